"""How strong is a network that `learn_goa.py` saved? Whole games against deckhands, or a series in the arena.

python examples/evaluate.py goa.pt --games 2000
python examples/evaluate.py goa.pt --arena deckhand,mate --games 200
"""

from __future__ import annotations

import argparse
import pathlib
from typing import Any

import numpy as np
import torch

from argosy.arena.results import standings
from argosy.arena.series import Plan, run
from argosy.bots import BOTS, Bot
from learn_goa import GAME, SEATS, against_deckhand, load  # type: ignore[import-not-found,unused-ignore]


def learned_bot(path: pathlib.Path) -> type[Bot]:
    """The network as a bot of the house: it is given a view and answers with a move."""
    net = load(path)

    class Learned(Bot):
        """Always makes the move that its network likes best."""

        name = "learned"

        @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
        def pick(self, state: Any) -> int:
            row = np.zeros(len(self.game.brain.features), np.float32)
            self.game.brain.kernels.features(state, row)
            mask = torch.zeros(1, len(self.game.rules.notation), dtype=torch.bool)
            mask[0, self.game.rules.legal(state)] = True
            return int(net(torch.from_numpy(row)[None], mask)[0].argmax())

    return Learned


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--arena", help="bots to play in the arena, with commas: deckhand,mate")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not asked.arena:
        found = against_deckhand(load(asked.checkpoint), "cpu", asked.games, asked.seed)
        print(f"wins {found['wins']:.1%} ± {found['error']:.1%} of {asked.games} games against deckhand")
        return
    BOTS["learned"] = learned_bot(asked.checkpoint)
    for other in asked.arena.split(","):
        outcomes = run(Plan(GAME, ("learned", other), SEATS, asked.games, asked.seed))
        for standing in standings(outcomes):
            print(
                f"{standing.bot:>10}: wins {standing.win_rate:.1%} ± {standing.win_error:.1%}, "
                f"{standing.points:.1f} points, {standing.games} games"
            )


if __name__ == "__main__":
    main()
