"""Practice that does not end: tasks by skill and by how hard they are, dealt from seeds.

>>> step = practice("complete-group", 12, "easy")
>>> print(step.goal)
Choose the tile that makes the upper row a group.
>>> practice("complete-group", 12, "easy") == step
True

A seed means the same task on every version of Python: nothing but `Random.random` is drawn from. The dealer
draws until the task is fair and as hard as it is to be, which the solver measures (`difficulty`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ...engine.layout import Layout, parse_arrangement
from ...engine.rules import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    Ruleset,
)
from ..drills.dealing import pick
from ..errors import LessonError
from ..judge import passes
from ..proof import problems_of
from ..steps import StepData, StepKind
from .caught import what_is_caught
from .difficulty import difficulty
from .discards import which_discard
from .jokers import may_joker_be_used, what_joker_is
from .laying import which_can_be_laid
from .missing import complete_group, place_joker, what_is_missing
from .opening import does_it_open, what_it_counts
from .payments import who_pays_what
from .record import MOST_SEED, PracticeRecord, TaskResult, read_record
from .rows import is_run, spot_fault
from .skills import Difficulty, Skill, band_of
from .tasks import PracticeTask, step_of
from .worth import name_pattern, price_close

__all__ = [
    "MOST_SEED",
    "Difficulty",
    "PracticeRecord",
    "Skill",
    "TaskResult",
    "band_of",
    "books_of",
    "difficulty",
    "practice",
    "read_record",
]

_TRIES = 400


@dataclass(frozen=True, slots=True)
class Games:
    """The games that a skill is dealt in; `more` of a family where it alone is asked for.

    In the one of the book `dull` the answer is always the same: it comes among others only. `once`: the
    seed says which game it is, and the dealer stays with it until a task is fair.
    """

    mixed: tuple[Ruleset, ...]
    more: tuple[Ruleset, ...] = ()
    dull: str = ""
    once: bool = False

    def of(self, book: str | None) -> tuple[Ruleset, ...]:
        """Those to pick from."""
        if book is None:
            return self.mixed
        return tuple(each for each in self.more if each.book[0] == book) or tuple(
            each for each in self.mixed if each.book[0] == book
        )

    @property
    def books(self) -> tuple[str, ...]:
        """The first book of each."""
        found = dict.fromkeys(each.book[0] for each in (*self.mixed, *self.more))
        return tuple(each for each in found if each != self.dull)


_MAKERS: Mapping[Skill, Callable[[Random, Difficulty], PracticeTask | None]] = {
    Skill.IS_RUN: is_run,
    Skill.COMPLETE_GROUP: complete_group,
    Skill.PLACE_JOKER: place_joker,
    Skill.SPOT_FAULT: spot_fault,
    Skill.NAME_PATTERN: name_pattern,
    Skill.PRICE_CLOSE: price_close,
    Skill.WHAT_IS_MISSING: what_is_missing,
    Skill.WHICH_DISCARD: which_discard,
    Skill.WHO_PAYS_WHAT: who_pays_what,
}

_TILE_RUMMY = (PUP_RUMMY, EASY_RUMMY, DUTCH_RUMMY, RRRUMMY, TILES_50)
_REARRANGED = (RUMMIKUB, *_TILE_RUMMY)
_JOKERS = (RUMMIKUB, RUMMY_45, *_TILE_RUMMY)
_ALL = (RUMMIKUB, RUMMY_45, BASIC_RUMMY)

# Skills of games with a table: the games that they are of, as often as each comes.
_OPEN: Mapping[Skill, tuple[Callable[[Random, Difficulty, Ruleset], PracticeTask | None], Games]] = {
    Skill.WHAT_IT_COUNTS: (what_it_counts, Games((RUMMY_45, RUMMY_45, RUMMIKUB))),
    Skill.DOES_IT_OPEN: (does_it_open, Games((RUMMY_45, RUMMIKUB), (EASY_RUMMY, TILES_50))),
    Skill.WHICH_CAN_BE_LAID: (which_can_be_laid, Games((*_ALL, EASY_RUMMY), _TILE_RUMMY, once=True)),
    Skill.WHAT_JOKER_IS: (what_joker_is, Games((RUMMIKUB, RUMMY_45, EASY_RUMMY), _TILE_RUMMY, once=True)),
    Skill.MAY_JOKER_BE_USED: (may_joker_be_used, Games(_REARRANGED, once=True)),
    Skill.WHAT_IS_CAUGHT: (
        what_is_caught,
        Games((RUMMIKUB, *_ALL, EASY_RUMMY, BASIC_RUMMY), _TILE_RUMMY, "R45"),
    ),
}


def books_of(skill: Skill) -> tuple[str, ...]:
    """The games that a skill is of, each by the first book of its rules.

    >>> books_of(Skill.IS_RUN), books_of(Skill.MAY_JOKER_BE_USED)
    (('PRO',), ('RK', 'TR'))
    """
    return _OPEN[skill][1].books if skill in _OPEN else (RUMMY_PRO.book[0],)


@lru_cache(maxsize=64)
def practice(skill: Skill | str, seed: int, band: Difficulty | str, book: str | None = None) -> StepData:
    """The task of a skill, a seed and a band; ValueError where there is no such skill or band.

    *book* keeps to one of the games that the skill is of (`books_of`).
    """
    asked, hard = Skill(skill), Difficulty(band)
    if book is not None and book not in books_of(asked):
        raise LessonError(
            f"{asked.value!r} is not practised in {book!r}: expected {', '.join(books_of(asked))}"
        )
    for attempt in range(_TRIES):
        task = _dealt(asked, hard, seed, attempt, book)
        step = step_of(asked, task, seed) if task is not None else None
        if step is not None and band_of(asked, difficulty(step)) is hard and _is_fair(step):
            return step
    raise LessonError(f"nothing can be dealt for {asked.value!r}, seed {seed}, {hard.value}")


def _dealt(skill: Skill, band: Difficulty, seed: int, attempt: int, book: str | None) -> PracticeTask | None:
    its = f"{skill.value} {band.value} {seed}"
    only = f" {book}" if book else ""
    draw = Random(f"{its} {attempt}{only}")
    if skill not in _OPEN:
        return _MAKERS[skill](draw, band)
    make, games = _OPEN[skill]
    return make(draw, band, pick(Random(its + only) if games.once else draw, games.of(book)))


def _is_fair(step: StepData) -> bool:
    """Whether it is not solved from the start and can be solved.

    Of tiles to arrange the dealer knows a way, and the least number of tiles to lift: finding that again
    would take longer than all the rest.
    """
    if step.kind is not StepKind.ARRANGE:
        return not problems_of(step)
    solved = parse_arrangement(step.solution or "")
    return passes(step, Layout.of(solved)) and not passes(step, Layout.of(step.start))
