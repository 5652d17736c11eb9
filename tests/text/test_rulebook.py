"""The rules as a book: whole, with anchors, its score table and its examples as the engine has them."""

import re
from xml.etree import ElementTree

import pytest

from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.engine.rules import GAMES, RUMMY_PRO
from rummy_widget.text.rulebook import (
    BOOKS,
    EXAMPLES,
    prices,
    raised_tiers,
    rulebook_html,
    rules_data,
    sections,
)
from rummy_widget.text.words import clause, clauses, glossary


def test_every_clause_stands_in_one_section() -> None:
    assert [clause for section in sections() for clause in section.clauses] == [
        *clauses("PRO"),
        clause("RK-1"),
    ]
    assert [section.key for section in sections()] == [
        "tiles",
        "turns",
        "melds",
        "closing",
        "worth",
        "rummikub",
    ]
    assert all(section.clauses for section in sections())


@pytest.mark.parametrize("book", ["RK", "TR", "R45", "BR"])
def test_the_other_families_have_their_books_too(book: str) -> None:
    assert [found for section in sections(book) for found in section.clauses] == [*clauses(book)]
    assert all(section.title for section in sections(book))


def test_an_unknown_family_has_no_book() -> None:
    with pytest.raises(ValueError, match="no such book: 'XY'"):
        sections("XY")


def test_the_score_table_is_the_price_table() -> None:
    table = RUMMY_PRO.prices
    assert table is not None
    assert [row[2:] for row in prices().rows] == [
        tuple(map(str, points)) for points in (table.small, table.big, table.special)
    ]
    assert prices().head == ("Tier", "Patterns", "no Joker", "one Joker", "two Jokers")


def test_what_raises_a_close_is_told_for_every_pattern() -> None:
    assert [row[0] for row in raised_tiers().rows] == [row[1] for row in prices().rows]
    assert all(len(row) == len(raised_tiers().head) for row in raised_tiers().rows)


@pytest.mark.parametrize(
    ("clause", "tiles", "good"), [(clause, *shown) for clause, found in EXAMPLES.items() for shown in found]
)
def test_examples_are_what_they_say(clause: str, tiles: str, good: bool) -> None:
    wholes = {"PRO-41": Pattern.MOSAIC, "PRO-49": Pattern.DOUBLES, "PRO-50": Pattern.GRAND_CARE}
    if clause in wholes:
        (segment,) = read_rack(tiles, aim=wholes[clause]).segments
        assert (segment.state is SegmentState.PART) is good
    else:
        family = clause.rpartition("-")[0]
        rules = next(each for each in GAMES.values() if each.book[0] == family)
        assert isinstance(read_meld(tiles, rules=rules), Meld) is good


@pytest.mark.parametrize("book", BOOKS)
def test_each_game_has_its_book(book: str) -> None:
    data = rules_data(book)
    told = [clause["id"] for section in data["sections"] for clause in section["clauses"]]
    assert [each for each in told if each.startswith(f"{book}-")] == [each.id for each in clauses(book)]
    assert data["book"] == book
    assert len({each["title"] for each in data["books"]}) == len(BOOKS)
    ElementTree.fromstring(rulebook_html(book).replace("&nbsp;", " "))


def test_the_static_book_has_an_anchor_for_every_clause_and_is_well_formed() -> None:
    book = rulebook_html()
    ElementTree.fromstring(book.replace("&nbsp;", " "))
    assert re.findall(r'<section id="([A-Z]+-\d+)"', book) == [
        *(found.id for found in clauses("PRO")),
        "RK-1",
    ]
    assert all(f"<dt>{term.term}</dt>" in book for term in glossary())
    assert "`" not in book


def test_the_page_gets_plain_data() -> None:
    import json

    data = rules_data()
    assert json.loads(json.dumps(data)) == data
    assert len(json.dumps(data)) < 40_000
    one = next(
        clause for section in data["sections"] for clause in section["clauses"] if clause["id"] == "PRO-20"
    )
    assert set(one) == {"id", "title", "text", "stated", "ruling", "switch", "origin"}
