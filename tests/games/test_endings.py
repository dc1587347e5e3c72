"""Why a play ended, in sentences with names: every game, every end reason, every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import GAME_NAMES, game
from cuboteca.games.ursuppe.state import Stage
from cuboteca.games.ursuppe.words import WORDS
from cuboteca.games.ursuppe.words.phrases import NO_EVENT, Step
from tests.conformance.plays import FEW_TABLES, moments
from tests.games.cube_attack import table as cube_attack
from tests.games.cubosaurs import table as cubosaurs
from tests.games.sukkube import table as sukkube
from tests.games.ursuppe.positions import lay, phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.conformance.plays import Table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")

#: How a position just before or at the end becomes one at the end.
OVER: dict[str, Callable[[str], Any]] = {
    "cubosaurs": lambda text: cubosaurs.after(cubosaurs.table(text), "keep"),
    "cube_attack": lambda text: cube_attack.after(
        cube_attack.table(f"seat0=b@F seat1=b@W3 mover=1 done=1 {text}"), "move b@W3 C3"
    ),
    "sukkube": lambda text: sukkube.table(f"{text} stage=over mover=-2"),
    "ursuppe": lambda text: phase(6, text),
}

ENDINGS: list[tuple[str, str, str, dict[str, str]]] = [
    (
        "cubosaurs",
        "points",
        "rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=10,2",
        {
            "en": "After the last of 2 rounds Ada has 14 points, 10 more than Ben.",
            "it": "Dopo l’ultimo dei 2 round Ada ha 14 punti, 10 in più di Ben.",
            "fr": "Après la dernière des 2 manches, Ada a 14 points, 10 d’avance sur Ben.",
        },
    ),
    (
        "cubosaurs",
        "points",
        "seats=3 rounds=1 round=1 pile=0 hand=T seat0=-",
        {
            "en": "After the only round Ada has 4 points, 4 more than Ben and Cleo.",
            "it": "Dopo l’unico round Ada ha 4 punti, 4 in più di Ben e Cleo.",
            "fr": "Après l’unique manche, Ada a 4 points, 4 d’avance sur Ben et Cleo.",
        },
    ),
    (
        "cubosaurs",
        "points",
        "rounds=2 round=2 pile=0 hand=P seat0=- seat1=P totals=0,-1",
        {
            "en": "After the last of 2 rounds Ada has −1 point, 1 more than Ben.",
            "it": "Dopo l’ultimo dei 2 round Ada ha −1 punto, 1 in più di Ben.",
            "fr": "Après la dernière des 2 manches, Ada a −1 point, 1 d’avance sur Ben.",
        },
    ),
    (
        "cubosaurs",
        "last_round",
        "rounds=2 round=2 pile=0 hand=T seat0=- seat1=S totals=0,2",
        {
            "en": "Ada and Ben have 4 points each; Ada did best in the last round, with 4.",
            "it": (
                "Ada e Ben hanno 4 punti a testa; nell’ultimo round il miglior risultato è di "
                "Ada, con 4."
            ),
            "fr": (
                "Ada et Ben ont 4 points chacun\u202f; à la dernière manche, le meilleur résultat "
                "revient à Ada, avec 4."
            ),
        },
    ),
    (
        "cubosaurs",
        "shared",
        "rounds=1 pile=0 hand=T seat0=- seat1=T",
        {
            "en": "Ada and Ben have 4 points each, and 4 each in the last round.",
            "it": "Ada e Ben hanno 4 punti a testa, e 4 a testa nell’ultimo round.",
            "fr": "Ada et Ben ont 4 points chacun, et 4 chacun à la dernière manche.",
        },
    ),
    (
        "cubosaurs",
        "shared",
        "seats=4 rounds=2 round=2 pile=0 hand=T seat0=- seat1=T totals=4,4,8,0",
        {
            "en": (
                "Ada, Ben and Cleo have 8 points each; Ada and Ben did best in the last round, "
                "with 4."
            ),
            "it": (
                "Ada, Ben e Cleo hanno 8 punti a testa; nell’ultimo round il miglior risultato "
                "è di Ada e Ben, con 4."
            ),
            "fr": (
                "Ada, Ben et Cleo ont 8 points chacun\u202f; à la dernière manche, le meilleur "
                "résultat revient à Ada et Ben, avec 4."
            ),
        },
    ),
    (
        "cube_attack",
        "points",
        "totals=60,0 turn=9",
        {
            "en": "Ada reached 64 points in turn 9.",
            "it": "Ada ha raggiunto 64 punti nel turno 9.",
            "fr": "Ada a atteint 64 points au tour 9.",
        },
    ),
    (
        "cube_attack",
        "points",
        "totals=63,0 turn=9",
        {
            "en": "Ada reached 67 points in turn 9; 64 were enough to win.",
            "it": "Ada ha raggiunto 67 punti nel turno 9; per vincere ne bastavano 64.",
            "fr": "Ada a atteint 67 points au tour 9\u202f; 64 suffisaient pour gagner.",
        },
    ),
    (
        "cube_attack",
        "points",
        "totals=63,64 turn=9",
        {
            "en": "Ada and Ben have the 64 points it takes to win; after turn 9 Ada leads with 67.",
            "it": (
                "Ada e Ben hanno i 64 punti che servono per vincere; dopo il turno 9 è in "
                "testa Ada con 67."
            ),
            "fr": (
                "Ada et Ben ont les 64 points qu’il faut pour gagner\u202f; après le tour 9, Ada "
                "mène avec 67."
            ),
        },
    ),
    (
        "cube_attack",
        "points",
        "totals=0,0 turn=1 goal=1",
        {
            "en": "Ada reached 4 points in turn 1; 1 was enough to win.",
            "it": "Ada ha raggiunto 4 punti nel turno 1; per vincere ne bastava 1.",
            "fr": "Ada a atteint 4 points au tour 1\u202f; 1 suffisait pour gagner.",
        },
    ),
    (
        "cube_attack",
        "turn_cap",
        "totals=6,0 turn=400",
        {
            "en": "Turn 400 was the last one, and nobody reached 64 points.",
            "it": "Il turno 400 era l’ultimo e nessuno ha raggiunto 64 punti.",
            "fr": "Le tour 400 était le dernier et personne n’a atteint 64 points.",
        },
    ),
    (
        "cube_attack",
        "turn_cap",
        "totals=66,70 turn=20 cap=20",
        {
            "en": "Turn 20 was the last one, and Ada and Ben are level in the lead with 70 points.",
            "it": "Il turno 20 era l’ultimo; Ada e Ben sono in testa a pari merito con 70 punti.",
            "fr": (
                "Le tour 20 était le dernier\u202f; "
                "Ada et Ben sont en tête à égalité avec 70 points."
            ),
        },
    ),
    (
        "sukkube",
        "points",
        "seats=4 points=5,3,3,1 finished=9",
        {
            "en": "Ada reached 5 points in manche 9.",
            "it": "Ada ha raggiunto 5 punti nella manche 9.",
            "fr": "Ada a atteint 5 points à la manche 9.",
        },
    ),
    (
        "sukkube",
        "points",
        "seats=2 points=0,1 finished=1 goal=1",
        {
            "en": "Ben reached 1 point in manche 1.",
            "it": "Ben ha raggiunto 1 punto nella manche 1.",
            "fr": "Ben a atteint 1 point à la manche 1.",
        },
    ),
    (
        "sukkube",
        "points",
        "seats=1 points=5 finished=12",
        {
            "en": "Ada reached 5 points after 12 manches. Fewer is better.",
            "it": "Ada ha raggiunto 5 punti dopo 12 manche. Meno sono, meglio è.",
            "fr": "Ada a atteint 5 points après 12 manches. Moins il y en a, mieux c’est.",
        },
    ),
    (
        "sukkube",
        "manche_cap",
        "seats=4 points=2,3,3,1 finished=9 cap=9",
        {
            "en": "All 9 manches have been played, and nobody reached 5 points.",
            "it": "Tutte le 9 manche sono state giocate e nessuno ha raggiunto 5 punti.",
            "fr": "Les 9 manches sont jouées et personne n’a atteint 5 points.",
        },
    ),
    (
        "sukkube",
        "manche_cap",
        "seats=1 points=1 finished=12 cap=12",
        {
            "en": "All 12 manches have been played; Ada has 1 of 5 points.",
            "it": "Tutte le 12 manche sono state giocate; Ada ha 1 punto su 5.",
            "fr": "Les 12 manches sont jouées\u202f; Ada a 1 point sur 5.",
        },
    ),
    (
        "sukkube",
        "manche_cap",
        "seats=1 points=0 finished=1 cap=1 goal=1",
        {
            "en": "The only manche has been played; Ada has 0 of 1 point.",
            "it": "L’unica manche è stata giocata; Ada ha 0 punti su 1.",
            "fr": "L’unique manche est jouée\u202f; Ada a 0 point sur 1.",
        },
    ),
    (
        "ursuppe",
        "track",
        "seats=3 markers=B41V2G1 amoebas=B1@a2,B2@b2,B3@c2,B4@d2",
        {
            "en": "After round 2 Ada is in the finish zone, which begins on space 42.",
            "it": "Nel round 2 Ada ha raggiunto la zona finale, che comincia alla casella 42.",
            "fr": "À la manche 2, Ada a atteint la zone d’arrivée, qui commence à la case 42.",
        },
    ),
    (
        "ursuppe",
        "track",
        "seats=3 markers=B41V43G1 amoebas=B1@a2,B2@b2,B3@c2,B4@d2",
        {
            "en": "After round 2 Ada and Ben are in the finish zone, which begins on space 42.",
            "it": (
                "Nel round 2 Ada e Ben hanno raggiunto la zona finale, che comincia alla "
                "casella 42."
            ),
            "fr": (
                "À la manche 2, Ada et Ben ont atteint la zone d’arrivée, qui commence à la "
                "case 42."
            ),
        },
    ),
    (
        "ursuppe",
        "track",
        "seats=2 options=two-colours markers=B43V2G3P44 amoebas=B1@a2",
        {
            "en": (
                "After round 2 Ben (pink) and Ada (blue) are in the finish zone, which begins "
                "on space 42."
            ),
            "it": (
                "Nel round 2 Ben (rosa) e Ada (blu) hanno raggiunto la zona finale, che "
                "comincia alla casella 42."
            ),
            "fr": (
                "À la manche 2, Ben (rose) et Ada (bleu) ont atteint la zone d’arrivée, qui "
                "commence à la case 42."
            ),
        },
    ),
    (
        "ursuppe",
        "track",
        "seats=2 options=dummy,dummy-scores G=Life-Expectancy markers=B3V4G43 bp=B9V9",
        {
            "en": "After round 2 Dummy (green) is in the finish zone, which begins on space 42.",
            "it": (
                "Nel round 2 Fantoccio (verde) ha raggiunto la zona finale, che comincia alla "
                "casella 42."
            ),
            "fr": (
                "À la manche 2, Figurant (vert) a atteint la zone d’arrivée, qui commence à la "
                "case 42."
            ),
        },
    ),
    (
        "ursuppe",
        "cards",
        "seats=3 markers=B7V8G3 round=10 card=W12 unseen=-",
        {
            "en": (
                "Round 10 was the last one, as the environment cards are used up; nobody "
                "reached the finish zone, which begins on space 42."
            ),
            "it": (
                "Il round 10 era l’ultimo, perché le carte Ambiente sono esaurite; nessuno ha "
                "raggiunto la zona finale, che comincia alla casella 42."
            ),
            "fr": (
                "La manche 10 était la dernière, car les cartes Environnement sont épuisées\u202f; "
                "personne n’a atteint la zone d’arrivée, qui commence à la case 42."
            ),
        },
    ),
]


def ended(name: str, state: Any, language: str) -> str:
    """Return why the play ended, as plain text."""
    one = game(name)
    texts = Texts(language, (one.folder / "texts",))
    return " ".join(texts.plain(said, NAMES) for said in one.presentation.ending(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "reason", "position", "words"), ENDINGS)
def test_the_end_is_told_with_names(
    name: str, reason: str, position: str, words: dict[str, str], language: str
) -> None:
    rules = game(name).rules
    state = OVER[name](position)

    assert rules.end_reasons[rules.end_reason(state)] == reason
    assert ended(name, state, language) == words[language]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_end_reason_is_told_here(name: str) -> None:
    told = {reason for game_name, reason, *_ in ENDINGS if game_name == name}

    assert told == set(game(name).rules.end_reasons[1:])


def table_id(table: Table) -> str:
    return str(table)


@pytest.mark.parametrize("table", FEW_TABLES, ids=table_id)
def test_whole_plays_tell_their_end_once_and_at_the_end(table: Table) -> None:
    """The log tells the same at the end, and no placeholder is left in any language."""
    shown, engine = table.game.presentation, table.engine
    passed = moments(table)
    before, over = passed[-2].state(), passed[-1].state()
    event = passed[-2].event
    assert event is not None
    told = shown.log_entry(before, event.number, engine.restore(passed[-1].snapshot)).sentences
    said = shown.ending(over)

    assert all(shown.ending(moment.state()) == () for moment in passed[:-1])
    assert said
    assert set(said) <= set(told)
    for language in LANGUAGES:
        texts = Texts(language, (table.game.folder / "texts",))
        text = " ".join(texts.plain(one, table.players) for one in (*said, *told))
        assert "{" not in text
        assert "$" not in text
        assert text.endswith(".")


@pytest.mark.parametrize(
    ("name", "position", "words"),
    [
        ("cubosaurs", "rounds=1 pile=0 hand=T seat0=- seat1=T",
         "Ada and Ben share the victory with 4 points each."),
        ("cube_attack", "totals=66,70 turn=20 cap=20",
         "Ada and Ben share the victory with 70 points each."),
        ("ursuppe", "seats=3 markers=B41V2G1 amoebas=B1@a2,B2@b2,B3@c2,B4@d2",
         "Ada wins on space 43."),
        ("ursuppe", "seats=2 options=two-colours markers=B43V2G3P44 amoebas=B1@a2",
         "Ada wins: only the marker further back counts, and it is on space 3."),
    ],
)  # fmt: skip
def test_the_log_ends_with_who_won(name: str, position: str, words: str) -> None:
    one = game(name)
    texts = Texts("en", (one.folder / "texts",))
    told = [texts.plain(said, NAMES) for said in last_sentences(name, position)]

    assert told[-1] == words
    assert told[-2] == ended(name, OVER[name](position), "en")


def last_sentences(name: str, position: str) -> list[Any]:
    """Return what the event that ends the play tells."""
    if name == "ursuppe":
        scored = Step(lay(position, phase=6), phase(6, position), NO_EVENT, asked=False)
        return list(WORDS[Stage.SCORING].log(scored))
    module = cubosaurs if name == "cubosaurs" else cube_attack
    prefix = "" if name == "cubosaurs" else "seat0=b@F seat1=b@W3 mover=1 done=1 "
    before = module.table(prefix + position)
    text = "keep" if name == "cubosaurs" else "move b@W3 C3"
    one = game(name)
    number = one.notation.parse_action(before, text)
    return list(one.presentation.log_entry(before, number, module.after(before, text)).sentences)
