"""Where the site can be opened: on this computer, and from other devices on its network."""

from __future__ import annotations

import errno
import ipaddress
import re
import socket
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from cuboteca.core.data_files import shortened
from cuboteca.core.errors import CubotecaError

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The address of a socket; with IPv6 also its flow and its zone.
_Place: TypeAlias = "tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]"

_USUAL_PORTS = {"http": 80, "https": 443}
_BARE = re.compile(r"https?://[\w.\-\[\]:%]{1,255}", re.ASCII)  # without path, query and fragment
_NET = 64  # bits of an IPv6 address that one customer gets
_ANY_PORT = 9
_ZONE_AT = 3  # in the name of an IPv6 socket
_TRIES = 20  # to find a port that is free on every address
_NOT_HERE = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT}

# A connected datagram socket, even one that sends nothing, has the address from which this computer
# would send.  The first of each kind is on no real network, so it gives the default route; the
# others are where networks at home and at work usually are, in case a tunnel is the default.
_THERE = {
    socket.AF_INET: ("203.0.113.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}


class Reach(Enum):
    """Who can open the links that the site hands out."""

    OTHERS = "others"
    ONLY_HERE = "only-here"  # the server does not listen to others
    OFFLINE = "offline"  # it does, but this computer is on no network


class Origin(NamedTuple):
    """What a browser calls an origin: two pages are of one site if theirs are equal."""

    scheme: str  # "http" or "https"
    host: str  # in small letters
    port: int

    @classmethod
    def of(cls, address: str) -> Origin | None:
        """Return the origin of an address; None where it is not one of http or https."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            return None
        if parts.scheme not in _USUAL_PORTS or not parts.hostname or "@" in parts.netloc:
            return None
        return cls(parts.scheme, parts.hostname, port or _USUAL_PORTS[parts.scheme])

    def written(self) -> str:
        """Return it as browsers write it: without the usual port."""
        usual = self.port == _USUAL_PORTS[self.scheme]
        return f"{self.scheme}://{self.host}" + ("" if usual else f":{self.port}")


class BadSiteAddressError(CubotecaError):
    """What is to be the public address of the site is none; the message says what would be."""


def site_address(text: str) -> str:
    """Return the public address of the site, such as https://play.example.org.

    Raises:
        BadSiteAddressError: It is not an address, or has a path or anything after it.
    """
    address = text.strip().rstrip("/")
    if Origin.of(address) is None or not _BARE.fullmatch(address):
        raise BadSiteAddressError(
            f"'{shortened(text)}' is not the address of a site; one looks like "
            "https://play.example.org or http://192.168.1.7:8000"
        )
    return address


@dataclass(frozen=True)
class Base:
    """Addresses of the site for one reader, without a slash at the end.

    Attributes:
        here: The address that the reader uses.
        handed: The address for others to use.
        reach: Who can open the latter.
        command: Starts the site so that others can open it; "" unless only this computer can.
    """

    here: str
    handed: str
    reach: Reach = Reach.OTHERS
    command: str = ""


@dataclass(frozen=True)
class Listening:
    """Where a server listens.

    Attributes:
        name: The host's name, as requested.
        hosts: Addresses that it listens on; 0.0.0.0 and :: stand for all of their kind.
        port: The same for all of them.
        command: Starts the site for the whole network.
    """

    name: str
    hosts: tuple[str, ...]
    port: int
    command: str = ""

    def local(self) -> str:
        """Return the address to open on this computer, with a slash at the end."""
        if address_in(self.name) is None:
            return self._url(self.name)
        usual = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # compared, not listened on
        shown = [usual.get(host, host) for host in self.hosts]
        return self._url(min(shown, key=lambda host: ":" in host))

    def network(self) -> tuple[str, ...]:
        """Return the addresses that other devices can open now, with a slash at the end."""
        found: list[str] = []
        for host in self.hosts:
            address = address_in(host)
            if address is None or address.is_loopback:
                continue
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            found += outward(family) if address.is_unspecified else [host]
        return tuple(map(self._url, sorted(found, key=lambda host: ":" in host)))

    def is_open(self) -> bool:
        """Return whether other devices can connect at all."""
        known = [address_in(host) for host in self.hosts]
        return any(address is not None and not address.is_loopback for address in known)

    def _url(self, host: str) -> str:
        written = f"[{host.replace('%', '%25')}]" if ":" in host else host  # RFC 6874
        return f"http://{written}:{self.port}/"


def outward(family: socket.AddressFamily) -> list[str]:
    """Return the addresses of this computer on its networks, the usual one first.

    Nothing is sent and no name is looked up.
    """
    found: dict[str, None] = {}
    for there in _THERE[family]:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((there, _ANY_PORT))
                host = str(asking.getsockname()[0])
        except OSError:  # no route
            continue
        address = address_in(host)
        if address and not (address.is_loopback or address.is_link_local or address.is_unspecified):
            found[host] = None
    return list(found)


def base_for(here: str, host: str, client: str, listening: Listening | None) -> Base:
    """Return the address of the site for one reader.

    Args:
        here: The address that the reader uses, without a slash at the end.
        host: The host's name in that address.
        client: The reader's own address.
        listening: Where the server listens; None if that is not known.
    """
    if listening is None or not (_is_this_computer(host) and _is_this_computer(client)):
        return Base(here, here)  # a domain name, or a proxy: it leads here already
    if not listening.is_open():
        return Base(here, here, Reach.ONLY_HERE, listening.command)
    others = listening.network()
    if not others:
        return Base(here, here, Reach.OFFLINE)
    return Base(here, others[0].rstrip("/"))


def _is_this_computer(host: str) -> bool:
    address = address_in(host)
    if address is None:
        return host == "localhost" or host.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def client_network(host: str) -> str:
    """Return what limits are counted for: the address itself, or its network if it is IPv6."""
    address = address_in(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, _NET), strict=False))
    return str(address or host)


def is_loopback(host: str) -> bool:
    """Return whether an address is this computer's loopback; a name is not an address."""
    address = address_in(host)
    return address is not None and address.is_loopback


def address_in(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Return the address that a host is named by; None if it has a name."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def listen(host: str, port: int, backlog: int) -> list[socket.socket]:
    """Return sockets that listen on a host; ``::`` includes IPv4.

    A name gets a socket for each of its addresses, all on the same port.

    Raises:
        OSError: The host is unknown, or the port is in use; the message names both.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        places = list(dict.fromkeys((family, place) for family, _, _, _, place in found))
        if host == "::":
            places.append((socket.AF_INET, ("0.0.0.0", port)))  # noqa: S104  # as requested
        sockets, failed = _listen_at(places, backlog)
        for _ in range(_TRIES if port == 0 else 0):
            if failed is None:
                break
            sockets, failed = _listen_at(places, backlog)
        if failed is not None:
            raise failed
    except OSError as error:
        raise type(error)(error.errno, error.strerror, f"{host}:{port}") from None
    return sockets


def _listen_at(
    places: Sequence[tuple[socket.AddressFamily, _Place]], backlog: int
) -> tuple[list[socket.socket], OSError | None]:
    """Return sockets for all addresses, on the port of the first, or the error of one that failed.

    An address that this computer lacks, such as ::1 without IPv6, is left out.
    """
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, (host, port, *zone) in places:
        port_of_all = sockets[0].getsockname()[1] if sockets else port
        try:
            place = (host, port_of_all, *zone)
            sockets.append(socket.create_server(place, family=family, backlog=backlog))
        except OSError as error:
            if error.errno in _NOT_HERE:
                missing = error
                continue
            for one in sockets:
                one.close()
            return [], error
    return sockets, None if sockets else missing


def listening_on(name: str, sockets: Sequence[socket.socket], command: str = "") -> Listening:
    """Return where the sockets listen."""
    places = [one.getsockname() for one in sockets]
    return Listening(name, tuple(map(_host_of, places)), int(places[0][1]), command)


def _host_of(place: _Place) -> str:
    """Return the host of a socket's name, with its zone if it has one."""
    host = str(place[0])
    zone = int(place[-1]) if len(place) > _ZONE_AT else 0
    return f"{host}%{socket.if_indextoname(zone)}" if zone and "%" not in host else host


__all__ = [
    "BadSiteAddressError",
    "Base",
    "Listening",
    "Origin",
    "Reach",
    "address_in",
    "base_for",
    "client_network",
    "is_loopback",
    "listen",
    "listening_on",
    "outward",
    "site_address",
]
