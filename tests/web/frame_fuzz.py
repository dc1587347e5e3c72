"""Broken WebSockets: handshakes and frames as no client of ours sends them.

Each is made from a seed alone.  What must hold: no answer of 500 or more, nothing in the server's
log that only a bug writes, and everybody else is served as before.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import struct
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_KEY = "dGhlIHNhbXBsZSBub25jZQ=="
_SOMETIMES, _SELDOM = 0.3, 0.1
_PATIENCE = 0.05  # seconds of silence after which nothing more is expected
_CODES = (0, 999, 1000, 1001, 1004, 1005, 1006, 1011, 1015, 2999, 3000, 4404, 4999, 5000, 65535)
_BAD_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ok\xe2\x82", b"\x80" * 9)
_SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)
_LONG = 200_000  # bytes, more than any message may have
_LENGTHS = (125, 126, 65_535, 65_536, 2**31, 2**62, 2**63, 2**64 - 1)


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    masked: bool = True,
    length: int | None = None,
    wide: int = 0,
) -> bytes:
    """Return a frame as it is sent.

    Args:
        opcode: 0 to 15.
        payload: Its data.
        fin: Whether it is the last one of a message.
        rsv: The three reserved bits, 0 to 7.
        masked: Whether it is masked, as a client's must be.
        length: What its head claims, if that is not the length of the payload.
        wide: Bytes of the length, 2 or 8, even if fewer are enough.
    """
    claimed = len(payload) if length is None else length
    first = bytes([(fin << 7) | (rsv << 4) | opcode])
    bit = masked << 7
    if wide == 8 or claimed > 65_535:  # two bytes
        head = first + bytes([bit | 127]) + struct.pack(">Q", claimed)
    elif wide == 2 or claimed > 125:  # as the protocol has it
        head = first + bytes([bit | 126]) + struct.pack(">H", claimed)
    else:
        head = first + bytes([bit | claimed])
    if not masked:
        return head + payload
    mask = b"\x12\x34\x56\x78"
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


@dataclass(frozen=True)
class Broken:
    """One connection: its handshake, and what is sent after it, piece by piece."""

    handshake: bytes
    pieces: tuple[bytes, ...]
    at_once: bool  # whether all is sent before the handshake is answered

    def __str__(self) -> str:
        shown = [piece[:40] for piece in self.pieces]
        return f"{self.handshake!r} then {shown!r}{' at once' if self.at_once else ''}"


def handshake_of(path: str, host: str) -> bytes:
    """Return a client's request for a WebSocket."""
    return _request("GET", path, _headers(host))


def _headers(host: str) -> dict[str, str]:
    return {
        "Host": host,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": _KEY,
    }


def _request(method: str, path: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


#: Values of headers that no client of ours sends; "" leaves a header out.
_WRONG_HEADERS = {
    "Host": ("", "[", "x" * 900),
    "Connection": ("", "close", "keep-alive, Upgrade"),
    "Upgrade": ("", "h2c"),
    "Sec-WebSocket-Version": ("", "0", "8", "14", "x", "1" * 500),
    "Sec-WebSocket-Key": ("", "x", "=" * 24, "\u00e9" * 24, _KEY * 9),
    "Sec-WebSocket-Extensions": (
        "permessage-deflate; server_max_window_bits=99",
        ";;;",
        "\u00ff",
        "a" * 4000,
    ),
    "Sec-WebSocket-Protocol": (",,,", "\u00e9", "a, a, a", "x" * 4000),
    "Origin": ("null", "http://[", "http://\u00e9", "x" * 900),
    "Cookie": ("seats=p0:", "seats=" + "p9:x." * 999, "\u00e9=\u00e9"),
}
_WRONG_PATHS = ("{}?frame=%ff%00", "{}?frame=-1", "{}/%00", "{}?\u00e9", "/tables//live", "{}" * 9)
_WRONG_METHODS = ("POST", "HEAD", "PUT", "get", "\u00e9")


def _wrong_request(path: str, host: str, rng: random.Random) -> bytes:
    headers, method = _headers(host), "GET"
    if rng.random() < _SOMETIMES:
        headers["Sec-WebSocket-Extensions"] = "permessage-deflate; client_max_window_bits"
    if rng.random() < _SOMETIMES:
        name = rng.choice(list(_WRONG_HEADERS))
        headers[name] = rng.choice(_WRONG_HEADERS[name])
        headers = {name: value for name, value in headers.items() if value}
    if rng.random() < _SELDOM:
        path = rng.choice(_WRONG_PATHS).format(*[path] * 9)
    if rng.random() < _SELDOM:
        method = rng.choice(_WRONG_METHODS)
    return _request(method, path, headers)


def _json(rng: random.Random) -> bytes:
    values: tuple[object, ...] = ({"frame": -1}, {"ping": 1}, [None] * 50, "\ud800", 1e308)
    written = json.dumps(rng.choice(values)).encode()
    return written[: rng.randint(0, len(written))] if rng.random() < _SOMETIMES else written


def _close(rng: random.Random) -> bytes:
    reason = rng.choice((b"", b"bye", rng.choice(_BAD_UTF8), b"x" * 123, b"x" * 124))
    whole = struct.pack(">H", rng.choice(_CODES)) + reason
    return frame(CLOSE, rng.choice((b"", b"\x03", whole, whole)))


def _bomb(rng: random.Random) -> bytes:
    """Return a compressed message that is a thousand times longer than it looks."""
    packer = zlib.compressobj(wbits=-12)
    packed = packer.compress(b"\0" * rng.choice((1_000, 10_000_000))) + packer.flush()
    return frame(TEXT, packed, rsv=4)


_KINDS: tuple[Callable[[random.Random], bytes], ...] = (
    lambda rng: frame(TEXT, _json(rng)),
    lambda rng: frame(BINARY, rng.randbytes(rng.choice(_SIZES))),
    lambda rng: frame(TEXT, b"x" * rng.choice((*_SIZES, _LONG))),
    lambda rng: frame(TEXT, rng.choice(_BAD_UTF8)),
    lambda rng: frame(TEXT, _json(rng), fin=False),
    lambda rng: frame(CONT, rng.choice((b"", b"x", *_BAD_UTF8)), fin=rng.random() < _SOMETIMES),
    lambda rng: frame(rng.choice((PING, PONG)), rng.randbytes(rng.choice((0, 4, 125, 126)))),
    lambda rng: frame(rng.choice((PING, PONG, CLOSE)), b"", fin=False),
    _close,
    lambda rng: frame(rng.choice((3, 5, 7, 11, 15)), _json(rng)),
    lambda rng: frame(rng.choice((TEXT, PING, CLOSE)), b"hi", rsv=rng.randint(1, 7)),
    lambda rng: frame(rng.choice((TEXT, PING, CLOSE)), b"hi", masked=False),
    lambda rng: frame(TEXT, b"hi", wide=rng.choice((2, 8))),
    lambda rng: frame(rng.choice((TEXT, BINARY, PING)), b"hi", length=rng.choice(_LENGTHS)),
    _bomb,
    lambda rng: rng.randbytes(rng.choice((1, 2, 9, 300))),
    lambda rng: b"GET / HTTP/1.1\r\nHost: " + rng.randbytes(3).hex().encode() + b"\r\n\r\n",
    lambda _rng: b"",
)


def broken(seed: int, path: str, host: str) -> Broken:
    """Return the broken connection of a seed.

    Args:
        seed: Decides everything.
        path: Of a table's WebSocket.
        host: Of the server.
    """
    rng = random.Random(f"broken line {seed}")
    handshake = _wrong_request(path, host, rng)
    pieces = []
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        piece = rng.choice(_KINDS)(rng)
        if rng.random() < _SELDOM and piece:
            place = rng.randrange(len(piece))
            piece = piece[:place] + bytes([rng.randrange(256)]) + piece[place + 1 :]
        if rng.random() < _SELDOM:
            piece = piece[: rng.randint(0, len(piece))]
        pieces.append(piece)
    return Broken(handshake, tuple(pieces), rng.random() < _SOMETIMES)


def send(one: Broken, host: str, patience: float = _PATIENCE) -> bytes:
    """Send a broken connection; return all that the server answered.

    Args:
        one: What is sent.
        host: Of the server.
        patience: Seconds to wait for each answer but the first: not every one is answered.
    """
    name, _, port = host.rpartition(":")
    answered = b""
    with contextlib.suppress(OSError), socket.create_connection((name, int(port)), 10) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(one.handshake)
        if one.at_once:
            line.sendall(b"".join(one.pieces))
        answered += line.recv(65_536)  # a handshake is always answered, if late
        line.settimeout(patience)
        if not one.at_once:
            for piece in one.pieces:
                line.sendall(piece)
        while received := line.recv(65_536):
            answered += received
    return answered


def status_of(answered: bytes) -> int:
    """Return the status of an answer to a handshake; 0 if there was none."""
    words = answered[:20].split(b" ")
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


__all__ = ["Broken", "broken", "frame", "handshake_of", "send", "status_of"]
