"""A play among people: seats, log, bots, storage.  Knows no game and no HTTP."""

__all__: list[str] = []
