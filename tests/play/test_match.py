"""The public face: a match from the first move to the last."""

from __future__ import annotations

import subprocess
import sys

import pytest

import argosy
from argosy.kernel.position import bytes_of
from argosy.play import errors


@pytest.fixture
def match(toy: str) -> argosy.Match:
    return argosy.new(toy, seats=3, seed=7, options={"dealt": 3}, names=["Ann", "Bob", "Cy"])


def play_out(match: argosy.Match, which: int = -1) -> argosy.Match:
    while not match.over:
        match.push(match.moves[which])
    return match


def test_games_are_found_by_their_folders(toy: str) -> None:
    assert toy in argosy.games()
    assert argosy.games() == sorted(argosy.games())


def test_games_lists_and_is_the_package_too() -> None:
    import argosy.games

    assert callable(argosy.games)
    assert "goa" in argosy.games()


def test_import_is_quick_because_nothing_heavy_is_loaded() -> None:
    code = "import sys, argosy; print([name for name in ('numba', 'numpy', 'rich') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_an_unknown_attribute_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'sail'"):
        argosy.sail  # noqa: B018


def test_a_new_match_asks_the_first_seat(match: argosy.Match) -> None:
    assert match.to_move == 0
    assert not match.over
    assert match.prompt() == "What will Ann do?"
    assert match.prompt("de") == "Was tut Ann?"
    assert match.moves.texts == ["sail", "draw", "deliver", "bury"]
    assert repr(match) == "<Crates for 3, 0 moves made: What will Ann do?>"


def test_without_names_seats_are_numbered_as_people_count(toy: str) -> None:
    match = argosy.new(toy, seats=2, seed=1)
    assert [match.prompt(lang) for lang in ("en", "de", "nl")] == [
        "What will Seat 1 do?", "Was tut Platz 1?", "Wat doet Plaats 1?",
    ]  # fmt: skip


def test_seats_follow_from_the_names(toy: str) -> None:
    assert argosy.new(toy, names=["Ann", "Bob", "Cy", "Dee"]).seats == 4


def test_without_a_seed_every_match_is_another(toy: str) -> None:
    assert argosy.new(toy).seed != argosy.new(toy).seed


@pytest.mark.parametrize("way", ["move", "code", "text", "beginning", "shouting"])
def test_a_move_can_be_given_in_several_ways(match: argosy.Match, way: str) -> None:
    draw = match.moves[1]
    given = {"move": draw, "code": draw.code, "text": "draw", "beginning": "dr", "shouting": "  DRAW "}[way]
    assert match.push(given) == draw
    assert match.made == [draw]
    assert match.to_move == 1


def test_moves_behave_like_a_collection(match: argosy.Match) -> None:
    assert len(match.moves) == 4
    assert "draw" in match.moves
    assert match.moves[0] in match.moves
    assert match.moves[0].code in match.moves
    assert "tea#8" not in match.moves
    assert [str(move) for move in match.moves[:2]] == ["sail", "draw"]
    assert match.moves[0].words("nl") == "Om munten varen"
    assert repr(match.moves) == "<4 moves: sail, draw, deliver, bury>"
    assert {match.moves[0], match.moves[0]} == {match.moves[0]}


def test_an_illegal_move_says_what_is_legal(match: argosy.Match) -> None:
    with pytest.raises(errors.IllegalMove) as caught:
        match.push("salt#1")
    assert str(caught.value) == "“salt#1” is not legal now. Ann has these moves: sail, draw, deliver and bury."
    with pytest.raises(errors.IllegalMove, match="salt#1"):
        match.push(4)
    assert match.made == []


def test_an_unknown_move_says_what_is_close(match: argosy.Match) -> None:
    with pytest.raises(errors.UnknownMove, match=r"“delivr” is no move of Crates\. Close to it: deliver\."):
        match.push("delivr")
    with pytest.raises(errors.UnknownMove, match="sail, draw, deliver and bury"):
        match.push("zzz")
    with pytest.raises(errors.UnknownMove):
        match.push("")
    with pytest.raises(errors.UnknownMove):
        match.push(999)


@pytest.mark.parametrize("thing", [None, 1.5, [], "", b"x"])
def test_what_is_no_move_at_all_is_refused_like_an_unknown_one(match: argosy.Match, thing: object) -> None:
    with pytest.raises(errors.UnknownMove, match="is no move of"):
        match.push(thing)  # type: ignore[arg-type]
    assert not match.record().moves


def test_an_ambiguous_beginning_says_what_it_could_be(match: argosy.Match) -> None:
    with pytest.raises(errors.AmbiguousMove, match="“d”: draw and deliver"):
        match.push("d")


def test_a_move_of_another_game_is_refused(match: argosy.Match) -> None:
    goa = argosy.new("goa", seats=2, seed=1)
    with pytest.raises(errors.ForeignMove, match="this is a game of Crates"):
        match.push(goa.moves[0])


def test_no_move_after_the_end(match: argosy.Match) -> None:
    play_out(match)
    with pytest.raises(errors.GameOver):
        match.push("sail")


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_every_error_can_be_said_in_every_language(match: argosy.Match, lang: str) -> None:
    for text in ("salt#1", "zzz", "d", "delivr"):
        with pytest.raises(errors.MoveError) as caught:
            match.push(text)
        assert text in caught.value.say(lang)


def test_unknown_game(toy: str) -> None:
    with pytest.raises(errors.UnknownGame, match=r"“chess”. There are .*goa.* and toy"):
        argosy.new("chess")
    with pytest.raises(errors.UnknownGame):
        argosy.new("../toy")


def test_unknown_option_and_value(toy: str) -> None:
    with pytest.raises(errors.UnknownOption, match="Its options are long and dealt"):
        argosy.new(toy, options={"short": True})
    with pytest.raises(errors.WrongOptionValue, match=r"“dealt” of Crates cannot be 9. Its choices are 1, 2 and 3"):
        argosy.new(toy, options={"dealt": 9})
    with pytest.raises(errors.WrongOptionValue):
        argosy.new(toy, options={"dealt": "many"})  # type: ignore[dict-item]


def test_options_are_a_mapping(toy: str) -> None:
    with pytest.raises(TypeError, match="a mapping of names to values"):
        argosy.new(toy, seats=2, options=["bonanza"])  # type: ignore[arg-type]


def test_wrong_number_of_seats_or_names(toy: str) -> None:
    with pytest.raises(errors.WrongSeats, match="2 to 4 players, not 5"):
        argosy.new(toy, seats=5)
    with pytest.raises(errors.WrongNames, match="3 seats, so name 3 players; 2 were named"):
        argosy.new(toy, seats=3, names=["Ann", "Bob"])
    with pytest.raises(errors.WrongNames):
        argosy.new(toy, seats=2, names=["Ann", " "])


@pytest.mark.parametrize("seed", [-1, 2**64, "seven", True, 1.5])
def test_wrong_seed(toy: str, seed: object) -> None:
    with pytest.raises(errors.WrongSeed, match="whole number"):
        argosy.new(toy, seed=seed)  # type: ignore[arg-type]


def test_no_such_seat(match: argosy.Match) -> None:
    for ask in (match.sheet, match.view, match.can_undo, match.svg, match.log):
        with pytest.raises(errors.NoSuchSeat, match="from 0 to 2"):
            ask(3)


def test_the_result(match: argosy.Match) -> None:
    play_out(match)
    assert match.over
    assert match.to_move is None
    assert len(match.moves) == 0
    assert all(sum(match.sheet(seat).values()) == match.scores[seat] for seat in range(3))
    assert list(match.sheet(0)) == ["coins", "deliveries"]
    best = max(match.scores)
    assert [rank == 1 for rank in match.ranks] == [score == best for score in match.scores]
    assert match.prompt().startswith("The game is over. ")


def test_pop_takes_back_exactly(match: argosy.Match) -> None:
    before, story = bytes_of(match.state), match.log(0)
    made = match.push("draw")
    match.log(0)
    assert match.pop() == made
    assert bytes_of(match.state) == before
    assert match.log(0) == story == []
    with pytest.raises(errors.NothingToUndo):
        match.pop()


def test_the_state_is_a_copy(match: argosy.Match) -> None:
    match.state.coins[0] = 99
    assert match.scores[0] == 0


def test_a_copy_goes_its_own_way(match: argosy.Match) -> None:
    match.push("sail")
    other = match.copy()
    assert other == match
    other.push("sail")
    assert other != match
    assert len(match.made) == 1


def test_undo_ends_at_a_reveal_and_at_another_seat(match: argosy.Match) -> None:
    assert not match.can_undo(0)
    match.push("deliver")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.push(match.moves[0])  # laying a crate open is the seat's own doing
    assert match.can_undo(0)
    match.push("draw")
    assert not match.can_undo(1)
    assert not match.can_undo(0)


def test_a_view_hides_and_offers(match: argosy.Match) -> None:
    mine, other, spectator = match.view(0), match.view(1), match.view()
    assert mine.seat == 0 and spectator.seat is None
    assert mine.moves.codes == match.moves.codes
    assert len(other.moves) == len(spectator.moves) == 0
    assert mine.state.hand[0].tolist() == match.state.hand[0].tolist()
    assert not mine.state.hand[1].any() and not mine.state.pile.any()
    assert not spectator.state.hand.any()
    assert int(mine.state.seed) == 0
    assert mine == match.view(0) and mine != other
    assert repr(mine) == "<Crates as Ann sees it: What will Ann do?>"
    assert set(mine.features()) == set(match.game.brain.features)
    assert mine.svg().startswith("<svg") and match._repr_svg_() == match.svg()


def test_the_log_tells_each_what_they_saw(match: argosy.Match) -> None:
    match.push("bury")
    crate = match.push(match.moves[0])
    word = crate.words().rpartition(" ")[2]
    assert match.log(0) == [f"You bury {word}."]
    assert match.log(1) == match.log() == ["Ann buries a crate."]
    assert match.log(1, "de") == ["Ann vergräbt eine Kiste."]
    match.push("draw")
    assert match.log(0, since=2) == ["Bob draws a crate."]
