"""Search for every game: ``Search`` finds an action, ``SearchBot`` plays with it."""

from __future__ import annotations

from cuboteca.bots.search.bot import SearchBot
from cuboteca.bots.search.ready import make_ready
from cuboteca.bots.search.search import Found, Line, Search

__all__ = ["Found", "Line", "Search", "SearchBot", "make_ready"]
