"""The context of ``_share.html``: an address to hand out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup


@dataclass(frozen=True)
class Sharing:
    """An address that the reader may hand out."""

    url: str
    qr: Markup | None  # the same, one <svg>; None where no phone can open it
    help: str  # who can open it
    command: str  # starts the site so that others can; "" unless the help ends with it


__all__ = ["Sharing"]
