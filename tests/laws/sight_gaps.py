"""What the law of sight leaves out, and what it still finds: fields by name, with `mine` or `theirs`.

`BOOKKEEPING` are fields that the record keeps for itself, each with the reason why nobody needs to see it. `GAPS` are
faults: what should be seen and is not. A gap that is mended is struck from the list; the test says so.
"""

from __future__ import annotations

BOOKKEEPING: dict[str, dict[str, str]] = {
    "goa": {
        "bidder": "has a meaning while a bid stands; then the lots and the question show it",
        "step": "counts turns of this part of the phase; who is to move is shown",
        "acted": "which half of a turn it is; the question says what may still be done",
        "at": "the same as the grid, the fields and the tiles before their owners",
        "spices": "sums of the stock, which is drawn",
        "reds": "counts of the once-a-round tiles, which are drawn",
        "complete": "follows from the tracks",
        "shuffles": "perfect memory, for re-dealing",
        "batch": "perfect memory, for re-dealing",
        "held": "perfect memory, for re-dealing",
    },
    "grog_island": {
        "queue": "the backs in the goal deck in their order; those whose faces one knows are told",
        "top": "where the ring of the goal deck begins",
    },
    "amerigo": {
        "passed": "what lay there in phases that ended with the last turn; the log tells it",
        "product": "perfect memory, for re-dealing; what was dealt lies on display or with its owners",
        "token": "perfect memory, for re-dealing; what was dealt lies on display or with its owners",
    },
    "maracaibo": {
        "held": "perfect memory, for re-dealing",
        "not_a": "perfect memory, for re-dealing",
        "quest_age": "the order of quests that lie at one place; the card of the place lists them in it",
    },
    "toy": {"rolls": "counts rolls, so that each has its own chance"},
}

GAPS: dict[str, dict[str, tuple[str, ...]]] = {
    "goa": {"page": (), "plain": ()},
    "maracaibo": {"page": (), "plain": ()},
    "toy": {"page": (), "plain": ()},
}
