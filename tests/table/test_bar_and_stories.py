"""How moves become buttons, sentences find their badge, and components their paragraph of the rules."""

from __future__ import annotations

from typing import Any

import argosy
from argosy.table.buttons import AT_ONCE, bar_of, worded
from argosy.table.rulebook import help_with, sections
from argosy.table.shown import moves_of
from argosy.table.stories import since, told


def moves(*texts: str, words: str = "") -> list[dict[str, Any]]:
    """Moves as the pages get them; their words are the notation unless told otherwise."""
    return [{"code": code, "text": text, "words": words.format(text) or text} for code, text in enumerate(texts)]


def everything(bar: dict[str, Any]) -> list[int]:
    """The codes of all buttons of a bar."""
    folded = [move for fold in bar["folds"] for move in fold["moves"]]
    return sorted(m["code"] for m in [*bar["numbers"], *bar["more_numbers"], *bar["plain"], *folded, *bar["ends"]])


def test_bids_are_numbers_and_passing_stands_at_the_end() -> None:
    bar = bar_of(moves("bid 7", "bid 8", "bid 9", "pass"))
    assert [move["number"] for move in bar["numbers"]] == ["7", "8", "9"]
    assert [move["text"] for move in bar["ends"]] == ["pass"]


def test_giving_up_a_founding_is_not_the_first_button() -> None:
    bar = bar_of(moves("give up founding", "add colonists", "use viceroy"))
    assert [move["text"] for move in bar["ends"]] == ["give up founding"]


CAREERS = moves("c a", "c b", "c c")


def test_places_that_have_numbers_are_called_by_their_names() -> None:
    flags = moves("flag 5", "flag 11", "flag 13")
    named = [dict(one, words=words) for one, words in zip(flags, ("Santo", "Maracaibo", "Port"), strict=True)]
    bar = bar_of(named)
    assert not bar["numbers"]
    assert [move["short"] for move in bar["plain"]] == ["Santo", "Maracaibo", "Port"]


def test_a_button_says_the_name_and_the_rest_where_one_points_at_it() -> None:
    tasks = "3 of 5 figures for 4 doubloons, 6 of 10 influence for 3 doubloons and 3 points"
    offered = [
        dict(move, words=f"Take the career {move['text'][2]}: {tasks}, {move['text']}")
        for move in moves("c a", "c b", "c c")
    ]
    bar = bar_of(offered)
    assert bar["lead"] == "Take the career"
    assert [move["short"] for move in bar["plain"]] == ["A", "B", "C"]
    assert all(tasks in move["preview"] for move in bar["plain"])


def test_what_all_buttons_say_is_said_once() -> None:
    offered = moves("under a", "under b", "under c", words="Put {} under the deck")
    bar = bar_of([dict(move, words=move["words"].replace("under ", "", 1)) for move in offered])
    assert bar["lead"] == "Put … under the deck"
    assert [move["short"] for move in bar["plain"]] == ["A", "B", "C"]


def test_buttons_of_few_words_stand_side_by_side_with_their_number_in_a_disc() -> None:
    places = [dict(move, button=f"Port {move['code']}", disc=str(move["code"])) for move in moves(*["sail x"] * 12)]
    bar = bar_of([*places, *moves("use a", "use b"), *moves("pass")])
    assert not bar["folds"] and not bar["lead"]
    assert [(move["disc"], move["short"]) for move in bar["plain"] if move["disc"]][-1] == ("11", "Port 11")


def test_a_game_says_what_stands_on_its_buttons() -> None:
    match = argosy.new("maracaibo", 2, 5)
    while not any(move.text.startswith("sail") for move in match.moves):
        match.push(match.moves[0])
    view = match.view(match.to_move)
    sail = next(move for move in match.moves if move.text.startswith("sail"))
    shown = worded(view, moves_of(view, "en"), "en")
    found = next(move for move in shown if move["code"] == sail.code)
    assert found["words"] == f"Sail to {found['button']}, {found['disc']} movement point{'s'[: found['disc'] != '1']}"
    assert all("button" not in move for move in shown if not move["text"].startswith("sail"))


def test_bids_that_are_no_numbers_stand_in_the_order_of_their_price() -> None:
    bids = [dict(move, price=price) for move, price in zip(moves("bid a", "bid b", "bid c"), (11, 8, 9), strict=True)]
    bar = bar_of([*bids, *moves("pass")])
    assert [move["short"] for move in bar["plain"]] == ["8 · B", "9 · C", "11 · A"]


def test_a_place_keeps_its_small_letter_and_says_what_it_brings() -> None:
    places = [dict(move, preview="Brings 1 point.") for move in moves("place h1", "place k2", "place g10")]
    assert [(one["short"], one["brings"]) for one in bar_of(places)["plain"]] == [
        (square, "Brings 1 point.") for square in ("h1", "k2", "g10")
    ]


def test_long_lists_fold_and_nothing_is_lost() -> None:
    many = moves(*[f"fill {n}x" for n in range(30)], *[f"give {n}x" for n in range(12)], "use a", "use b", "stop")
    bar = bar_of(many)
    assert everything(bar) == list(range(len(many)))
    assert len(bar["plain"]) <= AT_ONCE
    assert {fold["label"] for fold in bar["folds"]} == {"fill", "give"}
    alone = bar_of(moves(*[f"fill {n}x" for n in range(30)]))
    assert everything(alone) == list(range(30)) and len(alone["plain"]) < AT_ONCE


def test_a_sentence_stands_beside_the_badge_of_its_subject() -> None:
    turns = [
        {"first": 1, "last": 1, "seat": 0, "at": 0.0, "told": [{"seat": 0, "text": "Mara bids 3.", "move": 1}]},
        {
            "first": 2, "last": 3, "seat": 1, "at": 0.0, "told": [
                {"seat": 0, "text": "You get 3 ducats.", "move": 2}, {"seat": None, "text": "A round ends.", "move": 3},
            ],
        },
    ]  # fmt: skip
    story = told(turns)
    words = [(one["seat"], one["words"]) for one in story]
    assert words == [(0, "Mara bids 3."), (0, "You get 3 ducats."), (1, "A round ends.")]
    assert [one["words"] for one in since(story, 0, 0, 8)] == ["You get 3 ducats.", "A round ends."]
    assert since(story, 3, 0, 8) == []


def test_help_finds_the_section_of_the_rules() -> None:
    addresses = {section.slug for section in sections("goa")}
    assert help_with("goa", "bid") == "auctions"
    assert help_with("goa", "place_marker") == "markers"
    assert help_with("goa", "tableau") in addresses
    assert help_with("goa", "") == ""
