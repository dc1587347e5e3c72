"""A device that keeps passkeys, in software: what it answers is what browsers send."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _ATTESTED = 1, 4, 64


def encoded(data: bytes) -> str:
    """Return bytes as base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One device with one passkey for one site."""

    def __init__(self, origin: str = "https://site.test", host: str = "site.test") -> None:
        self.id = secrets.token_bytes(16)
        self.origin = origin
        self.host = host
        self.count = 0
        self.verifies = True  # asks for a fingerprint or a PIN
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> str:
        """Return what a browser sends after it has made the passkey."""
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(key)
        data = self._data(_ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._written(
            {
                "clientDataJSON": encoded(self._client("webauthn.create", options)),
                "attestationObject": encoded(attestation),
            }
        )

    def signed(self, options: dict[str, Any]) -> str:
        """Return what a browser sends after it has signed with the passkey."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data()
        what = data + hashlib.sha256(client).digest()
        return self._written(
            {
                "clientDataJSON": encoded(client),
                "authenticatorData": encoded(data),
                "signature": encoded(self._key.sign(what, ec.ECDSA(hashes.SHA256()))),
            }
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _data(self, more: int = 0) -> bytes:
        flags = _PRESENT | more | (_VERIFIED if self.verifies else 0)
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4)

    def _written(self, response: dict[str, str]) -> str:
        name = encoded(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
