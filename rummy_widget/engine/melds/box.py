"""Check that a player doesn't hold more copies of a tile, or more Jokers, than exist (PRO-1, PRO-8)."""

from __future__ import annotations

from collections import Counter

from ..faults import Fault, FaultCode, RulesError
from ..rules import RUMMY_PRO, Ruleset
from ..tiles import JOKER, Tile, Tiles, as_tiles


def check_rack(tiles: Tiles, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0) -> None:
    """Raise RulesError if a rack contains more copies of a tile, or more Jokers, than one player can get.

    *jokers_thrown* is how many Jokers the player has already discarded; they count together with the Jokers
    on the rack.

    >>> check_rack("r7 r7 y7 r7")
    Traceback (most recent call last):
    rummy_widget.engine.faults.RulesError: too many copies of r7: 3, expected at most 2
    """
    fault = box_fault(as_tiles(tiles), rules, jokers_thrown)
    if fault is not None:
        what = f"copies of {fault.tiles[0]}" if fault.code is FaultCode.TOO_MANY_COPIES else "Jokers"
        raise RulesError(f"too many {what}: {fault.count}, expected at most {fault.wanted}", fault)


def box_fault(tiles: tuple[Tile, ...], rules: Ruleset, jokers_thrown: int = 0) -> Fault | None:
    """Return a fault if *tiles* include more copies of a tile, or more Jokers, than one player can get.

    *jokers_thrown* is how many Jokers the player has discarded; they count together with the Jokers among
    *tiles*. Returns None if there aren't too many copies or Jokers.
    """
    box = rules.tiles
    counts = Counter(each.kind for each in tiles)
    jokers = counts.pop(JOKER, 0)
    if too_many := [kind for kind, count in counts.items() if count > box.copies]:
        kind, code = min(too_many), FaultCode.TOO_MANY_COPIES
        return Fault(code, (kind,) * counts[kind], box.clause, count=counts[kind], wanted=box.copies)
    all_jokers = jokers + jokers_thrown
    if all_jokers > box.most_jokers:
        code = FaultCode.TOO_MANY_JOKERS
        return Fault(code, (JOKER,) * jokers, box.extra_clause, count=all_jokers, wanted=box.most_jokers)
    return None
