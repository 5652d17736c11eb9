"""What a player knows: their own rack, the tiles seen elsewhere, and so the tiles that can still be drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from operator import sub
from typing import TypeAlias

from ...melds.box import check_rack
from ...rules import RUMMY_PRO, Ruleset
from ...tiles import ALL_TILES, JOKER, Tile, Tiles, as_tiles
from ..tiling.rack_counts import Counts, Rack, as_counts, column_digits
from ..tiling.run_masks import PLANE, mask_of

Copies: TypeAlias = "tuple[tuple[int, ...], ...]"
"""How many copies there are of each natural tile: for each colour, a count for each number."""

KINDS = ALL_TILES
"""The 52 kinds of natural tiles: 13 of red, then of yellow, blue and black.

In bit masks of kinds, the kind at index i is bit i.
"""


@dataclass(frozen=True, slots=True)
class Sight:
    """A rack, and what its player knows of the other tiles.

    Attributes:
        counts: the whole rack.
        held: how many copies of each natural tile are in the rack, as `held[colour][number]`, both counted
            from 0.
        available: how many copies of each natural tile are in the rack or unseen, in the same form.
        jokers_unseen: how many Jokers can still be drawn.
        jokers_thrown: how many Jokers the player has discarded.
        rules: the ruleset of the game.
    """

    counts: Counts
    held: Copies
    available: Copies
    jokers_unseen: int
    jokers_thrown: int
    rules: Ruleset

    @property
    def jokers(self) -> int:
        """The number of Jokers in the rack."""
        return self.counts.jokers

    @property
    def naturals(self) -> int:
        """The number of tiles in the rack that are not Jokers."""
        return sum(map(sum, self.held))

    @property
    def wild(self) -> int:
        """The number of Jokers in the rack or unseen."""
        return self.counts.jokers + self.jokers_unseen

    def masks(self, copies: Copies) -> tuple[int, ...]:
        """Return, for each colour, a bit mask of its tiles (see `run_masks`).

        *copies* counts the tiles by colour and number, like the attributes `held` and `available`. In a mask,
        one bit for each number says whether there is a copy, and another bit whether there is a second copy.
        """
        return tuple(map(_mask, copies))

    def unseen(self, tile: Tile) -> int:
        """Return how many tiles of the same kind as *tile* can still be drawn."""
        if tile.colour is None or tile.number is None:
            return self.jokers_unseen
        colour, number = tile.colour.lane, tile.number - 1
        return self.available[colour][number] - self.held[colour][number]

    def unseen_kinds(self) -> tuple[int, int]:
        """Return the natural kinds of which at least one tile is unseen, and those of which two are.

        Both are bit masks, in which bit i stands for `KINDS[i]`.
        """
        unseen = [*map(sub, chain(*self.available), chain(*self.held))]
        return (
            sum([1 << kind for kind, copies in enumerate(unseen) if copies]),
            sum([1 << kind for kind, copies in enumerate(unseen) if copies > 1]),
        )

    @property
    def all_unseen(self) -> int:
        """The number of tiles that can still be drawn."""
        return sum(map(sum, self.available)) - self.naturals + self.jokers_unseen

    def without(self, tile: Tile) -> Sight:
        """Return what the player knows after discarding *tile* from the rack.

        A discarded Joker is added to `jokers_thrown`. Raises ValueError if the tile isn't in the rack.
        """
        if tile.joker:
            return replace(self, counts=self.counts.minus(tile), jokers_thrown=self.jokers_thrown + 1)
        held, available = _changed(self.held, tile, -1), _changed(self.available, tile, -1)
        return replace(self, counts=self.counts.minus(tile), held=held, available=available)

    def with_drawn(self, tile: Tile) -> Sight:
        """Return what the player knows after drawing *tile*, which must be one of the unseen tiles."""
        if tile.joker:
            return replace(self.with_extra_joker(), jokers_unseen=self.jokers_unseen - 1)
        return replace(self, counts=self.counts.plus(tile), held=_changed(self.held, tile, 1))

    def with_extra_joker(self) -> Sight:
        """Return what the player knows after receiving an extra Joker from outside the box (PRO-8)."""
        return replace(self, counts=self.counts.plus(JOKER))


_mask = lru_cache(maxsize=4096)(mask_of)


def sight_of(
    rack: Rack, seen: Tiles = (), rules: Ruleset = RUMMY_PRO, *, size: int | None = None,
    jokers_thrown: int = 0, extra_jokers: int = 0,
) -> Sight:  # fmt: skip
    """Return the `Sight` of a player: the rack, and which other tiles may still be drawn.

    *seen* are the tiles seen elsewhere, such as discards, without the Jokers that the player has discarded;
    *jokers_thrown* is the number of those Jokers. *size* is the number of tiles that the rack must contain;
    if it is None, 1 to 15 are allowed. *extra_jokers* is how many Jokers from outside the box the players
    have taken so far (PRO-8). Raises RulesError if all these tiles can't exist together, or if the rack
    doesn't contain *size* tiles.

    >>> sight = sight_of("r7 r7 y7 *", seen="y7 k7")
    >>> [sight.unseen(each) for each in as_tiles("r7 y7 k7 b7 *")], sight.all_unseen
    ([0, 0, 1, 2, 1], 100)
    """
    counts = as_counts(rack, rules, size=size, jokers_thrown=jokers_thrown)
    others = Counter(each.kind for each in as_tiles(seen))
    check_rack((*counts.tiles(), *others.elements()), rules, jokers_thrown=jokers_thrown)
    held = tuple(zip(*map(column_digits, counts.columns), strict=True))
    left = [rules.tiles.copies - others[kind] for kind in KINDS]
    available = tuple(tuple(left[first : first + PLANE]) for first in range(0, len(KINDS), PLANE))
    jokers = rules.tiles.jokers + extra_jokers
    unseen = max(0, jokers - counts.jokers - jokers_thrown - others[JOKER])
    return Sight(counts, held, available, unseen, jokers_thrown, rules)


def _changed(copies: Copies, tile: Tile, by: int) -> Copies:
    """Return *copies*, counts by colour and number, with the count of *tile* changed by *by*."""
    assert tile.colour is not None
    assert tile.number is not None
    rows = list(map(list, copies))
    rows[tile.colour.lane][tile.number - 1] += by
    return tuple(map(tuple, rows))
