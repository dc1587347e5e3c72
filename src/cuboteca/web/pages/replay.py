"""A play, step by step."""

from __future__ import annotations

import dataclasses
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from markupsafe import Markup, escape
from starlette.responses import JSONResponse

from cuboteca.core.constants import CHANCE
from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import ReplayContext
from cuboteca.web.frames import Frame, viewer_of
from cuboteca.web.log import sheet_of, words_of, written_log
from cuboteca.web.pages.analysis import made_part, unmade_part
from cuboteca.web.people import names_of, plates
from cuboteca.web.phrases import phrases_for, word_of
from cuboteca.web.rendering import fragment, page
from cuboteca.web.replay_frames import ReplayKey
from cuboteca.web.request import base_of, services_of, table_of, wants_json, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import nobody, visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.table.narration import History
    from cuboteca.table.table import Table
    from cuboteca.web.contexts import AnalysisPart, Site
    from cuboteca.web.frames import Viewer
    from cuboteca.web.phrases import Phrases
    from cuboteca.web.visitor import Visitor


async def replay(request: Request) -> Response:
    """Show a step of a play; the script gets only the frame."""
    table, visitor = await table_of(request), visitor_of(request)
    at = await _step(request, table)
    context = await _drawn(request, table, at, viewer_of(table, visitor, base_of(request)))
    if wants_json(request):
        frame = Frame(at, context.drawn or "", context.title, context.caption.striptags())
        return JSONResponse(frame.as_json())
    return page(dataclasses.replace(context, site=_site(visitor, table, at)))


async def _step(request: Request, table: Table) -> int:
    asked = request.query_params.get("at")
    if asked is None:
        return (await services_of(request).tables.history(table)).opening
    return min(whole_number(asked) or 0, len(table.play.events))


async def _drawn(request: Request, table: Table, at: int, viewer: Viewer) -> ReplayContext:
    """Return a step as ``viewer`` may see it, drawn now or before."""
    services = services_of(request)
    found = await services.analyses.made(table)
    part = unmade_part(request, table, at) if found is None else None
    key = ReplayKey(table.id, table.frame, at, viewer.language, viewer.own, part)
    kept = services.replay_frames.find(key)
    if kept is not None:
        return kept
    history = await services.tables.history(table)
    if part is None and found is not None:
        words = phrases_for(viewer.language, table.game).site
        part = made_part(table, found, history, at, words)
    assert part is not None
    context = replay_context(table, history, at, viewer, part)
    return services.replay_frames.keep(key, context, fragment(context, "table"))


def _site(visitor: Visitor, table: Table, at: int) -> Site:
    return site_for(visitor, f"/tables/{table.id}/replay?at={at}")


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
    lines, sheet = history.narration.until(at)
    last, moments, chapters = history.last, history.moments, history.chapters
    here = f"/tables/{table.id}"
    return ReplayContext(
        site=_site(nobody(viewer.language), table, at),
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
        replay_url=f"{here}/replay",
        table_url=here,
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
        ).markup,
        seats=plates(table, state, engine.to_move(state), shown, viewer.own, words),
        log=written_log(history.narration, phrases, names, sprite, count=len(lines)),
        sheet=sheet_of(sheet, texts, names, sprite, unfolded=True) if sheet else None,
        analysis=analysis,
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
    "replay",
    "replay_context",
]
