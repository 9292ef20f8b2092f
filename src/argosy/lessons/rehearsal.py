"""A lesson is played before anybody learns from it: what cannot be done as it is written is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from argosy.kernel.game import Game
from argosy.lessons.script import Chapter, Lesson
from argosy.lessons.voyage import LEARNER, SILENT
from argosy.play import Match, new
from argosy.play.errors import ArgosyError
from argosy.play.match import game_of

MOST_NAMED = 12


def rehearse(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson when it is played; nothing, if all is well."""
    game = game_of(lesson.game)
    faults = [fault for chapter in lesson.chapters for fault in _chapter(game, chapter)]
    for ask in lesson.coach.moments:
        if ask not in game.rules.asks:
            faults.append(f"the coach speaks at {ask}, which is no question; there are {', '.join(game.rules.asks)}")
    return faults


def _chapter(game: Game, chapter: Chapter) -> Iterator[str]:
    """One chapter, played as it is written and once more for every other move that counts as right."""
    where = f"chapter {chapter.id}"
    try:
        match = new(game.name, chapter.seats, chapter.seed, chapter.options, chapter.names)
    except ArgosyError as error:
        yield f"{where}: {error}"
        return
    fault = _played(match, chapter.moves)
    if fault:
        yield f"{where}: {fault}"
        return
    if not any(step.expect for step in chapter.steps):
        yield f"{where}: the learner never moves"
    yield from _silence(chapter)
    yield from _steps(match.copy(), chapter, {})
    for number, step in enumerate(chapter.steps):
        for other in step.expect[1:]:
            yield from _steps(match.copy(), chapter, {number: other})


def _silence(chapter: Chapter) -> Iterator[str]:
    silent = 0
    for number, step in enumerate(chapter.steps, 1):
        silent = 0 if step.expect or step.quiz else silent + 1
        if silent > SILENT:
            yield f"chapter {chapter.id}, step {number}: more than {SILENT} steps without anything to do"


def _steps(match: Match, chapter: Chapter, chosen: dict[int, str]) -> Iterator[str]:
    areas = {name for names in match.game.face.areas.values() for name in names} or {"board"}
    for number, step in enumerate(chapter.steps):
        where = f"chapter {chapter.id}, step {number + 1}"
        if not chosen:
            yield from (f"{where}: {fault}" for fault in _points(match, areas, step.point))
        if step.expect:
            fault = _expected(match, step.expect) or _played(match, [chosen.get(number, step.expect[0])])
            if fault:
                yield f"{where}: {fault}"
                return
        if fault := _played(match, step.reply):
            yield f"{where}, reply: {fault}"
            return


def _points(match: Match, areas: set[str], points: Sequence[str]) -> Iterator[str]:
    legal = {move.text for move in match.moves} if not match.over else set()
    drawn = _drawn(match) if any(point.startswith("area:") for point in points) else {}
    for point in points:
        kind, _, name = point.partition(":")
        if kind == "area" and name not in areas:
            yield f"there is no area {name}; there are {', '.join(sorted(areas))}"
        elif kind == "area" and not drawn.get(name):
            yield f"nothing is drawn in the area {name} here"
        elif kind == "move" and name not in legal:
            yield f"{name} is ringed, but is no legal move here"
        elif kind == "seat" and not (name.isdecimal() and int(name) < match.seats):
            yield f"a seat is a number from 0 to {match.seats - 1}, not {name}"


def _drawn(match: Match) -> Mapping[str, str]:
    """What the learner sees in each area."""
    face, view = match.game.face, match.view(LEARNER)
    if face.fragments is None:
        return {"board": face.svg(view.reading, [], "en", view.names or ())}
    return face.fragments(view.reading, [], "en", view.names or ())


def _expected(match: Match, expected: Sequence[str]) -> str:
    if match.to_move != LEARNER:
        return f"the learner is asked to move, but seat {match.to_move} decides"
    return next((fault for text in expected if (fault := _illegal(match, text))), "")


def _played(match: Match, moves: Sequence[str]) -> str:
    """Make moves; why one of them cannot be made."""
    for text in moves:
        if fault := _illegal(match, text):
            return fault
        match.push(text)
    return ""


def _illegal(match: Match, text: str) -> str:
    if match.over:
        return f"the game is over before {text}"
    legal = [move.text for move in match.moves]
    if text in legal:
        return ""
    return f"{text} is not legal; seat {match.to_move} has {', '.join(legal[:MOST_NAMED])}"
