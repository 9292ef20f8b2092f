"""`python -m argosy.analysis.making GAME`: make puzzles from bots' games.

Mates play each other; at every decision the moves are weighed in a few deals of what the seat cannot see. Where one
move is ahead of all others by `CLEARLY`, two longer searches look again: the same judgement in other and many more
deals, and a captain with three times its usual second. Only where both find the same move clearly better it becomes a
puzzle. What was found is written to a file as it is found, so the work can be stopped and gone on with.
"""

from __future__ import annotations

import argparse
import collections
import hashlib
import itertools
import json
import math
import pathlib
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from argosy.analysis.puzzles import EASY, FAIR, HARD, Puzzle, puzzle_of, read, write
from argosy.bots import bot
from argosy.bots.captain import Captain
from argosy.play import Match, View, new
from argosy.play.errors import ArgosyError
from argosy.play.match import game_of, question_of
from argosy.review.estimate import Estimator, Horizon, Weighed

FEWEST = 3  # moves to choose from
OPEN = (0.05, 0.95)  # a game that is decided asks nothing
CLEARLY = 0.05  # of a win: the best move against the next best, at first sight and …
SURELY = 0.04  # … in both longer searches, and when it is judged anew
FIRST, LONGER, LONGEST = 8, 96, 192  # deals
SECONDS = 3.0  # of the captain
SHOWN = 6  # moves that are compared in many deals, and whose chances are kept
A_GAME = 10  # puzzles from one game
SHARE = 0.6  # of a collection may be about one kind of question


class Maker:
    """Looks for puzzles in games of one game."""

    def __init__(self, game: str, seed: int = 1, least: int = EASY) -> None:
        self.game = game_of(game)
        self.least = least  # easier ones are passed over
        self.judge = Estimator(self.game, seed)
        captain = bot("captain", self.game, seed=seed, seconds=SECONDS)
        assert isinstance(captain, Captain)
        self.captain = captain
        self.deckhand, self.mate = bot("deckhand", self.game, seed=seed), bot("mate", self.game, seed=seed)

    def played(self, seed: int) -> Match:
        """A game between mates, for two, three or four by turns."""
        counts = [seats for seats in self.game.rules.seats if seats > 1]
        match = new(self.game.name, counts[seed % len(counts)], seed)
        while not match.over:
            assert match.to_move is not None
            match.push(self.mate.choose(match.view(match.to_move)))
        return match

    def puzzles(self, match: Match) -> Iterator[Puzzle]:
        """The puzzles of a game, from its beginning, middle and end as they come."""
        movers = match.movers
        moments = list(range(len(movers)))
        random.Random(match.seed).shuffle(moments)
        for made in moments:
            view = match.view_at(made, movers[made])
            if len(view.moves) >= FEWEST:
                found = self.puzzle(match, made, view)
                if found is not None:
                    yield found

    def puzzle(self, match: Match, made: int, view: View) -> Puzzle | None:
        """The puzzle of one moment, if it is one."""
        ahead = self.judge.horizon(view.state)
        first = self.judge.weigh(view.state, view.moves.codes, FIRST, ahead)
        if not OPEN[0] < first[0].chance < OPEN[1] or first[0].chance - first[1].chance < CLEARLY:
            return None
        level = self._level(view, first[0].code)
        if level < self.least:
            return None
        chances = self._longer(view, first, ahead)
        if chances is None:
            return None
        visits, agreed = self._captains(view, first[0].code)
        if not agreed:
            return None
        text = tuple(match.at(made).text().splitlines())
        notation, best = self.game.rules.notation, first[0].code
        second = first[1].code
        return Puzzle(
            id=hashlib.sha256("\n".join(text).encode()).hexdigest()[:10],
            game=self.game.name,
            start=text,
            theme=question_of(self.game, view.state),
            level=level,
            best=notation[best],
            chances={notation[code]: round(chance, 4) for code, chance in chances.items()},
            played=match.made[made].text,
            lines={notation[code]: self._line(view, code) for code in (best, second)},
            checked={"deals": LONGER, "playouts": visits},
        )

    def _longer(self, view: View, first: Sequence[Weighed], ahead: Horizon) -> dict[int, float] | None:
        """The chances after many deals; None if another move comes near the best one."""
        best = first[0].code
        chances = {best: 0.0}
        for rival in first[1:SHOWN]:
            found = self.judge.compare(view.state, best, rival.code, LONGER, ahead)
            if found.one - found.other - 2 * found.error < SURELY:
                return None
            chances[best], chances[rival.code] = found.one, found.other  # the best one in the same deals each time
        return dict(sorted(chances.items(), key=lambda item: -item[1]))

    def judged_anew(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle with today's chances, in yet other and more deals; None if its answer is no longer ahead of every
        other move that was looked at."""
        match = puzzle.match()
        view, find = match.view(match.to_move), match.moves.find
        ahead, best = self.judge.horizon(view.state), find(puzzle.best).code
        chances = {puzzle.best: 0.0}
        for rival in list(puzzle.chances)[1:]:
            found = self.judge.compare(view.state, best, find(rival).code, LONGEST, ahead)
            if found.one - found.other <= max(SURELY, 2 * found.error):
                return None
            chances[puzzle.best], chances[rival] = round(found.one, 4), round(found.other, 4)
        ordered = dict(sorted(chances.items(), key=lambda item: -item[1]))
        lines = {move: self._line(view, find(move).code) for move in list(ordered)[:2]}
        return replace(puzzle, chances=ordered, lines=lines, checked={**puzzle.checked, "deals": LONGEST})

    def _captains(self, view: View, best: int) -> tuple[int, bool]:
        """How many playouts a captain made, and whether it finds the same move clearly better."""
        opinions = {move.code: opinion for move, opinion in self.captain.judge(view).items()}
        others = max(opinion.chance for code, opinion in opinions.items() if code != best)
        liked = next(iter(opinions)) == best and opinions[best].chance - others >= SURELY
        return sum(opinion.visits for opinion in opinions.values()), liked and math.isfinite(opinions[best].chance)

    def _level(self, view: View, best: int) -> int:
        if self.deckhand.choose(view).code == best:
            return EASY
        return FAIR if self.mate.choose(view).code == best else HARD

    def _line(self, view: View, code: int) -> tuple[str, ...]:
        return tuple(self.game.rules.notation[each] for each in self.judge.line(view.state, code))


def chosen(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many puzzles, no kind of question above its share: the harder first, then the clearer."""
    counts: collections.Counter[str] = collections.Counter()
    kept: list[Puzzle] = []
    for one in sorted(found, key=lambda one: (-one.level, -round(one.gap, 2), one.id)):
        if len(kept) < most and counts[one.theme] < max(1, SHARE * most):
            counts[one.theme] += 1
            kept.append(one)
    return kept


def gather(
    maker: Maker, work: pathlib.Path, seed: int, until: float, wanted: int, known: Sequence[Puzzle] = ()
) -> list[Puzzle]:
    """Go on with what is known and what the file has until there is enough, or the time is up; the file notes the seed
    of each game, too."""
    lines = [json.loads(line) for line in work.read_text(encoding="utf-8").splitlines()] if work.exists() else []
    found = [*known, *(puzzle_of(line) for line in lines if "id" in line)]
    seen = {line["seed"] for line in lines if "id" not in line}
    for number in itertools.count(seed):
        if time.monotonic() > until or len(chosen(found, wanted)) >= wanted:
            return found
        if number in seen:
            continue
        fresh = list(itertools.islice(maker.puzzles(maker.played(number)), A_GAME))
        found += fresh
        with work.open("a", encoding="utf-8") as file:
            for line in [*(one.data() for one in fresh), {"seed": number}]:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        print(f"{maker.game.name} {number}: {len(fresh)} puzzles, {len(found)} in all", flush=True)
    raise AssertionError


def renewed(game: str) -> list[Puzzle]:
    """The puzzles of a file under today's rules: those whose position still stands and whose moves are still legal."""
    rules = game_of(game).rules
    kept = []
    for one in read(game):
        start = tuple(f"rules: {rules.version}" if line.startswith("rules: ") else line for line in one.start)
        start = tuple(
            f"components: {rules.components().hash}" if line.startswith("components: ") else line for line in start
        )
        renewed = replace(one, start=start)
        try:
            if set(one.chances) <= set(renewed.match().moves.texts):
                kept.append(renewed)
        except ArgosyError:
            continue
    return kept


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=100, help="puzzles in the collection")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--work", type=pathlib.Path, help="what was found so far; GAME.found.jsonl by default")
    parser.add_argument("--least", type=int, default=EASY, help="make no easier ones; adds to the collection")
    parser.add_argument("--add", action="store_true", help="keep what the collection has, and add to it")
    parser.add_argument("--renew", action="store_true", help="only bring the file to today's rules")
    parser.add_argument(
        "--check", action="store_true", help="judge all puzzles anew; those go that are no longer clear"
    )
    asked = parser.parse_args()
    if asked.check:
        maker = Maker(asked.game)
        found = [one for one in map(maker.judged_anew, renewed(asked.game)) if one is not None]
    elif asked.renew:
        found = renewed(asked.game)
    else:
        work = asked.work or pathlib.Path(f"{asked.game}.found.jsonl")
        until = time.monotonic() + 60 * asked.minutes
        maker = Maker(asked.game, least=asked.least)
        known = read(asked.game) if asked.add or asked.least > EASY else []
        found = chosen(gather(maker, work, asked.seed, until, asked.wanted, known), asked.wanted)
    print(f"{write(asked.game, found)}: {len(found)} puzzles")


if __name__ == "__main__":
    main()
