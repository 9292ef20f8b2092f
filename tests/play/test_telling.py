"""The log speaks to who reads it, and tells in one sentence what a person would."""

from __future__ import annotations

import random

import pytest

import argosy
from argosy.games import find
from argosy.kernel.game import Line
from argosy.play.telling import Sentence, joined, seat_line, sentence, speak

NAMES = ("Rosa", "Emil", "Wilma")
MINE = {
    "en": "You sail to Caracas with 3 movement points.",
    "de": "Du segelst mit 3 Bewegungspunkten nach Caracas.",
    "nl": "Je zeilt met 3 bewegingspunten naar Caracas.",
}
PAID = {
    "en": "Rosa wins the flag and pays you 3 ducats.",
    "de": "Rosa ersteigert die Flagge und zahlt dir 3 Dukaten.",
    "nl": "Rosa koopt de vlag en betaalt jou 3 dukaten.",
}


def match_of(game: str, moves: int, names: tuple[str, ...] = NAMES) -> argosy.Match:
    """A game by chance."""
    match, chance = argosy.new(game, seed=5, names=names), random.Random(3)
    while not match.over and len(match.made) < moves:
        match.push(chance.choice(match.moves.codes))
    return match


@pytest.mark.parametrize("lang", MINE)
def test_own_deeds_are_told_in_the_second_person(lang: str) -> None:
    sail = next(
        line
        for code in range(len(find("maracaibo").rules.notation))
        if find("maracaibo").rules.notation[code].startswith("sail")
        and (line := find("maracaibo").face.describe(code)).facts["n"] == 3
        and speak(find("maracaibo"), line.facts["place"], "en") == "Caracas"
    )
    line = Line("log-sail", {**sail.facts, "seat": seat_line(1)})
    assert speak(find("maracaibo"), line, lang, NAMES, viewer=1) == MINE[lang]
    assert speak(find("maracaibo"), line, lang, NAMES, viewer=0).startswith("Emil ")
    assert speak(find("maracaibo"), line, lang, NAMES).startswith("Emil ")


@pytest.mark.parametrize("lang", PAID)
def test_what_others_do_to_the_reader_is_told_in_the_right_case(lang: str) -> None:
    facts = {"seat": seat_line(0), "seller": seat_line(2), "tile": Line("part-the-flag")}
    line = Line("log-sold", {**facts, "price": Line("amount-ducats", {"n": 3})})
    assert speak(find("goa"), line, lang, NAMES, viewer=2) == PAID[lang]


def test_somebody_called_you_reads_well_to_all() -> None:
    match = match_of("goa", 30, ("You", "Emil", "du"))
    mine, others = match.log(0), match.log(1)
    assert any(line.startswith("You ") for line in mine) and not any("“You”" in line for line in mine)
    assert any(line.startswith("“You” ") for line in others)
    assert any("„du“" in line for line in match.log(None, "de"))


def test_the_end_speaks_to_the_reader() -> None:
    match = match_of("goa", 5000)
    winner = match.ranks.index(1)
    assert match.view(winner).prompt().startswith("The game is over. You win with ")
    assert match.view(winner).prompt("de").startswith("Das Spiel ist aus. Du gewinnst mit ")
    assert NAMES[winner] in match.view((winner + 1) % 3).prompt() and NAMES[winner] in match.prompt()


@pytest.mark.parametrize("game", ["goa", "grog_island", "amerigo", "maracaibo"])
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_turn_tells_all_that_its_moves_tell(game: str, lang: str) -> None:
    match = match_of(game, 120)
    turns, story = match.turns(0, lang), match.story(0, lang)
    assert [turn.first for turn in turns] == [1, *(turn.last + 1 for turn in turns[:-1])]
    assert turns[-1].last == len(match.made)
    for turn in turns:
        whole = " ".join(turn.lines)
        told = [line for lines in story[turn.first - 1 : turn.last] for line in lines]
        assert len(turn.lines) <= len(told)
        for line in told:
            assert line.rstrip(".").partition(" ")[2] in whole
    assert any(len(turn.lines) < sum(map(len, story[turn.first - 1 : turn.last])) for turn in turns)


def test_turns_follow_the_moves_and_what_is_taken_back() -> None:
    match = match_of("goa", 40)
    whole = [turn.lines for turn in match.turns(1)]
    code = match.pop().code
    match.turns(1)
    match.push(code)
    assert [turn.lines for turn in match.turns(1)] == whole
    late = match.turns(1, since=30)
    assert late[0].first == 31 and late[-1].last == 40


def test_a_sentence_ends_where_another_would_be_misread() -> None:
    def of(*deeds: str) -> list[str]:
        return [one.text for one in joined((Sentence(f"Ann {deed}.", 0, deed) for deed in deeds), "en")]

    assert of("sails to A", "draws 2 cards") == ["Ann sails to A and draws 2 cards."]
    assert of("sails", "pays 1", "draws", "plans", "ends") == ["Ann sails, pays 1, draws and plans.", "Ann ends."]
    assert of("bids 3: red, blue", "pays 3") == ["Ann bids 3: red, blue.", "Ann pays 3."]
    assert of("pays 1 ship and 1 ducat", "draws") == ["Ann pays 1 ship and 1 ducat.", "Ann draws."]
    assert of("plays “Rum and rope” (1, 2)", "draws") == ["Ann plays “Rum and rope” (1, 2) and draws."]
    others = [Sentence("Ann sails.", 0, "sails"), Sentence("Bob pays.", 1, "pays"), Sentence("It rains.")]
    assert list(joined(others, "en")) == others


def test_a_sentence_knows_whom_it_is_about() -> None:
    line = Line("log-pays", {"seat": seat_line(1), "goods": [Line("amount-ducats", {"n": 3})]})
    assert sentence(find("goa"), line, "en", NAMES, None, 4) == Sentence("Emil pays 3 ducats.", 1, "pays 3 ducats", 4)
    assert sentence(find("goa"), line, "en", NAMES, 1, 4) == Sentence("You pay 3 ducats.", 1, "pay 3 ducats", 4)
    assert sentence(find("goa"), Line("log-over"), "en", NAMES, 1, 4).seat is None
