"""Draw the icons of the installed app from `icon.svg`, with a Chromium on this machine: python deploy/make_icons.py"""

from __future__ import annotations

import pathlib
import shutil

from playwright.sync_api import sync_playwright

STATIC = pathlib.Path(__file__).parents[1] / "src" / "argosy" / "table" / "static"
PAPER = "#F6F0E2"
DRAWN = {  # file: size, how much of it the picture takes, what lies under it
    "icon-192": (192, 1.0, "transparent"),
    "icon-512": (512, 1.0, "transparent"),
    "maskable-512": (512, 0.72, PAPER),  # phones cut it to their own shape
    "apple-180": (180, 0.86, PAPER),
    "badge-96": (96, 1.0, "transparent"),  # its shape alone is shown
}


def page_of(svg: str, size: int, share: float, under: str) -> str:
    """A page that shows the picture and nothing else."""
    inner = round(size * share)
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{under}"
    return f'<body style="{style}">{svg.replace("<svg ", f"<svg width={inner} height={inner} ", 1)}</body>'


def main() -> None:
    """Write the files."""
    chromium = next(
        found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))
    )
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    (STATIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, share, under) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(svg, size, share, under))
            page.screenshot(path=str(STATIC / "icons" / f"{name}.png"), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
