"""What can go wrong with a review."""

from __future__ import annotations

from argosy.play.errors import ArgosyError


class NotFinished(ArgosyError, ValueError):
    """Only a finished game can be reviewed."""

    key = "error-review-not-finished"


class WrongBudget(ArgosyError, ValueError):
    """The budget of a review is a number of deals."""

    key = "error-review-budget"
