"""Handlers of the pages, one module per page: parse, call one function, choose the response."""

__all__: list[str] = []
