"""Cases that are tried together: none is left out, and each that fails is named."""

from __future__ import annotations

import pytest

from together import together

SEEN: list[tuple[int, str]] = []


@together("number", range(4))
@pytest.mark.parametrize("letter", ["a", "b"])
def test_each_case_is_tried_beside_other_parameters(number: int, letter: str) -> None:
    SEEN.append((number, letter))
    if number == 3:
        assert SEEN[-4:] == [(each, letter) for each in range(4)], "none is left out"


def test_all_that_fail_are_named() -> None:
    @together(("number", "most"), [pytest.param(1, 2, id="small"), pytest.param(5, 2, id="large"), (9, 3)])
    def small(number: int, most: int) -> None:
        assert number <= most

    with pytest.raises(ExceptionGroup, match="2 of 3 cases") as failed:
        small()
    assert [each.__notes__ for each in failed.value.exceptions] == [["the case: large"], ["the case: 9, 3"]]
