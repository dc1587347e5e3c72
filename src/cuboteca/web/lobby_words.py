"""Puts what the lobby shows into words, for a page and for what changes on it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from cuboteca.games import UnknownGameError, all_games, game
from cuboteca.people.quick_match import FILL, PACES
from cuboteca.table.conditions import read_time_control
from cuboteca.web.contexts import (
    LobbyContext,
    LobbyTable,
    MatchChoice,
    MatchGame,
    OptionChoice,
    QueueLine,
    Waiting,
)
from cuboteca.web.leaving_words import control_name
from cuboteca.web.option_words import options_in_words
from cuboteca.web.phrases import level_name, texts_for, word_of
from cuboteca.web.site_frame import site_for

if TYPE_CHECKING:
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.people.lobby import ListedTable
    from cuboteca.people.quick_match import Queue, Waiter
    from cuboteca.web.lobby_board import Seen
    from cuboteca.web.visitor import Visitor

_REFRESH = 5  # seconds
_MOST_QUEUES = 12


def lobby_context(
    seen: Seen, visitor: Visitor, own: str = "", waiter: Waiter | None = None
) -> LobbyContext:
    """Return what the lobby shows a visitor.

    Args:
        seen: What it shows everybody.
        visitor: The reader.
        own: A fresh token of the reader's; "" for what is the same for everybody.
        waiter: The reader, if he waits.
    """
    language = visitor.language
    words = texts_for(language)
    known = [one for one in seen.tables if _game(one.game)]
    cards = [_card(one, language) for one in known]
    return LobbyContext(
        site=site_for(visitor, "/lobby"),
        t=word_of(words),
        own=own,
        name=visitor.name,
        tables=tuple(card for card, one in zip(cards, known, strict=True) if one.free),
        running=tuple(card for card, one in zip(cards, known, strict=True) if not one.free),
        queues=_queues(seen.waiting, words),
        games=_match_games(seen.waiting, language),
        fill=FILL,
        paces=tuple(OptionChoice(one, pace_name(one, words)) for one in PACES),
        waiting=waiting_of(waiter, words),
        live_url="/lobby/live",
        refresh=_REFRESH,
        new=tuple((f"/new/{one.name}", one.meta.title) for one in all_games()),
    )


def waiting_of(waiter: Waiter | None, words: Texts) -> Waiting | None:
    """Return what somebody waits for, in words; None if he does not."""
    if waiter is None or waiter.play:
        return None
    return Waiting(
        text=words.word(
            "lobby-you-wait", **_named(waiter.queue), pace=pace_name(waiter.queue.pace, words)
        ),
        fill=words.word("lobby-you-fill", seconds=waiter.fill) if waiter.fill else "",
        seconds=int(waiter.waited),
    )


def pace_name(pace: str, words: Texts) -> str:
    """Return what a pace is called."""
    return control_name(read_time_control(pace or "none"), words)


@cache
def _game(name: str) -> Game | None:
    """Return a game by its id; None where it is not installed here."""
    try:
        return game(name)
    except UnknownGameError:
        return None


def _card(table: ListedTable, language: str) -> LobbyTable:
    one = game(table.game)
    words = texts_for(language)
    url = f"/tables/{table.id}"
    people = tuple(
        words.word("lobby-bot", name=seat.name, level=level_name(words, seat.level))
        if seat.level
        else seat.name
        for seat in table.seats
        if not seat.is_free
    )
    count = len(table.seats)
    return LobbyTable(
        id=f"table-{table.id}",
        url=url,
        game=one.meta.title,
        people=people,
        free=words.word("lobby-free", free=len(table.free), seats=count),
        pace=pace_name(table.pace, words),
        options=options_in_words(one, table.options, count, language),
        seconds=int(table.age),
        sit_url=f"{url}/sit" if table.free else "",
        seat=next(iter(table.free), 0),
        picture_url=f"{url}/now.svg",
    )


def _named(queue: Queue) -> dict[str, str | int]:
    one = _game(queue.game)
    return {"game": one.meta.title if one else queue.game, "seats": queue.seat_count}


def _queues(waiting: tuple[Waiter, ...], words: Texts) -> tuple[QueueLine, ...]:
    counts = Counter(one.queue for one in waiting)
    longest: dict[Queue, float] = {}
    for one in waiting:
        longest.setdefault(one.queue, one.waited)
    return tuple(
        QueueLine(
            f"{words.word('lobby-queue', count=counts[queue], **_named(queue))}"
            f" ({pace_name(queue.pace, words)})",
            int(longest[queue]),
        )
        for queue in list(longest)[:_MOST_QUEUES]
    )


def _match_games(waiting: tuple[Waiter, ...], language: str) -> tuple[MatchGame, ...]:
    words = texts_for(language)
    counts = Counter((one.queue.game, one.queue.seat_count) for one in waiting)
    found = []
    for one in all_games():
        meta = one.meta
        choices = [
            MatchChoice(
                value=f"{one.name}:{seats}",
                seat_count=seats,
                label=words.word("lobby-match-label", game=meta.title, seats=seats),
                waiting=counts[one.name, seats],
            )
            for seats in range(max(2, meta.min_seats), meta.max_seats + 1)
        ]
        if choices:
            found.append(MatchGame(meta.title, tuple(choices)))
    return tuple(found)


__all__ = ["lobby_context", "pace_name", "waiting_of"]
