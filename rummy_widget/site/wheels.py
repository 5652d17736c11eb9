"""The wheels (packages) for Python in JupyterLite, reduced in size, and the list by which Pyodide finds them.

The list contains all packages, including ours and JupyterLite's, so that a kernel need not search for any
package when it starts, and never needs another web site.
"""

from __future__ import annotations

import hashlib
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from email.parser import HeaderParser
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from ..text.words import languages

LATER = {"sympy": ["sympy", "rummy_widget.classroom"]}
"""Packages that are loaded only when a cell imports one of the modules listed for them.

Only notebooks for classes use them.
"""
LOCALES = "|".join(("root", *languages()))
# Files that are not needed: data of other languages, parts for other programs, and tests.
UNUSED = re.compile(rf"(^|/)(tests|django-stubs)/|/locale-data/(?!({LOCALES})\.dat$)")
# The values that the environment markers in a package's requirements have in the browser.
BROWSER = {
    "sys_platform": "emscripten", "platform_system": "Emscripten", "os_name": "posix", "extra": "",
    "platform_machine": "wasm32", "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}  # fmt: skip


class Wheel(NamedTuple):
    """A wheel file with its metadata; *needs* are the names of the packages that it requires."""

    path: Path
    name: str
    version: str
    needs: tuple[str, ...]


def read_wheel(path: Path, python: str) -> Wheel:
    """Return the metadata of the wheel file at *path*, with only the requirements that apply in the browser.

    *python* is the version of the browser's Python.
    """
    from packaging.requirements import Requirement

    around = {**BROWSER, "python_version": ".".join(python.split(".")[:2]), "python_full_version": python}
    with zipfile.ZipFile(path) as file:
        (entry,) = (name for name in file.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        meta = HeaderParser().parsestr(file.read(entry).decode())
    needs = [Requirement(each) for each in meta.get_all("Requires-Dist", [])]
    wanted = (each.name for each in needs if each.marker is None or each.marker.evaluate(around))
    return Wheel(path, canonical(meta["Name"]), meta["Version"], tuple(sorted({*map(canonical, wanted)})))


def canonical(name: str) -> str:
    """Return a package name in its normal form, in which package names can be compared.

    >>> canonical("fluent.runtime"), canonical("matplotlib_inline")
    ('fluent-runtime', 'matplotlib-inline')
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def with_requirements(wheels: Mapping[str, Wheel], packages: Iterable[str]) -> list[Wheel]:
    """Return the wheels of some packages and of all packages that these require, sorted by name.

    *packages* are the names of the packages, and *wheels* maps the names of packages to their wheels. Raises
    LookupError, which names the package, if a package has no wheel in this mapping.

    >>> one, two = (Wheel(Path("x"), name, "1", ("two",)) for name in ("one", "two"))
    >>> [each.name for each in with_requirements({"one": one, "two": two, "three": two}, ["one"])]
    ['one', 'two']
    """
    found: dict[str, Wheel] = {}
    waiting = list(packages)
    while waiting:
        if (name := waiting.pop()) not in found:
            if name not in wheels:
                raise LookupError(f"there is no wheel of {name}")
            found[name] = wheels[name]
            waiting += wheels[name].needs
    return [found[name] for name in sorted(found)]


def lighten(source: Path, target: Path) -> None:
    """Copy a wheel from *source* to *target* without files that the browser does not need, such as tests."""
    with (
        zipfile.ZipFile(source) as old,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new,
    ):
        for info in old.infolist():
            if not info.is_dir() and not UNUSED.search(info.filename):
                new.writestr(info, old.read(info), zipfile.ZIP_DEFLATED)


def lock(pyodide: Mapping[str, Any], wheels: Iterable[Wheel]) -> dict[str, Any]:
    """Return Pyodide's lock file (its list of packages), but with *wheels* as the only packages.

    *pyodide* is the lock file that comes with Pyodide, whose packages are left out.
    """
    packages = {}
    for each in wheels:
        packages[each.name] = {
            "name": each.name, "version": each.version, "file_name": each.path.name, "install_dir": "site",
            "sha256": hashlib.sha256(each.path.read_bytes()).hexdigest(), "package_type": "package",
            "imports": LATER.get(each.name) or sorted(modules(each.path)),
            "depends": [name for name in each.needs if name not in LATER], "unvendored_tests": False,
        }  # fmt: skip
    return {**pyodide, "packages": packages}


def modules(wheel: Path) -> Iterator[str]:
    """Return an iterator over the names of the top-level modules in a wheel file."""
    with zipfile.ZipFile(wheel) as file:
        tops = {PurePosixPath(name).parts[0] for name in file.namelist() if name.endswith(".py")}
    return (top.removesuffix(".py") for top in tops if top.removesuffix(".py").isidentifier())


def startup_packages(wheels: Iterable[Wheel]) -> list[str]:
    """Return the names of the packages that every kernel loads when it starts.

    These are the packages of all *wheels*, except those that only notebooks for classes use.
    """
    late = {name for each in wheels if each.name in LATER for name in (each.name, *each.needs)}
    return [each.name for each in wheels if each.name not in late]
