"""Leaderboards: the ratings of people, with the bots among them."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from cuboteca.bots.levels import levels_of
from cuboteca.competition.bot_skills import skills_of_bots
from cuboteca.competition.ratings import Board, Ranked, leaderboard, season_of, seasons
from cuboteca.competition.skill import UNSURE
from cuboteca.games import GAME_NAMES
from cuboteca.games import game as game_of
from cuboteca.web.contexts import BoardChoice, BoardChooser, RatingLine, RatingsContext
from cuboteca.web.phrases import level_name, texts_for, title_of, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import services_of, whole_number
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.competition.ratings import Pace
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts

_LINES = 50  # on a page
_MOST_LINES = 100_000
_USUAL_SEATS = 2
_PACES: tuple[Pace, ...] = ("live", "turns")


async def ratings(request: Request) -> Response:
    """Show a leaderboard: ``game``, ``seats``, ``pace``, ``season``, and ``from`` which rank."""
    visitor, query = visitor_of(request), request.query_params
    texts = texts_for(visitor.language)
    rated = services_of(request).rated
    played = await rated.ask(seasons)
    known = tuple(dict.fromkeys((season_of(time.time()), *played)))
    game, board = _board(query, known)
    first = min(whole_number(query.get("from")) or 0, _MOST_LINES)
    lines, total = await rated.ask(leaderboard, board, first, _LINES)
    here, last = board_url(board, first), first + len(lines)
    return page(
        RatingsContext(
            site=site_for(visitor, here),
            t=word_of(texts),
            board_name=board_name(board, texts),
            choosers=_choosers(game, board, known, texts),
            lines=_lines(game, board, lines, texts, ends=(not first, last >= total)),
            total=total,
            sure=UNSURE,
            earlier_url=board_url(board, max(first - _LINES, 0)) if first else "",
            later_url=board_url(board, first + _LINES) if last < total else "",
        )
    )


def _board(query: Mapping[str, str], known: Sequence[str]) -> tuple[Game, Board]:
    """Return which leaderboard a query names; what it does not name is the usual one.

    Args:
        query: Of the address.
        known: The seasons that can be chosen, this one first.
    """
    game = game_of(query.get("game") or GAME_NAMES[0])
    seats = whole_number(query.get("seats")) or 0
    fewest = max(game.meta.min_seats, _USUAL_SEATS)
    seat_count = seats if seats in range(fewest, game.meta.max_seats + 1) else fewest
    pace: Pace = "turns" if query.get("pace") == "turns" else "live"
    season = query.get("season", "")
    return game, Board(game.name, seat_count, pace, season if season in known else known[0])


def board_name(board: Board, texts: Texts) -> str:
    """Return what a leaderboard is called: game, seats and pace."""
    pace = texts.word(f"ratings-pace-{board.pace}")
    title = title_of(board.game)
    return texts.word("ratings-board", game=title, seats=board.seat_count, pace=pace)


def _choosers(
    game: Game, board: Board, known: Sequence[str], texts: Texts
) -> tuple[BoardChooser, ...]:
    counts = range(max(game.meta.min_seats, _USUAL_SEATS), game.meta.max_seats + 1)
    found: tuple[tuple[str, str, list[tuple[str, str]]], ...] = (
        ("game", board.game, [(name, game_of(name).meta.title) for name in GAME_NAMES]),
        ("seats", str(board.seat_count), [(str(count), str(count)) for count in counts]),
        ("pace", board.pace, [(one, texts.word(f"ratings-pace-{one}")) for one in _PACES]),
        ("season", board.season, [(one, _season(one, texts)) for one in known]),
    )
    return tuple(
        BoardChooser(
            name,
            texts.word(f"ratings-{name}"),
            tuple(BoardChoice(value, label, value == chosen) for value, label in choices),
        )
        for name, chosen, choices in found
    )


def _season(season: str, texts: Texts) -> str:
    year, _, quarter = season.partition("-")
    return texts.word("ratings-season-of", year=year, quarter=int(quarter))


def _lines(
    game: Game, board: Board, lines: Sequence[Ranked], texts: Texts, ends: tuple[bool, bool]
) -> tuple[RatingLine, ...]:
    """Return the lines of a page: its people, and the bots whose ratings lie between theirs."""
    people = [
        RatingLine(
            rank=one.rank,
            name=one.name or texts.word("guest"),
            url=f"/people/{one.person}",
            rating=one.skill.rating,
            margin=one.skill.margin,
            plays=str(one.skill.plays),
        )
        for one in lines
    ]
    high = math.inf if ends[0] or not people else people[0].rating
    low = -math.inf if ends[1] or not people else people[-1].rating
    skills = skills_of_bots(game, board.seat_count)
    bots = [
        RatingLine(
            rank=0,
            name=texts.word("ratings-bot", level=level_name(texts, level)),
            url="",
            rating=skills[level].rating,
            margin=skills[level].margin,
            plays="",
        )
        for level in levels_of(game)
        if level in skills and low <= skills[level].rating < high
    ]
    return tuple(sorted([*people, *bots], key=lambda line: (-line.rating, line.rank)))


def board_url(board: Board, first: int = 0) -> str:
    """Return the address of a leaderboard from its line ``first`` on; 0 is the first."""
    query = {
        "game": board.game, "seats": board.seat_count, "pace": board.pace, "season": board.season,
    }  # fmt: skip
    return "/ratings?" + urlencode({**query, "from": first} if first else query)


__all__ = ["board_name", "board_url", "ratings"]
