"""A real server in a process of its own, and a real browser that looks at it."""

from __future__ import annotations

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest

sync_api = pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .people import Person

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong
expect.set_options(timeout=PATIENCE)
SHOTS = pathlib.Path(__file__).parents[2] / "shots"


def chromium() -> str | None:
    """The system's Chromium; ARGOSY_CHROMIUM names another one."""
    named = os.environ.get("ARGOSY_CHROMIUM")
    known = ("chromium", "chromium-browser", "google-chrome")
    return named or next((found for name in known if (found := shutil.which(name))), None)


class Server:
    """The server as people run it; it can be killed and started again on the same database."""

    def __init__(self, folder: pathlib.Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.environment = dict(
            os.environ, ARGOSY_DATABASE=f"sqlite:///{folder / 'tables.sqlite3'}", ARGOSY_BOT_PAUSE="0",
            ARGOSY_RATE="100000", ARGOSY_BURST="100000",
        )  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "uvicorn", "--factory", "argosy.table.app:make_app", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--log-level", "warning"], env=self.environment, stdout=log, stderr=log
            )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=2)
                return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not answer within a minute:\n" + self.log.read_text())

    def kill(self) -> None:
        """End it without warning, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium; set ARGOSY_CHROMIUM to the path of one")
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody at a browser of their own: `visit(name="Mara", phone=True, lang="de", theme="night")`."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        name: str = "Mara", phone: bool = False, lang: str = "en", theme: str = "day", url: str = "", width: int = 0
    ) -> Person:
        base = url or server.url
        size = {"width": width, "height": 1000} if width else PHONE if phone else DESKTOP
        context = browser.new_context(viewport=size, has_touch=phone, reduced_motion="reduce")  # type: ignore[arg-type]
        contexts.append(context)
        kept = {"lang": lang, "name": name, "theme": theme}
        context.add_cookies(
            [{"name": f"argosy_{key}", "value": quote(value), "url": base} for key, value in kept.items()]
        )
        page: Page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return Person(page, base)

    yield make
    for context in contexts:
        context.close()
    assert not faults, f"errors in the pages: {faults}"
