"""What can go wrong with a campaign."""

from __future__ import annotations

from argosy.play.errors import ArgosyError, BrokenRecord


class NoCampaigns(ArgosyError, LookupError):
    """The game has no campaign."""

    key = "error-no-campaigns"


class NoSuchChapter(ArgosyError, LookupError):
    """The campaign has no chapter of this number."""

    key = "error-no-such-chapter"


class NoSuchCampaign(ArgosyError, LookupError):
    """No campaign of this name is kept."""

    key = "error-no-such-campaign"


class CampaignExists(ArgosyError, ValueError):
    """A campaign of this name is kept already."""

    key = "error-campaign-exists"


class CampaignOver(ArgosyError, ValueError):
    """The story has ended, or the players have left."""

    key = "error-campaign-over"


class WrongCampaignName(ArgosyError, ValueError):
    """The name cannot be a file's."""

    key = "error-campaign-name"


class NotThisGame(ArgosyError, ValueError):
    """A match does not continue the campaign."""

    key = "error-not-this-game"


class GameGoingOn(ArgosyError, ValueError):
    """Who plays cannot be changed while a game is going on."""

    key = "error-game-going-on"


class BrokenCampaign(BrokenRecord):
    """A file is no campaign, or its games do not follow one another."""

    key = "error-broken-campaign"
