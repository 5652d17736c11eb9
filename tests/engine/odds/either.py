"""Deals that are Doubles or a Grand Care, counted by a formula of their own."""

from __future__ import annotations

from math import comb


def count_either(tiles: int, jokers: int, free: int = 0, numbers: int = 13) -> int:
    """Sets of so many physical tiles that are Doubles or a Grand Care with these Jokers, but for *free*.

    Without Jokers 14 tiles are both if they are the eight of a number and three pairs.
    """
    spare = jokers + free
    columns = [
        (2 * pairs + single, single, comb(4, pairs) * comb(4 - pairs, single) * 2**single)
        for pairs in range(5)
        for single in range(5 - pairs)
    ]
    now = {(0, 0, False): 1}  # by tiles, those of them without a twin, and whether a number has its eight
    for _ in range(numbers):
        after: dict[tuple[int, int, bool], int] = {}
        for (used, alone, eight), deals in now.items():
            for more, single, ways in columns:
                if used + more <= tiles:
                    key = (used + more, min(alone + single, spare + 1), eight or more >= 8 - jokers)
                    after[key] = after.get(key, 0) + deals * ways
        now = after
    return sum(
        deals for (used, alone, eight), deals in now.items() if used == tiles and (eight or alone <= spare)
    )
