"""Competition among people: ratings and leaderboards."""

__all__: list[str] = []
