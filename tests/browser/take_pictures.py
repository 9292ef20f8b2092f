"""Take the pictures of the README and the documentation anew: `make pictures`.

A server of this tree, a real browser, and four tables that bots have played into the middle of the game.
"""

from __future__ import annotations

import pathlib
import sys
import tempfile
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from .conftest import FLAGS, Server, chromium
from .people import Person

ROOT = pathlib.Path(__file__).parents[2]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SCALE = 900 / 1440  # as wide as the README shows them


@dataclass
class Shot:
    """One picture: of which game, after how many moves, for whom."""

    name: str
    game: str
    moves: int
    lang: str = "en"
    theme: str = "day"
    phone: bool = False


SHOTS = (
    Shot("goa", "goa", 150),
    Shot("amerigo", "amerigo", 170),
    Shot("grog_island", "grog_island", 60),
    Shot("maracaibo_night", "maracaibo", 200, "nl", "night"),
)


def take(browser: Browser, url: str, shot: Shot) -> None:
    """Play a table so far, and photograph it when its player is asked."""
    context = browser.new_context(viewport=PHONE if shot.phone else DESK, reduced_motion="reduce")  # type: ignore[arg-type]
    kept = {"lang": shot.lang, "theme": shot.theme, "name": "Mara", "confirm": "off"}
    context.add_cookies([{"name": f"argosy_{name}", "value": value, "url": url} for name, value in kept.items()])
    person = Person(context.new_page(), url)
    table = person.sit(shot.game, bots=2, level="deckhand")
    person.lead_by_bots(table, shot.moves)
    person.page.wait_for_timeout(500)
    whole = person.page.screenshot(animations="disabled")
    (ROOT / "docs" / "pictures" / f"{shot.name}.png").write_bytes(smaller(browser, whole))
    context.close()


def smaller(browser: Browser, picture: bytes) -> bytes:
    """The same picture as the README shows it, drawn by the browser once more."""
    width, height = (round(side * SCALE) for side in (DESK["width"], DESK["height"]))
    page = browser.new_page(viewport={"width": width, "height": height})
    page.route("**/picture.png", lambda route: route.fulfill(body=picture, content_type="image/png"))
    page.route("**/page", lambda route: route.fulfill(
        body=f'<body style="margin:0"><img src="/picture.png" width="{width}" height="{height}" style="display:block">',
        content_type="text/html",
    ))  # fmt: skip
    page.goto("http://argosy.invalid/page")
    page.wait_for_function("document.images[0].complete")
    small = page.screenshot()
    page.close()
    return small


def main(wanted: list[str]) -> None:
    """All pictures, or those that are named."""
    path = chromium()
    assert path, "there is no Chromium; set ARGOSY_CHROMIUM to the path of one"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(pathlib.Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for shot in SHOTS:
                if not wanted or shot.name in wanted:
                    take(browser, server.url, shot)
                    print(shot.name)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
