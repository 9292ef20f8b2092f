"""Crates: a tiny game with everything the four have: hidden hands, chance, questions that follow, options."""

from argosy.games.toy import contract
from argosy.games.toy.judgement import FEATURES
from argosy.games.toy.moves import NOTATION, describe
from argosy.games.toy.parts import components
from argosy.games.toy.state import Ask, State
from argosy.games.toy.telling import prompt, svg, tell
from argosy.kernel.game import Game, Option

GAME = Game(
    name="toy",
    title="Crates",
    rules=1,
    seats=range(2, 5),
    options={"long": Option(False), "dealt": Option(2, (1, 2, 3))},
    State=State,
    contract=contract,
    notation=NOTATION,
    sheet=("coins", "deliveries"),
    ledgers=("crates", "sizes"),
    feature_names=FEATURES,
    asks=tuple(ask.name.lower() for ask in Ask),
    longest=64,
    describe=describe,
    prompt=prompt,
    tell=tell,
    svg=svg,
    components=components,
)
