"""The JSON API, for bots and clients in any language."""

__all__: list[str] = []
