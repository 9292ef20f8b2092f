"""Compiling games beside play: a game runs interpreted until its compiled form is there."""

from argosy.preparing.foreman import Foreman, Standing
from argosy.preparing.parts import EVERYTHING

__all__ = ["EVERYTHING", "Foreman", "Standing"]
