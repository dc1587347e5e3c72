"""The frame around every page: language, theme, common links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.core.texts import LANGUAGE_NAMES
from cuboteca.web.assets import static
from cuboteca.web.contexts import Language, Site

if TYPE_CHECKING:
    from cuboteca.web.visitor import Visitor

_LANGUAGES = tuple(Language(code, name) for code, name in LANGUAGE_NAMES.items())


def site_for(visitor: Visitor, here: str) -> Site:
    """Return the frame of a page at ``here`` (path and query)."""
    return Site(
        language=visitor.language,
        languages=_LANGUAGES,
        theme=visitor.theme,
        here=here,
        home_url="/",
        settings_url="/settings",
        static_url="/static",
        pace=visitor.pace,
        forced=visitor.forced,
        sound=visitor.sound,
        talk=visitor.talk,
        version=static().version,
    )


__all__ = [
    "site_for",
]
