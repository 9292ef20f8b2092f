"""Games that ask the same thing are played side by side.

The threads of a warp march in step: where one must go another way, the others wait. So a block of threads owns a pool
of games and, before every move, lines them up by the decision that each of them asks for.
"""

from __future__ import annotations

from typing import Any

from numba import cuda

from argosy.kernel.stack import WHAT

LARGEST_POOL = 1024  # games of one block
KINDS = 64  # sorts of decisions, more than any game has
SLOTS = KINDS + 1  # where each sort begins, and how many games there are


@cuda.jit(device=True)
def line_up(games: Any, first: int, last: int, order: Any, starts: Any) -> int:
    """The numbers of all games of a pool that are not over, by sort of decision, into `order`; how many they are."""
    thread = cuda.threadIdx.x
    threads = cuda.blockDim.x
    for kind in range(thread, SLOTS, threads):
        starts[kind] = 0
    cuda.syncthreads()
    for game in range(first + thread, last, threads):
        s = games[game]
        if s.depth > 0:
            cuda.atomic.add(starts, 0 + s.asks[s.depth - 1, WHAT], 1)
    cuda.syncthreads()
    if thread == 0:
        total = 0
        for kind in range(KINDS):
            here = starts[kind]
            starts[kind] = total
            total += here
        starts[KINDS] = total
    cuda.syncthreads()
    for game in range(first + thread, last, threads):
        s = games[game]
        if s.depth > 0:
            order[cuda.atomic.add(starts, 0 + s.asks[s.depth - 1, WHAT], 1)] = game
    cuda.syncthreads()
    return int(starts[KINDS])
