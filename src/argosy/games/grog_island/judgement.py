"""Placeholder."""
from argosy.kernel import rule
@rule
def value(v, seat):
    return 0.0
@rule
def deckhand(v, moves, n, event):
    return 0
