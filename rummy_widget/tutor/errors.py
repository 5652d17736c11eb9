"""Exceptions for invalid lessons, and for actions of learners that are impossible.

The message of a `LessonError` tells the author of a lesson what to change. The message of an `AttemptError`
is a sentence for the learner, who may have chosen tiles in a step that asks for a number, for example.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager


class LessonError(ValueError):
    """An exception for a lesson or an exercise that is not valid.

    Its message says what was expected (`problem`) and at which place in the lesson (`where`).
    """

    def __init__(self, problem: str, where: str = "") -> None:
        self.problem = problem
        self.where = where
        super().__init__(f"{where}: {problem}" if where else problem)


class AttemptError(ValueError):
    """An exception for an action of a learner that is impossible in the current step of a lesson.

    Its message is a sentence for the learner.
    """


def unknown(what: str, name: object, expected: Iterable[str]) -> str:
    """Return an error message that says that *name* is unknown and suggests what to write instead.

    It suggests the most similar of the *expected* names or, if none is similar, lists all of them. *what*
    says what the name stands for, such as "check".

    >>> unknown("check", "run", ["runs", "groups"])
    "unknown check 'run': did you mean 'runs'?"
    >>> unknown("key", "x", ["key", "kind"])
    "unknown key 'x': expected one of key, kind"
    """
    from difflib import get_close_matches  # imported here because it is rarely needed

    known = sorted(str(each) for each in expected)
    shown = repr(name) if len(repr(name)) < 80 else repr(name)[:77] + "..."
    near = get_close_matches(str(name)[:80], known, n=1, cutoff=0.6)
    return f"unknown {what} {shown}: " + (
        f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(known)}"
    )


@contextmanager
def within(where: str) -> Iterator[None]:
    """Add the location *where* to the message of any LessonError that is raised in a `with` block.

    Any other ValueError becomes a LessonError.

    >>> with within("02-runs.toml"), within("step 'first-run'"):
    ...     raise LessonError("missing key 'start'")
    Traceback (most recent call last):
    rummy_widget.tutor.errors.LessonError: 02-runs.toml, step 'first-run': missing key 'start'
    """
    try:
        yield
    except LessonError as error:
        raise LessonError(error.problem, f"{where}, {error.where}" if error.where else where) from None
    except ValueError as error:  # raised for a value that cannot be read
        raise LessonError(str(error), where) from None
