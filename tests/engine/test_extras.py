"""What to install for a library that is missing: the smallest extra that brings it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rummy_widget.text.extras import install_target

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# What people install to use the package; the others are for those who work on it.
FOR_USE = ("class", "rooms", "postgres", "app")


def brought(extra: str) -> frozenset[str]:
    """The names under which the libraries of an extra are imported, those of the extras in it too."""
    found: set[str] = set()
    for each in map(Requirement, PROJECT["optional-dependencies"][extra]):
        if each.name == PROJECT["name"]:
            found = found.union(*map(brought, each.extras))
        else:
            found.add(each.name.replace("-", "_"))
    return frozenset(found)


@pytest.mark.parametrize("module", sorted(frozenset().union(*map(brought, FOR_USE))))
def test_the_smallest_extra_is_named(module: str) -> None:
    smallest = min(
        (extra for extra in FOR_USE if module in brought(extra)), key=lambda extra: len(brought(extra))
    )
    assert install_target(module) == f'"rummy-widget[{smallest}]"'
    assert install_target(f"{module}.part", Path("/a")) == f'-e "/a[{smallest}]"'


@pytest.mark.parametrize("module", ["psycopg2", "MySQLdb", "asyncpg"])
def test_what_no_extra_brings_is_named_itself(module: str) -> None:
    assert install_target(module) == module
