"""Amerigo: islands, ships, villages and a tower of cubes, for two to four players."""

from __future__ import annotations

from typing import Any

from argosy.games.amerigo import contract
from argosy.games.amerigo.features import FEATURES
from argosy.games.amerigo.log import tell
from argosy.games.amerigo.moves import NOTATION, describe
from argosy.games.amerigo.parts import NAME, ROUNDS, TOWER_NAMES, components
from argosy.games.amerigo.previews import preview
from argosy.games.amerigo.prompts import facts, prompt
from argosy.games.amerigo.rules.ledger import LEDGERS
from argosy.games.amerigo.rules.scoring import SHEET
from argosy.games.amerigo.state import Ask, State
from argosy.kernel.game import Game, Option


def svg(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> str:
    """The table as one viewer sees it; drawn when it is wanted."""
    from argosy.games.amerigo.board import svg as draw

    return draw(view, moves, lang, names)


def fragments(view: Any, moves: Any = (), lang: str = "en", names: Any = ()) -> dict[str, str]:
    """The parts of the table as separate pictures."""
    from argosy.games.amerigo.board import parts

    return parts(view, moves, lang, names)


def plain(view: Any, lang: str = "en", names: Any = ()) -> list[str]:
    """The table in plain characters."""
    from argosy.games.amerigo.board_plain import plain as lines

    return lines(view, lang, names)


GAME = Game(
    name=NAME,
    title="Amerigo",
    rules=1,
    seats=range(2, 5),
    options={"tower": Option(0, tuple(range(len(TOWER_NAMES))))},
    State=State,
    contract=contract,
    notation=NOTATION,
    sheet=SHEET,
    ledgers=LEDGERS,
    feature_names=FEATURES,
    asks=tuple(ask.name.lower() for ask in Ask),
    longest=4000,
    describe=describe,
    prompt=prompt,
    tell=tell,
    svg=svg,
    components=components,
    preview=preview,
    facts=facts,
    fragments=fragments,
    plain=plain,
    areas={"board": ("chart",), "mine": ("rondel", "sheet", "order"), "wide": ("stacks", "tokens", "market")},
    progress=lambda view: (min(int(view.round_no) + 1, ROUNDS), ROUNDS),
    minutes="75–90",
    captains_company=800,  # far better so (docs/experiments.md)
)
