"""Named numbers for learning."""

from typing import Any

from argosy.kernel import rule

FEATURES = ("none",)


@rule
def features(v: Any, out: Any) -> None:
    """To be written."""
    out[0] = 0
