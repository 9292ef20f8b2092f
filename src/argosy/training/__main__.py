"""python -m argosy.training learn GAME | imitate GAME | export CHECKPOINT FILE."""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
from dataclasses import fields
from typing import Any

from argosy.training.settings import BadSettings, Settings, read


def main() -> int:
    """Learn a game, learn to do as a bot does, or write what was learned as the small file that bots play by."""
    parser = argparse.ArgumentParser(prog="python -m argosy.training", description=__doc__)
    parts = parser.add_subparsers(dest="what", required=True)
    learn = parts.add_parser("learn", help="learn a game; the same command goes on where the last one stopped")
    learn.add_argument("game")
    learn.add_argument("--folder", type=pathlib.Path, help="of the checkpoint (default: training/GAME)")
    learn.add_argument("--from", dest="begin", type=pathlib.Path, help="weights to begin with (a learned.npz)")
    learn.add_argument("--exploit", action="store_true", help="learn to beat what is in the folder, for its league")
    learn.add_argument("--settings", type=pathlib.Path, help="a TOML file; see argosy/training/settings.py")
    learn.add_argument("--minutes", type=float, default=10.0)
    learn.add_argument("--every", type=float, default=60.0, help="seconds between two looks at how well it plays")
    learn.add_argument("--matches", type=int, default=1024, help="games in each of them, at every size of table")
    learn.add_argument("--device", help="cuda or cpu (default: cuda where there is one)")
    for field in fields(Settings):
        learn.add_argument(f"--{field.name}", type=type(field.default))
    like = parts.add_parser("imitate", help="learn to do as a bot does, for the league; the same command goes on")
    like.add_argument("game")
    like.add_argument("--bot", default="mate", help="as in the arena: mate, captain:iterations=50")
    like.add_argument("--games", type=int, default=200, help="of that bot against itself, at every size of table")
    like.add_argument("--folder", type=pathlib.Path, help="of the checkpoint (default: training/GAME)")
    like.add_argument("--width", type=int, default=256)
    like.add_argument("--rate", type=float, default=1e-3)
    like.add_argument("--passes", type=int, default=10, help="how often each decision is learned from")
    like.add_argument("--seed", type=int, default=1)
    export = parts.add_parser("export", help="write the weights for bots")
    export.add_argument("checkpoint", type=pathlib.Path)
    export.add_argument("file", type=pathlib.Path)
    asked = parser.parse_args()
    try:
        return {"learn": _learn, "imitate": _imitate, "export": _export}[asked.what](asked)
    except (BadSettings, ValueError) as wrong:
        print(f"error: {wrong}", file=sys.stderr)
        return 2


def _own_gpu() -> None:
    """Of several processes on a machine (torchrun) each sees its own GPU only, PyTorch's and Numba's alike."""
    if (rank := os.environ.get("LOCAL_RANK")) is not None:
        seen = os.environ.get("CUDA_VISIBLE_DEVICES", "").split(",")
        os.environ["CUDA_VISIBLE_DEVICES"] = seen[int(rank)] if len(seen) > int(rank) and seen[0] else rank


def _wanted_torch() -> Any:
    try:
        import torch
    except ImportError:
        raise BadSettings("PyTorch is not installed (pip install 'argosy[train]')") from None
    return torch


def _learn(asked: argparse.Namespace) -> int:
    _own_gpu()
    torch = _wanted_torch()
    from argosy.training.course import Course
    from argosy.training.export import export, read_net

    settings = read(asked.settings, **{field.name: getattr(asked, field.name) for field in fields(Settings)})
    device = asked.device or ("cuda" if torch.cuda.is_available() else "cpu")
    together = torch.distributed.is_available() and torch.distributed.is_torchelastic_launched()
    if together:
        torch.distributed.init_process_group("nccl" if device == "cuda" else "gloo")
    folder = asked.folder or pathlib.Path("training") / asked.game
    main, frozen = folder, None
    if asked.exploit:
        frozen = main / "net.pt"
        if not frozen.exists():
            raise BadSettings(f"there is no {frozen} to learn to beat")
        name = f"exploiter-{int(read_net(frozen, 'cpu')['decisions'])}"
        folder = main / "exploiters" / name
    course = Course(asked.game, settings, folder, device, device == "cuda", asked.begin, frozen)
    course.run(60 * asked.minutes, asked.every, asked.matches)
    if asked.exploit and course.rank == 0:
        (main / "league").mkdir(exist_ok=True)
        print(export(folder / "net.pt", main / "league" / f"{name}.npz"))
    if together:
        torch.distributed.destroy_process_group()
    return 0


def _imitate(asked: argparse.Namespace) -> int:
    _wanted_torch()
    from argosy.training.imitate import imitate

    folder = asked.folder or pathlib.Path("training") / asked.game
    asked_for = {name: getattr(asked, name) for name in ("games", "width", "rate", "passes", "seed")}
    print(imitate(asked.game, asked.bot, folder / "league", **asked_for))
    return 0


def _export(asked: argparse.Namespace) -> int:
    from argosy.training.export import export

    print(export(asked.checkpoint, asked.file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
