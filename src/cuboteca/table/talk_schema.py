"""The table of the database that holds what people say at tables."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from cuboteca.table.schema import METADATA

TALK = Table(  # the newest lines of each table, see table/talk.py
    "talk",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; rises and is never given twice
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # text, phrase or emote
    Column("body", String(200), nullable=False),  # the text, or the name of the phrase or emote
    Column("at", Float, nullable=False),  # seconds since 1970
)


__all__ = ["TALK"]
