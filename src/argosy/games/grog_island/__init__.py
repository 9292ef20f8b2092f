"""Grog Island: pirates retire to honest trades, by an auction with dice, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from argosy.games.grog_island import contract
from argosy.games.grog_island.features import FEATURES
from argosy.games.grog_island.log import tell
from argosy.games.grog_island.moves import NOTATION, describe
from argosy.games.grog_island.parts import NAME, components
from argosy.games.grog_island.previews import preview
from argosy.games.grog_island.prompts import facts, prompt
from argosy.games.grog_island.rules.ledger import LEDGERS
from argosy.games.grog_island.rules.scoring import SHEET
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Game


def svg(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> str:
    """The table as one viewer sees it; drawn when it is wanted."""
    from argosy.games.grog_island.board import svg as draw

    return draw(view, moves, lang, names)


def fragments(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> Mapping[str, str]:
    """The parts of the table as separate pictures."""
    from argosy.games.grog_island.board import parts

    return parts(view, moves, lang, names)


def plain(view: Any, lang: str = "en", names: Any = ()) -> list[str]:
    """The table in plain characters."""
    from argosy.games.grog_island.board_plain import plain as lines

    return lines(view, lang, names)


GAME = Game(
    name=NAME,
    title="Grog Island",
    rules=1,
    seats=range(2, 5),
    options={},
    State=State,
    contract=contract,
    notation=NOTATION,
    sheet=SHEET,
    ledgers=LEDGERS,
    feature_names=FEATURES,
    asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
    longest=10_000,
    describe=describe,
    prompt=prompt,
    tell=tell,
    svg=svg,
    components=components,
    preview=preview,
    facts=facts,
    fragments=fragments,
    plain=plain,
    areas={"board": ("island",), "mine": ("choices", "auction", "hold")},
    progress=lambda view: (max(1, int(view.auction)), 0),  # nobody knows how many rounds there will be
    ahead=30,
    captains_ahead={4: 1000},  # to the end of the game: better with four (docs/experiments.md)
    minutes="40–75",
)
