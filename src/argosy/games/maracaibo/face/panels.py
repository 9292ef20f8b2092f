"""A part of the page that is made of several pictures: they flow beside and below each other as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.draw import Picture, el, escape, text

GAP, HEAD = 6.0, 26.0


@dataclass(frozen=True)
class Panel:
    """A title with a remark, and pictures below it."""

    name: str
    title: str
    pictures: Sequence[Picture]
    note: str = ""
    across: int = 1  # pictures side by side where the panel is drawn as one picture
    narrow: Sequence[Picture] = ()  # what stands there instead on a phone

    def html(self, level: int = 2) -> str:
        """For a page, with a heading of this level; nothing if there is nothing in it."""
        if not self.pictures:
            return ""
        note = el("span", escape(self.note), cls="cap__note") if self.note else ""
        head = el("div", el(f"h{level}", escape(self.title)), note, cls="cap") if self.title else ""
        flows = [_flow(self.pictures, f"flow flow--{self.name}{' flow--desk' if self.narrow else ''}")]
        return head + "".join(flows + ([_flow(self.narrow, "flow flow--narrow")] if self.narrow else []))

    def picture(self) -> Picture:
        """As one picture."""
        top = HEAD if self.title and self.pictures else 0.0
        drawn = [text(0, 17, f"{self.title}  {self.note}".strip(), 17, "t-title")] if top else []
        x = y = wide = tall = 0.0
        for k, one in enumerate(self.pictures):
            if k % self.across == 0 and k:
                x, y, tall = 0.0, y + tall + GAP, 0.0
            drawn.append(one.at(x, top + y))
            x += one.width + GAP
            tall = max(tall, one.height)
            wide = max(wide, x - GAP)
        return Picture("".join(drawn), wide, top + y + tall, self.title or self.name)


def _flow(pictures: Sequence[Picture], cls: str) -> str:
    return el("div", *(picture.svg("maracaibo") for picture in pictures), cls=cls)
