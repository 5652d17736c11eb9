"""Plots for the class: bars, bars on a logarithmic scale, chances by draw, shares, and confidence intervals.

A plot shows the numbers of a table (`Sheet`), so that a class reads the numbers first. Printed as a string, a
plot is that table. The picture comes with a description for anyone who cannot see it, and can be used alone
in any page.
"""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Any

from ...text.words import say
from ..numbers import brief
from . import drawing
from .drawing import Interval, Series
from .sheets import Sheet, number
from .trials import Trial

__all__ = ["Plot", "bars", "by_draw", "convergence", "intervals", "log_bars"]

WIDE = "30em"
"""The maximum width of a picture, in em of the page, so that it grows with large text on a projector."""
MOST_ROWS = 40


@dataclass(frozen=True, eq=False)
class Plot:
    """A plot of the numbers in a table; its `repr` is its title and the table.

    Attributes:
        title: The picture's caption: its subject in a few words.
        table: The table with the numbers that are plotted.
        statement: One or more sentences that tell readers who cannot see the picture what it shows.
        note: A sentence below the caption that says how to read the picture; may be empty.
        draw: A function that returns the SVG; raises ImportError if matplotlib is not installed.

    >>> bars(Sheet(("Jokers", "racks"), [(0, 4845), (1, 2280), (2, 190)]), "Jokers among four tiles")
    Jokers among four tiles
    Jokers  racks
    0       4845
    1       2280
    2       190
    """

    title: str
    table: Sheet
    statement: str
    note: str
    draw: Callable[[], str] = field(repr=False)

    def __repr__(self) -> str:
        return f"{self.title}\n{self.table!r}"

    @property
    def alternative(self) -> str:
        """The description that a screen reader reads in place of the picture."""
        return f"{self.title}. {self.statement}"

    @property
    def svg(self) -> str:
        """The picture as SVG, without its caption.

        Raises ImportError, which says what to install, if matplotlib is missing.
        """
        said = f'role="img" aria-label="{html.escape(self.alternative)}"'
        fits = 'style="display: block; width: 100%; height: auto"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {said} {fits}{self.draw().removeprefix("<svg")}'

    def _repr_html_(self) -> str:
        try:
            picture = self.svg
        except ImportError as missing:
            picture = f"<p>{html.escape(str(missing))}</p>{self.table._repr_html_()}"
        caption = f"<strong>{html.escape(self.title)}</strong>"
        if self.note:
            caption += f"<br><small>{html.escape(self.note)}</small>"
        return (
            f'<figure class="rummy-plot" style="margin: 0.5em 0; max-width: {WIDE}">'
            f'<figcaption style="margin-bottom: 0.6em">{caption}</figcaption>{picture}</figure>'
        )


def bars(table: Sheet, title: str) -> Plot:
    """Return a bar chart with a bar for each number of a table; the bars of a row are next to each other.

    The first column of the table names the rows; up to four more columns hold numbers that are not negative.
    Raises ValueError for any other table, or if it has no rows or more than 40.

    >>> bars(Sheet(("Jokers", "racks"), [(0, 4845), (1, 2280), (2, 190)]), "Jokers among four").statement
    'Bars. racks: the highest, 4845, is at Jokers 0; the lowest, 190, at Jokers 2.'
    """
    return _bars(table, title, log=False)


def log_bars(table: Sheet, title: str) -> Plot:
    """Return a bar chart on a logarithmic scale, for numbers of very different sizes.

    The first column of the table names the rows; up to four more columns hold numbers above 0. Raises
    ValueError for any other table, or if it has no rows or more than 40.

    >>> table = Sheet(("tiles", "sets"), [(3, 800), (6, 286_732), (9, 61_915_616)])
    >>> log_bars(table, "In runs and groups").note
    'Logarithmic scale: each line stands for 10 times as much as the one before.'
    """
    return _bars(table, title, log=True)


def by_draw(table: Sheet, title: str) -> Plot:
    """Return a plot that shows how chances grow with the number of draws.

    The first cell of each row of the table is a number of draws, which must increase from row to row. Each of
    the other columns, one to four, holds chances, and is drawn as a line. Raises ValueError for any other
    table, or if it has too few or too many rows.

    >>> rows = [(draws, Fraction(draws, 12)) for draws in (1, 6, 12)]
    >>> by_draw(Sheet(("draws", "one out"), rows), "Until it comes").statement
    'Lines. one out: from 0.08333 at 1 to 1 at 12, and one half is reached at 6.'
    """
    series = _series(table, title)
    draws = [_real(row[0], title) for row in table.values]
    if any(late <= early for early, late in pairwise(draws)):
        raise ValueError(f"{title}: expected draws that grow, got {', '.join(row[0] for row in table.rows)}")
    for value in (value for each in series for value in each.values):
        _chance(value, title)
    names = [row[0] for row in table.rows]
    said = [say("plot-kind", kind="lines")]
    for each, texts in zip(series, _texts(table), strict=True):
        half = next((name for name, value in zip(names, each.values, strict=True) if value >= 0.5), "")
        ends = {"first": names[0], "low": texts[0], "last": names[-1], "high": texts[-1]}
        said.append(say("plot-rise-half" if half else "plot-rise", series=each.name, half=half, **ends))
    draw = partial(drawing.draw_lines, tuple(draws), series, table.headings[0], say("plot-chance"))
    return Plot(title, table, " ".join(said), "", draw)


def convergence(trials: Sequence[Trial], exact: Any, title: str) -> Plot:
    """Return a plot that shows how the share of hits approaches the exact chance in longer and longer trials.

    Each trial is shown with its confidence interval. The horizontal axis, which shows the number of deals in
    a trial, is logarithmic. Raises ValueError if there is no trial, if a trial does not have more deals than
    the one before, or if a share or the exact chance is not between 0 and 1.

    >>> trials = [Trial(1, 100, seed=7), Trial(10, 400, seed=7), Trial(46, 1600, seed=7)]
    >>> convergence(trials, Fraction(1, 32), "Three doubles")
    Three doubles
    deals  share           from      to
    100    0.01000         0.001767  0.05449
    400    0.02500         0.01363   0.04540
    1600   0.02875         0.02162   0.03813
    exact  1/32 ≈ 0.03125
    """
    deals = [each.deals for each in trials]
    if any(late <= early for early, late in pairwise(deals)):
        raise ValueError(f"{title}: expected trials of more and more deals, got {', '.join(map(str, deals))}")
    return _interval_plot(trials, exact, title, say("plot-deals"), deals, log=True)


def intervals(trials: Sequence[Trial], exact: Any, title: str) -> Plot:
    """Return a plot of the confidence intervals of trials side by side, with a line at the exact chance.

    The plot shows which of the intervals miss the exact chance. Raises ValueError if there is no trial, or if
    the exact chance or the share of hits in a trial is not between 0 and 1.

    >>> intervals([Trial(1, 100, seed=7), Trial(10, 100, seed=8)], Fraction(1, 32), "Two students").statement
    'Bands. 1 of 2 bands contains the exact value, 0.03125. These miss it: 2.'
    """
    return _interval_plot(trials, exact, title, say("plot-trial"), range(1, len(trials) + 1), log=False)


# -- helpers -----------------------------------------------------------------------------------


def _bars(table: Sheet, title: str, log: bool) -> Plot:
    series = _series(table, title)
    values = [value for each in series for value in each.values]
    if (least := min(values)) < 0:
        raise ValueError(f"{title}: expected 0 and more, got {number(least)}")
    if log and not least:
        raise ValueError(f"{title}: expected more than 0 for a scale of powers of ten, got 0")
    names = [row[0] for row in table.rows]
    texts = _texts(table)
    said = [say("plot-kind", kind="log" if log else "bars")]
    for each, row in zip(series, texts, strict=True):
        high, low = (each.values.index(pick(each.values)) for pick in (max, min))
        ends = {"most": names[high], "high": row[high], "least": names[low], "low": row[low]}
        said.append(say("plot-extremes", series=each.name, rows=table.headings[0], **ends))
    note = ""
    if log:
        lines = drawing.decades(least, max(values))
        factor = round(lines[1] / lines[0]) if len(lines) > 1 else 10
        note = say("plot-note-log", factor=number(factor))
    draw = partial(drawing.draw_bars, table.headings[0], names, series, texts, log)
    return Plot(title, table, " ".join(said), note, draw)


def _interval_plot(
    trials: Sequence[Trial], exact: Any, title: str, x_label: str, positions: Sequence[int], log: bool
) -> Plot:
    if not trials:
        raise ValueError(f"{title}: expected a trial, got none")
    p = _chance(_real(exact, title), title)
    for each in trials:
        if each.deals < 1:
            raise ValueError(f"{title}: expected a deal or more, got {each.deals}")
        _chance(each.share, title)
    found = [Interval(at, each.share, *each.interval) for at, each in zip(positions, trials, strict=True)]
    share = say("plot-share")
    rows = [(int(each.at), each.share, each.low, each.high) for each in found]
    headings = (x_label, share, say("plot-from"), say("plot-to"))
    table = Sheet(headings, [*rows, (say("plot-exact"), exact, "", "")])
    missed = [number(int(each.at)) for each in found if not each.low <= p <= each.high]
    counts: dict[str, Any] = {"held": len(found) - len(missed), "all": len(found), "exact": _brief(p)}
    said = [say("plot-kind", kind="bands")]
    if log:
        ends = {name: _brief(getattr(found[-1], name)) for name in ("share", "low", "high")}
        said.append(say("plot-settled", deals=number(int(found[-1].at)), **ends))
    said.append(say("plot-missed" if missed else "plot-held", **counts, missed=", ".join(missed)))
    draw = partial(drawing.draw_intervals, found, p, say("plot-exact"), x_label, share, log)
    return Plot(title, table, " ".join(said), say("plot-note-bands", missed=len(missed)), draw)


def _series(table: Sheet, title: str) -> list[Series]:
    """Return all columns of a table except the first as series of numbers.

    Raises ValueError, with a message that begins with *title*, if there are too few or too many columns or
    rows, or if a cell is not a number.
    """
    if not table.values:
        raise ValueError(f"{title}: expected a row or more, got none")
    if len(table.values) > MOST_ROWS:
        raise ValueError(f"{title}: expected at most {MOST_ROWS} rows, got {len(table.values)}")
    columns, most = len(table.headings) - 1, drawing.MOST_SERIES
    if not 1 <= columns <= most:
        raise ValueError(f"{title}: expected 1 to {most} columns of numbers, got {columns}")
    return [
        Series(heading, tuple(_real(row[at], title) for row in table.values))
        for at, heading in enumerate(table.headings[1:], start=1)
    ]


def _texts(table: Sheet) -> list[list[str]]:
    """Return the texts to write at the ends of bars: a list for each column of *table* after the first."""
    return [[_brief(row[at]) for row in table.values] for at in range(1, len(table.headings))]


def _real(value: Any, title: str) -> float:
    is_number = not isinstance(value, (str, bool)) and hasattr(value, "__float__")
    if not is_number or not math.isfinite(found := float(value)):
        raise ValueError(f"{title}: expected numbers, got {value!r}")
    return found


def _chance(value: float, title: str) -> float:
    if not 0 <= value <= 1:
        raise ValueError(f"{title}: expected a chance, from 0 to 1, got {number(value)}")
    return value


def _brief(value: Any) -> str:
    exact = value if isinstance(value, (int, float)) else f"{value}"
    return brief(Fraction(exact))
