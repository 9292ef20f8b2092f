"""The log of the page, turn by turn: all that a seat was told and nothing else, each turn made and sent once."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

import argosy
from argosy.bots import bot
from argosy.play.telling import Sentence, Turn
from argosy.table.frame import words
from argosy.table.logbook import AT_ONCE, LONG, Entry, Logbook, chapters, entry_of, turn_html
from argosy.words import LANGUAGES

NAMES = ["Ann", "Bob", "Cem"]


def played(game: str, moves: int = 90) -> argosy.Match:
    match = argosy.new(game, 3, 5, names=NAMES)
    hand = bot("deckhand", match.game, seed=3)
    while not match.over and len(match.made) < moves:
        match.push(hand.choose(match.view(match.to_move)))
    return match


def read(entry: Entry) -> list[str]:
    """The sentences of an entry, as somebody reads them."""
    return [
        html.unescape(text)
        for text in re.findall(r"</?li>(?:<span class=\"badge.*?</svg></span>)?<span>(.*?)</span>", entry.inside)
    ]


@pytest.mark.parametrize("game", argosy.games())
def test_a_seat_reads_what_it_was_told_and_nothing_else(game: str) -> None:
    match = played(game)
    for seat in (None, 0, 1, 2):
        for lang in LANGUAGES:
            told = [turn for turn in match.turns(seat, lang) if turn.told]
            entries = Logbook().newest(match, seat, lang, 10_000)
            assert [read(one) for one in entries] == [turn.lines for turn in reversed(told)]
            rounds = [int(re.sub(r"\D", "", one.title)) for one in entries]
            assert rounds == sorted(rounds, reverse=True) and rounds[-1] == 1


def test_whole_turns_up_to_so_many_sentences() -> None:
    match = played("goa")
    found = Logbook().newest(match, 0, "en", 10)
    told = [len(one.turn.told) for one in found]
    assert sum(told) >= 10 and sum(told[:-1]) < 10
    assert Logbook().newest(match, 0, "en", 0) == []


def test_a_turn_is_made_once_and_anew_when_it_changes() -> None:
    match, book = played("goa", 40), Logbook()
    before = {one.turn.first: one for one in book.newest(match, 0, "en", 1000)}
    match.push(match.moves[0])
    after = {one.turn.first: one for one in book.newest(match, 0, "en", 1000)}
    last = max(before)
    assert len(before) > 5 and all(after[first] is one for first, one in before.items() if first != last)
    while match.made and len(match.made) > 30:
        match.pop()
    for _ in range(6):
        match.push(match.moves[-1])
    assert book.newest(match, 0, "en", 1000) == Logbook().newest(match, 0, "en", 1000), "what was taken back is gone"
    match.rename(["Ann", "Dora", "Cem"])
    assert "Bob" not in "".join(one.inside for one in book.newest(match, 0, "en", 1000))


def turn(*told: tuple[int | None, str], seat: int = 0) -> Turn:
    sentences = (Sentence(text, who, move=n) for n, (who, text) in enumerate(told, 1))
    return Turn(seat, 1, len(told), tuple(sentences))


def test_a_long_turn_is_folded_and_nothing_of_it_is_lost() -> None:
    match = argosy.new("goa", 3, 5, names=NAMES)
    for many in (LONG, LONG + 1, 12):
        found = entry_of(match, turn(*((0, f"Ann does {n}.") for n in range(many))), "en")
        shown, _, folded = found.inside.partition("<details")
        assert read(found) == [f"Ann does {n}." for n in range(many)]
        assert shown.count("Ann does") == (many if many <= LONG else AT_ONCE)
        assert bool(folded) == (many > LONG) and (not folded or f"{many - AT_ONCE} more" in folded)


def test_a_sentence_about_another_one_has_their_badge_and_no_name_is_markup() -> None:
    match = argosy.new("goa", 3, 5, names=["<i>", "Bob", "Cem"])
    one = entry_of(match, turn((0, "<i> pays.")), "en")
    other = entry_of(match, turn((1, "Bob gets 3.")), "en")
    assert one.short and "badge" not in one.inside and "<i> pays" not in one.inside
    assert not other.short and 'title="Bob"' in other.inside
    (chapter,) = chapters([one], [0.0], match.names, (), 0, words("en"))
    assert "<bdi>&lt;i&gt;</bdi>" in chapter["turns"][0]["told"]


def test_what_the_page_has_is_not_sent_again() -> None:
    match = argosy.new("goa", 3, 5, names=NAMES)
    one = entry_of(match, turn((0, "Ann pays.")), "en")
    assert "Ann pays." in turn_html(one, "", (), True)
    assert "Ann pays." not in turn_html(one, "", {one.mark}, True)
    assert "Ann pays." in turn_html(one, "", {one.mark}, False), "one without a print is always sent"


def test_the_mark_stands_above_the_last_turn_that_was_seen() -> None:
    match = played("goa")
    entries = Logbook().newest(match, 0, "en", 30)
    middle = entries[3].turn.last

    def marked(seen: int) -> list[int]:
        parts = chapters(entries, [0.0] * len(entries), NAMES, (), seen, words("en"))
        rows: list[Any] = [row for part in parts for row in part["turns"]]
        assert len(rows) == len(entries)
        return [n for n, row in enumerate(rows) if row["mark"]]

    assert marked(middle) == [3] and marked(0) == [] and marked(len(match.made)) == [0]
