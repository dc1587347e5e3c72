"""What others see of a person, friends by link, and blocking."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cuboteca.competition.ratings import ratings_of, season_of
from cuboteca.people import accounts, friends, plays, records, reports
from cuboteca.people.errors import PeopleError, UnknownFriendLinkError, UnknownPersonError
from cuboteca.web.contexts import (
    FriendContext,
    GameLine,
    HeldRating,
    PersonContext,
    RecordLine,
    RecordsPart,
)
from cuboteca.web.dates import said_day_of
from cuboteca.web.openings import opening_words
from cuboteca.web.pages.account import account_page, back, links_to, person_who_asks
from cuboteca.web.pages.ratings import board_name, board_url
from cuboteca.web.phrases import texts_for, title_of, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import base_of, code_tried, form_of, services_of
from cuboteca.web.sharing import shared
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from cuboteca.core.texts import Texts
    from cuboteca.people.records import GameRecords


async def show(request: Request) -> Response:
    """Show a person's profile."""
    visitor, people = visitor_of(request), services_of(request).people
    found = await people.ask(accounts.account, request.path_params["person"])
    if found is None:
        raise UnknownPersonError
    words, own = texts_for(visitor.language), found.id == visitor.person
    is_friend = await people.ask(friends.are_friends, found.id, visitor.person)
    known = await people.ask(friends.friends_of, found.id) if own or is_friend else ()
    moderates = await people.ask(reports.is_moderator, visitor.person)
    return page(
        PersonContext(
            site=site_for(visitor, f"/people/{found.id}"),
            t=word_of(words),
            name=found.name or words.word("guest"),
            since=said_day_of(found.made, words.language),
            own=own,
            games=tuple(
                GameLine(title_of(one.game), one.plays, one.won)
                for one in await people.ask(plays.counts, found.id)
            ),
            records=await _records(request, found.id, words),
            ratings=await _ratings(request, found.id, words),
            friends=links_to(known, visitor),
            act_url=f"/people/{found.id}" if visitor.person and not own else "",
            is_friend=is_friend,
            is_blocked=await people.blocks(visitor.person, found.id),
            moderate_url=f"/moderation/people/{found.id}" if moderates else "",
        )
    )


async def _ratings(request: Request, person: str, texts: Texts) -> tuple[HeldRating, ...]:
    """Return a person's ratings of this season."""
    held = await services_of(request).rated.ask(ratings_of, person, season_of(time.time()))
    return tuple(
        HeldRating(
            board=board_name(one.board, texts),
            url=board_url(one.board),
            rating=one.skill.rating,
            margin=one.skill.margin,
            plays=one.skill.plays,
        )
        for one in held
    )


async def _records(request: Request, person: str, texts: Texts) -> tuple[RecordsPart, ...]:
    """Return a person's records and favourite openings, with the plays that show them."""
    people = services_of(request).people
    parts = []
    for one in await people.ask(records.records_of, person):
        openings = [
            RecordLine(
                await opening_words(people, opening, texts.language),
                texts.word("opening-often", plays=opening.plays, won=opening.won),
                _replay(opening.play),
            )
            for opening in one.openings
        ]
        parts.append(RecordsPart(title_of(one.game), _lines(one, texts), tuple(openings)))
    return tuple(parts)


def _lines(one: GameRecords, texts: Texts) -> tuple[RecordLine, ...]:
    word = texts.word
    lines = [
        RecordLine(
            word("record-points", points=best.points),
            word("record-seats", count=best.seat_count),
            _replay(best.play),
        )
        for best in one.best
    ]
    if one.run is not None and one.run.length > 1:
        text = word("record-run", count=one.run.length)
        lines.append(RecordLine(text, word("record-run-last"), _replay(one.run.play)))
    if one.quickest is not None:
        text = word("record-quickest", count=one.quickest.length)
        lines.append(RecordLine(text, "", _replay(one.quickest.play)))
    return tuple(lines)


def _replay(play: str) -> str:
    return f"/tables/{play}/replay"


async def act(request: Request) -> Response:
    """End a friendship, block somebody, or do so no longer."""
    form, account = await form_of(request), await person_who_asks(request)
    people, other = services_of(request).people, request.path_params["person"]
    if "block" in form:
        await people.ask(friends.block, account.id, other, people.now)
    elif "unblock" in form:
        await people.ask(friends.unblock, account.id, other)
    elif "unfriend" in form:
        await people.ask(friends.unfriend, account.id, other)
    return back("/account" if "account" in form else f"/people/{other}")


async def new_link(request: Request) -> Response:
    """Show a fresh link for friends, once."""
    await form_of(request)
    account, people = await person_who_asks(request), services_of(request).people
    token = await people.ask(friends.new_link, account.id, people.now)
    words = texts_for(visitor_of(request).language)
    link = shared(base_of(request), f"/friends/{token}", words)
    return await account_page(request, friend_link=link)


async def friend(request: Request) -> Response:
    """Show who has handed a link out."""
    return await _friend(request)


async def _friend(request: Request, problem: str = "", status: int = 200) -> Response:
    visitor, people = visitor_of(request), services_of(request).people
    token = request.path_params["token"]
    await code_tried(request)
    found = await people.ask(friends.whose_link, token, visitor.person, people.now)
    if not problem and await people.ask(friends.are_friends, found.id, visitor.person):
        return back(f"/people/{found.id}")
    words = texts_for(visitor.language)
    may = visitor.person not in {"", found.id}
    if not may:
        problem = "friend-own" if visitor.person else "people-nobody"
    return page(
        FriendContext(
            site=site_for(visitor, f"/friends/{token}"),
            t=word_of(words),
            name=found.name or words.word("guest"),
            accept_url=f"/friends/{token}" if may else "",
            problem=words.word(problem) if problem else "",
        ),
        status,
    )


async def befriend(request: Request) -> Response:
    """Accept a link."""
    await form_of(request)
    account, people = await person_who_asks(request), services_of(request).people
    token = request.path_params["token"]
    await code_tried(request)
    try:
        other = await people.ask(friends.befriend, token, account.id, people.now)
    except UnknownFriendLinkError:
        raise
    except PeopleError as error:
        return await _friend(request, error.key, 422)
    return back(f"/people/{other.id}")


__all__ = ["act", "befriend", "friend", "new_link", "show"]
