"""Which patterns a rack can aim at: what is missing to each, and which tiles bring it nearer."""

from __future__ import annotations

from typing import NamedTuple

from ...scoring.prices import Pattern
from ...solver.distance import MELDED, Ends
from ...solver.sight import KINDS, Sight
from ...solver.wholes import nearest_whole
from ...tiles import JOKER, Tile

__all__ = ["Line", "lines_after", "lines_of"]

FURTHER = {
    Pattern.BICOLOR: 2, Pattern.MONOCOLOR: 3, Pattern.MINOR: 2, Pattern.MAJOR: 2, Pattern.MOSAIC: 2,
    Pattern.DOUBLES: 2, Pattern.GRAND_CARE: 1,
}  # fmt: skip
"""How many tiles more than to a Simple close may be missing to a pattern that is worth a thought."""


class Line(NamedTuple):
    """A pattern to aim at: so many natural tiles are missing to it; *need* are the kinds that help, as bits.

    *need* is None where it was not looked for.
    """

    pattern: Pattern
    missing: int
    need: int | None


def lines_of(sight: Sight) -> list[Line]:
    """What fourteen tiles can aim at."""
    found: list[Line] = []
    most = 14
    for pattern in MELDED:
        ends = Ends(sight, pattern, max(0, 14 - most))
        gain = ends.best(max(0, 14 - most))
        if gain >= 0:
            found.append(Line(pattern, 14 - gain, ends.links(gain).need))
        if pattern is Pattern.SIMPLE:
            simple = 14 - gain if gain >= 0 else 14
        most = _most(_next(pattern), simple)
    return [*found, *_wholes(sight, simple)]


def _next(pattern: Pattern) -> Pattern:
    at = MELDED.index(pattern) + 1
    return MELDED[at] if at < len(MELDED) else pattern


def _most(pattern: Pattern, simple: int) -> int:
    return simple + FURTHER[pattern]


def lines_after(sight: Sight) -> dict[Tile, list[Line]]:
    """What fifteen tiles can aim at after each discard."""
    kinds = list(dict.fromkeys(sight.counts.tiles()))
    found: dict[Tile, list[Line]] = {tile: [] for tile in kinds}
    most, simple = 14, 14
    for pattern in MELDED:
        ends = Ends(sight, pattern, max(0, 14 - most))
        gain = ends.best(max(0, 14 - most))
        if gain >= 0:
            links = ends.links(gain)
            for tile in kinds:
                if tile is JOKER:
                    found[tile].append(Line(pattern, 14 - gain, links.need))
                    continue
                spared = links.spare.get(KINDS.index(tile))
                found[tile].append(Line(pattern, 14 - gain + (spared is None), spared))
        if pattern is Pattern.SIMPLE:
            simple = 14 - gain if gain >= 0 else 14
        most = _most(_next(pattern), simple)
    before = {line.pattern for line in _wholes(sight, simple)}
    for tile in kinds:
        after = sight.without(tile)
        found[tile] += [line for line in _wholes(after, simple + 1) if line.pattern in before]
    return found


def _wholes(sight: Sight, simple: int) -> list[Line]:
    """Mosaic, Doubles and Grand Care, as far as they are near."""
    found = []
    for pattern in (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE):
        near = nearest_whole(pattern, sight.held, sight.known, sight.wild, sight.rules)
        if near is not None:
            missing = (8 if pattern is Pattern.GRAND_CARE else 14) - near.gain
            if missing <= _most(pattern, simple):
                found.append(Line(pattern, missing, near.need))
    return found
