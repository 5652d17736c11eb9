"""A learner's way through a lesson: the current step, an attempt at each, and the stars won. Immutable.

>>> from rummy_widget.tutor import course
>>> walk = LessonProgress.begin(course().lesson("runs"))
>>> walk.current.step.key
'first-run'
>>> walk.skip().current.step.key
'one-colour'
>>> walk.skip().back().skipped
frozenset({'first-run'})

House rules hold for the whole walk. While any stands, nothing is won.

>>> walk.with_switch("mosaic_jokers", "natural_only").switches
{'mosaic_jokers': 'natural_only'}
>>> walk.with_switch("mosaic_jokers", "natural_only").with_switch("mosaic_jokers", "reduced") == walk
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..engine.rules import Ruleset, switched, switches_of
from .attempt import Attempt
from .drills import vary
from .kinds import StepOutcome
from .progress import Stars, as_stored, merged
from .proof import answer_passes, solutions_of
from .steps import LessonData, StepData


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """The attempts at the steps of a lesson, one for each, and which one is in sight.

    `switches` are the house rules, by name: those set differently from the course.
    """

    lesson: LessonData
    attempts: tuple[Attempt, ...]
    at: int = 0
    skipped: frozenset[str] = frozenset()
    switches: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def begin(cls, lesson: LessonData, stars: Stars | None = None) -> LessonProgress:
        """Return a fresh walk, at the first step that has no stars yet."""
        won = stars or {}
        attempts = tuple(Attempt.begin(step, won.get(step.key, 0)) for step in lesson.steps)
        unsolved = (place for place, attempt in enumerate(attempts) if not attempt.best)
        return cls(lesson, attempts, next(unsolved, 0))

    @property
    def current(self) -> Attempt:
        return self.attempts[self.at]

    def attempt(self, key: str) -> Attempt:
        """Return the attempt at a step; an unknown key raises LessonError."""
        return self.attempts[self.lesson.index(key)]

    def with_attempt(self, attempt: Attempt) -> LessonProgress:
        """Return the progress with this attempt in place of the one at its step; the best result stays.

        Stars are won by the rules of the course, so under house rules none is added.
        """
        place = self.lesson.index(attempt.step.key)
        known, best = self.lesson.steps[place], self.attempts[place].best
        judged = under(attempt, self._rules_of(known.rules), known)
        kept = replace(judged, best=best if self.switches else max(judged.best, best))
        attempts = (*self.attempts[:place], kept, *self.attempts[place + 1 :])
        skipped = self.skipped - {attempt.step.key} if kept.best else self.skipped
        return replace(self, attempts=attempts, skipped=skipped)

    # -- house rules --------------------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The rules of this page: those of the course, apart from the switches."""
        return self._rules_of(self.lesson.rules)

    def _rules_of(self, course: Ruleset) -> Ruleset:
        """Return rules with the switches that they have: a step may be played by others than its lesson.

        Switches that don't go with a step's own rules leave it as it is.
        """
        own = {name: value for name, value in self.switches.items() if name in course.switches}
        try:
            return switched(course, own)
        except ValueError:  # such as no restriction A in a step that teaches B
            return course

    def with_switch(self, name: str, value: str) -> LessonProgress:
        """The walk with one switch set and everything judged anew; ValueError if it has no such value."""
        course, values = self.lesson.rules, {**self.switches, name: value}
        house = switched(course, values)
        return self._under(switches_of(house, course))

    def by_the_course(self) -> LessonProgress:
        """Return the walk without house rules, everything judged by the rules of the course again."""
        return self._under({})

    def _under(self, switches: Mapping[str, str]) -> LessonProgress:
        if switches == self.switches:
            return self
        walk = replace(self, switches=switches)
        for attempt in self.attempts:
            walk = walk.with_attempt(attempt)
        return walk

    # -- going about --------------------------------------------------------------------------

    def go(self, key: str) -> LessonProgress:
        return replace(self, at=self.lesson.index(key))

    def next(self) -> LessonProgress:
        """On to the next step; at the last one, stay."""
        return replace(self, at=min(self.at + 1, len(self.attempts) - 1))

    def back(self) -> LessonProgress:
        """Back to the step before; at the first one, stay."""
        return replace(self, at=max(self.at - 1, 0))

    def skip(self, key: str | None = None) -> LessonProgress:
        """Leave a step (this one) for later. In the stepper that leads to the next one."""
        key = key or self.current.step.key
        walk = self if self.attempt(key).best else replace(self, skipped=self.skipped | {key})
        return walk.next() if key == self.current.step.key else walk

    # -- what is reached ----------------------------------------------------------------------

    @property
    def stars(self) -> dict[str, int]:
        """Most stars won for each step."""
        return {attempt.step.key: attempt.best for attempt in self.attempts}

    def outcome(self, key: str) -> StepOutcome:
        """How a step stands, for a dot in the course: right once it has stars."""
        attempt = self.attempt(key)
        return StepOutcome.RIGHT if attempt.best else attempt.outcome

    def with_stars(self, stars: Stars) -> LessonProgress:
        """Merged with what is stored: of each step the better result."""
        best = merged(self.stars, stars)
        attempts = tuple(replace(attempt, best=best[attempt.step.key]) for attempt in self.attempts)
        skipped = frozenset(key for key in self.skipped if not best[key])
        return replace(self, attempts=attempts, skipped=skipped)

    def forgotten(self) -> LessonProgress:
        """From the beginning, without any stars; house rules stay."""
        return LessonProgress.begin(self.lesson)._under(self.switches)

    def stored(self) -> Mapping[str, Any]:
        """What the browser is to store for this lesson."""
        return as_stored(self.stars)


def under(attempt: Attempt, rules: Ruleset, course: StepData | None = None) -> Attempt:
    """Return the attempt with everything laid or answered judged by these rules.

    *course* is the step as the course has it, needed if `attempt` already stands under other rules.

    >>> from rummy_widget.engine.rules import RUMMY_PRO, switched
    >>> from rummy_widget.tutor import exercise
    >>> step = exercise("r5 * _ r8 / *", "Make one run.", run="r5 * * r8", solution="r5 * * r8")
    >>> by_the_course = Attempt.begin(step).move([3], shelf=0, slot=2)
    >>> by_the_course.outcome
    <StepOutcome.RIGHT: 'right'>
    >>> apart = switched(RUMMY_PRO, {"jokers_adjacent": "no"})
    >>> under(by_the_course, apart).outcome, under(under(by_the_course, apart), RUMMY_PRO).outcome
    (<StepOutcome.NOT_YET: 'not-yet'>, <StepOutcome.RIGHT: 'right'>)
    """
    step = attempt.step
    if step.rules == rules:
        return attempt
    if step.drill is not None and step.seed is not None:
        course = vary(step.key, step.title, step.drill, step.seed)
    return attempt.judged_anew(step_under(course or step, rules))


def step_under(step: StepData, rules: Ruleset) -> StepData:
    """A step with only those answers that are right by these rules; if none is, the engine looks for another.

    >>> from rummy_widget.engine.rules import RUMMY_PRO, switched
    >>> from rummy_widget.tutor import exercise
    >>> step = exercise("r5 * _ r8 / *", "Make one run.", run="r5 * * r8", solution="r5 * * r8")
    >>> print(step_under(step, switched(RUMMY_PRO, {"naturals_per_joker": "2"})).solution)
    None
    """
    if step.rules == rules:
        return step
    other = replace(step, rules=rules)
    right = tuple(answer for answer in step.answers if answer_passes(other, answer))
    keys = {option.key for option in step.options}
    if not right:
        right = tuple(found for found in solutions_of(other) if not keys or found in keys)
    return replace(other, solution=right[0] if right else None, also=right[1:])
