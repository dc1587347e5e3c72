"""Puts tournaments into words, for their pages."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cuboteca.competition.pairing import WIN
from cuboteca.games import UnknownGameError
from cuboteca.games import game as game_of
from cuboteca.web.contexts import (
    Moment,
    OwnTable,
    StandingLine,
    TournamentButton,
    TournamentCard,
    TournamentContext,
    TournamentRound,
    TournamentSeat,
    TournamentTable,
)
from cuboteca.web.dates import said_moment
from cuboteca.web.leaving_words import control_name
from cuboteca.web.option_words import options_in_words
from cuboteca.web.phrases import level_name, texts_for, title_of, word_of
from cuboteca.web.site_frame import site_for

if TYPE_CHECKING:
    from fractions import Fraction

    from cuboteca.competition.pairing import Result, Standing
    from cuboteca.competition.tournaments import (
        Drawn,
        Entrant,
        Known,
        Listed,
        Plan,
        Tournament,
    )
    from cuboteca.core.texts import Texts
    from cuboteca.web.contexts.sharing import Sharing
    from cuboteca.web.visitor import Visitor

_MOST_ROUNDS = 20  # that a page shows; of an arena, tables
_QUICK, _CALM = 4, 15  # seconds after which a page asks again
_COLUMNS = {
    "swiss": ("points", "opponents", "direct", "share", "plays"),
    "round-robin": ("points", "direct", "opponents", "share", "plays"),
    "arena": ("points", "direct", "share", "plays"),
}


def moment_of(at: float | None, language: str) -> Moment | None:
    """Return a point in time, in seconds since 1970, for a page."""
    if at is None:
        return None
    there = time.gmtime(at)
    return Moment(time.strftime("%Y-%m-%dT%H:%M:%SZ", there), said_moment(at, language))


def points_name(points: int | Fraction, texts: Texts) -> str:
    """Return points, of which ``WIN`` make a whole one, with at most two decimals."""
    written = f"{float(points) / WIN:.2f}".rstrip("0").rstrip(".")
    return written.replace(".", texts.word("tournament-decimal-mark"))


def name_of(one: Entrant, texts: Texts) -> str:
    """Return what somebody who takes part is called."""
    if not one.person and not one.level:
        return texts.word("former-player")
    return one.name or texts.word("guest")


def card_of(one: Listed, texts: Texts) -> TournamentCard:
    """Return a tournament of a list."""
    tournament, plan = one.tournament, one.tournament.plan
    said, at = _moment(tournament)
    return TournamentCard(
        url=f"/tournaments/{tournament.id}",
        name=plan.name,
        facts=" · ".join(facts_of(plan, texts)[:4]),
        people=texts.word("tournament-people", count=one.people, places=plan.places),
        starts=moment_of(at, texts.language),
        said=texts.word(said),
        mine=one.mine,
    )


def _moment(one: Tournament) -> tuple[str, float | None]:
    """Return what happens when: the key of a word, and seconds since 1970."""
    if one.state == "open":
        if one.plan.starts == 0.0:
            return "tournament-begins-now", None
        by_host = one.plan.starts is None
        return "tournament-begins-by-host" if by_host else "tournament-begins", one.plan.starts
    if one.state == "running":
        if one.plan.kind == "arena":
            return "tournament-arena-ends", one.until
        return "tournament-round-ends" if one.until else "tournament-runs", one.until
    return f"tournament-ended-{one.state}", one.ended


def facts_of(plan: Plan, texts: Texts) -> tuple[str, ...]:
    """Return what is agreed, a few words each: game, kind, tables, pace, and the rest."""
    kind = texts.word(f"tournament-kind-{plan.kind}")
    if plan.kind == "arena":
        kind = texts.word("tournament-arena-of", minutes=plan.minutes)
    elif plan.rounds and not (plan.kind == "round-robin" and plan.seat_count == 2):
        kind = texts.word("tournament-kind-rounds", kind=kind, rounds=plan.rounds)
    found = [
        title_of(plan.game),
        kind,
        texts.word("tournament-tables-of", seats=plan.seat_count),
        control_name(plan.conditions.time, texts),
    ]
    if plan.rated:
        found.append(texts.word("rated"))
    try:
        one = game_of(plan.game)
        found.append(options_in_words(one, plan.options, plan.seat_count, texts.language))
    except UnknownGameError:  # its package is gone
        pass
    if plan.minutes and plan.kind != "arena":
        found.append(texts.word("tournament-round-of", minutes=plan.minutes))
    if plan.bots:
        level = level_name(texts, plan.bots)
        key = "tournament-bots-to" if plan.fill_to else "tournament-bots-fill"
        found.append(texts.word(key, level=level, count=plan.fill_to))
    return tuple(found)


def tournament_context(
    known: Known, visitor: Visitor, now: float, sharing: Sharing, *, moderates: bool = False
) -> TournamentContext:
    """Return what the page of a tournament shows a visitor.

    Args:
        known: All of it.
        visitor: The reader.
        now: Seconds since 1970.
        sharing: Its address, shown as long as people can sign up.
        moderates: The reader is a moderator.
    """
    texts = texts_for(visitor.language)
    one, me = known.tournament, known.of(visitor.person)
    here = f"/tournaments/{one.id}"
    said, at = _moment(one)
    standings = known.standings if known.tables else []
    host = one.host_name or texts.word("guest" if one.host else "former-player")
    kind = one.plan.kind
    buttons = _buttons(known, me, visitor.person, texts, moderates=moderates)
    runs = one.state == "running"
    waits = one.state == "open" and (one.plan.starts is not None)
    return TournamentContext(
        site=site_for(visitor, here),
        t=word_of(texts),
        url=here,
        title=one.plan.name,
        facts=(*facts_of(one.plan, texts), texts.word("tournament-host", name=host)),
        state=_state(known, texts),
        moment=moment_of(at, texts.language),
        said=texts.word(said),
        own=_own(known, me, now, texts),
        buttons=buttons,
        name=visitor.name,
        asks_name=any(button.do == "sign-up" for button in buttons) and not visitor.name,
        lines=_lines(known, standings, me, texts),
        columns=_COLUMNS[kind] if known.tables else (),
        begun=bool(known.tables),
        rounds=_rounds(known, me, texts),
        how=(texts.word("tournament-how-points"), texts.word(f"tournament-how-{kind}")),
        sharing=sharing if one.state == "open" or (runs and kind == "arena") else None,
        refresh=_QUICK if runs or waits else _CALM if one.state == "open" else 0,
    )


def _state(known: Known, texts: Texts) -> str:
    one, plan = known.tournament, known.tournament.plan
    if one.state == "open":
        count = sum(each.takes_part for each in known.entrants)
        return texts.word("tournament-people", count=count, places=plan.places)
    if one.state == "running":
        if plan.kind == "arena":
            open_ = sum(not table.is_over for table in known.tables)
            return texts.word("tournament-arena-runs", count=open_)
        return texts.word("tournament-round-runs", round=one.round, rounds=plan.rounds)
    if one.state == "over" and known.tables:
        entrants = {each.number: each for each in known.entrants}
        best = [
            name_of(entrants[line.entrant], texts) for line in known.standings if line.rank == 1
        ]
        return texts.word("tournament-won-by", name=texts.listed(best), count=len(best))
    return texts.word("tournament-no-winner")


def _own(known: Known, me: Entrant | None, now: float, texts: Texts) -> OwnTable | None:
    one = known.tournament
    if me is None:
        return None
    table = known.table_of(me.number)
    if table is not None and table.play:
        others = [
            name_of(each, texts)
            for each in known.entrants
            if each.number in table.seating and each.number != me.number
        ]
        note = texts.word("tournament-against", names=texts.listed(others))
        return OwnTable(texts.word("tournament-ready"), f"/tables/{table.play}", note)
    if table is not None and one.state == "running":
        return OwnTable(texts.word("tournament-prepares"), "", "")
    if one.state != "running" or me.withdrawn:
        return None
    if one.plan.kind == "arena":
        if one.until is not None and now >= one.until:
            return OwnTable(texts.word("tournament-arena-last"), "", "")
        key = "tournament-arena-waits" if me.ready else "tournament-arena-asks"
        return OwnTable(texts.word(key), "", texts.word(f"{key}-help"))
    bye = any(table.round == one.round and table.seating == (me.number,) for table in known.tables)
    text = texts.word("tournament-bye-now" if bye else "tournament-rests")
    return OwnTable(text, "", texts.word("tournament-rests-help"))


def _buttons(
    known: Known, me: Entrant | None, person: str, texts: Texts, *, moderates: bool
) -> tuple[TournamentButton, ...]:
    one = known.tournament
    hosts, goes_on = bool(person) and one.host == person, one.state in {"open", "running"}
    is_in = me is not None and me.takes_part
    arena = one.plan.kind == "arena" and one.state == "running"
    found: list[tuple[str, bool]] = []
    if me is not None and is_in and arena and known.table_of(me.number) is None:
        found.append(("pause", False) if me.ready else ("ready", True))
    if not is_in and (one.state == "open" or arena):
        found.append(("sign-up", True))
    if hosts and one.state == "open":
        found.append(("start", is_in))
    if is_in and goes_on:
        found.append(("withdraw", False))
    if goes_on and (hosts or moderates):
        found.append(("close", False))
    return tuple(
        TournamentButton(do, texts.word(f"tournament-do-{do}"), main, sure=_is_final(do, one))
        for do, main in found
    )


def _is_final(do: str, one: Tournament) -> bool:
    """Return whether something cannot be undone."""
    return do == "close" or (
        do == "withdraw" and one.state == "running" and one.plan.kind != "arena"
    )


def _lines(
    known: Known, standings: list[Standing], me: Entrant | None, texts: Texts
) -> tuple[StandingLine, ...]:
    entrants = {one.number: one for one in known.entrants}
    if not standings:
        return tuple(_line(one, None, me, texts) for one in known.entrants if one.takes_part)
    return tuple(_line(entrants[line.entrant], line, me, texts) for line in standings)


def _line(one: Entrant, line: Standing | None, me: Entrant | None, texts: Texts) -> StandingLine:
    you = me is not None and me.number == one.number
    notes = [
        texts.word("note-bot", level=level_name(texts, one.level)) if one.level else "",
        texts.word("note-you") if you else "",
        "" if one.takes_part else texts.word("tournament-has-left"),
    ]
    return StandingLine(
        rank=str(line.rank) if line else "",
        name=name_of(one, texts),
        url=f"/people/{one.person}" if one.person else "",
        note=", ".join(filter(None, notes)),
        points=points_name(line.points, texts) if line else "",
        opponents=points_name(line.opponents, texts) if line else "",
        direct=points_name(line.direct, texts) if line else "",
        share=texts.word("tournament-percent", share=round(100 * line.share)) if line else "",
        plays=str(line.plays) if line else "",
        you=you,
    )


def _rounds(known: Known, me: Entrant | None, texts: Texts) -> tuple[TournamentRound, ...]:
    entrants = {one.number: one for one in known.entrants}
    results = {(one.round, one.number): result for one, result in _pairs(known)}
    own = me.number if me else 0

    def shown(table: Drawn, number: int) -> TournamentTable:
        result = results.get((table.round, table.number))
        return _table(table, number, entrants, result, own, texts)

    if known.tournament.plan.kind == "arena":
        latest = list(enumerate(known.tables, 1))[-_MOST_ROUNDS:]
        tables = tuple(shown(table, number) for number, table in reversed(latest))
        title = texts.word("tournament-latest-tables")
        return (TournamentRound(title, tables, open=True),) if tables else ()
    numbers = sorted({table.round for table in known.tables}, reverse=True)
    return tuple(
        TournamentRound(
            texts.word("tournament-round", round=number),
            tuple(shown(table, table.number) for table in known.tables if table.round == number),
            open=number == numbers[0],
        )
        for number in numbers
    )


def _pairs(known: Known) -> list[tuple[Drawn, Result]]:
    done = [table for table in known.tables if table.is_over]
    return list(zip(done, known.results, strict=True))


def _table(
    table: Drawn,
    number: int,
    entrants: dict[int, Entrant],
    result: Result | None,
    own: int,
    texts: Texts,
) -> TournamentTable:
    points = result.points() if result else ()
    bye = len(table.seating) == 1
    note = "" if result else texts.word("tournament-plays" if table.play else "tournament-prepares")
    return TournamentTable(
        title=texts.word("tournament-bye" if bye else "tournament-table", number=number),
        url=f"/tables/{table.play}" if table.play else "",
        note=note,
        seats=tuple(
            TournamentSeat(
                name=name_of(entrants[one], texts),
                points=points_name(points[seat], texts) if result else "",
                won=result is not None and not bye and result.ranks[seat] == 1,
                you=one == own,
            )
            for seat, one in enumerate(table.seating)
        ),
    )


__all__ = ["card_of", "facts_of", "moment_of", "name_of", "points_name", "tournament_context"]
