"""The progress of a lesson, shared by all widgets that show a part of it.

The effect of a message is computed by a pure function (`played`); the session stores the result and tells the
widgets that show it.
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
    """The progress of a lesson, shown by all of the lesson's widgets."""

    def __init__(self, lesson: LessonData, *, kept: bool = True, lang: str | None = None) -> None:
        self.walk = LessonProgress.begin(lesson)
        self.kept = kept  # whether the browser should keep the stars
        self.lang = read_language(lang)
        self._watching: WeakSet[Any] = WeakSet()

    def add_watcher(self, widget: Any) -> None:
        """Register a widget whose `look()` is called whenever the progress has changed."""
        self._watching.add(widget)

    def play(self, key: str, message: Message) -> None:
        """Handle a page's message about a step, and update all widgets.

        Raises ValueError if that is not possible.
        """
        self._go_on(played(self.walk, key, message), key)

    def switch(self, name: str, value: str) -> None:
        """Set a house rule for everything on the page; raise ValueError if there is no such value."""
        self._go_on(self.walk.with_switch(name, value))

    def _go_on(self, walk: LessonProgress, key: str = "") -> None:
        """Store the progress and update all widgets, the one that shows the step *key* first.

        The learner waits for that one.
        """
        before, self.walk = self.walk, walk
        if walk != before:
            for widget in sorted(self._watching, key=lambda each: getattr(each, "_step", "") != key):
                widget.look(before)


class SessionPart(GuardedWidget):
    """A widget that shows a part of a lesson's progress."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__(session.lang)
        self.look(None)
        session.add_watcher(self)

    @property
    def _walk(self) -> LessonProgress:
        return self._session.walk

    def look(self, before: LessonProgress | None) -> None:
        """Show the progress if this part of it has changed since *before*; always, if *before* is None."""
        raise NotImplementedError

    def _progress(self) -> Progress | None:
        """Return the progress for the browser to keep; None if it should not keep any."""
        if not self._session.kept:
            return None
        return {self._walk.lesson.key: cast(StoredProps, self._walk.stored())}

    def _handle(self, message: Message) -> None:
        self._session.play(self._key(), message)

    def _key(self) -> str:
        """Return the key of the step that messages concern."""
        return self._walk.current.step.key


def lesson_of(step: StepData) -> LessonData:
    """Return a lesson whose only step is *step*, for a task that belongs to no course."""
    return LessonData("", 0, "", step.title, Text.of(""), (), (step,), rules=step.rules)


def played(walk: LessonProgress, key: str, message: Message) -> LessonProgress:
    """Return the progress after a message about the step *key*."""
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
