"""Pages for `load`: browsers that listen at every table and play by clicking, a balancer, and tables that sleep."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import math
import pathlib
import queue
import random
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy

PRINT = re.compile(rb'data-print="(\w+)"')
NUMBER = re.compile(rb'data-number="(\d+)"')
MOVE = re.compile(rb'<button class="btn[^"]*" type="button" data-move="(\d+)"')
PAUSE, LONGEST_WAIT = 0.005, 20.0  # seconds; after so long without anything to click on, the games are over
FETCHERS = 8  # connections through which listening pages fetch what changed


@dataclass
class Noted:
    """What all pages noted together."""

    moves: list[float] = field(default_factory=list)  # seconds from a click to the page that follows
    fetches: list[float] = field(default_factory=list)  # seconds of a fetch after a change
    sizes: list[int] = field(default_factory=list)  # bytes on the wire of a page
    made: int = 0
    wrong: list[str] = field(default_factory=list)


class Wire:
    """A connection as a browser has it: compressed answers, the seat's key sent along."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def ask(self, method: str, path: str, key: str, body: Any = None, have: str = "") -> tuple[int, bytes, int]:
        """Status, content and bytes on the wire; `have` are the prints of the pictures that the page shows."""
        head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json", "Accept-Encoding": "gzip"}
        head |= {"X-Argosy-Have": have} if have else {}
        self.link.request(method, path, None if body is None else json.dumps(body), head)
        answer = self.link.getresponse()
        sent = answer.read()
        if answer.headers.get("content-encoding") == "gzip":
            import gzip

            return answer.status, gzip.decompress(sent), len(sent)
        return answer.status, sent, len(sent)


@dataclass
class Page:
    """One browser at one seat."""

    table: str
    key: str
    seat: int
    number: int = 0  # the event that it shows
    html: bytes = b""
    pending: bool = False  # something changed that it will fetch
    busy: bool = False  # it waits for the answer to a click, and looks only then whether it missed anything
    latest: float = 0.0  # the event that it has heard of; infinite: something, nobody said what

    def take(self, html: bytes) -> None:
        """Show what was fetched, unless it is older than what is there."""
        found = NUMBER.search(html)
        if found and int(found.group(1)) >= self.number:
            self.number, self.html = int(found.group(1)), html

    @property
    def have(self) -> str:
        """The pictures that it shows, as its script says it."""
        return b" ".join(PRINT.findall(self.html)).decode()

    @property
    def clickable(self) -> list[int]:
        """The moves that are offered."""
        return [int(code) for code in MOVE.findall(self.html)]


class Listeners:
    """All event streams in one thread; changes go to a queue that a few connections work off."""

    def __init__(self, port: int, pages: Sequence[Page], noted: Noted) -> None:
        self.port, self.pages, self.noted = port, pages, noted
        self.changes: queue.Queue[Page | None] = queue.Queue()
        self.loop = asyncio.new_event_loop()
        self.open = 0
        self.threads = [threading.Thread(target=self._listen, daemon=True)]
        self.threads += [threading.Thread(target=self._fetch, daemon=True) for _ in range(FETCHERS)]

    def __enter__(self) -> Listeners:
        for thread in self.threads:
            thread.start()
        end = time.monotonic() + 120
        while self.open < len(self.pages) and time.monotonic() < end:
            time.sleep(0.05)
        if self.open < len(self.pages):
            self.noted.wrong.append(f"only {self.open} of {len(self.pages)} streams opened")
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        for _ in range(FETCHERS):
            self.changes.put(None)
        for thread in self.threads:
            thread.join(5)

    def settle(self, seconds: float = 60.0) -> None:
        """Wait until every page has fetched what changed."""
        end = time.monotonic() + seconds
        while not self.changes.empty() and time.monotonic() < end:
            time.sleep(0.02)

    def _listen(self) -> None:
        asyncio.set_event_loop(self.loop)
        tasks = [self.loop.create_task(self._stream(page)) for page in self.pages]
        self.loop.run_forever()
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.close()

    async def _stream(self, page: Page) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        ask = f"GET /api/tables/{page.table}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {page.key}\r\n\r\n"
        writer.write(ask.encode())
        changed = False
        async for line in reader:
            if line.startswith(b"event: hello"):
                self.open += 1
                self._wanted(page)
            elif line.startswith(b"event: change"):
                changed = True
            elif changed and line.startswith(b"data: "):
                changed = False
                number = json.loads(line[6:]).get("number")
                page.latest = max(page.latest, math.inf if number is None else number)
                self.look(page)

    def look(self, page: Page) -> None:
        """Fetch what a page has heard of and does not show."""
        if page.latest > page.number and not page.busy:
            self._wanted(page)

    def _wanted(self, page: Page) -> None:
        if not page.pending:
            page.pending = True
            self.changes.put(page)

    def _fetch(self) -> None:
        wire = Wire(self.port)
        while (page := self.changes.get()) is not None:
            page.pending, page.latest = False, 0.0
            began = time.perf_counter()
            status, html, size = wire.ask("GET", f"/t/{page.table}/main?shown={page.seat}", page.key, have=page.have)
            self.noted.fetches.append(time.perf_counter() - began)
            self.noted.sizes.append(size)
            if status == 200:
                page.take(html)
            else:
                self.noted.wrong.append(f"{page.table}: a page got {status}")


def answers_with_page(checkout: pathlib.Path) -> bool:
    """Whether the pages of a checkout get the page in answer to a move; older ones fetch it afterwards."""
    return "/moves" in (checkout / "src/argosy/table/pages.py").read_text()


def click(wire: Wire, page: Page, chance: random.Random, noted: Noted, whole: bool) -> bool:
    """A page clicks on a move, and waits until it shows what follows; whether the move was made."""
    sent = {"move": chance.choice(page.clickable), "number": page.number, "seat": page.seat}
    began = time.perf_counter()
    if whole:
        status, html, size = wire.ask("POST", f"/t/{page.table}/moves?shown={page.seat}", page.key, sent, page.have)
    else:
        status, html, size = wire.ask("POST", f"/api/tables/{page.table}/moves", page.key, sent)
        if status == 200:
            status, html, size = wire.ask("GET", f"/t/{page.table}/main?shown={page.seat}", page.key)
    if status == 409:  # an older page: the other one had moved
        page.html = b""
        return False
    if status != 200:
        noted.wrong.append(f"{page.table}: {status} {html[:200]!r}")
        return False
    noted.moves.append(time.perf_counter() - began)
    noted.sizes.append(size)
    noted.made += 1
    page.take(html)
    return True


def play_pages(
    listeners: Listeners, mine: Sequence[Sequence[Page]], moves: int, seed: int, noted: Noted, whole: bool,
    bar: Callable[[int], None],
) -> None:  # fmt: skip
    """One client: clicks at its tables in turn, until it has made its share."""
    wire, chance, made, waited = Wire(listeners.port), random.Random(seed), 0, 0.0
    while made < moves and waited < LONGEST_WAIT:
        before = made
        for pages in mine:
            page = next((page for page in pages if page.clickable), None)
            if page is None or made >= moves:  # nothing can be done until a page has fetched what the other did
                continue
            page.busy = True
            try:
                done = int(click(wire, page, chance, noted, whole))
            except (OSError, http.client.HTTPException) as error:
                noted.wrong.append(f"{page.table}: {error!r}")
                return
            page.busy = False
            listeners.look(page)
            made += done
            bar(done)
        waited = 0.0 if made > before else waited + PAUSE
        time.sleep(0.0 if made > before else PAUSE)


# ---- a balancer ---------------------------------------------------------------------------------------------------

BALANCER = """
import asyncio, sys
try:
    import uvloop
    uvloop.install()
except ImportError:
    pass
ports, turn = [int(port) for port in sys.argv[2:]], 0

async def pour(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()

async def one(reader, writer):
    global turn
    for _ in ports:
        turn += 1
        try:
            there = await asyncio.open_connection("127.0.0.1", ports[turn % len(ports)])
            break
        except OSError:
            continue
    else:
        writer.close()
        return
    await asyncio.gather(pour(reader, there[1]), pour(there[0], writer))

async def main():
    server = await asyncio.start_server(one, "127.0.0.1", int(sys.argv[1]), backlog=4096)
    await server.serve_forever()

asyncio.run(main())
"""


@contextlib.contextmanager
def balanced(port: int, ports: Sequence[int]) -> Iterator[int]:
    """A balancer in a process of its own: every connection goes to the next server that takes it."""
    process = subprocess.Popen([sys.executable, "-c", BALANCER, str(port), *map(str, ports)])
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(10)


# ---- tables that sleep ---------------------------------------------------------------------------------------------


def multiply(database: str, table_id: str, count: int) -> None:
    """So many further tables like one, written straight into the database of any checkout."""
    engine = sqlalchemy.create_engine(database)
    known = sqlalchemy.MetaData()
    known.reflect(engine)
    tables, seats = known.tables["tables"], known.tables["seats"]
    with engine.begin() as link:
        row = dict(link.execute(sqlalchemy.select(tables).where(tables.c.id == table_id)).one()._mapping)
        rows = [
            dict(one._mapping) for one in link.execute(sqlalchemy.select(seats).where(seats.c.table_id == table_id))
        ]
        unique = {"id", "watch", "key", "invitation"}
        for n in range(count):
            name = f"{table_id}-{n}"
            other = {key: f"{name}-{key}" if key in unique and value else value for key, value in row.items()}
            link.execute(sqlalchemy.insert(tables), other | {"id": name})
            for one in rows:
                chair = {
                    key: f"{name}-{one['seat']}-{key}" if key in unique and value else value
                    for key, value in one.items()
                }
                link.execute(sqlalchemy.insert(seats), chair | {"table_id": name})
    engine.dispose()
