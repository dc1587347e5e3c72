"""Lessons: a list of them, one step after another, and what follows the last.

A lesson is the same for everybody, so its pages keep nothing: the address says which step it is and
what was answered.  What is stored is how far the reader has got.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse

from cuboteca.core.courses import Reached, course_of
from cuboteca.core.engine import engine_of
from cuboteca.core.lessons import answer_to
from cuboteca.core.refusals import why_not, why_not_tapped
from cuboteca.games import all_games
from cuboteca.games import game as game_of
from cuboteca.people.progress import Learnt, learnt, note
from cuboteca.table.errors import StorageError, TooFastError
from cuboteca.table.narration import SheetAt
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import (
    Field,
    LearnContext,
    LearnGame,
    LessonContext,
    LessonEndContext,
    LessonLine,
    ProgressPart,
    ProgressRow,
)
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.log import sheet_of
from cuboteca.web.phrases import phrases_for, texts_for, word_of
from cuboteca.web.positions import seen_by
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    client_network_of,
    form_of,
    is_secure,
    services_of,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.core.lessons import Lesson, Step
    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts
    from cuboteca.web.contexts import Sheet
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor

#: The kind of progress whose key is a lesson's name and whose result is how many steps are done.
LESSON = "lesson"

_OTHERS = ("Ada", "Ben", "Cleo", "Dan", "Eve")
_LEVEL = "easy"  # of the bots against which a learner plays first
_LONGEST_TAP = 60  # characters


async def learn(request: Request) -> Response:
    """Show all lessons."""
    visitor = visitor_of(request)
    done = await _done(request, visitor)
    return page(
        LearnContext(
            site=site_for(visitor, "/learn"),
            t=word_of(texts_for(visitor.language)),
            games=tuple(
                LearnGame(
                    name=game.name,
                    title=game.meta.title,
                    picture=game.presentation.cover(sprite_url(game.name)),
                    lessons=tuple(
                        _line(game, lesson, done, visitor.language) for lesson in game.lessons
                    ),
                )
                for game in all_games()
                if game.lessons
            ),
        )
    )


async def next_lesson(request: Request) -> Response:
    """Lead to the first lesson of a game that the reader has not done, or to the list."""
    game = _taught(request)
    done = await _done(request, visitor_of(request))
    for lesson in game.lessons:
        if done.get((game.name, lesson.name), 0) < len(lesson.steps):
            return RedirectResponse(_lesson_url(game, lesson), 303)
    return RedirectResponse(f"/learn#{game.name}", 303)


async def show(request: Request) -> Response:
    """Show a step of a lesson, or what the answer in the address has led to."""
    game, lesson = _asked(request)
    visitor = visitor_of(request)
    given = whole_number(request.query_params.get("step"))
    if given is None:
        place = (await _done(request, visitor)).get((game.name, lesson.name), 0)
        given = place + 1 if place < len(lesson.steps) else 1
    if given > len(lesson.steps):
        return page(await _end(request, game, lesson, visitor))
    number = max(given, 1)
    query = {
        name: value[:_LONGEST_TAP]
        for name in ("action", "why", "pick", "shown")
        if (value := request.query_params.get(name))
    }
    return page(_step(game, lesson, number, visitor, query))


async def answer(request: Request) -> Response:
    """Take an answer, note how far the reader has got, and lead to what it gets."""
    form, visitor = await form_of(request), visitor_of(request)
    game, lesson = _asked(request)
    number = whole_number(form.get("step"))
    if number is None or not 1 <= number <= len(lesson.steps):
        raise HTTPException(422, "there is no such step")
    asked = {
        name: form[name][:_LONGEST_TAP] for name in ("action", "why", "pick") if form.get(name)
    }
    if "show" in form:  # the right action, as if it were chosen
        asked = {"action": form["show"][:_LONGEST_TAP], "shown": "1"}
    query = urlencode({"step": number, **asked})
    response = RedirectResponse(f"{_lesson_url(game, lesson)}?{query}", 303)
    if _leads_on(game, lesson, number, asked):
        await _note(request, response, visitor, game, lesson, number)
    return response


async def lessons_part(request: Request, visitor: Visitor) -> ProgressPart:
    """Return the lessons as a part of what the reader has learnt."""
    words, done = texts_for(visitor.language), await _done(request, visitor)
    rows = []
    for game in all_games():
        for lesson in game.lessons:
            line = _line(game, lesson, done, visitor.language)
            share = done.get((game.name, lesson.name), 0) / len(lesson.steps)
            rows.append(
                ProgressRow(f"{game.meta.title}: {line.title}", line.state, line.url, share)
            )
    return ProgressPart("lessons", words.word("learn-title"), words.word("learn-lead"), tuple(rows))


# which lesson, and how far


def _taught(request: Request) -> Game:
    """Return the game of an address; raises UnknownGameError, or 404 if it has no lessons."""
    game = game_of(request.path_params["game"])
    if not game.lessons:
        raise HTTPException(404)
    return game


def _asked(request: Request) -> tuple[Game, Lesson]:
    game = _taught(request)
    for lesson in game.lessons:
        if lesson.name == request.path_params["lesson"]:
            return game, lesson
    raise HTTPException(404)


def _lesson_url(game: Game, lesson: Lesson) -> str:
    return f"/learn/{game.name}/{lesson.name}"


def _line(
    game: Game, lesson: Lesson, done: Mapping[tuple[str, str], int], language: str
) -> LessonLine:
    words, texts = phrases_for(language, game)
    place, of = done.get((game.name, lesson.name), 0), len(lesson.steps)
    if place >= of:
        state = words.word("learn-done")
    elif place:
        state = words.word("learn-at", at=place + 1, of=of)
    else:
        state = words.word("learn-minutes", minutes=lesson.minutes)
    return LessonLine(
        url=_lesson_url(game, lesson),
        title=texts.word(f"lesson-{lesson.name}-title"),
        goal=texts.word(f"lesson-{lesson.name}-goal"),
        state=state,
        done=place >= of,
    )


async def _done(request: Request, visitor: Visitor) -> dict[tuple[str, str], int]:
    """Return how many steps of lessons the reader has done, by game and lesson."""
    if not visitor.person:
        return {}
    with suppress(StorageError):  # a lesson needs no database
        found = await services_of(request).people.ask(learnt, visitor.person, LESSON)
        return {(one.game, one.key): int(one.result) for one in found}
    return {}


async def _note(
    request: Request,
    response: Response,
    visitor: Visitor,
    game: Game,
    lesson: Lesson,
    number: int,
) -> None:
    """Note that the reader has done a step; where that cannot be stored, the lesson goes on."""
    people, arrival = services_of(request).people, arrival_of(visitor)
    with suppress(StorageError, TooFastError):
        if arrival.newcomer is not None:
            await services_of(request).allowance.take(client_network_of(request))
            await welcome(people, arrival, response, secure=is_secure(request))
        found = await people.ask(learnt, arrival.person, LESSON, game.name)
        if number > max((one.result for one in found if one.key == lesson.name), default=0):
            one = Learnt(LESSON, game.name, lesson.name, float(number), people.now)
            await people.ask(note, arrival.person, one)


# a step


def _leads_on(game: Game, lesson: Lesson, number: int, asked: Mapping[str, str]) -> bool:
    step, reached = lesson.steps[number - 1], course_of(game, lesson)[number - 1]
    if not step.right:
        return "why" not in asked
    action = whole_number(asked.get("action"))
    offered = {} if action is None else _offered(game, lesson, reached.before)
    return action in offered and answer_to(step, offered[action]) in _RIGHT


_RIGHT = ("why", "also")


def _offered(game: Game, lesson: Lesson, state: State) -> dict[int, str]:
    """Return the learner's legal actions in notation."""
    choices = game.presentation.choices(state, lesson.seat)
    return {choice.action: choice.notation for choice in choices}


def _step(
    game: Game, lesson: Lesson, number: int, visitor: Visitor, asked: Mapping[str, str]
) -> LessonContext:
    """Return a step with what was answered, if anything was."""
    step, reached = lesson.steps[number - 1], course_of(game, lesson)[number - 1]
    phrases = phrases_for(visitor.language, game)
    words, texts = phrases
    names = _names(game, lesson, reached.before, visitor, words)
    named = f"lesson-{lesson.name}-{step.name}"
    right = bool(step.right) and _leads_on(game, lesson, number, asked)
    if right:
        reached = _chosen(game, lesson, number, int(asked["action"]))
    state = reached.after if right else reached.before
    here = _lesson_url(game, lesson)
    context = _position(game, lesson, state, visitor, phrases, names, quiet=right or not step.right)
    context = replace(
        context,
        site=site_for(visitor, f"{here}?{urlencode({'step': number, **asked})}"),
        at=number,
        anew=number > 1 and bool(step.position) and not right,
        text="" if right else texts.word(named),
        board=_quiet(context.board) if right else _pointed_out(context.board, step.shows),
        back_url=f"{here}?step={number - 1}" if number > 1 else "",
        show=None if right or not asked else reached.action,
    )
    onward = f"{here}?step={number + 1}"
    if right:
        gets = answer_to(step, _offered(game, lesson, reached.before)[int(asked["action"])])
        return replace(
            context,
            answer=texts.word(f"{named}-{gets}"),
            right=True,
            shown="shown" in asked,
            prompt=Markup(),
            next_url=onward,
            told=_told(game, reached, phrases, names),
            sheet=_counted(game, reached, phrases, names),
        )
    if not step.right:
        context = replace(context, prompt=Markup(), next_url=onward, board=_quiet(context.board))
    return replace(context, answer=_reply(game, lesson, number, named, asked, phrases, names))


def _chosen(game: Game, lesson: Lesson, number: int, action: int) -> Reached:
    """Return what a right answer leads to.

    That is its own position, unless the next step builds on the one of the lesson.
    """
    reached, later = course_of(game, lesson)[number - 1], lesson.steps[number:]
    if action == reached.action or lesson.steps[number - 1].then or not _is_anew(later):
        return reached
    engine = engine_of(game, "interpreted")
    after = engine.copy(reached.before)
    engine.apply(after, action)
    told = game.presentation.log_entry(reached.before, action, after)
    return Reached(reached.before, after, (told,), action)


def _is_anew(later: Sequence[Step]) -> bool:
    return not later or bool(later[0].position)


def _quiet(board: Markup) -> Markup:
    """Return a board that answers no question of why something is not allowed."""
    return Markup(board.replace(' name="why"', ' disabled name="why"'))  # noqa: S704  # it is markup


def _pointed_out(board: Markup, parts: Sequence[str]) -> Markup:
    """Return a board on which the parts of some ids are marked."""
    for part in parts:
        own = Markup(' id="{}"').format(part)
        board = Markup(board.replace(own, own + Markup(" data-spoken"), 1))  # noqa: S704  # both are markup
    return board


def _reply(
    game: Game,
    lesson: Lesson,
    number: int,
    named: str,
    asked: Mapping[str, str],
    phrases: Phrases,
    names: Sequence[str],
) -> str:
    """Return what an answer that does not lead on gets; "" if there was none."""
    step, state = lesson.steps[number - 1], course_of(game, lesson)[number - 1].before
    action = whole_number(asked.get("action"))
    if action is not None and step.right:
        offered = _offered(game, lesson, state)
        if action in offered:
            return phrases.game.word(f"{named}-{answer_to(step, offered[action])}")
    why = asked.get("why", "")
    number_asked = action if action is not None else whole_number(why)
    if number_asked is not None:
        refused = why_not(game, state, lesson.seat, number_asked)
    elif why and game.presentation.read_tap is not None:
        refused = why_not_tapped(game, state, lesson.seat, f"{asked.get('pick', '')}/{why}")
    else:
        return ""
    if refused is None:
        return phrases.site.word("message-why-fine")
    return phrases.game.plain(refused.sentence, names)


def _told(
    game: Game, reached: Reached, phrases: Phrases, names: Sequence[str]
) -> tuple[Markup, ...]:
    """Return what the log says after the right answer."""
    return tuple(
        phrases.game.markup(sentence, names, sprite_url(game.name))
        for entry in reached.told
        for sentence in entry.sentences
    )


def _counted(game: Game, reached: Reached, phrases: Phrases, names: Sequence[str]) -> Sheet | None:
    """Return the round that was counted then; None if none was."""
    sheets = [entry.sheet for entry in reached.told if entry.sheet is not None]
    if not sheets:
        return None
    found = SheetAt(0, sheets[-1])
    return sheet_of(found, phrases.game, names, sprite_url(game.name), unfolded=True)


def _names(
    game: Game, lesson: Lesson, state: State, visitor: Visitor, words: Texts
) -> tuple[str, ...]:
    """Return the names by seat: the reader's own, and those of the others."""
    count = len(game.presentation.points_now(state))
    others = iter(_OTHERS)
    mine = visitor.name or words.word("guest")
    return tuple(mine if seat == lesson.seat else next(others) for seat in range(count))


def _position(
    game: Game,
    lesson: Lesson,
    state: State,
    visitor: Visitor,
    phrases: Phrases,
    names: Sequence[str],
    *,
    quiet: bool,
) -> LessonContext:
    """Return a position as the learner sees it, without what the step says of it.

    On a quiet board nothing can be tapped: what is asked has been answered, or nothing is.
    """
    words, texts = phrases
    presentation, sprite = game.presentation, sprite_url(game.name)
    choices = () if quiet else presentation.choices(state, lesson.seat)
    seen = seen_by(lesson.seat, game, state, choices, names, phrases)
    return LessonContext(
        site=site_for(visitor, _lesson_url(game, lesson)),
        t=word_of(words),
        game_name=game.meta.title,
        lesson=lesson.name,
        title=texts.word(f"lesson-{lesson.name}-title"),
        round_label=seen.where,
        styles=style_urls(game.name, lesson=True),
        at=1,
        of=len(lesson.steps),
        anew=False,
        text="",
        prompt=texts.markup(presentation.prompt(state, lesson.seat), names, sprite),
        answer="",
        right=False,
        shown=False,
        told=(),
        sheet=None,
        act_url=_lesson_url(game, lesson),
        show=None,
        next_url="",
        back_url="",
        rules_url=f"/rules/{game.name}",
        actions=seen.actions,
        board=seen.board,
        seats=seen.seats,
        as_text=seen.as_text,
    )


# after the last step


async def _end(request: Request, game: Game, lesson: Lesson, visitor: Visitor) -> LessonEndContext:
    words, texts = phrases_for(visitor.language, game)
    done = await _done(request, visitor)
    place = game.lessons.index(lesson) + 1
    rest = [_line(game, one, done, visitor.language) for one in game.lessons[place : place + 1]]
    return LessonEndContext(
        site=site_for(visitor, f"{_lesson_url(game, lesson)}?step={len(lesson.steps) + 1}"),
        t=word_of(words),
        game_name=game.meta.title,
        title=texts.word(f"lesson-{lesson.name}-title"),
        picture=game.presentation.cover(sprite_url(game.name)),
        text=texts.word(f"lesson-{lesson.name}-end"),
        play_fields=_play_fields(game, lesson),
        next_lesson=rest[0] if rest else None,
        again_url=f"{_lesson_url(game, lesson)}?step=1",
        rules_url=f"/rules/{game.name}",
    )


def _play_fields(game: Game, lesson: Lesson) -> tuple[Field, ...]:
    """Return the fields of the form that creates a table at which the learner can play at once."""
    options = game.options(lesson.options, lesson.seat_count)
    fields = [
        Field(f"option-{name}", "1" if value is True else str(value))
        for name, value in options.items()
        if value is not False
    ]
    bots = [Field(f"seat-{seat}", f"bot:{_LEVEL}") for seat in range(1, lesson.seat_count)]
    return (
        Field("game", game.name),
        Field("seats", str(lesson.seat_count)),
        Field("seat-0", "me"),
        *bots,
        Field("hints", "1"),
        *fields,
    )


__all__ = ["LESSON", "answer", "learn", "lessons_part", "next_lesson", "show"]
