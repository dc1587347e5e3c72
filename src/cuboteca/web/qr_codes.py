"""QR codes of addresses, on a page or as a picture of their own."""

from __future__ import annotations

import io

import segno
from markupsafe import Markup
from starlette.responses import Response

_SVG = "http://www.w3.org/2000/svg"


def qr_code(text: str) -> Markup:
    """Return ``text`` as a QR code, one ``<svg>``."""
    return Markup(_drawn(text, standalone=False))  # noqa: S704  # segno draws paths only


def qr_picture(text: str) -> Response:
    """Return ``text`` as a QR code, an SVG file."""
    return Response(_drawn(text, standalone=True), media_type="image/svg+xml")


def qr_lines(text: str) -> list[str]:
    """Return ``text`` as a QR code in lines of equally many blocks, light where a block is."""
    drawn = io.StringIO()
    _code(text).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().splitlines()


def _code(text: str) -> segno.QRCode:
    return segno.make(text, error="m", micro=False)


def _drawn(text: str, *, standalone: bool) -> str:
    drawn = _code(text).svg_inline(scale=4, border=2, dark="#000", light="#fff", omitsize=True)
    return drawn.replace("<svg ", f'<svg xmlns="{_SVG}" ', 1) if standalone else drawn


__all__ = ["qr_code", "qr_lines", "qr_picture"]
