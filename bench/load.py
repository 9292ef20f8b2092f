"""Many tables at once through a real server: moves a second, waiting times, memory, and whether any move was lost.

    python bench/load.py [--tables 500] [--clients 16] [--moves 20000] [--game goa] [--databases sqlite,postgres]
                         [--servers 1,2] [--pages 2] [--sleeping 5000] [--old ../argosy-before]

A server runs in a process of its own. Every table has two seats that are played by this program, and in every round
each table makes a move: look at the table through the JSON API, choose a legal move, send it, take the answer for the
truth. Now and then a client sends the same move twice, as a double click would: the second one has to be refused.

`--pages` plays by pages as well: so many browsers listen at every table, one clicks, and all of them show what followed
before it counts. `--servers 1,2` does all of it with one server and with two behind a balancer (two need a database
that several can use, and share changes through Redis). `--old` does the same with another checkout, in turns with this
one, so that what is compared was measured in one run on one machine. `--sleeping` measures what a server with so many
tables by turns costs when nobody comes. Tables where the house's own bots play each other follow, for `--bot-seconds`.

The rules are compiled before anything is measured; another checkout has to have played once before.

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

import sqlalchemy
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "tests" / "table"))  # the servers that the tests start, too
from servers import Argosy, free_port, postgres, postgres_program, redis

from argosy.games import find
from argosy.games import names as game_names
from argosy.preparing import Foreman
from load_pages import Listeners, Noted, Page, answers_with_page, balanced, multiply, play_pages

HERE = pathlib.Path(__file__).resolve().parents[1]
DOUBLE = 0.02  # so many moves are sent twice
RESULTS = pathlib.Path(__file__).parent / "results" / "load.json"
PAGE_AFTER = 60  # a table is well under way after so many moves
WIDE = 170  # letters of a table on the screen
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
    seats = [{"kind": kind} | ({"level": "deckhand"} if kind == "bot" else {}) for _ in range(2)]
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


def books(database: str) -> dict[str, list[int]]:
    """The numbers of all events of every table, whatever checkout wrote them."""
    engine = sqlalchemy.create_engine(database)
    found: dict[str, list[int]] = {}
    with engine.connect() as link:
        asked = sqlalchemy.text("select table_id, number from events order by table_id, number")
        for table_id, number in link.execute(asked):
            found.setdefault(table_id, []).append(number)
    engine.dispose()
    return found


def checked(database: str, tables: list[Seen]) -> list[str]:
    """What is wrong with the books: the database against what was acknowledged."""
    stored, wrong = books(database), []
    for table in tables:
        numbers = stored.get(table.id, [])
        if numbers != list(range(1, len(numbers) + 1)):
            wrong.append(f"{table.id}: the numbers have a gap or a double: {numbers[:20]}")
        if numbers != table.acknowledged:
            wrong.append(f"{table.id}: {len(table.acknowledged)} moves acknowledged, {len(numbers)} stored")
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


@dataclass
class House:
    """What is measured: servers on one database, behind one port."""

    database: str
    servers: list[Argosy]
    port: int
    checkout: pathlib.Path

    def used(self) -> float:
        """Seconds of processor time of all servers."""
        return sum(processor(server.process.pid) for server in self.servers if server.process)

    def memory(self) -> int:
        """MiB of all servers."""
        return round(sum(resident(server.process.pid) for server in self.servers if server.process))


def compile_first(game: str) -> bool:
    """Let the rules of a game be compiled before a server is measured: as long as they are interpreted, a look takes
    three times as long and a page twice. Whether they are."""
    foreman = Foreman([find(game)], loads=False)
    foreman.start()
    return foreman.wait(game)


@contextlib.contextmanager
def opened(database: str, count: int, checkout: pathlib.Path) -> Iterator[House]:
    """So many servers of a checkout; two and more behind a balancer, with Redis between them."""
    with contextlib.ExitStack() as ends:
        shared = ends.enter_context(redis()) if count > 1 else None
        servers = [ends.enter_context(Argosy(database, shared, checkout=checkout)) for _ in range(count)]
        port = servers[0].port
        if count > 1:
            port = ends.enter_context(balanced(free_port(), [server.port for server in servers]))
        yield House(database, servers, port, checkout)


def drive(house: House, wanted: argparse.Namespace) -> dict[str, Any]:
    """The load itself: tables, clients, moves; then the books."""
    empty = house.memory()
    with progress("setting up", wanted.tables) as bar:
        tables = make_tables(Line(house.port), wanted.game, wanted.tables, bar)
    noted, share = Measured(), -(-wanted.moves // wanted.clients)
    hands = [tables[n :: wanted.clients] for n in range(wanted.clients)]
    began, used = time.perf_counter(), house.used()
    with progress("playing", wanted.moves) as bar:
        work([(play, (house.port, mine, share, n, noted, bar)) for n, mine in enumerate(hands)])
    seconds = time.perf_counter() - began
    made = sum(len(table.acknowledged) for table in tables)
    return {
        "tables": wanted.tables, "clients": wanted.clients, "game": wanted.game, "moves": made, "by": "API",
        "moves_per_second": round(made / seconds, 1), "seconds": round(seconds, 1),
        "processor_ms_a_move": round(1000 * (house.used() - used) / max(1, made), 2),
        "move_p50_ms": quantile(noted.moves, 0.5), "move_p99_ms": quantile(noted.moves, 0.99),
        "look_p50_ms": quantile(noted.looks, 0.5), "look_p99_ms": quantile(noted.looks, 0.99),
        "memory_start_mib": empty, "memory_mib": house.memory(), "doubles_sent": noted.doubles,
        "doubles_refused": noted.refused, "wrong": noted.wrong + checked(house.database, tables),
    }  # fmt: skip


def work(jobs: list[tuple[Callable[..., None], tuple[Any, ...]]]) -> None:
    """All at once, each in a thread."""
    threads = [threading.Thread(target=job, args=args) for job, args in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def drive_pages(house: House, wanted: argparse.Namespace) -> dict[str, Any]:
    """The same by pages: browsers listen at every table, and every move is a click that all of them show."""
    with progress("setting up", wanted.tables) as bar:
        tables = make_tables(Line(house.port), wanted.game, wanted.tables, bar)
    at_tables = [[Page(table.id, key, seat) for seat, key in enumerate(table.keys)] for table in tables]
    listening = [pages[n % len(pages)] for pages in at_tables for n in range(wanted.pages)]
    noted, share = Noted(), -(-wanted.page_moves // wanted.clients)
    whole = answers_with_page(house.checkout)
    with Listeners(house.port, listening, noted) as listeners:
        listeners.settle()
        before = noted.made
        noted.fetches.clear()
        began, used = time.perf_counter(), house.used()
        with progress("clicking", wanted.page_moves) as bar:
            hands = [at_tables[n :: wanted.clients] for n in range(wanted.clients)]
            work([(play_pages, (listeners, mine, share, n, noted, whole, bar)) for n, mine in enumerate(hands)])
            listeners.settle()
        seconds, made = time.perf_counter() - began, noted.made - before
        processor_time = house.used() - used
    stored = sum(len(numbers) for numbers in books(house.database).values())
    return {
        "tables": wanted.tables, "clients": wanted.clients, "game": wanted.game, "moves": made,
        "by": f"{wanted.pages} pages", "moves_per_second": round(made / seconds, 1), "seconds": round(seconds, 1),
        "processor_ms_a_move": round(1000 * processor_time / max(1, made), 2),
        "move_p50_ms": quantile(noted.moves, 0.5), "move_p99_ms": quantile(noted.moves, 0.99),
        "look_p50_ms": quantile(noted.fetches, 0.5), "look_p99_ms": quantile(noted.fetches, 0.99),
        "fetches_a_move": round(len(noted.fetches) / max(1, made), 2),
        "page_kib": round(max(noted.sizes, default=0) / 1024, 1), "memory_mib": house.memory(), "stored": stored,
        "wrong": noted.wrong,
    }  # fmt: skip


def asleep(house: House, wanted: argparse.Namespace) -> dict[str, Any]:
    """What tables by turns cost when nobody comes, in parts of a core."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": wanted.game, "seats": seats, "pace": {"kind": "days", "days": 3}}
    made = Line(house.port).ask("POST", "/api/tables", body=wish)
    time.sleep(2)  # it is known how it stands
    multiply(house.database, made["id"], wanted.sleeping)
    time.sleep(8)
    began, used = time.perf_counter(), house.used()
    time.sleep(20)
    return {
        "tables": wanted.sleeping,
        "core_percent": round(100 * (house.used() - used) / (time.perf_counter() - began), 2),
    }


def bots(house: House, wanted: argparse.Namespace) -> dict[str, Any]:
    """Tables where the house's own bots play each other inside the server, for a while."""
    with progress("tables of bots", wanted.tables) as bar:
        tables = make_tables(Line(house.port), wanted.game, wanted.tables, bar, "bot")

    def counted() -> int:
        stored = books(house.database)
        return sum(len(stored.get(table.id, [])) for table in tables)

    before, began = counted(), time.perf_counter()
    with progress("bots play", wanted.bot_seconds) as bar:
        for _ in range(wanted.bot_seconds):
            time.sleep(1)
            bar(1)
    made, seconds = counted() - before, time.perf_counter() - began
    times = []
    line = Line(house.port)
    for _ in range(50):  # the server still answers people while its bots play
        started = time.perf_counter()
        line.ask("GET", "/api/health")
        times.append(time.perf_counter() - started)
    for server in house.servers:
        server.kill()
    stored = books(house.database)
    broken = [name for name, numbers in stored.items() if numbers != list(range(1, len(numbers) + 1))]
    return {
        "tables": wanted.tables, "moves_per_second": round(made / seconds, 1), "health_p99_ms": quantile(times, 0.99),
        "wrong": [f"{table}: the numbers have a gap or a double" for table in broken],
    }  # fmt: skip


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
    Console(width=WIDE).print(table)


LOAD = {
    "code": "code", "database": "database", "servers": "servers", "by": "by", "moves": "moves",
    "moves_per_second": "moves/s", "processor_ms_a_move": "processor ms", "move_p50_ms": "move p50 ms",
    "move_p99_ms": "p99 ms", "look_p50_ms": "look p50 ms", "look_p99_ms": "p99 ms", "page_kib": "page KiB",
    "memory_mib": "memory MiB", "bots_per_second": "bots' moves/s", "faults": "lost or doubled",
}  # fmt: skip
CLICK = {
    "game": "game", "clicks": "clicks", "move_p50_ms": "move p50 ms", "page_p50_ms": "page p50 ms",
    "click_p50_ms": "both p50 ms", "click_p95_ms": "p95 ms", "processor_mean_ms": "processor ms", "page_kib": "KiB",
}  # fmt: skip


def measured(
    kind: str, count: int, code: str, checkout: pathlib.Path, wanted: argparse.Namespace
) -> list[dict[str, Any]]:
    """One kind of database, so many servers of a checkout: by the API, by pages, and asleep."""
    head = {"code": code, "database": kind, "servers": count}
    rows: list[dict[str, Any]] = []
    with database_of(kind) as url, opened(url, count, checkout) as house:
        if wanted.moves:
            rows.append(head | drive(house, wanted))
        if wanted.pages:
            rows.append(head | drive_pages(house, wanted))
        if wanted.bot_seconds and code == "new" and count == 1:
            rows[0]["bots"] = bots(house, wanted)
            rows[0]["wrong"] = rows[0]["wrong"] + rows[0]["bots"]["wrong"]
    if wanted.sleeping and count == 1:
        with database_of(kind) as url, opened(url, 1, checkout) as house:
            slept = asleep(house, wanted)
            print(
                f"{code}, {kind}: {slept['tables']:,} sleeping tables cost {slept['core_percent']} % of a core",
                flush=True,
            )
            if rows:
                rows[0]["asleep"] = slept
    for row in rows:
        row["bots_per_second"] = row["bots"]["moves_per_second"] if "bots" in row else "–"
        row["faults"] = len(row["wrong"])
        row.setdefault("page_kib", "–")
    return rows


def ratios(rows: list[dict[str, Any]]) -> Iterator[str]:
    """How many times as fast this checkout is as the old one, and two servers as one."""
    for row in rows:
        for other in rows:
            same = all(row[name] == other[name] for name in ("database", "by"))
            if same and row["code"] == "new" and other["code"] == "old" and row["servers"] == other["servers"]:
                what = f"{row['database']}, {row['servers']} server(s), by {row['by']}"
                yield f"{what}: {faster(row, other)} times the old code"
            if same and row["code"] == other["code"] and row["servers"] == 2 and other["servers"] == 1:
                yield f"{row['code']}, {row['database']}, by {row['by']}: two servers {faster(row, other)} times one"


def faster(row: dict[str, Any], other: dict[str, Any]) -> float:
    """By how much."""
    return round(float(row["moves_per_second"]) / max(0.1, float(other["moves_per_second"])), 2)


def main() -> int:
    """Drive every database, measure a click in every game, print two tables, keep JSON."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=500)
    reader.add_argument("--clients", type=int, default=16, help="connections that play at the same time")
    reader.add_argument("--moves", type=int, default=20_000, help="all together; 0: none by the API")
    reader.add_argument("--pages", type=int, default=2, help="pages that listen at every table; 0: none")
    reader.add_argument("--page-moves", type=int, default=4000, help="clicks, all together")
    reader.add_argument("--servers", default="1", help="how many servers, several times: 1,2")
    reader.add_argument("--old", type=pathlib.Path, help="another checkout, to be compared with")
    reader.add_argument("--sleeping", type=int, default=5000, help="tables by turns where nobody comes; 0: none")
    reader.add_argument("--game", default="goa", choices=game_names())
    reader.add_argument("--databases", default="sqlite,postgres")
    reader.add_argument("--games", default=",".join(game_names()), help="whose clicks are measured; empty: none")
    reader.add_argument("--bot-seconds", type=int, default=20, help="how long the house's bots play each other; 0: not")
    reader.add_argument("--json", type=pathlib.Path, default=RESULTS)
    wanted = reader.parse_args()
    rows: list[dict[str, Any]] = []
    click_rows: list[dict[str, Any]] = []
    if not all(compile_first(game) for game in {wanted.game, *filter(None, wanted.games.split(","))}):
        print("not all rules could be compiled: what follows was measured with interpreted ones", file=sys.stderr)
    checkouts = [("old", wanted.old.resolve())] if wanted.old else []
    for kind in wanted.databases.split(","):
        if kind == "postgres" and not postgres_program("postgres"):
            print("there is no PostgreSQL on this machine (Debian's package postgresql)", file=sys.stderr)
            continue
        for count in map(int, wanted.servers.split(",")):
            if kind == "sqlite" and count > 1:
                continue  # several servers share a database on a server of its own
            for code, checkout in [*checkouts, ("new", HERE)]:
                rows += measured(kind, count, code, checkout, wanted)
    if wanted.games:
        all_clicks = CLICKS * len(wanted.games.split(","))
        with database_of("sqlite") as url, Argosy(url) as server, progress("clicks", all_clicks) as bar:
            click_rows = [clicks(server, game, bar) for game in wanted.games.split(",")]
    if rows:
        shown(rows, "The table under load", LOAD)
    if click_rows:
        shown(click_rows, "The server's part of a click", CLICK)
    found = list(ratios(rows))
    print(*found, sep="\n")
    wanted.json.parent.mkdir(parents=True, exist_ok=True)
    cores = os.cpu_count()
    report = {"cores": cores, "load_average": os.getloadavg(), "load": rows, "clicks": click_rows, "ratios": found}
    wanted.json.write_text(json.dumps(report, indent=1))
    for row in rows:
        print(*row["wrong"][:10], sep="\n", end="\n" if row["wrong"] else "")
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
