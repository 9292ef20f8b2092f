"""Placeholder."""
from argosy.kernel import rule
@rule
def features(v, out):
    pass
