"""The tables of the database behind tournaments."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from cuboteca.table.schema import METADATA, OF_PERSON

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", String(24), nullable=False, info=OF_PERSON),  # "" once that person is gone
    Column("kind", String(12), nullable=False),  # swiss, round-robin, arena
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),  # complete
    Column("seat_count", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),  # 0: an arena, or not known before the start
    Column("places", Integer, nullable=False),  # for people
    Column("bots", String(40), nullable=False),  # level of those that fill up; "" for none
    Column("fill_to", Integer, nullable=False),  # as many take part at least, bots included
    Column("conditions", JSON, nullable=False),  # of its tables, see table/conditions.py
    Column("rated", Boolean, nullable=False),
    Column("starts", Float, nullable=True),  # seconds since 1970; NULL: when the host starts it
    Column("minutes", Integer, nullable=False),  # of an arena, or at most of a round; 0: no end
    Column("seed", BigInteger, nullable=False),  # decides between rounds that are equally good
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("state", String(8), nullable=False),  # open, running, over, closed
    Column("round", Integer, nullable=False),  # the last one that was drawn; 0: none
    Column("until", Float, nullable=True),  # end of an arena, or of the round; seconds since 1970
    Column("ended", Float, nullable=True),  # seconds since 1970
    Column("revision", Integer, nullable=False),  # rises with whatever the next round depends on
    Index("tournaments_state", "state", "ended"),
    Index("tournaments_host", "host", "state"),
)

ENTRANTS = Table(  # people and bots who take part
    "tournament_entrants",
    METADATA,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("person", String(24), nullable=False, info=OF_PERSON),  # "" a bot, or gone
    Column("level", String(40), nullable=False),  # of a bot; "" for people
    Column("withdrawn", Boolean, nullable=False),
    Column("ready", Float, nullable=True),  # since when in an arena; NULL: not
    Column("until", Float, nullable=True),  # who is silent until then is not ready any more
    Index("tournament_entrants_person", "person"),
)

TOURNAMENT_TABLES = Table(  # drawn; a table of one is a bye
    "tournament_tables",
    METADATA,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("seating", JSON, nullable=False),  # numbers of entrants in seat order
    Column("play", String(24), nullable=False),  # may outlive the play; "" until it is created
    Column("ranks", JSON(none_as_null=True), nullable=True),  # by seat; NULL until it is over
    Column("shares", JSON(none_as_null=True), nullable=True),  # of the play's points, by seat
    Index("tournament_tables_play", "play"),
)

__all__ = ["ENTRANTS", "METADATA", "TOURNAMENTS", "TOURNAMENT_TABLES"]
