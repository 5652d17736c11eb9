"""Lay tiles out as a good player would: melds first, then pairs that need one more tile, then the rest.

If the player can close (end the round with 14 tiles in a pattern, and one left over), the tiles are laid out
as the close that scores the most. Otherwise as many tiles as possible are put in melds. Of several ways to do
so, the best is the one whose other tiles make the most pairs that need just one more tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice

from ...closes.closings import Closing
from ...closes.prices import Pattern
from ...faults import Fault, FaultCode, RulesError
from ...layout import Arrangement
from ...melds import Meld, read_meld
from ...melds.box import check_rack
from ...rules import RUMMY_PRO, Ruleset, check_inputs
from ...tiles import JOKER, Tile, Tiles, as_tiles
from ..tiling.rack_counts import is_supported
from .best import best_close
from .cores import Core, cores, whole_zone

SHELF = 14
"""The number of slots, for tiles and gaps, on a shelf of the rack on the screen."""

MOST = 15
"""The most tiles that a player can hold."""

MOST_DIVISIONS = 400
"""The largest number of ways to put tiles in melds that are compared with each other."""

Row = tuple[Tile, ...]


def best_arrangement(tiles: Tiles, rules: Ruleset = RUMMY_PRO, *, jokers_thrown: int = 0) -> Arrangement:
    """Return up to fifteen tiles laid out on two shelves as a good player would.

    >>> best_arrangement("k1 r7 b9 r5 y7 r6 k9 b2 r12 k5 *")
    parse_arrangement('r5 r6 r7 | * b9 k9 | r12 | y7 | b2 / k1 | k5')
    >>> best_arrangement("b5 r2 b6 r3 b7 r4 b8 k1 b5 r2 b6 r3 b7 r4 b8")
    parse_arrangement('r2 r2 | r3 r3 | r4 r4 | b5 b5 | b6 b6 / b7 b7 | b8 b8 | k1')

    If the player can close with the tiles (end the round with 14 of them in melds or another pattern), they
    are laid out as the close that scores the most. Otherwise as many tiles as possible are in melds, and then
    come pairs that need one more tile. *jokers_thrown* is how many Jokers the player has discarded; it can
    change which close scores the most. Raises RulesError for tiles that no player can hold.
    """
    check_inputs(rules, jokers_thrown)
    given = as_tiles(tiles)
    check_rack(given, rules, jokers_thrown=jokers_thrown)
    if len(given) > MOST:
        fault = Fault(FaultCode.RACK_TOO_LARGE, clause="PRO-10", count=len(given), wanted=MOST)
        raise RulesError(f"too many tiles: {len(given)}, expected {MOST} at most", fault)
    closing = None
    if given and is_supported(rules):
        closing = best_close(given, jokers_thrown=jokers_thrown, rules=rules)
    rows = _most_melded(given, rules) if closing is None else _rows_of(closing)
    spare: dict[Tile, list[Tile]] = {}
    for each in given:
        spare.setdefault(each.kind, []).append(each)
    return _on_two_shelves([tuple(spare[each.kind].pop(0) for each in row) for row in rows])


def _rows_of(closing: Closing) -> list[Row]:
    """Return a close as rows of tiles: its melds or pairs, and at the end a row with the tile left over."""
    tiles = closing.arranged
    if closing.melds:
        rows = [meld.tiles for meld in closing.melds]
    elif closing.pattern is Pattern.DOUBLES:
        rows = [tiles[place : place + 2] for place in range(0, len(tiles), 2)]
    elif closing.pattern is Pattern.GRAND_CARE:
        rows = [tiles[:8:2], tiles[1:8:2], tiles[8:]]
    else:
        rows = [tiles]
    return [*rows, (closing.free,)]


# ---- Most tiles in melds ---------------------------------------------------------------------------


def _most_melded(tiles: tuple[Tile, ...], rules: Ruleset) -> list[Row]:
    """Return tiles in rows, with as many of them as possible in melds.

    First come the melds, then pairs that need one more tile, then single tiles, and Jokers last.
    """
    naturals = sorted(each for each in tiles if not each.joker)
    jokers = len(tiles) - len(naturals)
    held = sorted(set(naturals))
    kinds = [(each.colour.lane, each.number) for each in held if each.colour and each.number]
    twice = sum(1 << place for place, each in enumerate(held) if naturals.count(each) == 2)
    best: tuple[tuple[int, int, int], list[Core], list[Row]] | None = None
    every = cores(kinds, jokers, whole_zone(rules))
    for found, *out in _splits(every, (1 << len(held)) - 1, twice, jokers):
        rest = tuple(each for mask in out for place, each in enumerate(held) if mask >> place & 1)
        worth, parts = _best_pairs(tuple(sorted(rest)), rules.runs.high)
        value = (worth, -sum(core[0] for core in found), -len(found))  # prefer few Jokers in few melds
        if best is None or value > best[0]:
            best = value, found, list(parts)
    assert best is not None
    _, chosen, pairs = best
    melds, left = _melds(chosen, held, jokers, rules)
    single = Counter(naturals) - Counter(each for row in (*melds, *pairs) for each in row)
    return [*melds, *pairs, *((each,) for each in single.elements()), *([(JOKER,)] * left)]


def _splits(found: list[Core], once: int, twice: int, jokers: int) -> Iterator[tuple[list[Core], int, int]]:
    """Yield the ways to put as many tiles as possible in melds.

    *found* are the possible melds, given by their natural tiles. *once* is a bit mask of the kinds of tiles
    in the rack, *twice* a bit mask of the kinds of which there are two copies, and *jokers* is the rack's
    number of Jokers. A result is a tuple: the chosen melds, a bit mask of the kinds left out, and a bit mask
    of the kinds of which both copies are left out.
    """
    by_bit: dict[int, list[Core]] = {}
    for core in found:
        mask = core[2]
        by_bit.setdefault(mask & -mask, []).append(core)

    # Each step decides on the lowest tile that is left: it is the first of a core, or in none.
    @cache
    def most(once: int, twice: int, left: int) -> int:
        if not once:
            return 0
        bit = once & -once
        best = most(once & ~bit | bit & twice, twice & ~bit, left)
        for least, minus, mask, _ in by_bit.get(bit, ()):
            if least > left:
                break
            if mask & once == mask:
                best = max(best, most(once & ~mask | mask & twice, twice & ~mask, left - least) - minus)
        return best

    def search(
        once: int, twice: int, left: int, out: tuple[int, int]
    ) -> Iterator[tuple[list[Core], int, int]]:
        if not once:
            yield [], out[0], out[1]
            return
        bit, goal = once & -once, most(once, twice, left)
        for core in by_bit.get(bit, ()):
            least, minus, mask, _ = core
            if least > left:
                break
            after = once & ~mask | mask & twice, twice & ~mask, left - least
            if mask & once == mask and most(*after) - minus == goal:
                for others, single, double in search(*after, out):
                    yield [core, *others], single, double
        after = once & ~bit | bit & twice, twice & ~bit, left
        if most(*after) == goal:
            yield from search(*after, (out[0] | bit, out[1] | out[0] & bit))

    return islice(search(once, twice, jokers, (0, 0)), MOST_DIVISIONS)


def _melds(chosen: list[Core], held: list[Tile], jokers: int, rules: Ruleset) -> tuple[list[Row], int]:
    """Complete melds with Jokers; return the melds, runs first, and how many Jokers fit in no meld.

    *chosen* gives each meld as a `Core`, which contains a bit mask of natural tiles: bit i stands for
    *held*[i]. *held* are the kinds of natural tiles in the rack, and *jokers* is how many Jokers there are.
    """
    left = jokers - sum(core[0] for core in chosen)
    melds = []
    for least, _, mask, most in sorted(chosen, key=lambda core: core[1]):
        extra = min(left, most - least)
        left -= extra
        tiles = tuple(each for place, each in enumerate(held) if mask >> place & 1)
        meld = read_meld((*tiles, *(JOKER,) * (least + extra)), rules)
        assert isinstance(meld, Meld)
        melds.append(meld)
    melds.sort(key=lambda meld: (meld.kind == "group", min(each.sort_key for each in meld.tiles)))
    return [meld.tiles for meld in melds], left


# ---- Pairs that are close to a meld ----------------------------------------------------------------


@lru_cache(maxsize=4096)
def _best_pairs(tiles: tuple[Tile, ...], high: bool) -> tuple[int, tuple[Row, ...]]:
    """Pair up tiles so that each pair needs one more tile to be a meld; return a score and the best pairs.

    The more pairs, the better; if several pairings have equally many pairs, the best is the pairing whose
    pairs can be completed by the most kinds of tiles. A better pairing has a higher score. If *high* is True,
    a 1 may follow 13.
    """
    if len(tiles) < 2:
        return 0, ()
    first, rest = tiles[0], tiles[1:]
    best: tuple[int, tuple[Row, ...]] = (-1, ())
    for place, other in enumerate(rest):
        wanted = _completing_kinds(first, other, high)
        if wanted and (place == 0 or rest[place - 1] != other):
            worth, parts = _best_pairs(rest[:place] + rest[place + 1 :], high)
            if worth + 100 + wanted > best[0]:
                pair = (other, first) if first.number == 1 and (other.number or 0) > 3 else (first, other)
                best = worth + 100 + wanted, (pair, *parts)
    without = _best_pairs(rest, high)
    return without if without[0] > best[0] else best


def _completing_kinds(first: Tile, other: Tile, high: bool) -> int:
    """Return how many kinds of tiles can complete two tiles to a meld of three.

    If *high* is True, a 1 may follow 13.
    """
    if first.number == other.number:
        return 2 if first.colour is not other.colour else 0
    if first.colour is not other.colour:
        return 0
    low, up = first.number or 0, other.number or 0
    return max(_completing_run(low, up, high), _completing_run(up, 14, high) if low == 1 and high else 0)


def _completing_run(low: int, up: int, high: bool) -> int:
    """Return how many kinds of tiles can complete two tiles of one colour to a run of three.

    *low* and *up* are the numbers of these two tiles, the lower one first. If *high* is True, a 1 may follow
    13, as number 14.
    """
    if up - low == 2:
        return 1
    return (low > 1) + (up < 13 + high) if up - low == 1 else 0


# ---- Two shelves -----------------------------------------------------------------------------------


def _on_two_shelves(rows: list[Row]) -> Arrangement:
    """Return rows of tiles arranged on two shelves, with a gap between neighbouring rows.

    As many rows as fit are put on the upper shelf, the others on the lower one. If the rows don't fit on two
    shelves of `SHELF` slots, they are divided so that the longer shelf is as short as possible.
    """

    def laid(some: list[Row]) -> tuple[Tile | None, ...]:
        return tuple(each for row in some for each in (*row, None))[:-1]

    def fit(cut: int) -> tuple[int, int]:
        upper, lower = len(laid(rows[:cut])), len(laid(rows[cut:]))
        over = max(upper - SHELF, lower - SHELF, 0)
        return over, abs(upper - lower) if over else -cut

    cut = min(range(len(rows) + 1), key=fit)
    return Arrangement((laid(rows[:cut]), laid(rows[cut:])))
