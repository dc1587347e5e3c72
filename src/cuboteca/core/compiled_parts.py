"""How Numba compiles rules, and what it makes of those that only compiled rules call.

*Indices are never below 0.*  Interpreted rules refuse such an index of a state, and compiled code
that checks its bounds refuses any.  So code that does not check need not ask whether to count from
the end, which Numba usually does before every access to an array.

*Parts.*  Usually Numba makes everything of every function: wrappers by which Python and C call it,
and optimized machine code of it and of all that it calls.  All of that is thrown away for a rule
that other rules call, because the code of whoever is called from Python contains it anyway.  Such a
rule is a *part*: only LLVM's intermediate code is made of it and cached, and it is optimized
together with its callers, once.  That takes a third of the time, and LLVM sees the whole program
instead of pieces that it has given up to inline.

This uses private classes of Numba; ``pyproject.toml`` says of which versions.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
from numba.core import codegen, compiler, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.runtime.nrt import rtsys
from numba.np import arrayobj

from cuboteca.core.loading import without_collecting

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


_AS_IT_IS = "cuboteca_index_as_it_is"  # attribute of a compilation: no index is below 0
_usual_index: Callable[..., object] = arrayobj.fix_integer_index


def _index(context: Any, builder: Any, kind: Any, index: object, size: object) -> object:
    """Return an index of an array: as it is in rules, elsewhere as Numba does."""
    if not getattr(context, _AS_IT_IS, False):
        return _usual_index(context, builder, kind, index, size)
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


arrayobj.fix_integer_index = _index


class RuleCompiler(compiler.Compiler):
    """Numba's compiler, to which an index is never below 0."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        usual = self.state.targetctx

        def lowering(**settings: object) -> Any:
            ours = usual.subtarget(**settings)
            setattr(ours, _AS_IT_IS, True)
            ours.subtarget = usual.subtarget  # for functions of Numba's own, which others may call
            return ours

        self.state.targetctx = copy(usual)
        self.state.targetctx.subtarget = lowering


class PartCompiler(RuleCompiler):
    """The same, up to intermediate code."""

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


class _Cache(FunctionCache):
    """Numba's cache; what is not in it is prepared before it is compiled.

    Args:
        function: What is kept.
        prepare: Gives the function what it calls.
    """

    def __init__(self, function: Callable[..., object], prepare: Callable[[], None]) -> None:
        super().__init__(function)
        self._prepare = prepare

    def load_overload(self, signature: Any, target: Any) -> Any:
        with without_collecting():
            found = super().load_overload(signature, target)
        if found is None:
            self._prepare()
        return found


class _PartCache(_Cache):
    """The same, of parts."""

    _impl_class: Any = _PartForm


def cache_of(function: Callable[..., object], *, part: bool, prepare: Callable[[], None]) -> object:
    """Return the cache of a function.

    Args:
        function: A copy of a rule.
        part: Whether it is compiled as a part.
        prepare: Gives the function what it calls, compiled; asked for only if it is to be compiled,
            as making all that a game's rules call takes a tenth of a second.
    """
    return (_PartCache if part else _Cache)(function, prepare)


__all__ = ["PartCompiler", "RuleCompiler", "cache_of"]
