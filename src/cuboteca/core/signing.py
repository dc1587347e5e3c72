"""The signature of a record: who has the key of a site vouches for everything that it says.

Once a play is over its secret is public, so anybody could write another play that follows from it.
A site therefore signs the records of finished plays by Ed25519.  What is signed is the record
itself without the signature, in the one form that is hashed (``provable.canonical``).

The package ``cryptography`` is imported only where something is signed or checked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from cuboteca.core.provable import canonical

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord


class Signer(Protocol):
    """What signs the records of a site."""

    @property
    def key(self) -> str:
        """The public key, 64 hexadecimal digits."""
        ...

    def sign(self, message: bytes) -> str:
        """Return the signature of a message, 128 hexadecimal digits."""
        ...


def signed(record: PlayRecord, signer: Signer) -> PlayRecord:
    """Return a record that has a proof with the signature of a site."""
    assert record.proof is not None
    unsigned = replace(record, proof=replace(record.proof, key=signer.key))
    signature = signer.sign(_message(unsigned))
    return replace(record, proof=replace(record.proof, key=signer.key, signature=signature))


def is_signed(record: PlayRecord) -> bool:
    """Return whether the signature of a record that has one fits its key and all that it says."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415  # see the module
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
        Ed25519PublicKey,
    )

    proof = record.proof
    assert proof is not None
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(proof.key))
        key.verify(bytes.fromhex(proof.signature), _message(record))
    except (InvalidSignature, ValueError):  # ValueError: no point of the curve
        return False
    return True


def _message(record: PlayRecord) -> bytes:
    assert record.proof is not None
    value = record.as_json()
    proof = {**record.proof.as_json(), "key": record.proof.key}
    proof.pop("signature", None)
    return canonical({**value, "proof": proof})


__all__ = ["Signer", "is_signed", "signed"]
