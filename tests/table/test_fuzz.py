"""Whatever is thrown at the API, it answers without breaking."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")

from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings

from argosy.table.app import Settings, make_app
from argosy.table.visitors import COOKIE

from .conftest import Browser

EXAMPLES = 12  # requests for every operation


def test_no_request_breaks_the_server(tmp_path: pathlib.Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1e6, burst=1e6, hooks="none"))
    with TestClient(app) as client:
        browser = Browser(client)
        person = browser.token | {"Cookie": f"{COOKIE}={browser.client.cookies[COOKIE]}"}
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        tried = [
            fuzz(found.ok(), person if belongs(found.ok().path) else {"Authorization": "Bearer nobody"})
            for found in schema.get_all_operations()
            if "events" not in found.ok().path
        ]
    assert len(tried) > 50


def belongs(path: str) -> bool:
    """What is a person's own, and no program's."""
    return path.startswith(("/api/me", "/api/campaigns"))


def fuzz(operation: Any, who: dict[str, str]) -> str:
    """Requests of every shape that the description allows, and of some that it does not."""

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def throw(case: Any) -> None:
        answer = case.call(headers=who, timeout=120)  # seconds: a busy machine is slow, not wrong
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"

    throw()
    return str(operation.path)
