"""The table of headline numbers: it has all of them, and each is the one that its notebook says."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from proof.class_numbers import HEADLINES, Headline
from rummy_widget.text import words
from rummy_widget.text.words import speaking
from rummy_widget.widgets.places import CLASS

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\d+(?: \d{3})*")
SPACES = str.maketrans(dict.fromkeys("\u00a0\u202f", " "))


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("each", HEADLINES, ids=lambda each: f"{each.topic}: {each.what}")
def test_the_notebook_says_it(each: Headline, language: str) -> None:
    folder = ROOT / "notebooks" / "class" / ("" if language == words.ENGLISH else language)
    with speaking(language):
        assert each.number.translate(SPACES) in cells(folder / f"{CLASS[each.topic]}.ipynb")


def cells(path: Path) -> set[str]:
    """What stands in a notebook's tables and beside what agrees, and the numbers of its prose."""
    found = set[str]()
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            found |= set(NUMBER.findall(cell.source.translate(SPACES)))
            continue
        shown = "\n".join(output.data["text/plain"] for output in cell.outputs if "data" in output)
        found |= {part.strip() for part in re.split("\n|  +", shown.translate(SPACES))}
    return found


def test_the_table_has_them_all() -> None:
    kept = (ROOT / "tests" / "proof" / "FIGURES.md").read_text(encoding="utf-8").translate(SPACES)
    rows = [each.row.translate(SPACES) for each in HEADLINES]
    assert [row for row in rows if row not in kept] == []
    assert len({each.row for each in HEADLINES}) == len(HEADLINES)
