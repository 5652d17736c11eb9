"""What a notebook shows: numbers that have to agree, and tables that a projector can show."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from ..families import FAMILIES, Topic
from ..numbers import near, shown
from .trials import Band, Trial

__all__ = ["Sheet", "agree", "asked", "compare", "inside", "number"]


def number(value: Any) -> str:
    """A number as a class reads it: exact where that is short.

    >>> number(1140), number(Fraction(15, 106)), number(0.25), number(10**18)
    ('1140', '15/106 ≈ 0.1415', '0.2500', '1 000 000 000 000 000 000')
    """
    if isinstance(value, (bool, str)):
        return str(value)
    if isinstance(value, int):
        return f"{value:,}".replace(",", " ") if abs(value) > 9999 else str(value)
    if isinstance(value, float):
        return near(Fraction(value)) if value else "0"
    if isinstance(value, Fraction):
        return number(value.numerator) if value.denominator == 1 else shown(value)
    if getattr(value, "is_Integer", False):
        return number(int(value))
    if getattr(value, "is_Rational", False):
        return number(Fraction(int(value.p), int(value.q)))
    return str(value)


class Sheet:
    """A small table: its headings, and rows that begin with what they are about.

    >>> Sheet(("doubles", "racks"), [(0, 3360), (1, 1440)])
    doubles  racks
    0        3360
    1        1440
    """

    def __init__(self, headings: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        self.headings = tuple(headings)
        self.rows = tuple(tuple(number(cell) for cell in row) for row in rows)

    def __repr__(self) -> str:
        lines = (self.headings, *self.rows)
        widths = [max(len(line[at]) for line in lines) for at in range(len(self.headings))]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in lines
        )

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{html.escape(each)}</th>' for each in self.headings)
        body = "".join(
            f'<tr><th scope="row">{html.escape(first)}</th>'
            + "".join(f"<td>{html.escape(cell)}</td>" for cell in rest)
            + "</tr>"
            for first, *rest in self.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def asked(topic: Topic | str, seed: int) -> Sheet:
    """The exercises of a topic for a seed, to be answered on paper.

    >>> print(asked("waiting", 7).rows[2][0])
    Until it comes
    """
    some = [each.exercise(seed) for each in FAMILIES.values() if each.topic == topic]
    return _Found((each.title, " ".join(filter(None, (each.text, each.rack)))) for each in some)


def agree(**ways: Any) -> Sheet:
    """One number, found in several ways. ValueError if they do not agree.

    >>> agree(listed=1140, by_the_formula=1140)
    listed          1140
    by the formula  1140
    >>> agree(listed=1140, by_the_formula=6840)
    Traceback (most recent call last):
    ...
    ValueError: these do not agree: listed 1140, by the formula 6840
    """
    named = {name.replace("_", " "): value for name, value in ways.items()}
    first = next(iter(named.values()))
    if any(value != first for value in named.values()):
        found = ", ".join(f"{name} {number(value)}" for name, value in named.items())
        raise ValueError(f"these do not agree: {found}")
    return _Found(named.items())


def compare(headings: Sequence[str], rows: Iterable[Sequence[Any]], ways: int | None = None) -> Sheet:
    """A table in each of whose rows the numbers agree, or so many at a time. ValueError if they do not.

    >>> compare(("doubles", "listed", "formula"), [(0, 3360, 3360)])
    doubles  listed  formula
    0        3360    3360
    """
    found = [tuple(row) for row in rows]
    for about, *cells in found:
        each = ways or len(cells)
        if any(cell != cells[at - at % each] for at, cell in enumerate(cells)):
            raise ValueError(f"these do not agree: {about}: {', '.join(map(number, cells))}")
    return Sheet(headings, found)


def inside(exact: Any, found: Trial | Band, name: str = "p") -> Sheet:
    """An exact chance p beside what dealing found, and its band. ValueError if p lies outside.

    >>> inside(Fraction(1, 4), Trial(26, 100, seed=7))
    p         1/4 ≈ 0.2500
    26 / 100  0.2600
    95 %      0.1840 … 0.3537
    """
    band = found.band if isinstance(found, Trial) else found
    value = (
        exact if isinstance(exact, (int, float)) else Fraction(int(exact.numerator), int(exact.denominator))
    )
    if value not in band:
        raise ValueError(f"{float(value)} does not lie between {band.low} and {band.high}")
    rows = [(name, exact)]
    if isinstance(found, Trial):
        rows.append((f"{number(found.hits)} / {number(found.deals)}", found.share))
    return _Found([*rows, ("95 %", f"{number(band.low)} … {number(band.high)}")])


class _Found(Sheet):
    """A table without headings: what was done, and what came out."""

    def __init__(self, rows: Iterable[tuple[str, Any]]) -> None:
        super().__init__(("", ""), rows)

    def __repr__(self) -> str:
        return super().__repr__().partition("\n")[2]

    def _repr_html_(self) -> str:
        return "<table>" + super()._repr_html_().partition("</thead>")[2]
