"""A learner's progress through a lesson: the current step, an attempt at each step, and the stars won.

>>> from rummy_widget.tutor import course
>>> progress = LessonProgress.begin(course().lesson("runs"))
>>> progress.current.step.key
'first-run'
>>> progress.skip().current.step.key
'one-colour'
>>> progress.skip().back().skipped
frozenset({'first-run'})

House rules apply to the whole lesson. As long as one is set, no stars are won.

>>> progress.with_switch("mosaic_jokers", "natural_only").switches
{'mosaic_jokers': 'natural_only'}
>>> progress.with_switch("mosaic_jokers", "natural_only").with_switch("mosaic_jokers", "reduced") == progress
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
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
    """A learner's progress through a lesson, with an attempt at each step; immutable.

    `at` is the position of the current step, from 0, and `skipped` holds the keys of skipped steps.
    `switches` contains the house rules in use: it maps the name of each setting of the rules that was changed
    to its new value.
    """

    lesson: LessonData
    attempts: tuple[Attempt, ...]
    at: int = 0
    skipped: frozenset[str] = frozenset()
    switches: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def begin(cls, lesson: LessonData, stars: Stars | None = None) -> LessonProgress:
        """Return the progress of a learner who begins a lesson, or comes back to it.

        *stars* maps the key of each step to the stars won there earlier. The current step is the first step
        without stars or, if all steps have stars, the first step of the lesson.
        """
        won = stars or {}
        attempts = tuple(Attempt.begin(step, won.get(step.key, 0)) for step in lesson.steps)
        unsolved = (place for place, attempt in enumerate(attempts) if not attempt.best)
        return cls(lesson, attempts, next(unsolved, 0))

    @property
    def current(self) -> Attempt:
        """The attempt at the current step."""
        return self.attempts[self.at]

    def attempt(self, key: str) -> Attempt:
        """Return the attempt at the step that has this key; raises LessonError if there is no such step."""
        return self.attempts[self.lesson.index(key)]

    def with_attempt(self, attempt: Attempt) -> LessonProgress:
        """Return the progress with *attempt* in place of the earlier attempt at the same step.

        The new attempt remembers the most stars won at this step so far (`best`). While house rules are in
        use, it cannot win more. Raises LessonError if the step does not belong to the lesson.
        """
        place = self.lesson.index(attempt.step.key)
        original, best = self.lesson.steps[place], self.attempts[place].best
        judged = under_rules(attempt, self._rules_of(original.rules), original)
        updated = replace(judged, best=best if self.switches else max(judged.best, best))
        attempts = (*self.attempts[:place], updated, *self.attempts[place + 1 :])
        skipped = self.skipped - {attempt.step.key} if updated.best else self.skipped
        return replace(self, attempts=attempts, skipped=skipped)

    # -- house rules --------------------------------------------------------------------------

    @property
    def rules(self) -> Ruleset:
        """The rules of this lesson with the house rules applied."""
        return self._rules_of(self.lesson.rules)

    def _rules_of(self, course: Ruleset) -> Ruleset:
        """Return the ruleset *course*, changed by the house rules.

        *course* is the ruleset of the lesson, or of a step that has its own. House rules that do not exist in
        this ruleset are ignored. If the remaining house rules contradict the ruleset, it is returned
        unchanged.
        """
        own = {name: value for name, value in self.switches.items() if name in course.switches}
        try:
            return switched(course, own)
        except ValueError:  # such as a house rule that excludes the one which this step teaches
            return course

    def with_switch(self, name: str, value: str) -> LessonProgress:
        """Return the progress with the house rule *name* set to *value*, and all attempts judged again.

        Raises ValueError if there is no such rule or value, or if the value contradicts another house rule.
        """
        course, values = self.lesson.rules, {**self.switches, name: value}
        return self._with_switches(switches_of(switched(course, values), course))

    def with_course_rules(self) -> LessonProgress:
        """Return the progress without house rules, with all attempts judged by the rules of the course."""
        return self._with_switches({})

    def _with_switches(self, switches: Mapping[str, str]) -> LessonProgress:
        """Return the progress with these house rules in use, and all attempts judged again by them.

        *switches* maps the name of each setting of the rules that is changed to its new value.
        """
        if switches == self.switches:
            return self
        return reduce(LessonProgress.with_attempt, self.attempts, replace(self, switches=switches))

    # -- moving between steps ------------------------------------------------------------------

    def go(self, key: str) -> LessonProgress:
        """Return the progress with the step that has this key as the current one.

        Raises LessonError if there is no such step.
        """
        return replace(self, at=self.lesson.index(key))

    def next(self) -> LessonProgress:
        """Return the progress with the next step as the current one; unchanged at the last step."""
        return replace(self, at=min(self.at + 1, len(self.attempts) - 1))

    def back(self) -> LessonProgress:
        """Return the progress with the previous step as the current one; unchanged at the first step."""
        return replace(self, at=max(self.at - 1, 0))

    def skip(self, key: str | None = None) -> LessonProgress:
        """Return the progress after marking a step as skipped; a step that has stars isn't marked.

        *key* is the key of the step; by default, it is the current step. If the current step is skipped, the
        next step becomes the current one. Raises LessonError if there is no such step.
        """
        key = key or self.current.step.key
        progress = self if self.attempt(key).best else replace(self, skipped=self.skipped | {key})
        return progress.next() if key == self.current.step.key else progress

    # -- results -------------------------------------------------------------------------------

    @property
    def stars(self) -> dict[str, int]:
        """The most stars won at each step, by the key of the step."""
        return {attempt.step.key: attempt.best for attempt in self.attempts}

    def outcome(self, key: str) -> StepOutcome:
        """Return whether the step that has this key is solved, wrong, not solved yet or untried.

        A step with stars counts as solved, even if the learner has started it again. Raises LessonError if
        there is no such step.
        """
        attempt = self.attempt(key)
        return StepOutcome.RIGHT if attempt.best else attempt.outcome

    def with_stars(self, stars: Stars) -> LessonProgress:
        """Return the progress merged with stars won earlier; the better result for each step is kept."""
        best = merged(self.stars, stars)
        attempts = tuple(replace(attempt, best=best[attempt.step.key]) for attempt in self.attempts)
        skipped = frozenset(key for key in self.skipped if not best[key])
        return replace(self, attempts=attempts, skipped=skipped)

    def reset(self) -> LessonProgress:
        """Return the progress reset to the beginning, without stars; house rules stay in use."""
        return LessonProgress.begin(self.lesson)._with_switches(self.switches)

    def stored(self) -> Mapping[str, Any]:
        """Return the stars of this lesson as plain data for the browser to store."""
        return as_stored(self.stars)


def under_rules(attempt: Attempt, rules: Ruleset, original: StepData | None = None) -> Attempt:
    """Return the attempt judged again by other rules, with its tiles, moves or answer unchanged.

    *original* is the step as it is in the course. Pass it if the step of *attempt* may have lost answers
    under other rules, so that they come back.

    >>> from rummy_widget.engine.rules import RUMMY_PRO, switched
    >>> from rummy_widget.tutor import exercise
    >>> step = exercise("r5 * _ r8 / *", "Make one run.", run="r5 * * r8", solution="r5 * * r8")
    >>> solved = Attempt.begin(step).move([3], shelf=0, slot=2)
    >>> solved.outcome
    <StepOutcome.RIGHT: 'right'>
    >>> stricter = under_rules(solved, switched(RUMMY_PRO, {"jokers_adjacent": "no"}))
    >>> stricter.outcome, under_rules(stricter, RUMMY_PRO).outcome
    (<StepOutcome.NOT_YET: 'not-yet'>, <StepOutcome.RIGHT: 'right'>)
    """
    step = attempt.step
    if step.rules == rules:
        return attempt
    if step.drill is not None and step.seed is not None:
        original = vary(step.key, step.title, step.drill, step.seed)
    return attempt.rejudge(step_under_rules(original or step, rules))


def step_under_rules(step: StepData, rules: Ruleset) -> StepData:
    """Return a step with other rules, keeping only the answers that are right under these rules.

    If none of its answers is right, the engine looks for other answers. If it finds none, the step has no
    answers.

    >>> from rummy_widget.engine.rules import RUMMY_PRO, switched
    >>> from rummy_widget.tutor import exercise
    >>> step = exercise("r5 * _ r8 / *", "Make one run.", run="r5 * * r8", solution="r5 * * r8")
    >>> print(step_under_rules(step, switched(RUMMY_PRO, {"naturals_per_joker": "2"})).solution)
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
