"""The key by which a site signs the records of finished plays: Ed25519, in a file of its own."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from cuboteca.table.errors import SigningKeyError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes

#: Its name where it lies beside the database.
KEY_FILE = "signing-key.pem"

_LARGEST = 10_000  # bytes of a file


class SigningKey:
    """The key of a site.

    Args:
        private: The secret half.

    Attributes:
        key: The public half, 64 hexadecimal digits.
    """

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.key = private.public_key().public_bytes_raw().hex()

    def sign(self, message: bytes) -> str:
        """Return the signature of a message, 128 hexadecimal digits."""
        return self._private.sign(message).hex()


def signing_key(file: Path) -> SigningKey:
    """Return the key in a file (PEM, PKCS 8), which is made, for its owner alone, if it is missing.

    Raises:
        SigningKeyError: The file cannot be read or made, or holds no such key.
    """
    private = private_key_in(file, Ed25519PrivateKey.generate)
    if not isinstance(private, Ed25519PrivateKey):
        raise SigningKeyError(
            f"{file} holds no key to sign with: an Ed25519 key without a password, as PEM, such as "
            "'openssl genpkey -algorithm ed25519' makes"
        )
    return SigningKey(private)


def private_key_in(file: Path, generate: Callable[[], PrivateKeyTypes]) -> PrivateKeyTypes | None:
    """Return the key in a file (PEM, PKCS 8); None if it holds none without a password.

    If the file is missing, it is made for its owner alone.

    Raises:
        SigningKeyError: The file cannot be read or made.
    """
    try:
        _make(file, generate)
        with file.open("rb") as stream:
            text = stream.read(_LARGEST)
    except OSError as error:
        raise SigningKeyError(
            f"the key {file} cannot be read or made: {error.strerror or error}"
        ) from None
    try:
        return load_pem_private_key(text, None)
    except (ValueError, TypeError, UnsupportedAlgorithm):  # TypeError: it wants a password
        return None


def _make(file: Path, generate: Callable[[], PrivateKeyTypes]) -> None:
    """Make a key for its owner alone, unless the file exists.

    It appears under its name only when it is complete; of several processes, one makes it.
    """
    if file.exists():
        return
    text = generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    new = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(FileExistsError):
            os.link(new, file)
    finally:
        new.unlink(missing_ok=True)


__all__ = ["KEY_FILE", "SigningKey", "private_key_in", "signing_key"]
