"""Maracaibo: four laps of the Caribbean for one to four players; alone one plays against Jean."""

from __future__ import annotations

from typing import Any

from argosy.games.maracaibo import contract
from argosy.games.maracaibo.archive import CARRIED, CHAPTERS, archive
from argosy.games.maracaibo.features import FEATURES
from argosy.games.maracaibo.log import tell
from argosy.games.maracaibo.log_story import opening
from argosy.games.maracaibo.moves import NOTATION, describe
from argosy.games.maracaibo.parts import NAME, ROUNDS, components
from argosy.games.maracaibo.prompts import facts, preview, prompt
from argosy.games.maracaibo.rules.ledger import LEDGERS
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import Ask, State
from argosy.kernel.game import Game, Option


def svg(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> str:
    """The table as one viewer sees it; drawn when it is wanted."""
    from argosy.games.maracaibo.board import svg as draw

    return draw(view, moves, lang, names)


def fragments(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> dict[str, str]:
    """The table in pieces; drawn when they are wanted."""
    from argosy.games.maracaibo.board import parts

    return parts(view, moves, lang, names)


def plain(view: Any, lang: str = "en", names: Any = ()) -> list[str]:
    """The table in plain characters."""
    from argosy.games.maracaibo.board_plain import plain as lines

    return lines(view, lang, names)


GAME = Game(
    name=NAME,
    title="Maracaibo",
    rules=1,
    seats=range(1, 5),
    options={"setup": Option(75, (75, 76, 77)), "jean": Option(2, (0, 1, 2, 3, 4))},
    State=State,
    contract=contract,
    notation=NOTATION,
    sheet=SHEET,
    ledgers=LEDGERS,
    feature_names=FEATURES,
    asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
    longest=12000,
    describe=describe,
    prompt=prompt,
    tell=tell,
    svg=svg,
    components=components,
    preview=preview,
    facts=facts,
    fragments=fragments,
    plain=plain,
    areas={"board": ("chart", "tracks"), "mine": ("ship", "display"), "wide": ("hand",)},
    progress=lambda view: (min(int(view.lap), ROUNDS), ROUNDS),
    minutes="60–150",
    carried=CARRIED,
    archive=archive,
    chapters=CHAPTERS,
    opening=opening,
)
