"""Rules that only compiled rules call: what Numba makes of them before machine code.

Usually Numba makes everything of every function: wrappers by which Python and C call it, and
optimized machine code of it and of all that it calls.  All of that is thrown away for a rule that
other rules call, because the code of whoever is called from Python contains it anyway.  Such a rule
is a *part*: only LLVM's intermediate code is made of it and cached, and it is optimized together
with its callers, once.  That takes a third of the time, and LLVM sees the whole program instead of
pieces that it has given up to inline.

This uses private classes of Numba; ``pyproject.toml`` says of which versions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
from numba.core import codegen, compiler
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.runtime.nrt import rtsys

if TYPE_CHECKING:
    from collections.abc import Callable


class _Unloaded:
    """Stands for the engine of a library whose code is not loaded."""

    def set_env(self, name: str, env: object) -> None:
        """Do nothing: what would be set exists only in libraries of callers."""


class _PartLibrary(codegen.JITCodeLibrary):
    """The intermediate code of a rule and of all that it calls, neither optimized nor loaded."""

    @property
    def codegen(self) -> _Unloaded:
        return _Unloaded()

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            if library is not rtsys.library:  # callers have it already
                code = library._get_module_for_linking()  # noqa: SLF001  # as Numba's own does
                self._final_module.link_in(code, preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002  # none is loaded
        self._ensure_finalized()
        return 0

    def bitcode(self) -> bytes:
        code: bytes = self._get_module_for_linking().as_bitcode()
        return code

    def restore(self, bitcode: bytes) -> None:
        self._shared_module = self._final_module = llvm.parse_bitcode(bitcode)
        self._finalized = True


def _library(context: Any) -> _PartLibrary:
    return _PartLibrary(context.codegen(), "part")


class PartCompiler(compiler.Compiler):
    """Numba's compiler, up to intermediate code."""

    def __init__(self, typing: Any, target: Any, library: None, *rest: Any) -> None:  # noqa: ARG002
        super().__init__(typing, target, _library(target), *rest)


class _PartForm(CompileResultCacheImpl):
    """How a part is written to the cache, and read again."""

    def reduce(self, result: Any) -> tuple[Any, ...]:
        description = result.fndesc
        description.typemap = description.calltypes = None  # of use while it is compiled
        code = result.library.bitcode()
        return code, description, result.environment, result.signature

    def rebuild(self, context: Any, kept: tuple[Any, ...]) -> Any:
        code, description, environment, signature = kept
        library = _library(context)
        library.restore(code)
        return compiler.compile_result(
            target_context=context,
            typing_context=context.typing_context,
            library=library,
            environment=environment,
            entry_point=context.get_executable(library, description, environment),
            fndesc=description,
            type_annotation="",
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=[],
            referenced_envs=(),
        )


class _PartCache(FunctionCache):
    """Numba's cache, of parts."""

    _impl_class = _PartForm


def part_cache(function: Callable[..., object]) -> object:
    """Return the cache of a function that is compiled as a part."""
    return _PartCache(function)


__all__ = ["PartCompiler", "part_cache"]
