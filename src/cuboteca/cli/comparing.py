"""What ``cuboteca admin compare`` does: a person's rated plays beside the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.cli.errors import NotSoError
from cuboteca.cli.tables import FittingTable
from cuboteca.competition import comparisons
from cuboteca.competition.fair_play import PLAYOUTS, bots_of, decisions_by_seat, figures_of
from cuboteca.lab.analysis import Budget, compare_decisions
from cuboteca.people.audit import write_audit
from cuboteca.people.schema import PEOPLE
from cuboteca.table.stored_records import complete_record

if TYPE_CHECKING:
    from cuboteca.competition.fair_play import Figures
    from cuboteca.core.game import Game
    from cuboteca.lab.statistics import Estimate
    from cuboteca.table.storage import Storage


def compared(storage: Storage, person: str, game: Game) -> Figures | None:
    """Compare what is not compared yet, and return the figures; None if there is nothing.

    Raises:
        NotSoError: The site knows no such person.
    """
    version = comparisons.version_of(game)
    with storage.transaction() as connection:
        name = connection.execute(sa.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
        if name is None:
            raise NotSoError("the site knows no such person")
        seats = comparisons.rated_seats(connection, person, game)
        write_audit(connection, "", "look", person, game.meta.title, name)
    for one in seats:
        with storage.transaction() as connection:
            wanted = comparisons.seats_to_compare(connection, one.play, version)
            times = comparisons.thinking_times(connection, one.play)
        if one.seat not in wanted:
            continue
        record = complete_record(*storage.load(one.play))
        made = compare_decisions(game, record, wanted, Budget(playouts=PLAYOUTS))
        with storage.transaction() as connection:
            found = decisions_by_seat(made, wanted, times)
            comparisons.keep(connection, one.play, version, found)
    with storage.transaction() as connection:
        plays = comparisons.kept(connection, seats, version)
        others = comparisons.other_people(connection, person, game)
    return figures_of(plays, [*bots_of(game), *([others] if others else [])])


def sheets_of(figures: Figures) -> list[FittingTable]:
    """Return the figures as tables for the terminal."""
    own = FittingTable("figure", "value", "95 % interval")
    own.add_row("plays", str(figures.plays), "")
    own.add_row("decisions with a choice", str(figures.decisions), "")
    own.add_row("agreement with the search", _percent(figures.agreement.value),
                _percents(figures.agreement))  # fmt: skip
    own.add_row("loss per decision", f"{figures.loss.value:.3f}", _between(figures.loss, 3))
    times = figures.times
    if times is not None:
        own.add_row("seconds, median", f"{times.median.value:.1f}", _between(times.median, 1))
        own.add_row("seconds, middle half", f"{times.low:.1f} to {times.high:.1f}", "")
        if times.with_doubt is not None:
            own.add_row("time and difficulty, rank correlation",
                        f"{times.with_doubt.value:.2f}", _between(times.with_doubt, 2))  # fmt: skip
    others = FittingTable("who", "agreement", "agree as much", "loss", "lose as little")
    for one in figures.alarms:
        others.add_row(
            one.level or "other people",
            f"{_percent(one.agreement.value)} ({_percents(one.agreement)})",
            f"{100 * one.as_agreeing:.1f} %",
            f"{one.loss.value:.3f} ({_between(one.loss, 3)})",
            f"{100 * one.as_cheap:.1f} %",
        )
    return [own, others] if figures.alarms else [own]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _percents(one: Estimate) -> str:
    return f"{100 * one.low:.0f} to {100 * one.high:.0f} %"


def _between(one: Estimate, digits: int) -> str:
    return "" if one.is_open else f"{one.low:.{digits}f} to {one.high:.{digits}f}"


__all__ = ["compared", "sheets_of"]
