"""Argosy as an app: Chromium would install it, there is a page without a network, calls and places work."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable

from playwright.sync_api import expect

from argosy.table.frame import HERE

from .conftest import Server
from .people import Person

Visit = Callable[..., Person]


def test_chromium_finds_it_installable(visit: Visit) -> None:
    mara = visit("Mara")
    mara.goto("/")
    session = mara.page.context.new_cdp_session(mara.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == [], found["errors"]
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    mara.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ignored = {"in-incognito"}  # what tests open is always that
    assert [one for one in errors if one["errorId"] not in ignored] == []
    for icon in manifest["icons"]:
        picture = (HERE / icon["src"].removeprefix("/")).read_bytes()
        size = struct.unpack(">II", picture[16:24])
        assert f"{size[0]}x{size[1]}" == icon["sizes"]


def test_without_a_network_there_is_a_page_that_says_so(visit: Visit, own_server: Server) -> None:
    mara = visit("Mara", url=own_server.url, lang="de")
    mara.goto("/")
    mara.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    mara.goto("/me")  # looked after by the service worker from now on
    own_server.kill()
    mara.page.goto(f"{own_server.url}/c")
    expect(mara.page.locator("h1")).to_have_text("Flaute")
    own_server.start()
    mara.page.locator("main .btn--go").click()
    expect(mara.page.locator("h1")).not_to_have_text("Flaute")


def test_an_open_page_calls_and_counts(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    page = mara.goto("/me/calls").page
    page.context.grant_permissions(["notifications"])
    page.locator("[data-way-on='browser']").check()
    page.locator("#calls button[type=submit]").click()
    expect(page.locator("[data-me='off']")).to_be_visible()
    made = mara.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    away = mara.page.context.new_page()
    with away.expect_response("**/api/me/news*"):  # what waits when a page opens is counted without a call
        away.goto(f"{mara.url}/me")
    page.close()  # whoever looks at one page is not called by another
    away.evaluate("navigator.serviceWorker.ready.then(() => true)")
    away.evaluate("Object.defineProperty(document, 'hasFocus', { value: () => false })")
    tom.accept(made)
    table = made["id"]
    for _ in range(60):
        now = tom.ask("GET", f"/api/tables/{table}")
        if now["to_move"] == 0:
            break
        tom.ask("POST", f"/api/tables/{table}/moves", {"move": now["moves"][0]["code"], "number": now["number"]})
    mara.page = away
    mara.until(lambda: away.title().startswith("(1)"))
    told = """navigator.serviceWorker.ready.then((there) => there.getNotifications())
        .then((all) => all.map((one) => one.body))"""
    mara.until(lambda: any(table in body for body in away.evaluate(told)))


def test_my_places_on_a_phone_by_a_link(visit: Visit) -> None:
    laptop, phone = visit("Mara"), visit("", phone=True)
    table = laptop.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])["id"]
    laptop.goto("/me").page.locator("[data-me='pass']").click()
    expect(laptop.page.locator("#pass .qrbox svg")).to_be_visible()
    link = laptop.page.locator("#pass input").input_value().removeprefix(laptop.url)
    phone.goto(link)
    expect(phone.page.locator("h1")).to_contain_text("Mara")
    phone.page.locator("[data-me='use-pass']").click()
    phone.page.wait_for_url("**/me")
    expect(phone.page.locator("main")).to_contain_text(table)
    assert not phone.page.evaluate("document.documentElement.scrollWidth > innerWidth")
