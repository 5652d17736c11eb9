"""Which patterns a rack can aim at: what is missing to each, and which tiles bring it nearer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....closes.prices import Pattern
from ....solver.closing.distance import MELDED, Ends
from ....solver.closing.reach import Links
from ....solver.closing.sight import KINDS, Sight
from ....solver.closing.wholes import most_gained, nearest_whole
from ....tiles import JOKER, Tile

FURTHER = {
    Pattern.BICOLOR: 2, Pattern.MONOCOLOR: 3, Pattern.MINOR: 2, Pattern.MAJOR: 2, Pattern.MOSAIC: 2,
    Pattern.DOUBLES: 2, Pattern.GRAND_CARE: 1,
}  # fmt: skip
"""How many tiles more than to a Simple close may be missing to a pattern that is worth a thought."""
WHOLES = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)


class PatternTarget(NamedTuple):
    """A pattern to aim at: so many natural tiles are missing to it; *need* are the kinds that help, as bits.

    *need* is None where it was not looked for.
    """

    pattern: Pattern
    missing: int
    need: int | None


def lines_of(sight: Sight) -> list[PatternTarget]:
    """What fourteen tiles can aim at."""
    melded = _melded(sight)
    found = [PatternTarget(pattern, missing, links.need) for pattern, (missing, links) in melded.items()]
    return [*found, *_wholes(sight, _simple(melded))]


def lines_after(sight: Sight) -> dict[Tile, list[PatternTarget]]:
    """What fifteen tiles can aim at after each discard."""
    melded = _melded(sight)
    simple = _simple(melded)
    near = [line.pattern for line in _wholes(sight, simple)]
    found: dict[Tile, list[PatternTarget]] = {}
    for tile in dict.fromkeys(sight.counts.tiles()):
        lines = [_without(tile, pattern, missing, links) for pattern, (missing, links) in melded.items()]
        lines += _wholes(sight.without(tile), simple + 1, near)
        found[tile] = lines
    return found


def _without(tile: Tile, pattern: Pattern, missing: int, links: Links) -> PatternTarget:
    """What a line becomes by a discard: the same where its nearest ends can spare the tile."""
    if tile is JOKER:
        return PatternTarget(pattern, missing, links.need)
    spared = links.spare.get(KINDS.index(tile))
    return PatternTarget(pattern, missing + (spared is None), spared)


def _melded(sight: Sight) -> dict[Pattern, tuple[int, Links]]:
    """For each pattern of melds that is near enough the tiles missing, and its nearest ends."""
    found: dict[Pattern, tuple[int, Links]] = {}
    for pattern in MELDED:
        least = 0 if pattern is Pattern.SIMPLE else max(0, 14 - _simple(found) - FURTHER[pattern])
        ends = Ends(sight, pattern, least)
        gain = ends.best(least)
        if gain >= 0:
            found[pattern] = 14 - gain, ends.links(gain)
    return found


def _simple(melded: dict[Pattern, tuple[int, Links]]) -> int:
    """How many tiles are missing to any melds."""
    return melded[Pattern.SIMPLE][0] if Pattern.SIMPLE in melded else 14


def _wholes(sight: Sight, simple: int, patterns: Sequence[Pattern] = WHOLES) -> list[PatternTarget]:
    """Mosaic, Doubles and Grand Care, or some of them, as far as they are near."""
    found = []
    for pattern in patterns:
        tiles, furthest = 8 if pattern is Pattern.GRAND_CARE else 14, simple + FURTHER[pattern]
        if tiles - most_gained(pattern, sight.held) > furthest:
            continue
        near = nearest_whole(pattern, sight.held, sight.known, sight.wild, sight.rules)
        if near is not None and tiles - near.gain <= furthest:
            found.append(PatternTarget(pattern, tiles - near.gain, near.need))
    return found
