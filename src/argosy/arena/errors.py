"""What can go wrong in the arena."""

from __future__ import annotations

from argosy.play.errors import ArgosyError


class TooFewBots(ArgosyError, ValueError):
    """A series needs bots."""

    key = "error-too-few-bots"


class OtherSeries(ArgosyError, ValueError):
    """The file holds the games of another series."""

    key = "error-other-series"


class SecretSeries(ArgosyError, ValueError):
    """A series was dealt with a secret word, which is not in its file."""

    key = "error-secret-series"


class NoMoves(ArgosyError, ValueError):
    """The games of a series were kept without their moves."""

    key = "error-series-without-moves"


class RayMissing(ArgosyError, ImportError):
    """Ray is an extra."""

    key = "error-ray-missing"


class RayUnreachable(ArgosyError, ConnectionError):
    """No Ray answers there."""

    key = "error-ray-unreachable"
