"""What a player sees: their own rack, tiles seen elsewhere, and so what may still be drawn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ...melds.box import check_rack
from ...rules import RUMMY_PRO, Ruleset
from ...tiles import ALL_TILES, COLOURS, JOKER, NUMBERS, Tile, Tiles, as_tiles
from ..tiling.rack_counts import Counts, Rack, as_counts
from ..tiling.run_masks import spread

__all__ = ["KINDS", "Sight", "sight_of", "tiles_of"]

Copies: TypeAlias = "tuple[tuple[int, ...], ...]"

KINDS = ALL_TILES
"""The kinds by their bits: 13 of red, then yellow, blue, black."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A rack and what is known of the other tiles; copies are by colour and number, from 0."""

    counts: Counts
    held: Copies
    known: Copies  # in the rack or unseen
    jokers_unseen: int
    jokers_thrown: int
    rules: Ruleset

    @property
    def jokers(self) -> int:
        """The Jokers in the rack."""
        return self.counts.jokers

    @property
    def naturals(self) -> int:
        """How many tiles of the rack are no Jokers."""
        return sum(map(sum, self.held))

    @property
    def wild(self) -> int:
        """The Jokers in the rack or unseen."""
        return self.counts.jokers + self.jokers_unseen

    def masks(self, copies: Copies) -> tuple[int, ...]:
        """The copies of each colour as masks (see `run_masks`)."""
        return tuple(map(_mask, copies))

    def unseen(self, tile: Tile) -> int:
        """How many copies of a kind may still be drawn."""
        if tile.colour is None or tile.number is None:
            return self.jokers_unseen
        colour, number = COLOURS.index(tile.colour), tile.number - 1
        return self.known[colour][number] - self.held[colour][number]

    @property
    def all_unseen(self) -> int:
        """How many tiles may still be drawn."""
        return sum(map(sum, self.known)) - self.naturals + self.jokers_unseen

    def without(self, tile: Tile) -> Sight:
        """The same when a tile of the rack has been discarded: it is gone, and seen."""
        if tile.joker:
            return Sight(self.counts.minus(tile), self.held, self.known, self.jokers_unseen,
                         self.jokers_thrown + 1, self.rules)  # fmt: skip
        return Sight(self.counts.minus(tile), _less(self.held, tile), _less(self.known, tile),
                     self.jokers_unseen, self.jokers_thrown, self.rules)  # fmt: skip

    def with_drawn(self, tile: Tile) -> Sight:
        """The same when an unseen tile has been drawn."""
        if tile.joker:
            return Sight(self.counts.plus(tile), self.held, self.known, self.jokers_unseen - 1,
                         self.jokers_thrown, self.rules)  # fmt: skip
        return Sight(self.counts.plus(tile), _less(self.held, tile, -1), self.known,
                     self.jokers_unseen, self.jokers_thrown, self.rules)  # fmt: skip

    def with_extra(self) -> Sight:
        """The same with an extra Joker: it comes from outside the box, and none is drawn the less (PRO-8)."""
        return Sight(self.counts.plus(JOKER), self.held, self.known, self.jokers_unseen,
                     self.jokers_thrown, self.rules)  # fmt: skip


_mask = lru_cache(maxsize=4096)(spread)


def sight_of(
    rack: Rack, seen: Tiles = (), rules: Ruleset = RUMMY_PRO, *, size: int | None = None,
    jokers_thrown: int = 0, extra_jokers: int = 0,
) -> Sight:  # fmt: skip
    """A rack that can exist, and tiles seen elsewhere: discards, a Trump; not Jokers that the player threw.

    *extra_jokers* are those that any player has taken beside the box (PRO-8).

    >>> sight = sight_of("r7 r7 y7 *", seen="y7 k7")
    >>> [sight.unseen(each) for each in as_tiles("r7 y7 k7 b7 *")], sight.all_unseen
    ([0, 0, 1, 2, 1], 100)
    """
    counts = as_counts(rack, rules, size=size, jokers_thrown=jokers_thrown)
    others = Counter(each.kind for each in as_tiles(seen))
    check_rack((*counts.tiles(), *others.elements()), rules, jokers_thrown=jokers_thrown)
    held = tuple(
        tuple(counts.count(KINDS[13 * colour + number]) for number in range(len(NUMBERS)))
        for colour in range(len(COLOURS))
    )
    known = tuple(
        tuple(rules.tiles.copies - others[KINDS[13 * colour + number]] for number in range(len(NUMBERS)))
        for colour in range(len(COLOURS))
    )
    jokers = rules.tiles.jokers + extra_jokers
    unseen = max(0, jokers - counts.jokers - jokers_thrown - others[JOKER])
    return Sight(counts, held, known, unseen, jokers_thrown, rules)


def tiles_of(kinds: int) -> tuple[Tile, ...]:
    """The kinds of some bits."""
    return tuple(each for bit, each in enumerate(KINDS) if kinds >> bit & 1)


def _less(copies: Copies, tile: Tile, by: int = 1) -> Copies:
    assert tile.colour is not None
    assert tile.number is not None
    colour, number = COLOURS.index(tile.colour), tile.number - 1
    row = copies[colour]
    changed = (*row[:number], row[number] - by, *row[number + 1 :])
    return (*copies[:colour], changed, *copies[colour + 1 :])
