"""An arena's plays on a Ray cluster: each is a task.

Only plain data goes to the cluster: the contest, the number of a play, and the required versions of
Cuboteca and of packages' bots; the line of the results file comes back.  A node with other versions
refuses, because it might play differently.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import logging
import os
import socket
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cuboteca
from cuboteca import __version__
from cuboteca.bots.levels import origins_of
from cuboteca.core.errors import CubotecaError
from cuboteca.core.extras import missing
from cuboteca.lab.arena import ArenaError, Contest, name_of, play_one
from cuboteca.lab.results_file import read_result

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cuboteca.lab.arena import Entry, Hands, Result, Results

_RETRIES = 3  # for a play whose worker or node dies; Ray's own default
_STARTS = 3  # of a cluster on this computer, until one succeeds
_CONNECT_SECONDS = 5.0


class MissingRayError(CubotecaError):
    """The library is not installed; the message says how to install it."""


def need_ray() -> None:
    """Check that the library is there, before anything is played.

    Raises:
        MissingRayError: Ray is not installed.
    """
    if importlib.util.find_spec("ray") is None:
        raise MissingRayError(missing("Ray", "ray"))


@contextmanager
def ray_cluster(address: str | None = None, jobs: int | None = None) -> Iterator[Hands]:
    """Yield ``Hands`` that play on a cluster.

    Args:
        address: Address of a cluster to join, ``auto`` or ``host:port``; None starts one on this
            computer and ends it afterwards.
        jobs: How many plays at once; None means as many as the cluster has processors.

    Raises:
        MissingRayError: Ray is not installed.
        ArenaError: There is no cluster at the address, or none can be started.
    """
    need_ray()
    ray = import_module("ray")

    if ray.is_initialized():  # by a program that uses this module
        yield partial(_play, jobs)
        return
    _join(address, jobs)
    try:
        yield partial(_play, jobs)
    finally:
        ray.shutdown()  # ends the tasks that are left


def _join(address: str | None, jobs: int | None) -> None:
    ray = import_module("ray")

    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    # read only if Ray starts a cluster, which it would report to its makers
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        if address is None:
            _start(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except Exception as error:
        where = "no Ray cluster can be started here"
        if address is not None:
            where = f"there is no Ray cluster at '{address}'"
        raise ArenaError(f"{where}: {_first_line(error)}") from error


def _start(**how: object) -> None:
    """Start a cluster; on a busy computer that may take longer than the 30 s that Ray waits."""
    ray = import_module("ray")

    for left in reversed(range(_STARTS)):
        try:
            ray.init("local", **how)
        except Exception as error:
            if not left or "timed out" not in str(error):
                raise
        else:
            return


def _knock(address: str) -> None:
    """Find out within seconds whether a cluster answers; Ray itself takes a minute."""
    host, colon, port = address.rpartition(":")
    if address == "auto" or "://" in address:
        return
    if not colon or not port.isdigit():
        raise ValueError("an address is 'auto' or HOST:PORT")
    socket.create_connection((host.strip("[]"), int(port)), _CONNECT_SECONDS).close()


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _play(jobs: int | None, what: Contest, entries: Iterable[Entry]) -> Results:
    ray = import_module("ray")

    task = ray.remote(num_cpus=1, max_retries=_RETRIES)(play_there)
    order = ray.put((asdict(what), installed(what)))
    left = iter(entries)
    flying: dict[object, Entry] = {}
    try:
        while True:
            room = (jobs or 2 * int(ray.cluster_resources().get("CPU", 1))) - len(flying)
            for _, entry in zip(range(room), left, strict=False):
                flying[task.remote(order, *entry)] = entry
            if not flying:
                return
            (ready, *_), _ = ray.wait(list(flying), num_returns=1)
            yield _fetch(ready, what, flying.pop(ready))
    finally:
        if ray.is_initialized():
            for one in flying:
                ray.cancel(one, force=True)


def _fetch(ready: object, what: Contest, entry: Entry) -> Result:
    ray = import_module("ray")

    try:
        told = json.loads(ray.get(ready))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ImportError) or "ModuleNotFoundError" in str(error):
            raise ArenaError(
                "a node of the cluster cannot import Cuboteca; install "
                f"cuboteca {__version__} on every node"
            ) from None
        raise
    except ray.exceptions.RayError as error:
        raise ArenaError(
            f"{name_of(what, *entry)} failed on the cluster {_RETRIES + 1} times "
            f"({type(error).__name__}: {_first_line(error)}); what has been played is kept"
        ) from None
    if "refused" in told:
        raise ArenaError(told["refused"])
    return read_result(told["line"])


def play_there(
    order: tuple[dict[str, Any], dict[str, str]], pair: tuple[int, int], number: int
) -> str:
    """Play one play; runs on a node.

    Args:
        order: The fields of the contest, and what has to be installed.
        pair: The numbers of its two bots in the contest.
        number: The play's number.

    Returns:
        A JSON object with the result's line, or with a sentence that says why it was not played.
    """
    fields, wanted = order
    given: dict[str, Any] = {**fields, "bots": tuple(fields["bots"])}
    what = Contest(**given)
    there = installed(what)
    for name, one in wanted.items():
        if there.get(name) != one:
            host = socket.gethostname()
            return json.dumps(
                {
                    "refused": f"node '{host}' of the cluster has {there.get(name, 'no ' + name)}, "
                    f"not {one}; install the same on every node"
                }
            )
    try:
        return json.dumps({"line": play_one(what, pair, number).line()})
    except CubotecaError as error:
        return json.dumps({"refused": str(error)})


def installed(what: Contest) -> dict[str, str]:
    """Return what a contest depends on, by name: Cuboteca and the packages of its bots."""
    return {"cuboteca": f"cuboteca {__version__} ({_source()})", **origins_of(what.bots)}


@functools.cache
def _source() -> str:
    """Return eight characters that identify this source."""
    folder = Path(cuboteca.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


__all__ = ["MissingRayError", "installed", "need_ray", "play_there", "ray_cluster"]
