"""The deal of the day: one for each game, the same for everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse

from cuboteca.competition import deals
from cuboteca.competition.deals import DealError, UnknownDealError
from cuboteca.core.drawing import signed
from cuboteca.games import UnknownGameError, all_games
from cuboteca.games import game as game_of
from cuboteca.table.seats import clean_name
from cuboteca.web.assets import sprite_url
from cuboteca.web.contexts import (
    DailyContext,
    DealCard,
    DealCell,
    DealContext,
    DealDay,
    DealLine,
    DealStep,
)
from cuboteca.web.dates import said_day
from cuboteca.web.deal_results import OWN_SEAT, ranked, results_without_luck
from cuboteca.web.devices import arrival_of, welcome
from cuboteca.web.log import words_of
from cuboteca.web.people import names_of
from cuboteca.web.phrases import level_name, phrases_for, texts_for, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import (
    client_network_of,
    form_of,
    is_secure,
    limited_client_of,
    services_of,
)
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import remember_name, remember_table, visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.competition.deals import DealPlay, StoredDeal
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.web.services import Services

_DAYS = 14  # that are listed
_MOST_LINES = 200
_MOST_STEPS = 400
_MINUTE, _HOUR = 60, 3_600


async def daily(request: Request) -> Response:
    """Show today's deals, and those of the days before."""
    visitor, services = visitor_of(request), services_of(request)
    texts, now = texts_for(visitor.language), services.deals.now
    today = deals.day_of(now)
    before = [deals.day_after(today, -back) for back in range(1, _DAYS + 1)]
    own = await services.deals.ask(deals.own_days, visitor.person, [today, *before])
    cards = [await _card(services, one, today, own.get((today, one.name), ""), texts)
             for one in all_games()]  # fmt: skip
    return page(
        DailyContext(
            site=site_for(visitor, "/daily"),
            t=word_of(texts),
            day=today,
            day_text=said_day(today, visitor.language),
            left=_left(now, texts),
            streak=await services.deals.ask(deals.streak, visitor.person, now),
            cards=tuple(cards),
            days=tuple(
                DealDay(
                    day,
                    said_day(day, visitor.language, "medium"),
                    tuple(
                        DealCell(
                            one.meta.title,
                            _url(day, one.name) if (day, one.name) in own else "",
                            texts.word("daily-played") if own.get((day, one.name)) else "",
                        )
                        for one in all_games()
                    ),
                )
                for day in before
                if any(of == day for of, _ in own)
            ),
            duplicates_url="/duplicates",
        )
    )


async def _card(services: Services, game: Game, today: str, own: str, texts: Texts) -> DealCard:
    note, played = texts.word("daily-not-played"), False
    if own:
        deal = await services.deals.today(game.name)
        plays = await services.deals.ask(deals.plays_of, deal.id)
        mine = next(one for one in plays if one.play == own)
        played = mine.finished
        note = _own_note(mine, ranked(plays, deal), texts)
    return DealCard(
        game_name=game.meta.title,
        picture=game.presentation.cover(sprite_url(game.name)),
        url=_url(today, game.name),
        note=note,
        played=played,
    )


def _own_note(mine: DealPlay, best: Sequence[tuple[int, DealPlay]], texts: Texts) -> str:
    if not mine.finished:
        return texts.word("daily-running")
    place = next((place for place, one in best if one.play == mine.play), 0)
    if not place:
        return texts.word("daily-not-counted")
    return texts.word("daily-place", place=place, count=len(best))


def _url(day: str, game: str) -> str:
    return f"/daily/{day}/{game}"


def _left(now: float, texts: Texts) -> str:
    """Return how long the day still lasts."""
    seconds = int(86_400 - now % 86_400)
    return texts.word("daily-left", hours=seconds // _HOUR, minutes=seconds % _HOUR // _MINUTE)


async def _deal_of(request: Request) -> StoredDeal:
    """Return the deal of an address; today's is made if need be.

    Raises:
        UnknownDealError: It was not made on its day, or the day is yet to come.
        UnknownGameError: There is no such game.
    """
    service = services_of(request).deals
    day, name = request.path_params["day"], request.path_params["game"]
    if name not in {one.name for one in all_games()}:
        raise UnknownGameError(f"there is no game '{name[:20]}'")
    if day == deals.day_of(service.now):
        return await service.today(name)
    found = await service.ask(deals.of_day, day, name)
    if found is None:
        raise UnknownDealError
    return found


async def deal(request: Request) -> Response:
    """Show a day's deal: play it, or the results of those who have."""
    found = await _deal_of(request)
    day, name = found.day, found.game
    visitor, services = visitor_of(request), services_of(request)
    game, now = game_of(name), services.deals.now
    phrases = phrases_for(visitor.language, game)
    words, sealed = phrases.site, found.is_sealed(now)
    plays = await services.deals.ask(deals.plays_of, found.id)
    own_id = await services.deals.ask(deals.own_play, found.id, visitor.person)
    own = next((one for one in plays if one.play == own_id), None)
    best = ranked(plays, found)
    shows = not sealed or (own is not None and own.finished)
    lines = await _lines(services, found, plays, best, visitor.person, words) if shows else ()
    champion = best[0][1] if best and not sealed else None
    before, after = await services.deals.ask(deals.days_beside, day, name)
    label = words.word("daily-go-on" if own else "daily-play") if sealed else ""
    if own is not None and own.finished:
        label = ""
    return page(
        DealContext(
            site=site_for(visitor, _url(day, name)),
            t=word_of(words),
            title=words.word("daily-deal-title", game=game.meta.title),
            picture=game.presentation.cover(sprite_url(name)),
            rules_url=f"/rules/{name}",
            day=day,
            day_text=said_day(day, visitor.language),
            opponents=words.word(
                "daily-opponents",
                count=found.seat_count - 1,
                level=level_name(words, found.teams[-1].level),
            ),
            commitment=found.commitment,
            sealed=sealed,
            left=_left(now, words) if sealed else "",
            play_url=_url(day, name) if label else "",
            play_label=label,
            asks_name=own is None and not visitor.name,
            note=_note(own, best, words, sealed=sealed),
            lines=lines,
            adjusted=any(one.adjusted for one in lines),
            unfinished=sum(not one.is_line for one in plays) - len(best) if shows else 0,
            champion=(champion.names[OWN_SEAT] or words.word("guest")) if champion else "",
            steps=await _steps(services, champion, visitor.language) if champion else (),
            before_url=_url(before, name) if before else "",
            after_url="" if sealed else _url(after or deals.day_of(now), name),
        )
    )


def _note(
    own: DealPlay | None,
    best: Sequence[tuple[int, DealPlay]],
    texts: Texts,
    *,
    sealed: bool,
) -> str:
    if own is not None:
        return _own_note(own, best, texts)
    return texts.word("daily-seal-note" if sealed else "daily-over")


async def _lines(
    services: Services,
    found: StoredDeal,
    plays: Sequence[DealPlay],
    best: Sequence[tuple[int, DealPlay]],
    person: str,
    texts: Texts,
) -> tuple[DealLine, ...]:
    """Return the results that the reader may see, and what a bot made of the same deal."""
    sealed = found.is_sealed(services.deals.now)
    shown = [(str(place), one) for place, one in best[:_MOST_LINES]]
    shown += [(str(place), one) for place, one in best[_MOST_LINES:] if one.person == person]
    shown += [("–", one) for one in plays if one.is_line and one.ended and not sealed]
    return tuple([await _line(services, *one, person, texts, sealed=sealed) for one in shown])


async def _line(
    services: Services, place: str, one: DealPlay, person: str, texts: Texts, *, sealed: bool
) -> DealLine:
    ended = one.ended
    assert ended is not None
    you = bool(person) and one.person == person
    level = one.levels[OWN_SEAT]
    name = one.names[OWN_SEAT] or texts.word("guest")
    if one.is_line:
        name = texts.word("daily-line", level=level_name(texts, level))
    adjusted = ""
    if not sealed:
        values = await results_without_luck(services, [one])
        adjusted = percent(values[one.play][OWN_SEAT]) if values else ""
    return DealLine(
        place=place,
        name=name,
        url=f"/people/{one.person}" if one.person else "",
        rank=ended.ranks[OWN_SEAT],
        seat_count=len(ended.ranks),
        points=ended.points[OWN_SEAT],
        margin=signed(ended.margin(OWN_SEAT)),
        adjusted=adjusted,
        replay_url=f"/tables/{one.play}/replay" if you or not sealed else "",
        you=you,
        bot=one.is_line,
    )


def percent(value: float) -> str:
    """Return a value in hundredths, 0 to 100; noise may have carried it a little beyond."""
    return f"{100 * min(max(value, 0.0), 1.0):.0f}"


async def _steps(services: Services, champion: DealPlay, language: str) -> tuple[DealStep, ...]:
    """Return what the champion's play was, step by step."""
    table = await services.tables.peek(champion.play)
    phrases = phrases_for(language, table.game)
    names = names_of(table, phrases.site)
    return tuple(
        DealStep(
            f"/tables/{table.id}/replay?at={line.seq + 1}",
            words_of(line, phrases).plain(line.sentence, names),
        )
        for line in table.narration.lines[:_MOST_STEPS]
    )


async def play(request: Request) -> Response:
    """Begin today's deal, or go on with it."""
    form = await form_of(request)
    found = await _deal_of(request)
    visitor, services = visitor_of(request), services_of(request)
    own = await services.deals.ask(deals.own_play, found.id, visitor.person)
    if own:
        return RedirectResponse(f"/tables/{own}", 303)
    if not found.is_sealed(services.deals.now):
        raise DealError("over", "the day of this deal is over")
    words = texts_for(visitor.language)
    visitor = replace(visitor, name=clean_name(form.get("name", "")) or visitor.name)
    arrival = arrival_of(visitor)
    await services.allowance.take(client_network_of(request))
    table = await services.deals.play(
        found, arrival.person, visitor.name or words.word("guest"), limited_client_of(request)
    )
    response = RedirectResponse(f"/tables/{table.id}", 303)
    secure = is_secure(request)
    if arrival.newcomer is not None:
        visitor = replace(visitor, person=arrival.person)
    remember_table(response, visitor, table, secure=secure)
    if visitor.name:
        remember_name(response, visitor.name, secure=secure)
    await welcome(services.people, arrival, response, secure=secure)
    return response


async def lead(request: Request) -> Response:
    """Lead from a table of a deal to where its plays are compared."""
    found = await services_of(request).deals.ask(deals.find, request.path_params["deal"])
    there = _url(found.day, found.game) if found.day else f"/duplicates/{found.id}"
    return RedirectResponse(there, 303)


__all__ = ["daily", "deal", "lead", "percent", "play"]
