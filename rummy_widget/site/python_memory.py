"""What is done once, when the site is made, so that no visitor's Python has to.

The memory of a Python that has loaded what lessons need is kept as it is, and a browser begins with that. The
lessons are kept in it, read and packed: whole they would be half as much again to fetch.
"""

from __future__ import annotations

import ast
import codecs
import gc
import importlib
import io
import linecache
import marshal
import os
import pickle
import random
import sys
import zipfile
import zipimport
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import resources
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from . import wake_up
from .lazy_import import LIBRARY, OURS, PROVING

OWN = "rummy_widget."
# What our packages read while they run, with who reads it; the lessons and the words have been read.
READ = {
    "tutor/puzzles/mined.txt": "tutor.puzzles.store",
    "engine/odds/counted.json": "engine.odds.counting",
    "engine/odds/opened.json": "engine.odds.opening",
    "formulas/formula.lark": "formulas.reading",
}  # fmt: skip
# Equal formulas: between them they go all ways that a proof may go.
TRIED = (
    ("C(n, k)", "C(n, n - k)"), ("n!/(k!(n - k)!)", "C(n, k)"), ("n(n - 1)/2", "C(n, 2)"),
    ("C(n, k) + C(n, k - 1)", "C(n + 1, k)"), ("(n + 1)^2 - 1", "n^2 + 2n"), ("2*2^n", "2^(n + 1)"),
    ("n^k n", "n^(k + 1)"),
)  # fmt: skip


def packed_lessons() -> bytes:
    """All courses, read."""
    from ..tutor.courses import all_courses

    return pickle.dumps(dict(all_courses()), 5)


def tried() -> tuple[list[str], list[str]]:
    """The names of the modules that lessons load, and of those of ours that only other pages do.

    They are found by opening a page of each kind. What is not ours is loaded with the first ones: a package
    that is half there cannot get its other half. What was there before is what it took to find out.
    """
    before = _loaded()
    import rummy_widget as rw

    lessons = [rw.Lesson(key) for key in ("runs", "rummikub/first-turn")]
    steps = [one.step(each.key) for one in lessons for each in one._session.walk.lesson.steps]
    ends = [end for one in lessons for end in (one.header(), one.footer())]
    _played([*ends, *steps, rw.Rack("k8 k9 k10")])
    first = _loaded()
    resources.files(OWN.rstrip("."))  # as what our packages read is found: it loads more
    tables = rw.Table(), rw.Table(rules=rw.RUMMIKUB)
    _played([rw.Home(), rw.Practice(), rw.Puzzle(), rw.Score(), rw.Rules(), *tables])
    every = _loaded()
    later = {name for name in every - first if name.startswith(OWN)}
    return sorted(every - later - before), sorted(later)


def _loaded() -> set[str]:
    return {name for name in sys.modules if not name.startswith(("_", "pyodide", "js"))}


def _played(shown: Sequence[Any]) -> None:
    move = {"type": "move", "tiles": [0], "shelf": 0, "slot": 9}
    orders: list[dict[str, Any]] = [{"type": "hello"}, move, {"type": "hint"}, {"type": "check"}]
    for seq, order in enumerate(orders):
        for widget in shown:
            widget._handle_msg({"content": {"data": {"method": "custom", "content": {"seq": seq, **order}}}})


def warm(lessons: bytes, modules: Sequence[str]) -> None:
    """Load what lessons need, and keep them; what was only needed for that goes."""
    for module in modules:
        with suppress(ImportError):
            importlib.import_module(module)
    codecs.lookup("cp437")  # a pack is read by it, and cannot bring it
    from ..text import words

    for language in words.languages():
        words.voice(language).say("language-name")
    words._read.cache_clear()
    wake_up.KEPT.lessons = lessons
    there = {name for name, reader in READ.items() if OWN + reader in sys.modules}
    wake_up.KEPT.files = {name: (wake_up.PACKAGE / name).read_bytes() for name in there}
    random.seed(0)  # the same memory each time; who wakes it has chance of his own
    sys.path.remove(LIBRARY)
    linecache.cache.clear()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            each.__code__ = _unnumbered(each.__code__)
    gc.collect()


def _unnumbered(code: CodeType) -> CodeType:
    """Without the numbers of its lines, which only a traceback asks for: a twentieth of the memory."""
    inside = (_unnumbered(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inside))


def compile_all(folder: str) -> list[str]:
    """Compile what lies there, each module beside its source; the result names every file but the sources."""
    files = [Path(at, name) for at, _, names in os.walk(folder) for name in names]
    for path in files:
        if path.suffix == ".py":
            path.with_suffix(".pyc").write_bytes(_compiled(path.read_bytes(), str(path)))
    files = [Path(at, name) for at, _, names in os.walk(folder) for name in names]
    return sorted(str(each) for each in files if each.suffix != ".py" and "__pycache__" not in each.parts)


def _compiled(text: bytes, source: str) -> bytes:
    """A module as its file has it, without what its functions say of types: another twentieth."""
    code = compile(_Untyped().visit(ast.parse(text)), source, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + (0b01).to_bytes(4, "little") + source_hash(text) + marshal.dumps(code)


class _Untyped(ast.NodeTransformer):
    """Takes the types out of what functions begin with, but where these decide who answers.

    >>> print(ast.unparse(_Untyped().visit(ast.parse("def twice(x: int, *more: int) -> int: ..."))))
    def twice(x, *more):
        ...
    """

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        if not any("register" in ast.unparse(each) for each in node.decorator_list):
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef


def more_packed(files: Sequence[str], modules: Sequence[str]) -> bytes:
    """The files of these modules of ours, and what they read."""
    return _zipped({name: Path(name).read_bytes() for name in _of(files, modules)})


def proofs_packed(folder: str) -> bytes:
    """What a proof takes of the libraries in that folder, compiled: the modules that some proofs load."""
    from ..formulas import proofs, read_formula

    sys.path.append(folder)
    prover = proofs.Prover(seconds=600)
    for one, other in TRIED:
        assert prover.prove(read_formula(one, "nk"), read_formula(other, "nk")), f"{one} = {other}"
    loaded = [sys.modules[name] for name in sorted(sys.modules) if name.partition(".")[0] in PROVING]
    files = {}
    for source in (module.__file__ for module in loaded if module.__file__):
        files[f"{source.removeprefix(folder)}c".lstrip("/")] = _compiled(Path(source).read_bytes(), source)
    return _zipped(files)


def rest_packed(files: Sequence[str], library: bytes) -> bytes:
    """All files, and Python's library."""
    return _zipped({name: Path(name).read_bytes() for name in files} | {LIBRARY: library})


def _of(files: Sequence[str], modules: Sequence[str]) -> Iterator[str]:
    """Which of the files are those of modules, or read by them.

    >>> list(_of(["/rummy/rummy_widget/a/b.pyc", "/rummy/rummy_widget/a.pyc"], ["rummy_widget.a.b"]))
    ['/rummy/rummy_widget/a/b.pyc']
    """
    read = {f"{wake_up.PACKAGE}/{name}" for name, reader in READ.items() if OWN + reader in modules}
    for name in files:
        module = (
            name.removeprefix(f"{OURS}/").removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        )
        if module in modules or name in read:
            yield name


def _zipped(files: Mapping[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as file:
        for name, text in files.items():
            packed = zipfile.ZIP_STORED if name == LIBRARY else zipfile.ZIP_DEFLATED
            place = zipfile.ZipInfo(name.removeprefix(f"{OURS}/").removeprefix("/lib/"))  # of no time
            file.writestr(place, text, packed, 9)
    return whole.getvalue()
