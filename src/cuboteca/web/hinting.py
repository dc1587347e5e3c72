"""A hint in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.table.hints import Hint
    from cuboteca.web.wording import Wording


def hint_text(hint: Hint, wording: Wording, names: Sequence[str]) -> str:
    """Return a hint in a reader's language: what to do, how sure that is, what may follow."""
    words, texts = wording
    labels = [texts.plain(step.label, names).rstrip(".") for step in hint.steps]
    if hint.best and not hint.exact:
        return _rated(hint, wording, names)
    text = words.word("hint-exact" if hint.exact else "hint-searched", action=labels[0])
    later = [
        words.word("hint-step", name=names[step.seat], action=label)
        for step, label in zip(hint.steps[1:], labels[1:], strict=True)
    ]
    return f"{text} {words.word('hint-line', line='; '.join(later))}" if later else text


def _rated(hint: Hint, wording: Wording, names: Sequence[str]) -> str:
    """Return the best actions of a search, each with what may be expected and how sure that is."""
    words, texts = wording
    rated = [
        words.word(
            "hint-rated",
            action=texts.plain(one.label, names).rstrip("."),
            value=round(100 * one.value),
            spread=max(round(100 * one.spread), 1),
        )
        for one in hint.best
    ]
    text = words.word("hint-best", action=rated[0])
    return f"{text} {words.word('hint-also', actions='; '.join(rated[1:]))}" if rated[1:] else text
