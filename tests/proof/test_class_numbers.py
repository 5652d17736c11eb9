"""The headline numbers of the class by two ways, and within the band of a million deals."""

from __future__ import annotations

import pytest

from proof.class_numbers import HEADLINES, Headline
from rummy_widget.classroom.numbers import power_of_ten


@pytest.mark.parametrize("each", HEADLINES, ids=lambda each: f"{each.topic}: {each.what}")
def test_a_headline_number_is_found_twice_and_dealt(each: Headline) -> None:
    assert each.agrees()
    dealt = each.dealt()
    print(f"\n{each.row}", "nothing to deal |" if dealt is None else f"{told(*dealt[0])} |")
    assert dealt is None or dealt[1]


def told(*ends: float) -> str:
    """A band as the table has it."""
    return " … ".join(
        f"{digits} · {power_of_ten(int(tens))}" if tens else digits
        for digits, _, tens in (f"{end:.5g}".partition("e") for end in ends)
    )
