"""The base class of the pages that show the stars of whole courses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ..engine.typed_reading import ReadError
from ..text.words import say
from ..tutor import LessonData, all_lessons, is_done
from ..tutor.progress import Stars, as_stored, merged, read_all
from .base import PageWidget
from .messages import Message
from .shapes.steps import StoredProps


class StarsPage(PageWidget):
    """Base class of widgets that get the results of all lessons from the browser and show them as stars."""

    BUNDLE = "rummy-pages"
    ACCEPTS = frozenset({"hello", "progress", "import", "reset"})

    def __init__(self, *, lang: str | None = None) -> None:
        self._stars: Mapping[str, Stars] = {}
        super().__init__(lang)
        self._refresh()

    def _do(self, message: Message) -> None:
        if message.type == "reset":
            self._reset(message.fields.get("lesson"))
        else:
            self._merge_progress(dict(message["stored"]))

    def _reset(self, lesson: str | None) -> None:
        """Forget the stars of the lesson with this key; None means those of all lessons."""
        self._stars = {key: won for key, won in self._stars.items() if lesson not in (None, key)}

    def _merge_progress(self, stored: dict[str, object]) -> None:
        """Merge the results that the browser has stored with those on the page.

        If some of the stored results can't be read, the others are merged all the same, and then ReadError is
        raised.
        """
        found, problems = read_all(stored, all_lessons())
        self._stars = {
            key: merged(self._stars.get(key, {}), found.get(key, {})) for key in {**self._stars, **found}
        }
        if problems:
            raise ReadError("; ".join(problems))

    def _stored(self) -> dict[str, StoredProps]:
        """Return the results of all lessons in the form in which the browser stores them."""
        return {key: cast(StoredProps, as_stored(stars)) for key, stars in self._stars.items()}

    def _done(self, lesson: LessonData) -> bool:
        return is_done(lesson, self._stars)

    def _standing(self, lessons: Iterable[LessonData]) -> str:
        """Return a label that says how many of *lessons* are finished, such as "3 of 7 lessons"."""
        each = [self._done(lesson) for lesson in lessons]
        return say("home-standing", finished=sum(each), count=len(each))
