"""What melds count for an opening, and what they lack (RK-2, R45-4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..faults import Fault, FaultCode
from ..melds import Meld, MeldKind, meld_value
from ..rules import Opening
from ..tiles import Tile


def opening_value(melds: Iterable[Meld], opening: Opening) -> int:
    """What melds count for an opening: the best reading of each."""
    return sum(max(meld_value(each, opening.values) for each in meld.readings) for meld in melds)


def opening_faults(melds: Sequence[Meld], opening: Opening, tiles: Sequence[Tile] = ()) -> tuple[Fault, ...]:
    """What melds of a rack lack to open (RK-2, R45-4); nothing where they do."""
    found = []
    value = opening_value(melds, opening)
    if value < opening.points:
        found.append(
            Fault(FaultCode.OPENING_TOO_LOW, tuple(tiles), opening.clause, count=value, wanted=opening.points)
        )
    if opening.needs_run and melds and not any(each.kind is MeldKind.RUN for each in melds):
        found.append(Fault(FaultCode.OPENING_WITHOUT_RUN, tuple(tiles), opening.clause))
    return tuple(found)
