"""Puzzles: positions in which one action is clearly best, solved on the real board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.competition import deals, puzzle_rating
from cuboteca.competition.puzzle_rating import SOLVED
from cuboteca.core.puzzles import DIFFICULTIES, known_state, puzzles_of
from cuboteca.games import all_games
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import (
    ActionButton,
    ProgressPart,
    ProgressRow,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleContext,
    PuzzleGroup,
    PuzzleLine,
    PuzzleListContext,
    PuzzlesContext,
    PuzzleValue,
)
from cuboteca.web.dates import said_day
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.finding_puzzles import of_today, puzzle_in, puzzles_in
from cuboteca.web.option_words import unusual_options
from cuboteca.web.phrases import phrases_for, texts_for, word_of
from cuboteca.web.positions import seen_by
from cuboteca.web.rendering import page
from cuboteca.web.request import form_of, is_secure, services_of, take_costly, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.competition.skill import Skill
    from cuboteca.core.game import Game
    from cuboteca.core.puzzles import Puzzle, Puzzles
    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice
    from cuboteca.people.progress import Learnt
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


@dataclass(frozen=True)
class Reader:
    """Who looks at the puzzles of a game, and what he or she has answered."""

    visitor: Visitor
    results: Sequence[Learnt]

    @property
    def states(self) -> dict[str, str]:
        """Whether each answered puzzle is ``"solved"`` or ``"failed"``, by its id."""
        return {one.key: "solved" if one.result == SOLVED else "failed" for one in self.results}

    def next_url(self, game: Game, puzzles: Puzzles, besides: str = "") -> str:
        """Return the page of the puzzle that suits the reader best; "" if all are answered."""
        done = frozenset((*self.states, besides))
        rating = puzzle_rating.skill_in(puzzles, self.results).rating
        found = puzzles.closest(rating, done)
        return _url(game, found) if found else ""


async def _reader_of(request: Request, game: str = "") -> Reader:
    visitor = visitor_of(request)
    if not visitor.person:
        return Reader(visitor, ())
    results = await services_of(request).people.ask(puzzle_rating.answers, visitor.person, game)
    return Reader(visitor, results)


def _url(game: Game, puzzle: Puzzle) -> str:
    return f"/puzzles/{game.name}/{puzzle.id}"


def _rating(skill: Skill, texts: Texts) -> str:
    if not skill.plays:
        return ""
    return texts.word("puzzle-rating", rating=skill.rating, margin=skill.margin)


async def puzzles_part(request: Request, visitor: Visitor) -> ProgressPart:
    """Return the puzzles that the reader has solved, game by game, with a rating of each."""
    words, reader, rows = texts_for(visitor.language), await _reader_of(request), []
    for game in all_games():
        puzzles = puzzles_of(game)
        own = [one for one in reader.results if one.game == game.name and puzzles.find(one.key)]
        if not len(puzzles):
            continue
        solved = sum(one.result == SOLVED for one in own)
        note = words.word("puzzle-solved-of", solved=solved, count=len(puzzles))
        rating = _rating(puzzle_rating.skill_in(puzzles, own), words)
        rows.append(
            ProgressRow(
                title=game.meta.title,
                note=" · ".join(filter(None, (note, rating))),
                url=f"/puzzles/{game.name}",
                done=solved / len(puzzles),
            )
        )
    return ProgressPart("puzzles", words.word("puzzles"), "", tuple(rows))


async def overview(request: Request) -> Response:
    """Show the games that have puzzles, with today's."""
    reader = await _reader_of(request)
    now = services_of(request).people.now
    today, texts = deals.day_of(now), texts_for(reader.visitor.language)
    cards = []
    for game in all_games():
        puzzles = puzzles_of(game)
        if len(puzzles):
            own = [one for one in reader.results if one.game == game.name]
            cards.append(_card(game, puzzles, replace(reader, results=own), now, texts))
    return page(
        PuzzlesContext(
            site=site_for(reader.visitor, "/puzzles"),
            t=word_of(texts),
            day=today,
            day_text=said_day(today, reader.visitor.language),
            cards=tuple(cards),
        )
    )


def _card(game: Game, puzzles: Puzzles, reader: Reader, now: float, texts: Texts) -> PuzzleCard:
    today = of_today(game, puzzles, now)
    state = reader.states.get(today.id, "")
    skill = puzzle_rating.skill_in(puzzles, reader.results)
    note = texts.word("puzzle-count", count=len(puzzles))
    return PuzzleCard(
        game_name=game.meta.title,
        picture=game.presentation.cover(sprite_url(game.name)),
        url=f"/puzzles/{game.name}",
        daily_url=_url(game, today),
        daily_note=texts.word(f"puzzle-state-{state}") if state else "",
        note=" · ".join(filter(None, (note, _rating(skill, texts)))),
        done=bool(state),
    )


async def listed(request: Request) -> Response:
    """Show the puzzles of a game."""
    game, puzzles = puzzles_in(request.path_params["game"])
    reader = await _reader_of(request, game.name)
    texts = texts_for(reader.visitor.language)
    today = of_today(game, puzzles, services_of(request).people.now)
    return page(
        PuzzleListContext(
            site=site_for(reader.visitor, f"/puzzles/{game.name}"),
            t=word_of(texts),
            game_name=game.meta.title,
            rating=_rating(puzzle_rating.skill_in(puzzles, reader.results), texts),
            daily_url=_url(game, today),
            next_url=reader.next_url(game, puzzles),
            how=_made_how(puzzles, texts),
            groups=tuple(_groups(game, puzzles, reader, texts)),
            rules_url=f"/rules/{game.name}",
        )
    )


def _made_how(puzzles: Puzzles, texts: Texts) -> str:
    exact = all(one.is_exact for one in puzzles.all)
    return texts.word("puzzle-made-exact" if exact else "puzzle-made")


def _groups(game: Game, puzzles: Puzzles, reader: Reader, texts: Texts) -> Iterator[PuzzleGroup]:
    states = reader.states
    numbers = {one.id: number for number, one in enumerate(puzzles.all, 1)}
    for difficulty in DIFFICULTIES:
        found = sorted(puzzles.of_difficulty(difficulty), key=lambda one: (one.rating, one.id))
        if not found:
            continue
        solved = sum(states.get(one.id) == "solved" for one in found)
        left = next((one for one in found if one.id not in states), None)
        yield PuzzleGroup(
            title=texts.word(f"puzzle-{difficulty}"),
            note=texts.word("puzzle-solved-of", solved=solved, count=len(found)),
            next_url=_url(game, left) if left else "",
            puzzles=tuple(
                PuzzleLine(
                    number=numbers[one.id],
                    url=_url(game, one),
                    rating=one.rating,
                    state=states.get(one.id, ""),
                    label=texts.word(
                        f"puzzle-line-{states.get(one.id, 'open')}",
                        number=numbers[one.id],
                        rating=one.rating,
                    ),
                )
                for one in found
            ),
        )


async def daily(request: Request) -> Response:
    """Lead to today's puzzle of a game."""
    game, puzzles = puzzles_in(request.path_params["game"])
    today = of_today(game, puzzles, services_of(request).people.now)
    return RedirectResponse(_url(game, today), 303)


def _puzzle_at(request: Request) -> tuple[Game, Puzzles, Puzzle]:
    return puzzle_in(request.path_params["game"], request.path_params["puzzle"])


async def show(request: Request) -> Response:
    """Show a puzzle; with ``answer``, as it looks after that answer."""
    game, puzzles, puzzle = _puzzle_at(request)
    reader = await _reader_of(request, game.name)
    drawn = Drawn(game, puzzles, puzzle, reader)
    chosen = whole_number(request.query_params.get("answer"))
    if chosen is None:
        return page(drawn.context())
    choice = drawn.choice(chosen)
    if choice is None:
        return page(drawn.context(problem=drawn.words.word("puzzle-illegal")), 422)
    return page(drawn.context(choice))


async def answer(request: Request) -> Response:
    """Keep an answer, if it is the first, and show what is best."""
    game, puzzles, puzzle = _puzzle_at(request)
    form, services = await form_of(request), services_of(request)
    reader = await _reader_of(request, game.name)
    drawn = Drawn(game, puzzles, puzzle, reader)
    chosen = whole_number(form.get("action"))
    choice = None if chosen is None else drawn.choice(chosen)
    if choice is None:
        return page(drawn.context(problem=drawn.words.word("puzzle-illegal")), 422)
    arrival = arrival_of(reader.visitor)
    response = RedirectResponse(f"{_url(game, puzzle)}?answer={choice.action}", 303)
    if arrival.newcomer is not None:  # a new person is a row in the database
        await take_costly(request)
    await welcome(services.people, arrival, response, secure=is_secure(request))
    right = choice.notation == puzzle.action
    await services.people.ask(
        puzzle_rating.answered,
        arrival.person,
        game.name,
        puzzle,
        services.people.now,
        right=right,
    )
    return response


class Drawn:
    """A puzzle as a reader sees it.

    Args:
        game: Of the puzzle.
        puzzles: All of the game.
        puzzle: This one.
        reader: Who looks.

    Attributes:
        words: In the reader's language.
        choices: The legal actions.
    """

    def __init__(self, game: Game, puzzles: Puzzles, puzzle: Puzzle, reader: Reader) -> None:
        self._game, self._puzzles, self._puzzle = game, puzzles, puzzle
        self._reader = reader
        self._phrases: Phrases = phrases_for(reader.visitor.language, game)
        self.words = self._phrases.site
        self._state = known_state(game, puzzle)
        self.choices = game.presentation.choices(self._state, puzzle.seat)
        self._names = [
            self.words.word("puzzle-seat", number=seat + 1) for seat in range(puzzle.seat_count)
        ]

    def choice(self, action: int) -> Choice | None:
        """Return a legal action by its number; None if it is not legal."""
        return next((one for one in self.choices if one.action == action), None)

    def context(self, chosen: Choice | None = None, problem: str = "") -> PuzzleContext:
        """Return the page, before an answer or after it."""
        game, puzzle, words, texts = self._game, self._puzzle, self.words, self._phrases.game
        shown, sprite = game.presentation, sprite_url(game.name)
        seen = seen_by(puzzle.seat, game, self._state, self.choices, self._names, self._phrases)
        number = self._puzzles.all.index(puzzle) + 1
        title = words.word("puzzle-title", number=number)
        return PuzzleContext(
            site=site_for(self._reader.visitor, _url(game, puzzle)),
            t=word_of(words),
            game_name=game.meta.title,
            title=title,
            round_label=seen.where,
            note=self._note(),
            styles=style_urls(game.name),
            url=_url(game, puzzle),
            board=seen.board,
            prompt=texts.markup(shown.prompt(self._state, puzzle.seat), self._names, sprite),
            problem=problem,
            actions=seen.actions,
            seats=seen.seats,
            as_text=seen.as_text,
            answer=self._answer(chosen) if chosen else None,
            list_url=f"/puzzles/{game.name}",
            rules_url=f"/rules/{game.name}",
            all_actions=tuple(
                ActionButton(one.action, label, label, "")
                for one in self.choices
                for label in [texts.plain(one.label, self._names)]
            ),
        )

    def _note(self) -> str:
        """Return how hard the puzzle is, and the options that are not the usual ones."""
        puzzle, words = self._puzzle, self.words
        parts = [
            words.word(f"puzzle-{puzzle.difficulty}"),
            words.word("puzzle-hardness", rating=puzzle.rating),
        ]
        parts += unusual_options(self._game, puzzle.options, puzzle.seat_count, words.language)
        return " · ".join(parts)

    def _answer(self, chosen: Choice) -> PuzzleAnswer:
        puzzle, words = self._puzzle, self.words
        right = chosen.notation == puzzle.action
        best = self._label(puzzle.action)
        compared = {notation for notation, _, _ in puzzle.values}
        key = "exact" if puzzle.is_exact else "margin"
        text = words.word(
            f"puzzle-best-{key}",
            action=best,
            margin=self._margin(),
            spread=max(round(100 * puzzle.spread), 1),
        )
        if chosen.notation not in compared:
            text += " " + words.word("puzzle-not-compared", action=self._label(chosen.notation))
        skill = puzzle_rating.skill_in(self._puzzles, self._reader.results)
        return PuzzleAnswer(
            right=right,
            best=next(one.action for one in self.choices if one.notation == puzzle.action),
            own=chosen.action,
            title=words.word("puzzle-right" if right else "puzzle-wrong"),
            text=text,
            values=tuple(
                PuzzleValue(
                    label=self._label(notation),
                    value=self._value(value, spread),
                    share=round(100 * min(max(value, 0.0), 1.0)),
                    best=notation == puzzle.action,
                    chosen=notation == chosen.notation,
                )
                for notation, value, spread in puzzle.values
            ),
            how=words.word("puzzle-how-exact")
            if puzzle.is_exact
            else words.word("puzzle-how", simulations=puzzle.simulations),
            rating=_rating(skill, words),
            next_url=self._reader.next_url(self._game, self._puzzles, puzzle.id),
            again_url=_url(self._game, puzzle),
        )

    def _margin(self) -> int:
        """Return how much better the best action is than the next, as their numbers are shown."""
        shown = sorted((round(100 * value) for _, value, _ in self._puzzle.values), reverse=True)
        return shown[0] - shown[1]

    def _value(self, value: float, spread: float) -> str:
        if self._puzzle.is_exact:
            return self.words.word("puzzle-brings" if value else "puzzle-brings-not")
        return f"{100 * value:.0f} ± {max(100 * spread, 1):.0f}"

    def _label(self, notation: str) -> str:
        """Return what an action does, in words."""
        found = next((one for one in self.choices if one.notation == notation), None)
        if found is None:
            return notation
        return self._phrases.game.plain(found.label, self._names).rstrip(".")


__all__ = ["Drawn", "Reader", "answer", "daily", "listed", "overview", "puzzles_part", "show"]
