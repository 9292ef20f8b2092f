"""The Python face of Argosy: matches, moves, views and records."""

from argosy.play.match import Match, load, new, position
from argosy.play.moves import Move, Moves
from argosy.play.record import Record
from argosy.play.view import Seen, View

__all__ = ["Match", "Move", "Moves", "Record", "Seen", "View", "load", "new", "position"]
