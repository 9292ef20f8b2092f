"""What a finished game is worth to a seat: by rank, margin, score or place. The same as in the compiled loops."""

from __future__ import annotations

from argosy.envs.env_loops import HALF_LEAD, LEAD, MARGIN_SCALE, ORDER, SCORE_SCALE, WIN
from argosy.play import Match

KINDS = ("rank", "margin", "score", "place")


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
    if kind == "place":
        return [place_of(match, seat) for seat in range(n)]
    scores = match.scores
    if kind == "score" or n == 1:
        return [score / SCORE_SCALE for score in scores]
    ahead = [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(n)]
    return [min(1.0, max(-1.0, points / MARGIN_SCALE)) for points in ahead]


def place_of(match: Match, seat: int) -> float:
    """Mostly whether the seat has won (ties share it), a little by its place and its lead; equals expect nothing."""
    ranks, scores, n = match.ranks, match.scores, match.seats
    if n == 1:
        won = 1.0 if ranks[0] == 1 else -1.0
        return (1.0 - LEAD) * won + LEAD * min(1.0, scores[0] / (2.0 * SCORE_SCALE))
    won = (1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0) - 1.0 / n
    order = sum((rank > ranks[seat]) - (rank < ranks[seat]) for rank in ranks)
    ahead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return WIN * won * n / (n - 1) + ORDER * order / (n - 1) + LEAD * ahead / (abs(ahead) + HALF_LEAD)
