"""A play, step by step."""

from __future__ import annotations

import dataclasses
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from markupsafe import Markup, escape
from starlette.responses import JSONResponse

from cuboteca.core.constants import CHANCE
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.clock_faces import faces_at
from cuboteca.web.contexts import MomentPart, ReplayContext
from cuboteca.web.frames import Frame, side_choices, viewer_of
from cuboteca.web.log import sheet_of, words_of, written_log
from cuboteca.web.pages.analysis import made_part, unmade_part
from cuboteca.web.pages.what_if import may_wonder
from cuboteca.web.people import names_of, occupants, plates
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.position_links import code_of
from cuboteca.web.rendering import fragment, page
from cuboteca.web.replay_frames import ReplayKey
from cuboteca.web.replay_pictures import can_animate
from cuboteca.web.request import (
    base_of,
    limited_client_of,
    services_of,
    side_of,
    table_of,
    wants_json,
    whole_number,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import nobody, visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.record import State
    from cuboteca.core.texts import Texts
    from cuboteca.table.narration import History
    from cuboteca.table.table import Table
    from cuboteca.web.contexts import AnalysisPart, Site
    from cuboteca.web.frames import Viewer
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


async def replay(request: Request) -> Response:
    """Show a step of a play; the script gets only the frame."""
    table, viewer, at = await looked_at(request)
    context = await _drawn(request, table, at, viewer)
    if wants_json(request):
        frame = Frame(at, context.drawn or "", context.title, context.caption.striptags())
        return JSONResponse(frame.as_json())
    return page(dataclasses.replace(context, site=_site(visitor_of(request), table, viewer, at)))


async def looked_at(request: Request) -> tuple[Table, Viewer, int]:
    """Return the table of a request, who looks at it from which side, and at which step.

    Raises:
        HiddenSideError: The reader may not look from the side that was asked for.
        TableError: As ``table_of``.
        BusyError: The step is not given, and too much is waiting to find the first one.
    """
    table, visitor = await table_of(request), visitor_of(request)
    viewer = viewer_of(table, visitor, base_of(request), side_of(request))
    return table, viewer, await _step(request, table)


def moment_url(table: Table, viewer: Viewer, at: int) -> str:
    """Return the path that shows everybody a step, from the viewer's side if all may see that."""
    side = viewer.looking_back(table)
    everybody = table.is_over or not table.people
    return f"/tables/{table.id}/replay?{_query(at, side if everybody else None)}"


def _query(at: int, side: int | None) -> str:
    return f"at={at}" if side is None else f"at={at}&seat={side}"


async def _step(request: Request, table: Table) -> int:
    asked = request.query_params.get("at")
    if asked is None:
        return (await _history(request, table)).opening
    return min(whole_number(asked) or 0, len(table.play.events))


async def _history(request: Request, table: Table) -> History:
    return await services_of(request).tables.history(table, limited_client_of(request))


async def _drawn(request: Request, table: Table, at: int, viewer: Viewer) -> ReplayContext:
    """Return a step as ``viewer`` may see it, drawn now or before."""
    services = services_of(request)
    found = await services.analyses.made(table)
    part = unmade_part(request, table, at) if found is None else None
    key = ReplayKey(
        table=table.id,
        frame=table.frame,
        at=at,
        language=viewer.language,
        own=viewer.own,
        side=viewer.side,
        shown=viewer.looking_back(table),
        analysis=part,
    )
    kept = services.replay_frames.find(key)
    if kept is not None:
        return kept
    history = await _history(request, table)
    if part is None and found is not None:
        words = phrases_for(viewer.language, table.game).site
        part = made_part(table, found, history, at, words)
    assert part is not None
    context = replay_context(table, history, at, viewer, part)
    return services.replay_frames.keep(key, context, fragment(context, "table"))


def _site(visitor: Visitor, table: Table, viewer: Viewer, at: int) -> Site:
    return site_for(visitor, f"/tables/{table.id}/replay?{_query(at, viewer.side)}")


def replay_context(
    table: Table,
    history: History,
    at: int,
    viewer: Viewer,
    analysis: AnalysisPart,
) -> ReplayContext:
    """Return step ``at`` of a play as ``viewer`` may see it, in the frame of nobody's page."""
    game, engine = table.game, table.play.engine
    state = engine.restore(history.snapshots[at])
    phrases = phrases_for(viewer.language, game)
    words, texts = phrases
    names = names_of(table, words)
    sprite = sprite_url(game.name)
    shown = viewer.looking_back(table)
    me = shown if shown in viewer.own else None
    mover = engine.to_move(state)
    clocks = faces_at(table, at, mover, words)
    people = plates(table, state, mover, me, viewer.own, words, clocks)
    mine = history.decisions(shown)
    lines, sheet = history.narration.until(at)
    last, moments, chapters = history.last, history.moments, history.chapters
    here = f"/tables/{table.id}"
    return ReplayContext(
        site=_site(nobody(viewer.language), table, viewer, at),
        t=word_of(words),
        game_name=game.meta.title,
        round_label=texts.plain(game.presentation.where(state), names),
        title=words.word("replay-title", game=game.meta.title),
        styles=style_urls(game.name),
        at=at,
        last=last,
        moments=moments,
        chapters=chapters,
        opening=history.opening,
        back=_before(at, moments),
        on=_after(at, moments, last),
        chapter_back=_before(at, chapters),
        chapter_on=_after(at, chapters, last),
        mine=mine,
        mine_back=_before(at, mine),
        mine_on=_after(at, mine, last),
        side=viewer.side,
        sides=side_choices(table, viewer, shown, names, words),
        moment=_moment(table, viewer, at, _position_url(table, state)),
        replay_url=f"{here}/replay",
        table_url="" if table.imported else here,
        record_url=f"{here}/record",
        check_url=f"{here}/check",
        rules_url=f"/rules/{game.name}",
        caption=_caption(table, history, at, phrases, names),
        board=game.presentation.board(
            game.presentation.view(state, shown),
            choices=(),
            texts=texts,
            names=names,
            sprite=sprite,
            occupants=occupants(people),
        ).markup,
        seats=people,
        log=written_log(history.narration, phrases, names, sprite, game=game, count=len(lines)),
        sheet=sheet_of(sheet, texts, names, sprite, unfolded=True) if sheet else None,
        analysis=analysis,
        try_again_url=f"{here}/try-again"
        if table.is_over and at and history.actors[at - 1] >= 0
        else "",
        what_if_url=f"{here}/what-if?{_query(at, shown)}" if may_wonder(table) else "",
        note=_note(table, words),
        clocks=bool(clocks),
    )


def _note(table: Table, words: Texts) -> str:
    """Return what is special about a play; "" if nothing is."""
    special = {
        "record-from-file-note": table.imported is not None,
        "begins-at": bool(table.head.position),
    }
    return " ".join(words.word(key) for key, holds in special.items() if holds)


def _position_url(table: Table, state: State) -> str:
    """Return the address that holds the position itself; "" while that may hide something."""
    if not table.is_over or table.is_sealed:
        return ""
    text = table.game.notation.format_state(state)
    code = code_of(table.game, table.play.options, len(table.seats), text)
    return f"/positions/{table.game.name}?p={code}" if code else ""


def _moment(table: Table, viewer: Viewer, at: int, position_url: str) -> MomentPart:
    url = moment_url(table, viewer, at)
    query = url.partition("?")[2]
    here = f"/tables/{table.id}/replay"
    return MomentPart(
        url=url,
        picture_url=f"{here}.svg?{query}",
        animation_url=f"{here}.webp?{query}" if can_animate() else "",
        code_url=f"{here}-code.svg?{query}",
        position_url=position_url,
    )


def _before(at: int, steps: Sequence[int]) -> int:
    """Return the last of ``steps`` before ``at``, 0 if there is none."""
    place = bisect_left(steps, at)
    return steps[place - 1] if place else 0


def _after(at: int, steps: Sequence[int], last: int) -> int:
    """Return the first of ``steps`` after ``at``, ``last`` if there is none."""
    place = bisect_right(steps, at)
    return steps[place] if place < len(steps) else last


def _caption(
    table: Table, history: History, at: int, phrases: Phrases, names: Sequence[str]
) -> Markup:
    """Return what happened at step ``at``; at the end of a play, its ending comes first."""
    words = phrases.site
    if at == 0:
        return escape(words.word("replay-start"))
    lines = [line for line in history.narration.lines if line.seq == at - 1]
    if not lines:
        actor = history.actors[at - 1]
        plain = "replay-draw" if actor == CHANCE else "replay-decision"
        return escape(words.word(plain, name="" if actor == CHANCE else names[actor]))
    if table.is_over and at == history.last:
        lines = [lines[-1], *lines[:-1]]
    sprite = sprite_url(table.game.name)
    parts = []
    for line in lines:
        text = words_of(line, phrases).markup(line.sentence, names, sprite)
        parts.append(Markup("<b>{}</b>").format(text) if line.sentence.heading else text)
    return Markup(" ").join(parts)


__all__ = [
    "looked_at",
    "moment_url",
    "replay",
    "replay_context",
]
