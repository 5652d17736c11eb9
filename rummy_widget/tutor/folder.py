"""The folder of the course, and how to copy it for use in JupyterLab."""

from __future__ import annotations

import filecmp
import shutil
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
PARTS = ("lessons", "notebooks")
"""The folders that make up the course."""

HOME = "home.ipynb"
TEACHER = "teacher"
"""The name of folders with answers for teachers; they are never served, and copied only on request."""


def course_folder() -> Path:
    """Return the folder of the course, which contains the folders `lessons` and `notebooks`.

    In a checkout it is the root of the repository; in an installed wheel, a folder within the package.

    >>> (course_folder() / "lessons").is_dir()
    True
    """
    checkout = PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "lessons").is_dir():
        return checkout
    return PACKAGE / "course"


def home_page(course: Path, language: str) -> str:
    """Return the path of the home page in a language such as "ro", relative to the folder *course*.

    If there is no page in this language, it is the path of the English one.

    >>> home_page(course_folder(), "en"), home_page(course_folder(), "ro")
    ('notebooks/home.ipynb', 'notebooks/ro/home.ipynb')
    """
    own = f"notebooks/{language}/{HOME}"
    return own if (course / own).is_file() else f"notebooks/{HOME}"


def is_installed(course: Path) -> bool:
    """Return whether the folder *course* is part of the installed package and so should not be edited."""
    return course.resolve().is_relative_to(PACKAGE)


def copy_course(course: Path, target: Path, *, teacher: bool = False) -> int:
    """Copy the files in the folder *course* to the folder *target* and return the number of files copied.

    If *teacher* is true, the files with the answers for teachers are copied, too. Files that already exist in
    *target* are not changed.

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


def changed_files(course: Path, target: Path) -> int:
    """Return the number of files in *target*, a copy of the folder *course*, that differ from the original.

    Files that are missing from the copy do not count.

    >>> changed_files(course_folder(), course_folder())
    0
    """
    return sum(
        (target / path).is_file() and not filecmp.cmp(course / path, target / path, shallow=False)
        for path in _files(course)
    )


def _files(course: Path) -> Iterator[Path]:
    """Yield the paths of the files of a course, relative to the folder *course*."""
    for part in PARTS:
        for path in sorted((course / part).rglob("*")):
            if path.is_file() and ".ipynb_checkpoints" not in path.parts:
                yield path.relative_to(course)
