"""Who is there, by the connections of a table."""

from __future__ import annotations

from cuboteca.table.presence import GLANCE, GRACE, Presence, SeatPresence


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def _never() -> bool:
    return False


def test_somebody_is_there_while_one_of_the_devices_is_connected() -> None:
    presence = Presence(Clock())
    presence.enter("phone", [0, 2])
    presence.enter("laptop", [0])
    presence.leave("phone")

    assert presence.of(0, _never) == SeatPresence("here")
    assert presence.of(1, _never) == SeatPresence("never")
    assert presence.has_people


def test_a_page_that_loads_again_is_not_away_and_one_that_was_closed_is() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.enter("page", [1])
    presence.leave("page")
    clock.now += GRACE - 1
    soon = presence.of(1, _never)
    clock.now += 600
    later = presence.of(1, _never)
    presence.enter("page again", [1])

    assert soon == SeatPresence("here")
    assert later == SeatPresence("away", GRACE - 1 + 600)
    assert presence.of(1, _never) == SeatPresence("here")


def test_whoever_has_no_connection_is_there_for_a_while_after_each_request() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.glance([0])
    clock.now += GLANCE - 1
    reading = presence.of(0, _never)
    clock.now += 1

    assert reading == SeatPresence("here")
    assert presence.of(0, _never) == SeatPresence("away", GLANCE)


def test_closing_a_page_counts_more_than_the_request_that_loaded_it() -> None:
    clock = Clock()
    presence = Presence(clock)
    presence.glance([0])
    presence.enter("page", [0])
    presence.leave("page")
    clock.now += GRACE

    assert presence.of(0, _never).state == "away"


def test_somebody_whose_moves_are_in_the_log_was_there_before() -> None:
    assert Presence(Clock()).of(0, lambda: True) == SeatPresence("away")


def test_those_without_a_seat_are_counted_and_not_named() -> None:
    presence = Presence(Clock())
    for one in range(3):
        presence.enter(one, [])
    presence.leave(1)

    assert presence.spectators == 2
    assert not presence.has_people
