"""The log of a table, whose lines are written once for all frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games import game
from cuboteca.web import log
from cuboteca.web.phrases import phrases_for
from tests.table.finished import random_table

if TYPE_CHECKING:
    import pytest

    from cuboteca.table.event_log import EventLog
    from cuboteca.web.contexts import LogEntry

GAME = game("cubosaurs")
NAMES = ("Ada", "Ben")


def _written(event_log: EventLog, newest: int | None) -> str:
    phrases = phrases_for("en", GAME)
    return str(log.written_log(event_log.narration, phrases, NAMES, "", newest=newest).items)


def _play() -> EventLog:
    return random_table(GAME, "log", seats=2, events=40).event_log


def _with_an_action(event_log: EventLog, choice: int) -> EventLog:
    after = event_log.copy()
    after.act(after.play.to_move, after.play.legal_actions()[choice])
    return after


def test_a_change_that_was_given_up_leaves_nothing_in_the_log() -> None:
    before = _play()
    given_up, other = (_with_an_action(before, choice) for choice in (0, -1))
    for newest in (40, None):
        _written(given_up, newest)

        assert _written(other, newest) == _written(_with_an_action(_play(), -1), newest)
        assert _written(before, newest) == _written(_play(), newest)


def test_a_change_writes_only_its_own_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []
    item = log._item

    def noted(entry: LogEntry) -> object:
        numbers.append(entry.number)
        return item(entry)

    before = _play()
    _written(before, 40)
    monkeypatch.setattr(log, "_item", noted)
    _written(_with_an_action(before, 0), 40)

    assert min(numbers, default=41) > len(before.narration.lines)


def test_the_whole_log_follows_its_newest_lines() -> None:
    event_log = _play()
    newest = _written(event_log, 5)
    whole = _written(event_log, None)

    assert whole.startswith(newest)
    assert whole.count("<li") == len(event_log.narration.lines)
    assert _written(event_log, 5) == newest
