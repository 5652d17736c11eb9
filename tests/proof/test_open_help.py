"""The coach finds the lay that opens, on thousands of racks of 14 to 33 tiles, against trying everything."""

from __future__ import annotations

import pytest

from engine.open_games.plain_lay import Opening
from rummy_widget.engine.rules import Ruleset
from widgets.test_open_help import OPENINGS, hold_openings, hold_rummy_45

RACKS = 1_500


@pytest.mark.parametrize(("rules", "opening"), OPENINGS, ids=lambda each: getattr(each, "name", ""))
def test_the_lay_that_opens_is_found_whatever_the_size_of_the_rack(rules: Ruleset, opening: Opening) -> None:
    opens, closed = hold_openings(rules, opening, RACKS)
    print(f"{rules.name}: {opens} racks open, {closed} cannot")
    assert min(opens, closed) > RACKS // 20


def test_a_rack_of_rummy_45_opens_if_it_can() -> None:
    opens, closed = hold_rummy_45(RACKS)
    print(f"rummy_45: {opens} racks open, {closed} cannot")
    assert min(opens, closed) > RACKS // 20
