"""What can go wrong with bots."""

from __future__ import annotations

from argosy.play.errors import ArgosyError


class UnknownBot(ArgosyError, LookupError):
    """There is no bot of this name."""

    key = "error-unknown-bot"


class UnknownSetting(ArgosyError, ValueError):
    """A bot has no such setting."""

    key = "error-unknown-setting"


class WrongSetting(ArgosyError, ValueError):
    """A bot's setting is out of bounds."""

    key = "error-wrong-setting"


class BrokenSetting(ArgosyError, ValueError):
    """A setting is not written as name=number."""

    key = "error-broken-setting"


class WrongGame(ArgosyError, ValueError):
    """A bot of one game was shown another."""

    key = "error-bot-wrong-game"


class NotToMove(ArgosyError, ValueError):
    """The seat that views has nothing to decide."""

    key = "error-bot-not-to-move"


class NoRelease(ArgosyError, LookupError):
    """There is no such release here to play an earlier bot."""

    key = "error-bot-no-release"


class OtherRelease(ArgosyError, ValueError):
    """An earlier release plays by other rules."""

    key = "error-bot-other-release"


class NoAdmiral(ArgosyError, ValueError):
    """Nobody has learned this game yet."""

    key = "error-bot-no-admiral"
