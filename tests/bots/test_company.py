"""How everybody plays on in a captain's playouts, and when it is done better."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import argosy
from argosy.bots import beam
from argosy.bots import company as company_template
from argosy.bots.captain import Captain, desk_for
from argosy.bots.company import BEAMS, MATES
from argosy.bots.errors import WrongSetting
from argosy.bots.memory import lay
from argosy.bots.thinking import captains_choices
from argosy.games import find
from argosy.kernel.bind import bind
from argosy.kernel.position import bytes_of

LONG = 800  # iterations with which better company comes in these tests


def captain(game: str, **settings: Any) -> Captain:
    """A captain with a seed of its own."""
    made = argosy.bot("captain", game=game, seed=1, **settings)
    assert isinstance(made, Captain)
    return made


def company_of(bot: Captain) -> Any:
    """The part of a captain's search in which others decide."""
    return bind(company_template, bot.game.name, **captains_choices(bot.game))


def position(name: str, seats: int, decisions: int) -> Any:
    """A position that deckhands reached."""
    game = find(name)
    s = game.rules.start(seats, 5, [int(option.default) for option in game.rules.options.values()])
    out = np.zeros(game.rules.max_moves, np.int16)
    for number in range(decisions):
        n = game.rules.kernels.legal(s, out)
        game.rules.kernels.apply(s, out[game.brain.kernels.deckhand(s, out, n, number)])
    return s


def choosing(name: str, seats: int, decisions: int) -> Any:
    """The first position from there on in which there is a choice."""
    out = np.zeros(find(name).rules.max_moves, np.int16)
    while find(name).rules.kernels.legal(s := position(name, seats, decisions), out) == 1:
        decisions += 1
    return s


@pytest.mark.parametrize("company", [BEAMS, MATES])
def test_a_seat_finishes_its_turn_and_those_that_follow_play_theirs(company: int) -> None:
    bot = captain("goa", iterations=1)
    made = []
    for turns in range(4):
        lay(bot.desks[0].words, beam.DEAL, position("goa", 3, 0))
        s = bot.desks[0].states[beam.DEAL]
        me = int(bot.game.rules.kernels.to_act(s))
        bot.kernels.play_on(bot.desks[0], bot.others[0], me, turns, company, np.uint64(4))
        made.append(int(s.moves))
        assert turns > 0 or bot.game.rules.kernels.to_act(s) != me
    assert made == sorted(set(made)), "every turn more is at least a move more"


@pytest.mark.parametrize("company", [BEAMS, MATES])
def test_playing_on_stops_when_the_game_is_over(company: int) -> None:
    bot = captain("goa", iterations=1)
    lay(bot.desks[0].words, beam.DEAL, position("goa", 2, 60))
    s = bot.desks[0].states[beam.DEAL]
    bot.kernels.play_on(bot.desks[0], bot.others[0], int(bot.game.rules.kernels.to_act(s)), 500, company, np.uint64(4))
    assert s.depth == 0


@pytest.mark.parametrize(("name", "decisions"), [("goa", 40), ("amerigo", 30), ("maracaibo", 60)])
def test_others_decide_by_their_own_view_alone(name: str, decisions: int) -> None:
    """The same view, another deal of what it hides: the same decision."""
    bot = captain(name, iterations=1)
    s = choosing(name, 3, decisions)
    seat = int(bot.game.rules.kernels.to_act(s))
    chosen = set()
    for deal in range(6):
        dealt = bot.game.rules.view(s, seat)
        bot.game.rules.kernels.redeal(dealt, np.uint64(deal))
        chosen.add(int(company_of(bot).decision(bot.others[0], dealt, np.uint64(9))))
    chosen.add(int(company_of(bot).decision(bot.others[0], s, np.uint64(9))))
    assert len(chosen) == 1


def test_a_decision_is_legal_and_changes_nothing() -> None:
    bot = captain("goa", iterations=1)
    out = np.zeros(bot.game.rules.max_moves, np.int16)
    for decisions in range(0, 120, 9):
        s = position("goa", 2, decisions)
        before = bytes_of(s)
        code = company_of(bot).decision(bot.others[0], s, np.uint64(2))
        assert code in out[: bot.game.rules.kernels.legal(s, out)]
        assert bytes_of(s) == before


def visits(bot: Captain, s: Any) -> int:
    """How many playouts the last company of a search has made."""
    found = bot.search(bot.game.rules.view(s, int(bot.game.rules.kernels.to_act(s))))
    return sum(opinion.visits for opinion in found.values()) - len(found)


def test_a_short_search_plays_on_by_beams() -> None:
    assert visits(captain("goa", iterations=LONG - 1, company=LONG), choosing("goa", 2, 30)) == LONG - 1


def test_a_long_search_ends_in_better_company() -> None:
    s = choosing("goa", 2, 30)
    mates = visits(captain("goa", iterations=LONG, company=LONG), s)
    assert 0 < mates < LONG / 3, "playouts with mates take several times as long"
    assert visits(captain("goa", iterations=LONG, company=0), s) == LONG


def test_better_company_is_paid_for_with_fewer_playouts() -> None:
    s = choosing("goa", 2, 30)
    long, plain = captain("goa", iterations=LONG, company=1), captain("goa", iterations=LONG, company=0)
    visits(long, s)
    visits(plain, s)
    assert 0.7 < long.decisions / plain.decisions < 1.5


def test_better_company_begins_with_what_was_found_before() -> None:
    desk = desk_for(find("goa"), 3)
    desk.visits[:2], desk.totals[:2] = (8, 2), (6.0, 0.5)
    captain("goa", iterations=1).kernels.begin_again(desk, 2, 0.25)
    assert desk.visits[:2].tolist() == [1, 1]
    assert desk.totals[:2].tolist() == [0.75, 0.25]
    assert desk.priors[0] / desk.priors[1] == pytest.approx(np.exp(0.5 / 0.25))


@pytest.mark.parametrize(("name", "company"), [("goa", 1600), ("amerigo", 800), ("maracaibo", 0)])
def test_how_long_a_search_must_be_for_mates_is_up_to_the_game_unless_given(name: str, company: int) -> None:
    assert captain(name).company == company
    assert captain(name, company=5).company == 5
    assert captain(name, company=0).company == 0


def test_where_everybody_follows_the_rule_of_thumb_there_is_no_company() -> None:
    assert visits(captain("grog_island", iterations=LONG, company=1), choosing("grog_island", 2, 10)) == LONG


def test_an_impossible_company_is_refused() -> None:
    with pytest.raises(WrongSetting, match="company"):
        captain("goa", company=-1)
