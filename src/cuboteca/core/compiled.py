"""The only module that uses Numba, with ``core.compiled_parts`` and ``core.compiled_atomics``.

Rules are plain Python functions on a state record, marked with ``@rule``.  The decorator leaves the
function as it is, so interpreted rules, debuggers and coverage see ordinary Python, and importing a
game imports no Numba.  ``native(function)`` returns the compiled form: a copy of the function whose
global names of other rules, ``rule`` or ``module.rule``, are replaced by their compiled forms.
``@rule('"Title" (p. 4)')`` also says which paragraph of the rulebook a rule follows.

Generic algorithms (playouts, batch kernels, search) are rules as well.  Where they call a rule
that every game provides, they name a ``Slot``; ``native(function, bindings)`` and
``interpreted(function, bindings)`` fill the slots for one game.

Problems that this solves, so that authors of rules need not think about them:

* *Stale or never-hit caches.*  Each compiled function is cached per user in a folder named after a
  digest of its module, its bytecode and everything it reaches: rules, tables, enumerations,
  bindings, Numba's version.  An edit anywhere below recompiles exactly what depends on it.
* *Call cycles*, which crash a cached program on its second run, are refused with the cycle's names.
* *Misspelt fields* are refused with function and line before Numba sees them.
* *Calls of unmarked Python functions* are refused by name.
* *One compilation per literal argument*: integer arguments are widened to int64 first.
* *Bad indices*, those below 0 as well: ``CUBOTECA_BOUNDSCHECK=1`` compiles a checked variant
  (cached separately), and interpreted rules refuse them in states.
"""

from __future__ import annotations

import ast
import builtins
import dis
import functools
import hashlib
import inspect
import os
import sys
import textwrap
import threading
import time
import types
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum, EnumMeta
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    ParamSpec,
    Protocol,
    TypeVar,
    TypeVarTuple,
    cast,
    overload,
)

import numpy as np
import platformdirs

from cuboteca.core.citations import cites
from cuboteca.core.errors import CubotecaError
from cuboteca.core.loading import load_numba, without_collecting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from cuboteca.core.record import Layout

    #: The rules that fill slots, by the slots' names.
    Bindings = Mapping[str, Callable[..., object]]

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)
F = TypeVar("F", bound="Callable[..., object]")


_MARK = "__cuboteca_rule__"
_INLINE = "__cuboteca_inline__"
_INSTRUCTION = "__cuboteca_instruction__"
_FOLDER = "__cuboteca_folder__"  # attribute of a compiled function: its cache folder
_COMPILE_EVENT = "numba:compile"  # starts if Numba's cache has nothing
_lock = threading.RLock()


class RuleError(CubotecaError):
    """A rule function cannot be compiled; the message says which and why."""


class Slot(Generic[P, R_co]):
    """A rule that a generic algorithm calls and each game provides.

    ``core.slots`` has those of the contract.

    Args:
        name: The key of ``bindings`` that fills it.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: P.args, **__: P.kwargs) -> R_co:
        """Raise: an unbound slot has no behaviour."""
        raise RuleError(
            f"slot '{self.name}' is unbound: get the algorithm with native() or "
            "interpreted() and the bindings of a game"
        )


@overload
def rule(function: F, /) -> F: ...
@overload
def rule(
    citation: str = "", /, *, native: Callable[..., object] | None = None, inline: bool = False
) -> Callable[[F], F]: ...
def rule(
    function: F | str = "",
    /,
    *,
    native: Callable[..., object] | None = None,
    inline: bool = False,
) -> F | Callable[[F], F]:
    """Mark a function as a rule: callable from other rules, interpreted and compiled.

    Args:
        function: The function; or a citation of the rulebook, see ``citations.cites``.
        native: A second body for compiled code, for the rare function that needs different
            types there; a test must show that both agree.
        inline: Whether compiled callers always contain its code.  A call passes seven numbers for
            each array, which takes as long as what a small function in an inner loop does.
    """

    def mark(marked: F) -> F:
        setattr(marked, _MARK, native or marked)
        setattr(native or marked, _INLINE, inline)
        return cites(function)(marked) if isinstance(function, str) and function else marked

    return mark if isinstance(function, str) else mark(function)


def instruction(function: F) -> F:
    """Mark a function that rules may call; compiled, it is one of ``core.compiled_atomics``."""
    setattr(function, _INSTRUCTION, True)
    return function


class Staged(Protocol):
    """A state that says at which stage of the play it stands."""

    stage: int


Staged_contra = TypeVar("Staged_contra", bound=Staged, contravariant=True)
Ts = TypeVarTuple("Ts")


def by_stage(
    name: str, rules: Mapping[int, Callable[[Staged_contra, *Ts], R_co]]
) -> Callable[[Staged_contra, *Ts], R_co]:
    """Return the rule that calls the rule of a state's stage, with the same arguments.

    Compiled, it is a chain of comparisons, which LLVM turns into a jump; the last rule stands for
    all stages that have none, so it must only be called at stages that have one.

    Args:
        name: What it is called in errors.
        rules: By stage, all with the same arguments.
    """
    by_number = {int(stage): called for stage, called in rules.items()}
    numbers = list(by_number)
    arguments = ", ".join(inspect.signature(by_number[numbers[0]]).parameters)
    lines = [f"    if stage == {number}: return rule_{number}({arguments})" for number in numbers]
    lines[-1] = f"    return rule_{numbers[-1]}({arguments})"
    state, _, _ = arguments.partition(",")
    source = [f"def chain({arguments}):", f"    stage = {state}.stage", *lines]
    namespace: dict[str, Any] = {f"rule_{number}": by_number[number] for number in numbers}
    namespace["__name__"] = __name__
    exec(compile("\n".join(source), __file__, "exec"), namespace)  # noqa: S102  # its own source

    @rule(native=namespace["chain"])
    def staged(state: Staged_contra, *args: *Ts) -> R_co:
        return by_number[state.stage](state, *args)

    staged.__qualname__ = name
    return staged


def is_rule(value: object) -> bool:
    """Return whether ``value`` is a function marked with ``@rule``."""
    return hasattr(value, _MARK)


class Maker(Protocol):
    """Turns a rule into a function with the same signature that runs in one mode."""

    def __call__(self, function: F, /) -> F:
        """Return the function to call."""
        ...


def interpreted(function: F, bindings: Bindings | None = None) -> F:
    """Return ``function`` with its slots filled, running as ordinary Python."""
    return _Binder(bindings or {}).bind(function)


def binder(bindings: Bindings) -> Maker:
    """Return ``interpreted`` with these bindings, for several functions."""

    def bind(function: F) -> F:
        return interpreted(function, bindings)

    return bind


def native(function: F, bindings: Bindings | None = None, layout: Layout | None = None) -> F:
    """Return the compiled form of ``function``, which is compiled at its first call.

    Args:
        function: A rule.
        bindings: What fills the slots it reaches.
        layout: If given, fields used on states are checked against it.

    Raises:
        RuleError: The rule cannot be compiled.
    """
    return compiler(bindings, layout)(function)


def compiler(bindings: Bindings | None = None, layout: Layout | None = None) -> Maker:
    """Return ``native`` for several functions; what they share is analysed only once."""
    shared = _Compiler(bindings or {}, layout)

    def compile_one(function: F) -> F:
        with without_collecting():
            with _lock:
                form = shared.form(_python(function))
            return cast("F", form.made())

    return compile_one


def is_kept(compiled: Callable[..., object]) -> bool:
    """Return whether what ``native`` returned has been compiled before, here or by another process.

    If not, its first call compiles it, which may take up to a minute.
    """
    folder: Path = getattr(compiled, _FOLDER)
    return any(folder.rglob("*.nbi"))  # Numba's index of one function


@contextmanager
def watch_compiling(begun: Callable[[], None]) -> Iterator[None]:
    """Call ``begun`` once if anything is compiled within the block; the cache does not count.

    Only the calling thread is watched.
    """
    load_numba()
    from numba.core import event as events

    here = threading.get_ident()

    class Watcher(events.Listener):
        seen = False

        def on_start(self, event: events.Event) -> None:  # noqa: ARG002  # of whichever function
            if not self.seen and threading.get_ident() == here:
                self.seen = True
                begun()

        def on_end(self, event: events.Event) -> None:
            pass

    watcher = Watcher()
    events.register(_COMPILE_EVENT, watcher)
    try:
        yield
    finally:
        events.unregister(_COMPILE_EVENT, watcher)


def bounds_checked() -> bool:
    """Return whether compiled rules check their indices (``CUBOTECA_BOUNDSCHECK=1``)."""
    return os.environ.get("CUBOTECA_BOUNDSCHECK", "") == "1"


def cache_folder() -> Path:
    """Return the folder for compiled code: ``CUBOTECA_CACHE``, else the user's cache folder."""
    return _chosen_folder(os.environ.get("CUBOTECA_CACHE"))


@functools.lru_cache(1)  # it is asked for hundreds of times at a start
def _chosen_folder(chosen: str | None) -> Path:
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("cuboteca")) / "numba"


def prune_cache(days: float = 30) -> int:
    """Remove compiled code not used for ``days`` days; return how many functions were removed."""
    import shutil

    oldest = time.time() - days * 86_400
    folder = cache_folder()
    stale = [f for f in folder.iterdir() if f.stat().st_mtime < oldest] if folder.is_dir() else []
    for entry in stale:
        shutil.rmtree(entry, ignore_errors=True)
    return len(stale)


class _Binder:
    """Fills slots for interpreted use: copies only the functions that reach a slot."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._bound: dict[object, object] = {}

    def bind(self, function: F) -> F:
        if function not in self._bound:
            python = _python(function)
            replaced = {
                name: new
                for name, value in _globals_used(python)
                if (new := self._replacement(value)) is not value
            }
            self._bound[function] = _copy(python, replaced) if replaced else function
        return cast("F", self._bound[function])

    def _replacement(self, value: object) -> object:
        if isinstance(value, Slot):
            value = _filled(value, self._bindings)
        return self.bind(value) if is_rule(value) and callable(value) else value


@dataclass(frozen=True)
class _Form:
    """A rule as it is to be compiled.  Nothing is made of it before something calls it.

    Attributes:
        body: The rule, a function; of that type, editors would take it for a method.
        digest: Of it and of all that it reaches.
        part: Whether only compiled rules will call it (``core.compiled_parts``).
        replaced: What stands for its globals when it is compiled.
    """

    body: Any
    digest: str
    part: bool
    replaced: tuple[tuple[str, _Form | _Namespace | _Instruction], ...] = field(compare=False)

    def made(self) -> Callable[..., object]:
        """Return the compiled form."""
        load_numba()
        from numba.core.compiler_lock import global_compiler_lock

        with global_compiler_lock:  # which Numba holds as well while it compiles and asks for parts
            return _dispatcher(self)


@dataclass(frozen=True)
class _Namespace:
    """A module whose rules are to be compiled."""

    module: types.ModuleType
    forms: tuple[tuple[str, _Form], ...]

    def made(self) -> types.ModuleType:
        """Return the module with the compiled forms."""
        return _with_compiled(self.module, tuple((name, one.made()) for name, one in self.forms))


@dataclass(frozen=True)
class _Instruction:
    """An instruction of the processor."""

    name: str

    def made(self) -> Callable[..., object]:
        """Return what Numba takes for it."""
        from cuboteca.core import compiled_atomics

        found: Callable[..., object] = getattr(compiled_atomics, self.name)
        return found


class _Compiler:
    """Walks the rules that a function reaches, digests them and hands them to Numba."""

    def __init__(self, bindings: Bindings, layout: Layout | None) -> None:
        self._bindings = bindings
        self._layout = layout
        self._path: list[str] = []
        self._done: dict[tuple[object, bool], _Form] = {}

    def form(self, function: types.FunctionType) -> _Form:
        """Return a rule, which Python calls, as it is to be compiled."""
        self._path.clear()  # it may hold the path to a function that was refused
        return self._form(function)

    def _form(self, function: types.FunctionType, *, part: bool = False) -> _Form:
        """Return a rule as it is to be compiled.

        Args:
            function: The rule.
            part: Whether only compiled rules will call the form (``core.compiled_parts``).
        """
        body: types.FunctionType | None = getattr(function, _MARK, None)
        if body is None:
            raise RuleError(f"{_name(function)} is called from a rule but not marked with @rule")
        if (function, part) in self._done:
            return self._done[function, part]
        if _name(function) in self._path:
            cycle = " -> ".join([*self._path[self._path.index(_name(function)) :], _name(function)])
            raise RuleError(f"rules call each other in a circle: {cycle}; make it a loop")
        self._path.append(_name(function))
        replaced, digest = self._reach(body)
        self._path.pop()
        # a cached function was checked before; reading sources would take half of a warm start
        folder = _folder_of(digest, part=part)
        if self._layout is not None and not folder.is_dir():
            check_fields(body, self._layout)
        with suppress(FileNotFoundError):  # a process may prune what has not been used for long
            os.utime(folder)
        form = _Form(body, digest, part, tuple(replaced.items()))
        self._done[function, part] = form
        return form

    def _reach(
        self, body: types.FunctionType
    ) -> tuple[dict[str, _Form | _Namespace | _Instruction], str]:
        replaced: dict[str, _Form | _Namespace | _Instruction] = {}
        # cached code imports the module by name, so code that has moved counts as changed
        digest = hashlib.sha256(f"{_environment()} {body.__module__}".encode())
        if _is_inline(body):
            digest.update(_INLINE.encode())
        _digest_code(digest, body.__code__)
        digest.update(repr(body.__defaults__).encode())
        if self._layout is not None and _states_of(body, self._layout):
            digest.update(repr(list(self._layout.fields)).encode())
        for fields in _tuple_fields(body):  # Numba distinguishes named tuples only by their class
            digest.update(repr(fields).encode())
        for name, value in _globals_used(body):
            target = _filled(value, self._bindings) if isinstance(value, Slot) else value
            if isinstance(target, types.ModuleType):
                replaced[name], below = self._namespace(body, name, target)
                digest.update(f"{name}={below}".encode())
            elif is_rule(target):
                form = self._form(_python(target), part=True)
                replaced[name] = form
                digest.update(f"{name}={form.digest}".encode())
            elif hasattr(target, _INSTRUCTION):
                replaced[name] = _Instruction(_python(target).__name__)
                digest.update(name.encode() + _instructions_digest())
            else:
                _refuse_unmarked(body, target)
                digest.update(name.encode() + _constant_bytes(target))
        return replaced, digest.hexdigest()

    def _namespace(
        self, body: types.FunctionType, name: str, module: types.ModuleType
    ) -> tuple[_Namespace, str]:
        """Return ``module`` with the rules that ``body`` calls by it, and a digest."""
        forms = []
        digest = hashlib.sha256(module.__name__.encode())
        for attribute in _names_used(body.__code__).get(name, ()):
            value = getattr(module, attribute, None)
            _refuse_unmarked(body, value)
            if is_rule(value):
                form = self._form(_python(value), part=True)
                forms.append((attribute, form))
                digest.update(f"{attribute}={form.digest}".encode())
            elif isinstance(value, int | float | tuple | np.ndarray | EnumMeta):
                digest.update(attribute.encode() + _constant_bytes(value))
        return _Namespace(module, tuple(forms)), digest.hexdigest()


@functools.cache
def _dispatcher(form: _Form) -> Callable[..., object]:
    import numba
    from numba.core import config

    from cuboteca.core.compiled_parts import PartCompiler, RuleCompiler, cache_of

    body: types.FunctionType = form.body
    part = form.part
    copy = _copy(body)
    copy.__qualname__ = f"{body.__qualname__}_{form.digest[:12]}"
    folder = _folder_of(form.digest, part=part)
    settings = config.__dict__
    jit = cast("Callable[..., Callable[[object], object]]", numba.njit)  # its hints lack options
    before = settings["CACHE_DIR"]

    def prepare() -> None:
        copy.__globals__.update({name: one.made() for name, one in form.replaced})

    settings["CACHE_DIR"] = str(folder)
    try:
        compiled: Any = jit(
            nogil=True,
            error_model="numpy",
            boundscheck=bounds_checked(),
            forceinline=_is_inline(body),
            _nrt=False,  # rules own no memory; with it, each call would count references
            no_cfunc_wrapper=True,  # nobody calls a rule from C
            pipeline_class=PartCompiler if part else RuleCompiler,
            no_cpython_wrapper=part,
        )(copy)
        # Numba offers no other way
        compiled._cache = cache_of(copy, part=part, prepare=prepare)  # noqa: SLF001
    finally:
        settings["CACHE_DIR"] = before
    setattr(compiled, _FOLDER, folder)
    _widen_integers(compiled)
    return cast("Callable[..., object]", compiled)


@functools.cache  # the same object for the same rules, as ``_dispatcher`` asks for it
def _with_compiled(
    module: types.ModuleType, compiled: tuple[tuple[str, object], ...]
) -> types.ModuleType:
    if not compiled:
        return module
    namespace = types.ModuleType(module.__name__)
    vars(namespace).update(vars(module) | dict(compiled))
    return namespace


def _refuse_unmarked(body: types.FunctionType, used: object) -> None:
    if isinstance(used, types.FunctionType) and not is_rule(used):
        raise RuleError(f"{_name(body)} calls {_name(used)}, which is not marked @rule")


def _widen_integers(dispatcher: object) -> None:
    """Make one compilation serve all integer and literal arguments of calls between rules.

    Numba's hook is private; in a version without it, rules are only compiled more often.
    """
    original = getattr(dispatcher, "get_call_template", None)
    if original is None:
        return
    from numba.core import types as nb

    def widened(value: nb.Type) -> nb.Type:
        plain = nb.unliteral(value)
        return nb.int64 if isinstance(plain, nb.Integer) and plain != nb.uint64 else plain

    def get_call_template(args: Iterable[nb.Type], kws: Mapping[str, nb.Type]) -> object:
        return original(tuple(widened(a) for a in args), {k: widened(v) for k, v in kws.items()})

    setattr(dispatcher, "get_call_template", get_call_template)  # noqa: B010  # untyped


@functools.cache  # many algorithms reach the same rules
def check_fields(function: types.FunctionType, layout: Layout) -> None:
    """Check that every field a function uses on a state exists.

    Arguments annotated with the declaring class's name are states.

    Raises:
        RuleError: A field does not exist; names the function, the line and the nearest field.
    """
    import difflib

    states = _states_of(function, layout)
    if not states:
        return
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:
        return
    for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in states
            and node.attr not in layout.fields
        ):
            near = difflib.get_close_matches(node.attr, layout.fields, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise RuleError(
                f"{_name(function)}, line {first + node.lineno - 1}: {layout.name} "
                f"has no field '{node.attr}'{hint}"
            )


def _states_of(function: types.FunctionType, layout: Layout) -> set[str]:
    """Return the names of the arguments that are states."""
    return {name for name, hint in function.__annotations__.items() if str(hint) == layout.name}


def _tuple_fields(function: types.FunctionType) -> Iterator[tuple[str, ...]]:
    """Yield the fields of each argument that is a named tuple, and of the named tuples in it."""
    for hint in function.__annotations__.values():
        yield from _fields_within(hint, function.__globals__)


def _fields_within(hint: object, names: Mapping[str, object]) -> Iterator[tuple[str, ...]]:
    name: object = getattr(hint, "__forward_arg__", hint)  # as a named tuple keeps its hints
    declared = names.get(name) if isinstance(name, str) else name
    fields: tuple[str, ...] | None = getattr(declared, "_fields", None)
    if isinstance(declared, type) and fields is not None:
        yield fields
        for inner in declared.__annotations__.values():
            yield from _fields_within(inner, vars(sys.modules[declared.__module__]))


def _is_inline(body: types.FunctionType) -> bool:
    return bool(getattr(body, _INLINE))


def _folder_of(digest: str, *, part: bool) -> Path:
    return cache_folder() / f"{digest[:24]}{'-part' if part else ''}"


def _copy(
    function: types.FunctionType, replaced: Mapping[str, object] | None = None
) -> types.FunctionType:
    copy = types.FunctionType(
        function.__code__,
        {**function.__globals__, **(replaced or {})},
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__qualname__ = function.__qualname__
    copy.__annotations__ = function.__annotations__
    return copy


def _python(value: object) -> types.FunctionType:
    """Return a marked rule as the Python function that it is."""
    return cast("types.FunctionType", value)


def _filled(slot: Slot[..., object], bindings: Bindings) -> Callable[..., object]:
    if slot.name not in bindings:
        raise RuleError(f"no rule given for slot '{slot.name}'")
    return bindings[slot.name]


def _name(function: types.FunctionType | type) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _globals_used(function: types.FunctionType) -> Iterator[tuple[str, object]]:
    for name in _names_used(function.__code__):
        if name in function.__globals__:
            yield name, function.__globals__[name]
        elif not hasattr(builtins, name):
            raise RuleError(f"{_name(function)} uses '{name}', which its module does not define")


@functools.cache  # many algorithms reach the same rules
def _names_used(code: types.CodeType) -> Mapping[str, tuple[str, ...]]:
    """Return the global names that a function uses, each with what it takes from that module."""
    found: dict[str, dict[str, None]] = {}
    before = ""
    for operation, number in _steps(code.co_code):
        if operation in _ATTRIBUTE and before:
            found[before][code.co_names[number >> _ATTRIBUTE[operation]]] = None
        before = ""
        if operation in _NAME:
            before = code.co_names[number >> _NAME[operation]]
            found.setdefault(before, {})
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            for name, attributes in _names_used(constant).items():
                found.setdefault(name, {}).update(dict.fromkeys(attributes))
    return {name: tuple(attributes) for name, attributes in found.items()}


_LONG, _CACHE = dis.opmap["EXTENDED_ARG"], dis.opmap["CACHE"]
#: What reads a global name, and how far the number of the name is shifted there.
_NAME = {dis.opmap["LOAD_GLOBAL"]: 1, dis.opmap["LOAD_NAME"]: 0}
#: The same of what reads an attribute.
_ATTRIBUTE = (
    {dis.opmap["LOAD_ATTR"]: 1}
    if sys.version_info >= (3, 12)
    else {dis.opmap["LOAD_ATTR"]: 0, dis.opmap["LOAD_METHOD"]: 0}
)


def _steps(code: bytes) -> Iterator[tuple[int, int]]:
    """Yield the operations of bytecode with their numbers.

    ``dis`` says much more of each, which takes half of the time in which rules are digested.
    """
    high = 0
    for operation, low in zip(code[::2], code[1::2], strict=True):
        if operation == _LONG:
            high = (high | low) << 8
        elif operation != _CACHE:
            yield operation, high | low
            high = 0


def _digest_code(digest: hashlib._Hash, code: types.CodeType) -> None:
    digest.update(code.co_code)
    digest.update(repr((code.co_names, code.co_varnames, code.co_freevars)).encode())
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            _digest_code(digest, constant)
        else:
            digest.update(repr(constant).encode())


def _constant_bytes(value: object) -> bytes:
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}".encode() + value.tobytes()
    if isinstance(value, EnumMeta):
        members = cast("list[Enum]", list(value))
        return repr([(member.name, member.value) for member in members]).encode()
    if isinstance(value, type):
        return _name(value).encode()
    return repr(value).encode()


@functools.cache
def _instructions_digest() -> bytes:
    """Return a digest of what makes instructions: they are few, and helpers make them together."""
    return hashlib.sha256(Path(__file__).with_name("compiled_atomics.py").read_bytes()).digest()


@functools.cache
def _environment() -> str:
    load_numba()
    import numba

    versions = f"{sys.version_info[:2]} {numba.__version__} {np.__version__}"
    return f"{versions} {bounds_checked()} -nrt parts indices>=0"


__all__ = [
    "F",
    "Maker",
    "P",
    "R_co",
    "RuleError",
    "Slot",
    "Staged",
    "Staged_contra",
    "Ts",
    "binder",
    "bounds_checked",
    "by_stage",
    "cache_folder",
    "check_fields",
    "compiler",
    "instruction",
    "interpreted",
    "is_kept",
    "is_rule",
    "native",
    "prune_cache",
    "rule",
    "watch_compiling",
]
