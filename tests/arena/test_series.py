"""Series of games: fair seats, paired seeds, the same games in the compiled loop and by hand, stop and resume."""

from __future__ import annotations

import collections
import json
import math
import pathlib

import pytest
from typer.testing import CliRunner

import argosy
from argosy.arena import results
from argosy.arena.command import app
from argosy.arena.errors import OtherSeries, TooFewBots
from argosy.arena.series import Outcome, Pairing, Plan, Workplace, run
from argosy.play.errors import UnknownOption, WrongSeats

runner = CliRunner()


def test_every_bot_sits_in_every_seat_equally_often_with_the_same_deals(toy: str) -> None:
    pairings = list(Plan(toy, ("mate", "deckhand", "random"), 3, 12).pairings())
    seats = collections.Counter((seat, bot) for pairing in pairings for seat, bot in enumerate(pairing.seated))
    assert len(pairings) == 12
    assert set(seats.values()) == {4}
    assert collections.Counter(pairing.deal for pairing in pairings) == dict.fromkeys(range(4), 3)


def test_a_bot_against_itself_plays_every_deal_once(toy: str) -> None:
    pairings = list(Plan(toy, ("mate",), 3, 5).pairings())
    assert [pairing.deal for pairing in pairings] == [0, 1, 2, 3, 4]


def test_the_last_bot_fills_the_table_and_too_many_bots_all_meet(toy: str) -> None:
    assert Plan(toy, ("mate", "deckhand"), 4, 1).lineups == [("mate", "deckhand", "deckhand", "deckhand")]
    assert len(Plan(toy, ("mate", "deckhand", "random"), 2, 1).lineups) == 3
    assert len(list(Plan(toy, ("mate", "deckhand"), 4, 5).pairings())) == 8  # whole deals


@pytest.mark.parametrize(
    "bots", [("mate:redeals=2:width=2:depth=4", "deckhand", "random"), ("captain:iterations=30", "mate")]
)
def test_a_game_of_the_arena_is_what_choose_would_play(toy: str, bots: tuple[str, ...]) -> None:
    plan = Plan(toy, bots, len(bots), len(bots), seed=5)
    place = Workplace(plan)
    for pairing in plan.pairings():
        outcome = place.play(pairing)
        match = argosy.new(toy, seats=plan.seats, seed=plan.seed_of(pairing.deal))
        seated = []
        for seat, text in enumerate(pairing.seated):
            name, settings = argosy.bots.parse(text)
            seated.append(argosy.bot(name, game=toy, seed=plan.dice_of(pairing.deal, seat), **settings))
        while not match.over:
            assert match.to_move is not None
            match.push(seated[match.to_move].choose(match.view(match.to_move)))
        assert outcome.scores == tuple(match.scores)
        assert outcome.ranks == tuple(match.ranks)
        assert outcome.decisions == len(match.made)


def test_the_same_plan_gives_the_same_games_on_any_number_of_cores(toy: str) -> None:
    plan = Plan(toy, ("mate:redeals=1", "deckhand"), 2, 20, seed=3)
    assert run(plan, cores=1) == run(plan, cores=3)


def test_a_series_goes_on_where_it_was_stopped(toy: str, tmp_path: pathlib.Path) -> None:
    plan = Plan(toy, ("deckhand", "random"), 2, 20)
    file = tmp_path / "games.jsonl"
    book = results.Book(file, plan)
    told: list[Outcome] = []
    for outcome in run(Plan(toy, ("deckhand", "random"), 2, 6), cores=1):
        book.write(outcome)
    with file.open("a") as broken:
        broken.write('{"key": [9, 0')  # stopped in the middle of a line
    done = book.read()
    assert len(done) == 6
    outcomes = run(plan, 1, done, told.append)
    assert len(told) == 14
    assert outcomes == run(plan, cores=1)
    for each in told:
        book.write(each)
    assert len(book.read()) == 20  # the broken line did not swallow the next one


def test_a_file_of_another_series_is_refused(toy: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = Plan(toy, ("deckhand", "random"), 2, 2)
    for outcome in run(plan, cores=1):
        results.Book(file, plan).write(outcome)
    with pytest.raises(OtherSeries, match="seed"):
        results.Book(file, Plan(toy, ("deckhand", "random"), 2, 2, seed=8)).read()


def test_wrong_plans_are_refused(toy: str) -> None:
    with pytest.raises(TooFewBots):
        Plan(toy, (), 2, 2)
    with pytest.raises(WrongSeats):
        Plan(toy, ("mate",), 9, 2)
    with pytest.raises(UnknownOption):
        Plan(toy, ("mate",), 2, 2, options={"weather": 1})
    with pytest.raises(argosy.bots.errors.UnknownBot):
        Plan(toy, ("mate", "pirate"), 2, 2)


def outcome(deal: int, turn: int, seated: tuple[str, ...], scores: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
    """A made-up result."""
    return Outcome(Pairing(deal, 0, turn, seated), scores, ranks, 10)


def test_games_of_one_deal_count_as_one_observation() -> None:
    """Ten deals whose two games always end alike say as much as ten games, not twenty."""
    twice = {deal: [float(deal % 2)] * 2 for deal in range(10)}
    mean, error = results.clustered(twice)
    assert mean == 0.5
    assert error == pytest.approx(1.959964 * math.sqrt(0.25 * 10 / 9 / 10))


def test_shared_victories_count_in_part_and_fair_is_one_in_n() -> None:
    games = [
        outcome(0, 0, ("a", "b"), (10, 10), (1, 1)), outcome(0, 1, ("b", "a"), (5, 9), (2, 1)),
        outcome(1, 0, ("a", "b"), (3, 1), (1, 2)), outcome(1, 1, ("b", "a"), (8, 2), (1, 2)),
    ]  # fmt: skip
    best, worst = results.standings(games)
    assert (best.bot, best.win_rate, worst.win_rate) == ("a", 2.5 / 4, 1.5 / 4)
    assert best.fair == 0.5
    assert best.points == 6.0
    assert best.rating > worst.rating
    assert results.winners(games)["mean"] == (10 + 9 + 3 + 8) / 4


def test_a_bot_in_several_seats_is_not_rated_by_its_best_one() -> None:
    deals = [((1, 2, 3, 4), (40, 30, 20, 10)), ((2, 1, 3, 4), (30, 40, 20, 10)), ((2, 3, 1, 4), (30, 20, 40, 10))]
    games = [outcome(i, 0, ("one", "many", "many", "many"), points, ranks) for i, (ranks, points) in enumerate(deals)]
    ratings = results.rated(games)
    assert ratings["one"].mu > ratings["many"].mu  # a place of 1.7 on average, the others of 2.8


def test_ratings_follow_the_results() -> None:
    games = [outcome(deal, 0, ("low", "mid", "top"), (1, 2, 3), (3, 2, 1)) for deal in range(30)]
    ratings = results.rated(games)
    assert ratings["top"].mu > ratings["mid"].mu > ratings["low"].mu
    alone = results.rated([outcome(0, 0, ("same", "same"), (1, 2), (2, 1))])
    assert alone["same"].mu == 25.0  # nothing can be learned from playing oneself


def test_the_command_prints_a_table_and_writes_a_report(toy: str, tmp_path: pathlib.Path) -> None:
    report = tmp_path / "report.md"
    done = runner.invoke(
        app, [toy, "--bots", "deckhand,random", "--games", "10", "--report", str(report), "--cores", "1"]
    )
    assert done.exit_code == 0, done.output
    assert "deckhand" in done.output
    assert "| deckhand | 10 |" in report.read_text()


def test_the_command_prints_json_and_resumes(toy: str, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [toy, "--bots", "deckhand,random", "--json", "--keep", str(file), "--cores", "1", "--option", "long=1"]
    first = json.loads(runner.invoke(app, [*command, "--games", "4"]).stdout)
    again = json.loads(runner.invoke(app, [*command, "--games", "8"]).stdout)
    assert (first["games"], again["games"]) == (4, 8)
    assert len(file.read_text().splitlines()) == 1 + 8
    assert {each["bot"] for each in again["standings"]} == {"deckhand", "random"}


def test_one_deal_says_nothing_about_how_far_off_it_may_be(toy: str) -> None:
    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is no JSON")

    command = [toy, "--bots", "deckhand,random", "--games", "2"]
    shown = runner.invoke(app, command).output
    assert "± ?" in shown and "nan" not in shown
    found = json.loads(runner.invoke(app, [*command, "--json"]).stdout, parse_constant=refuse)
    assert [each["win_error"] for each in found["standings"]] == [None, None]


def test_the_command_says_what_is_wrong(toy: str) -> None:
    wrong = runner.invoke(app, [toy, "--bots", "pirate"])
    assert wrong.exit_code == 2
    assert "pirate" in wrong.output
    assert runner.invoke(app, [toy, "--option", "long"]).exit_code == 2
