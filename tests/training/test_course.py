"""Learning itself, in very small: courses that go on where they stopped, and networks that bots can ask."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
from dataclasses import replace

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (extra train): nothing can learn here")

from argosy.brains.learned import Learned
from argosy.envs import VectorEnv
from argosy.training.__main__ import main as command
from argosy.training.course import Course
from argosy.training.evaluate import against
from argosy.training.export import export
from argosy.training.fleet import DECKHANDS, LEAGUE, PAST, SELF, Fleet, tables
from argosy.training.imitate import imitate
from argosy.training.net import REACH, Choice, Net, chances, drawn, filled_up, fitted
from argosy.training.ppo import Kept, pieces, present, returns, turned
from argosy.training.settings import BadSettings, Settings, as_toml

SMALL = Settings(
    games=24, steps=6, width=16, batch=64, two=0.5, past=0.25, deckhands=0.25, remember=2, imitate=1, apart=16
)
pytestmark = pytest.mark.usefixtures("toy")


def course(folder: pathlib.Path, settings: Settings = SMALL) -> Course:
    """A course of the toy game."""
    return Course("toy", settings, folder, "cpu", False)


def weights(net: Net) -> list[float]:
    """All numbers of a network."""
    return [float(number) for weight in net.parameters() for number in weight.detach().flatten()]


def test_a_course_goes_on_where_it_stopped(tmp_path: pathlib.Path) -> None:
    first = course(tmp_path)
    for _ in range(2):
        first.round()
    first.look(4)
    first.save()
    second = course(tmp_path)
    assert weights(second.net) == weights(first.net)
    assert (second.decisions, second.rounds, second.curve) == (first.decisions, first.rounds, first.curve)
    assert json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))["decisions"] == first.decisions
    second.round()
    many = {str(seats) for seats in second.fleet.seats.tolist() if seats > 1}
    assert second.look(4)["before"].keys() == many  # how it fares against what it was when it went on
    assert "before" not in first.curve[0]
    assert second.decisions == first.decisions // 2 * 3
    assert weights(second.net) != weights(first.net)


def test_going_on_repeats_itself(tmp_path: pathlib.Path) -> None:
    """From the same checkpoint, with the same seed, the same is learned."""
    begun = course(tmp_path)
    begun.round()
    begun.save()
    ends = []
    for _ in range(2):
        again = course(tmp_path)
        again.round()
        ends.append(weights(again.net))
    assert ends[0] == ends[1]


def test_a_checkpoint_of_something_else_is_refused(tmp_path: pathlib.Path) -> None:
    course(tmp_path).save()
    with pytest.raises(BadSettings, match=r"width 16.*choose another folder"):
        course(tmp_path, Settings(games=24, steps=6, width=8, batch=64))


def test_bots_are_told_the_same_as_the_learner(tmp_path: pathlib.Path) -> None:
    """What is exported says, asked with NumPy, what the network says that learned."""
    learner = course(tmp_path)
    for _ in range(2):
        learner.round()
    with torch.no_grad():
        learner.net.policy.weight.normal_(generator=torch.manual_seed(3))  # opinions to tell
    learner.save()
    said = export(tmp_path / "net.pt", tmp_path / "learned.npz")
    assert "toy" in said
    read = Learned(tmp_path / "learned.npz")
    env = VectorEnv("toy", 8, seats=3, seed=2)
    env.reset()
    for _ in range(5):
        env.step(env.random_moves())
    rows = env.observe().copy()
    rows[0, 0] = 99.0  # beyond what is listened to
    hidden = read.hidden(rows)
    with torch.no_grad():
        room = learner.fleet.watch.inputs - rows.shape[1]
        seen = torch.nn.functional.pad(torch.as_tensor(rows).clamp(-REACH, REACH), (0, room))
        preferences, prospects = learner.net(seen)
        preferences = preferences[:, : env.action_size]  # codes that fill up a panel are nobody's
    # weights are kept in half precision: eleven bits
    assert read.likings(hidden) == pytest.approx(preferences.numpy(), abs=2e-2 * float(preferences.abs().max()))
    assert read.prizes(hidden) == pytest.approx(prospects.numpy()[:, :4], abs=2e-2)
    assert read.points(hidden) / 100 == pytest.approx(prospects.numpy()[:, 4:], abs=2e-2)
    assert read.card["decisions"] == learner.decisions


def test_a_course_can_begin_with_what_bots_play_by(tmp_path: pathlib.Path) -> None:
    """Weights are rounded once, when they are exported; nothing else changes."""
    first = course(tmp_path / "first")
    for _ in range(2):
        first.round()
    first.look(4)
    first.save()
    export(tmp_path / "first" / "net.pt", tmp_path / "learned.npz")
    second = Course("toy", SMALL, tmp_path / "second", "cpu", False, tmp_path / "learned.npz")
    assert weights(second.net) == pytest.approx(weights(first.net), rel=1e-3, abs=1e-6)
    assert (second.decisions, second.curve) == (first.decisions, first.curve)
    assert second.rounds >= SMALL.imitate  # it has imitated enough
    assert "policy" in second.round()
    second.save()
    third = Course("toy", SMALL, tmp_path / "second", "cpu", False, tmp_path / "learned.npz")
    assert third.decisions == second.decisions  # a checkpoint that is there comes first
    wide = Settings(games=24, steps=6, width=8, batch=64)
    with pytest.raises(BadSettings, match=r"width 16.*choose another"):
        Course("toy", wide, tmp_path / "third", "cpu", False, tmp_path / "learned.npz")


def test_every_part_of_the_fleet_is_like_the_whole() -> None:
    """Tables and companies have their shares, mixed; alone there is no company."""
    settings = Settings(games=2000, past=0.25, league=0.25, deckhands=0.25)
    fleet = Fleet("toy", settings, "cpu", False, 1)
    expected: dict[tuple[int, int], int] = {}
    for seats, _, share in tables("toy", settings):
        for kind in (SELF, PAST, LEAGUE, DECKHANDS) if seats > 1 else (SELF,):
            expected[seats, kind] = round(settings.games * share * (0.25 if seats > 1 else 1))
    pairs = list(zip(fleet.seats.tolist(), fleet.company.tolist(), strict=True))
    assert len(pairs) == settings.games
    assert {pair: pairs.count(pair) for pair in expected} == pytest.approx(expected, abs=1)
    assert fleet.env.tables.seats.tolist() == fleet.seats.tolist()
    assert ((fleet.learner < 0) == (fleet.company == SELF)).all()
    assert (fleet.learner < fleet.seats).all()
    assert fleet.with_past.tolist() == (fleet.company == PAST).nonzero().flatten().tolist()
    half = pairs[: len(pairs) // 2]
    assert all(0.3 < half.count(pair) / many < 0.7 for pair, many in expected.items())


def test_deckhands_move_where_they_sit() -> None:
    fleet = Fleet("toy", Settings(games=80, past=0.25, deckhands=0.25), "cpu", False, 1)
    moves = torch.full((fleet.count,), -1)
    fleet.deckhands(moves, torch.zeros(fleet.count, dtype=torch.bool))
    assert torch.equal(moves >= 0, fleet.company == DECKHANDS)
    fleet.deckhands(moves.fill_(-1), torch.ones(fleet.count, dtype=torch.bool))
    assert (moves < 0).all()  # it is not their turn


def test_games_do_not_march_in_step() -> None:
    """After a while of deckhands' moves the games of a table are at many different moments."""
    apart, together = (Fleet("toy", Settings(games=64, apart=moves), "cpu", False, 1) for moves in (64, 0))
    assert len({int(game.moves) for game in apart.env.games}) >= 4
    assert {int(game.moves) for game in together.env.games} == {0}


def test_all_games_are_learned_from_once_a_round() -> None:
    found = list(pieces(3, 10, 4))
    assert len(found) == 3 * 2
    assert sorted((t, game) for t, part in found for game in range(10)[part]) == [
        (t, game) for t in range(3) for game in range(10)
    ]
    assert list(pieces(1, 10, 4096)) == [(0, slice(0, 10))]


def test_moves_are_drawn_by_their_chances() -> None:
    torch.manual_seed(2)
    logs = torch.tensor([0.6, 0.3, 0.1, 1e-30]).log().repeat(20000, 1)
    often = torch.bincount(drawn(logs), minlength=4) / 20000
    assert often.tolist() == pytest.approx([0.6, 0.3, 0.1, 0.0], abs=0.015)


def test_gradients_written_down_are_those_that_pytorch_finds() -> None:
    torch.manual_seed(3)
    preferences = torch.randn(7, 9, dtype=torch.float64, requires_grad=True)
    mask = (torch.rand(7, 9) < 0.6).char()
    moves = torch.tensor([4, 0, 1, 8, 2, 2, 7])
    mask[torch.arange(7), moves] = 1
    mask[6] = 0
    mask[6, 7] = 1  # the only move
    one, two = torch.randn(7), torch.randn(7)
    new, entropy = Choice.apply(preferences, mask, moves)
    (found,) = torch.autograd.grad((one * new + two * entropy).sum(), preferences)
    logs = chances(preferences, mask)
    plain = -(logs.exp() * logs.masked_fill(mask == 0, 0.0)).sum(-1)
    assert torch.allclose(entropy, plain)
    chosen = logs.gather(1, moves[:, None]).squeeze(-1)
    assert torch.allclose(new, chosen)
    (expected,) = torch.autograd.grad((one * chosen + two * plain).sum(), preferences)
    assert torch.allclose(found, expected, atol=1e-6)
    assert not found[mask == 0].any()


def test_what_is_new_to_a_network_counts_nothing(tmp_path: pathlib.Path) -> None:
    """Weights from before an input or a move code existed say the same as then."""
    old, new = Net(5, 3, 8), Net(filled_up(9), filled_up(4), 8)
    torch.nn.init.normal_(old.policy.weight)
    new.load_state_dict(fitted(old.state_dict(), filled_up(9), filled_up(4)))
    rows = torch.randn(6, filled_up(9))
    with torch.no_grad():
        before, after = old(rows[:, :5]), new(rows)
    assert torch.allclose(after[0][:, :3], before[0], atol=1e-6)
    assert torch.allclose(after[1], before[1], atol=1e-6)
    assert not after[0][:, 3:].any()
    again = fitted(new.state_dict(), 5, 3)
    assert all(torch.equal(again[name], weight) for name, weight in old.state_dict().items())


def test_it_first_does_as_deckhands_do_and_then_better(tmp_path: pathlib.Path) -> None:
    settings = Settings(
        games=96, steps=16, width=32, batch=256, rate=2e-3, deckhands=0.3, entropy=0.03, imitate=6, apart=16
    )
    learner = course(tmp_path, settings)
    told = [learner.round() for _ in range(settings.imitate)]
    assert told[-1]["imitation"] < told[0]["imitation"] / 2
    (alike,) = against(learner.net, "toy", [2], 300, "cpu", False).values()
    assert abs(alike[0] - 0.5) < 0.15
    for _ in range(24):
        learner.round()
    better = against(learner.net, "toy", [2, 3], 300, "cpu", False)
    assert better[2][0] - better[2][1] > alike[0] + alike[1]
    assert better[3][0] > 1 / 3


def taught(folder: pathlib.Path, games: int = 20, passes: int = 8) -> str:
    """A network that does as deckhands do, in the league of a folder."""
    return imitate("toy", "deckhand", folder / "league", games, width=16, rate=1e-2, passes=passes, seed=1)


def test_a_network_is_taught_to_do_as_a_bot_does(tmp_path: pathlib.Path) -> None:
    """It agrees more often than by chance in games that it did not learn from, and the same command goes on."""
    first = taught(tmp_path)
    assert "does as deckhand does" in first
    kept = sorted(path.name for path in (tmp_path / "league").iterdir())
    files = ("deckhand-0.jsonl", "deckhand-0-advised.jsonl")
    assert {"deckhand.npz", "deckhand.pt", *files} <= set(kept)
    played = [(tmp_path / "league" / name).read_bytes() for name in files]
    own = [json.loads(line) for line in played[1].splitlines()]
    assert len(own) == 20
    assert any(one["moves"] != one["said"] for one in own)  # the network plays, and is told better
    taught(tmp_path, games=24)
    for name, before in zip(files, played, strict=True):
        longer = (tmp_path / "league" / name).read_bytes()
        assert longer.startswith(before) and len(longer) > len(before)  # no game was played twice
    card = Learned(tmp_path / "league" / "deckhand.npz").card
    assert [look["games"] for look in card["curve"]] == [20, 24]
    assert card["curve"][-1]["agreed"] > 0.8
    assert card["settings"]["bot"] == "deckhand"
    with pytest.raises(BadSettings, match="games must be at least 10"):
        taught(tmp_path, games=3)


def test_the_league_sits_in_the_other_seats(tmp_path: pathlib.Path) -> None:
    """Networks of any width; every one of them in its share of the games; a league of nobody is refused."""
    settings = replace(SMALL, games=48, league=0.5, past=0.0, deckhands=0.0, imitate=0)
    with pytest.raises(BadSettings, match=r"league holds nobody; `imitate`"):
        course(tmp_path, settings)
    taught(tmp_path)
    shutil.copy(tmp_path / "league" / "deckhand.npz", tmp_path / "league" / "another.npz")
    wide = replace(settings, width=8)
    learner = course(tmp_path, wide)
    games = [some for some, _ in learner.others]
    assert len(games) == 2
    assert sorted(torch.cat(games).tolist()) == learner.fleet.with_league.tolist()
    begun = [weights(net) for _, net in learner.others]
    for _ in range(2):
        learner.round()
    assert [weights(net) for _, net in learner.others] == begun  # they play and do not learn
    ours = learner.kept.ours[:, learner.fleet.with_league]
    assert ours.any() and not ours.all()
    learner.save()
    assert course(tmp_path, wide).rounds == 2


def test_an_exploiter_learns_to_beat_the_frozen_one_only(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the command line, twice: it goes on where it stopped, and stands in the league of its opponent."""
    main = course(tmp_path, replace(SMALL, imitate=0))
    main.round()
    main.save()
    settings = tmp_path / "course.toml"
    settings.write_text(as_toml(SMALL), encoding="utf-8")
    words = ["learn", "toy", "--exploit", "--folder", str(tmp_path), "--minutes", "0.002", "--matches", "4", "--device"]
    monkeypatch.setattr(sys, "argv", ["training", *words, "cpu", "--settings", str(settings)])
    rounds = []
    for _ in range(2):
        assert command() == 0
        folder = tmp_path / "exploiters" / f"exploiter-{main.decisions}"
        told = torch.load(folder / "net.pt", weights_only=True)
        rounds.append(told["rounds"])
        assert all("2" in look and "1" not in look for look in told["curve"])  # against the frozen one: never alone
    assert 1 <= rounds[0] < rounds[1]
    assert (tmp_path / "league" / f"exploiter-{main.decisions}.npz").exists()
    frozen = tmp_path / "net.pt"
    second = Course("toy", SMALL, folder, "cpu", False, frozen=frozen)
    assert weights(second.past) == weights(main.net)
    assert weights(second.net) != weights(main.net)
    assert not (second.fleet.learner < 0).any()  # in every game one seat learns
    second.round()
    assert weights(second.past) == weights(main.net)


def test_the_rate_sinks_with_the_time(tmp_path: pathlib.Path) -> None:
    """From where the course began, also when it begins with what others had learned before."""
    settings = replace(SMALL, sink=100.0, rate=1e-3)
    learner = course(tmp_path, settings)
    learner.rounds_here = 20  # the optimizer is warm
    learner.seconds, found = 0.0, []
    for seconds in (0.0, 50.0, 1000.0):
        learner.seconds = seconds
        learner.round()
        found.append(learner.optimizer.param_groups[0]["lr"])
    assert found == pytest.approx([1e-3, 5e-4, 1e-4], rel=0.05)
    learner.seconds = 500.0
    learner.save()
    export(tmp_path / "net.pt", tmp_path / "learned.npz")
    assert course(tmp_path, settings)._left() == 0  # the same course goes on
    again = Course("toy", settings, tmp_path / "again", "cpu", False, tmp_path / "learned.npz")
    assert again._left() == 1
    again.seconds += 25
    again.save()
    assert course(tmp_path / "again", settings)._left() == pytest.approx(0.75)


def test_seats_are_turned_to_the_table_and_back() -> None:
    acting, seats = torch.tensor([2, 0, 1]), torch.tensor([3, 2, 4])
    seen = torch.arange(24.0).reshape(3, 8)
    there = seen.gather(1, turned(acting, seats))
    assert torch.equal(there.gather(1, turned(acting, seats, back=True)), seen)
    assert there[0].tolist() == [1, 2, 0, 3, 5, 6, 4, 7]  # who looks is seat 2: the next in turn order is seat 0
    assert present(seats)[1].tolist() == [1, 1, 0, 0, 1, 1, 0, 0]


def told(prospects: list[list[float]], acting: list[int], prize: list[float] | None) -> Kept:
    """One game of two in which these seats acted and expected this; at its end there may be prizes."""
    steps = len(acting) - 1
    wide = [[*row, 0.0, 0.0, *row, 0.0, 0.0] for row in prospects]
    prizes, done = torch.zeros(steps, 1, 8), torch.zeros(steps, 1, dtype=torch.bool)
    if prize is not None:
        prizes[-1, 0, :2] = prizes[-1, 0, 4:6] = torch.tensor(prize)
        done[-1] = True
    nothing = torch.zeros(0)
    return Kept(
        nothing, nothing, torch.tensor(acting)[:, None], nothing, nothing, nothing, torch.tensor(wide)[:, None], prizes,
        done,
    )  # fmt: skip


def test_a_move_is_judged_by_what_its_seat_expects_when_it_acts_again() -> None:
    """What others expect for a seat meanwhile, who do not see its hand, changes nothing."""
    acting = [0, 1, 1, 0, 1]
    one = returns(told([[0.5, 0], [9, 0.1], [9, 0.2], [0.7, 0], [0, 0.4]], acting, None), 1.0)
    other = returns(told([[0.5, 0], [-9, 0.1], [-9, 0.2], [0.7, 0], [0, 0.4]], acting, None), 1.0)
    assert torch.equal(one, other)
    short = returns(told([[0.5, 0], [9, 0.1], [9, 0.2], [0.7, 0], [0, 0.4]], acting, None), 0.0)
    assert short[0, 0, :2].tolist() == pytest.approx(
        [0.7, 0.2]
    )  # its own next decision; the other's, of what follows it
    assert short[1, 0, 1] == pytest.approx(0.2)  # the same seat goes on: its very next decision
    assert short[2, 0, 1] == pytest.approx(0.4)  # the last that was seen


def test_what_came_of_a_last_decision_is_not_asked_of_others() -> None:
    """At the end of the round another seat acts: what that one expects for us is no news about our move."""
    acting = [0, 1, 0, 1]
    for theirs in (9.0, -9.0):
        found = returns(told([[0.5, 0], [0, 0.1], [0.7, 0], [theirs, 0.4]], acting, None), 1.0)
        assert found[2, 0, 0] == pytest.approx(0.7)  # as good as was expected
        assert found[0, 0, 0] == pytest.approx(0.7)
        assert found[1, 0, 1] == pytest.approx(0.4)  # this seat acts there, and knows


def test_the_end_of_a_game_counts_for_every_seat() -> None:
    kept = told([[0.5, 0.0], [0.0, 0.1], [0.6, 0.0], [7, 7]], [0, 1, 0, 1], [1.0, -1.0])
    assert returns(kept, 1.0)[:, 0, :2].tolist() == [[1.0, -1.0]] * 3
    half = returns(kept, 0.5)[:, 0, 0].tolist()
    assert half == pytest.approx([0.5 * 0.6 + 0.5 * 1.0, 1.0, 1.0])


def test_every_table_has_its_share_of_the_games() -> None:
    found = tables("maracaibo", Settings(two=0.4, alone=0.1))
    assert [(seats, options) for seats, options, _ in found] == [
        (2, {}), (3, {}), (4, {}), *((1, {"jean": level}) for level in range(5))
    ]  # fmt: skip
    assert [share for _, _, share in found] == pytest.approx([0.4, 0.25, 0.25, *[0.02] * 5])
    assert [share for _, _, share in tables("goa", Settings(two=0.4, alone=0.1))] == pytest.approx([0.4, 0.3, 0.3])


TOGETHER = """
import json, os, pathlib, sys
import torch
from argosy.training.course import Course
from argosy.training.settings import Settings

torch.distributed.init_process_group("gloo")
folder = pathlib.Path(sys.argv[1])
settings = Settings(games=24, steps=4, width=8, batch=20, past=0.25, deckhands=0.25, imitate=1)
course = Course("toy", settings, folder, "cpu", False)
begun = course.fleet.env.seeds.tolist()
course.run(0.5 if course.rank == 0 else 0.0, 100.0, 2)  # the clocks differ
weights = [float(number) for weight in course.net.parameters() for number in weight.detach().flatten()]
told = {"weights": weights, "rounds": course.rounds, "decisions": course.decisions, "games": begun}
(folder / f"{course.rank}.json").write_text(json.dumps(told))
torch.distributed.destroy_process_group()
"""


def test_two_processes_learn_one_network(tmp_path: pathlib.Path) -> None:
    """By torchrun, each with games of its own: both stop after the same round with the same weights."""
    (tmp_path / "together.py").write_text(TOGETHER, encoding="utf-8")
    runner = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    done = subprocess.run(
        [*runner, str(tmp_path / "together.py"), str(tmp_path)],
        capture_output=True, text=True, timeout=240, env={**os.environ, "OMP_NUM_THREADS": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    one, other = (json.loads((tmp_path / f"{rank}.json").read_text(encoding="utf-8")) for rank in (0, 1))
    assert one["games"] != other["games"]
    assert one["rounds"] == other["rounds"] >= 1
    assert one["weights"] == pytest.approx(other["weights"], rel=1e-6)
    alone = Fleet("toy", Settings(games=24, past=0.25, deckhands=0.25), "cpu", False, 1).count
    assert one["decisions"] == one["rounds"] * 2 * 4 * alone
