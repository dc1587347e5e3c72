"""Cuboteca: modern tabletop games on one exact, fast engine."""
