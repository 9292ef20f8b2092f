"""Many tables at once through a real server: moves a second, waiting times, memory, and whether any move was lost.

    python bench/load.py [--tables 500] [--clients 16] [--moves 20000] [--game goa] [--databases sqlite,postgres]

A server runs in a process of its own. Every table has two seats that are played by this program, and in every round
each table makes a move: look at the table through the JSON API, choose a legal move, send it, take the answer for the
truth. Now and then a client sends the same move twice, as a double click would: the second one has to be refused. A
server without people at all follows: `--bots` seats of the house's own bots at as many tables, which play in the
server.

At the end the events in the database are compared with what was acknowledged: numbers without gaps, every acknowledged
move there once, none that nobody sent. Then the server's part of a click is measured for every game, on tables that are
well under way: sending a move and drawing the page that follows.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import itertools
import json
import os
import pathlib
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "tests" / "table"))  # the servers that the tests start, too
from servers import Argosy, postgres, postgres_program

from argosy.games import names as game_names
from argosy.table.store import Store

DOUBLE = 0.02  # so many moves are sent twice
RESULTS = pathlib.Path(__file__).parent / "results" / "load.json"
PAGE_AFTER = 60  # a table is well under way after so many moves
CLICKS = 120  # clicks measured for every game


class Refused(Exception):
    """The server answered with another status than 200."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(f"{status}: {message}")
        self.status = status


class Line:
    """One client's connection to the server, kept open."""

    def __init__(self, port: int) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def ask(self, method: str, path: str, key: str = "", body: Any = None) -> Any:
        """Send a request and read the answer."""
        head = {"Authorization": f"Bearer {key or 'nobody'}", "Content-Type": "application/json"}
        self.link.request(method, path, None if body is None else json.dumps(body), head)
        answer = self.link.getresponse()
        data = answer.read()
        if answer.status >= 300:
            raise Refused(answer.status, data.decode(errors="replace")[:300])
        return json.loads(data) if answer.headers.get_content_type() == "application/json" else data


@dataclass
class Seen:
    """One table as this program knows it."""

    id: str
    keys: list[str]
    number: int = 0
    to_move: int | None = None
    acknowledged: list[int] = field(default_factory=list)


@dataclass
class Measured:
    """What the clients noted, all together."""

    looks: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    doubles: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)


def make_tables(line: Line, game: str, count: int, bar: Callable[[int], None], kind: str = "me") -> list[Seen]:
    """Tables for two, all seats played by this program or all by bots of the house."""
    seats = [{"kind": kind, "level": "deckhand" if kind == "bot" else ""} for _ in range(2)]
    found = []
    for _ in range(count):
        made = line.ask("POST", "/api/tables", body={"game": game, "seats": seats})
        found.append(Seen(made["id"], made["seat_keys"]))
        bar(1)
    return found


def one_move(line: Line, table: Seen, chance: random.Random, noted: Measured) -> bool:
    """Look, choose, send; false when the game is over."""
    seat = table.to_move if table.to_move is not None else 0
    began = time.perf_counter()
    now = line.ask("GET", f"/api/tables/{table.id}", table.keys[seat])
    noted.looks.append(time.perf_counter() - began)
    if now["status"] == "over":
        return False
    if now["to_move"] != seat:
        table.to_move = now["to_move"]
        return True
    sent = {"move": chance.choice(now["moves"])["code"], "number": now["number"]}
    began = time.perf_counter()
    answer = line.ask("POST", f"/api/tables/{table.id}/moves", table.keys[seat], sent)
    noted.moves.append(time.perf_counter() - began)
    table.acknowledged.append(answer["number"])
    table.number, table.to_move = answer["number"], answer["to_move"]
    if chance.random() < DOUBLE:
        again(line, table, seat, sent, noted)
    return answer["status"] != "over"


def again(line: Line, table: Seen, seat: int, sent: dict[str, int], noted: Measured) -> None:
    """A double click: the same request once more, which must change nothing."""
    noted.doubles += 1
    try:
        line.ask("POST", f"/api/tables/{table.id}/moves", table.keys[seat], sent)
        noted.wrong.append(f"{table.id}: the same move was taken twice")
    except Refused as refusal:
        noted.refused += refusal.status == 409


def play(port: int, mine: list[Seen], moves: int, seed: int, noted: Measured, bar: Callable[[int], None]) -> None:
    """One client: moves at its tables in turn, until it has made its share."""
    line, chance, left = Line(port), random.Random(seed), list(mine)
    made = 0
    while left and made < moves:
        for table in list(left):
            before = len(table.acknowledged)
            try:
                if not one_move(line, table, chance, noted):
                    left.remove(table)
            except (Refused, OSError, http.client.HTTPException) as error:
                noted.wrong.append(f"{table.id}: {error}")
                return
            made += len(table.acknowledged) - before
            bar(len(table.acknowledged) - before)
            if made >= moves:
                return


def checked(database: str, tables: list[Seen]) -> list[str]:
    """What is wrong with the books: the database against what was acknowledged."""
    store, wrong = Store(database), []
    for table in tables:
        numbers = [row.number for row in store.events(table.id)]
        if numbers != list(range(1, len(numbers) + 1)):
            wrong.append(f"{table.id}: the numbers have a gap or a double: {numbers[:20]}")
        if numbers != table.acknowledged:
            wrong.append(f"{table.id}: {len(table.acknowledged)} moves acknowledged, {len(numbers)} stored")
    store.close()
    return wrong


def resident(pid: int) -> float:
    """Memory of a process in MiB."""
    for row in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if row.startswith("VmRSS:"):
            return int(row.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    parts = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def quantile(times: list[float], share: float) -> float:
    """In milliseconds: so large a share took at most so long."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1) if times else 0.0


@contextlib.contextmanager
def progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar; what it answers is called with how much was done."""
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, advance=done)


def drive(server: Argosy, database: str, wanted: argparse.Namespace) -> dict[str, Any]:
    """The load itself: tables, clients, moves; then the books."""
    assert server.process is not None
    pid = server.process.pid
    empty = resident(pid)
    with progress("setting up", wanted.tables) as bar:
        tables = make_tables(Line(server.port), wanted.game, wanted.tables, bar)
    noted, share = Measured(), -(-wanted.moves // wanted.clients)
    hands = [tables[n :: wanted.clients] for n in range(wanted.clients)]
    began, used = time.perf_counter(), processor(pid)
    with progress("playing", wanted.moves) as bar:
        clients = [
            threading.Thread(target=play, args=(server.port, mine, share, n, noted, bar))
            for n, mine in enumerate(hands)
        ]
        for client in clients:
            client.start()
        for client in clients:
            client.join()
    seconds = time.perf_counter() - began
    made = sum(len(table.acknowledged) for table in tables)
    return {
        "tables": wanted.tables, "clients": wanted.clients, "game": wanted.game, "moves": made,
        "moves_per_second": round(made / seconds, 1), "seconds": round(seconds, 1),
        "server_processor_seconds": round(processor(pid) - used, 1),
        "move_p50_ms": quantile(noted.moves, 0.5), "move_p99_ms": quantile(noted.moves, 0.99),
        "look_p50_ms": quantile(noted.looks, 0.5), "look_p99_ms": quantile(noted.looks, 0.99),
        "memory_start_mib": round(empty), "memory_mib": round(resident(pid)), "doubles_sent": noted.doubles,
        "doubles_refused": noted.refused, "wrong": noted.wrong + checked(database, tables),
    }  # fmt: skip


def bots(server: Argosy, database: str, wanted: argparse.Namespace) -> dict[str, Any]:
    """Tables where the house's own bots play each other inside the server, for a while."""
    with progress("tables of bots", wanted.tables) as bar:
        tables = make_tables(Line(server.port), wanted.game, wanted.tables, bar, "bot")
    store = Store(database)

    def counted() -> int:
        return sum(len(store.events(table.id)) for table in tables)

    before, began = counted(), time.perf_counter()
    with progress("bots play", wanted.bot_seconds) as bar:
        for _ in range(wanted.bot_seconds):
            time.sleep(1)
            bar(1)
    made, seconds = counted() - before, time.perf_counter() - began
    times = []
    line = Line(server.port)
    for _ in range(50):  # the server still answers people while its bots play
        started = time.perf_counter()
        line.ask("GET", "/api/health")
        times.append(time.perf_counter() - started)
    server.kill()
    broken = [table.id for table in tables if not whole(store, table.id)]
    store.close()
    return {
        "tables": wanted.tables, "moves_per_second": round(made / seconds, 1), "health_p99_ms": quantile(times, 0.99),
        "wrong": [f"{table}: the numbers have a gap or a double" for table in broken],
    }  # fmt: skip


def whole(store: Store, table_id: str) -> bool:
    """Whether the events of a table are numbered without gap or double."""
    numbers = [row.number for row in store.events(table_id)]
    return numbers == list(range(1, len(numbers) + 1))


def clicks(server: Argosy, game: str, bar: Callable[[int], None]) -> dict[str, Any]:
    """The server's part of a click: sending a move, and the page that follows, on a table that is well under way."""
    assert server.process is not None
    line, chance, noted = Line(server.port), random.Random(1), Measured()
    pages: list[float] = []
    used: list[float] = []
    size = 0
    while len(pages) < CLICKS:
        table = make_tables(line, game, 1, lambda _: None)[0]
        for n in itertools.count():
            before = processor(server.process.pid)
            if not one_move(line, table, chance, noted):
                break
            if n < PAGE_AFTER or table.to_move is None:
                continue
            began = time.perf_counter()
            page = line.ask("GET", f"/t/{table.id}/main", table.keys[table.to_move])
            pages.append(time.perf_counter() - began)
            used.append(processor(server.process.pid) - before)
            size = max(size, len(page))
            bar(1)
            if len(pages) >= CLICKS:
                break
    moves = noted.moves[-len(pages) :]
    both = [move + page for move, page in zip(moves, pages, strict=False)]
    return {
        "game": game, "clicks": len(pages), "move_p50_ms": quantile(moves, 0.5), "page_p50_ms": quantile(pages, 0.5),
        "click_p50_ms": quantile(both, 0.5), "click_p95_ms": quantile(both, 0.95),
        "processor_mean_ms": round(1000 * statistics.mean(used), 1), "page_kib": round(size / 1024),
    }  # fmt: skip


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    """An empty database of a kind, and its end."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite3"
        else:
            inner = pathlib.Path(folder) / "postgres"
            inner.mkdir()
            with postgres(inner) as url:
                yield url


def shown(rows: list[dict[str, Any]], title: str, columns: dict[str, str]) -> None:
    """Rows as a table on the screen."""
    table = Table(title=title)
    for words in columns.values():
        table.add_column(words, justify="right")
    for row in rows:
        table.add_row(*(f"{row[name]:,}" if isinstance(row[name], int) else str(row[name]) for name in columns))
    Console().print(table)


LOAD = {
    "database": "database", "tables": "tables", "moves": "moves", "moves_per_second": "moves/s",
    "move_p50_ms": "move p50 ms", "move_p99_ms": "p99 ms", "look_p50_ms": "look p50 ms", "look_p99_ms": "p99 ms",
    "memory_mib": "memory MiB", "bots_per_second": "bots' moves/s", "faults": "lost or doubled",
}  # fmt: skip
CLICK = {
    "game": "game", "clicks": "clicks", "move_p50_ms": "move p50 ms", "page_p50_ms": "page p50 ms",
    "click_p50_ms": "both p50 ms", "click_p95_ms": "p95 ms", "processor_mean_ms": "processor ms", "page_kib": "KiB",
}  # fmt: skip


def main() -> int:
    """Drive every database, measure a click in every game, print two tables, keep JSON."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--clients", type=int, default=16, help="connections that play at the same time")
    reader.add_argument("--moves", type=int, default=20_000, help="all together")
    reader.add_argument("--game", default="goa", choices=game_names())
    reader.add_argument("--databases", default="sqlite,postgres")
    reader.add_argument("--games", default=",".join(game_names()), help="whose clicks are measured; empty: none")
    reader.add_argument("--bot-seconds", type=int, default=20, help="how long the house's bots play each other; 0: not")
    reader.add_argument("--json", type=pathlib.Path, default=RESULTS)
    wanted = reader.parse_args()
    rows, click_rows = [], []
    for kind in wanted.databases.split(","):
        if kind == "postgres" and not postgres_program("postgres"):
            print("there is no PostgreSQL on this machine (Debian's package postgresql)", file=sys.stderr)
            continue
        with database_of(kind) as url, Argosy(url) as server:
            row = {"database": kind} | drive(server, url, wanted)
            if kind == "sqlite" and wanted.games:
                with progress("clicks", CLICKS * len(wanted.games.split(","))) as bar:
                    click_rows = [clicks(server, game, bar) for game in wanted.games.split(",")]
            if wanted.bot_seconds:
                row["bots"] = bots(server, url, wanted)
                row["wrong"] = row["wrong"] + row["bots"]["wrong"]
        row["bots_per_second"] = row["bots"]["moves_per_second"] if wanted.bot_seconds else "–"
        row["faults"] = len(row["wrong"])
        rows.append(row)
    shown(rows, "The table under load", LOAD)
    if click_rows:
        shown(click_rows, "The server's part of a click", CLICK)
    wanted.json.parent.mkdir(parents=True, exist_ok=True)
    cores = os.cpu_count()
    report = {"cores": cores, "load_average": os.getloadavg(), "load": rows, "clicks": click_rows}
    wanted.json.write_text(json.dumps(report, indent=1))
    for row in rows:
        print(*row["wrong"][:10], sep="\n", end="\n" if row["wrong"] else "")
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
