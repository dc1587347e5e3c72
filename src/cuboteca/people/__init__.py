"""Who people are beyond one table."""

__all__: list[str] = []
