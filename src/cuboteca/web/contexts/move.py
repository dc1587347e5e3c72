"""The contexts of ``code.html`` and ``move.html``: a seat goes on on another device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class CodeContext:
    """Everything that ``code.html`` shows: a code for the other device."""

    site: Site  # the frame
    t: Word  # words of the page's language
    title: str  # such as "Play as Ada on another device"
    code: str  # such as "K7MP-2QXT"
    address: str  # of the page on which to type it, as others are to open it
    minutes: int  # for which it works
    qr: Markup | None  # the address with the code, one <svg> with a viewBox and no size
    help: str  # why no other device can open the address; "" where it can
    command: str  # starts the site so that others can; "" unless the help ends with it
    table_url: str  # the table


@dataclass(frozen=True)
class MoveContext:
    """Everything that ``move.html`` shows: the form that takes a code."""

    site: Site  # the frame
    t: Word  # words of the page's language
    move_url: str  # the form is posted here
    own: str  # a fresh token, sent along, so that sending twice is the same as once
    code: str  # as it came with the address; may be ""
    problem: str  # why the form came back; may be ""


__all__ = ["CodeContext", "MoveContext"]
