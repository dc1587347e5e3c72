"""A disk that is full, as the operating system tells a program of it."""

from __future__ import annotations

import errno
import os
import resource
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

#: What the system says where ``full_disk`` stops a program from writing.
FULL = os.strerror(errno.EFBIG)


@contextmanager
def full_disk(size: int = 0) -> Iterator[None]:
    """Let no file grow beyond ``size`` bytes.

    The system's limit on the size of files does it: as on a full disk a file can be made, the first
    bytes may still get in, and then writing fails.
    """
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))
