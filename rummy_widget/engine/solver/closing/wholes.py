"""How near some tiles are to Doubles, Mosaic and Grand Care, the patterns that aren't made of melds (PRO-32).

Such a pattern is called a *whole*, as its tiles aren't divided into melds. Copies are counted by colour and
number, both from 0: `held[colour][number]` in the rack, and `available[colour][number]` in the rack or
unseen. Several kinds of tiles together are given as a bit mask, with 13 bits for each colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import permutations
from operator import or_
from typing import NamedTuple, TypeAlias

from ...closes.prices import Pattern, price_rules
from ...rules import MosaicJokers, Ruleset

Copies: TypeAlias = "Sequence[Sequence[int]]"
"""How many copies there are of each natural tile: for each colour, a count for each number."""
ColourNumber: TypeAlias = "tuple[int, int]"
"""A colour and a number, both counted from 0."""

COLOURS, NUMBERS = range(4), range(13)


class NearestWhole(NamedTuple):
    """The arrangements of Doubles, Mosaic or Grand Care that share as many tiles as possible with a rack.

    Attributes:
        gain: how many tiles the arrangements share with the rack.
        need: the tiles that must be drawn for at least one of the arrangements, as a bit mask of kinds.
        arrangement: the tiles of one of the arrangements as (colour, number), both counted from 0.
    """

    gain: int
    need: int
    arrangement: tuple[ColourNumber, ...]


def nearest_whole(
    pattern: Pattern, held: Copies, available: Copies, wild: int, rules: Ruleset
) -> NearestWhole | None:
    """Return the arrangements of a pattern that come nearest to a rack; None if the pattern can't be formed.

    They share as many tiles as possible with the rack. The pattern is Doubles, Mosaic or Grand Care. *held*
    counts the copies of each tile in the rack, *available* those in the rack or unseen, by colour and number.
    Jokers must stand for tiles of which no copy is left; at most *wild* Jokers are available for this. For a
    Grand Care only the eight tiles of one number count, not the other six.
    """
    if pattern is Pattern.DOUBLES:
        return _doubles(held, available, wild)
    if pattern is Pattern.MOSAIC:
        prices = price_rules(rules)
        jokers = prices.mosaic_jokers is not MosaicJokers.NATURAL_ONLY
        return _mosaic(held, available, wild if jokers else 0, prices.mosaic_ends_differ)
    return _grand_care(held, available, wild)


def most_gained(pattern: Pattern, held: Copies) -> int:
    """Return a quick upper bound on how many tiles an arrangement of this pattern shares with the rack.

    The pattern is Doubles, Mosaic or Grand Care. *held* counts the copies of each tile in the rack, by colour
    and number.
    """
    numbers = [sum([held[colour][number] for colour in COLOURS]) for number in NUMBERS]
    if pattern is Pattern.MOSAIC:
        return sum([each > 0 for each in numbers]) + (numbers[0] > 1)
    if pattern is Pattern.DOUBLES:
        ones, twos = (sum([copies.count(each) for copies in held]) for each in (1, 2))
        return 2 * min(7, twos) + min(max(0, 7 - twos), ones)
    return max(numbers)


def bit_of(kind: ColourNumber) -> int:
    """Return the bit that stands for a kind of tile, given as a colour and a number, both counted from 0."""
    colour, number = kind
    return 1 << 13 * colour + number


# ---- Doubles ---------------------------------------------------------------------------------------


def _doubles(held: Copies, available: Copies, wild: int) -> NearestWhole | None:
    """Return the seven pairs of equal tiles that share as many tiles as possible with the rack.

    *held* counts the copies of each tile in the rack, *available* those in the rack or unseen, and *wild* is
    the number of Jokers. Pairs in the rack are best, then single tiles of which the second copy can be drawn,
    then other pairs. Returns None if seven pairs are impossible.
    """
    # By the copies in the rack, and in the rack or unseen: these say how much a pair of that kind gains, and
    # how many of its tiles must be Jokers.
    kinds: dict[tuple[int, int], list[ColourNumber]] = {}
    for colour in COLOURS:
        for number in NUMBERS:
            kinds.setdefault((held[colour][number], available[colour][number]), []).append((colour, number))
    sorts = sorted(kinds, key=lambda sort: (-sort[0], -sort[1]))
    best: tuple[int, int, list[tuple[tuple[int, int], int]]] | None = None
    need = 0
    for taken in _pair_choices(sorts, kinds, 7, wild):
        gain = sum(have * count for (have, _), count in taken)
        if best is not None and gain < best[0]:
            continue
        if best is None or gain > best[0]:
            best, need = (gain, 0, taken), 0
        for (have, may), count in taken:
            if count and may > have:
                need |= sum(map(bit_of, kinds[have, may]))
    if best is None:
        return None
    chosen = [place for sort, count in best[2] for place in kinds.get(sort, [])[:count] for _ in range(2)]
    chosen += [(0, 0)] * (14 - len(chosen))  # pairs of Jokers, which stand for nothing in particular
    return NearestWhole(best[0], need, tuple(chosen))


def _pair_choices(
    sorts: list[tuple[int, int]], kinds: dict[tuple[int, int], list[ColourNumber]], pairs: int, wild: int
) -> Iterator[list[tuple[tuple[int, int], int]]]:
    """Yield the ways to choose pairs of equal tiles, by how many copies of the tiles there are.

    Kinds of tiles with the same counts of copies belong to the same *sort*. A sort is given by these counts:
    (copies in the rack, copies in the rack or unseen). *sorts* lists the sorts to choose from, and *kinds*
    maps each sort to its kinds of tiles. Each way is a list of tuples: a sort, and how many pairs have this
    sort. In all, *pairs* pairs are needed; if a way has fewer, the rest are pairs of Jokers. *wild* is the
    number of Jokers.
    """
    if not sorts:
        if 2 * pairs <= wild:
            yield []
        return
    sort, *others = sorts
    jokers = 2 - sort[1]
    most = min(pairs, len(kinds[sort]), wild // jokers if jokers else pairs)
    # Pairs that are complete in the rack are all taken: no other pair gains more.
    least = most if sort == (2, 2) else 0
    for count in range(most, least - 1, -1):
        for rest in _pair_choices(others, kinds, pairs - count, wild - jokers * count):
            yield [(sort, count), *rest]


# ---- Grand Care ------------------------------------------------------------------------------------


def _grand_care(held: Copies, available: Copies, wild: int) -> NearestWhole | None:
    """Return the nearest Grand Care: the eight tiles of the number of which the rack has the most tiles.

    *held* counts the copies of each tile in the rack, *available* those in the rack or unseen, and *wild* is
    the number of Jokers. Returns None if no number has enough copies and Jokers.
    """
    best: NearestWhole | None = None
    for number in NUMBERS:
        gain = sum(held[colour][number] for colour in COLOURS)
        if 8 - sum(available[colour][number] for colour in COLOURS) > wild:
            continue
        need = need_of_number(number, held, available)
        if best is None or gain > best.gain:
            places = tuple((colour, number) for colour in COLOURS for _ in range(2))
            best = NearestWhole(gain, need, places)
        elif gain == best.gain:
            best = best._replace(need=best.need | need)
    return best


def need_of_number(number: int, held: Copies, available: Copies) -> int:
    """Return the kinds of tiles with this number that can still be drawn, as a bit mask.

    *number* is counted from 0. *held* counts the copies of each tile in the rack, *available* those in the
    rack or unseen.
    """
    return sum(bit_of((each, number)) for each in COLOURS if available[each][number] > held[each][number])


# ---- Mosaic ----------------------------------------------------------------------------------------

_ROWS = {first: [row for row in permutations(COLOURS) if row[0] == first] for first in COLOURS}
_LINKS = {row: ((((None, row[0]), row[1]), row[2]), row[3]) for row in permutations(COLOURS)}
_OTHERS = tuple(tuple(colour for colour in COLOURS if colour != last) for last in COLOURS)

_Worth: TypeAlias = "tuple[int, int, int]"
"""How one place of a Mosaic can be filled with a tile of a certain colour: three numbers, two of them 0.

They are: 1 if the tile is in the rack; 1 if a Joker must stand for it, since no copy is available; and the
bit of the tile if it must be drawn.
"""
_Row: TypeAlias = "tuple[_Row | None, int]"
"""The colours of the first tiles of a Mosaic as a linked list: all but the last colour, and the last."""
_Rows: TypeAlias = "dict[tuple[int, int], tuple[int, int, _Row]]"
"""The best beginnings of a Mosaic, by their last colour and the number of Jokers that they need.

A value is a tuple: how many tiles these beginnings share with the rack; the tiles that must be drawn for at
least one of them, as bits; and the colours of one of them.
"""


def _mosaic(held: Copies, available: Copies, wild: int, ends_differ: bool) -> NearestWhole | None:
    """Return the Mosaics that share as many tiles as possible with the rack; None if no Mosaic is possible.

    A Mosaic is a row of 1 to 13 and a second 1 (PRO-41). Neighbours differ in colour, and the first four
    tiles have four different colours. If *ends_differ* is True, the two 1s differ in colour, too. *held*
    counts the copies of each tile in the rack, *available* those in the rack or unseen, and *wild* is the
    number of Jokers.
    """
    worths = [[_worth(held, available, colour, number) for colour in COLOURS] for number in NUMBERS]
    gain, need, best = -1, 0, None
    for first in COLOURS:
        last = worths[0].copy()
        last[first] = _worth(held, available, first, 0, before=1)  # one copy is already the first tile
        last_colours = _OTHERS[first] if ends_differ else COLOURS
        for won, needed, row in _rows_from(first, [*worths, last], wild, last_colours):
            if won > gain:
                gain, need, best = won, needed, row
            elif won == gain:
                need |= needed
    return best and NearestWhole(gain, need, tuple(zip(_colours(best), (*NUMBERS, 0), strict=True)))


def _worth(held: Copies, available: Copies, colour: int, number: int, before: int = 0) -> _Worth:
    """Return where one tile of a Mosaic comes from: the rack, a draw, or a Joker that stands for it.

    The result is three numbers, two of which are 0: 1 if the tile is in the rack; 1 if a Joker must stand for
    it, since no copy is available; and the bit of the tile if it must be drawn. *colour* and *number* are
    counted from 0; *before* is how many copies of the tile the Mosaic uses already.
    """
    if held[colour][number] > before:
        return 1, 0, 0
    return (0, 0, bit_of((colour, number))) if available[colour][number] > before else (0, 1, 0)


def _rows_from(
    first: int, worths: list[list[_Worth]], wild: int, last_colours: Sequence[int]
) -> Iterator[tuple[int, int, _Row]]:
    """Yield the best Mosaics that begin with a 1 of the colour *first*.

    A Mosaic is a row of the numbers 1 to 13 and a second 1, in mixed colours. There is one result for each
    last colour and number of Jokers. *worths* says, for each position in the row and each colour, how this
    position can be filled (see `_worth`). The last colour must be one of *last_colours*, and at most *wild*
    Jokers are used. A result is a tuple: how many tiles of the Mosaic are in the rack, the tiles that must be
    drawn for it, as bits, and its colours.
    """
    ways: _Rows = {}
    for colours in _ROWS[first]:
        gains, jokers, needs = zip(
            *(worths[place][colour] for place, colour in enumerate(colours)), strict=True
        )
        gain, used = sum(gains), sum(jokers)
        if used <= wild:
            _store(ways, (colours[3], used), gain, reduce(or_, needs), _LINKS[colours], last=True)
    for place in range(4, 14):
        here, before, ways = worths[place], ways, {}
        for (last, used), (gain, need, row) in before.items():
            for colour in _OTHERS[last]:
                won, forced, needed = here[colour]
                _store(ways, (colour, used + forced), gain + won, need | needed, (row, colour))
    return iter([way for (last, forced), way in ways.items() if last in last_colours and forced <= wild])


def _store(rows: _Rows, key: tuple[int, int], gain: int, need: int, row: _Row, *, last: bool = False) -> None:
    """Store the beginning of a Mosaic in *rows* under *key*, unless a better one is stored there.

    The better one shares more tiles with the rack; *gain* says how many the new one shares. *key* is its last
    colour and the number of Jokers that it needs, *need* the tiles that must be drawn for it, as a bit mask,
    and *row* its colours. If both share equally many, the tiles to draw for the two are united, and the
    colours are those of the stored one or, if *last* is True, of the new one.
    """
    stored = rows.get(key)
    if stored is None or gain > stored[0]:
        rows[key] = gain, need, row
    elif gain == stored[0]:
        rows[key] = gain, need | stored[1], row if last else stored[2]


def _colours(row: _Row) -> list[int]:
    """Return the colours of a Mosaic's tiles, in order, as a list; *row* gives them as a linked list."""
    before, last = row
    return [*(_colours(before) if before else ()), last]
