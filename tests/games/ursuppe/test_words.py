"""What people read: choices, reasons with their paragraph, prompts, in three languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games.ursuppe import GAME, notation
from cuboteca.games.ursuppe.actions import ACTION_COUNT
from cuboteca.games.ursuppe.state import Stage
from tests.games.ursuppe.plays import TABLES, states
from tests.games.ursuppe.positions import after, hungry, legal, phase
from tests.games.ursuppe.table import set_up, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from cuboteca.core.words import Sentence

FOLDER = GAME.house / "texts"
TEXTS = {language: Texts(language, [FOLDER]) for language in LANGUAGES}
NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"]
SHOW = GAME.presentation

_FIRST = "markers=R9B2Y3G4"  # red acts first in phases 2 to 6
_ROLLED = ("card W6", "total 12", "total 11", "total 10")
_PAIR = "amoebas=R1@c2,B1@c2 R=Struggle"
_ANSWER = (
    "stage=defence decider=B attacker=R1 target=B1 battlefield=c2 amoebas=R1@c2,B1@c2 "
    "B=Escape,Defence"
)
_CARRYING = (
    "stage=carry carrier=R1 traveller=R1 origin=c2 goal=b2 amoebas=R1@c2 food=c2:B9 R=Tentacle"
)
_SUCTION = "amoebas=R1@b2,B1@a5 R=Suction-2"
_HEALING = f"{_FIRST} amoebas=R1@c2*1,R2@b2,B1@a5"


def starting(*events: str) -> Any:
    """Return the set-up after some events."""
    return set_up(*events)


def feeds(text: str, *events: str) -> Any:
    """Return a moment after the first amoeba has drifted."""
    return after(hungry(text), *events)


def acts(text: str, *events: str) -> Any:
    """Return a moment of phase 1."""
    return after(phase(1, text), *events)


def loses(text: str, *events: str) -> Any:
    """Return a moment of phase 2, in which the first colour acts first."""
    return after(phase(2, f"{_FIRST} {text}"), *events)


def buys(text: str, *events: str) -> Any:
    """Return a moment of phase 3, in which the first colour acts first."""
    return after(phase(3, f"{_FIRST} {text}"), *events)


def divides(text: str, *events: str) -> Any:
    """Return a moment of phase 4, in which the first colour acts first."""
    return after(phase(4, f"{_FIRST} {text}"), *events)


def aggresses(text: str, *events: str) -> Any:
    """Return a moment of phase 5, in which the first colour acts first."""
    return after(phase(5, f"{_FIRST} {text}"), *events)


def laid(text: str, *events: str) -> Any:
    """Return a moment that no play comes to by itself."""
    return after(table(text), *events)


#: Every way in which an action can be illegal: a moment, the action, the reason's key.
ILLEGAL: list[tuple[Callable[..., Any], tuple[str, ...], str, str]] = [
    (starting, (*_ROLLED,), "start 5", "why-start-far"),
    (starting, (*_ROLLED, "start 1"), "start 1", "why-start-taken"),
    (starting, (*_ROLLED, "start 1", "start 2", "number 1", "place a2", "number 1"),
     "place a2", "why-place-taken"),
    (acts, ("amoebas=R1@c2",), "starve", "why-not-now"),
    (acts, ("amoebas=R1@c2",), "buy Speed", "why-other-phase"),
    (acts, ("amoebas=R1@c2",), "hold", "why-gene"),
    (acts, ("amoebas=R1@c2",), "eat first", "why-gene"),
    (acts, ("amoebas=R1@c2 bp=R0B9Y9G9 R=Holding",), "move", "why-points"),
    (acts, ("amoebas=R1@c2 R=Fast-Food", "eat first"), "eat first", "why-eaten-first"),
    (acts, ("amoebas=R1@c2 R=Movement-1", "move", "dice 1+2"), "go s", "why-direction"),
    (acts, ("amoebas=R1@c2 R=Movement-1", "move", "dice 1+2"), "stay", "why-stay"),
    (acts, ("card=W9 amoebas=R1@c2 food=c2:B9 R=Tentacle", "drift"), "carry Y", "why-carry-none"),
    (acts, ("card=W9 amoebas=R1@c2 food=c2:B9 R=Tentacle", "drift"), "carry P", "why-colour"),
    (acts, ("card=W9 amoebas=R1@c2 food=c2:B9Y9 R=Tentacle", "drift", "carry Y"),
     "carry B", "why-order"),
    (laid, (f"{_CARRYING} carried=B2",), "carry B", "why-carry-limit"),
    (feeds, ("seats=3 amoebas=R1@c2 food=c2:B2Y2",), "starve", "why-must-eat"),
    (feeds, ("seats=3 amoebas=R1@c2,B1@c2 food=c2:B2Y2 R=Struggle",), "attack B1", "why-must-eat"),
    (feeds, ("seats=3 amoebas=R1@c2 food=c2:B2Y2",), "bite R", "why-bite-own"),
    (feeds, ("seats=3 amoebas=R1@c2 food=c2:B2Y2",), "bite G", "why-colour"),
    (feeds, ("seats=3 amoebas=R1@c2 food=c2:B2Y2",), "host B", "why-gene"),
    (feeds, ("seats=3 amoebas=R1@c2 food=c2:B2Y2",), "attack B1", "why-gene"),
    (feeds, ("amoebas=R1@c2 food=c2:B1Y1 R=Frugality",), "bite G", "why-bite-no-meal"),
    (feeds, ("amoebas=R1@c2 food=c2:B1Y1 R=Frugality",), "eaten", "why-no-whole-meal"),
    (feeds, ("amoebas=R1@c2 food=c2:B3Y3G3 R=Substitution", "bite Y"), "bite B", "why-order"),
    (feeds, ("amoebas=R1@c2,B1@c2 food=c2:B1Y1G1 R=Parasitism",), "host R", "why-host-own"),
    (feeds, ("amoebas=R1@c2,B1@c2 food=c2:B1Y1G1 R=Parasitism",), "host Y", "why-host-away"),
    (feeds, ("amoebas=R1@c2,B1@c2 food=c2:B1Y1G1 R=Parasitism",), "host W", "why-colour"),
    (feeds, ("amoebas=R1@c2,B1@c2,Y1@c2 bp=R9B0Y9G9 food=c2:B1Y1G1 R=Parasitism",),
     "host B", "why-host-points"),
    (feeds, ("amoebas=R1@c2,B1@c2 food=c2:B1 R=Parasitism,Struggle",), "host B",
     "why-host-no-meal"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1,a2:G1,c2:G1,b3:B1", "bite B"), "suck nothing",
     "why-suck-needed"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1,a2:G1,c2:G1,b3:B1", "bite B"), "suck from s",
     "why-suck-lacks"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1",), "suck from s", "why-suck-useless"),
    (feeds, ("amoebas=R1@a2,B1@a5 R=Suction-2 food=a2:B1Y1G1,b2:B1",), "suck from w",
     "why-no-space"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1Y1G1", "suck from w"), "sucked", "why-suck-first"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1Y1G1", "suck from w", "suck B"), "suck B",
     "why-suck-no-need"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1Y1", "suck from w"), "suck G", "why-suck-none"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1Y1", "suck from w"), "suck P", "why-colour"),
    (feeds, (f"{_SUCTION} food=b2:B1Y1G1,a2:B1Y1G1", "suck from w", "suck Y"), "suck B",
     "why-order"),
    (feeds, (f"{_SUCTION} food=b2:B1G1,a2:B1Y1G1", "bite B"), "suck G",
     "why-suck-others"),
    (feeds, ("amoebas=R1@c2,B1@a5 food=c2:B1Y1G1 R=Cleanliness",), "excrete n", "why-no-space"),
    (feeds, (_PAIR,), "attack B2", "why-not-on-board"),
    (feeds, (_PAIR,), "attack R1", "why-attack-itself"),
    (feeds, (f"{_PAIR} amoebas=R1@c2,B1@c2,Y1@a5",), "attack Y1", "why-not-same-space"),
    (feeds, (f"{_PAIR} amoebas=R1@c2,B1@c2,Y1@c2 Y=Armour",), "attack Y1", "why-armour"),
    (feeds, (f"{_PAIR} amoebas=R2@c2,B1@c2,Y1@c2 B=Threat-Display",), "attack B1", "why-threat"),
    (feeds, (f"{_PAIR} food=b2:B1Y1 R=Struggle,Holding,Frugality B=Escape,Movement-2",
             "attack B1", "escape", "go w", "cling"), "attack B1", "why-dragged"),
    (laid, (f"{_PAIR} stage=feed bp=R0B9Y9",), "attack B1", "why-points"),
    (feeds, ("amoebas=R1@c2,R2@c2 R=Struggle,Defence,Escape", "attack R2"), "defend",
     "why-defence-own"),
    (feeds, ("amoebas=R1@c2,B1@c2 R=Struggle B=Escape", "attack B1"), "defend", "why-gene"),
    (laid, (f"{_ANSWER} amoebas=R1@c2,B1@c2-e",), "escape", "why-used"),
    (laid, (f"{_ANSWER} R=Camouflage-2 marks=undefendable",), "escape", "why-camouflaged"),
    (laid, (f"{_ANSWER} B=Escape,Defence,Streamline bp=R9B0Y9",), "defend", "why-points"),
    (aggresses, ("amoebas=R1@c2,R2@c2,B1@c2 R=Aggression",), "aggression 1 R2", "why-attack-own"),
    (loses, ("R=Speed,Defence", "card W6"), "give up Escape", "why-gene-not-held"),
    (loses, ("R=Speed,Defence,Escape,Glutton", "card W6"), "give up Glutton",
     "why-gene-covers-nothing"),
    (loses, ("R=Speed,Defence bp=R0B9Y9G9", "card W6"), "pay debt", "why-points"),
    (buys, ("R=Speed",), "buy Speed", "why-held"),
    (buys, ("R=Persistence,Speed!",), "buy Speed", "why-barred"),
    (buys, ("face_down=Alarm",), "buy Alarm", "why-face-down"),
    (buys, ("B=Spores",), "buy Spores", "why-sold-out"),
    (laid, ("phase=3 stage=genes",), "buy Alarm", "why-not-in-box"),
    (buys, ("",), "buy Social", "why-not-last"),
    (buys, ("",), "buy Persistence", "why-lower"),
    (buys, ("", "buy Speed"), "buy Persistence", "why-lower-fresh"),
    (buys, ("",), "buy Speed for -", "why-no-other-way"),
    (buys, ("",), "buy Social from rival", "why-no-rival"),
    (buys, ("B=Social",), "buy Social from rival", "why-not-last"),
    (buys, ("bp=R3B9Y9G9",), "buy Frugality", "why-points"),
    (buys, ("",), "swap Speed", "why-gene"),
    (buys, ("R=Highly-Adaptable",), "swap Speed", "why-gene-not-held"),
    (buys, ("R=Highly-Adaptable", "buy Speed"), "swap Speed", "why-swap-fresh"),
    (buys, ("R=Highly-Adaptable,Doris-and-Frank,Intelligence bp=R0B9Y9G9",),
     "swap Doris-and-Frank", "why-swap-nothing"),
    (buys, ("R=Highly-Adaptable", "swap Highly-Adaptable"), "swap for Persistence",
     "why-swap-advanced"),
    (buys, ("R=Highly-Adaptable B=Spores", "swap Highly-Adaptable"), "swap for Spores",
     "why-sold-out"),
    (divides, ("seats=5 markers=R9B2Y3G4P5 amoebas=R1@c2",), "number 7", "why-number-high"),
    (divides, ("amoebas=R1@c2",), "number 1", "why-number-taken"),
    (divides, ("amoebas=R1@c2*1 bp=R0B9Y9G9 R=Healing-1", "number 2", "place a5"), "number 3",
     "why-points"),
    (divides, ("amoebas=R1@c2", "number 2"), "place c2", "why-place-own"),
    (divides, ("amoebas=R1@c2,R2@b2", "number 3"), "place a5", "why-place-far"),
    (divides, (f"{_HEALING} R=Healing-2",), "heal 1", "why-healing-gone"),
    (divides, (f"{_HEALING}",), "heal 1", "why-gene"),
    (divides, (f"{_HEALING} R=Healing-1",), "heal 3", "why-not-on-board"),
    (divides, (f"{_HEALING} R=Healing-1",), "heal 2", "why-no-damage"),
    (divides, (f"{_HEALING}",), "hand on 1 B1", "why-gene"),
    (divides, (f"{_HEALING} R=Healing-2",), "hand on 1 B2", "why-not-on-board"),
    (divides, (f"{_HEALING} R=Healing-2",), "hand on 2 B1", "why-no-damage"),
    (divides, (f"{_HEALING} R=Healing-2",), "hand on 1 R1", "why-hand-on-itself"),
    (divides, (f"{_HEALING} R=Healing-2",), "hand on 1 B1", "why-not-same-space"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "moment", "action", "key"), ILLEGAL)
def test_an_illegal_action_is_explained(
    build: Callable[..., Any], moment: tuple[str, ...], action: str, key: str
) -> None:
    state = build(*moment)

    reason = SHOW.explain(state, int(state.mover), notation.parse_action(state, action))
    assert reason is not None
    assert reason.key == key
    assert re.match(r"p\. \d+(-\d+)?, “", reason.citation)
    assert all(TEXTS[language].plain(reason, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("state", "seat", "key"),
    [
        (acts("amoebas=R1@c2", "move"), 0, "why-drawing"),
        (acts("amoebas=R1@c2"), 1, "why-not-your-turn"),
        (table("stage=over mover=over reason=1"), 0, "why-over"),
    ],
)
def test_who_is_not_asked_is_told_why(state: Any, seat: int, key: str) -> None:
    reason = SHOW.explain(state, seat, 0)

    assert reason is not None
    assert reason.key == key
    assert all(TEXTS[language].plain(reason, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 99999])
def test_a_number_that_is_no_action_is_explained(number: int) -> None:
    reason = SHOW.explain(acts("amoebas=R1@c2"), 0, number)

    assert reason is not None
    assert reason.key == "why-unknown"


def keys_of(language: str, name: str = "*") -> list[str]:
    """Return the keys of a language's text files."""
    files = sorted((FOLDER / language).glob(f"{name}.ftl"))
    texts = "".join(file.read_text("utf-8") for file in files)
    return re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)


def test_every_reason_of_the_text_files_is_tested() -> None:
    elsewhere = {"why-drawing", "why-not-your-turn", "why-over", "why-unknown"}
    written = {key for key in keys_of("en") if key.startswith("why-")}

    assert {key for *_, key in ILLEGAL} | elsewhere == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_once_in_every_language(language: str) -> None:
    assert sorted(keys_of(language)) == sorted(set(keys_of(LANGUAGES[0])))


@pytest.mark.parametrize("stage", [s for s in Stage if Stage.START <= s < Stage.OVER])
def test_every_decision_is_asked_in_words(stage: Stage) -> None:
    name = stage.name.lower().replace("_", "-")

    assert {f"wait-{name}", f"prompt-{name}"} <= set(keys_of("en", "play"))


# whole plays


def said(sentence: Sentence) -> list[str]:
    """Return a sentence in all languages; a word that is missing raises."""
    return [TEXTS[language].plain(sentence, NAMES) for language in LANGUAGES]


@pytest.mark.parametrize("name", TABLES)
def test_all_that_is_asked_and_offered_can_be_said(name: str) -> None:
    for state in states(name, 7):
        seats = range(int(state.seat_count))
        sentences = [SHOW.where(state), *(SHOW.prompt(state, seat) for seat in (None, *seats))]
        if state.mover >= 0:
            choices = SHOW.choices(state, int(state.mover))
            sentences += [choice.label for choice in choices]
            assert {choice.notation for choice in choices} == legal(state)
            assert [c for c in choices if c.label.citation == ""] == []
            assert SHOW.choices(state, (int(state.mover) + 1) % len(seats)) == ()
        assert all(text for sentence in sentences for text in said(sentence))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_not_offered_has_a_reason(name: str) -> None:
    for state in states(name, 41):
        if state.mover == CHANCE or state.mover < 0:
            continue
        offered = {choice.action for choice in SHOW.choices(state, int(state.mover))}
        reasons = {
            action: SHOW.explain(state, int(state.mover), action)
            for action in range(0, ACTION_COUNT, 3)
        }

        assert {action for action, reason in reasons.items() if reason is None} == {
            action for action in offered if action % 3 == 0
        }
        assert all(all(said(reason)) for reason in set(reasons.values()) if reason)


# choices


def labels(state: Any) -> dict[str, str]:
    """Return the label of each choice by its notation, in the order in which they are offered."""
    choices = SHOW.choices(state, int(state.mover))
    return {choice.notation: TEXTS["en"].plain(choice.label, NAMES) for choice in choices}


def targets(state: Any) -> dict[str, str]:
    """Return what one taps for each choice."""
    return {choice.notation: choice.target for choice in SHOW.choices(state, int(state.mover))}


def test_a_turn_says_where_each_way_leads() -> None:
    state = acts("card=W9 amoebas=R1@c2 food=b2:B2G1 R=Holding")

    assert labels(state) == {
        "drift": "Drift (west) to B2; there: 2 × vermilion cube, pink cube",
        "move": "Move for 1 BP and roll: 1 → B2 · 2 → – · 3 → D2 · 4 → – · 5 stay · 6 choose",
        "hold": "Hold on: it stays in C2, free",
    }
    assert targets(state) == {"drift": "cell-2", "move": "", "hold": "cell-3"}


def test_a_cube_says_how_many_meals_can_still_come_of_it() -> None:
    state = feeds("amoebas=R1@c2 food=c2:B3Y1G1 R=Substitution")

    assert labels(state) == {
        "bite B": "Eat vermilion cube; 2 meals can still come of it",
        "bite Y": "Eat green cube; the meal is vermilion cube, green cube, pink cube",
    }
    assert targets(state) == {"bite B": "food-3-1", "bite Y": "food-3-2"}


def test_an_attack_says_who_can_answer_and_how() -> None:
    state = feeds("amoebas=R1@c2,B1@c2,Y1@c2 R=Struggle B=Escape,Defence,Hard-Crust")

    assert labels(state) == {
        "attack B1": "Attack the vermilion amoeba 1 for 1 BP; it has Escape, Defence, Hard Crust",
        "attack Y1": "Attack the green amoeba 1 for 1 BP; it cannot answer",
        "starve": "Starve: 1 damage point, then 1 of 2 that kill",
    }
    assert targets(state)["attack Y1"] == "amoeba-2-1"


def test_giving_up_a_gene_says_what_remains() -> None:
    state = loses("R=Movement-1,Speed,Defence", "card W6")

    assert labels(state) == {
        "pay debt": "Pay 3 BP; 6 left",
        "give up Movement-1": "Give up Movement I: it covers 2; still to cover: 1",
        "give up Speed": "Give up Speed: it covers 3, all there is",
        "give up Defence": "Give up Defence: it covers 4; 1 too many, lost",
    }


def test_a_gene_says_its_price_and_the_mutation_after_it() -> None:
    offered = labels(buys("card=W6 R=Speed bp=R4B9Y9G9"))

    assert offered["buy Persistence"] == (
        "Persistence for 4 BP and Speed; mutation then 4, ozone 6"
    )
    assert list(offered)[-1] == "bought"


def test_with_two_colours_the_question_names_the_colour() -> None:
    state = acts("seats=2 amoebas=R1@c2")

    assert (
        TEXTS["en"]
        .plain(SHOW.prompt(state, 0), NAMES)
        .startswith("You play blue. The blue amoeba 1, ")
    )
    assert TEXTS["en"].plain(SHOW.prompt(state, 1), NAMES) == "Waiting for Ada: drift or move."
