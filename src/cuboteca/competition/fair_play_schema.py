"""The table of the database for comparisons of rated plays with the search."""

from __future__ import annotations

from sqlalchemy import JSON, Column, Float, ForeignKey, Integer, String, Table

from cuboteca.table.schema import METADATA

COMPARISONS = Table(  # of finished rated plays, kept once they are made
    "comparisons",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", String(40), nullable=False),  # of the rules and of the search
    Column("body", JSON, nullable=False),  # see competition/comparisons.py
    Column("made", Float, nullable=False),  # seconds since 1970
)

__all__ = ["COMPARISONS"]
