"""The table of genes: its figures, its words, and that the rules ask for each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cuboteca.core.texts import LANGUAGES, Texts
from cuboteca.games import game
from cuboteca.games.ursuppe import rules
from cuboteca.games.ursuppe.genes import (
    COUNTS,
    FIRST_EXTRA,
    GENE_COUNT,
    GENES,
    IS_ADVANCED,
    NO_GENE,
    PAYS,
    SERVES,
    Gene,
)
from cuboteca.games.ursuppe.words.phrases import gene_source
from tests.games.citations import ruling

GENE_NAMES = [gene.name for gene in Gene]

#: Genes that do nothing in the soup: they count as cards, or in mutation points, or not at all.
WITHOUT_EFFECT = {Gene.INTELLIGENCE, Gene.RAY_PROTECTION, Gene.DORIS_AND_FRANK, Gene.PHD}


def genes_asked_for() -> set[Gene]:
    """Return the genes that a function of the rules names."""
    return {
        Gene[node.attr]
        for path in Path(rules.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Gene"
    }


def test_genes_are_numbered_in_order_from_0() -> None:
    assert [int(gene) for gene in Gene] == list(range(GENE_COUNT))
    assert [GENES[gene] for gene in Gene] == [gene.row for gene in Gene]


def test_the_rules_ask_for_every_gene_that_does_something() -> None:
    assert set(Gene) - genes_asked_for() == WITHOUT_EFFECT


# words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gene", GENE_NAMES)
def test_each_gene_has_its_words(gene: str, language: str) -> None:
    texts = Texts(language, [game("ursuppe").folder / "texts"])
    name = Gene[gene].symbol

    for part in ("", ".card", ".effect", ".ruling"):
        assert texts.has(f"{name}{part}"), part
    assert texts.plain(gene_source(Gene[gene])).startswith(f"p. {GENES[Gene[gene]].page}, ")


# tests

WITH = re.compile(r"^def (test_with(?:out)?_\w+)\(", re.MULTILINE)


@pytest.mark.parametrize("gene", GENE_NAMES)
def test_each_gene_has_a_test_with_it_and_one_without_it(gene: str) -> None:
    name = gene.lower()
    base = "base" if Gene[gene] < FIRST_EXTRA else "extra"
    folder = Path(__file__).parent
    found = "\n".join(
        match
        for path in sorted(folder.glob(f"test_genes_{base}*.py"))
        for match in WITH.findall(path.read_text("utf-8"))
    )

    assert f"test_with_{name}_" in found
    assert f"test_without_{name}_" in found


# figures

#: Name, price, mutation points, copies with three, four, and five or six.
FIGURES = """
Intelligence 2 3 1 2 5
Movement-1 3 2 2 2 5
Spores 3 3 1 1 3
Speed 4 3 1 2 4
Defence 4 4 1 1 3
Escape 4 4 1 2 4
Substitution 4 4 1 1 3
Ray-Protection 5 -2 1 2 4
Streamline 5 4 1 1 3
Tentacle 5 4 1 2 4
Holding 5 4 1 1 2
Life-Expectancy 5 5 1 2 4
Frugality 6 5 0 1 3
Struggle 6 4 2 2 5
Parasitism 6 5 0 1 3
Division-Rate 6 5 1 2 4
Persistence 4 4 1 1 2
Movement-2 5 5 1 2 4
Aggression 5 5 1 1 2
Armour 6 6 1 1 2
Doris-and-Frank 2 3 1 1 1
Glutton 3 -2 1 1 1
Alarm 3 3 1 1 1
Cleanliness 3 3 1 1 1
Hard-Crust 3 3 1 1 1
Migration-Sensing 3 3 1 1 1
Fast-Food 3 4 1 1 1
Highly-Adaptable 3 4 1 1 1
More-than-a-Mouthful 3 4 1 1 1
Social 4 3 1 1 1
Camouflage-1 4 4 1 1 1
Suction-1 4 4 1 1 1
Threat-Display 4 4 1 1 1
Flexible 5 4 1 1 1
Healing-1 5 4 1 1 1
Rebound 5 4 1 1 1
Go-out-with-a-Bang 5 5 1 1 1
Short-Life-Span 5 5 1 1 1
Toxic-Excretions 5 5 1 1 1
Population-Explosion 6 5 1 1 1
Energy-Conservation 6 6 1 1 1
PhD 3 4 1 1 1
Environmental-Sensing 4 3 1 1 1
Camouflage-2 5 4 1 1 1
Healing-2 5 5 1 1 1
Suction-2 6 6 1 1 1
"""


def test_the_figures_are_those_of_the_rulebooks_tables() -> None:
    written = [
        f"{row.code} {row.price} {row.mutation} {' '.join(str(n) for n in row.copies)}"
        for row in GENES
    ]

    assert written == FIGURES.split("\n")[1:-1]


def test_what_advanced_genes_are_handed_in_for() -> None:
    needs = {row.code: [Gene[lower].row.code for lower in row.needs] for row in GENES if row.needs}

    assert needs == {
        "Persistence": ["Speed"],
        "Movement-2": ["Movement-1"],
        "Aggression": ["Struggle"],
        "Armour": ["Defence", "Escape"],
        "PhD": ["Intelligence"],
        "Environmental-Sensing": ["Migration-Sensing"],
        "Camouflage-2": ["Camouflage-1"],
        "Healing-2": ["Healing-1"],
        "Suction-2": ["Suction-1"],
    }
    assert [gene for gene in Gene if SERVES[gene] != NO_GENE] == sorted(
        Gene[lower] for row in GENES for lower in row.needs
    )


@ruling("debt-card-by-card")
def test_what_genes_pay_and_count_for() -> None:
    pays = {gene for gene in Gene if PAYS[gene] != GENES[gene].mutation}
    counts = {gene: int(COUNTS[gene]) for gene in Gene if COUNTS[gene] != 1 + IS_ADVANCED[gene]}

    assert pays == {Gene.RAY_PROTECTION, Gene.GLUTTON, Gene.SHORT_LIFE_SPAN}
    assert (PAYS[Gene.RAY_PROTECTION], PAYS[Gene.GLUTTON], PAYS[Gene.SHORT_LIFE_SPAN]) == (4, 0, 4)
    assert counts == {Gene.RAY_PROTECTION: 0}
