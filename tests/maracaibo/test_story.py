"""The campaign as rules: set-up, story quests, reading and votes, the final scoring, chapters, endings."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.effects import Trait
from argosy.games.maracaibo.parts import (
    AT,
    CARDS,
    FIRST_B,
    FIRST_C,
    FIRST_SITE,
    LEGACY,
    LEGACY_BIT,
    PARTS,
    QUESTS,
    STORY,
    STORY_AT,
    STORY_CARDS,
    STORY_FILLS,
    STORY_ORDERS,
)
from argosy.games.maracaibo.rules.jean import jean_turn
from argosy.games.maracaibo.rules.story import lay_out, reader
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, Ask, At
from argosy.games.maracaibo.story.archive import CARRIED, CHAPTERS, archive
from argosy.games.maracaibo.story.checks import ways
from argosy.kernel.position import bytes_of

from .story_table import ROWS, TOLD, VOTED, WITH_SITE, WITH_TILE, Campaign, bit, means
from .table import CONTRACT, money, points

# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "places"), [(1, ["16"]), (2, ["16"]), (3, ["16"]), (4, ["16", "19"])])
def test_rulebook_example_a_quest_lies_at_16_and_with_four_players_one_at_19(seats: int, places: list[str]) -> None:
    desk = Campaign(1, seats)
    assert desk.out() == ["1"] and desk.where(0) == [AT["15"]]
    quests = (1 << QUESTS) - 1
    assert [p for p, at in AT.items() if int(desk.s.quest_at[at]) & quests] == places


def test_rulebook_example_the_first_story_quest() -> None:
    desk = Campaign(1).arrive(0, "15", combat=1, doubloons=0).do("quest ST1")
    assert (money(desk), points(desk), desk.s.combat[0], desk.s.quests[0]) == (5, 1, 0, 1)


def test_without_a_campaign_nothing_of_it_is_in_play() -> None:
    s = GAME.rules.start(3, 5, [76, 2])
    assert not s.story and not s.story_open and not s.story_card.any() and not s.c_first


def test_what_was_kept_comes_back_in_the_next_game() -> None:
    state = {"tiles": 0b000011000, "sites": 0b1, "skulls": 0b1000, "cards": 0b101}
    desk = Campaign(20, 3, **state)
    assert desk.tiles() == {"L4", "L5", "L10", "L23"} and desk.out() == ["20"]
    assert archive(desk.s) == {"story": 20, "beside": 0, **state}


def test_c_cards_of_earlier_games_are_dealt_among_the_a_cards() -> None:
    hands = [Campaign(20, 4, seed, begun=False, cards=255).s for seed in range(60)]
    held = {int(card) for s in hands for p in range(4) for card in s.hand[p][: s.hand_size[p]]}
    assert set(range(FIRST_C, CARDS)) <= held and not any(FIRST_B <= card < FIRST_C for card in held)
    none = [Campaign(88, 4, seed, begun=False).s for seed in range(20)]  # a chapter start shuffles them into the pile
    assert all(int(card) < FIRST_C for s in none for p in range(4) for card in s.hand[p][: s.hand_size[p]])
    assert all(s.place[card] != At.BOX for s in none for card in range(FIRST_C, CARDS))


@pytest.mark.parametrize("chapter", sorted(CHAPTERS))
def test_a_campaign_can_begin_with_any_chapter(chapter: int) -> None:
    desk = Campaign(CHAPTERS[chapter]["story"])
    row = next(row for row in PARTS["chapter"] if row["id"] == str(chapter))
    assert row["first"] in desk.out() and CONTRACT.ledger(desk.s) == 0
    start = ROWS[row["start"]]
    brought = set(start.get("front", {}).get("legacy_add", []))
    gone = set(ROWS[row["first"]].get("front", {}).get("legacy_remove", []))
    assert brought - gone <= desk.tiles()


# ---- story quests ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", WITH_TILE)
def test_every_story_quest_can_be_fulfilled_and_its_card_read(card: str) -> None:
    row = ROWS[card]
    desk = Campaign(int(card)).unplan(0)
    where = PLACES_OF[card]
    desk.arrive(0, where, points=4, **means(card))
    assert "quest ST1" in desk.legal()
    for atom in row["pay"]:
        if atom["kind"] in ("OBJECT", "GOODS"):
            assert "quest ST1" not in desk.copy().arrive(0, where, points=4, **{**means(card), "hand": []}).legal()
    if row["pay"][0]["kind"] == "MP":
        assert "quest ST1" not in desk.copy().arrive(0, where, points=3, **means(card)).legal()
    desk.do("quest ST1")
    while desk.asked not in (Ask.FREE, Ask.DRAW, Ask.SAIL):
        desk.apply(desk.legal()[0])
    assert desk.s.quests[0] == 1
    read_and_follow(desk, card)


@pytest.mark.parametrize("card", WITH_SITE)
def test_every_site_card_is_fulfilled_by_a_full_site(card: str) -> None:
    beside = 1 << STORY.sides.index(STORY.index[card]) if ROWS[card]["kind"] == "side" else 0
    desk = Campaign(15 if card == "13" else 52 if card == "49" else int(card), 3, beside=beside)
    tile = ROWS[card]["fills"]
    assert card in desk.out() and tile in desk.tiles()
    assert card in desk.copy().end_round().out()  # not before it is full
    desk.fill(tile).end_round(2)
    assert reader(desk.s, STORY.index[card]) == 2  # who ended the round reads
    assert card not in desk.out() and tile not in desk.tiles()
    assert desk.s.site[LEGACY[tile] - FIRST_SITE] == 0 and CONTRACT.ledger(desk.s) == 0


PLACES_OF = {name: ROWS[name]["at"] for name in WITH_TILE}


def read_and_follow(desk: Campaign, card: str) -> None:
    """The back is read at the end of the round, and one of the next cards lies out."""
    desk.end_round()
    row = ROWS[card]
    if card in VOTED:
        while desk.can("vote"):
            desk.apply(desk.can("vote")[0])
    assert int(desk.s.story_read) & bit(card) and card not in desk.out()
    if "ending" in row:
        assert desk.s.ending == STORY.endings.index(row["ending"]) + 1 and archive(desk.s) == {}
    else:
        assert set(row["next"]) & set(desk.out())
    assert CONTRACT.ledger(desk.s) == 0


def test_the_story_tile_is_worth_a_quest_and_not_refilled_before_the_end_of_the_round() -> None:
    desk = Campaign(1).arrive(0, "15", combat=1).do("quest ST1")
    assert desk.where(1) == [] and desk.s.quests[0] == 1
    desk.end_round()
    assert desk.where(1) == [AT["4"]] and list(desk.s.story_card[:2]) == [1, STORY.index["2"] + 1]


def test_a_card_that_is_not_fulfilled_stays() -> None:
    desk = Campaign(1).end_round()
    assert desk.out() == ["1"] and desk.where(0) == [AT["15"]] and desk.where(1) == []


def test_no_other_quests_come_while_a_story_card_stays() -> None:
    desk = Campaign(1)
    drawn = int(desk.s.quests_drawn)
    assert desk.end_round().s.quests_drawn == drawn


def test_four_cards_in_a_game_use_the_four_story_tiles() -> None:
    desk = Campaign(1).fulfil("1").end_round().fulfil("2").end_round().fulfil("3").end_round().do("vote 3a", "vote 3a")
    assert desk.out() == ["5"] and list(desk.s.story_card) == [STORY.index[name] + 1 for name in ("1", "2", "3", "5")]
    assert desk.where(3) == [AT["8"]] and [desk.where(tile) for tile in range(3)] == [[QUEST_OWNED]] * 3


def test_a_card_with_a_full_site_needs_no_story_tile() -> None:
    desk = Campaign(47, 2).fulfil("47").end_round().fulfil("50").end_round()
    assert "52" in desk.out() and [int(c) > 0 for c in desk.s.story_card] == [True, True, False, False]


def test_figures_do_not_pay_the_combat_points_of_a_story_quest() -> None:
    assert "quest ST1" not in Campaign(11).arrive(0, "10", combat=1, figures=3).legal()
    assert "quest ST1" in Campaign(11).arrive(0, "10", combat=2, figures=0).legal()


@pytest.mark.parametrize(("points_sailed", "allowed"), [(3, False), (4, True)])
def test_a_far_sail_is_that_of_phase_a_whatever_an_assistant_adds(points_sailed: int, allowed: bool) -> None:
    desk = Campaign(48).helper(0, "PA39").arrive(0, "10", points_sailed, hand=[]).do("assistant PA39", "sail 13 3")
    assert ("quest ST1" in desk.legal()) == allowed


PLAIN = {"D", "VP", "CP", "FIG", "INF"}  # rewards that bring nothing further
PLAIN_ONES = [name for name in WITH_TILE if {atom["kind"] for atom in ROWS[name]["gain"]} <= PLAIN]


@pytest.mark.parametrize("card", PLAIN_ONES)
def test_a_story_quest_takes_its_price_and_brings_its_reward(card: str) -> None:
    row = ROWS[card]
    desk = Campaign(int(card)).unplan(0).arrive(0, row["at"], points=4, **{**means(card), "combat": 4})
    desk.s.traits[0, Trait.COMPASS] += 1  # two with the one on the ship board
    want = Counter(D=money(desk), VP=points(desk), CP=4, FIG=int(desk.s.figures[0]), INF=int(desk.s.influence[0].sum()))
    hand = int(desk.s.hand_size[0])
    for atom in row["pay"]:
        want[atom["kind"]] -= atom["n"]
    for atom in row["gain"]:
        want[atom["kind"]] += atom["n"] * (2 if atom.get("per") == "compass" else 1)
    desk.do("quest ST1")
    while desk.can("nation"):
        desk.apply("nation fr")
    s = desk.s
    got = {"D": money(desk), "VP": points(desk), "CP": s.combat[0], "FIG": s.figures[0], "INF": s.influence[0].sum()}
    assert got == {kind: want[kind] for kind in got}
    assert s.hand_size[0] == hand - sum(atom["n"] for atom in row["pay"] if atom["kind"] in ("OBJECT", "GOODS"))


def test_a_story_tile_in_the_town_is_a_quest_as_main_action() -> None:
    desk = Campaign(39, tiles=1)
    assert desk.tiles() == {"L1"}
    desk.arrive(0, "17", **means("39"))
    assert "quest ST1" in desk.legal() and desk.can("quest") == ["quest ST1"]
    lying = int(desk.s.quest_at[AT["17"]]) & (1 << QUESTS) - 1
    assert lying.bit_count() == 1
    desk.do("quest ST1")
    assert int(desk.s.quest_at[AT["17"]]) == lying  # the town's own quest lies there as before


# ---- reading, votes --------------------------------------------------------------------------------------------------


def test_who_took_the_story_tile_reads_and_votes_last() -> None:
    desk = Campaign(3, 4).take_tile(2).end_round(1)
    order = []
    while desk.s.depth and desk.can("vote"):
        order.append(int(desk.s.asks[desk.s.depth - 1, 1]))
        desk.apply("vote 3a")
    assert order == [3, 0, 1, 2] and desk.out() == ["5"]


@pytest.mark.parametrize(("votes", "following"), [("aab", "5"), ("abb", "6"), ("bba", "6"), ("baa", "5")])
def test_the_majority_decides(votes: str, following: str) -> None:
    desk = Campaign(3, 3).take_tile(0).end_round()
    desk.do(*(f"vote 3{option}" for option in votes))
    assert desk.out() == [following] and not desk.s.votes.any()


@pytest.mark.parametrize(
    ("seats", "votes", "following"), [(2, "ab", "6"), (2, "ba", "5"), (4, "abab", "6"), (4, "abba", "5")]
)
def test_in_a_tie_the_reader_decides(seats: int, votes: str, following: str) -> None:
    desk = Campaign(3, seats).take_tile(1).end_round()
    desk.do(*(f"vote 3{option}" for option in votes))
    assert desk.out() == [following]


def test_alone_one_decides_alone_even_when_jean_took_the_tile() -> None:
    desk = Campaign(3, 1).take_tile(JEAN).end_round()
    assert reader(desk.s, STORY.index["3"]) == 0
    assert desk.do("vote 3b").out() == ["6"]


def test_jean_takes_a_story_tile_like_a_quest() -> None:
    desk = Campaign(64, 1, tiles=1).jean("A2")  # the tile lies in the town of Puerto Cabezas, beside its own quest
    town = int(desk.s.quest_at[AT["17"]])
    desk.s.quest_age[QUESTS] = 0  # hers is the older one
    desk.s.ship[JEAN] = AT["16"]
    jean_turn(desk.s)
    assert desk.s.ship[JEAN] == AT["17"] and desk.s.quests[JEAN] == 1
    assert int(desk.s.quest_at[AT["17"]]) == town & ~(1 << QUESTS)  # and no further quest is laid for it
    assert desk.end_round(JEAN).out() == ["66"]


def test_a_tile_can_decide_which_card_follows() -> None:
    assert Campaign(59, tiles=1 << LEGACY["L9"]).take_tile(0).end_round().out() == ["60"]
    assert Campaign(59).take_tile(0).end_round().out() == ["61"]


def test_of_several_fulfilled_cards_the_lowest_number_is_read_first() -> None:
    desk = Campaign(14, 3)
    assert desk.out() == ["13", "14"]  # 14 opens 13
    desk.fill("L10").take_tile(1).end_round(2)
    assert desk.out() == [] and desk.can("vote")  # 13 was read; 14 asks for a vote
    assert int(desk.s.story_read) == bit("13") | bit("14")
    assert desk.do(*["vote 14b"] * 3).out() == ["16"]


def test_a_side_card_that_was_read_is_not_opened_again() -> None:
    desk = Campaign(14, 3).fill("L10").end_round()
    assert desk.out() == ["14"]
    kept = archive(desk.s)
    assert kept["beside"] == 0b0100
    again = Campaign(seats=3, **kept)
    assert again.out() == ["14"] and "L10" not in again.tiles()


def test_a_side_card_that_still_lies_out_comes_into_the_next_game() -> None:
    desk = Campaign(14, 3).turn(0, "5").do("sail 6 1", "accept", "disc S1")
    assert desk.s.site[0] == 1
    kept = archive(desk.take_tile(0).end_round().do(*["vote 14a"] * 3).s)
    assert kept["beside"] == 0b0001 and kept["story"] == 15
    again = Campaign(seats=3, **kept)
    assert again.out() == ["13", "15"] and again.s.site[0] == 0  # the disc went into the box


def test_card_59_closes_card_49_and_its_toll() -> None:
    desk = Campaign(57, 3, beside=0b10, sites=1 << 7)
    assert desk.out() == ["49", "57"] and "L17" in desk.tiles()
    desk.take_tile(0).end_round()
    assert desk.out() == ["59"] and "L17" not in desk.tiles()


def test_of_two_cards_on_one_tile_the_higher_number_holds() -> None:
    desk = Campaign(32, 3)
    lay_out(desk.s, STORY.index["69"])  # both speak of L13
    assert desk.out() == ["69"]


# ---- after the final scoring -----------------------------------------------------------------------------------------


def test_after_the_final_scoring_the_back_is_done_but_not_the_next_front() -> None:
    desk = Campaign(11).lap(4).take_tile(0).end_round()
    assert desk.out() == ["14"] and desk.tiles() == {"L23"} and desk.s.depth == 0
    assert [int(c) for c in desk.s.story_card] == [STORY.index["11"] + 1, 0, 0, 0]
    again = Campaign(**archive(desk.s))
    assert again.out() == ["13", "14"] and again.tiles() == {"L3", "L10", "L20", "L23"}


def test_votes_after_the_final_scoring_are_moves_of_the_game() -> None:
    desk = Campaign(3, 3).lap(4).take_tile(0).end_round()
    assert desk.s.lap == 5 and desk.can("vote")
    assert archive(desk.do("vote 3b", "vote 3b", "vote 3a").s)["story"] == 6 and not desk.legal()


@pytest.mark.parametrize("card", [name for name in TOLD if "ending" in ROWS[name]])
def test_an_ending_ends_the_campaign_but_not_the_game(card: str) -> None:
    desk = Campaign(int(card), 3).fulfil(card).end_round()
    assert desk.s.ending == STORY.endings.index(ROWS[card]["ending"]) + 1 and archive(desk.s) == {}
    assert desk.out() == [] and desk.s.lap == 2 and desk.legal()


# ---- the whole story -------------------------------------------------------------------------------------------------


def test_every_card_is_reached_and_every_way_ends() -> None:
    seen: set[str] = set()
    ends = Counter()
    for way in ways(PARTS):
        seen |= set(way)
        ends[ROWS[way[-1]].get("ending")] += 1
        assert 38 <= len(way) <= 40
    assert set(ends) == {"charter", "sale", "holes", "keepers"}
    opened = {name for row in PARTS["story"] for name in row.get("open", [])}
    assert seen | opened == set(TOLD)


@pytest.mark.parametrize("option", [0, 1])
def test_a_whole_story_by_its_rules_from_game_to_game(option: int) -> None:
    """Every round one card is fulfilled: ten games, each beginning with what the last one left."""
    kept, games, read = {"story": 1}, 0, []
    while kept:
        desk = Campaign(seats=3, seed=games, **kept)
        for _ in range(4):
            main = next((name for name in desk.out() if ROWS[name]["kind"] == "story"), None)
            if main is None:
                break
            desk.fulfil(main).end_round()
            read.append(main)
            while desk.s.depth and desk.can("vote"):
                desk.apply(desk.can("vote")[option])
        while desk.s.lap <= 4:
            desk.end_round()
        kept, games = archive(desk.s), games + 1
    assert games == 10 and "ending" in ROWS[read[-1]] and 38 <= len(read) <= 40


def test_the_state_between_games_round_trips_for_every_card() -> None:
    for row in STORY.rows[:STORY_CARDS]:
        if row["kind"] == "story":
            kept = archive(Campaign(int(row["id"]), begun=False).s)
            again = archive(Campaign(begun=False, **kept).s)
            assert again == kept and all(kept[name] in CARRIED[name].choices for name in CARRIED)


def test_votes_and_open_cards_are_public_and_positions_round_trip() -> None:
    s = Campaign(3, 3).take_tile(0).end_round().do("vote 3b").s
    for seat in range(-1, 3):
        view = GAME.rules.view(s, seat)
        for field in ("story_open", "story_read", "story_card", "votes", "late", "drawn_late"):
            assert np.array_equal(view[field], s[field])
    again = GAME.rules.view(s, 1)
    CONTRACT.redeal(again, np.uint64(5))
    assert bytes_of(GAME.rules.view(again, 1)) == bytes_of(GAME.rules.view(s, 1))


def test_the_tables_say_what_the_rows_say() -> None:
    for card, row in enumerate(STORY.rows):
        assert ("at" in row) == (STORY_AT[card] >= 0) and ("fills" in row) == (STORY_FILLS[card] >= 0)
        for side, name in enumerate(("front", "back")):
            brought = row.get(name, {}).get("legacy_add", [])
            assert STORY_ORDERS[card, side, 0] == sum(LEGACY_BIT[tile] for tile in brought)
