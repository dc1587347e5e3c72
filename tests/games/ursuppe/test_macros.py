"""Several decisions with one tap: drift with all, and eat the plain meal that lies there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, macros, notation, rules
from cuboteca.games.ursuppe.actions import ATTACK, ESCAPE, HOST, STARVE
from cuboteca.games.ursuppe.state import Stage
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.positions import after, at, copy_of, damage, food, hungry, legal, phase

TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}


def followed(state: Any, name: str) -> tuple[list[str], Any]:
    """Return what a macro does, in notation, and where it stops."""
    current = copy_of(state)
    seat = int(current.mover)
    done: list[str] = []
    while current.mover == seat:
        action = macros.follow(current, seat, name)
        if action is None:
            break
        done.append(notation.format_action(current, action))
        assert done[-1] in legal(current)
        rules.apply(current, action)
    return done, current


def test_all_amoebas_of_the_colour_drift() -> None:
    soup = phase(1, "card=W9 amoebas=B1@c2,B2@b2,B3@a3,V1@a5")
    done, end = followed(soup, "drift-all")

    assert done == ["drift", "drift", "drift"]
    assert [at(end, amoeba) for amoeba in ("B1", "B2", "B3")] == ["b2", "a2", "a3"]


def test_drifting_stops_at_a_meal_that_has_to_be_chosen() -> None:
    soup = phase(1, "seats=3 card=W9 amoebas=B1@c2,B2@b2,V1@a5 food=b2:V2G2")

    assert followed(soup, "drift-all")[0] == ["drift"]


def test_eating_takes_what_there_is_most_of_and_goes_on() -> None:
    soup = phase(1, "seats=3 card=W9 amoebas=B1@c2,B2@b2,V1@a5 food=b2:V2G5,a2:V1G2")
    done, end = followed(soup, "drift-eat")

    assert done[:2] == ["drift", "bite G"]
    assert done[-1] == "drift"
    assert food(end, "b2") == "B2V1G3"
    assert food(end, "a2") == "B2"


@pytest.mark.parametrize(
    "text",
    [
        "amoebas=B1@c2,V1@c2 B=Struggle",  # attack or starve
        "amoebas=B1@c2,V1@c2 food=c2:V1G1 B=Frugality",  # a meal by a gene, or starve
    ],
)
def test_eating_stops_where_there_is_no_plain_meal(text: str) -> None:
    soup = phase(1, text)
    done, end = followed(soup, "drift-eat")

    assert done == ["drift"]
    assert damage(end, "B1") == 0


def test_eating_sucks_nothing_in_and_pays_no_host() -> None:
    soup = phase(1, "amoebas=B1@b2,V1@b2 food=b2:V1G1P1,a2:V1 B=Suction-1,Parasitism")
    done, end = followed(soup, "drift-eat")

    assert "suck nothing" in done
    assert [action for action in done if action.startswith("host")] == []
    assert food(end, "a2") == "V1"


def test_a_meal_that_was_begun_with_a_host_is_left_to_its_player() -> None:
    soup = after(
        hungry("amoebas=B1@b2,V1@b2 food=b2:V1G1P1 B=Parasitism"),
        "host V",
    )

    assert soup.stage == Stage.MEAL
    assert macros.follow(soup, 0, "drift-eat") is None


def test_with_two_colours_a_macro_is_for_one_of_them() -> None:
    soup = phase(1, "seats=2 card=W9 amoebas=B1@c2,B2@b2,G1@d2,V1@a5")
    names = [macro.name for macro in macros.offered(soup, 0)]

    assert names == ["drift-all-0", "drift-eat-0"]
    assert followed(soup, "drift-all-2")[0] == []
    assert followed(soup, "drift-all-0")[0] == ["drift", "drift"]


@pytest.mark.parametrize("name", TABLES)
def test_macros_are_offered_where_they_begin_and_never_harm(name: str) -> None:
    harmful = {STARVE, *range(HOST, HOST + 6), *range(ATTACK, ESCAPE)}
    for state in states(name, 5):
        if state.mover < 0:
            continue
        seat = int(state.mover)
        offered = macros.offered(state, seat)
        assert bool(offered) == (state.stage == Stage.TURN)
        assert macros.offered(state, (seat + 1) % int(state.seat_count)) == ()
        for macro in offered:
            assert re.fullmatch(r"[a-z][a-z0-9-]{0,11}", macro.name)
            assert all(TEXTS[language].plain(macro.label) for language in LANGUAGES)
            assert all(TEXTS[language].has(f"{macro.label.key}-short") for language in LANGUAGES)
        colour = f"-{int(state.active)}" if state.two_colours else ""
        for known in ("drift-all", "drift-eat"):
            action = macros.follow(state, seat, f"{known}{colour}")
            if action is not None:
                assert notation.format_action(state, action) in legal(state)
                assert action not in harmful
        assert macros.follow(state, seat, "unknown") is None
        assert macros.follow(state, seat, "") is None
