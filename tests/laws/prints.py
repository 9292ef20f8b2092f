"""Fingerprints of whole games: what is run interpreted, compiled and on a GPU, and must be the same byte for byte."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np
from cases import Case, cases_of

from argosy.bots.thinking import judgement
from argosy.kernel.position import bytes_of, copy_of


def prints_of(case: Case, seed: int, most: int) -> list[str]:
    """One line for every position of a random game: everything that the kernels say about it."""
    s, lines = case.start(seed), []
    legal = case.game.rules.legal(s)
    while legal and len(lines) < most:
        lines.append(print_of(case, s, legal))
        case.game.rules.kernels.apply(s, legal[(seed * 31 + len(lines) * 7919) % len(legal)])
        legal = case.game.rules.legal(s)
    return [*lines, print_of(case, s, legal)]


def print_of(case: Case, s: Any, legal: list[int]) -> str:
    """A hash of bytes, and the numbers that may differ in their last digit."""
    game = case.game
    digest = hashlib.sha256(bytes_of(s))
    digest.update(repr((legal, int(game.rules.kernels.to_act(s)), int(game.rules.kernels.ledger(s)))).encode())
    for kernel in (game.rules.kernels.scores, game.rules.kernels.ranks):
        out = np.zeros(game.rules.seats[-1], np.int16)
        kernel(s, out)
        digest.update(out.tobytes())
    for seat in range(case.seats):
        out = np.zeros(len(game.rules.sheet), np.int16)
        game.rules.kernels.sheet(s, seat, out)
        digest.update(out.tobytes())
    acting = int(game.rules.kernels.to_act(s))
    floats = []
    for viewer in {-1, max(acting, 0)}:
        view = game.rules.view(s, viewer)
        digest.update(bytes_of(view))
        features = np.zeros(len(game.brain.features), np.float32)
        game.brain.kernels.features(view, features)
        floats.append(float(np.abs(features).sum()))
        again = copy_of(view)
        game.rules.kernels.redeal(again, np.uint64(int(s.moves) + 5))
        digest.update(bytes_of(again))
        if legal and viewer == acting:
            moves = np.array(legal, np.int16)
            digest.update(str(int(game.brain.kernels.deckhand(view, moves, len(legal), int(s.moves)))).encode())
    floats += [float(judgement(game).value(s, seat)) for seat in range(case.seats)]
    return f"{digest.hexdigest()[:16]} {' '.join(f'{x:.4g}' for x in floats)}"


def all_prints(name: str, seeds: int, most: int) -> dict[str, list[str]]:
    """The fingerprints of a few games of every case."""
    return {f"{case} {seed}": prints_of(case, seed, most) for case in cases_of(name) for seed in range(1, seeds + 1)}


if __name__ == "__main__":
    json.dump(all_prints(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])), sys.stdout)
