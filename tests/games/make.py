"""Make the golden games anew, after the rules of a game have changed (and its rules version was raised).

    python tests/games/make.py [GAME ...]

For every number of players and every variant one game between deckhands, so that most rules are met; and for every
further way in which a game can end the first game that ends so.
"""

from __future__ import annotations

import itertools
import pathlib
import sys

import argosy
from argosy.games import find

HERE = pathlib.Path(__file__).parent
SEATS = {("maracaibo", "jean"): 1}  # a variant that matters only at such a table; else it is played with all seats

ENDS: dict[str, dict[str, tuple[str, int, dict[str, int | bool], list[int]]]] = {
    "maracaibo": {
        "shared_victory": ("random", 2, {}, [1, 1]),
        "solo_won": ("mate", 1, {"jean": 0}, [1]),
        "solo_lost": ("deckhand", 1, {"jean": 4, "setup": 77}, [2]),
    },
}  # by game and name: the bots that play, the table, and the places at the end


def played(name: str, seats: int, options: dict[str, int | bool], seed: int) -> argosy.Match:
    """One game between deckhands, with a random move now and then."""
    match = argosy.new(name, seats, seed, options)
    hands = [argosy.bot("deckhand", game=name, seed=seed + seat) for seat in range(seats)]
    strays = [argosy.bot("random", game=name, seed=seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_move
        assert seat is not None
        players = strays if len(match.made) % 9 == 8 else hands
        match.push(players[seat].choose(match.view(seat)))
    return match


def ended(name: str, who: str, seats: int, options: dict[str, int | bool], ranks: list[int]) -> argosy.Match:
    """The first game between such bots with these places at its end."""
    for seed in itertools.count(1):
        match = argosy.new(name, seats, seed, options)
        bots = [argosy.bot(who, game=name, seed=seed + seat) for seat in range(seats)]
        while (seat := match.to_move) is not None:
            match.push(bots[seat].choose(match.view(seat)))
        if list(match.ranks) == ranks:
            return match
    raise AssertionError("there is always a next seed")


def main() -> None:
    """One file for each table."""
    for name in sys.argv[1:] or argosy.games():
        game = find(name)
        for seats in game.rules.seats:
            played(name, seats, {}, seats).record().save(HERE / name / f"{seats}_seats.json")
        for option, choices in game.rules.options.items():
            for value in choices.choices:
                if value != choices.default:
                    seats = SEATS.get((name, option), game.rules.seats[-1])
                    match = played(name, seats, {option: value}, int(value) + 11)
                    match.record().save(HERE / name / f"{option}_{int(value)}.json")
        for end, (who, seats, options, ranks) in ENDS.get(name, {}).items():
            ended(name, who, seats, options, ranks).record().save(HERE / name / f"{end}.json")


if __name__ == "__main__":
    main()
