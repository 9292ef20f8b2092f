"""axe-core finds no fault on the main pages that keeps people out, by day and by night; headings are in order; nothing
is lost at 200 % or without motion."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import argosy

from .conftest import SHOTS
from .people import Person

AXE = (pathlib.Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
THEMES = ("day", "night")
RUN = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((fault) => ['serious', 'critical'].includes(fault.impact) || fault.id.includes('heading'))
  .map((fault) => ({ id: fault.id, help: fault.help,
    where: fault.nodes.slice(0, 5).map((node) => [node.html.slice(0, 200), node.failureSummary]) }))"""


def check(person: Person, name: str) -> None:
    """A picture of the page, and what axe says of it."""
    SHOTS.mkdir(exist_ok=True)
    page = person.page
    page.wait_for_timeout(300)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=True, animations="disabled", timeout=120_000)
    page.evaluate(AXE)  # not as a <script>: the pages allow none from elsewhere
    faults: list[Any] = page.evaluate(RUN)
    assert not faults, "\n".join(map(str, faults))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_lobby(visit: Callable[..., Person], theme: str, lang: str) -> None:
    check(visit(theme=theme, lang=lang).goto("/"), f"lobby-{lang}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", argosy.games())
def test_rules(visit: Callable[..., Person], game: str, theme: str) -> None:
    check(visit(theme=theme).goto(f"/rules/{game}"), f"rules-{game}-{theme}")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", argosy.games())
def test_table_and_finished_table(visit: Callable[..., Person], game: str, phone: bool) -> None:
    person = visit(phone=phone)
    table = person.sit(game, bots=1)
    size = "phone" if phone else "desktop"
    for theme in THEMES:
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        check(person, f"table-{game}-{size}-{theme}")
    person.finish_by_bots(table)
    for theme in THEMES:
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        check(person, f"finished-{game}-{size}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
def test_waiting_table_and_hand_over(visit: Callable[..., Person], theme: str) -> None:
    person = visit(theme=theme)
    made = person.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    person.goto(f"/t/{made['id']}").page.wait_for_selector(".waiting")
    check(person, f"waiting-{theme}")
    made = person.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Tom"}])
    person.goto(f"/t/{made['id']}").page.wait_for_selector(".handover")
    check(person, f"hand-over-{theme}")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True), ("nl", True)])
def test_ways_to_a_seat(visit: Callable[..., Person], theme: str, lang: str, phone: bool) -> None:
    mara, guest = (visit(name, theme=theme, lang=lang, phone=phone) for name in ("Mara", "Zoë"))
    made = mara.make("grog_island", [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    size = f"{lang}-{'phone' if phone else 'desktop'}-{theme}"
    check(guest.goto(made["invitations"][1]), f"invitation-{size}")
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not guest.page.evaluate(wide)
    check(guest.goto(f"/t/{made['id']}"), f"free-seats-{size}")
    assert not guest.page.evaluate(wide)
    mara.goto(f"/t/{made['id']}").page.locator("[data-do='seat']").first.click()
    mara.page.locator("[data-do='device-link']").click()
    mara.page.wait_for_selector("#seatlink .qrbox svg")
    check(mara, f"seat-{size}")
    link = mara.page.locator("#seatlink input").input_value()
    assert not mara.page.evaluate("document.querySelector('#seat-sheet').scrollWidth > innerWidth")
    guest.page.goto(link)
    check(guest, f"device-{size}")


OVER = "document.documentElement.scrollWidth > innerWidth"
CLIPPED = """() => [...document.querySelectorAll('button, a, .prompt__text b')].filter((one) => {
  const box = one.getBoundingClientRect();
  const apart = one.closest('.run, .reel, .dock, svg, .skip'); // rows that are moved sideways
  return box.width && one.checkVisibility() && !apart && box.right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", argosy.games())
def test_nothing_is_lost_at_twice_the_size(visit: Callable[..., Person], game: str) -> None:
    """A window of 1280 by 1000 at 200 % is one of 640; at 400 % one of 320."""
    person = visit(width=640)
    person.sit(game)
    page = person.page
    for width in (640, 320):
        page.set_viewport_size({"width": width, "height": 500})
        page.wait_for_timeout(100)
        assert not page.evaluate(OVER), f"the page is wider than {width}"
        assert page.evaluate(CLIPPED) == []
        assert page.locator(".actions [data-move], .actions summary").first.is_visible()
    assert page.evaluate("document.getAnimations().length") == 0, "something moves although motion is reduced"
    page.set_viewport_size({"width": 1440, "height": 900})
    headings = page.locator("h1, h2").all_inner_texts()
    assert headings[0] == argosy.new(game, 2, 1).game.title
    assert {"Question", "Board", "Yours", "Players", "Log"} <= set(headings)
    assert page.locator(".keys kbd").count() >= 8  # the keys are written down
