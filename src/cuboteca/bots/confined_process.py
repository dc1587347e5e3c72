"""A worker process for a package's bot: ``python -P -m cuboteca.bots.confined_process FOLDER ...``.

It may write to FOLDER and read what else is named, Python and packages, and nothing more.  Without
``-P``, Python would look for modules in the server's folder too, and so let it be read.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cuboteca.bots.confinement import confine
from cuboteca.core.child_processes import die_first, yield_to_others


def main() -> None:
    """Confine this process, then answer questions until the input ends."""
    folder, *readable = map(Path, sys.argv[1:])
    die_first()  # what decides this, and the next, is out of reach afterwards
    yield_to_others()
    confine(folder, readable)
    from cuboteca.bots import worker_process  # noqa: PLC0415  # it may start threads

    worker_process.main()


if __name__ == "__main__":
    main()


__all__ = ["main"]
