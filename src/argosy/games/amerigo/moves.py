"""Amerigo's move codes. A code means the same everywhere in the game; its notation depends on the code alone."""

from __future__ import annotations

from enum import IntEnum

from argosy.games.amerigo.chart import FRAME, FRAMES, PLACES, SIDE, SPOTS, SQUARES, WIDTH
from argosy.games.amerigo.parts import (
    ACTION_NAMES,
    COLOURS,
    KIND_NAMES,
    KINDS,
    MOST_POINTS,
    PRODUCT_NAMES,
    PRODUCTS,
    TOKEN_NAMES,
    TOKEN_ONCE,
    TOKENS,
)
from argosy.games.amerigo.state import SHIPS


class Code(IntEnum):
    """The first code of each kind of move."""

    CHOOSE = 0  # + action
    GOLD = CHOOSE + COLOURS
    CHEST = GOLD + 1
    DONE = CHEST + 1
    POST = DONE + 1
    NO_POST = POST + 1
    USE = NO_POST + 1  # + token that is used once
    SHIP = USE + TOKENS  # + ship
    STEPS = SHIP + SHIPS  # + action points
    TOKEN = STEPS + MOST_POINTS + 1  # + token
    TAKE = TOKEN + TOKENS  # + kind of tile
    BUILD = TAKE + KINDS  # + kind of tile
    BUY = BUILD + KINDS  # + production token
    SAIL = BUY + PRODUCTS  # + place
    PLACE = SAIL + PLACES  # + spot
    COUNT = PLACE + SPOTS


COLUMN_LETTERS = "abcdefghijklmnopqrstuvwxyz"
FIXED = {
    Code.GOLD: "gold",
    Code.CHEST: "chest",
    Code.DONE: "done",
    Code.POST: "post",
    Code.NO_POST: "no-post",
}


def square_name(square: int) -> str:
    """A square as people say it: column letter and row, a1 at the top left; empty for the border."""
    row, column = divmod(square, WIDTH)
    inside = 1 <= row <= SIDE and 1 <= column <= SIDE
    return f"{COLUMN_LETTERS[column - 1]}{row}" if inside else ""


def place_name(place: int) -> str:
    """A place of a ship: a square, or a space of the frame, counted clockwise from the top left."""
    return f"frame{place - FRAME + 1}" if place >= FRAME else square_name(place)


def _notation(code: int) -> str:
    if code in FIXED:
        return FIXED[Code(code)]
    if code < Code.GOLD:
        return f"choose {ACTION_NAMES[code - Code.CHOOSE]}"
    if code < Code.SHIP:
        token = code - Code.USE
        return f"use {TOKEN_NAMES[token]}" if TOKEN_ONCE[token] else ""
    if code < Code.STEPS:
        return f"ship {code - Code.SHIP + 1}"
    if code < Code.TOKEN:
        return f"steps {code - Code.STEPS}" if code > Code.STEPS else ""
    if code < Code.TAKE:
        return f"token {TOKEN_NAMES[code - Code.TOKEN]}"
    if code < Code.BUILD:
        return f"take {KIND_NAMES[code - Code.TAKE]}"
    if code < Code.BUY:
        return f"build {KIND_NAMES[code - Code.BUILD]}"
    if code < Code.SAIL:
        return f"buy {PRODUCT_NAMES[code - Code.BUY]}"
    if code < Code.PLACE:
        place = place_name(code - Code.SAIL)
        return f"sail {place}" if place else ""
    position, square = divmod(code - Code.PLACE, SQUARES)
    return f"place {square_name(square)}-{position * 90}" if square_name(square) else ""


NOTATION = tuple(_notation(code) for code in range(Code.COUNT))

assert FRAMES <= 16 and Code.COUNT < 32767
