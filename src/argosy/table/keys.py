"""Secret keys: random, shown once to those they are for, kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike
PLACES = (
    "malabar", "leeward", "tortuga", "calicut", "windward", "havana", "cochin", "madras", "santiago", "cumana",
    "quilon", "portobelo", "kerala", "antigua", "cadiz", "lisbon", "ternate", "curacao", "palos", "azores",
)  # fmt: skip
LONGEST_ID = 40


def new_key() -> str:
    """192 random bits as text for a link."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_table_id() -> str:
    """A name for a table that can be read aloud; it opens nothing by itself."""
    return f"{secrets.choice(PLACES)}-{''.join(secrets.choice(ALPHABET) for _ in range(8))}"


def seed_hash(seed: int, table_id: str) -> str:
    """What is published of a seed when a table starts; at the end everybody can check it."""
    return hashlib.sha256(f"{table_id}:{seed}".encode()).hexdigest()


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table; anything else need not be looked for."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").isalnum()
