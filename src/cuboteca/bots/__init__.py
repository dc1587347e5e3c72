"""Bots: players that are programs."""

__all__: list[str] = []
