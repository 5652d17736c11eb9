"""Where the course lies, and how a copy of it is laid out for JupyterLab."""

from __future__ import annotations

import filecmp
import shutil
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
PARTS = ("lessons", "notebooks")
HOME = "home.ipynb"
TEACHER = "teacher"
"""A folder of this name has the answers of a class: nothing in it is served, or copied where nobody asks."""


def course_folder() -> Path:
    """The folder with `lessons/` and `notebooks/`: the checkout, or their copy inside an installed wheel.

    >>> (course_folder() / "lessons").is_dir()
    True
    """
    checkout = PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "lessons").is_dir():
        return checkout
    return PACKAGE / "course"


def home_page(course: Path, language: str) -> str:
    """Return the course's home in a language; in English where it has none in that.

    >>> home_page(course_folder(), "en"), home_page(course_folder(), "ro")
    ('notebooks/home.ipynb', 'notebooks/ro/home.ipynb')
    """
    own = f"notebooks/{language}/{HOME}"
    return own if (course / own).is_file() else f"notebooks/{HOME}"


def is_installed(course: Path) -> bool:
    """Return whether the course is the wheel's own copy, which nobody should edit."""
    return course.resolve().is_relative_to(PACKAGE)


def copy_course(course: Path, target: Path, *, teacher: bool = False) -> int:
    """Copy the course into a folder and tell how many files were laid down; a teacher gets the answers too.

    A file that is there already is never touched.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     first = copy_course(course_folder(), Path(folder))
    ...     again = copy_course(course_folder(), Path(folder))
    ...     answers = copy_course(course_folder(), Path(folder), teacher=True)
    >>> first > 0, again, answers > 0
    (True, 0, True)
    """
    copied = 0
    for path in _files(course):
        place = target / path
        if (teacher or TEACHER not in path.parts) and not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(course / path, place)
            copied += 1
    return copied


def own_versions(course: Path, target: Path) -> int:
    """Return how many of the copied files were changed since, by their owner or by a newer course.

    >>> own_versions(course_folder(), course_folder())
    0
    """
    return sum(
        (target / path).is_file() and not filecmp.cmp(course / path, target / path, shallow=False)
        for path in _files(course)
    )


def _files(course: Path) -> Iterator[Path]:
    """Yield the files of the course, by their paths in it."""
    for part in PARTS:
        for path in sorted((course / part).rglob("*")):
            if path.is_file() and ".ipynb_checkpoints" not in path.parts:
                yield path.relative_to(course)
