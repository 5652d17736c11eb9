"""Whatever is typed: it is refused with a sentence, at once, and nothing of it is run."""

from __future__ import annotations

import ast
import json
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import psutil
import pytest

import rummy_widget
from rummy_widget.formulas import GradedAnswer, Key, grade, key_of
from together import together

PACKAGE = Path(rummy_widget.__file__).parent
NUMBER = Key(Fraction(1, 3), digits=3, misconceptions={"complement": Fraction(2, 3)})
LETTERS = key_of("C(n, k)", symbols=("n", "k"), misconceptions={"order-counted": "A(n, k)"})


def corpus() -> Iterator[str]:
    for line in Path(__file__).with_name("hostile_answers.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            typed, end = json.JSONDecoder().raw_decode(line)
            yield typed * int(line[end:].removeprefix(" * ") or 1)


HOSTILE = tuple(corpus())


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """The parser and the words are loaded with the first answer that anybody types."""
    for key in (NUMBER, LETTERS):
        for typed in ("C(5, 2)", "C(5, 2"):
            grade(typed, key, prover=None)


def quickly(typed: str, key: Key) -> GradedAnswer:
    """Grade within 100 ms of this process's own time: what costs more could tie up a server."""
    took = []
    for _ in range(3):
        started = time.process_time()
        graded = grade(typed, key)
        took.append(time.process_time() - started)
        if took[-1] < 0.1:
            return graded
    raise AssertionError(f"it took {took} s")


def test_there_are_many() -> None:
    assert len(set(HOSTILE)) >= 600


@together("typed", HOSTILE)
def test_it_is_refused_with_a_sentence_at_once(typed: str) -> None:
    graded = quickly(typed, NUMBER)
    assert graded.outcome == "unreadable"
    assert graded.sentence.endswith((".", "?"))
    assert len(graded.sentence) < 200
    assert graded.sentence.isprintable()
    assert 0 <= graded.start <= graded.end <= len(typed)


@together("typed", HOSTILE)
def test_where_letters_may_stand_it_is_refused_or_wrong(typed: str) -> None:
    assert quickly(typed, LETTERS).outcome in ("unreadable", "wrong")


def test_memory_does_not_grow() -> None:
    process = psutil.Process()
    before = process.memory_info().rss
    most = 0
    for typed in HOSTILE:
        for key in (NUMBER, LETTERS):
            grade(typed, key)
            most = max(most, process.memory_info().rss - before)
    assert most < 50 << 20


HARMLESS = ("object.__getattr__", "object.__setattr__", "object.__delattr__", "gc.", "time.sleep")


def test_nothing_is_run_opened_or_imported() -> None:
    """The interpreter itself tells of each of these; while nobody types, the hook hears nothing."""
    heard: list[str] = []
    listening = False

    def hear(event: str, _: tuple[object, ...]) -> None:
        if listening and not event.startswith(HARMLESS):
            heard.append(event)

    sys.addaudithook(hear)
    for typed in HOSTILE:
        listening = True
        grade(typed, NUMBER)
        grade(typed, LETTERS)
        listening = False
    assert heard == []
    listening = True
    eval("1")
    listening = False
    assert heard


# -- the source ----------------------------------------------------------------------------------------

RUNS_TEXT = {
    "eval", "exec", "compile", "__import__", "literal_eval", "execfile", "run_path", "run_code", "runsource",
    "system", "popen", "sympify", "_sympify", "S", "parse_expr", "parse_latex", "parse_mathematica",
    "parse_maxima", "lambdify", "nsimplify", "autowrap",
}  # fmt: skip
UNPACKS_ANYTHING = {"pickle", "marshal", "shelve", "code"}
# A pattern is compiled, and no code.
ALLOWED = {"re.compile"}
# A site's worker is what a kernel is elsewhere: it runs the cells of our own notebooks, and wakes from what
# was written beside them when the site was made. Nothing that anybody typed or keeps comes there.
KERNEL_OF_THE_SITE = {
    PACKAGE / "site" / name for name in ("page_runner.py", "python_memory.py", "wake_up.py")
}
PYTHON = [
    path
    for path in PACKAGE.rglob("*.py")
    if "node_modules" not in path.parts and path not in KERNEL_OF_THE_SITE
]


@together("path", PYTHON)
def test_the_source_calls_nothing_that_runs_text(path: Path) -> None:
    assert list(running_text(path.read_text(encoding="utf-8"))) == []


def running_text(source: str) -> Iterator[str]:
    """Calls and imports by which text could be run, however they are named or handed on."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Name | ast.Attribute):
            name = ast.unparse(node)
            if name.rpartition(".")[2] in RUNS_TEXT and name not in ALLOWED:
                yield name
        elif isinstance(node, ast.ImportFrom | ast.Import):
            names = [alias.name for alias in node.names]
            yield from (name for name in names if name.rpartition(".")[2] in RUNS_TEXT | UNPACKS_ANYTHING)
        elif isinstance(node, ast.keyword) and node.arg == "shell":
            yield "shell="


def test_what_runs_text_is_found() -> None:
    found = "eval(x); sympy.S(x); f = exec; from sympy import sympify; run(x, shell=True); import pickle"
    assert len(list(running_text(found))) == 6
    assert list(running_text("re.compile(x); evaluate(x); self.system_name")) == []


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "js" / "src").rglob("*.ts")), ids=lambda path: path.name
)  # fmt: skip
def test_nor_does_the_page(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert [each for each in ("eval(", "new Function", "unsafeHTML", "innerHTML") if each in source] == []
