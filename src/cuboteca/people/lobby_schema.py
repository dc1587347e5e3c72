"""The tables of the database behind the lobby: open tables, and people who wait for one."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table

from cuboteca.table.schema import METADATA, OF_PERSON

LOBBY_TABLES = Table(  # to which anybody may come; others open by links alone
    "lobby_tables",
    METADATA,
    Column("play", String(24), primary_key=True),  # may outlive the play, until it is swept away
    Column("pace", String(40), nullable=False),  # a time control as text; "" without clocks
    Column("opened", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("until", Float, nullable=False),  # the same: then it is not shown any more
    Column("stays", Float, nullable=False),  # seconds for which it is shown after its people left
    Index("lobby_tables_until", "until"),
)

WAITERS = Table(  # people who wait for a quick match, see people/quick_match.py
    "waiters",
    METADATA,
    Column("token_hash", String(64), primary_key=True),  # of the token that will open the seat
    Column("game", String(40), nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("pace", String(40), nullable=False),  # a time control as text; "" without clocks
    Column("fill", Integer, nullable=False),  # seconds after which bots may fill up; 0: never
    Column("name", String(60), nullable=False),
    Column("person", String(24), nullable=False, info=OF_PERSON),  # "" unknown
    Column("client", String(64), nullable=False),  # as limits count it; "" for this computer
    Column("since", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("until", Float, nullable=False),  # the same: who is silent until then has left
    Column("play", String(24), nullable=False),  # the table that was found; "" while waiting
    Column("seat", Integer, nullable=False),  # there
    Index("waiters_queue", "game", "seat_count", "pace", "since"),
    Index("waiters_until", "until"),
)

__all__ = ["LOBBY_TABLES", "WAITERS"]
