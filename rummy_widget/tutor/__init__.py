"""The tutor: lessons as data, and what a learner does with them.

Read a lesson with `find_lesson(key)`, play a step with `Attempt`, a whole lesson with `LessonProgress`.
Everything here is immutable, knows no widget, and keeps its answers to itself.
"""

from __future__ import annotations

from .attempt import Attempt
from .courses import (
    Chapter,
    Course,
    all_courses,
    all_lessons,
    course,
    done,
    find_lesson,
    lessons_folder,
    open_steps,
    read_course,
    read_courses,
    stars_of,
)
from .errors import AttemptError, LessonError, ProgressError
from .exercise import exercise
from .hints import Hint
from .kinds import StepKind, StepOutcome
from .lesson_progress import LessonProgress
from .steps import LessonData, Mistake, Option, StepData
from .texts import Text
from .turns import move_text

__all__ = [
    "Attempt",
    "AttemptError",
    "Chapter",
    "Course",
    "Hint",
    "LessonData",
    "LessonError",
    "LessonProgress",
    "Mistake",
    "Option",
    "ProgressError",
    "StepData",
    "StepKind",
    "StepOutcome",
    "Text",
    "all_courses",
    "all_lessons",
    "course",
    "done",
    "exercise",
    "find_lesson",
    "lessons_folder",
    "move_text",
    "open_steps",
    "read_course",
    "read_courses",
    "stars_of",
]  # fmt: skip
