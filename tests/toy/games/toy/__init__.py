"""Crates: a tiny game with everything the four have: hidden hands, chance, questions that follow, options."""

import importlib

from argosy.games.toy.brain import contract as wits
from argosy.games.toy.brain.judgement import FEATURES
from argosy.games.toy.face.telling import prompt, rounds, tell
from argosy.games.toy.moves import NOTATION, describe
from argosy.games.toy.parts import components
from argosy.games.toy.rules import contract
from argosy.games.toy.state import Ask, State
from argosy.kernel.game import Brain, Face, Game, Option, Rules, late

GAME = Game(
    name="toy",
    title="Crates",
    rules=Rules(
        version=1,
        seats=range(2, 5),
        options={"long": Option(False), "dealt": Option(2, (1, 2, 3))},
        State=State,
        contract=contract,
        notation=NOTATION,
        sheet=("coins", "deliveries"),
        ledgers=("crates", "sizes"),
        asks=tuple(ask.name.lower() for ask in Ask),
        longest=64,
        components=components,
    ),
    face=Face(
        describe=describe,
        prompt=prompt,
        tell=tell,
        svg=late("argosy.games.toy.face.board", "svg"),
        plain=late("argosy.games.toy.face.board", "plain"),
        cover=late("argosy.games.toy.face.board", "cover"),
        books=lambda: importlib.import_module("argosy.games.toy.face.books").BOOKS,
        progress=lambda view: (min(int(view.turn) // int(view.seats) + 1, rounds(view)), rounds(view)),
        minutes="5",
        stage="alpha",
    ),
    brain=Brain(contract=wits, features=FEATURES),
)
