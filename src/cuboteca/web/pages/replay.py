"""A play, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup
from starlette.responses import JSONResponse

from cuboteca.web.assets import sprite_url, style_urls
from cuboteca.web.contexts import ReplayContext
from cuboteca.web.frames import Frame, viewer_of
from cuboteca.web.pages.analysis import analysis_part
from cuboteca.web.pages.table import base_of, table_of, wants_json
from cuboteca.web.people import names_of, plates
from cuboteca.web.rendering import fragment, page
from cuboteca.web.services import services_of
from cuboteca.web.site_frame import site_for
from cuboteca.web.telling import log_entries, sheet_of, words_of
from cuboteca.web.visitor import visitor_of
from cuboteca.web.wording import word_of, wording_for

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.table.story import History
    from cuboteca.table.table import Table
    from cuboteca.web.contexts import AnalysisPart
    from cuboteca.web.frames import Viewer
    from cuboteca.web.visitor import Visitor


async def replay(request: Request) -> Response:
    """Show a step of a play; the script gets the frame alone."""
    table, visitor = await table_of(request), visitor_of(request)
    history = await services_of(request).house.history(table)
    at = _step(request.query_params.get("at", ""), history)
    viewer = viewer_of(table, visitor, base_of(request))
    words = wording_for(viewer.language, table.game).site
    part = await analysis_part(request, table, history, at, words)
    context = replay_context(table, history, at, viewer, visitor, part)
    if wants_json(request):
        frame = Frame(at, fragment(context, "table"), context.title, context.caption.striptags())
        return JSONResponse(frame.as_json())
    return page(context)


def _step(text: str, history: History) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        return 0
    return min(int(text), history.last)


def replay_context(
    table: Table,
    history: History,
    at: int,
    viewer: Viewer,
    visitor: Visitor,
    analysis: AnalysisPart,
) -> ReplayContext:
    """Return step ``at`` of a play as ``viewer`` may see it."""
    game, engine = table.game, table.play.engine
    state = engine.restore(history.snapshots[at])
    wording = wording_for(viewer.language, game)
    words, texts = wording
    names = names_of(table, words)
    sprite = sprite_url(game.name)
    shown = viewer.looking_back(table)
    lines, sheet = history.story.until(at)
    told = [
        words_of(line, wording).markup(line.sentence, names, sprite)
        for line in lines
        if line.seq == at - 1
    ]
    here = f"/tables/{table.id}"
    return ReplayContext(
        site=site_for(visitor, f"{here}/replay?at={at}"),
        t=word_of(words),
        game_name=game.meta.title,
        round_label=texts.plain(game.presentation.where(state), names),
        title=words.word("replay-title", game=game.meta.title),
        styles=style_urls(game.name),
        at=at,
        last=history.last,
        replay_url=f"{here}/replay",
        table_url=here,
        record_url=f"{here}/record",
        rules_url=f"/rules/{game.name}",
        caption=Markup(" ").join(told) if at else Markup(words.word("replay-start")),  # noqa: S704
        board=game.presentation.board(
            game.presentation.view(state, shown),
            choices=(),
            texts=texts,
            names=names,
            sprite=sprite,
        ),
        seats=plates(table, state, engine.to_move(state), shown, viewer.own, words),
        log=log_entries(lines, wording, names, sprite),
        sheet=sheet_of(sheet, texts, names, sprite, unfolded=True) if sheet else None,
        analysis=analysis,
    )
