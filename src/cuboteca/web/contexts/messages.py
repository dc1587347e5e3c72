"""The context of ``messages.html``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuboteca.web.contexts.mail import MailPart
    from cuboteca.web.contexts.site import Site, Word


@dataclass(frozen=True)
class DeviceLine:
    """A device that shows notifications."""

    id: str  # for the form that removes it
    name: str  # such as "Firefox, Android"
    since: str  # a day


@dataclass(frozen=True)
class WaitChoice:
    """How long after the beginning of a turn one is told."""

    seconds: int
    label: str
    chosen: bool


@dataclass(frozen=True)
class MessagesContext:
    """Everything that ``messages.html`` shows."""

    site: Site  # the frame
    t: Word  # words of the page's language
    known: bool  # the site knows the reader; else nothing can be kept
    url: str  # takes the settings by POST
    push_url: str  # takes a device by POST
    push_key: str  # of the site, for the browser; "" if it has none
    devices: tuple[DeviceLine, ...]
    waits: tuple[WaitChoice, ...]
    quiet_from: str  # "22:30"; "" if there is no quiet time
    quiet_to: str
    zone: str
    feed: str  # address of the feed, right after it was made; else ""
    has_feed: bool
    hook: str  # address of the webhook; "" for none
    hook_secret: str  # right after it was made; else ""
    mail: MailPart | None  # None where the site sends no e-mail
    message: str = ""  # what was wrong with the last form
    done: str = ""  # what the last form has done


__all__ = ["DeviceLine", "MessagesContext", "WaitChoice"]
