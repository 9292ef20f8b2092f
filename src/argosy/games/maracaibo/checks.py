from __future__ import annotations
from typing import Any
def check(parts: Any) -> None:
    """x"""

