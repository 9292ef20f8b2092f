"""Count anew and write perft.json; says every figure that changed.

python tests/perft/make.py                 # the same positions, counted anew
python tests/perft/make.py --deal goa      # new positions of these games: after a change of their record or rules
"""

from __future__ import annotations

import argparse
import os
import sys

from perft import HERE, POSITIONS, Case, Row, count, read, write

os.environ.setdefault("ARGOSY_GAMES", str(HERE.parent / "toy" / "games"))

import argosy

MOST = 3_000  # positions to look at in a case: as deep as that allows
MOST_BY_GAME = {"maracaibo": 1_200}  # its text form is long
MOST_INTERPRETED = 120

# seats, options, how far the game has come: 0 is the set-up, 0.5 the middle, -4 four moves before the end
DEALS: dict[str, list[tuple[int, dict[str, int], float]]] = {
    "amerigo": [(2, {}, 0), (4, {"tower": 1}, 0), (3, {}, 0.3), (2, {"tower": 1}, 0.6), (4, {}, 0.8), (2, {}, -2)],
    "goa": [
        (2, {}, 0), (4, {"bonanza": 1, "quick_start": 1}, 0), (3, {}, 0.3), (2, {"bonanza": 1}, 0.6),
        (4, {}, 0.8), (3, {"quick_start": 1}, -4),
    ],
    "grog_island": [(2, {}, 0), (4, {}, 0), (3, {}, 0.3), (2, {}, 0.6), (4, {}, 0.8), (3, {}, -2)],
    "maracaibo": [
        (1, {"jean": 4}, 0), (4, {"setup": 76}, 0), (3, {"setup": 77}, 0.3), (2, {}, 0.6), (1, {}, 0.8), (2, {}, -4),
    ],
    "toy": [(2, {}, 0), (3, {"dealt": 3}, 0), (4, {"long": 1}, 0.5), (2, {"dealt": 1}, -4)],
}  # fmt: skip


def deal(game: str, seats: int, options: dict[str, int], far: float) -> Case:
    """A position that deckhands have reached, kept as text."""
    bots = [argosy.bot("deckhand", game=game, seed=seat) for seat in range(seats)]
    match = argosy.new(game, seats=seats, seed=100 * seats + abs(int(10 * far)), options=options)
    while far and not match.over:
        match.push(bots[match.to_move or 0].choose(match.view(match.to_move)))
    length = len(match.made)
    moment = length + int(far) if far < 0 else int(far * length)
    chosen = "".join(f"-{name}{value}" for name, value in options.items())
    case = Case(f"{game}-{seats}{chosen}-after{moment}", 0)
    (POSITIONS / f"{case.name}.txt").write_text(match.at(moment).text(), encoding="utf-8")
    return case


def figures(case: Case) -> Case:
    """As deep as the limit allows, and at least one move."""
    looked_at, shallow, rows = 0, 1, []
    most = MOST_BY_GAME.get(case.game, MOST)
    for row in count(case.start()):
        looked_at += row.positions
        rows.append(row)
        if looked_at <= MOST_INTERPRETED:
            shallow = row.depth
        if looked_at + row.positions * row.positions // max(1, before(rows)) > most:
            break
    return Case(case.name, shallow, rows)


def before(rows: list[Row]) -> int:
    return rows[-2].positions if len(rows) > 1 else 1


def report(old: Case | None, new: Case) -> None:
    """What differs from the figures that were kept."""
    if old is None:
        print(f"{new.name}: new, to depth {len(new.rows)}, interpreted to {new.interpreted}")
        return
    for ours, theirs in zip(old.rows, new.rows, strict=False):
        for name, kept in vars(ours).items():
            if kept != getattr(theirs, name):
                print(f"{new.name}: depth {ours.depth}: {name} was {kept}, is {getattr(theirs, name)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deal", nargs="+", choices=sorted(DEALS), default=[], help="new positions of these games")
    chosen = parser.parse_args()
    kept = {case.name: case for case in read()}
    cases = []
    for game, deals in DEALS.items():
        if game in chosen.deal:
            for old in POSITIONS.glob(f"{game}-*.txt"):
                old.unlink()
            wanted = [deal(game, *one) for one in deals]
        else:
            wanted = [case for case in kept.values() if case.game == game]
        for case in wanted:
            cases.append(figures(case))
            report(kept.get(case.name), cases[-1])
            sys.stdout.flush()
    write(cases)
    print(f"{sum(len(case.rows) for case in cases)} rows of {len(cases)} positions are kept.")


if __name__ == "__main__":
    main()
