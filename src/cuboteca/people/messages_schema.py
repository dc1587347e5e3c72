"""The tables of the database for telling people that it is their turn."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from cuboteca.table.schema import METADATA

MESSAGE_SETTINGS = Table(  # of people who have asked to be told
    "message_settings",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("wait", Integer, nullable=False),  # seconds between the turn and the message
    Column("quiet_from", Integer, nullable=False),  # minutes of the day
    Column("quiet_to", Integer, nullable=False),  # the same as quiet_from: never quiet
    Column("zone", String(60), nullable=False),  # such as Europe/Rome
    Column("feed_hash", String(64), nullable=False),  # of the secret address; "" for none
    Column("hook", String(500), nullable=False),  # address of the webhook; "" for none
    Column("hook_secret", String(64), nullable=False),  # by which its messages are signed
    Index("message_settings_feed", "feed_hash"),
)

PUSH_DEVICES = Table(  # browsers that show notifications
    "push_devices",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("endpoint", String(1000), nullable=False),  # of the browser's push service
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("key", String(100), nullable=False),  # public, of the browser
    Column("auth", String(40), nullable=False),  # which the browser shares with us alone
    Column("name", String(60), nullable=False),  # such as "Firefox, Android"
    Column("made", Float, nullable=False),  # seconds since 1970
    Index("push_devices_person", "person"),
)

TURNS = Table(  # whose turn it is where, of people who have asked to be told
    "turns",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("turn", Integer, nullable=False),  # number of the log's entry with which it began
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("due", Float, nullable=False),  # when the person is told; the same
    Column("state", String(8), nullable=False),  # due, seen, told or passed
    Index("turns_due", "state", "due"),
)

DELIVERIES = Table(  # the outbox: messages that have not arrived yet
    "deliveries",
    METADATA,
    Column(
        "target", String(40), primary_key=True
    ),  # id of a device, or "hook " or "mail " and a person
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("tries", Integer, nullable=False),  # so far
    Column("due", Float, nullable=False),  # of the next try, or until when one is under way
    Index("deliveries_due", "due"),
)


__all__ = ["DELIVERIES", "MESSAGE_SETTINGS", "PUSH_DEVICES", "TURNS"]
