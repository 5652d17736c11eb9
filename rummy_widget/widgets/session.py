"""A learner's way through a lesson, shared by all widgets that show a part of it.

What a message does is a pure function of the walk (`played`); the session keeps the walk and tells the
widgets that look at it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast
from weakref import WeakSet

from ..engine.typed_reading import ReadError
from ..tutor import Attempt, LessonData, LessonProgress
from ..tutor.progress import read_all
from ..tutor.steps import StepData
from ..tutor.texts import Text
from .base import GuardedWidget, read_language
from .messages import Message
from .orders import AT_TABLE, ORDERS, apply_command
from .shapes.steps import Progress, StoredProps

STEP_MESSAGES = frozenset(
    {
        "hello", "move", "undo", "redo", "sort", "size", "choose", "check", "act", "hint", "show", "retry",
        "skip", "another", "restore", "progress", "reset", "house-off",
        "explain", "explain-off",
    }
    | AT_TABLE
)  # fmt: skip
LESSON_MESSAGES = STEP_MESSAGES | {"next", "back", "go"}


class Session:
    """The one walk that all widgets of a lesson look at."""

    def __init__(self, lesson: LessonData, *, kept: bool = True, lang: str | None = None) -> None:
        self.walk = LessonProgress.begin(lesson)
        self.kept = kept  # whether the browser is to keep the stars
        self.lang = read_language(lang)
        self._watching: WeakSet[Any] = WeakSet()

    def watched_by(self, widget: Any) -> None:
        """Call `widget.look()` from now on when the walk has changed."""
        self._watching.add(widget)

    def play(self, key: str, message: Message) -> None:
        """Do what a page asks for at a step, and show it everywhere; ValueError where it cannot be done."""
        self._go_on(played(self.walk, key, message), key)

    def switch(self, name: str, value: str) -> None:
        """Set a house rule for everything on the page; ValueError where there is no such value."""
        self._go_on(self.walk.with_switch(name, value))

    def _go_on(self, walk: LessonProgress, key: str = "") -> None:
        """Show the walk to all who look, the card of that step first: its verdict is waited for."""
        before, self.walk = self.walk, walk
        if walk != before:
            for widget in sorted(self._watching, key=lambda each: getattr(each, "_step", "") != key):
                widget.look(before)


class SessionPart(GuardedWidget):
    """A widget that shows a part of a session's walk."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__(session.lang)
        self.look(None)
        session.watched_by(self)

    @property
    def _walk(self) -> LessonProgress:
        return self._session.walk

    def look(self, before: LessonProgress | None) -> None:
        """Show the walk as it is now, if this part of it has changed; `before` None: in any case."""
        raise NotImplementedError

    def _progress(self) -> Progress | None:
        """What the browser is to keep."""
        if not self._session.kept:
            return None
        return {self._walk.lesson.key: cast(StoredProps, self._walk.stored())}

    def _handle(self, message: Message) -> None:
        self._session.play(self._key(), message)

    def _key(self) -> str:
        """The step that a message is about."""
        return self._walk.current.step.key


def lesson_of(step: StepData) -> LessonData:
    """Return a lesson of one step alone, for a task that belongs to no course."""
    return LessonData("", 0, "", step.title, Text.of(""), (), (step,), rules=step.rules)


def played(walk: LessonProgress, key: str, message: Message) -> LessonProgress:
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
                raise ReadError("; ".join(problems))
            return walk.with_stars(found.get(walk.lesson.key, {}))
        case "reset":
            other = message.fields.get("lesson", walk.lesson.key) != walk.lesson.key
            return walk if other else walk.forgotten()
        case "house-off":
            return walk.by_the_course()
    if message.type in ORDERS | AT_TABLE:
        return walk.with_attempt(apply_command(walk.attempt(key), message))
    do = _DEEDS.get(message.type)
    return walk if do is None else walk.with_attempt(do(walk.attempt(key), message))


_DEEDS: dict[str, Callable[[Attempt, Message], Attempt]] = {
    "choose": lambda attempt, it: attempt.choose(it["tiles"]),
    "check": lambda attempt, it: attempt.check(it.fields.get("answer"), it.fields.get("tiles")),
    "act": lambda attempt, it: attempt.act(it["move"]),
    "hint": lambda attempt, it: attempt.hint(),
    "show": lambda attempt, it: attempt.show(),
    "retry": lambda attempt, it: attempt.retry(),
    "another": lambda attempt, it: attempt.another(it.fields.get("seed")),
}
