"""Learn Goa for two by playing: PPO on the vector environment, until it beats the bot *deckhand*.

    python examples/learn_goa.py --minutes 10 --device cuda --games-on gpu --out curve.json --save goa.pt

Thousands of games are played at once. In some of them one seat is a deckhand, in the others the learner plays itself.
One network sees what the seat to move sees and answers with a preference for every move code (the illegal ones are
masked) and with the result it expects for that seat. Two players make a zero-sum game: what is good for who moves next
is as bad for the other, so that advantages are passed back through the turns of both with the sign turned.
Needs PyTorch; of Argosy only the rules and the vector environment.
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from argosy.envs import CudaVectorEnv, VectorEnv

GAME, SEATS = "goa", 2
NEVER = -1e9  # the preference for an illegal move


@dataclass
class Settings:
    """How it learns."""

    envs: int = 2048  # games at once
    steps: int = 64  # moves in each of them between two rounds of learning
    deckhands: float = 0.5  # the share of games in which one seat is a deckhand
    width: int = 512  # of the network
    rate: float = 5e-4  # of learning; sinks to a tenth until the end
    epochs: int = 2  # how often each move is learned from
    batch: int = 16384  # moves in one step of learning
    clip: float = 0.2  # how far the policy may move from the one that played
    trace: float = 0.97  # lambda: how far results reach back
    entropy: float = 0.01  # the prize for staying curious


class Net(nn.Module):  # type: ignore[misc,unused-ignore]  # where PyTorch is not installed
    """What a seat sees, to preferences for moves and the expected result."""

    def __init__(self, slots: int, codes: int, width: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(slots, width), nn.LayerNorm(width), nn.ReLU(),
            nn.Linear(width, width), nn.LayerNorm(width), nn.ReLU(),
            nn.Linear(width, width), nn.LayerNorm(width), nn.ReLU(),
        )  # fmt: skip
        self.policy = nn.Linear(width, codes)
        self.result = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # begin with no opinion: every legal move is as good as the other
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities of all moves, and the result expected, -1 to 1."""
        hidden = self.trunk(rows)
        preferences = self.policy(hidden).float().masked_fill(~mask, NEVER)
        return preferences.log_softmax(-1), torch.tanh(self.result(hidden).float()).squeeze(-1)


class Games:
    """The vector environment, on the CPU or on the GPU, with tensors on the learner's device."""

    def __init__(self, count: int, device: str, on_gpu: bool, seed: int, reward: str) -> None:
        kind: Any = CudaVectorEnv if on_gpu else VectorEnv
        further = {} if on_gpu else {"cores": 0}
        self.env = kind(GAME, count, seats=SEATS, seed=seed, reward=reward, **further)
        self.env.reset()
        self.count, self.device, self.on_gpu = count, device, on_gpu

    def tensor(self, array: Any) -> Tensor:
        """An array of the environment as a tensor of the learner, not copied where both lie in the same memory."""
        return torch.as_tensor(array, device=self.device)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the seats to move see, which moves are legal, and who they are."""
        return (
            self.tensor(self.env.observe()).clone(),
            self.tensor(self.env.mask()).bool(),
            self.tensor(self.env.acting).long(),
        )

    def deckhands(self) -> Tensor:
        """What deckhands would do."""
        return self.tensor(self.env.deckhand_moves()).long()

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; what ended games were worth to each seat, and which games ended."""
        short = moves.to(torch.int16)
        self.env.step(short.contiguous() if self.on_gpu else short.cpu().numpy())
        return self.tensor(self.env.rewards).float().clone(), self.tensor(self.env.done).bool()


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def collect(games: Games, net: Net, settings: Settings) -> dict[str, Tensor]:
    """Play some moves in all games and remember what is needed to learn from them."""
    count = games.count
    number = torch.arange(count, device=games.device)
    foreign = (number < settings.deckhands * count).long() * (1 + number % SEATS)  # the deckhand's seat + 1, or 0
    kept: dict[str, list[Tensor]] = {}
    rows, mask, acting = games.look()
    for _ in range(settings.steps):
        chances, result = net(rows, mask)
        chosen = torch.multinomial(chances.exp(), 1).squeeze(-1)
        ours = foreign != acting + 1
        moves = torch.where(ours, chosen, games.deckhands())
        rewards, done = games.step(moves)
        worth = rewards.gather(1, acting[:, None]).squeeze(-1) * done
        seen = {
            "rows": rows.half(), "mask": mask, "acting": acting, "moves": moves, "ours": ours, "result": result,
            "chance": chances.gather(1, moves[:, None]).squeeze(-1), "worth": worth, "done": done,
        }  # fmt: skip
        for name, tensor in seen.items():
            kept.setdefault(name, []).append(tensor)
        rows, mask, acting = games.look()
    kept["acting"].append(acting)
    kept["result"].append(net(rows, mask)[1])
    return {name: torch.stack(tensors) for name, tensors in kept.items()}


def advantages(kept: dict[str, Tensor], trace: float) -> Tensor:
    """How much better each move turned out than expected, for who made it (GAE for two players, undiscounted)."""
    gains = torch.zeros_like(kept["worth"])
    later = torch.zeros_like(gains[0])
    for t in reversed(range(len(gains))):
        going = ~kept["done"][t] * torch.where(kept["acting"][t] == kept["acting"][t + 1], 1.0, -1.0)
        surprise = kept["worth"][t] + going * kept["result"][t + 1] - kept["result"][t]
        later = surprise + trace * going * later
        gains[t] = later
    return gains


def learn(net: Net, optimizer: torch.optim.Optimizer, kept: dict[str, Tensor], settings: Settings) -> dict[str, float]:
    """One round of PPO on the moves that the learner made itself."""
    gains = advantages(kept, settings.trace)
    aims = gains + kept["result"][:-1]
    mine = kept["ours"].flatten().nonzero().squeeze(-1)
    flat = {name: kept[name].flatten(0, 1) for name in ("rows", "mask", "moves", "chance")}
    flat |= {"gains": gains.flatten(), "aims": aims.flatten()}
    told: dict[str, float] = {}
    for _ in range(settings.epochs):
        order = mine[torch.randperm(len(mine), device=mine.device)]
        for part in order.split(settings.batch):
            one = {name: tensor[part] for name, tensor in flat.items()}
            with torch.autocast(one["rows"].device.type, torch.bfloat16, enabled=one["rows"].is_cuda):
                chances, result = net(one["rows"].float(), one["mask"])
            chance = chances.gather(1, one["moves"][:, None]).squeeze(-1)
            gain = (one["gains"] - one["gains"].mean()) / (one["gains"].std() + 1e-6)
            ratio = (chance - one["chance"]).exp()
            policy = -torch.min(ratio * gain, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gain).mean()
            value = (result - one["aims"]).square().mean()
            entropy = -(chances.exp() * chances.masked_fill(~one["mask"], 0.0)).sum(-1).mean()
            optimizer.zero_grad(set_to_none=True)
            (policy + value - settings.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            told = {"policy": policy.item(), "value": value.item(), "entropy": entropy.item()}
    return told


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def against_deckhand(net: Net, device: str, count: int, seed: int, on_gpu: bool = False) -> dict[str, float]:
    """Whole games against deckhands, the learner in either seat in turn, always its favourite move."""
    games = Games(count, device, on_gpu, seed, "rank")
    me = torch.arange(count, device=device) % SEATS
    points = torch.full((count,), math.nan, device=device)
    while points.isnan().any():
        rows, mask, acting = games.look()
        moves = torch.where(acting == me, net(rows, mask)[0].argmax(-1), games.deckhands())
        rewards, done = games.step(moves)
        mine, other = rewards.gather(1, me[:, None]).squeeze(-1), rewards.gather(1, 1 - me[:, None]).squeeze(-1)
        points = torch.where(done & points.isnan(), 0.5 + 0.25 * (mine - other), points)  # a shared victory is half
    rate = points.mean().item()
    return {"games": count, "wins": rate, "error": 1.96 * points.std().item() / math.sqrt(count)}


def save(path: pathlib.Path, net: Net, settings: Settings) -> None:
    """The network and what is needed to build it again."""
    torch.save({"game": GAME, "settings": asdict(settings), "net": net.state_dict()}, path)


def load(path: pathlib.Path, device: str = "cpu") -> Net:
    """A saved network."""
    saved = torch.load(path, map_location=device, weights_only=True)
    weights = saved["net"]
    net = Net(weights["trunk.0.weight"].shape[1], weights["policy.weight"].shape[0], saved["settings"]["width"])
    net.load_state_dict(weights)
    net.to(device).eval()
    return net


def main() -> None:
    """Learn, look now and then how well it plays, and write down both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="of the network")
    parser.add_argument("--games-on", choices=["cpu", "gpu"], default="cpu", help="where the games are played")
    parser.add_argument("--every", type=float, default=30.0, help="seconds between two matches against deckhand")
    parser.add_argument("--matches", type=int, default=1000, help="games in each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("curve.json"))
    parser.add_argument("--save", type=pathlib.Path, default=pathlib.Path("goa.pt"))
    for name, default in asdict(Settings()).items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    asked = parser.parse_args()
    settings = Settings(**{name: getattr(asked, name) for name in asdict(Settings())})
    torch.manual_seed(asked.seed)
    np.random.seed(asked.seed)
    on_gpu = asked.games_on == "gpu"
    games = Games(settings.envs, asked.device, on_gpu, asked.seed, "margin")
    net = Net(len(games.env.game.brain.features), len(games.env.game.rules.notation), settings.width).to(asked.device)
    optimizer = torch.optim.Adam(net.parameters(), settings.rate, eps=1e-5)
    curve: list[dict[str, float]] = []
    spent, decisions, looked = 0.0, 0, -math.inf  # seconds of learning; the matches are not counted
    while True:
        over = spent >= 60 * asked.minutes
        if over or spent - looked >= asked.every:
            found = against_deckhand(net, asked.device, asked.matches, 10**9 + len(curve) * asked.matches, on_gpu)
            curve.append({"seconds": round(spent, 1), "decisions": decisions, **found})
            print(
                f"{spent:7.0f} s {decisions / 1e6:8.1f} M decisions: wins {found['wins']:.1%} ± {found['error']:.1%}",
                flush=True,
            )
            asked.out.write_text(json.dumps({"settings": asdict(settings), "curve": curve}, indent=1), encoding="utf-8")
            save(asked.save, net, settings)
            looked = spent
        if over:
            break
        began = time.perf_counter()
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * max(0.1, 1 - spent / (60 * asked.minutes))
        learn(net, optimizer, collect(games, net, settings), settings)
        decisions += settings.envs * settings.steps
        spent += time.perf_counter() - began


if __name__ == "__main__":
    main()
