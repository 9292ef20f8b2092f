"""The searches of a game's bots, put together: by what they judge, and how everybody plays on in them."""

from __future__ import annotations

from typing import Any

from argosy.bots import ends, foreseeing, judging, lookout, own_turn, search
from argosy.bots.workspace import no_trail
from argosy.kernel.bind import bind
from argosy.kernel.game import Game


def judgement(game: Game) -> Any:
    """What positions are worth, as mates judge: `value`, `judge` (see `judging`)."""
    return bind(judging, game.name)


def foresight(game: Game) -> Any:
    """What a position is worth to a seat as captains see it: `foresight(v, seat)`."""
    return bind(foreseeing, game.name).foresight if game.brain.foresees else judgement(game).value


def mates_search(game: Game) -> Any:
    """Mates judge by what the game's judgement says, and play on by the rule of thumb."""
    worth = bind(ends, game.name)
    return bind(
        own_turn,
        game.name,
        value=worth.by_judgement,
        ended=worth.margin,
        follow=no_trail,
        thumb=game.brain.contract.deckhand,
    )


def captains_search(game: Game) -> Any:
    """Captains judge by what they have learned to foresee, and play on by the best quick rule there is."""
    return bind(search, game.name, **captains_choices(game))


def admirals_search(game: Game) -> Any:
    """Admirals let everybody play on as their network likes; where they do not trust it they judge as captains do."""
    return bind(lookout, game.name, **captains_choices(game))


def captains_choices(game: Game) -> dict[str, Any]:
    """What a captain's search and its parts are bound with."""
    worth = bind(ends, game.name)
    return {
        "value": bind(foreseeing, game.name).by_foresight if game.brain.foresees else worth.by_judgement,
        "ended": worth.margin,
        "follow": no_trail,
        "thumb": game.brain.contract.playout,
    }
