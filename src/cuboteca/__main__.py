"""``python -m cuboteca`` is the same as ``cuboteca``."""

from __future__ import annotations

from cuboteca.cli.main import main

if __name__ == "__main__":
    main()
