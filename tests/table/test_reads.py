"""Looking changes nothing: every GET there is leaves every row as it was, also when clocks have run out meanwhile."""

from __future__ import annotations

import re
import time

import pytest
from fastapi.routing import APIRoute

from .test_house import play_out
from .test_seats import everything, key_of

STREAMS = {  # they never end
    "/api/tables/{table_id}/events", "/api/watch/{watch_key}/events", "/api/campaigns/{voyage_id}/events",
    "/api/me/events",
}  # fmt: skip


def all_routes(app) -> list[APIRoute]:
    """All routes, those of routers inside included."""
    found, waiting = [], list(app.routes)
    while waiting:
        route = waiting.pop()
        inside = getattr(route, "original_router", None) or getattr(route, "router", None)
        if isinstance(route, APIRoute):
            found.append(route)
        elif inside is not None:
            waiting += inside.routes
    return found


def routes(app) -> list[tuple[str, str]]:
    """The method and the path of every route."""
    return sorted({(method, route.path) for route in all_routes(app) for method in route.methods})


def gets(app) -> list[str]:
    """The paths of all routes that answer to GET."""
    return [path for method, path in routes(app) if method == "GET"]


def filled(path: str, names: dict[str, str]) -> str:
    return re.sub(r"\{(\w+)(:\w+)?\}", lambda found: names.get(found.group(1), "x"), path)


def test_no_get_changes_anything(browsers, app) -> None:
    ann, bob, stranger = browsers(), browsers(), browsers()
    paths = [path for path in gets(app) if path not in STREAMS]
    assert len(paths) > 20 and {"/i/{invitation}", "/s/{seat_key}", "/t/{table_id}/main"} <= set(paths)
    clock = {"kind": "live", "minutes": 1, "seconds": 0, "zero": "table"}
    running = ann.make("me", "open", pace=clock)
    spent = running["invitations"][1]
    bob.accept(spent, "Bob")
    waiting = ann.make("me", "open", listed=True)
    over = ann.make("me", "me", hints=False)
    house = app.state.house
    play_out(house, over["id"])
    house.store.change_table(running["id"], turn_began=time.time() - 1000)
    alone = {"game": "maracaibo", "seats": [{"kind": "me", "name": "Ann"}]}
    voyage = ann.post("/api/campaigns", alone).json()
    tables = [
        {"table_id": made["id"], "watch_key": made["watch_key"], "invitation": invitation}
        for made, invitation in ((running, key_of(spent)), (waiting, key_of(waiting["invitations"][1])), (over, "x"))
    ]
    for made, names in zip((running, waiting, over), tables, strict=True):
        link = ann.post(f"/api/tables/{made['id']}/seats/0/link").json()["link"]
        names |= {"seat_key": key_of(link), "seat": "0", "device": "x", "name": "goa", "slug": "x"}
        names |= {"voyage_id": voyage["id"], "game": "goa"}
    app.state.house.look_after()  # the server's first look at a new table
    before, seen = everything(app), set()
    for who in (ann, bob, stranger):
        for names in tables:
            for path in paths:
                if path.endswith("/hint") and names["table_id"] == running["id"]:
                    continue  # costs seconds, and is looked at below
                answer = who.get(filled(path, names), follow_redirects=False)
                assert answer.status_code < 500, (path, answer.text)
                seen.add(answer.status_code)
                assert everything(app) == before, path
    assert {200, 404} <= seen


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hint_changes_nothing_but_that_it_is_kept(browser, app) -> None:
    made = browser.make("me", "me")
    app.state.house.look_after()  # the server's first look at a new table
    before = everything(app)
    assert browser.get(f"/api/tables/{made['id']}/hint").status_code == 200
    after = everything(app)
    assert len(after.pop("hints")) == 1 and not before.pop("hints")
    assert after == before
