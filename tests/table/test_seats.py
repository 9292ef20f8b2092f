"""Who holds a seat, how one comes to it and loses it: nobody else ever holds the key of a seat that is taken."""

from __future__ import annotations

import json
import threading

import pytest
from sqlalchemy import select

from argosy.table import store as kept
from argosy.table.errors import BadRequest, ColourTaken, NoTable, NotOver, SeatTaken
from argosy.table.house import House, Seat, Wish
from argosy.table.seats import Sitter, colours_of
from argosy.table.visitors import device_of

from .test_house import play_out


def key_of(link: str) -> str:
    return link.rpartition("/")[2]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def everything(app) -> dict[str, list[str]]:
    """All rows of the database, but for the server's own signs of life."""
    tables = [table for table in kept.metadata.sorted_tables if table.name not in ("pulse", "probe")]
    with app.state.house.store.engine.connect() as link:
        return {table.name: sorted(map(repr, link.execute(select(table)))) for table in tables}


# keys


def test_whoever_invited_cannot_look_into_the_guests_hand(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    invitation = made["invitations"][1]
    assert bob.accept(invitation, "Bob").json()["seat"] == 1
    table = f"/api/tables/{made['id']}"
    key = key_of(invitation)
    assert ann.client.get(table, headers=bearer(key)).status_code == 404
    assert ann.get(f"{table}?seat=1").status_code == 403
    assert ann.post(f"/api/invitations/{key}", {"name": "Ann"}).status_code == 409
    assert ann.post(f"/api/devices/{key}").status_code == 404
    assert ann.get(f"/s/{key}").status_code == 404
    assert ann.post(f"{table}/seats/1/link").status_code == 403
    assert ann.table(made["id"])["you"] == [0] and bob.table(made["id"])["you"] == [1]


def test_no_key_of_a_taken_seat_or_of_a_bots_seat_is_given_out(browser, app) -> None:
    made = browser.make("me", "bot", "open")
    assert made["seat_keys"] == [None] * 3
    assert [bool(link) for link in made["invitations"]] == [False, False, True]
    rows = app.state.house.store.seats(made["id"])
    assert [row.key for row in rows] == [None] * 3
    assert [bool(row.invitation) for row in rows] == [False, False, True]
    assert browser.post(f"/api/tables/{made['id']}/seats/1/link").status_code == 403


def test_a_program_is_told_the_keys_of_its_own_seats_alone(app, browsers) -> None:
    client = browsers().client
    client.cookies.clear()
    wish = {"game": "goa", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}]}
    made = client.post("/api/tables", json=wish).json()
    assert [bool(key) for key in made["seat_keys"]] == [True, False, False]
    seen = client.get(f"/api/tables/{made['id']}", headers=bearer(made["seat_keys"][0])).json()
    assert seen["you"] == [0] and seen["status"] == "open"
    client.cookies.clear()
    guest = client.post(f"/api/invitations/{key_of(made['invitations'][2])}", json={"name": "Prog"}).json()
    assert guest["seat"] == 2 and guest["seat_key"]
    assert client.get(f"/api/tables/{made['id']}", headers=bearer(guest["seat_key"])).json()["you"] == [2]
    assert client.get(f"/api/tables/{made['id']}", headers=bearer(key_of(made["invitations"][2]))).status_code == 404


def test_an_invitation_itself_opens_no_view_of_the_table(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    head = bearer(key_of(made["invitations"][1]))
    assert bob.client.get(f"/api/tables/{made['id']}", headers=head).status_code == 404


# invitations


def test_a_preview_of_an_invitation_does_nothing(browsers, app) -> None:
    ann, robot = browsers(), browsers()
    made = ann.make("me", "open", pace={"kind": "live", "minutes": 5})
    app.state.house.look_after()  # the server's first look at a new table
    before = everything(app)
    for _ in range(3):
        page = robot.get(made["invitations"][1])
        assert page.status_code == 200 and "me 0" in page.text and 'id="sit-name"' in page.text
    assert everything(app) == before
    assert ann.table(made["id"])["status"] == "open"


def test_an_invitation_is_spent_by_sitting_down_and_says_so(browsers) -> None:
    ann, bob, eve = browsers(), browsers(), browsers()
    made = ann.make("me", "open", "open")
    bob.accept(made["invitations"][1], "Bob")
    page = eve.get(made["invitations"][1])
    assert page.status_code == 200 and "Bob sat down first" in page.text and 'id="sit-form"' not in page.text
    refused = eve.post(f"/api/invitations/{key_of(made['invitations'][1])}", {"name": "Eve"})
    assert refused.status_code == 409
    assert eve.get(f"/t/{made['id']}").status_code == 404


def test_a_new_invitation_ends_the_old_one(browsers) -> None:
    ann, bob, eve = browsers(), browsers(), browsers()
    made = ann.make("me", "open")
    new = ann.post(f"/api/tables/{made['id']}/seats/1/link").json()["link"]
    assert new.startswith("/i/")
    assert eve.get(made["invitations"][1]).status_code == 404
    assert eve.post(f"/api/invitations/{key_of(made['invitations'][1])}", {}).status_code == 404
    assert bob.accept(new, "Bob").status_code == 200


def test_only_the_host_invites_and_seats_bots(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", "open", "open")
    bob.accept(made["invitations"][1], "Bob")
    for path, body in (("link", None), ("bot", {"level": "mate"})):
        refused = bob.post(f"/api/tables/{made['id']}/seats/2/{path}", body)
        assert refused.status_code == 403 and "me 0" in refused.json()["message"]
    assert ann.post(f"/api/tables/{made['id']}/seats/2/link").status_code == 200
    assert ann.post(f"/api/tables/{made['id']}/seats/3/bot", {"level": "deckhand"}).status_code == 200


def test_two_guests_at_once_take_one_seat_once(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), "ann")
    answers: list[str] = []

    def sit(name: str) -> None:
        try:
            house.accept(made.invitations[1], Sitter(name, name=name))
            answers.append(name)
        except SeatTaken:
            answers.append("-")

    guests = [threading.Thread(target=sit, args=(f"guest{i}",)) for i in range(6)]
    for one in guests:
        one.start()
    for one in guests:
        one.join()
    winner = [one for one in answers if one != "-"]
    assert len(answers) == 6 and len(winner) == 1
    assert house.table(made.table_id).seats[1].name == winner[0]
    assert [row.person for row in house.devices(made.table_id, 1)] == winner


def test_the_last_two_who_sit_down_at_once_begin_the_game(house: House) -> None:
    for _ in range(4):
        made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), "ann")
        other = House(house.store)
        pairs = [(house, 1), (other, 2)]
        sitting = [threading.Thread(target=h.sit, args=(made.table_id, s, Sitter(f"p{s}"))) for h, s in pairs]
        for one in sitting:
            one.start()
        for one in sitting:
            one.join()
        assert house.table(made.table_id).row.status == "running"


# deals


def test_nothing_is_dealt_before_the_table_is_full(browsers, app) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", game="maracaibo")
    row = app.state.house.store.table(made["id"])
    assert row.seed == "" and row.seed_hash == ""
    seen = ann.table(made["id"])
    assert seen["seed_hash"] is None and seen["moves"] == [] and seen["facts"] == []
    assert ann.get(f"/api/tables/{made['id']}/board.svg").status_code == 409
    page = ann.get(f"/t/{made['id']}").text
    assert 'id="mine"' not in page and "data-move" not in page
    bob.accept(made["invitations"][1], "Bob")
    row = app.state.house.store.table(made["id"])
    assert row.seed and row.seed_hash == ann.table(made["id"])["seed_hash"]
    assert str(app.state.house.table(made["id"]).match.seed) == row.seed
    other = House(app.state.house.store)
    assert other.table(made["id"]).match == app.state.house.table(made["id"]).match


def test_a_server_that_knew_the_waiting_table_plays_the_true_deal(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open")]), "ann")
    other = House(house.store)
    waiting = other.table(made.table_id).match.seed
    house.join(made.table_id, 1, "Bob", "bob")
    now = other.table(made.table_id)
    assert now.match.seed == house.table(made.table_id).match.seed != waiting
    assert now.match.names == ("Ann", "Bob")


def test_whoever_puts_a_bot_on_the_last_seat_cannot_choose_among_deals(browser, app) -> None:
    made = browser.make("me", "open")
    assert browser.table(made["id"])["moves"] == []
    browser.post(f"/api/tables/{made['id']}/seats/1/bot", {"level": "deckhand"})
    first = browser.table(made["id"])["seed_hash"]
    refused = browser.post(f"/api/tables/{made['id']}/seats/1/bot", {"level": "deckhand"})
    assert refused.status_code == 403 and browser.table(made["id"])["seed_hash"] == first


# one visitor, one seat


def test_one_visitor_takes_one_seat(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", "open", listed=True)
    assert bob.post(f"/api/tables/{made['id']}/seats/1/join", {"name": "Bob"}).status_code == 200
    refused = bob.post(f"/api/tables/{made['id']}/seats/2/join", {"name": "Bob too"})
    assert refused.status_code == 409 and "one seat" in refused.json()["message"]
    assert bob.accept(made["invitations"][2]).status_code == 409
    assert ann.post(f"/api/tables/{made['id']}/seats/2/join", {"name": "Ann too"}).status_code == 409
    assert ann.table(made["id"])["status"] == "open"


def test_the_host_can_allow_more(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", "open", listed=True, several=True)
    for seat in (1, 2):
        assert bob.post(f"/api/tables/{made['id']}/seats/{seat}/join", {"name": f"Bob {seat}"}).status_code == 200
    assert bob.table(made["id"])["you"] == [1, 2]


def test_everybody_sees_who_joined(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open", "open")
    bob.accept(made["invitations"][2], "Bob")
    assert [line["text"] for line in ann.table(made["id"])["chat"]] == ["Bob has sat down."]
    assert [line["text"] for line in ann.table(made["id"], lang="de")["chat"]] == ["Bob hat sich gesetzt."]
    assert "Bob has sat down." in ann.get(f"/t/{made['id']}").text


# devices


def test_a_second_device_is_added_by_the_holders_link(browsers) -> None:
    laptop, phone, bob = browsers(), browsers(), browsers()
    made = laptop.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    answer = laptop.post(f"/api/tables/{made['id']}/seats/0/link").json()
    assert answer["link"].startswith("/s/") and answer["qr"].startswith("<svg")
    assert "me 0" in phone.get(answer["link"]).text
    assert phone.get(f"/t/{made['id']}").status_code == 404  # looking at the link opened nothing
    assert phone.post(f"/api/devices/{key_of(answer['link'])}").json()["seat"] == 0
    assert phone.table(made["id"])["you"] == [0] == laptop.table(made["id"])["you"]
    listed = laptop.get(f"/api/tables/{made['id']}/seats/0/devices").json()
    assert [one["this"] for one in listed] == [True, False]
    assert bob.get(f"/api/tables/{made['id']}/seats/0/devices").status_code == 403
    assert bob.get(f"/t/{made['id']}/seats/0").status_code == 403
    assert "Sign off" in laptop.get(f"/t/{made['id']}/seats/0").text


def test_a_device_can_be_dropped(browsers) -> None:
    laptop, phone = browsers(), browsers()
    made = laptop.make("me", "bot")
    base = f"/api/tables/{made['id']}/seats/0"
    key = key_of(laptop.post(f"{base}/link").json()["link"])
    phone.post(f"/api/devices/{key}")
    other = next(one["id"] for one in laptop.get(f"{base}/devices").json() if not one["this"])
    assert laptop.delete(f"{base}/devices/{other}").status_code == 200
    assert phone.get(f"/t/{made['id']}").status_code == 404
    assert laptop.delete(f"{base}/devices/{other}").status_code == 400
    assert phone.post(f"/api/devices/{key}").status_code == 404  # nor by the link that it came by
    key = key_of(laptop.post(f"{base}/link").json()["link"])
    mine = next(one["id"] for one in laptop.get(f"{base}/devices").json() if one["this"])
    laptop.delete(f"{base}/devices/{mine}")
    assert phone.post(f"/api/devices/{key}").status_code == 200  # who signs off this very device comes back by the link


def test_a_bot_takes_only_a_seat_that_is_still_free(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("open"), Seat("open")]), "a" * 32)
    house.join(made.table_id, 1, "Bob", "b" * 32)  # between the host's look and the host's click
    with pytest.raises(SeatTaken):
        house.hand_to_bot(made.table_id, 1, "mate", free=True)
    assert house.table(made.table_id).seats[1].kind == "person"
    house.hand_to_bot(made.table_id, 2, "mate", free=True)


def test_a_new_link_ends_the_old_one_and_signs_off_the_others(browsers) -> None:
    laptop, thief, phone = browsers(), browsers(), browsers()
    made = laptop.make("me", "bot")
    base = f"/api/tables/{made['id']}/seats/0"
    old = key_of(laptop.post(f"{base}/link").json()["link"])
    thief.post(f"/api/devices/{old}")
    assert thief.table(made["id"])["you"] == [0]
    new = key_of(laptop.post(f"{base}/link").json()["link"])
    assert thief.get(f"/t/{made['id']}").status_code == 404
    assert thief.post(f"/api/devices/{old}").status_code == 404
    assert laptop.table(made["id"])["you"] == [0]
    assert phone.post(f"/api/devices/{new}").status_code == 200


def test_whoever_lost_the_cookie_comes_back_by_the_link(browser) -> None:
    made = browser.make("me", "bot")
    link = browser.post(f"/api/tables/{made['id']}/seats/0/link").json()["link"]
    browser.client.cookies.clear()
    browser.get("/")
    assert browser.get(f"/t/{made['id']}").status_code == 404
    assert browser.get(link).status_code == 200
    browser.post(f"/api/devices/{key_of(link)}")
    assert browser.table(made["id"])["you"] == [0]


# names and colours


NAMES = ["Inês", "李小龍", "محمد", "Zoë 🏴‍☠️", "می‌خواهم", "नमस्ते", "O'Brien & <Søn>", "100%25"]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_any_script_are_shown_as_typed(browsers, name: str) -> None:
    import html
    from urllib.parse import quote

    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.client.cookies.set("argosy_name", quote(name))  # as the page keeps it
    page = bob.get(made["invitations"][1]).text
    assert f'value="{html.escape(name, quote=True).replace("&#x27;", "&#39;")}"' in page
    bob.accept(made["invitations"][1], name)
    assert ann.table(made["id"])["seats"][1]["name"] == name
    assert "%C3" not in ann.get(f"/t/{made['id']}").text


def test_names_cannot_hide_or_turn_the_line(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "\u202eEvil\u200b\x07\u2066")
    assert ann.table(made["id"])["seats"][1]["name"] == "Evil"


def test_a_name_of_nothing_is_a_name_all_the_same(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.client.headers["Accept-Language"] = "de"
    bob.accept(made["invitations"][1], " \u200d ")
    assert ann.table(made["id"])["seats"][1]["name"] == "Spieler 2"


def test_nobody_takes_the_name_or_the_colour_of_another(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann", colour=3), Seat("open"), Seat("open")]), "ann")
    with pytest.raises(ColourTaken):
        house.sit(made.table_id, 1, Sitter("bob", name="Bob", colour=3))
    house.sit(made.table_id, 1, Sitter("bob", name="ＡＮＮ", colour=5))
    house.sit(made.table_id, 2, Sitter("cem", name="Cem"))
    table = house.table(made.table_id)
    assert [seat.name for seat in table.seats] == ["Ann", "ＡＮＮ 2", "Cem"]
    assert colours_of(table.seats) == [3, 5, 2]
    with pytest.raises(BadRequest):
        house.rename(made.table_id, 2, None, 17)


def test_whoever_sits_on_the_place_of_a_chosen_colour_has_the_one_that_is_left(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("bot", level="mate"), Seat("me", "Cem", colour=0)]), "ann")
    assert colours_of(house.table(made.table_id).seats) == [2, 1, 0]


def test_name_and_colour_can_be_changed_at_the_table(browsers) -> None:
    ann, bob = browsers(), browsers()
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    here = f"/api/tables/{made['id']}/seats"
    assert bob.patch(f"{here}/1", {"name": "Roberto", "colour": 4}).status_code == 200
    seen = ann.table(made["id"])
    assert (seen["seats"][1]["name"], seen["seats"][1]["colour"]) == ("Roberto", 4)
    assert seen["chat"][-1]["text"] == "Bob is now called Roberto."
    assert ".p2{--pc:var(--p5)" in ann.get(f"/t/{made['id']}").text
    assert bob.patch(f"{here}/1", {"colour": 0}).status_code == 409
    assert bob.patch(f"{here}/0", {"name": "Evil"}).status_code == 403
    assert bob.patch(f"{here}/1", {"name": " \u200b "}).status_code == 400


# the same crew again


def over(house: House, *people: str) -> str:
    seats = [Seat("me", people[0])] + [Seat("open")] * (len(people) - 1) + [Seat("bot", "Bot", "deckhand")]
    made = house.make(Wish("goa", seats), people[0])
    for seat, person in enumerate(people[1:], 1):
        house.join(made.table_id, seat, person, person)
    play_out(house, made.table_id)
    return made.table_id


def test_a_rematch_begins_when_all_agree(app, browsers) -> None:
    ann, bob, house = browsers(), browsers(), app.state.house
    made = ann.make("me", "open")
    bob.accept(made["invitations"][1], "Bob")
    assert ann.post(f"/api/tables/{made['id']}/rematch").status_code == 409  # a game is running
    play_out(house, made["id"])
    first = ann.post(f"/api/tables/{made['id']}/rematch").json()
    assert first == {"id": None, "seat": None, "seat_key": None, "waiting": [1]}
    assert bob.table(made["id"])["chat"][-1]["text"] == "me 0 would like to play again with the same crew."
    assert "Yes, again!" in bob.get(f"/t/{made['id']}").text
    assert ann.post(f"/api/tables/{made['id']}/rematch", {"agree": False}).json()["id"] is None
    assert bob.post(f"/api/tables/{made['id']}/rematch").json()["waiting"] == [0]
    begun = ann.post(f"/api/tables/{made['id']}/rematch").json()
    assert begun["id"] and begun["seat_key"] is None
    assert [ann.table(begun["id"])["you"], bob.table(begun["id"])["you"]] == [[1], [0]]
    assert ann.table(begun["id"])["status"] == "running"
    assert bob.table(made["id"])["next"] == begun["id"] == bob.post(f"/api/tables/{made['id']}/rematch").json()["id"]
    stranger = browsers()
    assert stranger.get(f"/t/{begun['id']}").status_code == 404


def test_two_last_agreements_make_one_table(house: House) -> None:
    table_id = over(house, "ann", "bob", "cem")
    house.again(table_id, 0, False)
    other = House(house.store)
    found: list[str | None] = []

    def agree(where: House, seat: int) -> None:
        found.append(where.again(table_id, seat, False).table_id)

    agreeing = [threading.Thread(target=agree, args=pair) for pair in ((house, 1), (other, 2))]
    for one in agreeing:
        one.start()
    for one in agreeing:
        one.join()
    following = house.table(table_id).row.next
    assert following in found and set(found) <= {None, following}
    assert len(house.store.tables_of("ann")) == 2


def test_a_rematch_is_for_finished_games(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Ann"), Seat("me", "Bob")]), "ann")
    with pytest.raises(NotOver):
        house.again(made.table_id, 0, False)


def test_a_program_is_told_the_key_of_its_next_seat(house: House) -> None:
    made = house.make(Wish("goa", [Seat("me", "Prog"), Seat("bot", "Bot", "deckhand")]))
    play_out(house, made.table_id)
    begun = house.again(made.table_id, 0, True)
    assert house.seat_of_key(begun.table_id, begun.key) == begun.seat == 1
    assert house.seat_of_key(begun.table_id, made.seat_keys[0]) is None


def test_a_key_that_is_no_key_opens_nothing(house: House) -> None:
    for wrong in ("", "x", "k" * 32, "\x00", "../.."):
        with pytest.raises(NoTable):
            house.invited(wrong)
        with pytest.raises(NoTable):
            house.opened(wrong)


def test_news_can_be_told_in_every_language() -> None:
    from argosy.table.shown import talk_of
    from argosy.words import LANGUAGES

    kinds = ("joined", "renamed", "bot", "back", "late", "decided", "time", "again")
    for kind in kinds:
        line = type("Line", (), {"seat": -2, "name": "Ann", "at": 0.0, "text": json.dumps({"news": kind, "by": "Bob"})})
        told = {talk_of(line, lang)["text"] for lang in LANGUAGES}
        assert len(told) == 3 and all("Ann" in one for one in told)


def test_a_device_is_known_by_two_words() -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1"
    assert [device_of(firefox), device_of(phone), device_of("curl/8")] == ["Firefox, Linux", "Safari, iPhone", ""]
