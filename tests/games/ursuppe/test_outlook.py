"""What a search takes a state to be worth: near the end the points, before it what brings them."""

from __future__ import annotations

import numpy as np
import pytest

from cuboteca.games.ursuppe import GAME
from cuboteca.games.ursuppe.heuristics import outlook, population, scorings_left
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.table import table

FOUR = "B1@b3,B2@b3,B3@d3,B4@d3"


def outlooks(text: str) -> list[float]:
    state = table(text)
    found = np.zeros(int(state.seat_count), np.float64)
    outlook(state, found)
    return [float(value) for value in found]


@pytest.mark.parametrize("name", sorted(TABLES))
def test_at_the_end_it_is_the_points(name: str) -> None:
    *_, last = states(name, every=1)
    found = np.zeros(int(last.seat_count), np.float64)
    outlook(last, found)
    points = np.zeros(int(last.seat_count), np.int64)
    GAME.rules.points(last, points)

    assert GAME.rules.to_move(last) == -2
    assert found.tolist() == points.tolist()


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (f"amoebas={FOUR}", "amoebas=B1@b3,B2@b3,B3@d3"),
        (f"amoebas={FOUR}", "amoebas=B1@b3*1,B2@b3,B3@d3,B4@d3"),
        (f"amoebas={FOUR} bp=B16V10G10", f"amoebas={FOUR} bp=B10V10G10"),
        (f"amoebas={FOUR} B=Speed", f"amoebas={FOUR}"),
        (f"amoebas={FOUR} markers=B9V2G3", f"amoebas={FOUR} markers=B8V2G3"),
    ],
)
def test_what_a_seat_has_counts_for_it_alone(more: str, less: str) -> None:
    rich, poor = outlooks(more), outlooks(less)

    assert rich[0] > poor[0]
    assert rich[1:] == poor[1:]


def test_the_doomed_do_not_count_before_they_die() -> None:
    state = table("amoebas=B1@b3*2,B2@b3")

    assert population(state, 0) == 1


@pytest.mark.parametrize(
    ("text", "scorings"),
    [
        ("round=10 phase=3 stage=genes", 1),
        ("round=9 phase=3 stage=genes", 2),
        ("round=3 markers=B1V2G40", 1),
        ("round=3 markers=B1V2G28", 2),
    ],
)
def test_how_often_markers_still_advance(text: str, scorings: float) -> None:
    assert scorings_left(table(text)) == scorings


def test_of_two_colours_the_worse_counts() -> None:
    state = "seats=2 options=two-colours markers=B4V3G9P1"

    assert outlooks(state)[0] == pytest.approx(outlooks(state.replace("G9", "G8"))[0])
    assert outlooks(state)[0] < outlooks(state.replace("B4", "B5"))[0]
