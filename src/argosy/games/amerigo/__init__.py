"""Amerigo: islands, ships, villages and a tower of cubes, for two to four players."""

from __future__ import annotations

from argosy.games.amerigo.brain import contract as wits
from argosy.games.amerigo.brain.features import FEATURES
from argosy.games.amerigo.face.describing import describe
from argosy.games.amerigo.face.lexicon import explain
from argosy.games.amerigo.face.log import opening, tell
from argosy.games.amerigo.face.previews import preview
from argosy.games.amerigo.face.prompts import facts, prompt
from argosy.games.amerigo.face.reasons import barred, idle
from argosy.games.amerigo.moves import NOTATION
from argosy.games.amerigo.parts import NAME, ROUNDS, TOWER_NAMES, components
from argosy.games.amerigo.rules import contract
from argosy.games.amerigo.rules.ledger import LEDGERS
from argosy.games.amerigo.rules.scoring import SHEET
from argosy.games.amerigo.state import Ask, State
from argosy.kernel.game import Brain, Face, Game, Option, Rules, drawings

GAME = Game(
    name=NAME,
    title="Amerigo",
    rules=Rules(
        version=1,
        seats=range(2, 5),
        options={"tower": Option(0, tuple(range(len(TOWER_NAMES))))},
        State=State,
        contract=contract,
        notation=NOTATION,
        sheet=SHEET,
        ledgers=LEDGERS,
        asks=tuple(ask.name.lower() for ask in Ask),
        longest=4000,
        components=components,
    ),
    face=Face(
        describe=describe,
        prompt=prompt,
        tell=tell,
        opening=opening,
        preview=preview,
        facts=facts,
        explain=explain,
        barred=barred,
        idle=idle,
        **drawings(NAME),
        icon="map",
        areas={"board": ("chart", "below"), "mine": ("rondel", "sheet", "order", "drawers")},
        progress=lambda view: (min(int(view.round_no) + 1, ROUNDS), ROUNDS),
        minutes="75–90",
    ),
    brain=Brain(
        contract=wits,
        features=FEATURES,
        captains_company=800,  # far better so (docs/experiments.md)
        admirals_ahead=48,
        admirals=True,  # in the same time they beat captains (docs/bots.md)
    ),
)
