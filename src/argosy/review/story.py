"""A game told in five sentences, and the kinds of decisions in which chances were given away: from facts alone."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import groupby

from argosy.review.findings import Review, Step
from argosy.review.sums import whole
from argosy.words import has_words, say

PARTS = 4  # of a game that get a sentence each; the end is the fifth
LINES = 2  # sentences of the log that are quoted at most


@dataclass(frozen=True)
class Kind:
    """A kind of decision: how often a seat had to choose, and what it gave away in per cent."""

    name: str
    choices: int
    lost: int


def story(review: Review, lang: str) -> list[tuple[str, str]]:
    """Five sentences, each with when it was: what changed most in every part of the game, and how it ended."""
    told = [(span_of(review, some, lang), change(review, some, lang)) for some in spans(review)]
    return [*told, (when(review, len(review.steps), lang), ending(review, lang))]


def spans(review: Review) -> list[list[Step]]:
    """The steps in a few parts, whole turns, by rounds where there are enough of them."""
    turns = [list(group) for _, group in groupby(review.steps, key=lambda step: step.turn)]
    parts: dict[int, list[Step]] = defaultdict(list)
    rounds = [review.moments[turn[0].number - 1].round for turn in turns]
    last = max((at for at in rounds if at is not None), default=0)
    for i, turn in enumerate(turns):
        at = rounds[i]
        part = (at - 1) * PARTS // last if at is not None and last >= PARTS else i * PARTS // len(turns)
        parts[min(PARTS - 1, max(0, part))] += turn
    return [parts[part] for part in sorted(parts)]


def span_of(review: Review, steps: list[Step], lang: str) -> str:
    """When it was: a round, or several."""
    first, last = (review.moments[step.number - 1].round for step in (steps[0], steps[-1]))
    if first is None or first == last:
        return when(review, steps[0].number, lang)
    return say(review.match.game.name, lang, "review-rounds", first=first, last=last or first)


def when(review: Review, number: int, lang: str) -> str:
    """The round of a move, or its number where a game has no rounds."""
    at = review.moments[number - 1].round
    if at is None:
        return say(None, lang, "review-move", number=number)
    return say(review.match.game.name, lang, "review-round", number=at)


def change(review: Review, steps: list[Step], lang: str) -> str:
    """Whose chance changed most in a part of the game, and with what."""
    before, after = review.moments[steps[0].number - 1].chances, review.moments[steps[-1].number].chances
    who = max(range(review.seats), key=lambda seat: abs(after[seat] - before[seat]))
    up = after[who] >= before[who]
    facts = {
        "name": review.match.name(who, lang), "from": round(100 * before[who]), "to": round(100 * after[who]),
    }  # fmt: skip
    worst = max(steps, key=lambda step: step.loss)
    if not up and worst.seat == who and worst.loss >= (before[who] - after[who]) / 3:
        return say(
            None, lang, "story-slips", **facts, played=move_words(review, worst, lang), lost=round(100 * worst.loss),
            better=review.better(worst.number, lang) or "",
        )  # fmt: skip
    key = max(steps, key=lambda step: step.change[who] * (1 if up else -1))
    return say(None, lang, "story-rises" if up else "story-falls", **facts, told=quoted(review, key.number, lang))


def ending(review: Review, lang: str) -> str:
    """Who won, by how much, and since when nobody was more likely to."""
    first = [seat for seat in range(review.seats) if review.ranks[seat] == 1]
    if len(first) != 1 or review.seats == 1:
        return str(review.match.view().prompt(lang))
    winner = first[0]
    second = max((seat for seat in range(review.seats) if seat != winner), key=lambda seat: review.scores[seat])
    behind = [one.made for one in review.moments if one.chances[winner] < max(one.chances)]
    since = when(review, min(len(review.steps), (behind[-1] if behind else 0) + 1), lang)
    return say(
        None, lang, "story-ends", name=review.match.name(winner, lang), points=review.scores[winner],
        margin=review.scores[winner] - review.scores[second], second=review.match.name(second, lang), since=since,
    )  # fmt: skip


def move_words(review: Review, step: Step, lang: str) -> str:
    """The move that was made, in words."""
    return review.match.made[step.number - 1].words(lang)


def quoted(review: Review, number: int, lang: str) -> str:
    """What the log says of a move: a sentence or two."""
    lines = review.match.story(None, lang)[number - 1]
    return " ".join(lines[:LINES]) or f"{review.match.name(review.steps[number - 1].seat, lang)}: " + move_words(
        review, review.steps[number - 1], lang
    )


def kinds(review: Review, seat: int, lang: str) -> list[Kind]:
    """Where a seat gave chances away, the most first; together as much as its own moves cost in the sum."""
    groups: dict[str, list[Step]] = defaultdict(list)
    for step in review.steps:
        if step.seat == seat and step.choices > 1:
            groups[kind_name(review, step.kind, lang)].append(step)
    lost = [100 * sum(step.loss for step in steps) for steps in groups.values()]
    total = -review.sums()[seat].own
    found = [
        Kind(name, len(steps), part)
        for (name, steps), part in zip(groups.items(), whole(lost, total), strict=True)
    ]  # fmt: skip
    return sorted(found, key=lambda one: (-one.lost, -one.choices))


def kind_name(review: Review, question: str, lang: str) -> str:
    """The kind of decision that a question belongs to, in the words of the game."""
    key = f"kind-{question.replace('_', '-')}"
    game = review.match.game.name
    return say(game, lang, key) if has_words(game, lang, key) else say(None, lang, "kind-other")
