"""Addresses that people hand out, with a QR code where a phone can open them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.addresses import Reach
from cuboteca.web.contexts.sharing import Sharing
from cuboteca.web.qr_codes import qr_code

if TYPE_CHECKING:
    from cuboteca.core.texts import Texts
    from cuboteca.web.addresses import Base


def shared(base: Base, path: str, texts: Texts) -> Sharing:
    """Return what a page shows of an address of the site."""
    url = f"{base.handed}{path}"
    return Sharing(
        url=url,
        qr=qr_code(url) if base.reach is Reach.OTHERS else None,
        help=texts.word(f"invite-{base.reach.value}"),
        command=base.command,
    )


__all__ = ["shared"]
