"""The site: pages, live tables and the JSON API over ``cuboteca.table``.  Knows no game."""

__all__: list[str] = []
