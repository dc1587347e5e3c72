"""What came of the plays of a deal, for its pages and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.competition.comparison import best_first, places

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.competition.deals import DealPlay, StoredDeal
    from cuboteca.web.services import Services

#: A person's at each table of a day's deal.
OWN_SEAT = 0

_FEWEST = 2  # tables that can be compared


def ranked(plays: Sequence[DealPlay], deal: StoredDeal) -> list[tuple[int, DealPlay]]:
    """Return the plays of people that count for a day, the best first, each with its place."""
    until = deal.deal.sealed_until
    counted = [one for one in plays if not one.is_line and one.counts(until)]
    results = [one.ended for one in counted if one.ended is not None]
    own_places = places(results, OWN_SEAT)
    return [(own_places[at], counted[at]) for at in best_first(results, OWN_SEAT)]


async def results_without_luck(
    services: Services, plays: Sequence[DealPlay]
) -> dict[str, list[float]]:
    """Return results without luck by seat, from 0 to 1 or a little beyond, of analysed plays."""
    values = {}
    for one in plays:
        if not one.analysed:
            continue
        found = await services.analyses.made(await services.tables.peek(one.play))
        if found is not None:
            values[one.play] = [float(seat.adjusted.value) for seat in found.luck_and_skill]
    return values


def is_complete(values: Sequence[object], plays: Sequence[DealPlay]) -> bool:
    """Return whether there is a value of every table of a match, so that they can be compared."""
    return len(values) == len(plays) >= _FEWEST


__all__ = ["OWN_SEAT", "is_complete", "ranked", "results_without_luck"]
