"""Studies: what is compared, and that stopping and continuing change nothing."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core.batch import NO_EVENT, Run, results_of, scratch_of
from cuboteca.core.chance import draw_below, mix, mixed, seeded
from cuboteca.core.constants import CHANCE, OVER
from cuboteca.core.engine import engine_of, first_movers, simulate
from cuboteca.core.errors import CubotecaError
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import game, game_names
from cuboteca.lab import study as lab
from cuboteca.lab import study_pairs
from cuboteca.lab.study_file import StudyFile
from cuboteca.lab.study_kernels import NOBODY, choose_preferring, simulate_preferring
from cuboteca.lab.study_pairs import PAIR, Pairs
from cuboteca.lab.study_picture import svg_of
from cuboteca.lab.study_report import as_json, csv_of, found_in
from cuboteca.lab.study_words import StudyWords, texts_of

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

pytestmark = pytest.mark.usefixtures("interpreted")

QUICK: dict[str, dict[str, object]] = {
    "cubosaurs": {"rounds": 1},
    "cube_attack": {"points_to_win": 4, "turn_cap": 4},
    "sukkube": {"points_to_win": 1, "manche_cap": 2},
    "ursuppe": {"finish": 10},
}


def plan_for(
    name: str = "sukkube",
    question: str = "seats",
    seats: int = 3,
    bots: str = "random",
    **more: Any,
) -> lab.Plan:
    asked = lab.study(
        game(name), QUICK[name] | more, seats, bots.split(","), question=question, seed=3
    )
    return lab.plan_of(asked)


def found_by(plan: lab.Plan, plays: int) -> lab.Found:
    *_, (_, found, _) = lab.run(plan, lab.goal(plays=plays, width=None))
    return found


# what is compared


def test_places_are_by_who_decides_first() -> None:
    plan = plan_for(bots="random")
    values = plan.play(engine_of(plan.game), 5, 4, 1)
    results = plan.simulated(engine_of(plan.game), 5, 4, 1)
    movers = first_movers(engine_of(plan.game), plan.options, 3, seed=3, first_play=5, plays=4)

    assert [key.subject for key in plan.keys] == ["place:1", "place:2", "place:3"] * 2
    for play in range(4):
        for place in range(3):
            points = results.points[play]
            seat = (movers[play] + place) % 3
            assert values[place, play] == pytest.approx(points[seat] - points.mean())
    assert values[:3].sum(axis=0) == pytest.approx(np.zeros(4))
    assert values[3:].sum(axis=0) == pytest.approx(np.zeros(4))


def test_pairs_are_told_from_single_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a lead that follows a formula, each part is found, and nothing where nothing is."""
    plan = plan_for("ursuppe", "pairs")
    names = [key.subject for key in plan.keys if key.measure == "alone"]

    def lead(_plan: object, _engine: object, _block: int, barred: np.ndarray[Any, Any]) -> float:
        here = [number not in barred for number in range(3)]
        return 7.0 + 3 * here[0] + 2 * here[1] - 4 * (here[0] and here[1]) + here[2]

    monkeypatch.setattr(Pairs, "_lead", lead)
    found = found_by(plan, 24 * 2_000)
    effects = {one.subject: one.effect for one in found.findings}
    expected = {names[0]: 1.0, names[1]: 0.0, names[2]: 1.0, PAIR.join(names[:2]): -4.0}

    assert len(found.findings) == len(names) * (len(names) + 1) / 2
    for subject, value in expected.items():
        assert effects[subject].low <= value <= effects[subject].high
        assert effects[subject].high - effects[subject].low < 1
    for one in found.findings:
        if one.subject not in expected:
            assert abs(one.effect.value) < 0.6
    assert not any(one.stands for one in found.findings if one.subject not in expected)


def test_in_every_block_of_pairs_half_of_the_cards_are_kept_from_each_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(study_pairs, "_PILOT", 1)
    monkeypatch.setattr(study_pairs, "_PLAYS", 1)
    plan = plan_for("ursuppe", "pairs")
    started: list[set[str]] = []
    factors = [one for one in plan.game.treatments(plan.options, 3) if one.part is not None]

    def noting(name: str, _state: object, seat: int) -> None:
        started[-1].add(f"{name} {seat}")

    noted = [replace(one, change=partial(noting, one.name)) for one in factors]
    usual = plan.game.rules.start

    def start(options: Any, seats: int) -> Any:
        started.append(set())
        return usual(options, seats)

    rules = replace(plan.game.rules, start=start)
    plan.game = replace(plan.game, rules=rules)
    monkeypatch.setattr(plan, "_factors", noted)
    values = plan.play(engine_of(game("ursuppe")), 3, 2, 1)[:, 1]
    halves = started[-6:]

    assert values.shape == (len(plan.keys),)
    for seat in range(3):
        first, second = halves[seat], halves[3 + seat]
        assert not first & second
        assert first | second == {f"{one.name} {seat}" for one in factors}
    again = plan.play(engine_of(game("ursuppe")), 4, 1, 1)[:, 0]
    assert list(values) == list(again)


def test_only_the_clearest_of_many_pairs_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_for("ursuppe", "pairs")
    monkeypatch.setattr(Pairs, "_lead", lambda _plan, _engine, _block, barred: 0 not in barred)
    found = found_by(plan, 24 * 64)
    words = StudyWords(found, plan.game, texts_of(plan.game, "en"))
    together, alone = words.tables

    assert alone.rows[0].stands
    assert "Movement I" not in alone.rows[-1].name
    assert len(together.rows) == 40
    assert together.title.endswith("(the 40 clearest of 190)")
    assert " and " in together.rows[0].name
    assert csv_of(found).count("together") == 190


def test_pairs_need_cards_that_can_be_combined() -> None:
    with pytest.raises(lab.StudyError, match="names nothing that can be combined"):
        plan_for("sukkube", "pairs")


def test_different_bots_sit_in_every_seat_with_the_same_draws() -> None:
    plan = plan_for(bots="random,medium", seats=2)
    values = plan.play(engine_of(plan.game), 0, 3, 1)
    alone = np.zeros((2, 3))
    for policies in ([0, 100], [100, 0]):
        results = simulate(engine_of(plan.game), plan.options, np.tile(policies, (3, 1)), seed=3)
        alone += results.points.T / 2
    first = first_movers(engine_of(plan.game), plan.options, 2, seed=3, first_play=0, plays=3)

    assert plan.plays_per_block == 2
    lead = (alone[0] - alone[1]) / 2
    assert values[0] == pytest.approx(np.where(first == 0, lead, -lead))


def test_lengths_and_ends_are_those_of_the_plays() -> None:
    found = found_by(plan_for(question="length"), 40)
    values = {(one.subject, one.measure): one.effect.value for one in found.findings}

    assert values["end:points", "share"] + values["end:manche_cap", "share"] == pytest.approx(1)
    assert found.lengths == tuple(sorted(found.lengths))
    assert found.lengths[0] <= values["play", "decisions"] <= found.lengths[-1]
    assert all(one.p_value is None for one in found.findings)


def test_one_seat_has_nobody_to_lead_over() -> None:
    found = found_by(plan_for(question="length", seats=1), 4)
    assert {one.measure for one in found.findings} == {"decisions", "share"}
    found = found_by(plan_for(question="options", seats=1), 2)
    assert {one.measure for one in found.findings} == {"decisions", "best"}
    with pytest.raises(lab.StudyError, match="at least two"):
        plan_for(seats=1)


def test_settings_differ_in_one_option_that_has_an_effect() -> None:
    chosen = game("cubosaurs")
    plain = lab.settings_of(chosen, chosen.options({}, 3), 3)
    with_dna = lab.settings_of(chosen, chosen.options({"dna": True}, 3), 3)

    assert "dna=true" in plain
    assert "rounds=2" not in plain, "that is the usual one"
    assert {"rounds=1", "rounds=5", "direct_interaction=false"} <= with_dna.keys()
    for setting, options in plain.items():
        name, _, _ = setting.partition("=")
        assert [key for key in options if options[key] != chosen.options({}, 3)[key]] == [name]


def test_settings_that_do_not_go_with_the_others_are_left_out() -> None:
    chosen = game("ursuppe")
    options = chosen.options({"extra_genes": True}, 3)
    found = lab.settings_of(chosen, options, 3)

    assert f"starting_extra_1={options['starting_extra_2']}" not in found
    assert "starting_extra_1=none" in found


def test_an_option_is_compared_play_by_play() -> None:
    plan = plan_for("cubosaurs", "options")
    engine = engine_of(plan.game)
    values = plan.play(engine, 0, 2, 1)
    usual = plan.simulated(engine, 0, 2, 1)
    dna = plan.simulated(engine, 0, 2, 1, dict(plan.options) | {"dna": True})
    row = [(key.subject, key.measure) for key in plan.keys].index(("dna=true", "decisions"))

    assert values[row].tolist() == (dna.decisions - usual.decisions).tolist()


def test_a_treatment_is_compared_with_the_same_play_without_it() -> None:
    plan = plan_for(question="cards", seats=2)
    engine = engine_of(plan.game)
    values = plan.play(engine, 4, 3, 1)

    def lead(*, treated: bool) -> np.ndarray[Any, Any]:
        start = plan.game.rules.start(plan.options, 2)
        if treated:
            plan.game.rules.apply(start, 1)
        results = simulate(
            engine, plan.options, plan.policies(4, 3), seed=mix(3) >> 1, first_play=4, start=start
        )
        return results.points[:, 0] - results.points[:, 1]

    row = [(key.subject, key.measure) for key in plan.keys].index(("character:tamer", "points"))
    assert values[row].tolist() == (lead(treated=True) - lead(treated=False)).tolist()


@pytest.mark.parametrize("name", game_names())
def test_every_game_names_what_can_be_compared(name: str) -> None:
    chosen = game(name)
    options = chosen.options({}, 2)
    treatments = chosen.treatments(options, 2)

    assert treatments
    assert len({one.name for one in treatments}) == len(treatments)
    for one in treatments:
        for seat in one.seats_of(2):
            before, after = chosen.rules.start(options, 2), chosen.rules.start(options, 2)
            one.baseline(before, seat)
            one.change(after, seat)
            assert chosen.rules.layout.snapshot(before) != chosen.rules.layout.snapshot(after)
    for language in LANGUAGES:
        texts = texts_of(chosen, language)
        labels = {texts.plain(one.label) for one in treatments}
        assert len(labels) == len(treatments)
        for end in chosen.rules.end_reasons[1:]:
            assert texts.has(f"study-end-{end}")


@pytest.mark.parametrize("name", game_names())
def test_every_game_names_strategies(name: str) -> None:
    chosen = game(name)
    strategies = chosen.strategies(chosen.options({}, 3), 3)

    assert strategies
    assert len({one.name for one in strategies}) == len(strategies)
    for one in strategies:
        assert set(one.ranks(chosen.rules.action_count)) <= {-1, 0, 1}
        assert one.first or one.last
    for language in LANGUAGES:
        texts = texts_of(chosen, language)
        assert len({texts.plain(one.label) for one in strategies}) == len(strategies)


def test_a_strategy_is_followed_by_its_seat_alone() -> None:
    plan = plan_for("cubosaurs", "strategies", seats=2, bots="medium")
    engine = engine_of(plan.game)
    never = plan.game.strategies(plan.options, 2)[0]
    assert never.name == "never-refuse"
    preferred = never.ranks(plan.game.rules.action_count)
    refusals = {0: 0, 1: 0}
    for play in range(8):
        state = engine.start(plan.options, 2)
        scratch = scratch_of(engine.rules, seeded(play))
        while (mover := engine.to_move(state)) != OVER:
            if mover == CHANCE:
                weights = np.array(engine.chance_weights(state))
                action = int(np.argmax(np.cumsum(weights) > draw_below(scratch.rng, weights.sum())))
            elif mover == 0:
                action = engine.bound(choose_preferring)(
                    100, preferred, state, scratch.mask, scratch.rng
                )
            else:
                action = engine.rules.heuristic_action(state, scratch.mask, scratch.rng)
            refusals[mover] = refusals.get(mover, 0) + (mover >= 0 and 1 <= action <= 24)
            engine.apply(state, action)

    assert refusals[0] == 0 < refusals[1]


def test_without_a_preference_a_seat_decides_as_ever() -> None:
    plan = plan_for("cubosaurs", "strategies", seats=2, bots="greedy")
    engine = engine_of(plan.game)
    indifferent = np.zeros(plan.game.rules.action_count, np.int64)
    runs = [results_of(4, 2) for _ in range(2)]
    for seat, results in zip((NOBODY, 1), runs, strict=True):
        run = Run(mixed(3), 2, NO_EVENT, plan.policies(2, 4))
        engine.bound(simulate_preferring)(
            engine.array(1),
            engine.start_array(plan.options, 2),
            0,
            4,
            run,
            indifferent,
            seat,
            scratch_of(engine.rules),
            results,
        )

    for one, other in zip(*runs, strict=True):
        assert one.tolist() == other.tolist()
    assert runs[0].decisions.min() > 0


# stopping and continuing


def test_chunks_follow_from_the_number_of_blocks_alone() -> None:
    plan = plan_for()
    reached = 0
    sizes = []
    for _ in range(14):
        sizes.append(lab.chunk_size(plan, reached))
        reached += sizes[-1]

    assert sizes[:5] == [32, 32, 64, 128, 256]
    assert sizes[-2:] == [65_536, 65_536]
    assert lab.chunk_size(plan, 40) == 24


def test_a_study_that_was_stopped_has_the_same_numbers(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    plan = plan_for(question="length")
    goal = lab.goal(plays=150, width=None)
    kept = StudyFile(path, plan)
    for chunk, _, _ in lab.run(plan, goal):
        assert chunk is not None
        kept.add(chunk)
        if len(kept.done) == 2:
            break
    path.write_bytes(path.read_bytes() + b'{"blocks": 3')  # the process was killed while writing
    again = StudyFile(path, plan)
    runs = list(lab.run(plan, goal, list(again.done), threads=2))
    for chunk, _, _ in runs[1:]:
        assert chunk is not None
        again.add(chunk)

    found = runs[-1][1]
    assert found == found_by(plan, 150)
    assert StudyFile(path, plan).done == again.done
    assert found.plays == 150


def test_a_study_that_is_done_plays_nothing(tmp_path: Path) -> None:
    plan = plan_for()
    kept = StudyFile(tmp_path / "a", plan)
    for chunk, _, _ in lab.run(plan, lab.goal(plays=32, width=None)):
        assert chunk is not None
        kept.add(chunk)
    runs = list(lab.run(plan, lab.goal(plays=20, width=None), kept.done))

    assert [chunk for chunk, _, _ in runs] == [None]


def test_a_study_stops_at_a_width() -> None:
    plan = plan_for()
    found = [found for _, found, _ in lab.run(plan, lab.goal(plays=None, width=0.3))]

    assert found[-1].width <= 0.3 < found[-2].width


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nonsense\n", "holds no results of a study"),
        ('{"format": "cuboteca-arena/1"}\n', "holds no results of a study"),
        ("OTHER", "holds another study: its seed is 4, not 3"),
        ("DAMAGED", "line 2 of .* is damaged"),
        ("SHORT", "line 2 of .* is damaged"),
    ],
)
def test_a_file_that_does_not_fit_is_left_as_it_is(tmp_path: Path, text: str, why: str) -> None:
    plan, path = plan_for(), tmp_path / "study.jsonl"
    StudyFile(path, plan)
    head = path.read_text("utf-8")
    text = {
        "OTHER": head.replace('"seed": 3', '"seed": 4'),
        "DAMAGED": head + "{}\n",
        "SHORT": head + '{"blocks": 1, "totals": [0], "squares": [0], "lengths": {}}\n',
    }.get(text, text)
    path.write_text(text, "utf-8")

    with pytest.raises(lab.StudyError, match=why):
        StudyFile(path, plan)
    assert path.read_text("utf-8") == text


# what can be asked


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            {"name": "ursuppe", "question": "prices", "bots": "hard"},
            "'prices' takes so many plays.*decide at once: random, easy, medium, greedy",
        ),
        (
            {"bots": "nobody"},
            (
                "'nobody' does not exist for Sukkube with 3 seats, or is a package's own; studies "
                "are for: random, easy, medium, hard, expert, champion, solver, greedy"
            ),
        ),
        ({"bots": "random,random,random,random"}, "name 1 to 3 bots"),
        (
            {"question": "why"},
            (
                "no question 'why'; there are: seats, length, options, cards, pairs, prices, "
                "strategies, variants"
            ),
        ),
        ({"name": "cubosaurs", "seats": 9}, "is for 2 to 5 seats"),
    ],
)
def test_what_cannot_be_asked_is_said(change: dict[str, Any], why: str) -> None:
    with pytest.raises(CubotecaError, match=why):
        plan_for(**change)


@pytest.mark.parametrize(
    ("plays", "width", "why"),
    [(0, None, "1 to"), (None, 0.0, "above 0"), (None, float("nan"), "above 0")],
)
def test_a_goal_out_of_range_is_refused(plays: int | None, width: float | None, why: str) -> None:
    with pytest.raises(lab.StudyError, match=why):
        lab.goal(plays=plays, width=width)


def test_time_left_shrinks_with_what_is_played() -> None:
    plan = plan_for()
    runs = [found for _, found, _ in lab.run(plan, lab.goal(plays=200, width=None))]
    by_plays = lab.goal(plays=200, width=None)

    assert by_plays.left(runs[0]) == pytest.approx(200 / 32 - 1)
    assert by_plays.left(runs[-1]) == 0
    narrow = lab.goal(plays=None, width=runs[0].width / 2)
    assert narrow.left(runs[0]) == pytest.approx(3)


# how it is told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "question", [one for one in lab.Question if one not in {"pairs", "prices", "variants"}]
)
def test_a_study_is_told_in_every_language(question: str, language: str) -> None:
    plan = plan_for("cubosaurs", question)
    found = found_by(plan, 2)
    words = StudyWords(found, plan.game, texts_of(plan.game, language))

    assert "Cubosaurs" in words.title
    assert sum(len(table.rows) for table in words.tables) == len(found.findings)
    assert all(row.interval for table in words.tables for row in table.rows)
    assert words.how[-1].count("rounds=1") == 1
    picture = svg_of(words)
    assert picture.count("<circle") == len(found.findings)
    assert words.tables[0].title in picture.replace("&#39;", "'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairs_are_told_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    plan = plan_for("ursuppe", "pairs")
    monkeypatch.setattr(Pairs, "_lead", lambda _plan, _engine, block, barred: block % 7 + barred[0])
    words = StudyWords(found_by(plan, 24 * 32), plan.game, texts_of(plan.game, language))
    told = " ".join([words.title, *words.how, *(table.title for table in words.tables)])

    assert "Ursuppe" in words.title
    assert "study-" not in told
    assert [len(table.rows) for table in words.tables] == [40, 20]
    assert svg_of(words).count("<circle") == 60


def test_numbers_are_written_as_a_language_does() -> None:
    plan = plan_for("cubosaurs", "cards", 2, "random,medium")
    found = found_by(plan, 2)
    english = StudyWords(found, plan.game, texts_of(plan.game, "en"))
    french = StudyWords(found, plan.game, texts_of(plan.game, "fr"))
    values = [row.estimate.value for row in english.tables[0].rows]

    assert values == sorted(values, reverse=True)
    assert any("\N{MINUS SIGN}" in row.value for row in english.tables[0].rows)
    assert all("." not in row.value for row in french.tables[0].rows)
    assert "pp" in english.tables[1].rows[0].value
    assert "random, medium" in english.how[0]


def test_a_study_comes_back_from_json_and_csv() -> None:
    for plays in (2, 40):
        found = found_by(plan_for(question="seats"), plays)
        told = json.loads(json.dumps(as_json(found), allow_nan=False))
        rows = list(csv.DictReader(io.StringIO(csv_of(found))))

        assert found_in(told) == found
        assert [float(row["value"]) for row in rows] == [one.effect.value for one in found.findings]
    assert told["command"] == (
        "cuboteca study sukkube --question seats --players 3 --bots random --plays 40 --seed 3 "
        "--option points_to_win=1 --option manche_cap=2"
    )
