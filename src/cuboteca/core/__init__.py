"""What every game shares; knows no game."""

__all__: list[str] = []
