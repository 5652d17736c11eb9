"""The rule books: every clause in its section, the table of points for winning hands, and the glossary.

>>> [section.title for section in sections()][:3]
['Tiles and the deal', 'Turns', 'Melds']
>>> for row in prices().rows:
...     print(row)
('Small', 'Simple, Mosaic', '250', '200', '150')
('Big', 'Bicolor, Minor, Major', '500', '400', '300')
('Special', 'Doubles, Grand Care, Monocolor', '1000', '900', '800')
"""

from __future__ import annotations

from functools import partial
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

from ..engine.closes import Pattern, Tier, price
from ..engine.rules import RUMMY_PRO
from .svg import tiles_svg
from .words import Clause, clause, clauses, glossary, say

# The number of the first clause of each section of a rule book, by the book's key. A book that is not listed
# has only one section.
SECTIONS = {"PRO": {"tiles": 1, "turns": 10, "melds": 20, "closing": 30, "worth": 40}}

# Clauses of other books that are shown at the end of a book.
EXTRA_CLAUSES = {"PRO": ("RK-1",)}

BOOKS = ("PRO", "RK", "TR", "R45", "BR")
"""The keys of the rule books, with which the ids of their clauses begin, as in PRO-20."""

# Cases of a close: how many Jokers the player has discarded (thrown), and whether the free tile, the one that
# is left over outside the melds, is a Joker.
CASES = {"plain": (0, False), "thrown": (1, False), "free": (0, True), "both": (1, True), "two": (2, False)}

# Examples of tiles for a clause, and for each whether the clause allows it.
EXAMPLES: dict[str, tuple[tuple[str, bool], ...]] = {
    "PRO-20": (("r5 r6 r7", True), ("k12 k13 k1", True), ("k13 k1 k2", False)),
    "PRO-21": (("r7 b7 k7", True), ("r7 y7 b7 k7", True), ("r7 b7 r7", False)),
    "PRO-22": (("b4 *b5 b6", True), ("r9 *y9 k9", True), ("r9 y9 b9 k9 *", False)),
    "PRO-41": (("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", True),),
    "PRO-49": (("r8 r8 b8 b8 k12 k12", True), ("r8 b8", False)),
    "PRO-50": (("r8 r8 y8 y8 b8 b8 k8 k8", True),),
    "RK-1": (("r1 r2 r3", True), ("r12 r13 r1", False), ("r7 b7 k7", True), ("r7 b7 r7", False)),
    "RK-10": (("b4 *b5 b6", True), ("r9 *y9 *k9", True)),
    "TR-8": (("r2 y2 *", True),),
    "R45-3": (("k12 k13 k1", True), ("k13 k1 k2", False)),
    "BR-2": (("h9 h10 hj", True), ("sq dq cq", True), ("cq ck ca", False)),
}


class Section(NamedTuple):
    """A section of a rule book: its key, its title, and its clauses."""

    key: str
    title: str
    clauses: tuple[Clause, ...]


class TextTable(NamedTuple):
    """A table of strings with a title, column headings and a note."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str


def sections(book: str = "PRO") -> tuple[Section, ...]:
    """Return the sections of a rule book, which contain all its clauses; *book* is its key, such as "R45".

    The book of Rummy PRO ("PRO") ends with a section on Rummikub's melds. Raises ValueError if there is no
    such book.

    >>> [section.title for section in sections("R45")]
    ['Rummy 45']
    """
    found = clauses(book)
    if not found:
        raise ValueError(f"no such book: {book!r:.40}; expected {', '.join(BOOKS[:-1])} or {BOOKS[-1]}")
    groups = [(key, tuple(group)) for key, group in groupby(found, key=partial(_key, book))]
    if book in EXTRA_CLAUSES:
        groups.append(("rummikub", tuple(map(clause, EXTRA_CLAUSES[book]))))
    return tuple(Section(key, say("rules-section", section=key), group) for key, group in groups)


def _key(book: str, clause: Clause) -> str:
    """Return the key of the section that contains a clause; *book* is the key of the rule book."""
    number = int(clause.id.rpartition("-")[2])
    return next((key for key, first in reversed(SECTIONS.get(book, {}).items()) if first <= number), book)


def prices() -> TextTable:
    """Return the table of the points that a close is worth in Rummy PRO.

    A close is a winning hand that a player lays in a single turn. The table has a row for each tier (Small,
    Big, Special: groups of patterns that are worth the same), and a column of points for each number of
    Jokers used.
    """
    table = RUMMY_PRO.prices
    assert table is not None
    jokers = (say("price-head-jokers", count=count) for count in range(len(table.small)))
    head = (say("price-head-tier"), say("price-head-patterns"), *jokers)
    points = {Tier.SMALL: table.small, Tier.BIG: table.big, Tier.SPECIAL: table.special}
    rows = tuple((say("tier", tier=tier), _patterns(_basic(tier)), *map(str, points[tier])) for tier in Tier)
    return TextTable(say("rules-prices-title"), head, rows, say("rules-prices-note"))


def raised_tiers() -> TextTable:
    """Return the table that shows how Jokers raise the tier (Small, Big, Special) of each closing pattern.

    The tier decides how many points a pattern is worth. A player may throw (discard) a Joker before closing;
    a Joker is free if it is the one tile left over when the player closes. The columns after the patterns are
    for these cases: no Joker thrown or free, one thrown, one free, one thrown and one free, and two thrown.

    >>> for row in raised_tiers().rows:
    ...     print(row)
    ('Simple, Mosaic', 'Small', 'Big', 'Big', 'Special', 'Special')
    ('Bicolor, Minor, Major', 'Big', 'Big', 'Special', 'Special', 'Special')
    ('Doubles, Grand Care, Monocolor', 'Special', 'Special', 'Special', 'Special', 'Special')
    """
    head = (say("raise-head-pattern"), *(say(f"raise-head-{case}") for case in CASES))
    rows = []
    for patterns in map(_basic, Tier):
        tiers = (price(patterns[0], 0, thrown, free)[0] for thrown, free in CASES.values())
        rows.append((_patterns(patterns), *(say("tier", tier=tier) for tier in tiers)))
    return TextTable(say("rules-raised-title"), head, tuple(rows), say("rules-raised-note"))


def _basic(tier: Tier) -> list[Pattern]:
    """Return the patterns that are in a tier (Small, Big, Special) as long as no Joker raises their tier.

    A Joker that the player has discarded, or that is left over, moves the pattern to a higher tier.
    """
    return [pattern for pattern in Pattern if price(pattern, 0, 0, False)[0] is tier]


def _patterns(patterns: list[Pattern]) -> str:
    """Return the names of patterns, separated by commas."""
    return ", ".join(say("pattern", pattern=pattern) for pattern in patterns)


def rules_data(book: str = "PRO") -> dict[str, Any]:
    """Return a whole rule book as plain data, in the form that the page with the rules expects.

    *book* is the key of the book, such as "R45". Raises ValueError if there is no such book. In the result,
    `prices` is the table of the points that a close (a winning hand) is worth, and `raised` the table that
    says how Jokers raise the tier, which decides the points. Both are None for every book except "PRO".

    >>> sorted(rules_data())
    ['book', 'books', 'glossary', 'intro', 'prices', 'raised', 'sections', 'title']
    >>> rules_data("BR")["prices"] is None  # only Rummy PRO has prices
    True
    """
    pro = book == "PRO"
    return {
        "title": say("rules-page-title", book=book),
        "intro": say("rules-intro"),
        "book": book,
        "books": [{"key": each, "title": say("rules-book", book=each)} for each in BOOKS],
        "sections": [
            section._asdict() | {"clauses": list(map(_clause_data, section.clauses))}
            for section in sections(book)
        ],
        "prices": _table_data(prices()) if pro else None,
        "raised": _table_data(raised_tiers()) if pro else None,
        "glossary": [{"term": term.term, "text": term.text} for term in glossary()],
    }


def _clause_data(clause: Clause) -> dict[str, Any]:
    """Return a clause of the rules as plain data for the browser."""
    return clause._asdict() | {"text": clause.text, "origin": clause.origin}


def _table_data(table: TextTable) -> dict[str, Any]:
    """Return a table as plain data for the browser."""
    return table._asdict() | {"head": list(table.head), "rows": [list(row) for row in table.rows]}


def rulebook_html(book: str = "PRO", *, words: bool = True) -> str:
    """Return a rule book as HTML for static pages; the ids of its clauses are anchors.

    *book* is the key of the book, such as "R45". *words* says whether to add the glossary, which is the same
    for each book, so a page with several books needs it only once. Raises ValueError if there is no such
    book.

    >>> 'id="PRO-20"' in rulebook_html(), 'id="R45-6"' in rulebook_html("R45")
    (True, True)
    """
    title = escape(say("rules-page-title", book=book))
    parts = [f"<h1>{title}</h1>", f"<p>{escape(say('rules-intro'))}</p>"]
    for section in sections(book):
        parts.append(f"<h2>{escape(section.title)}</h2>")
        for each in section.clauses:
            name = f"<h3>{escape(each.id)} · {escape(each.title)}</h3>"
            parts.append(f'<section id="{each.id}">{name}{_clause_html(each)}</section>')
    parts += [_table_html(each) for each in ((prices(), raised_tiers()) if book == "PRO" else ())]
    if words:
        terms = "".join(f"<dt>{escape(term.term)}</dt><dd>{escape(term.text)}</dd>" for term in glossary())
        parts.append(f"<h2>{escape(say('rules-glossary-title'))}</h2><dl>{terms}</dl>")
    return f'<article class="rw-rulebook">{"".join(parts)}</article>'


def _clause_html(clause: Clause) -> str:
    """Return the HTML of a clause of the rules: its text, then examples with tiles.

    The text consists of the published rule, our ruling, and what players may agree to do differently.
    """
    stated, ruling, switch = (_prose(text) for text in (clause.stated, clause.ruling, clause.switch))
    if ruling and stated:
        ruling = say("rules-ruling", text=ruling)
    parts = [f"<p>{text}</p>" for text in (stated, ruling, switch) if text]
    for tiles, good in EXAMPLES.get(clause.id, ()):
        caption = escape(say("rules-example-good" if good else "rules-example-bad"))
        parts.append(f"<figure>{tiles_svg(tiles, scale=0.45)}<figcaption>{caption}</figcaption></figure>")
    return "".join(parts)


def _prose(text: str) -> str:
    """Return a plain string as HTML, in which the parts between backticks are marked as code."""
    pieces = escape(text).split("`")
    return "".join(f"<code>{piece}</code>" if at % 2 else piece for at, piece in enumerate(pieces))


def _table_html(table: TextTable) -> str:
    """Return a table of strings as HTML, with its title as the caption and its note below."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = ""
    for first, *rest in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        rows += f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    top = f"<caption>{escape(table.title)}</caption><thead><tr>{head}</tr></thead>"
    return f"<table>{top}<tbody>{rows}</tbody></table><p>{escape(table.note)}</p>"
