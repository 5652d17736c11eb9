"""Hints for steps to answer: wrong answers struck out, or a number closed in."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ... import words
from ..answers import Answer, answer_text, read_answer
from ..doing import Answering
from ..hint import TOP, Hint
from ..steps import StepData


def hints_to_answer(step: StepData, answering: Answering, refused: frozenset[str]) -> Iterator[Hint]:
    """Wrong options struck out, *refused* ones first, or a number closed in; then the answer."""
    yield Hint(1, _answer_nudge(step, answering))
    if step.solution is None:
        return
    solution = read_answer(step.solution)
    if step.options:
        yield from _rule_out(step, solution, refused)
    elif isinstance(solution, Fraction):
        yield from _close_in(solution)
    picked = next((str(option.text) for option in step.options if option.key == step.solution), None)
    key, text = ("hint-answer-option", picked) if picked else ("hint-answer", answer_text(solution))
    yield Hint(TOP, words.say(key, answer=text), answer=step.solution)


def _answer_nudge(step: StepData, answering: Answering) -> str:
    given = answering.read
    solution = read_answer(step.solution) if step.solution is not None else None
    if isinstance(given, Fraction) and isinstance(solution, Fraction) and given != solution:
        return words.say("hint-nudge-larger" if given < solution else "hint-nudge-smaller")
    return words.say("hint-nudge-answer" if step.start.tiles else "hint-nudge-think")


def _rule_out(step: StepData, solution: Answer, refused: frozenset[str]) -> Iterator[Hint]:
    """Strike one wrong option, then all but one; what was tried already is not offered again."""
    keys = [option.key for option in step.options]
    wrong = [place for place, key in enumerate(keys) if key not in step.answers]
    if len(wrong) < 2:
        return
    untried = [place for place in wrong if str(read_answer(keys[place])) not in refused]
    other = (untried or wrong)[-1]
    struck = next(place for place in wrong if place != other)
    yield Hint(2, words.say("hint-place-options", count=len(wrong), number=min(struck + 1, 5)))
    pair = sorted((keys.index(str(solution)), other))
    first, last = (str(step.options[place].text) for place in pair)
    yield Hint(3, words.say("hint-options-two", first=first, last=last))


def _close_in(solution: Fraction) -> Iterator[Hint]:
    """A wide range, then a narrow one; the answer stands at a third of either."""
    whole = solution.numerator // solution.denominator
    for grade, width in ((2, max(12, abs(whole) // 2)), (3, max(4, abs(whole) // 10))):
        low = whole - width // 3
        low = max(0, low) if whole >= 0 else low
        yield Hint(grade, words.say("hint-place-number", low=low, high=low + width))
