"""What Python in JupyterLite is made of: wheels, lightened, and the list by which Pyodide finds them.

Everything is in that list, our own package and JupyterLite's too: so nothing is looked for when a kernel
starts, and nothing can be asked of anybody else.
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
"""What is only loaded when a cell imports one of these: a class computes with it, a lesson doesn't."""
KEPT = "|".join(("root", *languages()))
# What nothing of ours asks for: what is known of other languages and of other programs, and tests.
UNUSED = re.compile(rf"(^|/)(tests|django-stubs)/|/locale-data/(?!({KEPT})\.dat$)")
# A marker in a package's list of what it needs is answered as the browser would.
BROWSER = {
    "sys_platform": "emscripten", "platform_system": "Emscripten", "os_name": "posix", "extra": "",
    "platform_machine": "wasm32", "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}  # fmt: skip


class Wheel(NamedTuple):
    """What a wheel says of itself."""

    path: Path
    name: str
    version: str
    needs: tuple[str, ...]


def read_wheel(path: Path, python: str) -> Wheel:
    """Read a wheel, with what it needs in the browser's Python of that version."""
    from packaging.requirements import Requirement

    around = {**BROWSER, "python_version": ".".join(python.split(".")[:2]), "python_full_version": python}
    with zipfile.ZipFile(path) as file:
        (told,) = (name for name in file.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        said = HeaderParser().parsestr(file.read(told).decode())
    needs = [Requirement(each) for each in said.get_all("Requires-Dist", [])]
    wanted = (each.name for each in needs if each.marker is None or each.marker.evaluate(around))
    return Wheel(path, canonical(said["Name"]), said["Version"], tuple(sorted({*map(canonical, wanted)})))


def canonical(name: str) -> str:
    """A package's name as it is compared.

    >>> canonical("fluent.runtime"), canonical("matplotlib_inline")
    ('fluent-runtime', 'matplotlib-inline')
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(wheels: Mapping[str, Wheel], first: Iterable[str]) -> list[Wheel]:
    """These packages and what they need, and what that needs; LookupError names the one that isn't there.

    >>> one, two = (Wheel(Path("x"), name, "1", ("two",)) for name in ("one", "two"))
    >>> [each.name for each in needed({"one": one, "two": two, "three": two}, ["one"])]
    ['one', 'two']
    """
    found: dict[str, Wheel] = {}
    waiting = list(first)
    while waiting:
        if (name := waiting.pop()) not in found:
            if name not in wheels:
                raise LookupError(f"there is no wheel of {name}")
            found[name] = wheels[name]
            waiting += wheels[name].needs
    return [found[name] for name in sorted(found)]


def lighten(source: Path, target: Path) -> None:
    """Copy a wheel without what nobody asks for."""
    with (
        zipfile.ZipFile(source) as old,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new,
    ):
        for info in old.infolist():
            if not info.is_dir() and not UNUSED.search(info.filename):
                new.writestr(info, old.read(info), zipfile.ZIP_DEFLATED)


def lock(pyodide: Mapping[str, Any], wheels: Iterable[Wheel]) -> dict[str, Any]:
    """The list that Pyodide reads: its own, with these wheels for packages."""
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
    """The names by which what is in a wheel is imported."""
    with zipfile.ZipFile(wheel) as file:
        tops = {PurePosixPath(name).parts[0] for name in file.namelist() if name.endswith(".py")}
    return (top.removesuffix(".py") for top in tops if top.removesuffix(".py").isidentifier())


def at_once(wheels: Iterable[Wheel]) -> list[str]:
    """What every kernel begins with."""
    late = {name for each in wheels if each.name in LATER for name in (each.name, *each.needs)}
    return [each.name for each in wheels if each.name not in late]
