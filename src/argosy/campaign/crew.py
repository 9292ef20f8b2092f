"""Bots in a campaign: each plays as it does, but has the story at heart; and a whole campaign played by them."""

from __future__ import annotations

import random
from typing import Any

from argosy.bots import Bot, bot, parse
from argosy.bots.seeds import drawn, run_secret
from argosy.campaign.value import Campaign
from argosy.kernel.game import Game
from argosy.play import Match, Move, View


class Shipmate(Bot):
    """A bot that goes where the story can be led on, keeps the cards for it, and votes by lot."""

    name = "shipmate"

    def __init__(self, game: Game, usual: Bot, seed: int) -> None:
        super().__init__(game, seed)
        self.usual = usual
        self.lots = random.Random(seed)

    def choose(self, view: View) -> Move:
        """The usual bot's move, unless the story calls."""
        moves = view.moves
        story = self.game.story
        assert story is not None
        if len(moves) > 1 and story.votes(moves[0].code):
            return self.lots.choice(list(moves))
        move = self.usual.choose(view)
        return move if len(moves) == 1 else moves.find(story.inclined(view.state, moves.codes, move.code))

    def pick(self, state: Any) -> int:
        """Every decision is made in `choose`."""
        raise NotImplementedError


def play_through(campaign: Campaign, seed: int, most: int = 30) -> Campaign:
    """Let the bots in the seats play games until the story ends, or as many as are allowed."""
    lots = random.Random(seed)
    while not campaign.over and len(campaign.games) < most:
        campaign = campaign.after(play_one(campaign, lots.getrandbits(48)))
    return campaign


def play_one(campaign: Campaign, seed: int) -> Match:
    """The next game of a campaign, played by the bots in its seats."""
    match = campaign.next_game(seed=seed)
    secret = run_secret(seed)
    crew = [shipmate(text, match.game, drawn(secret, "dice", seat)) for seat, text in enumerate(campaign.seats)]
    while not match.over:
        assert match.to_move is not None
        match.push(crew[match.to_move].choose(match.view(match.to_move)))
    return match


def shipmate(text: str, game: Game, seed: int) -> Shipmate:
    """A bot by its name, as written on the command line."""
    name, settings = parse(text)
    return Shipmate(game, bot(name, game, **{"seed": seed, **settings}), seed)
