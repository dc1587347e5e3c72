"""The context of ``stopmail.html``, and the part of ``messages.html`` about e-mail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class MailPart:
    """Messages by e-mail, where the site sends them."""

    url: str  # takes an address, a code or "forget" by POST
    address: str  # "" if there is none
    confirmed: bool


@dataclass(frozen=True)
class StopMailContext:
    """Everything that ``stopmail.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    url: str  # ends messages by POST


__all__ = ["MailPart", "StopMailContext"]
