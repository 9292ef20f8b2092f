"""Everything that is drawn on a table opens its card: pointed at, tapped, and by keys alone from the list of things."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import argosy

from .people import Person

THINGS = (pathlib.Path(__file__).parent / "things.js").read_text(encoding="utf-8")
MOVES = 30  # enough that everybody owns something, and no game is over by then
COVERED = 2  # things over which others may lie, ships on a place: the list of things has them, too
BY_HAND = 12  # kinds of things that are tried with a mouse, and as many with a finger; every thing is looked up
FOLD = "() => document.querySelectorAll('#main .drawer[open]').forEach((one) => one.removeAttribute('open'))"
LOOKED_UP = """async (names) => {
  const { things } = document.querySelector('#card').dataset, found = {};
  for (const name of names) {
    const answer = await fetch(`${things}/${encodeURIComponent(name)}`);
    found[name] = answer.status === 200 ? (await answer.text()).replace(/<[^>]+>/g, ' ').trim() : '';
  }
  return found;
}"""
LISTED = """() => Object.fromEntries([...document.querySelectorAll('#card [data-explain]')]
  .map((one) => [one.dataset.explain, one.textContent]))"""
POINT = """([name, move]) => {
  const middle = (it) => { const b = it.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  for (const one of document.querySelectorAll(`#main [data-thing="${name}"]`)) {
    if (!one.checkVisibility()) continue;
    const there = one.getBoundingClientRect();
    if (there.top < 60 || there.bottom > innerHeight - 240 || there.left < 0 || there.right > innerWidth)
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const found = [one, ...one.querySelectorAll('use, text, rect, circle')].map(middle).find(([x, y]) => {
      const all = document.elementsFromPoint(x, y), top = all[0], picture = top?.closest('#main [data-print]');
      return picture && Boolean(top.closest('[data-move]')) === move && all.filter((it) => picture.contains(it))
        .map((it) => it.closest('[data-thing]')).find(Boolean)?.dataset.thing === name; });
    if (found) return found;
  }
}"""

# signs and numbers that are drawn and are no thing: coordinates, shapes of people (a panel tells all of them), remarks
# with a number, the sum of a fight (its parts have cards in the row of one's numbers); plain words explain themselves
NO_THINGS = re.compile(
    r"(part-chart|part-grid): ([a-p]|\d\d?)|.*: #p-\d|part-hand: Hand .*|explorer-track: end: .*|part-fight: .*|"
    r"(seat-\d|player-panel-\d): leads, \d+|[^#\d]*-?\d*: [^#\d]*"
)


def kind(name: str) -> str:
    """Of which kind a thing is: its name without numbers and owners."""
    return re.sub(r"-?\d+", "", name)


def one_of_each(things: dict[str, Any], way: Callable[[Any], bool]) -> list[str]:
    """A thing of every kind, those that can be tried in a way."""
    found: dict[str, str] = {}
    for name, thing in things.items():
        if thing["at"] and way(thing):
            found.setdefault(kind(name), name)
    names = sorted(found.values())
    return names[:: max(1, len(names) // BY_HAND)]


def point(person: Person, name: str, move: bool = False) -> tuple[float, float]:
    """Where one points at a thing, brought into view; `move`: where a click would make a move."""
    at = person.page.evaluate(POINT, [name, move])
    assert at, f"no finger finds {name}"
    return at[0], at[1]


def opened(person: Person, name: str) -> None:
    """The card of a thing is open, and says what it is."""
    expect(person.page.locator("#card"), f"{name} opens no card").to_be_visible()
    expect(person.page.locator("#card h3"), f"the card of {name} has no name").not_to_be_empty()


@pytest.mark.parametrize("game", argosy.games())
def test_every_drawn_thing_opens_its_card(game: str, visit: Callable[..., Person]) -> None:
    person = visit()
    table = person.sit(game, bots=2)
    person.lead_by_bots(table, MOVES)
    page = person.page
    found: dict[str, Any] = page.evaluate(THINGS)
    things = found["things"]
    strange = [one for one in found["outside"] if not NO_THINGS.fullmatch(one)]
    assert not strange, f"drawn, and neither a thing with a card nor named as none: {strange}"
    assert len(things) > 50 and all(thing["name"] for thing in things.values())
    page.evaluate(FOLD)  # a drawer that a question opens lies over other things until it is closed
    folded = page.evaluate(THINGS)["things"]
    hidden = [name for name, thing in things.items() if not (thing["at"] or folded.get(name, thing)["at"])]
    assert len(hidden) <= COVERED, f"no finger finds them: {hidden}"
    cards = page.evaluate(LOOKED_UP, list(things))
    assert not [name for name, card in cards.items() if len(card) < 10], "they have no card"
    page.mouse.move(2, 2)
    page.keyboard.press("i")  # nothing is pointed at: the list of everything, for those who cannot point
    expect(page.locator("#card")).to_be_visible()
    assert page.evaluate(LISTED).keys() >= things.keys(), "the list does not name them all"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#card .lex__list")).to_have_count(0)
    expect(page.locator("#card h3")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("#card")).to_be_hidden()
    for name in one_of_each(things, lambda thing: not thing["move"]):
        page.mouse.move(2, 2)
        at = page.evaluate(POINT, [name, False])
        if at is None:
            continue
        page.mouse.move(*at)
        expect(page.locator("#preview"), f"nothing is told of {name}").not_to_be_empty()
        page.mouse.click(*at)
        opened(person, name)
        page.keyboard.press("Escape")
        expect(page.locator("#card")).to_be_hidden()
    # where a click would move, the other button of the mouse explains
    for name in one_of_each(things, lambda thing: thing["move"] == "move")[:4]:
        page.mouse.click(*point(person, name, move=True), button="right")
        opened(person, name)
        page.keyboard.press("Escape")
        expect(page.locator("#card")).to_be_hidden()


@pytest.mark.parametrize("game", argosy.games())
def test_a_tap_opens_the_card_on_a_phone(game: str, visit: Callable[..., Person]) -> None:
    person = visit(phone=True)
    table = person.sit(game, bots=1)
    person.lead_by_bots(table, MOVES)
    page = person.page
    things = page.evaluate(THINGS)["things"]
    tried = one_of_each(things, lambda thing: not thing["move"])
    assert len(tried) >= 8
    reached = 0
    for name in tried:
        at = page.evaluate(POINT, [name, False])
        if at is None:
            continue
        page.touchscreen.tap(*at)
        opened(person, name)
        reached += 1
        page.keyboard.press("Escape")
        expect(page.locator("#card")).to_be_hidden()
    assert reached >= len(tried) - COVERED, "hardly anything may be covered"
