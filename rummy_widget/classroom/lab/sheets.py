"""Tables that notebooks show to a class on a projector, and functions that check that numbers agree."""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from ..families import Topic, exercises_on
from ..families.records import written
from ..numbers import approx, exact_text
from .trials import ConfidenceInterval, Trial

__all__ = ["Sheet", "agree", "beside", "compare", "exercise_sheet", "inside", "number", "same"]

T = TypeVar("T")

PHONE = 30
"""The number of characters of a table row that fit on a phone without line breaks."""


def number(value: Any) -> str:
    r"""Return a number as a string to show to students: exact if that is short, otherwise rounded.

    Anything that is not a number is converted with `str`.

    >>> number(1140), number(Fraction(15, 106)), number(0.25), number(10**6)
    ('1140', '15/106 ≈ 0.1415', '0.2500', '1\u202f000\u202f000')
    """
    if isinstance(value, (bool, str)):
        return str(value)
    if isinstance(value, int):
        return str(written(value))
    if isinstance(value, float):
        return (approx(Fraction(value)) if value else "0") if math.isfinite(value) else str(value)
    if isinstance(value, Fraction):
        return number(value.numerator) if value.denominator == 1 else exact_text(value)
    if getattr(value, "is_Rational", False):  # a rational number of sympy, which may be whole
        return number(Fraction(int(value.p), int(value.q)))
    return str(value)


class Sheet:
    """A small table with headings; the first cell of each row is the row's label.

    `values` contains the rows as they were given, and `rows` the same cells as strings.

    >>> Sheet(("doubles", "racks"), [(0, 3360), (1, 1440)])
    doubles  racks
    0        3360
    1        1440
    """

    def __init__(self, headings: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        self.headings = tuple(headings)
        self.values = tuple(tuple(row) for row in rows)
        self.rows = tuple(tuple(number(cell) for cell in row) for row in self.values)

    def pick(self, *headings: str) -> Sheet:
        """Return a table with only the columns under these headings; raises ValueError if one is unknown.

        >>> Sheet(("doubles", "listed", "formula"), [(0, 3360, 3360)]).pick("doubles", "formula")
        doubles  formula
        0        3360
        """
        for heading in headings:
            if heading not in self.headings:
                raise ValueError(f"no column {heading!r}: expected some of {', '.join(self.headings)}")
        places = [self.headings.index(heading) for heading in headings]
        return Sheet(headings, [[row[place] for place in places] for row in self.values])

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
        return self._fitting(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")

    def _fitting(self, table: str) -> str:
        """Return the HTML *table* aligned left, in a scrolling frame if it is too wide for a phone."""
        table = table.replace("<table>", '<table style="margin-inline: 0">', 1)
        lines = (self.headings, *self.rows)
        columns = range(len(self.headings))
        widest = [max(len(word) for line in lines for word in line[at].split(" ")) + 1 for at in columns]
        if sum(widest) <= PHONE:
            return table
        return frame(table, ", ".join(filter(None, self.headings)) or ", ".join(row[0] for row in self.rows))


def frame(content: str, name: str) -> str:
    """Return HTML in a frame that can be scrolled sideways, also with the keyboard.

    *name* is the name of the frame, which screen readers read out.

    >>> frame("<table></table>", "draws")
    '<div role="group" aria-label="draws" tabindex="0" style="overflow-x: auto"><table></table></div>'
    """
    # The role isn't "region": regions are landmarks, which must not share a name, but tables may.
    spoken = html.escape(name)
    return f'<div role="group" aria-label="{spoken}" tabindex="0" style="overflow-x: auto">{content}</div>'


def exercise_sheet(topic: Topic | str, seed: int) -> Sheet:
    """Return a table of the exercises on a topic of the class, to be answered on paper.

    *seed* determines the numbers in the exercises. The table is empty if the topic is unknown.

    >>> print(exercise_sheet("waiting", 7).rows[2][0])
    How many draws?
    """
    return _ResultTable((each.title, each.question) for each in exercises_on(topic, seed))


def agree(**results: Any) -> Sheet:
    """Return a table of *results*, which should all be the same number; raise ValueError if they differ.

    The label of a result is the name of its argument, with spaces instead of underscores.

    >>> agree(listed=1140, by_the_formula=1140)
    listed          1140
    by the formula  1140
    >>> agree(listed=1140, by_the_formula=6840)
    Traceback (most recent call last):
    ...
    ValueError: these do not agree: listed 1140, by the formula 6840
    """
    named = {name.replace("_", " "): value for name, value in results.items()}
    first = next(iter(named.values()))
    if any(value != first for value in named.values()):
        found = ", ".join(f"{name} {number(value)}" for name, value in named.items())
        raise ValueError(f"these do not agree: {found}")
    return _ResultTable(named.items())


def same(one: T, other: T) -> T:
    """Return a number that was computed in two ways, *one* and *other*; raises ValueError if they differ.

    >>> same(Fraction(2, 4), Fraction(1, 2))
    Fraction(1, 2)
    """
    if one != other:
        raise ValueError(f"these do not agree: {number(one)}, {number(other)}")
    return one


def compare(headings: Sequence[str], rows: Iterable[Sequence[Any]], group_size: int | None = None) -> Sheet:
    """Return a table of *rows*, in each of which all numbers must agree; raises ValueError if they do not.

    The first cell of a row is its label. With *group_size*, the other cells of a row form groups of that
    size, and only the numbers of a group have to agree.

    >>> compare(("doubles", "listed", "formula"), [(0, 3360, 3360)])
    doubles  listed  formula
    0        3360    3360
    """
    found = [tuple(row) for row in rows]
    for about, *cells in found:
        each = group_size or len(cells)
        if any(cell != cells[at - at % each] for at, cell in enumerate(cells)):
            raise ValueError(f"these do not agree: {about}: {', '.join(map(number, cells))}")
    return Sheet(headings, found)


def inside(exact: Any, found: Trial | ConfidenceInterval, name: str = "p") -> Sheet:
    """Return a table that shows an exact value and a confidence interval that contains it.

    *found* is the interval or a trial. For a trial, the table also shows its share of hits. *name* is the
    label of the exact value. Raises ValueError if the exact value is outside the interval.

    >>> inside(Fraction(1, 4), Trial(26, 100, seed=7))
    p         1/4 ≈ 0.2500
    26 / 100  0.2600
    95 %      0.1840 … 0.3537
    """
    interval = found.interval if isinstance(found, Trial) else found
    if float(exact) not in interval:
        raise ValueError(f"{float(exact)} does not lie between {interval.low} and {interval.high}")
    rows = [(name, exact)]
    if isinstance(found, Trial):
        rows.append((f"{number(found.hits)} / {number(found.deals)}", found.share))
    return _ResultTable([*rows, ("95 %", f"{number(interval.low)} … {number(interval.high)}")])


def beside(headings: Sequence[str], rows: Iterable[tuple[Any, Any, Trial]]) -> Sheet:
    """Return a table that compares exact chances with the results of trials.

    The results are the share of deals in which the event happened, and its confidence interval. Each of
    *rows* consists of a label, the exact chance and the trial. Raises ValueError if a chance is outside the
    interval of its trial.

    >>> beside(("doubles", "exact", "dealt", "95 %"), [(3, Fraction(1, 4), Trial(26, 100, seed=7))])
    doubles  exact         dealt   95 %
    3        1/4 ≈ 0.2500  0.2600  0.1840 … 0.3537
    """
    checked = ((*row, inside(row[1], row[2]).rows[-1][-1]) for row in rows)
    return Sheet(headings, [(about, exact, trial.share, ends) for about, exact, trial, ends in checked])


class _ResultTable(Sheet):
    """A table with two columns, label and result, shown without headings."""

    def __init__(self, rows: Iterable[tuple[str, Any]]) -> None:
        super().__init__(("", ""), rows)

    def __repr__(self) -> str:
        return super().__repr__().partition("\n")[2]

    def _repr_html_(self) -> str:
        body = super()._repr_html_().partition("</thead>")[2].partition("</table>")[0]
        return self._fitting(f"<table>{body}</table>")
