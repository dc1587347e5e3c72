"""The gallery of Sukkube: positions of seeded plays."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import gallery_pages

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.play import Play
from cuboteca.games import game
from cuboteca.games.sukkube.state import LAYOUT
from cuboteca.games.sukkube.view import SukkubeView, view_of
from cuboteca.web.contexts import LogEntry, SeatPlate
from cuboteca.web.log import log_of
from cuboteca.web.people import occupants

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts

GAME = game("sukkube")
SPRITE = gallery_pages.sprite_of("sukkube")
NAMES = ("Ada", "Ben", "Chiara", "Delphine", "Emil", "Francesca")
PLAYS = 40


@dataclass(frozen=True)
class Wanted:
    """A position to look for: the first matching one in seeded plays."""

    seat_count: int
    fits: Callable[[SukkubeView], bool]
    own: bool = True  # seen by the seat to move; else by seat 0
    watched: bool = False


def _middle(view: SukkubeView) -> bool:
    return view.stage == "play" and len(view.turns) >= 4


WANTED = {
    "one-first": Wanted(1, lambda v: v.stage == "play" and not v.turns),
    "one-chain": Wanted(1, lambda v: any(len(p.automata) > 2 for p in v.previews) and _middle(v)),
    "one-doubled-tumble": Wanted(
        1, lambda v: len(v.turns) > 3 and v.turns[-1].doubled and v.stage == "play"
    ),
    "two-doubles": Wanted(2, lambda v: _middle(v) and any(p.doubled for p in v.previews)),
    "three-scores": Wanted(
        3,
        lambda v: any(p.ends and p.final_top == v.seats[v.to_move].character for p in v.previews),
    ),
    "three-barred": Wanted(
        3, lambda v: _middle(v) and 1 < len(v.previews) < len(v.seats[v.to_move].hand)
    ),
    "four-waiting": Wanted(4, lambda v: _middle(v) and v.to_move == 2, own=False),
    "six-turn": Wanted(6, lambda v: _middle(v) and v.finished > 3),
    "six-copies": Wanted(
        6, lambda v: v.stage == "play" and any(c.copies > 1 for c in v.seats[v.to_move].hand)
    ),
    "six-watched": Wanted(6, lambda v: _middle(v) and len(v.turns) > 9, own=False, watched=True),
    "dealing": Wanted(
        3, lambda v: v.stage == "card" and v.dealt == 17 and v.finished > 1, own=False
    ),
    "start": Wanted(3, lambda v: v.stage == "character", own=False),
    "starter": Wanted(3, lambda v: v.stage == "starter", own=False),
    "over": Wanted(4, lambda v: v.stage == "over", own=False),
}


def played(seat_count: int, seed: int) -> Iterator[State]:
    """Yield the states of a seeded random play."""
    random = Random(seed)  # noqa: S311  # a gallery keeps no secrets
    play = Play(GAME, {"points_to_win": 5}, seat_count)
    yield play.state
    while play.to_move != OVER:
        if play.to_move == CHANCE:
            play.draw(lambda _, total: random.randrange(total))
        else:
            play.act(play.to_move, random.choice(play.legal_actions()))
        yield play.state


@functools.cache
def found(wanted: Wanted) -> tuple[State, int | None]:
    """Return a matching position, and the seat that sees it."""
    for seed in range(PLAYS):
        for state in played(wanted.seat_count, seed):
            if wanted.own and state.mover < 0:
                continue
            seat = int(state.mover) if wanted.own else 0
            view = view_of(state, None if wanted.watched else seat)
            if wanted.fits(view):
                return LAYOUT.unpack(LAYOUT.pack(state)), view.seat
    raise LookupError("no seeded play has such a position")


def plates(state: State, seat: int | None, texts: Texts) -> tuple[SeatPlate, ...]:
    """Return the name plates; nobody has come to the second of three seats."""
    away = 1 if int(state.seat_count) == 3 and seat != 1 else None

    def note(one: int) -> str:
        if one == seat:
            return texts.word("note-you")
        if one == away:
            return texts.word("note-absent")
        return texts.word("note-bot", level=texts.word("level-medium"))

    return tuple(
        SeatPlate(
            one,
            NAMES[one],
            note(one),
            str(int(state.points[one])),
            one == state.mover,
            one == seat,
            absent=one == away,
        )
        for one in range(int(state.seat_count))
    )


def table(state: State, seat: int | None, language: str) -> str:
    """Return the page of a table."""
    presentation, texts = GAME.presentation, gallery_pages.texts_of("sukkube", language)
    names = NAMES[: int(state.seat_count)]
    choices = () if seat is None else presentation.choices(state, seat)
    seats = plates(state, seat, texts)
    return gallery_pages.table(
        "sukkube",
        texts,
        round_label=texts.plain(presentation.where(state), names),
        your_turn=bool(choices),
        prompt=texts.markup(presentation.prompt(state, seat), names, SPRITE),
        board=presentation.board(
            presentation.view(state, seat),
            choices=choices,
            texts=texts,
            names=names,
            sprite=SPRITE,
            occupants=occupants(seats),
        ).markup,
        seats=seats,
        log=log_of(
            [LogEntry(1, texts.markup(presentation.where(state), names, SPRITE), None, True)]
        ),
    )


def pages(language: str) -> dict[str, str]:
    """Return the pages of a language by name."""
    tables = {name: table(*found(wanted), language) for name, wanted in WANTED.items()}
    return tables | {"cover": gallery_pages.cover("sukkube")}
