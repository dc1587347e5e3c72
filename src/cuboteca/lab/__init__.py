"""Simulation, measurement and statistics."""

__all__: list[str] = []
