"""What all games share; depends on no game."""
