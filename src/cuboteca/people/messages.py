"""Telling people that it is their turn: who wants it, how, and what has still to be sent.

A turn of somebody who has asked to be told is a row from the moment at which it begins, so nothing
is forgotten when the server ends.  When it is due and still lasts, it becomes one delivery for each
of the person's devices, and these are tried until they arrive or have failed too often.  Whoever
has seen the table, or has moved, is told nothing.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import secrets
import zoneinfo
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

import sqlalchemy as sa

from cuboteca.core.errors import CubotecaError
from cuboteca.people.mail import MailAddress, mail_address_of
from cuboteca.people.messages_schema import DELIVERIES, MESSAGE_SETTINGS, PUSH_DEVICES, TURNS
from cuboteca.table.databases import insert_if_absent
from cuboteca.table.notices import tell
from cuboteca.table.schema import PLAYS
from cuboteca.table.seats import hash_token, new_token

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

#: Is told when somebody's turn has begun.
TURNS_TOPIC = "turns"

#: In place of the turn's number, for a table that somebody was seated at and has not seen yet.
BEGUN = -1

MOST_DEVICES = 10  # of a person
MOST_TRIES = 6
FEED_ENTRIES = 30
WAITS = (0, 30, 120, 600)  # seconds that one may choose
DEFAULT_WAIT = 30
DAY = 1_440  # minutes
_UNDER_WAY = 60.0  # seconds for which a delivery belongs to who has taken it
_FIRST_PAUSE, _GROWTH = 30.0, 4.0  # seconds until the second try; each later pause is longer
_AT_ONCE = 50
_HOOK = "hook "
_MAIL = "mail "


class RefusedSettingError(CubotecaError):
    """A setting of messages cannot be kept."""


@dataclass(frozen=True)
class MessageSettings:
    """How somebody wants to be told.

    Attributes:
        language: Of the messages.
        wait: Seconds between the beginning of a turn and the message, at live tables.
        quiet_from: Minutes of the day in ``zone``, from 0 to 1,439; from then on nothing is sent.
        quiet_to: The same; until then.  If both are the same, there is no quiet time.
        zone: Name of the time zone.
        feed_hash: Hash of the token of the feed; "" if there is none.
        hook: Where messages are posted; "" nowhere.
        hook_secret: Key of their signature.
    """

    language: str = "en"
    wait: int = DEFAULT_WAIT
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = "UTC"
    feed_hash: str = ""
    hook: str = ""
    hook_secret: str = ""

    def due(self, now: float, *, live: bool = True) -> float:
        """Return when a message about a turn that begins now is due; seconds since 1970."""
        due = now + self.wait if live else now
        if self.quiet_from == self.quiet_to:
            return due
        there = dt.datetime.fromtimestamp(due, zone_named(self.zone))
        minute = 60 * there.hour + there.minute
        passed = (minute - self.quiet_from) % DAY
        if passed >= (self.quiet_to - self.quiet_from) % DAY:
            return due
        ends = there + dt.timedelta(minutes=(self.quiet_to - minute) % DAY)
        return ends.replace(second=0, microsecond=0).timestamp()


def zone_named(name: str) -> dt.tzinfo:
    """Return a time zone; raises RefusedSettingError if this computer knows none of the name."""
    if name == "UTC":
        return dt.UTC
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise RefusedSettingError("a time zone looks like Europe/Rome, or UTC") from None


@dataclass(frozen=True)
class PushDevice:
    """A browser that shows notifications."""

    id: str
    endpoint: str
    key: str
    auth: str
    name: str
    made: float


@dataclass(frozen=True)
class Delivery:
    """A message that has to be sent."""

    target: str
    person: str
    play: str
    turn: int
    tries: int  # this one included
    game: str  # its name
    settings: MessageSettings
    device: PushDevice | None  # None: not to a device, or it has been removed
    mail: MailAddress | None = None  # where it goes by e-mail, unless that was forgotten

    @property
    def is_hook(self) -> bool:
        """Whether it goes to the webhook."""
        return self.target.startswith(_HOOK)

    @property
    def is_mail(self) -> bool:
        """Whether it goes by e-mail."""
        return self.target.startswith(_MAIL)


@dataclass(frozen=True)
class WaitingTurn:
    """A table at which it is somebody's turn."""

    play: str
    game: str
    turn: int
    at: float


# Everything below runs in a transaction.


def settings_of(connection: sa.Connection, person: str) -> MessageSettings | None:
    """Return how a person wants to be told; None for one who has not asked for it."""
    found = _settings_where(connection, MESSAGE_SETTINGS.c.person == person)
    return found[1] if found else None


def _settings_where(
    connection: sa.Connection, condition: sa.ColumnElement[bool]
) -> tuple[str, MessageSettings] | None:
    columns = [MESSAGE_SETTINGS.c[one.name] for one in fields(MessageSettings)]
    query = sa.select(MESSAGE_SETTINGS.c.person, *columns).where(condition)
    row = connection.execute(query).first()
    return None if row is None else (row[0], MessageSettings(*row[1:]))


def change_settings(connection: sa.Connection, person: str, changes: Mapping[str, object]) -> None:
    """Keep some settings of a person, and defaults for the others if there were none."""
    row = {"person": person, **MessageSettings().__dict__}
    insert_if_absent(connection, MESSAGE_SETTINGS, row)
    own = MESSAGE_SETTINGS.c.person == person
    if changes:
        connection.execute(MESSAGE_SETTINGS.update().where(own).values(**changes))


def new_feed(connection: sa.Connection, person: str) -> str:
    """Return the token of a fresh feed of a person, in place of an earlier one."""
    token = new_token()
    change_settings(connection, person, {"feed_hash": hash_token(token)})
    return token


def new_hook(connection: sa.Connection, person: str, url: str) -> str:
    """Keep the address of a person's webhook; return the fresh secret of its signatures."""
    secret = secrets.token_hex(32)
    change_settings(connection, person, {"hook": url, "hook_secret": secret if url else ""})
    connection.execute(DELIVERIES.delete().where(DELIVERIES.c.target == _HOOK + person))
    return secret


def devices_of(connection: sa.Connection, person: str) -> list[PushDevice]:
    """Return the devices of a person, the oldest first."""
    columns = [PUSH_DEVICES.c[one.name] for one in fields(PushDevice)]
    query = sa.select(*columns).where(PUSH_DEVICES.c.person == person).order_by(PUSH_DEVICES.c.made)
    return [PushDevice(*row) for row in connection.execute(query)]


def add_device(connection: sa.Connection, person: str, device: PushDevice) -> None:
    """Keep a device, in place of what was known of the same browser.

    Of more than ten devices of a person the oldest are forgotten.
    """
    change_settings(connection, person, {})
    known = hashlib.sha256(device.endpoint.encode()).hexdigest()
    same = sa.select(PUSH_DEVICES.c.id).where(PUSH_DEVICES.c.endpoint_hash == known)
    _forget(connection, list(connection.execute(same).scalars()))
    row = {**device.__dict__, "person": person, "endpoint_hash": known}
    connection.execute(PUSH_DEVICES.insert(), row)
    _forget(connection, [one.id for one in devices_of(connection, person)[:-MOST_DEVICES]])


def remove_device(connection: sa.Connection, person: str, device: str) -> None:
    """Forget a device of a person; another's stays."""
    own = [one.id for one in devices_of(connection, person) if one.id == device]
    _forget(connection, own)


def _forget(connection: sa.Connection, devices: Collection[str]) -> None:
    if devices:
        connection.execute(DELIVERIES.delete().where(DELIVERIES.c.target.in_(devices)))
        connection.execute(PUSH_DEVICES.delete().where(PUSH_DEVICES.c.id.in_(devices)))


def feed_of(
    connection: sa.Connection, token: str
) -> tuple[MessageSettings, list[WaitingTurn]] | None:
    """Return where it is the turn of the person whose feed has this token; None for no feed."""
    found = _settings_where(connection, MESSAGE_SETTINGS.c.feed_hash == hash_token(token))
    if found is None:
        return None
    query = (
        sa.select(TURNS.c.play, PLAYS.c.game, TURNS.c.turn, TURNS.c.at)
        .join_from(TURNS, PLAYS, TURNS.c.play == PLAYS.c.id)
        .where(TURNS.c.person == found[0], TURNS.c.state != "passed", TURNS.c.turn != BEGUN)
        .where(PLAYS.c.finished.is_(False))
        .order_by(TURNS.c.at.desc())
        .limit(FEED_ENTRIES)
    )
    return found[1], [WaitingTurn(*row) for row in connection.execute(query)]


@dataclass(frozen=True)
class Turn:
    """Whose turn it is at a table.

    Attributes:
        play: Id of the table.
        person: Who holds the seat to move; "" for a bot, somebody unknown, or nobody.
        turn: Number of the entry of the log with which the turn began.
        seen: The person has the table open and visible.
        live: Everybody sits there now, so the message waits; else it is sent at once.
    """

    play: str
    person: str
    turn: int
    seen: bool
    live: bool = True


def note_turn(connection: sa.Connection, turn: Turn, now: float) -> None:
    """Note whose turn it is now, and that all earlier turns at the table have passed."""
    earlier = (TURNS.c.play == turn.play) & (TURNS.c.state != "passed") & (TURNS.c.turn != BEGUN)
    earlier &= (TURNS.c.person != turn.person) | (TURNS.c.turn < turn.turn)
    ended = connection.execute(TURNS.update().where(earlier).values(state="passed"))
    if ended.rowcount:
        old = (DELIVERIES.c.play == turn.play) & (DELIVERIES.c.turn != BEGUN)
        old &= (DELIVERIES.c.person != turn.person) | (DELIVERIES.c.turn < turn.turn)
        connection.execute(DELIVERIES.delete().where(old))
    settings = settings_of(connection, turn.person) if turn.person else None
    if settings is None:
        return
    own = (TURNS.c.play == turn.play) & (TURNS.c.person == turn.person)
    known = connection.execute(sa.select(TURNS.c.turn).where(own)).scalar()
    if known is not None and known >= turn.turn:
        return  # it was told before, perhaps by another process
    connection.execute(TURNS.delete().where(own))
    row = {
        "person": turn.person,
        "play": turn.play,
        "turn": turn.turn,
        "at": now,
        "due": settings.due(now, live=turn.live),
        "state": "seen" if turn.seen else "due",
    }
    connection.execute(TURNS.insert(), row)
    tell(connection, TURNS_TOPIC)


def note_begun(
    connection: sa.Connection, play: str, people: Collection[str], now: float, *, live: bool
) -> None:
    """Note that people were seated at a table whose play begins, and have not seen it yet.

    Args:
        connection: In the transaction that stores the play.
        play: Its id.
        people: Who have been seated.
        now: Seconds since 1970.
        live: See ``Turn.live``.
    """
    for person in sorted(people):
        settings = settings_of(connection, person)
        if settings is not None:
            due = settings.due(now, live=live)
            row = {"person": person, "play": play, "turn": BEGUN, "at": now, "due": due}
            connection.execute(TURNS.insert(), {**row, "state": "due"})
            tell(connection, TURNS_TOPIC)


def note_seen(connection: sa.Connection, play: str, person: str) -> None:
    """Note that somebody looks at a table: nothing needs to be told of this turn any more."""
    own = (TURNS.c.play == play) & (TURNS.c.person == person) & (TURNS.c.state == "due")
    connection.execute(TURNS.update().where(own).values(state="seen"))
    waits = (DELIVERIES.c.play == play) & (DELIVERIES.c.person == person)
    connection.execute(DELIVERIES.delete().where(waits))


def release(connection: sa.Connection, now: float) -> int:
    """Turn what is due into deliveries, all or none; return how many turns were due."""
    due = (
        sa.select(TURNS.c.person, TURNS.c.play, TURNS.c.turn)
        .where(TURNS.c.state == "due", TURNS.c.due <= now)
        .order_by(TURNS.c.due)
        .limit(_AT_ONCE)
        .with_for_update()
    )
    found = connection.execute(due).all()
    for person, play, turn in found:
        own = (TURNS.c.play == play) & (TURNS.c.person == person) & (TURNS.c.turn == turn)
        ended = sa.select(PLAYS.c.finished).where(PLAYS.c.id == play)
        if turn == BEGUN and connection.execute(ended).scalar():
            connection.execute(TURNS.update().where(own).values(state="passed"))
            continue
        settings = settings_of(connection, person)
        targets = [one.id for one in devices_of(connection, person)]
        if settings is not None and settings.hook:
            targets.append(_HOOK + person)
        address = mail_address_of(connection, person)
        if address is not None and address.confirmed:
            targets.append(_MAIL + person)
        for target in targets:
            same = (DELIVERIES.c.target == target) & (DELIVERIES.c.play == play)
            connection.execute(DELIVERIES.delete().where(same))
            row = {"target": target, "play": play, "person": person, "turn": turn}
            connection.execute(DELIVERIES.insert(), {**row, "tries": 0, "due": now})
        connection.execute(TURNS.update().where(own).values(state="told"))
    return len(found)


def take(connection: sa.Connection, now: float) -> list[Delivery]:
    """Take deliveries that are due: for a minute nobody else gets them."""
    query = (
        sa.select(DELIVERIES, PLAYS.c.game)
        .join_from(DELIVERIES, PLAYS, DELIVERIES.c.play == PLAYS.c.id)
        .where(DELIVERIES.c.due <= now)
        .order_by(DELIVERIES.c.due)
        .limit(_AT_ONCE)
    )
    taken = []
    for row in connection.execute(query).mappings().all():
        own = _own(row["target"], row["play"], row["turn"]) & (DELIVERIES.c.due == row["due"])
        values = {"due": now + _UNDER_WAY, "tries": row["tries"] + 1}
        if connection.execute(DELIVERIES.update().where(own).values(**values)).rowcount != 1:
            continue  # another process was faster
        devices = {one.id: one for one in devices_of(connection, row["person"])}
        taken.append(
            Delivery(
                target=row["target"],
                person=row["person"],
                play=row["play"],
                turn=row["turn"],
                tries=row["tries"] + 1,
                game=row["game"],
                settings=settings_of(connection, row["person"]) or MessageSettings(),
                device=devices.get(row["target"]),
                mail=mail_address_of(connection, row["person"])
                if row["target"].startswith(_MAIL)
                else None,
            )
        )
    return taken


def _own(target: str, play: str, turn: int) -> sa.ColumnElement[bool]:
    return sa.and_(
        DELIVERIES.c.target == target, DELIVERIES.c.play == play, DELIVERIES.c.turn == turn
    )


def arrived(connection: sa.Connection, delivery: Delivery) -> None:
    """Forget a delivery that has arrived, or will never."""
    connection.execute(
        DELIVERIES.delete().where(_own(delivery.target, delivery.play, delivery.turn))
    )


def failed(connection: sa.Connection, delivery: Delivery, now: float) -> None:
    """Try a delivery again later, unless that was its last try."""
    if delivery.tries >= MOST_TRIES:
        arrived(connection, delivery)
        return
    later = now + _FIRST_PAUSE * _GROWTH ** (delivery.tries - 1)
    own = _own(delivery.target, delivery.play, delivery.turn)
    connection.execute(DELIVERIES.update().where(own).values(due=later))


def gone(connection: sa.Connection, device: str) -> None:
    """Forget a device whose push service does not know it any more."""
    _forget(connection, [device])


def next_due(connection: sa.Connection) -> float | None:
    """Return when something has to be done next, in seconds since 1970; None if never."""
    turns = sa.select(sa.func.min(TURNS.c.due)).where(TURNS.c.state == "due")
    waiting = sa.select(sa.func.min(DELIVERIES.c.due))
    found = [connection.execute(query).scalar() for query in (turns, waiting)]
    return min((float(one) for one in found if one is not None), default=None)


__all__ = [
    "BEGUN",
    "DAY",
    "DEFAULT_WAIT",
    "FEED_ENTRIES",
    "MOST_DEVICES",
    "MOST_TRIES",
    "TURNS_TOPIC",
    "WAITS",
    "Delivery",
    "MessageSettings",
    "PushDevice",
    "RefusedSettingError",
    "Turn",
    "WaitingTurn",
    "add_device",
    "arrived",
    "change_settings",
    "devices_of",
    "failed",
    "feed_of",
    "gone",
    "new_feed",
    "new_hook",
    "next_due",
    "note_begun",
    "note_seen",
    "note_turn",
    "release",
    "remove_device",
    "settings_of",
    "take",
    "zone_named",
]
