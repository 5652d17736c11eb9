"""The message to a learner about the current state of a step."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.tiles import parse_tiles
from ..text import words
from ..text.sentences.faults import fault_sentence
from ..text.sentences.tiles import say_of
from .attempt_score import AttemptScore
from .counting import apart, kinds
from .kinds import MOST_STARS, StepOutcome
from .step_state import Acting, Answering, Arranging, Choosing, StepState
from .steps import StepData
from .turns import move_text


def feedback(step: StepData, doing: StepState, tries: AttemptScore) -> str | None:
    """Return the message about the current state of a step, or None if there is nothing to say.

    A solved step gets praise. If something is wrong, the message is the lesson's text for this mistake,
    otherwise the rule that is broken, otherwise only that it is wrong.
    """
    if tries.outcome is StepOutcome.RIGHT:
        return " ".join(_praise(step, doing, tries))
    if tries.outcome is not StepOutcome.WRONG:
        return None
    if tries.mistake is not None and tries.mistake.text is not None:
        return str(tries.mistake.text)
    if tries.fault is not None:
        return fault_sentence(tries.fault)
    return _not_right(step, doing)


def _praise(step: StepData, doing: StepState, tries: AttemptScore) -> Iterator[str]:
    """Yield sentences of praise: the stars won, and why there are not more."""
    stars = tries.stars or 0
    yield words.say("feedback-right", stars=stars)
    if stars < MOST_STARS and tries.wrong:
        yield words.say("feedback-tries", count=tries.wrong)
    if tries.looked:
        yield words.say("feedback-looked")
    elif stars < MOST_STARS and tries.asked:
        yield words.say("feedback-hints", count=tries.asked)
    if stars < MOST_STARS and isinstance(doing, Arranging) and tries.over_par:
        yield say_of(step.start.tiles, "feedback-par", lifted=doing.lifted, par=step.par or 0)
    if tries.best > stars:
        yield words.say("feedback-best-kept", stars=tries.best)


def _not_right(step: StepData, doing: StepState) -> str:
    match doing:
        case Choosing():
            return _choice(step, doing)
        case Answering() if not step.options:
            return words.say("answer-wrong", answer=doing.text(step) or "")
        case Acting():
            return words.say("act-wrong", move=move_text(doing.made[-1], doing.turns[doing.at - 1]))
    return words.say("answer-wrong-option")


def _choice(step: StepData, choosing: Choosing) -> str:
    """Return a sentence that compares the chosen tiles with the right choice nearest to them."""
    chosen = kinds(choosing.tiles)
    answers = [kinds(parse_tiles(answer)) for answer in step.answers]
    if not answers:
        return say_of(step.start.tiles, "choose-not")
    answer = min(answers, key=lambda each: apart(each, chosen))
    missing, extra = (answer - chosen).total(), (chosen - answer).total()
    if not extra:
        return say_of(step.start.tiles, "choose-few", count=missing)
    if extra == chosen.total():
        return words.say("choose-wrong")
    return words.say("choose-mixed") if missing else say_of(step.start.tiles, "choose-many", count=extra)
