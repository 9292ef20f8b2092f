"""The files in deploy/ as they are, with other ports and folders: nginx and Caddy in front of a real server."""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from argosy.table.app import Settings

from .servers import free_port

DEPLOY = pathlib.Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
WISH = {"game": "goa", "seats": [{"kind": "me"}, {"kind": "open"}]}
START = """
import sys
from argosy.table.app import Settings
from argosy.table.command import serve
serve("127.0.0.1", int(sys.argv[1]), False, Settings.from_environment())
"""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the files are for Linux")


@contextlib.contextmanager
def argosy(folder: pathlib.Path, **settings: str) -> Iterator[int]:
    """A server as `argosy` starts it; its port."""
    port = free_port()
    environment = os.environ | {
        "ARGOSY_DATABASE": f"sqlite:///{folder / 'tables.sqlite3'}", "ARGOSY_PROXIES": "127.0.0.1",
        "ARGOSY_SECURE": "1", "ARGOSY_HSTS": "31536000", "ARGOSY_METRICS": "local", **settings,
    }  # fmt: skip
    process = subprocess.Popen([sys.executable, "-c", START, str(port)], env=environment, cwd=folder)
    try:
        await_port(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(30)


def await_port(port: int, process: subprocess.Popen) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert process.poll() is None, "it ended at once"
        time.sleep(0.1)
    raise AssertionError("nobody answers")


def certificate(folder: pathlib.Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip


@contextlib.contextmanager
def nginx(folder: pathlib.Path, behind: int, password: bool = False, prefix: bool = False) -> Iterator[tuple[int, int]]:
    """nginx with deploy/nginx.conf; its ports for HTTPS and HTTP."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        pytest.skip("there is no nginx on this machine (Debian's package nginx-light)")
    certificate(folder)
    secure, plain = free_port(), free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    if prefix:
        text = text.replace("    location / {", (DEPLOY / "nginx-prefix.conf").read_text() + "\n    location / {")
    text = re.sub(r" *listen \[::\].*\n", "", text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl").replace("listen 80;", f"listen {plain};")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}").replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    text = text.replace("/var/log/nginx", str(folder)).replace("/etc/nginx/argosy.htpasswd", str(folder / "htpasswd"))
    if password:
        text = text.replace("# auth_basic", "auth_basic")
        line = subprocess.run(["openssl", "passwd", "-apr1", "ahoy"], check=True, capture_output=True, text=True).stdout
        (folder / "htpasswd").write_text(f"club:{line}")
        (folder / "htpasswd").chmod(0o644)
    temporary = "".join(
        f"{what}_temp_path {folder / what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"pid {folder / 'pid'};\nerror_log {folder / 'main.log'};\ndaemon off;\n"
        + ("user root;\n" if os.geteuid() == 0 else "")
        + f"events {{}}\nhttp {{\n{temporary}include {folder / 'site.conf'};\n}}\n"
    )
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        await_port(secure, process)
        yield secure, plain
    finally:
        process.terminate()
        process.wait(20)


class Visitor:
    """Somebody outside, over HTTPS."""

    def __init__(self, port: int, **headers: str) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        self.link = http.client.HTTPSConnection("127.0.0.1", port, timeout=60, context=context)
        self.headers = {"Host": NAME, **headers}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        data = None if body is None else json.dumps(body)
        kind = {"Content-Type": "application/json"} if data else {}
        self.link.request(method, path, data, {**self.headers, **kind, **headers})
        answer = self.link.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


def logged(file: pathlib.Path) -> str:
    """The log once the watcher's visit is in it: a server may answer first and write after."""
    until = time.monotonic() + 20
    while "/w/" not in (written := file.read_text()) and time.monotonic() < until:
        time.sleep(0.1)
    return written


def brought_along(come: Callable[[], Visitor], before: str = "") -> None:
    """What may be large comes through to the house, and nothing else does."""
    program = {"Authorization": "Bearer program"}
    for path, large in (("analysis", {"record": " " * 90_000}), ("campaigns/import", {"text": " " * 90_000})):
        status, _, said = come().ask("POST", f"{before}/api/{path}", large, **program)
        assert status == 400 and json.loads(said)["message"], path  # the house itself says what is wrong with it
    assert come().ask("POST", f"{before}/api/tables", {"x": "y" * 70_000}, **program)[0] == 413


def test_nginx_as_in_the_guide(tmp_path: pathlib.Path) -> None:
    with argosy(tmp_path, ARGOSY_RATE="1", ARGOSY_BURST="12") as port, nginx(tmp_path, port) as (secure, plain):
        visitor = Visitor(secure)
        status, head, page = visitor.ask("GET", "/")
        assert status == 200 and b"<html" in page
        assert head["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in head["set-cookie"] and "script-src 'self'" in head["content-security-policy"]
        outside = http.client.HTTPConnection("127.0.0.1", plain, timeout=20)
        outside.request("GET", "/t/x", headers={"Host": NAME})
        moved = outside.getresponse()
        assert (moved.status, moved.getheader("location")) == (301, f"https://{NAME}/t/x")

        assert visitor.ask("GET", "/metrics")[0] == 404  # nobody outside
        here = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        here.request("GET", "/metrics")
        assert b"argosy_tables" in here.getresponse().read()

        status, _, body = visitor.ask("POST", "/api/tables", WISH, Authorization="Bearer program")
        made = json.loads(body)
        assert status == 201
        assert visitor.ask("POST", "/api/tables", {"x": "y" * 70_000}, Authorization="Bearer x")[0] == 413
        watch = made["watch_link"]
        assert Visitor(secure).ask("GET", watch)[0] == 200
        written = logged(tmp_path / "argosy.log")
        assert '"GET /w/..." 200' in written and made["watch_key"] not in written

        # the limit is the visitor's, whoever he says he is
        refused = [visitor.ask("GET", "/api/games", **{"X-Forwarded-For": f"192.0.2.{i}"})[0] for i in range(30)]
        assert 429 in refused


def test_news_come_through_nginx_at_once(tmp_path: pathlib.Path) -> None:
    with argosy(tmp_path) as port, nginx(tmp_path, port) as (secure, _):
        visitor = Visitor(secure, Authorization="Bearer program")
        made = json.loads(visitor.ask("POST", "/api/tables", WISH)[2])
        listening = Visitor(secure)
        listening.link.request("GET", f"/api/watch/{made['watch_key']}/events", headers=listening.headers)
        began = time.monotonic()
        stream = listening.link.getresponse()
        assert stream.status == 200 and b"hello" in stream.readline()
        assert time.monotonic() - began < 10
        brought_along(lambda: Visitor(secure))


def test_a_password_for_the_whole_house(tmp_path: pathlib.Path) -> None:
    club = "Basic " + base64.b64encode(b"club:ahoy").decode()
    with argosy(tmp_path) as port, nginx(tmp_path, port, password=True) as (secure, _):
        assert Visitor(secure).ask("GET", "/")[0] == 401
        status, _, page = Visitor(secure, Authorization=club).ask("GET", "/")
        assert status == 200 and b"<html" in page


needs_root = pytest.mark.skipif(not hasattr(Settings, "root"), reason="this server knows no path of another site")


def signed_in(visitor: Visitor, path: str) -> dict[str, str]:
    """The cookie and the token of a page."""
    status, head, page = visitor.ask("GET", path)
    assert status == 200
    token = re.search(rb'name="argosy-token" content="([^"]+)"', page)
    assert token
    return {"Cookie": head["set-cookie"].partition(";")[0], "X-Argosy-Token": token[1].decode()}


@needs_root
def test_behind_a_password_pages_play_and_other_sites_cannot(tmp_path: pathlib.Path) -> None:
    club = "Basic " + base64.b64encode(b"club:ahoy").decode()
    with argosy(tmp_path) as port, nginx(tmp_path, port, password=True) as (secure, _):
        visitor = Visitor(secure, Authorization=club)
        mine = signed_in(visitor, "/")
        assert visitor.ask("POST", "/api/tables", WISH, Cookie=mine["Cookie"])[0] == 403
        assert visitor.ask("POST", "/api/tables", WISH, **mine)[0] == 201


@needs_root
def test_a_path_of_another_site(tmp_path: pathlib.Path) -> None:
    with argosy(tmp_path, ARGOSY_ROOT="/argosy") as port, nginx(tmp_path, port, prefix=True) as (secure, _):
        visitor = Visitor(secure)
        status, head, _ = visitor.ask("GET", "/argosy")
        assert status == 301 and head["location"].endswith("/argosy/")
        mine = signed_in(visitor, "/argosy/")
        page = visitor.ask("GET", "/argosy/")[2].decode()
        links = set(re.findall(r'(?:href|src)="(/[^"/][^"#]*)"', page))
        assert links and all(link.startswith("/argosy/") for link in links), sorted(links)
        for link in sorted(links)[:12]:
            status, head, _ = visitor.ask("GET", link)
            assert status == 200 or (status == 303 and head["location"].startswith("/argosy/")), link
        status, _, made = visitor.ask("POST", "/argosy/api/tables", WISH, **mine)
        assert status == 201
        table = json.loads(made)["id"]
        status, _, page = visitor.ask("GET", f"/argosy/t/{table}", Cookie=mine["Cookie"])
        assert status == 200 and b'="/argosy/static/' in page
        assert visitor.ask("GET", "/argosy/metrics")[0] == 404
        brought_along(lambda: Visitor(secure), "/argosy")


def test_caddy_as_in_the_guide(tmp_path: pathlib.Path) -> None:
    if not shutil.which("caddy") or not shutil.which("openssl"):
        pytest.skip("there is no Caddy on this machine (Debian's package caddy)")
    certificate(tmp_path)
    secure = free_port()
    with argosy(tmp_path) as port:
        text = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{port}")
        pair = f"tls {tmp_path}/fullchain.pem {tmp_path}/privkey.pem"
        text = text.replace(f"{NAME} {{", f"https://{NAME}:{secure} {{\n\t{pair}")
        text = text.replace("/var/log/caddy", str(tmp_path))
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
        command = ["caddy", "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        home = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        process = subprocess.Popen(command, env=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await_port(secure, process)
            visitor = NamedVisitor(secure)
            status, head, page = visitor.ask("GET", "/")
            assert status == 200 and b"<html" in page and "strict-transport-security" in head
            assert visitor.ask("GET", "/metrics")[0] == 404
            made = json.loads(visitor.ask("POST", "/api/tables", WISH, Authorization="Bearer program")[2])
            assert visitor.ask("GET", made["watch_link"])[0] == 200
            brought_along(lambda: NamedVisitor(secure))
            written = logged(tmp_path / "argosy.log")
            assert '"/w/..."' in written and made["watch_key"] not in written and "program" not in written
        finally:
            process.terminate()
            process.wait(20)


class NamedVisitor(Visitor):
    """Caddy chooses the site by the name that is sent before the request."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.headers["Host"] = f"{NAME}:{port}"
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        raw = socket.create_connection(("127.0.0.1", port), 60)
        self.link.sock = context.wrap_socket(raw, server_hostname=NAME)


def test_units_are_what_systemd_understands(tmp_path: pathlib.Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd on this machine")
    for unit in DEPLOY.glob("argosy*.*"):
        if unit.suffix in (".service", ".timer"):
            (tmp_path / unit.name).write_text(unit.read_text().replace("/opt/argosy/bin/argosy", "/bin/true"))
    units = [str(unit) for unit in sorted(tmp_path.glob("argosy*"))]
    assert len(units) == 3
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "argosy" in line]
    assert not said, said
