"""What can go wrong, each with its own name and a message that says what would be right.

Every error can be said in three languages: ``error.say("de")``.
"""

from __future__ import annotations

from typing import Any, ClassVar

from argosy.words import listing, say

MOST_NAMED = 12  # of a long list of moves, a message names this many
LONGEST_FACT = 900  # letters of what somebody gave us that a message repeats


class ArgosyError(Exception):
    """Something was asked of Argosy that cannot be done; the message says what can."""

    key: ClassVar[str] = ""

    def __init__(self, **facts: Any) -> None:
        self.facts = facts
        super().__init__(facts)

    def say(self, lang: str = "en") -> str:
        """The message in one language. A fact that is a list is read as one: a, b and c."""
        facts = {name: listed(lang, fact) if isinstance(fact, list) else fact for name, fact in self.facts.items()}
        return say(None, lang, self.key, **{name: _short(fact) for name, fact in facts.items()})

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> Any:  # so that errors travel between processes
        return _again, (type(self), self.facts)


def _short(fact: Any) -> Any:
    """A fact that can be said: not without end, and without half letters."""
    if not isinstance(fact, str):
        return fact
    whole = fact if len(fact) <= LONGEST_FACT else fact[:LONGEST_FACT] + "…"
    return whole.encode(errors="replace").decode()


def _again(kind: type[ArgosyError], facts: dict[str, Any]) -> ArgosyError:
    return kind(**facts)


def listed(lang: str, items: list[Any]) -> str:
    """The first of many things, and how many more there are; of no things, the word that messages ask for."""
    if not items:
        return "none"
    named = [str(item) for item in items[:MOST_NAMED]]
    if len(items) > MOST_NAMED:
        named.append(say(None, lang, "many-more", count=len(items) - MOST_NAMED))
    return listing(lang, named)


class UnknownGame(ArgosyError, LookupError):
    """There is no game of this name."""

    key = "error-unknown-game"


class UnknownOption(ArgosyError, ValueError):
    """The game has no such option."""

    key = "error-unknown-option"


class WrongOptionValue(UnknownOption):
    """The option cannot be set to this."""

    key = "error-wrong-option-value"


class WrongSeats(ArgosyError, ValueError):
    """The game is not for this many players, or there is no such seat."""

    key = "error-wrong-seats"


class WrongNames(WrongSeats):
    """There is not one name for every seat."""

    key = "error-wrong-names"


class NoSuchMoment(ArgosyError, IndexError):
    """The match has not come so far."""

    key = "error-no-such-moment"


class NoSuchSeat(WrongSeats):
    """A seat was named that the table does not have."""

    key = "error-no-such-seat"


class WrongSeed(ArgosyError, ValueError):
    """A seed is a whole number of 64 bits."""

    key = "error-wrong-seed"


class MoveError(ArgosyError, ValueError):
    """A move cannot be made."""


class IllegalMove(MoveError):
    """The move exists but is not legal now; the message says what is."""

    key = "error-illegal-move"


class UnknownMove(MoveError):
    """Nothing in this game is written so."""

    key = "error-unknown-move"


class AmbiguousMove(MoveError):
    """Several legal moves begin like this."""

    key = "error-ambiguous-move"


class ForeignMove(MoveError):
    """The move belongs to another game."""

    key = "error-foreign-move"


class GameOver(MoveError):
    """The game has ended; nobody moves."""

    key = "error-game-over"


class NothingToUndo(ArgosyError, IndexError):
    """No move has been made that could be taken back."""

    key = "error-nothing-to-undo"


class BrokenRecord(ArgosyError, ValueError):
    """A record file cannot be read."""

    key = "error-broken-record"


class TruncatedRecord(BrokenRecord):
    """The file ends in the middle."""

    key = "error-truncated-record"


class ForeignRecord(BrokenRecord):
    """The file is something else, not a record of Argosy."""

    key = "error-foreign-record"


class MissingPart(BrokenRecord):
    """A record lacks something, or says it in the wrong way."""

    key = "error-record-part"


class OtherFormat(BrokenRecord):
    """The record was written by a newer Argosy."""

    key = "error-other-format"


class OtherRules(BrokenRecord):
    """The record was played by another version of the game's rules."""

    key = "error-other-rules"


class OtherComponents(BrokenRecord):
    """The record was played with other tiles and cards."""

    key = "error-other-components"


class IllegalRecord(BrokenRecord):
    """A move of the record is not legal where it stands."""

    key = "error-illegal-record"


class OtherResult(BrokenRecord):
    """The record names another result than its moves lead to."""

    key = "error-other-result"


class BrokenPosition(ArgosyError, ValueError):
    """A position text cannot be read."""

    key = "error-broken-position"


class NoFile(BrokenRecord, FileNotFoundError):
    """There is no such file."""

    key = "error-no-file"


class CannotSave(ArgosyError, OSError):
    """A file cannot be written there."""

    key = "error-cannot-save"
