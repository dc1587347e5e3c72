"""Work on a Ray cluster: each piece is a task, of an arena a play.

Only plain data goes to the cluster: what is asked, and the required versions of Cuboteca and of
packages' bots; plain data comes back.  A node with other versions refuses, because it might play
differently.  ``ray_simulation.py`` has the tasks of a simulation.
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
from cuboteca.lab.arena import Contest, name_of, play_one
from cuboteca.lab.results_file import read_result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from cuboteca.lab.arena import Entry, Hands, Results

_RETRIES = 3  # for a play whose worker or node dies; Ray's own default
_STARTS = 3  # of a cluster on this computer, until one succeeds
_CONNECT_SECONDS = 5.0


class MissingRayError(CubotecaError):
    """The library is not installed; the message says how to install it."""


class ClusterError(CubotecaError):
    """A cluster cannot be used, or has failed; the message says why."""


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
        ClusterError: There is no cluster at the address, or none can be started.
    """
    with joined(address, jobs):
        yield partial(_play, jobs)


@contextmanager
def joined(address: str | None = None, processors: int | None = None) -> Iterator[None]:
    """Join a cluster, or start one on this computer with so many processors, and leave it.

    Raises:
        MissingRayError: Ray is not installed.
        ClusterError: There is no cluster at the address, or none can be started.
    """
    need_ray()
    ray = import_module("ray")

    if ray.is_initialized():  # by a program that uses this module
        yield
        return
    _join(address, processors)
    try:
        yield
    finally:
        ray.shutdown()  # ends the tasks that are left


def _join(address: str | None, processors: int | None) -> None:
    ray = import_module("ray")

    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    # read only if Ray starts a cluster, which it would report to its makers
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        if address is None:
            _start(num_cpus=processors, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except Exception as error:
        where = "no Ray cluster can be started here"
        if address is not None:
            where = f"there is no Ray cluster at '{address}'"
        raise ClusterError(f"{where}: {_first_line(error)}") from error


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


def processors() -> int:
    """Return how many processors the cluster has."""
    return int(import_module("ray").cluster_resources().get("CPU", 1))


def answers(
    task: Callable[..., str],
    order: tuple[dict[str, Any], dict[str, str]],
    pieces: Iterable[tuple[Any, ...]],
    name: Callable[[tuple[Any, ...]], str],
    jobs: int | None = None,
) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Yield what a task answers to each piece of an order, as soon as it is there.

    Args:
        task: Runs on a node: of the order and a piece, which are plain data, returns a JSON
            object.
        order: What all pieces share, and what has to be installed.
        pieces: The tasks' other arguments, taken one by one as there is room.
        name: Says which piece has failed.
        jobs: How many at once; None means twice as many as there are processors, so that no node
            waits.

    Raises:
        ClusterError: A node refuses, or a piece fails again and again.
    """
    ray = import_module("ray")

    remote = ray.remote(num_cpus=1, max_retries=_RETRIES)(task)
    shared = ray.put(order)
    left = iter(pieces)
    flying: dict[object, tuple[Any, ...]] = {}
    try:
        while True:
            room = (jobs or 2 * processors()) - len(flying)
            for _, piece in zip(range(room), left, strict=False):
                flying[remote.remote(shared, *piece)] = piece
            if not flying:
                return
            (ready, *_), _ = ray.wait(list(flying), num_returns=1)
            piece = flying.pop(ready)
            yield piece, _fetch(ready, name(piece))
    finally:
        if ray.is_initialized():
            for one in flying:
                ray.cancel(one, force=True)


def _fetch(ready: object, name: str) -> dict[str, Any]:
    ray = import_module("ray")

    try:
        told: dict[str, Any] = json.loads(ray.get(ready))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ImportError) or "ModuleNotFoundError" in str(error):
            raise ClusterError(
                "a node of the cluster cannot import Cuboteca; install "
                f"cuboteca {__version__} on every node"
            ) from None
        raise
    except ray.exceptions.RayError as error:
        raise ClusterError(
            f"{name} failed on the cluster {_RETRIES + 1} times "
            f"({type(error).__name__}: {_first_line(error)}); what has been played is kept"
        ) from None
    if "refused" in told:
        raise ClusterError(told["refused"])
    return told


def refusal_of(wanted: Mapping[str, str], there: Mapping[str, str]) -> str:
    """Return why a node cannot take part, or nothing.

    Args:
        wanted: What has to be installed, by name.
        there: What is.
    """
    for name, one in wanted.items():
        if there.get(name) != one:
            return (
                f"node '{socket.gethostname()}' of the cluster has "
                f"{there.get(name, 'no ' + name)}, not {one}; install the same on every node"
            )
    return ""


def _play(jobs: int | None, what: Contest, entries: Iterable[Entry]) -> Results:
    order = (asdict(what), installed(what.bots))
    for _, told in answers(play_there, order, entries, lambda one: name_of(what, *one), jobs):
        yield read_result(told["line"])


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
    if refused := refusal_of(wanted, installed(what.bots)):
        return json.dumps({"refused": refused})
    try:
        return json.dumps({"line": play_one(what, pair, number).line()})
    except CubotecaError as error:
        return json.dumps({"refused": str(error)})


def installed(bots: Iterable[str] = ()) -> dict[str, str]:
    """Return what plays depend on, by name: Cuboteca and the packages of bots."""
    return {"cuboteca": f"cuboteca {__version__} ({_source()})", **origins_of(bots)}


@functools.cache
def _source() -> str:
    """Return eight characters that identify this source."""
    folder = Path(cuboteca.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:8]


__all__ = [
    "ClusterError",
    "MissingRayError",
    "answers",
    "installed",
    "joined",
    "need_ray",
    "play_there",
    "processors",
    "ray_cluster",
    "refusal_of",
]
