"""Where browsers allow passkeys, and where somebody goes on after using one."""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING

from cuboteca.people import passkeys
from cuboteca.web.addresses import Origin
from cuboteca.web.request import base_of

if TYPE_CHECKING:
    from starlette.requests import Request

_WITHIN = re.compile(r"/(?:tables|new)(?:/[A-Za-z0-9_-]{1,64}){1,3}")


def party_of(request: Request) -> passkeys.Party:
    """Return the site as browsers know it, by the address that people use."""
    origin = Origin.of(base_of(request).here)
    return passkeys.Party(origin.host, origin.written()) if origin else passkeys.Party("", "")


def allows_passkeys(party: passkeys.Party) -> bool:
    """Return whether browsers allow passkeys for a site: with https and a name, or on localhost."""
    if party.host == "localhost" or party.host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(party.host)
    except ValueError:
        return party.origin.startswith("https:")
    return False


def path_within(said: str) -> str:
    """Return an address of a table of the site, or of a new one; "" for any other text."""
    return said if _WITHIN.fullmatch(said) else ""


__all__ = ["allows_passkeys", "party_of", "path_within"]
