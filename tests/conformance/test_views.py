"""What people see: nothing hidden, everything that is offered, in every language."""

from __future__ import annotations

import dataclasses
import functools
import json
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.chance import seeded
from cuboteca.core.game import Score
from cuboteca.core.refusals import why_not
from cuboteca.core.texts import LANGUAGES
from tests.conformance.plays import (
    Moment,
    Table,
    broken,
    decisions,
    finish,
    moments,
    some_moments,
    spread,
    texts_of,
    tried,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.game import Presentation
    from cuboteca.core.words import Choice, LogEntry, ScoreSheet, Sentence

SPRITE = "/static/symbols.svg"


def shown(moment: Moment) -> Presentation:
    return moment.table.game.presentation


# what a seat may know


def knowledge(moment: Moment, state: Any, watcher: int | None) -> dict[str, Any]:
    """Return all that ``watcher`` (None: a spectator) is shown of ``state``."""
    engine, shows = moment.table.engine, shown(moment)
    known: dict[str, Any] = {
        "view": shows.view(state, watcher),
        "prompt": shows.prompt(state, watcher),
        "where": shows.where(state),
        "to move": engine.to_move(state),
        "end": engine.end_reason(state),
    }
    if watcher is not None:
        known["observation"] = engine.observe(state, watcher).tolist()
        known["choices"] = shows.choices(state, watcher)
    if watcher == moment.mover:
        known["legal"] = engine.legal_actions(state)
    return known


def redrawn(moment: Moment, watcher: int | None, seed: int) -> Any:
    """Return a state that differs only in what is hidden from ``watcher``."""
    return moment.table.game.resample(moment.state(), watcher, seeded(seed))


def leaks(moment: Moment, watcher: int | None, seed: int) -> list[str]:
    """Name what ``watcher`` is shown that depends on what is hidden from it."""
    before = knowledge(moment, moment.state(), watcher)
    after = knowledge(moment, redrawn(moment, watcher, seed), watcher)
    return [name for name in before if before[name] != after[name]]


def test_nobody_is_shown_anything_that_depends_on_what_is_hidden(table: Table) -> None:
    found = {
        (m, watcher): names
        for seed, m in enumerate(some_moments(table, 4))
        for watcher in m.watchers
        if (names := leaks(m, watcher, seed))
    }

    assert found == {}


def test_a_redrawn_state_is_sound(table: Table) -> None:
    drawn = [(m, redrawn(m, w, 7)) for m in some_moments(table, 6) for w in m.watchers]

    assert [wrong for m, state in drawn if (wrong := broken(m, state))] == []


def test_a_redrawn_state_is_a_new_one(table: Table) -> None:
    pairs = [
        (state := m.state(), table.game.resample(state, 0, seeded(3))) for m in decisions(table)
    ]

    assert [state for state, drawn in pairs if state is drawn] == []


def test_a_redrawn_play_can_be_played_to_its_end(few: Table) -> None:
    play = few.play()
    play.state = redrawn(spread(moments(few), 3)[1], 0, 5)
    finish(play, 2)

    few.game.check(play.state)
    assert play.outcome is not None


def test_a_draw_that_happened_was_possible_for_all_who_watched(table: Table) -> None:
    """A seat never rules out what then comes: its weight is not nil in every redrawn state."""
    open_draws = [m for m in moments(table) if m.event is not None and m.mover < 0][::8]
    ruled_out = [
        (m, seat)
        for m in open_draws
        for seat in m.seats
        if not any(
            table.engine.chance_weights(redrawn(m, seat, seed))[m.event.number]
            for seed in range(30)
            if m.event is not None
        )
    ]

    assert ruled_out == []


# views


def test_every_view_becomes_json(table: Table) -> None:
    views = [shown(m).view(m.state(), w) for m in some_moments(table, 5) for w in m.watchers]
    plain = [dataclasses.asdict(view) for view in views]

    assert all(json.dumps(value, allow_nan=False) for value in plain)


def test_every_view_is_frozen(table: Table) -> None:
    view = table.game.presentation.view(table.play().state, 0)
    name = dataclasses.fields(view)[0].name

    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(view, name, None)


def test_views_of_compiled_states_are_the_same(few: Table) -> None:
    layout = few.game.rules.layout
    views = {
        m: (shown(m).view(m.state(), 0), shown(m).view(layout.pack(m.state())[0], 0))
        for m in some_moments(few, 6)
    }

    assert [m for m, (checked, record) in views.items() if checked != record] == []


# choices and reasons


def choices(moment: Moment) -> tuple[Choice, ...]:
    return shown(moment).choices(moment.state(), moment.mover)


def test_exactly_the_legal_actions_are_offered(table: Table) -> None:
    assert [m for m in decisions(table) if sorted(c.action for c in choices(m)) != m.legal] == []


def test_nothing_is_offered_to_who_is_not_to_move(table: Table) -> None:
    idle = [(m, seat) for m in some_moments(table) for seat in m.seats if seat != m.mover]

    assert [m for m, seat in idle if shown(m).choices(m.state(), seat)] == []


def test_choices_carry_their_notation(table: Table) -> None:
    notation = table.game.notation
    wrong = [
        (m, choice.notation)
        for m in decisions(table)
        for choice in choices(m)
        if choice.notation != notation.format_action(m.state(), choice.action)
        or notation.parse_action(m.state(), choice.notation) != choice.action
    ]

    assert wrong == []


def test_choices_sound_different(table: Table) -> None:
    texts = texts_of(table, "en")
    labels = {
        m: [texts.plain(c.label, table.players) for c in choices(m)] for m in decisions(table)
    }

    assert [m for m, own in labels.items() if len(set(own)) != len(own)] == []


def test_choices_act_on_different_things(table: Table) -> None:
    targets = {m: [c.target for c in choices(m) if c.target] for m in decisions(table)}

    assert [m for m, own in targets.items() if len(set(own)) != len(own)] == []


def test_the_effect_of_a_choice_is_plain_numbers(table: Table) -> None:
    effects = [c.effect for m in decisions(table) for c in choices(m)]

    assert {type(effect) for effect in effects} <= {int, type(None)}


def test_reasons_are_given_exactly_for_what_is_illegal(table: Table) -> None:
    count = table.game.rules.action_count
    legal_by_reason = {
        m: [a for a in asked(m, count) if why_not(table.game, m.state(), m.mover, a) is None]
        for m in decisions(table, 8)
    }

    assert [m for m, legal in legal_by_reason.items() if legal != m.legal] == []


def asked(moment: Moment, count: int) -> list[int]:
    """Return every legal action, some of the others, and numbers that are no action."""
    others = set(range(count)).difference(moment.legal)
    return sorted([-1, *moment.legal, *tried(moment, others), count])


def test_who_is_not_to_move_gets_a_reason_for_everything(table: Table) -> None:
    actions = range(table.game.rules.action_count)
    idle = [(m, seat) for m in some_moments(table, 5) for seat in m.seats if seat != m.mover]
    allowed = [
        (m, seat, action)
        for m, seat in idle
        for action in tried(m, actions)
        if why_not(table.game, m.state(), seat, action) is None
    ]

    assert allowed == []


# the log


@functools.cache
def log_entry(moment: Moment) -> LogEntry:
    assert moment.event is not None
    number = moment.event.number
    return shown(moment).log_entry(moment.state(), number, moment.after(number))


def sheets(table: Table) -> list[ScoreSheet]:
    told = [log_entry(m) for m in moments(table)[:-1]]
    return [t.sheet for t in told if t.sheet is not None]


def test_score_sheets_add_up(table: Table) -> None:
    added = [tuple(sum(line.points for line in own) for own in s.lines) for s in sheets(table)]

    assert [sheet.scored for sheet in sheets(table)] == added


def test_the_last_score_sheet_holds_the_final_points(table: Table) -> None:
    outcome = moments(table)[-1].table.engine.points(moments(table)[-1].state(), table.seats)

    assert list(sheets(table)[-1].totals) == outcome


def test_points_now_at_the_end_are_the_points(table: Table) -> None:
    end = moments(table)[-1]

    assert list(shown(end).points_now(end.state())) == table.engine.points(end.state(), table.seats)


def test_scores_at_the_end_are_the_points(table: Table) -> None:
    end = moments(table)[-1]
    points = table.engine.points(end.state(), table.seats)

    assert shown(end).scores_of(end.state()) == tuple(Score(point) for point in points)


def test_scores_are_counted_as_the_sheets_say(table: Table) -> None:
    """What is pending has not been counted: a sheet's totals are the scores right after it."""
    told = [
        (log_entry(m).sheet, shown(m).scores_of(m.after(m.event.number)))
        for m in moments(table)[:-1]
        if m.event is not None and log_entry(m).sheet is not None
    ]

    assert [tuple(one.points for one in scores) for _, scores in told] == [
        sheet.totals for sheet, _ in told if sheet is not None
    ]


def test_points_now_name_every_seat(table: Table) -> None:
    assert {len(shown(m).points_now(m.state())) for m in some_moments(table)} == {table.seats}
    assert {len(shown(m).scores_of(m.state())) for m in some_moments(table)} == {table.seats}


# words


def sentences(moment: Moment) -> Iterator[Sentence]:
    """Yield every sentence that anybody could be told at a moment."""
    state, shows = moment.state(), shown(moment)
    yield shows.where(state)
    yield from (shows.prompt(state, watcher) for watcher in moment.watchers)
    for seat in moment.seats:
        yield from (choice.label for choice in shows.choices(state, seat))
        for action in asked(moment, moment.table.game.rules.action_count):
            refused = why_not(moment.table.game, state, seat, action)
            if refused is not None:
                yield refused.sentence
    if moment.event is not None:
        yield from sentences_of(log_entry(moment))


def sentences_of(told: LogEntry) -> Iterator[Sentence]:
    yield from told.sentences
    if told.sheet is not None:
        yield told.sheet.title
        for own in told.sheet.lines:
            yield from (line.reason for line in own)


@functools.cache
def all_sentences(table: Table) -> list[Sentence]:
    """Return what is said at some moments, and all of the log, each sentence once."""
    said = [s for m in some_moments(table, 8) for s in sentences(m)]
    logged = [s for m in moments(table)[:-1] for s in sentences_of(log_entry(m))]
    return list(dict.fromkeys([*said, *logged]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_in_every_language(table: Table, language: str) -> None:
    texts = texts_of(table, language)
    plain = {s: texts.plain(s, table.players) for s in all_sentences(table)}

    assert [s for s, text in plain.items() if not text.strip() or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_never_carries_a_name_unescaped(few: Table, language: str) -> None:
    texts = texts_of(few, language)
    markup = [str(texts.markup(s, few.players, SPRITE)) for s in all_sentences(few)]

    assert [text for text in markup if any(name in text for name in few.players)] == []
    assert any("&lt;A&amp;co&gt;" in text for text in markup)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_is_described_in_every_language(table: Table, language: str) -> None:
    texts = texts_of(table, language)
    described = [
        shown(m).describe(shown(m).view(m.state(), w), texts, table.players)
        for m in some_moments(table, 3)
        for w in (0, None)
    ]

    assert [text for text in described if not text or "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_figures_are_in_every_language(language: str, few: Table) -> None:
    texts = texts_of(few, language)
    meta = few.game.meta
    missing = [
        key
        for option in meta.options
        for key in (f"option-{option.name}", f"option-{option.name}-help")
        if not texts.has(key)
    ]

    assert missing == []
    assert all(texts.plain(figure.what) for figure in meta.assumed)
