"""Playing with the real box: score sheets that the games' rules count, and what else helps.

Nothing is kept here: a sheet is in its form, and in the storage of the browser where a script runs.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from cuboteca.core.errors import OptionError
from cuboteca.core.real_box import BadLineError, RealBoxError, shown
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.box_form import BadSheetError, NotANumberError, next_line, told_by, written
from cuboteca.web.contexts import (
    BoxCardLine,
    BoxChoice,
    BoxColumn,
    BoxContext,
    BoxDeck,
    BoxEntry,
    BoxesContext,
    BoxMark,
    BoxMarkChoice,
    BoxNumber,
    BoxPhase,
    BoxReason,
    BoxRound,
    BoxRoundSeat,
    BoxSeat,
    BoxSetUp,
    BoxSheet,
    BoxSpace,
    BoxStanding,
    BoxThing,
    BoxTools,
    BoxWeighing,
    Field,
)
from cuboteca.web.option_fields import option_field
from cuboteca.web.phrases import counted, phrases_for, signed, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import form_of, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import usual_seats
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from markupsafe import Markup
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.core.real_box import Count, Counted, Mark, RealBox, SheetForm, Track
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Argument, ScoreSheet, Sentence
    from cuboteca.web.box_form import Told
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


async def boxes(request: Request) -> Response:
    """Show the games that offer something."""
    visitor = visitor_of(request)
    words = texts_for(visitor.language)
    games = tuple(
        BoxChoice(
            game.meta.title,
            f"/box/{game.name}",
            game.presentation.cover(sprite_url(game.name)),
            tuple(words.word(f"box-has-{part}") for part in _parts(game.real_box)),
        )
        for game in all_games()
        if game.real_box is not None
    )
    return page(BoxesContext(site_for(visitor, "/box"), word_of(words), games))


def _parts(real_box: RealBox) -> list[str]:
    there = {
        "sheet": True,
        "deck": real_box.deck,
        "phases": real_box.phases,
        "die": real_box.die,
        "solver": real_box.position,
    }
    return [name for name, one in there.items() if one]


async def show(request: Request) -> Response:
    """Show what a game offers, with the form that begins a sheet."""
    game, real_box = box_of(request)
    visitor = visitor_of(request)
    return page(_context(game, real_box, visitor, set_up=_set_up(game, real_box, visitor, {})))


async def count(request: Request) -> Response:
    """Count the sheet that a form holds."""
    game, real_box = box_of(request)
    form, visitor = await form_of(request), visitor_of(request)
    phrases = phrases_for(visitor.language, game)
    if form.get("do") == "change":
        return page(
            _context(game, real_box, visitor, set_up=_set_up(game, real_box, visitor, form))
        )
    try:
        told = told_by(game, real_box, form)
        told, found, problem = await asyncio.to_thread(_counted, real_box, told, form, phrases)
    except (OptionError, BadSheetError, BadLineError, RealBoxError) as error:
        why = phrases.game.plain(error.sentence) if isinstance(error, RealBoxError) else str(error)
        set_up = _set_up(game, real_box, visitor, form)
        return page(_context(game, real_box, visitor, why, set_up=set_up), 422)
    sheet = _sheet(game, told, found, form if problem else {}, phrases)
    return page(_context(game, real_box, visitor, problem, sheet=sheet), 422 if problem else 200)


def box_of(request: Request) -> tuple[Game, RealBox]:
    """Return the game that an address names and what it offers; 404 where it offers nothing."""
    game = game_of(request.path_params["game"])
    if game.real_box is None:
        raise HTTPException(404)
    return game, game.real_box


def names_of(told: Told, words: Texts) -> list[str]:
    """Return the names of a sheet's seats."""
    return [
        name or words.word("box-player", number=seat + 1) for seat, name in enumerate(told.names)
    ]


def _counted(
    real_box: RealBox, told: Told, form: Mapping[str, str], phrases: Phrases
) -> tuple[Told, Counted, str]:
    """Return a sheet with the next line, if one is typed in; without it and why, if it is refused.

    Raises:
        BadLineError: The lines before it cannot be.
        RealBoxError: The same.
    """
    lines = told.lines[:-1] if form.get("do") == "undo" else told.lines
    told = replace(told, lines=lines)
    found = real_box.count(told.options, told.seat_count, lines)
    if form.get("do") != "add" or found.form is None:
        return told, found, ""
    names = names_of(told, phrases.site)
    try:
        longer = (*lines, next_line(found.form, told.seat_count, form))
        return (
            replace(told, lines=longer),
            real_box.count(told.options, told.seat_count, longer),
            "",
        )
    except NotANumberError as error:
        asked = next(one for one in found.form.counts if one.name == error.name)
        label = phrases.game.plain(shown(asked.label), names)
        problem = phrases.site.word(
            "box-not-a-number",
            name=names[error.seat], field=label, least=asked.least, most=asked.most,
        )  # fmt: skip
    except RealBoxError as error:
        problem = phrases.game.plain(error.sentence, names)
    return told, found, problem


# what the page shows


def _context(
    game: Game,
    real_box: RealBox,
    visitor: Visitor,
    problem: str = "",
    *,
    set_up: BoxSetUp | None = None,
    sheet: BoxSheet | None = None,
) -> BoxContext:
    phrases = phrases_for(visitor.language, game)
    here = f"/box/{game.name}"
    return BoxContext(
        site=site_for(visitor, here),
        t=word_of(phrases.site),
        game_name=game.meta.title,
        game=game.name,
        here=here,
        rules_url=f"/rules/{game.name}",
        solver_url=f"{here}/solver" if real_box.position else "",
        styles=style_urls(game.name),
        sprite_url=sprite_url(game.name),
        problem=problem,
        set_up=set_up,
        sheet=sheet,
        tools=_tools(real_box, phrases.game, sprite_url(game.name)),
    )


def _set_up(game: Game, real_box: RealBox, visitor: Visitor, form: Mapping[str, str]) -> BoxSetUp:
    phrases, meta = phrases_for(visitor.language, game), game.meta
    counts = tuple(range(meta.min_seats, meta.max_seats + 1))
    chosen = whole_number(form.get("seats"))
    return BoxSetUp(
        seat_counts=counts,
        seat_count=chosen if chosen in counts else usual_seats(game),
        seats=tuple(
            BoxSeat(
                seat,
                form.get(f"name-{seat}", ""),
                phrases.site.word("box-player", number=seat + 1),
            )
            for seat in range(meta.max_seats)
        ),
        options=tuple(
            option_field(meta.option(name), form, game, phrases) for name in real_box.options
        ),
    )


def _sheet(
    game: Game, told: Told, found: Counted, problem: Mapping[str, str], phrases: Phrases
) -> BoxSheet:
    """Return a sheet; ``problem`` is what was typed in and refused, if anything was."""
    names = names_of(told, phrases.site)
    sprite = sprite_url(game.name)
    fields = [
        Field("seats", str(told.seat_count)),
        *(Field(f"name-{seat}", name) for seat, name in enumerate(told.names)),
        *(Field(f"option-{name}", _value(told, name)) for name in told.chosen),
        Field("lines", written(told.lines)),
    ]
    return BoxSheet(
        fields=tuple(fields),
        standing=tuple(
            BoxStanding(seat, names[seat], counted(total), found.ranks[seat])
            for seat, total in enumerate(found.totals)
        ),
        rounds=tuple(_round(one, names, phrases.game, sprite) for one in reversed(found.sheets)),
        said=tuple(phrases.game.markup(one, names, sprite) for one in found.said),
        track=tuple(_spaces(found.track, names)) if found.track else (),
        entry=_entry(found.form, names, problem, phrases.game, sprite) if found.form else None,
        can_undo=bool(told.lines),
    )


def _value(told: Told, name: str) -> str:
    value = told.options[name]
    return ("1" if value else "") if isinstance(value, bool) else str(value)


def _round(sheet: ScoreSheet, names: Sequence[str], texts: Texts, sprite: str) -> BoxRound:
    return BoxRound(
        texts.plain(sheet.title, names),
        tuple(
            BoxRoundSeat(
                seat,
                names[seat],
                signed(sheet.scored[seat]),
                counted(sheet.totals[seat]),
                tuple(
                    BoxReason(texts.markup(line.reason, names, sprite), signed(line.points))
                    for line in lines
                ),
            )
            for seat, lines in enumerate(sheet.lines)
        ),
    )


def _spaces(track: Track, names: Sequence[str]) -> Iterator[BoxSpace]:
    for number in range(1, track.spaces + 1):
        there = (seat for space, seat in track.markers if space == number)
        markers = tuple(BoxSeat(seat, names[seat], "") for seat in there)
        yield BoxSpace(number, number >= track.finish, markers)


def _entry(
    asked: SheetForm, names: Sequence[str], typed: Mapping[str, str], texts: Texts, sprite: str
) -> BoxEntry:
    seats = [BoxSeat(seat, name, "") for seat, name in enumerate(names)]

    def number(count: Count, seat: int) -> BoxNumber:
        field = f"c-{count.name}-{seat}"
        label = texts.markup(shown(count.label), names, sprite)
        value = typed.get(field, str(count.least))
        return BoxNumber(field, label, value, count.least, count.most)

    return BoxEntry(
        title=texts.plain(asked.title, names),
        note=texts.plain(asked.note, names) if asked.note else "",
        columns=tuple(
            BoxColumn(seat, tuple(number(count, seat.seat) for count in asked.counts))
            for seat in seats
        )
        if asked.counts
        else (),
        marks=tuple(_mark(mark, seats, typed, texts, sprite) for mark in asked.marks),
    )


def _mark(
    mark: Mark, seats: Sequence[BoxSeat], typed: Mapping[str, str], texts: Texts, sprite: str
) -> BoxMark:
    one, field = mark.most == 1, f"m-{mark.name}"
    choices = tuple(
        BoxMarkChoice(
            seat,
            field if one else f"{field}-{seat.seat}",
            typed.get(field) == str(seat.seat) if one else f"{field}-{seat.seat}" in typed,
        )
        for seat in seats
    )
    nobody = one and not any(choice.chosen for choice in choices)
    return BoxMark(
        texts.markup(shown(mark.label), (), sprite), field if one else "", choices, nobody
    )


def _tools(real_box: RealBox, texts: Texts, sprite: str) -> BoxTools:
    deck, weighing = real_box.deck, real_box.weighing

    def marked(label: Argument) -> Markup:
        return texts.markup(shown(label), (), sprite)

    def filled(sentence: Sentence) -> str:
        return texts.word(sentence.key, sum="{sum}", limit="{limit}", count="{count}")

    return BoxTools(
        die=real_box.die,
        deck=BoxDeck(
            texts.plain(deck.title),
            texts.plain(deck.draw),
            tuple(BoxCardLine(marked(one.label), one.copies, one.limit) for one in deck.cards),
        )
        if deck
        else None,
        phases=tuple(
            BoxPhase(texts.plain(phase.title), tuple(map(marked, phase.steps)))
            for phase in real_box.phases
        ),
        weighing=BoxWeighing(
            texts.plain(weighing.title),
            filled(weighing.more),
            filled(weighing.fine),
            tuple(BoxThing(marked(one.label), one.weight) for one in weighing.things),
        )
        if weighing
        else None,
    )


__all__ = [
    "box_of",
    "boxes",
    "count",
    "show",
]
