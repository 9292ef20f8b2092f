"""One round of learning: play some moves in all games, find out which were better than expected, make them likelier.

Every seat has its own expectation, so that advantages of three and four players need no trick of signs: a move is
judged by what the seat that made it expects when it is up to it again. What others expect for it meanwhile does not
count: they do not see its hand, and moves that keep the turn would seem good to whoever holds good cards.

One step of learning is about one moment of many games, as it lies in memory: nothing is gathered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from argosy.training.fleet import Fleet
from argosy.training.net import SEATS, Choice, Net, chances, drawn
from argosy.training.settings import Settings
from argosy.training.together import share_gradients

IMITATION_BATCH, IMITATION_PASSES = 4096, 3  # to imitate is quicker learned in many small steps


@dataclass
class Kept:
    """What is remembered of a round: first moments, then games; `prospects` by absolute seat."""

    rows: Tensor
    mask: Tensor
    acting: Tensor
    moves: Tensor
    chance: Tensor
    ours: Tensor
    prospects: Tensor
    prizes: Tensor
    done: Tensor


def space(fleet: Fleet, settings: Settings) -> Kept:
    """The memory of a round, made once."""
    steps, count, device = settings.steps, fleet.count, fleet.device
    return Kept(
        rows=fleet.watch.rows(steps + 1),
        mask=fleet.watch.masks(steps + 1),
        acting=torch.zeros(steps + 1, count, dtype=torch.long, device=device),
        moves=torch.zeros(steps, count, dtype=torch.long, device=device),
        chance=torch.zeros(steps, count, device=device),
        ours=torch.zeros(steps, count, dtype=torch.bool, device=device),
        prospects=torch.zeros(steps + 1, count, 2 * SEATS, device=device),
        prizes=torch.zeros(steps, count, 2 * SEATS, device=device),
        done=torch.zeros(steps, count, dtype=torch.bool, device=device),
    )


def turned(acting: Tensor, seats: Tensor, back: bool = False) -> Tensor:
    """Where each column of the prospects stands when seats are counted from the table instead of the looker."""
    column = torch.arange(SEATS, device=acting.device)[None]
    shift = acting[:, None] if back else -acting[:, None]
    turn = torch.where(column < seats[:, None], (column + shift) % seats[:, None], column)
    return torch.cat([turn, turn + SEATS], -1)


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def collect(fleet: Fleet, net: Net, others: Sequence[tuple[Tensor, Net]], kept: Kept) -> None:
    """Play some moves in all games and remember what is needed to learn from them.

    `others` are networks that sit in the other seats, with the games in which they do.
    """
    here = present(fleet.seats)
    steps = len(kept.moves)
    for t in range(steps + 1):
        rows, mask, acting = kept.rows[t], kept.mask[t], kept.acting[t]
        fleet.look(rows, mask, acting)
        preferences, prospects = net(rows)
        kept.prospects[t] = prospects.gather(1, turned(acting, fleet.seats)) * here
        if t == steps:
            return
        logs = chances(preferences, mask)
        moves = drawn(logs)
        ours = (fleet.learner < 0) | (fleet.learner == acting)
        kept.chance[t] = logs.gather(1, moves[:, None]).squeeze(-1)
        for some, other in others:
            theirs = drawn(chances(other(rows[some])[0], mask[some]))
            moves[some] = torch.where(ours[some], moves[some], theirs)
        fleet.deckhands(moves, ours)
        kept.moves[t], kept.ours[t] = moves, ours
        fleet.step(moves, kept.prizes[t], kept.done[t])


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def returns(kept: Kept, trace: float) -> Tensor:
    """What every seat was to expect at every moment, by what came of it: for the seat that acts the mixture of all its
    later expectations and the end that `trace` says (generalised advantages), for the others the same of their next
    decision.

    What came of the last decision of a seat is not known unless it acts at the very end of the round: then nobody but
    others can say what it expects. So that decision is taken for as good as was expected.
    """
    found = torch.zeros_like(kept.prizes)
    expected = kept.prospects[-1].clone()  # of every seat, at its next decision
    mixed_in = expected.clone()  # and what came of that
    known = acting_columns(kept.acting[-1])
    for t in reversed(range(len(found))):
        done, acts = kept.done[t][:, None], acting_columns(kept.acting[t])
        expected, mixed_in = (torch.where(done, kept.prizes[t], one) for one in (expected, mixed_in))
        mixed_in = torch.where(acts, expected + trace * (mixed_in - expected), mixed_in)
        mixed_in = torch.where(acts & ~(known | done), kept.prospects[t], mixed_in)
        expected = torch.where(acts, kept.prospects[t], expected)
        known = known | done | acts
        found[t] = mixed_in
    return found


def acting_columns(acting: Tensor) -> Tensor:
    """Which columns of the prospects belong to the seats that act: their prizes and their points."""
    columns = torch.arange(SEATS, device=acting.device)[None] == acting[:, None]
    return torch.cat([columns, columns], -1)


def pieces(steps: int, count: int, batch: int) -> Iterator[tuple[int, slice]]:
    """All moments and parts of the games in random order, each of about `batch` games."""
    parts = max(1, round(count / batch))
    for piece in torch.randperm(steps * parts).tolist():
        t, part = divmod(piece, parts)
        yield t, slice(count * part // parts, count * (part + 1) // parts)


def learn(
    net: Net, optimizer: torch.optim.Optimizer, fleet: Fleet, kept: Kept, settings: Settings, entropy: float
) -> dict[str, Tensor]:
    """One round of PPO on the moves that the learner made itself."""
    aims, gain = aims_and_gains(fleet, kept, settings)
    mine, here = kept.ours.float(), present(fleet.seats)
    gain = (gain - mean(gain, mine)) * mine
    gain = gain / (mean(gain.square(), mine).sqrt() + 1e-6)
    told: dict[str, Tensor] = {}
    for _ in range(settings.epochs):
        for t, part in pieces(len(kept.moves), fleet.count, settings.batch):
            weight, better = mine[t, part], gain[t, part]
            preferences, prospects = net(kept.rows[t, part])
            new, curious = Choice.apply(preferences, kept.mask[t, part], kept.moves[t, part])
            ratio = (new - kept.chance[t, part]).clamp(-20, 20).exp()  # where others moved anything may come out
            worse = -torch.min(ratio * better, ratio.clamp(1 - settings.clip, 1 + settings.clip) * better)
            policy, value = mean(worse, weight), error(prospects, aims[t, part], here[part] * weight[:, None])
            optimizer.zero_grad(set_to_none=True)
            (policy + 2 * value - entropy * mean(curious, weight)).backward()
            share_gradients(net)
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            told = {"policy": policy.detach(), "value": value.detach(), "curious": mean(curious, weight).detach()}
    return told


def mean(numbers: Tensor, weight: Tensor) -> Tensor:
    """The mean of those that count."""
    return (numbers * weight).sum() / weight.sum().clamp(1)


def imitate(
    net: Net, optimizer: torch.optim.Optimizer, fleet: Fleet, kept: Kept, settings: Settings
) -> dict[str, Tensor]:
    """Learn to do as deckhands do: a beginning from which learning by results gets on.

    In half of the games deckhands play, in the others the learner itself, and deckhands say what they would do: else it
    never learns what to do after a mistake of its own.
    """
    steps = len(kept.moves)
    own = torch.arange(fleet.count, device=fleet.device) % 2 == 1
    here = present(fleet.seats)
    with torch.no_grad():
        for t in range(steps + 1):
            fleet.look(kept.rows[t], kept.mask[t], kept.acting[t])
            preferences, prospects = net(kept.rows[t])
            kept.prospects[t] = prospects.gather(1, turned(kept.acting[t], fleet.seats)) * here
            if t < steps:
                fleet.all_deckhands(kept.moves[t])
                moves = torch.where(own, drawn(chances(preferences, kept.mask[t])), kept.moves[t])
                fleet.step(moves, kept.prizes[t], kept.done[t])
    aims, _ = aims_and_gains(fleet, kept, settings)
    told: dict[str, Tensor] = {}
    batch = min(settings.batch, IMITATION_BATCH)
    for t, part in [piece for _ in range(IMITATION_PASSES) for piece in pieces(steps, fleet.count, batch)]:
        preferences, prospects = net(kept.rows[t, part])
        wrong = -chances(preferences, kept.mask[t, part]).gather(1, kept.moves[t, part, None]).mean()
        value = error(prospects, aims[t, part], here[part])
        optimizer.zero_grad(set_to_none=True)
        (wrong + 2 * value).backward()
        share_gradients(net)
        optimizer.step()
        told = {"imitation": wrong.detach(), "value": value.detach()}
    return told


def present(seats: Tensor) -> Tensor:
    """Which columns of the prospects belong to somebody."""
    column = torch.arange(SEATS, device=seats.device)[None] < seats[:, None]
    return torch.cat([column, column], -1).float()


def error(prospects: Tensor, aims: Tensor, here: Tensor) -> Tensor:
    """How wrong the prospects were: the prizes count most, the points a quarter."""
    wrong = (prospects - aims).square() * here
    return wrong[:, :SEATS].mean() + 0.25 * wrong[:, SEATS:].mean()


def aims_and_gains(fleet: Fleet, kept: Kept, settings: Settings) -> tuple[Tensor, Tensor]:
    """What the prospects should have been, from the seat that acted, and what its moves gained it."""
    found, acting = returns(kept, settings.trace), kept.acting[:-1]
    seats = fleet.seats.repeat(len(found))
    aims = found.flatten(0, 1).gather(1, turned(acting.flatten(), seats, back=True)).view_as(found)
    gains = (found - kept.prospects[:-1]).gather(2, acting[..., None]).squeeze(-1)
    return aims, gains
