"""A hint as text and as a part of the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.web.contexts import AdviceLine, AdvicePart
from cuboteca.web.phrases import decimal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.table.hints import Hint, Rated
    from cuboteca.web.phrases import Phrases

_WIDEST = 0.5  # half an interval: wider ones say nothing of a value from 0 to 1


def hint_text(hint: Hint, phrases: Phrases, names: Sequence[str]) -> str:
    """Return a hint as text: what to do, how sure that is, and what may follow."""
    part = advice_of(hint, phrases, names)
    compared = [
        phrases.site.word(
            "hint-rated" if line.spread else "hint-certain",
            action=line.label,
            value=line.value,
            spread=line.spread,
        )
        for line in part.lines
    ]
    said = [part.title, part.later]
    if compared:
        said.append(phrases.site.word("hint-also", actions="; ".join(compared)))
        said.append(part.note)
    said.append(part.why)
    return " ".join(filter(None, said))


def advice_of(hint: Hint, phrases: Phrases, names: Sequence[str]) -> AdvicePart:
    """Return what the bar shows of a hint."""
    words, texts = phrases
    labels = [texts.plain(step.label, names).rstrip(".") for step in hint.steps]
    later = [
        words.word("hint-step", name=names[step.seat], action=label)
        for step, label in zip(hint.steps[1:], labels[1:], strict=True)
    ]
    kind = _kind(hint, len(names))
    lines = tuple(_line(one, hint, phrases, names, kind) for one in _known(hint.best))
    return AdvicePart(
        title=words.word(f"hint-{_sureness(hint)}", action=labels[0]),
        head=words.word(f"hint-head-{_sureness(hint)}"),
        lines=lines,
        later=words.word("hint-line", line="; ".join(later)) if later else "",
        note=words.word(f"hint-note-{_what_counts(hint, kind)}") if lines else "",
        why=_why(hint, phrases, names),
    )


def _why(hint: Hint, phrases: Phrases, names: Sequence[str]) -> str:
    """Return what the advised action brings in points; "" if points do not explain it.

    Said is what it brings its seat, and which other seat it costs most.
    """
    found = hint.consequence
    if found is None:
        return ""
    seat = hint.steps[0].seat
    own = found.more[seat]
    costs = {
        other: -more
        for other, more in enumerate(found.more)
        if other != seat and more is not None and more < 0
    }
    worst = max(costs, key=lambda other: costs[other], default=None)
    if worst is None and (own is None or own < 0):
        return ""
    kind = "others" if own is None else "more" if own > 0 else "less"
    given: dict[str, str | int] = {
        "plays": found.plays,
        "other": phrases.game.plain(found.other, names).rstrip("."),
    }
    if own is not None:
        given |= {
            "points": decimal(abs(own), 1, phrases.site),
            "spread": decimal(found.spread[seat], 1, phrases.site),
        }
    if worst is not None:
        given |= {
            "name": names[worst],
            "fewer": decimal(costs[worst], 1, phrases.site),
            "doubt": decimal(found.spread[worst], 1, phrases.site),
        }
        kind = kind if own is None else f"{kind}-others"
    return phrases.site.word(f"hint-why-{kind}", **given)


def _known(best: Sequence[Rated]) -> Sequence[Rated]:
    """Return those of the best actions of which something is known; none if not of the first."""
    known = [one for one in best if one.spread <= _WIDEST]
    return known if known and known[0] is best[0] else ()


def _kind(hint: Hint, seat_count: int) -> str:
    """Return what the numbers of a hint count, as part of keys."""
    if hint.measure == "solver":
        return "share"
    if hint.measure == "rank" and seat_count == 2:
        return "win"
    return hint.measure


def _what_counts(hint: Hint, kind: str) -> str:
    """Return what the numbers of a hint say, as the end of a key."""
    return "exact" if hint.exact and hint.measure == "solver" else kind


def guess_of(hint: Hint, phrases: Phrases, names: Sequence[str]) -> AdviceLine:
    """Return the one action of a hint that compares none."""
    step = hint.steps[0]
    return AdviceLine(step.action, phrases.game.plain(step.label, names).rstrip("."), "", "")


def _sureness(hint: Hint) -> str:
    """Return how certainly the first action is the best, as part of a key."""
    if hint.exact:
        return "exact"
    first, *others = hint.best or (None,)
    if first is None or not others:
        return "searched"
    behind = all(one.value + one.spread < first.least for one in others)
    return "clear" if behind else "close"


def _hundredths(one: Rated) -> str:
    return f"{100 * one.value:.0f}"


def _line(one: Rated, hint: Hint, phrases: Phrases, names: Sequence[str], kind: str) -> AdviceLine:
    label = phrases.game.plain(one.label, names).rstrip(".")
    if hint.exact and hint.measure == "solver":
        winners = [names[seat] for seat, value in enumerate(one.values) if value]
        said = phrases.site.word
        value = said("hint-point", names=", ".join(winners)) if winners else said("hint-nobody")
        return AdviceLine(one.action, label, value, "")
    low, high = max(one.least, 0.0), min(one.value + one.spread, 1.0)
    return AdviceLine(
        action=one.action,
        label=label,
        value=phrases.site.word(f"hint-value-{kind}", value=_hundredths(one)),
        spread=f"{max(100 * one.spread, 1):.0f}" if one.spread else "",
        bar=(round(100 * one.value), round(100 * low), round(100 * (high - low))),
    )


__all__ = [
    "advice_of",
    "guess_of",
    "hint_text",
]
