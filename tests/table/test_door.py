"""Half-sent requests, too many connections, what is logged, what may be cached, and the numbers for Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
import re
import socket
import stat
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
import uvicorn
from fastapi.testclient import TestClient

from argosy.table import keys, logs
from argosy.table.app import Settings, make_app
from argosy.table.door import LARGEST_HEAD, Door, Joined, crowd_of, most_connections, protocol

from .conftest import Browser
from .servers import free_port

HEAD = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
WHOLE = HEAD + b"\r\n"


PARSERS = ("httptools", "h11")


@pytest.fixture(params=PARSERS)
def parser(request: pytest.FixtureRequest) -> str:
    """What reads the requests: the quick reader, and the one that stands in for it."""
    if request.param == "httptools":
        pytest.importorskip("httptools")
    return str(request.param)


@contextlib.contextmanager
def serving(folder: pathlib.Path, door: Door, parser: str = "", **more) -> Iterator[int]:
    """A real server behind a door, in a thread; its port."""
    app = make_app(Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}", rate=1e6, burst=1e6, **more))
    app.state.door = door
    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, http=protocol(door, parser), ws="none", log_config=None, access_log=False)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + 60
        while not server.started and time.monotonic() < until:
            time.sleep(0.02)
        yield port
    finally:
        server.should_exit = True
        thread.join(30)


def call(port: int) -> socket.socket:
    link = socket.create_connection(("127.0.0.1", port), timeout=20)
    link.settimeout(20)
    return link


def answer_of(link: socket.socket) -> bytes:
    """Everything until the other side ends; nothing when it just hangs up."""
    said = b""
    with contextlib.suppress(ConnectionError):
        while part := link.recv(4096):
            said += part
    return said


def healthy(port: int) -> bool:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=20) as answer:
        return bool(answer.status == 200)


@pytest.mark.parametrize("sent", [b"", b"GET", HEAD])
def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: pathlib.Path, parser: str, sent: bytes) -> None:
    with serving(tmp_path, Door(head_seconds=0.5), parser) as port:
        link = call(port)
        link.sendall(sent)
        began = time.monotonic()
        assert answer_of(link).startswith(b"HTTP/1.1 408")
        assert time.monotonic() - began < 10
        assert healthy(port)


def test_a_byte_now_and_then_does_not_buy_time(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, Door(head_seconds=1.0)) as port:
        link = call(port)
        link.sendall(HEAD)
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - began < 15:
                link.sendall(b"X")
                time.sleep(0.2)
        assert time.monotonic() - began < 8


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: pathlib.Path, parser: str, caplog) -> None:
    with serving(tmp_path, Door(body_seconds=0.5), parser) as port:
        link = call(port)
        link.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n"
            b'Content-Length: 1000\r\n\r\n{"game":'
        )
        assert answer_of(link).startswith(b"HTTP/1.1 408")
        assert healthy(port)
        time.sleep(0.2)
    assert "Traceback" not in caplog.text


def test_a_connection_that_is_used_is_kept(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, Door(head_seconds=1.0)) as port:
        link = call(port)
        for _ in range(4):
            link.sendall(WHOLE)
            assert link.recv(4096).startswith(b"HTTP/1.1 200")
            time.sleep(0.4)  # longer than the time for a head, all together


def test_a_stream_is_not_cut_off(tmp_path: pathlib.Path) -> None:
    with serving(tmp_path, Door(head_seconds=0.3, body_seconds=0.3)) as port:
        wish = b'{"game": "goa", "listed": true, "seats": [{"kind": "open"}, {"kind": "open"}]}'
        made = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/tables", wish,
            {"Content-Type": "application/json", "Authorization": "Bearer x"},
        )  # fmt: skip
        with urllib.request.urlopen(made, timeout=20) as answer:
            table_id = re.search(rb'"id":\s*"([^"]+)"', answer.read())[1].decode()
        link = call(port)
        link.sendall(f"GET /api/tables/{table_id}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        said = b""
        while b"hello" not in said:
            said += link.recv(4096)
        link.settimeout(1.2)
        with pytest.raises(TimeoutError):  # nothing happens, and nobody hangs up
            link.recv(4096)
        link.close()  # a server that ends waits for its streams


def test_one_address_cannot_hold_all_connections(tmp_path: pathlib.Path) -> None:
    door = Door(head_seconds=2.0, each=5)
    with serving(tmp_path, door) as port:
        held = [call(port) for _ in range(5)]
        for link in held:
            link.sendall(HEAD)
        time.sleep(0.3)
        late = call(port)
        assert answer_of(late).startswith(b"HTTP/1.1 503")
        assert door.refused == 1 and door.inside.total() == 5
        for link in held:
            assert answer_of(link).startswith(b"HTTP/1.1 408")
        time.sleep(0.3)
        assert door.inside.total() == 0 and door.late == 5
        assert healthy(port)


def test_a_head_without_end_is_not_kept(tmp_path: pathlib.Path, parser: str) -> None:
    with serving(tmp_path, Door(head_seconds=60.0), parser) as port:
        for first in (b"", WHOLE):  # also behind a request that is being answered
            link = call(port)
            said = b""
            with contextlib.suppress(OSError):
                link.sendall(first + HEAD)
                for number in range(3 * LARGEST_HEAD // 1000):
                    link.sendall(b"X-%d: " % number + b"x" * 1000 + b"\r\n")
            said = answer_of(link)
            assert not said or b" 431 " in said or b" 400 " in said
        assert healthy(port)


def test_what_is_no_request_is_refused(tmp_path: pathlib.Path, parser: str) -> None:
    twice = b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde"
    both = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    sent = [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + twice, b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + both,
            b"GET /api/health HTTP/1.1\r\nHost: x\r\nA\x01B: c\r\n\r\n"]  # fmt: skip
    with serving(tmp_path, Door(head_seconds=2.0, body_seconds=2.0), parser) as port:
        for each in sent:
            link = call(port)
            link.sendall(each)
            said = answer_of(link)
            assert re.match(rb"HTTP/1.1 4\d\d |$", said), (each, said)
            assert b" 200 " not in said
        assert healthy(port)


def test_a_request_behind_another_is_answered_in_order(tmp_path: pathlib.Path, parser: str) -> None:
    with serving(tmp_path, Door(), parser) as port:
        link = call(port)
        lost = WHOLE.replace(b"/api/health", b"/api/nothing")
        link.sendall(WHOLE + lost + WHOLE.replace(b"Host: x", b"Host: x\r\nConnection: close"))
        assert re.findall(rb"HTTP/1.1 (\d+)", answer_of(link)) == [b"200", b"404", b"200"]


def test_a_proxy_speaks_for_many(tmp_path: pathlib.Path) -> None:
    door = Door(each=2, proxies="127.0.0.1")
    with serving(tmp_path, door) as port:
        held = [call(port) for _ in range(6)]
        for link in held:
            link.sendall(WHOLE)
            assert link.recv(4096).startswith(b"HTTP/1.1 200")


def test_who_counts_as_one() -> None:
    assert crowd_of("192.0.2.7") == "192.0.2.7"
    assert crowd_of("2001:db8::1") == crowd_of("2001:db8::ffff:2") != crowd_of("2001:db8:0:1::1")
    assert crowd_of("::ffff:192.0.2.7") != crowd_of("::ffff:192.0.2.8")
    assert most_connections() >= 16


# logs


@pytest.fixture
def written(tmp_path: pathlib.Path) -> Iterator[pathlib.Path]:
    file = tmp_path / "argosy.log"
    handler = logs.begin(str(file))
    yield file
    logging.getLogger().removeHandler(handler)
    handler.close()


def test_no_key_is_in_the_log(written: pathlib.Path) -> None:
    made = [keys.new_key() for _ in range(50)]
    log = logging.getLogger("argosy.table")
    for number, key in enumerate(made):
        log.warning(f"line {number}: /s/%s and Bearer %s, argosy_me=%s", key, key, key)
    try:
        raise ValueError(f"/w/{made[0]}")
    except ValueError:
        log.exception("a bot could not move at table %s", "malabar-x2yz34ab")
    text = written.read_text()
    assert "malabar-x2yz34ab" in text and text.count("/s/") == 50
    for key in made:
        assert key not in text and key[8:] not in text
    assert stat.S_IMODE(written.stat().st_mode) == 0o600


def test_there_is_one_log(written: pathlib.Path, tmp_path: pathlib.Path) -> None:
    later = logs.begin(str(tmp_path / "later.log"))
    try:
        logging.getLogger("argosy.table").warning("somebody knocks")
        assert "somebody knocks" not in written.read_text()
        assert (tmp_path / "later.log").read_text().count("somebody knocks") == 1
    finally:
        logging.getLogger().removeHandler(later)
        later.close()


def test_the_log_cannot_grow_without_bound(written: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = logging.getLogger("uvicorn.error")
    for _ in range(100_000):
        log.warning("Invalid HTTP request received.")
    assert written.read_text().count("Invalid HTTP") == logs.ALIKE
    now = time.monotonic()
    monkeypatch.setattr(logs.time, "monotonic", lambda: now + 2 * logs.MINUTE)
    log.warning("Invalid HTTP request received.")
    assert f"and {100_000 - logs.ALIKE} more like it" in written.read_text()
    for number in range(12_000):  # lines that are all different
        log.warning(f"{number} " + "x " * 1_200)
    files = list(written.parent.glob("argosy.log*"))
    assert sum(file.stat().st_size for file in files) <= logs.LARGEST * logs.FILES


# what may be kept, and numbers


def test_nothing_personal_may_be_kept_by_browsers_and_proxies(browser: Browser) -> None:
    made = browser.make("me", "me", listed=True, hints=False)
    paths = ["/", "/api/tables", f"/t/{made['id']}", f"/api/tables/{made['id']}", f"/api/tables/{made['id']}/board.svg",
             f"/api/tables/{made['id']}/hint", "/api/tables/none", "/nothing"]  # fmt: skip
    for path in paths:
        assert "no-store" in browser.get(path).headers["cache-control"], path
    refused = browser.client.post("/api/tables", json={})
    assert refused.status_code == 403 and "no-store" in refused.headers["cache-control"]
    assert "no-store" not in browser.get("/static/argosy.js").headers.get("cache-control", "")


@pytest.mark.parametrize("seconds", [0, 31_536_000])
def test_https_is_insisted_on_where_the_host_says_so(tmp_path: pathlib.Path, seconds: int) -> None:
    client = TestClient(make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite3'}", hsts=seconds)))
    for path in ("/api/openapi.json", "/static/argosy.js", "/nothing"):
        said = client.get(path).headers.get("strict-transport-security")
        assert said == (f"max-age={seconds}" if seconds else None)


def metrics_of(setting: str, folder: pathlib.Path, address: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
    app = make_app(Settings(database=f"sqlite:///{folder / 'x.sqlite3'}", metrics=setting, rate=1e6, burst=1e6))
    with TestClient(app, client=(address, 1)) as client:
        Browser(client).make("me", "me")
        client.get("/api/tables/none")
        answer = client.get("/metrics", headers=headers)
        return answer.status_code, answer.text


def test_numbers_are_off_by_default_and_for_whom_the_host_says(tmp_path: pathlib.Path) -> None:
    assert metrics_of("", tmp_path)[0] == 404
    assert metrics_of("local", tmp_path)[0] == 200
    assert metrics_of("local", tmp_path, "192.0.2.1")[0] == 404
    assert metrics_of("local", tmp_path, **{"X-Forwarded-For": "192.0.2.1"})[0] == 404  # came through a proxy
    assert metrics_of("ahoy", tmp_path)[0] == 404
    assert metrics_of("ahoy", tmp_path, Authorization="Bearer nay")[0] == 404
    assert metrics_of("ahoy", tmp_path, "192.0.2.1", Authorization="Bearer ahoy")[0] == 200


def test_the_numbers_are_what_prometheus_reads(tmp_path: pathlib.Path) -> None:
    _, text = metrics_of("local", tmp_path)
    line = re.compile(r'^argosy_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')
    assert text.endswith("\n")
    for each in text.splitlines():
        assert each.startswith(("# HELP argosy_", "# TYPE argosy_")) or line.match(each), each
    assert 'argosy_tables{status="running"} 1' in text
    assert 'argosy_requests_total{method="POST",kind="api",status="201"} 1' in text
    assert 'argosy_requests_total{method="GET",kind="api",status="404"} 1' in text
    assert "argosy_database_ok 1" in text
    buckets = [int(found) for found in re.findall(r'bucket\{kind="api",le="[^"]+"\} (\d+)', text)]
    assert buckets == sorted(buckets) and buckets[-1] == 3


class Noted:
    """A transport that notes what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        assert not self.closed
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def test_a_head_travels_with_what_follows_it_and_waits_for_nothing() -> None:
    async def talk() -> None:
        there = Noted()
        joined = Joined(there, asyncio.get_running_loop())
        joined.write(b"HTTP/1.1 200 OK\r\n\r\n")
        joined.write(b"body")
        assert there.written == [b"HTTP/1.1 200 OK\r\n\r\nbody"]
        joined.write(b"HTTP/1.1 200 OK\r\n\r\n")  # of a stream, where nothing has happened yet
        await asyncio.sleep(0)
        assert there.written[1:] == [b"HTTP/1.1 200 OK\r\n\r\n"]
        joined.write(b"HTTP/1.1 200 OK\r\n\r\n")
        joined.close()
        assert there.written[2:] == [b"HTTP/1.1 200 OK\r\n\r\n"] and joined.is_closing()

    asyncio.run(talk())
