"""Opening a record: the file of a play that took place anywhere becomes a play to look back at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse

from cuboteca.table.errors import RefusedRecordError
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.request import import_record, is_secure, same_origin, services_of
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

_BOUNDARY = re.compile(
    r'multipart/form-data;.*?boundary="?([\w\'()+,./:=?-]{1,70})"?', re.IGNORECASE | re.ASCII
)
_FIELD = re.compile(rb'content-disposition:[^\r\n]*;\s*name="record"', re.IGNORECASE)


async def open_record(request: Request) -> Response:
    """Open the record in the file of a form, and lead to its replay."""
    if not same_origin(request):
        raise HTTPException(403, "this form came from another site")
    data = _file_in(await request.body(), request.headers.get("content-type", ""))
    arrival = arrival_of(visitor_of(request))
    name = await import_record(request, data, arrival.person)
    response = RedirectResponse(f"/tables/{name}/replay", 303)
    await welcome(services_of(request).people, arrival, response, secure=is_secure(request))
    return response


def _file_in(body: bytes, kind: str) -> bytes:
    """Return the file of the field ``record``; browsers write forms with files so (RFC 7578).

    Raises:
        RefusedRecordError: There is none.
    """
    found = _BOUNDARY.match(kind)
    parts = body.split(b"--" + found[1].encode()) if found else []
    for part in parts:
        head, between, content = part.partition(b"\r\n\r\n")
        if between and _FIELD.search(head):
            return content.removesuffix(b"\r\n")
    raise RefusedRecordError("form", "this form has no file")


__all__ = ["open_record"]
