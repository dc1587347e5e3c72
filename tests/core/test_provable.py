"""The chance of tables: what is promised can be checked, and every number is equally likely."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.core.chance import CommittedRng, pick
from cuboteca.core.play import Play
from cuboteca.core.provable import (
    Chain,
    Contribution,
    Proof,
    ProvableRng,
    Terms,
    canonical,
    commitment_to,
    fair,
    possible_draws,
)
from tests.core.nim import NIM
from tests.core.test_play import play_of

SECRET, SALT = bytes(range(32)), bytes(range(32, 64))
TERMS = Terms("abcDEF123456", "nim", 1, {"heap": 5, "open": True, "board": "é\n"}, 2)


def rng(
    secret: bytes = SECRET,
    salt: bytes = SALT,
    terms: Terms = TERMS,
    contributions: tuple[Contribution, ...] = (),
) -> ProvableRng:
    return ProvableRng(secret, salt, terms, contributions)


# the commitment


def test_the_commitment_is_the_hash_of_a_text_that_anybody_can_write() -> None:
    text = (
        '{"game":"nim","options":{"board":"\\u00e9\\n","heap":5,"open":true},"rules_version":1,'
        f'"salt":"{SALT.hex()}","scheme":3,"seats":2,"secret":"{SECRET.hex()}","seeded":false,'
        '"table":"abcDEF123456"}'
    )

    assert rng().commitment == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    "other",
    [
        rng(secret=SECRET[::-1]),
        rng(salt=SALT[::-1]),
        rng(terms=replace(TERMS, table="other")),
        rng(terms=replace(TERMS, game="other")),
        rng(terms=replace(TERMS, rules_version=2)),
        rng(terms=replace(TERMS, options={**TERMS.options, "heap": 6})),
        rng(terms=replace(TERMS, seat_count=3)),
        rng(terms=replace(TERMS, seeded=True)),
        rng(terms=replace(TERMS, scheme=2)),
    ],
)
def test_all_that_decides_is_bound(other: ProvableRng) -> None:
    assert other.commitment != rng().commitment


def test_the_order_in_which_options_are_named_does_not_matter() -> None:
    turned = dict(reversed(list(TERMS.options.items())))

    assert rng(terms=replace(TERMS, options=turned)).commitment == rng().commitment


def test_a_seed_cannot_be_guessed_from_a_salted_commitment() -> None:
    """Of the same secret, each salt makes another commitment; without it nothing can be tried."""
    salts = [bytes([number]) * 32 for number in range(100)]

    assert len({rng(salt=salt).commitment for salt in salts}) == 100


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_what_is_hashed_reads_back_as_it_was(value: object) -> None:
    written = canonical(value)

    assert json.loads(written) == value
    assert canonical(json.loads(written)) == written


# draws


def test_a_draw_is_what_anybody_computes() -> None:
    people = (Contribution(0, "ab", "olive"), Contribution(2, "cd", "ciao è"), Contribution(3, "e"))
    listed = '[0,"ab","olive"],[2,"cd","ciao \\u00e8"],[3,"e",null]'
    text = f'["draw","abcDEF123456",[{listed}],17,0]'
    value = int(hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest(), 16)

    assert rng(contributions=people).below(17, 55) == value % 55


@pytest.mark.parametrize(
    "other",
    [
        rng(secret=SECRET[::-1]),
        rng(terms=replace(TERMS, table="other")),
        rng(contributions=(Contribution(0, "ab", "olive"),)),
        rng(contributions=(Contribution(1, "ab"),)),
    ],
)
def test_secret_table_and_contributions_decide_every_draw(other: ProvableRng) -> None:
    ours = [rng().below(number, 10**6) for number in range(20)]

    assert sum(a == b for a, b in zip(ours, _drawn(other), strict=True)) == 0


def _drawn(one: ProvableRng) -> list[int]:
    return [one.below(number, 10**6) for number in range(20)]


def test_a_draw_is_the_same_whenever_it_is_made() -> None:
    once = {number: rng().below(number, 1000) for number in range(50)}

    assert {number: rng().below(number, 1000) for number in reversed(range(50))} == once


def test_a_table_with_a_chosen_seed_draws_by_its_secret_alone() -> None:
    """The same seed shall bring the same play again, at any table."""
    seeded = [
        rng(salt=salt, terms=replace(TERMS, table=table, seeded=True))
        for salt, table in ((SALT, "one"), (SECRET, "two"))
    ]
    plain = CommittedRng(SECRET)

    assert {_bytes(one) for one in seeded} == {tuple(plain.below(n, 55) for n in range(50))}
    assert seeded[0].commitment != seeded[1].commitment


def _bytes(one: ProvableRng) -> tuple[int, ...]:
    return tuple(one.below(number, 55) for number in range(50))


# what people add


def test_a_commitment_is_the_hash_of_a_text_that_anybody_can_write() -> None:
    text = '["contribution","abcDEF123456",1,"ol\\u00edva"]'

    assert commitment_to("abcDEF123456", 1, "olíva") == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    ("seats", "texts", "wrong"),
    [
        ((0, 1), ("olive", None), ""),
        ((1,), ("olive",), ""),
        ((1, 0), ("olive", "olive"), "each seat contributes once at most"),
        ((1, 1), ("olive", "olive"), "each seat contributes once at most"),
        ((2,), ("olive",), "each seat contributes once at most"),
        ((0,), ("fig",), "the contribution of seat 0 is not the one it committed to"),
    ],
)
def test_contributions_must_fit_what_was_committed(
    seats: tuple[int, ...], texts: tuple[str | None, ...], wrong: str
) -> None:
    pairs = zip(seats, texts, strict=True)
    given = [Contribution(seat, commitment_to("t", seat, "olive"), text) for seat, text in pairs]
    proof = Proof("t", "", "", tuple(given))

    assert proof.wrong_contribution(2).startswith(wrong)
    assert bool(proof.wrong_contribution(2)) == bool(wrong)


# no number is likelier than another


@pytest.mark.parametrize("span", [1, 2, 7, 16, 60, 256])
def test_no_number_is_likelier_than_another(span: int) -> None:
    """All values of a small span, counted: a bare remainder would favour the low numbers."""
    for bound in range(1, span + 1):
        counts = Counter(fair(value, bound, span) for value in range(span))
        again = counts.pop(None, 0)

        assert set(counts) == set(range(bound))
        assert set(counts.values()) == {span // bound}
        assert again == span % bound


@given(st.integers(1, 2**64), st.integers(0, 2**256 - 1))
def test_what_is_drawn_lies_below_the_bound(bound: int, value: int) -> None:
    drawn = fair(value, bound)

    assert drawn is None or 0 <= drawn < bound


def test_a_bound_that_does_not_divide_draws_again() -> None:
    """Below three quarters of all values, a remainder would bring the first third half the time."""
    bound = 3 * 2**254
    drawn = [rng().below(number, bound) for number in range(3000)]
    first_third = sum(value < 2**254 for value in drawn)

    assert max(drawn) < bound
    assert 0.30 < first_third / 3000 < 0.37
    assert any(rng()._value(number, 0) >= bound for number in range(3000))


@pytest.mark.parametrize("bound", [2, 3, 7, 24, 55])
def test_draws_are_uniform(bound: int) -> None:
    """Chi-square over 400 expected draws a number; limit at about 1 in 10,000."""
    counts = Counter(rng().below(number, bound) for number in range(400 * bound))
    chi_square = sum((counts[number] - 400) ** 2 / 400 for number in range(bound))
    freedom = bound - 1

    assert chi_square < freedom + 3.8 * (2 * freedom) ** 0.5 + 7


def test_weights_are_kept_to() -> None:
    """The same for weighted draws: chi-square by outcome."""
    weights = [0, 5, 1, 0, 10, 3, 1]
    total, draws = sum(weights), 20_000
    counts = Counter(pick(weights, rng().below(number, total)) for number in range(draws))
    expected = {outcome: draws * weight / total for outcome, weight in enumerate(weights) if weight}

    assert set(counts) == set(expected)
    assert sum((counts[one] - mean) ** 2 / mean for one, mean in expected.items()) < 24


# the chain


def chained(*entries: tuple[str, str], secret: bytes = SECRET) -> list[str]:
    """Return the heads of a log."""
    chain = Chain(secret, "commitment")
    heads = [chain.head]
    for actor, text in entries:
        chain = chain.then(actor, text)
        heads.append(chain.head)
    return heads


LOG = (("chance", "heap 5"), ("0", "take 2"), ("1", "take 3"))


def test_a_head_is_what_anybody_computes_once_the_secret_is_known() -> None:
    head = "commitment"
    for number, (actor, text) in enumerate(LOG):
        entry = f'["entry","{head}",{number},"{actor}","{text}"]'
        head = hmac.new(SECRET, entry.encode(), hashlib.sha256).hexdigest()

    assert chained(*LOG)[-1] == head


def test_the_chain_begins_with_the_commitment_and_what_people_contributed() -> None:
    one = rng(contributions=(Contribution(0, "ab", "olive"),))
    text = f'["begin","{one.commitment}",[[0,"ab","olive"]]]'

    assert Chain.begin(one).head == hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest()
    assert Chain.begin(rng()).head != Chain.begin(one).head


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize("changed", [("1", "heap 5"), ("chance", "heap 9"), ("0", "")])
def test_a_changed_entry_changes_all_heads_after_it(place: int, changed: tuple[str, str]) -> None:
    other = list(LOG)
    other[place] = changed
    heads, others = chained(*LOG), chained(*other)

    assert heads[: place + 1] == others[: place + 1]
    assert not set(heads[place + 1 :]) & set(others[place + 1 :])


def test_without_the_secret_a_head_does_not_show_which_of_two_entries_it_holds() -> None:
    """Nobody can try all cards that may have been drawn in secret: the head needs the secret."""
    heads = {chained(LOG[0], secret=bytes([number]) * 32)[1] for number in range(50)}

    assert len(heads) == 50
    assert SECRET.hex() not in repr(Chain(SECRET, "commitment"))


# what could have been drawn


def test_what_could_have_been_drawn_is_found_by_replaying() -> None:
    play = play_of("heap 5")
    start = Play(NIM, {}, 2)
    weights = start.engine.chance_weights(start.state)
    texts = [NIM.notation.format_outcome(start.state, one) for one in range(len(weights))]

    assert tuple(one.possible for one in possible_draws(play)) == (
        tuple((text, weight) for text, weight in zip(texts, weights, strict=True) if weight),
    )
    assert possible_draws(start) == ()
