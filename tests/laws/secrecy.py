"""The laws of secrets: a seat learns nothing it may not know, and re-dealing is fair.

How a leak is looked for, without knowing the game:

* Re-deal what a seat cannot see and draw a fresh seed. Nothing that the seat is given may change: its view, its legal
  moves, its picture, its prompt, its log.
* Make the same move in the position and in the re-dealt one. Unless somebody saw something new (the position counts
  its reveals), the seat's view afterwards is the same too: what a seat knows after a move follows from what it knew
  and from the move. This is also what makes undo honest.
* Two moves that lead to different positions which a viewer cannot tell apart must read the same in its log.
* Of moves that count as open to all (`Brain.open_moves`) no two look the same to anybody, in any deal.
* A secret place is shown to everybody, or to one seat. A row of a secret table that has a row for each seat is shown to
  nobody but that seat. (Without this law a view that shows too much would pass all others: re-dealing keeps what the
  view shows.)

How fairness is looked for:

* At set-up no player has decided anything, so the true position and a re-deal of its view must have the same
  distribution, place by place, over many seeds.
* Later, re-dealing twice must be like re-dealing once: draw from a spectator's view, then from a seat's view of that;
  every secret place takes its values as often as in the first draw.
* What is really true is among what can be dealt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bulk
import numpy as np
from cases import SPECTATOR, Case, array_of, blank_like, some

import argosy
from argosy.kernel.bind import bind
from argosy.kernel.position import bytes_of, copy_of
from argosy.play import View

CHANCE = "seed"
SHOWN_TO_SOME = {  # game: secret fields that several seats, but not all, may rightly know
    "grog_island": {"face"},  # a goal card that goes from hand to hand is known to both
}


def redealt(case: Case, view: Any, seed: int) -> Any:
    """A full position that agrees with a view."""
    s = copy_of(view)
    case.game.rules.kernels.redeal(s, np.uint64(seed * 1_000_003 + 17))
    return s


def a_view_is_what_a_redeal_keeps(case: Case) -> None:
    """view(redeal(view)) == view; the re-dealt position is sound, has a fresh seed and can be played to the end."""
    game = case.game
    for seed, s in case.positions(range(1, some(6, 2)), 9):
        for viewer in case.viewers:
            view = game.rules.view(s, viewer)
            assert view.seed == 0, "a view contains the seed"
            assert view.viewer == (viewer + 1 if viewer >= 0 else -1), "a view does not say whose it is"
            other = redealt(case, view, seed + viewer)
            assert other.viewer == 0 and other.seed != s.seed
            assert bytes_of(game.rules.view(other, viewer)) == bytes_of(view), differences(
                game, game.rules.view(other, viewer), view
            )
            assert game.rules.kernels.ledger(other) == 0, (
                f"viewer {viewer}: {game.rules.ledgers[game.rules.kernels.ledger(other) - 1]}"
            )
            if seed % 5 == 1:
                left = case.walk(other, seed, game.rules.longest)
                assert left < game.rules.longest and game.rules.kernels.to_act(other) == -1
                assert game.rules.kernels.ledger(other) == 0


def changing_what_is_hidden_changes_nothing_seen(case: Case) -> None:
    """View, legal moves, prompt, picture and features are the same in a position and in its re-deal."""
    game = case.game
    for seed, s in case.positions(range(1, some(5, 2)), 23):
        for viewer in case.viewers:
            view = game.rules.view(s, viewer)
            other = redealt(case, view, seed)
            acting = int(game.rules.kernels.to_act(s))
            assert game.rules.kernels.to_act(other) == game.rules.kernels.to_act(view) == acting
            if viewer == acting:
                legal = game.rules.legal(s)
                assert game.rules.legal(other) == legal, "legal moves depend on what the seat cannot see"
                assert game.rules.legal(view) == legal, "legal moves are not the same in the view"
            seat = None if viewer == SPECTATOR else viewer
            before, after = View.of(game, s, seat), View.of(game, other, seat)
            assert before == after
            assert before.moves.codes == after.moves.codes
            assert before.prompt("de") == after.prompt("de")
            assert before.features() == after.features()
            if s.moves % 4 == 0:
                assert before.svg() == after.svg()


def knowing_follows_from_knowing_and_seeing(case: Case) -> None:
    """After the same move, what a seat sees differs only if something new was revealed; and then so does its log."""
    game = case.game
    for seed, s in case.positions(range(1, some(7, 2)), 5):
        legal = game.rules.legal(s)
        for viewer in case.viewers:
            other = redealt(case, game.rules.view(s, viewer), seed + 3)
            possible = [code for code in legal if code in game.rules.legal(other)]
            for code in possible[:6]:
                here, there = after(case, s, code), after(case, other, code)
                if bytes_of(game.rules.view(here, viewer)) == bytes_of(game.rules.view(there, viewer)):
                    continue
                silent = here.reveals == s.reveals or there.reveals == s.reveals
                seen = differences(game, game.rules.view(here, viewer), game.rules.view(there, viewer))
                assert not silent, f"{game.rules.notation[code]!r} shows viewer {viewer} something uncounted: {seen}"


def the_log_tells_only_what_was_seen(case: Case) -> None:
    """Moves that a viewer cannot tell apart read the same in its log."""
    game = case.game
    texts = game.rules.notation
    step = 7 if game.rules.longest > 1000 else 2
    for _, s in case.positions(range(1, some(3, 2)), step):
        for viewer in case.viewers:
            before = game.rules.view(s, viewer)
            told: dict[bytes, tuple[bytes, list[Any], int]] = {}
            for code in game.rules.legal(s)[:16]:
                whole = after(case, s, code)
                seen = game.rules.view(whole, viewer)
                lines = game.face.tell(before, code, seen)
                first = told.setdefault(bytes_of(seen), (bytes_of(whole), lines, code))
                same = first[0] == bytes_of(whole) or first[1] == lines
                assert same, f"the log gives {texts[first[2]]!r} and {texts[code]!r} away to {viewer}"


def open_moves_are_told_apart(case: Case) -> None:
    """A move by which bots may guess is seen by everybody: whatever is hidden, no other move would look the same."""
    game = case.game
    for seed, s in case.positions(range(1, some(4, 2)), 7 if game.brain.open_moves else game.rules.longest):
        acting = int(game.rules.kernels.to_act(s))
        for viewer in range(case.seats if game.brain.open_moves else 0):
            if viewer == acting:
                continue
            other = redealt(case, game.rules.view(s, viewer), seed + 9)
            looks: dict[bytes, int] = {}
            for position in (s, other):
                for code in game.rules.legal(position)[:24]:
                    first = looks.setdefault(bytes_of(game.rules.view(after(case, position, code), viewer)), code)
                    if first == code or not game.brain.open_moves.intersection((first, code)):
                        continue
                    texts = f"{game.rules.notation[first]!r} and {game.rules.notation[code]!r}"
                    assert first in game.rules.legal(position), f"{texts} look the same to {viewer}"
                    one, two = (bytes_of(after(case, position, each)) for each in (first, code))
                    assert one == two, f"{texts} look the same to {viewer}"  # unless they are the same


def a_match_leaks_nothing(case: Case) -> None:
    """The log and the pictures of a match are the same when the hidden part was another one all along."""
    game = case.game
    for seed, s in case.positions(range(3, some(5, 4)), 43):
        for viewer in range(case.seats):
            other = redealt(case, game.rules.view(s, viewer), seed)
            matches = [argosy.Match(game, position, dict(case.options)) for position in (s, other)]
            for code in game.rules.legal(s)[:2]:
                if code not in matches[1].moves:
                    continue
                for match in matches:
                    match.push(code)
                if matches[0].view(viewer) == matches[1].view(viewer):
                    assert matches[0].log(viewer) == matches[1].log(viewer)
                    assert matches[0].svg(viewer) == matches[1].svg(viewer)
                for match in matches:
                    match.pop()


def a_secret_is_known_to_all_or_to_one(case: Case) -> None:
    """No secret place is shown to some seats but not to all, and no row of a seat is shown to another seat."""
    game = case.game
    most = game.rules.seats[-1]
    for _, s in case.positions(range(1, some(8, 2)), 5):
        if s.depth == 0:
            continue  # at the end hands may be laid open
        views = [game.rules.view(s, viewer) for viewer in case.viewers]
        for name, field in game.rules.State.fields.items():
            if field.seen or name == CHANCE or name in SHOWN_TO_SOME.get(game.name, ()):
                continue
            shown = np.array([np.atleast_1d(view[name]) != 0 for view in views])  # viewer, place
            spectator, seats = shown[0], shown[1:]
            assert not (spectator & ~seats).any(), f"{name}: a spectator knows what a seat does not"
            among = seats.sum(axis=0)
            assert not ((among > 1) & ~spectator).any(), f"{name}: several seats know a secret that is not public"
            if field.shape and field.shape[0] == most and len(field.shape) + (field.kind[1] == "8") > 1:
                for seat in range(case.seats):
                    others = np.delete(np.arange(case.seats), seat)
                    assert not (seats[seat][others] & ~spectator[others]).any(), f"{name}: seat {seat} sees another's"


# fairness


def re_dealing_is_like_dealing(case: Case) -> None:
    """At set-up the truth and a re-deal of any view of it have the same distribution."""
    count = some(5000, 200)
    truths = blank_like(case.start(1), count)
    options = np.array([value for _, value in case.options], np.int16)
    bind(bulk, case.name).set_up(truths, case.seats, options, np.arange(1, count + 1, dtype=np.uint64))
    for viewer in (SPECTATOR, 0, case.seats - 1):
        compare(case, truths, re_dealt_all(case, truths, viewer, 31), f"set-up, viewer {viewer}")


def re_dealing_twice_is_like_once(case: Case) -> None:
    """A re-deal of a re-deal, seen through any seat, has the same distribution as the first."""
    for s in fairness_positions(case):
        once = re_dealt_all(case, array_of(s, some(5000, 200)), SPECTATOR, 5)
        for viewer in range(case.seats):
            compare(case, once, re_dealt_all(case, once, viewer, 7), f"after {s.moves} moves, viewer {viewer}")


def the_truth_is_among_the_re_deals(case: Case) -> None:
    """Every secret place really holds something that a re-deal puts there too.

    One of 101 cards of which 40 are in a pile of 85 lies at its place in one of 215 deals, so that 2,000 deals miss it
    once in 11,000 times, and thousands of places are looked at: what was missed is dealt for again before it counts.
    """
    for s in fairness_positions(case):
        for viewer in case.viewers:
            missing = never_dealt(case, s, viewer, some(2000, 300), tries=some(20, 130))
            assert not missing, f"{', '.join(missing)} for viewer {viewer} after {s.moves} moves"


def never_dealt(case: Case, s: Any, viewer: int, count: int, tries: int) -> list[str]:
    """What is true in a position and in none of many re-deals of its view."""
    truth = {name: values[0] for name, values in columns(case, array_of(s, 1))}
    for salt in range(11, 11 + tries):
        drawn = re_dealt_all(case, array_of(s, count), viewer, salt)
        for name, values in columns(case, drawn):
            if name in truth and (values == truth[name]).any():
                del truth[name]
        if not truth:
            break
    return [f"{name} is never {value}" for name, value in truth.items()]


def fairness_positions(case: Case) -> Iterator[Any]:
    """A few positions from all over a game."""
    for seed in range(1, some(4, 2)):
        length = len(case.moves(seed))
        for part in (0.15, 0.5, 0.85):
            s = case.start(seed)
            case.walk(s, seed, int(length * part))
            yield s


def re_dealt_all(case: Case, positions: Any, viewer: int, salt: int) -> Any:
    """For each position of an array one that agrees with what a viewer sees of it."""
    views = blank_like(positions[0], len(positions))
    loops = bind(bulk, case.name)
    loops.see(positions, viewer, views)
    loops.deal_again(views, np.arange(len(views), dtype=np.uint64) * np.uint64(1_000_003) + np.uint64(salt))
    return views


def columns(case: Case, positions: Any) -> Iterator[tuple[str, Any]]:
    """Every secret place as one column of values; a set of bits is one column a bit."""
    for name, field in case.game.rules.State.fields.items():
        if field.seen or name == CHANCE:
            continue
        values = np.asarray(positions[name]).reshape(len(positions), -1)
        for place in range(values.shape[1]):
            column = values[:, place]
            if field.kind[1] != "8":
                yield f"{name}[{place}]", column
                continue
            for bit in range(64):
                yield f"{name}[{place}] bit {bit}", column >> bit & 1


def compare(case: Case, ones: Any, others: Any, where: str) -> None:
    """Both samples take their values equally often, place by place."""
    for (name, a), (_, b) in zip(columns(case, ones), columns(case, others), strict=True):
        z = surprise(a, b)
        assert z < 5.5, f"{name} is dealt unfairly ({where}): {z:.1f} standard deviations"


def surprise(a: Any, b: Any) -> float:
    """How unlikely two samples of one source are, in standard deviations (chi-square, rare values pooled)."""
    values, counts = np.unique(np.concatenate([a, b]), return_counts=True)
    common = values[counts >= 20]
    rows = np.array([[np.count_nonzero(x == value) for value in common] for x in (a, b)], float).reshape(2, -1)
    rest = np.array([[len(a)], [len(b)]]) - rows.sum(axis=1, keepdims=True)
    if rest.sum() >= 20:
        rows = np.hstack([rows, rest])
    free = rows.shape[1] - 1
    if free < 1:
        return 0.0
    expected = rows.sum(axis=0) * rows.sum(axis=1, keepdims=True) / rows.sum()
    chi = float(((rows - expected) ** 2 / expected).sum())
    spread = 2 / (9 * free)
    return float(((chi / free) ** (1 / 3) - (1 - spread)) / spread**0.5)  # Wilson and Hilferty


def after(case: Case, s: Any, code: int) -> Any:
    """The position after a move."""
    there = copy_of(s)
    case.game.rules.kernels.apply(there, code)
    return there


def differences(game: Any, one: Any, other: Any) -> list[str]:
    """The fields in which two records differ."""
    return [
        name for name in game.rules.State.fields if np.asarray(one[name]).tobytes() != np.asarray(other[name]).tobytes()
    ]


LAWS = (
    a_view_is_what_a_redeal_keeps,
    changing_what_is_hidden_changes_nothing_seen,
    knowing_follows_from_knowing_and_seeing,
    the_log_tells_only_what_was_seen,
    open_moves_are_told_apart,
    a_match_leaks_nothing,
    a_secret_is_known_to_all_or_to_one,
    re_dealing_is_like_dealing,
    re_dealing_twice_is_like_once,
    the_truth_is_among_the_re_deals,
)
