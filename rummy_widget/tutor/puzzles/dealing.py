"""Make the puzzle of a seed: a stored position, with a varying choice of the melds that do not matter.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> found = puzzle(5, RUMMIKUB, "middle")
>>> found == puzzle(5, RUMMIKUB, "middle"), found.asked.fulfilled(found.solution)
(True, True)

Melds that no stored solution changes may be left out: the solution still works, and a solver that found none
with them finds none without them. So the level, the melds broken and the tiles moved are still proved.
Melds are kept, however, if they have a Joker or a tile for which a Joker may stand, because they may explain
where the Joker has gone.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache

from ...engine.rules import GAMES, Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.board import board_of
from ...engine.table_melds.melds_on_table import TableMelds
from .bands import PuzzleBand
from .laying import fitting
from .likeness import likenesses, recoloured
from .measures import Measures, least_of
from .question import PuzzleQuestion, solve
from .store import Mined, mined

MOST_SEED = 999_999
"""The highest seed of a puzzle."""

_FIRST_DAY, _FIRST_DAILY = date(2026, 1, 1), 900_001  # the first daily puzzle, and its seed

AROUND = range(2, 6)
"""How many melds lie on the table besides those that a solution changes, if there are enough."""
AROUND_LAID = range(1, 6)
"""The same for games in which melds are never taken apart."""


@dataclass(frozen=True)
class PuzzleData:
    """A puzzle: a position with its goal, its level and measured difficulty.

    `place` is the game and the move from which the position comes, such as `700012.33`.
    """

    seed: int
    band: PuzzleBand
    asked: PuzzleQuestion
    measures: Measures
    place: str

    @cached_property
    def solution(self) -> TableMelds:
        """The table after a turn that solves the puzzle with no techniques but those that it needs."""
        found = solve(self.asked, frozenset(self.measures.needs))
        assert found is not None, self.asked
        return found.after

    @cached_property
    def least(self) -> TableMelds:
        """The table after the turn that solves the puzzle and changes as little as possible on the table."""
        found = least_of(self.asked)
        assert found is not None, self.asked
        return found.after


def games() -> tuple[Ruleset, ...]:
    """Return the rulesets for which there are puzzles."""
    return tuple(each for each in GAMES.values() if each.has_table)


def supply(rules: Ruleset, band: PuzzleBand) -> tuple[Mined, ...]:
    """Return the stored puzzles of a game and a level; raises ValueError if the game has no puzzles."""
    if not isinstance(rules, Ruleset) or rules not in games():
        raise ValueError(
            f"no puzzles for {rules!r}; expected one of {', '.join(each.name for each in games())}"
        )
    return mined().get((rules, band), ())


def bands(rules: Ruleset) -> tuple[PuzzleBand, ...]:
    """Return the levels at which a game has puzzles; games that never take melds apart have fewer.

    >>> from rummy_widget.engine.rules import BASIC_RUMMY
    >>> print(*bands(BASIC_RUMMY))
    easy middle
    """
    return tuple(band for band in PuzzleBand if supply(rules, band))


def nearest(rules: Ruleset, band: PuzzleBand) -> PuzzleBand:
    """Return this level if the game has puzzles of it, otherwise the hardest level below that it has.

    If there is none below either, it is the easiest one that the game has.

    >>> from rummy_widget.engine.rules import BASIC_RUMMY
    >>> nearest(BASIC_RUMMY, PuzzleBand.MASTER), nearest(BASIC_RUMMY, PuzzleBand.EASY)
    (<PuzzleBand.MIDDLE: 'middle'>, <PuzzleBand.EASY: 'easy'>)
    """
    every, there = list(PuzzleBand), bands(rules)
    below = [each for each in there if every.index(each) <= every.index(band)]
    return below[-1] if below else there[0]


def daily(day: date) -> tuple[int, PuzzleBand]:
    """Return the seed and the level of a day's puzzle.

    Monday and Tuesday are easy, each two days after them are harder, and Sunday is the hardest.

    >>> daily(date(2026, 11, 23)), daily(date(2026, 11, 29))
    ((900327, <PuzzleBand.EASY: 'easy'>), (900333, <PuzzleBand.MASTER: 'master'>))
    """
    since = (day - _FIRST_DAY).days % (MOST_SEED - _FIRST_DAILY + 1)
    return _FIRST_DAILY + since, list(PuzzleBand)[day.weekday() // 2]


def puzzle(seed: int, rules: Ruleset, band: PuzzleBand | str) -> PuzzleData:
    """Return the puzzle of a seed; raises ValueError if there is no such seed, level or game.

    The first seeds go once through all stored puzzles. Later ones go through them again, with other colours
    and with a different choice of those melds that no solution needs.
    """
    hard = PuzzleBand(band)
    if type(seed) is not int or not 1 <= seed <= MOST_SEED:
        raise ValueError(f"no such seed: {seed!r}; expected a whole number from 1 to {MOST_SEED}")
    return _dealt(seed, rules, hard)


@lru_cache(maxsize=64)
def _dealt(seed: int, rules: Ruleset, hard: PuzzleBand) -> PuzzleData:
    found = supply(rules, hard)
    if not found:
        raise ValueError(f"no {hard} puzzles of {rules.name}; expected {' or '.join(bands(rules))}")
    turn, at = (0, seed - 1) if seed <= len(found) else _later(rules, hard, seed)
    its = found[at]
    around = _around(its)
    kept = {*_concerned(its), *around[turn % len(around)]}
    melds = tuple(row for at, row in enumerate(its.asked.spread.melds) if at in kept)
    asked = PuzzleQuestion(rules, TableMelds(melds), its.asked.rack, its.asked.ask, its.asked.count)
    if turn:
        asked = recoloured(asked, shuffled(rules.tiles.colours, f"puzzle {its.place} {turn}"))
    return PuzzleData(seed, hard, asked, its.measures, its.place)


def _later(rules: Ruleset, band: PuzzleBand, seed: int) -> tuple[int, int]:
    """Return the number of the variation that belongs to a seed, and the index of its puzzle in `supply`.

    This is for seeds after the first ones, which use each stored puzzle once.
    """
    order = _order(rules, band)
    again, place = divmod(seed - 1, len(order))
    turn, at = order[place]
    return turn + again * len(order), at


@lru_cache(maxsize=32)
def _order(rules: Ruleset, band: PuzzleBand) -> tuple[tuple[int, int], ...]:
    """Return all variations of all stored puzzles in the order in which seeds use them.

    Each is a pair: the number of the variation, and the index of its puzzle in `supply`.
    """
    choices = [len(_around(each)) for each in supply(rules, band)]
    return tuple(sorted((turn, at) for at, count in enumerate(choices) for turn in range(count)))


@lru_cache(maxsize=1024)
def _around(its: Mined) -> tuple[tuple[int, ...], ...]:
    """Return the variations of a stored puzzle in random order, no two of them alike.

    Each is a choice of melds, by index, that lie on the table besides those that the puzzle needs.
    """
    concerned = _concerned(its)
    others = [at for at in range(len(its.asked.spread.melds)) if at not in concerned]
    choices = [
        tuple(at for place, at in enumerate(others) if mask >> place & 1) for mask in range(1 << len(others))
    ]
    around = AROUND if its.asked.rules.rearranges else AROUND_LAID
    wanted = [each for each in choices if len(each) in around or len(each) == len(others) < around[0]]
    order = shuffled(wanted, f"around {its.place} {its.asked.rack} {its.asked.ask.value}")
    like = likenesses(its.asked, concerned)
    return tuple({like(each): each for each in reversed(order)}.values())[::-1]


def _concerned(its: Mined) -> frozenset[int]:
    """Return the indexes of the melds that have to be on the table for a puzzle to stay the same.

    A meld has to stay if a solution changes it, or if it has a Joker or a tile that a Joker may stand for. In
    games in which tiles may be held back, it also has to stay if a tile of the rack fits it.
    """
    melds = board_of(its.asked.spread, (), its.asked.rules).melds
    wild = frozenset(kind for meld in melds for means in meld.jokers for kind in means)
    stay = {meld.number for meld in melds if meld.jokers or wild & {*meld.naturals}}
    if not its.asked.rules.rearranges:  # tiles to hold back must still fit there
        stay.update(fitting(its.asked.spread, its.asked.rack, its.asked.rules))
    return frozenset(its.touched) | stay
