"""Find all combinations of rack tiles that can be laid, and the new tiles that would let more be laid.

The module also finds out whether any player can still lay a tile.

>>> for play in all_plays("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 k13").plays:
...     print(play.after.notation())
r3 r4 r5 r6 r7 | r9 y9 b9 k9
r3 r4 r5 r6 r7 | y9 b9 k9
r3 r4 r5 r6 | r9 y9 b9 k9
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby, islice, product
from typing import NamedTuple

from ...faults import quote_input
from ...rules import RUMMIKUB, Ruleset, check_type, check_whole
from ...table_melds.melds_on_table import TableLike
from ...tiles import JOKER, Tile, Tiles
from .best_play import EFFORT, best_play, most_tiles
from .board import Board, board_of, tile_of
from .cases import JokerCase, cases
from .first_lay import first_lay
from .most_laid import find_most_laid, scan_choices
from .open_runs import LANES, MOST, Vector
from .proved_play import BestPlay
from .scan import LOST, LayScan
from .tile_uses import SIDE, GroupRoom, addable_colours, group_vectors, joker_splits

Laid = tuple[int, int]
"""A set of rack tiles that can be laid: its natural tiles as an integer, and its number of Jokers.

The integer has two bits for each kind of tile, which count its copies.
"""

MOST_SETS = 3_000
"""The largest number of sets of tiles found from one state of the search; further ones are left out."""


class Plays(NamedTuple):
    """The plays that `all_plays` found: one for each combination of rack tiles that can be laid.

    `plays` begins with the plays that lay the most tiles. `incomplete` says whether some combinations are
    missing because there were too many.
    """

    plays: tuple[BestPlay, ...]
    incomplete: bool


class PlayOut(NamedTuple):
    """A tile that would let more tiles be laid if it were on the rack.

    `lays` is the number of tiles that could be laid in that case. `left` is the number of copies of the tile
    that are neither on the table nor on the rack.
    """

    tile: Tile
    lays: int
    left: int


def all_plays(
    before: TableLike, rack: Tiles, *, rules: Ruleset = RUMMIKUB, most: int = 50, effort: int = EFFORT
) -> Plays:
    """Return, for each combination of rack tiles that can be laid, the play that disturbs the table least.

    Such a play breaks the fewest melds and, among plays that break equally few, moves the fewest tiles. The
    player must have opened in an earlier turn. *before* is the table. *most* is the largest number of plays
    to return; if there are more, those that lay the most tiles are returned. *effort* limits the search for
    the play that disturbs the table least: it is how many choices of melds the search may try. If it is 0,
    any play is returned for each combination, which is much faster.
    """
    check_whole("most", most, 1)
    check_whole("effort", effort, 0)
    board = board_of(before, rack, rules)
    sets, incomplete = _sets(board)
    plays = []
    for row in _longest(sets, most, board):
        play = (
            best_play(board.before, row, rules=rules, effort=effort)
            if effort
            else most_tiles(board.before, row, rules=rules).play
        )
        assert play is not None
        assert play.tiles == row
        left = tuple(sorted((Counter(board.rack) - Counter(row)).elements()))
        plays.append(replace(play, keep=left))
    return Plays(tuple(plays), incomplete or len(sets) > most)


def play_outs(
    before: TableLike, rack: Tiles, *, rules: Ruleset = RUMMIKUB, opened: bool = True
) -> tuple[PlayOut, ...]:
    """Return each tile that would let more tiles be laid than now if it were on the rack, the best first.

    *before* is the table, and *opened* says whether the player has opened already (has laid melds before).
    Each result is a tuple: the tile, the number of tiles that could be laid with it, and the number of its
    copies that are neither on the table nor on the rack.

    >>> for tile, lays, left in play_outs("r3 r4 r5", "r7 r8 y7"):
    ...     print(tile, lays, left)
    r6 3 2
    r9 3 2
    b7 3 2
    k7 3 2
    * 3 2
    r2 1 2
    """
    check_type("opened", opened, bool)
    board = board_of(before, rack, rules)
    now = _count(board, opened=opened)
    seen = Counter(board.rack) + board.before.counts()
    found = []
    for tile in (*rules.tiles.kinds, JOKER):
        left = (rules.tiles.jokers if tile is JOKER else rules.tiles.copies) - seen[tile]
        if left > 0:
            count = _count(board_of(board.before, (*board.rack, tile), rules), opened=opened)
            if count > now:
                found.append(PlayOut(tile, count, left))
    return tuple(sorted(found, key=lambda each: (-each.lays, each.tile)))


def can_ever_play(
    before: TableLike,
    racks: Iterable[Tiles],
    *,
    rules: Ruleset = RUMMIKUB,
    opened: Iterable[bool] | None = None,
) -> bool:
    """Return whether, with the stock empty, a tile from any of these racks can be laid (RK-6).

    If no player can lay a tile now, the table never changes again, so nobody will ever be able to. A result
    of False is proved: if the search was cut short for a rack, its player counts as able to play. *before* is
    the table, and *opened* says for each player whether they have opened already (have laid melds before); by
    default all have. Only the first four racks are looked at. Raises ValueError if *opened* is too short.

    >>> can_ever_play("r5 r6 r7", ["k1", "b13 y2"]), can_ever_play("r5 r6 r7", ["k1", "b13 r8"])
    (False, True)
    """
    board_of("", "", rules)
    rules.check_rearranges()
    if isinstance(racks, str) or not isinstance(racks, Iterable):
        raise TypeError(f"no such racks: {quote_input(racks)}; expected a rack for each player")
    boards = [board_of(before, rack, rules) for rack in islice(racks, MOST_PLAYERS)]
    if opened is None:
        opened = [True] * len(boards)
    elif isinstance(opened, str) or not isinstance(opened, Iterable):
        raise TypeError(f"no such opened: {quote_input(opened)}; expected a bool for each player")
    are_open = list(islice(opened, len(boards)))
    for each in are_open:
        check_type("opened", each, bool)
    if len(are_open) != len(boards):
        raise ValueError(f"no such opened: {len(are_open)}; expected one for each of {len(boards)} racks")
    return any(map(_can_play, boards, are_open))


MOST_PLAYERS = 4
"""The largest number of racks that `can_ever_play` looks at."""


def _can_play(board: Board, opened: bool) -> bool:
    """Return False only if it is proved that no tile of the rack can be laid.

    *opened* says whether the player has laid melds in an earlier turn. If not, the melds laid must be first
    melds that the rules accept.
    """
    if not opened:
        return _count(board, opened=False) > 0
    found = find_most_laid(board, None)
    return found.most > 0 or not found.sure


def _count(board: Board, *, opened: bool) -> int:
    """Return the largest number of rack tiles that can be laid.

    *opened* says whether the player has laid melds in an earlier turn. If not, the melds laid must be first
    melds that the rules accept.
    """
    if opened:
        return find_most_laid(board, None).most
    melds = first_lay(board, board.rules.rearranging.opening, "tiles")
    return sum(map(len, melds)) if melds else 0


# ---- The sets of tiles -----------------------------------------------------------------------------


def _sets(board: Board) -> tuple[set[Laid], bool]:
    """Return the combinations of rack tiles that can be laid, and whether some are missing.

    Some are missing if there were too many to find them all. A combination is a pair: its natural tiles,
    packed into an integer in which two bits count the tiles of each kind, and the number of its Jokers.
    """
    found: set[Laid] = set()
    incomplete = False
    for base in cases(board):
        choices, few = scan_choices(board, base, None)
        incomplete |= few
        for case, scan in choices:
            sets = _LaidSets(LayScan(scan.task))
            start = _always_laid(case)
            found |= {(tiles + start, wild + case.own_jokers) for tiles, wild in sets.after(1, 0, 0)}
            incomplete |= sets.incomplete
    return found - {(0, 0)}, incomplete


def _bits(lane: int, number: int) -> int:
    """Return the integer that encodes a single tile, given by the index of its colour and its number.

    In such an integer, two bits count the tiles of each kind, so that integers can be added to combine tiles.
    """
    return 1 << 2 * (13 * lane + number - 1)


def _always_laid(case: JokerCase) -> int:
    """Return the rack tiles that must be laid if the table's Jokers are treated as *case* says.

    The tiles are packed into one integer with two bits for each kind.
    """
    own = Counter(kind for each in case.own_melds for kind in each.naturals)
    return sum(_bits(*kind) for kind in (own | Counter(dict(case.need))).elements())


def _longest(sets: set[Laid], most: int, board: Board) -> list[tuple[Tile, ...]]:
    """Return the largest combinations of tiles in *sets*, as tuples of tiles, the largest first.

    At most *most* combinations are returned. In *sets*, a combination is a pair: an integer with two bits for
    each kind of natural tile, and a number of Jokers.
    """

    def size(laid: Laid) -> int:
        tiles, wild = laid
        return (tiles & _ONES).bit_count() + 2 * (tiles & _TWOS).bit_count() + wild

    rows: list[tuple[Tile, ...]] = []
    for _, some in groupby(sorted(sets, key=size, reverse=True), size):
        rows += sorted(_tiles(each, board) for each in some)
        if len(rows) >= most:
            break
    return rows[:most]


_ONES = sum(1 << 2 * place for place in range(52))
_TWOS = 2 * _ONES


def _tiles(laid: Laid, board: Board) -> tuple[Tile, ...]:
    """Return a combination of tiles as a tuple, Jokers last.

    *laid* is the combination as a pair: an integer with two bits for each kind of natural tile, and the
    number of Jokers.
    """
    tiles, wild = laid
    kinds = product(LANES, range(1, 14))
    row = [tile_of(kind, board.rules) for kind in kinds for _ in range(tiles // _bits(*kind) & 3)]
    return (*sorted(row), *(JOKER,) * wild)


class _LaidSets:
    """A search for all combinations of rack tiles that can be laid; it goes from number 1 to 13.

    `incomplete` is True if some combinations were left out because there were too many.
    """

    def __init__(self, scan: LayScan) -> None:
        self.scan = scan
        self.incomplete = False
        self.after, self._of = cache(self._after), cache(self._uses)

    def _after(self, number: int, state: int, wild: int) -> set[Laid]:
        """Return the combinations of rack tiles that can still be laid when the search has reached *number*.

        Tiles that must be laid in any case aren't included. A combination is a pair: the natural tiles with
        this number or a higher one, as an integer with two bits for each kind; and the number of Jokers,
        including those laid before. *state* encodes the runs of lower numbers that may still be continued,
        and *wild* is how many Jokers are laid already.
        """
        scan, task = self.scan, self.scan.task
        if number > 13:
            return {(0, wild - task.must)} if scan.final_loss(state, wild) < LOST else set()
        found: set[Laid] = set()
        # `LayScan` tries only ways that leave the fewest tiles over; with Jokers, others may be needed.
        if not scan.jokers and not scan.within(number, state, wild, LOST - 1):
            return found
        for runs, count, tiles in self._of(number):
            if wild + count > scan.jokers:
                continue
            first, second = SIDE * runs[0] + runs[1], SIDE * runs[2] + runs[3]
            for state_after in scan.after(number, state, first, second, wild + count):
                for more, jokers in self.after(number + 1, state_after, wild + count):
                    found.add((tiles + more, jokers))
                if len(found) > MOST_SETS:
                    self.incomplete = True
                    return found
        return found

    def _uses(self, number: int) -> list[tuple[Vector, int, int]]:
        """Return every way to lay the tiles of one number in runs and groups.

        Each way is a tuple: the tiles in runs, counted by colour; the number of Jokers; and the natural tiles
        that are laid although they don't have to be, packed into one integer with two bits for each kind.
        """
        low, high = self.scan.task.low[number - 1], self.scan.high[number - 1]
        fills, sizes = self.scan.fills(number), self.scan.task.sizes
        return [
            (runs, count, sum((used[lane] - low[lane]) * _bits(lane, number) for lane in LANES))
            for runs, used, count in every_use(low, high, self.scan.jokers, fills, sizes)
        ]


@lru_cache(maxsize=500)
def every_use(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> tuple[tuple[Vector, Vector, int], ...]:
    """Return every way to lay the tiles of one number in runs and groups.

    Each way is a tuple: the tiles in runs, counted by colour; all natural tiles laid, counted by colour; and
    the number of Jokers. Of each colour, at least *low* and at most *high* natural tiles are laid; in all
    colours together, at most *jokers* Jokers are laid. *fills* are groups on the table to which tiles can be
    added, and *sizes* the sizes that a new group may have.
    """
    found: set[tuple[Vector, Vector, int]] = set()
    joins = [addable_colours(each) for each in fills]
    for wild in joker_splits(jokers):
        reach = [a + b for a, b in zip(high, wild, strict=True)]
        for joined in product(*joins):
            for vector, _ in group_vectors(sizes, min(4, max(reach))):
                taken = [count + sum(lane in some for some in joined) for lane, count in enumerate(vector)]
                if any(a > b for a, b in zip(taken, reach, strict=True)):
                    continue
                for used in product(*(range(low[lane], high[lane] + 1) for lane in LANES)):
                    runs = tuple(used[lane] + wild[lane] - taken[lane] for lane in LANES)
                    if min(runs) >= 0 and max(runs) <= MOST:
                        found.add((runs, used, sum(wild)))  # type: ignore[arg-type]
    return tuple(found)
