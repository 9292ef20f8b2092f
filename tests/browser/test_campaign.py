"""A campaign of three people in real browsers, and a server that is killed between the games and during a vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.table.test_voyages import play

from argosy.table import polls
from argosy.table.house import House
from argosy.table.store import Store

from .conftest import Server
from .people import FIRST_MOVE, Person

Visit = Callable[..., Person]
THREE = [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}]


def quickly(server: Server, table: str, until_vote: bool) -> None:
    """Play on at a table as its people's bots would, beside the server or while it is down."""
    store = Store(server.environment["ARGOSY_DATABASE"])
    play(House(store), table, until_vote)
    store.close()


def read_all(person: Person) -> int:
    """Read the cards that lie over the table until none is left; how many there were."""
    count = 0
    while person.page.locator(".voyage__sheet [data-read]").count():
        key = person.page.locator(".voyage__sheet [data-read]").get_attribute("data-read")
        person.page.locator(".voyage__sheet [data-read]").click()
        expect(person.page.locator(f".voyage__sheet [data-read='{key}']")).to_have_count(0)
        count += 1
    return count


def test_three_people_three_games_and_a_server_that_is_killed(visit: Visit, own_server: Server) -> None:
    server = own_server
    mara, tom = visit("Mara", url=server.url), visit("Tom", url=server.url, phone=True, lang="de")
    zoe = visit("Zoe", url=server.url, lang="nl", theme="night")
    people = [mara, tom, zoe]
    mara.goto("/")
    begun: dict[str, Any] = mara.ask("POST", "/api/campaigns", {"game": "maracaibo", "name": "Winter", "seats": THREE})
    for seat, person in ((1, tom), (2, zoe)):
        person.accept(begun["table"], seat)
    table, atlas = begun["table"]["id"], f"/c/{begun['id']}"
    # the first card lies over everybody's table until they have read it
    mara.goto(f"/t/{table}").page.wait_for_selector("main.table", timeout=FIRST_MOVE)
    expect(mara.page.locator("#story-here")).to_have_text("A Clerk in Portobello")
    expect(tom.page.locator(".voyage__sheet")).to_be_visible()
    mara.page.locator("[data-voyage-do='later']").click()
    expect(mara.page.locator(".voyage__sheet")).to_be_hidden()
    mara.page.locator("[data-voyage-do='now']").click()
    assert read_all(mara) == 1
    server.kill()
    quickly(server, table, until_vote=True)
    server.start()
    # the vote: everybody on their own page, the second one changes their mind, and the power fails in between
    for person in people:
        person.goto(f"{atlas}/vote")
        expect(person.page.locator(".vote")).to_have_count(2)
    mara.page.locator(".vote").nth(0).click()
    expect(mara.page.locator(".vote--mine .vote__yours")).to_be_visible()
    expect(tom.page.locator(".votes")).to_contain_text("Mara")  # open, and at once
    tom.page.locator(".vote").nth(0).click()
    tom.page.locator(".vote[aria-pressed=true]").wait_for()
    tom.page.locator(".vote").nth(1).click()
    expect(tom.page.locator(".vote").nth(1)).to_have_attribute("aria-pressed", "true")
    server.kill()
    server.start()
    zoe.goto(f"{atlas}/vote")
    expect(zoe.page.locator(".vote").nth(0)).to_contain_text("Mara")
    expect(zoe.page.locator(".vote").nth(1)).to_contain_text("Tom")
    zoe.page.locator(".vote").nth(1).click()
    expect(zoe.page.locator(".votes")).to_have_count(0)  # it is decided
    decided = zoe.page.locator(".lead").inner_text()
    mara.goto(f"{atlas}/vote")
    assert decided and mara.page.locator(".lead").count() == 1
    # the game ends, the server dies with it; the next one begins where it ended
    for number in (1, 2, 3):
        if number == 1:
            server.kill()
        quickly(server, table, until_vote=False)
        if number == 1:
            server.start()
        for person in people:
            person.goto(atlas)
            expect(person.page.locator(".sofar > li")).to_have_count(number)
            expect(person.page.locator(".nowbox .btn--go")).to_be_visible()
            assert not person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        if number == 3:
            break
        goer = people[number]
        goer.page.locator(".nowbox .btn--go").click()
        expect(goer.page.locator("#last-title")).to_be_visible()
        goer.page.locator("[data-voyage-do='sail']").click()
        goer.page.wait_for_url("**/t/*")
        goer.page.wait_for_selector("main.table", timeout=FIRST_MOVE)
        assert read_all(goer) >= 1
        table = goer.page.url.rpartition("/")[2]
    assert mara.ask("POST", f"/api/campaigns/{begun['id']}/verify")["games"] == 3
    told = mara.page.locator(".chapters .done, .chapters .now").count()
    mara.goto(f"{atlas}/story")
    assert told >= 1 and mara.page.locator(".contents li").count() >= 6


def test_alone_in_the_browser(visit: Visit) -> None:
    mara = visit("Mara")
    mara.goto("/c")
    form = mara.page.locator("[data-voyage-form='begin']")
    form.locator("[name='name']").fill("Alone")
    form.locator("[name='jean']").select_option("0")
    form.locator("button[type=submit]").click()
    mara.page.wait_for_url("**/t/*")
    mara.page.wait_for_selector("main.table", timeout=FIRST_MOVE)
    assert read_all(mara) == 1
    board = mara.page.locator("#board svg.b").first.bounding_box()
    assert board is not None and board["height"] > 300 and board["y"] < 300  # the way to the atlas takes one line
    mara.page.locator(".voyage__bar a").first.click()
    expect(mara.page.locator("h1")).to_have_text("The Atlas of Small Fires")
    expect(mara.page.locator(".nowbox")).to_contain_text("It is your turn")


def test_a_vote_at_the_table_itself(visit: Visit, own_server: Server) -> None:
    mara = visit("Mara", url=own_server.url)
    mara.goto("/")
    begun = mara.ask(
        "POST", "/api/campaigns", {"game": "maracaibo", "name": "", "seats": [{"kind": "me", "name": "M"}]}
    )
    table = begun["table"]["id"]
    quickly(own_server, table, until_vote=True)
    store = Store(own_server.environment["ARGOSY_DATABASE"])
    vote = polls.poll_of(House(store).table(table))
    store.close()
    assert vote is not None
    mara.goto(f"/t/{table}").page.wait_for_selector("main.table", timeout=FIRST_MOVE)
    assert read_all(mara) >= 4  # fronts and backs, one after another
    mara.page.locator(".voyage__sheet .vote").nth(1).click()
    expect(mara.page.locator(".voyage__sheet .vote")).to_have_count(0)
    expect(mara.page.locator("#log")).to_contain_text("So it is decided")
