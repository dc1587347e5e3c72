"""The context of ``offline.html``: what a browser shows when it cannot reach the site."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Word


@dataclass(frozen=True)
class OfflineContext:
    """Everything that ``offline.html`` shows: the same to everybody."""

    language: str  # code of the page's language
    t: Word  # words of it
    static_url: str  # folder of the site's own files, without a slash at the end
    version: str  # appended to static addresses


__all__ = [
    "OfflineContext",
]
