"""The context of ``message.html``: one message, usually that something did not work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class MessageContext:
    """Everything that ``message.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    status: int  # of the response; 200 if it is not an error
    title: str  # what happened, a few words
    text: str  # what one can do about it
    link_url: str  # where to continue
    link_label: str  # words of that link
    rule_url: str = ""  # of the rule behind it; "" if there is none


__all__ = [
    "MessageContext",
]
