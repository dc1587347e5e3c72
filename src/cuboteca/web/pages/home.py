"""Home: all games, and the visitor's tables."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from cuboteca.bots.levels import levels_of, own_bots
from cuboteca.games import all_games
from cuboteca.people.plays import counts
from cuboteca.table.errors import StorageError, TableError
from cuboteca.web.assets import sprite_url
from cuboteca.web.contexts import Compilation, Field, GameCard, HomeContext, LevelChoice, OpenTable
from cuboteca.web.people import names_of
from cuboteca.web.phrases import level_name, phrases_for, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import services_of
from cuboteca.web.site_frame import site_for
from cuboteca.web.table_form import USUAL_LEVEL
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.game import Game
    from cuboteca.table.table import Table
    from cuboteca.table.tables import Tables
    from cuboteca.web.precompilation import Precompilation
    from cuboteca.web.visitor import Visitor


_FIRST_LEVEL = "easy"  # against which somebody plays a game for the first time


async def home(request: Request) -> Response:
    """Show the home page."""
    visitor, services = visitor_of(request), services_of(request)
    known = await _finished(request, visitor)
    return page(
        HomeContext(
            site=site_for(visitor, "/"),
            t=word_of(texts_for(visitor.language)),
            games=tuple(
                _game(game, visitor.language, newcomer=game.name not in known)
                for game in all_games()
            ),
            tables=await own_tables(services.tables, visitor),
            compilation=_compilation(services.precompilation),
            window=services.showcase is not None,
        )
    )


async def _finished(request: Request, visitor: Visitor) -> frozenset[str]:
    """Return the names of the games of which the visitor has finished a play."""
    if not visitor.person:
        return frozenset()
    with suppress(StorageError):  # the page needs no database
        found = await services_of(request).people.ask(counts, visitor.person)
        return frozenset(one.game for one in found)
    return frozenset()


def _game(game: Game, language: str, *, newcomer: bool) -> GameCard:
    words, texts = phrases_for(language, game)
    meta = game.meta
    usual = _FIRST_LEVEL if newcomer else USUAL_LEVEL
    return GameCard(
        name=meta.title,
        tagline=texts.word("tagline"),
        facts=(
            words.word("fact-seats", low=meta.min_seats, high=meta.max_seats),
            words.word("fact-minutes", minutes=meta.minutes),
        ),
        picture=game.presentation.cover(sprite_url(game.name)),
        play_url="/tables",
        play_fields=(Field("game", game.name), Field("quick", "1")),
        levels=tuple(
            LevelChoice(level, level_name(words, level), chosen=level == usual)
            for level in levels_of(game)
            if level not in own_bots()  # of packages; the form of a new table has them
        ),
        new_url=f"/new/{game.name}",
        rules_url=f"/rules/{game.name}",
        learn_url=f"/learn/{game.name}" if game.lessons else "",
    )


def _compilation(precompilation: Precompilation) -> Compilation | None:
    if not (precompilation.is_running and precompilation.total):
        return None
    return Compilation(precompilation.done, precompilation.total)


async def own_tables(tables: Tables, visitor: Visitor) -> tuple[OpenTable, ...]:
    """Return the tables that the browser remembers, as far as they go on."""
    found = []
    for name, seats in visitor.tables:
        try:
            table = await tables.peek(name)
        except TableError:
            continue
        if not table.has_ended:
            found.append(_open_table(table, seats, visitor.language))
    return tuple(found)


def _open_table(table: Table, own: tuple[int, ...], language: str) -> OpenTable:
    words, texts = phrases_for(language, table.game)
    names = names_of(table, words)
    others = [name for seat, name in enumerate(names) if seat not in own] or names
    where = table.game.presentation.where(table.play.state)
    return OpenTable(
        url=f"/tables/{table.id}",
        title=words.word("table-title", game=table.game.meta.title, names=words.listed(others)),
        state=texts.plain(where, names),
        your_turn=table.to_move in own,
    )


__all__ = [
    "home",
    "own_tables",
]
