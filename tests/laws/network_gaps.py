"""What no input of a network says, by game: fields, and why a player does not miss them (see `network_sight`)."""

from __future__ import annotations

UNSEEN: dict[str, dict[str, str]] = {
    "goa": {
        "at": "what is out of the game is an input; the rest follows from the grid, fields and tools",
        "bidder": "has a meaning while a bid stands, and is seen then",
        "held": "memory for re-dealing; what older shuffles in a hand can be is an input",
        "lifted": "which corner hid what; what is claimed and still covered are inputs",
        "shown": "counted in the question, and the cards lie in the discard pile",
        "shuffles": "memory for re-dealing",
    },
    "grog_island": {
        "queue": "the order of backs in the goal deck; known faces and how soon they come are inputs",
        "top": "where the ring of the goal deck begins",
    },
    "amerigo": {
        "passed": "what lay there in phases that ended with the last turn; no rule reads it",
        "laid": "the order in which tiles were built; what is covered and linked is seen square by square",
        "laid_count": "the length of that list",
    },
    "maracaibo": {
        "gone": "discs out of the game; only the books read it",
        "held": "memory for re-dealing",
        "laid": "follows from figures, supply, assistants and claimed tasks",
        "lines": "how the points came about; their sum is an input",
        "not_a": "memory for re-dealing",
        "quest_age": "the order of quests that lie at one place",
    },
}
