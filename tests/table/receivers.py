"""Real servers that take what the house sends: a small SMTP server and a small HTTP server, each on a free port."""

from __future__ import annotations

import contextlib
import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Box:
    """What arrived."""

    def __init__(self) -> None:
        self.got: list = []
        self.port = 0
        self.status = 204  # what an HTTP server answers
        self.release: threading.Event
        self.left: threading.Event

    def wait(self, count: int = 1, nudge: Callable[[], object] = lambda: None) -> list:
        """Until so many have arrived; `nudge` is done in between."""
        for _ in range(300):
            nudge()
            if len(self.got) >= count:
                return self.got
            time.sleep(0.05)
        raise AssertionError(f"{len(self.got)} of {count} arrived")


@contextlib.contextmanager
def mailbox() -> Iterator[Box]:
    """An SMTP server that takes every mail."""
    box = Box()

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().strip().upper():
                if line.startswith(b"DATA"):
                    self.say("354 go on")
                    self.take()
                elif line.startswith(b"QUIT"):
                    self.say("221 bye")
                    return
                else:
                    self.say("250 well")

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def take(self) -> None:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            box.got.append(message_from_bytes(b"".join(lines), _class=EmailMessage, policy=policy.default))
            self.say("250 taken")

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk), box):
        yield box


@contextlib.contextmanager
def webhook() -> Iterator[Box]:
    """An HTTP server that takes every call: the path and the JSON of each."""
    box = Box()

    class Talk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            box.got.append((self.path, json.loads(body)))
            self.send_response(box.status)
            if box.status == 302:
                self.send_header("Location", f"http://127.0.0.1:{box.port}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with _running(ThreadingHTTPServer(("127.0.0.1", 0), Talk), box):
        yield box


@contextlib.contextmanager
def dripping() -> Iterator[Box]:
    """An HTTP server whose answer comes byte by byte and does not end before `release` is set; `got` are its calls,
    `left` those whose caller went away before that."""
    box = Box()
    box.release, box.left = threading.Event(), threading.Event()

    class Talk(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            box.got.append(self.request.recv(65_536))
            try:
                self.request.sendall(b"HTTP/1.1 ")
                while not box.release.wait(0.02):
                    self.request.sendall(b" ")
                self.request.sendall(b"204 well\r\n\r\n")
            except OSError:
                box.left.set()

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk), box):
        try:
            yield box
        finally:
            box.release.set()


@contextlib.contextmanager
def _running(server: socketserver.BaseServer, box: Box) -> Iterator[None]:
    server.daemon_threads = True
    box.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
