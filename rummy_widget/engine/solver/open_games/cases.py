"""The possible ways to treat the Jokers on the table; each is called a *case*, and is a task for the search.

A Joker of the table is either *kept*: it still stands for its tile, so it is like one more tile of that kind,
which must be in a meld. Or it is *freed*: it may be laid anywhere. Rules may restrict how a Joker is freed
(TR-4 to TR-8). Under restriction A it must be replaced by a copy of its tile, from the table or the rack;
under B the copy must come from the rack. Under C nothing may be taken from a meld before its Jokers are
replaced, so a meld with a kept Joker stays together. Under D a freed Joker must be laid in a new meld with
tiles of the rack; that meld is chosen here, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import NamedTuple, TypeAlias

from ...rules import TableJokers, Values
from .board import Board, BoardMeld, Kind, MeldTiles
from .open_runs import LANES, Vector
from .task import LayTask, MeldBlock
from .tile_uses import GroupRoom

Need: TypeAlias = "tuple[tuple[Kind, int], ...]"
"""The tiles that must come from the rack to replace Jokers of the table, with the number of each."""
TreatedJoker: TypeAlias = "tuple[BoardMeld, bool, Kind]"
"""A Joker of the table: its meld, whether it is kept, and the tile that it stands for or that replaces it."""


class KeptJoker(NamedTuple):
    """A Joker of the table that isn't replaced and still stands for its tile.

    `number` is the number of that tile. `lanes` are the indexes of the colours that the tile may have: one in
    a run, perhaps several in a group.
    """

    number: int
    lanes: tuple[int, ...]


class ForcedMeld(NamedTuple):
    """A meld of the table that must stay together, because one of its Jokers isn't replaced.

    `meld` is its index on the table. `naturals` are its natural tiles, including those that replaced its
    other Jokers, and `jokers` are the Jokers that stay.
    """

    meld: int
    naturals: tuple[Kind, ...]
    jokers: tuple[KeptJoker, ...]


class OwnMeld(NamedTuple):
    """A new meld made of rack tiles and a Joker that was freed from its place on the table.

    Restriction D (TR-7) lets a player use a freed Joker only in such a meld. `naturals` holds the
    natural tiles, and `jokers` is the number of Jokers, including those of the rack. `row` lists the tiles in
    order, as pairs: a kind of tile, and whether a Joker stands for it.
    """

    naturals: tuple[Kind, ...]
    jokers: int
    row: MeldTiles


@dataclass(frozen=True)
class JokerCase:
    """One way to treat the Jokers on the table: which are kept, and how many are freed to be laid anywhere.

    Attributes:
        kept_jokers: the Jokers that still stand for their tiles.
        free: the number of Jokers freed.
        need: the rack tiles that must be laid to replace Jokers.
        forced: the melds of the table that must stay together.
        blocks: the same melds as `MeldBlock` objects, which the search needs.
        loose_jokers: the kept Jokers outside these melds, as the tiles that they stand for.
        own_melds: the new melds of rack tiles in which freed Jokers must be laid if restriction D (TR-7) is
            in force; otherwise empty.
        own_jokers: the number of Jokers of the rack in these new melds.
    """

    kept_jokers: tuple[KeptJoker, ...] = ()
    free: int = 0
    need: Need = ()
    forced: tuple[ForcedMeld, ...] = ()
    blocks: tuple[MeldBlock, ...] = ()
    loose_jokers: tuple[Kind, ...] = ()
    own_melds: tuple[OwnMeld, ...] = ()
    own_jokers: int = 0


def cases(board: Board) -> list[JokerCase]:
    """Return every allowed way to treat the Jokers on the table: to keep each, or to replace and free it.

    A freed Joker may be laid anywhere. Each way is called a case; a case is left out if another case allows
    the same plays and more. Under the rule called restriction D (TR-7), a freed Joker must be in a new meld;
    `with_own_melds` divides the cases further, by the choice of these new melds.
    """
    play = board.rules.rearranging
    count = sum(len(meld.jokers) for meld in board.melds)
    if not play.jokers.replaced:
        return [JokerCase(free=count)]
    found = list(dict.fromkeys(_cases(board, play.jokers)))
    if play.jokers.new_meld:
        return found  # each free Joker needs a new meld, so no case covers another
    return [each for each in found if not any(_covers(other, each) for other in found if other is not each)]


def _covers(wide: JokerCase, narrow: JokerCase) -> bool:
    """Return whether the case *wide* allows every play that *narrow* allows, and frees more Jokers than it.

    A case is one way to treat the table's Jokers: each is kept in its meld, or freed to be laid elsewhere.
    """
    if wide.free <= narrow.free or Counter(wide.kept_jokers) - Counter(narrow.kept_jokers):
        return False
    asked = dict(narrow.need)
    return set(wide.forced) <= set(narrow.forced) and all(asked.get(k, 0) >= n for k, n in wide.need)


def _cases(board: Board, rules: TableJokers) -> Iterator[JokerCase]:
    """Yield every allowed way to treat the Jokers on the table: each is kept, or replaced and so made free.

    *rules* are the rules about Jokers on the table.
    """
    jokers = [(meld, means) for meld in board.melds for means in meld.jokers]
    options = [list(_joker_outcomes(meld, means, board, rules)) for meld, means in jokers]
    for chosen in product(*options):
        treated = [(meld, *fate) for (meld, _), fate in zip(jokers, chosen, strict=True)]
        for need in _needs(board, treated, rules):
            yield _case_of(board, treated, need, rules)


def _case_of(board: Board, treated: Sequence[TreatedJoker], need: Need, rules: TableJokers) -> JokerCase:
    """Return the `JokerCase` for one choice of what happens to each Joker of the table.

    *treated* says for each Joker whether it is kept; *need* lists the rack tiles that replace other Jokers.
    *rules* are the rules about Jokers on the table.
    """
    case = JokerCase(free=sum(not stays for _, stays, _ in treated), need=need)
    if not rules.meld_kept:
        kept = sorted(tile for _, stays, tile in treated if stays)
        jokers = tuple(sorted(KeptJoker(number, (lane,)) for lane, number in kept))
        return replace(case, kept_jokers=jokers, loose_jokers=tuple(kept))
    for meld in board.melds:
        fates = [(stays, tile) for other, stays, tile in treated if other is meld]
        if any(stays for stays, _ in fates):
            case = _with_block(board, case, meld, fates)
    return case


def _joker_outcomes(
    meld: BoardMeld, means: frozenset[Kind], board: Board, rules: TableJokers
) -> Iterator[tuple[bool, Kind]]:
    """Yield what can happen to a Joker on the table, as pairs: whether it is kept, and a tile.

    The tile is the one that the Joker still stands for, or the one that replaces it. *meld* is the meld that
    contains the Joker, and *means* holds the tiles that the Joker may stand for.
    """
    for tile in sorted(means)[: 1 if rules.meld_kept and not meld.run else None]:
        yield True, tile
    for tile in sorted(means):
        if board.held[tile] or (not rules.from_rack and board.table[tile]):
            yield False, tile


def _needs(board: Board, treated: Sequence[TreatedJoker], rules: TableJokers) -> Iterator[Need]:
    """Yield the alternatives for the tiles that must come from the rack to replace Jokers of the table.

    All tiles of one alternative are needed. Nothing is yielded if the Jokers can't be replaced in this way.
    *treated* says for each Joker of the table whether it is kept, and otherwise which tile replaces it.
    *rules* are the rules about Jokers on the table. Without restriction B (TR-5) a tile of the table may
    replace a Joker. Under restriction C (TR-6) this tile can't come from a meld that still has a Joker. So it
    matters in which order Jokers are replaced, and two Jokers of one group can't be replaced by equal tiles.
    """
    replaced = [(meld, tile) for meld, stays, tile in treated if not stays]
    if not rules.meld_kept:
        count = Counter(tile for _, tile in replaced)
        table = Counter[Kind]() if rules.from_rack else board.table
        found = [Counter({tile: most - table[tile] for tile, most in count.items() if most > table[tile]})]
    elif len({(meld.number, tile) for meld, tile in replaced}) < len(replaced):
        found = []
    elif rules.from_rack:
        found = [Counter(tile for _, tile in replaced)]
    else:
        found = [_needed(board, order, treated) for order in permutations(replaced)]
    for need in found:
        if need <= board.held and not any(other < need for other in found):
            yield tuple(sorted(need.items()))


def _needed(
    board: Board, order: Sequence[tuple[BoardMeld, Kind]], treated: Sequence[TreatedJoker]
) -> Counter[Kind]:
    """Return the tiles that must come from the rack if Jokers of the table are replaced in a certain order.

    This is for restriction C (TR-6), under which no tile may be taken from a meld that still has a Joker.
    *order* lists the Jokers that are replaced, each as its meld and the tile that replaces it; *treated*
    lists all Jokers of the table. A tile comes from the table if such a tile may be taken at that time,
    otherwise from the rack.
    """
    holding = Counter(meld.number for meld, _, _ in treated)
    supply = Counter(kind for meld in board.melds if meld.number not in holding for kind in meld.naturals)
    need = Counter[Kind]()
    for meld, tile in order:
        if supply[tile]:
            supply[tile] -= 1
        else:
            need[tile] += 1
        holding[meld.number] -= 1
        if not holding[meld.number]:
            supply.update(meld.naturals)
    return need


def _with_block(
    board: Board, case: JokerCase, meld: BoardMeld, chosen: Sequence[tuple[bool, Kind]]
) -> JokerCase:
    """Return *case* with one more meld that must stay together.

    *case* is one way to treat the table's Jokers. *chosen* holds a pair for each Joker of the meld: whether
    it is kept, and the tile that it stands for or that replaces it.
    """
    put = tuple(tile for stays, tile in chosen if not stays)
    naturals = tuple(sorted((*meld.naturals, *put)))
    stays = [tile for stays, tile in chosen if stays]
    if meld.run:
        jokers = tuple(KeptJoker(number, (lane,)) for lane, number in stays)
        numbers = [number for _, number in (*naturals, *stays)]
        block = MeldBlock(meld.number, naturals[0][0], min(numbers), max(numbers))
    else:
        number = naturals[0][1]
        there = {lane for lane, _ in naturals}
        others = tuple(lane for lane in LANES if lane not in there)
        jokers = (KeptJoker(number, others),) * len(stays)
        room = board.sizes[-1] - len(naturals) - len(stays)
        block = MeldBlock(meld.number, first=number, fill=GroupRoom(others, max(0, room)))
    return replace(
        case, kept_jokers=(*case.kept_jokers, *jokers), blocks=(*case.blocks, block),
        forced=(*case.forced, ForcedMeld(meld.number, naturals, jokers)),
    )  # fmt: skip


# ---- Restriction D ---------------------------------------------------------------------------------


def with_own_melds(board: Board, case: JokerCase) -> Iterator[JokerCase | None]:
    """Yield copies of a case, one for each choice of new melds in which its replaced Jokers are laid.

    *case* is one way to treat the table's Jokers. Restriction D (TR-7) requires that each replaced Joker
    is laid in a new meld with tiles of the rack; without this rule, only *case* itself is yielded. Yields
    None for an impossible choice, so that the caller can limit how many choices are tried. Rack tiles
    that fit in no meld without a Joker need one, so new melds with the most of these tiles are tried
    first.
    """
    if not (case.free and board.rules.rearranging.jokers.new_meld):
        yield case
        return
    seen = set()
    # The tiles that replaced a Joker in a meld that stays together.
    put = {
        kind for each in case.forced for kind in each.naturals if kind not in board.melds[each.meld].naturals
    }
    near = [kind for kind in board.held if not _fits_meld(kind, board)]
    melds = sorted(
        _own_melds(board.held, board.jokers, board.sizes),
        key=lambda each: (-sum(kind in near for kind in each.naturals), len(each.row)),
    )
    for some in combinations_with_replacement(melds, case.free):
        taken = Counter(kind for each in some for kind in each.naturals)
        owned = sum(each.jokers for each in some) - case.free
        key = (tuple(sorted(taken.items())), owned, tuple(sorted(each.naturals for each in some)))
        need = Counter(dict(case.need))
        for tile in put:  # a tile that replaced a Joker stays there: a new meld needs another copy
            need[tile] += taken[tile]
        if key not in seen and need | taken <= board.held and owned <= board.jokers:
            seen.add(key)
            yield replace(case, own_melds=some, own_jokers=owned, need=tuple(sorted(need.items())))
        else:
            yield None


def _fits_meld(kind: Kind, board: Board) -> bool:
    """Return whether a tile of this *kind* fits a meld of natural tiles from the table and the rack."""
    lane, number = kind
    there = [n for n in range(number - 2, number + 3) if board.table[lane, n] or board.held[lane, n]]
    run = any({n, n + 1, n + 2} <= set(there) for n in range(number - 2, number + 1))
    return run or sum(bool(board.table[each, number] or board.held[each, number]) for each in LANES) >= 3


def _own_melds(held: Counter[Kind], jokers: int, sizes: tuple[int, ...]) -> Iterator[OwnMeld]:
    """Yield every new meld that a Joker from the table can form with tiles from the rack.

    *held* are the natural tiles of the rack, *jokers* is its number of Jokers (which may be in the meld,
    too), and *sizes* are the sizes that a group may have.
    """
    for row in sorted(melds_from_rack(held, jokers + 1, sizes), key=_groups_first):
        naturals = tuple(kind for kind, joker in row if not joker)
        if len(naturals) < len(row):
            yield OwnMeld(naturals, len(row) - len(naturals), row)


def _groups_first(row: MeldTiles) -> tuple[object, ...]:
    """Return a key for sorting melds: groups first, then runs by colour, first number, and length."""
    (lane, first), (_, second) = row[0][0], row[1][0]
    if first == second:
        return (False,)
    wild = [joker for _, joker in row]
    return True, lane, first, len(row), sum(wild), [not each for each in wild]


def melds_from_rack(
    held: Counter[Kind], jokers: int, sizes: tuple[int, ...], top: int = 13,
    enough: Callable[[MeldTiles], bool] = lambda _: False,
) -> Iterator[MeldTiles]:  # fmt: skip
    """Yield every meld of these natural tiles and Jokers that has at least one natural tile.

    *held* counts the natural tiles, and *jokers* is the number of Jokers, which may stand for any tile.
    *sizes* are the sizes that a group may have. No run has a number higher than *top*, and a run for which
    *enough* is true isn't made longer.
    """
    for lane in LANES:
        for first in range(1, top - 1):
            rows: list[MeldTiles] = [()]
            for number in range(first, top + 1):
                options = (False, True) if held[lane, (number - 1) % 13 + 1] else (True,)
                longer = [
                    (*row, ((lane, number), joker))
                    for row in rows
                    for joker in options
                    if sum(wild for _, wild in row) + joker <= jokers
                ]
                rows = []
                for row in longer:
                    is_meld = len(row) > 2 and not all(joker for _, joker in row)
                    if is_meld:
                        yield row
                    if not (is_meld and enough(row)):
                        rows.append(row)
    for number in range(1, 14):
        there = [lane for lane in LANES if held[lane, number]]
        for size in sizes:
            for wild in range(min(jokers, size - 1) + 1):
                for lanes in combinations(there, size - wild):
                    spare = [lane for lane in LANES if lane not in lanes][:wild]
                    yield tuple(((lane, number), lane in spare) for lane in (*lanes, *spare))


# ---- The task of a case ----------------------------------------------------------------------------


def task_of(board: Board, case: JokerCase, values: Values | None) -> LayTask:
    """Return the search task for one way to treat the table's Jokers.

    The task is to lay as many tiles as possible or, if *values* is given, tiles that are worth as many points
    as possible. *values* says how many points each tile is worth.
    """
    weights = values.numbers if values else (1,) * 13
    joker = (values.joker or 0) if values else 1
    own = Counter(kind for each in case.own_melds for kind in each.naturals)
    asked = Counter(dict(case.need)) - own
    forced = Counter(kind for each in case.forced for kind in each.naturals)
    lying = board.table + Counter(case.loose_jokers) if case.loose_jokers else board.table
    room = lying + board.held
    more = joker * case.own_jokers + sum(weights[n - 1] * count for (_, n), count in (own + asked).items())
    must = 0 if case.own_melds else case.free
    return LayTask(
        _rows(lying + asked - forced if asked or forced else lying),
        _rows(room - own - forced if own or forced else room),
        weights, joker, must, board.jokers - case.own_jokers, must, case.blocks, board.sizes, more=more,
    )  # fmt: skip


def _rows(tiles: Counter[Kind]) -> tuple[Vector, ...]:
    """Return the number of tiles of each kind, as four counts (one for each colour) for each number."""
    return tuple([(tiles[0, n], tiles[1, n], tiles[2, n], tiles[3, n]) for n in range(1, 14)])
