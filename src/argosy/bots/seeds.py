"""Where the deals and the bots' dice of a run come from: keyed one-way functions of the run's secret.

A bot is told a seed for its own dice. Were that a mix of the deal's seed that can be reckoned backwards, a bot would
know every card. So each number here is a BLAKE2 hash under a key that no bot is told: none says anything about another.
"""

from __future__ import annotations

from hashlib import blake2b

RUN = b"argosy run"
BITS = 64
PRIVATE = (  # what no program that plays is handed on: words and addresses with passwords in them
    "ARGOSY_SECRET", "ARGOSY_DATABASE", "ARGOSY_REDIS", "ARGOSY_SMTP", "ARGOSY_METRICS",
)  # fmt: skip


def run_secret(seed: int, word: str = "") -> bytes:
    """The key of a run. It follows from the run's seed, so that a run can be repeated, and from a word of whoever runs
    it, so that nobody else can who guesses the seed."""
    key = blake2b(word.encode(), digest_size=32, person=RUN).digest()
    return blake2b(str(seed).encode(), key=key, digest_size=32, person=RUN).digest()


def drawn(secret: bytes, purpose: str, *which: int) -> int:
    """64 bits for one purpose, for example the dice of seat 2 in deal 5; they tell nothing of any others."""
    text = " ".join(map(str, (purpose, *which)))
    return int.from_bytes(blake2b(text.encode(), key=secret, digest_size=BITS // 8).digest(), "little")
