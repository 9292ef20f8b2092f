"""The story of a game: every sentence names what did most of a change, or says that nothing did."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from argosy.review import Review, review
from argosy.review.findings import Moment, Turning
from argosy.review.look_back import STROKES, TURNINGS, _player, turning_points
from argosy.review.report import why
from argosy.review.story import change, span_of, spans, story
from argosy.words import LANGUAGES

from .games import played


def told(toy: str, swing: float, **fact: Any) -> tuple[Review, str]:
    """The first sentence of a game in whose first part seat 0 gains or loses so much; one step has its own facts."""
    found = review(played(toy, 3, 3), budget=1)
    plain = {"loss": 0.0, "gained": (0.0,) * 3, "luck": (0.0,) * 3, "drawn": False, "codes": ()}
    steps = [dataclasses.replace(step, **plain) for step in found.steps]
    if fact:
        mine = fact.pop("mine")
        number = next(step.number for step in steps if (step.seat == 0) == mine)
        steps[number - 1] = dataclasses.replace(steps[number - 1], codes=(steps[number - 1].code,), **fact)
    moments = [Moment(0, found.moments[0].round, (0.4, 0.3, 0.3))]
    moments += [Moment(one.made, one.round, (0.4 + swing, 0.3 - swing, 0.3)) for one in found.moments[1:]]
    made = dataclasses.replace(found, steps=tuple(steps), moments=tuple(moments))
    return made, change(made, spans(made)[0], "en")


def test_the_costliest_move_is_named(toy: str) -> None:
    made, said = told(toy, -0.2, mine=True, loss=0.08, gained=(-0.08, 0.08, 0.0))
    name, words = made.match.name(0), next(step for step in made.steps if step.loss).text
    assert said.startswith(f"{name} falls from 40 to 20 %. The costliest move:")
    assert "gives 8 % away" in said and words


def test_who_helped_is_named_and_by_how_much(toy: str) -> None:
    made, said = told(toy, 0.2, mine=False, loss=0.1, gained=(0.07, -0.1, 0.03))
    giver = made.match.name(next(step for step in made.steps if step.loss).seat)
    assert said.startswith(f"{made.match.name(0)} rises from 40 to 60 %. {giver} helps most:")
    assert "is worth 7 %" in said


def test_luck_is_named_as_luck(toy: str) -> None:
    assert "The worst stroke of luck costs 5 %:" in told(toy, -0.2, mine=False, drawn=True, luck=(-0.05, 0.0, 0.05))[1]
    assert "The best stroke of luck, worth 5 %:" in told(toy, 0.2, mine=True, drawn=True, luck=(0.05, 0.0, -0.05))[1]


def test_what_the_end_unveils_is_no_stroke_of_luck(toy: str) -> None:
    found = review(played(toy, 3, 3), budget=1)
    plain = {"loss": 0.0, "gained": (0.0,) * 3, "luck": (0.0,) * 3, "drawn": False, "codes": ()}
    steps = [dataclasses.replace(step, **plain) for step in found.steps]
    steps[-1] = dataclasses.replace(steps[-1], drawn=True, luck=(0.6, -0.6, 0.0))
    moments = [dataclasses.replace(one, chances=(0.4, 0.6, 0.0)) for one in found.moments[:-1]]
    moments.append(dataclasses.replace(found.moments[-1], chances=(1.0, 0.0, 0.0)))
    made = dataclasses.replace(found, steps=tuple(steps), moments=tuple(moments))
    said = change(made, spans(made)[-1], "en")
    assert made.unveils(len(steps)) and not made.unveils(1)
    assert said.endswith("from 40 to 100 %, most of it only at the end, when what had been hidden came to light.")
    player = _player(found.match, 0, moments, steps)
    assert player.events == () and player.drawn == 0.0 and player.luck == pytest.approx(0.6)


@pytest.mark.parametrize("swing", [-0.2, 0.2])
def test_where_nothing_stands_out_nothing_is_named(toy: str, swing: float) -> None:
    assert "no single move stands out" in told(toy, swing)[1]


def test_where_little_changed_the_leader_is_told(toy: str) -> None:
    assert told(toy, 0.01)[1].startswith("Little changes: ")


def test_parts_of_the_story_do_not_share_a_round(toy: str) -> None:
    found = review(played(toy, 3, 3), budget=1)
    assert len({span_of(found, some, "en") for some in spans(found)}) == len(spans(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_can_be_told_in_every_language(toy: str, lang: str) -> None:
    assert all(at and said for at, said in story(review(played(toy, 3, 3), budget=1), lang))


def test_what_rather_speaks_against_the_better_move_is_no_reason_for_it(toy: str) -> None:
    found = review(played(toy, 3, 3), budget=1)
    line = next(iter(found.match.sheet(0)))
    one = Turning(1, 1, 0, 0, -0.1, 0.0, None, ((0, line, -2.0), (1, line, 1.0)))
    assert why(found, one, "en") == []
    assert why(found, dataclasses.replace(one, brings=((0, line, -2.0), (1, line, -1.0))), "en") == []
    assert why(found, dataclasses.replace(one, brings=((0, line, -1.0), (1, line, -2.0))), "en")


def test_turning_points_are_not_luck_alone(toy: str) -> None:
    found = review(played(toy, 3, 3), budget=1)
    assert len(found.steps) > 12
    steps = [
        dataclasses.replace(step, turn=step.number, drawn=step.number % 2 == 0, luck=(0.2, -0.2, 0.0),
                            loss=0.02 if step.number % 2 else 0.0)
        for step in found.steps
    ]  # fmt: skip
    moments = [dataclasses.replace(one, round=None) for one in found.moments]
    turnings = turning_points(moments, steps)
    assert len(turnings) == TURNINGS and sum(bool(one.luck) for one in turnings) == STROKES
