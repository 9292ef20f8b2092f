"""How a game is learned: what stands in a settings file, with the usual values."""

from __future__ import annotations

import pathlib
import tomllib
from dataclasses import asdict, dataclass, fields
from typing import Any


class BadSettings(ValueError):
    """A settings file that cannot be used: the message says what is wrong."""


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    games: int = 32768  # at once
    steps: int = 64  # moves in each of them between two rounds of learning
    width: int = 512  # of the network
    rate: float = 4e-4  # of learning at the beginning; sinks to a tenth until `decisions` were made
    decisions: float = 2e9  # learned from, in the whole course
    sink: float = (
        0.0  # seconds of learning in which the rate sinks instead, from where the course began; 0: it does not
    )
    batch: int = 32768  # decisions in one step of learning, all of one moment: at most as many as there are games
    epochs: int = 1  # how often each decision is learned from
    clip: float = 0.2  # how far the policy may move from the one that played
    trace: float = 0.96  # lambda: how far results reach back, by a seat's own decisions
    entropy: float = 0.005  # the prize for staying curious; sinks to a quarter
    two: float = 0.4  # share of the games that are for two; larger tables share the rest
    alone: float = 0.15  # share of the games that one plays alone, where a game has that
    deckhands: float = 0.06  # share of games in which all others are deckhands
    past: float = 0.15  # share of games in which all others are an earlier self
    league: float = 0.0  # share of games in which all others are a network of the folder `league`
    remember: int = 40  # rounds of learning between two earlier selves that are kept
    imitate: int = 0  # rounds at the beginning in which it learns to do as deckhands do
    apart: int = 256  # moves of deckhands at the beginning, over which the games are spread
    seed: int = 1

    def __post_init__(self) -> None:
        for name in ("games", "steps", "width", "batch", "epochs", "remember"):
            if getattr(self, name) < 1:
                raise BadSettings(f"{name} must be at least 1, not {getattr(self, name)}")
        for name in ("two", "alone", "trace", "deckhands", "past", "league"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadSettings(f"{name} is a share between 0 and 1, not {getattr(self, name)}")
        if self.sink < 0:
            raise BadSettings(f"sink must be at least 0 seconds, not {self.sink}")
        if self.two + self.alone > 1:
            raise BadSettings(f"two and alone together are at most 1, not {self.two + self.alone}")
        if self.past + self.league + self.deckhands > 1:
            others = self.past + self.league + self.deckhands
            raise BadSettings(f"past, league and deckhands together are at most 1, not {others}")


def read(path: pathlib.Path | None, **changed: Any) -> Settings:
    """The settings of a TOML file, changed by what is given beside it."""
    found: dict[str, Any] = {}
    if path is not None:
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"{path} cannot be read: {error}") from None
    known = {field.name: type(getattr(Settings(), field.name)) for field in fields(Settings)}
    for name, value in found.items():
        if name not in known:
            raise BadSettings(f"{path}: there is no setting {name!r}; there are {', '.join(known)}")
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BadSettings(f"{path}: {name} must be a number, not {value!r}")
    merged = {**found, **{name: value for name, value in changed.items() if value is not None}}
    return Settings(**{name: known[name](value) for name, value in merged.items()})


def as_toml(settings: Settings) -> str:
    """The settings as a file that `read` takes."""
    return "".join(f"{name} = {value}\n" for name, value in asdict(settings).items())
