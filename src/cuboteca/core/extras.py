"""Libraries that only some parts need: extras of the package, and how to install them."""

from __future__ import annotations

#: For each extra, the Makefile target that installs it.
TARGETS = {
    "all": "extras",
    "envs": "envs",
    "openspiel": "envs",
    "parquet": "parquet",
    "pictures": "pictures",
    "postgres": "postgres",
    "ray": "ray",
}


def missing(title: str, extra: str) -> str:
    """Return a message that a library is not installed, with how to install it.

    Whoever reads it has Cuboteca, so pip takes the extra from what is installed and fetches no
    other Cuboteca.  Double quotes are understood by every shell, those of Windows included.

    Args:
        title: Name of the library, as its authors write it.
        extra: The package's extra that includes it.
    """
    return (
        f'{title} is not installed; pip install "cuboteca[{extra}]" installs it, and so does '
        f"'make {TARGETS[extra]}' in Cuboteca's own folder"
    )


__all__ = ["TARGETS", "missing"]
