"""The games of a series on many machines, by Ray (the extra `ray`); the same games as `series.run` plays here."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Mapping
from typing import Any

from argosy.arena.errors import RayMissing, RayUnreachable
from argosy.arena.series import Outcome, Pairing, Plan, Workplace
from argosy.play.first_run import ready
from argosy.play.match import game_of

HERE = "local"  # instead of an address: a Ray of one's own on this machine
PATIENCE = 1.0  # seconds between two looks at whether somebody wants to stop


def play_one(plan: Plan, pairing: Pairing) -> Outcome:
    """One game, in a worker: rules and bots are made once a process."""
    kept = plan.game, plan.bots, plan.seats, plan.games, plan.seed, tuple(plan.options.items())
    return workplace(*kept, plan.secret, plan.isolated).play(pairing)


@functools.lru_cache(maxsize=4)
def workplace(
    game: str, bots: tuple[str, ...], seats: int, games: int, seed: int, options: tuple[tuple[str, int | bool], ...],
    secret: str, isolated: bool,
) -> Workplace:  # fmt: skip
    """What a worker needs to play games of a plan."""
    ready(game_of(game))
    return Workplace(Plan(game, bots, seats, games, seed, dict(options), secret, isolated))


def run_on_ray(
    plan: Plan,
    address: str,
    done: Mapping[tuple[int, int, int], Outcome] | None = None,
    tell: Callable[[Outcome], None] = lambda outcome: None,
    stop: threading.Event | None = None,
) -> list[Outcome]:
    """Play what is not yet done on the cores of a cluster; `tell` hears of every game as it ends."""
    ray = reach(address)
    outcomes = dict(done or {})
    try:
        task = ray.remote(play_one)
        waiting = [task.remote(plan, pairing) for pairing in plan.pairings() if pairing.key not in outcomes]
        while waiting and not (stop and stop.is_set()):
            ended, waiting = ray.wait(waiting, num_returns=1, timeout=PATIENCE)
            for outcome in ray.get(ended):
                outcomes[outcome.pairing.key] = outcome
                tell(outcome)
    finally:
        ray.shutdown()  # what is still waiting goes with the job
    return [outcomes[key] for key in sorted(outcomes)]


def reach(address: str) -> Any:
    """Ray, connected to the cluster at this address."""
    try:
        import ray
    except ImportError:
        raise RayMissing() from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise RayUnreachable(address=address, reason=str(error).partition("\n")[0]) from None
    return ray
