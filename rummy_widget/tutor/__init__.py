"""The tutor: lessons as data, and the state of a learner who works through them.

Read a lesson with `find_lesson(key)`, play a step with `Attempt`, and a whole lesson with `LessonProgress`.
Everything here is immutable and independent of widgets.
"""

from __future__ import annotations

from .attempt import Attempt as Attempt
from .courses import Chapter as Chapter
from .courses import Course as Course
from .courses import all_courses as all_courses
from .courses import all_lessons as all_lessons
from .courses import course as course
from .courses import find_lesson as find_lesson
from .courses import is_done as is_done
from .courses import lessons_folder as lessons_folder
from .courses import read_course as read_course
from .courses import read_courses as read_courses
from .courses import stars_of as stars_of
from .courses import unsolved_steps as unsolved_steps
from .errors import AttemptError as AttemptError
from .errors import LessonError as LessonError
from .exercise import exercise as exercise
from .kinds import StepKind as StepKind
from .kinds import StepOutcome as StepOutcome
from .lesson_progress import LessonProgress as LessonProgress
from .steps import LessonData as LessonData
from .steps import Mistake as Mistake
from .steps import StepData as StepData
from .texts import Text as Text
from .turns import move_text as move_text
