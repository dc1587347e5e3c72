"""What people see and read: states in, words and drawings out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from markupsafe import Markup

from cuboteca.core.choices import choices_by, waiting_prompt
from cuboteca.core.drawing import Board
from cuboteca.core.game import Score
from cuboteca.core.legal import legal_by
from cuboteca.core.picture import MARGIN, TOP, WIDTH, Canvas
from cuboteca.core.refusals import because
from cuboteca.core.words import LogEntry, SeatName, Sentence, say
from cuboteca_pig import rules
from cuboteca_pig.notation import format_action
from cuboteca_pig.rules import ACTION_COUNT, HOLD, ROLL, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts
    from cuboteca.core.words import Choice, Explanation
    from cuboteca_pig.state import State

DRAWING = Path(__file__).parent / "drawing"
RULE = "Scarne on Dice"


@dataclass(frozen=True)
class View:
    """What anybody may know: all of it."""

    goal: int
    active: int
    total: int
    die: int
    points: tuple[int, ...]
    over: bool


def view(state: State, _seat: int | None) -> View:
    """Return what a seat may know."""
    return View(
        goal=state.goal,
        active=rules.active(state),
        total=state.total,
        die=state.die,
        points=points_now(state),
        over=bool(state.over),
    )


def points_now(state: State) -> tuple[int, ...]:
    """Return the points of each seat."""
    return tuple(state.points[seat] for seat in range(state.seat_count))


def scores(state: State) -> tuple[Score, ...]:
    """Return the points of each seat, and what holding would add."""
    turn = rules.active(state)
    return tuple(
        Score(points, state.total if seat == turn else 0)
        for seat, points in enumerate(points_now(state))
    )


# decisions


#: The legal actions of the seat to move.
legal_actions = legal_by(rules.legal_mask, ACTION_COUNT)


def label(state: State, action: int) -> Sentence:
    """Return an action in words."""
    return say(f"choice-{format_action(state, action)}", RULE, total=state.total)


def effect(state: State, action: int) -> int | None:
    """Return the points that an action brings."""
    return state.total if action == HOLD else None


choices = choices_by(
    rules.to_move, legal_actions, format_action, label=label, target=format_action, effect=effect
)


def prompt(state: State, seat: int | None) -> Sentence:
    """Return what is asked of ``seat``, or what the table waits for."""
    waiting = waiting_prompt(rules.to_move(state), seat, "prompt-rolling")
    return waiting or say("prompt-choose", total=state.total)


def where(state: State) -> Sentence:
    """Return the moment of the play."""
    return say("where", round=state.turn // state.seat_count + 1, goal=state.goal)


#: Why an action is refused; what all games say alike, such as "not your turn", is not here.
REFUSALS: dict[int, Explanation[State]] = {
    Refusal.NOTHING_TO_HOLD: because("why-nothing-to-hold", RULE),
    Refusal.HAS_WON: because("why-you-have-won", RULE),
}


# the log


def log_entry(before: State, event: int, after: State) -> LogEntry:
    """Return what an event tells the table."""
    player = SeatName(rules.active(before))
    if not before.rolling and event == ROLL:
        return LogEntry(())
    if not before.rolling:
        return LogEntry((say("log-hold", player=player, total=before.total),))
    if event == 0:
        return LogEntry((say("log-one", player=player, total=before.total),))
    return LogEntry((say("log-roll", player=player, face=event + 1, total=after.total),))


def ending(state: State) -> tuple[Sentence, ...]:
    """Return why the play ended."""
    match rules.end_reason(state):
        case 0:
            return ()
        case 1:
            points = points_now(state)
            return (
                say("end-goal", player=SeatName(points.index(max(points))), points=max(points)),
            )
        case _:
            return (say("end-turn-cap", turns=state.turn),)


# words and drawings


def describe(shown: View, texts: Texts, names: Sequence[str]) -> str:
    """Return a view in lines."""
    lines = [texts.word("board-turn", total=shown.total, die=shown.die)]
    for seat, points in enumerate(shown.points):
        mark = "▶" if seat == shown.active and not shown.over else " "
        lines.append(f"{mark} {names[seat]}: {texts.word('board-points', points=points)}")
    return "\n".join(lines)


def board(
    shown: View, *, choices: Sequence[Choice], texts: Texts, names: Sequence[str], sprite: str
) -> Board:
    """Return the drawing of a view for the page, with a button for each choice."""
    buttons = Markup("").join(
        Markup(
            '<button type="submit" name="action" value="{}" id="{}" class="legal">{}</button>'
        ).format(choice.action, choice.target, texts.plain(choice.label, names))
        for choice in choices
    )
    seats = Markup("").join(
        Markup('<li class="seat-{}{}">{}: <b>{}</b></li>').format(
            seat, " turn" if seat == shown.active else "", names[seat], points
        )
        for seat, points in enumerate(shown.points)
    )
    markup = Markup(
        '<div class="pig"><svg class="die" role="img" aria-label="{}">'
        '<use href="{}#face-{}"/></svg>'
        '<p>{}</p><ul>{}</ul><p class="actions">{}</p></div>'
    ).format(
        shown.die,
        sprite,
        shown.die,
        texts.word("board-turn", total=shown.total, die=shown.die),
        seats,
        buttons,
    )
    return Board(markup, frozenset(choice.action for choice in choices))


def cover(sprite: str) -> Markup:
    """Return the picture of the game for the list of games."""
    return Markup(
        '<svg class="cover" viewBox="0 0 320 200" aria-hidden="true">'
        '<path fill="#f2b8b5" d="M0 0h320v200H0z"/>'
        '<use href="{}#face-1" x="100" y="40" width="120" height="120"/></svg>'
    ).format(sprite)


def picture(shown: View, *, texts: Texts, names: Sequence[str]) -> Canvas:
    """Return a view drawn on a canvas."""
    canvas = Canvas(DRAWING / "symbols.svg")
    canvas.figure(f"face-{shown.die}", MARGIN, TOP + MARGIN, 160)
    words = texts.word("board-turn", total=shown.total, die=shown.die)
    canvas.words(MARGIN + 190, TOP + 90, words, 24, fit=WIDTH - 220)
    for seat, points in enumerate(shown.points):
        top = TOP + 200 + seat * 70
        is_turn = seat == shown.active and not shown.over
        canvas.panel(MARGIN, top, WIDTH - 2 * MARGIN, 56, turn=is_turn)
        canvas.seat_mark(seat, MARGIN + 34, top + 28, 28)
        canvas.words(MARGIN + 70, top + 28, names[seat], 20, fit=WIDTH / 2)
        canvas.words(WIDTH - 40, top + 28, str(points), 22, at="end")
    return canvas
