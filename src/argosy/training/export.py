"""From a checkpoint to the small file that bots play by, weights in half precision and their origin; and back."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np

from argosy.envs.tables import table

LAYERS = ("first", "second", "third", "policy", "prospects")


def export(checkpoint: pathlib.Path, file: pathlib.Path) -> str:
    """Write the weights of a checkpoint, or of such a file for the inputs of today; a sentence about them."""
    from argosy.training.net import fitted

    saved = read_net(checkpoint, "cpu")
    game = table(saved["game"], None, None)[0]
    real = fitted(saved["net"], len(game.brain.features), len(game.rules.notation))
    net = {name: weight.numpy() for name, weight in real.items()}
    arrays: dict[str, Any] = {}
    for layer in LAYERS:
        arrays[layer] = np.ascontiguousarray(net[f"{layer}.weight"].T).astype(np.float16)
        arrays[f"{layer}_bias"] = net[f"{layer}.bias"].astype(np.float32)
    for number in range(3):
        arrays[f"calm{number}"] = np.stack([net[f"calm.{number}.weight"], net[f"calm.{number}.bias"]])
    card = {name: saved[name] for name in ("game", "rules", "settings", "decisions", "seconds", "curve")}
    np.savez_compressed(file, card=np.array(json.dumps(card)), **arrays)
    size = file.stat().st_size / 2**20
    return f"{file}: {saved['game']}, {saved['decisions'] / 1e6:.0f} M decisions, {size:.1f} MiB"


def read_net(file: pathlib.Path, device: str) -> dict[str, Any]:
    """What a checkpoint or such a file holds, as a checkpoint."""
    import torch

    if file.suffix == ".npz":
        return restore(file)
    saved: dict[str, Any] = torch.load(file, map_location=device, weights_only=True)
    return saved


def restore(file: pathlib.Path) -> dict[str, Any]:
    """A checkpoint made of such a file, to go on from: what was rounded away is lost."""
    import torch

    with np.load(file) as arrays:
        card: dict[str, Any] = json.loads(str(arrays["card"]))
        net = {}
        for layer in LAYERS:
            net[f"{layer}.weight"] = torch.tensor(arrays[layer].T.astype(np.float32))
            net[f"{layer}.bias"] = torch.tensor(arrays[f"{layer}_bias"])
        for number in range(3):
            net[f"calm.{number}.weight"], net[f"calm.{number}.bias"] = torch.tensor(arrays[f"calm{number}"])
    settings = card["settings"]
    rounds = max(settings["imitate"], card["decisions"] // (settings["games"] * settings["steps"]))
    return {**card, "net": net, "rounds": rounds}
