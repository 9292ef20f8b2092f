"""A game told in five sentences, and the kinds of decisions in which chances were given away: from facts alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from argosy.review.findings import Review, Step
from argosy.review.sums import whole
from argosy.review.usual import expected, measured, verdict
from argosy.words import has_words, say

PARTS = 4  # of a game that get a sentence each; the end is the fifth
QUIET = 0.03  # of a win: a part of the game that changed less was quiet
NAMED = 0.01  # a smaller share of a change is not worth a sentence, nor is …
OF_IT = 12  # … less than one part in so many
LINES = 2  # sentences of the log that are quoted at most


@dataclass(frozen=True)
class Kind:
    """A kind of decision: how often a seat had to choose, and what it gave away in per cent."""

    name: str
    choices: int
    lost: int
    usual: int | None = None  # what mates would have given away
    earlier: int | None = None  # what the player would have, by earlier games

    @property
    def verdict(self) -> str:
        """`weak`, `strong` or `usual`, against mates."""
        return verdict(self.lost, self.usual)


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
    """When it was: a round, or several. The last turn may run on into the next round; it counts where it began."""
    began = next(step for step in steps if step.turn == steps[-1].turn)
    first, last = (review.moments[step.number - 1].round for step in (steps[0], began))
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
    """Whose chance changed most in a part of the game, and the one move or stroke of luck that did most of it."""
    before, after = review.moments[steps[0].number - 1].chances, review.moments[steps[-1].number].chances
    who = max(range(review.seats), key=lambda seat: abs(after[seat] - before[seat]))
    swing = after[who] - before[who]
    if abs(swing) < QUIET:
        ahead = max(range(review.seats), key=lambda seat: after[seat])
        quiet = "story-quiet" if review.seats > 1 else "story-quiet-alone"  # nobody leads who is alone
        return say(None, lang, quiet, name=review.match.name(ahead, lang), to=round(100 * after[ahead]))
    facts: dict[str, Any] = {
        "name": review.match.name(who, lang), "from": round(100 * before[who]), "to": round(100 * after[who]),
    }  # fmt: skip
    parts = [(step, _part(step, who, swing > 0)) for step in steps]
    key, part = max(parts, key=lambda one: one[1] / 3 if one[0].drawn else one[1])  # a decision can be learned from
    if part < max(NAMED, abs(swing) / OF_IT):
        return say(None, lang, "story-drifts-up" if swing > 0 else "story-drifts-down", **facts)
    if review.unveils(key.number):
        return say(None, lang, "story-unveiled-up" if swing > 0 else "story-unveiled-down", **facts)
    facts["part"] = round(100 * part)
    if key.drawn:
        told = quoted(review, key.number, lang)
        return say(None, lang, "story-lucky" if swing > 0 else "story-unlucky", told=told, **facts)
    facts |= {"played": move_words(review, key, lang), "better": review.better(key.number, lang) or ""}
    if swing < 0:
        return say(None, lang, "story-slips", **facts)
    return say(None, lang, "story-given", giver=review.match.name(key.seat, lang), **facts)


def _part(step: Step, who: int, up: bool) -> float:
    """What can be named of a step: a stroke of luck, a mistake of one's own, a mistake of somebody else."""
    if step.drawn:
        return step.luck[who] if up else -step.luck[who]
    if up:
        return step.gained[who] if step.seat != who else 0.0
    return step.loss if step.seat == who else 0.0


def ending(review: Review, lang: str) -> str:
    """Who won, by how much, and since when nobody was more likely to."""
    first = [seat for seat in range(review.seats) if review.ranks[seat] == 1]
    if len(first) != 1 or review.seats == 1:
        return str(review.match.view().prompt(lang))
    winner = first[0]
    second = max((seat for seat in range(review.seats) if seat != winner), key=lambda seat: review.scores[seat])
    behind = [one.made for one in review.moments if one.chances[winner] < max(one.chances)]
    since = when(review, min(len(review.steps), (behind[-1] if behind else 0) + 1), lang)
    if lang != "de":  # German alone writes nouns with a capital within a sentence
        since = since[:1].lower() + since[1:]
    return say(
        None, lang, "story-ends", name=review.match.name(winner, lang), points=review.scores[winner],
        margin=review.scores[winner] - review.scores[second], second=review.match.name(second, lang), since=since,
    )  # fmt: skip


def move_words(review: Review, step: Step, lang: str) -> str:
    """The move that was made, in words."""
    return review.match.made[step.number - 1].words(lang)


def quoted(review: Review, number: int, lang: str) -> str:
    """What the log says of a stroke of luck: how it began and what chance said; of the end, everybody's points."""
    if review.unveils(number):
        return say(None, lang, "review-at-the-end", points=", ".join(standings(review, lang)))
    lines, step = review.match.story(None, lang)[number - 1], review.steps[number - 1]
    if len(lines) <= LINES:
        return log_words(review, number, lang)
    struck = [lines[i] for i in step.by_chance if i] or lines[-1:]
    return " ".join([lines[0], *struck[:LINES]])


def log_words(review: Review, number: int, lang: str) -> str:
    """What the log says of a move, in a sentence or two."""
    step = review.steps[number - 1]
    name = review.match.name(step.seat, lang)
    return " ".join(review.match.story(None, lang)[number - 1][:LINES]) or f"{name}: {move_words(review, step, lang)}"


def standings(review: Review, lang: str) -> list[str]:
    """Everybody with their points, the best first."""
    rival = review.match.rival(lang)
    found = [(score, review.match.name(seat, lang)) for seat, score in enumerate(review.scores)]
    found += [(rival.score, rival.name)] if rival else []
    return [f"{name} {score}" for score, name in sorted(found, key=lambda one: -one[0])]


def kinds(review: Review, seat: int, lang: str, earlier: Mapping[str, float] | None = None) -> list[Kind]:
    """Where a seat gave chances away, the most first; together as much as its own moves cost in the sum. Beside it what
    mates, and the player in `earlier` games, would have given away."""
    groups: dict[str, list[Step]] = defaultdict(list)
    for step in review.steps:
        if step.seat == seat and step.choices > 1:
            groups[kind_name(review, step.kind, lang)].append(step)
    lost = [100 * sum(step.loss for step in steps) for steps in groups.values()]
    total = -review.sums()[seat].own
    found = []
    for (name, steps), part in zip(groups.items(), whole(lost, total), strict=True):
        asked = [(step.kind, step.stake) for step in steps]
        usual, before = (expected(asked, known) for known in (measured().get(review.game, {}), earlier or {}))
        found.append(Kind(name, len(steps), part, usual, before))
    return sorted(found, key=lambda one: (-one.lost, -one.choices))


def kind_name(review: Review, question: str, lang: str) -> str:
    """The kind of decision that a question belongs to, in the words of the game."""
    key = f"kind-{question.replace('_', '-')}"
    game = review.match.game.name
    return say(game, lang, key) if has_words(game, lang, key) else say(None, lang, "kind-other")
