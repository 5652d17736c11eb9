"""Figures as tables: medians and 95th percentiles, with the date, the machine and the versions."""

from __future__ import annotations

import os
import platform
import re
import statistics
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import chromium

FIGURES = Path(__file__).parent / "FIGURES.md"
LIBRARIES = ("anywidget", "ipywidgets", "voila", "playwright")


@dataclass(frozen=True)
class Table:
    """One benchmark's outcome; `about` says in a sentence what was done."""

    title: str
    about: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def p95(values: Sequence[float]) -> float:
    """The value that 95 of 100 do not exceed.

    >>> p95(range(1, 201))
    190
    """
    ordered = sorted(values)
    return ordered[-(-len(ordered) * 95 // 100) - 1]


def spread(values: Sequence[float], digits: int = 1) -> tuple[str, str]:
    """Median and 95th percentile, as they stand in a table.

    >>> spread([1, 2, 30])
    ('2.0', '30.0')
    """
    return f"{statistics.median(values):.{digits}f}", f"{p95(values):.{digits}f}"


def machine() -> str:
    """When and on what, in one line."""
    browser = chromium.find()
    words = [browser, "--version"] if browser else ["true"]
    shown = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    number = re.search(r"[\d.]+", shown)
    parts = [
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        f"{os.cpu_count()} cores ({_processor()})",
        f"load {os.getloadavg()[0]:.1f} at the start",
        f"Python {platform.python_version()}",
        *(f"{name} {version(name)}" for name in LIBRARIES),
        f"Chromium {number.group() if number else 'none'}",
    ]
    return ", ".join(parts)


def _processor() -> str:
    try:
        named = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    except OSError:
        named = None
    return named.group(1) if named else platform.machine()


def show(table: Table) -> str:
    """The table as Markdown."""
    lines = [f"### {table.title}", "", table.about, ""]
    lines += [_row(table.head), _row(["---"] + ["---:"] * (len(table.head) - 1))]
    return "\n".join([*lines, *map(_row, table.rows)])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def keep(name: str, table: Table) -> None:
    """Put the table into FIGURES.md, between the marks that bear its name."""
    text = FIGURES.read_text(encoding="utf-8")
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    new = f"{first}{show(table)}\n\n{machine()}.\n{last}"
    found = re.compile(re.escape(first) + ".*?" + re.escape(last), re.DOTALL)
    text = found.sub(lambda _: new, text) if found.search(text) else f"{text.rstrip()}\n\n{new}\n"
    FIGURES.write_text(text, encoding="utf-8")
