"""How Numba is imported, in processes of their own."""

from __future__ import annotations

import gc
import subprocess
import sys
from types import ModuleType

import pytest

from cuboteca.core import loading

WITHOUT_LINEAR_ALGEBRA = """
import sys
from cuboteca.core.loading import load_numba
load_numba()
assert "numba.np.arraymath" in sys.modules
assert not [name for name in sys.modules if name.startswith("scipy.linalg")]
"""
MATRICES = """
from cuboteca.core.loading import load_numba
load_numba()
import numba, numpy as np
product = numba.njit(lambda a, b: a @ b)
assert (product(np.eye(3), np.ones((3, 2))) == 1).all()
"""
AS_IT_IS = """
import sys
import scipy.linalg.cython_blas as blas
from cuboteca.core.loading import load_numba
load_numba()
assert sys.modules["scipy.linalg.cython_blas"] is blas
"""
WITHOUT_SCIPY = """
import sys
sys.modules["scipy"] = None
from cuboteca.core.loading import load_numba
load_numba()
assert "scipy.linalg.cython_blas" not in sys.modules
"""


@pytest.mark.parametrize(
    "script",
    [WITHOUT_LINEAR_ALGEBRA, MATRICES, AS_IT_IS, WITHOUT_SCIPY],
    ids=["without linear algebra", "matrices all the same", "as it is", "without SciPy"],
)
def test_it_is_imported(script: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stderr


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, object]]:
    """Return, by names of imported modules, what could be imported at that time."""
    found: dict[str, dict[str, object]] = {}

    def import_module(name: str) -> None:
        found[name] = {one: sys.modules.get(one, "not yet") for one in ONES}

    monkeypatch.setattr(loading, "import_module", import_module)
    for name in ("numba", *ONES):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return found


ONES = (loading._BLAS, loading._COVERAGE)


def test_numba_sees_linear_algebra_and_no_coverage(imported: dict[str, dict[str, object]]) -> None:
    loading.load_numba.__wrapped__()

    assert list(imported) == ["numba", "numba.np.arraymath"]
    for seen in imported.values():
        assert isinstance(seen[loading._BLAS], ModuleType)
        assert seen[loading._COVERAGE] is None
    assert not set(ONES) & set(sys.modules)


def test_what_is_loaded_already_stays(
    imported: dict[str, dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = {name: ModuleType(name) for name in ONES}
    for name, module in there.items():
        monkeypatch.setitem(sys.modules, name, module)
    loading.load_numba.__wrapped__()

    assert list(imported.values()) == [there, there]
    assert all(sys.modules[name] is module for name, module in there.items())


def test_numba_is_imported_once(
    imported: dict[str, dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba", ModuleType("numba"))
    loading.load_numba.__wrapped__()

    assert imported == {}


@pytest.mark.parametrize("was_on", [True, False])
def test_collecting_goes_on_as_before(*, was_on: bool) -> None:
    before = gc.isenabled()
    try:
        gc.enable() if was_on else gc.disable()
        with loading.without_collecting():
            assert not gc.isenabled()
        assert gc.isenabled() == was_on
    finally:
        gc.enable() if before else gc.disable()
