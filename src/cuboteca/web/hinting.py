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
    text = words.word("hint-exact" if hint.exact else "hint-searched", action=labels[0])
    later = [
        words.word("hint-step", name=names[step.seat], action=label)
        for step, label in zip(hint.steps[1:], labels[1:], strict=True)
    ]
    return f"{text} {words.word('hint-line', line='; '.join(later))}" if later else text
