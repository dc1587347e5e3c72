"""The context of ``screen.html``: a table on a large screen that nobody touches."""

from __future__ import annotations

from dataclasses import dataclass

from cuboteca.web.contexts.table import TableContext


@dataclass(frozen=True)
class FreeSeat:
    """A seat that a phone may take."""

    seat: int  # 0 is the first
    label: str  # such as "Seat 3"
    code_url: str  # a picture: the address as a QR code


@dataclass(frozen=True)
class ScreenContext(TableContext):
    """Everything that ``screen.html`` shows: what a spectator sees, and codes for phones."""

    free: tuple[FreeSeat, ...] = ()  # those whose address this browser may hand out
    help: str = ""  # why no phone can open them, and what to do; "" if they can
    command: str = ""  # starts the site so that phones can; "" unless the help ends with it


__all__ = ["FreeSeat", "ScreenContext"]
