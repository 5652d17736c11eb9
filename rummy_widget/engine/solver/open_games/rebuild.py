"""Rebuild melds from the result of a search, which only says how many tiles of each number go where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from .board import Kind
from .open_runs import BITS, LANES, MASK, OPEN
from .task import MeldBlock
from .tile_uses import FullUse

_Key = TypeVar("_Key")


@dataclass(eq=False)
class BuiltMeld:
    """A meld rebuilt from the result of a search.

    Attributes:
        blocks: the indexes of the melds of the table that stay together and are part of it.
        row: its tiles outside these melds, as pairs: a kind of tile, and whether a Joker stands for it.
        length: the number of tiles that a run has so far; 3 means three or more.
    """

    blocks: list[int] = field(default_factory=list)
    row: list[tuple[Kind, bool]] = field(default_factory=list)
    length: int = 0


def rebuild_melds(path: Sequence[tuple[FullUse, int]], blocks: Sequence[MeldBlock] = ()) -> list[BuiltMeld]:
    """Return the melds that the result of a search (`LayScan.path`) describes.

    *path* gives, for each number, the way in which its tiles are laid, and an integer that encodes the runs
    that may be continued after it. *blocks* are the melds of the table that stay together; those to which no
    tile is added are left out of the result.
    """
    runs: list[list[BuiltMeld]] = [[] for _ in LANES]
    # By colour, the runs that contain a block which hasn't ended, each with the last number of that block.
    unfinished: list[list[tuple[int, BuiltMeld]]] = [[] for _ in LANES]
    done: list[BuiltMeld] = []
    fills = _grouped_by((each for each in blocks if each.fill), lambda each: each.first)
    runs_kept = [each for each in blocks if not each.fill]
    first = _grouped_by(runs_kept, lambda each: (each.lane, each.first))
    last = _grouped_by(runs_kept, lambda each: (each.lane, each.last))
    for number, (use, after) in enumerate(path, 1):
        tiles = _tiles(use, number)
        done += [BuiltMeld(row=row) for row in _grouped(tiles, use)]
        for block, lanes in zip(fills.get(number, ()), use.fills, strict=True):
            if lanes:
                done.append(BuiltMeld([block.number], [tiles[lane].pop(0) for lane in lanes]))
        for lane in LANES:
            starting, ending = first.get((lane, number), ()), last.get((lane, number), ())
            if use.runs[lane] or runs[lane] or starting or ending:
                row = [tiles[lane].pop() for _ in range(use.runs[lane])]
                place = after >> BITS * lane & MASK
                runs[lane] = _next_runs(runs[lane], unfinished[lane], starting, row, done, place, ending)
    for lane in LANES:
        done += runs[lane]
    return [each for each in done if each.row or len(each.blocks) > 1]


def _grouped_by(blocks: Iterable[MeldBlock], key: Callable[[MeldBlock], _Key]) -> dict[_Key, list[MeldBlock]]:
    """Return the melds of the table that stay together (*blocks*), grouped by the value of *key*."""
    found: dict[_Key, list[MeldBlock]] = {}
    for each in blocks:
        found.setdefault(key(each), []).append(each)
    return found


def _tiles(use: FullUse, number: int) -> list[list[tuple[Kind, bool]]]:
    """Return the tiles of one number that are laid, as a list for each colour, natural tiles first.

    *use* says how many tiles and Jokers are laid. Each tile is a pair: its kind, and whether a Joker stands
    for it. Groups take their tiles from the front of these lists, so they use natural tiles first.
    """
    return [
        [((lane, number), False)] * use.used[lane] + [((lane, number), True)] * use.jokers[lane]
        for lane in LANES
    ]


def _grouped(tiles: list[list[tuple[Kind, bool]]], use: FullUse) -> list[list[tuple[Kind, bool]]]:
    """Take the tiles of the new groups of one number from *tiles* and return the groups.

    *use* lists the colours of each group. If there are Jokers, they are distributed so that each group has a
    natural tile.
    """
    groups = use.groups
    if len(groups) < 2 or not any(use.jokers):
        return [[tiles[lane].pop(0) for lane in group] for group in groups]
    first = _one_each(list(use.used), groups)
    assert first is not None
    rows = [[tiles[lane].pop(0)] for lane in first]
    for row, group, own in zip(rows, groups, first, strict=True):
        row += [tiles[lane].pop(0) for lane in group if lane != own]
    return rows


def _one_each(left: list[int], groups: Sequence[tuple[int, ...]]) -> tuple[int, ...] | None:
    """Choose one natural tile for each group; return their colours, or None if that is impossible.

    *left* is the number of natural tiles of each colour. *groups* lists the colours of each group. The result
    contains the index of one colour for each group.
    """
    if not groups:
        return ()
    for lane in groups[0]:
        if left[lane]:
            left[lane] -= 1
            rest = _one_each(left, groups[1:])
            left[lane] += 1
            if rest is not None:
                return (lane, *rest)
    return None


def _next_runs(
    runs: list[BuiltMeld], unfinished: list[tuple[int, BuiltMeld]], starting: Sequence[MeldBlock],
    row: list[tuple[Kind, bool]], done: list[BuiltMeld], code: int, ending: Sequence[MeldBlock],
) -> list[BuiltMeld]:  # fmt: skip
    """Add the tiles of one number to the runs of one colour; return the runs that may still be continued.

    *row* holds these tiles as pairs: a kind of tile, and whether a Joker stands for it. *starting* and
    *ending* are the runs of the table that stay together and begin or end at this number. *code* is an index
    of `OPEN`; it says how many runs of 1, 2, and 3 or more tiles there must be after this number. Finished
    runs are added to *done*. *unfinished* holds a pair for each run of the table that stays together and
    hasn't ended yet: its last number, and the new run that contains it.
    """
    left = sorted(runs, key=lambda each: -each.length)
    for taken in _absorptions(left, len(starting)):
        rest = [each for each in left if each not in taken]
        musts = [each for each in rest if each.length < 3]
        begun = len(row) - len(musts)
        if begun < 0:
            continue
        longs = [each for each in rest if each.length >= 3]
        further = min(begun, len(longs))
        lengths = [each.length + 1 for each in musts] + [3] * further + [1] * (begun - further)
        lengths += [3] * len(ending)
        ones, twos = lengths.count(1), lengths.count(2)
        if (ones, twos) == OPEN[code][:2]:
            break
    else:
        raise AssertionError("no way from a column to the next")
    for block in starting:
        carrier = taken.pop() if taken else BuiltMeld()
        carrier.blocks.append(block.number)
        unfinished.append((block.last, carrier))
    on = [*musts, *longs[:further], *(BuiltMeld() for _ in range(begun - further))]
    for built, each in zip(on, row, strict=True):
        built.row.append(each)
        built.length += 1
    done += longs[further:]
    ends = {block.last for block in ending}
    back = [built for last, built in unfinished if last in ends]
    unfinished[:] = [each for each in unfinished if each[0] not in ends]
    for built in back:
        built.length = 3
    return [*on, *back]


def _absorptions(runs: list[BuiltMeld], most: int) -> list[list[BuiltMeld]]:
    """Return all ways to choose short runs to be joined with runs of the table.

    Short runs have one or two tiles. A run of the table that stays together can continue a short run if it
    begins at the number whose tiles are being added. There are *most* such runs of the table, so at most that
    many short runs are chosen.
    """
    short = [each for each in runs if each.length < 3]
    found: list[list[BuiltMeld]] = [[]]
    for _ in range(most):
        found += [[*some, each] for some in found for each in short if each not in some]
    return found


def joker_places(row: Sequence[tuple[Kind, bool]], largest: int, top: int = 13) -> list[Kind]:
    """Return the tiles that Jokers can stand for if they are added to a meld.

    *row* lists the tiles of the meld as pairs: a kind of tile, and whether a Joker stands for it. If the meld
    is a run, the tiles after its end, up to number *top*, come before those in front of it, down to 1. A
    group may have at most *largest* tiles, Jokers included.
    """
    numbers = [number for (_, number), _ in row]
    low, high = min(numbers), max(numbers)
    if low == high:
        others = [lane for lane in LANES if all(lane != kind[0] for kind, _ in row)]
        return [(lane, low) for lane in others[: max(0, largest - len(row))]]
    lane = row[0][0][0]
    return [*((lane, n) for n in range(high + 1, top + 1)), *((lane, n) for n in range(low - 1, 0, -1))]
