"""Goa: spice traders, auctions, colonies and expeditions, for two to four players."""

from __future__ import annotations

from argosy.games.goa.brain import contract as wits
from argosy.games.goa.brain.features import FEATURES
from argosy.games.goa.face.describing import describe
from argosy.games.goa.face.lexicon import barred, explain, idle
from argosy.games.goa.face.log import opening, tell
from argosy.games.goa.face.previews import preview
from argosy.games.goa.face.prompts import facts, progress, prompt
from argosy.games.goa.moves import NOTATION
from argosy.games.goa.parts import NAME, components
from argosy.games.goa.rules import contract
from argosy.games.goa.rules.ledger import LEDGERS
from argosy.games.goa.rules.scoring import SHEET
from argosy.games.goa.state import Ask, State
from argosy.kernel.game import Brain, Face, Game, Option, Rules, drawings

GAME = Game(
    name=NAME,
    title="Goa",
    rules=Rules(
        version=2,
        seats=range(2, 5),
        options={"quick_start": Option(False), "bonanza": Option(False)},
        State=State,
        contract=contract,
        notation=NOTATION,
        sheet=SHEET,
        ledgers=LEDGERS,
        asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
        longest=1500,
        components=components,
    ),
    face=Face(
        describe=describe,
        prompt=prompt,
        tell=tell,
        opening=opening,
        preview=preview,
        facts=facts,
        **drawings(NAME),
        icon="sack",
        areas={
            "board": ("grid", "auction", "stacks"),
            "mine": ("purse", "tableau", "warehouse", "tools", "hand"),
        },
        progress=progress,
        explain=explain,
        barred=barred,
        idle=idle,
    ),
    brain=Brain(
        contract=wits,
        features=FEATURES,
        foresees=True,
        captains_company=1600,  # with fewer there would be too few playouts (docs/experiments.md)
        admirals=True,  # in the same time they beat captains (docs/bots.md)
    ),
)
