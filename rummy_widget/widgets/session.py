"""The state of a lesson's page, which all widgets on the page share.

A pure function (`progress_after`) computes the effect of a message from the page. The session stores the
result and updates the widgets.
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
from .orders import RACK_COMMANDS, TABLE_COMMANDS, apply_command
from .shapes.steps import Progress, StoredProps

STEP_MESSAGES = frozenset(
    {
        "hello", "move", "undo", "redo", "sort", "size", "choose", "check", "act", "hint", "show", "retry",
        "skip", "another", "restore", "progress", "reset", "house-off",
        "explain", "explain-off",
    }
    | TABLE_COMMANDS
)  # fmt: skip
"""The types of messages from the page that a widget for a single step of a lesson accepts."""
LESSON_MESSAGES = STEP_MESSAGES | {"next", "back", "go"}
"""The types of messages from the page that a widget for a whole lesson accepts."""


class Session:
    """The state of a lesson's page: the learner's progress, and the widgets that show it.

    *stored* says whether the browser should store the progress. *lang* is the language; None means that
    of the notebook's folder.
    """

    def __init__(self, lesson: LessonData, *, stored: bool = True, lang: str | None = None) -> None:
        self.progress = LessonProgress.begin(lesson)
        self.stored = stored
        self.lang = read_language(lang)
        self._watching: WeakSet[Any] = WeakSet()

    def add_watcher(self, widget: Any) -> None:
        """Register a widget whose method `show_changes` is called whenever the progress has changed."""
        self._watching.add(widget)

    def play(self, key: str, message: Message) -> None:
        """Handle a message from the page about the step with this key, and update all widgets.

        Raises ValueError if the message can't be carried out.
        """
        self._store_and_update(progress_after(self.progress, key, message), key)

    def switch(self, name: str, value: str) -> None:
        """Set a rule switch to *value* for the whole page, and update all widgets.

        A rule switch is a rule that can have several values; *name* is its key, such as "mosaic_jokers".
        Raises ValueError if there is no such switch or value.
        """
        self._store_and_update(self.progress.with_switch(name, value))

    def _store_and_update(self, progress: LessonProgress, key: str = "") -> None:
        """Store the new progress and, if it differs from the old progress, update all widgets.

        The widget that shows the step with this *key* is updated first, because the learner is waiting for
        it.
        """
        before, self.progress = self.progress, progress
        if progress != before:
            for widget in sorted(self._watching, key=lambda each: getattr(each, "_step", "") != key):
                widget.show_changes(before)


class SessionPart(GuardedWidget):
    """Base class of the widgets on a lesson's page; *session* is the state of the page, which they share."""

    def __init__(self, session: Session) -> None:
        self._session = session
        super().__init__(session.lang)
        self.show_changes(None)
        session.add_watcher(self)

    @property
    def _progress(self) -> LessonProgress:
        return self._session.progress

    def show_changes(self, before: LessonProgress | None) -> None:
        """Send this widget's state to the page again if something that it shows has changed.

        *before* is the progress before the change; None means that the state is sent in any case.
        """
        raise NotImplementedError

    def _stored_progress(self) -> Progress | None:
        """Return a dict that maps the key of the lesson to the progress that the browser should store.

        Returns None if the browser should store nothing.
        """
        if not self._session.stored:
            return None
        return {self._progress.lesson.key: cast(StoredProps, self._progress.stored())}

    def _handle(self, message: Message) -> None:
        self._session.play(self._key(), message)

    def _key(self) -> str:
        """Return the key of the step to which messages from the page apply."""
        return self._progress.current.step.key


def lesson_of(step: StepData) -> LessonData:
    """Return a lesson whose only step is *step*, for a task that isn't part of a course."""
    return LessonData("", 0, "", step.title, Text.of(""), (), (step,), rules=step.rules)


def progress_after(progress: LessonProgress, key: str, message: Message) -> LessonProgress:
    """Return a lesson's progress after a message from the page about the step with this key.

    Raises ValueError if the message can't be carried out.
    """
    match message.type:
        case "next":
            return progress.next()
        case "back":
            return progress.back()
        case "skip":
            return progress.skip(key)
        case "go":
            return progress.go(message["step"])
        case "progress":
            found, problems = read_all(message["stored"], {progress.lesson.key: progress.lesson})
            if problems:
                raise ReadError("; ".join(problems))
            return progress.with_stars(found.get(progress.lesson.key, {}))
        case "reset":
            other = message.fields.get("lesson", progress.lesson.key) != progress.lesson.key
            return progress if other else progress.reset()
        case "house-off":
            return progress.with_course_rules()
    if message.type in RACK_COMMANDS | TABLE_COMMANDS:
        return progress.with_attempt(apply_command(progress.attempt(key), message))
    do = _METHODS.get(message.type)
    return progress if do is None else progress.with_attempt(do(progress.attempt(key), message))


_METHODS: dict[str, Callable[[Attempt, Message], Attempt]] = {
    "choose": lambda attempt, it: attempt.choose(it["tiles"]),
    "check": lambda attempt, it: attempt.check(it.fields.get("answer"), it.fields.get("tiles")),
    "act": lambda attempt, it: attempt.act(it["move"]),
    "hint": lambda attempt, it: attempt.hint(),
    "show": lambda attempt, it: attempt.show(),
    "retry": lambda attempt, it: attempt.retry(),
    "another": lambda attempt, it: attempt.another(it.fields.get("seed")),
}
