"""The three patterns of a close that aren't made of runs and groups: Mosaic, Doubles, Grand Care (PRO-32)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

from ..faults import Fault, FaultCode
from ..melds import Meld, meld_of
from ..rules import GrandCareRest, MosaicJokers, PriceRules, Ruleset
from ..tiles import JOKER, Colour, Tile


class PatternMatch(NamedTuple):
    """Tiles arranged so that they form one of the eight patterns with which a player can close.

    Attributes:
        arranged: the tiles in order; a Joker that must stand for a certain tile is given with that tile, such
            as `*r6`.
        jokers: how many of the Jokers lower the points of the close.
        melds: the melds; empty if the tiles aren't in melds, as in a Mosaic.
    """

    arranged: tuple[Tile, ...]
    jokers: int
    melds: tuple[Meld, ...] = ()


# ---- Doubles ---------------------------------------------------------------------------------------


def as_doubles(tiles: tuple[Tile, ...]) -> PatternMatch | Fault:
    """Return tiles arranged as Doubles (pairs of identical tiles), or the fault if that fails (PRO-49).

    A Joker makes a pair with any tile, and two Jokers make a pair.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> as_doubles(parse_tiles("r8 b2 r8 *"))
    PatternMatch(arranged=(tile('r8'), tile('r8'), tile('b2'), tile('*b2')), jokers=1, melds=())
    >>> as_doubles(parse_tiles("r8 y8"))
    <Fault not_pairs: r8 y8 (PRO-49)>
    """
    held: dict[Tile, list[Tile]] = {}  # by the tile that each stands for, in the order of the tiles
    loose = [each for each in tiles if each.stands_for is None]
    for each in tiles:
        if each.stands_for is not None:
            held.setdefault(each.stands_for, []).append(each)
    single = [kind for kind, copies in held.items() if len(copies) % 2]
    if len(single) > len(loose):
        pairs = sum(len(copies) // 2 for copies in held.values()) + len(loose)
        single.sort()
        return Fault(FaultCode.NOT_PAIRS, tuple(single), "PRO-49", rest=tuple(loose),
                     count=pairs, wanted=len(tiles) // 2)  # fmt: skip
    for kind in single:
        held[kind].append(Tile(kind.colour, kind.number, joker=True))
    paired = [each for copies in held.values() for each in copies]
    return PatternMatch((*paired, *loose[len(single) :]), _jokers(tiles))


# ---- Grand Care ------------------------------------------------------------------------------------


def as_grand_care(tiles: tuple[Tile, ...], rules: Ruleset, prices: PriceRules) -> PatternMatch | Fault:
    """Return tiles arranged as a Grand Care, its eight tiles of one number first, or the fault (PRO-50).

    A Grand Care contains all eight tiles of one number: both copies in each of the four colours. Jokers that
    stand for some of the eight lower the points of a close; other Jokers don't. *prices* says whether the
    other six tiles must form melds. The fault says why the tiles can't be arranged as a Grand Care.
    """
    size = rules.tiles.of_a_number
    held = Counter(each.stands_for for each in tiles)
    there = dict.fromkeys(range(1, rules.tiles.numbers + 1), 0)
    for each, count in held.items():
        if each is not None and each.number is not None:
            there[each.number] += min(count, rules.tiles.copies)
    best, *others = sorted(there, key=lambda number: -there[number])
    if there[best] + held[None] < size:
        eight = _eight(best, tiles, rules)
        return Fault(FaultCode.NOT_EIGHT, clause="PRO-50", missing=eight.missing, rest=eight.tiles,
                     count=len(eight.tiles), wanted=size)  # fmt: skip
    if prices.grand_care_rest is GrandCareRest.FREE:
        eight = _eight(best, tiles, rules)
        return PatternMatch((*eight.tiles, *eight.others), _jokers(eight.tiles))
    for number in (best, *others):
        eight = _eight(number, tiles, rules)
        melds = None if eight.missing else _in_melds(eight.others, rules)
        if melds is not None:
            rest = (each for meld in melds for each in meld.tiles)
            return PatternMatch((*eight.tiles, *rest), _jokers(eight.tiles))
    return Fault(FaultCode.REST_NOT_MELDS, _eight(best, tiles, rules).others, "PRO-50")


class _Eight(NamedTuple):
    """The tiles of a rack, divided into the eight of one number that a Grand Care needs and all other tiles.

    The eight are both copies of the number in each of the four colours.

    Attributes:
        tiles: the tiles of the eight that are in the rack, and Jokers that stand for tiles of the eight.
        missing: the tiles of the eight for which there is neither a tile nor a Joker.
        others: all other tiles of the rack.
    """

    tiles: tuple[Tile, ...]
    missing: tuple[Tile, ...]
    others: tuple[Tile, ...]


def _eight(number: int, tiles: tuple[Tile, ...], rules: Ruleset) -> _Eight:
    """Return the tiles divided into the eight of *number* that a Grand Care needs and all other tiles.

    Jokers stand for as many of the missing tiles of the eight as possible.
    """
    box = rules.tiles
    missing = [kind for kind in box.kinds[number - 1 :: box.numbers] for _ in range(box.copies)]
    eight: list[Tile] = []
    others: dict[int, Tile] = dict(enumerate(tiles))
    for at in sorted(others, key=lambda at: tiles[at].joker):  # natural tiles before Jokers for the same tile
        place = tiles[at].stands_for
        if place is not None and place in missing:
            missing.remove(place)
            eight.append(others.pop(at))
    for at in [at for at, each in others.items() if each.stands_for is None][: len(missing)]:
        place = missing.pop(0)
        del others[at]
        eight.append(Tile(place.colour, place.number, joker=True))
    return _Eight(tuple(sorted(eight)), tuple(missing), tuple(others.values()))


def _in_melds(tiles: tuple[Tile, ...], rules: Ruleset) -> tuple[Meld, ...] | None:
    """Return the tiles divided into melds, whatever their order; None if that is impossible.

    This is slow for many tiles.
    """
    if not tiles:
        return ()
    first, *others = tiles
    for size in range(len(others), 1, -1):
        for chosen in combinations(range(len(others)), size):
            meld = meld_of((first, *(others[place] for place in chosen)), rules)
            if meld is not None:
                left = tuple(each for place, each in enumerate(others) if place not in chosen)
                rest = _in_melds(left, rules)
                if rest is not None:
                    return (meld, *rest)
    return None


# ---- Mosaic ----------------------------------------------------------------------------------------


def as_mosaic(tiles: tuple[Tile, ...], rules: Ruleset, prices: PriceRules) -> PatternMatch | Fault:
    """Return *tiles* arranged as a Mosaic, or the fault that says why they don't form one (PRO-41).

    A Mosaic consists of the numbers 1 to 13 in order and then a second 1. The first four tiles have four
    different colours, and each later tile differs in colour from the tile on its left. *prices* says whether
    Jokers may be used and whether the two ends must have different colours.
    """
    colours = mosaic_colours(tiles, rules, prices)
    if isinstance(colours, Fault):
        return colours
    last = rules.tiles.numbers
    row, painted = colours
    if len(tiles) != len(row):
        return Fault(FaultCode.MOSAIC_NUMBERS, clause="PRO-41", count=len(tiles), wanted=len(row))
    numbered = zip(row, painted, [*range(1, last + 1), 1], strict=True)
    arranged = tuple(each or Tile(colour, number, joker=True) for each, colour, number in numbered)
    return PatternMatch(arranged, _jokers(tiles))


def mosaic_colours(
    tiles: tuple[Tile, ...], rules: Ruleset, prices: PriceRules
) -> tuple[list[Tile | None], tuple[Colour, ...]] | Fault:
    """Return some tiles in the order of a Mosaic, and a colour for each of its fourteen places.

    A Mosaic consists of the numbers 1 to 13 in order and then a second 1, in mixed colours. *tiles* may be
    only part of a Mosaic. The result is a pair of sequences. The first contains the tile in each place, or
    None if no tile has the number of that place; a missing tile or a Joker can be put there. The second
    contains a colour for each place, so that all the rules for colours are met. If this is impossible, the
    result is the fault that says why.

    *prices* says whether Jokers may be used and whether the two ends must have different colours.
    """
    last = rules.tiles.numbers
    held: dict[int, list[Tile]] = {number: [] for number in range(1, last + 1)}
    for each in tiles:
        if each.number is not None:
            held[each.number].append(each)
    surplus = [each for number, its in held.items() if len(its) > 1 + (number == 1) for each in its]
    if surplus or len(tiles) > last + 1:
        filled = sum(min(len(its), 1 + (number == 1)) for number, its in held.items())
        surplus.sort()
        return Fault(FaultCode.MOSAIC_NUMBERS, tuple(surplus), "PRO-41", count=filled, wanted=last + 1)
    jokers = tuple(sorted(each for each in tiles if each.joker))
    if jokers and prices.mosaic_jokers is MosaicJokers.NATURAL_ONLY:
        return Fault(FaultCode.MOSAIC_JOKERS, jokers, "PRO-41")
    middle = [next(iter(held[number]), None) for number in range(2, last + 1)]
    ones = (*held[1], None, None)[:2]
    rows = [[first, *middle, final] for first, final in (ones, ones[::-1])]
    for row in rows:
        colours = _colouring([each.colour if each else None for each in row], rules, prices)
        if colours is not None:
            return row, colours
    return _colour_fault(rows[0], prices)


def _colour_fault(row: list[Tile | None], prices: PriceRules) -> Fault:
    """Return the fault of a row whose numbers are right for a Mosaic, but whose colours aren't.

    A Mosaic consists of the numbers 1 to 13 and a second 1, in mixed colours. Places without a tile, where a
    Joker may be, are None in *row*. *prices* says whether the two ends must have different colours.
    """
    for code, places in (
        (FaultCode.MOSAIC_FIRST_FOUR, list(combinations(range(4), 2))),
        (FaultCode.MOSAIC_NEIGHBOURS, list(pairwise(range(3, len(row))))),
        (FaultCode.MOSAIC_ENDS, [(0, len(row) - 1)] if prices.mosaic_ends_differ else []),
    ):
        for left, right in places:
            a, b = row[left], row[right]
            if a is not None and b is not None and a.colour is b.colour:
                return Fault(code, (a, b), "PRO-41")
    # No two tiles have wrong colours, so there is a Joker for which no colour is left.
    fourth, fifth = row[3:5]
    if fourth is None and fifth is not None and fifth.colour not in {each.colour for each in row[:3] if each}:
        return Fault(FaultCode.MOSAIC_NEIGHBOURS, (JOKER, fifth), "PRO-41")
    return Fault(FaultCode.MOSAIC_ENDS, tuple(each or JOKER for each in (row[0], row[-1])), "PRO-41")


def _colouring(row: list[Colour | None], rules: Ruleset, prices: PriceRules) -> tuple[Colour, ...] | None:
    """Return a colour for each place of a Mosaic, or None if that is impossible.

    The first four colours are all different, and each later colour differs from the one before it. *row*
    contains, for each place, the colour of the tile that is already there, or None if the colour can be
    chosen. *prices* says whether the two ends must have different colours.
    """
    for start in permutations(rules.tiles.colours, 4):
        if all(given in (None, colour) for given, colour in zip(row, start, strict=False)):
            found: dict[Colour, tuple[Colour, ...]] = {start[-1]: start}  # a colouring for each last colour
            for given in row[4:]:
                found = {
                    colour: (*colours, colour)
                    for colour in ([given] if given else rules.tiles.colours)
                    for before, colours in found.items()
                    if before is not colour
                }
            for final, colours in found.items():
                if not prices.mosaic_ends_differ or final is not colours[0]:
                    return colours
    return None


def _jokers(tiles: tuple[Tile, ...]) -> int:
    """Return how many of the tiles are Jokers."""
    return sum(each.joker for each in tiles)
