"""Libraries that only some parts need: extras of the package, and how one gets them."""

from __future__ import annotations

#: By extra, the target of the Makefile that installs it beside the rest.
TARGETS = {"envs": "envs", "openspiel": "envs", "parquet": "parquet", "ray": "ray"}


def missing(title: str, extra: str) -> str:
    """Return the sentence about a library that is not installed: its name, and what installs it.

    Args:
        title: Of the library, as its makers write it.
        extra: Of the package, which brings it.
    """
    return (
        f"{title} is not installed; in Cuboteca's folder 'make {TARGETS[extra]}' installs it, and "
        f"pip install '.[{extra}]' does so in an environment of yours"
    )


__all__ = ["TARGETS", "missing"]
