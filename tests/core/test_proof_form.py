"""The part ``proof`` of a record: written, read again, and refused with a clear sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record, record_of
from cuboteca.core.provable import Contribution, Proof
from tests.core.test_play import play_of

DIGITS = "0123456789abcdef" * 4
WHOLE = Proof(
    table="t",
    commitment=DIGITS,
    head=DIGITS[::-1],
    contributions=(Contribution(0, DIGITS, "olive"), Contribution(2, DIGITS)),
    withdrawn=((1, "0", "take 2"), (2, "0", "take back")),
    salt=DIGITS,
    secret=DIGITS,
    draws=((("heap 5", 1), ("heap 9", 2)),),
    key=DIGITS,
    signature=DIGITS + DIGITS,
)


def written(proof: Any) -> str:
    return json.dumps(record_of(play_of("heap 5"), ["Ada", "Ben"]).as_json() | {"proof": proof})


@pytest.mark.parametrize(
    "proof", [WHOLE, Proof("t", DIGITS, DIGITS), Proof("t", DIGITS, DIGITS, scheme=2)]
)
def test_a_proof_reads_back_as_it_was_written(proof: Proof) -> None:
    assert parse_record(written(proof.as_json())).proof == proof


def test_what_is_secret_is_not_written_before_it_is_revealed() -> None:
    shown = Proof("t", DIGITS, DIGITS, draws=WHOLE.draws).as_json()

    assert shown.keys() == {"scheme", "table", "commitment", "contributions", "head"}


@pytest.mark.parametrize(
    ("part", "value", "reason"),
    [
        ("scheme", 1, "the proof is of scheme 1, expected 2, 3 or 4"),
        ("scheme", 4, "the proof is of scheme 4, but names no 'deal'"),
        ("scheme", 5, "the proof is of scheme 5, expected 2, 3 or 4"),
        ("sources", [["cards", [1]]], "only the proof of a deal has 'sources'"),
        ("scheme", "2", "the proof's 'scheme' must be a whole number, not a text"),
        ("table", 5, "the proof's 'table' must be a text, not a whole number"),
        ("commitment", "ab", "the proof's 'commitment' must be 64 hexadecimal digits"),
        ("head", DIGITS.upper(), "the proof's 'head' must be 64 hexadecimal digits in lower case"),
        ("secret", DIGITS + "\n", "the proof's 'secret' must be 64 hexadecimal digits"),
        ("salt", None, "the proof's 'salt' must be a text, not null"),
        ("salt", ..., "the proof has no 'salt': it needs both salt and secret"),
        ("secret", ..., "the proof has no 'secret': it needs both salt and secret"),
        ("head", ..., "the proof has no 'head'"),
        ("contributions", [[0]], "the proof's 'contributions' must be a list of seats"),
        ("contributions", [[0, "olive"]], "the proof's 'contributions' must be a list of seats"),
        ("contributions", [[0, "ab", "x"]], "the proof's 'contributions' must be a list of seats"),
        ("contributions", [["0", DIGITS, "x"]], "the proof's 'contributions' must be a list of"),
        ("key", "ab", "the proof's 'key' must be 64 hexadecimal digits in lower case"),
        ("signature", DIGITS, "the proof's 'signature' must be 128 hexadecimal digits"),
        ("key", ..., "the proof has no 'key': it needs both key and signature"),
        ("signature", ..., "the proof has no 'signature': it needs both key and signature"),
        ("withdrawn", {}, "the proof's 'withdrawn' must be a list of places in the log"),
        ("withdrawn", [[0, "0"]], "the proof's 'withdrawn' must be a list of places in the log"),
        ("draws", [[["heap 5", "1"]]], "the proof's 'draws' must be a list of draws, each a list"),
        ("draws", [["heap 5", 1]], "the proof's 'draws' must be a list of draws, each a list"),
    ],
)
def test_a_wrong_proof_is_refused(part: str, value: object, reason: str) -> None:
    whole = WHOLE.as_json() | {part: value}
    proof = {key: one for key, one in whole.items() if one is not ...}
    with pytest.raises(RecordError) as refused:
        parse_record(written(proof))

    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize("proof", [5, [], "x"])
def test_what_is_no_proof_at_all_is_refused(proof: object) -> None:
    with pytest.raises(RecordError, match=r"^'proof' must be an object, not "):
        parse_record(written(proof))
