"""Racks dealt from the whole box, and whether each can open: a search through melds, for many deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.tiles import JOKER, Tile

Meld = tuple[int, bool, int, tuple[int, ...]]
"""What it is worth, whether it is a run, its Jokers, its tiles: 14 times the colour, plus the number."""


def dealt_opens(
    rules: Ruleset, rng: Random, deals: int, size: int = 14
) -> Iterator[tuple[bool, tuple[Tile, ...]]]:
    """For each deal whether it can open, and the rack."""
    kinds = rules.tiles.kinds
    box = [kind for kind in kinds for _ in range(2)] + [JOKER] * 2
    places = {kind: 14 * (at // 13) + at % 13 + 1 for at, kind in enumerate(kinds)}
    opening = rules.play.opening  # type: ignore[union-attr]
    assert opening is not None
    for _ in range(deals):
        rack = tuple(rng.sample(box, size))
        held = [0] * 56
        for tile in rack:
            if not tile.joker:
                held[places[tile]] += 1
        yield (
            opens(
                held,
                rack.count(JOKER),
                opening.points,
                forty_five=rules.runs.high,
                needs_run=opening.needs_run,
            ),
            rack,
        )


def opens(held: list[int], jokers: int, points: int, *, forty_five: bool, needs_run: bool) -> bool:
    """Whether melds of these tiles and Jokers suffice; runs of six and more are two of fewer."""
    melds = sorted(_melds(held, jokers, forty_five=forty_five), reverse=True)
    return _search(melds, 0, held, jokers, points, not needs_run)


def _search(melds: list[Meld], start: int, held: list[int], jokers: int, lacking: int, run: bool) -> bool:
    if lacking <= 0 and run:
        return True
    for at in range(start, len(melds)):
        worth, is_run, wild, tiles = melds[at]
        if wild <= jokers and all(held[tile] for tile in tiles):
            for tile in tiles:
                held[tile] -= 1
            found = _search(melds, at, held, jokers - wild, lacking - worth, run or is_run)
            for tile in tiles:
                held[tile] += 1
            if found:
                return True
    return False


def _melds(held: list[int], jokers: int, *, forty_five: bool) -> Iterator[Meld]:
    in_run = [0, *((5,) * 9 + (10,) * 5 if forty_five else range(1, 14))]
    for number in range(1, 14):
        there = [tile for tile in range(number, 56, 14) if held[tile]]
        each = 25 if forty_five and number == 1 else in_run[number]
        for count in range(max(1, 3 - jokers), len(there) + 1):
            for tiles in combinations(there, count):
                for wild in range(max(0, 3 - count), min(jokers, 4 - count) + 1):
                    yield each * (count + wild), False, wild, tiles
    last = 13 + forty_five
    for colour in range(0, 56, 14):
        row = [number for number in range(1, 14) if held[colour + number]]
        if forty_five and held[colour + 1]:
            row.append(14)
        for first in range(1, last - 1):
            for length in (3, 4, 5):
                end = first + length
                there = [colour + (1 if n == 14 else n) for n in row if first <= n < end]
                missing = length - len(there)
                if end > last + 1 or not there or missing > jokers:
                    continue
                worth = sum(in_run[first:end])
                for wild in range(missing, min(jokers, length - 1) + 1):
                    for tiles in combinations(there, length - wild):
                        yield worth, True, wild, tiles
