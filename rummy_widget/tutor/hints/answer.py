"""Hints for steps in which the learner gives an answer.

They rule out wrong options or, if the answer is a number, give a range that contains it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...text import words
from ..answers import Answer, answer_text, read_answer
from ..hint import TOP, Hint
from ..step_state import Answering
from ..steps import StepData


def hints_to_answer(step: StepData, answering: Answering, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield hints that rule out wrong options or narrow down a number, then a hint that gives the answer.

    *refused* are the wrong answers that the learner has given already, so hints need not rule them out.
    """
    yield Hint(1, _answer_nudge(step, answering))
    if step.solution is None:
        return
    solution = read_answer(step.solution)
    if step.options:
        yield from _rule_out(step, solution, refused)
    elif isinstance(solution, Fraction):
        yield from _close_in(solution, refused)
    picked = next((str(option.text) for option in step.options if option.key == step.solution), None)
    key, text = ("hint-answer-option", picked) if picked else ("hint-answer", answer_text(solution))
    yield Hint(TOP, words.say(key, answer=text), answer=step.solution)


def _answer_nudge(step: StepData, answering: Answering) -> str:
    """Return the sentence of the vaguest hint.

    After a wrong number, this sentence says whether the right number is larger or smaller.
    """
    given = answering.read
    solution = read_answer(step.solution) if step.solution is not None else None
    if isinstance(given, Fraction) and isinstance(solution, Fraction) and given != solution:
        return words.say("hint-nudge-larger" if given < solution else "hint-nudge-smaller")
    return words.say("hint-nudge-answer" if step.start.tiles else "hint-nudge-think")


def _rule_out(step: StepData, solution: Answer, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield a hint that rules out one wrong option, then one that leaves only two options.

    *solution* is the key of the right option. *refused* are the wrong options that the learner has tried
    already; a hint that would only rule out some of these is left out.
    """
    keys = [option.key for option in step.options]
    wrong = [
        place
        for place, key in enumerate(keys)
        if key not in step.answers and str(read_answer(key)) not in refused
    ]
    if len(wrong) > 2:  # with only two, it would repeat the third hint
        yield Hint(2, words.say("hint-place-options", count=len(wrong), number=min(wrong[0] + 1, 5)))
    if len(wrong) > 1:
        pair = sorted((keys.index(str(solution)), wrong[-1]))
        first, last = (str(step.options[place].text) for place in pair)
        yield Hint(3, words.say("hint-options-two", first=first, last=last))


def _close_in(solution: Fraction, refused: frozenset[str]) -> Iterator[Hint]:
    """Yield a hint with a wide range that contains the number *solution*, then one with a narrow range.

    The number lies about a third of the way into a range, so that the middle would be a wrong guess. Neither
    range contains the wrong numbers that the learner has tried (*refused*). If the number is small, only the
    narrow range is given.
    """
    whole = solution.numerator // solution.denominator
    tried = [read for each in refused if isinstance(read := read_answer(each), Fraction)]
    below = max((int(each) for each in tried if each < solution), default=None)
    above = min((int(each) for each in tried if each > solution), default=None)
    before: tuple[int, int] | None = None
    for grade, width in ((2, max(12, abs(whole) // 2)), (3, max(4, abs(whole) // 10))):
        low = whole - width // 3
        high = low + width
        low = max(0, low) if whole >= 0 else low
        low = low if below is None else max(low, below + 1)
        high = high if above is None else min(high, above - 1)
        if low < high and (low, high) != before and (grade == 3 or low > 0 or whole < 0):
            before = low, high
            yield Hint(grade, words.say("hint-place-number", low=low, high=high))
