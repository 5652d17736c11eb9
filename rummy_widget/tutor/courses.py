"""The courses, one for each game: all lessons in order, by chapters.

>>> [lesson.key for lesson in course().lessons][:3]
['first-win', 'tiles', 'runs']
>>> course().next("tiles").title.said("en")
'Runs'

The course of a game is a folder in `lessons` with a `course.toml` that lists its chapters; no code has to be
changed to add one.

>>> list(all_courses())[0], find_lesson("runs").game
('pro', 'pro')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from ..engine.rules import RUMMY_PRO, Ruleset
from .errors import LessonError, unknown, within
from .folder import course_folder
from .kinds import lesson_stars
from .lessons import cached_lesson, read_lesson
from .progress import Stars
from .steps import KNOWN_MISTAKES, PRO, LessonData, StepData, index_of
from .texts import Text
from .toml_reader import TomlReader, parse_toml, read_source


@dataclass(frozen=True, slots=True)
class Outline:
    """The description of a course, as in its file `course.toml`.

    Attributes:
        title: Its title on the home page.
        summary: A sentence on what it is about.
        promise: A sentence that says what learners will be able to do.
        chapters: The titles of its chapters, by their keys and in order.
        entry_chapter: The key of the chapter at which a learner who already knows the game can begin.
        patterns: For each closing pattern that the course teaches, by its name, the key of the lesson that
            teaches it. A closing pattern is a kind of hand with which a player can end a round.
        place: A number by which the courses of all games are sorted, the lowest first.
        rules: The rules of its game.
        first_to_play: The key of the first lesson at which a learner knows enough to play a whole game.
        mistakes: The names of the common mistakes (see `KNOWN_MISTAKES`) that the course covers.
    """

    title: Text
    summary: Text
    promise: Text
    chapters: Mapping[str, Text] = field(default_factory=dict)
    entry_chapter: str | None = None
    patterns: Mapping[str, str] = field(default_factory=dict)
    place: float = 0.0
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    first_to_play: str | None = None
    mistakes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a course: its key, its title, and its lessons."""

    key: str
    title: Text
    lessons: tuple[LessonData, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game in order, and the description of the course."""

    lessons: tuple[LessonData, ...]
    outline: Outline

    @property
    def by_key(self) -> Mapping[str, LessonData]:
        """The lessons of the course by their keys."""
        return {lesson.key: lesson for lesson in self.lessons}

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the course in order, without any that have no lessons."""
        found = (
            Chapter(key, title, tuple(each for each in self.lessons if each.chapter == key))
            for key, title in self.outline.chapters.items()
        )
        return tuple(chapter for chapter in found if chapter.lessons)

    def enough_to_play(self, lesson: LessonData) -> bool:
        """Return whether a learner who has reached this lesson knows enough to play a whole game.

        >>> [course().enough_to_play(course().lesson(key)) for key in ("runs", "closing")]
        [False, True]
        """
        key = self.outline.first_to_play
        first = next((each for each in self.lessons if _short_key(each) == key), self.lessons[-1])
        return lesson.place >= first.place

    @property
    def patterns(self) -> Mapping[str, LessonData]:
        """The lesson that teaches each closing pattern, by the name of the pattern.

        A closing pattern is a kind of hand with which a player can end a round.

        >>> course().patterns["minor"].key
        'minor-major'
        """
        lessons = {_short_key(lesson): lesson for lesson in self.lessons}
        return {pattern: lessons[key] for pattern, key in self.outline.patterns.items()}

    def lesson(self, key: str) -> LessonData:
        """Return the lesson of this course that has this key; raises LessonError if there is none.

        >>> course().lesson("rums")
        Traceback (most recent call last):
        rummy_widget.tutor.errors.LessonError: unknown lesson 'rums': did you mean 'runs'?
        """
        return self.lessons[index_of("lesson", key, self.lessons)]

    def number(self, key: str) -> int:
        """Return the number that learners see for the lesson with this key.

        Lessons are counted in the order of the course. The count begins with the number in the file name of
        the first lesson. The result can differ from the number in the lesson's own file name (`number`),
        because lessons may have been moved. Raises LessonError if there is no such lesson.

        >>> course().number("thrown-free"), course().lesson("thrown-free").number
        (9, 15)
        """
        return self.lessons[0].number + index_of("lesson", key, self.lessons)

    def next(self, key: str) -> LessonData | None:
        """Return the lesson after the one with this key, or None if that is the last one.

        Raises LessonError if there is no lesson with this key.
        """
        return next(iter(self.lessons[index_of("lesson", key, self.lessons) + 1 :]), None)

    def previous(self, key: str) -> LessonData | None:
        """Return the lesson before the one with this key, or None if that is the first one.

        Raises LessonError if there is no lesson with this key.
        """
        return next(reversed(self.lessons[: index_of("lesson", key, self.lessons)]), None)

    def resume(self, progress: Mapping[str, Stars]) -> LessonData | None:
        """Return the lesson to continue with, or None if all are done.

        If the learner has begun lessons that are not done, the result is the last of these in the course.
        Otherwise it is the first lesson that is not done. But a learner who already has stars is no beginner,
        so the lesson for beginners ("first-win", number 0) comes after all others. *progress* maps the key of
        each lesson to the stars won at its steps.

        >>> course().resume({"tiles": {"move": 3}, "runs": {"first-run": 3}}).key
        'runs'
        """
        left = [lesson for lesson in self.lessons if not is_done(lesson, progress)]
        begun = [lesson for lesson in left if any(progress.get(lesson.key, {}).values())]
        if any(stars for each in progress.values() for stars in each.values()):
            left.sort(key=lambda lesson: lesson.number == 0)
        return next(iter((*reversed(begun), *left)), None)


def unsolved_steps(lesson: LessonData, progress: Mapping[str, Stars]) -> tuple[StepData, ...]:
    """Return the steps of a lesson that are not solved yet.

    Learners win one to three stars for solving a step. *progress* maps the key of each lesson to the stars
    won at its steps. A step counts as solved if it has a star there, or if an equivalent step of another
    course has one.

    >>> [step.key for step in unsolved_steps(course().lesson("runs"), {"runs": {"first-run": 2}})][:2]
    ['one-colour', 'hole']
    """
    won = progress.get(lesson.key, {})
    return tuple(
        step
        for step in lesson.steps
        if not won.get(step.key) and not any(progress.get(other, {}).get(key) for other, key in step.same)
    )


def is_done(lesson: LessonData, progress: Mapping[str, Stars]) -> bool:
    """Return whether each step of a lesson, or an equivalent step of another course, is solved.

    *progress* maps the key of each lesson to the stars won at its steps.
    """
    return not unsolved_steps(lesson, progress)


def stars_of(lesson: LessonData, stars: Stars) -> int:
    """Return how many stars, from 0 to 3, the *stars* won at the steps of a lesson make for the lesson."""
    return lesson_stars([stars.get(step.key, 0) for step in lesson.steps])


_FILES = "[0-9][0-9]-*.toml"
OUTLINE_FILE = "course.toml"


def lessons_folder() -> Path:
    """Return the folder of all lessons, in which each game has a folder of its own.

    Raises LessonError if the folder contains no lessons on Rummy PRO.
    """
    folder = course_folder() / "lessons"
    if not any(folder.glob(f"{PRO}/{_FILES}")):
        raise LessonError(f"no lessons found: expected NN-key.toml in {folder / PRO}")
    return folder


def read_course(folder: Path, game: str = PRO) -> Course:
    """Read a course from its folder; *game* is the name of its game.

    Raises LessonError if a file is missing or not valid.
    """
    lessons = sorted((read_lesson(path, game) for path in folder.glob(_FILES)), key=lambda each: each.place)
    for what in ("key", "number", "place"):
        values = [getattr(lesson, what) for lesson in lessons]
        for value in values:
            if values.count(value) > 1:
                raise LessonError(f"two lessons have the {what} {value!r}: expected a different one for each")
    name = f"{folder.name}/{OUTLINE_FILE}"
    outline = parse_toml(read_source(folder / OUTLINE_FILE, name), name, _outline)
    for lesson in lessons:
        if lesson.chapter not in outline.chapters:
            name = f"{lesson.number:02}-{_short_key(lesson)}.toml"
            raise LessonError(unknown("chapter", lesson.chapter, outline.chapters), name)
    named = [*(("patterns", key) for key in outline.patterns.values()), ("plays", outline.first_to_play)]
    for name, key in named:
        if key and key not in map(_short_key, lessons):
            raise LessonError(f"{name!r}: {unknown('lesson', key, map(_short_key, lessons))}", OUTLINE_FILE)
    return Course(tuple(lessons), outline)


def _outline(raw: dict[str, Any]) -> Outline:
    """Return the description of a course, read from its parsed TOML file; raises LessonError if invalid."""
    table = TomlReader(raw, TomlReader(raw).text("title").languages)
    chapters: dict[str, Text] = {}

    def add_chapter(chapter: TomlReader) -> None:
        key = chapter.word("key")
        if key in chapters:
            raise LessonError("expected another key: an earlier chapter has this one")
        chapters[key] = chapter.text("title")

    table.each("chapters", add_chapter, "chapter", needed=True)
    known = TomlReader(table.take("patterns", {}))
    outline = Outline(
        title=table.text("title"),
        summary=table.text("summary"),
        promise=table.text("promise"),
        chapters=chapters,
        entry_chapter=table.maybe(lambda key: table.choice(key, tuple(chapters)), "know"),
        patterns={key: known.string(key) for key in raw.get("patterns", {})},
        place=table.place("place", 0),
        rules=table.rules(RUMMY_PRO),
        first_to_play=table.maybe(table.word, "plays"),
        mistakes=tuple(map(_known_mistake, table.strings("mistakes"))),
    )
    table.done()
    return outline


def _known_mistake(name: str) -> str:
    if name not in KNOWN_MISTAKES:
        raise LessonError(f"'mistakes': {unknown('mistake', name, KNOWN_MISTAKES)}")
    return name


def _short_key(lesson: LessonData) -> str:
    """Return the key of a lesson without the name of its game, such as `end` for `rummikub/end`."""
    return lesson.key.rpartition("/")[2]


def read_courses(folder: Path) -> Mapping[str, Course]:
    """Return the courses of all games, by the name of the game, read from the folder of all lessons.

    Raises LessonError if a file is not valid, or if a step refers to a lesson or step that does not exist.
    """
    games = sorted({path.parent for path in folder.glob(f"*/{_FILES}")})
    found = {each.name: read_course(each, each.name) for each in games}
    lessons = _by_key(found)
    for lesson in lessons.values():
        for step in lesson.steps:
            for other, key in step.same:
                with within(f"{lesson.key}: step {step.key!r}: 'same'"):
                    if other not in lessons:
                        raise LessonError(unknown("lesson", other, lessons))
                    lessons[other].step(key)
    return dict(sorted(found.items(), key=lambda each: (each[0] != PRO, each[1].outline.place)))


@lru_cache(maxsize=1)
def all_courses() -> Mapping[str, Course]:
    """Return the courses that come with the package, by the name of the game; they are read only once."""
    found = read_courses(lessons_folder())
    cached_lesson.cache_clear()  # no longer needed: from now on, the lessons are kept in these courses
    return found


def lesson_loaders() -> Iterator[Callable[[], object]]:
    """Yield functions that load lessons: one function for each lesson, and finally one for all courses.

    A caller can call them one by one and do other work in between, so that loading never blocks it for long.
    """
    for path in sorted(lessons_folder().glob(f"*/{_FILES}")):
        yield partial(read_lesson, path, path.parent.name)
    yield all_courses


def course(game: str = PRO) -> Course:
    """Return the course that comes with the package for a game; raises LessonError if there is none."""
    if game not in all_courses():
        raise LessonError(unknown("game", game, all_courses()))
    return all_courses()[game]


def find_lesson(key: str) -> LessonData:
    """Return the lesson that has this key, which is `<game>/<lesson>` or, in Rummy PRO, only `<lesson>`.

    Raises LessonError if there is no such lesson.

    >>> find_lesson("runs") is course().lesson("runs")
    True
    """
    game = key.rpartition("/")[0] if isinstance(key, str) else ""
    return course(game or PRO).lesson(key)


def all_lessons() -> Mapping[str, LessonData]:
    """Return the lessons of all games by their keys; progress is stored under the same keys."""
    return _by_key(all_courses())


def _by_key(courses: Mapping[str, Course]) -> Mapping[str, LessonData]:
    return {key: lesson for each in courses.values() for key, lesson in each.by_key.items()}
