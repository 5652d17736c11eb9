"""Runs and groups: what some tiles are, every way to read their Jokers, or what is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from .faults import Fault
from .rules import RUMMY_PRO, Ruleset
from .tiles import Tile, Tiles, spaced

__all__ = ["Meld", "MeldKind", "all_melds", "completions", "divide", "read_meld"]


class MeldKind(StrEnum):
    """A run (PRO-20) or a group (PRO-21)."""

    RUN = "run"
    GROUP = "group"


@dataclass(frozen=True, slots=True, repr=False)
class Meld:
    """A run or a group with its tiles in order: a run from low to high, a group as r y b k; Jokers as `*r6`.

    `others` are the other readings of the same tiles, where a Joker can stand for more than one.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    others: tuple[Meld, ...] = field(default=(), compare=False)

    @property
    def readings(self) -> tuple[Meld, ...]:
        """Every reading of these tiles, this one first."""
        return (self, *self.others)

    def notation(self) -> str:
        return spaced(self.tiles)

    def __repr__(self) -> str:
        return f"read_meld({self.notation()!r})"


def read_meld(tiles: Tiles, rules: Ruleset = RUMMY_PRO) -> Meld | Fault:
    """Judge tiles as one meld, whatever their order."""
    raise NotImplementedError


def all_melds(rules: Ruleset = RUMMY_PRO) -> Iterator[tuple[Tile, ...]]:
    """Every meld without Jokers, in order."""
    raise NotImplementedError


def completions(tiles: Tiles, rules: Ruleset = RUMMY_PRO) -> tuple[Tile, ...]:
    """The single tiles that would make these a meld."""
    raise NotImplementedError


def divide(tiles: Tiles, rules: Ruleset = RUMMY_PRO, accept: Callable[[Meld], bool] | None = None,
           ) -> tuple[Meld, ...] | None:  # fmt: skip
    """Cut a row into neighbouring melds, the fewest, or None."""
    raise NotImplementedError
