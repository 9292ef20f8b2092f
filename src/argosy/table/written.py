"""What has happened at a table, kept as the JSON that programs are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import orjson


class Written:
    """A growing list as JSON. Of what has happened only the end changes, so that all the rest need not be written anew:
    a row is kept as long as it is about the very same thing."""

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.rows: list[bytes] = []

    def of(self, things: Sequence[Any], row: Callable[[int, Any], dict[str, Any]]) -> orjson.Fragment:
        """All things, each as the row that is made of its number and itself."""
        same = min(len(things), len(self.things))
        while same and things[same - 1] is not self.things[same - 1]:
            same -= 1
        self.things[same:] = things[same:]
        self.rows[same:] = [orjson.dumps(row(same + n, thing)) for n, thing in enumerate(things[same:])]
        return orjson.Fragment(b"[" + b",".join(self.rows) + b"]")
