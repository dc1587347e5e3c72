"""Pictures of a table that are kept: each for those whom it fits, and no more than a few."""

from __future__ import annotations

import json
import random
from array import array
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from cuboteca.core.texts import LANGUAGES
from cuboteca.web.addresses import Base, Reach
from cuboteca.web.frames import Frames, _differences, draw, viewer_of
from cuboteca.web.visitor import Invitation, Pass, Visitor
from tests.web.visit import create_table, look

if TYPE_CHECKING:
    import httpx
    from starlette.applications import Starlette

    from cuboteca.table.table import Table
    from cuboteca.web.frames import Message, Viewer

pytestmark = pytest.mark.anyio

MOST = 4


def _base(name: str = "site.test") -> Base:
    return Base(f"http://{name}", f"http://{name}", Reach.OTHERS)


def _visitor(*invitations: Invitation) -> Visitor:
    return Visitor("en", "auto", "", (), Pass((), invitations))


async def _created(app: Starlette, ada: httpx.AsyncClient) -> tuple[Table, Invitation]:
    """Create a table with a seat by link; return it and the invitation."""
    address = await create_table(ada, "me", "link")
    token = (await look(ada, address)).invites[0].rpartition("/")[2]
    table = await app.state.services.tables.table(address.rpartition("/")[2])
    return table, Invitation(1, token)


def _kept(frames: Frames, table: Table) -> int:
    return len(frames._kept[table])


async def test_addresses_that_are_made_up_do_not_fill_the_memory(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, _ = await _created(app, ada)
    frames, usual = Frames(MOST), viewer_of(table, _visitor(), _base())
    first = frames.newest(table, usual)
    for number in range(3 * MOST):
        made_up = viewer_of(table, _visitor(), _base(f"{number}.test"))
        frames.newest(table, made_up)

        assert _kept(frames, table) <= MOST
        assert frames.newest(table, usual) is first  # whoever looks on keeps the picture


async def test_invitations_that_are_made_up_make_nobody_another_viewer(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, _ = await _created(app, ada)
    frames = Frames()
    for number in range(3):
        for seat in (0, 1, 7):
            forged = _visitor(Invitation(seat, f"forged-{number}"))
            frames.newest(table, viewer_of(table, forged, _base()))

    assert _kept(frames, table) == 1


async def test_who_holds_the_invitation_sees_it(app: Starlette, ada: httpx.AsyncClient) -> None:
    table, invitation = await _created(app, ada)
    frames = Frames()
    holder = frames.newest(table, viewer_of(table, _visitor(invitation), _base()))
    other = frames.newest(table, viewer_of(table, _visitor(), _base()))

    assert invitation.token in holder.html
    assert invitation.token not in other.html


async def test_all_who_see_the_same_share_one_picture(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    address = await create_table(ada, "me", "here")
    table = await app.state.services.tables.table(address.rpartition("/")[2])
    cookie = next(one.value for one in ada.cookies.jar if one.name == "seats") or ""
    first, second = (part.partition(":")[2] for part in cookie.split("."))
    passes = [
        Pass(((0, first), (1, second))),
        Pass(((1, second), (0, first))),
        Pass(((0, first), (0, first), (1, second), (1, "made-up"), (7, first))),
        Pass(((0, first), (1, second)), (Invitation(1, "made-up"),)),
    ]
    frames = Frames()
    seen = {
        id(
            frames.newest(
                table, viewer_of(table, replace(_visitor(), pass_=one), _base(f"{n}.test"))
            )
        )
        for n, one in enumerate(passes)
    }

    assert len(seen) == _kept(frames, table) == 1


async def test_the_address_counts_only_for_those_who_invite(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, invitation = await _created(app, ada)
    bases = [_base(name) for name in ("a.test", "b.test")]
    inviting = [viewer_of(table, _visitor(invitation), base) for base in bases]
    watching = [viewer_of(table, _visitor(), base) for base in bases]
    await table.claim(1, "Ben", "b" * 32)
    used = [viewer_of(table, _visitor(invitation), base) for base in bases]

    assert len(set(inviting)) == 2
    assert len(set(watching + used)) == 1


async def _changed(table: Table, frames: Frames, viewer: Viewer, mark: int | None) -> Message:
    """Act at a table; return what the viewer is then sent, who has the frame of a mark."""
    await table.act(table.to_move, table.seq, table.play.legal_actions()[0])
    return frames.message(table, viewer, mark)


def _rebuilt(before: str, message: Message) -> str:
    """Return the frame that the script makes of a message."""
    had = before.replace("</li><li", "</li>\r\n<li").split("\n")
    rows = []
    for part in json.loads(message.text)["rows"]:
        rows += part.split("\n") if isinstance(part, str) else had[slice(*part)]
    return "\n".join(rows).replace("\r\n", "")


async def test_what_has_changed_makes_the_frame_of_the_one_before(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, _ = await _created(app, ada)
    await table.claim(1, "Ben", "b" * 32)
    viewer, frames = viewer_of(table, _visitor(), _base()), Frames()
    message = frames.message(table, viewer, None)
    html = json.loads(message.text)["html"]
    for _ in range(6):
        message = await _changed(table, frames, viewer, message.mark)
        html = _rebuilt(html, message)

        assert "html" not in json.loads(message.text)
        assert html == draw(table, viewer).html
        assert message.frame == table.frame


async def test_who_has_missed_a_frame_gets_the_whole(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, _ = await _created(app, ada)
    await table.claim(1, "Ben", "b" * 32)
    viewer, frames = viewer_of(table, _visitor(), _base()), Frames()
    first = frames.message(table, viewer, None)
    await _changed(table, frames, viewer, first.mark)
    late = await _changed(table, frames, viewer, first.mark)

    assert json.loads(late.text)["html"] == draw(table, viewer).html


async def test_few_whole_frames_are_kept_and_each_can_be_had(
    app: Starlette, ada: httpx.AsyncClient
) -> None:
    table, _ = await _created(app, ada)
    await table.claim(1, "Ben", "b" * 32)
    viewers = [replace(viewer_of(table, _visitor(), _base()), language=one) for one in LANGUAGES]
    frames = Frames(most_characters=1)
    marks = [frames.message(table, one, None).mark for one in viewers]
    for viewer, mark in zip(viewers, marks, strict=True):
        again = frames.message(table, viewer, None)

        assert len(frames._whole) == 1
        assert again.mark == mark  # it looks as before, so what follows fits both
        assert json.loads(again.text)["html"] == draw(table, viewer).html


def test_what_has_changed_is_found_wherever_it_is() -> None:
    """Rows are replaced, added, left out and moved, and many are alike."""
    chosen = random.Random(5)
    for _ in range(2_000):
        before = [str(chosen.randrange(chosen.choice((3, 40)))) for _ in range(30)]
        first, last = sorted(chosen.choices(range(31), k=2))
        after = [*before[last:], *before[:first], *map(str, chosen.choices(range(60), k=first % 4))]
        after += before[chosen.randrange(30) :]
        parts = _differences(_hashed(before), after, _hashed(after))
        rows = [
            row
            for part in parts
            for row in (part.split("\n") if isinstance(part, str) else before[slice(*part)])
        ]

        assert rows == after


def test_little_is_sent_where_little_has_changed() -> None:
    before = ["a", "", "b", "", "c", "", "d"]
    after = ["a", "", "x", "", "c", "new", "", "d"]

    assert _differences(_hashed(before), after, _hashed(after)) == [
        (0, 2),
        "x",
        (3, 5),
        "new",
        (5, 7),
    ]


def _hashed(rows: list[str]) -> array[int]:
    return array("q", map(hash, rows))
