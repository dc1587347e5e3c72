"""The form that creates a tournament: its fields, and what they mean.

Fields: ``game``; ``title``; ``kind``; ``seats``, how many at a table; ``rounds``; ``places``;
``bots``, a level or ""; ``fill``, how many take part at least; ``start``, in how many minutes, 0
when the host wants it; ``arena-minutes``; ``round-minutes``; ``rated``; ``option-NAME``; and those
of ``conditions_form.py``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cuboteca.bots.levels import levels_of
from cuboteca.competition.tournaments import (
    ARENA_MINUTES,
    KINDS,
    LONGEST_NAME,
    MINUTES,
    MOST_SEATS,
    PLACES,
    ROUNDS,
    Plan,
    TournamentError,
)
from cuboteca.table.conditions import Conditions
from cuboteca.table.errors import RefusedLineError
from cuboteca.table.talk import clean_line
from cuboteca.web.conditions_form import conditions_of, time_part
from cuboteca.web.contexts import Field, OptionChoice, OptionField, TournamentForm
from cuboteca.web.option_fields import option_fields
from cuboteca.web.phrases import level_name
from cuboteca.web.request import whole_number
from cuboteca.web.table_form import options_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.web.phrases import Phrases

#: In how many minutes a tournament may begin; 0: when its host wants it.
STARTS = (0, 5, 15, 30, 60, 180, 1_440, 4_320, 10_080)

_USUAL = {
    "title": "",
    "kind": KINDS[0],
    "rounds": "5",
    "places": "16",
    "bots": "",
    "fill": "0",
    "start": "0",
    "arena-minutes": "60",
    "round-minutes": "0",
    "rated": "",
}
_BOUNDS = {
    "rounds": ROUNDS,
    "places": PLACES,
    "fill": (0, PLACES[1]),
    "arena-minutes": ARENA_MINUTES,
    "round-minutes": (0, MINUTES[1]),
}
_ABOUT = ("title", "kind", "seats", "rounds", "arena-minutes", "round-minutes")
_PEOPLE = ("places", "bots", "fill", "start", "rated")


def plan_of(game: Game, form: Mapping[str, str], texts: Texts, now: float) -> Plan:
    """Return the tournament that a form requests; it has been checked.

    Args:
        game: What is played.
        form: The fields.
        texts: Texts in the reader's language.
        now: Seconds since 1970.

    Raises:
        TournamentError: It cannot be played.
        RefusedTableError: A field about time is invalid.
        OptionError: An option is.
    """
    kind = form.get("kind", "")
    if kind not in KINDS:
        raise TournamentError("needs-kind")
    seat_count, start = _number(form, "seats"), _number(form, "start")
    if start not in STARTS:
        raise TournamentError("needs-start")
    low, high = seat_counts(game)[0], seat_counts(game)[-1]
    if not low <= seat_count <= high:  # before the options, which depend on it
        raise TournamentError("needs-seats", low=low, high=high)
    counted = kind == "swiss" or (kind == "round-robin" and seat_count > 2)
    plan = Plan(
        name=_title(form),
        kind=kind,
        game=game.name,
        options=game.options(options_of(game, form), seat_count),
        seat_count=seat_count,
        rounds=_number(form, "rounds") if counted else 0,
        places=_number(form, "places"),
        bots=form.get("bots", ""),
        fill_to=_number(form, "fill") if form.get("bots") else 0,
        conditions=conditions_of(form, texts) or Conditions(),
        rated="rated" in form,
        starts=now + 60 * start if start else None,
        minutes=_number(form, "arena-minutes" if kind == "arena" else "round-minutes"),
    )
    plan.check(game, now)
    return plan


def _title(form: Mapping[str, str]) -> str:
    try:
        return clean_line(form.get("title", ""))[:LONGEST_NAME].strip()
    except RefusedLineError:
        return ""


def _number(form: Mapping[str, str], name: str) -> int:
    """Return a whole number; one that no field takes for anything else."""
    number = whole_number(form.get(name) or _USUAL.get(name))
    return -1 if number is None else number


def seat_counts(game: Game) -> range:
    """Return how many may sit at a table of a tournament."""
    return range(max(2, game.meta.min_seats), min(game.meta.max_seats, MOST_SEATS) + 1)


def form_for(game: Game, form: Mapping[str, str], phrases: Phrases, name: str) -> TournamentForm:
    """Return the form for a page, with the values that were sent, if any were.

    Args:
        game: What is played.
        form: What was sent.
        phrases: Texts in the reader's language.
        name: Of the reader, as last used.
    """
    words = phrases.site

    def fields(names: tuple[str, ...]) -> tuple[OptionField, ...]:
        return tuple(_field(one, form, game, words) for one in names)

    time = time_part(form, game, words)
    if "time" not in form:  # most tournaments need a clock
        time = replace(time, control=replace(time.control, value="live"))
    return TournamentForm(
        game_name=game.meta.title,
        fields=(Field("game", game.name),),
        about=fields(_ABOUT),
        people=fields(_PEOPLE),
        options=option_fields(game, form, phrases),
        time=time,
        name=name,
    )


def _field(name: str, form: Mapping[str, str], game: Game, words: Texts) -> OptionField:
    known: dict[str, list[tuple[str, str]]] = {
        "kind": [(one, words.word(f"tournament-kind-{one}")) for one in KINDS],
        "seats": [(str(one), str(one)) for one in seat_counts(game)],
        "bots": [
            ("", words.word("tournament-no-bots")),
            *((level, level_name(words, level)) for level in levels_of(game)),
        ],
        "start": [(str(one), start_name(one, words)) for one in STARTS],
    }
    choices = known.get(name, [])
    usual = _USUAL.get(name) or (choices[0][0] if choices else "")
    low, high = _BOUNDS.get(name, (0, 0))
    kind = "choice" if choices else "int" if name in _BOUNDS else "text"
    return OptionField(
        name=name,
        label=words.word(f"tournament-{name}"),
        kind="bool" if name == "rated" else kind,
        value=form.get(name, "") if form else usual,
        help=words.word(f"tournament-{name}-help", low=low, high=high),
        low=low,
        high=high,
        choices=tuple(OptionChoice(*choice) for choice in choices),
    )


def start_name(minutes: int, words: Texts) -> str:
    """Return in how many minutes a tournament begins, in words."""
    if not minutes:
        return words.word("tournament-start-by-host")
    for unit, length in (("days", 1_440), ("hours", 60)):
        if minutes % length == 0:
            return words.word(f"tournament-start-{unit}", count=minutes // length)
    return words.word("tournament-start-minutes", count=minutes)


__all__ = ["STARTS", "form_for", "plan_of", "seat_counts", "start_name"]
