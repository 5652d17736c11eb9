"""Explain a play as the steps that a person would take, such as adding a tile to a meld or splitting a run.

>>> from rummy_widget.engine.table_melds import parse_table
>>> before, after = parse_table("r3 r4 r5 r6 | b9 y9 k9"), parse_table("r4 r5 r6 | r9 y9 b9 k9 | r3 y3 b3")
>>> for step in steps_between(before, after):
...     print(step.technique, *step.tiles, "with", *step.own, "->", step.spread.notation())
add with r9 -> r3 r4 r5 r6 | r9 y9 b9 k9
take_end r3 with y3 b3 -> r4 r5 r6 | r9 y9 b9 k9 | r3 y3 b3
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from ...table_melds.changes import changes
from ...table_melds.melds_on_table import TableMelds
from ...tiles import Tile

Row = tuple[Tile, ...]


class Technique(StrEnum):
    """The kinds of steps in which people rearrange the table, the easiest first."""

    LAY = "lay"  # lay a new meld from the rack
    ADD = "add"  # add tiles of the rack to a meld
    TAKE_FOURTH = "take_fourth"  # take a tile from a group of four
    TAKE_END = "take_end"  # take a tile from the end of a run
    SPLIT = "split"  # split a run in two
    JOIN = "join"  # move all that remains of a meld to another one
    SUBSTITUTE = "substitute"  # take a tile from a meld, after another was put in its place
    REPLACE = "replace"  # take a Joker, after its tile was put in its place
    BREAK = "break"  # take a tile from anywhere in a meld, which a later step repairs


@dataclass(frozen=True, slots=True)
class MeldStep:
    """A step that brings tiles together in one meld: tiles of another meld, tiles of the rack, or both.

    Attributes:
        technique: what kind of step it is.
        tiles: the tiles that are taken from the table.
        source: the meld on the table that `tiles` are taken from, as it was before the step.
        own: the tiles from the rack.
        target: the meld that all these tiles join, as it was before the step; empty if it is a new meld.
        makes: the meld that all these tiles join, as it is after the step.
        spread: the table after the step; its melds may be unfinished.
    """

    technique: Technique
    tiles: Row
    source: Row
    own: Row
    target: Row
    makes: Row
    spread: TableMelds


@dataclass(eq=False)
class _Move:
    """Tiles that are put into a meld, taken from another meld or from the rack.

    Melds in the making are called piles. `source` is the index of the pile from which the tiles in `tiles`
    are taken; it is None if all tiles come from the rack. `target` is the index of the pile to which they are
    added, together with `own`, the tiles from the rack.
    """

    source: int | None
    target: int
    tiles: list[Tile]
    own: list[Tile]


def steps_between(before: TableMelds, after: TableMelds) -> tuple[MeldStep, ...]:
    """Return the steps in which a person could get from the table *before* to the table *after*.

    The melds of *before* must be valid, and *after* must contain all of its tiles; other tiles come from the
    rack. There are never more steps than tiles moved and laid.
    """
    continued = changes(before, after).continued
    piles: list[list[Tile]] = [list(row) for row in before.melds]
    goals: list[Row] = [() for _ in piles]
    for row, old in zip(after.melds, continued, strict=True):
        if old is None:
            piles.append([])
            goals.append(row)
        else:
            goals[old] = row
    left = _moves(piles, goals)
    spare = sum(len(each.tiles) + len(each.own) - 1 for each in left)
    found = []
    while left:
        move = min(left, key=lambda each: _rank(each, piles, left))
        if not _goes_together(_joined(move, piles)):
            spare += not spare and _join_moves(left)
            if spare:
                left.append(_start_new_pile(piles, goals, left))
                spare -= 1
                continue
        left.remove(move)
        if move.source is not None and not move.own and not piles[move.target] and not _rest(move, piles):
            # Moving a whole pile to an empty place isn't a step.
            piles[move.target], piles[move.source] = piles[move.source], []
            continue
        first = () if move.source is None else before.melds[move.source]
        found.append(_make_step(move, piles, goals, left, first))
    return tuple(found)


def _kinds(tiles: Sequence[Tile]) -> Counter[Tile]:
    """Return how many tiles there are of each kind; a Joker counts as a Joker, whatever it stands for."""
    return Counter(each.kind for each in tiles)


def _moves(piles: list[list[Tile]], goals: list[Row]) -> list[_Move]:
    """Return the moves that turn each pile of tiles into the meld that it should become.

    *goals* lists the meld for each pile. Tiles that aren't needed in their pile go to piles that need them;
    all other missing tiles come from the rack.
    """
    spare = [_kinds(pile) - _kinds(goal) for pile, goal in zip(piles, goals, strict=True)]
    moves = []
    for target, goal in enumerate(goals):
        wanted = _kinds(goal) - _kinds(piles[target])
        target_moves: list[_Move] = []
        # The melds that can give most of the tiles needed come first.
        for source in sorted(range(len(piles)), key=lambda each: -(spare[each] & wanted).total()):
            given = spare[source] & wanted
            if given and source != target:
                wanted -= given
                spare[source] -= given
                target_moves.append(_Move(source, target, sorted(given.elements()), []))
        own = sorted(wanted.elements())
        if own and target_moves and not piles[target]:
            target_moves[-1].own = own
        elif own:
            target_moves.append(_Move(None, target, [], own))
        moves += target_moves
    return moves


def _rank(move: _Move, piles: list[list[Tile]], left: list[_Move]) -> tuple[int, ...]:
    """Return a key that sorts moves: first moves that don't mix two melds, then those that leave valid melds.

    *piles* are the melds in the making, and *left* lists the moves still to come.
    """
    source, target = _rest(move, piles), _joined(move, piles)
    faulty = (bool(source) and not _is_valid(source)) + (not _is_valid(target))
    waits = any(each.target == move.target and each is not move and not each.own for each in left)
    return not _goes_together(target), faulty, bool(move.own) and waits, move.source is not None, move.target


def _rest(move: _Move, piles: list[list[Tile]]) -> list[Tile]:
    """Return the tiles that are left in the meld from which a move takes tiles.

    *piles* are the melds in the making, in their state before the move.
    """
    return [] if move.source is None else _without(piles[move.source], move.tiles)


def _joined(move: _Move, piles: list[list[Tile]]) -> list[Tile]:
    """Return all tiles of the meld to which a move adds tiles, as the meld is after the move.

    *piles* are the melds in the making, in their state before the move.
    """
    return [*piles[move.target], *move.tiles, *move.own]


def _join_moves(left: list[_Move]) -> bool:
    """Combine a move of rack tiles and a move of table tiles into one, if both go to the same meld.

    Returns whether two moves were combined. *left* lists the moves still to come; the list is changed.
    """
    for own_move in left:
        other = next((each for each in left if each.target == own_move.target and not each.own), None)
        if own_move.source is None and other is not None:
            other.own = own_move.own
            left.remove(own_move)
            return True
    return False


def _start_new_pile(piles: list[list[Tile]], goals: list[Row], left: list[_Move]) -> _Move:
    """Start one of the melds again in an empty pile; return the move that takes its tiles there.

    This is needed if every move left would mix two melds in one pile. *piles* are the melds in the making,
    *goals* the melds that they should become, and *left* the moves still to come. The tiles come from the
    pile in which the meld should have been made; moves in *left* to that pile are redirected to the new pile.
    """
    mixed = {each.target for each in left if not _goes_together(_joined(each, piles))}
    old = min(mixed, key=lambda each: (_kinds(piles[each]) & _kinds(goals[each])).total())
    stays = _kinds(piles[old]) & _kinds(goals[old])
    piles.append([])
    goals.append(goals[old])
    goals[old] = ()
    for each in left:
        if each.target == old:
            each.target = len(piles) - 1
    return _Move(old, len(piles) - 1, sorted(stays.elements()), [])


def _goes_together(tiles: Sequence[Tile]) -> bool:
    """Return whether tiles can be part of one meld: a group of at most four, or a run of one colour."""
    naturals = [each for each in tiles if not each.joker]
    return _in_one_colour(naturals) or (_grouped(naturals) and len(tiles) <= 4)


def _without(pile: list[Tile], tiles: Sequence[Tile]) -> list[Tile]:
    """Return *pile* without the tiles in *tiles*; of equal tiles, the first ones are removed."""
    gone, rest = _kinds(tiles), []
    for each in pile:
        if gone[each.kind]:
            gone[each.kind] -= 1
        else:
            rest.append(each)
    return rest


def _make_step(
    move: _Move, piles: list[list[Tile]], goals: list[Row], left: list[_Move], first: Sequence[Tile]
) -> MeldStep:
    """Make a move: change the melds in the making (*piles*) and return the step.

    *goals* are the melds that they should become. *first* is the meld from which the move takes tiles, as it
    was before the turn; *left* lists the moves still to come.
    """
    source = () if move.source is None else tuple(piles[move.source])
    target = tuple(piles[move.target])
    technique = _technique(move, source, target, first)
    rest, joined = _rest(move, piles), _joined(move, piles)
    if move.source is not None:
        piles[move.source] = _in_order(rest, goals[move.source], left, move.source)
    piles[move.target] = _in_order(joined, goals[move.target], left, move.target)
    spread = TableMelds(tuple(tuple(pile) for pile in piles if pile))
    makes = tuple(piles[move.target])
    return MeldStep(technique, tuple(move.tiles), source, tuple(move.own), target, makes, spread)


def _in_order(pile: list[Tile], goal: Row, left: list[_Move], place: int) -> list[Tile]:
    """Return the tiles of a pile, which grows into a meld, in the order in which they are shown.

    If the pile has become the meld *goal*, this is the order of the meld; until then, the tiles are sorted by
    number and colour. *place* is the index of the pile, and *left* lists the moves still to come.
    """
    if _kinds(pile) == _kinds(goal) and all(place not in (each.source, each.target) for each in left):
        return list(goal)
    return sorted((each.kind for each in pile), key=lambda each: (each.joker, each.number or 0, each))


def _technique(move: _Move, source: Row, target: Row, first: Sequence[Tile]) -> Technique:
    """Return what kind of step a move is, such as splitting a run.

    *source* is the meld from which the move takes tiles, and *target* the meld to which it adds them, both in
    their state before the move. *first* is the source meld in its state before the turn.
    """
    if move.source is None:
        return Technique.ADD if target else Technique.LAY
    rest = _without(list(source), move.tiles)
    if any(tile.joker for tile in move.tiles):
        return Technique.REPLACE if _is_valid(rest) else Technique.BREAK
    if not rest:
        return Technique.JOIN if target else Technique.BREAK
    if _is_valid(rest):
        if not _grouped(source):
            return Technique.TAKE_END if len(move.tiles) == 1 else Technique.SPLIT
        had_room = _is_valid(_without(list(first), move.tiles))
        return Technique.TAKE_FOURTH if had_room else Technique.SUBSTITUTE
    cut = len(source) >= 4 and not _grouped(source) and _counts_as_split(source, move.tiles)
    return Technique.SPLIT if cut else Technique.BREAK


def _counts_as_split(source: Row, tiles: Sequence[Tile]) -> bool:
    """Return whether taking *tiles* from the run *source* counts as splitting it, rather than breaking it up.

    It does if *tiles* are the first or the last tiles of the run, or if at least five tiles of it are left.
    """
    numbers = sorted(each.number or 0 for each in source)
    taken = [each.number or 0 for each in tiles]
    return taken == numbers[: len(taken)] or taken == numbers[-len(taken) :] or len(numbers) - len(taken) >= 5


def _grouped(row: Sequence[Tile]) -> bool:
    """Return whether the natural tiles of *row* all have the same number and different colours."""
    naturals = [each for each in row if not each.joker]
    colours, numbers = {each.colour for each in naturals}, {each.number for each in naturals}
    return len(numbers) == 1 and len(colours) == len(naturals)


def _in_one_colour(naturals: Sequence[Tile]) -> bool:
    """Return whether natural tiles all have the same colour, and no two of them are equal."""
    return len({each.colour for each in naturals}) == 1 and len(set(naturals)) == len(naturals)


def _is_valid(row: Sequence[Tile]) -> bool:
    """Return whether tiles, in any order, form a meld; Jokers may stand for any missing tiles."""
    return _is_meld(tuple(sorted(each.kind for each in row)))


@cache
def _is_meld(row: Row) -> bool:
    """Return whether sorted tiles form a meld; Jokers may stand for any missing tiles.

    Results are cached. *row* must be sorted, so that the same tiles in another order give the same cache key.
    """
    naturals = [each for each in row if not each.joker]
    if _grouped(naturals):
        return 3 <= len(row) <= 4 or (len(naturals) == 1 and 3 <= len(row) <= 13)
    numbers = [each.number or 0 for each in naturals]
    return _in_one_colour(naturals) and max(numbers) - min(numbers) + 1 <= len(row) and 3 <= len(row) <= 13
