"""Games of a campaign played quickly: everybody plays as a bot that has the story at heart."""

from __future__ import annotations

from argosy.campaign.crew import shipmate
from argosy.table import polls
from argosy.table.house import House
from argosy.table.live import LiveTable


def play(house: House, table_id: str, until_vote: bool = True) -> LiveTable:
    """Everybody plays as bots that have the story at heart, to the next vote or to the end."""
    table = house.table(table_id)
    crew = [shipmate("deckhand", table.match.game, seat + 1) for seat in range(table.match.seats)]
    while not table.match.over and not (until_vote and polls.poll_of(table)):
        seat = table.match.to_move
        assert seat is not None
        vote = polls.poll_of(table)
        if vote is not None:
            for voter in vote.waiting:
                if polls.poll_of(table) is not None and table.seats[voter].kind == "person":
                    table = polls.cast(house, table_id, voter, 0)
            continue
        table = house.move(table_id, seat, crew[seat].choose(table.match.view(seat)).code, table.number, table)
    return table
