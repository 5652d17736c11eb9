"""Endless practice: random tasks for each skill and level of difficulty, made from seeds.

>>> step = practice("complete-group", 12, "easy")
>>> print(step.goal)
Choose the tile that completes the group.
>>> practice("complete-group", 12, "easy") == step
True

A seed always gives the same task, on every version of Python, because only `Random.random` is used. Random
tasks are dealt until one can be solved and has the right difficulty, as measured by `difficulty`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ...engine.layout import Layout, parse_arrangement
from ...engine.rules import BASIC_RUMMY, EASY_RUMMY, GAMES, RUMMIKUB, RUMMY_45, RUMMY_PRO, TILES_50, Ruleset
from ..drills.dealing import pick
from ..errors import LessonError
from ..judge import passes
from ..proof import problems_of
from ..steps import StepData, StepKind
from . import measures
from .caught import what_is_caught
from .discards import which_discard
from .jokers import may_joker_be_used, what_joker_is
from .laying import which_can_be_laid
from .missing import complete_group, place_joker, what_is_missing
from .opening import does_it_open, what_it_counts
from .payments import who_pays_what
from .record import MOST_SEED as MOST_SEED
from .record import PracticeRecord as PracticeRecord
from .record import TaskResult as TaskResult
from .record import read_record as read_record
from .rows import is_run, spot_fault
from .skills import Difficulty as Difficulty
from .skills import Skill as Skill
from .tasks import PracticeTask, step_of
from .worth import name_pattern, price_close

_TRIES = 400


@dataclass(frozen=True, slots=True)
class Games:
    """The games in which a skill, such as finding a wrong tile, can be practised.

    A learner chooses between them by rule book. A rule book is a part of the written rules. It is named by
    the letters with which the ids of its clauses begin, such as "RK" for Rummikub; variants of a game share
    one.

    Attributes:
        mixed: The games from which tasks are dealt if the learner has not chosen a rule book. A game may be
            listed twice, so that it is dealt more often.
        more: Further games, from which tasks are dealt only if the learner has chosen their rule book.
        excluded: A rule book that learners cannot choose, because in its game the answer is always the same.
        once: Whether all tasks that are tried for a seed are dealt in the same game, picked at random once.
            If false, a game is picked again for each task that is tried.
    """

    mixed: tuple[Ruleset, ...]
    more: tuple[Ruleset, ...] = ()
    excluded: str = ""
    once: bool = False

    def of_book(self, book: str | None) -> tuple[Ruleset, ...]:
        """Return the games from which to deal tasks if the learner has chosen this rule book, such as "RK".

        If *book* is None, the learner has not chosen one, and the result is `mixed`. The result is empty if
        no game has this rule book.
        """
        if book is None:
            return self.mixed
        its = tuple(each for each in self.more if each.book[0] == book)
        return its or tuple(each for each in self.mixed if each.book[0] == book)

    @property
    def books(self) -> tuple[str, ...]:
        """The rule books that a learner can choose, such as "RK": those of all games, except `excluded`."""
        found = dict.fromkeys(each.book[0] for each in (*self.mixed, *self.more))
        return tuple(each for each in found if each != self.excluded)


_PRO = Games((RUMMY_PRO,), once=True)
_TILE_RUMMY = tuple(each for each in GAMES.values() if each.book[0] == "TR")
_MELDS = Games((RUMMIKUB, RUMMY_45, BASIC_RUMMY, EASY_RUMMY), _TILE_RUMMY, once=True)
_JOKERS = Games((RUMMIKUB, RUMMY_45, EASY_RUMMY), _TILE_RUMMY, once=True)
_CAUGHT = Games((RUMMIKUB, RUMMIKUB, RUMMY_45, BASIC_RUMMY, EASY_RUMMY, BASIC_RUMMY), _TILE_RUMMY, "R45")


@dataclass(frozen=True, slots=True)
class SkillTasks:
    """The functions and limits with which the practice tasks of a skill are dealt and measured.

    Attributes:
        deal: A function that deals a task, or returns None if the tiles that it has dealt cannot be used.
        measure: A function that returns the difficulty of a task as a number.
        limits: Two numbers. The level of a task is "easy" if its difficulty is below the first number, "hard"
            if its difficulty is at least the second number, and otherwise "middle".
        games: The games in which the skill can be practised.
    """

    deal: Callable[[Random, Difficulty, Ruleset], PracticeTask | None]
    measure: Callable[[StepData], int]
    limits: tuple[int, int]
    games: Games = _PRO


TASKS: Mapping[Skill, SkillTasks] = {
    Skill.IS_RUN: SkillTasks(is_run, measures.one_row, (6, 9)),
    Skill.COMPLETE_GROUP: SkillTasks(complete_group, measures.offered, (9, 14)),
    Skill.PLACE_JOKER: SkillTasks(place_joker, measures.places, (9, 14)),
    Skill.SPOT_FAULT: SkillTasks(spot_fault, measures.spoiled_row, (7, 11)),
    Skill.NAME_PATTERN: SkillTasks(name_pattern, measures.patterns, (6, 9)),
    Skill.PRICE_CLOSE: SkillTasks(price_close, measures.price, (7, 10)),
    Skill.WHAT_IS_MISSING: SkillTasks(what_is_missing, measures.missing, (10, 15)),
    Skill.WHICH_DISCARD: SkillTasks(which_discard, measures.discard, (7, 12)),
    Skill.WHO_PAYS_WHAT: SkillTasks(who_pays_what, measures.payments, (5, 8)),
    Skill.WHAT_IT_COUNTS: SkillTasks(
        what_it_counts, measures.counts, (6, 10), Games((RUMMY_45, RUMMY_45, RUMMIKUB))
    ),
    Skill.DOES_IT_OPEN: SkillTasks(
        does_it_open, measures.opens, (12, 17), Games((RUMMY_45, RUMMIKUB), (EASY_RUMMY, TILES_50))
    ),
    Skill.WHICH_CAN_BE_LAID: SkillTasks(which_can_be_laid, measures.laid, (11, 16), _MELDS),
    Skill.WHAT_JOKER_IS: SkillTasks(what_joker_is, measures.joker_meaning, (8, 12), _JOKERS),
    Skill.MAY_JOKER_BE_USED: SkillTasks(
        may_joker_be_used, measures.joker_use, (11, 17), Games((RUMMIKUB, *_TILE_RUMMY), once=True)
    ),
    Skill.WHAT_IS_CAUGHT: SkillTasks(what_is_caught, measures.caught, (6, 10), _CAUGHT),
}


def difficulty(step: StepData) -> int:
    """Return the difficulty of a practice task as a number; tasks of different skills cannot be compared.

    >>> difficulty(practice("is-run", 3, "easy")) < difficulty(practice("is-run", 3, "hard"))
    True
    """
    return TASKS[Skill(step.key)].measure(step)


def band_of(skill: Skill, difficulty: int) -> Difficulty:
    """Return the level (easy, middle or hard) to which a task with this measured difficulty belongs.

    >>> band_of(Skill.IS_RUN, 3), band_of(Skill.IS_RUN, 8)
    (<Difficulty.EASY: 'easy'>, <Difficulty.MIDDLE: 'middle'>)
    """
    middle, hard = TASKS[skill].limits
    return tuple(Difficulty)[(difficulty >= middle) + (difficulty >= hard)]


def books_of(skill: Skill) -> tuple[str, ...]:
    """Return the rule books that a learner can choose when practising a skill.

    A rule book is a part of the written rules. It is named by the letters with which the ids of its clauses
    begin, such as "RK" for Rummikub.

    >>> books_of(Skill.IS_RUN), books_of(Skill.MAY_JOKER_BE_USED)
    (('PRO',), ('RK', 'TR'))
    """
    return TASKS[skill].games.books


@lru_cache(maxsize=64)
def practice(skill: Skill | str, seed: int, band: Difficulty | str, book: str | None = None) -> StepData:
    """Return the practice task of a skill for a seed and a level of difficulty (*band*).

    *book* is a rule book, such as "RK" for Rummikub. If it is given, the task is about a game to which its
    clauses apply; it must be one of those that `books_of` returns for the skill. Raises ValueError if the
    skill or the level is unknown, if the skill is not practised with the rule book, or if no good task can be
    dealt for the seed.
    """
    chosen, level = Skill(skill), Difficulty(band)
    if book is not None and book not in books_of(chosen):
        raise LessonError(
            f"{chosen.value!r} is not practised in {book!r}: expected {', '.join(books_of(chosen))}"
        )
    tasks, only = TASKS[chosen], f" {book}" if book else ""
    its, games = f"{chosen.value} {level.value} {seed}", TASKS[chosen].games.of_book(book)
    for attempt in range(_TRIES):
        draw = Random(f"{its} {attempt}{only}")
        rules = pick(Random(its + only) if tasks.games.once else draw, games)
        task = tasks.deal(draw, level, rules)
        step = step_of(chosen, task, seed, rules) if task is not None else None
        if step is not None and band_of(chosen, difficulty(step)) is level and _is_fair(step):
            return step
    raise LessonError(f"nothing can be dealt for {chosen.value!r}, seed {seed}, {level.value}")


def _is_fair(step: StepData) -> bool:
    """Return whether a practice task can be solved and is not already solved at the start.

    For a task in which tiles are arranged, only the known solution and the start are checked. The full check,
    `problems_of`, would search for a solution and for the par (the most tiles that may be moved for all
    stars), which takes too long.
    """
    if step.kind is not StepKind.ARRANGE:
        return not problems_of(step)
    solved = parse_arrangement(step.solution or "")
    return passes(step, Layout.of(solved)) and not passes(step, Layout.of(step.start))
