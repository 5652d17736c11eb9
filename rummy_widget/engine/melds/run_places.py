"""The places of a run, numbered like the tiles that belong in them: 1 to 13, and 14 for a 1 after the 13."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules import Ruleset
from ..tiles import Colour, Tile


def last_place(rules: Ruleset) -> int:
    """Return the number of the last place of a run: 13, or 14 if a 1 may follow the 13."""
    return rules.tiles.numbers + rules.runs.high


def most_in_group(rules: Ruleset) -> int:
    """Return the largest number of tiles that a group can contain."""
    return min(rules.groups.max_length, len(rules.tiles.colours))


def tile_at(place: int, colour: Colour, rules: Ruleset, *, joker: bool = False) -> Tile:
    """Return the tile of a colour that belongs in a place of a run, or a Joker that stands for it.

    The places are numbered 1 to 13; 14 is the place of a 1 after the 13. *joker* says whether to return a
    Joker.
    """
    return Tile(colour, (place - 1) % rules.tiles.numbers + 1, joker)


def placements(tiles: Sequence[Tile], rules: Ruleset) -> Iterator[dict[int, Tile]]:
    """Yield each way to put tiles of one colour in the places of a run, as a dict from place to tile.

    The places are numbered 1 to 13; 14 is the place of a 1 after the 13. There is more than one way only if
    there is a 1, and none if two tiles need the same place.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [list(placed) for placed in placements(parse_tiles("r13 r1"), RUMMY_PRO)]
    [[13, 1], [13, 14]]
    """
    placed = {each.number: each for each in tiles if each.number is not None}
    ones = [each for each in tiles if each.number == 1]
    high = rules.tiles.numbers + 1
    can_be_high = rules.runs.high
    if len(placed) + max(0, len(ones) - 1) < len(tiles) or len(ones) > 2:
        return
    if len(ones) < 2:
        yield placed
        if ones and can_be_high:
            yield {high if place == 1 else place: each for place, each in placed.items()}
    elif can_be_high:
        first, second = ones
        yield placed | {1: first, high: second}
        if first != second:
            yield placed | {1: second, high: first}


def starts(placement: dict[int, Tile], length: int, last: int) -> range:
    """Return the places at which a run of *length* tiles can start if it includes all tiles of *placement*.

    *placement* maps each place that is taken to its tile. The run may not go beyond the place *last*.

    >>> from rummy_widget.engine.tiles import tile
    >>> list(starts({5: tile("r5"), 6: tile("r6")}, 4, 14)), list(starts({13: tile("r13")}, 3, 13))
    ([3, 4, 5], [11])
    """
    lowest = max(1, max(placement, default=1) - length + 1)
    return range(lowest, min(min(placement, default=last), last - length + 1) + 1)
