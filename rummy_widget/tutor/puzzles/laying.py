"""Find every legal turn in games in which melds are never taken apart, and the techniques that it uses.

In these games, players lay melds, add tiles to them, and may replace Jokers.

>>> from rummy_widget.engine.rules import RUMMY_45
>>> from rummy_widget.engine.tiles import parse_tiles
>>> from rummy_widget.engine.table_melds import parse_table
>>> found = all_turns(parse_table("r5 r6 r7 | b2 b3 *b4"), parse_tiles("r8 r9 b4 k1"), RUMMY_45)
>>> best = max(found, key=lambda each: each.play.value)
>>> print(best.after.notation(), best.play.value, *sorted(best.techniques))
*r4 r5 r6 r7 r8 r9 | b2 b3 b4 15 add add_on free

The racks of puzzles contain no Jokers and are small, so that all possible moves can be tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from ...engine.game.turns.adding_tiles import joker_for, with_replaced
from ...engine.melds import MeldKind
from ...engine.melds.hand import melds_in
from ...engine.rules import Ruleset
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import TableMelds, read_row
from ...engine.table_melds.play import Play
from ...engine.tiles import JOKER, Tile
from ..drills.dealt_tables import is_run
from .bands import LayingTechnique, Techniques
from .restricted import SearchLimitReached, SolvedTurn

Row = tuple[Tile, ...]

MOST_STATES = 6_000
"""The number of stages (intermediate states of a turn) that are examined before a search gives up."""


class _State(NamedTuple):
    """A stage, which is a state of the table and the rack in the middle of a turn.

    `old` are the melds that were on the table before the turn, with the tiles added since; `new` are the
    melds laid in the turn, and `rack` the tiles left. `freed` is the number of Jokers that were replaced on
    the table and still have to be laid.
    """

    old: tuple[Row, ...]
    new: tuple[Row, ...]
    rack: Row
    freed: int


@lru_cache(maxsize=64)
def all_turns(before: TableMelds, rack: Row, rules: Ruleset) -> tuple[SolvedTurn, ...]:
    """Return every legal turn of a player who has already laid first melds in an earlier turn.

    Each turn comes with the techniques that it uses, such as adding a tile to a meld; the turns that use the
    fewest techniques come first. *before* are the melds on the table before the turn. The rack must be small
    and contain no Joker, because all possible moves are tried. Raises SearchLimitReached if there are too
    many moves.
    """
    start = _State(before.in_order(rules).melds, (), tuple(sorted(rack)), 0)
    seen, left = {start}, [start]
    found = []
    while left:
        state = left.pop()
        if not state.freed and len(state.rack) < len(rack):
            judged = judge_play(before, TableMelds((*state.old, *state.new)), rack, rules=rules)
            if isinstance(judged, Play):
                touched = tuple(
                    at for at, (was, now) in enumerate(zip(start.old, state.old, strict=True)) if was != now
                )
                found.append(SolvedTurn(judged.after, judged, _techniques(start, state, rules), touched))
        for each in _moves(state, rules):
            if each not in seen:
                seen.add(each)
                left.append(each)
        if len(seen) > MOST_STATES:
            raise SearchLimitReached
    return tuple(sorted(found, key=lambda each: (len(each.techniques), each.after.notation())))


def melds_that_fit(before: TableMelds, rack: Row, rules: Ruleset) -> tuple[int, ...]:
    """Return the indexes of the melds to which at least one tile from the rack can be added.

    *before* are the melds on the table.
    """
    rows = before.in_order(rules).melds
    return tuple(at for at, row in enumerate(rows) if any(_can_be_added(row, tile, rules) for tile in rack))


def depth(before: TableMelds, after: TableMelds, rules: Ruleset) -> int:
    """Return the length of a turn's longest chain of moves, each possible only after the one before it.

    For example, two tiles that are added one after the other at the same end of a run are a chain of 2.
    *before* and *after* are the melds on the table before and after the turn.
    """
    old, new = before.in_order(rules).melds, after.in_order(rules).melds
    row = max((_added_in_a_row(was, now, rules) for was, now in zip(old, new, strict=False)), default=0)
    freed = any(_joker_is_freed(was, now) for was, now in zip(old, new, strict=False))
    return max(1, row) + freed


def melds_with(before: TableMelds, solved: SolvedTurn, rules: Ruleset, tile: Tile) -> set[tuple[object, ...]]:
    """Return the melds in which the turn *solved* lays *tile*.

    *before* are the melds on the table before the turn. Each meld in the result is ("old", index) for one of
    these melds, or ("new", tile, tile, ...) for a new one.
    """
    old = before.in_order(rules).melds
    after = list(solved.after.in_order(rules).melds)
    grown = {("old", at) for at, row in enumerate(old) if after[at].count(tile) > row.count(tile)}
    return {*grown, *(("new", *sorted(map(str, row))) for row in after[len(old) :] if tile in row)}


# ---- Moves -------------------------------------------------------------------------------------------


def _moves(state: _State, rules: Ruleset) -> Iterator[_State]:
    """Yield the state after each possible move.

    A move adds a tile to a meld, replaces a Joker, adds a freed Joker to a meld, or lays a new meld.
    """
    kinds = dict.fromkeys(state.rack)
    for at, row in enumerate(state.old):
        for tile in kinds:
            if _can_be_added(row, tile, rules):
                yield _with_row(state, at, _settled((*row, tile), rules), tile)
            if rules.laying.replacing and (given := _with_joker_replaced(row, tile, rules)) is not None:
                yield _with_row(state, at, given, tile)._replace(freed=state.freed + 1)
        if state.freed:
            for wild in _with_joker(row, rules):
                old = (*state.old[:at], wild, *state.old[at + 1 :])
                yield state._replace(old=old, freed=state.freed - 1)
    for row in _new_melds(state.rack, state.freed, rules):
        naturals = [each for each in row if not each.joker]
        rest = tuple(sorted((Counter(state.rack) - Counter(naturals)).elements()))
        new = tuple(sorted((*state.new, row)))
        yield _State(state.old, new, rest, state.freed - len(row) + len(naturals))


def _with_row(state: _State, at: int, row: Row, tile: Tile) -> _State:
    """Return the state with the old meld at index *at* changed to *row*, and *tile* taken from the rack."""
    place = state.rack.index(tile)
    rest = state.rack[:place] + state.rack[place + 1 :]
    return state._replace(old=(*state.old[:at], row, *state.old[at + 1 :]), rack=rest)


def _settled(row: Row, rules: Ruleset) -> Row:
    """Return the tiles of a meld in the order in which melds on a table are stored; see `read_row`.

    A Joker in a run is returned with the tile that it stands for. In a group with two or more other tiles,
    the Jokers come last, without such a tile.
    """
    return read_row(row, rules).row


def _can_be_added(row: Row, tile: Tile, rules: Ruleset) -> bool:
    """Return whether *tile* can be added to the meld *row* without changing the tiles that are there."""
    return _is_extended(row, (*row, tile), rules)


def _is_extended(row: Row, grown: Row, rules: Ruleset) -> bool:
    """Return whether *grown*, made by adding a tile to the meld *row*, is a meld of the same kind.

    In a run, the Jokers must also stand for the same numbers as before.
    """
    was, now = read_row(row, rules), read_row(grown, rules)
    if was.parts is None or now.parts is None or was.parts.kind is not now.parts.kind:
        return False
    if was.parts.kind is MeldKind.GROUP:
        return True
    return now.row[1:] == was.row or now.row[:-1] == was.row


def _with_joker_replaced(row: Row, tile: Tile, rules: Ruleset) -> Row | None:
    """Return the meld *row* with *tile* in place of the Joker that stands for it; None if no Joker does."""
    spread = TableMelds((row,))
    at = joker_for(spread, 0, tile, rules)
    return None if at is None else with_replaced(spread, 0, at, tile, rules).melds[0]


def _with_joker(row: Row, rules: Ruleset) -> Iterator[Row]:
    """Yield each meld that results from adding a Joker to the meld *row*, at either end if it is a run."""
    its = read_row(row, rules)
    grown = [(*row, JOKER)]
    if its.parts is not None and its.parts.kind is MeldKind.RUN:
        colour, low, high = its.row[0].colour, (its.row[0].number or 0) - 1, (its.row[-1].number or 0) + 1
        above = Tile(colour, (high - 1) % 13 + 1, joker=True)
        grown = [(Tile(colour, low, joker=True), *its.row)] if low else []
        grown.append((*its.row, above))
    yield from (_settled(each, rules) for each in grown if _is_extended(row, each, rules))


def _new_melds(rack: Row, jokers: int, rules: Ruleset) -> Iterator[Row]:
    """Yield the melds that can be made of tiles from a rack and up to *jokers* Jokers taken from the table.

    A Joker may stand for a tile even if this tile is on the rack; therefore, every selection of rack tiles is
    tried. A group with a Joker contains at least two tiles from the rack.
    """
    kinds = sorted(set(rack))
    sizes = range(1, len(kinds) + 1) if jokers else [len(kinds)]
    found: dict[Row, None] = {}
    for naturals in chain.from_iterable(combinations(kinds, size) for size in sizes):
        for meld in melds_in((*naturals, *(JOKER,) * jokers), rules):
            if meld.kind is MeldKind.RUN:
                found[_settled(meld.tiles, rules)] = None
            elif len(meld.tiles) - meld.jokers >= 2:
                found[_settled(tuple(each.kind for each in meld.tiles), rules)] = None
    yield from found


# ---- The techniques of a turn ------------------------------------------------------------------------


def _techniques(start: _State, end: _State, rules: Ruleset) -> Techniques:
    """Return the techniques, such as adding a tile to a meld, that a turn uses.

    *start* is the state before the turn, and *end* the state after it.
    """
    found: set[Technique | LayingTechnique] = set()
    for was, now in zip(start.old, end.old, strict=True):
        if len(now) > len(was):
            found.add(Technique.ADD)
        if _added_in_a_row(was, now, rules) >= 2:
            found.add(LayingTechnique.ADD_ON)
        if _joker_is_freed(was, now):
            found.add(LayingTechnique.FREE)
    if end.new:
        found.add(Technique.LAY)
    for tile in {each for row in end.new for each in row}:
        if tile.joker:
            found.add(LayingTechnique.FREE_NEW)
        elif any(
            _can_be_added(was, tile, rules) and _can_be_added(now, tile, rules)
            for was, now in zip(start.old, end.old, strict=True)
        ):
            found.add(LayingTechnique.HOLD)
    return frozenset(found)


def _added_in_a_row(was: Row, now: Row, rules: Ruleset) -> int:
    """Return the number of tiles that a turn has added to a group, or to one end of a run.

    If tiles were added at both ends of a run, the end with more new tiles counts. *was* is the meld before
    the turn, *now* the same meld after it.
    """
    more = len(now) - len(was)
    if not more or not is_run(was, rules):
        return more
    below = ((was[0].number or 0) - (now[0].number or 0)) % 13
    return max(below, more - below)


def _joker_is_freed(was: Row, now: Row) -> bool:
    """Return whether a turn has replaced a Joker in a meld.

    *was* is the meld before the turn, *now* the same meld after it.
    """
    fewer = sum(each.joker for each in now) < sum(each.joker for each in was)
    return fewer or bool({each for each in was if each.joker and each.colour} - set(now))
