"""Prepare the browser's Python when the site is made, so that it starts quickly for a visitor.

A Python process loads everything that lessons need, and its memory is then stored as a snapshot, from which
browsers start. The snapshot includes the lessons, parsed and packed: if they were not packed, the download
would be half as large again.
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
# Files that our packages read at run time, with the modules that read them. Lessons and texts are not listed,
# because the snapshot includes them already.
READ = {
    "tutor/puzzles/mined.txt": "tutor.puzzles.store",
    "engine/odds/counted.json": "engine.odds.counting",
    "engine/odds/opened.json": "engine.odds.opening",
    "formulas/formula.lark": "formulas.reading",
}  # fmt: skip
# Pairs of equal formulas: together their proofs use all parts of the libraries that any proof may use.
TRIED = (
    ("C(n, k)", "C(n, n - k)"), ("n!/(k!(n - k)!)", "C(n, k)"), ("n(n - 1)/2", "C(n, 2)"),
    ("C(n, k) + C(n, k - 1)", "C(n + 1, k)"), ("(n + 1)^2 - 1", "n^2 + 2n"), ("2*2^n", "2^(n + 1)"),
    ("n^k n", "n^(k + 1)"),
)  # fmt: skip


def packed_lessons() -> bytes:
    """Return all courses with their lessons, parsed and pickled, so that browsers need not parse them."""
    from ..tutor.courses import all_courses

    return pickle.dumps(dict(all_courses()), 5)


def modules_loaded() -> tuple[list[str], list[str]]:
    """Return two lists of names: the modules that lessons load, and our modules that only other pages load.

    The modules are found by opening a page of each kind. All modules of other packages are in the first list,
    because such a package can't be split. Modules loaded before this call are in neither list.
    """
    before = _loaded()
    import rummy_widget as rw

    lessons = [rw.Lesson(key) for key in ("runs", "rummikub/first-turn")]
    steps = [one.step(each.key) for one in lessons for each in one._session.progress.lesson.steps]
    ends = [end for one in lessons for end in (one.header(), one.footer())]
    _use_widgets([*ends, *steps, rw.Rack("k8 k9 k10")])
    first = _loaded()
    resources.files(OWN.rstrip("."))  # imports more modules; our packages find their data files with it
    tables = rw.Table(), rw.Table(rules=rw.RUMMIKUB)
    pages = rw.Home(), rw.Progress(), rw.ClassTopics(), rw.Practice(), rw.Puzzle(), rw.Score(), rw.Rules()
    _use_widgets([*pages, *tables])
    every = _loaded()
    later = {name for name in every - first if name.startswith(OWN)}
    return sorted(every - later - before), sorted(later)


def _loaded() -> set[str]:
    return {name for name in sys.modules if not name.startswith(("_", "pyodide", "js"))}


def _use_widgets(shown: Sequence[Any]) -> None:
    move = {"type": "move", "tiles": [0], "shelf": 0, "slot": 9}
    orders: list[dict[str, Any]] = [{"type": "hello"}, move, {"type": "hint"}, {"type": "check"}]
    for seq, order in enumerate(orders):
        for widget in shown:
            widget._handle_msg({"content": {"data": {"method": "custom", "content": {"seq": seq, **order}}}})


def prepare_memory(lessons: bytes, modules: Sequence[str]) -> None:
    """Load what lessons need and free everything else, before the memory of this Python is stored.

    *lessons* are the courses as `packed_lessons` returns them, and *modules* are the names of modules to
    load. The lessons and data files are put into `wake_up.SNAPSHOT`.
    """
    for module in modules:
        with suppress(ImportError):
            importlib.import_module(module)
    codecs.lookup("cp437")  # needed for reading zip archives, so it can't be loaded from one
    from ..text import words

    for language in words.languages():
        words.voice(language).say("language-name")
    words._read.cache_clear()
    wake_up.SNAPSHOT.lessons = lessons
    there = {name for name, reader in READ.items() if OWN + reader in sys.modules}
    wake_up.SNAPSHOT.files = {name: (wake_up.PACKAGE / name).read_bytes() for name in there}
    random.seed(0)  # the same memory each time; `wake_up` seeds it again for each visitor
    sys.path.remove(LIBRARY)
    linecache.cache.clear()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            each.__code__ = _without_line_numbers(each.__code__)
    gc.collect()


def _without_line_numbers(code: CodeType) -> CodeType:
    """Return a copy of a code object without its line numbers, which only tracebacks need.

    Line numbers would make up a twentieth of the memory snapshot that browsers load.
    """
    inside = (_without_line_numbers(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inside))


def compile_all(folder: str) -> list[str]:
    """Compile each module in a folder, and write its bytecode to a .pyc file next to its source.

    Returns the paths of all files in the folder except sources and files in `__pycache__`.
    """
    for path in list(Path(folder).rglob("*.py")):
        path.with_suffix(".pyc").write_bytes(_compiled(path.read_bytes(), str(path)))
    files = [Path(at, name) for at, _, names in os.walk(folder) for name in names]
    return sorted(str(each) for each in files if each.suffix != ".py" and "__pycache__" not in each.parts)


def _compiled(text: bytes, source: str) -> bytes:
    """Return the content of a module's bytecode file, without the type annotations of its functions.

    Annotations would be a twentieth of the memory snapshot that browsers load. *text* is the module's source
    code, and *source* its path.
    """
    code = compile(_Untyped().visit(ast.parse(text)), source, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + (0b01).to_bytes(4, "little") + source_hash(text) + marshal.dumps(code)


class _Untyped(ast.NodeTransformer):
    """A transformer of syntax trees that removes the type annotations of functions.

    Annotations that `singledispatch` needs are kept.

    >>> print(ast.unparse(_Untyped().visit(ast.parse("def twice(x: int, *more: int) -> int: ..."))))
    def twice(x, *more):
        ...
    """

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        """Remove the annotations of a function, *node*, unless `singledispatch` needs them; return *node*."""
        self.generic_visit(node)
        if not any("register" in ast.unparse(each) for each in node.decorator_list):
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef


def more_packed(files: Sequence[str], modules: Sequence[str]) -> bytes:
    """Return a zip archive of some modules and of the data files that they read.

    *modules* are the names of the modules. *files* are the paths of all files that may be in the archive; the
    others among them are left out.
    """
    return _zipped({name: Path(name).read_bytes() for name in _files_of(files, modules)})


def proofs_packed(folder: str) -> bytes:
    """Return a zip archive of the modules that are needed to prove formulas equal.

    They belong to libraries in *folder*. To find out which modules are needed, some formulas are proved: the
    modules that are loaded afterwards are the needed ones. Raises AssertionError if a proof fails.
    """
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
    """Return a zip archive of all *files*, given by their paths, and of Python's standard library.

    *library* is the content of the standard library's own archive.
    """
    return _zipped({name: Path(name).read_bytes() for name in files} | {LIBRARY: library})


def _files_of(files: Sequence[str], modules: Sequence[str]) -> Iterator[str]:
    """Yield the paths of the compiled files of some modules and of the data files that these modules read.

    *modules* are the names of the modules. *files* are the paths among which these files are found.

    >>> list(_files_of(["/rummy/rummy_widget/a/b.pyc", "/rummy/rummy_widget/a.pyc"], ["rummy_widget.a.b"]))
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
            info = zipfile.ZipInfo(name.removeprefix(f"{OURS}/").removeprefix("/lib/"))  # with a fixed time
            file.writestr(info, text, packed, 9)
    return whole.getvalue()
