"""What every page shares: the templates, the visitor's language, theme and name, and the words."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from argosy.draw import badge_html, icon_html, sprite
from argosy.games import names as game_names
from argosy.kernel.compile import home
from argosy.table.names import LONGEST_NAME, clean
from argosy.table.visitors import Visitor, token_of
from argosy.words import LANGUAGES, say

HERE = pathlib.Path(__file__).parent
CALM = {"confirm": "on", "dead": "off", "pace": "normal"}  # settings of the table, and what they are for newcomers
NAMES = (("en", "English"), ("de", "Deutsch"), ("nl", "Nederlands"))
WIDE, LONG = 38, 48  # letters of a question
MARK = (HERE / "static" / "mark.svg").read_text(encoding="utf-8")


class Quick(Environment):
    """What templates speak of are mostly dictionaries: their keys are tried before their methods, not after."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """``obj.attribute`` in a template."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


templates = Quick(
    loader=FileSystemLoader(HERE / "templates"), autoescape=select_autoescape(["html"]), undefined=StrictUndefined,
    trim_blocks=True, lstrip_blocks=True, auto_reload=False,
)  # fmt: skip
templates.globals.update(icon=icon_html, badge=badge_html, pilot=None)  # most tables have no pilot


def room_for(question: str) -> str:
    """How much room a question needs in its fixed place: "long" takes that of the facts, which move to the telling
    box; "wide" takes smaller letters on a phone."""
    return "long" if len(question) > LONG else "wide" if len(question) > WIDE else "plain"


templates.filters["room"] = room_for


@functools.cache
def words(lang: str) -> Callable[..., str]:
    """The house's words in one language."""
    plain = functools.cache(functools.partial(say, None, lang))  # most of a page is said without any facts

    def t(key: str, **facts: Any) -> str:
        return say(None, lang, key, **facts) if facts else plain(key)

    return t


def language_of(request: Request) -> str:
    """The language a visitor asked for: in the address, in a cookie, or by the browser's settings."""
    wanted = [request.query_params.get("lang"), request.cookies.get("argosy_lang")]
    wanted += [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def my_name(request: Request) -> str:
    """How the visitor wants to be called; "" before anybody asked."""
    return clean(unquote(request.cookies.get("argosy_name", "")), LONGEST_NAME)


def root_of(request: Request) -> str:
    """Where the house stands behind its proxy: nothing, or a path such as `/argosy`."""
    return str(request.scope.get("root_path", "")).rstrip("/")


def cookie_path(request: Request) -> str:
    """Where a browser shows its key: everywhere in the house, also at its address without a stroke at the end. There it
    would come without, and be given another one."""
    return root_of(request) or "/"


def script_of(game: str) -> pathlib.Path | None:
    """The script that a game's table needs beyond the house's own, where it has one."""
    found = home(game) / "face" / "script.js" if game and game in game_names() else None
    return found if found and found.exists() else None


def path_of(request: Request) -> str:
    """The path inside the house, whether the proxy cut its own part off or not."""
    path, root = str(request.scope["path"]), root_of(request)
    return path[len(root) :] if root and path.startswith(f"{root}/") else path


def render(request: Request, template: str, who: Visitor, status: int = 200, **facts: Any) -> HTMLResponse:
    """A page in the visitor's language and theme; `css` among the facts names a game whose style sheet it needs."""
    lang = language_of(request)
    kept = request.cookies.get
    theme = kept("argosy_theme", "auto")
    theme = theme if theme in ("day", "night") else "auto"
    colour = kept("argosy_colour", "0")
    me = {"name": my_name(request), "colour": int(colour) if colour in tuple("012345") else 0}
    calm = {name: kept(f"argosy_{name}", usual) for name, usual in CALM.items()}
    page = templates.get_template(template).render(
        lang=lang, root=root_of(request), t=words(lang), languages=NAMES, theme=theme, chosen_theme=theme, me=me,
        mark=MARK, sprite=sprite(), **{"css": "", **facts}, script=bool(script_of(facts.get("css", ""))),
        kept=calm,
        motion="off" if kept("argosy_motion") == "off" else "on", token=token_of(who.key) if who.key else "",
    )  # fmt: skip
    return HTMLResponse(page, status, headers={"Cache-Control": "no-store"})
