"""The comparer: what an observer is sent in plays that it cannot tell apart, by channel."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.leaks.channels import CHANGING, CHANNELS, Apart, sent_by

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from tests.leaks.channels import Channel, Site
    from tests.leaks.plays import Alike


@dataclass
class Tally:
    """What was compared, and what was found.

    Attributes:
        pairs: Pairs of plays in the eyes of one observer, each compared on all channels.
        plays: Plays for which all channels were read.
        size: Bytes and characters read.
        leaks: Where something differed, and in which channels.
    """

    pairs: int = 0
    plays: int = 0
    size: int = 0
    leaks: dict[str, list[str]] = field(default_factory=dict)


async def compare(
    site: Site,
    alike: Alike,
    tally: Tally,
    channels: Mapping[str, Channel] = CHANNELS,
    changing: Mapping[str, Channel] = CHANGING,
) -> None:
    """Compare all that the observers of ``alike`` are sent; add it to ``tally``.

    Another server draws otherwise from here on, so that nobody acts there.
    """
    sent: dict[str, dict[Hashable, set[bytes]]] = {}
    acting = changing if alike.kind == "draws" else {}
    for world in alike.worlds:
        sights = await site.put_in(alike, world)
        asked = [(name, one, sight) for sight in sights for name, one in channels.items()]
        asked += [(name, one, sight) for sight in sights for name, one in acting.items()]
        for name, channel, sight in asked:
            got = await sent_by(channel, sight)
            known, got = (got.known, got.sent) if isinstance(got, Apart) else (None, got)
            text = repr(got).encode()
            tally.size += len(text)
            sent.setdefault(name, defaultdict(set))[sight.observer, known].add(text)
        await site.take_out(sights[0].table)
    tally.plays += len(alike.worlds)
    tally.pairs += alike.pairs
    differing = [name for name, by in sent.items() if any(len(texts) > 1 for texts in by.values())]
    if differing:
        tally.leaks[str(alike)] = differing


__all__ = ["Tally", "compare"]
