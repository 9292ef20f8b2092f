"""The layout of a game's record, as templates see it (see `bind`): every game's ``state.py`` offers `State`."""

from argosy.kernel.position import Position as State

__all__ = ["State"]
