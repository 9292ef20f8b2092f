"""Our games beside other libraries' games, in one run on one machine: decisions a second, legal moves included.

    python bench/peers.py [--seconds 2] [--json FILE] [--svg FILE] [--only WORD]

A peer that is not installed is named with the reason. Every figure is the best of several rounds of random play, since
whatever else runs on the machine can only slow it down; compare within one run. Beside the clock stands the rate per
second of processor time, which other programs disturb less (on an idle machine, on one core, both are the same).
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import pathlib
import platform
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

ROUNDS = 3
OUR_GAMES = ("goa", "grog_island", "amerigo", "maracaibo")
BATCH = 1024  # games in vector stepping on one core
SHARE = 2048  # games a core on several: handing work over costs the same for many as for few


@dataclass(frozen=True)
class Figure:
    """One measured thing; or the reason why it was not."""

    library: str
    game: str
    how: str
    rate: tuple[float, float] | None  # decisions a second, and decisions a second of processor time
    why: str = ""


def rate_of(round_of_play: Callable[[float], int], seconds: float) -> tuple[float, float]:
    """The best of several rounds; the first call warms up. `round_of_play(seconds)` answers decisions made."""
    round_of_play(seconds / 10)
    by_clock, by_processor = 0.0, 0.0
    for _ in range(ROUNDS):
        began, worked = time.perf_counter(), time.process_time()
        made = round_of_play(seconds / ROUNDS)
        by_clock = max(by_clock, made / (time.perf_counter() - began))
        by_processor = max(by_processor, made / (time.process_time() - worked))
    return by_clock, by_processor


def until(seconds: float, play: Callable[[], int]) -> int:
    """Play game after game (or step after step) for so long; the decisions made."""
    end, made = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        made += play()
    return made


# ours


def ours(name: str, seconds: float) -> list[Figure]:
    """Playouts on one core and on all, stepping from Python, and one game from Python."""
    from argosy.envs import VectorEnv
    from argosy.games import find
    from argosy.kernel.batch import Batch

    game, cores = find(name), os.cpu_count() or 1
    seats = 2
    found = []
    for count, how in ((1, "playouts, one core"), (cores, f"playouts, {cores} cores")):
        batch = Batch(game, 200 * count, seats, cores=count)
        rate = rate_of(lambda t, batch=batch: until(t, lambda: batch.playouts(random.getrandbits(40))), seconds)  # type: ignore[misc]
        found.append(Figure("Argosy", game.title, how, rate))
    for count, batch, how in (
        (1, BATCH, "vector stepping from Python, one core"),
        (cores, SHARE * cores, f"vector stepping from Python, {cores} cores"),
    ):
        env = VectorEnv(name, batch, seats, cores=count)
        env.reset()
        for _ in range(200):  # into the middle of the games
            env.step(env.random_moves())

        def stepped(env: Any = env) -> int:
            env.step(env.random_moves())
            return int(env.count)

        found.append(Figure("Argosy", game.title, how, rate_of(lambda t, play=stepped: until(t, play), seconds)))  # type: ignore[misc]
    found.append(
        Figure("Argosy", game.title, "one game from Python", rate_of(lambda t: until(t, one_by_one(game)), seconds))
    )
    return found


def one_by_one(game: Any) -> Callable[[], int]:
    """A whole game with a call of the kernels for every decision."""

    def play() -> int:
        s = game.rules.start(2, random.getrandbits(60), [int(option.default) for option in game.rules.options.values()])
        out, made = np.zeros(game.rules.max_moves, np.int16), 0
        while n := game.rules.kernels.legal(s, out):
            game.rules.kernels.apply(s, out[int(random.random() * n)])
            made += 1
        return made

    return play


# peers: each answers its figures, or raises ImportError when it is not installed


def catanatron(seconds: float) -> list[Figure]:
    """Catan with its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(actions_of(game))

    def actions_of(game: Any) -> Any:
        return getattr(game.state, "actions", None) or game.state.action_records

    return [Figure("Catanatron", "Catan", "its own loop", rate_of(lambda t: until(t, play), seconds))]


def open_spiel(seconds: float) -> list[Figure]:
    """Three of its games: driven from Python, and by its own loop in C++ where the bindings offer one."""
    import pyspiel

    found = []
    for name in ("gin_rummy", "backgammon", "hearts"):
        game = pyspiel.load_game(name)

        def play(game: Any = game) -> int:
            state, made = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                    continue
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
            return made

        found.append(Figure("OpenSpiel", name, "from Python", rate_of(lambda t, play=play: until(t, play), seconds)))  # type: ignore[misc]
        found.append(native(pyspiel, game, name, seconds))
    return found


def native(pyspiel: Any, game: Any, name: str, seconds: float) -> Figure:
    """Its uniform random bots, evaluated by its own C++ loop (trajectories record the decisions)."""
    how = "its own loop in C++"
    if not hasattr(pyspiel, "evaluate_bots") or not hasattr(pyspiel, "make_uniform_random_bot"):
        return Figure("OpenSpiel", name, how, None, "these bindings offer no native loop")

    def play() -> int:
        bots = [pyspiel.make_uniform_random_bot(p, random.getrandbits(30)) for p in range(game.num_players())]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        return sum(1 for step in state.full_history() if step.player >= 0)

    return Figure("OpenSpiel", name, how, rate_of(lambda t: until(t, play), seconds))


def pettingzoo(seconds: float) -> list[Figure]:
    """Connect Four of its classic games (those over RLCard are measured under RLCard)."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        made = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(random.choice(observation["action_mask"].nonzero()[0].tolist()))
            made += 1
        return made

    return [Figure("PettingZoo", "connect_four", "from Python", rate_of(lambda t: until(t, play), seconds))]


def rlcard(seconds: float) -> list[Figure]:
    """Gin rummy and no-limit hold'em with its own random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    found = []
    for name in ("gin-rummy", "no-limit-holdem"):
        env = library.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            trajectories, _ = env.run(is_training=False)
            return sum(len(one) // 2 for one in trajectories)

        found.append(Figure("RLCard", name, "its own loop", rate_of(lambda t, play=play: until(t, play), seconds)))  # type: ignore[misc]
    return found


def pgx(seconds: float) -> list[Figure]:
    """Backgammon and Connect Four in batches, compiled by JAX for the CPU."""
    import jax
    import pgx as library

    found = []
    for name in ("backgammon", "connect_four"):
        env = library.make(name)
        step = jax.jit(jax.vmap(library.auto_reset(env.step, env.init) if hasattr(library, "auto_reset") else env.step))
        choose = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9))))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
        held = [state, jax.random.PRNGKey(1)]

        def play(held: Any = held, step: Any = step, choose: Any = choose) -> int:
            held[1], key, dice = jax.random.split(held[1], 3)
            moves = choose(jax.random.split(key, BATCH), held[0].legal_action_mask)
            held[0] = jax.block_until_ready(step(held[0], moves, jax.random.split(dice, BATCH)))
            return BATCH

        how = f"batches of {BATCH} on the CPU"
        found.append(Figure("Pgx", name, how, rate_of(lambda t, play=play: until(t, play), seconds)))  # type: ignore[misc]
    return found


PEERS: dict[str, Callable[[float], list[Figure]]] = {
    "Catanatron": catanatron, "OpenSpiel": open_spiel, "PettingZoo": pettingzoo, "RLCard": rlcard, "Pgx": pgx,
}  # fmt: skip


def measured(library: str, measure: Callable[[float], list[Figure]], seconds: float) -> list[Figure]:
    """The figures of one library, or why there are none: a peer that fails must not end the run."""
    try:
        return measure(seconds)
    except ImportError as error:
        return [Figure(library, "", "", None, f"not installed ({error})")]
    except Exception as error:
        return [Figure(library, "", "", None, f"failed: {type(error).__name__}: {error}")]


def table(figures: list[Figure]) -> str:
    """Markdown."""
    lines = ["| library | game | how | decisions/s | per second of processor time |", "|---|---|---|---:|---:|"]
    for one in figures:
        shown = f"{one.rate[0]:,.0f} | {one.rate[1]:,.0f}" if one.rate else f"{one.why} |"
        lines.append(f"| {one.library} | {one.game} | {one.how} | {shown} |")
    return "\n".join(lines)


def picture(figures: list[Figure]) -> str:
    """A bar a figure, decisions per second of processor time on a logarithmic scale, as SVG."""
    shown = [(one, one.rate[1]) for one in figures if one.rate]
    left, width, line = 400, 520, 22
    low, high = 1e2, 1e8
    rows = []
    for i, (one, rate) in enumerate(shown):
        y = 34 + i * line
        long = width * np.log(max(rate, low) / low) / np.log(high / low)
        colour = "#005C9E" if one.library == "Argosy" else "#A8997A"
        rows.append(
            f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{one.library} {one.game}, {one.how}</text>'
            f'<rect x="{left}" y="{y + 2}" width="{long:.0f}" height="{line - 6}" rx="3" fill="{colour}"/>'
            f'<text x="{left + long + 6:.0f}" y="{y + 14}">{short(rate)}</text>'
        )
    for power in range(2, 9):
        x = left + width * (power - 2) / 6
        name = f"10<tspan dy='-4' font-size='9'>{power}</tspan>"
        rows.append(f'<text x="{x:.0f}" y="22" text-anchor="middle">{name}</text>')
        rows.append(f'<path d="M{x:.0f} 28V{34 + len(shown) * line}" stroke="#DACEB4"/>')
    high_px = 44 + len(shown) * line
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {high_px}" role="img" '
        f'aria-label="Decisions per second of processor time, logarithmic" font-family="sans-serif" '
        f'font-size="12" fill="#1B2A35">'
        f'<rect width="100%" height="100%" fill="#F6F0E2"/>{"".join(reversed(rows))}</svg>\n'
    )


def short(rate: float) -> str:
    """A rate as people say it."""
    return f"{rate / 1e6:.1f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def versions() -> dict[str, str]:
    """What was measured."""
    found = {"python": platform.python_version()}
    for name in ("numba", "numpy", "catanatron", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax"):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def main() -> None:
    """Measure everything, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--svg", type=pathlib.Path)
    parser.add_argument("--games", default=",".join(OUR_GAMES), help="of ours, with commas")
    parser.add_argument("--only", default="", help="only libraries and games with this word in their names")
    asked = parser.parse_args()
    figures: list[Figure] = []
    for name in asked.games.split(","):
        if asked.only.lower() in f"argosy {name}":
            figures += measured("Argosy", lambda seconds, name=name: ours(name, seconds), asked.seconds)  # type: ignore[misc]
    for library, measure in PEERS.items():
        if asked.only.lower() in library.lower():
            figures += measured(library, measure, asked.seconds)
    print(table(figures))
    if asked.json:
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        machine = {"cores": os.cpu_count(), "processor": platform.machine(), "load": load}
        facts = {"versions": versions(), "machine": machine, "figures": [asdict(one) for one in figures]}
        asked.json.parent.mkdir(parents=True, exist_ok=True)
        asked.json.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    if asked.svg:
        asked.svg.write_text(picture(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
