"""Plots of a class: they show the numbers that they were given, say what they show, and fit into any page."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from nbval.plugin import get_sanitize_patterns

from rummy_widget.classroom import lab
from rummy_widget.classroom.lab import drawing
from rummy_widget.text.words import speaking

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks" / "class").glob("*.ipynb"))
SVG = "{http://www.w3.org/2000/svg}"

DOUBLES = lab.Sheet(
    ("doubles", "exact", "dealt"),
    [(0, Fraction(19, 50), 0.375), (1, Fraction(21, 50), 0.425), (2, Fraction(1, 6), 0.17), (3, 0, 0.03)],
)
PATTERNS = lab.Sheet(("pattern", "racks"), [("simple", 86_321_258_844), ("monocolor", 2_082_068)])
DRAWS = lab.Sheet(
    ("draws", "1 out", "8 outs"), [(k, Fraction(k, 92), 1 - Fraction(7, 8) ** k) for k in (1, 5, 30)]
)
TRIALS = [lab.Trial(1, 100, 7), lab.Trial(10, 400, 7), lab.Trial(162, 6400, 7)]
EXACT = Fraction(313, 10_000)

PLOTS: dict[str, Callable[[], lab.Plot]] = {
    "bars": lambda: lab.bars(DOUBLES, "Doubles in 14 tiles"),
    "log": lambda: lab.log_bars(PATTERNS, "Dealt <at> \"once\" & 'whole'"),
    "draws": lambda: lab.by_draw(DRAWS, "Within so many draws"),
    "deals": lambda: lab.convergence(TRIALS, EXACT, "Three doubles"),
    "bands": lambda: lab.intervals(TRIALS, EXACT, "Three students"),
}
each_plot = pytest.mark.parametrize("name", PLOTS)


def tree(plot: lab.Plot) -> ElementTree.Element:
    return ElementTree.fromstring(plot.svg)


def letters(plot: lab.Plot) -> list[str]:
    """What is written in the picture."""
    return [each.text or "" for each in tree(plot).iter(f"{SVG}text")]


# -- the numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "table"), [("bars", DOUBLES), ("log", PATTERNS), ("draws", DRAWS)])
def test_its_text_is_the_table_that_it_was_given(name: str, table: lab.Sheet) -> None:
    title, _, numbers = repr(PLOTS[name]()).partition("\n")
    assert title == PLOTS[name]().title
    assert numbers == repr(table)


@pytest.mark.parametrize("name", ["deals", "bands"])
def test_its_text_has_every_share_and_its_band(name: str) -> None:
    *rows, last = PLOTS[name]().table.values
    assert [row[1:] for row in rows] == [(each.share, *each.interval) for each in TRIALS]
    assert last[1] == EXACT
    lines = repr(PLOTS[name]()).splitlines()[2:]
    for line, row in zip(lines, PLOTS[name]().table.rows, strict=True):
        assert line.split() == " ".join(row).split()


def test_bars_are_as_long_as_their_numbers() -> None:
    """Read back from the picture: each bar's length is its number, on one scale."""
    long = lengths(lab.bars(lab.Sheet(("", "n"), [("a", 3), ("b", 6), ("c", 1), ("d", 0)]), "Bars"))
    assert [round(each / long[0] * 3, 2) for each in long] == [3, 6, 1, 0]


def test_logarithmic_bars_differ_by_the_powers_between_them() -> None:
    long = lengths(lab.log_bars(lab.Sheet(("", "n"), [("a", 10**3), ("b", 10**5), ("c", 10**9)]), "Bars"))
    steps = [
        (later - long[0]) / math.log10(n / 10**3) for later, n in zip(long[1:], (10**5, 10**9), strict=True)
    ]
    assert steps[0] == pytest.approx(steps[1], rel=0.01)


def lengths(plot: lab.Plot) -> list[float]:
    paths = [
        each.get("d", "") for each in tree(plot).iter(f"{SVG}path") if "--plot-1" in each.get("style", "")
    ]
    places = [[float(x) for x in re.findall(r"[ML] ([\d.]+)", path)] for path in paths]
    return [max(each) - min(each) for each in places]


def test_lines_stand_where_their_chances_are() -> None:
    """0 and 1 are known from the scale's own numbers; all markers between lie where their chances do."""
    plot = PLOTS["draws"]()
    scale = {each.text: float(each.get("y", 0)) for each in tree(plot).iter(f"{SVG}text")}
    first, *_ = [each for each in tree(plot).iter(f"{SVG}path") if "--plot-1" in each.get("style", "")]
    heights = [float(y) for y in re.findall(r"[ML] [\d.]+ ([\d.]+)", first.get("d", ""))]
    quarter = (scale["0.25"] - scale["0.75"]) / 2
    drops = [(heights[0] - height) / (4 * quarter) for height in heights]
    assert drops == pytest.approx([float(Fraction(k - 1, 92)) for k in (1, 5, 30)], abs=0.002)


def test_a_band_that_misses_is_a_square_and_named() -> None:
    plot = PLOTS["bands"]()
    assert "These miss it: 3." in plot.alternative
    assert "2 of 3 bands contain" in plot.alternative
    assert "Squares" in plot.note
    held = lab.intervals(TRIALS[:2], EXACT, "Two students")
    assert "All 2 bands contain" in held.alternative
    assert "Squares" not in held.note
    assert "--plot-2" in plot.svg
    assert "--plot-2" not in held.svg


# -- what is said of it ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bars", ["0.4200", "0.4250", "doubles 1", "doubles 3"]),
        ("log", ["8.632 · 10¹⁰", "simple", "2\u202f082\u202f068", "monocolor", "logarithmic"]),
        ("draws", ["0.01087", "0.3261", "0.1250", "0.9818"]),
        ("deals", ["6400", "0.02531", "0.02174", "0.02945", "0.03130", "2 of 3"]),
        ("bands", ["2 of 3", "0.03130"]),
    ],
)
def test_its_alternative_says_what_it_shows(name: str, said: list[str]) -> None:
    plot = PLOTS[name]()
    assert [each for each in said if each not in plot.alternative] == []
    assert tree(plot).get("role") == "img"
    assert tree(plot).get("aria-label") == plot.alternative


def test_a_half_is_named_where_a_line_reaches_it() -> None:
    one, eight = PLOTS["draws"]().statement.split("8 outs")
    assert "one half" not in one
    assert "one half is reached at 30" in eight


@each_plot
def test_whoever_speaks_romanian_is_told_in_romanian(name: str) -> None:
    english = PLOTS[name]()
    with speaking("ro"):
        romanian = PLOTS[name]()
        assert romanian.statement != english.statement
        assert tree(romanian).get("aria-label") == romanian.alternative


@each_plot
def test_names_and_numbers_are_written_in_the_picture(name: str) -> None:
    plot = PLOTS[name]()
    wanted = {
        "bars": ["0", "1", "2", "3", "exact", "dealt", "doubles", "0.4250"],
        "log": ["simple", "monocolor", "racks", "2\u202f082\u202f068", "8.632 · 10¹⁰"],
        "draws": ["draws", "chance", "1 out", "8 outs"],
        "deals": ["deals", "share", "exact", "100", "400", "6400"],
        "bands": ["sample", "share", "exact"],
    }[name]
    assert [each for each in wanted if each not in letters(plot)] == []
    assert f"<strong>{escaped(plot.title)}</strong>" in plot._repr_html_()


def escaped(text: str) -> str:
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#x27;")
    )


# -- in a page ------------------------------------------------------------------------------------


@each_plot
def test_it_reaches_for_nothing_outside(name: str) -> None:
    plot, root = PLOTS[name](), tree(PLOTS[name]())
    tags = {each.tag.removeprefix(SVG) for each in root.iter()}
    assert tags <= {"svg", "g", "path", "text", "tspan", "use", "defs", "clipPath", "rect", "pattern"}
    links = [value for each in root.iter() for key, value in each.attrib.items() if key.endswith("href")]
    assert all(link.startswith("#") for link in links)
    assert set(re.findall(r"url\(([^)]*?)\)", plot.svg)) <= {f"#{name}" for name in ids(root)}
    assert {link[1:] for link in links} <= set(ids(root))
    assert not any(key.startswith("on") for each in root.iter() for key in each.attrib)
    assert re.findall(r"\w+://[^\"]+", plot._repr_html_()) == ["http://www.w3.org/2000/svg"]


def ids(root: ElementTree.Element) -> list[str]:
    return [each.get("id", "") for each in root.iter() if each.get("id")]


def test_ids_of_one_page_are_each_there_once() -> None:
    counted = Counter(each for plot in PLOTS.values() for each in ids(tree(plot())))
    assert len(counted) > 5
    assert max(counted.values()) == 1


@each_plot
def test_it_takes_the_colours_and_the_letters_of_the_page(name: str) -> None:
    svg = PLOTS[name]().svg
    assert "font-family" not in svg
    assert "DejaVu" not in svg
    own = set(drawing.IN_PAGE.values())
    used = {each.strip() for each in re.findall(r"(?:fill|stroke): ([^;\"]+)", svg)}
    assert {each for each in used if not each.startswith(("none", "url"))} <= own
    assert "fill: currentColor" in svg


@pytest.mark.parametrize("ground", ["#ffffff", "#f7f6f2", "#18191c", "#111111", "#000000"])
def test_marks_stand_out_on_every_ground(ground: str) -> None:
    marks = [re.findall(r"#\w{6}", drawing.IN_PAGE[mark])[0] for mark in drawing.MARKS]
    assert [mark for mark in marks if contrast(mark, ground) < 3] == []


def contrast(one: str, other: str) -> float:
    """By WCAG 2.2: the lighter over the darker, each with a twentieth more."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_series_differ_by_more_than_colour() -> None:
    for kinds in (drawing.FILLINGS, drawing.DASHES, drawing.MARKERS, drawing.MARKS):
        assert len(set(kinds)) == drawing.MOST_SERIES


@each_plot
def test_letters_keep_inside_the_picture(name: str) -> None:
    """A letter of DejaVu is at most 0.64 of its height wide on average; a page's own font is narrower."""
    root = tree(PLOTS[name]())
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == drawing.WIDTH
    for each in root.iter(f"{SVG}text"):
        wide = len(each.text or "") * drawing.SIZE * 0.64
        x, y = float(each.get("x", 0)), float(each.get("y", 0))
        anchor = re.findall(r"text-anchor: (\w+)", each.get("style", ""))[0]
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        assert left >= -2, each.text
        assert left + wide <= width + 2, each.text
        assert 0 < y < height, each.text


@each_plot
def test_the_same_bytes_twice_whatever_the_style_of_who_draws(name: str) -> None:
    import matplotlib

    first = PLOTS[name]()._repr_html_()
    with matplotlib.rc_context({"font.size": 40, "axes.facecolor": "red", "svg.hashsalt": "other"}):
        assert PLOTS[name]()._repr_html_() == first
        assert matplotlib.rcParams["font.size"] == 40


# -- what it wants --------------------------------------------------------------------------------


def sheet(*rows: tuple[Any, ...], columns: int = 1) -> lab.Sheet:
    return lab.Sheet(("place", *(f"column {at}" for at in range(columns))), rows)


@pytest.mark.parametrize(
    ("draw", "sentence"),
    [
        (lambda: lab.bars(sheet(), "T"), "T: expected a row or more, got none"),
        (lambda: lab.bars(sheet((1, -3)), "T"), "T: expected 0 and more, got "),
        (lambda: lab.bars(sheet((1, "three")), "T"), "T: expected numbers, got 'three'"),
        (lambda: lab.bars(sheet((1, float("nan"))), "T"), "T: expected numbers, got nan"),
        (lambda: lab.bars(sheet((1, None)), "T"), "T: expected numbers, got None"),
        (lambda: lab.bars(sheet((1,), columns=0), "T"), "T: expected 1 to 4 columns of numbers, got 0"),
        (lambda: lab.bars(sheet((1, 1, 1, 1, 1, 1), columns=5), "T"), "columns of numbers, got 5"),
        (lambda: lab.bars(sheet(*[(k, k) for k in range(41)]), "T"), "T: expected at most 40 rows, got 41"),
        (lambda: lab.log_bars(sheet((1, 0)), "T"), "more than 0"),
        (lambda: lab.by_draw(sheet((1, 1.5)), "T"), "T: expected a chance, from 0 to 1, got 1.500"),
        (lambda: lab.by_draw(sheet((2, 0.5), (1, 0.6)), "T"), "T: expected draws that grow, got 2, 1"),
        (lambda: lab.by_draw(sheet(("one", 0.5)), "T"), "T: expected numbers, got 'one'"),
        (lambda: lab.convergence([], EXACT, "T"), "T: expected a trial, got none"),
        (lambda: lab.convergence(TRIALS, 3, "T"), "T: expected a chance, from 0 to 1, got 3"),
        (lambda: lab.convergence(TRIALS[::-1], EXACT, "T"), "more and more deals, got 6400, 400, 100"),
        (lambda: lab.intervals([lab.Trial(3, 2, 7)], EXACT, "T"), "a chance, from 0 to 1, got 1.500"),
        (lambda: lab.intervals([lab.Trial(-1, 2, 7)], EXACT, "T"), "T: expected a chance, from 0 to 1, got "),
        (lambda: lab.intervals([lab.Trial(0, 0, 7)], EXACT, "T"), "T: expected a deal or more, got 0"),
        (lambda: DOUBLES.pick("nothing"), "no column 'nothing': expected some of doubles, exact, dealt"),
        (lambda: lab.same(1, Fraction(1, 2)), "these do not agree: 1, 1/2"),
        (lambda: lab.beside(("", "", "", ""), [(3, 0.9, TRIALS[0])]), "0.9 does not lie between"),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_said(draw: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        draw()


def test_edges_are_drawn() -> None:
    for plot in (
        lab.bars(sheet((1, 0)), "Nothing"),
        lab.log_bars(sheet((1, 7)), "One"),
        lab.log_bars(sheet((1, Fraction(1, 10**9)), (2, 1)), "Chances"),
        lab.by_draw(sheet((1, 0), (2, 1)), "Sure"),
        lab.convergence([lab.Trial(0, 1, 7)], 0, "Never"),
        lab.intervals([lab.Trial(5, 5, 7)], 1, "Always"),
    ):
        assert tree(plot).get("viewBox", "").startswith("0 0 360 ")


# -- without matplotlib ---------------------------------------------------------------------------


def test_a_notebook_loads_it_with_the_first_picture() -> None:
    code = """if True:
        import sys
        from rummy_widget.classroom import lab
        plot = lab.bars(lab.Sheet(("a", "n"), [(1, 2)]), "Bars")
        repr(plot), plot.alternative
        assert "matplotlib" not in sys.modules, "before"
        plot._repr_html_()
        assert "matplotlib" in sys.modules and "matplotlib.pyplot" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_without_it_the_numbers_stand_there_and_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    plot = PLOTS["log"]()
    with pytest.raises(ImportError, match=re.escape('pip install "rummy-widget[class]"')):
        _ = plot.svg
    shown = plot._repr_html_()
    assert "rummy-widget[class]" in shown
    assert "86\u202f321\u202f258\u202f844" in shown
    assert "<svg" not in shown


# -- in the notebooks -----------------------------------------------------------------------------


def outputs(path: Path) -> list[tuple[str, str]]:
    """The text and the page's form of what each code cell shows, in order."""
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    data = [
        output.get("data", {})
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
    ]
    return [(each.get("text/plain", ""), each.get("text/html", "")) for each in data]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_notebook_has_a_picture_and_its_numbers_before_it(path: Path) -> None:
    shown = outputs(path)
    plots = [at for at, (_, page) in enumerate(shown) if '<figure class="rummy-plot"' in page]
    assert plots
    for at in plots:
        numbers = re.findall(r"\d[\d.\u202f]*", shown[at][0].partition("\n")[2])
        before = re.findall(r"\d[\d.\u202f]*", " ".join(text for text, _ in shown[max(0, at - 1) : at]))
        missing = Counter(numbers) - Counter(before)
        # The funnel of the seventh has its bands to three digits in the table before it.
        assert not missing or "more and more deals" in shown[at][0], missing
    assert path.stat().st_size < 150_000


def test_nbval_compares_all_of_a_plot_but_its_lines() -> None:
    ((pattern, replacement),) = get_sanitize_patterns((ROOT / "tests" / "nbval.cfg").read_text("utf-8"))
    plot = PLOTS["bars"]()
    kept = re.sub(pattern, replacement, plot._repr_html_())
    assert "<path" not in kept
    assert plot.alternative in kept
    assert plot.title in kept.partition("</figcaption>")[0]
    assert re.sub(pattern, replacement, DOUBLES._repr_html_()) == DOUBLES._repr_html_()


# -- wide things ----------------------------------------------------------------------------------


def test_what_is_wider_than_a_phone_scrolls_in_a_frame_with_a_name() -> None:
    narrow = lab.Sheet(("doubles", "racks"), [(0, 3360)])._repr_html_()
    wide = lab.Sheet(("draws", "1 out", "4 outs", "8 outs"), [(1, 10**8, 0.01, 0.3)])._repr_html_()
    assert "group" not in narrow
    assert wide.startswith('<div role="group" aria-label="draws, 1 out, 4 outs, 8 outs" tabindex="0"')
    found = lab.agree(one_after_the_other=10**36, in_order=10**36)._repr_html_()
    assert found.startswith('<div role="group" aria-label=')
    assert 'aria-label=""' not in found
