"""What is said to how a step stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .. import words
from ..sentences import fault_sentence
from ..tiles import parse_tiles
from .counting import apart, kinds
from .steps import MOST_STARS, Outcome, StepKind
from .turns import move_text

if TYPE_CHECKING:
    from .attempt import Attempt


def feedback(attempt: Attempt) -> str | None:
    """Praise with its reasons, what a declared mistake calls for, the fault, or that it is not the answer."""
    if attempt.outcome is Outcome.RIGHT:
        return " ".join(_praise(attempt))
    if attempt.outcome is not Outcome.WRONG:
        return None
    if attempt.mistake is not None and attempt.mistake.text is not None:
        return str(attempt.mistake.text)
    if attempt.fault is not None:
        return fault_sentence(attempt.fault)
    return _not_right(attempt)


def _praise(attempt: Attempt) -> Iterator[str]:
    """The stars won, and what cost the others."""
    stars = attempt.stars or 0
    yield words.say("feedback-right", stars=stars)
    if stars < MOST_STARS and attempt.wrong:
        yield words.say("feedback-tries", count=attempt.wrong)
    if stars < MOST_STARS and attempt.asked:
        yield words.say("feedback-hints", count=attempt.asked)
    if stars < MOST_STARS and attempt.over_par:
        yield words.say("feedback-par", lifted=attempt.lifted, par=attempt.step.par or 0)
    if attempt.best > stars:
        yield words.say("feedback-best-kept", stars=attempt.best)


def _not_right(attempt: Attempt) -> str:
    step = attempt.step
    if step.kind is StepKind.CHOOSE:
        return _choice(attempt)
    if step.kind is StepKind.ANSWER and not step.options:
        return words.say("answer-wrong", answer=attempt.answer_text or "")
    if step.kind is StepKind.ACT:
        return words.say("act-wrong", move=move_text(attempt.moves[attempt.at - 1]))
    return words.say("answer-wrong-option")


def _choice(attempt: Attempt) -> str:
    """How far a choice is from the nearest right one."""
    chosen = kinds(attempt.shown.chosen)
    answers = [kinds(parse_tiles(answer)) for answer in attempt.step.answers]
    if not answers:
        return words.say("choose-not")
    answer = min(answers, key=lambda each: apart(each, chosen))
    missing, extra = (answer - chosen).total(), (chosen - answer).total()
    if not extra:
        return words.say("choose-few", count=missing)
    if extra == chosen.total():
        return words.say("choose-wrong")
    return words.say("choose-mixed") if missing else words.say("choose-many", count=extra)
