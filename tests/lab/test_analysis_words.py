"""What an analysis prints: no share outside 0 to 100 %, no doubtful number as a fact."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from cuboteca.core.constants import CHANCE
from cuboteca.core.engine import engine_of
from cuboteca.core.play import Play
from cuboteca.core.texts import LANGUAGES
from cuboteca.games import GAME_NAMES, game
from cuboteca.lab.analysis import Analysis, LuckAndSkill, MoveAssessment, _Curve, _errors, analyse
from cuboteca.lab.analysis_page import page_of
from cuboteca.lab.analysis_words import Figure, Words, texts_of
from cuboteca.lab.grades import grade_of
from cuboteca.lab.statistics import Estimate
from tests.core.nim import NIM
from tests.lab.test_analysis import LITTLE, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cuboteca.core.record import State

PARTS = ("start", "luck", "skill", "others", "adjusted", "lost")
NOTHING = Estimate(0.0, 0.0, 0.0)
MINUS = "\N{MINUS SIGN}"
#: A number and what follows it, where that makes it a share.
SHARE = re.compile(rf"([-{MINUS}+]?\d+(?:[.,]\d+)?)\s*(?:%|of 100|su 100|sur 100)")
BETWEEN = re.compile(rf"([-{MINUS}+]?\d+(?:[.,]\d+)?) … ([-{MINUS}+]?\d+(?:[.,]\d+)?)")

NUMBER = re.compile(rf"[-{MINUS}+]?\d+(?:[.,]\d+)?")


def decimals(figure: Figure) -> list[str]:
    """Return the numbers of a figure and its interval, with a point."""
    return [one.replace(",", ".") for one in NUMBER.findall(f"{figure.text} {figure.interval}")]


def around(value: float, half: float) -> Estimate:
    return Estimate(value, value - half, value + half)


def luck_and_skill_of(**parts: Estimate) -> LuckAndSkill:
    """Return a made-up breakdown of a seat that won."""
    usual = dict.fromkeys(PARTS, NOTHING)
    return LuckAndSkill(result=1.0, **{**usual, **parts})


def assessment_of(cost: Estimate, seq: int = 1, seat: int = 0) -> MoveAssessment:
    return MoveAssessment(seq, seat, "take 2", "take 1", 0, 3, cost)


def made_up(
    *luck_and_skill: LuckAndSkill,
    assessments: tuple[MoveAssessment, ...] = (),
    shares: bool = True,
    playouts: int = 24,
) -> Analysis:
    """Return an analysis of a play of Nim with two draws or decisions."""
    seats = len(luck_and_skill)
    return Analysis(
        game="nim", rules_version=3, seats=seats, shares=shares, playouts=playouts,
        simulations=8, seed=1,
        values=((0.5,) * seats, (0.25,) * seats, (1.0,) * seats),
        spread=((0.1,) * seats,) * 3,
        changed=((0.3,) * seats, (0.2,) * seats),
        assessments=assessments, luck_and_skill=luck_and_skill, swings=(),
    )  # fmt: skip


def words_of(found: Analysis, language: str = "en") -> Words:
    play = Play(NIM, {}, 2, engine_of(NIM, "interpreted"))
    play.draw(lambda _weights, _total: 0)
    play.act(0, 1)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")[: found.seats]
    return Words(play, found, texts_of(NIM, language), names)


# luck, skill, others


@pytest.mark.parametrize(
    ("one", "figure"),
    [
        (around(0.29, 0.12), Figure("+29 pp", "+17 … +41")),
        (around(-0.67, 0.6), Figure("−67 pp", "−127 … −7")),
        (around(1.4, 0.2), Figure("+140 pp", "+120 … +160")),  # a sum of changes may be
        (around(0.29, 0.58), Figure("not clear", "−29 … +87", known=False)),
        (around(-0.04, 0.96), Figure("not clear", "−100 … +92", known=False)),
        (around(0.0, 0.2), Figure("not clear", "−20 … +20", known=False)),
        (Estimate(0.3, 0.0, 0.6), Figure("not clear", "0 … +60", known=False)),
        (around(0.01, 0.03), Figure("hardly any", "−2 … +4")),
        (around(0.004, 0.003), Figure("hardly any", "+0.1 … +1")),
        (around(0.03, 0.01), Figure("+3 pp", "+2 … +4")),
        (NOTHING, Figure("none")),
    ],
)
def test_a_change_is_a_number_only_where_its_interval_leaves_zero_out(
    one: Estimate, figure: Figure
) -> None:
    row = words_of(made_up(luck_and_skill_of(luck=one, skill=one, others=one))).rows()[0]

    assert row.luck == row.skill == row.others == figure


@pytest.mark.parametrize(
    ("one", "figure"),
    [
        (around(2.25, 1.0), Figure("+2.2", "+1.2 … +3.3")),
        (around(-1.0, 2.0), Figure("not clear", "−3.0 … +1.0", known=False)),
        (around(0.1, 0.3), Figure("hardly any", "−0.2 … +0.4")),
        (around(0.0002, 0.0001), Figure("hardly any", "0 … +0.1")),
        (around(0.002, 0.001), Figure("hardly any", "+0.001 … +0.1")),
        (around(-0.02, 0.01), Figure("hardly any", "−0.1 … −0.01")),
        (Estimate(0.6, 0.02, 1.2), Figure("+0.60", "+0.02 … +1.20")),
        (Estimate(-0.6, -1.2, -0.002), Figure("−0.600", "−1.200 … −0.002")),
        (Estimate(0.6, 0.0002, 1.2), Figure("not clear", "0 … +1.2", known=False)),
        (NOTHING, Figure("none")),
    ],
)
def test_alone_changes_are_points(one: Estimate, figure: Figure) -> None:
    assert words_of(made_up(luck_and_skill_of(luck=one), shares=False)).rows()[0].luck == figure


@pytest.mark.parametrize("shares", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_told_is_not_zero_nor_is_its_interval(
    language: str, *, shares: bool
) -> None:
    rng = np.random.default_rng(13)
    words = words_of(made_up(luck_and_skill_of(), shares=shares), language)
    told = 0
    for _ in range(2000):
        low, value, high = np.sort(rng.normal(0, 10 ** rng.uniform(-4, 1), 3))
        figure = words.change(Estimate(float(value), float(low), float(high)))
        if re.search(r"\d", figure.text):
            below, above = (number(bound) for bound in BETWEEN.findall(figure.interval)[0])
            told += 1
            assert figure.known
            assert number(NUMBER.findall(figure.text)[0]) * below * above != 0
            assert (below > 0) == (above > 0)
            assert len({len(one.partition(".")[2]) for one in decimals(figure)}) == 1
    assert told > 150


# without luck


@pytest.mark.parametrize(
    ("luck", "adjusted", "figure"),
    [
        (around(0.46, 0.1), around(0.54, 0.1), Figure("54 %", "44 … 64 %")),
        (around(-0.25, 0.2), around(1.25, 0.2), Figure("100 %", "")),
        (around(-0.25, 0.24), around(1.25, 0.3), Figure("100 %", "95 … 100 %")),
        (around(0.9, 0.3), around(0.1, 0.3), Figure("10 %", "0 … 40 %")),
        (around(-0.25, 0.84), around(1.25, 0.84), Figure("not clear", "41 … 100 %", known=False)),
        (around(0.01, 0.02), around(0.99, 0.02), Figure("99 %", "97 … 100 %")),
        (NOTHING, Estimate(1.0, 1.0, 1.0), Figure("100 %")),
    ],
)
def test_without_luck_is_a_share_and_not_told_where_luck_is_not_clear(
    luck: Estimate, adjusted: Estimate, figure: Figure
) -> None:
    row = words_of(made_up(luck_and_skill_of(luck=luck, adjusted=adjusted))).rows()[0]

    assert row.adjusted == figure


def test_alone_nothing_is_cut() -> None:
    breakdown = luck_and_skill_of(luck=around(3.0, 1.0), adjusted=around(-2.0, 1.0))

    assert words_of(made_up(breakdown, shares=False)).rows()[0].adjusted == Figure(
        "−2.0", "−3.0 … −1.0"
    )


# costs


@pytest.mark.parametrize(
    ("lost", "decisions", "figure"),
    [
        (around(1.15, 0.48), 10, Figure("11.5 of 100", "6.7 … 16.3")),
        (around(0.43, 0.59), 10, Figure("not clear", "0 … 10.2", known=False)),
        (around(0.004, 0.04), 10, Figure("hardly any", "0 … 0.5")),
        (around(-0.5, 0.2), 10, Figure("hardly any", "")),
        (around(0.002, 0.001), 10, Figure("hardly any", "0.01 … 0.1")),
        (around(9.0, 3.0), 10, Figure("90.0 of 100", "60.0 … 100.0")),
        (Estimate(0.5, 0.002, 1.2), 10, Figure("5.00 of 100", "0.02 … 12.00")),
        (NOTHING, 10, Figure("none")),
        (NOTHING, 0, Figure("none")),
    ],
)
def test_what_was_lost_is_an_average_of_100(lost: Estimate, decisions: int, figure: Figure) -> None:
    assessments = tuple(assessment_of(NOTHING, seq) for seq in range(decisions))

    assert (
        words_of(made_up(luck_and_skill_of(lost=lost), assessments=assessments)).rows()[0].lost
        == figure
    )


@pytest.mark.parametrize(
    ("cost", "text"),
    [
        (around(0.46, 0.05), "46 of 100 (41 … 51)"),
        (around(0.98, 0.05), "98 of 100 (93 … 100)"),
        (around(0.004, 0.001), "0.4 of 100 (0.3 … 0.5)"),
        (Estimate(0.05, 0.003, 0.107), "5.0 of 100 (0.3 … 10.7)"),
        (Estimate(1.0, 1.0, 1.0), "100 of 100"),
    ],
)
def test_a_sure_cost_stands_with_its_interval(cost: Estimate, text: str) -> None:
    assert words_of(made_up(luck_and_skill_of())).cost(cost) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_have_cost_nothing_is_no_loss(language: str) -> None:
    """It is in no list and no stroke below the curve, and its step gives no number."""
    found = made_up(luck_and_skill_of(), assessments=(assessment_of(around(0.05, 0.06)),))
    words = words_of(found, language)
    words = replace(words, play=analysed_nim())
    moment = words.moment(2)

    assert words.costly() == ()
    assert "<line" not in words.strip()
    assert moment is not None
    assert moment.kind == "good"
    assert moment.text == words.texts.word("analysis-moment-good")
    assert not NUMBER.search(moment.text)


@pytest.mark.parametrize(
    ("cost", "grade", "starts"),
    [
        (around(0.0199, 0.004), "good", "Good: take 1 was better by no more than 2 of 100"),
        (around(0.02, 0.004), "doubtful", "Doubtful: it cost 2 of 100 (1 … 3)."),
        (around(0.0799, 0.004), "doubtful", "Doubtful: it cost 8 of 100 (7 … 9)."),
        (around(0.08, 0.004), "mistake", "A mistake: it cost 8 of 100 (7 … 9)."),
        (around(0.5, 0.6), "good", "Good: nothing"),
    ],
)
def test_a_grade_follows_from_the_cost_and_its_interval(
    cost: Estimate, grade: str, starts: str
) -> None:
    one = assessment_of(cost)
    words = words_of(made_up(luck_and_skill_of(), assessments=(one,)))
    moment = replace(words, play=analysed_nim()).moment(2)

    assert grade_of(one) == grade
    assert moment is not None
    assert (moment.kind, moment.text.startswith(starts)) == (grade, True)


def test_nothing_better_is_best() -> None:
    one = replace(assessment_of(NOTHING), best="take 2")
    moment = words_of(made_up(luck_and_skill_of(), assessments=(one,))).moment(2)

    assert grade_of(one) == "best"
    assert moment is not None
    assert (moment.kind, moment.sign) == ("best", "★")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 best, 1 good, 1 mistake"),
        ("it", "2 migliori, 1 buona, 1 errore"),
        ("fr", "2 meilleures, 1 bonne, 1 erreur"),
    ],
)
def test_grades_are_counted_seat_by_seat(language: str, text: str) -> None:
    best = [replace(assessment_of(NOTHING, seq), best="take 2") for seq in (0, 3)]
    others = [assessment_of(around(0.05, 0.06), 1), assessment_of(around(0.5, 0.06), 2)]
    elsewhere = assessment_of(around(0.05, 0.01), 4, seat=1)
    found = made_up(
        luck_and_skill_of(),
        luck_and_skill_of(),
        luck_and_skill_of(),
        assessments=(best[0], *others, best[1], elsewhere),
    )
    ada, ben = words_of(found, language).grades()  # the third seat decided nothing

    assert ada.text == text
    assert [(one.step, one.grade) for one in ada.steps] == [
        (1, "best"),
        (2, "good"),
        (3, "mistake"),
        (4, "best"),
    ]
    assert [one.grade for one in ben.counts] == ["doubtful"]
    assert len({one.sign for one in (*ada.counts, *ben.counts)}) == 4


@pytest.mark.parametrize(
    ("language", "quoted"),
    [
        ("en", r"“[^”]+”"),
        ("it", "«[^»]+»"),
        ("fr", "«\N{NARROW NO-BREAK SPACE}[^»]+\N{NARROW NO-BREAK SPACE}»"),
    ],
)
def test_an_action_stands_in_the_quotation_marks_of_the_language(
    language: str, quoted: str
) -> None:
    found = made_up(luck_and_skill_of(), assessments=(assessment_of(around(0.5, 0.06)),))
    play = analysed_nim()
    words = replace(words_of(found, language), play=play, texts=texts_of(play.game, language))

    assert re.fullmatch(quoted, words._label(*labelled(play)))


def labelled(play: Play) -> tuple[State, int, int, str]:
    """Return the first state in which a seat decides, the seat, an action and its notation."""
    engine = play.engine
    state = engine.start(play.options, play.seat_count)
    for event in play.events:
        if event.actor != CHANCE:
            return state, event.actor, event.number, event.text
        engine.apply(state, event.number)
    raise AssertionError


def test_a_sure_cost_is_told() -> None:
    found = made_up(luck_and_skill_of(), assessments=(assessment_of(around(0.5, 0.06)),))
    words = replace(words_of(found), play=analysed_nim())
    moment = words.moment(2)

    assert moment is not None
    assert [(one.cost, one.grade) for one in words.costly()] == [("50 of 100 (44 … 56)", "mistake")]
    assert "<line" in words.strip()


def analysed_nim() -> Play:
    """Return a short play of a game that tells its events."""
    cubosaurs = game("cubosaurs")
    play = Play(cubosaurs, {"rounds": 1}, 2)
    while play.seq < 12:
        if play.to_move == CHANCE:
            play.draw(lambda _seq, _total: 0)
        else:
            play.act(play.to_move, play.legal_actions()[0])
    return play


# single steps


def test_a_draw_is_called_luck_only_where_it_surely_changed_something() -> None:
    """The first change, −25 pp, has an interval of ± 30; the second one, +75 pp, of ± 20."""
    found = made_up(luck_and_skill_of(), luck_and_skill_of())

    assert found.largest_change(0) is None
    assert found.largest_change(1) == (0, 0.25, 1.0)


def test_a_draw_is_judged_for_all_seats_at_once() -> None:
    """Of 2000 draws that change nothing for four seats, one in twenty may be told: 100 ± 10."""
    rng = np.random.default_rng(3)
    curve = curve_of(rng.normal(0, 1, (2000, 64, 4)), shares=False)
    found = replace(
        made_up(*[luck_and_skill_of()] * 4, shares=False, playouts=64),
        values=tuple(map(tuple, curve.means.tolist())),
        changed=tuple(map(tuple, curve.half(curve.change_errors, 0.95).tolist())),
    )
    told = sum(found.largest_change(seq) is not None for seq in range(2000))

    assert 70 < told < 130


@pytest.mark.parametrize(("seat_count", "shown"), [(1, True), (2, False)])
def test_one_seat_alone_is_judged_at_its_own_level(seat_count: int, *, shown: bool) -> None:
    found = replace(
        made_up(*[luck_and_skill_of()] * seat_count, shares=seat_count > 1),
        values=((0.5,) * seat_count, (0.25,) * seat_count, (1.0,) * seat_count),
        changed=((0.24,) * seat_count, (0.2,) * seat_count),
    )

    assert (found.largest_change(0) is not None) is shown


def test_a_change_too_little_to_be_seen_is_not_told() -> None:
    found = replace(
        made_up(luck_and_skill_of(), luck_and_skill_of()),
        playouts=20_000,
        values=((0.331,) * 2, (0.334,) * 2, (1.0,) * 2),
        changed=((0.001,) * 2, (0.2,) * 2),
    )
    words = words_of(found)

    assert found.largest_change(0) is not None
    assert words.play.events[0].actor == CHANCE
    assert words.moment(1) is None


def curve_of(changes: np.ndarray, *, shares: bool = True) -> _Curve:
    """Return the curve of float64[T, N, S] of changes, playout by playout."""
    events, playouts, seats = changes.shape
    means = np.zeros((events + 1, seats))
    means[1:] = changes.mean(axis=1).cumsum(axis=0)
    errors = np.array([_errors(one) for one in changes])
    nothing = np.zeros((playouts, seats))
    return _Curve(
        means, np.zeros_like(means), errors, nothing, nothing, np.zeros((seats, *nothing.shape)),
        shares,
    )  # fmt: skip


def noise(plays: int, playouts: int) -> Iterator[_Curve]:
    """Yield curves of plays in which nothing that happens changes anything."""
    rng = np.random.default_rng(5)
    for _ in range(plays):
        one = rng.choice((-1.0, 0.0, 0.0, 1.0), (300, playouts))
        yield curve_of(np.stack([one, -one], axis=2))


@pytest.mark.parametrize("playouts", [8, 24, 256])
def test_chance_in_the_playouts_makes_no_turning_point(playouts: int) -> None:
    """It may in one play of twenty: 10 of 200, with a standard error of 3."""
    false = sum(bool(curve.swings([0] * 300)) for curve in noise(200, playouts))

    assert false <= 19


def test_what_surely_changed_much_is_a_turning_point() -> None:
    rng = np.random.default_rng(7)
    one = rng.choice((-1.0, 0.0, 0.0, 1.0), (300, 256))
    one[[40, 200]] = np.where(rng.random((2, 256)) < 0.6, 1.0, 0.0)
    swings = curve_of(np.stack([one, -one], axis=2)).swings([seq % 3 for seq in range(300)])

    assert [(swing.seq, swing.actor) for swing in swings] == [(40, 1), (200, 2)]
    assert all(swing.change.low > 0.4 for swing in swings)
    assert all(swing.change.value == pytest.approx(swing.after - swing.before) for swing in swings)


def test_playouts_that_all_say_the_same_are_not_certain() -> None:
    """With 24 of them: rule of three, 3/24; for 600 comparisons at once more."""
    same = np.zeros((300, 24, 2))
    curve = curve_of(same)

    assert curve.half(curve.change_errors, 0.95) == pytest.approx(
        np.full((300, 2), 3 / 24), rel=0.01
    )
    assert curve.half(curve.change_errors, 1 - 0.05 / 600).min() > 9 / 24
    assert curve_of(same, shares=False).half(curve.change_errors, 0.95).max() == 0
    same[7] = (0.3, -0.3)

    assert curve_of(same).swings([0] * 300) == ()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_interval_of_an_analysis_holds_its_value(name: str) -> None:
    found = analyse(game(name), played(name), LITTLE)
    estimates = [
        getattr(breakdown, part)
        for breakdown in found.luck_and_skill
        for part in ("start", "luck", "skill", "others", "adjusted", "lost")
    ]

    assert all(one.low <= one.value <= one.high for one in estimates)
    assert all(swing.change.excludes_zero for swing in found.swings)
    assert len(found.changed) == len(found.values) - 1
    for (before, after), spread in zip(pairwise(found.values), found.changed, strict=True):
        assert all(half > 0 or a == b for a, b, half in zip(before, after, spread, strict=True))


# what to do about it


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (
            made_up(luck_and_skill_of(luck=around(0.29, 0.84))),
            "1700",
        ),  # (0.84 / 0.1) ** 2 times as many
        (made_up(luck_and_skill_of(luck=around(0.0, 0.06))), "100"),
        (made_up(luck_and_skill_of(luck=around(0.0, 5.0)), playouts=5000), "20000"),
        (made_up(luck_and_skill_of(skill=around(1.0, 2.0)), shares=False), "100"),
        (made_up(luck_and_skill_of(luck=around(0.5, 0.1))), None),
        (made_up(luck_and_skill_of(luck=around(0.0, 0.5)), playouts=20_000), None),
        (made_up(luck_and_skill_of()), None),
    ],
)
def test_a_larger_budget_is_advised_where_something_is_not_clear(
    found: Analysis, wanted: str | None
) -> None:
    more = words_of(found).more

    assert (more is not None) == (wanted is not None)
    if more is not None:
        assert str(found.playouts) in more[0].replace(",", "")
        assert more[1] == f"cuboteca analyse FILE --budget {wanted}"
        assert f"<code>{more[1]}</code>" in page_of(words_of(found))


def test_a_doubtful_loss_alone_asks_for_more_too() -> None:
    found = made_up(luck_and_skill_of(lost=around(0.1, 0.4)), assessments=(assessment_of(NOTHING),))

    more = words_of(found).more

    assert more is not None
    assert more[1].endswith("--budget 100")


# everything that is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_holds_a_share_below_nothing_or_above_all(language: str) -> None:
    rng = np.random.default_rng(11)

    def some() -> Estimate:
        low, value, high = np.sort(rng.normal(0, rng.choice((0.02, 0.3, 2.0)), 3))
        return Estimate(float(value), float(low), float(high))

    seen = 0
    for _ in range(300):
        luck_and_skill = tuple(
            luck_and_skill_of(
                **{
                    name: some()
                    for name in ("start", "luck", "skill", "others", "adjusted", "lost")
                }
            )
            for _ in range(3)
        )
        assessments = tuple(assessment_of(NOTHING, seq, seq % 3) for seq in range(9))
        words = words_of(made_up(*luck_and_skill, assessments=assessments), language)
        sure = some()
        texts = [page_of(words), words.cost(replace(sure, low=abs(sure.low)))]
        texts += [
            f"{figure.text} {figure.interval}"
            for row in words.rows()
            for figure in (row.result, row.adjusted, row.lost)
        ]
        for text in texts:
            shares = [number(one) for one in SHARE.findall(text)]
            seen += len(shares)
            assert all(0 <= one <= 100 for one in shares), text
        for row in words.rows():
            for figure in (row.adjusted, row.lost):
                bounds = [number(one) for pair in BETWEEN.findall(figure.interval) for one in pair]
                assert all(0 <= one <= 100 for one in bounds)
            for figure, one in zip(
                (row.luck, row.skill, row.others),
                ((breakdown := luck_and_skill[row.seat]).luck, breakdown.skill, breakdown.others),
                strict=True,
            ):
                low, high = (number(bound) for bound in BETWEEN.findall(figure.interval)[0])
                assert low <= 100 * one.low
                assert high >= 100 * one.high
                assert figure.known or not one.excludes_zero
                assert one.excludes_zero or not re.search(r"\d", figure.text)
    assert seen > 3000


def number(text: str) -> float:
    return float(text.replace(MINUS, "-").replace(",", "."))
