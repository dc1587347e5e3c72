"""A draw that only some seats may know: nobody else can tell what it brought."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cuboteca.core.chance import seeded
from cuboteca.core.constants import CHANCE, HIDDEN
from cuboteca.core.game import nothing_hidden
from cuboteca.core.play import Event
from cuboteca.core.refusals import why_not
from tests.conformance.plays import Moment, Table, decisions, draws, moments, spread, tried
from tests.omen import NAME, OMEN, registered
from tests.omen.package import TATTLING

if TYPE_CHECKING:
    from collections.abc import Iterator


def observers(moment: Moment, outcome: int) -> frozenset[int] | None:
    return moment.table.game.observers(moment.state(), outcome)


def secret_draws(table: Table, count: int = 12) -> tuple[Moment, ...]:
    """Return moments in which something is drawn that not everybody may know."""
    found = tuple(
        m
        for m in moments(table)
        if m.mover == CHANCE and m.event and observers(m, m.event.number) is not None
    )
    return spread(found, count) if found else ()


def outsiders(moment: Moment) -> Iterator[tuple[Moment, int | None]]:
    """Yield everybody, a spectator included, who may not know what is drawn."""
    assert moment.event is not None
    knowing = observers(moment, moment.event.number) or frozenset()
    yield from ((moment, watcher) for watcher in moment.watchers if watcher not in knowing)


def told(moment: Moment, watcher: int | None, outcome: int) -> dict[str, Any]:
    """Return all that ``watcher`` gets once ``outcome`` has been drawn."""
    game, engine = moment.table.game, moment.table.engine
    shows, before, after = game.presentation, moment.state(), moment.after(outcome)
    mover = engine.to_move(after)
    text = game.notation.format_outcome(before, outcome)
    event = Event(CHANCE, outcome, text, game.observers(before, outcome))
    known: dict[str, Any] = {
        "event": event.seen_by(watcher),
        "words": shows.log_entry(before, outcome, after),
        "view": shows.view(after, watcher),
        "prompt": shows.prompt(after, watcher),
        "where": shows.where(after),
        "standings": shows.standings(after),
        "scores": shows.scores_of(after),
        "to move": mover,
        "end": engine.end_reason(after),
        "what bots are given": snapshot(moment, game.resample(after, watcher, seeded(5))),
    }
    if watcher is not None:
        actions = tried(moment, range(game.rules.action_count))
        known["observation"] = engine.observe(after, watcher).tolist()
        known["choices"] = shows.choices(after, watcher)
        known["reasons"] = [why_not(game, after, watcher, action) for action in actions]
    if watcher is not None and watcher == mover:
        known["legal"] = engine.legal_actions(after)
        known["rule of thumb"] = engine.greedy_action(after, seeded(5))
        known["macros"] = game.macros and game.macros.offered(after, watcher)
    return known


def snapshot(moment: Moment, state: Any) -> bytes:
    return moment.table.game.rules.layout.pack(state).tobytes()


def leaks(table: Table) -> dict[tuple[Moment, int | None, int], list[str]]:
    """Name what depends on an outcome in the eyes of who may not know it."""
    found = {}
    for moment, watcher in (pair for m in secret_draws(table) for pair in outsiders(m)):
        assert moment.event is not None
        happened = told(moment, watcher, moment.event.number)
        for other in moment.possible:
            instead = told(moment, watcher, other)
            if names := [name for name in happened if happened[name] != instead[name]]:
                found[moment, watcher, other] = names
    return found


def test_nothing_depends_on_what_one_may_not_know(table: Table) -> None:
    assert leaks(table) == {}


def test_who_may_know_does_not_depend_on_the_outcome(table: Table) -> None:
    told_apart = [
        m for m in draws(table, 40) if len({observers(m, outcome) for outcome in m.possible}) > 1
    ]

    assert told_apart == []


def test_only_seats_may_know(table: Table) -> None:
    known = [(m, observers(m, outcome)) for m in secret_draws(table) for outcome in m.possible]

    assert [m for m, seats in known if seats is None or not seats <= set(m.seats)] == []


def test_no_outcome_is_written_like_a_secret(table: Table) -> None:
    notation = table.game.notation
    texts = {notation.format_outcome(m.state(), o) for m in draws(table) for o in m.possible}

    assert HIDDEN not in texts


def peeping(table: Table) -> list[Moment]:
    """Return decisions for which the rule of thumb looks at what its seat may not know."""
    engine, game = table.engine, table.game
    return [
        m
        for m in decisions(table)
        if engine.greedy_action(m.state(), seeded(3))
        != engine.greedy_action(game.resample(m.state(), m.mover, seeded(5)), seeded(3))
    ]


def test_the_rule_of_thumb_knows_no_more_than_its_seat(table: Table) -> None:
    """Mass simulation gives it the whole state."""
    assert peeping(table) == []


def test_the_points_so_far_hide_nothing(table: Table) -> None:
    shows, resample = table.game.presentation, table.game.resample
    leaks = [
        m
        for m in decisions(table)
        if shows.standings(m.state()) != shows.standings(resample(m.state(), None, seeded(5)))
    ]

    assert leaks == []


def test_a_game_with_a_secret_holds_all_this() -> None:
    with registered():
        table = Table(NAME, 3, ())

        assert len(secret_draws(table)) > 1
        assert leaks(table) == {}
        assert peeping(table) == []


def test_a_leak_is_found() -> None:
    with registered(presentation=TATTLING):
        found = leaks(Table(NAME, 3, ()))

    assert found
    assert {name for names in found.values() for name in names} == {"view"}


def test_a_bot_that_is_given_the_secret_is_found() -> None:
    with registered(rules=replace(OMEN.rules, resample=nothing_hidden)):
        found = leaks(Table(NAME, 2, ()))

    assert {name for names in found.values() for name in names} == {"what bots are given"}
