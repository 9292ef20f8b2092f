"""Whatever is thrown at the API, it answers without breaking."""

from __future__ import annotations

import pytest

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")

from hypothesis import HealthCheck, settings

from argosy.table.app import Settings, make_app


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    from fastapi.testclient import TestClient

    folder = tmp_path_factory.mktemp("fuzz")
    app = make_app(Settings(database=f"sqlite:///{folder / 'x.sqlite3'}", rate=1e6, burst=1e6))
    with TestClient(app):
        yield schemathesis.openapi.from_asgi("/api/openapi.json", app)


schema = schemathesis.pytest.from_fixture("fuzzed")


@schema.exclude(path_regex="events$").parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case) -> None:
    answer = case.call(headers={"Authorization": "Bearer nobody"})
    assert answer.status_code < 500, answer.text
