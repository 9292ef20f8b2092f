"""Lexicon cards of the chart: places with everything that lies there, and legacy tiles."""

from __future__ import annotations

from argosy.games.maracaibo.effects import GOODS
from argosy.games.maracaibo.face.board_chart import (
    FLAG_BONUS,
    PLACE_ROW,
    SKULLS,
    in_play,
    lies,
)
from argosy.games.maracaibo.face.describing import card_line, legacy_line, nation_line, place_line, quest_line
from argosy.games.maracaibo.face.lexicon_people import seats_where
from argosy.games.maracaibo.face.prompts import seat_line
from argosy.games.maracaibo.face.texts import action_lines, action_of, helper_lines, site_facts, step_lines
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    CITY_GOOD,
    CITY_STORAGE,
    FEWEST_FOR,
    FIRST_SITE,
    FLAG_ANNEX,
    FLAG_DISPLACE,
    HELPER_AT,
    HELPER_CARD,
    HELPERS,
    LEGACIES,
    LEGACY,
    LEGACY_IDS,
    LEGACY_ROW,
    LEGACY_SPACES,
    PLACE_IDS,
    RIGGED_FOR,
    RIGGING,
)
from argosy.games.maracaibo.state import State
from argosy.kernel.game import Entry, Line


def place(v: State, name: str) -> Entry:
    """A place: what a ship can do there, what lies there, who is there."""
    number = [one.lower() for one in PLACE_IDS].index(name)
    if not in_play(v, number):
        raise IndexError(name)
    row = PLACE_ROW[PLACE_IDS[number]]
    city = v.city[number] > 0
    kind = row["kind"] if row["kind"] in ("home", "start") else "city" if city else "village"
    does = _city(v, number) if city else _village(v, number) if kind == "village" else [Line(f"lex-place-{kind}")]
    if kind == "home":
        does.append(Line("lex-place-stop"))
    if PLACE_IDS[number] in FLAG_BONUS and city:
        does += _flag(v, number)
    elif v.marker[number] > 0:
        does.append(Line("lex-place-marker", {"nation": nation_line(int(v.marker[number]) - 1)}))
    does += [legacy_about(tile) for tile in _tiles_at(v, PLACE_IDS[number])]
    title = Line("lex-place", {"id": PLACE_IDS[number], "place": place_line(number)})
    return Entry(title, Line(f"lex-kind-{kind}"), does, _there(v, number), rule=f"{kind} main action")


def _city(v: State, number: int) -> list[Line]:
    city = int(v.city[number]) - 1
    found = [Line("lex-city-action", {"gain": action_lines(action_of(v, number))})]
    if CITY_GOOD[city] >= 0:
        good = Line(f"part-{GOODS[CITY_GOOD[city]]}")
        found.append(Line("lex-city-good", {"good": good, "n": int(v.stored[number]), "of": int(CITY_STORAGE[city])}))
    return found


def _village(v: State, number: int) -> list[Line]:
    me = int(v.viewer) - 1
    skull = SKULLS.get(PLACE_IDS[number])
    if skull and lies(v, skull):
        return []
    steps = RIGGED_FOR if me >= 0 and v.full[me] & RIGGING else FEWEST_FOR
    return [Line("lex-village", {"two": int(steps[1]), "three": int(steps[2])})]


def _flag(v: State, number: int) -> list[Line]:
    bonus = step_lines(FLAG_BONUS[PLACE_IDS[number]])
    if v.marker[number] > 0:
        facts = {"nation": nation_line(int(v.marker[number]) - 1), "n": FLAG_DISPLACE, "gain": bonus}
        return [Line("lex-flag-taken", facts)]
    return [Line("lex-flag-free", {"n": FLAG_ANNEX, "gain": bonus})]


def _tiles_at(v: State, name: str) -> list[str]:
    return [one for one in LEGACY_IDS if LEGACY_ROW[one].get("at") == name and lies(v, one)]


def _there(v: State, number: int) -> list[Line]:
    """Ships, quests and assistants at a place."""
    found = seats_where(v, "lex-place-ship", lambda seat: v.ship[seat] == number)
    quests = [quest for quest in range(ALL_QUESTS) if int(v.quest_at[number]) >> quest & 1]
    quests.sort(key=lambda quest: int(v.quest_age[quest]))
    found += [Line("lex-place-quest", {"quest": quest_line(quest)}) for quest in quests]
    for seat in range(int(v.seats)):
        for helper in range(HELPERS):
            if HELPER_AT[helper] == number and int(v.helpers[seat]) >> helper & 1:
                used = int(v.spent[seat]) >> helper & 1
                facts = {
                    "seat": seat_line(v, seat),
                    "card": card_line(int(HELPER_CARD[helper])),
                    "gain": helper_lines(helper),
                }
                found.append(Line("lex-place-helper-used" if used else "lex-place-helper", facts))
    for tile in range(LEGACIES):
        if (
            LEGACY_SPACES[tile]
            and LEGACY_ROW[LEGACY_IDS[tile]].get("at") == PLACE_IDS[number]
            and lies(v, LEGACY_IDS[tile])
        ):
            facts = {"tile": legacy_line(tile), "n": int(v.site[tile - FIRST_SITE]), "of": int(LEGACY_SPACES[tile])}
            found.append(Line("lex-site-discs", facts))
    return found


def legacy_about(name: str) -> Line:
    """What a legacy tile does."""
    row = LEGACY_ROW[name]
    tile = LEGACY[name]
    if row["kind"] == "site":
        key = "lex-legacy-toll" if "toll" in row else "lex-legacy-site"
        return Line(key, {**site_facts(tile), "toll": row.get("toll", 0)})
    if row["kind"] == "slow_arrow":
        return Line("chart-slow", {"n": row["cost"]})
    if row["kind"] in ("skull", "goal"):
        return Line(f"lex-legacy-{row['kind']}", {"gain": step_lines(row.get("gain", []))})
    return Line(f"lex-legacy-{name.lower()}")
