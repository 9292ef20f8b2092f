"""The campaign as rules: story cards, story quests, votes, legacy tiles and C cards, chapters, endings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from argosy.games.maracaibo import GAME
from argosy.games.maracaibo.archive import CARRIED, CHAPTERS, archive
from argosy.games.maracaibo.log_story import back, facts_of_story, front, opening
from argosy.games.maracaibo.parts import (
    AT,
    CARDS,
    FIRST_B,
    FIRST_C,
    FIRST_SITE,
    LEGACY,
    LEGACY_BIT,
    LEGACY_SPACES,
    PARTS,
    QUESTS,
    STORY,
    STORY_AT,
    STORY_CARDS,
    STORY_FILLS,
    STORY_ORDERS,
)
from argosy.games.maracaibo.rules.jean import jean_turn
from argosy.games.maracaibo.rules.scoring import begin_scoring
from argosy.games.maracaibo.rules.story import lay_out, reader
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, Ask, At
from argosy.games.maracaibo.story_checks import ways
from argosy.kernel import push
from argosy.kernel.game import Line
from argosy.kernel.record import bytes_of, copy_of
from argosy.play.telling import speak
from argosy.words import say_line

from .table import CONTRACT, Desk, money, points

ROWS = {row["id"]: row for row in PARTS["story"]}
TOLD = [row["id"] for row in STORY.rows[:STORY_CARDS]]
WITH_TILE = [name for name in TOLD if "at" in ROWS[name]]
WITH_SITE = [name for name in TOLD if "fills" in ROWS[name]]
VOTED = [STORY.ids[card] for card in STORY.votes]
EVERYTHING = {"doubloons": 9, "combat": 8, "figures": 3}


def bit(name: str) -> int:
    return 1 << STORY.index[name]


class Campaign(Desk):
    """A table at which a campaign is played."""

    def __init__(self, story: int = 1, seats: int = 2, seed: int = 1, begun: bool = True, **carried: int) -> None:
        values = {name: int(option.default) for name, option in CARRIED.items()} | {"story": story} | carried
        self.s: Any = GAME.start(seats, seed, [75, 2, *values.values()])
        while begun and self.s.setting_up:
            self.apply(self.legal()[0])

    def out(self) -> list[str]:
        """The story cards that lie out."""
        return [name for name in TOLD if int(self.s.story_open) & bit(name)]

    def tiles(self) -> set[str]:  # type: ignore[override]
        """The legacy tiles in play."""
        return {name for name, mask in LEGACY_BIT.items() if int(self.s.legacy) & mask}

    def where(self, tile: int) -> list[int]:
        """The sites at which a story tile lies."""
        return [site for site, quests in enumerate(self.s.quest_at) if int(quests) >> QUESTS + tile & 1]

    def take_tile(self, seat: int, tile: int = 0) -> Campaign:
        """A seat has the story tile, whatever it cost."""
        for site in self.where(tile):
            self.s.quest_at[site] &= ~(1 << QUESTS + tile)
        self.s.quest_at[QUEST_OWNED + seat] |= 1 << QUESTS + tile
        self.s.quests[seat] += 1
        return self

    def fill(self, tile: str) -> Campaign:
        """A construction site is full."""
        site, full = LEGACY[tile] - FIRST_SITE, int(LEGACY_SPACES[LEGACY[tile]])
        self.s.extra_discs += full - self.s.site[site]
        self.s.site[site] = full
        return self

    def copy(self) -> Campaign:
        """The same position, to try something else."""
        other = Campaign.__new__(Campaign)
        other.s = copy_of(self.s)
        return other

    def end_round(self, seat: int = 0) -> Campaign:
        """A round ends: nobody buys anything."""
        self.clear()
        begin_scoring(self.s, seat)
        while self.s.depth and self.asked == Ask.PURCHASE:
            self.apply("points")
        return self

    def fulfil(self, card: str, seat: int = 0) -> Campaign:
        """A card that lies out is fulfilled."""
        row = ROWS[card]
        if "fills" in row:
            return self.fill(row["fills"])
        return self.take_tile(seat, list(self.s.story_card).index(STORY.index[card] + 1))


# ---- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "places"), [(1, ["16"]), (2, ["16"]), (3, ["16"]), (4, ["16", "19"])])
def test_the_first_card_lays_a_story_tile_at_15_and_quests_by_the_number_of_players(
    seats: int, places: list[str]
) -> None:
    desk = Campaign(1, seats)
    assert desk.out() == ["1"] and desk.where(0) == [AT["15"]]
    quests = (1 << QUESTS) - 1
    assert [p for p, at in AT.items() if int(desk.s.quest_at[at]) & quests] == places


def test_rulebook_example_the_first_story_quest() -> None:
    desk = Campaign(1).arrive(0, "15", combat=1, doubloons=0).do("quest ST1")
    assert (money(desk), points(desk), desk.s.combat[0], desk.s.quests[0]) == (5, 1, 0, 1)


def test_without_a_campaign_nothing_of_it_is_in_play() -> None:
    s = GAME.start(3, 5, [76, 2])
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


def cards_showing(field: str, value: str, n: int, but: set[str]) -> list[str]:
    rows = [row for row in PARTS["project"] if row[field] == value and row["set"] != "C"]
    return [row["id"] for row in rows if row["id"] not in but][:n]


def means(card: str) -> dict[str, Any]:
    """What a seat needs in hand for the price of a story quest."""
    hand: list[str] = []
    for atom in ROWS[card]["pay"]:
        field = {"OBJECT": "object", "GOODS": "good"}.get(atom["kind"])
        if field:
            hand += cards_showing(field, atom[field], atom["n"], set(hand))
    return {"hand": hand, **EVERYTHING}


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
    desk = Campaign(47, 2)
    desk.fulfil("47").end_round().fulfil("50").end_round()  # then 52, a site
    assert "52" in desk.out() and [int(c) > 0 for c in desk.s.story_card] == [True, True, False, False]


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
    kept = archive(Campaign(14, 3).take_tile(0).end_round().do(*["vote 14a"] * 3).s)
    assert kept["beside"] == 0b0001 and kept["story"] == 15
    again = Campaign(seats=3, **kept)
    assert again.out() == ["13", "15"] and again.s.site[0] == 0


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


# ---- orders on the cards ---------------------------------------------------------------------------------------------


def test_cards_onto_the_discard_pile_come_with_the_next_shuffle() -> None:
    desk = Campaign(7).take_tile(0).end_round()
    assert [desk.s.place[FIRST_C + k] for k in range(3)] == [At.DISCARD, At.DISCARD, At.BOX]
    assert archive(desk.s)["cards"] == 0b11


def test_cards_into_the_deck_are_shuffled_into_the_draw_pile() -> None:
    seen = set()
    for seed in range(12):
        desk = Campaign(36, 2, seed).take_tile(0).end_round()  # card 39 brings 95
        where = [int(c) for c in desk.s.deck[: desk.s.deck_size]].index(FIRST_C + 5)
        seen.add(where)
        assert desk.s.place[FIRST_C + 5] == At.HIDDEN and archive(desk.s)["cards"] == 1 << 5
    assert len(seen) > 6


def test_nobody_can_hold_a_card_that_came_into_the_pile_after_the_last_draw() -> None:
    desk = Campaign(36, 3, 4).take_tile(0).end_round()
    late = FIRST_C + 5
    out = Counter()
    for drawn in range(2):
        for seed in range(300):
            view = GAME.view(desk.s, 0)
            CONTRACT.redeal(view, np.uint64(seed))
            assert CONTRACT.ledger(view) == 0
            for p in (1, 2):
                out[drawn, p] += late in [int(c) for c in view.hand[p][: view.hand_size[p]]]
        if not drawn:
            desk.clear().hand(2)
            push(desk.s, Ask.DRAW, 2)
            desk.do("draw", "draw")
            assert desk.s.drawn_late[2] == 2
    assert out[0, 1] == out[0, 2] == out[1, 1] == 0 and out[1, 2] > 0


def test_a_hand_that_is_paying_is_dealt_the_cards_for_it() -> None:
    desk = Campaign(3, 3).arrive(1, "7", **means("3"))
    desk.apply("quest ST1")
    assert desk.asked == Ask.PAY
    for seat in (-1, 0, 2):
        for seed in range(40):
            view = GAME.view(desk.s, seat)
            CONTRACT.redeal(view, np.uint64(seed))
            assert len(GAME.legal(view)) >= 2 and CONTRACT.ledger(view) == 0


def test_skull_tiles_come_back_with_the_front_and_go_with_a_reward() -> None:
    desk = Campaign(37, tiles=0b1)  # L22 at Bluefields
    assert "L22" in desk.tiles() and "village" not in desk.arrive(0, "16", **EVERYTHING).legal()
    desk.do("quest ST1", "unskull L22")
    assert "L22" not in desk.tiles()


def test_the_plague_comes_and_cartagena_recovers_with_card_27() -> None:
    desk = Campaign(14, 3)
    assert "L3" in desk.tiles() and desk.s.city[AT["14"]] == 0
    kept = archive(Campaign(25, 3, tiles=1 << LEGACY["L3"]).take_tile(0).end_round().s)
    assert kept["tiles"] & 1 << LEGACY["L3"] == 0 and kept["story"] == 27
    again = Campaign(27, 3, tiles=1 << LEGACY["L3"])
    assert again.s.city[AT["14"]] > 0 and "L3" not in again.tiles()
    assert len({int(again.s.city[AT[p]]) for p in ("4", "5", "13", "14")}) == 4


@pytest.mark.parametrize(("seats", "discs"), [(1, 2), (2, 1), (3, 0)])
def test_sites_begin_with_discs_in_small_games_every_time(seats: int, discs: int) -> None:
    desk = Campaign(46, seats)
    assert desk.s.site[LEGACY["L11"] - FIRST_SITE] == discs
    kept = archive(desk.s)
    assert kept["sites"] == 0b10 and Campaign(seats=seats, **kept).s.site[LEGACY["L11"] - FIRST_SITE] == discs


def test_new_cities_the_silver_fleet_and_the_mine_stay_from_game_to_game() -> None:
    kept = {"tiles": sum(LEGACY_BIT[name] for name in ("L1", "L4", "L6", "L7", "L9"))}
    desk = Campaign(60, 3, **kept)
    assert all(desk.s.city[AT[p]] > 0 for p in ("17", "9a", "15a"))
    assert "sail 9a 3" not in desk.turn(0, "9", explorer="3").legal()
    assert "sail 9a 3" in desk.turn(0, "9", explorer="4").legal()
    desk.tile("F25").arrive(0, "11", hand=[], combat=8, explorer="5").do("act", "stack left", "nation fr")
    assert {"silver-fleet", "gold-mine"} <= set(desk.legal())


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
        view = GAME.view(s, seat)
        for field in ("story_open", "story_read", "story_card", "votes", "late", "drawn_late"):
            assert np.array_equal(view[field], s[field])
    again = GAME.view(s, 1)
    CONTRACT.redeal(again, np.uint64(5))
    assert bytes_of(GAME.view(again, 1)) == bytes_of(GAME.view(s, 1))


def test_the_tables_say_what_the_rows_say() -> None:
    for card, row in enumerate(STORY.rows):
        assert ("at" in row) == (STORY_AT[card] >= 0) and ("fills" in row) == (STORY_FILLS[card] >= 0)
        for side, name in enumerate(("front", "back")):
            brought = row.get(name, {}).get("legacy_add", [])
            assert STORY_ORDERS[card, side, 0] == sum(LEGACY_BIT[tile] for tile in brought)


# ---- words -----------------------------------------------------------------------------------------------------------

LANGUAGES = ("en", "de", "nl")


def told(desk: Campaign, *texts: str) -> list[Line]:
    """The lines that a spectator reads about the last of these moves."""
    *first, last = texts
    desk.do(*first)
    before = GAME.view(desk.s, -1)
    desk.apply(last)
    return GAME.tell(before, GAME.codes[last], GAME.view(desk.s, -1))


def test_the_back_the_choice_and_the_consequences_are_told_when_they_happen() -> None:
    desk = Campaign(14, 3).take_tile(1)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points", "points")]
    assert keys.index("log-round-ends") < keys.index("log-story-read") < keys.index("story-14-back")
    assert GAME.prompt(desk.s).key == "ask-vote"
    lines = told(desk, "vote 14a", "vote 14b", "vote 14b")
    keys = [line.key for line in lines]
    assert keys[0] == "log-vote" and keys.index("log-story-chosen") < keys.index("story-16-front")
    assert "log-tiles-come" in keys and "story-16-rule" in keys and "log-story-task" in keys
    chosen = next(line for line in lines if line.key == "log-story-chosen")
    assert chosen.facts["option"].key == "story-14-choice-2"


def test_cards_tiles_and_endings_are_told() -> None:
    desk = Campaign(7).take_tile(0)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points")]
    assert {"log-tiles-come", "log-cards-discard", "story-10-front"} <= set(keys)
    desk = Campaign(71).lap(4).take_tile(0)
    desk.clear()
    begin_scoring(desk.s, 0)
    keys = [line.key for line in told(desk, "points", "points")]
    assert keys.index("story-71-back") < keys.index("log-story-ends") < keys.index("story-ending-charter-about")


def test_a_later_chapter_begins_with_what_happened_before() -> None:
    keys = [line.key for line in GAME.opening(Campaign(82, begun=False).s)]  # type: ignore[misc]
    assert keys[:4] == ["story-82-front", "log-story-chapter", "log-story", "story-20-front"]
    again = archive(Campaign(82, begun=False).s)  # in the next game that is not told again
    assert GAME.opening(Campaign(begun=False, **again).s)[0].key == "log-story-chapter"  # type: ignore[misc]


def test_before_the_first_move_the_open_fronts_are_read() -> None:
    keys = [line.key for line in GAME.opening(Campaign(14, begun=False).s)]  # type: ignore[misc]
    assert keys.index("story-14-front") < keys.index("story-13-front") and "story-14-rule" in keys
    assert GAME.opening(Desk().s) == []  # type: ignore[misc]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told_in_every_language(lang: str) -> None:
    seen = set()
    for card, row in enumerate(STORY.rows[:STORY_CARDS]):
        s = Campaign(int(row["id"]) if row["kind"] == "story" else 15, begun=False).s
        lines = [*front(s, card), *back(s, card), *facts_of_story(s), *opening(s)]
        seen |= {speak(GAME, line, lang) for line in lines}
    for chapter in PARTS["chapter"]:
        seen.add(say_line("maracaibo", lang, Line(f"story-chapter-{chapter['id']}")))
        seen.add(say_line("maracaibo", lang, Line(f"story-{chapter['start']}-front")))
    for ending in STORY.endings:
        seen.add(say_line("maracaibo", lang, Line(f"story-ending-{ending}-about")))
    assert len(seen) > 3 * STORY_CARDS and not any("{" in text for text in seen)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_text_is_left_in_english(lang: str) -> None:
    texts = {row["id"]: [f"story-{row['id']}-front"] for row in STORY.rows}
    for row in STORY.rows[:STORY_CARDS]:
        texts[row["id"]].append(f"story-{row['id']}-back")
    for key in (key for keys in texts.values() for key in keys):
        ours, english = (say_line("maracaibo", which, Line(key)) for which in (lang, "en"))
        assert ours != english and 0.75 < len(ours) / len(english) < 1.5, key


def test_a_story_quest_says_what_it_costs() -> None:
    desk = Campaign(3).arrive(0, "7", **means("3"))
    line = GAME.preview(GAME.view(desk.s, 0), GAME.codes["quest ST1"])  # type: ignore[misc]
    assert line is not None and "2 × book" in say_line("maracaibo", "en", line)
    assert "story tile 1" in say_line("maracaibo", "en", GAME.describe(GAME.codes["quest ST1"]))
