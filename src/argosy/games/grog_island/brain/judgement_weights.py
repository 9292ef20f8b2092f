"""What each trait of a seat is worth in points, at six times of the game; found by self-play.

Coins, goods, treasures, parrots and what an auction offers were then set to what the evolved deckhand thinks of them.

The columns are the times with 12, 9, 6, 3, 1 and 0 twelfths of the crew left (see `traits`).
"""

from __future__ import annotations

KNOTS = (12, 9, 6, 3, 1, 0)

WEIGHTS: dict[str, tuple[float, ...]] = {
    "one": (0.006, 0.01, 0.004, 0.004, 0.001, -0.0),
    "coins": (0.74, 0.74, 0.559, 0.348, 0.207, 0.19),
    "coins_beyond": (0.518, 0.518, 0.391, 0.244, 0.19, 0.19),
    "treasures": (0.55, 0.413, 0.275, 0.138, 0.046, 0.0),
    "treasure_money": (0.004, -0.024, -0.01, -0.004, -0.011, -0.002),
    "parrots": (0.33, 0.247, 0.165, 0.083, 0.028, 0.0),
    "parrot_goal": (1.486, 0.853, 0.547, 0.309, 0.116, 0.004),
    "goods_first": (0.84, 0.63, 0.42, 0.21, 0.07, 0.0),
    "goods_more": (0.84, 0.63, 0.42, 0.21, 0.07, 0.0),
    "goods_rest": (0.84, 0.63, 0.42, 0.21, 0.07, 0.0),
    "goods_goals": (2.269, 1.801, 0.985, 0.555, 0.263, 0.002),
    "cards": (1.367, 0.426, 0.265, -0.179, 0.044, -0.026),
    "peninsula_hope": (0.514, 0.504, 0.268, 0.24, 0.08, 0.012),
    "peninsula_rivals": (-0.0, -0.005, -0.004, -0.004, -0.001, 0.0),
    "peninsula_shaky": (0.0, -0.004, -0.009, -0.012, -0.005, -0.001),
    "type_some": (0.271, 0.2, 0.218, 0.105, 0.051, 0.004),
    "type_free": (0.283, 0.338, 0.192, 0.181, 0.081, 0.006),
    "crew": (0.091, 0.156, 0.036, 0.045, 0.011, 0.001),
    "flag": (0.008, 0.007, 0.003, 0.003, 0.001, -0.0),
    "passing": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "raising": (0.146, 0.206, 0.339, 0.228, 0.356, 0.511),
    "standing": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "outbid": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    "outbid_raise": (0.222, 0.176, 0.269, 0.252, 0.309, 0.347),
    "paying": (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
}
