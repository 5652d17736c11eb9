"""What the browser's Python gets: our package and the few pure ones that its widgets import, as one archive.

No app: it is a server. Of Babel, whose ten megabytes know every language, the ones that the course
speaks; of the time zones nothing.
"""

from __future__ import annotations

import importlib.util
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ..words import languages

PACKAGE = Path(__file__).parents[1]
STANDIN = Path(__file__).parent / "standin"
# Rooms of the house that stay at home.
LEFT_OUT = {"app", "js", "static", "course"}
LIBRARIES = (
    "attr", "babel", "fluent.runtime", "fluent.syntax", "lark", "platformdirs", "pytz", "traitlets",
    "typing_extensions",
)  # fmt: skip
ENDINGS = {".py", ".ftl", ".toml", ".txt", ".json", ".lark", ".dat"}
UNUSED = {"tests", "__pycache__", "zoneinfo", "__pyinstaller", "messages", "tools", "grammars"}


def pack(course: Path, archive: Path) -> int:
    """Write the archive; the result is how many files it holds."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path, name in sorted(members(course), key=lambda each: each[1]):
            file.write(path, name)
        return len(file.namelist())


def members(course: Path) -> Iterator[tuple[Path, str]]:
    """Every file with its place in the archive, which stands first on Python's path there."""
    for path in _files(PACKAGE):
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] not in LEFT_OUT and "standin" not in inside.parts:
            yield path, f"rummy_widget/{inside.as_posix()}"
    for path in _files(STANDIN):
        yield path, path.relative_to(STANDIN).as_posix()
    for path in _files(course / "lessons"):
        yield path, f"rummy_widget/course/{path.relative_to(course).as_posix()}"
    for name in LIBRARIES:
        yield from _library(name)


def _library(name: str) -> Iterator[tuple[Path, str]]:
    found = importlib.util.find_spec(name)
    assert found is not None, f"{name} is not installed"
    assert found.origin is not None
    origin = Path(found.origin)
    if origin.name != "__init__.py":
        yield origin, origin.name
        return
    spoken = {"root", *languages()}
    for path in _files(origin.parent):
        if path.suffix == ".dat" and path.parent.name == "locale-data" and path.stem not in spoken:
            continue
        yield path, f"{name.replace('.', '/')}/{path.relative_to(origin.parent).as_posix()}"


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.suffix in ENDINGS and not UNUSED & set(path.relative_to(folder).parts):
            yield path
