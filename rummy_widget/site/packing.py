"""Pack our package, and the few pure Python packages that its widgets import, for the browser.

The app is left out, because it is a server. The packages that Fluent uses for numbers and dates would be a
tenth of everything that a visitor downloads, so they are replaced by small stand-ins (in the folder `lean`),
which support only the languages of the course.
"""

from __future__ import annotations

import importlib.util
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..text.words import languages
from .lazy_import import PROVING

PACKAGE = Path(__file__).parents[1]
STANDIN = Path(__file__).parent / "standin"
LEAN = Path(__file__).parent / "lean"
NUMBERS = "babel/known.json"
# Parts of our package that the browser does not need.
LEFT_OUT = {"app", "command", "js", "static", "course"}
LIBRARIES = ("fluent.runtime", "fluent.syntax", "lark", "traitlets")
ENDINGS = {".py", ".pyi", ".ftl", ".toml", ".txt", ".json", ".lark"}
UNUSED = {"tests", "__pycache__", "zoneinfo", "__pyinstaller", "messages", "tools", "grammars"}


def pack(course: Path, archive: Path) -> int:
    """Write our package and its libraries into a zip archive for the browser; return the number of its files.

    *course* is the folder of the course, whose lessons are packed, too. *archive* is the path of the archive.
    """
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path, name in sorted(members(course), key=lambda each: each[1]):
            file.write(path, name)
        file.writestr(NUMBERS, json.dumps(numbers()))
        return len(file.namelist())


def pack_proofs(archive: Path) -> None:
    """Write a zip archive with the complete libraries for comparing formulas to the path *archive*.

    The module `python_memory` later makes a smaller archive with only the modules that are needed.
    """
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as file:
        for library in sorted(PROVING):
            for path, name in _library(library):
                file.write(path, name)


def members(course: Path) -> Iterator[tuple[Path, str]]:
    """Yield each file that is packed for the browser, with its name in the archive.

    *course* is the folder of the course, whose lessons are packed, too.
    """
    for path in _files(PACKAGE):
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] not in LEFT_OUT and not {"standin", "lean"} & set(inside.parts):
            yield path, f"rummy_widget/{inside.as_posix()}"
    for folder in (STANDIN, LEAN):
        for path in _files(folder):
            yield path, path.relative_to(folder).as_posix()
    for path in _files(course / "lessons"):
        yield path, f"rummy_widget/course/{path.relative_to(course).as_posix()}"
    for name in LIBRARIES:
        yield from _library(name)


def numbers() -> dict[str, dict[str, Any]]:
    """Return Babel's rules for whole numbers and plural forms in each language of the course.

    The stand-in for Babel (`lean/babel`) reads these rules.

    >>> numbers()["ro"]["signs"]["group"]
    '.'
    """
    from babel import Locale

    found = {}
    for name in languages():
        locale = Locale.parse(name)
        symbols = locale.number_symbols[locale.default_numbering_system]
        found[name] = {
            "rules": dict(locale.plural_form.rules),
            "pattern": locale.decimal_formats[None].pattern,
            "signs": {each: symbols[each] for each in ("group", "minusSign")},
        }
    return found


def _library(name: str) -> Iterator[tuple[Path, str]]:
    found = importlib.util.find_spec(name)
    assert found is not None, f"{name} is not installed"
    assert found.origin is not None
    origin = Path(found.origin)
    if origin.name != "__init__.py":
        yield origin, origin.name
        return
    for path in _files(origin.parent):
        yield path, f"{name.replace('.', '/')}/{path.relative_to(origin.parent).as_posix()}"


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in ENDINGS and not UNUSED & set(path.relative_to(folder).parts):
            yield path
