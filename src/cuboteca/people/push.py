"""Web push: messages that only the browser can read which they are for (RFC 8030, 8291, 8292).

The browser's own push service passes them on.  It learns neither who nor what, only that this site
has a message for that browser: the site proves by a key of its own (VAPID) that it is always the
same one.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import struct
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cuboteca.core.errors import CubotecaError
from cuboteca.table.errors import SigningKeyError
from cuboteca.table.signing_key import private_key_in

if TYPE_CHECKING:
    from pathlib import Path

#: Name of the file of the key where it lies beside the database.
PUSH_KEY_FILE = "push-key.pem"

_RECORD = 4_096  # bytes of a record, of which a message has one
_AUTH = 16  # bytes of the secret that a browser shares with us
_HOURS_12 = 43_200
_COORDINATE = 32  # bytes of each half of a signature


class BadSubscriptionError(CubotecaError):
    """What should describe a browser's subscription does not."""


class PushKey:
    """The key by which push services recognize this site.

    Args:
        private: The secret half.

    Attributes:
        key: The public half as browsers want it, 87 characters.
    """

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        self._private = private
        self.key = _text(_point(private.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float | None = None) -> str:
        """Return the header ``Authorization`` for a message to ``endpoint`` (RFC 8292).

        Args:
            endpoint: Of a subscription.
            contact: Address of the site, where its operator can be found.
            now: Seconds since 1970; by default the time.
        """
        parts = urlsplit(endpoint)
        until = int(time.time() if now is None else now) + _HOURS_12
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": until,
            "sub": contact,
        }
        head: dict[str, str | int] = {"typ": "JWT", "alg": "ES256"}
        body = f"{_packed(head)}.{_packed(claims)}"
        r, s = decode_dss_signature(self._private.sign(body.encode("ascii"), ECDSA(SHA256())))
        signed = r.to_bytes(_COORDINATE, "big") + s.to_bytes(_COORDINATE, "big")
        return f"vapid t={body}.{_text(signed)}, k={self.key}"


def push_key(file: Path) -> PushKey:
    """Return the key in a file (PEM), which is made, for its owner alone, if it is missing.

    Raises:
        SigningKeyError: The file cannot be read or made, or holds no such key.
    """
    private = private_key_in(file, lambda: generate_private_key(SECP256R1()))
    if not isinstance(private, EllipticCurvePrivateKey) or private.curve.name != SECP256R1.name:
        raise SigningKeyError(
            f"{file} holds no key for web push: an elliptic-curve key of P-256 without a password, "
            "as PEM; if it is moved away, the site makes a new one, and devices must ask again"
        )
    return PushKey(private)


def check_subscription(key: str, auth: str) -> None:
    """Check the two keys of a browser's subscription; raises BadSubscriptionError."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
        fits = len(_bytes(auth)) == _AUTH
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise BadSubscriptionError(
            "these are not the keys of a browser's subscription: a point of P-256 and 16 bytes, in "
            "base64url"
        )


def encrypted(
    message: bytes,
    key: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """Return a message as only one browser can read it: the body of a request (RFC 8291).

    Args:
        message: At most 3,000 bytes.
        key: The browser's public key.
        auth: The secret that it shares with this site.
        own: A fresh key, unless given.
        salt: 16 random bytes, unless given.
    """
    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(16)
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
    mine = _point(own.public_key())
    info = b"WebPush: info\0" + _point(theirs) + mine
    secret = _derived(_bytes(auth), own.exchange(ECDH(), theirs), info, 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!LB", _RECORD, len(mine)) + mine + sealed


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _packed(value: dict[str, str | int]) -> str:
    return _text(json.dumps(value, separators=(",", ":")).encode("utf-8"))


__all__ = [
    "PUSH_KEY_FILE",
    "BadSubscriptionError",
    "PushKey",
    "check_subscription",
    "encrypted",
    "push_key",
]
