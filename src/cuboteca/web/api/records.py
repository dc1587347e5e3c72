"""Records for programs: opening one as a play to look back at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request  # noqa: TC002  # FastAPI reads it
from pydantic import BaseModel

from cuboteca.core.play_record import FORMAT
from cuboteca.games import game_names
from cuboteca.table.imports import LONGEST_RECORD
from cuboteca.web.api.models import documented
from cuboteca.web.request import base_of, import_record

if TYPE_CHECKING:
    from typing import Any

    from fastapi import FastAPI


class RecordOpened(BaseModel):
    """Where the play of a record can be looked back at: ``link`` leads to the replay.

    ``played_here`` says that it took place at this table of this site, which keeps it once.
    """

    table: str
    link: str
    played_here: bool


def _record_schema() -> dict[str, Any]:
    """Return the form of a record, as far as it matters here; ``docs/records.md`` has all of it."""
    text = {"type": "string", "maxLength": LONGEST_RECORD}
    pair = {"type": "array", "items": text, "minItems": 2, "maxItems": 2}
    return {
        "type": "object",
        "description": "A record as it was downloaded, at most 512 KiB.",
        "required": ["format", "game", "rules_version", "options", "seats", "events"],
        "maxProperties": 20,
        "properties": {
            "format": {"type": "string", "const": FORMAT},
            "game": {"type": "string", "enum": game_names()},
            "rules_version": {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
            "options": {"type": "object", "maxProperties": 50},
            "seats": {"type": "array", "items": text, "minItems": 1, "maxItems": 8},
            "events": {"type": "array", "items": pair, "minItems": 1, "maxItems": LONGEST_RECORD},
        },
    }


def add_to(api: FastAPI) -> None:
    """Add the calls of this module."""
    content = {"application/json": {"schema": _record_schema()}}
    api.add_api_route(
        "/records",
        open_record,
        methods=["POST"],
        responses=documented(429, 503, 507, later=True),
        openapi_extra={"requestBody": {"required": True, "content": content}},
    )


async def open_record(request: Request) -> RecordOpened:
    """Open the record of a play that is over: its table has a replay, and can be analysed.

    The record is what a download, ``cuboteca play`` or ``cuboteca simulate`` has written; all that
    it says is checked first.  It changes no rating and no statistics.
    """
    opened = await import_record(request, await request.body())
    return RecordOpened(
        table=opened.table,
        link=f"{base_of(request).handed}/tables/{opened.table}/replay",
        played_here=not opened.is_new,
    )


__all__ = ["RecordOpened", "add_to", "open_record"]
