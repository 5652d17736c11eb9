"""A learner's way through a lesson, shared by all widgets that show a part of it.

What a message does is a pure function of the walk (`played`); the session keeps the walk and tells the
widgets that look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from ..tutor import Attempt, LessonData, ProgressError, Walk
from ..tutor.progress import read_all
from .messages import Message

STEP_MESSAGES = frozenset(
    {
        "hello", "move", "undo", "redo", "sort", "size", "choose", "check", "act", "hint", "show", "retry",
        "skip", "another", "restore", "progress", "reset",
    }
)  # fmt: skip
LESSON_MESSAGES = STEP_MESSAGES | {"next", "back", "go"}


class Session:
    """The one walk that all widgets of a lesson look at."""

    def __init__(self, lesson: LessonData, *, kept: bool = True) -> None:
        self.walk = Walk.begin(lesson)
        self.kept = kept  # whether the browser is to keep the stars
        self._watching: WeakSet[Any] = WeakSet()

    def watched_by(self, widget: Any) -> None:
        """Call `widget.look()` from now on when the walk has changed."""
        self._watching.add(widget)

    def play(self, key: str, message: Message) -> None:
        """Do what a page asks for at a step, and show it everywhere; ValueError where it cannot be done."""
        before, self.walk = self.walk, played(self.walk, key, message)
        if self.walk != before:
            for widget in tuple(self._watching):
                widget.look(before)


def played(walk: Walk, key: str, message: Message) -> Walk:
    """The walk after a message about one of its steps."""
    match message.type:
        case "next":
            return walk.next()
        case "back":
            return walk.back()
        case "skip":
            return walk.skip(key)
        case "go":
            return walk.go(message["step"])
        case "progress":
            found, problems = read_all(message["stored"], {walk.lesson.key: walk.lesson})
            if problems:
                raise ProgressError("; ".join(problems))
            return walk.with_stars(found.get(walk.lesson.key, {}))
        case "reset":
            return walk.forgotten()
    do = _DEEDS.get(message.type)
    return walk if do is None else walk.with_attempt(do(walk.attempt(key), message))


_DEEDS: dict[str, Callable[[Attempt, Message], Attempt]] = {
    "move": lambda attempt, it: attempt.move(it["tiles"], it["shelf"], it["slot"]),
    "undo": lambda attempt, it: attempt.undo(),
    "redo": lambda attempt, it: attempt.redo(),
    "sort": lambda attempt, it: attempt.sort(it["by"]),
    "choose": lambda attempt, it: attempt.choose(it["tiles"]),
    "check": lambda attempt, it: attempt.check(it.fields.get("answer"), it.fields.get("tiles")),
    "act": lambda attempt, it: attempt.act(it["move"]),
    "hint": lambda attempt, it: attempt.hint(),
    "show": lambda attempt, it: attempt.show(),
    "retry": lambda attempt, it: attempt.retry(),
    "another": lambda attempt, it: attempt.another(it.fields.get("seed")),
    "restore": lambda attempt, it: attempt.restore(it["arrangement"]),
}
