"""Exercises that a teacher defines in a notebook cell: a start, a goal and checks.

>>> step = exercise("r5 r6 _ _ b9 / r7", "Make a run.", runs=1, solution="r5 r6 r7 | b9")
>>> step.kind, step.par
(<StepKind.ARRANGE: 'arrange'>, 1)
>>> exercise("r5 r6 r7", "Make a run.", runs=1)
Traceback (most recent call last):
rummy_widget.tutor.errors.LessonError: exercise: the untouched start passes already
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..engine.layout import Arrangement
from ..engine.melds.box import check_rack
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.table_melds import TableMelds
from ..text import words
from .checks import check_names
from .errors import LessonError, unknown, within
from .proof import problems_of, with_par
from .read_steps import read_step
from .steps import StepData, StepKind


def exercise(
    start: str | Arrangement = "",
    goal: str = "",
    *,
    title: str | None = None,
    text: str | None = None,
    why: str | None = None,
    check: Mapping[str, Any] | None = None,
    solution: str | Arrangement | int | None = None,
    also: Iterable[str | Arrangement | int] = (),
    hints: Sequence[str] = (),
    mistakes: Sequence[Mapping[str, Any]] = (),
    options: Mapping[str, str] | None = None,
    par: int | None = None,
    judged: bool = True,
    clause: str | None = None,
    turn: Mapping[str, Any] | None = None,
    spread: str | TableMelds | None = None,
    opened: bool = True,
    rules: Ruleset = RUMMY_PRO,
    **checks: Any,
) -> StepData:
    """Create a step in code, from a start, a goal and checks such as `runs=2`, `chosen="r5"` or `number=106`.

    The kind of step follows from the checks. Raises LessonError if there is neither a check nor a solution,
    or if an argument is not valid, contradicts another, or makes the step unfair or impossible.

    Args:
        start: The tiles on the rack, in notation.
        goal: A sentence that says what to do.
        title: The title of the step; if it is None, a standard title is used.
        text: An introduction.
        why: The explanation shown when the step is solved.
        check: Checks as a dict, in addition to the ones given as keyword arguments.
        solution: A right answer; without it, hints are based on the checks alone.
        also: Other answers that are as good as the solution.
        hints: Hints that are shown before the computed ones.
        mistakes: Mistakes that learners may make, as in a lesson file:
            `{"tiles": "r5 r6 b7", "fault": "wrong_colour"}`.
        options: Answers to choose from, by key.
        par: The most tiles that a learner may move and still win all stars; computed if it is None.
        judged: Whether the rack shows which melds are right and wrong.
        clause: The clause of the rules that the step is about.
        turn: The turn to play, as in a lesson file; the learner then makes moves of the game in this step.
        spread: Melds on the table. The step is then a turn at this table; *start* is the player's rack, and
            the solution is the table after the turn.
        opened: Whether the learner has already laid first melds in an earlier turn.
        rules: The rules of the game.
        **checks: The checks of the step, by name.
    """
    with within("exercise"):
        if not isinstance(goal, str) or not goal.strip():
            raise LessonError(
                f'expected a goal, like exercise(start, "Make two runs.", runs=2), not {goal!r}'
            )
        if options is not None and not isinstance(options, Mapping):
            raise LessonError(f"expected options as a mapping of keys to texts, not {options!r}")
        checks = {**(check or {}), **checks}
        kind = _kind(checks, solution, turn)
        answer = None if solution is None else _written(solution)
        if not checks:
            if answer is None or kind is StepKind.ARRANGE:
                raise LessonError(f"expected a check: one of {', '.join(check_names(kind))}")
            checks = {"chosen" if kind is StepKind.CHOOSE else "is": answer}
        table = {
            "key": "exercise",
            "kind": str(kind),
            "title": _text(title or words.say("exercise-title")),
            "goal": _text(goal),
            "text": _text(text),
            "why": _text(why),
            "start": _written(start),
            "check": checks,
            "solution": answer,
            "also": [_written(each) for each in also],
            "hints": {words.language(): list(hints)} if hints else None,
            "mistakes": [_mistake(each) for each in mistakes],
            "options": [{"key": key, "text": _text(text)} for key, text in (options or {}).items()],
            "turn": turn,
            "par": par,
            "judged": judged,
            "clause": clause,
            "spread": None if spread is None else _written(spread),
            "opened": opened,
        }
        step = read_step({key: value for key, value in table.items() if value is not None}, rules=rules)
        step = with_par(step)
        if step.start.tiles and step.kind is not StepKind.ACT:
            with within("start"):
                check_rack(step.start.tiles, rules)
        if problems := problems_of(step):
            raise LessonError("; ".join(problems))
    return step


def _kind(checks: Mapping[str, Any], solution: object, turn: object) -> StepKind:
    """Return the kind of step in which all of the checks can be used.

    If several kinds are possible, the first of `ARRANGE`, `CHOOSE` and `ANSWER` is returned. Without any
    checks, the kind is `ARRANGE` if *solution* is None or an arrangement of tiles, otherwise `ANSWER`. With a
    *turn* to play, the kind is always `ACT`. Raises LessonError if a check is unknown, or if no kind of step
    allows all of the checks.
    """
    if turn is not None:
        return StepKind.ACT
    for name in checks:
        if name not in check_names():
            raise LessonError(unknown("argument or check", name, (*_ARGUMENTS, *check_names())))
    kinds = (StepKind.ARRANGE, StepKind.CHOOSE, StepKind.ANSWER)
    fitting = [kind for kind in kinds if set(checks) <= set(check_names(kind))]
    if not fitting:
        raise LessonError(
            f"the checks {', '.join(checks)} do not belong together: they are for different kinds of steps"
        )
    if len(fitting) > 1 and solution is not None and not isinstance(solution, Arrangement):
        return StepKind.ANSWER if not checks else fitting[0]
    return fitting[0]


def _mistake(raw: object) -> object:
    """Return a mistake, given by a teacher as a dict, in the form used in lesson files.

    A message given as a string (under the key `text`) is replaced by a dict that maps the current language to
    it. Raises LessonError if *raw* is not a dict.
    """
    if not isinstance(raw, Mapping):
        raise LessonError(
            f"mistakes: expected a table, like {{'tiles': 'r5 r6 b7', 'fault': 'wrong_colour'}}, not {raw!r}"
        )
    return {
        key: _text(value) if key == "text" and isinstance(value, str) else value for key, value in raw.items()
    }


def _written(value: object) -> str:
    """Return *value*, which a teacher has given for an exercise, in the notation of lesson files.

    Raises LessonError unless *value* is an arrangement, the melds on a table, a whole number or a string.
    """
    if isinstance(value, Arrangement | TableMelds):
        return value.notation()
    if type(value) is int:
        return str(value)
    if not isinstance(value, str):
        raise LessonError(f"expected text in notation, not {value!r}")
    return value


def _text(said: str | None) -> dict[str, str] | None:
    """Return a sentence in the form used in lesson files; None if *said* is None.

    The form is a dict with one item, which maps the code of the current language to the sentence. Raises
    LessonError if *said* is neither a string nor None.
    """
    if said is not None and not isinstance(said, str):
        raise LessonError(f"expected a text, not {said!r}")
    return None if said is None else {words.language(): said}


_ARGUMENTS = ("start", "goal", *(exercise.__kwdefaults__ or ()))
