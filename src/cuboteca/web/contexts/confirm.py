"""The context of ``confirm.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class ConfirmContext:
    """Everything that ``confirm.html`` shows: somebody is to use the own passkey again."""

    site: Site  # the frame
    t: Word  # words of the page's language
    hours: int  # for which that holds
    secure: bool  # browsers allow passkeys here
    next_url: str  # where to go on afterwards
    back_url: str  # of the table, to watch it


__all__ = ["ConfirmContext"]
