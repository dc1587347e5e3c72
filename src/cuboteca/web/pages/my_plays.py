"""The reader's plays: those that go on, and those that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from cuboteca.competition.deals import day_of
from cuboteca.games import all_games
from cuboteca.people import plays
from cuboteca.people.plays import Filter
from cuboteca.table.seats import clean_name
from cuboteca.table.tables import LONGEST_ID
from cuboteca.web.contexts import GameChoice, PlayRow, PlaysContext
from cuboteca.web.dates import said_day
from cuboteca.web.pages.account import attached, back, lines_of, person_who_asks
from cuboteca.web.pages.home import own_tables
from cuboteca.web.pages.learn import lessons_part
from cuboteca.web.pages.puzzles import puzzles_part
from cuboteca.web.phrases import texts_for, title_of, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import services_of, take_costly, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts
    from cuboteca.people.plays import ListedPlay, Sitter
    from cuboteca.web.visitor import Visitor

_MOST_PAGES = 10_000


async def show(request: Request) -> Response:
    """Show the plays."""
    visitor, wanted = visitor_of(request), _filter_of(request)
    if not visitor.person:
        return page(await _of_nobody(request, visitor))
    people, words = services_of(request).people, texts_for(visitor.language)
    running = await people.ask(plays.running, visitor.person)
    finished, more = await people.ask(plays.finished, visitor.person, wanted)
    nowhere = not finished and not wanted.page
    parts = [await lessons_part(request, visitor), await puzzles_part(request, visitor)]
    return page(
        PlaysContext(
            site=site_for(visitor, "/plays"),
            t=word_of(words),
            known=True,
            next_url="/plays/next" if any(one.waits_for_own for one in running) else "",
            running=tuple(_row(one, words) for one in running),
            finished=tuple(_row(one, words) for one in finished),
            games=tuple(
                GameChoice(one.name, one.meta.title, one.name == wanted.game) for one in all_games()
            ),
            search=wanted.name,
            earlier_url=_url(wanted, wanted.page + 1) if more else "",
            later_url=_url(wanted, wanted.page - 1) if wanted.page else "",
            record_url="" if nowhere else _url(wanted, 0, "/plays/records"),
            learnt=tuple(row for part in parts for row in part.rows if row.done),
        )
    )


async def _of_nobody(request: Request, visitor: Visitor) -> PlaysContext:
    """Return the tables that the browser remembers, whose reader the site does not know."""
    words = texts_for(visitor.language)
    tables = await own_tables(services_of(request).tables, visitor)
    return PlaysContext(
        site=site_for(visitor, "/plays"),
        t=word_of(words),
        known=False,
        next_url="",
        running=tuple(
            PlayRow(one.url, one.title, "", one.state, "", "", one.your_turn) for one in tables
        ),
        finished=(),
        games=(),
        search="",
        earlier_url="",
        later_url="",
        record_url="",
    )


def _filter_of(request: Request) -> Filter:
    query = request.query_params
    known = {one.name for one in all_games()}
    game = query.get("game", "")
    number = min(whole_number(query.get("page")) or 0, _MOST_PAGES)
    return Filter(game if game in known else "", clean_name(query.get("name", "")), number)


def _url(wanted: Filter, number: int, path: str = "/plays") -> str:
    asked = {"game": wanted.game, "name": wanted.name, "page": str(number or "")}
    given = {name: value for name, value in asked.items() if value}
    return f"{path}?{urlencode(given)}" if given else path


def _row(one: ListedPlay, words: Texts) -> PlayRow:
    others = [name_of(sitter, words) for sitter in one.sitters if not sitter.held]
    ended, day = one.outcome is not None or one.closed, day_of(one.touched)
    return PlayRow(
        url=f"/tables/{one.id}/replay" if ended and not one.closed else f"/tables/{one.id}",
        game=title_of(one.game),
        names=words.listed(others) if others else words.word("plays-alone"),
        note=_note(one, words),
        day=day,
        day_text=said_day(day, words.language, "medium"),
        your_turn=one.waits_for_own and not ended,
    )


def _note(one: ListedPlay, words: Texts) -> str:
    if one.imported:
        return words.word("record-from-file")
    if one.closed:
        return words.word("plays-closed")
    if one.rank is None:
        return ""
    return words.word("plays-rank", rank=one.rank, count=len(one.sitters))


def name_of(sitter: Sitter, words: Texts) -> str:
    """Return the name of who sits somewhere."""
    return sitter.name or words.word("former-player" if sitter.claimed else "plays-nobody-yet")


async def next_play(request: Request) -> Response:
    """Lead to a table at which the reader is to move, other than the one that is named."""
    person = visitor_of(request).person
    besides = request.query_params.get("besides", "")[:LONGEST_ID]
    found = ""
    if person:
        found = await services_of(request).people.ask(plays.waiting, person, besides)
    return back(f"/tables/{found}" if found else "/plays")


async def records(request: Request) -> Response:
    """Send the records of the finished plays that are listed, as a file."""
    account = await person_who_asks(request)
    await take_costly(request)
    names = await services_of(request).people.ask(plays.ids, account.id, _filter_of(request))

    async def written() -> AsyncIterator[str]:
        async for line in lines_of(request, names, account.id):
            yield line + "\n"

    return attached(written(), "application/x-ndjson", "cuboteca-plays.jsonl")


__all__ = ["name_of", "next_play", "records", "show"]
