"""What people do at a table, in the words of the tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Page, Position

AXE = Path(__file__).with_name("axe.min.js").read_text("utf-8")
CHOICES = "#act button[name=action], .bar button[name=action]"
MOST_DECISIONS = 600
LONGEST_WAIT = 20  # seconds
BETWEEN_LOOKS = 50  # milliseconds
RETRIES = 1  # on a slow machine the site may close an idle connection just as it is used again

#: Where a card shows however many lie over it; its centre may be covered.
STRIP: Position = {"x": 12, "y": 9}

#: Lets a page show each picture at once; else it leaves people time to read what bots do.
IMPATIENT = "Object.defineProperty(document, 'hidden', { get: () => true })"

#: Brings whatever moves to its end: what is half faded in has hardly any contrast.
STILL = """async () => {
  const moving = document.getAnimations()
    .filter((one) => one.timeline === document.timeline)
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  for (const one of moving) one.finish();
  await Promise.allSettled(moving.map((one) => one.finished));
}"""

#: Stops whatever moves for ever where it is palest: words in it must be readable then as well.
PALEST = """() => document.getAnimations()
  .filter((moving) => moving.timeline === document.timeline)
  .filter((moving) => !Number.isFinite(moving.effect.getComputedTiming().endTime))
  .forEach((moving) => {
    const { duration } = moving.effect.getComputedTiming();
    const { target, pseudoElement } = moving.effect;
    const moments = Array.from({ length: 20 }, (_, part) => (part * duration) / 20);
    const opacity = (moment) => {
      moving.currentTime = moment;
      return Number(getComputedStyle(target, pseudoElement).opacity);
    };
    moving.pause();
    moving.currentTime = moments.reduce((a, b) => (opacity(b) < opacity(a) ? b : a));
  })"""


def create_table(page: Page, *, seats: list[str], dna: bool = False, rounds: str = "") -> None:
    """Create a table of Cubosaurs; ``seats`` are values of the seats' selects."""
    page.goto("/new/cubosaurs")
    if dna:
        page.locator("input[name=option-dna]").check(force=True)
    page.locator("[name=option-rounds]").fill(rounds)
    sit_down(page, seats)


def create_other_table(page: Page, game: str, *, seats: list[str], **numbers: int) -> None:
    """Create a table of ``game``; ``numbers`` are options."""
    page.goto(f"/new/{game}")
    for name, value in numbers.items():
        page.locator(f"[name=option-{name}]").fill(str(value))
    sit_down(page, seats)


def sit_down(page: Page, seats: list[str]) -> None:
    """Say who sits where on the page of a new table, and create it."""
    page.locator(f"input[name=seats][value='{len(seats)}']").check(force=True)
    for seat, who in enumerate(seats):
        page.locator(f"[name=seat-{seat}]").select_option(who)
    page.locator("form.create-table button.main").click()
    page.wait_for_selector("#table")
    page.wait_for_load_state()  # until its script has run, the page works by its forms
    if "link" not in seats:
        page.wait_for_selector("#table:not([data-contribute])")  # the device adds to the draws


def is_over(page: Page) -> bool:
    return page.locator("#over").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until the page's person may act; return False when the play is over instead.

    On a device that several share, whoever is to move takes it first.
    """
    curtain = "form[action$='/front'] button"
    page.wait_for_selector(f"{CHOICES}, #over, {curtain}", state="attached")
    if page.locator(curtain).count():
        with page.expect_navigation():
            page.locator(curtain).click()
        page.wait_for_selector(f"{CHOICES}, #over", state="attached")
    return not is_over(page)


def act(page: Page, turn: int) -> None:
    """Take one legal action by a real click; ``turn`` varies which one."""
    seq = page.locator("#act input[name=seq]").input_value()
    buttons = page.locator(CHOICES).locator("visible=true")
    buttons.nth(turn % buttons.count()).click(position=STRIP)
    wait_for_the_next(page, seq)


def wait_for_the_next(page: Page, seq: str) -> None:
    """Wait until a page shows what came after the decision of that number.

    A page that is loaded anew, as at the end of a deal, has no decision while it is read.
    """
    page.wait_for_function(
        "before => { const now = document.querySelector('#act input[name=seq]');"
        " return document.querySelector('#over') || (now && now.value !== before); }",
        arg=seq,
    )


def play_to_the_end(*pages: Page) -> int:
    """Let every page act whenever it may, until the play is over; return the decisions."""
    for decisions in range(MOST_DECISIONS):
        mover = _mover(pages)
        if mover is None:
            return decisions
        act(mover, decisions)
    raise AssertionError(f"the play is not over after {MOST_DECISIONS} decisions")


def _mover(pages: Sequence[Page]) -> Page | None:
    """Return the page whose person may act; None if the play is over."""
    for _ in range(LONGEST_WAIT * 1000 // BETWEEN_LOOKS):
        if is_over(pages[0]):
            return None
        for page in pages:
            if page.locator(CHOICES).count():
                return page
        pages[0].wait_for_timeout(BETWEEN_LOOKS)
    shown = [(page.url, page.locator("body").inner_text()[:500]) for page in pages]
    raise AssertionError(f"in {LONGEST_WAIT} seconds nobody may act, and it is not over: {shown}")


def create_by_api(page: Page, game: str, *seats: str, **options: object) -> dict[str, Any]:
    """Create a table of people, ``link`` for one by link; return what the API says of it."""
    order = {
        "game": game,
        "options": options,
        "seats": [
            {"kind": "link"} if name == "link" else {"kind": "human", "name": name}
            for name in seats
        ],
        "seed": 3,
    }
    created: dict[str, Any] = page.request.post("/api/tables", data=order).json()
    return created


def play_by_api(page: Page, created: dict[str, Any], decisions: int = MOST_DECISIONS) -> str:
    """Take the first legal action so many times, or to the end; return the table's path."""
    path = f"/api/tables/{created['table']}"
    for _ in range(decisions):
        seat: dict[str, Any] = next(
            (one for one in _looks(page, path, created) if one["legal"]), {"legal": []}
        )
        if not seat["legal"]:
            break
        page.request.post(
            f"{path}/actions",
            data={"seq": seat["seq"], "action": seat["legal"][0], "id": str(seat["seq"])},
            headers=seat["headers"],
            max_retries=RETRIES,
        )
    return f"/tables/{created['table']}"


def _looks(page: Page, path: str, created: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for seat in created["seats"]:
        headers = {"Authorization": f"Bearer {seat['token']}"}
        shown = page.request.get(path, headers=headers, max_retries=RETRIES).json()
        yield {**shown, "headers": headers}


def finished(page: Page, *others: Page) -> str:
    """Play a short play of two people to its end, who then sit there; return its path."""
    created = create_by_api(page, "cubosaurs", "Ada", "Ben", rounds=1)
    path = play_by_api(page, created)
    for seat, one in zip(created["seats"], (page, *others), strict=False):
        one.goto(seat["link"])
    return path


def accessibility_problems(page: Page, *rules: str) -> list[dict[str, Any]]:
    """Return what axe finds, by rule and place, once everything lies still or is palest.

    Args:
        page: The page.
        rules: Only these rules of axe; all if none is named.
    """
    page.evaluate(STILL)
    page.evaluate(PALEST)
    if not page.evaluate("'axe' in window"):  # a page that is tried again has it
        page.evaluate(AXE)
    # Styles and media are loaded for two rules only: locked orientation (off) and sound by itself.
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
    if rules:
        options["runOnly"] = list(rules)
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        {"rule": problem["id"], "at": [node["target"] for node in problem["nodes"]][:3]}
        for problem in found["violations"]
    ]


def is_wider_than_window(page: Page) -> bool:
    return bool(
        page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    )
