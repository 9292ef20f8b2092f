"""The web server: puts house, bots, API and pages together, and keeps the manners of a careful host."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from argosy.draw import ASSETS
from argosy.play.errors import ArgosyError
from argosy.table import keys
from argosy.table.api import router as api
from argosy.table.apibook import router as apibook
from argosy.table.bus import bus_for
from argosy.table.clocks import beat
from argosy.table.crew import Crew
from argosy.table.doors import router as doors
from argosy.table.errors import TableError, TooMuch
from argosy.table.frame import HERE, language_of, path_of, render, root_of, words
from argosy.table.house import House
from argosy.table.limits import Limiter, Listeners
from argosy.table.migrate import upgrade
from argosy.table.over import REVIEWED
from argosy.table.pages import router as pages
from argosy.table.store import Store
from argosy.table.visitors import COOKIE, TOKEN_HEADER, UNSAFE, Visitor, address_of, bearer_of, token_of

log = logging.getLogger("argosy.table")

LARGEST_BODY = 64 * 1024
DEAR = re.compile(r"POST /api/tables(/[^/]+/(review|rematch|play-on))?|GET /api/tables/[^/]+/hint")
DEAR_COST = 5.0  # what costs the server real work counts as so many requests
YEAR = 365 * 86_400
MOST_NAMED, MOST_SAID = 12, 200  # faults of a request that are named, and letters of each
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # seat links are secrets
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


@dataclass(frozen=True)
class Settings:
    """How a server runs; every setting can come from the environment."""

    database: str | None = None
    redis: str | None = None
    bot_pause: float = 0.25
    bot_workers: int | None = None
    secure: bool = False  # behind HTTPS: the cookie travels nowhere else
    rate: float = 30.0  # requests a second from one address, in the long run
    burst: float = 200.0
    listeners: int = 200  # open event streams from one address: a club behind one router has many
    proxies: str = ""  # addresses of proxies that may say whom they speak for
    root: str = ""  # the path under which a proxy shows the house: /argosy

    @classmethod
    def from_environment(cls) -> Settings:
        """ARGOSY_ and the name of it: DATABASE, REDIS, BOT_PAUSE, BOT_WORKERS, SECURE, RATE, BURST,
        LISTENERS, PROXIES, ROOT."""
        get = os.environ.get
        return cls(
            database=get("ARGOSY_DATABASE") or None,
            redis=get("ARGOSY_REDIS") or None,
            bot_pause=float(get("ARGOSY_BOT_PAUSE") or cls.bot_pause),
            bot_workers=int(get("ARGOSY_BOT_WORKERS") or 0) or None,
            secure=get("ARGOSY_SECURE") == "1",
            rate=float(get("ARGOSY_RATE") or cls.rate),
            burst=float(get("ARGOSY_BURST") or cls.burst),
            listeners=int(get("ARGOSY_LISTENERS") or cls.listeners),
            proxies=get("ARGOSY_PROXIES") or "",
            root=(get("ARGOSY_ROOT") or "").rstrip("/"),
        )


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server for these settings."""
    chosen = settings or Settings.from_environment()
    store = Store(chosen.database)
    house = House(store, bus_for(chosen.redis))

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(upgrade, store.engine)
        await asyncio.to_thread(beat, store)  # before anybody moves: nobody shall pay for the time we were away
        await house.bus.start()
        crew = Crew(house, chosen.bot_workers, chosen.bot_pause)
        app.state.crew = crew
        await asyncio.to_thread(crew.start)
        clocks = asyncio.create_task(watch_clocks(house))
        yield
        clocks.cancel()
        await asyncio.to_thread(crew.stop)
        await house.bus.stop()
        store.close()

    app = FastAPI(
        title="Argosy", version="1", lifespan=life, docs_url=None, openapi_url="/api/openapi.json",
        redoc_url=None,
        description="Tables of Goa, Grog Island, Amerigo and Maracaibo: everything the pages do, for programs.",
    )  # fmt: skip
    app.state.house = house
    app.state.settings = chosen
    app.state.listeners = Listeners(chosen.listeners)
    app.include_router(api)
    app.include_router(pages)
    app.include_router(doors)
    app.include_router(apibook)
    if REVIEWED:
        from argosy.table.lookback import router as lookback

        app.include_router(lookback)
    app.mount("/static/kit", StaticFiles(directory=ASSETS))
    app.mount("/static", StaticFiles(directory=HERE / "static"))
    _manners(app, chosen)
    _errors(app)
    if chosen.root:
        app.add_middleware(Under, root=chosen.root)
    return app


class Under:
    """The house under a path of its own behind a proxy, whether the proxy cuts that path off or passes it on."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say where the house stands, as all the others expect it to be said."""
        if scope["type"] == "http":
            path = scope["path"]
            scope["root_path"] = self.root
            scope["path"] = path if path.startswith(f"{self.root}/") else self.root + path
        await self.app(scope, receive, send)


async def watch_clocks(house: House) -> None:
    """Every second: who has no time left?"""
    while True:
        await asyncio.sleep(1)
        try:
            await asyncio.to_thread(house.enforce_clocks)
        except Exception:
            log.exception("the clocks could not be read")


def _manners(app: FastAPI, settings: Settings) -> None:
    limiter = Limiter(settings.rate, settings.burst)

    @app.middleware("http")
    async def manners(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        path = path_of(request)
        fresh = keys.new_key() if _wants_identity(request, path) else None
        if fresh:
            request.state.me = fresh
        response = _refusal(request, limiter, path) or await go_on(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if not path.startswith("/static/"):  # almost everything else is for one visitor alone
            response.headers.setdefault("Cache-Control", "no-store")
        if fresh:
            response.set_cookie(
                COOKIE, fresh, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure,
                path=f"{root_of(request)}/",
            )  # fmt: skip
        return response


def _wants_identity(request: Request, path: str) -> bool:
    """Whether a browser is given its key now: when it opens a page here, and never in answer to anything else. A
    request that another site sends comes without the key that the browser has, and must not replace it."""
    if request.method != "GET" or path.startswith("/static/") or bearer_of(request) or request.cookies.get(COOKIE):
        return False
    said = request.headers.get
    return said("sec-fetch-site") != "cross-site" or said("sec-fetch-mode") == "navigate"


def _refusal(request: Request, limiter: Limiter, path: str) -> Response | None:
    """Why a request is turned away before anything is done."""
    cost = DEAR_COST if DEAR.fullmatch(f"{request.method} {path}") else 1.0
    wait = limiter.allow(address_of(request), cost)
    if wait:
        refused = say_error(request, TooMuch(seconds=round(wait)))
        refused.headers["Retry-After"] = str(round(wait))
        return refused
    if "transfer-encoding" in request.headers:  # nobody knows how long it will be
        return JSONResponse({"error": "length", "message": "a request needs a Content-Length"}, 411)
    length = request.headers.get("content-length") or "0"
    if not length.isascii() or not length.isdigit():
        return JSONResponse({"error": "length", "message": "Content-Length must be a number of bytes"}, 400)
    if len(length) > 9 or int(length) > LARGEST_BODY:
        return JSONResponse({"error": "too-large", "message": f"at most {LARGEST_BODY} bytes"}, 413)
    if request.method in UNSAFE and not bearer_of(request):
        return _forged(request)
    return None


def _forged(request: Request) -> Response | None:
    """Whether a browser was made by another site to send this."""
    visitor = Visitor.of(request)
    sent = request.headers.get(TOKEN_HEADER, "")
    cross = request.headers.get("sec-fetch-site") == "cross-site"
    if cross or (visitor.key and not hmac.compare_digest(sent.encode(), token_of(visitor.key).encode())):
        message = f"the page's token is missing or old: load the page again (header {TOKEN_HEADER})"
        return JSONResponse({"error": "token", "message": message}, 403)
    return None


def _errors(app: FastAPI) -> None:
    @app.exception_handler(ArgosyError)
    async def known(request: Request, error: ArgosyError) -> Response:
        return say_error(request, error)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if path_of(request).startswith("/api"):
            return JSONResponse({"error": "http", "message": str(error.detail)}, error.status_code)
        return error_page(request, str(error.detail), error.status_code)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        details = [{"where": _shown(one["loc"]), "what": one["msg"][:MOST_SAID]} for one in error.errors()[:MOST_NAMED]]
        message = "; ".join(f"{one['where']}: {one['what']}" for one in details)
        return JSONResponse({"error": "request", "message": message, "details": details}, 422)


def _shown(where: tuple[int | str, ...]) -> str:
    """Which part of a request is meant; whatever it was called, it can be written."""
    return ".".join(map(str, where))[:MOST_SAID].encode(errors="replace").decode()


def say_error(request: Request, error: ArgosyError) -> Response:
    """An error as an answer, in the visitor's language: a page for a person, JSON for a program."""
    status = error.status if isinstance(error, TableError) else 400
    if not path_of(request).startswith("/api"):
        return error_page(request, error.say(language_of(request)), status)
    return JSONResponse({"error": type(error).__name__, "message": error.say(language_of(request))}, status)


def error_page(request: Request, message: str, status: int) -> Response:
    """What a person reads when something is not there or not allowed."""
    heading = words(language_of(request))("page-lost")
    return render(request, "error.html", Visitor.of(request), status, heading=heading, message=message)
