"""Opening a record: the file of a play that took place anywhere becomes a play to look back at."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse

from cuboteca.table.errors import RefusedRecordError
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.request import import_record, is_secure, same_origin, services_of
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

_MOST_FIELDS = 4


async def open_record(request: Request) -> Response:
    """Open the record in the file of a form, and lead to its replay."""
    if not same_origin(request):
        raise HTTPException(403, "this form came from another site")
    data = await _file_in(request)
    arrival = arrival_of(visitor_of(request))
    opened = await import_record(request, data, arrival.person)
    response = RedirectResponse(f"/tables/{opened.table}/replay", 303)
    if opened.is_new:
        await welcome(services_of(request).people, arrival, response, secure=is_secure(request))
    return response


async def _file_in(request: Request) -> bytes:
    """Return the file of the field ``record``.

    Raises:
        HTTPException: 413, the form is too large.
        RefusedRecordError: There is none.
    """
    await request.body()  # if it is too large, this says so
    with suppress(HTTPException):  # it is no such form
        async with request.form(max_files=1, max_fields=_MOST_FIELDS) as form:
            if isinstance(file := form.get("record"), UploadFile):
                return await file.read()
    raise RefusedRecordError("form", "this form has no file")


__all__ = ["open_record"]
