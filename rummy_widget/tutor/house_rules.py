"""Steps under other rules than those of the course: what a house rule makes of them.

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

from __future__ import annotations

from dataclasses import replace

from ..engine.rules import Ruleset
from .attempt import Attempt
from .drills import vary
from .proof import answer_passes, solutions_of
from .steps import StepData


def under(attempt: Attempt, rules: Ruleset, course: StepData | None = None) -> Attempt:
    """The attempt with everything laid or answered judged by these rules.

    *course* is the step as the course has it, needed if `attempt` already stands under other rules.
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
