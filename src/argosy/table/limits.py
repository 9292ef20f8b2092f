"""What one address may ask of the server: requests by a bucket of tokens, refilled steadily; and open event streams."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

MOST_VISITORS = 20_000


class Limiter:
    """`allow` answers 0 when a request may pass, else the seconds to wait."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate  # requests a second, in the long run
        self.burst = burst  # requests at once
        self._buckets: dict[str, tuple[float, float]] = {}
        self._lock = threading.Lock()

    def allow(self, who: str, cost: float = 1.0) -> float:
        """Take tokens out of a visitor's bucket."""
        now = time.monotonic()
        with self._lock:
            level, seen = self._buckets.pop(who, (self.burst, now))
            while len(self._buckets) >= MOST_VISITORS:  # who has not asked for longest; who asks on is not forgotten
                del self._buckets[next(iter(self._buckets))]
            level = min(self.burst, level + (now - seen) * self.rate)
            if level < cost:
                self._buckets[who] = (level, now)
                return max(1.0, (cost - level) / self.rate)
            self._buckets[who] = (level - cost, now)
            return 0.0


class Listeners:
    """The event streams that are open, by address. They cost little each, but nobody shall open all there can be."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are open."""
        return self._open.total()

    def full(self, who: str) -> bool:
        """Whether an address has as many streams as it may."""
        return self._open[who] >= self.most

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """A stream, as long as it is open."""
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if self._open[who] <= 0:
                del self._open[who]
