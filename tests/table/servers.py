"""Real servers for the tests: PostgreSQL, Redis and our own, each started on a free port and ended with the tests."""

from __future__ import annotations

import contextlib
import glob
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def postgres_program(name: str) -> str | None:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


@contextlib.contextmanager
def postgres(folder: pathlib.Path) -> Iterator[str]:
    """A PostgreSQL of our own; its URL. PostgreSQL refuses to run as root, so root lends it an unprivileged user."""
    port, data = free_port(), folder / "data"
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody")
        os.chmod(folder, 0o700)
        for above in folder.parents:
            if above == pathlib.Path("/tmp") or above == pathlib.Path("/"):
                break
            os.chmod(above, os.stat(above).st_mode | 0o055)
        as_user = ["runuser", "-u", "nobody", "--"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": str(folder)}
    initdb, server = postgres_program("initdb"), postgres_program("postgres")
    assert initdb and server
    subprocess.run(
        [*as_user, initdb, "-D", str(data), "-U", "argosy", "-A", "trust", "-E", "UTF8"], check=True, **quiet
    )
    command = [
        *as_user,
        server,
        "-D",
        str(data),
        "-p",
        str(port),
        "-k",
        str(folder),
        "-c",
        "listen_addresses=127.0.0.1",
    ]
    process = subprocess.Popen(command, **quiet)
    try:
        url = f"postgresql+psycopg://argosy@127.0.0.1:{port}/postgres"
        wait_for_postgres(url)
        yield url
    finally:
        stop_postgres(process, data / "postmaster.pid")


def stop_postgres(process: subprocess.Popen[bytes], running: pathlib.Path) -> None:
    """At once, whoever is still connected, and until it is gone: `runuser` may go before the server, and what that
    writes to the last keeps its folder from being removed."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        os.kill(int(running.read_text().split()[0]), signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(20)
    process.terminate()
    process.wait(20)
    for _ in range(200):  # its last deed is to remove this file
        if not running.exists():
            return
        time.sleep(0.1)


def wait_for_postgres(url: str) -> None:
    from sqlalchemy import create_engine, text
    from sqlalchemy.exc import OperationalError

    engine = create_engine(url)
    for _ in range(600):  # a busy machine is slow, not wrong
        try:
            with engine.connect() as link:
                link.execute(text("select 1"))
                engine.dispose()
                return
        except OperationalError:
            time.sleep(0.1)
    raise RuntimeError("PostgreSQL did not start")


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis of our own; its URL."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(10)


class Argosy:
    """Our own server in a process of its own, so that it can be killed."""

    def __init__(
        self, database: str, redis: str | None = None, port: int | None = None, checkout: pathlib.Path | None = None
    ) -> None:
        self.checkout = checkout  # another one than this, with what it depends on
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | {
            "ARGOSY_DATABASE": database, "ARGOSY_BOT_PAUSE": "0", "ARGOSY_RATE": "100000", "ARGOSY_BURST": "100000",
            "ARGOSY_LISTENERS": "100000", "ARGOSY_CONNECTIONS": "100000",
        }  # fmt: skip
        if checkout:
            self.environment["PYTHONPATH"] = str(checkout / "src")
        if redis:
            self.environment["ARGOSY_REDIS"] = redis
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Argosy:
        command = [sys.executable, "-m", "argosy.cli", "--no-browser", "--port", str(self.port)]
        if self.checkout and "httptools" not in (self.checkout / "pyproject.toml").read_text():
            command = [sys.executable, "-m", "uvicorn", "--factory", "argosy.table.app:make_app", "--http", "h11",
                       "--loop", "asyncio", "--port", str(self.port), "--log-level", "warning"]  # fmt: skip
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=2).close()
                return self
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    raise RuntimeError("the server ended at once") from None
                time.sleep(0.1)
        raise RuntimeError("the server did not answer")

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> Argosy:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
