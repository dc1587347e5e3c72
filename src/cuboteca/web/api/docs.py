"""The API's documentation as a plain page of our own, without scripts or third parties."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Required, TypedDict

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cuboteca.web.site_frame import site_for

if TYPE_CHECKING:
    from cuboteca.web.visitor import Visitor

_ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class _Body(TypedDict, total=False):
    """The body of a call or of its answer, as far as the page shows it."""

    description: str
    content: dict[str, dict[str, dict[str, str]]]  # by media type: {"schema": {"$ref": ...}}


class _Operation(TypedDict, total=False):
    description: str
    requestBody: _Body
    responses: Required[dict[str, _Body]]


class OpenApi(TypedDict):
    """An OpenAPI description, as far as the page shows it."""

    info: dict[str, str]
    paths: dict[str, dict[str, _Operation]]
    components: dict[str, dict[str, object]]


@dataclass(frozen=True)
class Call:
    """One call of the API."""

    method: str
    path: str
    text: str
    takes: str  # name of the body's schema, "" for none
    gives: str
    answers: tuple[tuple[str, str], ...]  # status and its meaning


def page_of(openapi: OpenApi, visitor: Visitor) -> str:
    """Return the page of an OpenAPI description."""
    calls = [
        _call(method, path, call)
        for path, methods in openapi["paths"].items()
        for method, call in methods.items()
    ]
    schemas = {
        name: json.dumps(schema, indent=1, ensure_ascii=False)
        for name, schema in openapi["components"]["schemas"].items()
    }
    return _ENVIRONMENT.get_template("docs.html").render(
        site=site_for(visitor, "/api/docs"), title=openapi["info"]["title"],
        version=openapi["info"]["version"], calls=calls, schemas=schemas,
    )  # fmt: skip


def _call(method: str, path: str, call: _Operation) -> Call:
    answers = call["responses"]
    return Call(
        method=method.upper(),
        path=f"/api{path}",
        text=call.get("description", ""),
        takes=_schema(call.get("requestBody", {})),
        gives=_schema(answers.get("200", {})),
        answers=tuple((status, one.get("description", "")) for status, one in answers.items()),
    )


def _schema(part: _Body) -> str:
    content = part.get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]


__all__ = [
    "Call",
    "OpenApi",
    "page_of",
]
