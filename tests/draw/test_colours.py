"""Colours can be read and told apart: contrast (WCAG 2.2) and distances under simulated colour vision."""

from __future__ import annotations

import itertools

import pytest

from argosy.draw import THEMES, tokens

TEXT, LARGE = 4.5, 3.0
OUTLINE = "#14212a"  # of every piece by day; by night its bright fill carries it

PAIRS = [(ink, paper, TEXT) for ink in ("ink", "ink-2", "ink-3") for paper in ("paper", "paper-raised", "paper-sunk")]
PAIRS += [("ink", "sea", TEXT), ("ink", "sea-2", TEXT), ("ink", "land", TEXT), ("ink-2", "sea", TEXT)]
PAIRS += [("ink-2", "land", TEXT), ("ink-3", "sea", TEXT), ("sea-ink", "paper-raised", TEXT), ("sea-ink", "sea", TEXT)]
PAIRS += [("signal", paper, TEXT) for paper in ("paper", "paper-raised", "sea", "land")]
PAIRS += [("on-signal", "signal", TEXT), ("ink", "signal-wash", TEXT), ("ink-2", "signal-wash", TEXT)]
PAIRS += [(word, "paper-raised", TEXT) for word in ("good", "warn", "bad")]
PAIRS += [(f"p{n}-text", "paper-raised", TEXT) for n in range(1, 7)]
PAIRS += [(f"p{n}-text", f"p{n}-wash", TEXT) for n in range(1, 5)]
PAIRS += [(f"p{n}-on", f"p{n}", LARGE) for n in range(1, 7)]

# Machado and others, 2009, full severity; rows of a matrix over linear RGB
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
LEAST_DISTANCE = 20.0  # CIE76; about nine times what a careful eye can just tell apart

Colour = tuple[float, float, float]


def linear(hexadecimal: str) -> Colour:
    """A colour of the stylesheet in linear RGB."""
    digits = hexadecimal.lstrip("#")
    digits = "".join(c * 2 for c in digits) if len(digits) == 3 else digits
    red, green, blue = (int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (red, green, blue))  # type: ignore[return-value]


def ratio(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    light, dark = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (one, other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(colour: Colour) -> Colour:
    """CIE L*a*b* of a linear colour."""

    def curve(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    rows = (((0.4124, 0.3576, 0.1805), 0.9505), ((0.2126, 0.7152, 0.0722), 1.0), ((0.0193, 0.1192, 0.9505), 1.089))
    x, y, z = (curve(sum(k * v for k, v in zip(row, colour, strict=True)) / white) for row, white in rows)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: Colour, vision: str) -> Colour:
    """A colour as somebody with this vision sees it."""
    return tuple(max(0.0, sum(k * v for k, v in zip(row, colour, strict=True))) for row in VISION[vision])  # type: ignore[return-value]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "paper", "need"), PAIRS)
def test_words_can_be_read(ink: str, paper: str, need: float, theme: str) -> None:
    colours = tokens(theme)
    assert ratio(colours[ink], colours[paper]) >= need


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["sea", "land", "paper-raised"])
@pytest.mark.parametrize("seat", range(1, 5))
def test_pieces_stand_out_from_the_ground(seat: int, ground: str, theme: str) -> None:
    colours = tokens(theme)
    fill = ratio(colours[f"p{seat}"], colours[ground])
    best = max(fill, ratio(OUTLINE, colours[ground])) if theme == "day" else fill
    assert best >= LARGE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISION)
def test_players_can_be_told_apart_by_every_eye(vision: str, theme: str) -> None:
    colours = [lab(seen(linear(tokens(theme)[f"p{seat}"]), vision)) for seat in range(1, 5)]
    distances = (
        sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5 for a, b in itertools.combinations(colours, 2)
    )
    assert min(distances) >= LEAST_DISTANCE


def test_the_signal_colour_is_no_players_colour() -> None:
    for theme in THEMES:
        signal = lab(linear(tokens(theme)["signal"]))
        for seat in range(1, 5):
            player = lab(linear(tokens(theme)[f"p{seat}"]))
            assert sum((p - q) ** 2 for p, q in zip(signal, player, strict=True)) ** 0.5 > LEAST_DISTANCE
