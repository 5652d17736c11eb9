"""The checks of practice tasks: the engine judges each answer, so that all good answers are accepted.

Like the checks of lessons, they look at what the learner has done (`CheckInput`), but lessons cannot use
them.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.engine.table_melds import parse_table
>>> from rummy_widget.engine.tiles import parse_tiles
>>> before = parse_table("r5 r6 r7 | b9 y9 k9")
>>> [str(each) for each in can_be_laid(before, parse_tiles("k1 r4 r9"), RUMMIKUB)]
['r4', 'r9']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any

from ...engine.closes import Closing
from ...engine.faults import Fault, FaultCode
from ...engine.game.settlement import hand_cost, settle_blocked, settle_out
from ...engine.melds import Meld, MeldKind, hand_value, read_meld
from ...engine.melds.hand import opening_value, openings_in
from ...engine.rules import CaughtScore, LaidScore, Opening, Ruleset
from ...engine.solver.closing.best import best_close
from ...engine.solver.closing.draws import Discard, best_discards
from ...engine.solver.open_games.best_play import best_play, most_tiles
from ...engine.table_melds import TableMelds, judge_play
from ...engine.table_melds.melds_on_table import read_row
from ...engine.tiles import ALL_TILES, JOKER, Tile, tile
from ..checks import Check, CheckInput
from ..checks.core import is_a
from ..drills.dealt_tables import Row, without_last_discard


@dataclass(frozen=True, slots=True)
class SkillCheck(Check):
    """The check of a practice task.

    `name` selects the function that judges answers, and `value` is the information about the task that this
    function needs.
    """

    def holds(self, state: CheckInput) -> bool:
        """Return whether the answer or choice of tiles that *state* contains is right."""
        return _JUDGES[self.name](state, self.value)


_Judge = Callable[[CheckInput, Any], bool]
_JUDGES: dict[str, _Judge] = {}


def _judge(name: str) -> Callable[[_Judge], _Judge]:
    """Return a decorator that registers a function as the judge of the check with this name."""
    return lambda judge: _JUDGES.setdefault(name, judge)


def _row(state: CheckInput) -> Row:
    """Return all tiles of the rack in one row; a Joker is returned as a plain Joker."""
    return tuple(each.kind for each in state.tiles)


def _chosen_one(state: CheckInput) -> Tile | None:
    """Return the chosen tile if exactly one is chosen, otherwise None."""
    return state.chosen[0].kind if len(state.chosen) == 1 else None


def name_order(tiles: Iterable[Tile]) -> Row:
    """Return tiles sorted by their names in notation.

    This lets a function that caches its results find the result for the same tiles in any order: it is called
    with the sorted tiles.
    """
    return tuple(sorted((each.kind for each in tiles), key=str))


# -- one row --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def reads_as(row: Row, rules: Ruleset) -> frozenset[str]:
    """Return "run", "group" or both for a row that is a meld, otherwise the codes of its faults.

    A row with Jokers can be both a run and a group. A fault is the way in which a row breaks a rule; its code
    names the kind of fault.
    """
    found = read_meld(row, rules)
    if isinstance(found, Meld):
        return frozenset(kind.value for kind in MeldKind if is_a(found, kind))
    repeated = found.code is FaultCode.FIFTH_TILE  # with five tiles a colour must occur twice as well
    return frozenset({found.code.value} | ({FaultCode.REPEATED_COLOUR.value} if repeated else set()))


@_judge("reads")
def _reads(state: CheckInput, _: Any) -> bool:
    """Check that the answer is true of the row on the rack: "run", "group", or the code of a fault."""
    return state.answer in reads_as(_row(state), state.rules)


def rest_is_meld(row: Row, removed: Row, rules: Ruleset) -> bool:
    """Return whether the rest of a row, without the *removed* tiles, is a run or a group.

    The result is also False if one of the *removed* tiles isn't in the row.
    """
    rest = list(row)
    for each in removed:
        if each not in rest:
            return False
        rest.remove(each)
    return isinstance(read_meld(tuple(rest), rules), Meld)


@_judge("taken-away")
def _taken_away(state: CheckInput, count: int) -> bool:
    """Check that the learner has chosen *count* tiles of a row, and that the others form a run or a group."""
    removed = tuple(each.kind for each in state.chosen)
    return len(removed) == count and rest_is_meld(_row(state), removed, state.rules)


@_judge("group-with")
def _group_with(state: CheckInput, value: tuple[Row, int]) -> bool:
    """Check that the chosen tiles complete the group that the task gives.

    *value* contains the tiles of the unfinished group, and the number of tiles to choose.
    """
    tiles, count = value
    if len(state.chosen) != count:
        return False
    found = read_meld((*tiles, *(each.kind for each in state.chosen)), state.rules)
    return isinstance(found, Meld) and is_a(found, MeldKind.GROUP)


@_judge("pattern-of")
def _pattern(state: CheckInput, _: Any) -> bool:
    """Check that the answer is the closing pattern that is worth the most points for this rack.

    If several patterns are worth the same, any of them is right.
    """
    closing = best_close_of(_row(state), state.thrown, state.rules)
    return closing is not None and any(
        row.holds and row.points == closing.points and row.pattern.value == state.answer
        for row in closing.rows
    )


@_judge("lets-close")
def _lets_close(state: CheckInput, points: int | None) -> bool:
    """Check that the learner's answer is a tile with which the rack closes, that is, ends the round.

    If *points* is not None, closing must be worth at least this many points. This is the number of points for
    closing with the best of the offered tiles.
    """
    if not isinstance(state.answer, str):
        return False
    found = close_with(_row(state), tile(state.answer), state.rules)
    return found is not None and found >= (points or 0)


@lru_cache(maxsize=256)
def best_close_of(rack: Row, thrown: int, rules: Ruleset) -> Closing | None:
    """Return the way to close (end the round) with a rack that is worth the most points.

    *thrown* is the number of Jokers that the player has discarded. Returns None if the rack cannot close.
    """
    return best_close(rack, jokers_thrown=thrown, rules=rules)


@lru_cache(maxsize=1024)
def close_with(rack: Row, drawn: Tile, rules: Ruleset) -> int | None:
    """Return the most points for closing (ending the round) with a rack and the tile *drawn*.

    Returns None if the rack does not close with this tile.
    """
    closing = best_close((*rack, drawn), rules=rules)
    return closing.points if closing else None


# -- discards --------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def discards(rack: Row, rules: Ruleset) -> tuple[Discard, ...]:
    """Return every possible discard from a rack, the best first.

    The best is the one after which the rack is nearest to closing (ending the round).
    """
    return best_discards(rack, rules=rules)


def discard_key(each: Discard) -> tuple[int, int]:
    """Return a sort key that puts better discards first.

    The first number is how many tiles must still be exchanged after the discard before the rack can close
    (end the round). The second is how many unseen tiles bring the rack nearer to closing, as a negative
    number.
    """
    return each.distance, -helpful_tiles(each)


def helpful_tiles(each: Discard) -> int:
    """Return the number of unseen tiles that help the player after a discard.

    If only one tile is missing to close (end the round with the rack), these are the tiles with which the
    player can close. If more tiles are missing, they are the tiles that reduce the number of missing tiles.
    In that case they are known only for the best discards, and the result is 0 for any other discard.
    """
    return each.outs.copies if each.distance == 1 else sum((each.outs.lowering or {}).values())


def best_kinds(rack: Row, rules: Ruleset) -> frozenset[Tile]:
    """Return the best tile to discard from a rack, or several tiles if they are equally good."""
    found = discards(rack, rules)
    best = min(map(discard_key, found))
    return frozenset(each.tile.kind for each in found if discard_key(each) == best)


@_judge("best-discard")
def _best_discard(state: CheckInput, _: Any) -> bool:
    """Check that the learner has chosen one tile, and that no other discard is better than this one."""
    return _chosen_one(state) in best_kinds(name_order(state.tiles), state.rules)


def opening_of(rules: Ruleset) -> Opening:
    """Return the rules for opening, that is, for laying a player's first melds in a round.

    It may be called only for games that have such rules; otherwise an assertion fails.
    """
    assert rules.opening is not None
    return rules.opening


def points_of(rows: Sequence[Row], how: str, rules: Ruleset) -> int:
    """Return the number of points that melds are worth, counted in one of two ways.

    *how* is "opening" or "laid". "opening" counts the points that decide whether melds are worth enough to
    be a player's first melds. "laid" counts the points that a player scores for laying the melds; only some
    games have such points.
    """
    if how == "opening":
        read = [found for row in rows if isinstance(found := read_meld(row, rules), Meld)]
        return opening_value(read, opening_of(rules))
    assert isinstance(rules.score, LaidScore)
    return hand_value((each.kind for row in rows for each in row), rules.score.values)


@_judge("counts")
def _counts(state: CheckInput, how: str) -> bool:
    """Check that the answer is the number of points that the melds on the rack are worth.

    *how* says which points are meant: "opening" for their value as a player's first melds, or "laid" for the
    points that the player scores for laying them.
    """
    assert state.reading is not None
    rows = [tuple(each.kind for each in row) for _, _, row in state.reading.arrangement.rows()]
    return state.answer == points_of(rows, how, state.rules)


MOST_LAYS = 20_000
"""The greatest number of combinations of first melds that are tried; the racks of tasks have far fewer."""


@lru_cache(maxsize=256)
def most_to_open(rack: Row, rules: Ruleset) -> int:
    """Return the most points with which a player can open (lay first melds) from a rack; 0 if impossible."""
    opening = opening_of(rules)
    return max(
        (
            opening_value(melds, opening)
            for tiles in with_jokers_replaced(rack)
            for melds in openings_in(tiles, rules, opening, MOST_LAYS)
            if sum(len(each.tiles) for each in melds) <= len(rack) - rules.must_keep
        ),
        default=0,
    )


def with_jokers_replaced(rack: Row) -> Iterator[Row]:
    """Yield racks in which each Joker is replaced with a tile; every possible combination of tiles occurs."""
    if JOKER not in rack:
        yield rack
        return
    at = rack.index(JOKER)
    for kind in ALL_TILES:
        yield from with_jokers_replaced((*rack[:at], kind, *rack[at + 1 :]))


@_judge("opens")
def _opens(state: CheckInput, _: Any) -> bool:
    """Check that the answer is the most points with which the player can open (lay first melds).

    If the player cannot open, the right answer is "no".
    """
    return state.answer == (most_to_open(name_order(state.tiles), state.rules) or "no")


# -- which tile can be laid -----------------------------------------------------------------------


@lru_cache(maxsize=512)
def can_be_laid(spread: TableMelds, rack: Row, rules: Ruleset) -> Row:
    """Return each tile of a rack that can be laid now, either by itself or together with others.

    It may be impossible to lay all tiles of the result in the same turn. *spread* are the melds on the table;
    the player is assumed to have laid first melds already.
    """
    free = without_last_discard(rules)

    def most(tiles: Row) -> int:
        if rules.rearranges:
            return most_tiles(spread, tiles, rules=rules).count
        play = best_play(spread, tiles, rules=free)
        return 0 if play is None else play.count

    found: set[Tile] = set()
    for size in range(1, min(most(rack), len(rack) - rules.must_keep) + 1):
        for tiles in dict.fromkeys(combinations(sorted(rack), size)):
            if not found.issuperset(tiles) and most(tiles) == size:
                found.update(tiles)
    return tuple(sorted(found))


@_judge("can-be-laid")
def _can_be_laid(state: CheckInput, spread: TableMelds) -> bool:
    """Check that the learner has chosen one tile, and that it can be laid on a table with these melds."""
    return _chosen_one(state) in can_be_laid(spread, tuple(sorted(_row(state))), state.rules)


# -- what a Joker stands for ----------------------------------------------------------------------


def meanings(spread: TableMelds, joker: tuple[int, int], rules: Ruleset) -> frozenset[Tile]:
    """Return the tiles that a Joker on the table may stand for.

    *spread* are the melds on the table. *joker* says which Joker it is: by the index of its meld, and its
    index among the Jokers of that meld, both from 0.
    """
    found = read_row(spread.melds[joker[0]], rules).parts
    assert found is not None
    return found.jokers[joker[1]]


@_judge("stands-for")
def _stands_for(state: CheckInput, value: tuple[TableMelds, tuple[int, int]]) -> bool:
    """Check that the learner has chosen one tile, and that a certain Joker on the table may stand for it.

    *value* contains the melds on the table, and says which Joker it is: by the index of its meld, and its
    index among the Jokers of that meld, both from 0.
    """
    return _chosen_one(state) in meanings(*value, state.rules)


# -- what is allowed with a Joker ------------------------------------------------------------------


@lru_cache(maxsize=512)
def turn_faults(before: TableMelds, after: TableMelds, rack: Row, rules: Ruleset) -> tuple[Fault, ...]:
    """Return the broken rules (faults) that make a turn illegal; empty if it is legal.

    *before* and *after* are the melds on the table before and after the turn, and *rack* are the player's
    tiles before it.
    """
    found = judge_play(before, after, rack, rules=rules)
    return found if isinstance(found, tuple) else ()


@_judge("may")
def _is_allowed(state: CheckInput, value: tuple[TableMelds, TableMelds]) -> bool:
    """Check the learner's answer to the question whether a turn is legal: "yes" or "no".

    *value* contains the melds on the table before and after the turn.
    """
    return state.answer == ("no" if turn_faults(*value, tuple(sorted(_row(state))), state.rules) else "yes")


# -- what a rack costs at the end of a round -------------------------------------------------------


def caught_points(rack: Row, how: str, winners: Row, rules: Ruleset) -> int:
    """Return how many points a player loses for the tiles still on the rack at the end of a round.

    In games in which the winner is paid for these tiles, the winner gets the same number of points. *how*
    says how the round ended: "out" (the winner has laid all tiles), "at_once" (the winner has laid all tiles,
    and none before the last turn), or "blocked" (nobody can go on). *winners* are the tiles that the winner
    of a blocked round has left; otherwise they are ignored.
    """
    score = rules.score
    assert score is not None
    if not isinstance(score, CaughtScore):
        return hand_cost(score, rack)
    if how == "blocked":
        settled = settle_blocked(score, (rack, winners))
    else:
        settled = settle_out(score, (rack, ()), 1, at_once=how == "at_once")
    return settled.totals(2)[1]


@_judge("caught")
def _caught(state: CheckInput, value: tuple[str, Row]) -> bool:
    """Check that the answer is how many points the player loses for the tiles still on the rack.

    *value* contains the arguments `how` and `winners` for `caught_points`: how the round ended and, if nobody
    could go on, the tiles that the winner of the round has left.
    """
    return state.answer == caught_points(_row(state), *value, state.rules)
