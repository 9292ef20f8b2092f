"""Campaigns: several games in a row, each beginning with what the last one left.

>>> from argosy.campaign import Campaign, begin
>>> campaign = begin("maracaibo", "atlas", ["me", "mate"])
>>> match = campaign.next_game()
"""

from argosy.campaign.value import Campaign, begin

__all__ = ["Campaign", "begin"]
