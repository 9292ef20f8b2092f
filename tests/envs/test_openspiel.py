"""The OpenSpiel adapter passes the library's own tests, and its searching bots play on it."""

from __future__ import annotations

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra `envs` is not installed")

from open_spiel.python.algorithms import ismcts, mcts

import argosy
import argosy.envs.openspiel


def load(game: str):
    return pyspiel.load_game(f"argosy_{game}(seeds=16)")


@pytest.mark.parametrize("game", argosy.games())
def test_openspiel_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", argosy.games())
def test_a_resampled_state_cannot_be_told_from_the_true_one(game: str) -> None:
    state = load(game).new_initial_state()
    state.apply_action(3)
    chosen = np.random.default_rng(1)
    for _ in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: chosen.random())
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(chosen.choice(state.legal_actions()))


@pytest.mark.parametrize("game", argosy.games())
def test_named_observations(game: str) -> None:
    loaded = load(game)
    observer = loaded.make_py_observer()
    state = loaded.new_initial_state()
    state.apply_action(1)
    observer.set_from(state, 0)
    assert len(observer.names) == len(observer.tensor) and np.isfinite(observer.tensor).all()
    assert observer.tensor.any()


class Undecided(mcts.Evaluator):
    """Judges every position as even, at once: what is tested is that the searches can play, not how well."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", argosy.games())
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_searching_bots_play(game: str, search: str) -> None:
    loaded = load(game)
    state = loaded.new_initial_state()
    state.apply_action(2)
    random = np.random.RandomState(1)
    judge = Undecided()
    if search == "mcts":
        bot = mcts.MCTSBot(loaded, 2.0, 8, judge, random_state=random)
    else:
        bot = ismcts.ISMCTSBot(loaded, judge, 2.0, 8, random_state=random)
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()
