"""What can go wrong at a table; each error has a status for HTTP and a message in three languages."""

from __future__ import annotations

from typing import ClassVar

from argosy.play.errors import ArgosyError


class TableError(ArgosyError):
    """Something cannot be done at a table."""

    status: ClassVar[int] = 400


class NoTable(TableError):
    """There is no such table, or it is not for this visitor: both look the same."""

    key = "table-error-no-table"
    status = 404


class NotYours(TableError):
    """The visitor does not hold this seat."""

    key = "table-error-not-yours"
    status = 403


class NotYourTurn(TableError):
    """Another seat is to move."""

    key = "table-error-not-your-turn"
    status = 409


class Stale(TableError):
    """The page is older than the table: something happened meanwhile."""

    key = "table-error-stale"
    status = 409


class NotRunning(TableError):
    """The table waits for players, or is over."""

    key = "table-error-not-running"
    status = 409


class NoUndo(TableError):
    """Nothing can be taken back."""

    key = "table-error-no-undo"
    status = 409


class SeatTaken(TableError):
    """Somebody sits there."""

    key = "table-error-seat-taken"
    status = 409


class OneSeat(TableError):
    """One visitor, one seat, unless the host says otherwise."""

    key = "table-error-one-seat"
    status = 409


class ColourTaken(TableError):
    """Somebody at the table has this colour."""

    key = "table-error-colour-taken"
    status = 409


class NotHost(TableError):
    """Only the host of the table may do this."""

    key = "table-error-not-host"
    status = 403


class StillTime(TableError):
    """The others decide for a seat only when its time has run out."""

    key = "table-error-still-time"
    status = 409


class OutOfTime(TableError):
    """A seat without time is a bot's, whoever is quicker."""

    key = "table-error-out-of-time"
    status = 409


class BotPlays(TableError):
    """A bot plays for a seat until its holder takes it back."""

    key = "table-error-bot-plays"
    status = 409


class BadRequest(TableError):
    """The request is not of the right form."""

    key = "table-error-bad-request"


class TooMuch(TableError):
    """Too many requests in a short time."""

    key = "table-error-too-much"
    status = 429


class NoHints(TableError):
    """This table is played without hints, or there is none now."""

    key = "table-error-no-hints"
    status = 409


class OtherVersion(TableError):
    """The table began by other rules or with other components than this program plays by."""

    key = "table-error-other-version"
    status = 410


class NotPrepared(TableError):
    """The game is still being prepared on this machine; what needs a search comes a little later."""

    key = "table-error-not-prepared"
    status = 503


class HintsBusy(TableError):
    """As many hints are being thought about as the server has time for."""

    key = "table-error-hints-busy"
    status = 429


class NotOver(TableError):
    """Only a finished game shows this."""

    key = "table-error-not-over"
    status = 409


class Muted(TableError):
    """The host lets this seat not talk."""

    key = "table-error-muted"
    status = 403


class PortTaken(TableError):
    """Another program, perhaps another table, listens there already."""

    key = "table-error-port-taken"
    status = 409


class NoVote(TableError):
    """There is nothing to vote on, or this seat has no vote."""

    key = "voyage-error-no-vote"
    status = 409


class NoVoyage(TableError):
    """There is no such campaign, or it is not for this visitor: both look the same."""

    key = "voyage-error-none"
    status = 404


class VoyageGoesOn(TableError):
    """The game that is being played must be finished first."""

    key = "voyage-error-goes-on"
    status = 409


class VoyageEnded(TableError):
    """The story has ended, or the campaign was left."""

    key = "voyage-error-ended"
    status = 409


class NotCaptain(TableError):
    """Only whoever began a campaign may do this."""

    key = "voyage-error-not-captain"
    status = 403


class NotAboard(TableError):
    """Only who plays may do this."""

    key = "voyage-error-not-aboard"
    status = 403


class Untold(TableError):
    """That page of the story has not been told."""

    key = "voyage-error-untold"
    status = 404


class NoNews(TableError):
    """A link or a way of telling news is not, or no longer, good for anything."""

    key = "news-error-none"
    status = 404
