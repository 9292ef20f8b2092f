"""What a review must hold to: sane chances, losses that are losses, luck and skill that add up."""

from __future__ import annotations

import dataclasses
import json
import pathlib
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import argosy
from argosy.bots.thinking import judgement
from argosy.kernel.position import copy_of
from argosy.play import Match, View
from argosy.play.match import game_of
from argosy.review import Review, outlook, review
from argosy.review.chances import candidates, chances
from argosy.review.command import app
from argosy.review.errors import NotFinished, WrongBudget
from argosy.review.estimate import AHEAD as AHEAD_BY_THUMB
from argosy.review.estimate import Estimator, Horizon
from argosy.review.look_back import _Work, accuracy
from argosy.review.story import log_words, quoted
from argosy.review.sums import whole
from argosy.words import LANGUAGES

from .games import played

AHEAD = Horizon(2.0, 0.5)


@pytest.fixture(params=[2, 3, 4])
def looked_back(request: pytest.FixtureRequest, toy: str) -> Review:
    """Reviews of toy games."""
    return review(played(toy, request.param, request.param), budget=4)


def test_chances_are_chances_and_add_up_to_one(looked_back: Review) -> None:
    for moment in looked_back.moments:
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert sum(moment.chances) == pytest.approx(1)
    assert [moment.made for moment in looked_back.moments] == list(range(len(looked_back.steps) + 1))


def test_the_winner_ends_at_one(looked_back: Review) -> None:
    winners = [rank == 1 for rank in looked_back.ranks]
    share = 1 / sum(winners)
    assert looked_back.moments[-1].chances == tuple(share if won else 0 for won in winners)


def test_changes_lead_from_one_moment_to_the_next(looked_back: Review) -> None:
    for before, step, after in zip(looked_back.moments, looked_back.steps, looked_back.moments[1:], strict=False):
        assert np.add(before.chances, step.change) == pytest.approx(np.array(after.chances))


def test_start_luck_and_decisions_add_up_to_the_result(looked_back: Review) -> None:
    for player in looked_back.players:
        assert player.start + player.luck + player.own + player.others == pytest.approx(player.result)


def test_every_change_is_a_decision_or_luck(looked_back: Review) -> None:
    for step in looked_back.steps:
        assert np.add(step.gained, step.luck) == pytest.approx(np.array(step.change))
        assert sum(step.gained) == pytest.approx(0)
        assert step.gained[step.seat] == -step.loss  # nobody gains by moving: the best move keeps the chance


def test_whole_numbers_add_up_exactly(looked_back: Review) -> None:
    found = looked_back.sums()
    assert sum(one.start for one in found) == 100
    for one, player in zip(found, looked_back.players, strict=True):
        assert one.start + one.luck + one.own + one.others == one.result
        assert sum(one.by) == one.own + one.others and one.own == one.by[one.seat]
        assert sum(one.events) + one.draws + one.rest == one.luck
        for part in ("start", "luck", "own", "result"):
            assert abs(getattr(one, part) - 100 * getattr(player, part)) < 1.5


@given(st.lists(st.floats(-300, 300), min_size=1, max_size=8), st.integers(-3, 3))
def test_parts_are_rounded_together(parts: list[float], more: int) -> None:
    total = round(sum(parts)) + more
    found = whole(parts, total)
    assert sum(found) == total
    excess = (sum(parts) - total) / len(parts)
    assert all(abs(number - part + excess) < 1 + 1e-9 for number, part in zip(found, parts, strict=True))


def test_a_hint_and_a_review_say_the_same(toy: str) -> None:
    match = played(toy, 3, 6)
    found = review(match, budget=4)
    for step in found.steps[::4]:
        view = match.at(step.number - 1).view(step.seat)
        assert chances(view, 4) == pytest.approx(list(found.moments[step.number - 1].chances))
        told = {one.move.code: one.chance for one in candidates(view, 4)}
        if step.code in told and step.chance is not None:
            assert told[step.code] == pytest.approx(step.chance)


def test_a_better_move_is_legal_other_than_the_one_made_and_gains(looked_back: Review) -> None:
    match, found = looked_back.match, 0
    for step in looked_back.steps:
        assert step.loss >= 0
        assert bool(step.codes) == (step.loss > 0) == bool(step.best)
        if step.codes:
            found += 1
            trial = match.at(step.number - 1)
            assert step.codes[0] != step.code
            assert step.best_chance is not None and step.chance is not None
            assert step.best_chance - step.chance == pytest.approx(step.loss)
            assert trial.push(step.codes[0]).text == step.best == step.line[0]
    assert found > 0


def test_the_last_move_is_judged_by_the_result(toy: str) -> None:
    """With one decision left that ends the game and hides nothing, the loss is exactly what it threw away."""
    checked = 0
    for seed in range(1000, 1400):
        match = played(toy, 2, seed, ("random",))
        before = match.at(len(match.made) - 1)
        ends = {move.code: won(before, move.code) for move in before.moves}
        if None in ends.values() or len(set(ends.values())) == 1 or not open_end(before, ends):
            continue
        checked += 1
        if checked == 4:
            break
        found = review(match, budget=2)
        step = found.steps[-1]
        most = found.moments[-2].chances[step.seat]  # nobody can give away more than everybody thought it had
        best = max(value for value in ends.values() if value is not None)
        made = ends[step.code]
        assert made is not None
        assert step.loss == pytest.approx(min(most, best - made), abs=1e-6), seed
    assert checked > 1


def open_end(match: Match, ends: dict[int, float | None]) -> bool:
    """Whether what the mover cannot see makes no difference to how its last moves end."""
    seat = match.to_move
    for seed in range(40):
        dealt = copy_of(match.view(seat).state)
        match.game.rules.kernels.redeal(dealt, np.uint64(seed))
        other = Match(match.game, dealt, match.options)
        if any(won(other, code) != end for code, end in ends.items()):
            return False
    return True


def won(match: Match, code: int) -> float | None:
    """The victory, or the half of it, that a last move brings; None when the game goes on."""
    seat = match.to_move
    assert seat is not None
    trial = match.copy()
    trial.push(code)
    if not trial.over:
        return None
    return (trial.ranks[seat] == 1) / trial.ranks.count(1)


def test_accuracy_is_the_part_that_was_kept_of_what_was_at_stake(looked_back: Review) -> None:
    step = looked_back.steps[0]

    def made(loss: float) -> float | None:
        return accuracy([dataclasses.replace(step, stake=0.2, loss=loss)])

    assert [made(0.0), made(0.2), made(0.5)] == [100, 0, 0]
    assert made(0.05) == pytest.approx(75)
    assert accuracy([]) is None


def test_better_players_are_more_accurate(toy: str) -> None:
    mates, randoms = [], []
    for seed in range(24):
        found = review(played(toy, 2, seed, ("mate", "random")), budget=2)
        mates.append(found.players[0].accuracy)
        randoms.append(found.players[1].accuracy)
    assert np.mean(mates) > np.mean(randoms) + 20


def test_a_seat_is_judged_from_what_it_sees(toy: str) -> None:
    match = played(toy, 3, 5)
    judge = Estimator(match.game)
    for made in (3, 9):
        for seat in range(3):
            view = match.view_at(made, seat)
            dealt = copy_of(view.state)
            match.game.rules.kernels.redeal(dealt, np.uint64(99))
            other = View.of(match.game, dealt, seat)
            assert judge.chances(view.state, 4, AHEAD) == judge.chances(other.state, 4, AHEAD)


def test_the_same_game_gives_the_same_review_on_any_number_of_cores(toy: str) -> None:
    match = played(toy, 3, 7)
    one = review(match, budget=2)
    assert review(match.record(), budget=2) == one
    assert review(match, budget=2, cores=2) == one


def test_progress_is_told_to_the_end(toy: str) -> None:
    told: list[tuple[int, int]] = []
    found = review(played(toy, 2, 2), budget=1, progress=lambda done, total: told.append((done, total)))
    assert [done for done, _ in told] == list(range(1, 2 * len(found.steps) + 1))
    assert {total for _, total in told} == {2 * len(found.steps)}


def test_only_finished_games_are_reviewed(toy: str) -> None:
    with pytest.raises(NotFinished, match="finished"):
        review(argosy.new(toy, seats=2, seed=1))
    with pytest.raises(WrongBudget, match="from 1 to"):
        review(played(toy, 2, 2), budget=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_speaks_every_language(looked_back: Review, lang: str) -> None:
    words = looked_back.text(lang)
    for seat in range(looked_back.seats):
        assert looked_back.match.name(seat, lang) in words
    for turning in looked_back.turnings:
        assert (quoted if turning.luck else log_words)(looked_back, turning.number, lang) in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_shows_every_seat_and_every_turning_point(looked_back: Review, lang: str) -> None:
    drawn = ElementTree.fromstring(looked_back.svg(lang))
    whole = ElementTree.tostring(drawn, "unicode")
    assert whole.count("data-at") == len(looked_back.turnings)
    for seat in range(looked_back.seats):
        assert looked_back.match.name(seat, lang)[:12] in whole


def test_data_is_plain_json(looked_back: Review) -> None:
    data = json.loads(looked_back.json())
    assert len(data["moments"]) == len(data["steps"]) + 1
    assert data["players"][0]["seat"] == 0
    assert "match" not in data


def test_the_command(toy: str, tmp_path) -> None:  # type: ignore[no-untyped-def]
    match = played(toy, 2, 3)
    file = match.record().save(tmp_path / "game.json")
    chart = tmp_path / "chart.svg"
    run = CliRunner().invoke(app, [str(file), "--budget", "2", "--svg", str(chart)])
    assert run.exit_code == 0, run.output
    assert "Turning points" in run.output
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    run = CliRunner().invoke(app, [str(file), "--budget", "2", "--json"])
    assert json.loads(run.stdout)["game"] == toy
    run = CliRunner().invoke(app, [str(file), "--budget", "0"])
    assert run.exit_code == 2


def test_only_what_chance_shows_is_a_stroke_of_luck() -> None:
    match = played("goa", 2, 11)
    work = _Work(match, 1, lambda done, total: None, 1, 1)
    for made, told in enumerate(match.story(None, "en")):
        view, code = match.view_at(made, match.movers[made]).state, match.made[made].code
        if "Turned up" in " ".join(told) or "Half B begins" in " ".join(told):
            assert work._chance(made, view, code)["drawn"], told
        elif len(told) == 1 and " bids " in told[0]:  # everybody sees something new, and nothing was drawn
            assert not work._chance(made, view, code), told


def test_what_chance_said_is_quoted() -> None:
    match = played("goa", 2, 11)
    work, found = _Work(match, 1, lambda done, total: None, 1, 1), 0
    for made, told in enumerate(match.story(None, "en")):
        struck = work._chance(made, match.view_at(made, match.movers[made]).state, match.made[made].code)
        come = [i for i, line in enumerate(told) if "colonists have come" in line]
        if come and struck:
            found += 1
            assert set(come) <= set(struck["by_chance"]) and 0 not in struck["by_chance"], told
    assert found > 3


@pytest.mark.slow
def test_goa_is_reviewed_from_end_to_end() -> None:
    found = review(played("goa", 2, 11), budget=2)
    assert sum(found.moments[0].chances) == pytest.approx(1)
    assert max(found.moments[-1].chances) == 1
    assert {moment.round for moment in found.moments} == set(range(1, 9))
    assert any(step.codes for step in found.steps)
    for lang in LANGUAGES:
        assert found.text(lang)


def test_where_a_turn_is_badly_judged_everybody_plays_on_by_rule_of_thumb() -> None:
    game = game_of("grog_island")
    judge = Estimator(game)
    match = argosy.new("grog_island", seats=2, seed=5)
    view = match.view(match.to_move)
    row = judge.prospects(view.state, 1)[0][0]
    judge.kernels.deal(judge.slate, judge.seed, 0)
    s, out, leads = (
        judge.slate.states[outlook.DEAL],
        np.zeros(game.rules.max_moves, np.int16),
        np.zeros(game.rules.seats[-1]),
    )
    for _ in range(AHEAD_BY_THUMB):
        n = int(game.rules.kernels.legal(s, out))
        game.rules.kernels.apply(s, out[game.brain.kernels.deckhand(s, out, n, s.moves)])
    judgement(game).judge(s, leads)
    assert row.tolist() == leads[:2].tolist()


def test_alone_a_turn_ends_when_the_rival_moves() -> None:
    match = argosy.load(pathlib.Path(__file__).parents[1] / "games" / "maracaibo" / "solo_lost.json")
    turns = _Work(match, 1, None, 1, 1).turns()
    assert len(turns) == len(match.made) and turns[0] == 1 and set(turns) == set(range(1, turns[-1] + 1))
    assert turns[-1] > 20, "one for every time that the ship sails, and not one for the whole game"
