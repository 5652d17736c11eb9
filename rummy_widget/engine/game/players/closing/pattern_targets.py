"""The patterns at which a player can aim, with the tiles that bring each pattern nearer.

They are the eight patterns with which a player can end a round of a game such as Rummy PRO.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....closes.prices import Pattern
from ....solver.closing.distance import MELDED, Targets
from ....solver.closing.sight import KINDS, Sight
from ....solver.closing.target_summary import TargetSummary
from ....solver.closing.wholes import most_gained, nearest_whole
from ....tiles import JOKER, Tile

FURTHER = {
    Pattern.BICOLOR: 2, Pattern.MONOCOLOR: 3, Pattern.MINOR: 2, Pattern.MAJOR: 2, Pattern.MOSAIC: 2,
    Pattern.DOUBLES: 2, Pattern.GRAND_CARE: 1,
}  # fmt: skip
"""For each pattern, how many more tiles may be missing for it than for the pattern Simple.

If even more are missing, the player doesn't aim at that pattern.
"""
WHOLES = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)


class PatternTarget(NamedTuple):
    """A pattern with which a player could end the round, and the tiles missing for it.

    Attributes:
        pattern: the pattern.
        missing: how many natural tiles (not Jokers) are missing for the pattern.
        need: a bit mask of the tiles that bring the pattern nearer: bit i is set if `KINDS[i]` does. It is
            None if it was not computed.
    """

    pattern: Pattern
    missing: int
    need: int | None


def targets_of(sight: Sight) -> list[PatternTarget]:
    """Return the patterns that a player with fourteen tiles can aim at, without those that are too far away.

    *sight* describes the player's tiles and what may still be drawn.
    """
    melded = _melded(sight)
    found = [PatternTarget(pattern, missing, summary.need) for pattern, (missing, summary) in melded.items()]
    return [*found, *_wholes(sight, _simple(melded))]


def targets_after(sight: Sight) -> dict[Tile, list[PatternTarget]]:
    """Return, for each tile that a player with fifteen tiles can discard, the patterns to aim at after that.

    *sight* describes the player's tiles and what may still be drawn.
    """
    melded = _melded(sight)
    simple = _simple(melded)
    near = [target.pattern for target in _wholes(sight, simple)]
    found: dict[Tile, list[PatternTarget]] = {}
    for tile in dict.fromkeys(sight.counts.tiles()):
        targets = [_without(tile, pattern, *each) for pattern, each in melded.items()]
        targets += _wholes(sight.without(tile), simple + 1, near)
        found[tile] = targets
    return found


def _without(tile: Tile, pattern: Pattern, missing: int, summary: TargetSummary) -> PatternTarget:
    """Return a `PatternTarget` for *pattern* after the player has discarded *tile* from fifteen tiles.

    *missing* is how many tiles are missing for the pattern before the discard. *summary* describes the
    complete racks with this pattern that are nearest to the player's tiles. If all these racks contain
    *tile*, one more tile is missing after the discard.
    """
    if tile is JOKER:
        return PatternTarget(pattern, missing, summary.need)
    spared = summary.unused.get(KINDS.index(tile))
    return PatternTarget(pattern, missing + (spared is None), spared)


def _melded(sight: Sight) -> dict[Pattern, tuple[int, TargetSummary]]:
    """Return the patterns made of runs and groups that are near enough for the player to aim at.

    *sight* describes the player's tiles and what may still be drawn. The result is a dict from each pattern
    to a pair: the number of tiles missing for the pattern, and a summary of the complete racks with this
    pattern that are nearest to the player's tiles.
    """
    found: dict[Pattern, tuple[int, TargetSummary]] = {}
    for pattern in MELDED:
        least = 0 if pattern is Pattern.SIMPLE else max(0, 14 - _simple(found) - FURTHER[pattern])
        targets = Targets(sight, pattern, least)
        gain = targets.best(least)
        if gain >= 0:
            found[pattern] = 14 - gain, targets.summary(gain)
    return found


def _simple(melded: dict[Pattern, tuple[int, TargetSummary]]) -> int:
    """Return the number of tiles missing for the pattern Simple; *melded* is the result of `_melded`.

    The result is 14 if *melded* doesn't contain Simple.
    """
    return melded[Pattern.SIMPLE][0] if Pattern.SIMPLE in melded else 14


def _wholes(sight: Sight, simple: int, patterns: Sequence[Pattern] = WHOLES) -> list[PatternTarget]:
    """Return those of *patterns* at which the player can aim, with the number of tiles missing for each.

    By default, *patterns* are Mosaic, Doubles and Grand Care. *sight* describes the player's tiles and what
    may still be drawn. *simple* is how many tiles are missing for the pattern Simple; `FURTHER` says how many
    more than that may be missing for each pattern.
    """
    found = []
    for pattern in patterns:
        tiles, furthest = 8 if pattern is Pattern.GRAND_CARE else 14, simple + FURTHER[pattern]
        if tiles - most_gained(pattern, sight.held) > furthest:
            continue
        near = nearest_whole(pattern, sight.held, sight.available, sight.wild, sight.rules)
        if near is not None and tiles - near.gain <= furthest:
            found.append(PatternTarget(pattern, tiles - near.gain, near.need))
    return found
