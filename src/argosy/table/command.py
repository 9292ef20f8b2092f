"""The table on the command line: open it in the browser, back it up, restore it."""

from __future__ import annotations

import errno
import pathlib
import socket
import threading
import time
import urllib.request
import webbrowser

from argosy.table.app import Settings, make_app
from argosy.table.errors import PortTaken
from argosy.table.store import Store


def serve(host: str, port: int, browser: bool, settings: Settings) -> None:
    """Run the server until Ctrl+C; open the lobby in the browser when it answers."""
    import uvicorn

    _claim(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    print(f"The table is set: {address}  (Ctrl+C ends)", flush=True)
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    believed = {"proxy_headers": bool(settings.proxies), "forwarded_allow_ips": settings.proxies or None}
    uvicorn.run(make_app(settings), host=host, port=port, log_level="warning", **believed)


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


def back_up(path: pathlib.Path, database: str | None) -> int:
    """Everything into one file."""
    from argosy.table.backup import backup

    return backup(Store(database), path)


def bring_back(path: pathlib.Path, database: str | None) -> int:
    """Everything from one file into an empty database."""
    from argosy.table.backup import restore

    return restore(Store(database), path)
