"""What happened, told: step by step, also what nobody was asked; never a card looked at."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.game import complete_options
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, notation, rules
from cuboteca.games.ursuppe.actions import ACTION_COUNT, ATTACK, BOUGHT, ESCAPE, OUTCOME_COUNT
from cuboteca.games.ursuppe.components import CARD_KINDS, NO_CARD
from cuboteca.games.ursuppe.meta import META
from cuboteca.games.ursuppe.start import start
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.words import steps
from tests.games.citations import ruling
from tests.games.ursuppe.positions import after, copy_of, hungry, phase
from tests.games.ursuppe.table import set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.words import LogEntry

TEXTS = {language: Texts(language, [GAME.folder / "texts"]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation
_FIRST = "markers=B9V2G3P4"  # red acts first in phases 2 to 6


def log(state: Any, *events: str) -> list[str]:
    """Return the sentences that events tell, headings marked."""
    found: list[str] = []
    for text in events:
        drawn = state.mover == CHANCE
        event = (notation.parse_outcome if drawn else notation.parse_action)(state, text)
        following = after(state, text)
        found += [
            "## " * sentence.heading + TEXTS["en"].plain(sentence, NAMES)
            for sentence in SHOW.log_entry(state, event, following).sentences
        ]
        state = following
    return found


# what nobody was asked


@ruling("forced-not-asked")
def test_a_drift_without_points_and_the_only_meal_are_told() -> None:
    soup = phase(1, "card=W9 bp=B9V0G9P9 amoebas=B1@a2,V1@c2,V2@a2,G1@a5 food=b2:B1G1P1 B=Holding")

    assert log(soup, "hold") == [
        "The blue amoeba 1 holds on and stays in A2.",
        "The blue amoeba 1 starves: 1 damage point, 1 in all.",
        "The vermilion amoeba 1 drifts (west) to B2.",
        (
            "The vermilion amoeba 1 eats blue cube, green cube, pink cube in B2 and excretes "
            "2 × vermilion cube."
        ),
        "The vermilion amoeba 2 meets an obstacle (west) and stays in A2.",
        "The vermilion amoeba 2 starves: 1 damage point, 1 in all.",
    ]


def test_a_round_ends_in_one_go_where_nobody_has_a_choice() -> None:
    told = log(
        phase(5, f"{_FIRST} round=10 next=- card=W9 amoebas=B1@c2,V1@c2*1,G1@c2 B=Aggression"),
        "aggression 1 V1",
    )

    assert told[0] == "The blue amoeba 1 attacks the vermilion amoeba 1 in C2 for 1 BP."
    assert told[1].startswith(
        "The blue amoeba 1 kills the vermilion amoeba 1 in C2; in its place: 2 × "
    )
    assert told[2] == "## Round 10, phase 6: Scoring"
    assert told[3] == "Ada: 1 amoeba, 2 gene cards; stays on space 9."
    assert told[-2:] == [
        (
            "Round 10 was the last one, as the environment cards are used up; "
            "nobody reached the finish zone, which begins on space 42."
        ),
        "Ada wins on space 9.",
    ]


# the set-up


def test_the_set_up_is_headed_and_ties_are_told() -> None:
    assert log(set_up(), "card W6", "total 5", "total 5", "total 4") == [
        "## Set-up",
        "The first environment card: west, ozone 6.",
        "Ada rolls 5 with two dice.",
        "Bo rolls 5 with two dice.",
        "Cleo rolls 4 with two dice.",
        "Those with the same total roll again.",
    ]


# movement


def test_an_active_movement_is_told_with_its_price_and_its_dice() -> None:
    soup = phase(1, "amoebas=B1@c2,V1@c2 B=Movement-1")

    assert log(soup, "move", "dice 1+2", "go n")[:2] == [
        "The blue amoeba 1 moves by itself for 1 BP and rolls 1 and 2.",
        "The blue amoeba 1 meets an obstacle (north) and stays in C2.",
    ]


def test_what_comes_along_is_told() -> None:
    soup = phase(1, "card=W9 amoebas=B1@c2,V1@c2 food=c2:V1,b2:B9 toxic=b2 B=Tentacle V=Holding")

    assert log(soup, "drift", "carry V", "cling")[:4] == [
        "The blue amoeba 1 drifts (west) to B2.",
        "The blue amoeba 1 takes along vermilion cube.",
        "The blue amoeba 1 takes 1 toxic damage point in B2.",
        "The vermilion amoeba 1 clings to the blue amoeba 1 and goes along to B2.",
    ]


# feeding


def test_a_meal_is_one_sentence_when_its_last_cube_is_known() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2 food=c2:V2G2 B=Substitution")

    assert log(soup, "bite V") == [
        (
            "The blue amoeba 1 eats 2 × vermilion cube, 2 × green cube in C2 "
            "and excretes 2 × blue cube."
        )
    ]


def test_suction_hosts_and_digestion_are_told_where_they_come_in() -> None:
    soup = hungry(
        "amoebas=B1@b2,G1@b2 food=b2:V1G1,a2:P1,c2:P1 B=Suction-1,Cleanliness,Toxic-Excretions"
    )

    assert log(soup, "bite V", "suck from w", "excrete e") == [
        "The blue amoeba 1 eats vermilion cube, green cube, pink cube in B2.",
        "Sucked in from A2: pink cube.",
        "The blue amoeba 1 excretes 2 × blue cube in C2.",
        "A toxic damage point is left in C2.",
    ]
    parasite = hungry("amoebas=B1@b2,G1@b2 food=b2:V1G1 B=Parasitism")
    assert log(parasite, "host G") == [
        "The blue amoeba 1 eats vermilion cube, green cube in B2 and excretes 2 × blue cube.",
        "Cleo pays 1 BP to the parasite.",
    ]


# attacks


def test_an_attack_is_told_step_by_step() -> None:
    soup = hungry("seats=6 amoebas=B1@c2,V1@c2 B=Struggle,Persistence V=Defence,Persistence")

    assert log(soup, "attack V1", "defend", "fight 5:2", "fight again", "fight 2:5") == [
        "The blue amoeba 1 attacks the vermilion amoeba 1 in C2 for 1 BP.",
        "The vermilion amoeba 1 defends itself for 1 BP.",
        "The blue amoeba 1 rolls 5, the vermilion amoeba 1 rolls 2 and loses the fight.",
        "The vermilion amoeba 1 fights once more, free.",
        "The blue amoeba 1 rolls 2, the vermilion amoeba 1 rolls 5 and wins the fight.",
        "The attack of the blue amoeba 1 fails.",
    ]


def test_camouflage_bang_and_alarm_are_told() -> None:
    soup = hungry(
        "amoebas=B1@c2,V1@c2,V2@c2,G2@c2 B=Struggle,Camouflage-1 V=Go-out-with-a-Bang,Alarm"
    )

    assert log(soup, "attack V1", "die 5")[1:] == [
        "Camouflage rolls 5: the vermilion amoeba 1 cannot answer.",
        (
            "The blue amoeba 1 eats the vermilion amoeba 1 in C2; in its place: blue cube, "
            "vermilion cube, green cube, pink cube."
        ),
        (
            "It goes out with a bang: 1 damage point each for blue amoeba 1, vermilion amoeba 2, "
            "green amoeba 2."
        ),
        "Alarm! The other amoebas of Bo can escape in this phase.",
    ]


def test_an_escape_and_an_attacker_that_is_dragged_along_are_told() -> None:
    soup = hungry("amoebas=B1@c2,V1@c2,G2@a5 B=Struggle,Holding V=Escape,Movement-2")

    assert log(soup, "attack V1", "escape", "go w", "cling")[1:] == [
        "The vermilion amoeba 1 tries to escape for 1 BP.",
        "The vermilion amoeba 1 goes west to B2.",
        "The blue amoeba 1 clings to the vermilion amoeba 1 and goes along to B2.",
        "The blue amoeba 1 has clung to the vermilion amoeba 1: the attack is over.",
        "The blue amoeba 1 starves: 1 damage point, 1 in all.",
    ]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            "extra-genes",
            [
                "The blue amoeba 1 does not pay for the Hard Crust.",
                (
                    "The blue amoeba 1 dies in C2; in its place: blue cube, vermilion cube, "
                    "green cube, pink cube."
                ),
            ],
        ),
        (
            "original",
            [
                "The blue amoeba 1 does not pay for the Hard Crust and has failed.",
                "The attack of the blue amoeba 1 has failed; it starves: 1 damage point, 1 in all.",
            ],
        ),
    ],
)
def test_whoever_does_not_pay_for_a_hard_crust_is_told(options: str, told: list[str]) -> None:
    soup = hungry(f"options={options} amoebas=B1@c2,V1@c2,G2@c2 B=Struggle V=Hard-Crust")

    assert log(soup, "attack V1", "refuse crust")[1:] == told


@ruling("armour-in-aggression", "later-deaths")
def test_an_armour_that_is_not_enough_promises_nothing() -> None:
    soup = phase(5, f"{_FIRST} amoebas=B1@c2,V1@c2*1,G1@a5 B=Aggression V=Armour")

    assert log(soup, "aggression 1 V1")[1:3] == [
        "The vermilion amoeba 1 has its Armour: 1 damage point only, but 2 in all are too many.",
        (
            "The vermilion amoeba 1 dies in C2; in its place: 2 × blue cube, 2 × vermilion cube, "
            "2 × green cube, 2 × pink cube."
        ),
    ]


# the other phases


def test_deaths_are_told_in_their_order_with_the_cubes_that_were_left() -> None:
    soup = phase(
        4, f"{_FIRST} amoebas=B1@c2*2,V1@c2*1,G1@a5,P1@e4 food=a2:B52 B=Go-out-with-a-Bang"
    )
    told = log(soup, *["divided"] * 4)

    assert [line for line in told if "dies" in line] == [
        (
            "The blue amoeba 1 dies in C2; in its place: 2 × blue cube, 2 × vermilion cube, "
            "2 × green cube, 2 × pink cube."
        ),
        (
            "The vermilion amoeba 1 dies in C2; in its place: blue cube, 2 × vermilion cube, "
            "2 × green cube, 2 × pink cube."
        ),
    ]


def test_defects_are_told_with_the_sum_and_the_ozone() -> None:
    soup = phase(2, f"{_FIRST} B=Speed,Defence,Movement-1")

    assert log(soup, "card W6", "give up Movement-1", "pay debt") == [
        "New environment card: west, ozone 6.",
        "Ada has 9 mutation points, the ozone is 6: 3 points to cover.",
        "Ada gives up Movement I, which covers 2; still to cover: 1.",
        "Ada pays 1 BP.",
        "## Round 2, phase 3: New genes",
    ]


def test_purchases_and_swaps_are_told_with_their_price() -> None:
    soup = phase(3, f"{_FIRST} B=Highly-Adaptable,Movement-1 bp=B14V9G9P9")

    assert log(
        soup, "swap Highly-Adaptable", "swap for Speed", "buy Movement-2", "bought", "bought"
    ) == [
        "Ada swaps Highly Adaptable for Speed and pays 1 BP.",
        "Ada buys Movement II for 5 BP and hands in Movement I.",
        "Dan buys nothing.",
    ]


def test_divisions_and_healing_are_told() -> None:
    soup = phase(4, f"{_FIRST} amoebas=B1@c2*1,V1@c2*1 B=Healing-2")

    assert log(soup, "number 2", "place a5", "hand on 1 V1")[:2] == [
        "Ada divides for 6 BP: new blue amoeba 2 in A5.",
        "Ada pays 4 BP: the blue amoeba 1 hands 1 damage point on to the vermilion amoeba 1.",
    ]


# whole plays

_PLAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "two colours each": (2, {"extra_genes": True, "finish": 12}),
    "a dummy": (2, {"two_players": "dummy", "extra_genes": True, "finish": 12}),
    "three": (3, {"extra_genes": True, "extra_reveal": 26, "finish": 15}),
    "four, original": (
        4,
        {"extra_genes": True, "extra_reveal": 26, "edition": "original", "finish": 15},
    ),
    "five": (5, {"extra_genes": True, "finish": 15}),
    "six": (6, {"extra_genes": True, "extra_reveal": 26, "finish": 15}),
}


@cache
def log_entries(name: str) -> tuple[tuple[Any, int, Any, LogEntry], ...]:
    """Return each event of a play, what was before and after it, and what it tells."""
    return tuple(_log_entries(name))


def _log_entries(name: str) -> Iterator[tuple[Any, int, Any, LogEntry]]:
    seats, options = _PLAYS[name]
    state = start(complete_options(META, options, seats), seats)
    draw = random.Random(name)
    while state.mover != OVER:
        before = copy_of(state)
        event = _event(state, draw)
        rules.apply(state, event)
        following = copy_of(state)
        yield before, event, following, SHOW.log_entry(before, event, following)


def _event(state: Any, draw: random.Random) -> int:
    """Draw an event; attacks and purchases more often than by chance, as they tell most."""
    if state.mover == CHANCE:
        weights = [0] * OUTCOME_COUNT
        rules.chance_weights(state, weights)
        return draw.choices(range(OUTCOME_COUNT), weights)[0]
    mask = [False] * ACTION_COUNT
    rules.legal_mask(state, mask)
    legal = [action for action in range(ACTION_COUNT) if mask[action]]
    rare = [a for a in legal if ATTACK <= a < ESCAPE or (BOUGHT in legal and a != BOUGHT)]
    return draw.choice(rare if rare and draw.random() < 0.5 else legal)


@pytest.mark.parametrize("name", _PLAYS)
def test_every_sentence_of_a_play_can_be_said_in_every_language(name: str) -> None:
    said = {sentence for *_, entry in log_entries(name) for sentence in entry.sentences}
    for *_, entry in log_entries(name):
        if entry.sheet:
            said.add(entry.sheet.title)
            said |= {line.reason for own in entry.sheet.lines for line in own}

    assert len(said) > 100
    assert all(TEXTS[language].plain(s, NAMES) for language in LANGUAGES for s in said)


@pytest.mark.parametrize("name", ["a dummy", "six"])
def test_the_steps_that_are_told_lead_where_the_event_led(name: str) -> None:
    for before, event, following, _ in log_entries(name)[::3]:
        *_, last = steps(before, event, frozenset(Stage))
        last.now.mover = following.mover  # set when the steps are over
        assert last.now == following


@pytest.mark.parametrize("name", _PLAYS)
def test_each_phase_of_each_round_is_headed_once(name: str) -> None:
    headings = [
        dict(sentence.args)
        for *_, entry in log_entries(name)
        for sentence in entry.sentences
        if sentence.heading
    ]
    rounds = int(log_entries(name)[-1][2].round_number)

    assert headings[0] == {}
    assert [(one["round"], one["phase"]) for one in headings[1:]] == [
        (number, part) for number in range(1, rounds + 1) for part in range(1, 7)
    ]


@pytest.mark.parametrize("name", _PLAYS)
def test_the_score_sheet_shows_where_the_markers_are(name: str) -> None:
    for before, _, following, entry in log_entries(name):
        scored = following.round_number > before.round_number > 0 or following.mover == OVER
        assert (entry.sheet is not None) == scored
        if entry.sheet:
            assert entry.sheet.totals == SHOW.points_now(following)
            assert entry.sheet.scored == tuple(
                sum(line.points for line in own) for own in entry.sheet.lines
            )
            if before.seat_count > 2:
                assert entry.sheet.scored == tuple(
                    int(following.marker[seat] - before.marker[seat])
                    for seat in range(int(before.seat_count))
                )


@pytest.mark.parametrize("name", ["three", "four, original", "six"])
def test_a_card_that_was_looked_at_is_never_told(name: str) -> None:
    """The same event tells the same, whichever card lies next, until it is turned up."""
    compared = 0
    for before, event, following, entry in log_entries(name):
        if NO_CARD in (before.next_card, following.next_card):
            continue
        other = copy_of(before)
        kinds = [k for k in range(CARD_KINDS) if before.unseen_cards[k] and k != before.next_card]
        if not kinds or compared > 40:
            continue
        other.next_card = kinds[0]
        compared += 1
        assert SHOW.log_entry(other, event, following).sentences == entry.sentences


def test_a_look_tells_who_looked_and_not_what() -> None:
    soup = phase(1, "amoebas=B1@c2 B=Migration-Sensing next=-")

    assert (
        log(soup, "look N9") == log(soup, "look E8") == ["Ada looks at the next environment card."]
    )
