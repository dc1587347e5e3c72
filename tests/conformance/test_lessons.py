"""Lessons: every answer gets a text, and what happens is by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cuboteca.core.courses import course_of
from cuboteca.core.engine import engine_of
from cuboteca.core.game import CHANCE, OVER
from cuboteca.core.lessons import answer_to
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import all_games

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.lessons import Lesson, Step

LESSONS = [(game, lesson) for game in all_games() for lesson in game.lessons]
MOST_WORDS = 42  # of a text in English; others may need a few more
MORE = 1.1

each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)


def answers(game: Game, lesson: Lesson) -> list[set[str]]:
    """Return the names of the texts that the answers to each step get, each legal one tried."""
    found = []
    for step, reached in zip(lesson.steps, course_of(game, lesson), strict=True):
        choices = game.presentation.choices(reached.before, lesson.seat)
        assert bool(step.right) <= bool(choices), step.name
        found.append({answer_to(step, one.notation) for one in choices} if step.right else set())
    return found


def texts_of(lesson: Lesson, step: Step) -> list[str]:
    """Return the keys of the texts of a step."""
    own = f"lesson-{lesson.name}-{step.name}"
    named = [one.name for one in step.wrong]
    right = ["why"] * bool(step.right) + ["also"] * bool(step.also)
    return [own, *(f"{own}-{name}" for name in (*right, *named))]


@each_lesson
def test_every_legal_action_has_an_answer_and_every_answer_an_action(
    game: Game, lesson: Lesson
) -> None:
    for step, found in zip(lesson.steps, answers(game, lesson), strict=True):
        named = {one.name for one in step.wrong}
        right = {"why"} if step.right else set()
        assert found == named | right | ({"also"} if step.also else set()), step.name


@each_lesson
def test_positions_are_legal_states_and_the_learner_decides(game: Game, lesson: Lesson) -> None:
    engine = engine_of(game, "interpreted")
    for step, reached in zip(lesson.steps, course_of(game, lesson), strict=True):
        for state in (reached.before, reached.after):
            game.check(state)
        mover = engine.to_move(reached.before)
        assert mover == lesson.seat if step.right else mover in {OVER, CHANCE, lesson.seat}
        written = game.notation.format_state(reached.before)
        assert game.notation.format_state(game.notation.parse_state(written)) == written


@each_lesson
def test_a_lesson_is_as_long_as_people_bear(game: Game, lesson: Lesson) -> None:
    decisions = sum(bool(step.right) for step in lesson.steps)
    assert 8 <= decisions <= 14
    assert lesson.minutes <= 8
    assert game.meta.min_seats <= lesson.seat_count <= game.meta.max_seats
    assert len({step.name for step in lesson.steps}) == len(lesson.steps)


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_short(game: Game, lesson: Lesson, language: str) -> None:
    texts = Texts(language, (game.folder / "texts",))
    keys = [key for step in lesson.steps for key in texts_of(lesson, step)]
    keys += [f"lesson-{lesson.name}-{part}" for part in ("title", "goal", "end")]
    most = MOST_WORDS * (1 if language == LANGUAGES[0] else MORE)
    lengths = {key: len(texts.word(key).split()) for key in keys}
    assert {key: count for key, count in lengths.items() if count > most} == {}


@each_lesson
def test_no_text_is_left_over(game: Game, lesson: Lesson) -> None:
    source = (game.folder / "texts" / "en" / "lessons.ftl").read_text("utf-8")
    start = f"lesson-{lesson.name}-"
    written = {line.split(" ")[0] for line in source.splitlines() if line.startswith(start)}
    used = {key for step in lesson.steps for key in texts_of(lesson, step)}
    assert written == used | {start + part for part in ("title", "goal", "end")}


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_speaks_of_is_on_the_board(game: Game, lesson: Lesson, language: str) -> None:
    texts = Texts(language, (game.folder / "texts",))
    for step, reached in zip(lesson.steps, course_of(game, lesson), strict=True):
        if not step.shows:
            continue
        names = [str(seat) for seat in range(len(game.presentation.points_now(reached.before)))]
        board = game.presentation.board(
            game.presentation.view(reached.before, lesson.seat),
            choices=game.presentation.choices(reached.before, lesson.seat),
            texts=texts,
            names=names,
            sprite="",
        )
        missing = [part for part in step.shows if f' id="{part}"' not in board.markup]
        assert missing == [], step.name


@pytest.mark.parametrize(
    ("name", "step", "shown"),
    [
        ("cubosaurs", "keep", 'class="cell now'),  # filled; what is dashed is one more
        ("cubosaurs", "egg", "#crown"),
        ("cube_attack", "inward", 'class="beacon"'),
        ("sukkube", "turn", 'class="leads"'),
        ("sukkube", "double", "×2"),
    ],
)
def test_a_sign_that_a_step_explains_is_on_its_board(name: str, step: str, shown: str) -> None:
    ((game, lesson),) = [(game, lesson) for game, lesson in LESSONS if game.name == name]
    (number,) = [at for at, one in enumerate(lesson.steps) if one.name == step]
    before = course_of(game, lesson)[number].before
    board = game.presentation.board(
        game.presentation.view(before, lesson.seat),
        choices=game.presentation.choices(before, lesson.seat),
        texts=Texts("en", (game.folder / "texts",)),
        names=[str(seat) for seat in range(lesson.seat_count)],
        sprite="",
    )
    assert shown in board.markup
