"""Work that has been asked for and is not done."""

from __future__ import annotations

from cuboteca.core.pending import Pending


def test_work_counts_from_when_it_is_asked_for_until_it_ends() -> None:
    now, took = [10.0], list[float]()
    pending = Pending(lambda: now[0])
    pending.observe = took.append
    assert (len(pending), pending.age) == (0, 0.0)

    pending.begin("one")
    now[0] = 12.0
    with pending.one():
        now[0] = 15.0
        assert (len(pending), pending.age) == (2, 5.0)
    pending.end("one")

    assert (len(pending), took) == (0, [3.0, 5.0])


def test_work_that_nobody_observes_ends_too() -> None:
    pending = Pending()
    with pending.one():
        assert len(pending) == 1

    assert len(pending) == 0
