"""Grog Island: pirates retire to honest trades, by an auction with dice, for two to four players."""

from __future__ import annotations

from argosy.games.grog_island.brain import contract as wits
from argosy.games.grog_island.brain.features import FEATURES
from argosy.games.grog_island.brain.guesses import OPEN_MOVES
from argosy.games.grog_island.face.describing import describe
from argosy.games.grog_island.face.lexicon import explain
from argosy.games.grog_island.face.log import tell
from argosy.games.grog_island.face.previews import preview
from argosy.games.grog_island.face.prompts import facts, progress, prompt
from argosy.games.grog_island.moves import NOTATION
from argosy.games.grog_island.parts import NAME, components
from argosy.games.grog_island.rules import contract
from argosy.games.grog_island.rules.ledger import LEDGERS
from argosy.games.grog_island.rules.scoring import SHEET
from argosy.games.grog_island.state import Ask, State
from argosy.kernel.game import Brain, Face, Game, Rules, drawings

GAME = Game(
    name=NAME,
    title="Grog Island",
    rules=Rules(
        version=2,
        seats=range(2, 5),
        options={},
        State=State,
        contract=contract,
        notation=NOTATION,
        sheet=SHEET,
        ledgers=LEDGERS,
        asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
        longest=10_000,
        components=components,
    ),
    face=Face(
        describe=describe,
        prompt=prompt,
        tell=tell,
        preview=preview,
        facts=facts,
        explain=explain,
        **drawings(NAME),
        icon="grog",
        areas={"board": ("island",), "mine": ("auction", "spoils", "hold"), "rail": ("decks",)},
        progress=progress,
        minutes="40–75",
    ),
    brain=Brain(
        contract=wits,
        features=FEATURES,
        ahead=30,
        captains_ahead={4: 1000},  # to the end of the game: better with four (docs/experiments.md)
        open_moves=OPEN_MOVES,
        admirals=True,  # in the same time they beat captains (docs/bots.md)
    ),
)
