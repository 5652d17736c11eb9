"""What a close is worth: the eight patterns, the price of each, and the proof (PRO-40 to PRO-54)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from .faults import Fault
from .melds import Meld
from .rules import RUMMY_PRO, Ruleset
from .tiles import Tile, Tiles

__all__ = ["Closing", "Pattern", "Row", "Tier", "price", "score_melds", "score_whole"]


class Pattern(StrEnum):
    """What the arranged tiles may form, in the order of the rules."""

    SIMPLE = "simple"
    MOSAIC = "mosaic"
    BICOLOR = "bicolor"
    MINOR = "minor"
    MAJOR = "major"
    DOUBLES = "doubles"
    GRAND_CARE = "grand_care"
    MONOCOLOR = "monocolor"


class Tier(StrEnum):
    """A row of the price table."""

    SMALL = "small"
    BIG = "big"
    SPECIAL = "special"


@dataclass(frozen=True, slots=True)
class Row:
    """One pattern's part of the proof: that it holds and what it gives, or the fault why it does not."""

    pattern: Pattern
    holds: bool
    tier: Tier | None = None
    points: int | None = None
    clauses: tuple[str, ...] = ()
    fault: Fault | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Closing:
    """A close with its worth and its proof.

    `arranged` are the arranged tiles in order, Jokers with what they stand for where they do; `melds` is
    empty for Mosaic, Doubles and Grand Care as a whole. `rows` are all eight patterns, each with why.
    """

    points: int
    pattern: Pattern
    tier: Tier
    melds: tuple[Meld, ...]
    arranged: tuple[Tile, ...]
    free: Tile
    jokers_in_combination: int
    jokers_thrown: int
    multiplier: int
    clauses: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def joker_free(self) -> bool:
        """Whether the free tile is a Joker."""
        return self.free.joker

    @property
    def payment(self) -> int:
        """What each opponent pays (PRO-54)."""
        return self.points * self.multiplier

    def notation(self) -> str:
        """The melds with `|` between, then the free tile after `;`."""
        rows = [meld.tiles for meld in self.melds] or [self.arranged]
        return " | ".join(" ".join(map(str, row)) for row in rows) + f" ; {self.free}"


def price(pattern: Pattern, jc: int, jt: int, jf: bool, rules: Ruleset = RUMMY_PRO) -> tuple[Tier, int, tuple[str, ...]]:
    """The tier and points of a pattern, and the clauses that give them."""
    raise NotImplementedError


def score_melds(melds: Sequence[Meld], free: Tile, *, jokers_thrown: int = 0, multiplier: int = 1,
                rules: Ruleset = RUMMY_PRO) -> Closing | Fault:  # fmt: skip
    """The best row of the price table over all readings of these melds."""
    raise NotImplementedError


def score_whole(tiles: Tiles, free: Tile, pattern: Pattern, *, jokers_thrown: int = 0, multiplier: int = 1,
                rules: Ruleset = RUMMY_PRO) -> Closing | Fault:  # fmt: skip
    """Tiles as a Mosaic, Doubles or Grand Care."""
    raise NotImplementedError
