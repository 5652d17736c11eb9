"""The checks of practised skills: the engine judges each answer, so that equally good ones are right too.

Like the checks of lessons they are given what the learner sees and has answered, but no lesson uses them.

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
from ...engine.game.settlement import costs, settle_blocked, settle_out
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
    """The check of an answer: `name` chooses the judge, `value` is what the judge has to know of the task."""

    def holds(self, shown: CheckInput) -> bool:
        """Return whether the answer is right."""
        return _JUDGES[self.name](shown, self.value)


_Judge = Callable[[CheckInput, Any], bool]
_JUDGES: dict[str, _Judge] = {}


def _judge(name: str) -> Callable[[_Judge], _Judge]:
    """Return a decorator that registers a function as the judge of the check with this name."""
    return lambda judge: _JUDGES.setdefault(name, judge)


def _row(shown: CheckInput) -> Row:
    return tuple(each.kind for each in shown.tiles)


def _chosen_one(shown: CheckInput) -> Tile | None:
    """Return the chosen tile if exactly one is chosen, otherwise None."""
    return shown.chosen[0].kind if len(shown.chosen) == 1 else None


def by_name(tiles: Iterable[Tile]) -> Row:
    """Return tiles sorted by name, so that racks with the same tiles are found in the cache."""
    return tuple(sorted((each.kind for each in tiles), key=str))


# -- one row --------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def reads_as(row: Row, rules: Ruleset) -> frozenset[str]:
    """Return everything that is true of a row: "run", "group", or the codes of the faults that it has."""
    found = read_meld(row, rules)
    if isinstance(found, Meld):
        return frozenset(kind.value for kind in MeldKind if is_a(found, kind))
    repeated = found.code is FaultCode.FIFTH_TILE  # with five tiles a colour must occur twice as well
    return frozenset({found.code.value} | ({FaultCode.REPEATED_COLOUR.value} if repeated else set()))


@_judge("reads")
def _reads(shown: CheckInput, _: Any) -> bool:
    """Check that the answer, "run", "group" or the code of a fault, is true of the row on the rack."""
    return shown.answer in reads_as(_row(shown), shown.rules)


def rest_is_meld(row: Row, gone: Row, rules: Ruleset) -> bool:
    """Return whether the row is a run or a group after the tiles of *gone* are taken away."""
    rest = list(row)
    for each in gone:
        if each not in rest:
            return False
        rest.remove(each)
    return isinstance(read_meld(tuple(rest), rules), Meld)


@_judge("taken-away")
def _taken_away(shown: CheckInput, count: int) -> bool:
    """Check that *count* tiles are chosen and that the row without them is a run or a group."""
    gone = tuple(each.kind for each in shown.chosen)
    return len(gone) == count and rest_is_meld(_row(shown), gone, shown.rules)


@_judge("group-with")
def _group_with(shown: CheckInput, value: tuple[Row, int]) -> bool:
    """Check that the chosen tiles form a group together with given tiles.

    *value* has the given tiles and the number of tiles to choose.
    """
    tiles, count = value
    if len(shown.chosen) != count:
        return False
    found = read_meld((*tiles, *(each.kind for each in shown.chosen)), shown.rules)
    return isinstance(found, Meld) and is_a(found, MeldKind.GROUP)


@_judge("pattern-of")
def _pattern(shown: CheckInput, _: Any) -> bool:
    """Check that the answer is the pattern for which the rack is paid, or another one that pays as much."""
    closing = best_close_of(_row(shown), shown.thrown, shown.rules)
    return closing is not None and any(
        row.holds and row.points == closing.points and row.pattern.value == shown.answer
        for row in closing.rows
    )


@_judge("lets-close")
def _lets_close(shown: CheckInput, most: int | None) -> bool:
    """Check that the rack closes with the tile in the answer, for at least *most* points if given."""
    if not isinstance(shown.answer, str):
        return False
    found = close_with(_row(shown), tile(shown.answer), shown.rules)
    return found is not None and found >= (most or 0)


@lru_cache(maxsize=256)
def best_close_of(rack: Row, thrown: int, rules: Ruleset) -> Closing | None:
    """Return the close of a rack that is worth most, or None if it cannot close.

    *thrown* is the number of Jokers thrown before.
    """
    return best_close(rack, jokers_thrown=thrown, rules=rules)


@lru_cache(maxsize=1024)
def close_with(rack: Row, drawn: Tile, rules: Ruleset) -> int | None:
    """Return the points for which a rack closes with one more tile, or None if it does not close."""
    closing = best_close((*rack, drawn), rules=rules)
    return closing.points if closing else None


# -- discards --------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def discards(rack: Row, rules: Ruleset) -> tuple[Discard, ...]:
    """Return every discard, the best first."""
    return best_discards(rack, rules=rules)


def measure(each: Discard) -> tuple[int, int]:
    """Return a sort key by which better discards come first.

    It is the distance to a close, then the negative number of unseen tiles that bring the rack nearer.
    """
    return each.distance, -nearer(each)


def nearer(each: Discard) -> int:
    """Return how many unseen tiles help after this discard, because they reduce the distance to a close.

    If one more tile is enough to close, these are the tiles that close the rack. If more are needed, the
    helpful tiles are counted only for the best discards; for any other discard the result is 0.
    """
    return each.outs.copies if each.distance == 1 else sum((each.outs.lowering or {}).values())


def best_of(rack: Row, rules: Ruleset) -> frozenset[Tile]:
    """Return the kinds of tiles that are best to discard; several if they are equally good."""
    found = discards(rack, rules)
    best = min(map(measure, found))
    return frozenset(each.tile.kind for each in found if measure(each) == best)


@_judge("best-discard")
def _best_discard(shown: CheckInput, _: Any) -> bool:
    """Check that one tile is chosen and that no discard is better."""
    return _chosen_one(shown) in best_of(by_name(shown.tiles), shown.rules)


def opening_of(rules: Ruleset) -> Opening:
    """Return the rules of opening, in a game that has them."""
    assert rules.opening is not None
    return rules.opening


def counted(rows: Sequence[Row], how: str, rules: Ruleset) -> int:
    """Return what melds count towards opening or, if *how* is "laid", what the player scores for them."""
    if how == "opening":
        read = [found for row in rows if isinstance(found := read_meld(row, rules), Meld)]
        return opening_value(read, opening_of(rules))
    assert isinstance(rules.score, LaidScore)
    return hand_value((each.kind for row in rows for each in row), rules.score.values)


@_judge("counts")
def _counts(shown: CheckInput, how: str) -> bool:
    """Check that the answer is what the melds on the rack count towards opening, or score when laid."""
    assert shown.reading is not None
    rows = [tuple(each.kind for each in row) for _, _, row in shown.reading.arrangement.rows()]
    return shown.answer == counted(rows, how, shown.rules)


MOST_LAYS = 20_000
"""How many ways to open are tried; dealt racks have far fewer."""


@lru_cache(maxsize=256)
def most_to_open(rack: Row, rules: Ruleset) -> int:
    """Return the most points that a rack can open with; 0 if it cannot open."""
    opening = opening_of(rules)
    return max(
        (
            opening_value(melds, opening)
            for tiles in with_jokers_replaced(rack)
            for melds in openings_in(tiles, rules, opening, MOST_LAYS)
            if sum(len(each.tiles) for each in melds) <= len(rack) - rules.kept
        ),
        default=0,
    )


def with_jokers_replaced(rack: Row) -> Iterator[Row]:
    """Yield every rack that results if each Joker is replaced by some tile."""
    if JOKER not in rack:
        yield rack
        return
    at = rack.index(JOKER)
    for kind in ALL_TILES:
        yield from with_jokers_replaced((*rack[:at], kind, *rack[at + 1 :]))


@_judge("opens")
def _opens(shown: CheckInput, _: Any) -> bool:
    """Check that the answer is the most points the rack can open with, or "no"."""
    return shown.answer == (most_to_open(by_name(shown.tiles), shown.rules) or "no")


# -- which tile can be laid -----------------------------------------------------------------------


@lru_cache(maxsize=512)
def can_be_laid(spread: TableMelds, rack: Row, rules: Ruleset) -> Row:
    """Return the tiles of a rack that can be laid in some turn by a player who has opened."""
    free = without_last_discard(rules)

    def most(tiles: Row) -> int:
        if rules.rearranges:
            return most_tiles(spread, tiles, rules=rules)
        play = best_play(spread, tiles, rules=free)
        return 0 if play is None else play.count

    found: set[Tile] = set()
    for size in range(1, min(most(rack), len(rack) - rules.kept) + 1):
        for some in dict.fromkeys(combinations(sorted(rack), size)):
            if not found.issuperset(some) and most(some) == size:
                found.update(some)
    return tuple(sorted(found))


@_judge("can-be-laid")
def _can_be_laid(shown: CheckInput, spread: TableMelds) -> bool:
    """Check that one tile is chosen and that some turn can lay it."""
    return _chosen_one(shown) in can_be_laid(spread, tuple(sorted(_row(shown))), shown.rules)


# -- what a Joker stands for ----------------------------------------------------------------------


def meanings(spread: TableMelds, place: tuple[int, int], rules: Ruleset) -> frozenset[Tile]:
    """Return the tiles that a Joker may stand for.

    *place* tells which Joker: the index of its meld, then its index among the Jokers of that meld.
    """
    found = read_row(spread.melds[place[0]], rules).lying
    assert found is not None
    return found.jokers[place[1]]


@_judge("stands-for")
def _stands_for(shown: CheckInput, value: tuple[TableMelds, tuple[int, int]]) -> bool:
    """Check that one tile is chosen for which the Joker may stand; *value* has the table and the Joker."""
    return _chosen_one(shown) in meanings(*value, shown.rules)


# -- what is allowed with a Joker ------------------------------------------------------------------


@lru_cache(maxsize=512)
def forbidden(before: TableMelds, after: TableMelds, rack: Row, rules: Ruleset) -> tuple[Fault, ...]:
    """Return the faults that make a turn illegal; an empty tuple if it is legal."""
    found = judge_play(before, after, rack, rules=rules)
    return found if isinstance(found, tuple) else ()


@_judge("may")
def _may(shown: CheckInput, value: tuple[TableMelds, TableMelds]) -> bool:
    """Check that the answer, "yes" or "no", tells rightly whether a turn is legal.

    *value* has the table before and after the turn.
    """
    return shown.answer == ("no" if forbidden(*value, tuple(sorted(_row(shown))), shown.rules) else "yes")


# -- what a rack costs at the end of a round -------------------------------------------------------


def caught(rack: Row, how: str, winners: Row, rules: Ruleset) -> int:
    """Return the points that the tiles left on a rack cost or, if nobody loses points, give to the winner.

    *how* says how the round ended: "out" (the winner has no tile left), "at_once" (the same, by somebody who
    had laid nothing before), or "blocked" (nobody can go on). *winners* are the tiles of the player with
    the fewest points left; they are used only if the round was blocked.
    """
    score = rules.score
    assert score is not None
    if not isinstance(score, CaughtScore):
        return costs(score, rack)
    if how == "blocked":
        settled = settle_blocked(score, (rack, winners))
    else:
        settled = settle_out(score, (rack, ()), 1, at_once=how == "at_once")
    return settled.totals(2)[1]


@_judge("caught")
def _caught(shown: CheckInput, value: tuple[str, Row]) -> bool:
    """Check that the answer is what the rack costs; *value* has `how` and `winners` for `caught`."""
    return shown.answer == caught(_row(shown), *value, shown.rules)
