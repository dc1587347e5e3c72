"""A person's page for moderators: rated plays beside what the search would have chosen.

Who looks at figures stands in the audit log, as does who asks for them.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from starlette.responses import RedirectResponse, Response

from cuboteca.competition import comparisons
from cuboteca.competition.bot_skills import skills_of_bots
from cuboteca.competition.fair_play import bots_of, figures_of
from cuboteca.competition.ratings import ratings_of, season_of
from cuboteca.games import UnknownGameError
from cuboteca.games import game as game_of
from cuboteca.people import accounts, reports
from cuboteca.people.audit import LONGEST_REASON, write_audit
from cuboteca.people.errors import UnknownPersonError
from cuboteca.web.comparisons import TooManyComparisonsError
from cuboteca.web.contexts import (
    AlarmLine,
    ComparedGame,
    FairPlayContext,
    FigureLine,
    FiguresPart,
)
from cuboteca.web.pages.moderation import for_moderators, reason_in
from cuboteca.web.phrases import decimal, level_name, texts_for, title_of, word_of
from cuboteca.web.rendering import page
from cuboteca.web.request import form_of, services_of
from cuboteca.web.site_frame import site_for
from cuboteca.web.visitor import visitor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

    from cuboteca.competition.comparisons import RatedSeat
    from cuboteca.competition.fair_play import Alarm, Figures, Times
    from cuboteca.core.game import Game
    from cuboteca.core.texts import Texts
    from cuboteca.lab.statistics import Estimate
    from cuboteca.people.accounts import Account


async def show(request: Request) -> Response:
    """Show which games of a person can be compared, and the figures of one."""
    return await for_moderators(request) or await _page(request)


async def of_report(request: Request) -> Response:
    """Lead from a report to the page of whom it is about."""
    if (refusal := await for_moderators(request)) is not None:
        return refusal
    transactions = services_of(request).sanctions.transactions
    found = await transactions(reports.report_of, request.path_params["report"])
    if found is None or not found.reported:
        raise UnknownPersonError
    return RedirectResponse(_url(found.reported), 303)


async def compare(request: Request) -> Response:
    """Begin to compare a person's plays of a game."""
    form = await form_of(request)
    if (refusal := await for_moderators(request)) is not None:
        return refusal
    person, reason = await _person(request), reason_in(form)
    services, word = services_of(request), texts_for(visitor_of(request).language).word
    try:
        game = game_of(form.get("game", ""))
    except UnknownGameError:
        return await _page(request, word("fair-wrong-game"), 422)
    if not reason:
        return await _page(request, word("moderation-wrong-reason"), 422)
    if not await services.rated.ask(comparisons.rated_seats, person.id, game):
        return await _page(request, word("fair-wrong-game"), 422)
    try:
        services.comparisons.start(person.id, game.name)
    except TooManyComparisonsError:
        return await _page(request, word("fair-busy"), 503)
    said = f"{game.meta.title}: {reason}"[:LONGEST_REASON]
    moderator = visitor_of(request).person
    await services.rated.ask(write_audit, moderator, "compare", person.id, said, person.name)
    return RedirectResponse(_url(person.id, game.name), 303)


def _url(person: str, game: str = "") -> str:
    return f"/moderation/people/{person}" + (f"?{urlencode({'game': game})}" if game else "")


async def _person(request: Request) -> Account:
    """Return whom the address names; raises UnknownPersonError."""
    people = services_of(request).people
    found = await people.ask(accounts.account, request.path_params["person"])
    if found is None:
        raise UnknownPersonError
    return found


async def _page(request: Request, message: str = "", status: int = 200) -> Response:
    person, services = await _person(request), services_of(request)
    visitor = visitor_of(request)
    texts = texts_for(visitor.language)
    games = await services.rated.ask(comparisons.rated_games, person.id)
    asked = request.query_params.get("game", "")
    game = game_of(asked) if asked in {one.game for one in games} else None
    figures, progress, failed, running = None, "", "", False
    if game is not None:
        seats = await services.rated.ask(comparisons.rated_seats, person.id, game)
        done = await services.rated.ask(comparisons.kept, seats, comparisons.version_of(game))
        running = services.comparisons.is_running(person.id, game.name)
        if running or len(done) < len(seats):
            progress = texts.word("fair-progress", done=len(done), total=len(seats))
        if count := services.comparisons.failed.get((person.id, game.name)):
            failed = texts.word("fair-failed", count=count)
        if done and not running:
            figures = await _figures(request, person, game, seats, texts)
    return page(
        FairPlayContext(
            site=site_for(visitor, _url(person.id, asked if game else "")),
            t=word_of(texts),
            name=person.name or texts.word("guest"),
            url=_url(person.id),
            profile_url=f"/people/{person.id}",
            moderation_url="/moderation",
            games=tuple(
                ComparedGame(
                    one.game,
                    title_of(one.game),
                    texts.word("fair-plays", count=one.plays),
                    _url(person.id, one.game),
                )
                for one in games
            ),
            longest=LONGEST_REASON,
            progress=progress,
            refresh_url=_url(person.id, asked) if running else "",
            failed=failed,
            figures=figures,
            message=message,
        ),
        status,
    )


async def _figures(
    request: Request, person: Account, game: Game, seats: Sequence[RatedSeat], texts: Texts
) -> FiguresPart | None:
    """Return the figures of what is compared, and note who looks at them."""
    rated, version = services_of(request).rated, comparisons.version_of(game)
    plays = await rated.ask(comparisons.kept, seats, version)
    others = await rated.ask(comparisons.other_people, person.id, game)
    found = figures_of(plays, [*bots_of(game), *([others] if others else [])])
    if found is None:
        return None
    moderator = visitor_of(request).person
    title = game.meta.title
    await rated.ask(write_audit, moderator, "look", person.id, title, person.name)
    held = await rated.ask(ratings_of, person.id, season_of(time.time()))
    own = next((one.skill.rating for one in held if one.board.game == game.name), None)
    near = _nearest(game, seats[0].seat_count, own)
    return FiguresPart(
        title=title,
        rests_on=texts.word("fair-rests-on", plays=found.plays, decisions=found.decisions),
        lines=_lines(found, texts),
        alarms=tuple(_alarm(one, near, texts) for one in found.alarms),
        no_people=others is None,
    )


def _nearest(game: Game, seat_count: int, rating: int | None) -> str:
    """Return the level whose rating is nearest to a person's; "" if that is not known."""
    skills = skills_of_bots(game, seat_count)
    if rating is None or not skills:
        return ""
    return min(skills, key=lambda level: abs(skills[level].rating - rating))


def _lines(found: Figures, texts: Texts) -> tuple[FigureLine, ...]:
    word = texts.word
    lines = [
        FigureLine(
            word("fair-agreement"),
            _percent(found.agreement.value, texts),
            _percents(found.agreement, texts),
        ),
        FigureLine(
            word("fair-loss"),
            decimal(found.loss.value, 3, texts),
            _between(found.loss, 3, texts),
            word("fair-loss-what"),
        ),
    ]
    return (*lines, *(_times(found.times, texts) if found.times else ()))


def _times(times: Times, texts: Texts) -> tuple[FigureLine, ...]:
    word = texts.word
    lines = [
        FigureLine(
            word("fair-time"),
            word("fair-seconds", seconds=decimal(times.median.value, 1, texts)),
            _between(times.median, 1, texts),
            word(
                "fair-time-spread",
                low=decimal(times.low, 1, texts),
                high=decimal(times.high, 1, texts),
            ),
        )
    ]
    if times.with_doubt is not None:
        lines.append(
            FigureLine(
                word("fair-doubt"),
                decimal(times.with_doubt.value, 2, texts),
                _between(times.with_doubt, 2, texts),
                word("fair-doubt-what"),
            )
        )
    return tuple(lines)


def _alarm(one: Alarm, near: str, texts: Texts) -> AlarmLine:
    name = level_name(texts, one.level) if one.level else texts.word("fair-people")
    return AlarmLine(
        name=name,
        near=bool(near) and one.level == near,
        plays=str(one.plays),
        agreement=_percent(one.agreement.value, texts),
        agreement_interval=_percents(one.agreement, texts),
        loss=decimal(one.loss.value, 3, texts),
        loss_interval=_between(one.loss, 3, texts),
        as_agreeing=_often(one.as_agreeing, texts),
        as_cheap=_often(one.as_cheap, texts),
    )


def _often(share: float, texts: Texts) -> str:
    """Return how often something happens: in so many of a thousand cases."""
    count = round(1_000 * share)
    return texts.word("fair-often", count=count) if count else texts.word("fair-hardly")


def _percent(share: float, texts: Texts) -> str:
    return texts.word("fair-percent", percent=round(100 * share))


def _percents(one: Estimate, texts: Texts) -> str:
    low, high = round(100 * one.low), round(100 * one.high)
    return texts.word("fair-between", low=str(low), high=str(high))


def _between(one: Estimate, digits: int, texts: Texts) -> str:
    """Return an interval in words; "" for one that is unbounded."""
    if one.is_open:
        return ""
    low, high = decimal(one.low, digits, texts), decimal(one.high, digits, texts)
    return texts.word("fair-between", low=low, high=high)


__all__ = ["compare", "of_report", "show"]
