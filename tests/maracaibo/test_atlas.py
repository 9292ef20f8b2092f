"""The campaign for pages: every card and every change can be said in all languages, and nothing is told too early."""

from __future__ import annotations

import pytest

from argosy.campaign import begin
from argosy.campaign.crew import shipmate
from argosy.games import find
from argosy.games.maracaibo.parts import STORY
from argosy.words import LANGUAGES, say_line

GAME = find("maracaibo")
ATLAS = GAME.story.atlas
ALL = {"story": 14, "beside": 0, "tiles": (1 << 9) - 1, "sites": (1 << 8) - 1, "skulls": (1 << 6) - 1, "cards": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_and_every_change_has_its_words(lang: str) -> None:
    for name in STORY.ids[: STORY.told]:
        for side in ("front", "back"):
            page = ATLAS.page(name, side)
            for line in (page.title, page.text, page.speaker, page.rule, page.place, *page.pays, *page.gains):
                assert line is None or say_line("maracaibo", lang, line)
        assert ATLAS.strip(name, lang).startswith("<svg")
        assert all(say_line("maracaibo", lang, line) for line in ATLAS.quests(name, 4))
    changes = ATLAS.changes(ALL)
    assert len(changes) == 9 + 8 + 6 + 1
    for change in changes:
        assert say_line("maracaibo", lang, change.title) and say_line("maracaibo", lang, change.about)
    assert ATLAS.chart(ALL, ["14"], lang).count("<title>") == 1  # the one place where the story goes on


def test_only_what_lies_out_or_was_fulfilled_is_told() -> None:
    match = begin("maracaibo", "x", ["deckhand"] * 3).next_game(seed=5)
    crew = [shipmate("deckhand", GAME, seat) for seat in range(3)]
    carried, seen, votes = {"beside": 0}, [("1", "front")], 0
    while not match.over:
        state = match.view(None).state
        told = ATLAS.pages(state, carried)
        assert set(seen) <= set(told)  # what was read stays read
        backs = {card for card, side in told if side == "back"}
        assert backs == {card for card, _ in ATLAS.told(state, carried)}
        vote = ATLAS.vote(state)
        votes += vote is not None
        if vote is not None:
            assert (vote.card, "back") in told and vote.waiting[0] == match.to_move
            assert sorted([*vote.waiting, *vote.cast]) == [0, 1, 2] and vote.waiting[-1] == vote.reader
        seen = told
        match.push(crew[match.to_move].choose(match.view(match.to_move)))
    assert votes >= 3
    left = GAME.story.archive(match.state)
    following = ATLAS.opens(left)[0]
    assert following == "7" and ("7", "front") not in ATLAS.pages(match.view(None).state, carried)


def test_side_cards_read_in_an_earlier_game_are_not_read_again() -> None:
    before = {"story": 17, "beside": 0b0100, "tiles": 0, "sites": 0, "skulls": 0, "cards": 0}  # 13 was read
    match = begin("maracaibo", "x", ["deckhand"] * 2).next_game(seed=5)
    match = type(match)(GAME, GAME.rules.start(2, 5, [75, 2, *before.values()]), before)
    state = match.view(None).state
    assert ("13", "back") not in ATLAS.pages(state, before) and ATLAS.told(state, before) == []
