"""Language, theme, pace and sound, kept in cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.responses import RedirectResponse, Response

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.request import form_of, is_secure, wants_json
from cuboteca.web.visitor import PREFERENCES, remember

if TYPE_CHECKING:
    from starlette.requests import Request

_LONGEST = 500  # characters of an address of this site
_ALLOWED = {"language": LANGUAGES, **PREFERENCES}


async def change(request: Request) -> Response:
    """Remember what a form says and go back; a script stays where it is."""
    form = await form_of(request)
    response = (
        Response(status_code=204)
        if wants_json(request)
        else RedirectResponse(_local(form.get("back", "/")), 303)
    )
    for name, allowed in _ALLOWED.items():
        if form.get(name) in allowed:
            remember(response, name, form[name], secure=is_secure(request))
    return response


def _local(address: str) -> str:
    """Return ``address`` if it is a path of this site, else that of the home page."""
    if len(address) > _LONGEST or not address.startswith("/") or address.startswith(("//", "/\\")):
        return "/"
    parts = urlsplit(address)
    return address if not parts.netloc and address.isprintable() else "/"


__all__ = [
    "change",
]
