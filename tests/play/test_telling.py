"""The log speaks to who reads it, and tells in one sentence what a person would."""

from __future__ import annotations

import random
import re
from collections import Counter

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
            deed = line.rstrip(".").partition(" ")[2]
            assert deed in whole or all(word in whole for word in deed.split())  # one verb may do for several deeds
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
    assert of("draws a card", "draws a card") == ["Ann draws a card (twice)."]
    assert of("sails", *["pays 1"] * 6, "draws") == ["Ann sails, pays 1 (6 times) and draws."]
    assert of("taxes 6", "plays", "taxes 6") == ["Ann taxes 6, plays and taxes 6."]
    assert of("pays 1 ship and 1 ducat", "pays 1 ship and 1 ducat") == ["Ann pays 1 ship and 1 ducat (twice)."]
    assert of("bids 3", "buys it; it was cheap") == ["Ann bids 3.", "Ann buys it; it was cheap."]
    assert of("bids 3", "wins and pays Bob, who is poor") == ["Ann bids 3.", "Ann wins and pays Bob, who is poor."]
    assert of("plays", "pays 1 clove, 1 nut and 2 ships") == ["Ann plays and pays 1 clove, 1 nut and 2 ships."]
    others = [Sentence("Ann sails.", 0, "sails"), Sentence("Bob pays.", 1, "pays"), Sentence("It rains.")]
    assert list(joined(others, "en")) == others


def test_one_verb_does_for_deeds_of_one_kind() -> None:
    def of(lang: str, *deeds: str) -> list[str]:
        told = (Sentence(f"Ann {deed}.", 0, deed, 1, deed.partition(" ")[0]) for deed in deeds)
        return [one.text for one in joined(told, lang)]

    assert of("en", "draws A", "draws B", "draws C") == ["Ann draws A, B and C."]
    assert of("en", "pays with “A a”", "pays with “B a”", "ends") == [
        "Ann pays with “A a” and with “B a”.",
        "Ann ends.",
    ]
    assert of("en", "sails", "stores 1 clove", "stores 2 cloves") == ["Ann sails and stores 1 clove and 2 cloves."]
    assert of("de", "lagert 1 Zimt ein", "lagert 1 Nelke ein") == ["Ann lagert 1 Zimt und 1 Nelke ein."]
    assert of("de", "wirft „A“ ab", "wirft „A“ ab", "wirft „B“ ab") == ["Ann wirft „A“ (zweimal) und „B“ ab."]
    assert of("en", "takes 1 ship and 1 ducat", "takes 2 ships") == [
        "Ann takes 1 ship and 1 ducat.",
        "Ann takes 2 ships.",
    ]
    assert of("en", *(f"draws {n}" for n in range(7))) == ["Ann draws 0, 1, 2, 3, 4, 5 and 6."]


def times_told(words: list[str], whole: str) -> int:
    """How often a deed is told, perhaps with a verb and an end that it shares with others."""
    most = 0
    for end in range(len(words), 1, -1):
        thing = re.escape(" ".join(words[1:end]))
        found = re.findall(rf"{thing}(?: \((twice|\d+ times)\))?(?=[,. ])", whole)
        most = max(most, sum({"": 1, "twice": 2}.get(times) or int(times.split()[0]) for times in found))
    return most or whole.count(" ".join(words))


@pytest.mark.parametrize("name", ["amerigo", "goa", "grog_island", "maracaibo"])
def test_what_is_told_as_one_sentence_happened_as_often_as_it_says(name: str) -> None:
    match, again = argosy.new(name, 3, seed=2), 0
    bots = [argosy.bot("deckhand", game=name, seed=seat) for seat in range(3)]
    while (seat := match.to_move) is not None:
        match.push(bots[seat].choose(match.view(seat)))
    for turn in match.turns(0):
        whole = " ".join(turn.lines)
        raw = [one for move in range(turn.first - 1, turn.last) for one in match.story(0)[move]]
        for text, often in Counter(raw).items():
            deed = text.rstrip(".").partition(" ")[2] if text.startswith("You ") else text.rstrip(".")[7:]
            told = times_told(deed.split(), whole)
            assert told >= often, (text, often, turn.lines)
            again += told > 1
    assert again > 0 or name == "amerigo"


def test_a_sentence_knows_whom_it_is_about() -> None:
    line = Line("log-pays", {"seat": seat_line(1), "goods": [Line("amount-ducats", {"n": 3})]})
    assert sentence(find("goa"), line, "en", NAMES, None, 4) == Sentence("Emil pays 3 ducats.", 1, "pays 3 ducats", 4)
    assert sentence(find("goa"), line, "en", NAMES, 1, 4) == Sentence("You pay 3 ducats.", 1, "pay 3 ducats", 4)
    assert sentence(find("goa"), Line("log-over"), "en", NAMES, 1, 4).seat is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Jean wins against {who}, {theirs} points to {mine}."),
        ("de", "Jean gewinnt mit {theirs} zu {mine} Punkten gegen {who}."),
        ("nl", "Jean wint met {theirs} tegen {mine} punten van {who}."),
    ],
)
def test_a_game_lost_alone_names_the_opponent_and_both_sides(lang: str, said: str) -> None:
    match, chance = argosy.new("maracaibo", seats=1, seed=5, names=("Rosa",)), random.Random(3)
    while not match.over:
        match.push(chance.choice(match.moves.codes))
    rival = match.rival(lang)
    assert match.ranks == [2] and rival is not None
    points = {"mine": match.scores[0], "theirs": rival.score}
    assert match.prompt(lang).endswith(said.format(who="Rosa", **points))
    you = {"en": "you", "de": "dich", "nl": "jou"}[lang]
    assert match.view(0).prompt(lang).endswith(said.format(who=you, **points))


@pytest.mark.parametrize(("game", "first"), [("goa", "begin"), ("amerigo", "Round 1 begins.")])
def test_how_a_game_began_can_be_read_before_the_first_move(game: str, first: str) -> None:
    match = argosy.new(game, seed=5, names=NAMES)
    began = match.log(0)
    assert began and first in began[0]
    match.push(match.moves.codes[0])
    assert match.log(0)[: len(began)] == began


@pytest.mark.parametrize("game", argosy.games())
def test_a_view_shows_its_table_in_characters(game: str) -> None:
    match = argosy.new(game, seed=5, names=NAMES)
    assert all(name in match.view(0).plain("de") for name in NAMES)
