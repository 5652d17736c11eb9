"""The message to a learner about the current state of a step."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.tiles import parse_tiles
from ..text import words
from ..text.sentences.faults import fault_sentence
from ..text.sentences.tiles import say_of
from .attempt_score import AttemptScore
from .counting import difference, kinds
from .kinds import MOST_STARS, StepOutcome
from .step_state import Acting, Answering, Arranging, Choosing, StepState
from .steps import StepData
from .turns import move_text


def feedback(step: StepData, state: StepState, score: AttemptScore) -> str | None:
    """Return the message to the learner about the current state of a step.

    A solved step gets praise. If something is wrong, the message is the one that the lesson gives for this
    mistake. If there is no such message, it is a sentence about the broken rule. If no rule is broken, it is
    a sentence that says that the answer, the choice or the move is wrong. Returns None if the step is neither
    solved nor wrong.
    """
    if score.outcome is StepOutcome.RIGHT:
        return " ".join(_praise(step, state, score))
    if score.outcome is not StepOutcome.WRONG:
        return None
    if score.mistake is not None and score.mistake.text is not None:
        return str(score.mistake.text)
    if score.fault is not None:
        return fault_sentence(score.fault)
    return _not_right(step, state)


def _praise(step: StepData, state: StepState, score: AttemptScore) -> Iterator[str]:
    """Yield sentences about a solved step: how many stars the learner has won, and why not more."""
    stars = score.stars or 0
    yield words.say("feedback-right", stars=stars)
    if stars < MOST_STARS and score.wrong:
        yield words.say("feedback-tries", count=score.wrong)
    if score.answer_shown:
        yield words.say("feedback-looked")
    elif stars < MOST_STARS and score.hints_used:
        yield words.say("feedback-hints", count=score.hints_used)
    if stars < MOST_STARS and isinstance(state, Arranging) and score.over_par:
        yield say_of(step.start.tiles, "feedback-par", lifted=state.lifted, par=step.par or 0)
    if score.best > stars:
        yield words.say("feedback-best-kept", stars=score.best)


def _not_right(step: StepData, state: StepState) -> str:
    """Return a sentence that says that the learner's choice, answer or last move is wrong."""
    match state:
        case Choosing():
            return _choice(step, state)
        case Answering() if not step.options:
            return words.say("answer-wrong", answer=state.text(step) or "")
        case Acting():
            return words.say("act-wrong", move=move_text(state.made[-1], state.scenes[state.at - 1]))
    return words.say("answer-wrong-option")


def _choice(step: StepData, choosing: Choosing) -> str:
    """Return a sentence that says whether too few, too many or wrong tiles are chosen.

    If several choices are right, the chosen tiles are compared with the right choice that differs least.
    """
    chosen = kinds(choosing.tiles)
    answers = [kinds(parse_tiles(answer)) for answer in step.answers]
    if not answers:
        return say_of(step.start.tiles, "choose-not")
    answer = min(answers, key=lambda each: difference(each, chosen))
    missing, extra = (answer - chosen).total(), (chosen - answer).total()
    if not extra:
        return say_of(step.start.tiles, "choose-few", count=missing)
    if extra == chosen.total():
        return words.say("choose-wrong")
    return words.say("choose-mixed") if missing else say_of(step.start.tiles, "choose-many", count=extra)
