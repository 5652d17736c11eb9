"""Find every turn in games where melds are laid and added to but never taken apart, with its techniques.

>>> from rummy_widget.engine.rules import RUMMY_45
>>> from rummy_widget.engine.tiles import parse_tiles
>>> from rummy_widget.engine.table_melds import parse_table
>>> found = every(parse_table("r5 r6 r7 | b2 b3 *b4"), parse_tiles("r8 r9 b4 k1"), RUMMY_45)
>>> best = max(found, key=lambda each: each.play.value)
>>> print(best.after.notation(), best.play.value, *sorted(best.techniques))
*r4 r5 r6 r7 r8 r9 | b2 b3 b4 15 add add_on free

The racks have no Jokers and are small, so all possible moves are tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from ...engine.game.turns.lying_melds import joker_for, with_replaced
from ...engine.melds import MeldKind
from ...engine.melds.hand import melds_in
from ...engine.rules import LayingPlay, Ruleset
from ...engine.solver.open_games.steps import Technique
from ...engine.table_melds.judging import judge_play
from ...engine.table_melds.melds_on_table import TableMelds, read_row
from ...engine.table_melds.play import Play
from ...engine.tiles import JOKER, Tile
from ..drills.dealt_tables import is_run
from .bands import LayingTechnique, Techniques
from .restricted import SolvedTurn, Unsettled

Row = tuple[Tile, ...]

MOST_STATES = 6_000
"""How many stages of a turn are examined before a search gives up."""


class _State(NamedTuple):
    """A stage within a turn: the old melds, the new melds, the rack, and `free`.

    `free` is the number of Jokers that were taken from melds and still have to be laid.
    """

    old: tuple[Row, ...]
    new: tuple[Row, ...]
    rack: Row
    free: int


@lru_cache(maxsize=64)
def every(before: TableMelds, rack: Row, rules: Ruleset) -> tuple[SolvedTurn, ...]:
    """Return every turn that is possible for a player who has opened, those with fewest techniques first.

    The rack must be small and have no Joker, because all moves are tried. Raises Unsettled if there are too
    many of them.
    """
    play = rules.laying
    start = _State(before.settled(rules).melds, (), tuple(sorted(rack)), 0)
    seen, left = {start}, [start]
    found = []
    while left:
        state = left.pop()
        if not state.free and len(state.rack) < len(rack):
            after = TableMelds((*state.old, *state.new))
            judged = judge_play(before, after, rack, rules=rules)
            if isinstance(judged, Play):
                touched = tuple(
                    at for at, (was, now) in enumerate(zip(start.old, state.old, strict=True)) if was != now
                )
                found.append(SolvedTurn(judged.after, judged, _techniques(start, state, rules), touched))
        for each in _moves(state, rules, play):
            if each not in seen:
                seen.add(each)
                left.append(each)
        if len(seen) > MOST_STATES:
            raise Unsettled
    return tuple(sorted(found, key=lambda each: (len(each.techniques), each.after.notation())))


def fitting(before: TableMelds, rack: Row, rules: Ruleset) -> tuple[int, ...]:
    """Return the indexes of the melds to which some tile of the rack can be added."""
    rows = before.settled(rules).melds
    return tuple(at for at, row in enumerate(rows) if any(_fits(row, tile, rules) for tile in rack))


def depth(before: TableMelds, after: TableMelds, rules: Ruleset) -> int:
    """Return the length of a turn's longest chain of moves, each possible only after the one before it.

    Examples are tiles added to a run one after the other, and a Joker laid after it was replaced.
    """
    old, new = before.settled(rules).melds, after.settled(rules).melds
    row = max((_in_a_row(was, now, rules) for was, now in zip(old, new, strict=False)), default=0)
    freed = any(_is_freed(was, now) for was, now in zip(old, new, strict=False))
    return max(1, row) + freed


def places(before: TableMelds, solved: SolvedTurn, rules: Ruleset, tile: Tile) -> set[tuple[object, ...]]:
    """Return the melds in which a turn lays a tile.

    Each is ("old", index) for a meld that was on the table, or ("new", tile, tile, ...) for a new one.
    """
    old = before.settled(rules).melds
    after = list(solved.after.settled(rules).melds)
    found: set[tuple[object, ...]] = set()
    for at, row in enumerate(old):
        now = after[at]
        if now.count(tile) > row.count(tile):
            found.add(("old", at))
    for row in after[len(old) :]:
        if tile in row:
            found.add(("new", *sorted(map(str, row))))
    return found


# ---- Moves -------------------------------------------------------------------------------------------


def _moves(state: _State, rules: Ruleset, play: LayingPlay) -> Iterator[_State]:
    kinds = dict.fromkeys(state.rack)
    for at, row in enumerate(state.old):
        for tile in kinds:
            if _fits(row, tile, rules):
                yield _with_row(state, at, _settled((*row, tile), rules), tile)
            if play.replacing and (given := _replaced(row, tile, rules)) is not None:
                yield _with_row(state, at, given, tile)._replace(free=state.free + 1)
        if state.free:
            for wild in _with_joker(row, rules):
                old = (*state.old[:at], wild, *state.old[at + 1 :])
                yield state._replace(old=old, free=state.free - 1)
    for row in _new_melds(state.rack, state.free, rules):
        naturals = [each for each in row if not each.joker]
        rest = tuple(sorted((Counter(state.rack) - Counter(naturals)).elements()))
        new = tuple(sorted((*state.new, row)))
        yield _State(state.old, new, rest, state.free - len(row) + len(naturals))


def _with_row(state: _State, at: int, row: Row, tile: Tile) -> _State:
    place = state.rack.index(tile)
    rest = state.rack[:place] + state.rack[place + 1 :]
    return state._replace(old=(*state.old[:at], row, *state.old[at + 1 :]), rack=rest)


def _settled(row: Row, rules: Ruleset) -> Row:
    return read_row(row, rules).row


def _fits(row: Row, tile: Tile, rules: Ruleset) -> bool:
    """Return whether *tile* can be added to the meld *row* without changing the tiles that are there."""
    return _goes(row, (*row, tile), rules)


def _goes(row: Row, grown: Row, rules: Ruleset) -> bool:
    """Return whether *grown*, which is *row* with a tile added, is a meld of the same kind as *row*.

    In a run, Jokers of *row* must still stand for the same numbers.
    """
    was, now = read_row(row, rules), read_row(grown, rules)
    if was.lying is None or now.lying is None or was.lying.kind is not now.lying.kind:
        return False
    if was.lying.kind is MeldKind.GROUP:
        return True
    return now.row[1:] == was.row or now.row[:-1] == was.row


def _replaced(row: Row, tile: Tile, rules: Ruleset) -> Row | None:
    """Return a meld with *tile* in place of the Joker that stands for it; None if no Joker stands for it."""
    spread = TableMelds((row,))
    at = joker_for(spread, 0, tile, rules)
    return None if at is None else with_replaced(spread, 0, at, tile, rules).melds[0]


def _with_joker(row: Row, rules: Ruleset) -> Iterator[Row]:
    """Yield the melds that result from adding a Joker to a meld: at either end of a run, or to a group."""
    its = read_row(row, rules)
    grown = [(*row, JOKER)]
    if its.lying is not None and its.lying.kind is MeldKind.RUN:
        colour, low, high = its.row[0].colour, (its.row[0].number or 0) - 1, (its.row[-1].number or 0) + 1
        above = Tile(colour, (high - 1) % 13 + 1, joker=True)
        grown = [(Tile(colour, low, joker=True), *its.row)] if low else []
        grown.append((*its.row, above))
    yield from (_settled(each, rules) for each in grown if _goes(row, each, rules))


def _new_melds(rack: Row, jokers: int, rules: Ruleset) -> Iterator[Row]:
    """Yield the melds that can be laid from a rack and *jokers* Jokers that were taken from the table.

    A Joker may stand for a tile that the rack has as well, so every choice of tiles is tried. A group with a
    Joker has at least two tiles of the rack.
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
    found: set[Technique | LayingTechnique] = set()
    for was, now in zip(start.old, end.old, strict=True):
        if len(now) > len(was):
            found.add(Technique.ADD)
        if _in_a_row(was, now, rules) >= 2:
            found.add(LayingTechnique.ADD_ON)
        if _is_freed(was, now):
            found.add(LayingTechnique.FREE)
    if end.new:
        found.add(Technique.LAY)
    for tile in {each for row in end.new for each in row}:
        if tile.joker:
            found.add(LayingTechnique.FREE_NEW)
        elif any(
            _fits(was, tile, rules) and _fits(now, tile, rules)
            for was, now in zip(start.old, end.old, strict=True)
        ):
            found.add(LayingTechnique.HOLD)
    return frozenset(found)


def _in_a_row(was: Row, now: Row, rules: Ruleset) -> int:
    """Return how many tiles a turn has added to one end of a run (the end that got more), or to a group.

    *was* is the meld before the turn, *now* the same meld after it.
    """
    more = len(now) - len(was)
    if not more or not is_run(was, rules):
        return more
    below = ((was[0].number or 0) - (now[0].number or 0)) % 13
    return max(below, more - below)


def _is_freed(was: Row, now: Row) -> bool:
    """Return whether a turn has replaced a Joker of a meld; *was* is the meld before it, *now* after it."""
    fewer = sum(each.joker for each in now) < sum(each.joker for each in was)
    return fewer or bool({each for each in was if each.joker and each.colour} - set(now))
