"""Whole pictures. A `Picture` is drawn once and shown in three ways: inline in a web page that already has the
stylesheet and the icons, as a part of a larger picture, and alone (in a notebook, in a file).
"""

from __future__ import annotations

import base64
import functools
import re
from dataclasses import dataclass

from argosy.draw.icons import definitions
from argosy.draw.ink import ASSETS, THEMES, attributes, el, num, stylesheet, tokens

SVG = "http://www.w3.org/2000/svg"
OPENING = re.compile(r"(?s)^\s*<svg\b([^>]*)>(.*)</svg>\s*$")
PICTURE_RULES = re.compile(r"(?s)/\* picture \*/(.*?)/\* end of picture \*/")
RULE = re.compile(r"(?s)([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}")
FONTS = {
    ("Alegreya Variable", "normal", "400 900"): "alegreya-latin-wght-normal.woff2",
    ("Alegreya Variable", "italic", "400 900"): "alegreya-latin-wght-italic.woff2",
    ("Source Sans 3 Variable", "normal", "200 900"): "source-sans-3-latin-wght-normal.woff2",
}


@dataclass(frozen=True)
class Picture:
    """Something drawn on a sheet of a fixed size. The size is in the units of the drawing; the picture scales."""

    inside: str
    width: float
    height: float
    label: str  # what a screen reader says

    def svg(self, cls: str = "", id: str | None = None) -> str:
        """As one element for a web page."""
        head = attributes(
            xmlns=SVG,
            cls=f"b {cls}".strip(),
            id=id,
            viewBox=f"0 0 {num(self.width)} {num(self.height)}",
            role="group",
            aria_label=self.label,
        )
        return f"<svg{head}>{self.inside}</svg>"

    def at(self, x: float, y: float, width: float | None = None) -> str:
        """As a part of a larger picture, at a place, scaled to a width."""
        scale = "" if width is None else f" scale({width / self.width:.4g})"
        place = f"translate({num(x)} {num(y)}){scale}"
        return el("g", self.inside, transform=place, role="group", aria_label=self.label)


def page(parts: str | list[str], width: float, height: float, label: str, cls: str = "") -> str:
    """One `<svg>` document made of parts."""
    inside = parts if isinstance(parts, str) else "".join(parts)
    return Picture(inside, width, height, label).svg(cls)


def standalone(svg: str, theme: str = "day", fonts: bool = False) -> str:
    """A picture that carries its own colours and icons. `fonts=True` also puts the typefaces in (about 155 kB)."""
    found = OPENING.match(svg)
    if not found:
        raise ValueError("standalone wants one whole <svg> element, as `page` makes it")
    head, inside = found.groups()
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', head)
    if not box:
        raise ValueError('standalone wants a picture with viewBox="0 0 width height"')
    said = re.search(r'aria-label="([^"]*)"', head)
    label = f' aria-label="{said.group(1)}"' if said else ""  # is escaped already
    cls = re.search(r'class="([^"]*)"', head)
    width, height = box.groups()
    styles = el("style", _plain_css(picture_css(theme, fonts)))
    paper = f'<rect width="{width}" height="{height}" style="fill:var(--paper)"/>'
    return (
        f'<svg xmlns="{SVG}" class="argosy-alone" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="group"{label}>{styles}{definitions(inside)}{paper}'
        f'<g class="{cls.group(1) if cls else "b"}">{inside}</g></svg>'
    )


def _plain_css(css: str) -> str:
    """Style rules that mean the same to an XML reader and to an HTML reader."""
    if "<" in css or "&" in css:
        raise ValueError("the picture part of the stylesheet must not contain < or &")
    return css


@functools.cache
def picture_css(theme: str, fonts: bool = False) -> str:
    """The colours of a theme and the rules that pictures need, all below `.argosy-alone`: nothing leaks into a page."""
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r}; choose {' or '.join(THEMES)}")
    colours = ";".join(f"--{name}:{value}" for name, value in tokens(theme).items())
    rules = [f".argosy-alone{{{colours}}}"]
    for found in PICTURE_RULES.finditer(stylesheet()):
        rules += _scoped(found.group(1), theme)
    rules.append("@media (prefers-reduced-motion:reduce){.argosy-alone *{animation:none!important}}")
    faces = [_font_face(*face, file) for face, file in FONTS.items()] if fonts else []
    return "".join(faces + rules)


def _scoped(css: str, theme: str) -> list[str]:
    """The rules of one theme, each below `.argosy-alone`."""
    rules = []
    for selectors, body in RULE.findall(re.sub(r"(?s)/\*.*?\*/", "", css)):
        selectors = selectors.strip()
        if selectors.startswith("@keyframes"):
            rules.append(f"{selectors}{{{body}}}")
            continue
        if '[data-theme="night"]' in selectors and theme != "night":
            continue
        kept = (one.replace('[data-theme="night"] ', "").strip() for one in selectors.split(","))
        rules.append(",".join(f".argosy-alone {one}" for one in kept) + f"{{{body}}}")
    return rules


def _font_face(family: str, slant: str, weights: str, file: str) -> str:
    data = base64.b64encode((ASSETS / "fonts" / file).read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{family}";font-style:{slant};font-weight:{weights};'
        f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
    )
