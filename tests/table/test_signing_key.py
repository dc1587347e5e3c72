"""The key by which a site signs: made once, for its owner alone, and refused when it is none."""

from __future__ import annotations

import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from cryptography.hazmat.primitives.asymmetric.rsa import generate_private_key
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)

from cuboteca.core.play_record import parse_record
from cuboteca.core.signing import is_signed
from cuboteca.core.verification import verify
from cuboteca.games import game
from cuboteca.table.errors import SigningKeyError
from cuboteca.table.signing_key import signing_key
from tests.table.finished import SIGNER, random_table

if TYPE_CHECKING:
    from pathlib import Path

GAME = game("cubosaurs")


def test_a_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    with ThreadPoolExecutor(4) as pool:
        keys = {one.key for one in pool.map(signing_key, [file] * 4)}

    assert len(keys) == 1
    assert {signing_key(file).key} == keys
    assert [one.name for one in tmp_path.iterdir()] == ["key.pem"]
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_is_no_key_is_refused(tmp_path: Path) -> None:
    rsa, locked = generate_private_key(65537, 2048), signing_key(tmp_path / "good.pem")._private
    texts = {
        "empty": b"",
        "words": b"olive" * 10_000,
        "rsa": rsa.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
        "locked": locked.private_bytes(
            Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"x")
        ),
    }
    for name, text in texts.items():
        file = tmp_path / name
        file.write_bytes(text)
        with pytest.raises(SigningKeyError, match="holds no key to sign with"):
            signing_key(file)
    for file in (tmp_path, tmp_path / "nowhere" / "key.pem"):
        with pytest.raises(SigningKeyError, match="cannot be read or made"):
            signing_key(file)


def test_a_record_is_signed_when_the_play_is_over() -> None:
    record = parse_record(random_table(GAME, "signed", seats=2).record().line())
    during = random_table(GAME, "signed", seats=2, events=20).record()

    assert record.proof is not None
    assert record.proof.key == SIGNER.key
    assert is_signed(record)
    assert during.proof is not None
    assert during.proof.signature == ""


def test_a_play_made_up_afterwards_is_not_signed() -> None:
    """The secret is public by then, so all else can be computed to fit."""
    forged = random_table(GAME, "forged", seats=2).record()
    honest = random_table(GAME, "honest", seats=2).record()
    assert forged.proof is not None
    assert honest.proof is not None
    stolen = replace(forged.proof, signature=honest.proof.signature)
    found = verify(GAME, replace(forged, proof=stolen))

    assert [(one.name, one.reason) for one in found.failed] == [
        ("signature", "the record was changed after it was signed")
    ]
    unsigned = replace(forged, proof=replace(forged.proof, key="", signature=""))
    assert verify(GAME, unsigned).is_proven
    assert not verify(GAME, unsigned, key=SIGNER.key).is_proven


def test_a_known_key_is_compared(tmp_path: Path) -> None:
    other = signing_key(tmp_path / "other.pem")
    ours, theirs = (
        random_table(GAME, "compared", seats=2, signer=one).record() for one in (SIGNER, other)
    )

    assert verify(GAME, ours, key=SIGNER.key).is_proven
    assert verify(GAME, theirs).is_proven
    found = verify(GAME, theirs, key=SIGNER.key)
    assert found.failed[0].reason == f"it is signed by the key {other.key}"


def test_a_key_that_is_no_point_of_the_curve_signs_nothing() -> None:
    record = random_table(GAME, "curve", seats=2).record()
    assert record.proof is not None
    for key in ("ff" * 32, "00" * 32):
        assert not is_signed(replace(record, proof=replace(record.proof, key=key)))
