"""The site as an app: manifest, service worker, and the page that shows while it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.assets import static
from cuboteca.web.contexts import OfflineContext
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

#: Of a window of the app until its page is there; those of ``site.css`` by day.
_GROUND = "#f4ecdc"
_ICONS = (
    ("icon-192.png", 192, "any"),
    ("icon-512.png", 512, "any"),
    ("icon-maskable.png", 512, "maskable"),
)


async def manifest(request: Request) -> Response:
    """Describe the site to browsers that install it, in a language; see the W3C's manifest."""
    language = _language(request)
    described = {
        "id": "/",
        "name": "Cuboteca",
        "short_name": "Cuboteca",
        "description": texts_for(language).word("app-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _GROUND,
        "theme_color": _GROUND,
        "icons": [
            {
                "src": f"/static/icons/{file}?{static().version}",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for file, size, purpose in _ICONS
        ],
    }
    headers = {"Cache-Control": "public, no-cache"}
    return JSONResponse(described, headers=headers, media_type="application/manifest+json")


async def offline(request: Request) -> Response:
    """Show that the site cannot be reached: the same to everybody, for browsers to keep."""
    language = _language(request)
    word = word_of(texts_for(language))
    answer = page(OfflineContext(language, word, "/static", static().version))
    answer.headers["Cache-Control"] = "public, no-cache"
    return answer


async def service_worker(request: Request) -> Response:
    """Serve the script that keeps that page; from here it may serve the whole site."""
    return await static().answer("service-worker.js", request)


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return language


__all__ = [
    "manifest",
    "offline",
    "service_worker",
]
