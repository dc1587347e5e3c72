"""What a record claims of its draws is checked: the secret, its commitment, its seed, each draw."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import CommittedRng, pick, secret_of_seed
from cuboteca.core.constants import CHANCE
from cuboteca.core.errors import RecordError
from cuboteca.core.play import Play
from cuboteca.core.play_record import parse_record, record_for, record_of
from cuboteca.core.replay import commitment_of, draws_of, open_record, replay, steps
from tests.core.nim import NIM
from tests.omen import OMEN, registered
from tests.omen.package import CARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.game import Game
    from cuboteca.core.play_record import PlayRecord

SECRET = bytes(range(32))
NAMES = ["Ada", "Ben"]


def by_steps(game: Game, one: PlayRecord) -> object:
    return list(steps(game, one))


READERS: list[Callable[[Game, PlayRecord], object]] = [replay, by_steps]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


def played(game: Game = NIM, secret: bytes = SECRET) -> Play:
    """Return a finished play whose draws follow from a secret, as a table plays it."""
    play, rng = Play(game, {}, 2), CommittedRng(secret)
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(rng.below)
        else:
            play.act(play.to_move, play.legal_actions()[0])
    return play


def proof(secret: bytes = SECRET) -> dict[str, str]:
    return {"secret": secret.hex(), "commitment": hashlib.sha256(secret).hexdigest()}


def record(game: Game = NIM, drawn_from: bytes = SECRET, **changes: Any) -> PlayRecord:
    """Return the record of such a play with changes; None takes a part away."""
    whole = record_of(played(game, drawn_from), NAMES, extra=proof(drawn_from)).as_json() | changes
    return parse_record(
        json.dumps({key: value for key, value in whole.items() if value is not None})
    )


def why(one: PlayRecord, game: Game = NIM) -> set[tuple[str, int | None]]:
    """Return the reasons, and the events they name, for which a record is refused."""
    reasons = set()
    for read in READERS:
        with pytest.raises(RecordError) as caught:
            read(game, one)
        reasons.add((str(caught.value), caught.value.seq))
    return reasons


def heap(text: str) -> list[list[str]]:
    """Return the events of a play that begins with another heap: all five are possible."""
    play = Play(NIM, {}, 2)
    play.chance_text(text)
    while not play.is_over:
        play.act(play.to_move, play.legal_actions()[0])
    return [list(event) for event in record_of(play, NAMES).events]


# good ones


@pytest.mark.parametrize("read", READERS)
def test_draws_that_follow_from_the_secret_replay(read: Any) -> None:
    for game in (NIM, OMEN):
        read(game, record(game))


def test_a_secret_without_a_commitment_is_checked_as_well() -> None:
    assert replay(NIM, record(commitment=None)).is_over
    assert draws_of(record(commitment=None)) == "proven"


def test_a_chosen_seed_gives_the_secret() -> None:
    assert replay(NIM, record(drawn_from=secret_of_seed(7), seed=7)).is_over


def test_a_record_tells_what_it_proves() -> None:
    seeded = record(drawn_from=secret_of_seed(7), seed=7)
    simulated = record(secret=None, commitment=None, seed=7)
    under_way = record(secret=None, outcome=None)

    assert draws_of(record()) == "proven"
    assert draws_of(seeded) == "seeded"
    assert draws_of(simulated) == draws_of(under_way) == "not proven"
    assert commitment_of(record()) == hashlib.sha256(SECRET).hexdigest()
    assert commitment_of(simulated) is None


def test_invented_draws_without_a_secret_replay_and_prove_nothing() -> None:
    for text in ("heap 5", "heap 9"):
        one = parse_record(json.dumps(record().as_json() | {"events": heap(text)}))
        bare = record(secret=None, commitment=None, outcome=None, events=heap(text))

        assert replay(NIM, bare).is_over
        assert draws_of(bare) == "not proven"
        assert draws_of(one) == "proven"  # if it replays at all


def test_what_was_taken_back_shifts_no_draw() -> None:
    """Records hold what stands, and draws have the numbers that events have there."""
    rng, play = CommittedRng(SECRET), Play(OMEN, {}, 2)
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(rng.below)
            continue
        seat, actions = play.to_move, play.legal_actions()
        play.act(seat, actions[-1])
        if play.can_take_back(seat):
            play.take_back(seat)
            play.act(seat, actions[0])
    one = record_of(play, NAMES, extra=proof())

    assert replay(OMEN, parse_record(one.line())).events == play.events


def test_the_beginning_of_a_play_with_its_secret_replays() -> None:
    whole = record(OMEN)
    for count in range(len(whole.events)):
        part = whole.as_json() | {"events": [list(pair) for pair in whole.events[:count]]}
        del part["outcome"]

        assert replay(OMEN, parse_record(json.dumps(part))).seq == count


# bad ones


def test_the_first_draw_that_does_not_follow_is_named() -> None:
    due = played().events[0].text
    other = next(text for text in ("heap 5", "heap 9") if text != due)

    assert why(record(events=heap(other), outcome=None)) == {
        (f"event 0: the record's secret draws '{due}' here, found '{other}'", 0)
    }


def test_a_later_draw_is_named_by_its_number() -> None:
    events = [list(pair) for pair in record(OMEN).events]
    seq = next(n for n, (actor, _) in enumerate(events) if actor == "chance")
    due = events[seq][1]
    events[seq][1] = next(card for card in CARDS if card != due)
    refused = record(OMEN, events=events[: seq + 1], outcome=None)

    assert seq > 0
    assert why(refused, OMEN) == {
        (f"event {seq}: the record's secret draws '{due}' here, found '{events[seq][1]}'", seq)
    }


def test_a_secret_that_does_not_fit_its_commitment_is_refused_before_anything_is_shown() -> None:
    promised = hashlib.sha256(b"another").hexdigest()
    false = record(commitment=promised)
    text = (
        "the record's secret does not match its commitment: the SHA-256 of the secret is "
        f"{hashlib.sha256(SECRET).hexdigest()}, the commitment says '{promised}'"
    )

    assert why(false) == {(text, None)}
    with pytest.raises(RecordError, match="does not match its commitment"):
        open_record(NIM, false)


def test_invented_draws_with_a_fresh_secret_need_another_commitment() -> None:
    """A forger may choose draws, or a secret for the commitment that was shown, but not both."""
    forged = record(events=heap("heap 5"), secret=(b"f" * 32).hex(), outcome=None)

    assert "does not match its commitment" in why(forged).pop()[0]


def test_a_secret_that_is_not_of_its_seed_is_refused() -> None:
    assert why(record(seed=7)) == {("the record's secret does not follow from its seed 7", None)}


@pytest.mark.parametrize(
    "secret", ["", "ab", "x" * 64, "é" * 64, "0" * 31, "ab" * 15, "a" * 9999 + "z"]
)
def test_what_cannot_be_a_secret_is_refused(secret: str) -> None:
    ((text, seq),) = why(record(secret=secret))

    assert text.startswith("'secret' must be at least 32 hexadecimal digits, not '")
    assert len(text) < 200
    assert seq is None


def test_a_draw_that_is_still_hidden_is_refused_with_a_secret_as_without() -> None:
    play = Play(OMEN, {}, 2)
    play.act_text(0, "look")
    play.draw(CommittedRng(SECRET).below)
    for extra in ({}, proof()):
        masked = parse_record(record_for(play, 1, NAMES, extra=extra).line())

        assert "written during the play" in why(masked, OMEN).pop()[0]


def test_the_numbers_of_draws_are_those_of_their_events() -> None:
    """The same by hand, as the guide to the API tells it."""
    play = Play(NIM, {}, 2)
    weights = play.engine.chance_weights(play.state)
    outcome = pick(weights, CommittedRng(SECRET).below(0, sum(weights)))

    assert played().events[0].number == outcome
