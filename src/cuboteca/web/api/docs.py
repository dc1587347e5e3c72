"""The API's documentation as a plain page of our own: no script, no foreign server."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

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


@dataclass(frozen=True)
class Call:
    """One call of the API."""

    method: str
    path: str
    text: str
    takes: str  # name of the body's schema, "" for none
    gives: str
    answers: tuple[tuple[str, str], ...]  # status and what it means


def page_of(openapi: dict[str, Any], visitor: Visitor) -> str:
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


def _call(method: str, path: str, call: dict[str, Any]) -> Call:
    answers = call["responses"]
    return Call(
        method=method.upper(),
        path=f"/api{path}",
        text=call.get("description", ""),
        takes=_schema(call.get("requestBody", {})),
        gives=_schema(answers.get("200", {})),
        answers=tuple((status, answer["description"]) for status, answer in answers.items()),
    )


def _schema(part: dict[str, Any]) -> str:
    content = part.get("content", {}).get("application/json", {})
    return str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
