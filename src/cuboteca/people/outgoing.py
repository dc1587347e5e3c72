"""Requests to addresses that users have given, which can only reach the public internet.

A name is resolved once, every address that it has must be public, and the connection goes to one of
these: what the name means a moment later does not matter.  Redirects are not followed, answers are
not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import urlsplit

import httpx

from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address

LONGEST_ADDRESS = 500
_SECONDS = 10.0  # for all of a request
_LARGEST = 8_000  # bytes that are sent

#: Networks of IPv6 whose addresses stand for others: NAT64, its local kind, 6to4 and Teredo.
_STANDS_FOR = tuple(
    ipaddress.IPv6Network(one)
    for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
)


class RefusedAddressError(CubotecaError):
    """An address is none that this site sends something to."""


class UnreachableError(CubotecaError):
    """Nobody answers at an address."""


def is_public(address: Address) -> bool:
    """Return whether an address belongs to the public internet, and to one host there."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in _STANDS_FOR):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Outgoing:
    """Sends requests to addresses of users.

    Args:
        may_reach: Says whether something may be sent to an address.
        schemes: Of addresses.
    """

    def __init__(
        self,
        may_reach: Callable[[Address], bool] = is_public,
        schemes: tuple[str, ...] = ("https",),
    ) -> None:
        self._may_reach = may_reach
        self._schemes = schemes
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> None:
        """Check the form of an address; raises RefusedAddressError."""
        self._parts(url)

    def _parts(self, url: str) -> tuple[str, int]:
        """Return host and port of an address."""
        example = "an address looks like https://example.org/path"
        if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
            raise RefusedAddressError(f"{example} and has at most {LONGEST_ADDRESS} characters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise RefusedAddressError(example) from None
        if parts.scheme not in self._schemes or not parts.hostname or "@" in parts.netloc:
            raise RefusedAddressError(f"{example}, without a user's name")
        try:
            address = ipaddress.ip_address(parts.hostname)
        except ValueError:
            pass
        else:
            self._check_reach(address)
        return parts.hostname, port or (443 if parts.scheme == "https" else 80)

    def _check_reach(self, address: Address) -> None:
        if not self._may_reach(address):
            raise RefusedAddressError("this site sends nothing to private addresses")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> httpx.Response:
        """Post something; return the head of the answer, whose body is not read.

        Raises:
            RefusedAddressError: Nothing may be sent there.
            UnreachableError: There was no answer in ten seconds.
        """
        host, port = self._parts(url)
        assert len(body) <= _LARGEST
        try:
            async with asyncio.timeout(_SECONDS):
                address = await self._resolved(host, port)
                return await self._send(url, host, address, body, headers)
        except (TimeoutError, OSError, httpx.HTTPError) as error:
            raise UnreachableError(f"nobody answers: {type(error).__name__}") from None

    async def _resolved(self, host: str, port: int) -> Address:
        """Return an address of a host, all of which may be reached."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        for address in addresses:
            self._check_reach(address)
        return addresses[0]

    async def _send(
        self, url: str, host: str, address: Address, body: bytes, headers: Mapping[str, str]
    ) -> httpx.Response:
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=_SECONDS, follow_redirects=False, trust_env=False,
                limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
            )  # fmt: skip
        request = self._client.build_request(
            "POST",
            httpx.URL(url).copy_with(host=str(address)),
            content=body,
            headers={**headers, "Host": urlsplit(url).netloc},
            extensions={"sni_hostname": host},  # the certificate must be the host's
        )
        answer = await self._client.send(request, stream=True)
        await answer.aclose()
        return answer

    async def close(self) -> None:
        """Close what is open."""
        if self._client is not None:
            await self._client.aclose()


__all__ = [
    "LONGEST_ADDRESS",
    "Outgoing",
    "RefusedAddressError",
    "UnreachableError",
    "is_public",
]
