"""The what-if board: a copy of a position on which one moves for all seats.

The position is one of a play, of a habit on a page of strategy, or of a link (``position.py``).
The rest lies in the address alone: the step, the seat from whose side one looks, and the actions
since.
What that seat cannot know is drawn anew, from what it knows and a number in the address alone, so
that nobody can compute back from it; draws that follow are this board's own and say nothing of the
play's.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from starlette.responses import RedirectResponse

from cuboteca.core.chance import draw_below, pick, seeded
from cuboteca.core.constants import CHANCE, OVER, SPECTATOR
from cuboteca.core.engine import engine_of
from cuboteca.games import game as game_of
from cuboteca.table.errors import HintsOffError
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import ActionButton, WhatIfContext, WhatIfLine
from cuboteca.web.frames import viewer_of
from cuboteca.web.pages.strategy import habit_of
from cuboteca.web.people import names_of
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.positions import SEAT_NAMES, seen_by
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    base_of,
    limited_client_of,
    services_of,
    side_of,
    table_of,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.arrays import RngState
    from cuboteca.core.game import Game
    from cuboteca.core.record import State
    from cuboteca.core.words import Sentence
    from cuboteca.table.table import Table
    from cuboteca.web.visitor import Visitor

_MOST = 80  # actions since the step
_MOST_OF_BOTS = 30  # actions of others at a time
_MOST_DRAWN = 99  # ways in which what is hidden is drawn


@dataclass(frozen=True)
class Source:
    """What the board is a copy of.

    Attributes:
        game: Its game.
        path: Of the board's address.
        snapshot: The state at which it begins.
        names: By seat.
        leave_url: Back to where the position is from.
        table_url: The table; "" if it is of none.
        code: The position as the address has it (``position_links``); "" if something else has it.
        play_url: Where forms are sent that play on from it; "" where that is not offered.
    """

    game: Game
    path: str
    snapshot: bytes
    names: Sequence[str]
    leave_url: str
    table_url: str = ""
    code: str = ""
    play_url: str = ""


@dataclass(frozen=True)
class _Asked:
    """What an address says."""

    at: int
    seat: int | None  # from whose side; None: a spectator
    drawn: int  # number of the way in which what is hidden is drawn
    moves: tuple[int, ...]
    code: str = ""  # of a position that lies in the address

    def url(self, path: str, moves: Sequence[int], drawn: int | None = None) -> str:
        values: dict[str, int | str] = {
            "at": self.at,
            "drawn": self.drawn if drawn is None else drawn,
        }
        if self.code:
            values["p"] = self.code
        if self.seat is not None:
            values["seat"] = self.seat
        written = ".".join(map(str, moves))
        return f"{path}?{urlencode(values)}&moves={written}"


@dataclass(frozen=True)
class _Reached:
    """Where the actions lead."""

    state: State
    mover: int
    lines: tuple[tuple[int, tuple[Sentence, ...]], ...]  # after how many actions, and what happened
    moves: tuple[int, ...]  # those that were legal


def may_wonder(table: Table) -> bool:
    """Return whether the board opens: while a play runs, where hints are given and nothing counts.

    Args:
        table: The table of the play.
    """
    return table.has_ended or (table.has_hints and not (table.head.rated or table.head.deal))


async def show(request: Request) -> Response:
    """Show the board; ``action`` adds an action, ``others`` lets bots move for the others.

    Raises:
        HintsOffError: The play still runs and is one in which nobody is helped.
    """
    table, visitor = await table_of(request), visitor_of(request)
    if not may_wonder(table):
        raise HintsOffError("at this table the what-if board opens once the play is over")
    viewer = viewer_of(table, visitor, base_of(request), side_of(request))
    history = await services_of(request).tables.history(table, limited_client_of(request))
    at = min(whole_number(request.query_params.get("at")) or 0, history.last)
    seat = viewer.looking_back(table)
    words = phrases_for(visitor.language, table.game).site
    side = "" if seat is None else f"&seat={seat}"
    source = Source(
        game=table.game,
        path=f"/tables/{table.id}/what-if",
        snapshot=history.snapshots[at],
        names=names_of(table, words),
        leave_url=f"/tables/{table.id}/replay?at={at}{side}",
        table_url=f"/tables/{table.id}",
    )
    return await board(request, source, at, seat)


async def of_habit(request: Request) -> Response:
    """Show the board at the position of a habit; 404 if there is none of that name."""
    game, name = game_of(request.path_params["game"]), request.path_params["habit"]
    found = habit_of(game, name)
    engine = engine_of(game, "interpreted")
    state = engine.adopt(game.notation.parse_state(found.state))
    source = Source(
        game=game,
        path=f"/strategy/{game.name}/{name}/what-if",
        snapshot=engine.snapshot(state),
        names=SEAT_NAMES[: len(game.presentation.scores_of(state))],
        leave_url=f"/strategy/{game.name}#habit-{name}",
    )
    return await board(request, source, 0, found.seat)


async def board(request: Request, source: Source, at: int, seat: int | None) -> Response:
    """Return the board as the address says, or where it leads with one more action.

    Args:
        request: Its query has the actions.
        source: What the board is a copy of.
        at: The step of the play that this is; 0 if it is of none.
        seat: From whose side one looks; None: as a spectator.
    """
    query = request.query_params
    asked = _Asked(
        at=at,
        seat=seat,
        drawn=min(whole_number(query.get("drawn")) or 0, _MOST_DRAWN),
        moves=_moves_in(query.get("moves", "")),
        code=source.code,
    )
    action = whole_number(query.get("action"))
    if action is not None and len(asked.moves) < _MOST:
        return RedirectResponse(asked.url(source.path, (*asked.moves, action)), 303)
    if "others" in query:
        moves = await asyncio.to_thread(_with_others, source, asked)
        return RedirectResponse(asked.url(source.path, moves), 303)
    reached = await asyncio.to_thread(_reach, source, asked)
    return page(_context(source, visitor_of(request), asked, reached))


def _moves_in(text: str) -> tuple[int, ...]:
    numbers = (whole_number(part) for part in text[: 8 * _MOST].split(".")[:_MOST])
    return tuple(number for number in numbers if number is not None)


def _rng(asked: _Asked) -> RngState:
    # A seed that anybody may know: what a seat cannot know is drawn from what it can, so nothing
    # leads from here back to the truth, and nothing here tells of what the server alone knows.
    what = f"what-if {asked.seat} {asked.at} {asked.drawn}".encode()
    return seeded(int.from_bytes(sha256(what).digest()[:7], "big"))


def _reach(source: Source, asked: _Asked) -> _Reached:
    """Return where the actions lead; at the first that is not legal it stops."""
    engine, shown = engine_of(source.game, "interpreted"), source.game.presentation
    rng = _rng(asked)
    seat = SPECTATOR if asked.seat is None else asked.seat
    state = engine.resample(engine.restore(source.snapshot), seat, rng)
    lines: list[tuple[int, tuple[Sentence, ...]]] = []
    left, done = list(asked.moves), 0
    while (mover := engine.to_move(state)) != OVER:
        before = engine.copy(state)
        if mover == CHANCE:
            weights = engine.chance_weights(state)
            event = pick(weights, int(draw_below(rng, sum(weights))))
        elif left and left[0] in engine.legal_actions(state):
            event = left.pop(0)
            done += 1
        else:
            break
        engine.rules.apply(state, event)
        said = tuple(shown.log_entry(before, event, state).sentences)
        lines.append((done, said))
    return _Reached(state, mover, tuple(lines), asked.moves[:done])


def _with_others(source: Source, asked: _Asked) -> tuple[int, ...]:
    """Return the actions with those of others, by the heuristic policy, until it is one's turn."""
    engine = engine_of(source.game, "interpreted")
    moves = asked.moves
    for _ in range(_MOST_OF_BOTS):
        asked = replace(asked, moves=moves)
        reached = _reach(source, asked)
        moves = reached.moves
        if reached.mover < 0 or reached.mover == asked.seat or len(moves) >= _MOST:
            break
        moves = (*moves, engine.heuristic_action(reached.state, seeded(len(moves))))
    return moves


def _context(source: Source, visitor: Visitor, asked: _Asked, reached: _Reached) -> WhatIfContext:
    game, names, path = source.game, source.names, source.path
    phrases = phrases_for(visitor.language, game)
    words, texts = phrases
    sprite = sprite_url(game.name)
    state, mover, shown = reached.state, reached.mover, game.presentation
    choices = shown.choices(state, mover) if mover >= 0 and len(reached.moves) < _MOST else ()
    seen = seen_by(asked.seat, game, state, choices, names, phrases)
    here = asked.url(path, reached.moves)
    labels = [(one.action, texts.plain(one.label, names)) for one in choices]
    return WhatIfContext(
        site=site_for(visitor, here),
        t=word_of(words),
        title=words.word(
            "position-title" if source.code else "what-if-title", game=game.meta.title
        ),
        game_name=game.meta.title,
        round_label=seen.where,
        styles=style_urls(game.name),
        url=path,
        at=asked.at,
        seat=asked.seat,
        drawn=asked.drawn,
        moves=".".join(map(str, reached.moves)),
        board=seen.board,
        prompt=texts.markup(shown.prompt(state, mover if mover >= 0 else None), names, sprite),
        actions=seen.actions,
        all_actions=tuple(ActionButton(action, label, label, "") for action, label in labels),
        seats=seen.seats,
        others=mover >= 0 and mover != asked.seat and asked.seat is not None,
        whose="" if mover < 0 else names[mover],
        hides=game.hides,
        lines=tuple(
            WhatIfLine(texts.plain(said, names), asked.url(path, reached.moves[:done]))
            for done, all_said in reached.lines
            for said in all_said
        ),
        back_url=asked.url(path, reached.moves[:-1]) if reached.moves else "",
        start_url=asked.url(path, ()) if reached.moves else "",
        redrawn_url=asked.url(path, (), (asked.drawn + 1) % (_MOST_DRAWN + 1)),
        leave_url=source.leave_url,
        table_url=source.table_url,
        position=source.code,
        play_url=source.play_url if asked.seat is not None else "",
        as_text=seen.as_text,
    )


__all__ = ["Source", "board", "may_wonder", "of_habit", "show"]
