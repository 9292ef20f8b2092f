"""Moments of a game: addresses, what is reached there, how it is judged, and dealing anew for who plays on."""

from __future__ import annotations

import pytest

from argosy.analysis.board import LONGEST, LongLine, Moment, NoMoment, dealt_anew, judged, reached
from argosy.play import Match, new
from argosy.play.errors import MoveError
from argosy.play.match import position


def finished(toy: str, seed: int = 3) -> Match:
    match = new(toy, 2, seed)
    while not match.over:
        match.push(match.moves[seed % len(match.moves)])
    return match


def test_an_address_says_the_moment_and_is_read_back() -> None:
    for text in ("0", "12", "12.7.3"):
        assert str(Moment.read(text)) == text
    assert Moment.read("12.7.3").before == Moment(12, (7,))
    assert Moment(4).before == Moment(3) and Moment(0).before is None
    for wrong in ("", "x", "1.", "1..2", "-1", "1.2.x", "٣", "1234567"):
        with pytest.raises(NoMoment):
            Moment.read(wrong)
    with pytest.raises(LongLine):
        Moment.read(".".join(["1"] * (LONGEST + 2)))


def test_a_moment_is_what_was_seen_there(toy: str) -> None:
    whole = finished(toy)
    for at in range(len(whole.made) + 1):
        here = reached(whole, Moment(at))
        for seat in (None, 0, 1):
            assert here.view(seat) == whole.view_at(at, seat)
    with pytest.raises(NoMoment):
        reached(whole, Moment(len(whole.made) + 1))


def test_the_record_goes_on_while_the_same_moves_are_made_and_branches_at_another(toy: str) -> None:
    whole = finished(toy)
    at = next(n for n in range(len(whole.made)) if len(reached(whole, Moment(n)).moves) > 1)
    played = whole.made[at].code
    other = next(move.code for move in reached(whole, Moment(at)).moves if move.code != played)
    assert Moment(at).after(whole, played) == Moment(at + 1)
    branch = Moment(at).after(whole, other)
    assert branch == Moment(at, (other,))
    assert reached(whole, branch).made[-1].code == other
    with pytest.raises(MoveError):
        reached(whole, Moment(at, (10**6 - 1,)))
    with pytest.raises(LongLine):
        Moment(at, (other,) * LONGEST).after(whole, other)


def test_chances_add_up_and_the_moves_are_all_there(toy: str) -> None:
    whole = finished(toy)
    here = reached(whole, Moment(2))
    found = judged(here)
    assert sum(found.chances) == pytest.approx(1)
    assert {one.move.code for one in found.moves} == set(here.moves.codes)
    assert found.moves[0].chance == pytest.approx(found.chances[here.to_move or 0])  # the best move keeps the chance
    assert found == judged(here)  # the same again
    for one in found.moves:
        assert one.line[0] == one.move.code and found.of(one.move.code) == one
    end = judged(whole)
    assert not end.moves and sum(end.chances) == pytest.approx(1)
    assert all((chance > 0) == (rank == 1) for chance, rank in zip(end.chances, whole.ranks, strict=True))


@pytest.mark.parametrize("game", ["goa", "grog_island", "amerigo", "maracaibo"])
def test_who_plays_on_sees_the_same_but_the_rest_is_dealt_anew(game: str) -> None:
    whole = new(game, 3, 11)
    for _ in range(30):
        whole.push(whole.moves[len(whole.made) % len(whole.moves)])
    here = reached(whole, Moment(30))
    for seat in range(3):
        begun = dealt_anew(here, seat)
        assert begun.view(seat) == here.view(seat)
        assert begun.seed != here.seed  # what is still to come is another story
        assert position(begun.text()).view(seat) == here.view(seat)  # a table can begin from it
