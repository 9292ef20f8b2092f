"""The explorer's path on the chart: every space a stamp, barriers with their reward, the explorers."""

from __future__ import annotations

import functools

from argosy.draw import group, icon, path, rect, style, target_rect, text, token
from argosy.games.maracaibo.face.describing import quest_line, space_line
from argosy.games.maracaibo.face.scene import Scene, told
from argosy.games.maracaibo.face.tokens import Piece, Token, script, tokens
from argosy.games.maracaibo.face.where import PATH, SPOT
from argosy.games.maracaibo.moves import Code
from argosy.games.maracaibo.parts import (
    ALL_QUESTS,
    BARRIER_FIRST_VP,
    BARRIER_IDS,
    BARRIER_LATER_VP,
    END_VP,
    LAST_SPACE,
    PARTS,
    QUEST_SPACES,
    SPACE_IDS,
    SPACES,
)
from argosy.games.maracaibo.state import QUEST_TRACK, State

SPACE_ROW = {row["id"]: row for row in PARTS["explorer_space"]}
BARRIER_ROW = {row["id"]: row for row in PARTS["barrier"]}
BARRIER_COLOURS = {"red": "sp", "blue": "fr", "green": "good"}
WIDE, TALL = 29.0, 40.0


def track(scene: Scene) -> str:
    """The spaces with their rewards, the barriers, the quests that are left."""
    ways = "".join(
        f"M{SPOT[a][0]:.1f} {SPOT[a][1]:.1f}L{PATH[b][0]:.1f} {PATH[b][1]:.1f}"
        for a in range(SPACES) for b in SPACE_ROW[SPACE_IDS[a]]["next"]
    )  # fmt: skip
    drawn = [path(ways, fill="none", style=style(stroke="coast", width=1.5), stroke_dasharray="4 3")]
    drawn += [_barrier_line(name) for name in BARRIER_IDS]
    drawn += [_stamp(scene, space) for space in range(SPACES)]
    drawn += [_reward(scene, k) for k in range(len(BARRIER_IDS))]
    end = scene.say("chart-path-end", points=", ".join(str(int(n)) for n in END_VP[int(scene.view.arrived) :]))
    drawn.append(text(PATH["3"][0], 507, scene.say("chart-path"), 16, "t-mid t-place t-halo-l"))
    drawn.append(text(PATH["25"][0] - 14, 507, end, 15.4, "t-place t-halo-l"))
    return group(*drawn, id="explorer-track")


def quest_on(v: State, space: int) -> int:
    """The quest that lies on a space; -1 if there is none."""
    if space not in QUEST_SPACES:
        return -1
    lying = int(v.quest_at[QUEST_TRACK + list(QUEST_SPACES).index(space)])
    return next((quest for quest in range(ALL_QUESTS) if lying >> quest & 1), -1)


def _stamp(scene: Scene, space: int) -> str:
    """One space; pale where a quest was taken away."""
    v, name = scene.view, SPACE_IDS[space]
    quest = quest_on(v, space)
    label = f"{scene.say('chart-path')}: {scene.line(space_line(space))}"
    if quest >= 0:
        label = scene.say("board-quest", place=scene.line(space_line(space)), quest=scene.line(quest_line(quest)))
    taken = bool(SPACE_ROW[name].get("quest")) and quest < 0
    drawn = printed_stamp(space, int(v.arrived) if space == LAST_SPACE else 0)
    return told(f"space-{name}", label, drawn, cls="dim" if taken else None)


@functools.cache
def printed_stamp(space: int, arrived: int) -> str:
    """The reward of a space, icon over number."""
    name, (x, y) = SPACE_IDS[space], SPOT[space]
    row = SPACE_ROW[name]
    pieces: list[Piece] = tokens(row["reward"])
    if space == LAST_SPACE:
        pieces = [(str(int(END_VP[min(arrived, len(END_VP) - 1)])), "vp", "gold")]
    elif not pieces:
        pieces = [("", "quest", "gold")] if row.get("quest") else [("", "explorer", "leaf")]
    drawn = [rect(x - WIDE / 2, y - TALL / 2, WIDE, TALL, 6, cls="stamp")]
    parts: list[Token] = [piece for piece in pieces if not isinstance(piece, str)]
    if len(parts) == 1:
        number, symbol, fill = parts[0]
        drawn.append(icon(symbol, x, y - (7 if number else 0), 18 if number else 21, fill))
        if number:
            drawn.append(text(x, y + 15, number, None, "stamp-t"))
    else:
        for k, (number, symbol, fill) in enumerate(parts):
            at = y - 9 + 18 * k
            drawn.append(text(x - 6, at + 5, number, None, "stamp-t") + icon(symbol, x + 6, at, 15, fill))
    return "".join(drawn)


def _between(name: str) -> float:
    row = BARRIER_ROW[name]
    return (PATH[row["after"]][0] + PATH[row["before"]][0]) / 2


def _barrier_line(name: str) -> str:
    words = f"M{_between(name):.1f} 424V510"
    return path(words, style=style(stroke=BARRIER_COLOURS[name], width=5), stroke_linecap="round")


def _reward(scene: Scene, k: int) -> str:
    """What crossing a barrier brings now: the first explorer takes more than the later ones."""
    name, v = BARRIER_IDS[k], scene.view
    x = _between(name)
    if BARRIER_FIRST_VP[k]:
        number = int(BARRIER_LATER_VP[k] if v.crossed[k] > 0 else BARRIER_FIRST_VP[k])
        pieces: list[Piece] = [(f"+{number}", "vp", "gold")]
    else:
        pieces = [(f"+{BARRIER_ROW[name]['reward'][0]['n']}", "crown", "gold")]
    pen = script(scene.lang, 15.4)
    wide = pen.row_width(pieces) + 14
    plate = rect(x - wide / 2, 416, wide, 24, 12, cls="stamp")
    return told(f"barrier-{name}", scene.say(f"part-barrier-{name}"), plate, pen.row(pieces, x - wide / 2 + 7, 428))


def explorers(scene: Scene) -> str:
    """The explorers on their spaces; several stand side by side."""
    v, seen, drawn = scene.view, dict[int, int](), []
    for seat in range(int(v.sides)):
        space = int(v.explorer[seat])
        k = seen.get(space, 0)
        seen[space] = k + 1
        alone = sum(int(v.explorer[other]) == space for other in range(int(v.sides)))
        x, y = SPOT[space]
        drawn.append(token(seat, x + (k - (alone - 1) / 2) * 13, y - 23, 8.5, id=f"explorer-{seat}"))
    return "".join(drawn)


def path_targets(scene: Scene) -> str:
    """The spaces that an explorer can go to."""
    drawn = []
    for space in range(SPACES):
        code = Code.EXPLORE + space
        if scene.use(code):
            x, y = SPOT[space]
            drawn.append(
                target_rect(
                    x - WIDE / 2 - 1, y - TALL / 2 - 1, WIDE + 2, TALL + 2, code, scene.label(code), radius=7, reach=1
                )
            )
    return "".join(drawn)
