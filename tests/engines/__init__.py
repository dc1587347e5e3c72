"""Whole plays in three browser engines: ``make test-browsers``."""
