"""An independent check of the table solver: it proves that no play lays more, or finds one that does.

The check shares no search code with the solver. It places every tile, the lowest number first: in a run of
three to five tiles (longer runs are made of these), in a group, or back on the rack. Only rack tiles may go
back, and only up to a limit. Combinations of tiles that couldn't be placed are remembered. Every way to treat
the table's Jokers is tried. The search misses no play that the rules allow, but it may find some that they
don't allow; so every play that it finds is checked against the rules.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.solver.open_games.board import board_of
>>> search = PlaySearch(board_of("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13", RUMMIKUB))
>>> search.beyond(3).count, search.beyond(4), search.sure
(4, None, True)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from ...rules import Ruleset, TableJokers
from ...table_melds.judging import Play, judge_play
from ...table_melds.melds_on_table import TableMelds
from ...tiles import JOKER, Tile
from .board import Board, BoardMeld, Kind, tile_of
from .placing import Batch, PlacingCase, PlacingLimit, TilePlacing, extensions, melds_from

Row = tuple[Tile, ...]

EFFORT = 400_000
"""The largest number of states that are searched before the check gives up."""


# ---- The tiles to be placed -------------------------------------------------------------------------


def _cases(board: Board, required: Counter[Kind], required_jokers: int = 0) -> Iterator[PlacingCase]:
    """Yield a case for each set of table Jokers that may be freed under the rules.

    In each case, the rack tiles *required* and at least *required_jokers* of the rack's Jokers must be laid.
    """
    for case in _all_cases(board, required):
        more = max(0, required_jokers - sum(wild - 1 for _, wild in case.own_melds))
        if more <= case.spare:
            yield case._replace(wild=case.wild + more, spare=case.spare - more)


def _all_cases(board: Board, required: Counter[Kind]) -> Iterator[PlacingCase]:
    """Yield a case for each set of table Jokers that may be freed, in which *required* must be laid.

    A freed Joker is laid elsewhere; each of the others still stands for its tile. *required* are rack tiles.
    """
    rules = board.rules.rearranging.jokers
    jokers = [(meld, means) for meld in board.melds for means in meld.jokers]
    if not rules.replaced:
        case = PlacingCase(+board.table, +board.held, len(jokers), board.jokers)
        yield from _with_required_tiles(board, Counter(), required, case)
        return
    seen = set()
    for chosen in product(*(product((True, False), sorted(means)) for _, means in jokers)):
        freed = Counter(tile for free, tile in chosen if free)
        stays = [(meld, tile) for (meld, _), (free, tile) in zip(jokers, chosen, strict=True) if not free]
        must, locked, kept = board.table, tuple[BoardMeld, ...](), tuple[Kind, ...]()
        if rules.meld_kept:
            locked = tuple(_kept_melds(board, jokers, chosen))
            must = must - Counter(kind for meld in board.melds for kind in meld.naturals
                                  if any(meld is other for other, _ in stays))  # fmt: skip
        else:
            kept = tuple(sorted(tile for _, tile in stays))
            must = must + Counter(kept)
        case = PlacingCase(must, +board.held, freed.total(), board.jokers, kept, locked)
        put = [(meld.number, tile) for (meld, _), (free, tile) in zip(jokers, chosen, strict=True) if free]
        if rules.meld_kept and len(set(put)) < len(put):
            continue  # the first of two equal tiles can't leave the group for the second
        for needs in _needs(board, put, locked, rules):
            key = (kept, locked, tuple(sorted(freed.items())), tuple(sorted(needs.items())))
            if key in seen or not needs <= board.held:
                continue
            seen.add(key)
            for each in _with_new_melds(case, board.sizes[-1]) if rules.new_meld and case.wild else (case,):
                yield from _with_required_tiles(board, needs, required, each, from_rack=rules.from_rack)


def _needs(
    board: Board, put: Sequence[tuple[int, Kind]], locked: Sequence[BoardMeld], rules: TableJokers
) -> Iterator[Counter[Kind]]:
    """Yield the alternatives for the tiles that must come from the rack to free Jokers of the table.

    *put* lists, for each of these Jokers, the index of its meld and the tile that replaces it. *locked* holds
    the melds that stay together, and *rules* the rules about Jokers on the table.

    Under restriction C (TR-6) no tile may be taken from a meld that contains a Joker, so it matters which
    meld loses its Jokers first. One alternative is yielded for each meld (at most two) that could be the
    first. Without this restriction there is only one alternative.
    """
    shut = {meld.number for meld in locked}
    holding = {number for number, _ in put} if rules.meld_kept else set[int]()
    for first in sorted(holding) or [-1]:
        early = Counter(tile for number, tile in put if number == first)
        every = Counter(tile for _, tile in put)
        if rules.from_rack:
            yield every
        else:
            yield (early - _available_tiles(board, shut | holding)) | (
                every - _available_tiles(board, shut | holding - {first})
            )


def _available_tiles(board: Board, shut: set[int]) -> Counter[Kind]:
    """Return the number of natural tiles of each kind that may be taken from the table.

    Nothing may be taken from the melds whose indexes are in *shut*.
    """
    return Counter(kind for meld in board.melds if meld.number not in shut for kind in meld.naturals)


def _kept_melds(
    board: Board, jokers: Sequence[tuple[BoardMeld, frozenset[Kind]]], chosen: Sequence[tuple[bool, Kind]]
) -> Iterator[BoardMeld]:
    """Yield each meld that keeps a Joker, including the tiles that replaced its other Jokers.

    *jokers* lists the Jokers of the table, each with its meld and the tiles that it may stand for. *chosen*
    holds a pair for each Joker: whether it is freed (replaced by its tile), and which tile it stands for.
    """
    for meld in board.melds:
        fates = [fate for (other, _), fate in zip(jokers, chosen, strict=True) if other is meld]
        if any(not free for free, _ in fates):
            put = tuple(tile for free, tile in fates if free)
            left = tuple(frozenset({tile}) for free, tile in fates if not free)
            yield BoardMeld(meld.number, meld.run, meld.row, tuple(sorted((*meld.naturals, *put))), left)


def _with_new_melds(case: PlacingCase, largest: int) -> Iterator[PlacingCase]:
    """Yield copies of *case*, one for each choice of new melds for its freed Jokers (restriction D, TR-7).

    A case is one way to treat the table's Jokers. Under restriction D a freed Joker must be laid in a new
    meld of rack tiles. *largest* is the most tiles that a group may have.
    """
    melds = [
        (kinds, wild)
        for first in sorted(case.may)
        for others, wild in melds_from(first, case.spare + 1, largest)
        if wild and (kinds := (first, *others)) and all(case.may[kind] for kind in kinds)
    ]
    for some in combinations([*melds, *melds] if case.wild > 1 else melds, case.wild):
        taken = Counter(kind for kinds, _ in some for kind in kinds)
        spare = case.spare - sum(wild - 1 for _, wild in some)
        if taken <= case.may and spare >= 0:
            yield case._replace(wild=0, spare=spare, own_melds=some)


def _with_required_tiles(
    board: Board, needs: Counter[Kind], required: Counter[Kind], case: PlacingCase, *, from_rack: bool = False
) -> Iterator[PlacingCase]:
    """Yield *case* with further rack tiles that must be placed; yield nothing if the rack doesn't hold them.

    *case* is one way to treat the table's Jokers. *needs* counts the tiles that replace Jokers, and
    *required* the rack tiles that must be laid anyway. If *from_rack* is True, only rack tiles may replace
    Jokers.
    """
    own = Counter(kind for kinds, _ in case.own_melds for kind in kinds)
    put = Counter(kind for meld in case.locked for kind in meld.naturals) - Counter(
        kind for meld in case.locked for kind in board.melds[meld.number].naturals
    )
    moved = Counter() if from_rack else put & case.must
    done = own + put - moved
    more = (needs | required) - done
    if done + more <= board.held:
        yield case._replace(must=case.must - moved + more, may=board.held - done - more)


# ---- The search ------------------------------------------------------------------------------------


class PlaySearch:
    """A search for plays that lay more tiles, or tiles worth more points, than a given number.

    *prefer* is "tiles" to count tiles, or "value" to count points. *effort* is the number of states that may
    be searched. `sure` becomes False once the search has given up, or has found a play that the rules don't
    allow. From then on, its answers aren't proved.
    """

    def __init__(self, board: Board, *, prefer: str = "tiles", effort: int = EFFORT) -> None:
        self.board = board
        values = board.rules.rearranging.score.values if prefer == "value" else None
        self.weights = (0, *(values.numbers if values else (1,) * 13))
        self.joker = (values.joker or 0) if values else 1
        self.whole = self.joker * board.jokers + sum(
            self.weights[number] * count for (_, number), count in board.held.items()
        )
        self.limit = PlacingLimit(effort)

    def beyond(self, most: int, required: Counter[Kind] | None = None, jokers: int = 0) -> Play | None:
        """Return a play that lays more than *most* tiles or points, or None if the search finds none.

        Whether tiles or points are counted depends on what this search prefers. The play must lay the
        tiles *required* and at least *jokers* Jokers of the rack.
        """
        for case in _cases(self.board, required or Counter(), jokers):
            for case_, rows in _with_additions(case, self.board):
                found = self._placed(case_, self.whole - most - 1)
                if found is not None:
                    play = self._judged([*rows, *((put, None) for put in found)], case_)
                    if play is not None:
                        return play
                    self.limit.sure = False
        return None

    def _placed(self, case: PlacingCase, budget: int) -> list[Batch] | None:
        """Return melds that leave at most *budget* tiles or points on the rack; None if none are found.

        Whether tiles or points count depends on what this search prefers. *case* is one way to treat the
        table's Jokers.
        """
        return TilePlacing(case, self.weights, self.joker, self.limit, self.board.sizes[-1]).within(budget)

    @property
    def sure(self) -> bool:
        """Whether the answers so far are proved.

        They aren't proved if the search has given up, or has found a play that the rules don't allow.
        """
        return self.limit.sure

    def can_spare(self, table: Counter[Kind], rack: Counter[Kind], required: Counter[Kind]) -> bool:
        """Return whether some tiles can be taken from the table while its other tiles still fit in melds.

        *table* counts the tiles taken from the table for a new meld, and *rack* the rack tiles that join them
        in that meld. The rest of the rack may be laid, too, to help; the tiles in *required* must be laid.
        """
        for case in _cases(self.board, required):
            if table <= case.must and rack <= case.may and not case.own_melds:
                less = case._replace(must=case.must - table, may=case.may - rack)
                for case_, _ in _with_additions(less, self.board):
                    if self._placed(case_, self.whole) is not None:
                        return True
        return False

    def worth(self, play: Play) -> int:
        """Return the number of tiles or points that a play lays, whichever of the two this search counts."""
        return sum(self.joker if each.joker else self.weights[each.number or 0] for each in play.tiles)

    def _judged(self, puts: Sequence[tuple[Batch, BoardMeld | None]], case: PlacingCase) -> Play | None:
        """Return the play that lays some batches of tiles, or None if the rules don't allow it.

        A batch is the tiles of a new meld, or tiles that are added to a meld of the table. *puts* lists the
        batches, each with the meld to which it is added, or with None if it is a new meld. *case* is one way
        to treat the table's Jokers.
        """
        after = TableMelds(tuple(_rows(puts, case, self.board.rules)))
        judged = judge_play(self.board.before, after, self.board.rack, rules=self.board.rules)
        return judged if isinstance(judged, Play) else None


def _with_additions(
    case: PlacingCase, board: Board
) -> Iterator[tuple[PlacingCase, list[tuple[Batch, BoardMeld | None]]]]:
    """Yield what remains of a case after each possible way to add tiles to the melds that stay together.

    A case is one way to treat the table's Jokers, with the tiles to be laid. Each result is a pair: the case
    without the tiles that were added, and a list of the batches of tiles laid so far. Each batch comes with
    the old meld to which it is added, or with None if it is a new meld.
    """
    start: list[tuple[Batch, BoardMeld | None]] = [(put, None) for put in case.own_melds]
    for some in product(
        *(tuple(extensions(meld, case.wild + case.spare, board.sizes[-1])) for meld in case.locked)
    ):
        taken = Counter(kind for kinds, _ in some for kind in kinds)
        wild = sum(count for _, count in some)
        if taken <= case.must + case.may and wild <= case.wild + case.spare:
            may = case.may - (taken - case.must)
            free = max(0, case.wild - wild)
            rest = case._replace(must=case.must - taken, may=may, wild=free,
                                 spare=case.spare - max(0, wild - case.wild))  # fmt: skip
            yield rest, [*start, *zip(some, case.locked, strict=True)]


# ---- Melds as rows of tiles ------------------------------------------------------------------------


def _rows(puts: Sequence[tuple[Batch, BoardMeld | None]], case: PlacingCase, rules: Ruleset) -> Iterator[Row]:
    """Yield the melds that the search laid, as rows of tiles on the table.

    *puts* lists the batches of tiles laid, each with the old meld to which it is added, or with None if it is
    a new meld. *case* is the way to treat the table's Jokers.
    """
    kept = Counter(case.kept_jokers)
    for (kinds, wild), old in puts:
        naturals, jokers, bound = list(kinds), wild, list[Kind]()
        if old is not None:
            naturals += old.naturals
            bound += [min(means) for means in old.jokers]
        for kind in tuple(naturals) if old is None else ():
            if kept[kind]:
                kept[kind] -= 1
                naturals.remove(kind)
                bound.append(kind)
        numbers = {number for _, number in (*naturals, *bound)}
        if len(numbers) == 1:
            yield _group(naturals, bound, jokers, rules)
            continue
        lane, low, high = naturals[0][0], min(numbers), max(numbers)
        while high - low + 1 < len(naturals) + len(bound) + jokers:
            low, high = (low, high + 1) if high < 13 else (low - 1, high)
        yield tuple(tile_of((lane, n), rules, joker=(lane, n) not in naturals) for n in range(low, high + 1))


def _group(naturals: Sequence[Kind], bound: Sequence[Kind], jokers: int, rules: Ruleset) -> Row:
    """Return a group as a row of tiles, its natural tiles before its Jokers.

    *bound* lists the tiles that some of its Jokers stand for, and *jokers* is the number of its other Jokers.
    A single natural tile with two Jokers could also be a run, so in that case each Joker says what it stands
    for.
    """
    row = [tile_of(kind, rules) for kind in sorted(naturals)]
    count = len(bound) + jokers
    if len(row) > 1:
        return (*row, *(JOKER,) * count)
    others = [(lane, naturals[0][1]) for lane in range(4) if (lane, naturals[0][1]) not in naturals]
    others.sort(key=lambda kind: kind not in bound)
    return (*row, *(tile_of(kind, rules, joker=True) for kind in others[:count]))
