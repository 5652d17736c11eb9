"""Notebooks as they are committed: run, and with nothing that passes; that they are right, nbval tells."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import nbformat
import pytest

import outputs
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.text import words
from rummy_widget.widgets.places import CLASS


@pytest.mark.parametrize(
    "path", outputs.notebooks(), ids=lambda path: path.relative_to(outputs.ROOT).as_posix()
)
def test_what_is_kept(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    # nbval compares no cell that was not run, and says nothing.
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1)), "run `make notebooks`"
    assert notebook.metadata.title
    kept = [kind for cell in cells for output in cell.outputs for kind in output.get("data", {})]
    assert outputs.VIEW not in kept, "a live view belongs to a kernel"
    assert kept, "somebody without a kernel sees something"
    assert path.read_text(encoding="utf-8") == outputs.text(outputs.lasting(notebook)), "run `make notebooks`"


@pytest.mark.parametrize(
    "name",
    ["home", "class", "progress", "play", "tables", "practice", "puzzles", "rules", "score", "live", "join"],
)
def test_a_page_is_the_same_in_every_language_but_for_its_words(name: str) -> None:
    english = nbformat.read(outputs.ROOT / "notebooks" / f"{name}.ipynb", as_version=4)
    for language in words.languages()[1:]:
        path = outputs.ROOT / "notebooks" / language / f"{name}.ipynb"
        other = nbformat.read(path, as_version=4)
        assert other.metadata.lang == language
        assert other.metadata.get("bundle") == english.metadata.get("bundle")
        assert [cell.source for cell in other.cells if cell.cell_type == "code"] == [
            cell.source for cell in english.cells if cell.cell_type == "code"
        ]
        assert other.cells[0].source != english.cells[0].source


def test_the_notebooks_of_a_class_name_their_topic_and_their_program() -> None:
    for topic, name in CLASS.items():
        book = nbformat.read(outputs.ROOT / "notebooks" / "class" / f"{name}.ipynb", as_version=4)
        assert (book.metadata.topic, book.metadata.bundle) == (topic, "rummy-class")
        assert f'rw.Classwork("{topic}")' in book.cells[-1].source


@pytest.mark.parametrize(
    "path",
    sorted((outputs.ROOT / "notebooks" / "class").rglob("*.ipynb")),
    ids=lambda path: path.relative_to(outputs.ROOT / "notebooks" / "class").as_posix(),
)
def test_a_class_reads_a_cell_at_a_glance(path: Path) -> None:
    """A cell of code has six lines at most, and half of them have two or fewer."""
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    lines = {cell.id: sum(map(bool, cell.source.split("\n"))) for cell in cells}
    assert {name: count for name, count in lines.items() if count > 6} == {}
    assert median(lines.values()) <= 2


def test_a_rack_that_is_only_looked_at_has_no_fault() -> None:
    for path in sorted((outputs.ROOT / "notebooks" / "class").rglob("*.ipynb")):
        for cell in nbformat.read(path, as_version=4).cells:
            for tiles in re.findall(r'rw\.Rack\("([^"]+)", readonly=True\)', cell.source):
                states = [segment.state for segment in read_rack(tiles).segments]
                assert SegmentState.FAULT not in states, (path.name, tiles)


def test_what_would_differ_next_time_is_refused() -> None:
    cell = nbformat.v4.new_code_cell("object()")
    cell.outputs = [
        nbformat.v4.new_output("execute_result", {"text/plain": "<object object at 0x7f3a2c1b4d50>"})
    ]
    with pytest.raises(ValueError, match="would differ next time"):
        outputs.lasting(nbformat.v4.new_notebook(cells=[cell]))


def test_a_widget_is_kept_as_its_picture() -> None:
    cell = nbformat.v4.new_code_cell("rack")
    data = {outputs.VIEW: {"model_id": "1"}, "text/plain": "Rack('r5')", "image/svg+xml": "<svg/>"}
    cell.outputs = [nbformat.v4.new_output("execute_result", data)]
    (kept,) = outputs.lasting(nbformat.v4.new_notebook(cells=[cell])).cells[0].outputs
    assert set(kept.data) == {"text/plain", "image/svg+xml"}
