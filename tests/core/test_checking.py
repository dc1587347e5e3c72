"""Many records at once: the events that a kernel writes and follows are those of single steps."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from cuboteca.core import batch, checking, event_kernels
from cuboteca.core.chance import CommittedRng, mixed, seeded
from cuboteca.core.checking import Checker
from cuboteca.core.compiled import rule
from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of, simulate
from cuboteca.core.errors import RecordError
from cuboteca.core.event_texts import EventTexts
from cuboteca.core.play import Play, sampler_of
from cuboteca.core.play_record import PlayRecord, parse_record, record_of
from cuboteca.core.replay import replay, steps
from tests.core.nim import NIM, State

if TYPE_CHECKING:
    from cuboteca.core.engine import Engine, Mode
    from cuboteca.core.game import Game


@rule
def number_itself(state: State, number: int) -> int:  # noqa: ARG001
    """Return the key of a text that is the same in every state."""
    return number


#: Nim with keys of texts, and Nim whose texts must be asked for each time.
KEYED: Game = replace(NIM, rules=replace(NIM.rules, text_key=number_itself))
GAMES = [pytest.param(KEYED, id="keys"), pytest.param(NIM, id="no keys")]


def recorded(
    index: int = 0, *, most: int = 3, rng: CommittedRng | None = None, greedy: bool = False
) -> PlayRecord:
    """Return the record of a play in which seats take one stone, or as many as they may."""
    play = Play(NIM, {"most": most}, 2)
    draw = rng.below if rng else sampler_of(seeded(5, index))
    while not play.is_over:
        if play.to_move == CHANCE:
            play.draw(draw)
        else:
            play.act(play.to_move, play.legal_actions()[-1 if greedy else 0])
    extra = {"secret": rng.secret.hex(), "commitment": rng.commitment} if rng else None
    return record_of(play, ["Ada", "Ben"], extra=extra)


def changed(**parts: Any) -> PlayRecord:
    return parse_record(json.dumps(recorded().as_json() | parts))


def events(record: PlayRecord) -> list[list[str]]:
    return [list(event) for event in record.events]


def written_by(engine: Engine, plays: int, room: int) -> list[tuple[Any, Any]]:
    """Return codes and numbers of each play, written in as many calls as the room makes."""
    start = engine.start_array(NIM.options({}, 2), 2)
    policies = np.array([[0, 100]] * plays, np.int64)
    run = batch.Run(mixed(7), 3, batch.NO_EVENT, policies)
    results, found, first = batch.results_of(plays, 2), [], 0
    write = engine.bound(event_kernels.write_plays)
    while first < plays:
        written = event_kernels.written_of(room, plays)
        scratch = batch.scratch_of(engine.game.rules)
        stop = write(engine.array(1), start, first, plays, run, scratch, results, written)
        begin = 0
        for end in written.ends[first:stop].tolist():
            found.append((written.codes[begin:end], written.numbers[begin:end]))
            begin = end
        first = stop
    usual = simulate(engine, NIM.options({}, 2), policies, seed=7, first_play=3)
    assert all((one == other).all() for one, other in zip(results, usual, strict=True))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_written_events_are_those_of_the_plays(mode: Mode, game: Game) -> None:
    engine = engine_of(game, mode)
    texts = EventTexts(engine, engine.start_array(NIM.options({}, 2), 2))
    plays = written_by(engine, 6, room=16)
    again = written_by(engine, 6, room=1000)

    for (codes, numbers), (same, _) in zip(plays, again, strict=True):
        pairs = texts.pairs(codes, numbers)
        play = Play(NIM, {}, 2)
        for actor, text in pairs:
            if actor == "chance":
                play.chance_text(text)
            else:
                play.act_text(int(actor), text)
        assert play.is_over
        assert codes.tolist() == same.tolist()
        assert texts.pairs(codes, numbers) == pairs


@pytest.mark.parametrize("game", GAMES)
def test_a_checker_finds_what_replaying_finds(
    mode: Mode, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "_FIRST_ROOM", 1)  # its tables must grow
    monkeypatch.setattr(checking, "_LISTED_AT_ONCE", 1)  # and lists are made in parts
    checker = Checker(game, engine_of(game, mode))
    for index in range(6):
        record = recorded(index)
        checked = checker.check(record)
        play = replay(NIM, record)

        assert checked.numbers == tuple(event.number for event in play.events)
        assert checked.outcome == play.outcome
        listed = list(checker.possible(record, checked))
        assert listed == [step.legal for step in steps(NIM, record)]


@pytest.mark.parametrize("game", GAMES)
def test_unfinished_and_other_plays_are_checked(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "_MOST_STARTS", 1)
    checker = Checker(game, engine_of(game, "interpreted"))
    lasting = changed(events=events(recorded())[:2], outcome=None)

    assert checker.check(lasting).outcome is None
    assert checker.check(recorded(most=2)).outcome == replay(NIM, recorded(most=2)).outcome
    assert checker.check(lasting) == checker.check(lasting)


def test_draws_of_a_secret_are_computed_again() -> None:
    checker = Checker(KEYED, engine_of(KEYED, "interpreted"))
    record = recorded(rng=CommittedRng(bytes(32)))
    drawn = record.events[0][1]
    other = next(f"heap {heap}" for heap in (5, 6) if drawn != f"heap {heap}")

    assert checker.check(record).outcome == replay(NIM, record).outcome
    wrong = replace(record, events=(("chance", other), *record.events[1:]))
    with pytest.raises(RecordError, match=f"the record's secret draws '{drawn}' here"):
        checker.check(wrong)


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ({"events": [["chance", "heap 10"]]}, "event 0: expected one of 'heap 5'"),
        ({"events": [["chance", "heap 5"], ["0", "take 4"]]}, "event 1: expected one of 'take 1'"),
        (
            {"events": [["chance", "heap 5"], ["0", "take 3"], ["1", "take 3"]]},
            "event 2: expected one of 'take 1', 'take 2', found 'take 3'",
        ),
        ({"events": [["chance", "heap 5"], ["0", "sing"]]}, "event 1: expected one of 'take 1'"),
        ({"events": [["0", "take 1"]]}, "event 0: expected one of chance"),
        ({"events": [["chance", "heap 5"], ["00", "take 1"]]}, "event 1: expected one of seat 0"),
        ({"events": [*events(recorded()), ["0", "take 1"]]}, "the play is over"),
        ({"events": events(recorded())[:-1]}, "the play is not over"),
        (
            {"outcome": {"points": [9, 9], "ranks": [1, 1], "reason": ""}},
            "outcome: expected points",
        ),
        ({"options": {"most": 9}}, "option 'most'"),
        ({"rules_version": 1}, "rules version 1"),
    ],
)
@pytest.mark.parametrize("warm", [False, True])
def test_what_is_wrong_is_named_as_by_replaying(
    parts: dict[str, Any], told: str, *, warm: bool
) -> None:
    checker = Checker(KEYED, engine_of(KEYED, "interpreted"))
    if warm:
        for index in range(6):
            checker.check(recorded(index, greedy=True))
    wrong = changed(**parts)
    with pytest.raises(RecordError) as by_replaying:
        replay(NIM, wrong)
    with pytest.raises(RecordError) as caught:
        checker.check(wrong)

    assert str(caught.value) == str(by_replaying.value)
    assert told in str(caught.value)


class _Padded:
    """The notation of Nim, which also reads numbers with a zero in front."""

    def __getattr__(self, name: str) -> Any:
        return getattr(NIM.notation, name)

    @staticmethod
    def parse_action(state: Any, text: str, /) -> int:
        return NIM.notation.parse_action(state, text.replace("take 0", "take "))


def test_another_way_to_write_an_event_is_read_as_by_replaying() -> None:
    padded = replace(KEYED, notation=_Padded())
    record = changed(
        events=[[actor, text.replace("take ", "take 0")] for actor, text in recorded().events]
    )
    checked = Checker(padded, engine_of(padded, "interpreted")).check(record)

    assert checked.outcome == replay(NIM, recorded()).outcome
