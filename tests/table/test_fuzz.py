"""Whatever is thrown at the API, it answers without breaking."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")

from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings

from argosy.table.app import Settings, make_app

EXAMPLES = 12  # requests for every operation


def test_no_request_breaks_the_server(tmp_path: pathlib.Path) -> None:
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", rate=1e6, burst=1e6))
    with TestClient(app):
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        tried = [fuzz(found.ok()) for found in schema.get_all_operations() if "events" not in found.ok().path]
    assert len(tried) > 15


def fuzz(operation: Any) -> str:
    """Requests of every shape that the description allows, and of some that it does not."""

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def throw(case: Any) -> None:
        answer = case.call(headers={"Authorization": "Bearer nobody"})
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"

    throw()
    return str(operation.path)
