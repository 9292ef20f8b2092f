"""How people come to a seat, keep it and share it with nobody: invitation, name and colour, devices, the same crew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import FIRST_MOVE, Person

Visit = Callable[..., Person]
THREE = [{"kind": "me", "name": "Mara"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guest_is_asked_for_name_and_colour_and_sits_down(visit: Visit, phone: bool) -> None:
    mara, guest, late = visit("Mara", phone=phone), visit("", phone=phone), visit("Late", phone=phone)
    made = mara.make("goa", THREE)
    mara.goto(f"/t/{made['id']}")
    mara.page.locator("[data-do='seat-link']").first.click()
    expect(mara.page.locator("#invite .qrbox svg")).to_be_visible()
    link = mara.page.locator("#invite-shown").input_value().removeprefix(mara.url)
    for person in (guest, late):
        person.goto(link)
        expect(person.page.locator("h1")).to_contain_text("Mara invites you")
    page = guest.page
    button = page.locator("#sit-form button[type=submit]")
    expect(button).to_have_text("Sit down")
    button.click()  # nobody sits down without a name
    expect(page.locator("#sit-name")).to_be_focused()
    page.locator("#sit-name").fill("Zoë 李")
    expect(button).to_have_text("Sit down as Zoë 李")
    page.locator(".colour", has_text="Mauve").click()
    button.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".waiting")).to_contain_text("Zoë 李")
    expect(mara.page.locator(".waiting")).to_contain_text("Zoë 李")
    expect(mara.page.locator("#pane-chat")).to_contain_text("Zoë 李 has sat down.")
    expect(mara.page.locator("#chat-dot")).to_be_visible()
    late.page.locator("#sit-form button[type=submit]").click()
    expect(late.page.locator("#toast")).to_contain_text("Somebody sits there already")
    expect(late.page.locator("h1")).to_have_text("Zoë 李 sat down first")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_name_and_colour_are_changed_at_the_table(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", THREE[:2])
    tom.accept(made)
    mara.goto(f"/t/{made['id']}").page.wait_for_selector("#players", timeout=FIRST_MOVE)
    tom.page.locator("#players [data-do='seat']").first.click()
    tom.page.locator("#rename-form #sit-name").fill("Tomás")
    tom.page.locator("#rename-form .colour", has_text="Slate").click()
    tom.page.locator("#rename-form button[type=submit]").click()
    expect(mara.page.locator("#players")).to_contain_text("Tomás")
    painted = "getComputedStyle(document.querySelector('#players .p2')).getPropertyValue('--pc')"
    slate = mara.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--p6')")
    mara.until(lambda: mara.page.evaluate(painted) == slate)


def test_a_seat_is_opened_on_another_device_and_signed_off_again(visit: Visit) -> None:
    laptop, phone = visit("Mara"), visit("", phone=True)
    table = laptop.sit("goa")
    laptop.page.locator("#players [data-do='seat']").first.click()
    laptop.page.locator("[data-do='device-link']").click()
    expect(laptop.page.locator("#seatlink .qrbox svg")).to_be_visible()
    link = laptop.page.locator("#seatlink input").input_value().removeprefix(laptop.url)
    phone.goto(link)
    expect(phone.page.locator("h1")).to_have_text("The seat of Mara")
    phone.page.locator("#sit-form button").click()
    phone.page.wait_for_url("**/t/*")
    expect(phone.page.locator("main.table")).to_have_attribute("data-seat", "0")
    laptop.page.keyboard.press("Escape")
    laptop.page.locator("#players [data-do='seat']").first.click()
    expect(laptop.page.locator(".devices li")).to_have_count(2)
    laptop.page.locator("[data-do='drop-device']").click()
    expect(laptop.page.locator(".devices li")).to_have_count(1)
    expect(phone.page.locator("main.table")).to_have_count(0)  # it hears of it, and shows the table no longer
    assert phone.page.goto(f"{phone.url}/t/{table}").status == 404


def test_the_same_crew_plays_again_when_all_agree(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", THREE[:2])
    tom.accept(made)
    mara.goto(f"/t/{made['id']}").page.wait_for_selector("main.table", timeout=FIRST_MOVE)
    tom.ask("POST", f"/api/tables/{made['id']}/seats/1/bot", {"level": "deckhand"})
    mara.finish_by_bots(made["id"])
    tom.page.wait_for_selector(".over")
    mara.page.locator("[data-do='rematch']").click()
    expect(mara.page.locator(".again")).to_contain_text("Waiting for Tom")
    expect(tom.page.locator("[data-do='rematch']")).to_contain_text("Yes, again!")
    tom.page.locator("[data-do='rematch']").click()
    tom.page.wait_for_url(lambda address: made["id"] not in address)
    expect(mara.page.locator(".over__head a[href*='/t/']")).to_be_visible()
    mara.page.locator(".over__head a[href*='/t/']").click()
    mara.page.wait_for_url(lambda address: made["id"] not in address)
    assert mara.page.url == tom.page.url
