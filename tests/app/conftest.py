"""A course of two plain pages, for tests of the app that need no lesson."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

from servers import PLAIN, App

COUNTER = '''\
import anywidget


class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      el.innerHTML = '<button class="ask">Ask</button> <output class="answer">0</output>';
      model.on('msg:custom', (message) => (el.querySelector('.answer').value = message.answer));
      el.querySelector('.ask').onclick = () => model.send({ seq: Number(el.querySelector('.answer').value) });
    } };
    """

    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, content, __: self.send({"answer": content["seq"] + 1}))


Counter()
'''
# Tells what its kernel may do, and then fails.
BOUNDS = """\
from IPython.display import HTML

targets = sorted(get_ipython().kernel.comm_manager.targets)
try:
    taken = len(bytearray(1_000_000_000))
except MemoryError:
    taken = 0
display(HTML(f"targets {targets} taken {taken} and {len(bytearray(300_000_000))}"))
open("/no/such/folder/of/mine")
"""
# Answers whatever it is told at length.
LOUD = """\
import anywidget


class Loud(anywidget.AnyWidget):
    _esm = "export default { render() {} };"

    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, content, __: self.send({"answer": content["seq"], "much": "x" * 200_000}))


Loud()
"""
# Whose page this is, as its kernel was told.
WHOSE = """\
import os
from IPython.display import HTML

secrets = [name for name in os.environ if "TOKEN" in name]
display(HTML(f"visitor {os.environ.get('RUMMY_WIDGET_VISITOR')} knows {secrets}"))
"""
# Writes for a second, in a thread as what goes to a database does, and says when it begins.
WRITES = """\
import asyncio
import os
import time
from pathlib import Path

import anywidget


class Writes(anywidget.AnyWidget):
    _esm = "export default { render() {} };"

    def __init__(self):
        super().__init__()
        self.on_msg(lambda _, content, __: self.begin(content["seq"]))

    def begin(self, seq):
        self.task = asyncio.ensure_future(asyncio.to_thread(self.write))
        self.send({"answer": seq})

    def write(self):
        time.sleep(1)
        Path(os.environ["RUMMY_WIDGET_STATE"], "written").write_text("to its end")


Writes()
"""
PROSE = """\
# Runs

A run is *three or more* tiles of one colour, such as `r5 r6 r7`. [Home](../../notebooks/home.ipynb)
"""


def notebook(*cells: nbformat.NotebookNode, **metadata: str) -> nbformat.NotebookNode:
    return nbformat.v4.new_notebook(
        metadata={
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
            **metadata,
        },
        cells=list(cells),
    )


@pytest.fixture(scope="session")
def plain_course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("course")
    (folder / PLAIN).write_text("Nothing of rummy.\n")
    for part in ("lessons/pro", "notebooks"):
        (folder / part).mkdir(parents=True)
    prose, code = nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell
    own = prose("# Only in the notebook", metadata={"tags": ["notebook"]})
    nbformat.write(
        notebook(own, prose(PROSE), code(COUNTER), title="Runs"), folder / "lessons" / "pro" / "02-runs.ipynb"
    )
    nbformat.write(notebook(code(COUNTER), title="Home"), folder / "notebooks" / "home.ipynb")
    formula = notebook(prose(r"A chance of $\frac{1}{4}$."), code(COUNTER), title="Formula")
    nbformat.write(formula, folder / "notebooks" / "formula.ipynb")
    odd = notebook(prose(r"$\enclose{circle}{x}$"), code(COUNTER), title="Odd formula")
    nbformat.write(odd, folder / "notebooks" / "odd-formula.ipynb")
    slider = notebook(code("import ipywidgets\n\nipywidgets.IntSlider(description='Size')"), title="Slider")
    nbformat.write(slider, folder / "notebooks" / "slider.ipynb")
    shown = notebook(
        code("from IPython.display import HTML\n\nprint('printed')\nHTML('<b>bold</b>')"), title="Shown"
    )
    nbformat.write(shown, folder / "notebooks" / "shown.ipynb")
    nbformat.write(
        notebook(code(BOUNDS), title="Bounds", bundle="rummy-table"), folder / "notebooks" / "bounds.ipynb"
    )
    for title, cell in (("Loud", LOUD), ("Whose", WHOSE), ("Writes", WRITES)):
        nbformat.write(notebook(code(cell), title=title), folder / "notebooks" / f"{title.lower()}.ipynb")
    lesson, teacher = folder / "notebooks" / "class", folder / "notebooks" / "class" / "teacher"
    teacher.mkdir(parents=True)
    nbformat.write(notebook(prose("For the class"), title="Racks"), lesson / "01-racks.ipynb")
    nbformat.write(notebook(prose("For the teacher"), title="Racks"), teacher / "01-racks.ipynb")
    nbformat.write(notebook(code("1"), title="Elsewhere"), folder / "elsewhere.ipynb")
    (folder / "lessons" / "pro" / "02-runs.toml").write_text("answer = 42\n")
    for picture in (folder / "lessons" / "tile.png", teacher / "plan.png", folder / "secret.png"):
        picture.write_bytes(b"picture of " + picture.stem.encode())
    return folder


@pytest.fixture(scope="session")
def plain(serve: Callable[..., App], plain_course: Path) -> App:
    """The app on that course; it lets kernels go a few seconds after their page."""
    return serve(plain_course, closed=4, every=1, awaited=8)


@pytest.fixture(scope="session")
def shared(serve: Callable[..., App], plain_course: Path) -> App:
    """The app on that course for others too: whoever comes needs its token."""
    return serve(plain_course, token="Vx3-a_Bc9")
