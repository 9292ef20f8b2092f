"""Maracaibo: four laps of the Caribbean for one to four players; alone one plays against Jean."""

from __future__ import annotations

from argosy.games.maracaibo.brain import contract as wits
from argosy.games.maracaibo.brain.features import FEATURES
from argosy.games.maracaibo.face.describing import describe
from argosy.games.maracaibo.face.log import tell
from argosy.games.maracaibo.face.previews import preview
from argosy.games.maracaibo.face.prompts import facts, idle, progress, prompt, rival
from argosy.games.maracaibo.moves import NOTATION
from argosy.games.maracaibo.parts import NAME, components
from argosy.games.maracaibo.rules import contract
from argosy.games.maracaibo.rules.ledger import LEDGERS
from argosy.games.maracaibo.rules.scoring import SHEET
from argosy.games.maracaibo.state import Ask, State
from argosy.games.maracaibo.story import atlas
from argosy.games.maracaibo.story.archive import CARRIED, CHAPTERS, archive
from argosy.games.maracaibo.story.heart import inclined
from argosy.games.maracaibo.story.telling import opening
from argosy.kernel.game import Atlas, Brain, Face, Game, Option, Rules, Story, drawings, late

GAME = Game(
    name=NAME,
    title="Maracaibo",
    rules=Rules(
        version=3,
        seats=range(1, 5),
        options={"setup": Option(75, (75, 76, 77)), "jean": Option(2, (0, 1, 2, 3, 4), seats=(1,))},
        State=State,
        contract=contract,
        notation=NOTATION,
        sheet=SHEET,
        ledgers=LEDGERS,
        asks=tuple(ask.name.lower() for ask in Ask if ask < Ask.FIRST_DEED),
        longest=12000,
        components=components,
    ),
    face=Face(
        describe=describe,
        prompt=prompt,
        tell=tell,
        preview=preview,
        facts=facts,
        **drawings(NAME),
        icon="ship",
        areas={
            "board": ("chart",),
            "dock": ("hand", "plan", "ship"),
            "rail": ("influence",),
            "reading": ("fight", "harbour"),
        },
        explain=late("argosy.games.maracaibo.face.lexicon", "explain"),
        portrait=late("argosy.games.maracaibo.face.board", "portrait"),
        idle=idle,
        frame=("reading-rail", "reel-top", "log-sheet"),
        rival=rival,
        progress=progress,
        minutes="60–150",
    ),
    brain=Brain(
        contract=wits,
        features=FEATURES,
        foresees=True,
        admirals_ahead=48,
        admirals=True,  # in the same time they beat captains (docs/bots.md)
    ),
    story=Story(
        carried=CARRIED,
        archive=archive,
        chapters=CHAPTERS,
        opening=opening,
        inclined=inclined,
        votes=lambda code: NOTATION[code].startswith("vote"),
        atlas=Atlas(
            pages=atlas.pages,
            page=atlas.page,
            vote=atlas.vote,
            told=atlas.told,
            opens=atlas.opens,
            changes=atlas.changes,
            brings=atlas.brings,
            quests=atlas.quests,
            chart=late("argosy.games.maracaibo.story.drawing", "chart"),
            strip=late("argosy.games.maracaibo.story.drawing", "strip"),
            portrait=late("argosy.games.maracaibo.story.drawing", "portrait"),
            ending=atlas.ending,
        ),
    ),
)
