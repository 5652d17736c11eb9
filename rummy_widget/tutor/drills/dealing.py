"""What the makers of tasks share: the task itself, and dealing and laying out tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from ...shuffle import shuffled
from ...tiles import COLOURS
from ..steps import StepKind

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Task:
    """A dealt task: all of a step but its words."""

    kind: StepKind
    start: str
    solution: str
    check: Mapping[str, Any] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    judged: bool = True
    spare: int = 0  # lifts beyond the fewest that par allows, where many ways are as natural


def number_from(draw: Random, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return low + int(draw.random() * (high - low + 1))


def pick(draw: Random, items: Sequence[T]) -> T:
    """One of the items."""
    return items[int(draw.random() * len(items))]


def colours(draw: Random, count: int) -> tuple[str, ...]:
    """So many different colours."""
    return tuple(str(colour) for colour in shuffled(COLOURS, draw)[:count])


def run(colour: str, low: int, length: int) -> list[str]:
    """Neighbours of one colour; after 13 comes the 1.

    >>> run("k", 12, 3)
    ['k12', 'k13', 'k1']
    """
    return [f"{colour}{number if number <= 13 else 1}" for number in range(low, low + length)]


def group(number: int, colours: Sequence[str]) -> list[str]:
    """One number in these colours.

    >>> group(7, "ryk")
    ['r7', 'y7', 'k7']
    """
    return [f"{colour}{number}" for colour in colours]


def laid(upper: Sequence[Sequence[str]], lower: Sequence[Sequence[str]] = (), gap: int = 2) -> str:
    """Rows on two shelves, with room between them.

    >>> laid([["r5", "r6"], ["b9"]], [["r7"]])
    'r5 r6 _ _ b9 / r7'
    """
    between = " " + "_ " * gap
    shelves = [between.join(" ".join(row) for row in rows if row) for rows in (upper, lower)]
    return " / ".join(shelves) if shelves[1] else shelves[0]


def scattered(draw: Random, tiles: Sequence[str]) -> str:
    """Single tiles in any order, half of them on each shelf, with room after each."""
    mixed = shuffled(tiles, draw)
    half = (len(mixed) + 1) // 2
    return laid([[tile] for tile in mixed[:half]], [[tile] for tile in mixed[half:]])
