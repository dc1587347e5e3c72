"""How templates of pages and boards are read, and what they write."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

import jinja2
from jinja2 import FileSystemLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator
from markupsafe import Markup, escape

if TYPE_CHECKING:
    from pathlib import Path

    from jinja2.compiler import Frame

_WORDS_KEPT = 8_192  # that templates write


@lru_cache(_WORDS_KEPT)
def _escaped(text: str) -> str:
    return str(escape(text))


class _Templates(CodeGenerator):
    """Compiles templates into a program that writes quickly."""

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802  # Jinja's
        """Let an ``if`` without ``else`` leave out an empty text.

        It would be an object that explains itself, which takes as long as ten texts.
        """
        if node.expr2 is None:
            node.expr2 = nodes.Const("", lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    def write_commons(self) -> None:
        """Write values with ``Environment.written``, where Jinja would with ``escape``."""
        super().write_commons()
        self.writeline("escape = environment.written")


class Environment(jinja2.Environment):
    """Reads templates that are pages or parts of pages.

    Args:
        folder: Where they are.
    """

    code_generator_class = _Templates

    def __init__(self, folder: Path) -> None:
        super().__init__(
            loader=FileSystemLoader(folder),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )

    @staticmethod
    def written(value: object) -> str:
        """Return a value as a template writes it: what ``escape`` does, at a fourth of its time."""
        kind = type(value)
        if kind is str:
            return _escaped(cast("str", value))
        if kind is Markup:
            return cast("Markup", value)
        return str(value) if kind is int else escape(value)


__all__ = ["Environment"]
