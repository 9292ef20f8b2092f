"""What bots need of the toy, under the names that every game shares (see `argosy.brains.anybrain`)."""

from argosy.brains.manners import anything as seemly
from argosy.brains.turns import by_seat as turn_number
from argosy.games.toy.brain.judgement import SCRATCH, TABLE, deckhand, features, prospects

playout = deckhand

__all__ = ["SCRATCH", "TABLE", "deckhand", "features", "playout", "prospects", "seemly", "turn_number"]
