"""Asking for the passkey again, before somebody sits down at a rated table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.competition.rated_tables import FRESH
from cuboteca.web.contexts import ConfirmContext
from cuboteca.web.pages.passkey_sites import allows_passkeys, party_of, path_within
from cuboteca.web.phrases import texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

HOURS = round(FRESH / 3_600)


def confirm_page(request: Request) -> Response:
    """Return the page that asks; the reader then goes on where this request came from."""
    visitor, table = visitor_of(request), request.path_params.get("table", "")
    path = path_within(request.url.path)
    back = f"/tables/{table}" if table else path if path.startswith("/tournaments") else "/"
    here = path if request.method == "GET" else ""
    return page(
        ConfirmContext(
            site=site_for(visitor, back),
            t=word_of(texts_for(visitor.language)),
            hours=HOURS,
            secure=allows_passkeys(party_of(request)),
            next_url=here or back,
            back_url=back,
        ),
        403,
    )


__all__ = ["HOURS", "confirm_page"]
