"""Networks that do as mates or captains do, for the league: those are too slow to play thousands of games at once.

The bot plays games against itself at tables of every size, and a network learns which move it made in every position
with a choice, and how its games ended. Then the network plays as many games itself, and the bot says in every position
what it would do: else it would never learn what to do after a mistake of its own. It learns from all of them. Games are
kept in files, so that more can be added later. One in ten is not learned from: it tells how often both agree.
"""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from argosy.arena.results import Book
from argosy.arena.series import Plan, run
from argosy.bots import bot as bot_of
from argosy.bots import parse
from argosy.bots.players import Bot
from argosy.brains import prizes
from argosy.envs.tables import prepare, table
from argosy.kernel.bind import bind
from argosy.kernel.game import Game
from argosy.play.match import game_of
from argosy.training.export import export
from argosy.training.fleet import tables
from argosy.training.net import REACH, SEATS, Net, chances, drawn, filled_up, fitted
from argosy.training.settings import BadSettings, Settings

BATCH = 1024
HELD_OUT = 10  # one game of so many is not learned from


class Played(NamedTuple):
    """A game, and what the bot did or would have done at every move of it."""

    plan: Plan
    deal: int
    moves: Sequence[int]
    said: Sequence[int]
    scores: Sequence[int]


class Lesson(NamedTuple):
    """Decisions of a bot, a row each: what was seen, what was legal, what it did, and what came of it."""

    rows: Tensor
    mask: Tensor
    moves: Tensor
    aims: Tensor  # prizes, then points, by seat from the mover on
    here: Tensor  # which of them there are


def imitate(
    game: str, bot: str, folder: pathlib.Path, games: int, width: int, rate: float, passes: int, seed: int
) -> str:  # fmt: skip
    """Play what is missing of the games, go on learning from them, write the network; a sentence about it."""
    if games < HELD_OUT:
        raise BadSettings(f"games must be at least {HELD_OUT}, not {games}")
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", bot)
    torch.manual_seed(seed)
    stem, boards = folder / name, tables(game, Settings())
    plans = [Plan(game, (bot,), seats, games, seed, options) for seats, options, _ in boards]
    played = [each for number, plan in enumerate(plans) for each in _games(plan, stem, number)]
    learned, tested = _lessons(played)
    net = Net(learned.rows.shape[1], learned.mask.shape[1], width)
    before: dict[str, Any] = {"decisions": 0, "curve": []}
    checkpoint = folder / f"{name}.pt"
    if checkpoint.exists():
        before = torch.load(checkpoint, weights_only=True)
        if before["settings"]["width"] != width:
            raise BadSettings(f"{checkpoint} has width {before['settings']['width']}, and not {width}")
        net.load_state_dict(fitted(before["net"], learned.rows.shape[1], learned.mask.shape[1]))
    else:
        _learn(net, learned, rate, passes)
    played += [each for number, plan in enumerate(plans) for each in _advised(plan, stem, number, net)]
    learned, _ = _lessons(played)
    _learn(net, learned, rate, passes)
    agreed = agreement(net, tested)
    decisions = before["decisions"] + passes * len(learned.moves)
    curve = [*before["curve"], {"decisions": decisions, "games": games, "agreed": round(agreed, 4)}]
    settings = {**asdict(Settings(width=width, rate=rate, seed=seed)), "bot": bot}
    torch.save({
        "game": game, "rules": table(game, None, None)[0].rules.version, "settings": settings,
        "net": net.state_dict(), "decisions": decisions, "seconds": 0.0, "rounds": 0, "curve": curve,
    }, checkpoint)  # fmt: skip
    return f"{export(checkpoint, folder / f'{name}.npz')}; does as {bot} does in {100 * agreed:.1f} % of its decisions"


def _games(plan: Plan, stem: pathlib.Path, number: int) -> list[Played]:
    """The games of the bot against itself; what is missing is played."""
    book = Book(stem.with_name(f"{stem.name}-{number}.jsonl"), plan)
    found = run(plan, 0, book.read(), book.write)
    return [Played(plan, one.pairing.deal, one.moves, one.moves, one.scores) for one in found]


def _advised(plan: Plan, stem: pathlib.Path, number: int, net: Net) -> list[Played]:
    """As many games of the network against itself, in deals of their own, with the bot's advice."""
    file = stem.with_name(f"{stem.name}-{number}-advised.jsonl")
    kept = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    text, settings = parse(plan.bots[0])
    adviser = bot_of(text, game_of(plan.game), seed=plan.seed, **settings)
    with file.open("a", encoding="utf-8") as out:
        for deal in range(plan.games + len(kept), 2 * plan.games):
            kept.append(_with_advice(plan, deal, net, adviser))
            out.write(json.dumps(kept[-1]) + "\n")
    return [Played(plan, one["deal"], one["moves"], one["said"], one["scores"]) for one in kept[: plan.games]]


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def _with_advice(plan: Plan, deal: int, net: Net, adviser: Bot) -> dict[str, Any]:
    """One game that the network plays by its chances; the bot is asked what it would do, and shown the same."""
    found, _, options = table(plan.game, plan.seats, plan.options)
    rules, kernels = found.rules, found.rules.kernels
    s = rules.start(plan.seats, plan.seed_of(deal), list(options))
    moves, said = [], []
    while (seat := int(kernels.to_act(s))) >= 0:
        legal, view = rules.legal(s), rules.view(s, seat)
        code = wish = int(legal[0])
        if len(legal) > 1:
            row, mask = seen(found, view, legal)
            code = int(drawn(chances(net(torch.as_tensor(row)[None])[0], torch.as_tensor(mask)[None]))[0])
            wish = int(adviser.pick(view))
        moves.append(code)
        said.append(wish)
        kernels.apply(s, np.int16(code))
    numbers = np.zeros(rules.seats[-1], np.int16)
    kernels.scores(s, numbers)
    return {"deal": deal, "moves": moves, "said": said, "scores": numbers[: plan.seats].tolist()}


def seen(game: Game, view: Any, legal: Sequence[int]) -> tuple[Any, Any]:
    """What a view says as numbers, and which moves are legal."""
    inputs, codes = len(game.brain.features), len(game.rules.notation)
    row, mask = np.zeros(filled_up(inputs), np.float32), np.zeros(filled_up(codes), np.int8)
    game.brain.kernels.features(view, row[:inputs])
    mask[list(legal)] = 1
    return np.clip(row, -REACH, REACH), mask


def _lessons(played: Sequence[Played]) -> tuple[Lesson, Lesson]:
    """What to learn from, and what to be tested by."""
    parts: tuple[list[list[Any]], list[list[Any]]] = ([], [])
    for index, one in enumerate(played):
        parts[index % HELD_OUT == HELD_OUT - 1].extend(_decisions(one))
    learned, tested = (
        Lesson(*(torch.as_tensor(np.stack(column)) for column in zip(*part, strict=True))) for part in parts
    )
    return learned, tested


def _decisions(one: Played) -> Iterator[list[Any]]:
    """Every decision with a choice of a game, as a row."""
    plan, seats = one.plan, one.plan.seats
    found, _, options = table(plan.game, seats, plan.options)
    prepare(found)
    rules, kernels = found.rules, found.rules.kernels
    s = rules.start(seats, plan.seed_of(one.deal), list(options))
    made = []
    for code, wish in zip(one.moves, one.said, strict=True):
        seat, legal = int(kernels.to_act(s)), rules.legal(s)
        if len(legal) > 1:
            made.append((seat, *seen(found, rules.view(s, seat), legal), wish))
        kernels.apply(s, np.int16(code))
    numbers, place = np.zeros(rules.seats[-1], np.int16), bind(prizes, plan.game).place
    worth = [float(place(s, seat, numbers)) for seat in range(seats)]
    for seat, row, mask, code in made:
        aims, here = np.zeros(2 * SEATS, np.float32), np.zeros(2 * SEATS, np.float32)
        for step in range(seats):
            who = (seat + step) % seats
            aims[step], aims[SEATS + step] = worth[who], one.scores[who] / prizes.SCORE_SCALE
            here[step] = here[SEATS + step] = 1
        yield [row, mask, np.int64(code), aims, here]


def _learn(net: Net, lesson: Lesson, rate: float, passes: int) -> None:
    """So many times over all decisions; the rate sinks to a tenth."""
    optimizer = torch.optim.Adam(net.parameters(), rate, eps=1e-5)
    for done in range(passes):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - 0.9 * done / passes)
        for part in torch.randperm(len(lesson.moves)).split(BATCH):
            preferences, prospects = net(lesson.rows[part])
            wrong = -chances(preferences, lesson.mask[part]).gather(1, lesson.moves[part, None]).mean()
            astray = ((prospects - lesson.aims[part]).square() * lesson.here[part]).mean()
            optimizer.zero_grad(set_to_none=True)
            (wrong + astray).backward()
            optimizer.step()


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def agreement(net: Net, lesson: Lesson) -> float:
    """The share of decisions in which the network likes best what the bot did."""
    liked = chances(net(lesson.rows)[0], lesson.mask).argmax(-1)
    return float((liked == lesson.moves).float().mean())
