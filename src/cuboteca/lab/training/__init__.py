"""Training networks that value states, by plays of bots against themselves."""

__all__: list[str] = []
