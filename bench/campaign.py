"""How many games does Maracaibo's campaign take? Bots that have the story at heart play it to an ending.

    python bench/campaign.py --seats deckhand,deckhand,deckhand --campaigns 5

For every campaign: the games it took, and for each game the card that lay out at its end. Then how many rounds a
campaign waits for each card beyond the first one, the slowest cards first, and how long the cards beside them lie out.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict

from argosy.campaign import begin
from argosy.campaign.crew import play_one
from argosy.games.maracaibo.parts import ROUNDS, STORY, STORY_CARDS
from argosy.play import Match

MOST_SHOWN = 12


def rounds_open(match: Match) -> dict[int, int]:
    """At how many ends of rounds each card lay out, by its index."""
    found: dict[int, int] = defaultdict(int)
    before = match.view_at(0).state
    for made in range(1, len(match.made) + 1):
        after = match.view_at(made).state
        if after.lap > before.lap:
            out = int(before.story_open)
            for card in range(STORY_CARDS):
                found[card] += out >> card & 1
        before = after
    return found


def asks_for(card: int) -> str:
    """What a card asks for, and where."""
    row = STORY.rows[card]
    if "fills" in row:
        return f"{row['fills']} full"
    price = " + ".join(f"{atom['n']} {atom.get('object') or atom.get('good') or atom['kind']}" for atom in row["pay"])
    return f"{price} at {row['at']}"


def show(lying: dict[int, list[int]], campaigns: int) -> None:
    """How long the cards lay out: main cards by what they cost a campaign, then those beside them."""
    cost = {card: sum(lay - 1 for lay in found) / campaigns for card, found in lying.items()}
    main = [card for card in lying if card not in STORY.sides]
    each = statistics.mean(lay for card in main for lay in lying[card])
    print(f"main cards: {each:.2f} rounds each; {sum(cost[card] for card in main):.1f} rounds waited in a campaign")
    for card in sorted(main, key=lambda card: -cost[card])[:MOST_SHOWN]:
        print(f"  card {STORY.ids[card]:>2}, {asks_for(card)}: {cost[card]:.2f} rounds a campaign, {lying[card]}")
    for card in sorted(card for card in lying if card in STORY.sides):
        print(f"  beside: card {STORY.ids[card]:>2}, {asks_for(card)}: {statistics.mean(lying[card]):.1f} rounds")


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
    show(lying, given.campaigns)


if __name__ == "__main__":
    main()
