"""From a checkpoint to the small file that bots play by: weights in half precision and where they come from."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import numpy as np

LAYERS = ("first", "second", "third", "policy", "prospects")


def export(checkpoint: pathlib.Path, file: pathlib.Path) -> str:
    """Write the weights; a sentence about them."""
    import torch

    saved: dict[str, Any] = torch.load(checkpoint, map_location="cpu", weights_only=True)
    net = {name: weight.float().numpy() for name, weight in saved["net"].items()}
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
