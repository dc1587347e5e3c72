"""A person's records and favourite openings, from finished plays.

What has to be counted in a log is noted once for each play (table ``play_notes``), when a profile
first asks for it, and for so many plays at a time.  Each function works in a transaction.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.core.constants import CHANCE
from cuboteca.people.notes_schema import PLAY_NOTES
from cuboteca.table.databases import insert_if_absent
from cuboteca.table.event_log import standing_entries
from cuboteca.table.schema import EVENTS, PLAYS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

OPENING = 2  # decisions of a seat that make its opening
MOST_OPENINGS = 3  # of a game
_MOST = 2_000  # latest finished plays that count
_NOTED_AT_ONCE = 200
_FIRST = 150  # entries of a log among which openings are looked for


@dataclass(frozen=True)
class Best:
    """The most points that a person had at tables of one size."""

    seat_count: int
    points: int
    play: str


@dataclass(frozen=True)
class Feat:
    """A length, and the play that shows it.

    Attributes:
        length: Plays of a winning run, or decisions of a win.
        play: The last play of the run, or the win.
    """

    length: int
    play: str


@dataclass(frozen=True)
class Opening:
    """How somebody begins.

    Attributes:
        texts: The first decisions, in notation.
        plays: That began so.
        won: Of these.
        play: The latest of them.
        seat: Of the person in it.
    """

    texts: tuple[str, ...]
    plays: int
    won: int
    play: str
    seat: int


@dataclass(frozen=True)
class GameRecords:
    """A person's records in one game.

    Attributes:
        game: Its name.
        best: By number of seats, the fewest first.
        run: The longest run of wins against others; None without a win.
        quickest: The win with the fewest decisions of all; the same.
        openings: The most frequent first; none that was played once alone.
    """

    game: str
    best: tuple[Best, ...]
    run: Feat | None
    quickest: Feat | None
    openings: tuple[Opening, ...]


@dataclass(frozen=True)
class _Seat:
    """A seat of the person in a finished play."""

    play: str
    game: str
    seat_count: int
    seat: int
    points: int
    won: bool
    decisions: int | None
    opening: tuple[str, ...]


def records_of(connection: sa.Connection, person: str) -> list[GameRecords]:
    """Return the records of a person by game, the game with the most plays first.

    Plays count in which the person held one seat and which were played to the end.
    """
    note_plays(connection, person)
    games: dict[str, list[_Seat]] = defaultdict(list)
    for one in _seats(connection, person):
        games[one.game].append(one)
    order = sorted(games, key=lambda game: (-len(games[game]), game))
    return [_of_game(game, games[game]) for game in order]


def _of_game(game: str, seats: Sequence[_Seat]) -> GameRecords:
    """Return the records of a game; ``seats`` are in order of time."""
    best: dict[int, Best] = {}
    for one in seats:
        known = best.get(one.seat_count)
        if known is None or one.points > known.points:
            best[one.seat_count] = Best(one.seat_count, one.points, one.play)
    met = [one for one in seats if one.seat_count > 1]
    wins = [Feat(one.decisions, one.play) for one in met if one.won and one.decisions is not None]
    return GameRecords(
        game=game,
        best=tuple(best[count] for count in sorted(best)),
        run=_longest_run(met),
        quickest=min(wins, key=lambda one: one.length, default=None),
        openings=_openings(seats),
    )


def _longest_run(seats: Iterable[_Seat]) -> Feat | None:
    longest: Feat | None = None
    length = 0
    for one in seats:
        length = length + 1 if one.won else 0
        if length and (longest is None or length > longest.length):
            longest = Feat(length, one.play)
    return longest


def _openings(seats: Sequence[_Seat]) -> tuple[Opening, ...]:
    begun = [one for one in seats if one.opening]
    plays = Counter(one.opening for one in begun)
    wins = Counter(one.opening for one in begun if one.won)
    latest = {one.opening: one for one in begun}
    return tuple(
        Opening(opening, count, wins[opening], latest[opening].play, latest[opening].seat)
        for opening, count in plays.most_common(MOST_OPENINGS)
        if count > 1
    )


def _seats(connection: sa.Connection, person: str) -> list[_Seat]:
    """Return where a person sat alone, the earliest first."""
    columns = (PLAYS.c.id, PLAYS.c.game, PLAYS.c.seat_count, PLAYS.c.outcome, SEATS.c.seat)
    query = (
        sa.select(*columns, PLAY_NOTES.c.decisions, PLAY_NOTES.c.openings)
        .select_from(
            PLAYS.join(SEATS, SEATS.c.play == PLAYS.c.id).outerjoin(
                PLAY_NOTES, PLAY_NOTES.c.play == PLAYS.c.id
            )
        )
        .where(_of(person))
        .order_by(PLAYS.c.created.desc(), PLAYS.c.id)
        .limit(_MOST)
    )
    rows = connection.execute(query).mappings().all()
    held = Counter(row["id"] for row in rows)
    return [
        _Seat(
            play=row["id"],
            game=row["game"],
            seat_count=row["seat_count"],
            seat=row["seat"],
            points=row["outcome"]["points"][row["seat"]],
            won=row["outcome"]["ranks"][row["seat"]] == 1 and row["seat_count"] > 1,
            decisions=row["decisions"],
            opening=tuple(row["openings"][row["seat"]]) if row["openings"] else (),
        )
        for row in reversed(rows)
        if held[row["id"]] == 1 and row["outcome"] is not None
    ]


def _of(person: str) -> sa.ColumnElement[bool]:
    over = PLAYS.c.finished & PLAYS.c.closed.is_(None) & (PLAYS.c.position == "")
    return (SEATS.c.person == person) & over


# notes


def note_plays(connection: sa.Connection, person: str) -> int:
    """Note what is not known yet of the latest plays of a person; return of how many."""
    noted = sa.exists().where(PLAY_NOTES.c.play == PLAYS.c.id)
    query = (
        sa.select(PLAYS.c.id, PLAYS.c.seat_count)
        .join_from(PLAYS, SEATS, SEATS.c.play == PLAYS.c.id)
        .where(_of(person), ~noted)
        .group_by(PLAYS.c.id, PLAYS.c.seat_count, PLAYS.c.created)
        .order_by(PLAYS.c.created.desc())
        .limit(_NOTED_AT_ONCE)
    )
    found = {row.id: row.seat_count for row in connection.execute(query)}
    if not found:
        return 0
    decided = _decided(connection, list(found))
    for play, seat_count in found.items():
        openings: list[list[str]] = [[] for _ in range(seat_count)]
        for seat, text in decided[play]:
            if len(openings[seat]) < OPENING:
                openings[seat].append(text)
        row = {"decisions": len(decided[play]), "openings": openings}
        insert_if_absent(connection, PLAY_NOTES, {"play": play, **row})
    return len(found)


def _decided(connection: sa.Connection, plays: Sequence[str]) -> dict[str, list[tuple[int, str]]]:
    """Return seat and text of the decisions of plays, without those that were taken back."""
    logs: dict[str, list[tuple[int, int, str]]] = {play: [] for play in plays}
    query = (
        sa.select(EVENTS.c.play, EVENTS.c.actor, EVENTS.c.number, EVENTS.c.text)
        .where(EVENTS.c.play.in_(list(plays)), EVENTS.c.actor != CHANCE)
        .order_by(EVENTS.c.play, EVENTS.c.seq)
    )
    for play, actor, number, text in connection.execute(query):
        logs[play].append((actor, number, text))
    found = {}
    for play, log in logs.items():
        standing = standing_entries((actor, number) for actor, number, _ in log)
        found[play] = [(log[place][0], log[place][2]) for place in standing]
    return found


# how an opening reads


@dataclass(frozen=True)
class Beginning:
    """The first events of a play, from which a seat's opening can be put into words."""

    game: str
    rules_version: int
    options: dict[str, object]
    seat_count: int
    events: tuple[tuple[int, int], ...]  # actor and number, without those taken back


def beginning_of(connection: sa.Connection, play: str) -> Beginning | None:
    """Return how a play began; None if it is not there."""
    row = connection.execute(sa.select(PLAYS).where(PLAYS.c.id == play)).mappings().first()
    if row is None:
        return None
    query = sa.select(EVENTS.c.actor, EVENTS.c.number).where(EVENTS.c.play == play)
    rows = connection.execute(query.order_by(EVENTS.c.seq).limit(_FIRST)).all()
    entries = [(actor, number) for actor, number in rows]
    standing = tuple(entries[place] for place in standing_entries(entries))
    return Beginning(row["game"], row["rules_version"], row["options"], row["seat_count"], standing)


__all__ = [
    "MOST_OPENINGS",
    "OPENING",
    "Beginning",
    "Best",
    "Feat",
    "GameRecords",
    "Opening",
    "beginning_of",
    "note_plays",
    "records_of",
]
