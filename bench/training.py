"""How fast a game is learned, and what takes the time: decisions a second, the parts of a round, the longest kernels.

python bench/training.py goa --games 32768 --steps 64 --batch 32768 --rounds 4 --kernels 15
"""

from __future__ import annotations

import argparse
import pathlib
import tempfile
import time
from dataclasses import fields

import torch

from argosy.training.course import Course
from argosy.training.settings import Settings, read


def main() -> None:
    """Learn for a few rounds and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--kernels", type=int, default=0, help="the longest kernels of one more round, on a GPU")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default))
    asked = parser.parse_args()
    settings = read(None, **{field.name: getattr(asked, field.name) for field in fields(Settings)})
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        course = Course(asked.game, settings, pathlib.Path(folder), device, device == "cuda")
        course.round()
        print(f"{asked.game}: ready after {time.perf_counter() - began:.1f} s", flush=True)
        told = [course.round() for _ in range(asked.rounds)]
    whole = sum(one["whole"] for one in told)
    playing = sum(one.get("playing", 0.0) for one in told)
    decisions = len(told) * settings.steps * course.fleet.count
    print(f"{asked.game}: {decisions / whole / 1e6:.2f} M decisions/s, of the time {playing / whole:.0%} playing")
    if asked.kernels and device == "cuda":
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            course.round()
        print(profile.key_averages().table(sort_by="cuda_time_total", row_limit=asked.kernels))
        print(f"{torch.cuda.max_memory_allocated() / 2**30:.1f} GiB of the GPU's memory at most")


if __name__ == "__main__":
    main()
