"""What a series of games says: wins with intervals, points, ratings; as a table, as Markdown, as JSON."""

from __future__ import annotations

import json
import math
import pathlib
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from argosy.arena.errors import NoMoves, OtherSeries, SecretSeries
from argosy.arena.series import Outcome, Pairing, Plan
from argosy.bots.seeds import drawn, run_secret
from argosy.games import find
from argosy.play import Record
from argosy.play.match import check_options
from argosy.play.record import FORMAT as RECORD
from argosy.play.record import VERSION

NORMAL_95 = 1.959964
FORMAT = "argosy arena"
DICE = 2  # how deals and dice follow from the seed; another number, other games


@dataclass(frozen=True)
class Standing:
    """How one bot did. Intervals are of 95 %; games of one deal are counted as one observation."""

    bot: str
    games: int
    wins: float  # shared victories count in part
    win_rate: float
    win_error: float  # half the interval
    fair: float  # the win rate of equals
    points: float
    points_error: float
    low: float  # a tenth of its scores are below
    high: float  # a tenth are above
    place: float  # the average rank
    rating: float  # Plackett-Luce, 25 is average
    rating_error: float


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Every bot, the best first."""
    ratings = rated(outcomes)
    found = [_standing(text, outcomes, ratings[text]) for text in ratings]
    return sorted(found, key=lambda each: (-(each.win_rate - each.fair), each.bot))


def _standing(text: str, outcomes: Sequence[Outcome], rating: Any) -> Standing:
    wins: dict[int, list[float]] = {}
    points: dict[int, list[float]] = {}
    places: list[int] = []
    fair = 0.0
    for outcome in outcomes:
        winners = outcome.ranks.count(1)
        for seat, seated in enumerate(outcome.pairing.seated):
            if seated == text:
                wins.setdefault(outcome.pairing.deal, []).append(1 / winners if outcome.ranks[seat] == 1 else 0.0)
                points.setdefault(outcome.pairing.deal, []).append(float(outcome.scores[seat]))
                places.append(outcome.ranks[seat])
                fair += 1 / len(outcome.ranks)
    every = [score for deal in points.values() for score in deal]
    rate, error = clustered(wins)
    average, spread = clustered(points)
    low, high = np.quantile(every, [0.1, 0.9])
    return Standing(
        bot=text, games=len(places), wins=rate * len(places), win_rate=rate, win_error=error, fair=fair / len(places),
        points=average, points_error=spread, low=float(low), high=float(high), place=float(np.mean(places)),
        rating=rating.mu, rating_error=NORMAL_95 * rating.sigma,
    )  # fmt: skip


def clustered(groups: Mapping[int, Sequence[float]]) -> tuple[float, float]:
    """The average over all, and half its 95 % interval; what is in one group may depend on each other."""
    sizes = np.array([len(group) for group in groups.values()], float)
    sums = np.array([sum(group) for group in groups.values()])
    mean = float(sums.sum() / sizes.sum())
    if len(sizes) < 2:
        return mean, math.nan
    strays = sums - mean * sizes
    spread = float(strays @ strays) * len(sizes) / (len(sizes) - 1)
    return mean, NORMAL_95 * math.sqrt(spread) / float(sizes.sum())


def rated(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Plackett-Luce ratings after all games, in the order in which they are listed."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for outcome in outcomes:
        seated = outcome.pairing.seated
        for text in seated:
            ratings.setdefault(text, model.rating(name=text))
        if len(set(seated)) == 1:
            continue
        seats = model.rate([[ratings[text]] for text in seated], ranks=[float(rank) for rank in outcome.ranks])
        for text in set(seated):  # a bot in several seats learns from each of them, as if it had sat in one
            mine = [rating for (rating,), other in zip(seats, seated, strict=True) if other == text]
            ratings[text] = model.rating(
                name=text,
                mu=statistics.fmean(rating.mu for rating in mine),
                sigma=statistics.fmean(rating.sigma for rating in mine),
            )
    return ratings


def winners(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """The winning scores: average, and the points below which a tenth, and nine tenths, of them lie."""
    best = [max(outcome.scores) for outcome in outcomes]
    low, high = np.quantile(best, [0.1, 0.9])
    return {"mean": float(np.mean(best)), "low": float(low), "high": float(high)}


def as_data(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything as plain data, for JSON."""
    return {
        "format": FORMAT,
        "plan": plan_data(plan),
        "games": len(outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "winning_scores": winners(outcomes),
        "standings": [_as_json(asdict(each)) for each in standings(outcomes)],
    }


def plan_data(plan: Plan) -> dict[str, Any]:
    """A plan as plain data."""
    data = {
        "game": plan.game, "bots": list(plan.bots), "seats": plan.seats, "games": plan.games, "seed": plan.seed,
        "options": dict(plan.options), "dice": DICE,
    }  # fmt: skip
    if plan.secret:  # enough to see that it was the same, and nothing to find it by
        data["secret"] = drawn(run_secret(plan.seed, plan.secret), "name")
    return data


def as_markdown(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """A report for people."""
    best = winners(outcomes)
    lines = [
        f"# Arena: {plan.game}, {plan.seats} seats",
        "",
        f"{len(outcomes)} games, seed {plan.seed}, every line-up in all rotations of the seats with the same seeds. "
        f"Winning scores: {best['mean']:.1f} on average, {best['low']:.0f} to {best['high']:.0f} for eight in ten.",
        "",
        "| bot | games | wins | fair | points | 10–90 % | place | rating |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for each in standings(outcomes):
        lines.append(
            f"| {each.bot} | {each.games} | {percent(each.win_rate, each.win_error)} | {each.fair:.1%} "
            f"| {within(each.points, each.points_error)} | {each.low:.0f}–{each.high:.0f} | {each.place:.2f} "
            f"| {each.rating:.1f} ± {each.rating_error:.1f} |"
        )
    return "\n".join([*lines, ""])


def _as_json(row: dict[str, Any]) -> dict[str, Any]:
    """What cannot be known is null: JSON has no word for "not a number"."""
    return {name: None if isinstance(value, float) and math.isnan(value) else value for name, value in row.items()}


def percent(rate: float, error: float) -> str:
    """A rate with its interval."""
    return within(rate, error, ".1%")


def within(value: float, error: float, form: str = ".1f") -> str:
    """A number with half its interval; one deal tells nothing about how far off it may be."""
    return f"{value:{form}} ± {'?' if math.isnan(error) else format(error, form)}"


class Book:
    """The games of a series in a file, a line each, so that it can be stopped and gone on with."""

    def __init__(self, path: pathlib.Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def read(self) -> dict[tuple[int, int, int], Outcome]:
        """The games already played; none if there is no file."""
        if not self.path.exists():
            return {}
        text = self.path.read_text(encoding="utf-8")
        first, *rest = text.splitlines() or ["{}"]
        self._check(json.loads(first))
        if not text.endswith("\n"):  # a broken last line must not swallow the next game
            with self.path.open("a", encoding="utf-8") as file:
                file.write("\n")
        return {outcome.pairing.key: outcome for outcome in self._outcomes(rest)}

    def _check(self, head: Mapping[str, Any]) -> None:
        kept, wanted = head.get("plan", {}), plan_data(self.plan)
        for what, value in {"secret": None, **wanted}.items():
            if what != "games" and kept.get(what) != value:  # a longer series goes on with a shorter one
                raise OtherSeries(file=str(self.path), what=what)

    def _outcomes(self, lines: Iterable[str]) -> Iterable[Outcome]:
        seating = {pairing.key: pairing for pairing in self.plan.pairings()}
        for line in lines:
            try:
                row = json.loads(line)
            except json.JSONDecodeError:
                continue  # the last line was being written when the series was stopped
            pairing: Pairing | None = seating.get(tuple(row["key"]))
            if pairing is not None:
                codes = find(self.plan.game).rules.codes
                moves = tuple(codes.get(move, -1) for move in row.get("moves", ()))
                yield Outcome(pairing, tuple(row["scores"]), tuple(row["ranks"]), row["decisions"], moves)

    def write(self, outcome: Outcome) -> None:
        """Add one game."""
        begun = self.path.exists()
        with self.path.open("a", encoding="utf-8") as file:
            if not begun:
                rules = find(self.plan.game).rules
                head = {"format": FORMAT, "plan": plan_data(self.plan), "rules": rules.version}
                file.write(json.dumps(head | {"components": rules.components().hash}) + "\n")
            file.write(json.dumps({
                "key": outcome.pairing.key, "bots": outcome.pairing.seated, "scores": outcome.scores,
                "ranks": outcome.ranks, "decisions": outcome.decisions, "moves": _texts(self.plan.game, outcome.moves),
            }, ensure_ascii=False) + "\n")  # fmt: skip


def _texts(game: str, moves: Iterable[int]) -> list[str]:
    notation = find(game).rules.notation
    return [notation[code] for code in moves]


def record_of(plan: Plan, outcome: Outcome) -> Record:
    """A game of a series as a record, which can be replayed, reviewed and analysed."""
    rules = find(plan.game).rules
    return Record(
        game=plan.game, rules=rules.version, components=rules.components().hash, seats=plan.seats,
        options=check_options(find(plan.game), plan.options), seed=plan.seed_of(outcome.pairing.deal),
        moves=tuple(_texts(plan.game, outcome.moves)), names=outcome.pairing.seated,
        result={"scores": outcome.scores, "ranks": outcome.ranks},
    )  # fmt: skip


def save_records(folder: pathlib.Path, plan: Plan, outcomes: Iterable[Outcome]) -> int:
    """Write the games of a series as records into a folder, a file each; how many there are."""
    kept = [outcome for outcome in outcomes if outcome.moves]
    for outcome in kept:
        record_of(plan, outcome).save(folder / f"{plan.game}-{'-'.join(map(str, outcome.pairing.key))}.json")
    return len(kept)


def records_in(text: str, file: str) -> list[Record]:
    """The games in the text of a kept series as records; none when it is something else. Nothing that it names is
    loaded: whoever sends it may have written anything."""
    first, *rest = text.split("\n")
    if f'"{FORMAT}"' not in first[:60]:
        return []
    head = json.loads(first)
    plan = head["plan"]
    if "secret" in plan:
        raise SecretSeries(file=file)
    secret = run_secret(int(plan["seed"]))
    found = []
    for line in rest:
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue  # the last line was being written when the series was stopped
        if row.get("moves"):
            content = {
                "format": RECORD, "version": VERSION, "game": plan["game"], "rules": head["rules"],
                "components": head["components"], "seats": plan["seats"], "options": plan["options"],
                "names": row["bots"], "seed": drawn(secret, "deal", int(row["key"][0])), "moves": row["moves"],
                "result": {"scores": row["scores"], "ranks": row["ranks"]},
            }  # fmt: skip
            found.append(Record.parse(json.dumps(content), file))
    if not found:
        raise NoMoves(file=file)
    return found
