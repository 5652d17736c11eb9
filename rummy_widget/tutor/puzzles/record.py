"""The results of a learner's puzzles, such as the rating, and the form in which the browser stores them.

Data from the browser is always checked.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> shown = ShownPuzzle(Mode.ENDLESS, RUMMIKUB.name, PuzzleBand.EASY, 1)
>>> record = PuzzleRecord().dealt(shown).after(predicted=1350, solved=True)
>>> record.solved, round(record.rating.rating), record.next_seed(RUMMIKUB.name, PuzzleBand.EASY)
(1, 1615, 2)
>>> read_record(record.stored()).stored() == record.stored()
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypedDict

from ...engine.typed_reading import Limits, ReadError, read_as
from .bands import PuzzleBand
from .dealing import MOST_SEED, games
from .rating import PUZZLE_DEVIATION, Rating

MISSES = 3
"""The number of missed puzzles that ends a game of Survival, in which puzzles get harder and harder."""

SOLVED_PER_LEVEL = 4
"""The number of puzzles that have to be solved to reach the next level in Survival."""


@dataclass(frozen=True, slots=True)
class Survival:
    """A game of Survival, a series of puzzles that get harder and harder until three are missed.

    >>> run = Survival(seed=7).after(solved=True).after(solved=False)
    >>> run.solved, run.misses, run.over, run.band
    (1, 1, False, <PuzzleBand.EASY: 'easy'>)
    """

    seed: int
    solved: int = 0
    misses: int = 0

    @property
    def over(self) -> bool:
        """Whether this game of Survival, a series of puzzles, is over because three puzzles were missed."""
        return self.misses >= MISSES

    @property
    def band(self) -> PuzzleBand:
        """The level of difficulty of the current puzzle."""
        bands = list(PuzzleBand)
        return bands[min(self.solved // SOLVED_PER_LEVEL, len(bands) - 1)]

    @property
    def puzzle_seed(self) -> int:
        """The seed of the current puzzle, which is computed from the seed of the game."""
        return 1 + int(Random(f"run {self.seed} {self.solved + self.misses}").random() * MOST_SEED)

    def after(self, *, solved: bool) -> Survival:
        """Return the game of Survival after its current puzzle was solved or missed.

        If the game is over already, it is returned unchanged.
        """
        if self.over:
            return self
        return replace(self, solved=self.solved + solved, misses=self.misses + (not solved))


VERSION = 1
MOST_RESULTS = 500
"""The greatest number of results stored, the latest ones; they show if the predicted ratings are right."""
MOST_WRONG = 40
"""The greatest number of missed puzzles kept for review, the latest ones."""
_RATINGS = 10_000  # the highest number that is accepted as a rating


class Mode(StrEnum):
    """A way to play puzzles.

    The modes are a single puzzle; Survival, which gets harder until three puzzles are missed; an endless
    series of puzzles; the daily puzzle; and a review of the puzzles that the learner has missed.
    """

    SINGLE = "single"
    SURVIVAL = "run"
    ENDLESS = "row"
    DAILY = "daily"
    REVIEW = "review"


Key = tuple[str, PuzzleBand, int]
"""A puzzle, identified by its game, level and seed."""

NEW = Rating()
"""The rating of a new player."""


class ShownPuzzle(NamedTuple):
    """A puzzle that a learner is shown.

    Attributes:
        mode: The way in which it is played.
        rules: The name of its game.
        band: Its level of difficulty.
        seed: Its seed.
        spoiled: Whether the learner has looked up its solution or given up.
        day: The day of a daily puzzle, as an ordinal (`date.toordinal`); otherwise 0.
    """

    mode: Mode
    rules: str
    band: PuzzleBand
    seed: int
    spoiled: bool = False
    day: int = 0

    @property
    def key(self) -> Key:
        """The game, level and seed that identify the puzzle."""
        return self.rules, self.band, self.seed


class PuzzleResult(NamedTuple):
    """The result of a learner's first try at a puzzle.

    `rules` (the name of the game), `band` (the level) and `seed` identify the puzzle. `predicted` is its
    predicted rating, and `solved` says whether the learner solved it.
    """

    rules: str
    band: PuzzleBand
    seed: int
    predicted: int
    solved: bool

    @property
    def key(self) -> Key:
        """The game, level and seed that identify the puzzle."""
        return self.rules, self.band, self.seed


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """All results of a learner's puzzles; immutable.

    Attributes:
        rating: The learner's rating.
        chosen: The level that the learner has chosen; None if it follows from the rating.
        rules: The name of the game of the last puzzle shown.
        tried: The number of first tries.
        solved: The number of first tries that solved the puzzle.
        upto: The highest seed shown in the endless mode, by game and level.
        results: The results of the most recent first tries, the newest last.
        wrong: The puzzles to review.
        run: The current game of Survival, in which puzzles get harder until three are missed.
        best_run: The most puzzles solved in one game of Survival.
        day: The last day whose daily puzzle was tried, as an ordinal (`date.toordinal`).
        days: The number of days in a row, up to that day, on which the daily puzzle was solved.
        open: The last puzzle shown, or None if it was solved.
    """

    rating: Rating = NEW
    chosen: PuzzleBand | None = None
    rules: str = "rummikub"
    tried: int = 0
    solved: int = 0
    upto: Mapping[tuple[str, PuzzleBand], int] = field(default_factory=dict)
    results: tuple[PuzzleResult, ...] = ()
    wrong: tuple[Key, ...] = ()
    run: Survival | None = None
    best_run: int = 0
    day: int = 0
    days: int = 0
    open: ShownPuzzle | None = None

    def band(self) -> PuzzleBand:
        """Return the level of the next puzzle.

        It is the one that the learner has chosen, otherwise one that suits the rating.
        """
        if self.chosen is not None:
            return self.chosen
        within = [band for band, usual in USUAL_RATINGS.items() if usual <= self.rating.rating + 25]
        return within[-1] if within else PuzzleBand.EASY

    def next_seed(self, rules: str, band: PuzzleBand) -> int:
        """Return the seed of the next puzzle in the endless mode.

        *rules* is the name of the game, and *band* the level of difficulty. After the highest seed, the seeds
        start from 1 again.
        """
        seed = self.upto.get((rules, band), 0) + 1
        return seed if seed <= MOST_SEED else 1

    def counts(self, shown: ShownPuzzle) -> bool:
        """Return whether a try at this puzzle changes the rating.

        It does if it is the first try at the puzzle, if it is not part of a review, and if the learner has
        not looked up the solution.
        """
        known = {each.key for each in self.results}
        return shown.mode is not Mode.REVIEW and shown.key not in known and not shown.spoiled

    def dealt(self, shown: ShownPuzzle) -> PuzzleRecord:
        """Return the record with *shown* as the puzzle that is now shown to the learner."""
        if self.open is not None and self.open._replace(spoiled=False) == shown:
            return self  # still the same puzzle
        upto = dict(self.upto)
        place = shown.rules, shown.band
        if shown.mode is Mode.ENDLESS and shown.seed > upto.get(place, 0):
            upto[place] = shown.seed
        return replace(self, upto=upto, open=shown, rules=shown.rules)

    def after(self, *, predicted: int, solved: bool) -> PuzzleRecord:
        """Return the record after the current puzzle was solved or missed.

        *predicted* is the predicted rating of the puzzle. A puzzle is missed if the learner gives up or looks
        up the solution. It can still be solved after that, but this no longer counts.
        """
        shown = self.open
        if shown is None:
            return self
        now = self
        if self.counts(shown):
            now = now._with_result(PuzzleResult(*shown.key, predicted, solved))
            if shown.mode is Mode.SURVIVAL and now.run is not None:
                run = now.run.after(solved=solved)
                now = replace(now, run=run, best_run=max(now.best_run, run.solved))
            if shown.mode is Mode.DAILY and shown.day > now.day:
                days = (now.days + 1 if shown.day == now.day + 1 else 1) if solved else 0
                now = replace(now, day=shown.day, days=days)
        elif solved:
            now = replace(now, wrong=tuple(each for each in now.wrong if each != shown.key or shown.spoiled))
        return replace(now, open=None if solved else shown._replace(spoiled=True))

    def _with_result(self, result: PuzzleResult) -> PuzzleRecord:
        """Return the record with one more result, which changes the rating."""
        puzzle, wrong = Rating(float(result.predicted), PUZZLE_DEVIATION), self.wrong
        if not result.solved:
            wrong = (*(each for each in wrong if each != result.key), result.key)
        return replace(
            self,
            rating=self.rating.after([(puzzle, float(result.solved))]),
            tried=self.tried + 1,
            solved=self.solved + result.solved,
            results=(*self.results, result)[-MOST_RESULTS:],
            wrong=wrong[-MOST_WRONG:],
        )

    def merged(self, other: PuzzleRecord) -> PuzzleRecord:
        """Return this record merged with the record that the same learner has on another page.

        The results of the record with more tries are kept; puzzles shown on either page count as shown.
        """
        further, less = (self, other) if self.tried >= other.tried else (other, self)
        both = {**further.upto, **less.upto}
        upto = {place: max(seed, further.upto.get(place, 0)) for place, seed in both.items()}
        later = further if further.day >= less.day else less
        return replace(
            further,
            chosen=self.chosen or other.chosen,
            rules=self.rules,
            upto=upto,
            best_run=max(self.best_run, other.best_run),
            day=later.day,
            days=later.days,
            open=self.open or other.open,
        )

    def stored(self) -> dict[str, Any]:
        """Return the record as plain data for the browser to store."""
        its, shown, run = self.rating, self.open, self.run
        return {
            "v": VERSION,
            "rating": [round(its.rating, 4), round(its.deviation, 4), round(its.volatility, 8)],
            "band": self.chosen.value if self.chosen else None,
            "rules": self.rules,
            "tried": self.tried,
            "solved": self.solved,
            "upto": {f"{rules}/{band.value}": seed for (rules, band), seed in self.upto.items()},
            "results": [[*_plain(each.key), each.predicted, int(each.solved)] for each in self.results],
            "wrong": [_plain(each) for each in self.wrong],
            "run": [run.seed, run.solved, run.misses] if run else None,
            "best": self.best_run,
            "day": self.day,
            "days": self.days,
            "open": [shown.mode.value, *_plain(shown.key), int(shown.spoiled), shown.day] if shown else None,
        }


USUAL_RATINGS: Mapping[PuzzleBand, int] = dict(zip(PuzzleBand, (1375, 1575, 1825, 2075), strict=True))
"""The usual rating of puzzles of each level; it decides which level suits a learner's rating."""


def _plain(key: Key) -> list[str | int]:
    """Return the key of a puzzle as a list that can be stored as JSON."""
    return [key[0], key[1].value, key[2]]


# -- reading what was stored ----------------------------------------------------------------------


Count: TypeAlias = Annotated[int, Limits(0, 10_000_000)]
Day: TypeAlias = Annotated[int, Limits(0, 4_000_000)]
Seed: TypeAlias = Annotated[int, Limits(1, MOST_SEED)]
Game: TypeAlias = Annotated[str, Limits(among=tuple(each.name for each in games()))]
_Number: TypeAlias = Annotated[float, Limits(-_RATINGS, _RATINGS)]
_Rating: TypeAlias = tuple[_Number, Annotated[float, Limits(1, 350)], Annotated[float, Limits(0.001, 1)]]
_Predicted: TypeAlias = Annotated[int, Limits(0, _RATINGS)]
_Result: TypeAlias = tuple[Game, PuzzleBand, Seed, _Predicted, Literal[0, 1]]
_Upto: TypeAlias = dict[
    Annotated[str, Limits(among=tuple(f"{rules.name}/{band}" for rules in games() for band in PuzzleBand))],
    Annotated[int, Limits(0, MOST_SEED)],
]


class _Stored(TypedDict):
    v: Literal[1]
    rating: _Rating
    band: PuzzleBand | None
    rules: Game
    tried: Count
    solved: Count
    upto: _Upto
    results: Annotated[tuple[_Result, ...], Limits(most=MOST_RESULTS)]
    wrong: Annotated[tuple[tuple[Game, PuzzleBand, Seed], ...], Limits(most=MOST_WRONG)]
    run: tuple[Seed, Count, Annotated[int, Limits(0, MISSES)]] | None
    best: Count
    day: Day
    days: Count
    open: tuple[Mode, Game, PuzzleBand, Seed, Literal[0, 1], Day] | None


def read_record(stored: object) -> PuzzleRecord:
    """Return the record that the browser stored.

    Raises ReadError if it does not have the form that `PuzzleRecord.stored` returns.

    >>> read_record({"v": 1})
    Traceback (most recent call last):
    rummy_widget.engine.typed_reading.ReadError: missing key 'rating'
    """
    found = read_as(_Stored, stored)
    if found["solved"] > found["tried"]:
        raise ReadError("expected no more solved than tried")
    upto = {}
    for name, seed in found["upto"].items():
        rules, _, band = name.partition("/")
        upto[rules, PuzzleBand(band)] = seed
    shown, as_stored = found["open"], ("rules", "tried", "solved", "wrong", "day", "days")
    return PuzzleRecord(
        rating=Rating(*map(float, found["rating"])),
        chosen=found["band"],
        upto=upto,
        results=tuple(PuzzleResult._make((*each[:4], bool(each[4]))) for each in found["results"]),
        run=Survival(*found["run"]) if found["run"] else None,
        best_run=found["best"],
        open=ShownPuzzle._make((*shown[:4], bool(shown[4]), shown[5])) if shown else None,
        **{name: found[name] for name in as_stored},
    )
