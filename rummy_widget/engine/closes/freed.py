"""Why Mosaic, Doubles and Grand Care are not shown, whichever tile is free.

Any of fifteen tiles may be the free one (PRO-30), so what stands in the way is said of the best choice: of a
rack with seven 7s, one of which happens to be free, it is not said that there are six.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ..faults import Fault, FaultCode
from ..rules import Ruleset
from ..tiles import Tile
from .patterns import as_wholes
from .prices import CLAUSES, Pattern
from .wholes import Whole

Free = tuple[Whole, Tile]
"""A whole pattern, and the tile that is free then."""


@lru_cache(maxsize=256)  # the same melds are read again and again while tiles are pushed about
def whichever_is_free(
    pattern: Pattern, arranged: tuple[Tile, ...], free: Tile, rules: Ruleset
) -> tuple[Free, ...] | Fault:
    """All ways to show a pattern by choosing the free tile; else what is in the way of the best choice.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> tiles = parse_tiles("r2 r3 r4 r5 r5 y5 b5 k5 b5 b6 b7 r7 y7 k7")
    >>> whichever_is_free(Pattern.GRAND_CARE, tiles, parse_tiles("y5")[0], RUMMY_PRO).count
    7

    Of choices that are as good the tile that is free comes first. Where another one would do better at
    Doubles, the fault has it among its `rest`.
    """
    ways: list[Free] = []
    best: Fault | None = None
    for others, left in _choices(arranged, free):
        found = as_wholes(others, rules, (pattern,))[pattern]
        if isinstance(found, Whole):
            ways.append((found, left))
        elif best is None or _worse(found) < _worse(best):
            best = found
            if pattern is Pattern.DOUBLES and left is not free:
                best = replace(found, rest=(*found.rest, left))
    return tuple(ways) or best or Fault(FaultCode.NOT_MELDS, clause=CLAUSES[pattern])


def _choices(arranged: tuple[Tile, ...], free: Tile) -> Iterator[tuple[tuple[Tile, ...], Tile]]:
    """The tiles as they are, then with another kind of tile free."""
    yield arranged, free
    seen = {free.kind}
    for at, each in enumerate(arranged):
        if each.kind not in seen:
            seen.add(each.kind)
            yield (*arranged[:at], *arranged[at + 1 :], free), each


def _worse(fault: Fault) -> tuple[int, int]:
    """How far a fault is from none, the least first."""
    match fault.code:
        case FaultCode.NOT_PAIRS:
            return 0, len(fault.tiles)
        case FaultCode.NOT_EIGHT:
            return 1, -(fault.count or 0)
        case FaultCode.MOSAIC_NUMBERS:
            return 1, 0
        case _:
            return 0, 0
