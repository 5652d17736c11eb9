"""Thousands of small cases as one test: each would cost more to count than to try.

`@together("step", CASES)` stands where `pytest.mark.parametrize` could; what fails is listed with its cases.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import pytest

Test = Callable[..., None]
PARAMETERS = type(pytest.param())


def together(
    names: str | Sequence[str], cases: Iterable[Any] | Callable[[], Iterable[Any]]
) -> Callable[[Test], Test]:
    """Run a test with each case, values or `pytest.param(..., id=...)`; ExceptionGroup of all that fail.

    Cases that take long to make are given as a function, which is called when the test runs.
    """
    called = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)

    @cache
    def all_cases() -> list[tuple[str, dict[str, Any]]]:
        found = [_case(each, called) for each in (cases() if callable(cases) else cases)]
        assert found, "a test without cases proves nothing"
        return found

    if not callable(cases):
        all_cases()  # what is wrong with them is told at once

    def decorate(test: Test) -> Test:
        def every(*one: Any, **shared: Any) -> None:
            if one:  # called with a case it tries that
                return test(*one, **shared)
            failed = []
            for name, given in all_cases():
                try:
                    test(**given, **shared)
                except Exception as error:
                    error.add_note(f"the case: {name}")
                    failed.append(error)
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(all_cases())} cases", failed)

        signature = inspect.signature(test)
        others = [each for each in signature.parameters.values() if each.name not in called]
        every.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        every.__name__, every.__doc__, every.__module__ = test.__name__, test.__doc__, test.__module__
        every.pytestmark = list(getattr(test, "pytestmark", ()))  # type: ignore[attr-defined]
        return every

    return decorate


def _case(case: Any, names: Sequence[str]) -> tuple[str, dict[str, Any]]:
    if isinstance(case, PARAMETERS):
        values, name = case.values, case.id
    else:
        values, name = (case,) if len(names) == 1 else tuple(case), None
    return name or ", ".join(map(repr, values)), dict(zip(names, values, strict=True))
