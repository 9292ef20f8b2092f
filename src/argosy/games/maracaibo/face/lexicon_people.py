"""Lexicon cards of people: everything open about somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from argosy.games.maracaibo.effects import OBJECTS, Trait
from argosy.games.maracaibo.face.describing import (
    area_about,
    area_line,
    card_line,
    career_line,
    nation_line,
    place_line,
    quest_line,
    space_line,
    synergy_line,
    work_line,
)
from argosy.games.maracaibo.face.prompts import amount, seat_line, tile_lines
from argosy.games.maracaibo.face.texts import card_lines, career_tasks
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    AREAS,
    CARDS,
    COMBAT_TILES,
    HELPER_AT,
    HELPER_CARD,
    HELPERS,
    JEAN_TABLEAU_DISCS,
    NATION_COUNT,
    OBJECT_KINDS,
    OBJECT_MASK,
    STRIKE_CARD,
    STRIKES,
    SYNERGY_IDS,
    TASKS_A_CAREER,
    WORKS,
)
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import JEAN, QUEST_OWNED, At, State
from argosy.kernel.game import Entry, Line

TRAITS = [trait for trait in Trait if trait not in (Trait.ALLY, Trait.COUNT)]


def seats_where(v: State, key: str, true_of: Callable[[int], bool]) -> list[Line]:
    """A line for every seat of which something is true."""
    return [Line(key, {"seat": seat_line(v, seat)}) for seat in range(int(v.sides)) if true_of(seat)]


def person(v: State, seat: int) -> Entry:
    """Everything open about a person, or about Jean."""
    if v.seats == 1 and seat == JEAN:
        return _jean(v)
    now = [
        line
        for part in (_turn, own_choices, _cards, _career, _ship, _chart, _abilities, _score)
        for line in part(v, seat)
    ]
    place = Line("lex-person-at", {"place": place_line(int(v.ship[seat])), "space": space_line(int(v.explorer[seat]))})
    return Entry(
        Line("lex-person", {"seat": seat_line(v, seat)}), Line("board-players"), [place], now, rule="turn phases"
    )


def _turn(v: State, seat: int) -> Iterator[Line]:
    """Whose turn it is and how far the ship has sailed; who ended the last round."""
    if v.turn == seat and not v.setting_up and v.depth > 0:
        yield Line("lex-person-turn", {"n": int(v.sailed), "first": int(v.phase_a)})
    if v.ender == seat and v.lap > 1:
        yield Line("lex-person-ender")


def own_choices(v: State, seat: int) -> Iterator[Line]:
    """What only the viewer knows: the careers that were dealt, and the first choices while they are hidden."""
    if v.viewer != seat + 1 or not v.setting_up:
        return
    yield Line("lex-person-dealt", {"careers": [career_line(int(number)) for number in v.careers[seat]]})
    if v.first_plan[seat] > 0:
        yield Line("lex-person-first-plan", {"card": card_line(int(v.first_plan[seat]) - 1)})
    if v.first_career[seat] > 0:
        yield Line("lex-person-career", {"career": career_line(int(v.first_career[seat]) - 1)})
    if gone := [card_line(int(c) - 1) for c in v.first_discard[seat] if c > 0]:
        yield Line("lex-person-first-discard", {"cards": gone})


def about(v: State, seat: int) -> list[Line]:
    """The short facts about somebody, for the board in characters: all but bought and planned cards and the career."""
    found = [Line("lex-person-card-points", {"n": int(v.card_vp[seat])})]
    found.append(Line("lex-person-tiles", {"n": int(v.tiles[seat])}))
    found += _known(v, seat)
    return found + [line for part in (_turn, own_choices, _ship, _chart, _abilities, _score) for line in part(v, seat)]


def _cards(v: State, seat: int) -> Iterator[Line]:
    """Bought and planned cards, and those in hand that everybody saw being taken."""
    for number in range(CARDS):
        if v.place[number] == At.OWNED + seat:
            yield Line("lex-person-card", {"card": card_line(number), "about": card_lines(number)})
    yield Line("lex-person-card-points", {"n": int(v.card_vp[seat])})
    for number in (int(c) - 1 for c in v.plan[seat] if c > 0):
        yield Line("lex-person-plan", {"card": card_line(number), "about": card_lines(number)})
    yield from _known(v, seat)


def _known(v: State, seat: int) -> Iterator[Line]:
    """Cards in hand that everybody saw being taken."""
    if seen := [card_line(number) for number in range(CARDS) if v.place[number] == At.HAND + seat]:
        yield Line("lex-person-hand", {"cards": seen})


def _career(v: State, seat: int) -> Iterator[Line]:
    if v.career[seat] > 0:
        number = int(v.career[seat]) - 1
        yield Line("lex-person-career", {"career": career_line(number)})
        for k, task in enumerate(career_tasks(number)):
            yield Line("lex-person-task-done" if int(v.claimed[seat]) >> k & 1 else "lex-person-task", {"task": task})
        yield Line("lex-person-tasks", {"n": int(v.claimed[seat]).bit_count(), "of": TASKS_A_CAREER})


def _ship(v: State, seat: int) -> Iterator[Line]:
    """Open areas of the ship, those with one disc left, synergy tokens and income that waits for one."""
    if opened := [area for area in range(AREAS) if int(v.full[seat]) >> area & 1]:
        for area in opened:
            yield Line("lex-person-area", {"area": area_line(area), "about": area_about(area)})
    if begun := [area_line(area) for area in range(AREAS) if int(v.half[seat]) >> area & 1]:
        yield Line("lex-person-half", {"areas": begun})
    if held := [synergy_line(k) for k in range(len(SYNERGY_IDS)) if int(v.synergies[seat]) >> k & 1]:
        yield Line("lex-person-synergies", {"tokens": held})
    for k in range(len(SYNERGY_IDS)):
        if v.waiting_d[seat, k] or v.waiting_vp[seat, k]:
            waits = {"d": amount("doubloons", v.waiting_d[seat, k]), "vp": amount("points", v.waiting_vp[seat, k])}
            yield Line("lex-person-waits", {"synergy": synergy_line(k), **waits})


def _chart(v: State, seat: int) -> Iterator[Line]:
    """Assistants, quests and combat tiles."""
    for helper in range(HELPERS):
        if int(v.helpers[seat]) >> helper & 1:
            key = "lex-person-helper-used" if int(v.spent[seat]) >> helper & 1 else "lex-person-helper"
            yield Line(key, {"card": card_line(int(HELPER_CARD[helper])), "place": place_line(int(HELPER_AT[helper]))})
    for quest in range(ALL_QUESTS):
        if int(v.quest_at[QUEST_OWNED + seat]) >> quest & 1:
            yield Line("lex-person-quest", {"quest": quest_line(quest)})
    for tile in range(COMBAT_TILES):
        if int(v.tiles_of[seat]) >> tile & 1:
            yield Line("fact-tile", {"values": tile_lines(tile)})


def _abilities(v: State, seat: int) -> Iterator[Line]:
    """What cards and areas allow for good, and figures that are not at hand."""
    for trait in TRAITS:
        if v.traits[seat, trait]:
            yield Line(f"lex-trait-{trait.name.lower().replace('_', '-')}", {"n": int(v.traits[seat, trait])})
    for k in range(NATION_COUNT):
        if v.traits[seat, Trait.ALLY + k]:
            yield Line("lex-trait-ally", {"n": int(v.traits[seat, Trait.ALLY + k]), "nation": nation_line(k)})
    for kind in range(OBJECT_KINDS):
        if v.objects[seat, kind]:
            names = [Line(f"part-{name}") for k, name in enumerate(OBJECTS) if int(OBJECT_MASK[kind]) >> k & 1]
            yield Line("lex-person-objects", {"objects": names, "n": int(v.objects[seat, kind])})
    for work in range(WORKS):
        if int(v.works[seat]) >> work & 1:
            yield Line("lex-person-work", {"work": work_line(work)})
    for strike in range(STRIKES):
        if int(v.strikes[seat]) >> strike & 1:
            yield Line("lex-person-strike", {"card": card_line(int(STRIKE_CARD[strike]))})
    yield Line("lex-person-figures", {"supply": int(v.supply[seat]), "laid": int(v.laid[seat])})


def _score(v: State, seat: int) -> Iterator[Line]:
    """The points so far, line by line."""
    for k, name in enumerate(SHEET):
        if v.lines[seat, k]:
            yield Line("lex-person-score", {"line": Line(f"sheet-{name}"), "n": int(v.lines[seat, k])})


def _jean(v: State) -> Entry:
    """Jean's tableau and deck."""
    now = [
        Line("lex-jean-discs", {"n": int(v.jean_discs), "of": JEAN_TABLEAU_DISCS}),
        Line("lex-jean-cards", {"n": int(v.jean_cards)}),
        Line("lex-jean-deck", {"n": int(v.jean_size), "seen": int(v.jean_pile).bit_count()}),
        Line("lex-jean-turns", {"n": int(v.jean_turns)}),
        *_score(v, JEAN),
    ]
    place = Line("lex-person-at", {"place": place_line(int(v.ship[JEAN])), "space": space_line(int(v.explorer[JEAN]))})
    return Entry(Line("part-jean"), Line("board-players"), [place, Line("lex-jean-does")], now, rule="jean")
