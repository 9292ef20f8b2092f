"""A course of learning: rounds until the time is over, checkpoints to go on from, a curve of how well it plays."""

from __future__ import annotations

import copy
import json
import os
import pathlib
import random
import time
from dataclasses import asdict, replace
from typing import Any

import torch
from torch import Tensor

from argosy.training.evaluate import against
from argosy.training.export import read_net
from argosy.training.fleet import Fleet
from argosy.training.net import Net, fitted
from argosy.training.ppo import collect, imitate, learn, space
from argosy.training.settings import BadSettings, Settings
from argosy.training.together import as_the_first_says, same_weights

KEPT_SELVES = 12  # earlier selves to play against


def net_of(file: pathlib.Path, fleet: Fleet, device: str) -> Net:
    """A network that plays and does not learn."""
    saved = read_net(file, device)
    if saved["game"] != fleet.game.name or saved["rules"] != fleet.game.rules.version:
        raise BadSettings(f"{file} holds {saved['game']} by rules {saved['rules']}, which is not what is learned here")
    net = new_net(fleet, saved["settings"]["width"], saved["net"])
    net.requires_grad_(False)
    return net


def new_net(fleet: Fleet, width: int, weights: dict[str, Tensor] | None = None) -> Net:
    """A network for what the games show, with these weights or with none yet."""
    inputs, codes = fleet.watch.inputs, fleet.watch.codes
    net: Net = Net(inputs, codes, width).to(fleet.device)
    real = len(fleet.game.brain.features), len(fleet.game.rules.notation)
    net.load_state_dict(fitted(fitted(weights or net.state_dict(), *real), inputs, codes))  # nothing fills up a panel
    return net


class Course:
    """One game being learned; `folder` holds ``net.pt`` and ``curve.json``, and in ``league`` whom else it meets.

    With `frozen`, a checkpoint, it learns to beat that one only: it begins as it, and all others are it for ever.
    """

    def __init__(
        self, game: str, settings: Settings, folder: pathlib.Path, device: str, on_gpu: bool,
        begin: pathlib.Path | None = None, frozen: pathlib.Path | None = None,
    ) -> None:  # fmt: skip
        if frozen is not None:
            settings = replace(settings, past=1.0, league=0.0, deckhands=0.0, imitate=0)
            begin = frozen
        self.game, self.settings, self.folder, self.frozen = game, settings, folder, frozen
        self.device, self.on_gpu = device, on_gpu
        self.rank = int(os.environ.get("RANK", "0"))
        torch.manual_seed(settings.seed + self.rank)
        self.random = random.Random(settings.seed)
        self.decisions, self.seconds, self.rounds = 0, 0.0, 0
        self.rounds_here = 0  # since the last pause
        self.curve: list[dict[str, Any]] = []
        self.begun = 0.0  # seconds that others had learned before this course began
        saved = self._saved(begin)
        seed = settings.seed + (self.rank << 32) + (int(self.decisions) << 8)
        self.fleet = Fleet(game, settings, device, on_gpu, seed)
        self.net = new_net(self.fleet, settings.width, None if saved is None else saved["net"])
        same_weights(self.net)
        self.before = copy.deepcopy(self.net) if saved is not None and frozen is None else None  # to be measured by
        self.past = copy.deepcopy(self.net) if frozen is None else net_of(frozen, self.fleet, device)
        self.selves = [copy.deepcopy(self.net.state_dict())]
        self.others = [(self.fleet.with_past, self.past)] if len(self.fleet.with_past) else []
        self.others += self._league()
        fused = {"fused": True} if on_gpu else {}
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5, **fused)
        self.kept = space(self.fleet, settings)

    def _league(self) -> list[tuple[Tensor, Net]]:
        """The networks of the league, and the games in which the others are one of them."""
        games = self.fleet.with_league
        if not len(games):
            return []
        files = sorted((self.folder / "league").glob("*.npz"))
        if not files:
            raise BadSettings(f"{self.folder / 'league'} holds nobody; `imitate` and `learn --exploit` write there")
        nets = [net_of(file, self.fleet, self.device) for file in files[: len(games)]]
        return [(games[number :: len(nets)], net) for number, net in enumerate(nets)]

    def _saved(self, begin: pathlib.Path | None) -> dict[str, Any] | None:
        """What an earlier course left here, to go on from; else what bots play by, if it is to begin with that."""
        path = self.folder / "net.pt"
        if path.exists():
            saved: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        elif begin is not None:
            path, saved = begin, read_net(begin, self.device)
            if self.frozen is not None:  # a course of its own
                saved |= {"decisions": 0, "seconds": 0.0, "rounds": 0, "curve": []}
            saved["begun"] = saved["seconds"]
        else:
            return None
        if saved["game"] != self.game or saved["settings"]["width"] != self.settings.width:
            raise BadSettings(
                f"{path} holds {saved['game']} with width {saved['settings']['width']}, "
                f"and not {self.game} with width {self.settings.width}; choose another folder"
            )
        self.decisions, self.seconds, self.rounds = saved["decisions"], saved["seconds"], saved["rounds"]
        self.curve, self.begun = list(saved["curve"]), saved.get("begun", 0.0)
        return saved

    def save(self) -> None:
        """Write the checkpoint and the curve, whole or not at all."""
        if self.rank:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        saved = {
            "game": self.game, "rules": self.fleet.game.rules.version, "settings": asdict(self.settings),
            "net": self.net.state_dict(), "decisions": self.decisions, "seconds": self.seconds, "rounds": self.rounds,
            "curve": self.curve, "begun": self.begun,
        }  # fmt: skip
        torch.save(saved, self.folder / "net.new")
        (self.folder / "net.new").replace(self.folder / "net.pt")
        told = {name: value for name, value in saved.items() if name != "net"}
        (self.folder / "curve.json").write_text(json.dumps(told, indent=1), encoding="utf-8")

    def round(self) -> dict[str, Any]:
        """Play and learn once."""
        began = time.perf_counter()
        left = self._left()
        warm = min(1.0, (1 + self.rounds_here) / 10)  # the optimizer begins anew after every pause
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * max(0.1, left) * warm
        told = self._imitate() if self.rounds < self.settings.imitate else self._learn(left)
        self.rounds += 1
        self.rounds_here += 1
        self.decisions += self.settings.steps * self.fleet.count * int(os.environ.get("WORLD_SIZE", "1"))
        self.seconds += time.perf_counter() - began
        self._choose_past()
        return {"whole": time.perf_counter() - began, **told}

    def _left(self) -> float:
        """How much of the course is left, of its time or of its decisions: by that the rate and the curiosity sink."""
        if self.settings.sink > 0:
            return max(0.0, 1 - (self.seconds - self.begun) / self.settings.sink)
        return max(0.0, 1 - self.decisions / self.settings.decisions)

    def _imitate(self) -> dict[str, Any]:
        told: dict[str, Any] = imitate(self.net, self.optimizer, self.fleet, self.kept, self.settings)
        self._wait()
        if self.rounds + 1 == self.settings.imitate:  # from here on it plays against what it is now
            self.selves = [copy.deepcopy(self.net.state_dict())]
            self.past.load_state_dict(self.selves[0])
        return told

    def _learn(self, left: float) -> dict[str, Any]:
        began = time.perf_counter()
        collect(self.fleet, self.net, self.others, self.kept)
        self._wait()
        played = time.perf_counter() - began
        entropy = self.settings.entropy * max(0.25, left)
        told: dict[str, Any] = learn(self.net, self.optimizer, self.fleet, self.kept, self.settings, entropy)
        self._wait()
        return {"playing": played, **told}

    def _wait(self) -> None:
        if self.on_gpu:
            torch.cuda.synchronize()

    def _choose_past(self) -> None:
        """Now and then an earlier self takes the other seats, and the present one is remembered."""
        if self.frozen is not None:
            return
        if self.rounds % self.settings.remember == 0:
            self.selves = [*self.selves, copy.deepcopy(self.net.state_dict())][-KEPT_SELVES:]
        if self.rounds % max(1, self.settings.remember // 4) == 0:
            self.past.load_state_dict(self.random.choice(self.selves))

    def look(self, count: int) -> dict[str, Any]:
        """Play against deckhands, or the frozen one, at tables of every size, and write it into the curve.

        Deckhands are soon beaten; what it was when it last began is a measure for longer.
        """
        found: dict[str, Any] = {"seconds": round(self.seconds, 1), "decisions": self.decisions}
        tables = sorted(set(self.fleet.env.tables.seats.tolist()))

        def played(sizes: list[int], other: Net | None) -> dict[str, list[float]]:
            shares = against(self.net, self.game, sizes, count, self.device, self.on_gpu, other)
            return {str(size): share for size, share in shares.items()}

        found |= played(tables, None if self.frozen is None else self.past)
        if self.before is not None:
            found["before"] = played([size for size in tables if size > 1], self.before)
        self.curve.append(found)
        return found

    def run(self, seconds: float, every: float, matches: int) -> None:
        """Learn for so many seconds of wall time, looking now and then how well it plays."""
        began = time.monotonic()
        looked = began
        while as_the_first_says((gone := time.monotonic() - began) < seconds, self.device):
            told = self.round()
            if self.rank == 0 and self.rounds % 20 == 1:
                pace = self.settings.steps * self.fleet.count / told["whole"] / 1e6
                said = " ".join(f"{name} {float(value):.4f}" for name, value in told.items())
                print(f"{gone:6.0f} s {self.decisions / 1e6:8.0f} M decisions, {pace:.2f} M/s; {said}", flush=True)
            if time.monotonic() - looked >= every:
                looked = time.monotonic()
                if self.rank == 0:
                    print(self.look(matches), flush=True)
                    self.save()
        if self.rank == 0:
            print(self.look(matches), flush=True)
        self.save()
