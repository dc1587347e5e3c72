"""Tournaments and deals for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import Request  # noqa: TC002  # FastAPI reads it

from cuboteca.competition import deals as deals_kept
from cuboteca.competition import tournaments as tournaments_kept
from cuboteca.competition.comparison import standings
from cuboteca.competition.pairing import WIN
from cuboteca.web.api.models import (
    DealHead,
    DealId,
    DealList,
    DealPlayShown,
    DealShown,
    DrawnShown,
    EntrantShown,
    TeamShown,
    TournamentHead,
    TournamentId,
    TournamentList,
    TournamentShown,
    documented,
)
from cuboteca.web.deal_results import is_complete, ranked, results_without_luck
from cuboteca.web.request import services_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fastapi import FastAPI

    from cuboteca.competition.deals import DealPlay, StoredDeal
    from cuboteca.competition.tournaments import Tournament

_MOST_DEALS = 60  # of days, in a list
_MOST_PLAYS = 200  # of a day's deal


def add_to(api: FastAPI) -> None:
    """Add the calls of this module."""
    add = api.add_api_route
    add("/tournaments", list_tournaments, responses=documented(503))
    add("/tournaments/{tournament}", look_at_tournament, responses=documented(404, 503))
    add("/deals", list_deals, responses=documented(503))
    add("/deals/{deal}", look_at_deal, responses=documented(404, 503))


async def list_tournaments(request: Request) -> TournamentList:
    """Return the tournaments that are open or running, and those that ended last."""
    ask = services_of(request).tournaments.ask
    found = [
        one.tournament
        for state in tournaments_kept.STATES
        for one in await ask(tournaments_kept.listed, state)
    ]
    return TournamentList(tournaments=[TournamentHead(**_head(one)) for one in found])


async def look_at_tournament(request: Request, tournament: TournamentId) -> TournamentShown:
    """Return a tournament with everybody who takes part, its tables and its standings."""
    known = await services_of(request).tournaments.ask(tournaments_kept.read, tournament)
    lines = {line.entrant: line for line in known.standings}
    results = iter(known.results)
    return TournamentShown(
        **_head(known.tournament),
        entrants=[
            EntrantShown(
                number=one.number,
                name=one.name,
                level=one.level,
                takes_part=one.takes_part,
                rank=lines[one.number].rank,
                points=lines[one.number].points / WIN,
                opponents=float(lines[one.number].opponents) / WIN,
                direct=lines[one.number].direct / WIN,
                share=lines[one.number].share,
                plays=lines[one.number].plays,
            )
            for one in known.entrants
        ],
        tables=[
            DrawnShown(
                round=one.round,
                entrants=list(one.seating),
                table=one.play or None,
                points=[each / WIN for each in next(results).points()] if one.is_over else None,
            )
            for one in known.tables
        ],
    )


def _head(one: Tournament) -> dict[str, Any]:
    """Return what a list says of a tournament, too."""
    plan = one.plan
    return {
        "id": one.id,
        "name": plan.name,
        "kind": plan.kind,
        "game": plan.game,
        "options": dict(plan.options),
        "seat_count": plan.seat_count,
        "rounds": plan.rounds,
        "round": one.round,
        "places": plan.places,
        "rated": plan.rated,
        "state": one.state,
        "starts": plan.starts,
        "until": one.until,
        "ended": one.ended,
    }


async def list_deals(request: Request) -> DealList:
    """Return the deals of days that somebody has asked for, the newest first."""
    service = services_of(request).deals
    found = await service.ask(deals_kept.latest_days, _MOST_DEALS)
    return DealList(deals=[DealHead(**_deal_head(one, service.now)) for one in found])


async def look_at_deal(request: Request, deal: DealId) -> DealShown:
    """Return a deal of a day or of a match, and once its seal is broken how it was played."""
    services = services_of(request)
    found = await services.deals.ask(deals_kept.find, deal)
    plays = await services.deals.ask(deals_kept.plays_of, found.id)
    sealed = found.is_sealed(services.deals.now)
    places = {}
    if found.day:
        best = [] if sealed else ranked(plays, found)[:_MOST_PLAYS]
        places = {one.play: place for place, one in best}
        lines = [] if sealed else [one for one in plays if one.is_line]
        plays = [one for _, one in best] + lines
    adjusted = {} if sealed else await results_without_luck(services, plays)
    return DealShown(
        **_deal_head(found, services.deals.now),
        plays=[
            DealPlayShown(
                table=None if sealed else one.play,
                number=None if found.day else one.place + 1,
                names=list(one.names),
                levels=list(one.levels),
                over=one.finished,
                points=None if sealed or one.ended is None else list(one.ended.points),
                ranks=None if sealed or one.ended is None else list(one.ended.ranks),
                adjusted=adjusted.get(one.play),
                place=places.get(one.play),
            )
            for one in plays
        ],
        standings=[] if found.day or sealed else _standings(found, plays, adjusted),
    )


def _standings(
    found: StoredDeal, plays: Sequence[DealPlay], adjusted: Mapping[str, Sequence[float]]
) -> list[TeamShown]:
    """Return the teams of a match, the best first; none where a table has no result."""
    points = [one.ended.points for one in plays if one.ended is not None]
    if not is_complete(points, plays):
        return []
    luckless = {}
    if is_complete(list(adjusted), plays):
        values = [adjusted[one.play] for one in plays]
        luckless = {one.team: one.difference for one in standings(values, found.seat_of)}
    return [
        TeamShown(
            team=one.team,
            place=one.place,
            points=one.points,
            difference=one.difference,
            adjusted=luckless.get(one.team),
        )
        for one in standings(points, found.seat_of)
    ]


def _deal_head(one: StoredDeal, now: float) -> dict[str, Any]:
    """Return what a list says of a deal, too."""
    return {
        "id": one.id,
        "day": one.day or None,
        "game": one.game,
        "options": dict(one.options),
        "seat_count": one.seat_count,
        "rules_version": one.rules_version,
        "table_count": one.table_count or None,
        "teams": [team.name for team in one.teams],
        "levels": [team.level for team in one.teams],
        "commitment": one.commitment,
        "sealed": one.is_sealed(now),
    }


__all__ = ["add_to", "list_deals", "list_tournaments", "look_at_deal", "look_at_tournament"]
