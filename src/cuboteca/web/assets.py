"""Static files: the site's own, and those of the games' drawings.

Each is read once, compressed once, as small as it gets, and served with a tag of its content.
Comments of scripts and style sheets, a ninth of what would come over the wire, stay here.  With
the version in its query, an address may be cached for a year.  Without it, browsers ask again after
an hour, and for scripts every time: they import one another without the version, and their versions
must agree.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import brotli
from starlette.exceptions import HTTPException
from starlette.responses import Response

from cuboteca.games import game, game_names

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

_STATIC = Path(__file__).parent / "static"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
}
_DRAWN = (".svg", ".css")  # of the files of a game's drawing
_OF_LESSONS = "lesson.css"
_FOR_A_YEAR = "public, max-age=31536000, immutable"
_ASK_AGAIN = "public, max-age=3600"
_ASK_ALWAYS = "public, no-cache"
#: How each encoding is made, the best first.  Browsers accept Brotli by HTTPS and from localhost.
_ENCODINGS: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.compress,  # at its highest quality, which takes up to 0.1 s
    "gzip": lambda body: gzip.compress(body, 9, mtime=0),
}
#: What is for readers of the source: in scripts, lines that are a comment.
_COMMENTS = {
    ".js": re.compile(rb"^[ \t]*//.*\n", re.MULTILINE),
    ".css": re.compile(rb"[ \t]*/\*.*?\*/", re.DOTALL),
}
_WORTH_PACKING = 0.95  # of the size of the body


@dataclass(frozen=True)
class Asset:
    """A file in memory."""

    body: bytes
    media_type: str
    _packed: dict[str, bytes] = field(default_factory=dict)

    @property
    def tag(self) -> str:
        """A tag of the content."""
        return hashlib.sha256(self.body).hexdigest()[:16]

    async def packed(self, encoding: str) -> bytes:
        """Return the body in an encoding, or as it is if it would hardly become smaller."""
        if encoding not in self._packed:
            packed = await asyncio.to_thread(_ENCODINGS[encoding], self.body)
            small = len(packed) < len(self.body) * _WORTH_PACKING
            self._packed[encoding] = packed if small else self.body
        return self._packed[encoding]


class Assets:
    """The files below a folder.

    Args:
        folder: The folder.
        endings: Only these are served.
    """

    def __init__(self, folder: Path, endings: tuple[str, ...]) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): Asset(_served(file), _TYPES[file.suffix])
            for file in sorted(folder.rglob("*"))
            if file.suffix in endings
        }
        tags = "".join(name + asset.tag for name, asset in self._files.items())
        self.version = hashlib.sha256(tags.encode()).hexdigest()[:10]

    def names(self, ending: str) -> tuple[str, ...]:
        """Return the names of the files with an extension."""
        return tuple(name for name in self._files if name.endswith(ending))

    async def answer(self, name: str, request: Request) -> Response:
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
        encoding = _accepted(request.headers.get("accept-encoding", ""))
        if encoding:
            body = await asset.packed(encoding)
        if body is not asset.body:
            headers["Content-Encoding"] = encoding
        return Response(body, headers=headers, media_type=asset.media_type)


def _served(file: Path) -> bytes:
    """Return what is served of a file."""
    body, comments = file.read_bytes(), _COMMENTS.get(file.suffix)
    return body if comments is None else comments.sub(b"", body)


def _accepted(header: str) -> str:
    """Return the best encoding that a client accepts, "" if none."""
    wanted = {name.strip() for name in header.split(",")}
    return next((encoding for encoding in _ENCODINGS if encoding in wanted), "")


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


def style_urls(name: str, *, lesson: bool = False) -> tuple[str, ...]:
    """Return the addresses of a game's style sheets; that of lessons is for their pages alone."""
    assets = drawn(name)
    files = [file for file in assets.names(".css") if file != _OF_LESSONS]
    if lesson and _OF_LESSONS in assets.names(".css"):
        files.append(_OF_LESSONS)
    return tuple(f"/games/{name}/{file}?{assets.version}" for file in files)


async def static_file(request: Request) -> Response:
    """Serve one of the site's own files."""
    return await static().answer(request.path_params["name"], request)


async def favicon(request: Request) -> Response:
    """Serve the icon to browsers that request it by default."""
    return await static().answer("favicon.svg", request)


async def game_file(request: Request) -> Response:
    """Serve a file of a game's drawing."""
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    return await drawn(name).answer(request.path_params["name"], request)


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
