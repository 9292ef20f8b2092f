"""Votes of a campaign at a table: everybody votes on their own page, in any order, and may change their mind until all
have voted. Only then are the votes made as moves, all of them in one transaction, in the order of the rules.

What people have voted so far is kept in the database, so that nothing is lost when a server ends in between; a vote
that was complete when it did is found as due. Bots draw lots when all people have voted.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from argosy.kernel.game import Vote
from argosy.play import Match
from argosy.table.errors import BadRequest, NoVote, Stale
from argosy.table.shelves import ballots
from argosy.table.store import tables

if TYPE_CHECKING:
    from argosy.table.house import House
    from argosy.table.live import LiveTable


def poll_of(table: LiveTable) -> Vote | None:
    """The vote that is open at a table of a campaign."""
    if table.row.campaign is None or table.row.status != "running":
        return None
    return vote_in(table.match)


def vote_in(match: Match) -> Vote | None:
    """The vote that a match asks for now."""
    story = match.game.story
    if story is None or story.atlas is None or match.over:
        return None
    return story.atlas.vote(match.view(None).state)


def waits(table: LiveTable) -> bool:
    """Whether bots must wait, because people vote first."""
    return poll_of(table) is not None and any(seat.kind == "person" for seat in table.seats)


def cast_so_far(house: House, table: LiveTable, vote: Vote) -> dict[int, int]:
    """What each seat has voted for: in the match already, or on a ballot that may still be changed."""
    at = ballots.c.table_id == table.id, ballots.c.moved == len(table.match.made)
    kept = {int(row.seat): int(row.choice) for row in house.store._all(select(ballots).where(*at))}
    return {**{seat: choice for seat, choice in kept.items() if seat in vote.waiting}, **vote.cast}


def cast(house: House, table_id: str, seat: int, choice: int, card: str | None = None) -> LiveTable:
    """Vote, or vote otherwise. `card` is what the voter read: a later vote is not meant."""
    with house.owner.owned(table_id) as table:
        vote = poll_of(table)
        if vote is None:
            raise NoVote
        if card is not None and card != vote.card:
            raise Stale
        if seat not in vote.waiting:
            raise NoVote
        if not 0 <= choice < len(vote.codes):
            raise BadRequest(what="choice", right=f"0 to {len(vote.codes) - 1}")
        _keep(house, table, seat, choice)
        settle(house, table)
    house.tell(table_id, table)
    house.bus.publish(table_id)  # also where no move was made
    return table


def _keep(house: House, table: LiveTable, seat: int, choice: int) -> None:
    """Write a ballot; the table is due from now on, so that a vote that is complete is counted whatever happens."""
    moved = len(table.match.made)
    mine = ballots.c.table_id == table.id, ballots.c.moved == moved, ballots.c.seat == seat
    with house.owner.doubted(table), house.store.write() as link:
        link.execute(update(tables).where(tables.c.id == table.id).values(changed=time.time(), due=0.0))
        link.execute(delete(ballots).where(*mine))
        link.execute(insert(ballots), {"table_id": table.id, "moved": moved, "seat": seat, "choice": choice})
        table.advance((), {"due": 0.0}, {})


def settle(house: House, table: LiveTable, late: bool = False) -> bool:
    """Make the votes as moves once all people have voted; whether that was done. When the time is up (`late`), lots
    are drawn for those who have not. The caller holds the table."""
    vote = poll_of(table)
    if vote is None:
        return False
    chosen = cast_so_far(house, table, vote)
    people = [seat for seat in vote.waiting if table.seats[seat].kind == "person"]
    if not late and any(seat not in chosen for seat in people):
        return False
    after, done, by = table.match.copy(), [], []
    now: Vote | None = vote
    while now is not None and now.card == vote.card and after.to_move is not None:
        seat = after.to_move
        choice = chosen.get(seat, secrets.randbelow(len(now.codes)))
        done.append(("move", after.push(now.codes[choice]).text))
        by.append(seat)
        now = vote_in(after)
    house.commit_votes(table, done, by, after)
    return True
