"""Compiling rules: what is refused, what is kept from one run to the next, what is checked."""

from __future__ import annotations

import dis
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from inspect import isfunction
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
import pytest

from cuboteca.core import compiled
from cuboteca.core.compiled import (
    RuleError,
    Slot,
    by_stage,
    cache_folder,
    check_fields,
    interpreted,
    is_kept,
    is_rule,
    native,
    prune_cache,
    rule,
    watch_compiling,
)
from cuboteca.core.record import Int8, Record, Row, cells, layout_of
from tests.core.processes import Workshop, forking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.core.processes import Forks


@pytest.fixture(scope="module", autouse=True)
def cache_of_this_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile this file's rules afresh: what is loaded from a cache cannot be counted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUBOTECA_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def forks() -> Iterator[Forks]:
    with forking() as process:
        yield process


@pytest.fixture
def workshop(tmp_path: Path, forks: Forks) -> Workshop:
    return Workshop(tmp_path, forks)


# rules


class State(Record):
    """A state of this file's rules."""

    hand: Int8
    row: Annotated[Row, cells("i1", 3)]


LAYOUT = layout_of(State)


class Counter(Record):
    """A state that stands at a stage."""

    stage: Int8
    count: Int8


COUNTER = layout_of(Counter)


@rule
def count_up(counter: Counter, by: int) -> None:
    counter.count += by


@rule
def count_double(counter: Counter, by: int) -> None:
    counter.count += 2 * by


count = by_stage("count", {3: count_up, 5: count_double})


@rule
def count_once(counter: Counter) -> int:
    count(counter, 7)
    return counter.count


@rule
def plus(number: int, more: int) -> int:
    return number + more


@rule
def twice_plus(number: int) -> int:
    return plus(number, 1) + plus(number, 2) + plus(number, -300)


@rule
def of_fields(state: State) -> int:
    return plus(state.hand, 7) + plus(state.row[1], state.hand) + plus(2, 3)


@rule
def more(number: int) -> int:
    return number + 71


@rule
def calls_more(number: int) -> int:
    return more(number) + 1


@rule
def calls_more_too(number: int) -> int:
    return more(number) + 2


@rule
def ping(number: int) -> int:
    return pong(number)


@rule
def pong(number: int) -> int:
    return pang(number)


@rule
def pang(number: int) -> int:
    return ping(number)


@rule
def forever(number: int) -> int:
    return forever(number)


def unmarked(number: int) -> int:
    return number


@rule
def calls_unmarked(number: int) -> int:
    return unmarked(number)


@rule
def calls_nothing_known(number: int) -> int:
    return nowhere(number)  # type: ignore[name-defined,no-any-return]  # noqa: F821


@rule
def misspells(state: State) -> int:
    return state.hand + state.hnad  # type: ignore[attr-defined,no-any-return]


@rule
def misspells_beyond_help(state: State) -> int:
    return state.quagga  # type: ignore[attr-defined,no-any-return]


@rule
def calls_what_misspells(state: State) -> int:
    return misspells(state)


step: Slot[[int], int] = Slot("step")


@rule
def walk(number: int) -> int:
    return step(number) + step(number + 1)


@rule
def long_walk(number: int) -> int:
    return walk(number) + plus(number, 0)


@rule
def small_step(number: int) -> int:
    return number + 1


@rule
def big_step(number: int) -> int:
    return number * 10


def fast_form(number: int) -> int:
    return number + 1000


@rule(native=fast_form)
def slow_form(number: int) -> int:
    return number


@rule('"Draw" (p. 3); ruling: draw-late', native=fast_form)
def cited_form(number: int) -> int:
    """Return the number."""
    return number


@rule
def uses_two_forms(number: int) -> int:
    return slow_form(number)


def test_a_rule_stays_an_ordinary_function() -> None:
    assert plus(2, 3) == 5
    assert plus.__name__ == "plus"


def test_a_rule_says_which_paragraph_it_follows() -> None:
    assert cited_form(7) == 7
    assert is_rule(cited_form)
    assert cited_form.__doc__ == ('Return the number.\n\nRule: "Draw" (p. 3); ruling: draw-late.')


@pytest.mark.parametrize(("value", "marked"), [(plus, True), (unmarked, False), (7, False)])
def test_only_marked_functions_are_rules(value: object, *, marked: bool) -> None:
    assert is_rule(value) is marked


def test_the_rule_of_the_stage_is_called() -> None:
    counter = COUNTER.checked()
    for counter.stage in (3, 5, 3):
        count(counter, 2)

    assert counter.count == 8
    assert is_rule(count)
    assert count.__qualname__ == "count"


@pytest.mark.compiled
@pytest.mark.parametrize(("stage", "expected"), [(3, 8), (5, 15)])
def test_the_rule_of_the_stage_is_called_in_compiled_rules(stage: int, expected: int) -> None:
    counter = COUNTER.checked()
    counter.stage, counter.count = stage, 1

    assert native(count_once, layout=COUNTER)(COUNTER.pack(counter)[0]) == expected
    assert count_once(counter) == expected


# slots


def test_an_unbound_slot_refuses_to_run() -> None:
    with pytest.raises(RuleError, match="slot 'step' is unbound"):
        walk(1)


def test_a_slot_without_a_binding_is_refused() -> None:
    with pytest.raises(RuleError, match="no rule given for slot 'step'"):
        interpreted(long_walk)


@pytest.mark.compiled
def test_a_slot_without_a_binding_is_not_compiled() -> None:
    with pytest.raises(RuleError, match="no rule given for slot 'step'"):
        native(long_walk, {"stop": small_step})


@pytest.mark.parametrize(("binding", "far"), [(small_step, 18), (big_step, 115)])
def test_a_slot_is_filled_where_rules_reach_it(binding: Any, far: int) -> None:
    assert interpreted(long_walk, {"step": binding})(5) == far


@pytest.mark.compiled
@pytest.mark.parametrize(("binding", "far"), [(small_step, 18), (big_step, 115)])
def test_a_slot_is_filled_in_compiled_rules(binding: Any, far: int) -> None:
    assert native(long_walk, {"step": binding})(5) == interpreted(long_walk, {"step": binding})(5)
    assert native(long_walk, {"step": binding})(5) == {18: 18, 115: 115}[far]


def test_rules_that_reach_no_slot_are_not_copied() -> None:
    assert interpreted(twice_plus, {"step": small_step}) is twice_plus


def test_filling_a_slot_leaves_the_algorithm_alone() -> None:
    interpreted(long_walk, {"step": small_step})(1)

    with pytest.raises(RuleError, match="unbound"):
        long_walk(1)


# refusals


@pytest.mark.compiled
@pytest.mark.parametrize("first", [ping, pong, pang])
def test_a_circle_of_calls_is_refused_with_its_names(first: Any) -> None:
    with pytest.raises(RuleError, match="rules call each other in a circle: ") as caught:
        native(first)
    names = str(caught.value).split(": ")[1].split(";")[0].split(" -> ")

    assert names[0] == names[-1] == f"{__name__}.{first.__name__}"
    assert {name.rpartition(".")[2] for name in names} == {"ping", "pong", "pang"}


@pytest.mark.compiled
def test_a_rule_that_calls_itself_is_refused() -> None:
    with pytest.raises(RuleError, match=r"forever -> .*forever; make it a loop"):
        native(forever)


@pytest.mark.compiled
def test_a_function_that_is_no_rule_is_refused_by_name() -> None:
    with pytest.raises(RuleError, match=r"calls_unmarked calls .*\.unmarked, which is not marked"):
        native(calls_unmarked)


@pytest.mark.compiled
def test_only_rules_are_compiled() -> None:
    with pytest.raises(RuleError, match=r"unmarked is called from a rule but not marked"):
        native(unmarked)


@pytest.mark.compiled
def test_a_name_that_is_nowhere_is_refused() -> None:
    with pytest.raises(RuleError, match="calls_nothing_known uses 'nowhere'"):
        native(calls_nothing_known)


@pytest.mark.compiled
@pytest.mark.parametrize("outer", [misspells, calls_what_misspells])
def test_a_misspelt_field_is_refused_with_function_line_and_remedy(outer: Any) -> None:
    line = misspells.__code__.co_firstlineno + 2

    with pytest.raises(RuleError) as caught:
        native(outer, layout=LAYOUT)
    assert str(caught.value) == (
        f"{__name__}.misspells, line {line}: State has no field 'hnad'; did you mean 'hand'?"
    )


def test_a_field_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(RuleError, match=r"State has no field 'quagga'$"):
        check_fields(misspells_beyond_help, LAYOUT)


def test_the_fields_of_a_function_without_a_source_are_not_checked() -> None:
    names: dict[str, Any] = {}
    exec("def made(state: State) -> int:\n    return state.quagga", names)

    check_fields(names["made"], LAYOUT)


def test_fields_that_are_there_pass() -> None:
    check_fields(of_fields, LAYOUT)
    check_fields(plus, LAYOUT)


# compiling


@pytest.fixture
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    compiled._dispatcher.cache_clear()  # as in another process
    monkeypatch.setenv("CUBOTECA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def inner(function: Any, name: str) -> Any:
    """Return the compiled form of a rule that a compiled rule calls."""
    return function.py_func.__globals__[name]


@pytest.mark.compiled
def test_literals_do_not_multiply_compilations() -> None:
    function = native(twice_plus)

    assert function(10) == twice_plus(10) == -267
    assert len(inner(function, "plus").signatures) == 1


@pytest.mark.compiled
def test_fields_and_literals_share_one_compilation() -> None:
    checked = LAYOUT.checked()
    checked.hand, checked.row[1] = 100, 27
    function = native(of_fields, layout=LAYOUT)

    assert function(LAYOUT.pack(checked)[0]) == of_fields(checked) == 239
    assert len(inner(function, "plus").signatures) == 1


@pytest.mark.compiled
def test_small_fields_do_not_wrap_in_calls() -> None:
    """100 + 100 does not fit the field's 8 bits, but the sum of two arguments is wider."""
    checked = LAYOUT.checked()
    checked.hand = checked.row[1] = 100

    assert native(of_fields, layout=LAYOUT)(LAYOUT.pack(checked)[0]) == of_fields(checked) == 312


@pytest.mark.compiled
def test_a_rule_that_rules_call_is_no_code_of_its_own() -> None:
    function = native(twice_plus)
    function(10)
    (below,) = inner(function, "plus").overloads.values()

    assert below.library.get_pointer_to_function(below.fndesc.llvm_cpython_wrapper_name) == 0
    assert native(plus)(10, 7) == 17  # the same rule, called from here


@pytest.mark.compiled
def test_both_forms_of_a_rule_are_kept_apart(fresh_cache: Path) -> None:
    """A rule whose callers alone have been compiled has not been compiled for Python."""
    assert native(calls_more)(1) == 73
    form = native(more)
    assert not is_kept(form)
    assert form(1) == 72
    assert is_kept(form)
    assert fresh_cache.is_dir()


@pytest.mark.compiled
def test_a_new_caller_takes_a_called_rule_from_the_cache(fresh_cache: Path) -> None:
    native(calls_more)(1)
    compiled._dispatcher.cache_clear()  # as in another process
    caller = native(calls_more_too)

    assert caller(1) == 74
    assert sum(inner(caller, "more").stats.cache_hits.values()) == 1
    assert fresh_cache.is_dir()


@pytest.mark.compiled
def test_a_second_body_is_what_runs_compiled() -> None:
    assert slow_form(1) == uses_two_forms(1) == 1
    assert native(slow_form)(1) == native(uses_two_forms)(1) == 1001


@pytest.mark.compiled
def test_a_rule_is_compiled_once_for_all_who_ask() -> None:
    with ThreadPoolExecutor(8) as pool:
        forms = set(pool.map(lambda _: native(twice_plus), range(40)))

    assert len(forms) == 1


@pytest.mark.compiled
def test_an_inline_rule_is_one_that_callers_contain() -> None:
    def called(number: int) -> int:
        return number + 1

    forms: list[Any] = [native(rule(called)), native(rule(inline=True)(called))]

    assert [form.targetoptions["forceinline"] for form in forms] == [False, True]
    assert len({getattr(form, compiled._FOLDER) for form in forms}) == 2


def test_a_numba_without_our_hook_still_compiles() -> None:
    compiled._widen_integers(object())


@pytest.mark.compiled
def test_numbas_own_setting_is_left_as_it_was(fresh_cache: Path) -> None:
    numba: Any = pytest.importorskip("numba")
    before = numba.config.CACHE_DIR
    rule_of_its_own = rule(lambda number: number)
    native(rule_of_its_own)

    assert before == numba.config.CACHE_DIR
    assert not str(before).startswith(str(fresh_cache))


# from one run to the next

BELOW = """
    import numpy as np
    from enum import IntEnum
    from cuboteca.core.compiled import rule

    class Kind(IntEnum):
        ONE = 1

    FIGURE = 5
    TABLE = np.array([1, 2, 3])

    @rule
    def lowest(number, extra=40):
        return number + extra

    @rule
    def below(number):
        return lowest(number) + 100 * FIGURE + TABLE[2] * Kind.ONE
"""
ABOVE = """
    from cuboteca.core.compiled import rule
    from below import below

    @rule
    def above(number):
        return below(number) * 1000
"""
BY_MODULE = """
    import below
    from cuboteca.core.compiled import rule

    @rule
    def above(number):
        tables = 200 * below.FIGURE + below.TABLE[2] * below.Kind.ONE - 1003
        return (below.below(number) + tables) * 1000
"""
PROGRAM = """
    from cuboteca.core.compiled import native
    from above import above

    function = native(above)
    answer = function(1)
    assert answer == above(1)
    stats = function.stats
    print(answer, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""
FIRST = 544_000
EDITS = {
    "bytecode": ("number + extra", "number - extra", 464_000),
    "a constant in bytecode": ("100 * FIGURE", "200 * FIGURE", 1_044_000),
    "a default": ("extra=40", "extra=50", 554_000),
    "a figure": ("FIGURE = 5", "FIGURE = 6", 644_000),
    "a table": ("[1, 2, 3]", "[1, 2, 4]", 545_000),
    "an enumeration": ("ONE = 1", "ONE = 2", 547_000),
}


@pytest.fixture
def two_files(workshop: Workshop) -> Workshop:
    workshop.write("below", BELOW)
    workshop.write("above", ABOVE)
    return workshop


@pytest.mark.compiled
def test_a_second_run_compiles_nothing(two_files: Workshop) -> None:
    first = two_files.run_anew(PROGRAM)
    files = two_files.compiled_files()
    second = two_files.run_anew(PROGRAM)

    assert first == [str(FIRST), "0", "1"]
    assert second == [str(FIRST), "1", "0"]
    assert two_files.compiled_files() == files != {}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory, forks: Forks) -> dict[str, list[str]]:
    """Return what the program prints after each edit, all with the same cache."""
    workshop = Workshop(tmp_path_factory.mktemp("edits"), forks)
    workshop.write("above", ABOVE)
    printed = {}
    for name, (old, new, _) in ({"none": ("", "", FIRST)} | EDITS).items():
        workshop.write("below", BELOW.replace(old, new) if old else BELOW)
        printed[name] = workshop.run(PROGRAM)
    return printed


@pytest.mark.compiled
@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_in_one_file_recompiles_callers_in_another(
    answers: dict[str, list[str]], edit: str
) -> None:
    assert answers["none"] == [str(FIRST), "0", "1"]
    assert answers[edit] == [str(EDITS[edit][2]), "0", "1"]


@pytest.mark.compiled
def test_a_comment_in_one_file_recompiles_nothing_in_another(two_files: Workshop) -> None:
    two_files.run(PROGRAM)
    two_files.edit("below", "FIGURE = 5", "FIGURE = 5  # as printed")

    assert two_files.run(PROGRAM) == [str(FIRST), "1", "0"]


@pytest.mark.compiled
def test_a_rule_may_name_the_module_of_what_it_uses(workshop: Workshop) -> None:
    """Its rules are called compiled, and an edit of any figure recompiles the caller."""
    workshop.write("below", BELOW)
    workshop.write("above", BY_MODULE)
    printed = [workshop.run(PROGRAM), workshop.run(PROGRAM)]
    for edit in ("a figure", "a table", "an enumeration"):
        workshop.write("below", BELOW.replace(*EDITS[edit][:2]))
        printed.append(workshop.run(PROGRAM))

    assert printed == [
        [str(FIRST), "0", "1"],
        [str(FIRST), "1", "0"],
        ["844000", "0", "1"],
        ["546000", "0", "1"],
        ["550000", "0", "1"],
    ]


# A module of its own, of which a rule takes a rule and figures.
apart: Any = ModuleType("apart")
apart.plus, apart.FIGURE, apart.TABLE = plus, 5, np.array([10, 20])
TABLE = np.array([100, 200])


class Pair(NamedTuple):
    """Two figures, as rules hand them on."""

    first: int
    second: int


@rule
def by_module(number: int) -> int:
    pair = Pair(TABLE[1], number)
    return apart.plus(pair.first, pair.second) + apart.TABLE[0] + apart.FIGURE  # type: ignore[no-any-return]


@rule
def by_figures(number: int) -> int:
    return apart.FIGURE + apart.TABLE[1] + number  # type: ignore[no-any-return]


@rule
def by_a_function_within(number: int) -> int:
    def within(more: int) -> int:
        return apart.plus(more, apart.FIGURE) + TABLE[0]  # type: ignore[no-any-return]

    return within(number)


@pytest.mark.compiled
def test_what_is_taken_from_a_module_is_compiled_with_its_caller() -> None:
    assert native(by_module)(7) == by_module(7) == 200 + 7 + 10 + 5


@pytest.mark.compiled
def test_a_module_of_which_no_rule_is_taken_is_used_as_it_is() -> None:
    assert native(by_figures)(7) == by_figures(7) == 5 + 20 + 7


CHANGES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a figure of a module": lambda patch: patch.setattr(apart, "FIGURE", 6),
    "a rule of a module": lambda patch: patch.setattr(apart, "plus", small_step),
    "a table": lambda patch: patch.setitem(globals(), "TABLE", np.array([101, 201])),
}


@pytest.mark.parametrize("function", [by_module, by_a_function_within])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_part_makes_another_compiled_function(
    function: Any, change: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = native(function)
    assert native(function) is before

    change(monkeypatch)

    assert native(function) is not before


def test_a_function_of_a_module_that_is_no_rule_is_not_compiled(workshop: Workshop) -> None:
    workshop.write("below", BELOW.replace("@rule\n    def below", "def below"))
    workshop.write("above", BY_MODULE)

    with pytest.raises(
        AssertionError, match=r"above calls below\.below, which is not marked @rule"
    ):
        workshop.run(PROGRAM)


PAIR = """
    from __future__ import annotations

    from typing import NamedTuple
    from cuboteca.core.compiled import native, rule

    class Pair(NamedTuple):
        first: int
        second: int

    @rule
    def first_of(pair: Pair) -> int:
        return pair.first
"""
PAIR_PROGRAM = """
    from cuboteca.core.compiled import native
    from pair import Pair, first_of

    function = native(first_of)
    print(function(Pair(first=7, second=9)), sum(function.stats.cache_hits.values()))
"""
COUPLE = """
    from __future__ import annotations

    from typing import NamedTuple
    from cuboteca.core.compiled import rule
    from pair import Pair

    class Couple(NamedTuple):
        left: Pair
        right: Pair

    @rule
    def first_of_left(couple: Couple) -> int:
        return couple.left.first
"""
COUPLE_PROGRAM = """
    from cuboteca.core.compiled import native
    from couple import Couple, first_of_left
    from pair import Pair

    function = native(first_of_left)
    pair = Pair(first=7, second=9)
    print(function(Couple(pair, pair)), sum(function.stats.cache_hits.values()))
"""
TOP = """
    from cuboteca.core.compiled import rule
    from above import above

    @rule
    def top(number):
        return above(number)
"""


@pytest.mark.compiled
def test_a_named_tuple_whose_fields_change_places_is_compiled_anew(workshop: Workshop) -> None:
    workshop.write("pair", PAIR)
    answers = [workshop.run(PAIR_PROGRAM), workshop.run(PAIR_PROGRAM)]
    workshop.edit("pair", "first: int\n    second: int", "second: int\n    first: int")
    answers.append(workshop.run(PAIR_PROGRAM))

    assert answers == [["7", "0"], ["7", "1"], ["7", "0"]]


@pytest.mark.compiled
def test_so_is_one_whose_fields_hold_such_a_tuple(workshop: Workshop) -> None:
    workshop.write("pair", PAIR)
    workshop.write("couple", COUPLE)
    answers = [workshop.run(COUPLE_PROGRAM), workshop.run(COUPLE_PROGRAM)]
    workshop.edit("pair", "first: int\n    second: int", "second: int\n    first: int")
    answers.append(workshop.run(COUPLE_PROGRAM))

    assert answers == [["7", "0"], ["7", "1"], ["7", "0"]]


def test_a_rule_that_moves_to_another_module_recompiles_its_callers(two_files: Workshop) -> None:
    two_files.write("top", TOP)
    program = PROGRAM.replace("above", "top")
    two_files.run(program)
    (two_files.folder / "below.py").rename(two_files.folder / "beneath.py")
    two_files.edit("above", "from below", "from beneath")

    assert two_files.run(program) == [str(FIRST), "0", "1"]


NIM_ROLLOUT = """
    import logging
    import sys

    import numpy as np
    from cuboteca.core import batch
    from cuboteca.core.chance import seeded
    from cuboteca.core.engine import engine_of
    from tests.core.nim import NIM

    logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(name)s")
    engine = engine_of(NIM, "compiled")
    state = engine.start(NIM.options({}, 2), 2)
    rollout = engine.bound(batch.rollout)
    scratch = batch.scratch_of(NIM.rules, seeded(1))
    policies = np.zeros(2, np.int64)
    decisions = rollout(state, policies, batch.TO_THE_END, scratch, 0, batch.NO_EVENT)
    assert decisions > 1
    print(sum(rollout.stats.cache_hits.values()), sum(rollout.stats.cache_misses.values()))
"""


@pytest.mark.compiled
def test_a_generic_algorithm_is_compiled_once_for_a_game(workshop: Workshop) -> None:
    first = workshop.run_anew(NIM_ROLLOUT)
    files = workshop.compiled_files()
    second = workshop.run_anew(NIM_ROLLOUT)

    assert first == ["cuboteca.core", "0", "1"]  # the log says what it takes
    assert second == ["1", "0"]
    assert workshop.compiled_files() == files != {}


# bounds

REACHES = """
    from typing import Annotated
    from cuboteca.core.compiled import native, rule
    from cuboteca.core.record import Record, Row, cells, layout_of

    class State(Record):
        row: Annotated[Row, cells("i1", 3)]

    @rule
    def cell(state: State, index: int) -> int:
        return state.row[index]
"""
REACH = """
    import reaches
    from cuboteca.core.compiled import native
    layout = reaches.layout_of(reaches.State)
    function = native(reaches.cell, layout=layout)
    state = layout.pack(layout.checked())[0]
    try:
        print(function(state, {index}))
    except IndexError:
        print("refused")
"""


@pytest.mark.compiled
def test_a_bad_index_raises_where_bounds_are_checked(workshop: Workshop) -> None:
    """Also when the same rule has been compiled and cached without checks before."""
    workshop.write("reaches", REACHES)
    unchecked = workshop.run(REACH.format(index=2), CUBOTECA_BOUNDSCHECK="0")
    good = workshop.run(REACH.format(index=2), CUBOTECA_BOUNDSCHECK="1")
    bad = [workshop.run(REACH.format(index=i), CUBOTECA_BOUNDSCHECK="1") for i in (3, -1)]

    assert unchecked == good == ["0"]
    assert bad == [["refused"], ["refused"]]


@rule
def cell_of(row: Any, index: int) -> Any:
    return row[index]


@pytest.mark.compiled
def test_other_code_counts_from_the_end_as_ever() -> None:
    """Rules have no index below 0; whoever uses Numba beside us may."""
    numba: Any = import_module("numba")
    row = np.array([10, 20, 30])

    assert native(cell_of)(row, 1) == 20
    assert numba.njit(lambda cells, index: cells[index])(row, -1) == 30


REACHES_BELOW = """
    from reaches import State, cell
    from cuboteca.core.compiled import rule

    @rule
    def cell_after(state: State, index: int) -> int:
        return cell(state, index + 1)
"""


@pytest.mark.compiled
def test_so_does_one_in_a_rule_that_a_rule_calls(workshop: Workshop) -> None:
    """Fresh, from the cache, and where a new rule is made of a part from the cache."""
    workshop.write("reaches", REACHES)
    workshop.write("below", REACHES_BELOW)
    program = REACH.replace("import reaches", "import below, reaches").replace(
        "reaches.cell", "below.cell_after"
    )
    answers = [workshop.run(program.format(index=i), CUBOTECA_BOUNDSCHECK="1") for i in (2, 2, 1)]
    workshop.edit("below", "index + 1", "index + 2")
    answers.append(workshop.run(program.format(index=1), CUBOTECA_BOUNDSCHECK="1"))

    assert answers == [["refused"], ["refused"], ["0"], ["refused"]]


def names_by_dis(code: CodeType) -> dict[str, set[str]]:
    """Return the global names that a function uses, each with what it takes from it."""
    found: dict[str, set[str]] = {}
    before = ""
    for step in dis.get_instructions(code):
        if step.opname == "EXTENDED_ARG":  # a part of the next one
            continue
        if before and step.opname in {"LOAD_ATTR", "LOAD_METHOD"}:
            found[before].add(step.argval)
        before = ""
        if step.opname in {"LOAD_GLOBAL", "LOAD_NAME"}:
            before = step.argval
            found.setdefault(before, set())
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            for name, attributes in names_by_dis(constant).items():
                found.setdefault(name, set()).update(attributes)
    return found


def test_the_names_that_a_function_uses_are_those_that_python_says() -> None:
    """Also where there are so many that their numbers take two bytes."""
    lines = [f"    apart.far_{number} + near_{number}()" for number in range(300)]
    scope: dict[str, Any] = {}
    lines += ["    class Within:", "        far = near_1.far"]
    exec("def reads_much():\n" + "\n".join(lines), scope)
    functions = [scope["reads_much"], *filter(isfunction, vars(json).values())]
    functions += [
        value
        for name, module in [*sys.modules.items()]
        if name.startswith("cuboteca.")
        for value in vars(module).values()
        if isfunction(value)
    ]

    assert len(functions) > 100
    for function in functions:
        used = compiled._names_used(function.__code__)
        told = {name: set(attributes) for name, attributes in used.items()}

        assert told == names_by_dis(function.__code__), function


# without Numba

PLAIN = """
    import sys
    from cuboteca.bots.bot import context_of
    from cuboteca.bots.levels import make_bot
    from cuboteca.core.chance import seeded
    from cuboteca.core.play import Play, sampler_of
    from cuboteca.core.play_record import parse_record, record_of
    from cuboteca.core.replay import replay
    from cuboteca.games import all_games

    for game in all_games():
        play = Play(game, {}, game.meta.min_seats)
        rng = seeded(1)
        bots = [make_bot(level, 1) for level in ("random", "greedy")]
        while not play.is_over:
            play.draw_all(sampler_of(rng))
            if not play.is_over:
                seat = play.to_move
                play.act(seat, bots[seat % 2].choose(context_of(play, seat, rng)))
        replay(game, parse_record(record_of(play, ["Ada"] * play.seat_count).line()))
    print(sorted({"numba", "llvmlite"} & set(sys.modules)))
"""


def test_interpreted_play_never_imports_numba(workshop: Workshop) -> None:
    assert workshop.run_anew(PLAIN) == ["[]"]


# the folder of compiled code


def test_the_cache_is_where_the_setting_says(fresh_cache: Path) -> None:
    assert cache_folder() == fresh_cache


def test_without_a_setting_the_cache_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUBOTECA_CACHE", raising=False)

    assert cache_folder().name == "numba"
    assert cache_folder().parent.name == "cuboteca"


def test_pruning_removes_what_no_run_asked_for(fresh_cache: Path) -> None:
    old, new = fresh_cache / "old", fresh_cache / "new"
    old.mkdir(parents=True)
    new.mkdir()
    long_ago = time.time() - 31 * 86_400
    os.utime(old, (long_ago, long_ago))

    assert prune_cache() == 1
    assert sorted(fresh_cache.iterdir()) == [new]


def test_pruning_nothing_is_no_error(fresh_cache: Path) -> None:
    assert not fresh_cache.exists()
    assert prune_cache() == 0


def set_back(folders: list[Path], moment: float) -> None:
    for folder in folders:
        os.utime(folder, (moment, moment))


@pytest.mark.compiled
def test_a_run_keeps_what_it_uses_from_pruning(two_files: Workshop) -> None:
    two_files.run(PROGRAM)
    long_ago = time.time() - 31 * 86_400
    folders = list(two_files.cache.iterdir())
    set_back(folders, long_ago)
    two_files.run(PROGRAM)

    assert folders
    assert [f for f in folders if f.stat().st_mtime < long_ago + 86_400] == []


# what is said of it


@rule
def thrice(number: int) -> int:
    return 3 * number


def test_only_what_the_cache_lacks_is_told_as_compiling() -> None:
    told: list[str] = []
    for kept in (False, True, True):
        compiled._dispatcher.cache_clear()  # as in another process
        made = native(thrice)
        assert is_kept(made) is kept
        with watch_compiling(lambda: told.append("compiling")):
            assert [made(1), made(2)] == [3, 6]

    assert told == ["compiling"]


def test_other_compilations_are_not_told_again_or_by_other_threads(fresh_cache: Path) -> None:
    told: list[str] = []
    one: Callable[[int], int] = native(rule(lambda number: number + 53))
    other: Callable[[int], int] = native(rule(lambda number: number + 59))
    elsewhere: Callable[[int], int] = native(rule(lambda number: number + 61))
    with watch_compiling(lambda: told.append("compiling")):
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(elsewhere, 1).result() == 62
        assert told == []
        assert [one(1), other(1)] == [54, 60]

    assert told == ["compiling"]
    assert fresh_cache.is_dir()


def test_what_is_compiled_when_nobody_watches_is_not_told() -> None:
    told: list[str] = []
    with watch_compiling(lambda: told.append("compiling")):
        pass
    native(rule(lambda number: number + 41))(1)

    assert told == []
