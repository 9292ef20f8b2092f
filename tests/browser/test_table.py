"""What people do at a table beside making moves."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import argosy
from argosy.bots import bot

from .conftest import Server
from .people import FIRST_MOVE, Person
from .test_access import check

TWO_PEOPLE = [{"kind": "me", "name": "Mara"}, {"kind": "open"}]
Visit = Callable[..., Person]


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    page, seen = person.page, person.number
    page.keyboard.press("ArrowRight")  # to the first button
    expect(page.locator(".actions [data-move]").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".actions [data-move]").first).to_be_focused()
    page.keyboard.press("Enter")
    person.changed(seen)
    person.wait()
    seen = person.number
    page.keyboard.press("1")
    person.changed(seen)


def test_board_targets_by_keyboard(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    seen = person.number
    target = person.page.locator("#board g[data-move]").first
    target.focus()
    label = target.get_attribute("aria-label")
    assert label and label in person.page.locator("#preview").inner_text()
    person.page.keyboard.press("ArrowDown")
    assert person.page.evaluate("document.activeElement.matches('g[data-move]')")
    person.page.keyboard.press("Enter")
    person.changed(seen)


def test_previews_on_hover_light_up_the_same_move_on_the_board(visit: Visit) -> None:
    person = visit()
    table = person.sit("goa")
    button = person.page.locator(".actions [data-move]").first
    code = button.get_attribute("data-move")
    twin = person.page.locator(f'#board g[data-move="{code}"]')
    button.hover()
    expect(person.page.locator("#preview")).not_to_be_empty()
    expect(twin).to_have_class("target is-focus")
    person.ask("POST", f"/api/tables/{table}/chat", {"text": "Fair winds"})
    expect(person.page.locator("main.table")).to_have_attribute("data-chat", "1")  # the page was drawn anew
    expect(person.page.locator("#preview")).not_to_be_empty()
    expect(twin).to_have_class("target is-focus")
    person.page.mouse.move(2, 2)
    expect(person.page.locator("#preview")).to_be_empty()


def test_two_browsers_at_one_table_see_each_others_moves(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", TWO_PEOPLE)
    mara.goto(f"/t/{made['id']}")
    expect(mara.page.locator(".waiting")).to_be_visible()
    tom.accept(made)
    expect(mara.page.locator(".waiting")).to_have_count(0)
    expect(mara.page.locator("#players")).to_contain_text("Tom")
    chance = random.Random(1)
    for _ in range(6):
        acting, other = (mara, tom) if mara.page.locator("main[data-mine='1']").count() else (tom, mara)
        seen = other.number
        acting.click_move(chance)
        other.changed(seen)
        expect(other.page.locator("main.table")).to_have_attribute("data-number", acting.number)


def two_at_goa(visit: Visit) -> tuple[Person, Person]:
    """Two people at one table: the one who acts, and the other."""
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", TWO_PEOPLE)
    tom.accept(made)
    mara.goto(f"/t/{made['id']}").page.wait_for_selector("main.table", timeout=FIRST_MOVE)
    return (mara, tom) if mara.page.locator("main[data-mine='1']").count() else (tom, mara)


PICTURES = """() => [...document.querySelectorAll('[data-print]')].map((place) =>
  [place.dataset.print, place.querySelectorAll('svg').length, place.querySelectorAll('[data-move]').length,
   place.matches('.turn__told')])"""  # turns of the log have prints, too


def test_pictures_that_did_not_change_are_not_sent_again_and_stay(visit: Visit) -> None:
    mara, chance = visit("Mara"), random.Random(5)
    table = mara.sit("maracaibo")
    kept: list[int] = []
    for _ in range(4):
        seen = mara.number
        with mara.page.expect_response(lambda answer: "/moves" in answer.url) as answered:
            mara.click_button(chance)
        kept.append(len(re.findall(r'(?<!turn__told") data-print="\w+" data-kept', answered.value.text())))
        mara.changed(seen)
        mara.wait()
    assert min(kept) >= 1
    here = mara.page.evaluate(PICTURES)
    mara.goto(f"/t/{table}").wait()
    assert mara.page.evaluate(PICTURES) == here
    pictures = [svgs for _, svgs, _, turn in here if not turn]
    assert all(pictures) and len(pictures) > 5


def test_undo_takes_a_move_back(visit: Visit) -> None:
    acting, other = two_at_goa(visit)
    asked, seen = acting.prompt(), acting.number
    acting.page.locator(".actions [data-move]").first.click()
    acting.changed(seen)
    acting.page.wait_for_selector("#do-undo")
    seen = acting.number
    acting.page.keyboard.press("u")
    acting.changed(seen)
    assert acting.prompt() == asked
    assert acting.page.locator("main").get_attribute("data-made") == "0"
    expect(other.page.locator("main.table")).to_have_attribute("data-made", "0")


def test_the_page_goes_on_after_the_server_was_killed(visit: Visit, own_server: Server) -> None:
    person = visit(url=own_server.url)
    person.sit("goa")
    person.click_move(random.Random(2))
    person.wait()
    seen, asked = person.number, person.prompt()
    own_server.kill()
    expect(person.page.locator("#offline")).to_be_visible()
    own_server.start()
    expect(person.page.locator("#offline")).to_be_hidden(timeout=30_000)
    assert (person.number, person.prompt()) == (seen, asked)
    person.click_move(random.Random(3))


def test_the_page_looks_again_when_the_server_was_too_busy_to_show_it(visit: Visit) -> None:
    acting, watching = two_at_goa(visit)
    refused = []

    def turn_away(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=503, body="busy")

    watching.page.route("**/main?*", turn_away, times=1)
    seen, moved = watching.number, acting.number
    acting.page.locator(".actions [data-move]").first.click()
    acting.changed(moved)
    watching.changed(seen, 20_000)
    assert len(refused) == 1


def test_around_one_screen_nothing_is_shown_before_it_is_handed_over(visit: Visit) -> None:
    person = visit()
    made = person.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Tom"}])
    person.goto(f"/t/{made['id']}").wait(FIRST_MOVE)
    for _ in range(2):
        expect(person.page.locator(".handover")).to_be_visible()
        assert person.page.locator("svg [data-move]").count() == 0
        person.page.locator("[data-as]").click()
        person.page.wait_for_selector("main.table[data-mine='1']")
        while person.page.locator(".handover").count() == 0:
            person.click_move(random.Random(4))
            person.wait()


def test_an_earlier_moment_can_be_looked_at(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    for turn in range(3):
        person.click_move(random.Random(turn))
        person.wait()
    made = int(person.page.get_attribute("main.table", "data-made") or 0)
    person.page.locator(".log .jump").last.click()
    expect(person.page.locator("#replay")).to_be_visible()
    assert int(person.page.get_attribute("main.table", "data-at") or 0) < made
    assert person.page.locator(".actions [data-move]").count() == 0
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#replay")).to_have_count(0)
    expect(person.page.locator("main.table")).to_have_attribute("data-mine", "1")


def test_talk_reaches_the_other_with_a_dot_until_it_is_read(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", TWO_PEOPLE)
    tom.accept(made)
    mara.goto(f"/t/{made['id']}").page.wait_for_selector("#tab-chat", timeout=FIRST_MOVE)
    tom.page.locator("#tab-chat").click()
    tom.page.locator("#chat-form input").fill("Fair winds")
    tom.page.keyboard.press("Enter")
    expect(mara.page.locator("#chat-dot")).to_be_visible()
    mara.page.locator("[data-do='chat']").click()
    expect(mara.page.locator("#pane-chat")).to_contain_text("Fair winds")
    expect(mara.page.locator("#chat-dot")).to_be_hidden()


def test_notes_are_kept_and_private(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom")
    made = mara.make("goa", TWO_PEOPLE)
    tom.accept(made)
    mara.goto(f"/t/{made['id']}").page.wait_for_selector("#tab-note", timeout=FIRST_MOVE)
    mara.page.locator("#tab-note").click()
    with mara.page.expect_response(lambda answer: answer.url.endswith("/note")):
        mara.page.locator("#note").fill("He wants cloves")
    mara.page.reload()
    mara.page.locator("#tab-note").click()
    expect(mara.page.locator("#note")).to_have_value("He wants cloves")
    tom.page.reload()
    assert "He wants cloves" not in tom.page.content()


def test_a_hint_comes_in_steps_in_its_own_place_and_can_be_followed(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    page, panel = person.page, person.page.locator("#hint")
    expect(panel).to_be_hidden()
    page.keyboard.press("h")
    expect(panel.locator(".rung.is-done")).to_have_count(1, timeout=FIRST_MOVE)  # what to look at, and no move
    expect(panel.locator(".cand")).to_have_count(0)
    expect(page.locator("#log")).to_be_hidden()
    expect(panel.locator("#hint-now")).to_contain_text("%")
    nudge = panel.locator("[data-rung='1'] p").inner_text()
    assert nudge == panel.locator("#hint-said").inner_text()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#do-hint")).to_be_focused()
    page.keyboard.press("h")  # it says what it said
    expect(panel.locator("[data-rung='1'] p")).to_have_text(nudge)
    expect(panel.locator("#hint-go")).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel.locator(".rung.is-done")).to_have_count(2)
    rows = panel.locator(".cand")
    assert 2 <= rows.count() <= 3
    expect(panel.locator(".why")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(panel.locator(".rung.is-done")).to_have_count(3)
    assert panel.locator("[data-rung='3'] p").inner_text() == panel.locator("#hint-said").inner_text()
    expect(rows.first).to_be_focused()  # Enter once more would otherwise make the move
    page.locator("#tab-chat").evaluate("(tab) => tab.click()")
    person.ask(
        "POST", f"/api/tables/{page.locator('#main').get_attribute('data-table')}/chat", {"text": "Hm.", "seat": 0}
    )
    expect(page.locator("#pane-chat")).to_contain_text("Hm.")  # the page was drawn anew; the hint stands
    expect(rows.first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the second one
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    chosen = rows.nth(1).get_attribute("data-weigh")
    expect(page.locator(f".actions .is-hint[data-move='{chosen}']")).to_have_count(1)
    expect(panel.locator("#hint-go")).to_have_text(rows.nth(1).locator("b").inner_text())
    seen = person.number
    panel.locator("#hint-go").click()
    person.changed(seen)
    expect(panel).to_be_hidden()
    assert not page.locator(".is-hint").count()


def test_between_people_the_hint_says_who_has_not_agreed_and_offers_the_switch(visit: Visit) -> None:
    mara, tom = visit("Mara"), visit("Tom", phone=True)
    made = mara.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "open"}])
    tom.accept(made)
    mara.goto(f"/t/{made['id']}")
    for person in (mara, tom):
        person.page.wait_for_selector(".prompt")
    first, second, seat = (mara, tom, 1) if mara.page.locator("main[data-mine='1']").count() else (tom, mara, 0)
    first.page.locator("#ask-hints").click()
    panel = first.page.locator("#hint")
    expect(panel).to_contain_text("Not agreed yet: Mara and Tom.")
    panel.locator("#hints-here").check()
    expect(panel).to_contain_text(f"Not agreed yet: {['Mara', 'Tom'][seat]}.")
    second.ask("PUT", f"/api/tables/{made['id']}/hints", {"agree": True, "seat": seat})
    expect(panel.locator("#hint-go")).to_be_visible()  # now everybody has
    panel.locator("#hint-go").click()
    expect(panel.locator(".rung.is-done")).to_have_count(1, timeout=FIRST_MOVE)
    second.ask("PUT", f"/api/tables/{made['id']}/hints", {"agree": False, "seat": seat})
    expect(panel).to_contain_text(f"Not agreed yet: {['Mara', 'Tom'][seat]}.")
    expect(panel.locator(".ladder")).to_have_count(0)


def test_the_rules_open_beside_the_question(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    person.page.locator(".prompt [data-help]").click()
    expect(person.page.locator("#help")).to_be_visible()
    expect(person.page.locator("#help-body")).to_contain_text("marker")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#help")).to_be_hidden()


def test_spectators_see_the_table_and_cannot_move(visit: Visit) -> None:
    mara, guest = visit("Mara"), visit("Guest")
    made = mara.make("goa", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": "deckhand"}])
    mara.goto(f"/t/{made['id']}").wait(FIRST_MOVE)
    guest.goto(made["watch_link"])
    expect(guest.page.locator("main.table")).to_be_visible()
    assert guest.page.locator("[data-move]").count() == 0
    seen = guest.number
    mara.click_move(random.Random(5))
    guest.changed(seen)
    assert guest.page.goto(f"{guest.url}/t/{made['id']}").status == 404  # type: ignore[union-attr]


def test_language_and_theme_change_at_once(visit: Visit) -> None:
    person = visit().goto("/")
    page = person.page
    expect(page.locator("h1")).to_have_text("Four sea games at one table")
    page.locator("[data-do='theme']").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator("[data-do='settings']").click()
    page.locator("#set-lang").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("h1")).not_to_have_text("Four sea games at one table")


def test_a_table_is_made_in_the_lobby(visit: Visit) -> None:
    person = visit().goto("/")
    page = person.page
    page.locator("[data-game='goa']").click()
    page.locator("#seat-list .seat").nth(2).get_by_role("button", name="Remove").click()
    expect(page.locator("#seat-list .seat")).to_have_count(2)
    page.locator("#seat-list .seat").nth(1).get_by_role("button", name="Deckhand").click()
    page.locator("#new-table [type='submit']").click()
    page.wait_for_url("**/t/*")
    person.wait(FIRST_MOVE)
    expect(page.locator("#players")).to_contain_text("Deckhand")
    page.goto(person.url)
    expect(page.locator("main article").first).to_contain_text("Goa")


def test_after_the_game(visit: Visit) -> None:
    person = visit()
    table = person.sit("goa")
    person.finish_by_bots(table)
    page = person.page
    expect(page.locator(".over .kpi")).to_have_count(2)
    expect(page.locator(".over svg")).not_to_have_count(0)
    page.locator("[data-do='verify']").click()
    expect(page.locator("#toast")).to_contain_text("It fits")
    page.locator("#slider").fill("3")
    expect(page.locator("main.table")).to_have_attribute("data-at", "3")
    with page.expect_download() as coming:
        page.locator("a[download]").click()
    assert coming.value.suggested_filename == f"argosy-{table}.json"
    page.locator("[data-do='play-on']").click()
    page.wait_for_url(lambda address: table not in address)
    person.wait(FIRST_MOVE)
    assert int(page.get_attribute("main.table", "data-made") or 99) < 10  # a game of its own, begun at that moment
    person.goto(f"/t/{table}")
    page.locator("[data-do='rematch']").click()
    page.wait_for_url(lambda address: table not in address)
    person.wait(FIRST_MOVE)


def test_a_review_tells_how_far_it_is_however_often_the_page_is_drawn(visit: Visit) -> None:
    person = visit()
    table = person.sit("grog_island")
    person.finish_by_bots(table)
    page = person.page
    told = iter([(3, "working"), (4, "working"), (5, "working"), (5, "failed")])

    def answer(route: Route) -> None:
        done, state = next(told)
        route.fulfill(json={"state": state, "done": done, "total": 10})

    page.route(f"**/api/tables/{table}/review", answer)
    page.locator("[data-do='review']").click()
    expect(page.locator("#review-progress")).to_be_visible()
    expect(page.locator("[data-do='review']")).to_be_hidden()
    person.ask("POST", f"/api/tables/{table}/chat", {"text": "Well sailed"})
    expect(page.locator("main.table")).to_have_attribute("data-chat", "1")  # the page was drawn anew
    expect(page.locator("#review-progress")).to_have_js_property("value", 5)
    expect(page.locator("#toast")).to_contain_text("could not be finished")
    expect(page.locator("#review-progress")).to_be_hidden()
    expect(page.locator("[data-do='review']")).to_be_visible()


def test_a_review_names_turning_points_that_can_be_looked_at(visit: Visit) -> None:
    person = visit()
    table = person.sit("grog_island")
    person.finish_by_bots(table)
    page = person.page
    page.locator("[data-do='review']").click()
    expect(page.locator("#review-body .breakdown").last.locator("tbody tr")).to_have_count(2, timeout=FIRST_MOVE)
    for seat in range(2):  # what is printed adds up
        parts = page.locator(f"#rv-table tbody td:nth-of-type({seat + 1})").all()
        result = page.locator("#rv-table [data-result]").nth(seat).get_attribute("data-result")
        assert parts and sum(int(part.get_attribute("data-part") or 0) for part in parts) == int(result or 0)
    if page.locator(".rv2__cards .look").count():
        page.locator(".rv2__cards .look").first.click()
        expect(page.locator("[data-do='play-on']")).to_be_in_viewport()
    person.goto(f"/t/{table}")  # it is there for whoever comes back
    expect(page.locator("#rv-table [data-result]")).to_have_count(2)
    expect(page.locator("[data-do='review']")).to_be_hidden()


def test_turning_points_can_be_filtered_by_keys_and_stay_so_while_one_looks_back(visit: Visit) -> None:
    person = visit()
    table = person.sit("goa", bots=2)
    person.finish_by_bots(table)
    page = person.page
    page.locator("[data-do='review']").click()
    cards = page.locator(".rv2__card")
    expect(page.locator("#rv-table")).to_be_visible(timeout=FIRST_MOVE)
    assert cards.count(), "three deckhands make mistakes"
    wide = page.evaluate("[...document.querySelectorAll('.over, main.table')].map((one) => one.clientWidth)")
    assert min(wide) > 0.9 * max(wide), "the review has the width of the page"
    page.locator(".rv2__better summary").click()
    page.locator("#rv-all").focus()
    for code, key in (("mine", "ArrowRight"), ("theirs", "ArrowRight"), ("mine", "ArrowLeft")):
        page.keyboard.press(key)
        expect(page.locator(f"#rv-{code}")).to_be_checked()
        label = page.locator(f"label:has(#rv-{code})").inner_text()
        shown = [card.get_attribute("data-whose") for card in cards.all() if card.is_visible()]
        assert shown == [code] * int(label.split()[-1])
        assert page.locator(".rv2__none").is_visible() == (not shown)
        moves = page.locator(".rv2__better li:visible").all()
        assert {move.get_attribute("data-whose") for move in moves} <= {code}
    check(person, "review")
    page.locator(".rv2__better li:visible .look").first.click()  # a deckhand's moves can be bettered
    expect(page.locator("[data-do='play-on']")).to_be_in_viewport()
    expect(page.locator("#rv-mine")).to_be_checked()
    expect(page.locator(".rv2__card[data-whose='theirs']:visible")).to_have_count(0)


def asked_in_maracaibo(person: Person, *wanted: str) -> None:
    """At a table of Maracaibo, asked for a move of each of these kinds."""
    for seed in range(1, 30):
        match, found = argosy.new("maracaibo", 2, seed), None
        hand = bot("deckhand", match.game, seed=seed)
        while not match.over:
            if found is None and set(wanted) <= {move.text.split()[0] for move in match.moves}:
                found = {"moment": str(len(match.made)), "seat": match.to_move, "level": "deckhand"}
            match.push(hand.choose(match.view(match.to_move)))
        if found:
            board = person.goto("/").ask("POST", "/api/analysis", {"record": match.record().json()})["id"]
            made = person.ask("POST", f"/api/analysis/{board}/play-on", found)
            person.goto(f"/t/{made['id']}").wait(FIRST_MOVE)
            return
    raise AssertionError(f"nobody is asked for {wanted}")


def test_buttons_with_a_number_in_a_disc_are_called_what_they_show(visit: Visit) -> None:
    person = visit()
    asked_in_maracaibo(person, "sail")
    assert person.page.locator(".btn .disc").count()
    check(person, "sailing")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_fight_stands_below_the_chart_on_a_phone_and_over_the_display_on_a_desk(visit: Visit, theme: str) -> None:
    person = visit(phone=True, theme=theme)
    asked_in_maracaibo(person, "gain-1", "gain-2", "plan")
    page = person.page

    def box(part: str) -> dict[str, float]:
        found: dict[str, float] = page.locator(part).evaluate("one => one.getBoundingClientRect().toJSON()")
        return found

    assert box("#board")["bottom"] <= box("#part-fight")["top"] < box("#part-hand")["top"]
    targets = page.locator("#part-fight [data-move]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert targets
    for n, one in enumerate(targets):
        for other in targets[:n]:
            apart = one["left"] >= other["right"] or other["left"] >= one["right"]
            assert apart or one["top"] >= other["bottom"] or other["top"] >= one["bottom"], "two rings touch"
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(300)
    fight, reading = box("#part-fight"), box(".reading")
    assert abs(fight["bottom"] - reading["bottom"]) < 2 and fight["top"] <= reading["top"] + 1, "nothing shows below it"
    assert page.locator("#part-harbour").evaluate("one => getComputedStyle(one).opacity") == "0"
    top = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.reading__part').id",
        [fight["left"] + 20, fight["bottom"] - 12],
    )
    assert top == "part-fight"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_sheet_of_an_opponent_is_a_picture_with_its_words_below(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    table = person.sit("maracaibo")
    person.lead_by_bots(table, 60)
    page = person.page
    page.set_viewport_size({"width": 390, "height": 844} if phone else {"width": 1440, "height": 900})
    row = page.locator("#main #seat-1")
    row.evaluate("row => row.scrollIntoView({ block: 'center' })")
    row.click(position={"x": 60, "y": 8})
    card = page.locator("#card")
    expect(card.locator(".lex__sheet [data-thing^='area-1-']")).to_have_count(12)
    assert card.locator("dd").count() and not card.locator("dd").first.is_visible()
    card.locator("summary").click()
    expect(card.locator("dd").first).to_be_visible()
    box = card.evaluate("one => ({ ...one.getBoundingClientRect().toJSON(), over: one.scrollWidth - one.clientWidth })")
    assert box["over"] <= 0 <= box["left"] and box["right"] <= (390 if phone else 1440), "all of it is on the page"
    if not phone:
        rail = page.locator(".rail").evaluate("one => one.getBoundingClientRect().left")
        assert box["right"] <= rail, "people can be compared"
    check(person, f"sheet-{'phone' if phone else 'desk'}")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(visit: Visit) -> None:
    acting, other = two_at_goa(visit)
    acting.page.locator("[data-do='bot']").click()
    expect(other.page.locator("main[data-mine='1']")).to_have_count(1, timeout=FIRST_MOVE)  # the bot has moved
    acting.page.locator("[data-do='person']").click()
    expect(acting.page.locator("[data-do='bot']")).to_have_count(1)
    while other.page.locator("main[data-mine='1']").count():
        other.click_move(random.Random(6))
    expect(acting.page.locator("main[data-mine='1']")).to_have_count(1)  # and waits for me now


def test_a_clock_runs_for_the_one_who_thinks(visit: Visit) -> None:
    mara = visit("Mara")
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": "deckhand"}]
    made = mara.make("goa", seats, pace={"kind": "live", "minutes": 30, "seconds": 0})
    mara.goto(f"/t/{made['id']}").wait(FIRST_MOVE)
    clock = mara.page.locator("#player-panel-0 .clock")
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(mara.page.locator("#player-panel-1 .clock")).to_have_attribute("data-runs", "")


def test_what_the_others_did_stands_in_the_strip(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    for turn in range(12):
        if person.page.locator("#since li").count():
            break
        person.click_move(random.Random(turn))
        person.wait()
    expect(person.page.locator("#since li").first).to_be_visible()
    person.page.locator("#since [data-at]").first.click()
    expect(person.page.locator("#replay")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_can_be_enlarged(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    person.sit("goa")
    wide = "document.querySelector('.board svg').getBoundingClientRect().width"
    before = person.page.evaluate(wide)
    person.page.locator("#do-zoom").click()
    expect(person.page.locator("#do-zoom")).to_have_attribute("aria-pressed", "true")
    person.until(lambda: person.page.evaluate(wide) > 1.5 * before)
    seen = person.number
    person.page.locator("#board g[data-move]").first.click()
    person.changed(seen)
    expect(person.page.locator("#do-zoom")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("z")
    person.until(lambda: person.page.evaluate(wide) < 1.1 * before)


def test_what_a_shortened_button_does_is_said_once(visit: Visit) -> None:
    person = visit()
    person.sit("maracaibo")
    for _ in range(4):  # a card is planned, three are discarded; then careers are offered by their names
        seen = person.number
        person.page.locator(".actions [data-move]").first.click()
        person.changed(seen)
        person.wait()
    button = person.page.locator(".actions [data-move]").first
    label = str(button.get_attribute("aria-label"))
    assert len(label) > len(button.inner_text()) + 20
    button.focus()
    assert person.page.locator("#preview").inner_text().count(label) == 1


def test_the_gap_between_an_icon_and_its_number_tells_of_both(visit: Visit) -> None:
    person = visit()
    person.sit("goa")
    page = person.page
    box = page.locator("[data-thing='purse-extra-1']").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#preview")).not_to_be_empty()
