"""Verifying a play: what was changed is found, by the check that is about it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.errors import RecordError
from cuboteca.core.play_record import parse_record
from cuboteca.core.provable import Contribution, Proof, commitment_to
from cuboteca.core.replay import replay
from cuboteca.core.verification import verify
from cuboteca.games import game
from tests.table.finished import random_table

if TYPE_CHECKING:
    from cuboteca.core.play_record import PlayRecord

GAME = game("sukkube")
NAMES = ("noted", "commitment", "contributions", "rules", "draws", "weights", "chain", "signature")


@pytest.fixture(scope="module")
def record() -> PlayRecord:
    return random_table(GAME, "verified", seats=2).record()


def changed(record: PlayRecord, **parts: Any) -> PlayRecord:
    """Return the record with other parts of its proof, as a file would hold it."""
    assert record.proof is not None
    return parse_record(replace(record, proof=replace(record.proof, **parts)).line())


def failing(record: PlayRecord, noted: str = "") -> list[str]:
    """Return what fails beside the signature, which covers all of a record."""
    return [one.name for one in verify(GAME, record, noted).failed if one.name != "signature"]


def flipped(digits: str) -> str:
    """Return other digits of the same length."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def proof_of(record: PlayRecord) -> Proof:
    assert record.proof is not None
    return record.proof


def test_an_honest_record_passes_everything(record: PlayRecord) -> None:
    found = verify(GAME, record, proof_of(record).commitment)

    assert [(check.name, check.passed) for check in found.checks] == [(n, True) for n in NAMES]
    assert found.is_proven
    assert len(found.draws) == sum(actor == "chance" for actor, _ in record.events) > 100


def test_each_draw_is_shown_with_the_numbers_that_stand_for_it(record: PlayRecord) -> None:
    for drawn in verify(GAME, record).draws:
        assert 1 <= drawn.first <= drawn.number <= drawn.last <= drawn.total
        assert record.events[drawn.seq] == ("chance", drawn.text)


def test_another_commitment_than_the_noted_one_is_found(record: PlayRecord) -> None:
    assert failing(record, flipped(proof_of(record).commitment)) == ["noted"]


def test_another_secret_or_salt_does_not_open_the_commitment(record: PlayRecord) -> None:
    proof = proof_of(record)
    for part in ("secret", "salt", "commitment"):
        found = verify(GAME, changed(record, **{part: flipped(getattr(proof, part))}))

        assert "commitment" in [check.name for check in found.failed]
        assert not found.is_proven


def test_another_draw_is_found_where_it_first_differs(record: PlayRecord) -> None:
    """A late draw is exchanged for another that was possible, so that all else still fits."""
    events, draws = [list(pair) for pair in record.events], list(proof_of(record).draws)
    while len(draws[-1]) == 1:  # nothing else could have been drawn
        draws.pop()
    numbers = [seq for seq, (actor, _) in enumerate(record.events) if actor == "chance"]
    seq = numbers[len(draws) - 1]
    events[seq][1] = next(text for text, _ in draws[-1] if text != events[seq][1])
    value = changed(record, draws=tuple(draws)).as_json() | {"events": events[: seq + 1]}
    del value["outcome"]
    found = verify(GAME, parse_record(json.dumps(value)))

    assert [check.name for check in found.failed] == ["draws", "chain", "signature"]
    assert f"event {seq}: the secret draws" in found.failed[0].reason
    assert found.draws[-1].seq == numbers[len(draws) - 2]


def test_another_decision_breaks_the_chain_or_the_rules(record: PlayRecord) -> None:
    events = [list(pair) for pair in record.events]
    seq = next(n for n, (actor, _) in enumerate(events) if actor != "chance")
    events[seq][1] += "?"
    names = failing(parse_record(json.dumps(record.as_json() | {"events": events})))

    assert names == ["rules", "chain"]


def test_other_weights_are_found(record: PlayRecord) -> None:
    draws = list(proof_of(record).draws)
    (text, weight), *rest = draws[3]
    others: list[Any] = [
        (*draws[:3], ((text, weight + 1), *rest), *draws[4:]),
        tuple(draws[:-1]),
        (*draws, draws[0]),
    ]
    for other in others:
        assert failing(changed(record, draws=other)) == ["weights"]


def test_a_forged_head_or_a_hidden_taking_back_breaks_the_chain(record: PlayRecord) -> None:
    proof = proof_of(record)

    assert failing(changed(record, head=flipped(proof.head))) == ["chain"]
    assert failing(changed(record, withdrawn=((1, "0", "x"),))) == ["chain"]


def test_contributions_decide_the_draws(record: PlayRecord) -> None:
    given = (Contribution(0, commitment_to(proof_of(record).table, 0, "olive"), "olive"),)

    assert failing(changed(record, contributions=given)) == ["draws", "chain"]


def test_a_contribution_that_was_not_committed_to_is_found(record: PlayRecord) -> None:
    given = (Contribution(0, "ab" * 32, "olive"),)
    found = verify(GAME, changed(record, contributions=given))

    assert found.failed[0].name == "contributions"
    assert "seat 0 is not the one it committed to" in found.failed[0].reason


def test_a_record_of_the_second_scheme_is_verified_by_it() -> None:
    """It has no contributions; its commitment names the scheme."""
    record = random_table(GAME, "second", seats=2, scheme=2).record()
    found = verify(GAME, parse_record(record.line()), proof_of(record).commitment)
    passed = {check.name: check.passed for check in found.checks}

    assert passed == dict.fromkeys(NAMES, True) | {"contributions": None}
    assert found.is_proven
    assert "commitment" in failing(changed(record, scheme=3))


def test_without_a_secret_little_can_be_checked() -> None:
    table = random_table(GAME, "under way", seats=2, events=60)
    found = verify(GAME, table.record(), table.rng.commitment)
    passed = {check.name: check.passed for check in found.checks}

    known = ("noted", "contributions", "rules")
    assert passed == dict.fromkeys(NAMES) | dict.fromkeys(known, True)
    assert (found.draws, found.is_proven) == ((), False)


def test_a_record_of_the_first_scheme_is_verified_by_it() -> None:
    table = random_table(GAME, "old", seats=2, scheme=1)
    found = verify(GAME, parse_record(table.record().line()), table.rng.commitment)
    passed = {check.name: check.passed for check in found.checks}

    later = ("contributions", "weights", "chain", "signature")
    assert passed == dict.fromkeys(NAMES, True) | dict.fromkeys(later)
    assert found.is_proven


def test_a_chosen_seed_is_told() -> None:
    found = verify(GAME, random_table(GAME, "seeded", seats=2, seed=7).record())

    assert found.is_proven
    assert found.seeded


@pytest.mark.parametrize(
    ("verdict", "keys"),
    [
        ("proven", {"noted-open", "chain-passed"}),
        ("seeded", {"noted-open", "chain-passed"}),
        ("failed", {"noted-failed", "chain-passed"}),
        ("open", {"commitment-open", "chain-open"}),
    ],
)
def test_the_verdict_says_in_one_word_what_is_known(verdict: str, keys: set[str]) -> None:
    seed = 7 if verdict == "seeded" else None
    events = 20 if verdict == "open" else None
    record = random_table(GAME, verdict, seats=2, seed=seed, events=events).record()
    found = verify(GAME, record, flipped("00") if verdict == "failed" else "")

    assert found.verdict == verdict
    assert keys <= {check.key for check in found.checks}


def test_a_signature_by_another_key_than_the_known_one_is_found(record: PlayRecord) -> None:
    key = proof_of(record).key
    found = {check.name: check.reason for check in verify(GAME, record, key=flipped(key)).failed}

    assert found == {"signature": f"it is signed by the key {key}"}
    assert not verify(GAME, record, key=key).failed


def test_a_record_keeps_the_rules_version_of_its_commitment(record: PlayRecord) -> None:
    proof = replace(proof_of(record), rules_version=1)

    assert proof.as_json()["rules_version"] == 1


def test_contributions_that_cannot_be_right_do_not_replay(record: PlayRecord) -> None:
    forged = replace(
        record, proof=replace(proof_of(record), contributions=(Contribution(99, "x", "olive"),))
    )
    with pytest.raises(RecordError, match="the proof's 'contributions' cannot be right"):
        replay(GAME, forged)
