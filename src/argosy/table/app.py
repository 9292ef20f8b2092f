"""The web server: puts house, bots, API and pages together, and keeps the manners of a careful host."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import math
import os
import re
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from anyio.to_thread import current_default_thread_limiter
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from argosy.draw import ASSETS
from argosy.games import find, names
from argosy.kernel.compile import home
from argosy.play.errors import ArgosyError
from argosy.preparing import Foreman
from argosy.table import keys
from argosy.table.advice import router as advice
from argosy.table.analysis_api import router as analysis_api
from argosy.table.api import router as api
from argosy.table.apibook import router as apibook
from argosy.table.books import router as books
from argosy.table.bus import bus_for
from argosy.table.clocks import beat
from argosy.table.coaching import Coach
from argosy.table.coaching import router as coaching
from argosy.table.crew import Crew
from argosy.table.database import BadSetting, Unwell
from argosy.table.doors import router as doors
from argosy.table.envelope import Envelope
from argosy.table.errors import OtherVersion, TableError, TooMuch
from argosy.table.frame import HERE, cookie_path, language_of, path_of, render, script_of, words
from argosy.table.health import Pulse
from argosy.table.hosting import heed_orders
from argosy.table.house import House
from argosy.table.installed import router as installed
from argosy.table.lean import Lean
from argosy.table.learning import router as learning
from argosy.table.lexicon import router as lexicon
from argosy.table.limits import Limiter, Listeners
from argosy.table.live import LiveTable
from argosy.table.lobby import router as lobby
from argosy.table.mail import Post
from argosy.table.metrics import Counts
from argosy.table.metrics import router as metrics
from argosy.table.migrate import upgrade
from argosy.table.news import NewsDesk
from argosy.table.outcomes import Outcomes
from argosy.table.over import REVIEWED
from argosy.table.pages import router as pages
from argosy.table.places import Places
from argosy.table.places_api import router as places_api
from argosy.table.puzzle_api import router as puzzle_api
from argosy.table.reviews import Reviews
from argosy.table.seats_api import router as seats_api
from argosy.table.store import Store
from argosy.table.studies import Studies
from argosy.table.visitors import COOKIE, TOKEN_HEADER, UNSAFE, Visitor, address_of, bearer_of, token_of
from argosy.table.voyage_api import router as voyage_api
from argosy.table.voyage_pages import router as voyage_pages
from argosy.table.voyages import Voyages
from argosy.table.webhooks import Hooks

log = logging.getLogger("argosy.table")

LARGEST_BODY = 64 * 1024
LARGER = {  # a campaign has ten games and more, a series of bots hundreds
    "/api/campaigns/import": 2 * 1024 * 1024,
    "/api/analysis": 2 * 1024 * 1024,
}
DEAR = re.compile(
    r"POST /api/tables(/[^/]+/(review|rematch|play-on))?|GET /api/tables/[^/]+/hint"
    r"|POST /api/campaigns(/import|/[^/]+/(next|verify))?"
    r"|POST /api/analysis(/[^/]+/play-on)?|GET /api/analysis/[^/]+/chances|POST /puzzles/mine/[^/]+/moves"
    r"|POST /api/me/calls/try|GET /api/me/data|POST /api/me/people/[^/]+/invite"
    r"|POST /api/analysis/[^/]+/keep|POST /api/puzzles/[^/]+/[^/]+/board|POST /learn/[^/]+/(game|[^/]+/branch)"
)
DEAR_COST = 5.0  # what costs the server real work counts as so many requests
SLOWEST = 0.01  # requests a second that a host may allow at least
YEAR = 365 * 86_400
RETRY = 30  # seconds after which it may be worth to ask a database again
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
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
KEPT_BY_NOBODY = (b"cache-control", b"no-store")
SMALL, SQUEEZE = 1024, 6  # what is shorter is sent as it is; a little smaller would take twice as long
THREADS = 24  # requests at work at once: some of them wait for the disk
HANDS = 8  # of them looks and moves: with more they take the interpreter from each other, and the slowest wait longest
JUDGES = 1  # moments of finished games that are judged at once: nobody's move waits for that


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
    connections: int = 400  # open connections from one address
    head_seconds: float = 10.0  # for a request's head to arrive
    body_seconds: float = 30.0  # for the rest of it
    hsts: int = 0  # seconds for which browsers shall come by HTTPS only; 0: not said
    metrics: str = ""  # off; local, or a token (see `metrics`)
    log: str = ""  # a file; without, standard error
    root: str = ""  # the path under which a proxy shows the house: /argosy
    url: str = ""  # where people find the house, for links in mails and calls: https://games.example.org
    smtp: str = ""  # the mail server: smtp+starttls://user:password@mail.example.org:587
    mail_from: str = ""  # who writes the mails
    hooks: str = "public"  # which addresses webhooks may call (see `webhooks`)
    news_wait: float = 60.0  # seconds before a turn is told by mail or webhook: perhaps it is seen without

    @classmethod
    def from_environment(cls) -> Settings:
        """ARGOSY_ and the name of it: DATABASE, REDIS, BOT_PAUSE, BOT_WORKERS, SECURE, RATE, BURST,
        LISTENERS, PROXIES, ROOT, CONNECTIONS, HEAD_SECONDS, BODY_SECONDS, HSTS, METRICS, LOG, URL, SMTP,
        MAIL_FROM, HOOKS, NEWS_WAIT."""
        get, usual = os.environ.get, cls()
        root = (get("ARGOSY_ROOT") or "").strip("/")
        return cls(
            database=get("ARGOSY_DATABASE") or None,
            redis=get("ARGOSY_REDIS") or None,
            bot_pause=_number("ARGOSY_BOT_PAUSE", usual.bot_pause),
            bot_workers=round(_number("ARGOSY_BOT_WORKERS", 0)) or None,
            secure=get("ARGOSY_SECURE") == "1",
            rate=_number("ARGOSY_RATE", usual.rate, SLOWEST),
            burst=_number("ARGOSY_BURST", usual.burst, DEAR_COST),
            listeners=round(_number("ARGOSY_LISTENERS", usual.listeners)),
            proxies=get("ARGOSY_PROXIES") or "",
            connections=round(_number("ARGOSY_CONNECTIONS", usual.connections, 1)),
            head_seconds=_number("ARGOSY_HEAD_SECONDS", usual.head_seconds, 0.1),
            body_seconds=_number("ARGOSY_BODY_SECONDS", usual.body_seconds, 0.1),
            hsts=round(_number("ARGOSY_HSTS", 0)),
            metrics=get("ARGOSY_METRICS") or "",
            log=get("ARGOSY_LOG") or "",
            root=f"/{root}" if root else "",
            url=_address("ARGOSY_URL").rstrip("/"),
            smtp=get("ARGOSY_SMTP") or "",
            mail_from=get("ARGOSY_MAIL_FROM") or "",
            hooks=get("ARGOSY_HOOKS") or usual.hooks,
            news_wait=_number("ARGOSY_NEWS_WAIT", usual.news_wait),
        )


def _number(name: str, usual: float, least: float = 0.0) -> float:
    """A number from the environment."""
    text = os.environ.get(name) or ""
    try:
        found = float(text) if text else usual
    except ValueError:
        found = math.nan
    if not least <= found < math.inf:
        raise BadSetting(name=name, value=text, right=f"{least:g}, {usual:g}, …")
    return found


def _address(name: str) -> str:
    """Where people find the house, or nothing."""
    text = os.environ.get(name) or ""
    if text and not text.startswith(("https://", "http://")):
        raise BadSetting(name=name, value=text, right=f"https://{text}")
    return text


def make_app(settings: Settings | None = None) -> FastAPI:
    """The server for these settings."""
    chosen = settings or Settings.from_environment()
    store = Store(chosen.database)
    house = House(store, bus_for(chosen.redis))
    voyages = Voyages(house)
    post = Post(chosen.smtp if chosen.url else "", chosen.mail_from)  # a mail without a link would help nobody
    desk = NewsDesk(house, post, Hooks(chosen.hooks), chosen.url, chosen.news_wait)

    outcomes = Outcomes(house)

    def noticed(table: LiveTable) -> None:
        outcomes.noticed(table)
        voyages.noticed(table)
        desk.noticed(table)

    house.noticed = noticed

    def prepared(game: str) -> None:
        house.prepared(game)
        reviews.wake()
        app.state.settle()

    foreman = Foreman([find(name) for name in names()], on_ready=prepared)
    house.wanted = foreman.want
    reviews = Reviews(house, foreman)

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await asyncio.to_thread(upgrade, store.engine)
        await asyncio.to_thread(beat, store)  # before anybody moves: nobody shall pay for the time we were away
        await asyncio.to_thread(voyages.catch_up)
        await house.bus.start()
        current_default_thread_limiter().total_tokens = THREADS
        foreman.start()
        crew = Crew(house, chosen.bot_workers, chosen.bot_pause, foreman)
        app.state.coach = Coach(house, foreman)
        app.state.crew = crew
        await asyncio.to_thread(crew.start)
        reviews.start()
        app.state.settle()
        watch = asyncio.create_task(look_after(house))
        orders = asyncio.create_task(heed_orders(house))
        await asyncio.to_thread(desk.start)
        telling = asyncio.create_task(tell_news(desk))
        counting = asyncio.create_task(asyncio.to_thread(outcomes.catch_up))
        yield
        watch.cancel()
        telling.cancel()
        counting.cancel()
        orders.cancel()
        foreman.stop()
        await asyncio.to_thread(reviews.stop)
        await asyncio.to_thread(crew.stop)
        await asyncio.to_thread(app.state.coach.stop)
        await house.bus.stop()
        hands, app.state.hands = app.state.hands, ThreadPoolExecutor(HANDS, thread_name_prefix="hand")
        judges, app.state.judges = app.state.judges, ThreadPoolExecutor(JUDGES, thread_name_prefix="judge")
        for pool in (hands, judges):
            await asyncio.to_thread(pool.shutdown)  # what was begun is finished; who starts again has new ones
        store.close()

    app = FastAPI(
        title="Argosy", version="1", lifespan=life, docs_url=None, openapi_url="/api/openapi.json",
        redoc_url=None,
        description="Tables of games: everything the pages do, for programs.",
    )  # fmt: skip
    app.state.house = house
    app.state.voyages = voyages
    app.state.desk = desk
    app.state.places = Places(house)
    app.state.studies = Studies(house)
    app.state.outcomes = outcomes
    app.state.judged = {}  # moments on analysis boards, and what is thought of them
    app.state.reviews = reviews
    app.state.settings = chosen
    app.state.settle = lambda: None  # called when much has been read into memory that will stay
    app.state.foreman = foreman
    app.state.hands = ThreadPoolExecutor(HANDS, thread_name_prefix="hand")
    app.state.judges = ThreadPoolExecutor(JUDGES, thread_name_prefix="judge")
    app.state.pulse = Pulse(store)
    app.state.counts = Counts()
    app.state.listeners = Listeners(chosen.listeners)
    app.include_router(api)
    app.include_router(seats_api)
    app.include_router(advice)
    app.include_router(coaching)
    app.include_router(pages)
    app.include_router(doors)
    app.include_router(lexicon)
    app.include_router(learning)
    app.include_router(books)
    app.include_router(lobby)
    app.include_router(voyage_api)
    app.include_router(voyage_pages)
    app.include_router(places_api)
    app.include_router(analysis_api)
    app.include_router(puzzle_api)
    app.include_router(installed)
    app.include_router(apibook)
    app.include_router(metrics)
    if REVIEWED:
        from argosy.table.lookback import router as lookback

        app.include_router(lookback)
    app.mount("/static/kit", StaticFiles(directory=ASSETS))
    _game_styles(app)
    app.mount("/static", StaticFiles(directory=HERE / "static"))
    app.add_middleware(Lean, house=house, refusal=say_error)
    app.add_middleware(Manners, settings=chosen)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=SQUEEZE)  # not for event streams
    app.add_middleware(Envelope, counts=app.state.counts, hsts=chosen.hsts)
    _errors(app)
    if chosen.root:
        app.add_middleware(Under, root=chosen.root)
    return app


def _game_styles(app: FastAPI) -> None:
    """A game may bring a style sheet and a script of its own."""

    @app.get("/static/games/{name}.js", include_in_schema=False)
    def script(name: str) -> Response:
        found = script_of(name)
        return Response(found.read_text(encoding="utf-8") if found else "", media_type="text/javascript")

    @app.get("/static/games/{name}.css", include_in_schema=False)
    def style(name: str) -> Response:
        sheet = home(name) / "face" / "style.css" if name in names() else None
        found = sheet.read_text(encoding="utf-8") if sheet and sheet.exists() else ""
        return Response(found, media_type="text/css")


class Under:
    """The house under a path of its own behind a proxy, whether the proxy cuts that path off or passes it on."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say where the house stands, as all the others expect it to be said."""
        if scope["type"] == "http":
            path = scope["path"]
            scope["root_path"] = self.root
            known = path.startswith(f"{self.root}/")
            scope["path"] = path if known else f"{self.root}/" if path == self.root else self.root + path
        await self.app(scope, receive, send)


async def look_after(house: House) -> None:
    """Every second: who has no time left, which bot is late?"""
    while True:
        try:
            await asyncio.to_thread(house.look_after)
        except Exception:
            log.exception("the tables could not be looked after")
        await asyncio.sleep(1)


async def tell_news(desk: NewsDesk) -> None:
    """Every other second: is there something to be told?"""
    tidied = 0.0
    while True:
        try:
            await asyncio.to_thread(desk.work)
            if time.time() - tidied > 3600:
                tidied = time.time()
                await asyncio.to_thread(desk.tidy)
        except Exception:
            log.exception("news could not be told")
        await asyncio.sleep(2)


class Manners:
    """Around every request: whoever asks too much is refused, a browser gets its own key, and the headers are set."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.limiter = Limiter(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        path = path_of(request)
        further = RAW_HEADERS
        if not path.startswith("/static/"):  # almost everything else is for one visitor alone
            further = [*further, KEPT_BY_NOBODY]
        cookies = []
        if _wants_identity(request, path):
            request.state.me = keys.new_key()
            cookies = [self._cookie(request)]

        async def polite(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message["headers"]}
                missing = [one for one in further if one[0] not in said]
                message["headers"] = [*message["headers"], *missing, *cookies]
            await send(message)

        await (_refusal(request, self.limiter, path) or self.app)(scope, receive, polite)

    def _cookie(self, request: Request) -> tuple[bytes, bytes]:
        """A browser's own key."""
        answer = Response()
        answer.set_cookie(
            COOKIE, request.state.me, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure,
            path=cookie_path(request),
        )  # fmt: skip
        return b"set-cookie", answer.headers["set-cookie"].encode()


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
    largest = LARGER.get(path, LARGEST_BODY)
    if len(length) > 9 or int(length) > largest:
        return JSONResponse({"error": "too-large", "message": f"at most {largest} bytes"}, 413)
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

    @app.exception_handler(PoolTimeout)
    async def crowded(request: Request, error: PoolTimeout) -> Response:
        return say_error(request, Unwell(kind="locked"))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if path_of(request).startswith("/api"):
            return JSONResponse({"error": "http", "message": str(error.detail)}, error.status_code)
        return error_page(request, words(language_of(request))("page-none"), error.status_code)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        details = [{"where": _shown(one["loc"]), "what": one["msg"][:MOST_SAID]} for one in error.errors()[:MOST_NAMED]]
        message = "; ".join(f"{one['where']}: {one['what']}" for one in details)
        if request.method == "GET" and not path_of(request).startswith("/api") and TOKEN_HEADER not in request.headers:
            return error_page(request, words(language_of(request))("page-none"), 404)  # a person, by a wrong link
        return JSONResponse({"error": "request", "message": message, "details": details}, 422)


def _shown(where: tuple[int | str, ...]) -> str:
    """Which part of a request is meant; whatever it was called, it can be written."""
    return ".".join(map(str, where))[:MOST_SAID].encode(errors="replace").decode()


def say_error(request: Request, error: ArgosyError) -> Response:
    """An error as an answer, in the visitor's language: a page for a person, JSON for a program."""
    status = error.status if isinstance(error, TableError) else 400
    head = {"Retry-After": str(RETRY)} if isinstance(error, Unwell) else None
    if not path_of(request).startswith("/api") and TOKEN_HEADER not in request.headers:  # a script says it in its place
        closed = str(request.path_params.get("table_id", "")) if isinstance(error, OtherVersion) else ""
        page = error_page(request, error.say(language_of(request)), status, closed)
        page.headers.update(head or {})
        return page
    return JSONResponse({"error": type(error).__name__, "message": error.say(language_of(request))}, status, head)


def error_page(request: Request, message: str, status: int, record: str = "") -> Response:
    """What a person reads when something is not there or not allowed; `record`: the table whose record can be had."""
    heading = words(language_of(request))("page-lost")
    return render(request, "error.html", Visitor.of(request), status, heading=heading, message=message, record=record)
