"""What holds for all routes: lists ask as many questions for many rows as for few, nothing personal is kept on the way,
and whatever is asked of a private table, board or campaign is answered as if there were none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from argosy.table.lobby import PICTURED

from .conftest import Browser
from .test_house import play_out
from .test_reads import STREAMS, all_routes, filled, gets

ONE_BY_ONE = {  # what these answer has to be looked at table by table, and is no list that pages open
    "/api/me/data",  # the whole of every game, to be taken along
    "/c",  # a game that is being played stands in its table: each is read, once
}
MORE = 6


@contextmanager
def counted(app) -> Iterator[list[str]]:
    """The questions asked of the database meanwhile."""
    asked: list[str] = []
    engine = app.state.house.store.engine

    def noted(link, cursor, sql, *more) -> None:
        asked.append(sql)

    event.listen(engine, "before_cursor_execute", noted)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", noted)


def lay_out(browser: Browser, app, count: int) -> None:
    """A visitor's tables of every kind, boards and campaigns."""
    alone = {"game": "maracaibo", "seats": [{"kind": "me", "name": "Ann"}]}
    for _ in range(count):
        browser.make("me", "me")
        browser.make("me", "open", listed=True)
        over = browser.make("me", "me")
        play_out(app.state.house, over["id"])
        record = browser.get(f"/api/tables/{over['id']}/record").text
        assert browser.post("/api/analysis", {"record": record}).status_code < 300
        assert browser.post("/api/campaigns", alone).status_code == 201
    app.state.house.look_after()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_list_asks_more_for_more_rows(browser: Browser, app) -> None:
    paths = [path for path in gets(app) if "{" not in path and path not in STREAMS | ONE_BY_ONE and path != "/metrics"]
    assert {"/", "/me", "/api/tables", "/api/campaigns", "/api/me/waiting", "/analysis"} <= set(paths)
    asked: list[dict[str, int]] = []
    for rows in (PICTURED, MORE):  # so many tables are shown with their boards, and are read for that
        lay_out(browser, app, rows)
        asked.append({})
        for path in paths:
            asked[-1][path] = min(questions(browser, app, path) for _ in range(3))  # the server asks for itself, too
    few, many = asked
    assert {path for path in paths if many[path] > few[path]} == set()


def questions(browser: Browser, app, path: str) -> int:
    """How many questions a page asks."""
    with counted(app) as found:
        assert browser.get(path).status_code < 500
    return len(found)


def example(schema: dict[str, Any], known: dict[str, Any]) -> Any:
    """The least that a schema takes."""
    if "$ref" in schema:
        return example(known[schema["$ref"].rpartition("/")[2]], known)
    if "anyOf" in schema:
        return example(schema["anyOf"][0], known)
    if schema.get("type") == "object" or "properties" in schema:
        return {name: example(schema["properties"][name], known) for name in schema.get("required", ())}
    if schema.get("type") == "array":
        return [example(schema["items"], known)] * schema.get("minItems", 0)
    usual: dict[str, Any] = {"integer": schema.get("minimum", 0), "boolean": True, "number": 0.5}
    return usual.get(schema.get("type", ""), "goa" * max(1, schema.get("minLength", 0)))


def requests(app, *names: str) -> list[tuple[str, str, Any]]:
    """Method, path and an acceptable body for every route, or for those with one of these names in their path."""
    found = []
    for route in all_routes(app):
        if route.path in STREAMS or (names and not any(f"{{{name}" in route.path for name in names)):
            continue
        body = None
        if route.body_field is not None:
            kind = route.body_field.field_info.annotation
            schema = kind.model_json_schema()
            body = example(schema, schema.get("$defs", {}))
        found += [(method, route.path, body) for method in sorted(route.methods)]
    return found


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_nothing_that_is_for_one_visitor_is_kept_on_the_way(browsers, app) -> None:
    ann, stranger = browsers(), browsers()
    table_id = ann.make("me", "open")["id"]
    all_of_them = [one for one in requests(app) if not one[1].startswith(("/static/", "/sw.js"))]
    assert len(all_of_them) > 100 and {"/analysis", "/puzzles", "/me", "/c", "/api/me/calls"} <= {
        path for _, path, _ in all_of_them
    }
    for who in (stranger, ann):
        for method, path, body in all_of_them:
            if method == "DELETE" and path == "/api/me":
                continue  # that would be the end of Ann
            place = filled(path, {"table_id": table_id, "seat": "0", "game": "goa", "name": "goa", "made": "0"})
            answer = who.client.request(method, place, json=body, headers=who.token, follow_redirects=False)
            assert answer.status_code < 500, (method, path, answer.text)
            assert "no-store" in answer.headers.get("cache-control", ""), (method, path)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_private_is_answered_as_what_is_not_there(browsers, app) -> None:
    ann, stranger = browsers(), browsers()
    running, open_one, over = ann.make("me", "me")["id"], ann.make("me", "open")["id"], ann.make("me", "me")["id"]
    play_out(app.state.house, over)
    campaign = ann.post("/api/campaigns", {"game": "maracaibo", "seats": [{"kind": "me", "name": "Ann"}]}).json()["id"]
    cases = [("table_id", one, "malabar-x2yz34ab") for one in (running, open_one, over)]
    cases += [("ref", over, "malabar-x2yz34ab")]  # a board is for everybody who has its address
    cases += [("voyage_id", campaign, other_like(campaign))]
    reached = set()
    for name, there, nowhere in cases:
        for method, path, body in requests(app, name):
            said = []
            for one in (there, nowhere):
                place = filled(path, {name: one, "seat": "0", "moment": "0", "made": "1", "game": "goa"})
                answer = stranger.client.request(
                    method, place, json=body, headers=stranger.token, follow_redirects=False
                )
                said.append((answer.status_code, answer.text.replace(one, "…")))
            assert said[0] == said[1], (method, path)
            assert said[0][0] >= 400 or path in ABOUT_ONESELF, (method, path, said[0])
            reached.add(said[0][0])
    assert 404 in reached


ABOUT_ONESELF = {"/api/me/mutes/{table_id}"}  # whom one does not want to hear of is one's own affair


def other_like(name: str) -> str:
    """A name that could be one, and is none."""
    letter = "b" if name[-1] != "b" else "d"
    return name[:-1] + letter
