"""Restrictions A to D in every combination: the solver and the judge against trying everything."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.open_games.boards import small_boards
from engine.open_games.plain_table import best_by_trying
from engine.open_games.verify_most import verify_most
from engine.table_melds.plain import allowed
from parts import WHOLE
from rummy_widget.engine.rules import PUP_RUMMY, Ruleset, switched
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.table_melds.jokers import RESTRICTIONS

LETTERS = ("joker_replaced_first", "joker_tile_from", "joker_meld_kept", "joker_new_meld")
VALUES = (("no", "yes"), ("anywhere", "rack"), ("no", "yes"), ("no", "yes"))


def named(chosen: tuple[str, ...]) -> str:
    """The letters that hold: 'ABD', or 'none'."""
    held = [letter for letter, value, known in zip("ABCD", chosen, VALUES, strict=True) if value != known[0]]
    return "".join(held) or "none"


EVERY = {named(chosen): dict(zip(LETTERS, chosen, strict=True)) for chosen in product(*VALUES)}
TOGETHER = {name: chosen for name, chosen in EVERY.items() if name == "none" or "A" in name}


def ruled(name: str) -> Ruleset:
    """Pup Rummy with these restrictions."""
    return switched(PUP_RUMMY, TOGETHER[name])


@pytest.mark.parametrize("name", [name for name in EVERY if name not in TOGETHER])
def test_b_c_and_d_need_a(name: str) -> None:
    needing = [field for letter, field in zip("BCD", RESTRICTIONS[1:], strict=True) if letter in name]
    with pytest.raises(ValueError, match=f"replaced is required by {' and '.join(needing)}:"):
        switched(PUP_RUMMY, EVERY[name])


@pytest.mark.whole
@pytest.mark.parametrize("name", TOGETHER)
def test_the_best_play_is_the_one_that_trying_everything_finds(name: str) -> None:
    """Judge, solver and the program that proves it, against a judge and a search of the tests' own."""
    rules, found = ruled(name), 0
    for number, (before, rack) in enumerate(small_boards(Random(name), rules, 100 if WHOLE else 8)):
        worth = number % 3 == 2
        prefer = "value" if worth else "tiles"
        wanted = best_by_trying(before.melds, rack, rules, worth=worth)
        play = best_play(before, rack, rules=rules, prefer=prefer)
        most = wanted[0] if wanted else 0
        assert (play is not None) == (wanted is not None), (name, before.notation(), rack)
        if play is not None:
            found += 1
            laid = sum(each.number or 30 for each in play.tiles) if worth else play.count
            assert laid == most, (name, before.notation(), rack)
            assert allowed(before.in_order(rules).melds, play.after.melds, rack, rules), (name, before, rack)
        assert verify_most(before, rack, most, rules=rules, prefer=prefer) == (True, None), (
            name,
            before,
            rack,
        )
    assert found >= (15 if WHOLE else 1)
