"""The drawing kit: everything is escaped, every icon exists, targets can be reached, pictures stand alone."""

from __future__ import annotations

import doctest
import pathlib
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import argosy.draw
from argosy.draw import (
    ASSETS,
    SHAPES,
    Picture,
    badge,
    badge_html,
    card,
    card_back,
    chart,
    chosen_rect,
    course,
    cube,
    die,
    el,
    escape,
    fitted,
    free_place,
    icon,
    icon_html,
    icon_names,
    last_disc,
    last_rect,
    meeple,
    num,
    page,
    paint,
    paragraph,
    picture_css,
    plain_target,
    plain_targets,
    rect,
    ship,
    slot,
    sprite,
    standalone,
    star,
    style,
    symbols,
    target_disc,
    target_path,
    target_rect,
    text,
    tile,
    token,
    tokens,
    used_symbols,
    width_of,
    wrapped,
)

NASTY = """<script>alert("1")</script> & 'so' on \x00\x07"""
SOURCES = pathlib.Path(argosy.draw.__file__).resolve().parent.parent


def parsed(inside: str) -> ET.Element:
    return ET.fromstring(page(inside, 100, 100, "test"))


def everything() -> list[str]:
    """One of each thing the kit can draw."""
    parts = [
        chart.sea(100, 100),
        chart.neatline(100, 80),
        chart.rhumbs(50, 50, 100, 80),
        chart.rose(50, 50, 20),
        chart.coast([chart.smooth([(0, 0), (10, 0), (10, 10)])]),
        chart.soundings([(5, 5, 12)]),
        tile(0, 0, 50, 50, red=True, id="t"),
        card(0, 0, 90, 150, name="x", art="ship", effect="a b c", bar="red"),
        card_back(0, 0, 40, 60, count=9),
        free_place(0, 0, 40, 40, "free"),
        slot(9, 9, 8),
        slot(9, 9, 8, icon("clove", 9, 9, 9)),
        target_disc(5, 5, 4, 3, "go"),
        target_rect(0, 0, 9, 9, 4, "go"),
        target_path("M0 0H9V9z", 5, "go"),
        plain_targets([plain_target(0, 0, 9, 9, 6, "go")]),
        chosen_rect(0, 0, 9, 9, tag="here"),
        last_disc(1, 5, 5, 4),
        last_rect(1, 0, 0, 5, 5),
        course([(0, 0), (5, 5)], 2),
        star(9, 9, 3),
        cube(5, 5, "cu-red"),
        die(5, 5, 4, "grog"),
    ]
    for seat in range(len(SHAPES)):
        parts += [token(seat, 9, 9, 8, seat), ship(seat, 9, 9), meeple(seat, 9, 9), badge(seat, 9, 9)]
    return parts


def test_text_and_attributes_are_escaped() -> None:
    root = parsed(text(1, 2, NASTY) + el("g", el("title", escape(NASTY)), aria_label=NASTY, id='a"b'))
    assert not [node for node in root.iter() if node.tag.endswith("script")]
    assert root[0].text == NASTY.replace("\x00\x07", "")
    assert root[1].get("aria-label") == NASTY.replace("\x00\x07", "")


@given(st.text())
def test_any_words_give_well_formed_svg(words: str) -> None:
    words = "".join(c for c in words if not 0xD800 <= ord(c) <= 0xDFFF and ord(c) not in (0xFFFE, 0xFFFF))
    parsed(text(0, 0, words) + target_disc(1, 1, 3, 1, words))
    parsed(fitted(0, 0, words, 14, 30) + paragraph(0, 0, words, 9, 20))


def test_the_label_of_a_picture_is_escaped_alone_and_inline() -> None:
    picture = page(rect(0, 0, 5, 5), 10, 10, NASTY)
    for svg in (picture, standalone(picture), page(Picture("<g/>", 5, 5, NASTY).at(1, 1), 10, 10, "x")):
        ET.fromstring(svg)
        assert "<script" not in svg


def test_everything_the_kit_draws_is_well_formed_and_uses_known_icons() -> None:
    drawn = "".join(everything())
    parsed(drawn)
    assert set(used_symbols(drawn)) <= set(symbols())


def test_an_unknown_icon_is_refused_with_a_suggestion() -> None:
    with pytest.raises(ValueError, match=r"did you mean.*ship"):
        icon("shipp", 0, 0, 20)


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="no colour 'seaa'"):
        paint("seaa")


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 6"):
        token(6, 0, 0)


def icons_in_sources() -> list[tuple[str, str]]:
    """Icons that any Python file of the project names directly in a call of `icon`, `icon_html` or `count`."""
    found = []
    for file in sorted(SOURCES.rglob("*.py")):
        for name in re.findall(r'(?<![.\w])(?:icon|icon_html|count)\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")):
            found.append((str(file.relative_to(SOURCES)), name))
    return found


def test_every_icon_named_in_the_sources_exists() -> None:
    used = icons_in_sources()
    assert used
    assert [(file, name) for file, name in used if name not in icon_names()] == []


def test_the_sprite_holds_every_symbol_once() -> None:
    root = ET.fromstring(sprite())
    ids = [node.get("id") for node in root.iter() if node.tag.endswith("symbol")]
    assert len(ids) == len(set(ids)) == len(symbols()) > 90


@pytest.mark.parametrize(
    "drawn",
    [
        target_disc(5, 5, 4, 31, "Go & see"),
        target_rect(0, 0, 9, 9, 31, "Go & see"),
        target_path("M0 0H9z", 31, "Go & see"),
        plain_target(0, 0, 9, 9, 31, "Go & see"),
    ],
)
def test_a_target_can_be_clicked_tabbed_to_and_heard(drawn: str) -> None:
    node = parsed(drawn)[0]
    assert node.get("data-move") == "31"
    assert node.get("role") == "button"
    assert node.get("tabindex") == "0"
    assert node.get("aria-label") == "Go & see"
    assert [child for child in node if child.get("class") == "hit"], "there must be something to hit"


def test_a_piece_keeps_its_id_and_moves_by_its_transform_alone() -> None:
    here, there = ship(2, 10, 20, id="ship-2"), ship(2, 30.25, 40, id="ship-2")
    assert 'id="ship-2"' in here and "translate(10px,20px)" in here
    assert here.replace("translate(10px,20px)", "translate(30.2px,40px)") == there


def test_numbers_are_short() -> None:
    assert [num(v) for v in (1, 1.0, 1.26, -0.04, 100.0, -2.5)] == ["1", "1", "1.3", "0", "100", "-2.5"]


def test_text_is_wrapped_and_fitted_to_a_width() -> None:
    lines = wrapped("five ducats from the treasury at any time", 12, 100)
    assert " ".join(lines) == "five ducats from the treasury at any time"
    assert all(width_of(line, 12) <= 100 for line in lines)
    assert wrapped("one two three four five six", 12, 30, most=2)[-1].endswith("…")
    short = ET.fromstring(fitted(0, 0, "Konstantinopel am Bosporus", 18, 60))
    assert short.text is not None and short.text.endswith("…") and short.get("font-size") == "11"
    assert ET.fromstring(fitted(0, 0, "Goa", 18, 60)).get("font-size") == "18"


def test_rhumb_lines_end_at_the_edge_of_the_sheet() -> None:
    drawn = chart.rhumbs(30, 20, 100, 60)
    ends = [(float(x), float(y)) for x, y in re.findall(r"L([-\d.]+) ([-\d.]+)", drawn)]
    assert len(ends) == 16
    assert all(x in (0, 100) or y in (0, 60) for x, y in ends)
    assert all(0 <= x <= 100 and 0 <= y <= 60 for x, y in ends)


def test_an_outline_goes_round_cells_and_round_their_holes() -> None:
    assert chart.outline([(0, 0)], 10, radius=0) == "M0 0Q0 0 0 0L10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10z"
    two = chart.outline([(0, 0), (0, 1)], 10, left=5, top=7, inset=1, radius=0)
    assert two == "M6 8Q6 8 6 8L24 8Q24 8 24 8L24 16Q24 16 24 16L6 16Q6 16 6 16z"
    ring = [(row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1)]
    assert chart.outline(ring, 10).count("M") == 2
    assert chart.outline([(0, 0), (1, 1)], 10).count("M") == 2, "cells that touch at a corner are two islands"
    assert chart.outline([(0, 0), (1, 1), (0, 1)], 10).count("Q") == 6


# ---- alone -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_picture_alone_brings_its_colours_and_exactly_its_icons(theme: str) -> None:
    inline = page(icon("ship", 5, 5, 9, "wood") + token(0, 5, 5) + ship(1, 5, 5), 10, 10, "x")
    alone = standalone(inline, theme)
    root = ET.fromstring(alone)
    ids = {node.get("id") for node in root.iter() if node.tag.endswith("symbol")}
    assert ids == {"i-ship", "p-2"}
    css = picture_css(theme)
    assert f"--ink:{tokens(theme)['ink']}" in css
    wanted = set(re.findall(r"var\(--([\w-]+)", alone))
    assert wanted <= {*tokens(theme), "pc", "pon", "pt", "pw", "i-fill", "tint"}
    assert "url(" not in css, "nothing is fetched from elsewhere"


def test_the_themes_differ_and_only_night_has_the_night_rules() -> None:
    assert picture_css("day") != picture_css("night")
    assert "#05090c" in picture_css("night") and "#05090c" not in picture_css("day")
    with pytest.raises(ValueError, match="no theme 'dusk'; choose day or night"):
        standalone(page("", 1, 1, ""), "dusk")


def test_the_rules_of_a_picture_alone_do_not_leak_into_the_page_around_it() -> None:
    css = re.sub(r"@keyframes march\{[^}]*\}\}", "", picture_css("day"))
    css = re.sub(r"@media[^{]*\{(.*?\})\}", r"\1", css)
    selectors = [one for rule in re.findall(r"([^{}]+)\{", css) for one in rule.split(",")]
    assert len(selectors) > 50
    assert [one for one in selectors if not one.startswith(".argosy-alone")] == []


def test_fonts_come_along_when_asked_for() -> None:
    svg = standalone(page("", 1, 1, ""), "day", fonts=True)
    assert svg.count("@font-face") == 3 and "data:font/woff2;base64," in svg
    ET.fromstring(svg)


def test_standalone_wants_a_whole_picture() -> None:
    with pytest.raises(ValueError, match="one whole <svg> element"):
        standalone("<g/>")


def test_fonts_and_their_licences_are_in_the_package() -> None:
    fonts = {path.name for path in (ASSETS / "fonts").iterdir()}
    assert {"OFL-Alegreya.txt", "OFL-SourceSans3.txt"} <= fonts
    for name in re.findall(r'url\("fonts/([^"]+)"\)', (ASSETS / "argosy.css").read_text(encoding="utf-8")):
        assert name in fonts


def test_html_helpers_name_what_they_show() -> None:
    assert 'aria-hidden="true"' in icon_html("ship")
    assert 'aria-label="Ships &lt;3&gt;"' in icon_html("ship", title="Ships <3>")
    assert 'class="badge p3 badge--s"' in badge_html(2, small=True)


def test_styles_come_from_names() -> None:
    assert style("sea", "line", 2) == "fill:var(--sea);stroke:var(--line);stroke-width:2"
    drawn = "".join(everything()).replace("#14212a", "")
    assert re.search(r"#[0-9a-fA-F]{6}", drawn) is None, "no hex values in pictures"


def test_the_guide_runs() -> None:
    assert doctest.testmod(argosy.draw).failed == 0
