"""Confine a process in which somebody else's bot will think.

A confined process reads Python, the installed packages and what it was given, writes to one folder,
and has no network.  It sees neither the files nor the memory of other processes, and cannot signal,
slow down or limit them.  What enforces this is Linux: Landlock guards files and signals, seccomp
refuses system calls.  ``gaps`` says what is missing where a system lacks them.

Only the calling thread and what it starts are confined, so this comes before anything that starts
threads, such as importing NumPy.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_PROCESS = "cuboteca.bots.confined_process"
_SIGNALS_SINCE = 6  # the version of Landlock from which it guards signals

#: What a process needs of the system, besides Python and packages.
_SYSTEM = (
    *("/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/localtime", "/etc/ssl/openssl.cnf"),
    *("/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/self", "/sys/devices/system/cpu"),
    *("/dev/urandom", "/dev/random", "/dev/zero"),
)

#: Refused: the network, other processes, rights of files, and the system as a whole.
_REFUSED = (
    *("socket", "connect", "bind", "listen", "accept", "accept4", "io_uring_setup"),
    *("ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp"),
    *("pidfd_open", "pidfd_getfd", "pidfd_send_signal", "setsid", "setpgid", "setpriority"),
    *("chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "fchownat", "lchown"),
    *("setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr"),
    *("mount", "umount2", "pivot_root", "chroot", "unshare", "setns", "open_by_handle_at"),
    *("bpf", "perf_event_open", "userfaultfd", "keyctl", "add_key", "request_key", "quotactl"),
    *("init_module", "finit_module", "kexec_load", "reboot", "swapon", "swapoff", "acct"),
    *("settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "sethostname"),
    *("shmget", "shmat", "shmctl", "msgget", "semget"),
)

#: Refused for any process but the calling one, whose number they take first, as 0.
_REFUSED_FOR_OTHERS = (
    *("prlimit64", "sched_setaffinity", "sched_setscheduler", "sched_setparam", "sched_setattr"),
    *("migrate_pages", "move_pages"),
)

#: What a process may be told by its environment; anything else may be a secret.
_ENVIRONMENT = (
    *("LANG", "LANGUAGE", "TZ", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH"),
    *("CUBOTECA_INTERPRETED", "CUBOTECA_BOUNDSCHECK", "OMP_NUM_THREADS", "NUMBA_NUM_THREADS"),
)


def gaps() -> tuple[str, ...]:
    """Return what this system cannot keep a confined process from, as ends of "it can ..."."""
    missing = []
    if not _landlock_version():
        missing.append("read this server's files (Linux prevents it from 5.13 on, with Landlock)")
    if _seccomp() is None:
        missing.append(
            "use the network (Linux prevents it with seccomp, by the library libseccomp)"
        )
    return tuple(missing)


@dataclass(frozen=True)
class Confinement:
    """Where and how bots from packages are confined.

    Attributes:
        folder: For a folder of each bot; made when needed.
        readable: Files and folders that they may read beside Python and packages.
    """

    folder: Path
    readable: tuple[Path, ...] = ()

    def folder_of(self, bot: str) -> Path:
        """Return the folder that a bot may write to; make it if it is not there."""
        found = self.folder / hashlib.sha256(bot.encode()).hexdigest()[:16]  # whatever its name is
        found.mkdir(0o700, parents=True, exist_ok=True)
        return found

    def command(self, bot: str) -> tuple[str, ...]:
        """Return the command of a process for a bot."""
        paths = (self.folder_of(bot), *self.readable)
        return (sys.executable, "-P", "-m", _PROCESS, *(str(path.absolute()) for path in paths))


def environment_for(folder: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process that may write to ``folder``.

    Args:
        folder: Its home, its temporary folder and its cache for compiled code.
        environment: Of the process that starts it; only what cannot be a secret is handed on.
    """
    known = {name: environment[name] for name in _ENVIRONMENT if name in environment}
    home = str(folder)
    return known | {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "HOME": home,
        "TMPDIR": home,
        "XDG_CACHE_HOME": home,
        "CUBOTECA_CACHE": str(folder / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def confine(folder: Path, readable: Iterable[Path] = ()) -> None:
    """Confine this process for the rest of its life, as far as the system can; see ``gaps``.

    Args:
        folder: Exists; everything below it may be read and written.
        readable: Files and folders that may be read too.

    Raises:
        RuntimeError: The process has several threads, of which only one would be confined.
    """
    threads = Path("/proc/self/task")
    if threads.is_dir() and len(list(threads.iterdir())) > 1:
        raise RuntimeError("a process with several threads cannot be confined")
    seccomp = _seccomp()  # looked for before files are out of reach
    version = _landlock_version()
    if version:
        _guard_files(folder, [*_python_folders(), *map(Path, _SYSTEM), *readable])
    if seccomp is not None:
        refused = _REFUSED if version >= _SIGNALS_SINCE else (*_REFUSED, "kill", "tkill")
        _refuse_calls(seccomp, refused)


def _python_folders() -> Iterator[Path]:
    """Yield where Python and packages are."""
    yield from map(Path, {sys.prefix, sys.base_prefix, sys.exec_prefix})
    yield from (Path(entry) for entry in sys.path if entry)


def _landlock_version() -> int:
    """Return the version of Landlock that this system has; 0 without it."""
    if sys.platform != "linux":
        return 0
    import landlockpy  # noqa: PLC0415  # Linux only

    return landlockpy.abi_version() if landlockpy.supported() else 0


def _guard_files(folder: Path, readable: Iterable[Path]) -> None:
    from landlockpy import AccessFS, Ruleset, Scope  # noqa: PLC0415  # Linux only

    reading = AccessFS.READ_FILE | AccessFS.READ_DIR | AccessFS.EXECUTE
    with Ruleset(scoped=Scope.ABSTRACT_UNIX_SOCKET | Scope.SIGNAL) as rules:
        for path in readable:
            if path.exists():
                rights = reading if path.is_dir() else reading & ~AccessFS.READ_DIR
                rules.allow_path(path, rights)
        rules.allow_path(os.devnull, AccessFS.READ_FILE | AccessFS.WRITE_FILE)
        special = AccessFS.MAKE_SOCK | AccessFS.MAKE_CHAR | AccessFS.MAKE_BLOCK | AccessFS.IOCTL_DEV
        rights = rules.handled_fs & ~(special | AccessFS.RESOLVE_UNIX)
        rules.allow_path(folder, rights)
        rules.restrict()


def _seccomp() -> Any:
    """Return the interface to libseccomp; None where there is none."""
    if sys.platform != "linux":
        return None
    try:
        import pyseccomp  # noqa: PLC0415  # Linux only
    except (ImportError, RuntimeError, OSError):  # the library is missing
        return None
    return pyseccomp


def _refuse_calls(seccomp: Any, names: Iterable[str]) -> None:
    refused = seccomp.ERRNO(errno.EPERM)
    others = seccomp.Arg(0, seccomp.NE, 0)
    calls = seccomp.SyscallFilter(seccomp.ALLOW)
    for name in names:
        _add(calls, refused, name)
    for name in _REFUSED_FOR_OTHERS:
        _add(calls, refused, name, others)
    calls.load()


def _add(calls: Any, action: int, name: str, *conditions: object) -> None:
    with contextlib.suppress(OSError, ValueError):  # an older libseccomp does not know every call
        calls.add_rule(action, name, *conditions)


__all__ = ["Confinement", "confine", "environment_for", "gaps"]
