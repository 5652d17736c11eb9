"""The `Progress` widget: the page with the learner's stars, and ways to save and delete them."""

from __future__ import annotations

from html import escape

from ..text.words import say
from ..tutor import Course, courses, stars_of
from . import places
from .shapes.pages import CourseStarsProps, ProgressPageState
from .stars_page import StarsPage


class Progress(StarsPage):
    """A widget that shows the stars of every lesson; they can be saved to a file, loaded and deleted.

    *lang* is the language; None means the language of the notebook's folder (see docs/languages.md).

    >>> Progress()
    Progress()
    """

    VIEW = "progress"

    def __repr__(self) -> str:
        return "Progress()"

    def _html(self) -> str:
        """Return the title of the page as HTML, for pages without a kernel."""
        return f"<h1>{escape(say('progress'))}</h1><p>{escape(say('progress-about'))}</p>"

    def _state(self) -> ProgressPageState:
        return {
            "home": places.page_path(places.HOME),
            "languages": places.languages_of(places.PROGRESS),
            "courses": [self._course(key, each) for key, each in courses.all_courses().items()],
            "progress": self._stored(),
        }

    def _course(self, key: str, shown: Course) -> CourseStarsProps:
        """Return the data for the stars of the course *shown*; *key* is the name of its folder."""
        return {
            "key": key,
            "title": str(shown.outline.title),
            "standing": self._standing(shown.lessons),
            "lessons": [
                {
                    "key": lesson.key,
                    "title": str(lesson.title),
                    "href": places.lesson_path(lesson, part=places.NOTEBOOKS),
                    "stars": stars_of(lesson, won),
                    "started": any(won.values()),
                }
                for lesson in shown.lessons
                for won in [self._stars.get(lesson.key, {})]
            ],
        }
