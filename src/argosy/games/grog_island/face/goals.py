"""What goal cards pay, card by card, so that the cards of a hand add up to the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.grog_island.parts import GOAL_POINTS, GOAL_SORT, GOAL_SUBJECT, GOALS, Goal
from argosy.games.grog_island.rules import scoring
from argosy.games.grog_island.state import State
from argosy.kernel.plain import plain

goods_points, peninsula_points, score_with, type_points = (
    plain(rule) for rule in (scoring.goods_points, scoring.peninsula_points, scoring.score_with, scoring.type_points)
)


def is_good(face: int) -> bool:
    """Whether a face (1 + goal, 0 when it is hidden) asks for goods."""
    return face > 0 and bool(GOAL_SORT[face - 1] == Goal.GOOD)


def kinds_of(faces: Sequence[int]) -> int:
    """The different goals among these faces, as bits."""
    kinds = 0
    for face in faces:
        kinds |= 1 << (face - 1) if face else 0
    return kinds


def hand_now(v: State, seat: int, faces: Sequence[int]) -> list[int]:
    """What each card of a hand pays if the game ended now.

    Of two alike the first counts; the spare tiles are counted once, with the first card that asks for goods.
    """
    goods = int(goods_points(v, seat, kinds_of(faces)))
    spare = goods - sum(_alone(v, seat, face) for face in set(faces) if is_good(face))
    paid = []
    for i, face in enumerate(faces):
        points = _alone(v, seat, face) if face not in faces[:i] else 0
        if is_good(face):
            points, spare = points + spare, 0
        paid.append(points)
    return paid


def would_add(v: State, seat: int, hand: Sequence[int], face: int) -> int:
    """What a further goal card would add to a hand if the game ended now."""
    kinds = kinds_of(hand)
    return int(score_with(v, seat, kinds | kinds_of([face]))) - int(score_with(v, seat, kinds))


def _alone(v: State, seat: int, face: int) -> int:
    """What a goal pays for what it names, without spare tiles."""
    if face == 0:
        return 0
    goal = face - 1
    sort = GOAL_SORT[goal]
    if sort == Goal.PENINSULA:
        return int(peninsula_points(v, seat, goal))
    if sort == Goal.TYPE:
        return int(type_points(v, seat, goal))
    if sort == Goal.GOOD:
        return int(v.goods[seat, GOAL_SUBJECT[goal]] * GOAL_POINTS[goal])
    return int(v.parrots[seat]) * int(GOAL_POINTS[goal])


def held_types(v: State, seat: int) -> dict[int, int]:
    """The types of building that the goal cards of a seat ask for, as far as the viewer knows them, with the goal."""
    known = (int(v.face[back]) - 1 for back in range(GOALS) if int(v.held[seat]) >> back & 1 and v.face[back] > 0)
    return {int(GOAL_SUBJECT[goal]): goal for goal in known if GOAL_SORT[goal] == Goal.TYPE}
