"""How many requests a visitor may make: a bucket of tokens for every address, refilled steadily."""

from __future__ import annotations

import threading
import time

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
            if len(self._buckets) > MOST_VISITORS:
                self._buckets.clear()
            level, seen = self._buckets.get(who, (self.burst, now))
            level = min(self.burst, level + (now - seen) * self.rate)
            if level < cost:
                self._buckets[who] = (level, now)
                return max(1.0, (cost - level) / self.rate)
            self._buckets[who] = (level - cost, now)
            return 0.0
