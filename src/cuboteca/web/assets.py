"""Static files: the site's own, and those of the games' drawings.

Each is read once, compressed once, and served with a tag of its content.  With the version in its
query, an address may be cached for a year.  Without it, browsers ask again after an hour, and for
scripts every time: they import one another without the version, and their versions must agree.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.games import game, game_names

if TYPE_CHECKING:
    from starlette.requests import Request

_STATIC = Path(__file__).parent / "static"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
}
_DRAWN = (".svg", ".css")  # of the files of a game's drawing
_FOR_A_YEAR = "public, max-age=31536000, immutable"
_ASK_AGAIN = "public, max-age=3600"
_ASK_ALWAYS = "public, no-cache"


@dataclass(frozen=True)
class Asset:
    """A file in memory."""

    body: bytes
    packed: bytes | None  # compressed by gzip, if that is smaller
    media_type: str

    @property
    def tag(self) -> str:
        """A tag of the content."""
        return hashlib.sha256(self.body).hexdigest()[:16]


class Assets:
    """The files below a folder.

    Args:
        folder: The folder.
        endings: Only these are served.
    """

    def __init__(self, folder: Path, endings: tuple[str, ...]) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): _read(file)
            for file in sorted(folder.rglob("*"))
            if file.suffix in endings
        }
        tags = "".join(name + asset.tag for name, asset in self._files.items())
        self.version = hashlib.sha256(tags.encode()).hexdigest()[:10]

    def names(self, ending: str) -> tuple[str, ...]:
        """Return the names of the files with an extension."""
        return tuple(name for name in self._files if name.endswith(ending))

    def answer(self, name: str, request: Request) -> Response:
        """Return a file; raises HTTPException 404 if there is none."""
        asset = self._files.get(name)
        if asset is None:
            raise HTTPException(404)
        keep = _ASK_ALWAYS if name.endswith(".js") else _ASK_AGAIN
        if request.url.query == self.version:
            keep = _FOR_A_YEAR
        headers = {
            "ETag": f'"{asset.tag}"',
            "Cache-Control": keep,
            "Vary": "Accept-Encoding",
        }
        if asset.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = asset.body
        if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
            body = asset.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=asset.media_type)


def _read(file: Path) -> Asset:
    body = file.read_bytes()
    packed = gzip.compress(body, 9, mtime=0)
    return Asset(body, packed if len(packed) < len(body) * 0.95 else None, _TYPES[file.suffix])


@cache
def static() -> Assets:
    """Return the site's own files."""
    return Assets(_STATIC, tuple(_TYPES))


@cache
def drawn(name: str) -> Assets:
    """Return the files of a game's drawing."""
    return Assets(game(name).folder / "drawing", _DRAWN)


def sprite_url(name: str) -> str:
    """Return the address of a game's symbols."""
    return f"/games/{name}/symbols.svg?{drawn(name).version}"


def style_urls(name: str) -> tuple[str, ...]:
    """Return the addresses of a game's style sheets."""
    assets = drawn(name)
    return tuple(f"/games/{name}/{file}?{assets.version}" for file in assets.names(".css"))


async def static_file(request: Request) -> Response:
    """Serve one of the site's own files."""
    return static().answer(request.path_params["name"], request)


async def favicon(request: Request) -> Response:
    """Serve the icon to browsers that request it by default."""
    return static().answer("favicon.svg", request)


async def game_file(request: Request) -> Response:
    """Serve a file of a game's drawing."""
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    return drawn(name).answer(request.path_params["name"], request)


__all__ = [
    "Asset",
    "Assets",
    "drawn",
    "favicon",
    "game_file",
    "sprite_url",
    "static",
    "static_file",
    "style_urls",
]
