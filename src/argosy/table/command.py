"""The table on the command line: open it in the browser, back it up, restore it."""

from __future__ import annotations

import contextlib
import errno
import gc
import pathlib
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator

from sqlalchemy.exc import ArgumentError

from argosy.table import logs
from argosy.table.app import Settings, make_app
from argosy.table.database import BadDatabase, HostTrouble, Unwell, file_of, for_host
from argosy.table.door import Door, most_connections, protocol
from argosy.table.errors import PortTaken
from argosy.table.migrate import upgrade
from argosy.table.store import Store


def serve(host: str, port: int, browser: bool, settings: Settings) -> None:
    """Run the server until Ctrl+C; open the lobby in the browser when it answers."""
    import uvicorn

    _claim(host, port)
    with opened(settings.database):
        pass  # what is wrong with it is said before anybody is let in
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    print(f"The table is set: {address}  (Ctrl+C ends)", flush=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    believed = {"proxy_headers": bool(settings.proxies), "forwarded_allow_ips": settings.proxies or None}
    logs.begin(settings.log or None)
    app = make_app(settings)
    app.state.door = door = Door(
        settings.head_seconds, settings.body_seconds, settings.connections, most_connections(), settings.proxies
    )
    app.state.settle = settle
    uvicorn.run(
        app, host=host, port=port, http=protocol(door), ws="none", log_config=None, log_level="warning",
        access_log=False, server_header=False, **believed,
    )  # fmt: skip


def settle() -> None:
    """What is in memory now (programs, mostly) stays there: to look through it for garbage again and again would stop
    everybody for a fifth of a second each time."""
    gc.collect()
    gc.freeze()


def _claim(host: str, port: int) -> None:
    """Say so in plain words if somebody listens there already."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:  # other troubles are the server's to tell
                raise PortTaken(port=str(port), other=str(port + 1)) from error


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/api/health", timeout=2).close()
        except OSError:
            time.sleep(0.2)
            continue
        webbrowser.open(address)
        return


@contextlib.contextmanager
def opened(database: str | None) -> Iterator[Store]:
    """The database in today's form; troubles with it are told as a host needs them."""
    try:
        store = Store(database)
    except (ArgumentError, ImportError) as error:
        why = " ".join(str(error).split())[:120]
        raise BadDatabase(url=str(database).split("@")[-1], why=why) from error
    except OSError as error:
        raise HostTrouble("away", str(error.filename), error.strerror or "") from error
    try:
        upgrade(store.engine)
        yield store
    except Unwell as error:
        raise for_host(error, store.url) from error
    finally:
        store.close()


def back_up(path: pathlib.Path, database: str | None) -> int:
    """Everything into one file."""
    from argosy.table.backup import backup

    with opened(database) as store:
        return backup(store, path)


def bring_back(path: pathlib.Path, database: str | None) -> int:
    """Everything from one file into an empty database."""
    from argosy.table.backup import restore

    with opened(database) as store:
        return restore(store, path)


def look_through(
    database: str | None, into: str | None, records: pathlib.Path | None, tell: Callable[[str], None]
) -> bool:
    """Look for damage, save what can be saved where that is wanted; whether all was well."""
    from argosy.table import check

    store = Store(database)
    report = check.examine(store)
    for line in report.lines():
        tell(line)
    if records is not None:
        tell(f"{check.save_records(report, records)} records are in {records}.")
    if into is not None:
        url = into if "://" in into else f"sqlite:///{into}"
        with opened(url) as there:
            saved, unused = check.salvage(report, there)
        tell(f"{saved} tables are in {into}; {unused} rows could not be used.")
        leftovers = pathlib.Path(f"{file_of(url) or 'argosy'}.lost.jsonl")
        if check.save_leftovers(report, leftovers):
            tell(f"What could not be used is in {leftovers}.")
    store.close()
    return report.well
