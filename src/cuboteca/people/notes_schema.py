"""The table of the database for what profiles need to know of finished plays."""

from __future__ import annotations

from sqlalchemy import JSON, Column, ForeignKey, Integer, String, Table

from cuboteca.table.schema import METADATA

PLAY_NOTES = Table(  # follows from the log, and is made when a profile first asks for it
    "play_notes",
    METADATA,
    Column("play", String(24), ForeignKey("plays.id"), primary_key=True),
    Column("decisions", Integer, nullable=False),  # of all seats
    Column("openings", JSON, nullable=False),  # the first decisions by seat, in notation
)

__all__ = ["PLAY_NOTES"]
