"""What bots play differently: how often each makes every kind of move, in the same deals from both seats.

    python bench/styles.py goa admiral:seconds=0 mate --games 20 --svg docs/styles_goa.svg [--json FILE]

A kind of move is the first word of its notation. Only decisions with a choice are counted, on the average over games;
the picture shows the kinds that are made most often.
"""

from __future__ import annotations

import argparse
import json
import pathlib
from collections import Counter

from argosy.arena.series import Pairing, Plan, Workplace
from argosy.games import find

LEFT, WIDTH, ROW, MOST = 130, 420, 26, 14
INK, PAPER, COLOURS = "#1B2A35", "#F6F0E2", ("#C65D2E", "#1F6F78")


def counted(plan: Plan, pairing: Pairing, work: Workplace) -> dict[str, Counter[str]]:
    """The moves of a game by who made them and by their kinds."""
    found: dict[str, Counter[str]] = {text: Counter() for text in plan.bots}
    rules = work.game.rules
    seated = [work._seated(text, seat, pairing.deal) for seat, text in enumerate(pairing.seated)]
    s = rules.start(plan.seats, plan.seed_of(pairing.deal), work.options.tolist())
    while (seat := int(rules.kernels.to_act(s))) >= 0:
        legal = rules.legal(s)
        code = legal[0] if len(legal) == 1 else seated[seat].pick(work._view(s, seat))
        if len(legal) > 1:
            found[pairing.seated[seat]][rules.notation[int(code)].split()[0]] += 1
        rules.kernels.apply(s, code)
    return found


def picture(title: str, kinds: list[str], rates: dict[str, dict[str, float]]) -> str:
    """Two bars for every kind of move."""
    longest = max(rate for one in rates.values() for rate in one.values())
    parts = [f'<text x="{LEFT}" y="22" font-size="14" font-weight="bold">{title}</text>']
    for number, text in enumerate(rates):
        parts.append(f'<rect x="{LEFT + 230 * number}" y="34" width="12" height="12" fill="{COLOURS[number]}"/>')
        parts.append(f'<text x="{LEFT + 18 + 230 * number}" y="44">{text}</text>')
    for row, kind in enumerate(kinds):
        top = 60 + ROW * row
        parts.append(f'<text x="{LEFT - 8}" y="{top + 14}" text-anchor="end">{kind}</text>')
        for number, one in enumerate(rates.values()):
            wide = WIDTH * one[kind] / longest
            y = top + 10 * number
            parts.append(f'<rect x="{LEFT}" y="{y}" width="{wide:.1f}" height="9" fill="{COLOURS[number]}"/>')
            parts.append(f'<text x="{LEFT + wide + 5:.1f}" y="{y + 8}" font-size="9">{one[kind]:.1f}</text>')
    size = f"0 0 {LEFT + WIDTH + 60} {70 + ROW * len(kinds)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" role="img" aria-label="{title}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}"><rect width="100%" height="100%" fill="{PAPER}"/>'
        f"{''.join(parts)}</svg>\n"
    )


def main() -> None:
    """Play, count, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--svg", type=pathlib.Path)
    parser.add_argument("--json", type=pathlib.Path)
    asked = parser.parse_args()
    plan = Plan(asked.game, tuple(asked.bots), 2, asked.games, asked.seed)
    work, total, games = Workplace(plan), {text: Counter[str]() for text in plan.bots}, 0
    for pairing in plan.pairings():
        for text, moves in counted(plan, pairing, work).items():
            total[text] += moves
        games += 1
    every = sum(total.values(), Counter[str]())
    kinds = [kind for kind, _ in every.most_common()]
    rates = {text: {kind: total[text][kind] / games for kind in kinds} for text in plan.bots}
    title = f"{find(asked.game).title}: moves a game, by kind ({games} games)"
    if asked.svg:
        asked.svg.write_text(picture(title, kinds[:MOST], rates), encoding="utf-8")
    if asked.json:
        asked.json.write_text(json.dumps({"game": asked.game, "games": games, "moves": rates}, indent=1))
    for kind in kinds:
        print(f"{kind:12}", *(f"{text} {rates[text][kind]:6.2f}" for text in plan.bots))


if __name__ == "__main__":
    main()
