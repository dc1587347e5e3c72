"""Kinds of decisions by which ``habits.py`` groups those of a game, and facts of its search.

A kind is named by what was done and what would have been best; ``habit-NAME-title`` in the texts of
the game says it in words.  A fact is how often the search does something where it may, in percent.
"""

from __future__ import annotations

import re
from statistics import fmean
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.words import Choice

    #: A decision of which the first choice was another: "taken" and "best" in English, "kind" with
    #: the keys of both.
    Row: TypeAlias = dict[str, Any]
    #: Decisions: their choices by text, and the text of the best one.
    Moments: TypeAlias = list[tuple[dict[str, Choice], str]]


def _kind_in_cubosaurs(row: Row) -> str:
    """Return the kind of a decision that was not the best."""
    taken, best = row["taken"], row["best"]
    if taken.startswith("Refuse") and best.startswith("Refuse"):
        return "wrong-card"
    refuses = taken.startswith("Refuse")
    cards = (best if refuses else taken).count(",") + 1  # of the hand: what keeps it names them
    size = "one" if cards == 1 else "few" if cards < MANY else "many"
    return f"{'refused' if refuses else 'kept'}-{size}"


def _kind_in_sukkube(row: Row) -> str:
    """Return the kind of a decision, see above."""
    taken, best = row["taken"], row["best"]
    if "doubled" in taken and "doubled" not in best:
        return "stayed" if "you stay" in taken else "doubled"
    if "doubled" in best and "doubled" not in taken:
        return "not-doubled"
    same = taken.partition(": ")[2] == best.partition(": ")[2]
    return "wrong-card" if same else "wrong-character"


def _kind_in_cube_attack(row: Row) -> str:
    """Return the kind of a decision: by what the best action does, or where it leads."""
    best = row["best"]
    keys = row["kind"].split(" > ")
    if keys[1] == "choice-activate-cube":
        return "no-new-cube"
    if keys[1] in {"choice-activate-short", "choice-activate-long"}:
        return "unarmed"
    if keys != ["choice-move", "choice-move"]:
        return "other"
    goal = re.search(r"move to (\w+)", best)
    return {"Cube": "past-cube-planet", "Half": "past-moon", "Full": "past-moon"}.get(
        goal[1] if goal else "", "wrong-way"
    )


def _kind_in_ursuppe(row: Row) -> str:
    """Return the kind of a decision: by the parts of its two actions' keys."""
    taken, best = (key.removeprefix("choice-") for key in row["kind"].split(" > "))
    rests = best.startswith("drift") or best == "stay"
    for kind, is_it in (
        ("divided", (taken, best) == ("divide", "divided")),
        ("wrong-place", taken == best == "place"),
        ("moved", taken.startswith("move-") and rests),
        ("wrong-gene", taken == best == "buy"),
        ("wrong-food", taken.startswith("bite") and best.startswith("bite")),
        ("not-divided", (taken, best) == ("divided", "divide")),
        ("drifted", taken.startswith("drift") and best.startswith("move-")),
        ("no-gene", taken in {"buy-nothing", "bought"} and best.startswith("buy")),
        ("wrong-direction", taken.startswith("go") and best.startswith("go")),
    ):
        if is_it:
            return kind
    return "other"


MANY = 4  # cards of a hand
KINDS: dict[str, Callable[[Row], str]] = {
    "cubosaurs": _kind_in_cubosaurs,
    "cube_attack": _kind_in_cube_attack,
    "sukkube": _kind_in_sukkube,
    "ursuppe": _kind_in_ursuppe,
}


def _facts_of_cubosaurs(moments: Moments) -> dict[str, int]:
    """Return how often the search keeps a hand, in percent, by its number of cards."""
    sizes = {"one": [1], "two": [2], "three": [3], "four": [4], "more": [*range(5, 20)]}
    kept: dict[str, list[bool]] = {name: [] for name in sizes}
    losing: list[bool] = []
    for choices, best in moments:
        for text, choice in choices.items():
            if text.startswith("Keep"):
                cards = text.count(",") + 1
                name = next(name for name, counts in sizes.items() if cards in counts)
                kept[name].append(best == text)
                if (choice.effect or 0) < 0:
                    losing.append(best == text)
    shares = {f"kept_{name}": round(100 * fmean(found)) for name, found in kept.items()}
    return shares | {"kept_losing": round(100 * fmean(losing))}


def _facts_of_sukkube(moments: Moments) -> dict[str, int]:
    """Return how often the search doubles, stays on top, scores and ends a manche, in percent."""
    found: dict[str, list[bool]] = {"doubled": [], "stayed": [], "scored": [], "ended": []}
    for choices, best in moments:
        doubled = {text for text in choices if "doubled" in text}
        stays = {text for text in choices if "doubled: you stay" in text}
        scores = {text for text, one in choices.items() if one.effect == 1}
        ends = {text for text, one in choices.items() if one.effect == 0}
        open_ends = any(one.effect is None for one in choices.values())
        for name, some in (("doubled", doubled), ("stayed", stays), ("scored", scores)):
            if some and len(some) < len(choices):
                found[name].append(best in some)
        if ends and open_ends:
            found["ended"].append(best in ends)
    return {name: round(100 * fmean(seen)) for name, seen in found.items()}


def _share(moments: Moments, some: Callable[[str, Choice], bool]) -> int:
    """Return in what percent the best action is one of some, where another one is legal too."""
    found = []
    for choices, best in moments:
        ours = {text for text, one in choices.items() if some(text, one)}
        if ours and len(ours) < len(choices):
            found.append(best in ours)
    return round(100 * fmean(found))


def _kind_of(*keys: str) -> Callable[[str, Choice], bool]:
    """Return whether a choice has one of these keys, without their common beginning."""
    return lambda _, one: one.label.key.removeprefix("choice-") in keys


def _facts_of_cube_attack(moments: Moments) -> dict[str, int]:
    """Return how often the search does what a Cube may do, in percent."""
    return {
        "new_cube": _share(moments, _kind_of("activate-cube")),
        "armed": _share(moments, _kind_of("activate-short", "activate-long")),
        "doubled": _share(moments, _kind_of("activate-wound")),
        "attacked": _share(moments, _kind_of("attack")),
        "moon": _share(moments, lambda text, _: "move to Full Moon" in text),
    }


def _facts_of_ursuppe(moments: Moments) -> dict[str, int]:
    """Return how often the search drifts, buys and divides where it may, in percent."""
    moves = _kind_of("move-one", "move-two", "move-free")
    return {
        "drifted": 100 - _share(moments, moves),
        "bought": _share(moments, _kind_of("buy", "buy-advanced", "buy-rival")),
        "life": _share(moments, lambda text, _: text.startswith("Life Expectancy for")),
        "divided": _share(moments, _kind_of("divide")),
    }


FACTS: dict[str, Callable[[Moments], dict[str, int]]] = {
    "cubosaurs": _facts_of_cubosaurs,
    "cube_attack": _facts_of_cube_attack,
    "sukkube": _facts_of_sukkube,
    "ursuppe": _facts_of_ursuppe,
}

__all__ = ["FACTS", "KINDS"]
