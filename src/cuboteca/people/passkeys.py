"""Passkeys, by WebAuthn: what a browser is asked to sign, and whether its answer is right.

A passkey is a pair of keys that a device keeps for one site; the site knows the public one.
``accounts.py`` stores it.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cuboteca.people.accounts import Passkey
from cuboteca.people.devices import id_of
from cuboteca.people.errors import UnknownSignInError

if TYPE_CHECKING:
    from collections.abc import Sequence

SECONDS = 300.0  # for which a challenge waits to be signed
NAME = "Cuboteca"


@dataclass(frozen=True)
class Party:
    """The site, as browsers know it.

    Attributes:
        host: Its name, to which passkeys belong.
        origin: Scheme, host and port, without a slash at the end.
    """

    host: str
    origin: str


@dataclass(frozen=True)
class Asked:
    """What a browser is asked to sign."""

    challenge: bytes
    options: str  # for navigator.credentials, as JSON


def ask_to_make(party: Party, person: str, name: str, known: Sequence[Passkey]) -> Asked:
    """Return what asks a browser to make a passkey.

    Args:
        party: The site.
        person: Id of whose it will be.
        name: The person's, which the device shows.
        known: The person's passkeys: a device makes no second one.
    """
    import webauthn  # noqa: PLC0415  # a tenth of a second, which the start of the site need not wait
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_registration_options(
        rp_id=party.host,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=one.credential) for one in known
        ],
        timeout=int(1000 * SECONDS),
    )
    return Asked(options.challenge, webauthn.options_to_json(options))


def ask_to_sign(party: Party) -> Asked:
    """Return what asks a browser to sign in with any passkey that it has for the site."""
    import webauthn  # noqa: PLC0415  # see ask_to_make
    from webauthn.helpers import structs  # noqa: PLC0415

    options = webauthn.generate_authentication_options(
        rp_id=party.host,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
        timeout=int(1000 * SECONDS),
    )
    return Asked(options.challenge, webauthn.options_to_json(options))


def challenge_in(credential: str) -> bytes:
    """Return the challenge that a browser says it has signed.

    Raises:
        UnknownSignInError: This is no answer of a browser.
    """
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415  # see ask_to_make

    try:
        data = base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"])
        return base64url_to_bytes(json.loads(data)["challenge"])
    except _not_an_answer() as error:
        raise UnknownSignInError from error


def credential_in(credential: str) -> bytes:
    """Return the id of the passkey with which a browser has signed.

    Raises:
        UnknownSignInError: This is no answer of a browser.
    """
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415  # see ask_to_make

    try:
        return base64url_to_bytes(json.loads(credential)["rawId"])
    except _not_an_answer() as error:
        raise UnknownSignInError from error


def made(party: Party, credential: str, challenge: bytes, name: str) -> Passkey:
    """Return the passkey that a browser has made.

    Raises:
        UnknownSignInError: The answer is not right.
    """
    import webauthn  # noqa: PLC0415  # see ask_to_make

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    except _not_an_answer() as error:
        raise UnknownSignInError from error
    return Passkey(
        id=id_of(found.credential_id),
        name=name,
        made=time.time(),
        used=None,
        credential=found.credential_id,
        public_key=found.credential_public_key,
        sign_count=found.sign_count,
    )


def signed(party: Party, credential: str, challenge: bytes, passkey: Passkey) -> Passkey:
    """Return a passkey with which a browser has signed, as it is afterwards.

    Raises:
        UnknownSignInError: The answer is not right.
    """
    import webauthn  # noqa: PLC0415  # see ask_to_make

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except _not_an_answer() as error:
        raise UnknownSignInError from error
    return replace(passkey, sign_count=found.new_sign_count)


def _not_an_answer() -> tuple[type[Exception], ...]:
    """Return what reading something else than a browser's answer may raise."""
    from cbor2 import CBORError  # noqa: PLC0415  # see ask_to_make
    from cryptography.exceptions import (  # noqa: PLC0415
        InvalidSignature,
        UnsupportedAlgorithm,
    )
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    return (
        WebAuthnException,
        CBORError,
        InvalidSignature,
        UnsupportedAlgorithm,
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        ArithmeticError,
        EOFError,
        RecursionError,
    )


__all__ = [
    "NAME",
    "SECONDS",
    "Asked",
    "Party",
    "ask_to_make",
    "ask_to_sign",
    "challenge_in",
    "credential_in",
    "made",
    "signed",
]
