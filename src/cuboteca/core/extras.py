"""Libraries that only some parts need: extras of the package, and how to install them."""

from __future__ import annotations

#: For each extra, the Makefile target that installs it.
TARGETS = {
    "envs": "envs",
    "openspiel": "envs",
    "parquet": "parquet",
    "pictures": "pictures",
    "postgres": "postgres",
    "ray": "ray",
}


def missing(title: str, extra: str) -> str:
    """Return a message that a library is not installed, with how to install it.

    Args:
        title: Name of the library, as its authors write it.
        extra: The package's extra that includes it.
    """
    return (
        f"{title} is not installed; in Cuboteca's folder 'make {TARGETS[extra]}' installs it, and "
        f"pip install '.[{extra}]' does so in your own environment"
    )


__all__ = ["TARGETS", "missing"]
