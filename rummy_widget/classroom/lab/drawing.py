"""Draw charts as SVG with matplotlib; the page supplies the font and the colours.

Charts are as narrow as a phone's screen; a wider page enlarges them, so no text becomes too small to read. An
SVG made here refers to nothing outside it (no style sheet, script or address), and its ids are unique on the
page.
"""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from io import BytesIO
from itertools import pairwise
from typing import Any, NamedTuple
from xml.etree import ElementTree

from ...text.extras import missing_sentence
from ..families.records import written
from ..numbers import localize_decimal, power_of_ten

WIDTH = 360
SIZE = 14
"""The height of a chart's letters, in px, if the chart is `WIDTH` px wide.

On a page 288 px wide the letters are still 11 px high.
"""
LETTER = 0.64 * SIZE
MOST_SERIES = 4

# Colours that matplotlib writes, and their replacements in the page. Text has the colour of the page's text;
# marks have a contrast of at least 3:1 on white, ivory and black, so they are the same in every theme.
IN_PAGE = {
    "#000001": "currentColor",
    "#000002": "var(--plot-1, #2f7fd0)",
    "#000003": "var(--plot-2, #c0622a)",
    "#000004": "var(--plot-3, #2f8f63)",
    "#000005": "var(--plot-4, #9b62c4)",
}
INK, *MARKS = IN_PAGE
# Series also differ in filling, dashes and markers, for readers who cannot tell the colours apart.
FILLINGS = ("", "////", "||||", "xxxx")  # hatching with lines: dots would make a picture of 180 kB
DASHES = ("-", (0, (6, 2)), (0, (2, 1.5)), (0, (8, 2, 2, 2)))
MARKERS = ("o", "s", "^", "D")

INKED = ("axes.edgecolor", "axes.labelcolor", "grid.color", "text.color", "xtick.color", "ytick.color")
STYLE = {
    **dict.fromkeys(INKED, INK),
    **dict.fromkeys(("axes.spines.right", "axes.spines.top", "legend.frameon"), False),
    **dict.fromkeys(("xtick.major.size", "ytick.major.size"), 0),
    "axes.linewidth": 0.8,
    "font.family": ["DejaVu Sans"],
    "font.size": SIZE,
    "grid.alpha": 0.22,
    "grid.linewidth": 0.7,
    "hatch.linewidth": 1.4,
    "svg.fonttype": "none",
    "svg.hashsalt": "rummy",
}


class Series(NamedTuple):
    """A named series of values, one for each bar or point of a chart; all are drawn in the same colour."""

    name: str
    values: tuple[float, ...]


class Interval(NamedTuple):
    """A point of a chart: a measured *share*, and its confidence interval, from *low* to *high*.

    *at* is the position of the point on the horizontal axis.
    """

    at: float
    share: float
    low: float
    high: float


def draw_bars(
    rows: str, names: Sequence[str], series: Sequence[Series], texts: Sequence[Sequence[str]], log: bool
) -> str:
    """Draw a bar chart with horizontal bars, and return it as SVG.

    *names* are the labels of the chart's rows, and *rows* is the heading above these labels. Each of the
    *series* has one bar in every row. *texts* lists the labels to write after the bars, one list for each
    series. *log* says whether the scale is logarithmic; if so, all values must be above zero. Raises
    ImportError if matplotlib is missing.

    >>> svg = draw_bars("Jokers", ("none", "one"), (Series("racks", (3, 1)),), (("3", "1"),), log=False)
    >>> svg.startswith("<svg"), ">none</text>" in svg, ">Jokers</text>" in svg
    (True, True, True)
    """
    thick = 18 if len(series) > 1 else 21
    legend = 21 * len(series) + 6
    below = 24 if log else 6
    height = len(names) * (len(series) * thick + 12) + legend + below
    left = min(0.45 * WIDTH, max(map(len, (rows, *names))) * LETTER + 6)
    behind = max(len(text) for row in texts for text in row) * LETTER + 6
    with _figure(height) as figure:
        wide = WIDTH - left
        axes = figure.add_axes((left / WIDTH, below / height, wide / WIDTH, 1 - (legend + below) / height))
        most = max(max(each.values) for each in series)
        base, top = 0.0, most * wide / (wide - behind) or 1.0
        if log:
            ticks = decades(min(min(each.values) for each in series), most)
            base = ticks[0]
            top = base * (most / base) ** (wide / (wide - behind))
            axes.set_xscale("log")
            apart = wide * math.log(ticks[-1] / base) / math.log(top / base) / max(1, len(ticks) - 1)
            skip = 1 if apart > 4 * LETTER else 2
            axes.set_xticks(ticks, ["" if at % skip else _tick(tick) for at, tick in enumerate(ticks)])
            axes.set_xticks([], minor=True)
            axes.grid(axis="x")
        else:
            axes.set_xticks([])
            axes.spines["bottom"].set_visible(False)
        axes.set_xlim(base, top)
        axes.set_axisbelow(True)
        step = thick / (len(series) * thick + 12)
        for number, (each, row) in enumerate(zip(series, texts, strict=True)):
            ys = [y + (number - (len(series) - 1) / 2) * step for y in range(len(names))]
            axes.barh(
                ys, [value - base for value in each.values], height=step * 0.86, left=base,
                color=MARKS[number] if number == 0 else "none", edgecolor=MARKS[number], linewidth=1.2,
                hatch=FILLINGS[number] or None, label=each.name,
            )  # fmt: skip
            for y, value, text in zip(ys, each.values, row, strict=True):
                _label(axes, text, (value, y), 5)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        above = 1 - (legend - 14) / height
        figure.text((left - 4) / WIDTH, above, rows, ha="right", va="baseline")
        if len(series) > 1:
            figure.legend(
                loc="upper left", bbox_to_anchor=(left / WIDTH, 1 - 2 / height), borderpad=0, borderaxespad=0,
                handlelength=1.8, handletextpad=0.5, labelspacing=0.45,
            )  # fmt: skip
        else:
            figure.text((left + 6) / WIDTH, above, series[0].name, va="baseline")
        return _svg(figure)


def draw_lines(positions: Sequence[float], series: Sequence[Series], x_label: str, y_label: str) -> str:
    """Draw a chart with a line and its name for each series, on a scale from 0 to 1, and return it as SVG.

    *positions* are the horizontal positions of the values, the same for all series. *x_label* and *y_label*
    are the labels of the axes. Raises ImportError if matplotlib is missing.

    >>> svg = draw_lines((1, 2), (Series("one out", (0.1, 0.2)), Series("two", (0.2, 0.4))), "draws", "p")
    >>> ">one out</text>" in svg, ">draws</text>" in svg
    (True, True)
    """
    height = 270
    right = max(len(each.name) for each in series) * LETTER + 16
    with _figure(height) as figure:
        axes = _chart(figure, height, right, x_label, y_label)
        axes.set_ylim(0, 1)
        quarters = ("0", "0.25", "0.5", "0.75", "1")
        axes.set_yticks(list(map(float, quarters)), list(map(localize_decimal, quarters)))
        axes.set_xlim(0, max(positions))
        for number, each in enumerate(series):
            axes.plot(
                positions, each.values, color=MARKS[number], linestyle=DASHES[number], marker=MARKERS[number],
                linewidth=2, markersize=6, clip_on=False,
            )  # fmt: skip
        ends = _apart([each.values[-1] for each in series], 1.25 * SIZE / (height - 68))
        for each, end in zip(series, ends, strict=True):
            _label(axes, each.name, (max(positions), end), 9)
        return _svg(figure)


def draw_intervals(
    intervals: Sequence[Interval], exact: float, mark: str, x_label: str, y_label: str, log: bool
) -> str:
    """Draw confidence intervals as vertical bars, and the exact value as a horizontal line; return the SVG.

    The marker of an interval that contains *exact* is a dot, any other marker a square. *mark* is the label
    of the exact value, *x_label* and *y_label* are the labels of the axes, and *log* says whether the
    horizontal scale is logarithmic. Raises ImportError if matplotlib is missing.

    >>> svg = draw_intervals((Interval(10, 0.2, 0.1, 0.4),), 0.5, "p", "deals", "share", log=True)
    >>> ">p</text>" in svg, ">deals</text>" in svg
    (True, True)
    """
    height = 270
    with _figure(height) as figure:
        axes = _chart(figure, height, len(mark) * LETTER + 14, x_label, y_label)
        positions = [each.at for each in intervals]
        if log:
            axes.set_xscale("log")
            axes.set_xticks(positions, [written(int(each)) for each in positions])
            axes.set_xticks([], minor=True)
            axes.set_xlim(min(positions) / 1.8, max(positions) * 1.8)
            axes.fill_between(
                positions, [each.low for each in intervals], [each.high for each in intervals],
                color=MARKS[0], alpha=0.15, linewidth=0,
            )  # fmt: skip
        else:
            axes.set_xlim(min(positions) - 1, max(positions) + 1)
            axes.set_xticks([at for at in positions if at == positions[0] or at % 5 == 0])
        for each in intervals:
            holds = each.low <= exact <= each.high
            axes.errorbar(
                [each.at], [each.share], [[each.share - each.low], [each.high - each.share]],
                color=MARKS[0 if holds else 1], fmt="o" if holds else "s", capsize=4, linewidth=2,
                markersize=5 if holds else 8, markerfacecolor=MARKS[0] if holds else "none",
                markeredgewidth=2,
            )  # fmt: skip
        axes.axhline(exact, color=INK, linewidth=1.4, linestyle=DASHES[1])
        _label(axes, mark, (1, exact), 6, xycoords=("axes fraction", "data"))
        top = 1.08 * max(exact, *(each.high for each in intervals))
        axes.set_ylim(0, top)
        axes.locator_params(axis="y", nbins=5)
        ticks = [each for each in axes.get_yticks() if 0 <= each <= top]
        numbers = axes.yaxis.get_major_formatter().format_ticks(ticks)
        axes.set_yticks(ticks, list(map(localize_decimal, numbers)))
        return _svg(figure)


def decades(least: float, most: float) -> list[float]:
    """Return the ticks of a logarithmic scale for values from *least* to *most*: up to seven powers of ten.

    The first tick is below *least*, which must be above zero.

    >>> decades(800, 61_915_616)
    [100, 1000, 10000, 100000, 1000000, 10000000]
    >>> decades(0.003, 0.4)
    [0.001, 0.01, 0.1]
    """
    first, last = math.floor(math.log10(least / 1.5)), math.floor(math.log10(most))
    step = max(1, math.ceil((last - first) / 6))
    return [10.0**power if power < 0 else 10**power for power in range(first, last + 1, step)]


def _label(axes: Any, text: str, at: tuple[float, float], right: float, **where: Any) -> None:
    """Write a label on a chart, to the right of the point *at*.

    *right* is the distance from that point in typographic points, and *where* are more options of
    matplotlib's `annotate`.
    """
    beside = {"textcoords": "offset points", "va": "center_baseline", "annotation_clip": False}
    axes.annotate(text, at, (right, 0), **beside, **where)


def _tick(value: float) -> str:
    power = round(math.log10(value))
    return str(10**power) if 0 <= power <= 2 else power_of_ten(power)


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Return the heights of labels, moved down just enough that no two are closer than *least*.

    Their order is kept, and the highest one stays where it is.

    >>> [round(each, 2) for each in _apart([0.5, 0.98, 0.95], 0.1)]
    [0.5, 0.98, 0.88]
    """
    order = sorted(range(len(heights)), key=heights.__getitem__, reverse=True)
    found = list(heights)
    for above, below in pairwise(order):
        found[below] = min(found[below], found[above] - least)
    return found


def _chart(figure: Any, height: float, right: float, x_label: str, y_label: str) -> Any:
    """Add labelled axes to a figure and return them.

    *x_label* is written below the horizontal axis, *y_label* above the vertical one. *height* is the height
    of the figure, and *right* the space to the right of the axes, both in typographic points.
    """
    left, below, above = 50, 44, 24
    axes = figure.add_axes(
        (left / WIDTH, below / height, (WIDTH - left - right) / WIDTH, (height - below - above) / height)
    )
    axes.set_xlabel(x_label)
    figure.text(4 / WIDTH, 1 - 15 / height, y_label)
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    return axes


@contextmanager
def _figure(height: float) -> Iterator[Any]:
    """Yield an empty matplotlib figure of the width `WIDTH`, in our style, whatever style the user has set.

    *height* is in typographic points. Raises ImportError, saying what to install, if matplotlib is missing.
    """
    log = logging.getLogger("matplotlib")
    before = log.level
    # On its first start, matplotlib logs that it lists the fonts; a cell's output should not show that.
    log.setLevel(logging.ERROR)
    try:
        try:
            import matplotlib
            from matplotlib.figure import Figure
        except ImportError as missing:
            raise ImportError(missing_sentence("matplotlib")) from missing
        with matplotlib.rc_context():
            matplotlib.rcdefaults()
            matplotlib.rcParams.update(STYLE)
            figure = Figure(figsize=(WIDTH / 72, height / 72))
            figure.patch.set_visible(False)
            yield figure
    finally:
        log.setLevel(before)


def _svg(figure: Any) -> str:
    for axes in figure.axes:
        axes.patch.set_visible(False)
    file = BytesIO()
    figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return for_page(file.getvalue())


SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def for_page(drawn: bytes) -> str:
    """Return an SVG file from matplotlib, adapted for an HTML page that may contain other pictures.

    >>> drawn = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g><path d="M 0 0"/></g></svg>'
    >>> for_page(drawn)
    '<svg viewBox="0 0 9 9" stroke-linejoin="round" stroke-linecap="butt"><path d="M 0 0" /></svg>'
    """
    root = ElementTree.fromstring(drawn)
    used = set(re.findall(rb"(?:url\(|href=\")#([^)\"]+)", drawn))
    _simplify(root, {name.decode() for name in used}, "p" + sha256(drawn).hexdigest()[:10])
    view = root.get("viewBox", "")
    root.attrib.clear()
    root.attrib.update({"viewBox": view, "stroke-linejoin": "round", "stroke-linecap": "butt"})
    return ElementTree.tostring(root, encoding="unicode")


def _simplify(element: ElementTree.Element, used: set[str], own: str) -> None:
    """Remove the parts of an SVG element that draw nothing, and make its ids unique in the page.

    Style sheets, metadata and groups without attributes are removed. Ids are kept only if they are among the
    *used* ones, and get the prefix *own*.
    """
    element.tag = element.tag.removeprefix(SVG)
    element.text, element.tail = (element.text or "").strip() or None, None
    name, link = element.attrib.pop("id", ""), element.attrib.pop(LINK, "")
    for key, value in element.attrib.items():
        element.set(key, _for_page(value, own))
    if name in used:
        element.set("id", f"{own}-{name}")
    if link:
        element.set("href", f"#{own}-{link[1:]}")
    if element.get("transform", "").startswith("rotate(0 "):
        del element.attrib["transform"]
    kept: list[ElementTree.Element] = []
    for child in element:
        if child.tag in (f"{SVG}style", f"{SVG}metadata"):
            continue
        _simplify(child, used, own)
        if child.tag in ("g", "defs") and not (child.tag == "g" and child.attrib):
            kept += child if child.tag == "g" or not len(child) else [child]
        else:
            kept.append(child)
    element[:] = kept


def _for_page(value: str, own: str) -> str:
    value = value.replace("url(#", f"url(#{own}-").replace("rotate(-0 ", "rotate(0 ")
    value = re.sub(r"font: (\S+px) [^;]*", r"font-size: \1", value)
    value = re.sub(r" font-family: [^;]*;", "", value)
    value = re.sub(r"-?\d+\.\d{3,}", lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), value)
    for colour, name in IN_PAGE.items():
        value = value.replace(colour, name)
    return " ".join(value.split())
