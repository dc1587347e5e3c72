"""Words of phases 2 to 4: the environment, genes, points, new amoebas, healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuboteca.games.ursuppe import actions as a
from cuboteca.games.ursuppe.components import INCOME, MAX_AMOEBAS, NO_CARD, NO_CELL, OZONE
from cuboteca.games.ursuppe.genes import (
    FIRST_EXTRA,
    GENE_AT,
    GENE_COUNT,
    MUTATION,
    NEEDS,
    NO_GENE,
    PAYS,
    SERVES,
    Gene,
)
from cuboteca.games.ursuppe.rules import dividing
from cuboteca.games.ursuppe.rules.dying import damage_limit
from cuboteca.games.ursuppe.rules.environment import mutation_sum
from cuboteca.games.ursuppe.rules.new_genes import price_of, rival_price, rival_with, swap_price
from cuboteca.games.ursuppe.rules.refusals import Refusal
from cuboteca.games.ursuppe.rules.sequence import (
    amoeba_count,
    cell_of,
    colour_of,
    has,
    number_of,
    other_of,
    own_of,
)
from cuboteca.games.ursuppe.state import FRESH, NOBODY, Stage, State
from cuboteca.games.ursuppe.words import phrases as p
from cuboteca.games.ursuppe.words.attacking import log_death
from cuboteca.games.ursuppe.words.moving import log_looks
from cuboteca.games.ursuppe.words.phrases import Refusals, StageWords, Step, say
from cuboteca.games.ursuppe.words.set_up import NUMBER_REFUSALS, chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cuboteca.core.words import Argument, Sentence

# phase 2


def _log_card(step: Step) -> Iterator[Sentence]:
    """Tell the card of phase 2, in whichever of two steps it is turned up."""
    if step.was.next_card != NO_CARD or step.was.stage == Stage.CARD:
        yield say("tell-card", card=step.now.card)


def _log_next_defect(step: Step) -> Iterator[Sentence]:
    now = step.now
    if now.stage == Stage.DEFECT:
        yield say(
            "tell-defect",
            p.DEFECT_RULE,
            who=step.who(now.decider),
            mutation=mutation_sum(now, now.decider),
            ozone=OZONE[now.card],
            count=now.debt,
        )


def _label_defect(state: State, action: int) -> Sentence:
    debt = state.debt
    if action == a.PAY_DEBT:
        left = state.bp[state.decider] - debt
        return say("choice-pay-debt", p.DEFECT_RULE, points=debt, left=left)
    gene = action - a.GIVE_UP
    pays = PAYS[gene]
    args = {"gene": gene, "pays": pays}
    if pays > debt:
        return say("choice-give-up-lost", p.DEFECT_RULE, **args, lost=pays - debt)
    return say("choice-give-up", p.DEFECT_RULE, **args, debt=debt - pays)


def _log_defect(step: Step) -> Iterator[Sentence]:
    who = step.who(step.was.decider)
    if step.event == a.PAY_DEBT:
        yield say("tell-pay-debt", who=who, points=step.was.debt)
    else:
        gene = step.event - a.GIVE_UP
        yield say("tell-give-up", who=who, gene=gene, pays=PAYS[gene], debt=step.now.debt)


# phase 3


def _gene(action: int) -> Gene:
    """Return the gene that an action of phases 2 and 3 names."""
    for first in (a.GIVE_UP, a.BUY, a.BUY_OTHERWISE, a.SWAP, a.SWAP_FOR):
        if first <= action < first + GENE_COUNT:
            return GENE_AT[action - first]
    return Gene.SOCIAL


def _tap_gene(_state: State, action: int) -> str:
    return "" if action in (a.PAY_DEBT, a.BOUGHT) else p.gene_target(_gene(action))


def _lower(action: int) -> int:
    """Return the gene that is handed in by a purchase, or NO_GENE."""
    return NEEDS[_gene(action)][0 if action < a.BUY_OTHERWISE else 1]


def _trade(state: State, action: int) -> tuple[str, p.Citation, dict[str, Argument]]:
    """Return what kind of purchase an action is, its rule, and with what it is named."""
    colour, gene = state.decider, _gene(action)
    if action == a.BUY_FROM_RIVAL:
        rival, price = p.who(state, rival_with(state, colour, gene)), rival_price(state, colour)
        return "buy-rival", gene, {"gene": gene, "other": rival, "price": price}
    args: dict[str, Argument] = {"gene": gene, "price": price_of(state, colour, gene)}
    if _lower(action) == NO_GENE:
        return "buy", p.GENES_RULE, args
    return "buy-advanced", p.ADVANCED_RULE, args | {"lower": _lower(action)}


def _label_trade(state: State, action: int) -> Sentence:
    colour, gene = state.decider, _gene(action)
    if action == a.BOUGHT:
        bought = FRESH in state.genes[colour]
        return say("choice-bought" if bought else "choice-buy-nothing", p.GENES_RULE)
    if action >= a.SWAP:
        return say("choice-swap", Gene.HIGHLY_ADAPTABLE, gene=gene)
    kind, rule, args = _trade(state, action)
    mutation = mutation_sum(state, colour) + MUTATION[gene]
    if "lower" in args:
        mutation -= MUTATION[_lower(action)]
    return say(f"choice-{kind}", rule, **args, mutation=mutation, ozone=OZONE[state.card])


def _log_trade(step: Step) -> Iterator[Sentence]:
    was, who = step.was, step.who(step.was.decider)
    if step.event < a.SWAP and step.event != a.BOUGHT:
        kind, _, args = _trade(was, step.event)
        yield say(f"tell-{kind}", who=who, **args)
    elif step.event == a.BOUGHT and FRESH not in was.genes[was.decider]:
        yield say("tell-buy-nothing", who=who)


def _about_gene(key: str, rule: p.Citation = p.GENES_RULE) -> Callable[[State, int], Sentence]:
    """Return the reason ``key``, which names the gene of the action."""
    return lambda _, action: say(key, rule, gene=_gene(action))


def _barred(_state: State, action: int) -> Sentence:
    gene = _gene(action)
    return say("why-barred", p.ADVANCED_RULE, gene=gene, higher=SERVES[gene])


def _not_for_sale(state: State, action: int) -> Sentence:
    gene = _gene(action)
    if state.face_down[gene]:
        return say("why-face-down", p.NEW_GENES_RULE, gene=gene)
    if rival_with(state, NOBODY, gene) != NOBODY:
        return say("why-sold-out", p.GENES_RULE, gene=gene)
    rule = p.NEW_GENES_RULE if gene >= FIRST_EXTRA else p.GENES_RULE
    return say("why-not-in-box", rule, gene=gene)


def _about_lower(key: str) -> Callable[[State, int], Sentence]:
    return lambda _, action: say(key, p.ADVANCED_RULE, gene=_gene(action), lower=_lower(action))


def _trade_too_dear(state: State, action: int) -> Sentence:
    colour = state.decider
    if action == a.BUY_FROM_RIVAL:
        return p.too_dear(state, colour, rival_price(state, colour), Gene.SOCIAL)
    return p.too_dear(state, colour, price_of(state, colour, _gene(action)), p.GENES_RULE)


#: Why a gene of the pool cannot be had, whatever it costs.
_SALE_REFUSALS: Refusals = {
    Refusal.GENE_HELD: _about_gene("why-held"),
    Refusal.GENE_BARRED: _barred,
    Refusal.GENE_NOT_FOR_SALE: _not_for_sale,
    Refusal.NOT_LAST: _about_gene("why-not-last", Gene.SOCIAL),
}


def _exchange(state: State, action: int) -> dict[str, int]:
    old, new = state.swapped, _gene(action)
    return {"old": old, "new": new, "price": swap_price(old, new)}


# phase 4


def _ask_explosion(state: State) -> Sentence:
    leader = state.order[0]
    count = amoeba_count(state, leader)
    points = state.bp[state.decider]
    return say("prompt-explosion", points=points, leader=p.who(state, leader), amoebas=count)


def _label_explosion(state: State, action: int) -> Sentence:
    colour = state.decider
    if action == a.TAKE_INCOME:
        return say("choice-income", Gene.POPULATION_EXPLOSION, income=INCOME[state.colour_count])
    count = p.amoebas_to_come(state, colour, dividing.explosion(state, colour))
    return say("choice-explode", Gene.POPULATION_EXPLOSION, points=state.bp[colour], amoebas=count)


def _log_explosion(step: Step) -> Iterator[Sentence]:
    if step.event == a.EXPLODE:
        colour = step.was.decider
        points = step.was.bp[colour]
        yield say("tell-explode", Gene.POPULATION_EXPLOSION, who=step.who(colour), points=points)


def _log_income(step: Step) -> Iterator[Sentence]:
    colour = step.was.active
    total = step.now.bp[colour]
    points = total - step.was.bp[colour]
    yield say("tell-income", who=step.who(colour), points=points, total=total)


def _ask_division(state: State) -> Sentence:
    """Ask for a new amoeba, a healing or both, as far as these can be had."""
    colour = state.decider
    ways = dividing.ways_to_divide(state)
    new, heal = ways >> (a.NUMBER - a.HEAL), ways & ((1 << MAX_AMOEBAS) - 1)
    hand = any(
        dividing.receivers_of(state, colour * MAX_AMOEBAS + number) for number in range(MAX_AMOEBAS)
    )
    found = ["new"] if new else []
    found += ["heal"] if heal else ["hand"] if hand else []
    return say(
        "prompt-division",
        ways="-".join(found),
        price=dividing.division_price(state, colour),
        cost=dividing.HEAL_PRICE if heal else dividing.HAND_ON_PRICE,
        points=state.bp[colour],
    )


def _label_division(state: State, action: int) -> Sentence:
    colour = state.decider
    if action == a.DIVIDED:
        if state.two_colours:  # the other one may be asked at once, in the same place
            points = state.bp[colour]
            return say("choice-divided-colour", p.DIVISION_RULE, colour=colour, points=points)
        return say("choice-divided", p.DIVISION_RULE, points=state.bp[colour])
    if action >= a.PAIR:
        return _label_hand_on(state, own_of(state, action), other_of(action))
    if action < a.DIVIDED:
        left = state.damage[colour][action - a.HEAL] - 1
        amoeba, price = _actor(state, action), dividing.HEAL_PRICE
        return say("choice-heal", Gene.HEALING_1, amoeba=amoeba, price=price, left=left)
    price = dividing.division_price(state, colour)
    amoeba, left = chosen(state, action), state.bp[colour] - price
    return say("choice-divide", p.DIVISION_RULE, amoeba=amoeba, price=price, left=left)


def _label_hand_on(state: State, own: int, other: int) -> Sentence:
    colour = colour_of(other)
    dies = state.damage[colour][number_of(other)] + 1 >= damage_limit(state, colour)
    key = "choice-hand-on-death" if dies else "choice-hand-on"
    return say(key, Gene.HEALING_2, amoeba=own, other=other, price=dividing.HAND_ON_PRICE)


def _tap_division(state: State, action: int) -> str:
    if action == a.DIVIDED:
        return ""
    if action >= a.PAIR:
        return p.amoeba_target(state.decider, number_of(own_of(state, action)))
    first = a.HEAL if action < a.DIVIDED else a.NUMBER
    return p.amoeba_target(state.decider, action - first)


def _actor(state: State, action: int) -> int:
    """Return the amoeba that would be healed, or hand damage on."""
    if action >= a.PAIR:
        return own_of(state, action)
    return state.decider * MAX_AMOEBAS + action - a.HEAL


def _healing(action: int) -> Gene:
    return Gene.HEALING_2 if action >= a.PAIR else Gene.HEALING_1


def _no_healing(state: State, action: int) -> Sentence:
    if action >= a.PAIR:
        return p.no_gene(Gene.HEALING_2)
    if has(state, state.decider, Gene.HEALING_2):
        return say("why-healing-gone", Gene.HEALING_2)
    return p.no_gene(Gene.HEALING_1)


def _division_too_dear(state: State, action: int) -> Sentence:
    if a.DIVIDED < action < a.PAIR:
        price = dividing.division_price(state, state.decider)
        return p.too_dear(state, state.decider, price, p.DIVISION_RULE)
    price = dividing.HAND_ON_PRICE if action >= a.PAIR else dividing.HEAL_PRICE
    return p.too_dear(state, state.decider, price, _healing(action))


def _log_division(step: Step) -> Iterator[Sentence]:
    was, event = step.was, step.event
    args: dict[str, Argument] = {"who": step.who(was.decider), "amoeba": _actor(was, event)}
    if event >= a.PAIR:
        other = other_of(event)
        yield say("tell-hand-on", **args, other=other, price=dividing.HAND_ON_PRICE)
        if cell_of(step.now, other) == NO_CELL:
            yield from log_death("tell-die", was, step.now, other)
    elif event < a.DIVIDED:
        yield say("tell-heal", **args, price=dividing.HEAL_PRICE)


STAGES: dict[int, StageWords] = {
    Stage.ENVIRONMENT: StageWords(log=_log_card),
    Stage.CARD: StageWords(log=_log_card),
    Stage.LOOKS_AHEAD: StageWords(log=log_looks),
    Stage.LOOK_AHEAD: StageWords(log=log_looks),
    Stage.NEXT_DEFECT: StageWords(log=_log_next_defect),
    Stage.DEFECT: StageWords(
        prompt=lambda s: say(
            "prompt-defect", count=s.debt, points=s.bp[s.decider], ozone=OZONE[s.card]
        ),
        label=_label_defect,
        target=_tap_gene,
        refusals={
            Refusal.TOO_DEAR: lambda s, _: p.too_dear(s, s.decider, s.debt, p.DEFECT_RULE),
            Refusal.GENE_NOT_HELD: _about_gene("why-gene-not-held", p.DEFECT_RULE),
            Refusal.GENE_WORTHLESS: lambda _, action: say(
                "why-gene-covers-nothing", _gene(action), gene=_gene(action)
            ),
        },
        log=_log_defect,
    ),
    Stage.GENES: StageWords(
        prompt=lambda s: say(
            "prompt-genes",
            points=s.bp[s.decider],
            mutation=mutation_sum(s, s.decider),
            ozone=OZONE[s.card],
        ),
        label=_label_trade,
        target=_tap_gene,
        refusals={
            **_SALE_REFUSALS,
            Refusal.NO_OTHER_WAY: _about_gene("why-no-other-way", p.ADVANCED_RULE),
            Refusal.LOWER_MISSING: _about_lower("why-lower"),
            Refusal.LOWER_FRESH: _about_lower("why-lower-fresh"),
            Refusal.TOO_DEAR: _trade_too_dear,
            Refusal.NO_RIVAL: _about_gene("why-no-rival", Gene.SOCIAL),
            Refusal.GENE_MISSING: lambda _, __: p.no_gene(Gene.HIGHLY_ADAPTABLE),
            Refusal.GENE_NOT_HELD: _about_gene("why-gene-not-held", Gene.HIGHLY_ADAPTABLE),
            Refusal.GENE_FRESH: _about_gene("why-swap-fresh", Gene.HIGHLY_ADAPTABLE),
            Refusal.NOTHING_TO_SWAP: _about_gene("why-swap-nothing", Gene.HIGHLY_ADAPTABLE),
        },
        log=_log_trade,
    ),
    Stage.SWAP: StageWords(
        prompt=lambda s: say("prompt-swap", gene=s.swapped),
        label=lambda s, action: say(
            "choice-swap-for", Gene.HIGHLY_ADAPTABLE, **_exchange(s, action)
        ),
        target=_tap_gene,
        refusals={
            **_SALE_REFUSALS,
            Refusal.SWAP_ADVANCED: _about_gene("why-swap-advanced", Gene.HIGHLY_ADAPTABLE),
            Refusal.TOO_DEAR: lambda s, action: p.too_dear(
                s, s.decider, swap_price(s.swapped, _gene(action)), Gene.HIGHLY_ADAPTABLE
            ),
        },
        log=lambda step: [
            say("tell-swap", who=step.who(step.was.decider), **_exchange(step.was, step.event))
        ],
    ),
    Stage.REVEAL: StageWords(log=lambda step: [say("tell-reveal", gene=step.event)]),
    Stage.EXPLOSION: StageWords(prompt=_ask_explosion, label=_label_explosion, log=_log_explosion),
    Stage.INCOME: StageWords(log=_log_income),
    Stage.DIVISION: StageWords(
        prompt=_ask_division,
        label=_label_division,
        target=_tap_division,
        refusals={
            **NUMBER_REFUSALS,
            Refusal.GENE_MISSING: _no_healing,
            Refusal.OFF_BOARD: lambda s, action: p.off_board(_actor(s, action), _healing(action)),
            Refusal.OTHER_OFF_BOARD: lambda _, action: p.off_board(
                other_of(action), _healing(action)
            ),
            Refusal.OTHER_SPACE: lambda s, action: p.elsewhere(
                own_of(s, action), other_of(action), _healing(action)
            ),
            Refusal.NO_DAMAGE: lambda s, action: say(
                "why-no-damage", _healing(action), amoeba=_actor(s, action)
            ),
            Refusal.SAME_AMOEBA: lambda _, action: say("why-hand-on-itself", _healing(action)),
            Refusal.TOO_DEAR: _division_too_dear,
        },
        log=_log_division,
    ),
}
