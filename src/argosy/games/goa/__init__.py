"""Goa: spice traders, auctions, colonies and expeditions, for two to four players."""

from __future__ import annotations

from typing import Any

from argosy.games.goa import contract
from argosy.games.goa.features import FEATURES
from argosy.games.goa.log import tell
from argosy.games.goa.moves import NOTATION, describe
from argosy.games.goa.parts import NAME, ROUNDS_A_HALF, components
from argosy.games.goa.previews import preview
from argosy.games.goa.prompts import facts, prompt
from argosy.games.goa.rules.ledger import LEDGERS
from argosy.games.goa.rules.scoring import SHEET
from argosy.games.goa.state import Ask, State
from argosy.kernel.game import Game, Option


def svg(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> str:
    """The table as one viewer sees it; drawn when it is wanted."""
    from argosy.games.goa.board import svg as draw

    return draw(view, moves, lang, names)


def fragments(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> dict[str, str]:
    """The parts of the table as separate pictures."""
    from argosy.games.goa.board import parts

    return parts(view, moves, lang, names)


def plain(view: Any, lang: str = "en", names: Any = ()) -> list[str]:
    """The table in plain characters."""
    from argosy.games.goa.board_plain import plain as lines

    return lines(view, lang, names)


GAME = Game(
    name=NAME,
    title="Goa",
    rules=1,
    seats=range(2, 5),
    options={"quick_start": Option(False), "bonanza": Option(False)},
    State=State,
    contract=contract,
    notation=NOTATION,
    sheet=SHEET,
    ledgers=LEDGERS,
    feature_names=FEATURES,
    asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
    longest=1500,
    describe=describe,
    prompt=prompt,
    tell=tell,
    svg=svg,
    components=components,
    preview=preview,
    facts=facts,
    fragments=fragments,
    plain=plain,
    progress=lambda view: (min(int(view.round_no) + 1, 2 * ROUNDS_A_HALF), 2 * ROUNDS_A_HALF),
    areas={
        "board": ("grid", "auction", "stacks", "course"),
        "mine": ("purse", "tableau", "warehouse", "tools", "hand"),
    },
    captains_company=1600,  # with fewer there would be too few playouts (docs/experiments.md)
)
