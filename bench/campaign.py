"""How many games does Maracaibo's campaign take? Bots that have the story at heart play it to an ending.

    python bench/campaign.py --seats deckhand,deckhand,deckhand --campaigns 5

For every campaign: the games it took, and for each game the card that lay out at its end. Then how many rounds the
cards lay out that are fulfilled by a full construction site.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict

from argosy.campaign import begin
from argosy.campaign.crew import play_one
from argosy.games.maracaibo.parts import ROUNDS, STORY, STORY_CARDS, STORY_FILLS
from argosy.play import Match


def rounds_open(match: Match) -> dict[int, int]:
    """At how many ends of rounds each card lay out, by its index."""
    found: dict[int, int] = defaultdict(int)
    for made in range(1, len(match.made) + 1):
        before, after = (match.view_at(number).state for number in (made - 1, made))
        if after.lap > before.lap:
            for card in range(STORY_CARDS):
                found[card] += int(before.story_open) >> card & 1
    return found


def main() -> None:
    """Print one line a campaign and the averages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", default="deckhand,deckhand,deckhand", help="bots, in order of the seats")
    parser.add_argument("--campaigns", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", type=int, default=1, help="begin with this chapter")
    parser.add_argument("--most", type=int, default=20, help="give up after so many games")
    given = parser.parse_args()
    games: list[int] = []
    lying: dict[int, list[int]] = defaultdict(list)
    for number in range(given.campaigns):
        campaign = begin("maracaibo", f"pace-{number}", given.seats.split(","), given.chapter)
        rounds: dict[int, int] = defaultdict(int)
        ends: list[str] = []
        while not campaign.over and len(campaign.games) < given.most:
            match = play_one(campaign, 1000 * (given.seed + number) + len(campaign.games))
            campaign = campaign.after(match)
            ends.append(str(campaign.state.get("story", "end")))
            for card, lay in rounds_open(match).items():
                rounds[card] += lay
        games.append(len(campaign.games))
        for card, lay in rounds.items():
            if lay:
                lying[card].append(lay)
        print(f"{given.seats}: {games[-1]} games ({' '.join(ends)})", flush=True)
    print(f"mean {statistics.mean(games):.1f}, from {min(games)} to {max(games)} games of {ROUNDS} rounds")
    quests = [lay for card, found in lying.items() if STORY_FILLS[card] < 0 for lay in found]
    print(f"cards with a story tile: {statistics.mean(quests):.2f} rounds each")
    for card, found in sorted(lying.items()):
        if STORY_FILLS[card] >= 0:
            site = STORY.rows[card]["fills"]
            print(f"  card {STORY.ids[card]:>2}, {site}: {statistics.mean(found):.1f} rounds ({found})")


if __name__ == "__main__":
    main()
