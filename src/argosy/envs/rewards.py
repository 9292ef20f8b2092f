"""What a finished game is worth to a seat: by rank, by margin or by score. The same as in the compiled loops."""

from __future__ import annotations

from argosy.envs.env_loops import MARGIN_SCALE, SCORE_SCALE
from argosy.play import Match

KINDS = ("rank", "margin", "score")


def check_reward(kind: str) -> str:
    """A known kind of reward."""
    if kind not in KINDS:
        raise ValueError(f"reward must be one of {', '.join(KINDS)}, not {kind!r}")
    return kind


def rewards_of(match: Match, kind: str) -> list[float]:
    """The reward of every seat."""
    n = match.seats
    if kind == "rank":
        return [1.0 - 2.0 * (rank - 1) / max(1, n - 1) for rank in match.ranks]
    scores = match.scores
    if kind == "score" or n == 1:
        return [score / SCORE_SCALE for score in scores]
    ahead = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(n)]
    return [min(1.0, max(-1.0, points / MARGIN_SCALE)) for points in ahead]
