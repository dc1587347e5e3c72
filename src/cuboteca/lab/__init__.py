"""Simulation, measurement and statistics."""
