"""The tables of ratings in the database, and with them all tables of a site.

Whoever works with all tables, such as a backup, takes ``METADATA`` from here.
"""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, String, Table

import cuboteca.competition.deal_schema
import cuboteca.competition.fair_play_schema
import cuboteca.competition.tournament_schema
import cuboteca.people.lobby_schema
import cuboteca.people.mail_schema
import cuboteca.people.messages_schema
import cuboteca.people.moderation_schema
import cuboteca.people.notes_schema
import cuboteca.people.progress_schema
import cuboteca.table.clock_schema
import cuboteca.table.talk_schema  # noqa: F401  # all declare tables
from cuboteca.people.schema import METADATA

RATINGS = Table(  # of persons in the plays of a season
    "ratings",
    METADATA,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seat_count", Integer, primary_key=True),
    Column("pace", String(10), primary_key=True),
    Column("season", String(7), primary_key=True),  # such as "2026-4", a quarter of a year
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("plays", Integer, nullable=False),  # in this season
    Column("changed", Float, nullable=False),  # seconds since 1970
    Index("ratings_boards", "game", "seat_count", "pace", "season", "mu"),
)

RATED_PLAYS = Table(  # whose results have changed ratings
    "rated_plays",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("changes", JSON, nullable=False),  # by seat, see competition/ratings.py
)

__all__ = ["METADATA", "RATED_PLAYS", "RATINGS"]
