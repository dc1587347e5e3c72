"""Jobs: what the site wants workers to think about, as the database has it.

A job waits until a worker takes it.  Whose turn it is, the rows decide: the client served least
recently, there the table served least recently, there whatever was asked for first, as in
``core/fair_queue.py``, however many processes ask and take.  Whoever takes a job first writes to
the row of its lane, so that one takes after another; whoever withdraws one meanwhile is waited for
by nobody (``SKIP LOCKED``, where the database has it).

A worker is alive as long as its row is there.  It puts off the time at which the row expires, and
whoever finds it expired deletes it: its jobs wait again, and what it answers late is refused.  The
same holds for whoever asks: the jobs of one that is silent are gone.

The database's clock alone decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

import sqlalchemy as sa

from cuboteca.core.errors import CubotecaError
from cuboteca.core.fair_queue import Asker
from cuboteca.table.databases import upsert
from cuboteca.table.leases import expired, now_of, put_off
from cuboteca.table.notices import tell
from cuboteca.table.schema import ASKERS, JOB_LANES, JOB_TURNS, JOBS, WORKERS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from cuboteca.core.child_processes import Message

#: How many jobs of each lane a worker does at once.
Lanes: TypeAlias = "Mapping[str, int]"

#: The lanes of hints, of analyses, and of bots that search.
BOTS, HINTS, ANALYSES = "bots", "hints", "analyses"

#: How often a job is taken before it counts as failed.
MOST_TRIES = 3
_BETWEEN_FORGETTING = 100  # turns
_TURNS_KEPT = 10_000  # of a lane; the memory of turns must not grow without limit


def lane_of_bot(name: str) -> str:
    """Return the lane of a package's bot."""
    return f"own {name}"


def topic_of_jobs(lane: str) -> str:
    """Return what workers listen for, to learn of jobs that wait."""
    return f"jobs {lane}"


def topic_of_answers(asker: str) -> str:
    """Return what whoever asks listens for."""
    return f"answers {asker}"


def topic_of_worker(worker: str) -> str:
    """Return what a worker listens for in all its lives: nobody wants a job of its own any more."""
    return f"worker {worker.partition('.')[0]}"


#: What is told when a worker begins or ends.
WORKERS_TOPIC = "workers"


class FullLaneError(CubotecaError):
    """Too much waits in a lane.

    Attributes:
        of_client: Whether it is the client that has too much there.
    """

    def __init__(self, *, of_client: bool) -> None:
        super().__init__("too much is waiting")
        self.of_client = of_client


class LostError(CubotecaError):
    """A worker was taken for dead."""


@dataclass(frozen=True)
class Order:
    """Something to be thought about.

    Attributes:
        lane: Which workers can do it.
        by: On whose behalf it is asked.
        version: Digest of the version that the answer has to be of.
        question: What a child process is asked, and nothing else.
    """

    lane: str
    by: Asker
    version: str
    question: Message = field(repr=False)


@dataclass(frozen=True)
class Taken:
    """A job that a worker has taken."""

    number: int
    epoch: int
    worker: str
    asker: str
    by: Asker
    question: Message = field(repr=False)


@dataclass(frozen=True)
class Asked:
    """How a job stands.

    Attributes:
        number: Its number.
        waits: Whether no worker has it.
        progress: What its worker said last.
        answer: None as long as there is none.
    """

    number: int
    waits: bool
    progress: Message | None
    answer: Message | None


@dataclass(frozen=True)
class LaneFigures:
    """How a lane stands.

    Attributes:
        waiting: Jobs that no worker has.
        age: Seconds since the oldest of them was asked for; 0 where there is none.
        workers: Workers that do such jobs.
        places: How many they do at once.
    """

    waiting: int = 0
    age: float = 0.0
    workers: int = 0
    places: int = 0


# of whoever asks


def put(
    connection: sa.Connection, order: Order, asker: str, seconds: float, most: int, each: int
) -> int:
    """Ask for a job, and say that ``asker`` is alive for so many seconds; return its number.

    Raises:
        FullLaneError: The lane has ``most`` jobs, or this client has ``each``.
    """
    _next_turn(connection, order.lane)
    client = order.by.client
    own = sa.func.count().filter(JOBS.c.client == client)
    query = sa.select(sa.func.count(), own).where(JOBS.c.lane == order.lane)
    in_all, of_client = connection.execute(query.where(JOBS.c.answer.is_(None))).one()
    if client and of_client >= each:
        raise FullLaneError(of_client=True)
    if in_all >= most:
        raise FullLaneError(of_client=False)
    upsert(connection, ASKERS, {"id": asker}, {"until": now_of(connection) + seconds})
    row = {
        "lane": order.lane,
        "client": client,
        "play": order.by.table,
        "version": order.version,
        "question": order.question,
        "asker": asker,
        "asked": now_of(connection),
        "worker": "",
        "epoch": 0,
        "tries": 0,
    }
    added = connection.execute(JOBS.insert().values(row))
    tell(connection, topic_of_jobs(order.lane), to_hurried=True)
    return cast("int", (added.inserted_primary_key or (0,))[0])


def stay(connection: sa.Connection, asker: str, seconds: float) -> None:
    """Say that whoever asks is still alive."""
    upsert(connection, ASKERS, {"id": asker}, {"until": now_of(connection) + seconds})


def asked_by(connection: sa.Connection, asker: str, *, reported: bool = False) -> list[Asked]:
    """Return how the jobs of an asker stand; with ``reported`` only those in progress."""
    query = sa.select(JOBS.c.number, JOBS.c.worker, JOBS.c.progress, JOBS.c.answer)
    query = query.where(JOBS.c.asker == asker)
    if reported:
        query = query.where(JOBS.c.progress.is_not(None))
    rows = connection.execute(query).all()
    return [Asked(number, not worker, *said) for number, worker, *said in rows]


def collect(connection: sa.Connection, asker: str) -> dict[int, Message]:
    """Delete the jobs of an asker that are done; return their answers by number."""
    done = JOBS.delete().where((JOBS.c.asker == asker) & JOBS.c.answer.is_not(None))
    rows = connection.execute(done.returning(JOBS.c.number, JOBS.c.answer)).all()
    return {number: said for number, said in rows if said is not None}


def withdraw(connection: sa.Connection, numbers: Collection[int]) -> None:
    """Delete jobs: they are answered, or nobody wants the answer any more."""
    gone = JOBS.delete().where(JOBS.c.number.in_(numbers))
    for worker, answer in connection.execute(gone.returning(JOBS.c.worker, JOBS.c.answer)):
        if worker and answer is None:
            tell(connection, topic_of_worker(worker))


def leave(connection: sa.Connection, asker: str) -> None:
    """Withdraw all jobs of an asker that ends."""
    withdraw(connection, [one.number for one in asked_by(connection, asker)])
    connection.execute(ASKERS.delete().where(ASKERS.c.id == asker))


def figures(connection: sa.Connection) -> dict[str, LaneFigures]:
    """Return how each lane stands that has jobs waiting or a worker."""
    now = now_of(connection)
    waits = (JOBS.c.worker == "") & JOBS.c.answer.is_(None)
    oldest = sa.func.max(now - JOBS.c.asked)
    query = sa.select(JOBS.c.lane, sa.func.count(), oldest).where(waits).group_by(JOBS.c.lane)
    found = {lane: LaneFigures(count, age) for lane, count, age in connection.execute(query)}
    alive = sa.select(WORKERS.c.lanes).where(~expired(connection, WORKERS.c.until))
    for lanes in connection.execute(alive).scalars():
        for lane, places in cast("dict[str, int]", lanes).items():
            one = found.get(lane, LaneFigures())
            found[lane] = LaneFigures(one.waiting, one.age, one.workers + 1, one.places + places)
    return found


# of workers


def register(connection: sa.Connection, worker: str, lanes: Lanes, seconds: float) -> None:
    """Say that a worker is alive for so many seconds, and what it does."""
    until = now_of(connection) + seconds
    connection.execute(WORKERS.insert().values(id=worker, lanes=dict(lanes), until=until))
    tell(connection, WORKERS_TOPIC)


def renew(connection: sa.Connection, worker: str, seconds: float) -> bool:
    """Say that a worker is still alive; return False if it was taken for dead, or may be."""
    return put_off(connection, WORKERS, worker, seconds)


def take(connection: sa.Connection, lane: str, worker: str, version: str) -> Taken | None:
    """Give a worker the job of a lane whose turn it is; None if there is none.

    Raises:
        LostError: The worker was taken for dead.
    """
    first = sa.select(JOBS.c.number).where(_waiting(lane, version)).limit(1)
    if connection.execute(first).first() is None:  # then nobody else has to wait
        return None
    turn = _next_turn(connection, lane)
    client, table = JOB_TURNS.alias("client"), JOB_TURNS.alias("table_")
    of_client = (client.c.lane == lane) & (client.c.client == JOBS.c.client)
    of_client &= client.c.play == ""
    of_table = (table.c.lane == lane) & (table.c.client == JOBS.c.client)
    of_table &= table.c.play == JOBS.c.play
    row = connection.execute(
        sa.select(JOBS)
        .select_from(JOBS.outerjoin(client, of_client).outerjoin(table, of_table))
        .where(_waiting(lane, version))
        .order_by(
            sa.func.coalesce(client.c.turn, 0), sa.func.coalesce(table.c.turn, 0), JOBS.c.number
        )
        .limit(1)
        .with_for_update(of=JOBS, skip_locked=True)
    ).mappings().first()  # fmt: skip
    if row is None:
        return None
    alive = (WORKERS.c.id == worker) & ~expired(connection, WORKERS.c.until)
    held = sa.select(WORKERS.c.id).where(alive).with_for_update(read=True)
    if connection.execute(held).first() is None:
        raise LostError("this worker was taken for dead")
    epoch = row["epoch"] + 1
    taken = {"worker": worker, "epoch": epoch, "tries": row["tries"] + 1, "progress": None}
    connection.execute(JOBS.update().where(JOBS.c.number == row["number"]).values(taken))
    for play in {row["play"], ""}:
        key = {"lane": lane, "client": row["client"], "play": play}
        upsert(connection, JOB_TURNS, key, {"turn": turn})
    if turn % _BETWEEN_FORGETTING == 0:
        old = (JOB_TURNS.c.lane == lane) & (JOB_TURNS.c.turn <= turn - _TURNS_KEPT)
        connection.execute(JOB_TURNS.delete().where(old))
    by = Asker(row["client"], row["play"])
    return Taken(row["number"], epoch, worker, row["asker"], by, row["question"])


def report(connection: sa.Connection, taken: Taken, progress: Message) -> bool:
    """Say how far a worker is; return False if the job is no longer its own."""
    return _note(connection, taken, {"progress": progress})


def answer(connection: sa.Connection, taken: Taken, said: Message) -> bool:
    """Answer a job; return False if it is no longer this worker's: the answer came too late."""
    return _note(connection, taken, {"answer": said})


def held_by(connection: sa.Connection, worker: str) -> set[tuple[int, int]]:
    """Return number and epoch of the jobs that a worker has."""
    own = (JOBS.c.worker == worker) & JOBS.c.answer.is_(None)
    rows = connection.execute(sa.select(JOBS.c.number, JOBS.c.epoch).where(own))
    return {(number, epoch) for number, epoch in rows}


def hand_back(connection: sa.Connection, number: int, epoch: int) -> None:
    """Let a job wait again that its worker has not done; that is no failure of the job."""
    own = (JOBS.c.number == number) & (JOBS.c.epoch == epoch) & JOBS.c.answer.is_(None)
    again = {"worker": "", "tries": JOBS.c.tries - 1, "progress": None}
    freed = JOBS.update().where(own).values(again).returning(JOBS.c.lane)
    for lane in connection.execute(freed).scalars():
        tell(connection, topic_of_jobs(lane), to_hurried=True)


def retire(connection: sa.Connection, worker: str) -> None:
    """Say that a worker ends; its jobs wait again."""
    for number, epoch in held_by(connection, worker):
        hand_back(connection, number, epoch)
    connection.execute(WORKERS.delete().where(WORKERS.c.id == worker))
    tell(connection, WORKERS_TOPIC)


# of everybody


def has_expired(connection: sa.Connection) -> bool:
    """Return whether there is something for ``expire`` to do."""
    found: list[sa.Select[tuple[object]]] = [
        sa.select(one.c.id).where(expired(connection, one.c.until)) for one in (WORKERS, ASKERS)
    ]
    found += [sa.select(JOBS.c.number).where(one) for one in (_is_lost(), _is_unwanted())]
    return bool(connection.execute(sa.select(sa.or_(*map(sa.exists, found)))).scalar_one())


def expire(connection: sa.Connection) -> None:
    """Delete whoever is silent: jobs of such askers are gone, those of such workers wait again.

    A job that has been taken too often is answered with its failure.
    """
    late = WORKERS.delete().where(expired(connection, WORKERS.c.until))
    dead = connection.execute(late).rowcount
    connection.execute(ASKERS.delete().where(expired(connection, ASKERS.c.until)))
    unwanted = sa.select(JOBS.c.number).where(_is_unwanted())
    withdraw(connection, list(connection.execute(unwanted).scalars()))
    failed = {"answer": {"error": f"{MOST_TRIES} workers ended over it", "failing": "failed"}}
    hopeless = JOBS.update().where(_is_lost() & (JOBS.c.tries >= MOST_TRIES)).values(failed)
    for asker in connection.execute(hopeless.returning(JOBS.c.asker)).scalars():
        tell(connection, topic_of_answers(asker), to_hurried=True)
    freed = JOBS.update().where(_is_lost()).values(worker="", progress=None)
    for lane in connection.execute(freed.returning(JOBS.c.lane)).scalars():
        tell(connection, topic_of_jobs(lane), to_hurried=True)
    if dead:
        tell(connection, WORKERS_TOPIC)


def _is_lost() -> sa.ColumnElement[bool]:
    """Say of a job that its worker is gone."""
    known = sa.exists(sa.select(WORKERS.c.id).where(WORKERS.c.id == JOBS.c.worker))
    return (JOBS.c.worker != "") & JOBS.c.answer.is_(None) & ~known


def _is_unwanted() -> sa.ColumnElement[bool]:
    """Say of a job that whoever asked for it is gone."""
    return ~sa.exists(sa.select(ASKERS.c.id).where(ASKERS.c.id == JOBS.c.asker))


def _waiting(lane: str, version: str) -> sa.ColumnElement[bool]:
    waits = (JOBS.c.lane == lane) & (JOBS.c.worker == "") & (JOBS.c.version == version)
    return waits & JOBS.c.answer.is_(None)


def _note(connection: sa.Connection, taken: Taken, said: Message) -> bool:
    own = (JOBS.c.number == taken.number) & (JOBS.c.epoch == taken.epoch)
    own &= (JOBS.c.worker == taken.worker) & JOBS.c.answer.is_(None)
    noted = connection.execute(JOBS.update().where(own).values(said)).rowcount == 1
    if noted:
        tell(connection, topic_of_answers(taken.asker), to_hurried=True)
    return noted


def _next_turn(connection: sa.Connection, lane: str) -> int:
    """Return the next number of a lane, whose row nobody else can change from now on."""
    values = {"turn": JOB_LANES.c.turn + 1}
    return upsert(connection, JOB_LANES, {"lane": lane}, values, first={"turn": 1}, result="turn")


__all__ = [
    "ANALYSES",
    "BOTS",
    "HINTS",
    "MOST_TRIES",
    "WORKERS_TOPIC",
    "Asked",
    "FullLaneError",
    "LaneFigures",
    "Lanes",
    "LostError",
    "Order",
    "Taken",
    "answer",
    "asked_by",
    "collect",
    "expire",
    "figures",
    "hand_back",
    "has_expired",
    "held_by",
    "lane_of_bot",
    "leave",
    "put",
    "register",
    "renew",
    "report",
    "retire",
    "stay",
    "take",
    "topic_of_answers",
    "topic_of_jobs",
    "topic_of_worker",
    "withdraw",
]
