"""The widgets of a lesson: one for the whole lesson, or a header, steps and a footer in separate cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import traitlets

from ..text.svg import rack_svg
from ..text.words import say, speaking
from ..tutor import Attempt, LessonData, LessonProgress, course, find_lesson
from ..tutor import exercise as make_exercise
from ..tutor.kinds import MOST_STARS, lesson_stars
from ..tutor.recap import recap_of
from ..tutor.steps import PRO, StepData
from .base import read_language, spoken
from .house import HouseRule, LessonRack
from .messages import Message
from .places import LESSONS, PLAY, home_path, languages_of, lesson_path, page_path, part_of, play_now
from .rack import SIZES
from .rack_view import tiles_view
from .session import LESSON_MESSAGES, STEP_MESSAGES, Session, SessionPart, lesson_of
from .shapes.racks import ReasonProps, Size
from .shapes.steps import FooterState, HeaderState, LessonState, LessonSummaryProps, LinkProps, StepState
from .steps import allowed_reasons, step_view


class _StepWidget(SessionPart):
    """Base class of `Lesson` and `Step`, which show a step of a lesson, often with a rack to work on."""

    size = traitlets.Enum(SIZES, "normal", help="'projector' draws large tiles")

    def __init__(self, session: Session) -> None:
        self._reasons: list[ReasonProps] | None = None
        super().__init__(session)
        self.observe(lambda _: self.show_changes(None), "size")

    def _handle(self, message: Message) -> None:
        match message.type:
            case "size":
                self.size = message["size"]
            case "explain" | "explain-off":
                wanted = message.type == "explain"
                self._reasons = allowed_reasons(self._progress.attempt(self._key())) if wanted else None
                self.show_changes(None)
            case _:
                super()._handle(message)

    def _view(self, before: LessonProgress | None, attempt: Attempt, *, alone: bool) -> StepState:
        """Return the data with which the page shows a step and its rack.

        *attempt* is the learner's attempt at the step. *alone* says whether the step is shown without the
        other steps of its lesson. *before* is the progress before a change; None means that only the display
        has changed, for example its size. If the progress has changed, the explanation of the rack's points
        is hidden until the learner asks for it again.
        """
        if before is not None:
            self._reasons = None
        size = cast(Size, self.size)
        return step_view(self._progress, attempt, alone=alone, size=size, reasons=self._reasons)


class Step(_StepWidget):
    """A widget that shows one step of a lesson, or one exercise; created by `Lesson.step` and `exercise`.

    *session* is the state of the lesson's page, and *step* the key of the step.

    >>> Lesson("runs").step("first-run")
    Lesson('runs').step('first-run')
    """

    VIEW = "step"
    ACCEPTS = STEP_MESSAGES

    outcome = traitlets.Unicode(read_only=True, help="untried, not-yet, wrong or right")
    stars = traitlets.Int(read_only=True, help="most stars won, 0 to 3")

    def __init__(self, session: Session, step: str) -> None:
        self._step = session.progress.attempt(step).step.key
        super().__init__(session)

    def __repr__(self) -> str:
        if not self._session.stored:
            return f"exercise({self._attempt.step.start.notation()!r}, {str(self._attempt.step.goal)!r})"
        return f"Lesson({self._progress.lesson.key!r}).step({self._step!r})"

    def _svg(self) -> str | None:
        step = self._attempt.step
        return rack_svg(step.start) if step.start.tiles else None

    @property
    def _attempt(self) -> Attempt:
        return self._progress.attempt(self._step)

    def _key(self) -> str:
        return self._step

    @spoken
    def show_changes(self, before: LessonProgress | None) -> None:
        """Send the step to the page again if the attempt at it or the house rules have changed.

        *before* is the progress before the change; None means that the step is sent in any case.
        """
        progress = self._progress
        if before is not None and _step_of(before, self._step) == _step_of(progress, self._step):
            return
        attempt = self._attempt
        self.set_trait("outcome", attempt.outcome.value)
        self.set_trait("stars", attempt.best)
        self._show({**self._view(before, attempt, alone=True), "progress": self._stored_progress()})


def _step_of(progress: LessonProgress, key: str) -> tuple[Attempt, bool, Mapping[str, str]]:
    """Return everything that the widget of a step shows, so that changes can be noticed.

    *key* is the key of the step. The result is a tuple of three: the attempt at the step, whether the step
    has been skipped, and the house rules in force.
    """
    return progress.attempt(key), key in progress.skipped, progress.switches


class Lesson(_StepWidget):
    """A widget that shows a whole lesson, one step at a time.

    Its methods make widgets that show parts of the lesson in other cells; all of them share one state.

    >>> lesson = Lesson("runs")
    >>> lesson
    Lesson('runs')
    >>> lesson.step("first-run").outcome
    'untried'

    *key* is `<game>/<lesson>`, like the lesson's folder and file; for Rummy PRO it is only `<lesson>`. *lang*
    is the language; None means the language of the notebook's folder (see docs/languages.md).

    Raises LessonError if there is no such lesson; the message suggests the lesson with the most similar key.
    """

    VIEW = "lesson"
    ACCEPTS = LESSON_MESSAGES

    def __init__(self, key: str, *, lang: str | None = None) -> None:
        super().__init__(Session(find_lesson(key), lang=lang))

    def __repr__(self) -> str:
        return f"Lesson({self._progress.lesson.key!r})"

    def _svg(self) -> str | None:
        return rack_svg(self._progress.lesson.steps[0].start)

    def step(self, key: str) -> Step:
        """Return a widget that shows the step of this lesson that has this key.

        Raises LessonError if there is no such step; the message suggests the step with the most similar key.
        """
        return Step(self._session, key)

    def rack(
        self, tiles: str, *, thrown: int = 0, aim: str | None = None, spread: str | None = None
    ) -> LessonRack:
        """Return a read-only rack to show as an example; it is judged by the house rules of the page.

        *tiles* are the tiles of the rack, in notation. *thrown* is the number of Jokers that the player has
        discarded. *aim* is the pattern that the player is trying to build, if it is a pattern without melds,
        such as "mosaic". *spread* contains the melds on the table, in notation; None if there is no table.
        """
        return LessonRack(self._session, tiles, thrown=thrown, aim=aim, spread=spread)

    def house_rule(self, switch: str) -> HouseRule:
        """Return a box on the page in which learners can replace a ruling of the course by another rule.

        A ruling is a decision on a question that the published rules leave open. *switch* is the key of the
        rule switch (the setting) for that question, such as "jokers_adjacent". The rule that a learner picks
        applies to the whole page. Raises LessonError if there is no such switch.
        """
        return HouseRule(self._session, switch)

    def header(self) -> Header:
        """Return the header of the lesson's page, a widget that shows the chapter and the progress in it."""
        return Header(self._session)

    def footer(self) -> Footer:
        """Return the footer of the lesson's page: a widget with the stars won and links to go on."""
        return Footer(self._session)

    @spoken
    def show_changes(self, before: LessonProgress | None) -> None:
        """Send the lesson to the page again if the progress in it has changed.

        *before* is the progress before the change; None means that the lesson is sent in any case.
        """
        progress = self._progress
        if before == progress:
            return
        state: LessonState = {
            **self._view(before, progress.current, alone=False),
            "lesson": summary(progress, current=progress.current.step.key),
            "progress": self._stored_progress(),
        }
        self._show(state)


class _HeaderOrFooter(SessionPart):
    """Base class of the header and footer of a lesson's page, which change only when the results change."""

    ACCEPTS = frozenset({"hello", "progress", "reset"})

    def __repr__(self) -> str:
        return f"Lesson({self._progress.lesson.key!r}).{self.VIEW}()"

    @spoken
    def show_changes(self, before: LessonProgress | None) -> None:
        """Send the header or footer to the page again if the result of any step has changed.

        *before* is the progress before the change; None means that the header or footer is sent in any case.
        """
        if before is None or _reached(before) != _reached(self._progress):
            self._show(self._state())

    def _state(self) -> HeaderState:
        return {
            "lesson": summary(self._progress),
            "home": home_path(self._progress.lesson),
            "progress": self._stored_progress(),
        }


class Header(_HeaderOrFooter):
    """The header of a lesson's page: its chapter, the learner's progress, and links to translations."""

    VIEW = "header"

    def _state(self) -> HeaderState:
        lesson = self._progress.lesson
        languages = languages_of(f"{LESSONS}/{lesson.page}", only=lesson.title.languages)
        return {**super()._state(), "languages": languages}


class Footer(_HeaderOrFooter):
    """The footer of a lesson's page: the stars won, and links to neighbouring lessons and to a game table."""

    VIEW = "footer"

    def _state(self) -> FooterState:
        progress, lesson = self._progress, self._progress.lesson
        lessons = course(lesson.game)
        return {
            **super()._state(),
            "won": lesson_stars([*progress.stars.values()]),
            "recap": [{"text": text, "tiles": tiles_view(tiles)} for text, tiles in recap_of(progress)],
            "next": link(lessons.next(lesson.key)),
            "previous": link(lessons.previous(lesson.key)),
            "play": _play(lesson),
        }


def _reached(progress: LessonProgress) -> list[tuple[str, int]]:
    """Return a pair for each step of a lesson, in order: the outcome of the step, and the stars won in it."""
    return [(progress.outcome(step.key), progress.stars[step.key]) for step in progress.lesson.steps]


def summary(progress: LessonProgress, current: str | None = None) -> LessonSummaryProps:
    """Return the data with which the page shows a lesson as a whole, with its steps and the stars won.

    *current* is the key of the step on the screen, which is highlighted; None highlights none.
    """
    lesson = progress.lesson
    chapter = next((each for each in course(lesson.game).chapters if each.key == lesson.chapter), None)
    return {
        "key": lesson.key,
        "number": course(lesson.game).number(lesson.key),
        "title": str(lesson.title),
        "chapter": str(chapter.title) if chapter else "",
        "summary": str(lesson.summary),
        "steps": [
            {
                "key": step.key,
                "title": str(step.title),
                "stars": progress.stars[step.key],
                "outcome": progress.outcome(step.key).value,
                "current": step.key == current,
                "same": [
                    {"lesson": other, "step": key, "game": str(course(find_lesson(other).game).outline.title)}
                    for other, key in step.same
                ],
            }
            for step in lesson.steps
        ],
        "stars": sum(progress.stars.values()),
        "of": MOST_STARS * len(lesson.steps),
    }


def _play(lesson: LessonData) -> LinkProps | None:
    """Return the link from a lesson to a table at which its game is played.

    Returns None if the lessons up to this one don't yet teach enough to play a whole game. In Rummy PRO, the
    coach is switched on at that table.
    """
    lessons = course(lesson.game)
    if not lessons.enough_to_play(lesson):
        return None
    if lesson.game == PRO:
        return {"title": say("lesson-play"), "href": f"{page_path(PLAY, part=part_of(lesson))}?quick=coach"}
    return play_now(lessons, part=part_of(lesson))


def link(lesson: LessonData | None) -> LinkProps | None:
    """Return the link to a lesson from another lesson of the same course; None if *lesson* is None."""
    return {"title": str(lesson.title), "href": lesson_path(lesson, part=part_of(lesson))} if lesson else None


def exercise(*args: Any, lang: str | None = None, **options: Any) -> Step:
    """Return a widget that shows a task of your own, with a rack.

    Apart from *lang*, the arguments are those of `rummy_widget.tutor.exercise`. *lang* is the language of all
    sentences that aren't your own; None means the language of the notebook's folder.

    >>> exercise("r5 r6 | b9 / r7", "Make a run.", runs=1, solution="r5 r6 r7 | b9")
    exercise('r5 r6 | b9 / r7', 'Make a run.')
    """
    lang = read_language(lang)
    with speaking(lang):
        step: StepData = make_exercise(*args, **options)
    return Step(Session(lesson_of(step), stored=False, lang=lang), step.key)
