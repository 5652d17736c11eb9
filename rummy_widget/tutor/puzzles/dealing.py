"""Make the puzzle for a seed: a stored position, from which melds that do not matter may be left out.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> found = puzzle(5, RUMMIKUB, "middle")
>>> found == puzzle(5, RUMMIKUB, "middle"), found.question.is_solution(found.solution)
(True, True)

Melds that no stored solution changes may be left out. Without them, the stored solutions still work, and any
other solution would work with them as well. So the measured difficulty remains true: the techniques needed,
the number of melds broken and the number of tiles moved. A meld that contains a Joker is never left out, nor
is a meld with a tile for which a Joker may stand, because the explanation of what happened to the Joker may
need it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property, lru_cache

from ...engine.rules import GAMES, Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.open_games.board import board_of
from ...engine.table_melds.melds_on_table import TableMelds
from .bands import PuzzleBand
from .laying import melds_that_fit
from .likeness import likenesses, recoloured
from .measures import Measures, least_of
from .question import PuzzleQuestion, solve
from .store import StoredPuzzle, stored_puzzles

MOST_SEED = 999_999
"""The highest seed of a puzzle."""

_FIRST_DAY, _FIRST_DAILY = date(2026, 1, 1), 900_001  # the day of the first daily puzzle, and its seed

EXTRA_MELDS = range(2, 6)
"""The possible numbers of melds on the table in addition to those that a solution changes.

If there are fewer other melds, all of them are on the table.
"""
EXTRA_MELDS_LAYING = range(1, 6)
"""The same as `EXTRA_MELDS`, for games in which melds are never taken apart."""


@dataclass(frozen=True)
class PuzzleData:
    """A puzzle: its seed, its level (`band`), and the position with its goal (`question`).

    `measures` is the measured difficulty. `source` is the game between computer players, and the move in it,
    at which the position was found, such as `700012.33` for move 33 of game 700012.
    """

    seed: int
    band: PuzzleBand
    question: PuzzleQuestion
    measures: Measures
    source: str

    @cached_property
    def solution(self) -> TableMelds:
        """The melds on the table after a turn that solves the puzzle with only the techniques it needs."""
        found = solve(self.question, frozenset(self.measures.needs))
        assert found is not None, self.question
        return found.after

    @cached_property
    def least(self) -> TableMelds:
        """The melds on the table after the turn that solves the puzzle and changes the table least."""
        found = least_of(self.question)
        assert found is not None, self.question
        return found.after


def games() -> tuple[Ruleset, ...]:
    """Return the rules of the games for which there are puzzles: those in which melds lie on a table."""
    return tuple(each for each in GAMES.values() if each.has_table)


def puzzles_of(rules: Ruleset, band: PuzzleBand) -> tuple[StoredPuzzle, ...]:
    """Return the stored puzzles of a game at one level of difficulty; empty if it has none at that level.

    Raises ValueError if the game is not one for which there are puzzles.
    """
    if not isinstance(rules, Ruleset) or rules not in games():
        raise ValueError(
            f"no puzzles for {rules!r}; expected one of {', '.join(each.name for each in games())}"
        )
    return stored_puzzles().get((rules, band), ())


def bands(rules: Ruleset) -> tuple[PuzzleBand, ...]:
    """Return the levels of difficulty at which a game has puzzles.

    Games in which melds are never taken apart have fewer.

    >>> from rummy_widget.engine.rules import BASIC_RUMMY
    >>> print(*bands(BASIC_RUMMY))
    easy middle
    """
    return tuple(band for band in PuzzleBand if puzzles_of(rules, band))


def nearest(rules: Ruleset, band: PuzzleBand) -> PuzzleBand:
    """Return the level of difficulty nearest to *band* at which the game has puzzles.

    It is *band* itself if possible, otherwise the hardest level below it. If there is no level below either,
    it is the easiest level that the game has.

    >>> from rummy_widget.engine.rules import BASIC_RUMMY
    >>> nearest(BASIC_RUMMY, PuzzleBand.MASTER), nearest(BASIC_RUMMY, PuzzleBand.EASY)
    (<PuzzleBand.MIDDLE: 'middle'>, <PuzzleBand.EASY: 'easy'>)
    """
    every, there = list(PuzzleBand), bands(rules)
    below = [each for each in there if every.index(each) <= every.index(band)]
    return below[-1] if below else there[0]


def daily(day: date) -> tuple[int, PuzzleBand]:
    """Return the seed and the level of the daily puzzle for a day.

    The puzzles are easy on Monday and Tuesday and get harder every two days; the hardest ones come on Sunday.

    >>> daily(date(2026, 11, 23)), daily(date(2026, 11, 29))
    ((900327, <PuzzleBand.EASY: 'easy'>), (900333, <PuzzleBand.MASTER: 'master'>))
    """
    since = (day - _FIRST_DAY).days % (MOST_SEED - _FIRST_DAILY + 1)
    return _FIRST_DAILY + since, list(PuzzleBand)[day.weekday() // 2]


def puzzle(seed: int, rules: Ruleset, band: PuzzleBand | str) -> PuzzleData:
    """Return the puzzle for a seed in a game and at a level of difficulty (*band*).

    The first seeds go once through all stored puzzles. Later ones go through them again, with the colours
    exchanged and with other surplus melds (melds on the table that no solution needs). Raises ValueError if
    there is no such seed or level, or if the game has no puzzles at this level.
    """
    level = PuzzleBand(band)
    if type(seed) is not int or not 1 <= seed <= MOST_SEED:
        raise ValueError(f"no such seed: {seed!r}; expected a whole number from 1 to {MOST_SEED}")
    return _puzzle_of(seed, rules, level)


@lru_cache(maxsize=64)
def _puzzle_of(seed: int, rules: Ruleset, level: PuzzleBand) -> PuzzleData:
    """Return the puzzle for a seed, as `puzzle` does, but without checking that the seed is in range."""
    found = puzzles_of(rules, level)
    if not found:
        raise ValueError(f"no {level} puzzles of {rules.name}; expected {' or '.join(bands(rules))}")
    turn, at = (0, seed - 1) if seed <= len(found) else _variation_of(rules, level, seed)
    stored = found[at]
    around = _variations(stored)
    kept = {*_needed_melds(stored), *around[turn % len(around)]}
    melds = tuple(row for at, row in enumerate(stored.question.spread.melds) if at in kept)
    question = replace(stored.question, rules=rules, spread=TableMelds(melds))
    if turn:
        question = recoloured(question, shuffled(rules.tiles.colours, f"puzzle {stored.source} {turn}"))
    return PuzzleData(seed, level, question, stored.measures, stored.source)


def _variation_of(rules: Ruleset, band: PuzzleBand, seed: int) -> tuple[int, int]:
    """Return which variation of which stored puzzle a seed stands for.

    The result is a pair: the number of the variation, from 0, and the index of the puzzle in `puzzles_of`. Do
    not call the function for the lowest seeds: each of them stands for a stored puzzle that is shown
    unchanged.
    """
    order = _order(rules, band)
    again, place = divmod(seed - 1, len(order))
    turn, at = order[place]
    return turn + again * len(order), at


@lru_cache(maxsize=32)
def _order(rules: Ruleset, band: PuzzleBand) -> tuple[tuple[int, int], ...]:
    """Return all variations of all stored puzzles of a game and a level, in the order of the seeds.

    The first item is for seed 1, the second for seed 2, and so on. Each item is a pair: the number of the
    variation, from 0, and the index of its puzzle in `puzzles_of`.
    """
    choices = [len(_variations(each)) for each in puzzles_of(rules, band)]
    return tuple(sorted((turn, at) for at, count in enumerate(choices) for turn in range(count)))


@lru_cache(maxsize=1024)
def _variations(stored: StoredPuzzle) -> tuple[tuple[int, ...], ...]:
    """Return the variations of a stored puzzle, in a random order that is always the same for this puzzle.

    Some melds on the table of a stored puzzle aren't needed, and the variations differ in which of these
    melds are kept. Each variation is given as the indexes of the unneeded melds that it keeps. No two
    variations differ only in the colours of their melds.
    """
    needed = _needed_melds(stored)
    rest = [at for at in range(len(stored.question.spread.melds)) if at not in needed]
    choices = [tuple(at for bit, at in enumerate(rest) if mask >> bit & 1) for mask in range(1 << len(rest))]
    around = EXTRA_MELDS if stored.question.rules.rearranges else EXTRA_MELDS_LAYING
    wanted = [each for each in choices if len(each) in around or len(each) == len(rest) < around[0]]
    order = shuffled(wanted, f"around {stored.source} {stored.question.rack} {stored.question.goal.value}")
    like = likenesses(stored.question, needed)
    return tuple({like(each): each for each in reversed(order)}.values())[::-1]


def _needed_melds(stored: StoredPuzzle) -> frozenset[int]:
    """Return the indexes of the melds that no variation of a puzzle may leave out.

    A meld is needed if a solution changes it, or if it contains a Joker or a tile for which a Joker may
    stand. In games in which melds are never taken apart, it is also needed if a tile from the rack can be
    added to it.
    """
    melds = board_of(stored.question.spread, (), stored.question.rules).melds
    wild = frozenset(kind for meld in melds for means in meld.jokers for kind in means)
    stay = {meld.number for meld in melds if meld.jokers or wild & {*meld.naturals}}
    if not stored.question.rules.rearranges:  # a tile that must be laid elsewhere must still fit here, too
        stay.update(melds_that_fit(stored.question.spread, stored.question.rack, stored.question.rules))
    return frozenset(stored.touched) | stay
