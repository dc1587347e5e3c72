"""Variants of a game's rules: options and figures of data files that take several values.

A sweep names an option, such as ``rounds``, or a figure in the data of one, such as
``board:planets.F.points``: the keys that lead to it, in each of which ``*`` stands for any letters.
Several sweeps make a grid, all combinations of their values.  Each variant is played with the same
chance as the usual rules and compared play by play.

Rules are not touched: what neither an option nor a data file says cannot be swept.
"""

from __future__ import annotations

import json
import tomllib
from fnmatch import fnmatchcase
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cuboteca.core.data_files import option_value, shortened
from cuboteca.core.engine import first_movers
from cuboteca.core.errors import OptionError
from cuboteca.lab.sequences import MISS
from cuboteca.lab.study_plan import Key, Plan, StudyError, Sweep, margin_of, ties_of, wins_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cuboteca.core.arrays import Float64Array
    from cuboteca.core.engine import Engine
    from cuboteca.core.game import Game, Option, Options, OptionValue
    from cuboteca.lab.study_plan import Study

#: The most variants of a grid.
MOST_VARIANTS = 500

#: What a study calls the rules that variants are compared with.
USUAL = "usual"

_FIGURE = ":"  # between an option and the keys of a figure


def sweep_of(
    game: Game, target: str, values: Sequence[object], labels: Sequence[str] = ()
) -> Sweep:
    """Return a checked sweep.

    Args:
        game: The game.
        target: An option, or a figure of its data.
        values: At least one: what the option may be, a path or the text of a file where it takes
            data; of a figure, a number, a truth value or a text.
        labels: How the values are called; by default, as they are written.

    Raises:
        StudyError: The target is no option or has no figures, or a value occurs twice.
        OptionError: There is no such option, or it cannot have a value.
    """
    name, colon, figure = target.partition(_FIGURE)
    option = game.meta.option(name)
    if colon and option.kind != "data":
        known = [one.name for one in game.meta.options if one.kind == "data"]
        raise StudyError(
            f"option '{name}' has no figures; "
            + (f"those with figures are: {', '.join(known)}" if known else "no option has any here")
        )
    if colon and not all(figure.split(".")):
        raise StudyError(
            f"'{target}' names no figure; write the keys that lead to it, such as "
            f"{name}{_FIGURE}TABLE.KEY"
        )
    if not values:
        raise StudyError(f"a sweep of '{target}' needs at least one value")
    read = [option_value(name, value) for value in values]
    checked = tuple(_scalar(one) if colon else option.parse(one) for one in read)
    if len(set(map(str, checked))) < len(checked):
        raise StudyError(f"a sweep of '{target}' has a value twice")
    called = labels or [
        f"FILE{number}" if "\n" in str(value) else str(value)
        for number, value in enumerate(values, 1)
    ]
    written = tuple(
        str(one).lower() if isinstance(one, bool) else str(label)
        for one, label in zip(checked, called, strict=True)
    )
    return Sweep(target, written, checked)


def _scalar(value: object) -> OptionValue:
    """Return a figure: a whole number, a truth value, or a text."""
    if isinstance(value, bool | int):
        return value
    text = str(value).strip()
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


class Variant(NamedTuple):
    """One point of the grid."""

    name: str  # "rounds=3,dna=true"
    parts: tuple[tuple[str, str], ...]  # of each sweep its target and the label of the value
    values: tuple[OptionValue, ...]


def grid_of(sweeps: Sequence[Sweep]) -> Iterator[Variant]:
    """Yield all combinations, whether or not the rules allow them."""
    for numbers in product(*(range(len(sweep.values)) for sweep in sweeps)):
        chosen = list(zip(sweeps, numbers, strict=True))
        parts = tuple((sweep.target, sweep.labels[number]) for sweep, number in chosen)
        yield Variant(
            ",".join(f"{target}={label}" for target, label in parts),
            parts,
            tuple(sweep.values[number] for sweep, number in chosen),
        )


class Settings(NamedTuple):
    """What a grid leads to."""

    options: dict[str, Options]  # by the name of each variant that can be played
    left_out: dict[str, str]  # of those that cannot: why


def settings_of(game: Game, asked: Study) -> Settings:
    """Return the options of each variant.

    One whose first state is that of the usual rules is no variant and is left away.

    Raises:
        StudyError: Nothing is swept, or a target twice, or too much, or no variant can be played.
    """
    targets = [sweep.target for sweep in asked.sweeps]
    if not targets:
        raise StudyError("variants need at least one sweep, of an option or of a figure")
    if len(set(targets)) < len(targets):
        raise StudyError("the same option or figure is swept twice; give all its values at once")
    many = prod(len(sweep.values) for sweep in asked.sweeps)
    if many > MOST_VARIANTS:
        raise StudyError(f"{many} variants are too many; a grid has at most {MOST_VARIANTS}")
    usual = _first(game, asked.options, asked.seats)
    found = Settings({}, {})
    for variant in grid_of(asked.sweeps):
        try:
            options = _changed(game, asked, variant)
            start = _first(game, options, asked.seats)
        except OptionError as error:
            found.left_out[variant.name] = str(error)
            continue
        if start != usual:
            found.options[variant.name] = options
    if found.options:
        return found
    for name, why in found.left_out.items():
        raise StudyError(f"variant {shortened(name)} cannot be played: {why}")
    raise StudyError("every variant begins exactly as the usual rules; sweep other values")


def _first(game: Game, options: Options, seat_count: int) -> bytes:
    return game.rules.layout.snapshot(game.rules.start(options, seat_count))


def _changed(game: Game, asked: Study, variant: Variant) -> Options:
    """Return the options of a variant: whole options first, then figures of their data."""
    options = dict(asked.options)
    changes = list(zip(variant.parts, variant.values, strict=True))
    for (target, _), value in changes:
        if _FIGURE not in target:
            options[target] = value
    texts: dict[str, str] = {}  # checked once all figures are changed: a deck must add up
    for (target, _), value in changes:
        name, colon, figure = target.partition(_FIGURE)
        if colon:
            text = texts.get(name) or _text_of(game, game.meta.option(name), str(options[name]))
            texts[name] = _with_figure(text, figure, value, name)
    for name, text in texts.items():
        options[name] = game.meta.option(name).parse(text)
    return options


def _text_of(game: Game, option: Option, value: str) -> str:
    """Return the text of an option's data: a file of somebody's own, or a shipped one."""
    if option.is_own(value):
        return value
    return (game.folder / "data" / f"{value}.toml").read_text("utf-8")


def _with_figure(text: str, figure: str, value: OptionValue, name: str) -> str:
    """Return a TOML text with a figure changed; comments are lost."""
    content = tomllib.loads(text)
    *before, last = figure.split(".")
    tables: list[dict[str, Any]] = [content]
    for key in before:
        tables = [
            inner
            for table in tables
            for found, inner in table.items()
            if fnmatchcase(found, key) and isinstance(inner, dict)
        ]
        if not tables:
            raise OptionError(f"option '{name}' has no table '{shortened(key)}' in its data")
    changed = 0
    for table in tables:
        # a key that is absent may have a usual value, so it is set; the game says if it is none
        keys = [found for found in table if fnmatchcase(found, last)]
        for key in keys or ([] if "*" in last else [last]):
            table[key] = value
            changed += 1
    if not changed:
        raise OptionError(f"option '{name}' has no figure '{shortened(figure)}' in its data")
    return "".join(_lines(content))


def _lines(content: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a TOML text, its tables last."""
    for key, value in content.items():
        if not isinstance(value, dict):
            yield f"{json.dumps(key)} = {_written(value)}\n"
    for key, value in content.items():
        if isinstance(value, dict):
            yield f"[{json.dumps(key)}]\n"
            yield from (f"{json.dumps(k)} = {_written(one)}\n" for k, one in value.items())


def _written(value: object) -> str:
    """Return a value as TOML writes it in a line; its texts are JSON's too."""
    match value:
        case dict():
            inside = (f"{json.dumps(key)} = {_written(one)}" for key, one in value.items())
            return "{ " + ", ".join(inside) + " }"
        case list():
            return "[" + ", ".join(_written(one) for one in value) + "]"
        case str() | bool():
            return json.dumps(value, ensure_ascii=False)
        case _:
            return str(value)


class Variants(Plan):
    """What each variant changes, play by play, and how it is in itself.

    Of each variant and the usual rules: the win of each place above an equal share (``place-1``,
    with intervals that hold for all places together), ``decisions``, the ``lead`` of the first over
    the second as a share of its points, and how often there is one winner (``decisive``).  The
    differences from the usual rules are ``first-change``, of the place that decides first, and
    ``decisions-change`` and so on.
    """

    def __init__(self, asked: Study) -> None:
        super().__init__(asked)
        if asked.seats < 2:
            raise StudyError("variants are compared among at least two seats")
        self.settings = settings_of(self.game, asked)
        names = (USUAL, *self.settings.options)
        places = [f"place-{place}" for place in range(1, asked.seats + 1)]
        self.keys = (
            *(
                Key(name, f"{measure}-change")
                for measure in ("first", *MEASURES)
                for name in names[1:]
            ),
            *(Key(name, place, miss=MISS / asked.seats) for place in places for name in names),
            *(
                Key(name, measure, is_share=measure == "decisive", compares=False)
                for measure in MEASURES
                for name in names
            ),
        )
        self.all_per_block = len(names)

    def play(self, engine: Engine, first: int, count: int, threads: int) -> Float64Array:
        """Return float64[keys, count]: see ``Plan.play``."""
        measured = np.array(
            [
                self._measured(engine, first, count, threads, options)
                for options in (self.options, *self.settings.options.values())
            ]
        )
        changes = measured[1:] - measured[:1]
        seats = self.asked.seats
        compared = [changes[:, 0], *(changes[:, seats + n] for n in range(len(MEASURES)))]
        return np.concatenate([*compared, *np.moveaxis(measured, 1, 0)])

    def _measured(
        self, engine: Engine, first: int, count: int, threads: int, options: Options
    ) -> Float64Array:
        """Return float64[seats + measures, count]."""
        seats, seed = self.asked.seats, self.asked.seed
        results = self.simulated(engine, first, count, threads, options)
        movers = first_movers(engine, options, seats, seed=seed, first_play=first, plays=count)
        order = (movers[:, None] + np.arange(seats)[None, :]) % seats
        wins = np.take_along_axis(wins_of(results) - 1 / seats, order, axis=1)
        margin, best = margin_of(results), results.points.max(axis=1)
        lead = margin / np.maximum(np.maximum(best, margin), 1)
        return np.array([*wins.T, results.decisions, lead, 1 - ties_of(results)], float)


#: What is measured of each variant, beside its places.
MEASURES = ("decisions", "lead", "decisive")


__all__ = [
    "MEASURES",
    "MOST_VARIANTS",
    "USUAL",
    "Settings",
    "Variant",
    "Variants",
    "grid_of",
    "settings_of",
    "sweep_of",
]
