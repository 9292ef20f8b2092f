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


def new_salt() -> str:
    """256 random bits: a seed has so few that a hash of it alone could be tried out."""
    return secrets.token_hex(32)


def seed_text(table_id: str, seed: int | str, salt: str | None) -> str:
    """What is hashed before a game and shown after it. Tables of old have no salt."""
    return f"{table_id}:{seed}:{salt}" if salt else f"{table_id}:{seed}"


def seed_hash(seed: int | str, table_id: str, salt: str | None = None) -> str:
    """What is published of a seed when a table starts; at the end everybody can check it."""
    return hashlib.sha256(seed_text(table_id, seed, salt).encode()).hexdigest()


def is_table_id(text: str) -> bool:
    """Whether a text could be the name of a table; anything else need not be looked for."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").isalnum()
