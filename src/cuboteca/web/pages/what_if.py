"""The what-if board: a copy of a play's position on which one moves for all seats.

It lies in the address alone: the step, the seat from whose side one looks, and the actions since.
What that seat cannot know is drawn anew, from what it knows and a number in the address alone, so
that nobody can compute back from it; draws that follow are this board's own and say nothing of the
play's.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from starlette.responses import RedirectResponse

from cuboteca.core.chance import draw_below, pick, seeded
from cuboteca.core.constants import CHANCE, OVER, SPECTATOR
from cuboteca.core.engine import engine_of
from cuboteca.table.errors import HintsOffError
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import ActionButton, WhatIfContext, WhatIfLine
from cuboteca.web.frames import viewer_of
from cuboteca.web.people import names_of
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.positions import seen_by
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
class _Asked:
    """What an address says."""

    at: int
    seat: int | None  # from whose side; None: a spectator
    drawn: int  # number of the way in which what is hidden is drawn
    moves: tuple[int, ...]

    def url(self, table: Table, moves: Sequence[int], drawn: int | None = None) -> str:
        values = {"at": self.at, "drawn": self.drawn if drawn is None else drawn}
        if self.seat is not None:
            values["seat"] = self.seat
        written = ".".join(map(str, moves))
        return f"/tables/{table.id}/what-if?{urlencode(values)}&moves={written}"


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
    query = request.query_params
    asked = _Asked(
        at=min(whole_number(query.get("at")) or 0, history.last),
        seat=viewer.looking_back(table),
        drawn=min(whole_number(query.get("drawn")) or 0, _MOST_DRAWN),
        moves=_moves_in(query.get("moves", "")),
    )
    snapshot = history.snapshots[asked.at]
    action = whole_number(query.get("action"))
    if action is not None and len(asked.moves) < _MOST:
        return RedirectResponse(asked.url(table, (*asked.moves, action)), 303)
    if "others" in query:
        moves = await asyncio.to_thread(_with_others, table, snapshot, asked)
        return RedirectResponse(asked.url(table, moves), 303)
    reached = await asyncio.to_thread(_reach, table, snapshot, asked)
    return page(_context(table, visitor, asked, reached))


def _moves_in(text: str) -> tuple[int, ...]:
    numbers = (whole_number(part) for part in text[: 8 * _MOST].split(".")[:_MOST])
    return tuple(number for number in numbers if number is not None)


def _rng(asked: _Asked) -> RngState:
    # A seed that anybody may know: what a seat cannot know is drawn from what it can, so nothing
    # leads from here back to the truth, and nothing here tells of what the server alone knows.
    what = f"what-if {asked.seat} {asked.at} {asked.drawn}".encode()
    return seeded(int.from_bytes(sha256(what).digest()[:7], "big"))


def _reach(table: Table, snapshot: bytes, asked: _Asked) -> _Reached:
    """Return where the actions lead; at the first that is not legal it stops."""
    engine, shown = engine_of(table.game, "interpreted"), table.game.presentation
    rng = _rng(asked)
    seat = SPECTATOR if asked.seat is None else asked.seat
    state = engine.resample(engine.restore(snapshot), seat, rng)
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


def _with_others(table: Table, snapshot: bytes, asked: _Asked) -> tuple[int, ...]:
    """Return the actions with those of others, by the heuristic policy, until it is one's turn."""
    engine = engine_of(table.game, "interpreted")
    moves = asked.moves
    for _ in range(_MOST_OF_BOTS):
        asked = _Asked(asked.at, asked.seat, asked.drawn, moves)
        reached = _reach(table, snapshot, asked)
        moves = reached.moves
        if reached.mover < 0 or reached.mover == asked.seat or len(moves) >= _MOST:
            break
        moves = (*moves, engine.heuristic_action(reached.state, seeded(len(moves))))
    return moves


def _context(table: Table, visitor: Visitor, asked: _Asked, reached: _Reached) -> WhatIfContext:
    game: Game = table.game
    phrases = phrases_for(visitor.language, game)
    words, texts = phrases
    names, sprite = names_of(table, words), sprite_url(game.name)
    state, mover, shown = reached.state, reached.mover, game.presentation
    choices = shown.choices(state, mover) if mover >= 0 and len(reached.moves) < _MOST else ()
    seen = seen_by(asked.seat, game, state, choices, names, phrases)
    here = asked.url(table, reached.moves)
    labels = [(one.action, texts.plain(one.label, names)) for one in choices]
    return WhatIfContext(
        site=site_for(visitor, here),
        t=word_of(words),
        title=words.word("what-if-title", game=game.meta.title),
        game_name=game.meta.title,
        round_label=seen.where,
        styles=style_urls(game.name),
        url=f"/tables/{table.id}/what-if",
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
            WhatIfLine(texts.plain(said, names), asked.url(table, reached.moves[:done]))
            for done, all_said in reached.lines
            for said in all_said
        ),
        back_url=asked.url(table, reached.moves[:-1]) if reached.moves else "",
        start_url=asked.url(table, ()) if reached.moves else "",
        redrawn_url=asked.url(table, (), (asked.drawn + 1) % (_MOST_DRAWN + 1)),
        replay_url=f"/tables/{table.id}/replay?at={asked.at}"
        + ("" if asked.seat is None else f"&seat={asked.seat}"),
        table_url=f"/tables/{table.id}",
        as_text=seen.as_text,
    )


__all__ = ["may_wonder", "show"]
