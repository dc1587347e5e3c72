"""Clocks, by their functions and with a time that tests choose."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuboteca.core.constants import CHANCE
from cuboteca.core.play import Event
from cuboteca.table.clocks import LEAST_ON_RETURN
from cuboteca.table.conditions import (
    Conditions,
    TimeControl,
    read_conditions,
    read_time_control,
)
from cuboteca.table.conduct import Conduct, conduct_of
from cuboteca.table.counted_time import Calendar, counted, moment_after, without
from cuboteca.table.errors import RefusedTableError
from cuboteca.table.leaving import (
    COME_BACK,
    DECIDE,
    FLAG,
    HAND_OVER,
    PACE,
    SIT,
    ranks_without,
    text_of,
)
from cuboteca.table.seats import Seat

LIVE = TimeControl("live", 300, 10, 320)
TURNS = TimeControl("turns", 86_400)
ROME = ZoneInfo("Europe/Rome")
START = 1_000_000.0


def seats(*kinds: str) -> list[Seat]:
    return [
        Seat(number, kind, kind, "random" if kind == "bot" else "", "", claimed=True)  # type: ignore[arg-type]
        for number, kind in enumerate(kinds)
    ]


def fresh(control: TimeControl | None = LIVE, *kinds: str, **more: object) -> Conduct:
    conditions = Conditions(control, **more)  # type: ignore[arg-type]
    return conduct_of(conditions, seats(*(kinds or ("human", "human"))), START)


def decide(one: Conduct, seat: int, received: float, at: float | None = None) -> Conduct:
    return one.after(Event(seat, 1, "x"), received if at is None else at, received)


def enter(one: Conduct, seat: int, number: int, at: float, what: str = "") -> Conduct:
    return one.after(Event(seat, number, text_of(number, what)), at, None)


def left(one: Conduct, mover: int) -> tuple[float, ...]:
    assert one.clocks is not None
    return one.clocks.at_turn_of(mover).left


# when time counts


def at(*parts: int, zone: ZoneInfo = ROME) -> float:
    return datetime(*parts, tzinfo=zone).timestamp()  # type: ignore[arg-type,misc]


def test_nights_weekends_and_days_off_do_not_count() -> None:
    calendar = Calendar("Europe/Rome", 8, 22, weekends=False, days_off=(date(2026, 12, 25),))
    hour = 3_600
    thursday, monday = at(2026, 12, 24, 20), at(2026, 12, 28, 9)
    assert counted(calendar, thursday, monday) == (2 + 1) * hour
    assert moment_after(calendar, thursday, 2.5 * hour) == at(2026, 12, 28, 8, 30)
    assert counted(Calendar(), thursday, monday) == monday - thursday


@pytest.mark.parametrize(
    ("day", "hours"), [((2026, 3, 29), 23), ((2026, 10, 25), 25), ((2026, 6, 1), 24)]
)
def test_a_day_on_which_clocks_change_has_its_own_length(
    day: tuple[int, int, int], hours: int
) -> None:
    calendar = Calendar("Europe/Rome", weekends=False)  # so that days are looked at one by one
    begin = at(*day)
    every_day = Calendar("Europe/Rome", days_off=(date(2020, 1, 1),))
    end = begin + hours * 3_600
    assert datetime.fromtimestamp(end, ROME).hour == 0
    assert counted(every_day, begin, end) == hours * 3_600
    weekend = datetime.fromtimestamp(begin, ROME).weekday() >= 5
    assert counted(calendar, begin, end) == (0 if weekend else hours * 3_600)


_HOURS = st.integers(0, 23).flatmap(lambda low: st.tuples(st.just(low), st.integers(low + 1, 24)))
_CALENDARS = st.builds(
    lambda zone, hours, weekends, off: Calendar(
        zone, hours[0], hours[1], weekends=weekends, days_off=tuple(sorted(off))
    ),
    st.sampled_from(["UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe"]),
    _HOURS,
    st.booleans(),
    st.sets(st.dates(date(2026, 3, 20), date(2026, 4, 10)), max_size=4),
)
_MOMENTS = st.floats(at(2026, 3, 15), at(2026, 4, 15))
_PAUSES = st.lists(
    st.tuples(_MOMENTS, st.floats(0, 90_000)).map(lambda one: (one[0], sum(one))), max_size=3
)


@given(_CALENDARS, _MOMENTS, st.floats(1, 300_000), _PAUSES)
def test_as_much_counts_until_a_moment_as_was_asked_for(
    calendar: Calendar, start: float, seconds: float, pauses: list[tuple[float, float]]
) -> None:
    end = moment_after(calendar, start, seconds, pauses)
    assert end >= start + seconds - 1e-3
    assert counted(calendar, start, end, pauses) == pytest.approx(seconds, abs=1e-3)


@given(_CALENDARS, st.lists(_MOMENTS, min_size=3, max_size=3), _PAUSES)
def test_what_counts_adds_up(
    calendar: Calendar, moments: list[float], pauses: list[tuple[float, float]]
) -> None:
    first, between, last = sorted(moments)
    whole = counted(calendar, first, last, pauses)
    parts = counted(calendar, first, between, pauses) + counted(calendar, between, last, pauses)
    assert whole == pytest.approx(parts, abs=1e-3)
    assert 0 <= whole <= counted(calendar, first, last) <= last - first + 1e-3
    stretches = list(without([(first, last)], pauses))
    assert all(one[1] <= other[0] for one, other in pairwise(stretches))


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Mars/Olympus"},
        {"zone": "x" * 50},
        {"day_from": 9, "day_to": 9},
        {"day_to": 25},
        {"days_off": (date(2026, 1, 1),) * 61},
    ],
)
def test_a_calendar_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(RefusedTableError):
        Calendar(**wrong)  # type: ignore[arg-type]


# what is agreed


@pytest.mark.parametrize("one", [LIVE, TURNS, TimeControl("live", 5, 0, 5)])
def test_a_time_control_is_read_as_it_is_written(one: TimeControl) -> None:
    assert read_time_control(str(one)) == one


@pytest.mark.parametrize(
    "wrong",
    ["", "live", "live 1+0 cap 5", "live 300+0 cap 10", "live 300+9999 cap 600", "turns 5"],
)
def test_a_time_control_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(RefusedTableError):
        read_time_control(wrong)


def test_conditions_are_read_as_they_are_stored() -> None:
    calendar = Calendar("Europe/Rome", 8, 22, weekends=False, days_off=(date(2026, 12, 25),))
    one = Conditions(TURNS, calendar, "wait", "hard", 3_600)
    assert read_conditions(one.as_json()) == one
    assert read_conditions(None) == Conditions()


# the clocks of a table


def test_only_thinking_counts_and_a_turn_gains_its_increment_once() -> None:
    one = decide(fresh(), 0, START + 20, START + 22)  # stored two seconds later
    one = decide(one, 0, START + 32)  # the second decision of the turn
    assert left(one, 0) == (270, 300)
    assert left(one, 1) == (280, 300)
    one = one.after(Event(CHANCE, 1, "draw"), START + 40, None)  # drawing costs nobody time
    one = decide(one, 1, START + 45)
    assert left(one, 0) == (280, 305)


def test_no_increment_takes_a_clock_above_its_cap() -> None:
    one, moment = fresh(), START
    for turn in range(10):
        moment += 1
        one = decide(one, turn % 2, moment)
    assert left(one, 0) == (320, 320)


def test_a_turn_has_its_own_time() -> None:
    one = fresh(TURNS)
    one = decide(one, 0, START + 4_000)
    assert left(one, 1) == (82_400, 86_400)
    one = decide(one, 1, START + 5_000)
    assert left(one, 0) == (86_400, 85_400)


def test_time_during_an_outage_is_given_back() -> None:
    outage = (START + 10, START + 500)
    one = fresh()
    assert one.falls(0, ()) == START + 300
    assert one.falls(0, [outage]) == START + 790
    one = one.after(Event(0, 1, "x"), START + 510, START + 510, [outage])
    assert left(one, 0) == (280, 300)


def test_a_bot_pays_nothing_and_has_no_flag() -> None:
    one = fresh(LIVE, "human", "bot")
    one = decide(one, 0, START + 5)
    assert one.falls(1, ()) == math.inf
    one = decide(one, 1, START + 5_000)
    assert left(one, 0) == (305, 300)


def test_nobody_pays_before_having_come() -> None:
    one = fresh(LIVE, "human", "link")
    one = decide(one, 0, START + 5)
    assert one.falls(1, ()) == math.inf
    one = enter(one, 1, SIT, START + 1_000)
    assert one.falls(1, ()) == START + 1_300
    one = decide(one, 1, START + 1_010)
    assert left(one, 1)[1] == 290


def test_nobody_pays_while_a_bot_plays_for_him() -> None:
    one = enter(fresh(), 0, HAND_OVER, START + 30, "random")
    assert one.falls(0, ()) == math.inf
    one = enter(one, 0, COME_BACK, START + 100)
    assert one.falls(0, ()) == START + 370
    one = decide(one, 0, START + 110)
    assert left(one, 0) == (260, 300)


@pytest.mark.parametrize("policy", ["bot", "resign", "wait"])
def test_a_flag_falls_once_and_the_policy_says_what_then(policy: str) -> None:
    one = enter(fresh(at_flag=policy), 0, FLAG, START + 300)
    assert one.falls(0, ()) == math.inf
    assert left(one, 0) == (0, 300)
    assert one.is_bot(0) == (policy != "wait")
    assert (0 in one.leaving.resigned) == (policy == "resign")
    assert one.is_away(0, 0, START + 301) == (policy == "wait")
    one = decide(one, 0, START + 400)
    one = decide(one, 1, START + 401)
    if policy == "wait":
        assert left(one, 0) == (10, 309)
        assert one.falls(0, ()) == START + 411
    else:
        assert left(one, 0) == (0, 309)


def test_whoever_comes_back_after_a_flag_has_some_time() -> None:
    one = enter(fresh(), 0, FLAG, START + 300)
    one = enter(one, 0, COME_BACK, START + 900)
    assert one.falls(0, ()) == START + 900 + LEAST_ON_RETURN


def test_another_time_control_begins_anew() -> None:
    one = decide(fresh(None), 0, START + 50)
    assert one.clocks is None
    one = enter(one, 0, DECIDE, START + 60, f"{PACE}{LIVE}")
    assert one.falls(1, ()) == START + 360
    one = enter(one, 0, DECIDE, START + 70, f"{PACE}{TURNS}")
    assert one.falls(1, ()) == START + 70 + 86_400
    assert enter(one, 0, DECIDE, START + 80, f"{PACE}none").clocks is None


_STEPS = st.lists(st.tuples(st.integers(0, 2), st.floats(0, 400), st.floats(0, 50)), max_size=20)


@given(_STEPS)
def test_what_is_left_is_what_there_was_without_what_was_thought(
    steps: list[tuple[int, float, float]],
) -> None:
    one, moment = fresh(LIVE, "human", "human", "bot"), START
    for seat, thought, stored in steps:
        assert one.clocks is not None
        before = one.clocks.at_turn_of(seat).left
        received = moment + thought
        moment = received + stored
        one = decide(one, seat, received, moment)
        expected = before[seat] - thought if seat < 2 else before[seat]
        assert one.clocks is not None
        assert one.clocks.left[seat] == pytest.approx(max(0, expected), abs=1e-5)
        assert max(one.clocks.at_turn_of((seat + 1) % 3).left) <= LIVE.cap


def test_whoever_resigned_ranks_last() -> None:
    assert ranks_without((1, 2, 2, 4), frozenset({0})) == (4, 1, 1, 3)
    assert ranks_without((1, 2, 3), frozenset()) == (1, 2, 3)
    assert ranks_without((3, 1, 2), frozenset({1, 2})) == (1, 2, 2)


def test_utc_is_always_known() -> None:
    assert datetime.fromtimestamp(moment_after(Calendar("UTC", 1, 24), 0.0, 1), UTC).hour == 1
