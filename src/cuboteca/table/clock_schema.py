"""The tables of the database about time and about playing again, in portable SQL."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from cuboteca.table.schema import METADATA

SIGNS_OF_LIFE = Table(  # one row: when the site was seen alive last, see table/outages.py
    "signs_of_life",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("seen", Float, nullable=False),  # seconds since 1970
)

OUTAGES = Table(  # when no process of the site was alive
    "outages",
    METADATA,
    Column("begun", Float, primary_key=True),  # seconds since 1970
    Column("ended", Float, nullable=False),  # the same
)

REMATCHES = Table(  # which play was made to play another one again
    "rematches",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("next", String(24), nullable=False),
)


__all__ = ["OUTAGES", "REMATCHES", "SIGNS_OF_LIFE"]
