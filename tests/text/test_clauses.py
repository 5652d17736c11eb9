"""The rules in words: every clause is there, every clause cited exists, and people read no notation."""

import re
from pathlib import Path

import pytest

from rummy_widget.engine.rules import GAMES, Ruleset
from rummy_widget.engine.rules.switchboard import EVERY_SWITCH as SWITCHBOARD
from rummy_widget.engine.rules.switchboard import switches_for
from rummy_widget.text import words
from rummy_widget.text.words import Clause, clause, clauses, glossary
from together import together

PACKAGE = words.FOLDER.parents[1]
ROOT = PACKAGE.parent

NUMBERS = (range(1, 9), range(10, 16), range(20, 25), range(30, 35), range(40, 55))
PRO = [f"PRO-{number}" for numbers in NUMBERS for number in numbers]
OPEN = {"RK": 11, "TR": 10, "R45": 12, "BR": 10}
BOOKS = {"PRO": PRO} | {
    family: [f"{family}-{number}" for number in range(1, last + 1)] for family, last in OPEN.items()
}
EVERY = [found for family in BOOKS for found in clauses(family)]

# Clauses of which all is our ruling, and those where a part is.
RULED = {
    "PRO": (4, 6, 11, 24, 33, 34, 52, 53),
    "RK": (7, 8, 9, 10, 11),
    "TR": (),
    "R45": (),
    "BR": (),
}
PARTLY = {
    "PRO": (3, 5, 7, 8, 13, 14, 15, 20, 22, 30, 41, 46, 49, 50),
    "RK": (3, 4, 5, 6),
    "TR": (1, 2, 3, 4, 6, 7, 8, 9, 10),
    "R45": (2, 4, 5, 6, 8, 9, 10, 11, 12),
    "BR": (1, 5, 7, 8, 9),
}

# Switches of Rummy PRO, and the clause that tells of each.
SWITCHES = {
    "joker_trump": "PRO-4",
    "multiply_trump_bonus": "PRO-5",
    "trump_in_stock": "PRO-6",
    "extra_joker": "PRO-8",
    "take_discard": "PRO-11",
    "taking_limit": "PRO-14",
    "connection_penalty": "PRO-15",
    "leaving_penalty": "PRO-15",
    "min_natural": "PRO-22",
    "naturals_per_joker": "PRO-22",
    "jokers_adjacent": "PRO-22",
    "romanian_house": "PRO-22",
    "mosaic_jokers": "PRO-41",
    "mosaic_ends_differ": "PRO-41",
    "big_with_thrown_joker": "PRO-46",
    "grand_care_rest": "PRO-50",
    "joker_overflow": "PRO-53",
}

NOTATION = re.compile(r"(?<![\w-])\*?([rybk]\d{1,2}|[hdcs](\d{1,2}|[ajqk]))\b|(?<!\w)\*(?!\w)")
CITED = re.compile(r"\b(?:PRO|RK|TR|R45|BR)-\d+\b")
CITING = [
    path
    for folder, kinds in ((PACKAGE, ("*.py", "*.ftl")), (ROOT / "lessons", ("*.toml", "*.ipynb")))
    for kind in kinds
    for path in sorted(folder.rglob(kind))
    if not {"course", "node_modules"} & {*path.relative_to(folder).parts}
]


def test_every_clause_of_the_rules_is_there_in_order() -> None:
    assert {family: [found.id for found in clauses(family)] for family in BOOKS} == BOOKS


def test_every_game_has_its_book() -> None:
    assert {family for rules in GAMES.values() for family in rules.book} == {*BOOKS}


@together("found", EVERY)
def test_a_clause_is_whole(found: Clause) -> None:
    assert found.title[0].isupper()
    assert not found.title.endswith(".")
    assert found.stated or found.ruling
    for text in (found.stated, found.ruling, found.switch):
        assert not text or (text[0].isupper() and text.endswith("."))
        assert not NOTATION.search(text)
        assert max((len(sentence) for sentence in text.split(". ")), default=0) < 330
    for text in (found.title, found.stated, found.ruling):
        assert not set(text) & set("`!")


def test_a_clause_says_whether_it_is_stated_or_ours() -> None:
    for family in BOOKS:
        ruled = [found.id for found in clauses(family) if found.origin == "R"]
        partly = [found.id for found in clauses(family) if found.stated and found.ruling]
        assert ruled == [f"{family}-{number}" for number in RULED[family]]
        assert partly == [f"{family}-{number}" for number in PARTLY[family]]


def test_titles_differ() -> None:
    for family in BOOKS:
        titles = [found.title for found in clauses(family)]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("switch", "told"), SWITCHES.items())
def test_every_switch_is_told_where_it_belongs(switch: str, told: str) -> None:
    assert f"`{switch}`" in clause(told).switch or f"`{switch}`:" in clause(told).switch.replace("`: ", "`:")


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_every_switch_of_a_game_is_told_in_its_own_book_with_all_its_values(rules: Ruleset) -> None:
    for name, switch in switches_for(rules).items():
        cited = switch.clause_in(rules)
        *most, last = switch.values
        told = f"{', '.join(most)}, or {last}"
        assert f"(`{name}`: {told})" in clause(cited).switch, (name, cited)


def test_every_switch_that_a_clause_tells_is_one() -> None:
    known = {*SWITCHBOARD, "min_natural", "romanian_house"}
    assert {name for found in EVERY for name in re.findall(r"`(\w+)`", found.switch)} <= known


@together("path", CITING)
def test_every_clause_that_is_cited_exists(path: Path) -> None:
    known = {found.id for found in EVERY}
    assert set(CITED.findall(path.read_text(encoding="utf-8"))) <= known


def test_an_unknown_clause_is_no_clause() -> None:
    with pytest.raises(KeyError):
        clause("PRO-9")


def test_what_the_price_clauses_say_is_what_the_price_table_holds() -> None:
    from rummy_widget.engine.rules import RUMMY_PRO

    prices = RUMMY_PRO.prices
    assert prices is not None
    tiers = {
        "PRO-40 PRO-41": prices.small,
        "PRO-42 PRO-43 PRO-44": prices.big,
        "PRO-49 PRO-50 PRO-51": prices.special,
    }
    for ids, points in tiers.items():
        for key in ids.split():
            for value in points:
                assert str(value) in clause(key).stated + clause(key).ruling, key


# The words of the glossary that the whole project uses, each of which a learner may look up.
TERMS = """
Tile, Colour, Number, Joker, Rack, Table, Meld, Run, Group, Segment, Loose, Valid, Unfinished, Fault, Stack,
Trump, Stock, Discards, Throw a Joker, Free tile, Close, Pattern, Tier, Distance, Outs, Verdict, Hint, Step,
Lesson, Course, Open, Lay down, Lay off, Rearrange
"""


def test_the_glossary_has_every_word_of_the_game() -> None:
    terms = [found.term for found in glossary()]
    assert {term.strip() for term in TERMS.split(",")} <= set(terms)
    assert len(set(terms)) == len(terms)


def test_the_glossary_explains_in_a_sentence_or_three() -> None:
    for found in glossary():
        assert found.text.endswith("."), found.term
        assert found.text[0] == found.text[0].upper(), found.term
        assert len(found.text) < 140, found.term
        assert not NOTATION.search(found.text)
