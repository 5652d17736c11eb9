"""How near some tiles are to Doubles, Mosaic and Grand Care, the patterns that aren't made of melds (PRO-32).

Such a pattern is called a *whole*, as its tiles aren't divided into melds. Copies are counted by colour and
number, both from 0: `held[colour][number]` in the rack, and `available[colour][number]` in the rack or
unseen. Several kinds of tiles together are given as a bit mask, with 13 bits for each colour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import permutations
from typing import TypeAlias

from ...closes.prices import Pattern, price_rules
from ...rules import MosaicJokers, Ruleset

Copies: TypeAlias = "Sequence[Sequence[int]]"
"""How many copies there are of each natural tile: for each colour, a count for each number."""
ColourNumber: TypeAlias = "tuple[int, int]"
"""A colour and a number, both counted from 0."""

COLOURS, NUMBERS = range(4), range(13)


@dataclass(frozen=True, slots=True)
class NearestWhole:
    """The arrangements of Doubles, Mosaic or Grand Care that share as many tiles as possible with a rack.

    Attributes:
        gain: how many tiles the arrangements share with the rack.
        need: the tiles that must be drawn for at least one of the arrangements, as a bit mask of kinds.
        arrange: a function that returns the tiles of one of the arrangements, as (colour, number), both
            counted from 0.
    """

    gain: int
    need: int
    arrange: Callable[[], tuple[ColourNumber, ...]]


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
    # Kinds by the copies in the rack, and in the rack or unseen: these say how much a pair of that kind
    # gains, and how many of its tiles must be Jokers.
    kinds: dict[tuple[int, int], list[ColourNumber]] = {}
    for colour in COLOURS:
        for number, copies in enumerate(zip(held[colour], available[colour], strict=True)):
            kinds.setdefault(copies, []).append((colour, number))
    whole, half, alone, *empty = (
        len(kinds.get(copies, ())) for copies in ((2, 2), (1, 2), (1, 1), (0, 2), (0, 1))
    )
    whole = min(7, whole)  # pairs that are complete in the rack are all taken: no other pair gains more
    left = 7 - whole

    def jokers(halves: int, singles: int, none: int = 0, one: int = 0) -> int:
        """Return the fewest Jokers for seven pairs, if this many of them are of each sort at least."""
        rest = left - halves - singles - none - one
        free = min(rest, empty[0] - none)
        some = min(rest - free, empty[1] - one)
        return singles + one + some + 2 * (rest - free - some)

    # Each way is a number of pairs of which one tile is in the rack and the other can be drawn, and a number
    # of pairs of which the other tile must be a Joker.
    ways = [
        (halves, singles)
        for halves in range(min(left, half), -1, -1)
        for singles in range(min(left - halves, alone), -1, -1)
        if jokers(halves, singles) <= wild
    ]
    if not ways:
        return None
    most = max(map(sum, ways))
    best = [way for way in ways if sum(way) == most]
    need = 0
    if any(halves for halves, _ in best):
        need |= sum(map(bit_of, kinds[1, 2]))
    if most < left:
        for may, (none, one) in ((2, (1, 0)), (1, (0, 1))):
            if empty[2 - may] and any(jokers(*way, none, one) <= wild for way in best):
                need |= sum(map(bit_of, kinds[0, may]))

    def arrange() -> tuple[ColourNumber, ...]:
        halves, singles = best[0]
        chosen = [*kinds.get((2, 2), ())][:whole]
        chosen += [*kinds.get((1, 2), ())][:halves] + [*kinds.get((1, 1), ())][:singles]
        for sort in ((0, 2), (0, 1), (0, 0)):
            chosen += [*kinds.get(sort, ())][: 7 - len(chosen)]
        chosen += [(0, 0)] * (7 - len(chosen))  # pairs of Jokers, which stand for nothing in particular
        return tuple(kind for kind in chosen for _ in range(2))

    return NearestWhole(2 * whole + most, need, arrange)


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
            best = NearestWhole(gain, need, partial(_eight_of, number))
        elif gain == best.gain:
            best = replace(best, need=best.need | need)
    return best


def _eight_of(number: int) -> tuple[ColourNumber, ...]:
    """Return the eight tiles of a number as (colour, number), both counted from 0."""
    return tuple((colour, number) for colour in COLOURS for _ in range(2))


def need_of_number(number: int, held: Copies, available: Copies) -> int:
    """Return the kinds of tiles with this number that can still be drawn, as a bit mask.

    *number* is counted from 0. *held* counts the copies of each tile in the rack, *available* those in the
    rack or unseen.
    """
    return sum(bit_of((each, number)) for each in COLOURS if available[each][number] > held[each][number])


# ---- Mosaic ----------------------------------------------------------------------------------------

_OTHERS = tuple(tuple(colour for colour in COLOURS if colour != last) for last in COLOURS)

HAVE, DRAW, WILD, BARRED = range(4)
"""How a place of a Mosaic can be filled with a tile of a certain colour.

With a tile of the rack, with a tile that must be drawn, with a Joker, since no copy is available, or not at
all.
"""
_Fills: TypeAlias = "tuple[int, ...]"
"""How the place of one number can be filled: for each colour, one of `HAVE`, `DRAW`, `WILD` and `BARRED`."""

_NEED = 52
_NEEDS = (1 << _NEED) - 1
"""The bits of the tiles that must be drawn, in an integer that says what a row of tiles is worth.

The bits above them are the number of tiles of the row that are in the rack. If there are several such rows,
the tiles that must be drawn are those for at least one of them. The worth of a row that can't be made is -1.
"""
_Rows: TypeAlias = "dict[int, list[int]]"
"""What the best rows of tiles are worth, by their number of Jokers.

Each list has a value for each first and last colour, at the index 4 * first + last.
"""


def _mosaic(held: Copies, available: Copies, wild: int, ends_differ: bool) -> NearestWhole | None:
    """Return the Mosaics that share as many tiles as possible with the rack; None if no Mosaic is possible.

    A Mosaic is a row of 1 to 13 and a second 1 (PRO-41). Neighbours differ in colour, and the first four
    tiles have four different colours. If *ends_differ* is True, the two 1s differ in colour, too. *held*
    counts the copies of each tile in the rack, *available* those in the rack or unseen, and *wild* is the
    number of Jokers.
    """
    fills = tuple(
        tuple([HAVE if held[each][number] else DRAW if available[each][number] else WILD for each in COLOURS])
        for number in NUMBERS
    )
    seconds = tuple([HAVE if held[c][0] > 1 else DRAW if available[c][0] > 1 else WILD for c in COLOURS])
    if ends_differ:
        seconds = (BARRED,) * 4
    best = _best_mosaic(fills, fills[0], seconds, wild)
    if best < 0:
        return None
    return NearestWhole(best >> _NEED, best & _NEEDS, partial(_arrange, fills, seconds, wild))


@lru_cache(maxsize=1_000)
def _best_mosaic(fills: tuple[_Fills, ...], others: _Fills, seconds: _Fills, wild: int) -> int:
    """Return what the best Mosaics are worth.

    *fills* says how the places of 1 to 13 can be filled. The place of the second 1 can be filled as *seconds*
    says if it has the colour of the first 1, otherwise as *others* says. *wild* is the number of Jokers.
    """
    rows = _join_rows(_first_rows(fills[:4], wild), _rows_after_tile(4, fills[4:], wild), wild)
    best = -1
    for first in COLOURS:
        for last in COLOURS:
            fill = (seconds if last == first else others)[last]
            if fill == BARRED:
                continue
            need = 1 << 13 * last if fill == DRAW else 0
            for jokers, worths in rows.items():
                if jokers + (fill == WILD) <= wild:
                    one, two, three = _OTHERS[last]
                    at = 4 * first
                    if (max(worths[at : at + 4]) >> _NEED) + (fill == HAVE) < best >> _NEED:
                        continue
                    worth = _better(_better(worths[at + one], worths[at + two]), worths[at + three])
                    if worth >= 0:
                        best = _better(best, worth + ((fill == HAVE) << _NEED) | need)
    return best


def _better(one: int, other: int) -> int:
    """Return the worth of the better one of two rows (see `_NEEDS`).

    If both share equally many tiles with the rack, the result has the tiles to draw for either of them.
    """
    return one | other if (one ^ other) >> _NEED == 0 else max(one, other)


def _worth(number: int, colour: int, fill: int) -> int:
    """Return the worth of a single tile (see `_NEEDS`); *fill* says where it comes from, such as `HAVE`."""
    return 1 << _NEED if fill == HAVE else 1 << 13 * colour + number if fill == DRAW else 0


@lru_cache(maxsize=1_000)
def _first_rows(fills: tuple[_Fills, ...], wild: int) -> _Rows:
    """Return the best rows of the numbers 1 to 4, which all have different colours.

    *fills* says how the place of each number can be filled, *wild* is the number of Jokers.
    """
    rows: _Rows = {}
    for colours in permutations(COLOURS):
        chosen = [fills[number][colour] for number, colour in enumerate(colours)]
        jokers = chosen.count(WILD)
        if jokers <= wild and BARRED not in chosen:
            worths = rows.setdefault(jokers, [-1] * 16)
            worth = sum([_worth(number, colours[number], fill) for number, fill in enumerate(chosen)])
            at = 4 * colours[0] + colours[3]
            worths[at] = _better(worths[at], worth)
    return rows


@lru_cache(maxsize=10_000)
def _rows_of_numbers(number: int, fills: tuple[_Fills, ...], wild: int) -> _Rows:
    """Return the worths of the best rows of consecutive numbers in which neighbours differ in colour.

    *number* is the first one, counted from 0; *fills* says how the place of each number can be filled. Of the
    15 tiles of a rack, most stretches stay the same after a discard or a draw, so results are cached.
    """
    if len(fills) > 1:
        half = len(fills) // 2
        return _join_rows(
            _rows_of_numbers(number, fills[:half], wild),
            _rows_after_tile(number + half, fills[half:], wild),
            wild,
        )
    rows: _Rows = {}
    for colour, fill in enumerate(fills[0]):
        if fill != BARRED and (fill == WILD) <= wild:
            rows.setdefault(int(fill == WILD), [-1] * 16)[5 * colour] = _worth(number, colour, fill)
    return rows


@lru_cache(maxsize=10_000)
def _rows_after_tile(number: int, fills: tuple[_Fills, ...], wild: int) -> _Rows:
    """Return the worths of the best rows that can follow a tile of a certain colour.

    The rows are those of `_rows_of_numbers`. Each list has a value for each last colour and each colour of
    the tile before the row, at the index 4 * last + colour.
    """
    following: _Rows = {}
    for jokers, worths in _rows_of_numbers(number, fills, wild).items():
        others = following[jokers] = []
        for last in COLOURS:
            red, yellow, blue, black = worths[last::4]
            one, two = _better(red, yellow), _better(blue, black)
            others += [_better(yellow, two), _better(red, two), _better(one, black), _better(one, blue)]
    return following


def _join_rows(front: _Rows, following: _Rows, wild: int) -> _Rows:
    """Return the best rows that begin with one of *front* and go on with one of *following*.

    *following* is a result of `_rows_after_tile`, and *wild* the number of Jokers.
    """
    rows: _Rows = {}
    for more, others in following.items():
        for jokers, before in front.items():
            if jokers + more > wild:
                continue
            worths = rows.setdefault(jokers + more, [-1] * 16)
            for at, so_far in enumerate(before):
                if so_far >= 0:
                    first, link = at & 12, at & 3
                    for last in COLOURS:
                        rest = others[4 * last + link]
                        if rest >= 0:
                            worth, known = so_far + rest, worths[first + last]
                            worths[first + last] = (
                                worth | known if (worth ^ known) >> _NEED == 0 else max(worth, known)
                            )
    return rows


def _arrange(fills: tuple[_Fills, ...], seconds: _Fills, wild: int) -> tuple[ColourNumber, ...]:
    """Return the tiles of a Mosaic that shares as many tiles as possible with the rack.

    Of these Mosaics it is the one whose first tiles have the first colours. The arguments are those of
    `_best_mosaic`.
    """
    others = fills[0]
    gain = _best_mosaic(fills, others, seconds, wild) >> _NEED
    row: list[ColourNumber] = []
    for number in NUMBERS:
        for colour in COLOURS:
            only = (*fills[:number], _only(fills[number], colour), *fills[number + 1 :])
            if _best_mosaic(only, others, seconds, wild) >> _NEED == gain:
                break
        fills = only
        row.append((colour, number))
    last = next(
        colour for colour in COLOURS
        if _best_mosaic(fills, _only(others, colour), _only(seconds, colour), wild) >> _NEED == gain
    )  # fmt: skip
    return (*row, (last, 0))


def _only(fills: _Fills, colour: int) -> _Fills:
    """Return how a place can be filled if it must have this colour."""
    return tuple([fill if each == colour else BARRED for each, fill in enumerate(fills)])
