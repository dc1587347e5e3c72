"""The gallery of Cubosaurs: hand-made positions, and every other page of the site."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import gallery_pages
import segno
from markupsafe import Markup

from cuboteca.core.words import Choice, Piece, SeatName, say
from cuboteca.games.cubosaurs import GAME
from cuboteca.games.cubosaurs.components import (
    COPIES_BASE,
    COPIES_DNA,
    FACES,
    RAPTORS,
    SETS,
    TILES,
    CardType,
)
from cuboteca.games.cubosaurs.drawing.scene import symbol_of
from cuboteca.games.cubosaurs.view import (
    CardView,
    CubosaursView,
    SeatView,
    StackView,
    TileView,
)
from cuboteca.web.conditions_form import time_part
from cuboteca.web.contexts import (
    ActionButton,
    AnalysisPart,
    Compilation,
    Field,
    FinalSeat,
    GameCard,
    HomeContext,
    Invite,
    LevelChoice,
    Log,
    LogEntry,
    MessageContext,
    MomentPart,
    NewContext,
    OpenTable,
    OptionChoice,
    OptionField,
    Over,
    ReplayContext,
    RulesContext,
    RulesRow,
    RulesSection,
    RulesTable,
    SeatField,
    SeatPlate,
    Sheet,
    SheetLine,
    SheetSeat,
    SideChoice,
)
from cuboteca.web.log import log_of
from cuboteca.web.people import occupants

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cuboteca.core.texts import Texts

SPRITE = gallery_pages.sprite_of("cubosaurs")
NAMES = ("Ada", "Ben", "Chiara", "Delphine", "Emil")
FACE = {face.code: index for index, face in enumerate(FACES)}
#: By position: the seat that waits for a person.
AWAY = {"three-waiting": 2, "five-turn": 4, "dna-five": 3, "five-watched": 1}
#: Tiles that ask for a card of an opponent, and for one of one's own, by the rulebook's number.
THEIR_CARD, OWN_CARD = (7, 8, 10), (5, 6, 9, 10)
MINUS = "\N{MINUS SIGN}"

Collection = dict[str, int]


def signed(points: int) -> str:
    """Return ``points`` with a sign."""
    return f"+{points}" if points > 0 else str(points).replace("-", MINUS)


def cards(collection: Collection, *, dna: bool) -> tuple[CardView, ...]:
    """Return a collection by code as views of its cards."""
    return tuple(
        CardView(FACE[code], code, copies, dna and FACES[FACE[code]].icon)
        for code, copies in sorted(collection.items(), key=lambda item: FACE[item[0]])
        if copies
    )


def set_points(card_type: int, count: int) -> int:
    """Return the points for ``count`` copies of one of the five normal dinosaurs."""
    return (0, *SETS[card_type].points)[min(count, 4)]


def count_of(collection: Collection, dinosaur: int) -> int:
    """Return the number of cards of a dinosaur, counting Velociraptors of both colours together."""
    types = (RAPTORS, RAPTORS + 1) if dinosaur == RAPTORS else (dinosaur,)
    return sum(n for code, n in collection.items() if FACES[FACE[code]].card_type in types)


def seat_view(
    seat: int,
    table: list[Collection],
    *,
    dna: bool,
    total: int,
    tokens: int,
    bought: tuple[int, ...],
) -> SeatView:
    """Return what lies before ``seat``."""
    mine = table[seat]
    most = [count_of(mine, d) == max(count_of(other, d) for other in table) for d in range(6)]
    stacks = [
        StackView(
            t,
            (count := count_of(mine, t)),
            cards({c: n for c, n in mine.items() if FACES[FACE[c]].card_type == t}, dna=dna),
            set_points(t, count),
            set_points(t, count + 1) - set_points(t, count),
            most=most[t],
        )
        for t in range(5)
    ]
    stacks += _raptors(mine, dna=dna, most=most[RAPTORS])
    eggs = {c: n for c, n in mine.items() if c[0] == "e"}
    egg_points = sum(
        FACES[FACE[c]].gain if most[FACES[FACE[c]].dinosaur] else -FACES[FACE[c]].loss for c in eggs
    )
    stacks.append(StackView(CardType.EGG, len(eggs), cards(eggs, dna=dna), egg_points, None))
    return SeatView(
        seat,
        tuple(stacks),
        sum(mine.values()),
        sum(stack.points for stack in stacks),
        total,
        total,
        tokens,
        tuple(tile_view(tile, opened=not TILES[tile].instant) for tile in bought),
    )


def _raptors(mine: Collection, *, dna: bool, most: bool) -> list[StackView]:
    by_colour = [{c: n for c, n in mine.items() if FACES[FACE[c]].card_type == t} for t in (5, 6)]
    pairs = min(sum(each.values()) for each in by_colour)
    points = 0
    for each in by_colour:
        faces = [FACES[FACE[c]] for c, n in each.items() for _ in range(n)]
        faces.sort(key=lambda face: -face.gain - face.loss)
        points += sum(face.gain for face in faces[:pairs])
        points -= sum(face.loss for face in faces[pairs:])
    return [
        StackView(
            5 + i,
            sum(each.values()),
            cards(each, dna=dna),
            points if i == 0 else 0,
            None,
            pairs,
            most,
        )
        for i, each in enumerate(by_colour)
    ]


def tile_view(tile: int, *, affordable: bool = False, opened: bool = True) -> TileView:
    """Return a DNA Evolution tile."""
    row = TILES[tile]
    return TileView(tile, tile + 1, row.cost, row.instant, row.interactive, affordable, opened)


def table_view(
    table: list[Collection],
    *,
    hand: Collection | None = None,
    seat: int | None = 0,
    active: int = 0,
    stage: str = "choice",
    dna: bool = False,
    totals: tuple[int, ...] = (0,) * 5,
    tokens: tuple[int, ...] = (0,) * 5,
    market: tuple[int, ...] = (),
    bought: dict[int, tuple[int, ...]] | None = None,
    pile: int = 14,
    round_number: int = 1,
    pending: int | None = None,
    opponent: int | None = None,
) -> CubosaursView:
    """Return a view of a table from its collections."""
    copies = COPIES_DNA if dna else COPIES_BASE
    out: Collection = dict(hand or {})
    for collection in table:
        for code, n in collection.items():
            out[code] = out.get(code, 0) + n
    unseen = {face.code: int(copies[i]) - out.get(face.code, 0) for i, face in enumerate(FACES)}
    seats = tuple(
        seat_view(
            s, table, dna=dna, total=totals[s], tokens=tokens[s], bought=(bought or {}).get(s, ())
        )
        for s in range(len(table))
    )
    if stage == "over":
        order = sorted(range(len(table)), key=lambda s: -totals[s])
        seats = tuple(
            replace(one, rank=order.index(one.seat) + 1, final_points=totals[one.seat])
            for one in seats
        )
    return CubosaursView(
        seat=seat,
        seat_count=len(table),
        rounds=3 if len(table) == 2 else 2,
        round_number=round_number,
        direction=1 if round_number % 2 else -1,
        stage=stage,
        to_move=active if stage != "over" else -2,
        active=active,
        starter=0,
        dna=dna,
        hand=cards(hand or {}, dna=dna),
        draw_pile=pile,
        unseen=cards({c: n for c, n in unseen.items() if n > 0}, dna=dna),
        destroyed=(),
        market=tuple(tile_view(t, affordable=TILES[t].cost <= tokens[seat or 0]) for t in market),
        reserve=40 - sum(tokens[: len(table)]),
        pending_tile=None if pending is None else tile_view(pending),
        chosen_opponent=opponent,
        chosen_card=None,
        seats=seats,
        end_reason="points" if stage == "over" else None,
    )


def drawn(face: int) -> Piece:
    """Return a card as a piece of a sentence."""
    return Piece(symbol_of(face), symbol_of(face))


def choices_of(view: CubosaursView) -> tuple[Choice, ...]:
    """Return what may be chosen, with invented effects."""
    if view.seat is None or view.to_move != view.seat:
        return ()
    own = view.seats[view.seat]
    in_hand = {FACES[card.face].card_type for card in view.hand}
    mine = [card for stack in own.stacks for card in stack.cards]
    if view.stage == "choice":
        found = [Choice(0, "keep", say("choice-keep-short"), "keep", 4)]
        found += [
            Choice(
                1 + card.face,
                f"refuse {card.code}",
                say("choice-refuse", card=drawn(card.face), next=SeatName(1)),
                f"card-{view.seat}-{card.face}",
                (-4, 3, 0, -2, 5)[card.face % 5],
            )
            for card in mine
            if FACES[card.face].card_type not in in_hand
        ]
        return (
            *found,
            *(
                Choice(
                    25 + t.tile,
                    f"buy {t.number}",
                    say("choice-buy", tile=say(f"tile-{t.number}"), cost=t.cost),
                    f"tile-{t.tile}",
                )
                for t in view.market
                if t.affordable
            ),
        )
    if view.stage in {"opponent", "victim"}:
        return tuple(
            Choice(
                35 + s.seat,
                f"seat {s.seat}",
                say(
                    "choice-take-token" if view.stage == "victim" else "choice-opponent",
                    seat=SeatName(s.seat),
                ),
                f"seat-{s.seat}",
            )
            for s in view.seats
            if s.seat != view.seat
        )
    owner = view.chosen_opponent if view.stage == "their_card" else view.seat
    faces = [c for stack in view.seats[owner or 0].stacks for c in stack.cards]
    number = view.pending_tile.number if view.pending_tile else 0
    label = f"choice-{'theirs' if view.stage == 'their_card' else 'own'}-{number}"
    return tuple(
        Choice(
            40 + c.face,
            c.code,
            say(label, card=drawn(c.face), seat=SeatName(owner or 0)),
            f"card-{owner}-{c.face}",
            -3 + c.face % 7,
        )
        for c in faces
    )


FOUR: list[Collection] = [
    {"T": 1, "S": 3, "P": 1, "G2-1": 2, "K3-2": 1, "eS": 1},
    {"T": 2, "B": 3, "C": 1, "G3-2": 1},
    {"S": 1, "P": 4, "K2-1": 2, "G2-1": 1, "eV": 1},
    {"C": 3, "B": 1, "eC": 1, "eT": 1},
]
DNA: list[Collection] = [
    {
        "T*": 1,
        "S": 1,
        "S*": 1,
        "B": 2,
        "G2-1*": 1,
        "G3-2": 1,
        "K3-2*": 1,
        "K2-1": 2,
        "eB": 1,
        "eV": 1,
    },
    {"T": 1, "P*": 1, "C": 2, "C*": 1},
    {"S*": 1, "B*": 1, "K2-1*": 1, "G2-1": 1},
]
FIVE: list[Collection] = [*FOUR, {"T": 1, "S": 1, "B": 1, "P": 1}]


def positions() -> dict[str, CubosaursView]:
    """Return the positions of the gallery by name."""
    two: list[Collection] = [{"T": 1, "S": 1, "P": 1, "K2-1": 1}, {"B": 2, "G2-1": 1, "eB": 1}]
    full: list[Collection] = [
        {
            "T": 1,
            "S": 5,
            "B": 3,
            "P": 4,
            "C": 4,
            "G2-1": 2,
            "G3-2": 1,
            "K2-1": 2,
            "K3-2": 1,
            "eS": 1,
            "eC": 1,
            "eP": 1,
        },
        {"T": 5, "B": 2, "C": 2, "K2-1": 2, "eT": 1, "eB": 1, "eV": 1},
    ]
    return {
        "two-first-turn": table_view(two, hand={"T": 1}, pile=11),
        "two-full": table_view(
            full, hand={"T": 1, "P": 1, "S": 1}, pile=0, totals=(7, -2), round_number=2
        ),
        "three-waiting": table_view(FOUR[:3], hand={"C": 1, "S": 1}, active=1, pile=9),
        "four-turn": table_view(
            FOUR, hand={"T": 1, "C": 1}, pile=14, totals=(11, 8, -3, 20), round_number=2
        ),
        "four-waiting": table_view(FOUR, hand={"eP": 1, "K3-2": 1, "P": 1}, active=2, pile=5),
        "five-turn": table_view(FIVE, hand={"B": 1}, pile=22),
        "five-watched": table_view(FIVE, hand={"B": 1, "S": 1}, seat=None, active=3, pile=22),
        "forced-keep": table_view([{"T": 2}, *FOUR[1:3]], hand={"T": 1, "S": 1}, pile=3),
        "dna-market": table_view(
            DNA,
            hand={"P": 1, "S*": 1},
            dna=True,
            tokens=(4, 1, 2),
            market=(0, 3, 5, 9),
            pile=12,
            bought={1: (1, 2)},
        ),
        "dna-five": table_view(
            [*DNA, *FOUR[1:3]],
            hand={"P": 1},
            dna=True,
            tokens=(2, 1, 2, 0, 7),
            market=(0, 2, 4, 6, 7, 8),
            pile=12,
        ),
        "dna-opponent": table_view(
            DNA,
            hand={"P": 1},
            dna=True,
            stage="opponent",
            tokens=(1, 1, 2),
            market=(0, 3),
            pending=7,
        ),
        "dna-their-card": table_view(
            DNA,
            hand={"P": 1},
            dna=True,
            stage="their_card",
            tokens=(1, 1, 2),
            market=(0, 3),
            pending=7,
            opponent=1,
        ),
        "dna-rich": table_view(
            DNA,
            hand={"P": 1, "S*": 1},
            dna=True,
            tokens=(9, 1, 2),
            market=(1, 2, 4, 6, 7, 8),
            pile=12,
            bought={0: (0, 3), 1: (1,)},
        ),
        "dna-forced-keep": table_view(
            [{"P": 2}, *DNA[1:]], hand={"P": 1}, dna=True, tokens=(0, 1, 2), market=(0, 3, 5, 9)
        ),
        "dna-two": table_view(
            full, hand={"T": 1, "P": 1}, dna=True, tokens=(3, 5), market=(0, 3, 5, 9), pile=6
        ),
        "dna-watched": table_view(
            DNA, hand={"P": 1}, seat=None, active=1, dna=True, tokens=(4, 1, 2), market=(0, 3, 5)
        ),
        "dna-victim": table_view(
            [*DNA, *FOUR[1:3]],
            hand={"P": 1},
            dna=True,
            stage="victim",
            tokens=(8, 10, 9, 6, 7),
            market=(0, 3),
        ),
        **{
            f"dna-their-{number}": table_view(
                [*DNA, *FOUR[1:3]],
                hand={"P": 1},
                dna=True,
                stage="their_card",
                tokens=(1, 1, 2, 0, 7),
                market=(0, 3),
                pending=number - 1,
                opponent=3,
            )
            for number in THEIR_CARD
        },
        **{
            f"dna-own-{number}": table_view(
                DNA,
                hand={"P": 1},
                dna=True,
                stage="own_card",
                tokens=(1, 1, 2),
                market=(0, 3),
                pending=number - 1,
                opponent=None if number in (5, 6) else 1,
            )
            for number in OWN_CARD
        },
        "end-of-round": table_view(
            FOUR, hand={}, active=1, pile=0, totals=(11, 8, -3, 20), round_number=2
        ),
        "over": table_view(FOUR, stage="over", totals=(21, 18, 3, 20), round_number=2, pile=0),
    }


class Gallery:
    """Renders the pages of one language.

    Args:
        language: One of the languages of the product.
    """

    def __init__(self, language: str) -> None:
        self.texts = gallery_pages.texts_of("cubosaurs", language)
        self.t = self.texts.word
        self.site = gallery_pages.site(language)

    def cover(self) -> Markup:
        """Return the picture of the game."""
        return GAME.presentation.cover(SPRITE)

    def _board(
        self, view: CubosaursView, choices: Sequence[Choice], seats: Sequence[SeatPlate]
    ) -> Markup:
        drawn = GAME.presentation.board(
            view,
            choices=choices,
            texts=self.texts,
            names=NAMES,
            sprite=SPRITE,
            occupants=occupants(seats),
        )
        return drawn.markup

    def table(self, name: str, view: CubosaursView) -> str:
        """Return the page of a table."""
        choices = choices_of(view)
        seats = plates(view, self.texts, AWAY.get(name))
        board = self._board(view, choices, seats)
        yours = bool(choices)
        keep = [c for c in choices if c.target == "keep"]
        return gallery_pages.table(
            "cubosaurs",
            self.texts,
            round_label=f"Round {view.round_number} of {view.rounds}",
            your_turn=yours,
            prompt=Markup("{}").format(prompt(view, self.texts)),
            actions=tuple(
                ActionButton(c.action, self.t("board-keep"), "Keep the hand.", "+4") for c in keep
            ),
            board=board,
            seats=seats,
            log=log(self.texts),
            sheet=sheet() if name == "end-of-round" else None,
            over=over() if name == "over" else None,
            invites=invites(self.texts) if name == "three-waiting" else (),
            rules_url="rules.html",
            replay_url="replay.html",
        )

    def replay(self) -> str:
        """Return the page of a replay."""
        view = positions()["four-waiting"]
        seats = plates(view, self.texts)
        board = self._board(view, (), seats)
        return gallery_pages.render(
            ReplayContext(
                self.site,
                self.t,
                "Cubosaurs",
                "Round 1 of 2",
                "Replay",
                gallery_pages.styles_of("cubosaurs"),
                17,
                64,
                (11, 14, 17, 20, 64),  # moments
                (1,),  # chapters
                11,
                14,
                20,
                1,
                64,
                (14, 20),  # decisions
                14,
                20,
                None,
                (SideChoice("0", "Ada", chosen=True), SideChoice("1", "Ben", chosen=False)),
                MomentPart("replay.html", "#", "#", "#", "#"),
                "replay.html",
                "four-turn.html",
                "#",
                "#",
                "rules.html",
                log(self.texts).latest,
                board,
                seats,
                log(self.texts),
                None,
                AnalysisPart("#", offered=False, failed=False, percent=0, refresh=None),
            ),
        )

    def others(self) -> dict[str, str]:
        """Return the pages other than tables."""
        option = OptionField(
            "dna", "DNA variant", "bool", "", "Tokens buy tiles that bend the rules."
        )
        levels = ("easy", "medium", "hard")
        sit = (
            OptionChoice("me", "You"),
            OptionChoice("here", "Another person at this device"),
            OptionChoice("link", "A person by link"),
            *(OptionChoice(f"bot:{level}", f"Bot, {level}", "Bots") for level in levels),
        )
        return {
            "home": gallery_pages.render(
                HomeContext(
                    self.site,
                    self.t,
                    (
                        GameCard(
                            "Cubosaurs",
                            "Collect dinosaurs, but never quite the number the others wish you.",
                            ("2 to 5 players", "20 minutes", "easy to learn"),
                            self.cover(),
                            "/tables",
                            (Field("game", "cubosaurs"),),
                            tuple(LevelChoice(one, one, chosen=one == "easy") for one in levels),
                            "new.html",
                            "rules.html",
                        ),
                    ),
                    (
                        OpenTable(
                            "four-turn.html",
                            "Cubosaurs with Ben, Chiara",
                            "Round 2 of 2",
                            your_turn=True,
                        ),
                    ),
                    Compilation(12, 40),
                ),
            ),
            "new": gallery_pages.render(
                NewContext(
                    self.site,
                    self.t,
                    "Cubosaurs",
                    self.cover(),
                    "/tables",
                    (Field("game", "cubosaurs"),),
                    (
                        option,
                        OptionField(
                            "rounds",
                            "Rounds",
                            "int",
                            "",
                            "Two is the rule, three with two players.",
                            1,
                            5,
                            recommended=tuple(
                                OptionChoice(str(n), "3" if n == 2 else "2") for n in (2, 3, 4, 5)
                            ),
                        ),
                    ),
                    (2, 3, 4, 5),
                    3,
                    tuple(
                        SeatField(f"seat-{s}", s, "me" if s == 0 else "bot:medium", sit)
                        for s in range(5)
                    ),
                    "Ada",
                    None,
                    False,  # no passkey is asked for
                    "rules.html",
                    time_part({"time": "turns"}, GAME, self.texts),
                ),
            ),
            "message": gallery_pages.render(
                MessageContext(
                    self.site,
                    self.t,
                    404,
                    self.t("message-404-title"),
                    self.t("message-404-text"),
                    "/",
                    self.t("message-home"),
                ),
            ),
            "rules": gallery_pages.render(
                RulesContext(
                    self.site,
                    self.t,
                    "Cubosaurs",
                    self.cover(),
                    gallery_pages.styles_of("cubosaurs"),
                    "The rules in short.",
                    (
                        RulesSection(
                            "turn",
                            "Your turn",
                            (
                                Markup(
                                    "Draw a card if you got no hand. Keep the hand or refuse it."
                                ),
                            ),
                            tables=(
                                RulesTable(
                                    ("Dinosaur", "1", "2", "3", "4+"),
                                    tuple(
                                        RulesRow(
                                            (
                                                Markup("{}").format(row.card_type.name.title()),
                                                *(
                                                    Markup("{}").format(signed(p))
                                                    for p in row.points
                                                ),
                                            )
                                        )
                                        for row in SETS
                                    ),
                                ),
                            ),
                        ),
                    ),
                    query="",
                    all_url="rules.html",
                    found="",
                    new_url="new.html",
                ),
            ),
            "replay": self.replay(),
        }


def prompt(view: CubosaursView, texts: Texts) -> str:
    """Return the bar's prompt; real tables get it from the game."""
    if view.stage == "over":
        return texts.word("play-is-over")
    if view.to_move != view.seat:
        return texts.word("waiting-for", name=NAMES[view.to_move])
    tile = texts.word(f"tile-{view.pending_tile.number}") if view.pending_tile else ""
    if view.stage == "opponent":
        return texts.word("prompt-opponent", tile=tile)
    if view.stage == "their_card" and view.chosen_opponent is not None:
        return texts.word("prompt-their-card", tile=tile, name=NAMES[view.chosen_opponent])
    if view.stage == "own_card" and view.pending_tile:
        return texts.word(f"prompt-own-card-{view.pending_tile.number}", tile=tile)
    if view.stage == "victim":
        return texts.word("prompt-victim")
    targets = [choice.target for choice in choices_of(view)]
    refusals = any(target.startswith("card") for target in targets)
    buys = any(target.startswith("tile") for target in targets)
    return texts.word(
        ("prompt-choice" if refusals else "prompt-keep-only") + ("-dna" if buys else "")
    )


def plates(view: CubosaursView, texts: Texts, away: int | None = None) -> tuple[SeatPlate, ...]:
    """Return the name plates of a view; nobody has come to the seat ``away``."""

    def note(seat: int) -> str:
        if seat == view.seat:
            return texts.word("note-you")
        if seat == away:
            return texts.word("note-absent")
        return texts.word("note-bot", level=texts.word("level-medium"))

    return tuple(
        SeatPlate(
            s.seat,
            NAMES[s.seat],
            note(s.seat),
            str(s.total),
            s.seat == view.to_move,
            s.seat == view.seat,
            absent=s.seat == away,
        )
        for s in view.seats
    )


def log(texts: Texts) -> Log:
    """Return a few lines of a log."""

    def card(key: str) -> Markup:
        return Markup(
            '<span class="piece"><svg class="mini" aria-hidden="true"><use href="{}#{}"/></svg>'
            "{}</span>"
        ).format(SPRITE, key, texts.word(key))

    who = [Markup('<b class="name seat-{}">{}</b>').format(s, NAMES[s]) for s in range(3)]
    lines = [
        (Markup("Round 1"), None, True),
        (Markup("{} draws {}.").format(who[0], card("card-trex")), 0, False),
        (Markup("{} refuses with {}.").format(who[0], card("card-pterodactyl")), 0, False),
        (
            Markup("{} keeps {}, {}.").format(who[1], card("card-trex"), card("card-pterodactyl")),
            1,
            False,
        ),
        (Markup("{} draws {}.").format(who[2], card("egg-raptors")), 2, False),
    ]
    return log_of(LogEntry(i, text, seat, head) for i, (text, seat, head) in enumerate(lines, 1))


def sheet() -> Sheet:
    """Return a score sheet."""
    lines = (
        SheetLine(Markup("3 Brontosaurus"), "+5", good=True),
        SheetLine(Markup("1 Pentaceratops"), f"{MINUS}3", good=False),
        SheetLine(Markup("Velociraptors: 1 pair, 1 alone"), "+4", good=True),
    )
    return Sheet(
        "r1",
        "Round 1",
        tuple(SheetSeat(s, NAMES[s], lines, "+6", "11", best=s == 3) for s in range(4)),
        open=True,
    )


def over() -> Over:
    """Return the end of a play."""
    points = (("Ada", 0, 21), ("Delphine", 3, 20), ("Ben", 1, 18), ("Chiara", 2, 3))
    return Over(
        "You win",
        "The highest total decides.",
        tuple(
            FinalSeat(i, s, n, str(p), "", i == 1, s == 0) for i, (n, s, p) in enumerate(points, 1)
        ),
        "replay.html",
        "#",
        "#",
        "#",
        "/tables",
        (),
        "Play again",
    )


def invites(words: Texts) -> tuple[Invite, ...]:
    """Return a seat that waits for a person."""
    url = "https://example.org/tables/x?seat=abcdef"
    code = segno.make(url).svg_data_uri(omitsize=True)
    return (Invite(2, "Seat 3", url, code, words.word("invite-others"), ""),)


def pages(language: str) -> dict[str, str]:
    """Return the pages of a language by name."""
    gallery = Gallery(language)
    tables = {name: gallery.table(name, view) for name, view in positions().items()}
    return tables | gallery.others()
