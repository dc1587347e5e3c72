"""What all games share; depends on no game."""

__all__: list[str] = []
