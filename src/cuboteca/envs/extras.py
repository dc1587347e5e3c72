"""Third-party libraries that environments need; each is an extra of the package."""

from __future__ import annotations

import importlib.util

from cuboteca.core.errors import CubotecaError
from cuboteca.core.extras import missing

_EXTRAS = {
    "gymnasium": ("Gymnasium", "envs"),
    "pettingzoo": ("PettingZoo", "envs"),
    "PIL": ("Pillow", "pictures"),
    "resvg_py": ("resvg-py", "pictures"),
    "pyspiel": ("OpenSpiel", "openspiel"),
}


class MissingLibraryError(CubotecaError, ImportError):
    """A library is not installed; the message says how to install it."""


def needed(module: str) -> None:
    """Check that the library of ``module`` is installed.

    Raises:
        MissingLibraryError: It is not.
    """
    if importlib.util.find_spec(module) is None:
        title, extra = _EXTRAS[module]
        raise MissingLibraryError(missing(title, extra), name=module)


__all__ = [
    "MissingLibraryError",
    "needed",
]
