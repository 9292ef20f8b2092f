"""Argosy as an installed app: its manifest, its service worker, and a page for when there is no network."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response

from argosy.table.api import Who
from argosy.table.frame import HERE, language_of, render, root_of, words

router = APIRouter(include_in_schema=False)
PAPER, INK = "#F6F0E2", "#1B2A35"
SIZES = (192, 512)


@router.get("/manifest.webmanifest")
def manifest(request: Request) -> JSONResponse:
    """What a browser must know to install the house as an app."""
    root, t = root_of(request), words(language_of(request))
    icons: list[dict[str, str]] = [
        {
            "src": f"{root}/static/icons/icon-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "any",
        }
        for size in SIZES
    ]
    whole = {"src": f"{root}/static/icons/maskable-512.png", "sizes": "512x512", "type": "image/png"}
    icons.append(whole | {"purpose": "maskable"})
    places = (("lobby-title", "/"), ("voyage-mine", "/c"), ("me-title", "/me"))
    content: dict[str, Any] = {
        "id": f"{root}/", "name": "Argosy", "short_name": "Argosy", "description": t("lobby-lead"),
        "lang": language_of(request), "start_url": f"{root}/", "scope": f"{root}/", "display": "standalone",
        "background_color": PAPER, "theme_color": PAPER, "icons": icons, "categories": ["games"],
        "shortcuts": [{"name": t(key), "url": f"{root}{path}"} for key, path in places],
    }  # fmt: skip
    return JSONResponse(content, media_type="application/manifest+json")


@router.get("/sw.js")
def worker(request: Request) -> Response:
    """The service worker; it must lie at the root of what it looks after."""
    text = (HERE / "static" / "sw.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
def offline(request: Request, who: Who) -> HTMLResponse:
    """There is no network: the page that the service worker keeps for that."""
    return render(request, "offline.html", who)
