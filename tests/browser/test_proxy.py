"""A real browser before a proxy that asks for a password and shows the house under a path of its own."""

from __future__ import annotations

import base64
import http.client
import pathlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, expect

from .conftest import DESKTOP, PATIENCE, Server
from .people import Person

ROOT = "/argosy"
PASSWORD = "Basic " + base64.b64encode(b"club:ahoy").decode()


def proxy_to(port: int, cut: bool) -> ThreadingHTTPServer:
    """A proxy that asks for a password and passes on what lies under the path, with or without the path itself."""

    class Proxy(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.0"

        def pass_on(self) -> None:
            if self.headers.get("Authorization") != PASSWORD:
                self.send_response(401)
                self.send_header("WWW-Authenticate", 'Basic realm="club"')
                self.end_headers()
                return
            if not self.path.startswith(f"{ROOT}/"):
                self.send_error(404)
                return
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0)) or None
            link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            head = {name: value for name, value in self.headers.items() if name.lower() != "connection"}
            link.request(self.command, self.path.removeprefix(ROOT) if cut else self.path, body, head)
            answer = link.getresponse()
            self.send_response(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in ("transfer-encoding", "connection", "server", "date"):
                    self.send_header(name, value)
            self.end_headers()
            try:
                while part := answer.read1(65_536):
                    self.wfile.write(part)
                    self.wfile.flush()
            except OSError:
                pass  # the browser has gone away from an event stream
            finally:
                link.close()

        def log_message(self, *_: object) -> None:
            pass

    for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
        setattr(Proxy, f"do_{method}", Proxy.pass_on)
    made = ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    made.daemon_threads = True
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return made


@pytest.fixture(params=[True, False], ids=["cut off", "passed on"])
def shown_at(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[str]:
    """Where the proxy shows the house."""
    running = Server(tmp_path)
    running.environment["ARGOSY_ROOT"] = ROOT
    running.start()
    proxy = proxy_to(running.port, request.param)
    yield f"http://127.0.0.1:{proxy.server_address[1]}{ROOT}"
    proxy.shutdown()
    running.kill()


def test_a_game_begins_behind_a_password_and_a_path(browser: Browser, shown_at: str) -> None:
    people, faults = [], []
    for _ in range(2):
        context = browser.new_context(  # type: ignore[call-overload]
            viewport=DESKTOP, http_credentials={"username": "club", "password": "ahoy"}, reduced_motion="reduce"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("requestfailed", lambda sent: faults.append(sent.url) if "/events" not in sent.url else None)
        people.append(Person(page, shown_at))
    mara, tom = people
    mara.goto("/").page.locator("[data-game='goa']").click()
    rows = mara.page.locator("#seat-list .seat")
    rows.nth(0).locator("input").fill("Mara")
    rows.nth(2).get_by_role("button", name="Remove").click()
    rows.nth(1).get_by_role("button", name="Friend").click()
    mara.page.locator("#new-table button[type=submit]").click()
    mara.page.wait_for_url(f"{shown_at}/t/*")
    mara.page.locator("[data-do='seat-link']").click()
    expect(mara.page.locator("#invite")).to_be_visible()
    tom.page.goto(mara.page.locator("#invite-shown").input_value())
    tom.page.locator("#sit-name").fill("Tom")
    tom.page.locator("#sit-form button[type=submit]").click()
    tom.page.wait_for_url(f"{shown_at}/t/*")
    expect(mara.page.locator("#players")).to_contain_text("Tom")  # the event stream comes through, too
    acting, other = (mara, tom) if mara.page.locator("main[data-mine='1']").count() else (tom, mara)
    seen = other.number
    acting.page.locator(".actions [data-move]").first.click()
    other.changed(seen)
    forged = f"fetch('{ROOT}/api/tables', {{method: 'POST', body: '{{}}'}}).then(answer => answer.status)"
    assert mara.page.evaluate(forged) == 403  # without the token, although the password is there
    kept = {cookie["name"]: cookie["path"] for cookie in mara.page.context.cookies()}
    assert kept["argosy_me"] == kept["argosy_name"] == ROOT  # also without a stroke at the end
    for person in people:
        person.page.context.close()
    assert not faults, faults
