"""Why no play lays more than a given one: the reason for each tile left in the rack, proved by a search.

The search is independent of the one that found the given play. A play that lays more must lay a tile that the
given one leaves in the rack. For each of these tiles, the search looks for plays that lay it. If none of them
lays more, the given play is proved to be the best.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> bound = why_not_more("r8 b8 k8 | r2 r3 r4", "r5 k7 k9 y1")
>>> bound.proven, bound.most
(True, 1)
>>> for left in bound.left:
...     print(left.tile, left.reason, *left.beside, "|", *left.wanted, "|", *left.meld)
y1 missing | |
k7 held_back k8 k9 | k8 | r8 b8 k8
k9 held_back k7 k8 | k8 | r8 b8 k8
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from ...melds import hand_value
from ...rules import RUMMIKUB, Ruleset, check_choice, check_type, check_whole
from ...table_melds.judging import Play, judge_play
from ...table_melds.melds_on_table import TableLike
from ...tiles import JOKER, Tile, Tiles
from .best_play import best_play
from .board import Board, Kind, board_of, kind_of, tile_of
from .verify import EFFORT, PlaySearch

Row = tuple[Tile, ...]


class StayReason(StrEnum):
    """The reason why a tile stays in the rack after a play that lays as much as possible."""

    MISSING = "missing"  # no meld with it can be made of the tiles of table and rack
    JOKER = "joker"  # a meld with it needs a Joker, and none is free
    HELD_BACK = "held_back"  # a table tile that it needs can't be taken from its meld
    STRANDED = "stranded"  # if it is laid in any meld, some tiles of the table are left without one
    INSTEAD = "instead"  # it can be laid, but then other tiles stay in the rack
    UNKNOWN = "unknown"  # the search gave up


@dataclass(frozen=True, slots=True)
class LeftTile:
    """A tile that stays in the rack, and the reason why it stays there.

    Which of the other fields are set depends on the reason:

    - MISSING, JOKER: `wanted` lists missing tiles; any one of them would complete a meld with this tile.
    - HELD_BACK: `beside` lists the other tiles of a meld that this tile could be in; `wanted` lists those of
      them that can't be taken from the table. If only one can't be taken, `meld` is the meld on the table
      that contains it.
    - INSTEAD: `instead` lists the tiles that stay in the rack if this tile is laid, and `most` is the largest
      number of tiles (or points, if points are counted) that can be laid together with it.
    - STRANDED, UNKNOWN: none is set.
    """

    tile: Tile
    reason: StayReason
    wanted: Row = ()
    beside: Row = ()
    meld: Row = ()
    instead: Row = ()
    most: int = 0


@dataclass(frozen=True, slots=True)
class UpperBound:
    """Whether a play is proved to lay the most tiles or points, and why each tile left over has to stay.

    Attributes:
        most: the number of tiles or points laid by the play that `why_not_more` explains.
        proven: whether it is proved that no play lays more. It isn't proved if the search for a proof gave
            up, or if it found a better play.
        left: for each kind of tile that stays in the rack, the reason why; empty if there is a better play.
        better: a play that lays more than `most`, if the search found one.
    """

    most: int
    proven: bool
    left: tuple[LeftTile, ...]
    better: Play | None = None


def why_not_more(
    before: TableLike, rack: Tiles, play: Play | None = None, *, rules: Ruleset = RUMMIKUB,
    prefer: str = "tiles", effort: int = EFFORT,
) -> UpperBound:  # fmt: skip
    """Explain why a player who has opened can't lay more than *play* does (by default, the best play).

    A player who has laid melds in an earlier turn has opened. *before* contains the melds on the table, and
    *rack* the player's tiles. If *prefer* is "value", points are counted, otherwise tiles. The proof is found
    by the module `verify`, which shares no search code with the solver that found the play. *effort* is the
    number of states that may be searched for each tile. Raises ValueError if *play* isn't allowed on this
    table.
    """
    check_choice("prefer", prefer, ("tiles", "value"))
    check_whole("effort", effort, 1)
    board = board_of(before, rack, rules)
    score = rules.rearranging.score
    values = score.values if prefer == "value" else None
    if play is None:
        play = best_play(board.before, board.rack, rules=rules, prefer=prefer)
    else:
        check_type("play", play, Play)
        if not isinstance(judge_play(board.before, play.after, board.rack, rules=rules), Play):
            raise ValueError(f"no play of this table and rack: {play.after.notation()}")
    laid = Counter(play.tiles if play else ())
    most = hand_value(laid.elements(), values) if values else laid.total()
    left = []
    for tile in sorted(Counter(board.rack) - laid):
        search = PlaySearch(board, prefer=prefer, effort=effort)
        kinds = Counter() if tile.joker else Counter({kind_of(tile): laid[tile] + 1})
        jokers = laid[JOKER] + 1 if tile.joker else 0
        better = search.beyond(most, kinds, jokers)
        if better is not None:
            return UpperBound(most, False, (), better)
        left.append(
            _why(board, tile, laid, search, kinds, jokers)
            if search.sure
            else LeftTile(tile, StayReason.UNKNOWN)
        )
    return UpperBound(most, all(each.reason is not StayReason.UNKNOWN for each in left), tuple(left))


def _why(
    board: Board, tile: Tile, laid: Counter[Tile], search: PlaySearch, kinds: Counter[Kind], jokers: int
) -> LeftTile:
    """Return the reason why the best play leaves *tile* in the rack.

    It is assumed that no play that lays this tile lays more than the best play. *laid* counts the tiles that
    the best play lays. *search* looks for plays that lay *tile* instead of other tiles. Such a play must lay
    one more copy of *tile* than the best play. This number of copies is given in *kinds*, as the count of the
    kind of *tile*. If *tile* is a Joker, the number is *jokers*, and *kinds* is empty.
    """
    best, found = None, search.beyond(0, kinds, jokers)
    while found is not None:
        best = found
        found = search.beyond(search.worth(best), kinds, jokers)
    if best is not None:
        instead = tuple(sorted((laid - Counter(best.tiles)).elements()))
        return LeftTile(tile, StayReason.INSTEAD, instead=instead, most=search.worth(best))
    if not search.sure:
        return LeftTile(tile, StayReason.UNKNOWN)
    if tile.joker:
        return LeftTile(tile, StayReason.STRANDED)
    return _no_place(board, tile, search, kinds)


def _no_place(board: Board, tile: Tile, search: PlaySearch, kinds: Counter[Kind]) -> LeftTile:
    """Return the reason why a tile can't be laid at all, with the tiles that it would need.

    Either no meld that contains the tile can be made, or such melds need tiles of the table that must stay
    where they are. *kinds* counts only this kind of tile, and *search* searches for plays (see the
    module `verify`).
    """
    (own,) = kinds
    sight = board.table + board.held
    names = {kind: tile_of(kind, board.rules) for kind in [*sight, *_around(own)]}
    melds = [meld for meld in _melds(own) if all(sight[kind] for kind in meld)]
    if not melds:
        near = tuple(names[kind] for kind in _around(own) if any(
            kind in meld and all(sight[each] for each in meld if each != kind) for meld in _melds(own)
        ))  # fmt: skip
        if board.jokers:
            return LeftTile(tile, StayReason.STRANDED)
        return LeftTile(
            tile,
            StayReason.JOKER if near and any(old.jokers for old in board.melds) else StayReason.MISSING,
            near,
        )
    found: list[LeftTile] = []
    for meld in melds:
        wanted = [kind for kind in meld if kind != own and not board.held[kind]]
        stuck = _stuck(search, kinds, own, meld, wanted)
        beside = tuple(names[kind] for kind in meld if kind != own)
        lying = [old.row for old in board.melds if len(stuck) == 1 and stuck[0] in old.naturals]
        if stuck:
            row = lying[0] if lying else ()
            found.append(
                LeftTile(tile, StayReason.HELD_BACK, tuple(names[kind] for kind in stuck), beside, row)
            )
    if not found or not search.sure:
        return LeftTile(tile, StayReason.STRANDED)
    return min(found, key=lambda each: len(each.wanted))


def _stuck(
    search: PlaySearch, kinds: Counter[Kind], own: Kind, meld: tuple[Kind, ...], wanted: list[Kind]
) -> tuple[Kind, ...]:
    """Return the tiles of the table that a meld needs but that can't be taken away for it.

    The meld contains the rack tile *own*, and *wanted* are its tiles that must come from the table; *kinds*
    are the rack tiles that must be laid. The result is a single tile if that tile alone can't be taken away.
    It is all tiles of *wanted* if each of them can be taken away, but not all together. It is empty if they
    can all be taken away. *search* searches for plays (see the module `verify`).
    """
    from_rack = Counter(kind for kind in meld if kind not in wanted)
    asked = kinds - Counter([own])
    for some in (*((each,) for each in wanted), tuple(wanted)):
        if some and not search.can_spare(Counter(some), from_rack, asked):
            return some
    return ()


def _around(kind: Kind) -> Iterator[Kind]:
    """Yield the kinds of tiles that can be in a meld of three with *kind*.

    First come those that can be in a run with it, then those that can be in a group.
    """
    lane, number = kind
    yield from ((lane, n) for n in range(max(1, number - 2), min(13, number + 2) + 1) if n != number)
    yield from ((other, number) for other in range(4) if other != lane)


def _melds(kind: Kind) -> Iterator[tuple[Kind, ...]]:
    """Yield the melds of three tiles that contain this kind of tile.

    Every longer meld that contains it also contains one of these.
    """
    lane, number = kind
    for first in range(max(1, number - 2), min(11, number) + 1):
        yield tuple((lane, n) for n in range(first, first + 3))
    for others in combinations([each for each in range(4) if each != lane], 2):
        yield tuple(sorted((each, number) for each in (lane, *others)))
