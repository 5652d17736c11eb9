"""A plugin of pytest that keeps a digest of all states that a test's widgets send to their pages.

    python -m pytest -p frozen.states --states=write tests/widgets     writes states.json anew
    python -m pytest -p frozen.states --states=check tests/widgets     names the tests with other states

Tests whose states are never the same twice, because they hold random codes or the time, are struck off.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from rummy_widget.widgets.base import GuardedWidget

FILE = Path(__file__).with_name("states.json")
now: list[str] = []
states: dict[str, str] = {}
"""A digest for each test that showed a page something."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--states", choices=("write", "again", "check"), default="check")


def pytest_configure() -> None:
    send = GuardedWidget._show

    def show(self: GuardedWidget, state: Mapping[str, object]) -> None:
        now.append(json.dumps([type(self).__name__, state], sort_keys=True, default=str))
        send(self, state)

    GuardedWidget._show = show  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    now.clear()
    yield
    if now:
        states[f"{item.path.name}::{item.name}"] = hashlib.sha256("\n".join(now).encode()).hexdigest()[:12]


def pytest_sessionfinish(session: pytest.Session) -> None:
    how: Any = session.config.getoption("--states")
    known: dict[str, str] = json.loads(FILE.read_text()) if FILE.exists() else {}
    if how == "write":
        kept = states
    elif how == "again":
        kept = {test: digest for test, digest in known.items() if states.get(test) == digest}
        print(f"\n{len(kept)} of {len(known)} tests show the same states twice")
    else:
        gone = [test for test in known if test not in states]
        other = [test for test, digest in known.items() if states.get(test, digest) != digest]
        print("\n".join(["", f"{len(known)} tests", *(f"missing: {test}" for test in gone),
                         *(f"other states: {test}" for test in other)]))  # fmt: skip
        if other or gone:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        return
    FILE.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n")
