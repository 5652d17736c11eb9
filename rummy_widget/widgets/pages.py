"""The widgets that are pages of their own: the course map, and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from html import escape
from typing import cast

from ..closing import Pattern
from ..rulebook import EXAMPLES, rulebook_html, rules_data
from ..tiles import parse_tiles
from ..tutor import LessonData, ProgressError, all_courses, all_lessons, course, done, stars_of
from ..tutor.courses import Chapter, Course
from ..tutor.practice import MOST_SEED, Band, Record, Skill, read_record
from ..tutor.progress import Stars, as_stored, merged, read_all
from ..tutor.steps import PRO
from ..words import say
from .base import GuardedWidget, program, spoken, style
from .hero import HERO_MESSAGES, hero, hero_view, moved
from .messages import Message
from .places import (
    CLASS,
    HOME,
    NOTEBOOKS,
    PLAY,
    PRACTICE,
    RULES,
    SCORE,
    class_way,
    lesson_way,
    page_way,
    tongues,
)
from .shapes import pages as shapes
from .shapes.pages import Card, Example, HomeState, RulesState
from .shapes.steps import Link, Stored
from .views import tile_view

PRICES = "worth"
"""The chapter that somebody who knows the game may begin with."""

PATTERNS: Mapping[Pattern, str] = {
    Pattern.SIMPLE: "small",
    Pattern.MOSAIC: "mosaic",
    Pattern.BICOLOR: "bicolor",
    Pattern.MINOR: "minor-major",
    Pattern.MAJOR: "minor-major",
    Pattern.DOUBLES: "doubles",
    Pattern.GRAND_CARE: "grand-care",
    Pattern.MONOCOLOR: "monocolor",
}
"""The lesson that each pattern is learnt in."""


class Home(GuardedWidget):
    """The course map: every lesson with its stars, and where to go on.

    >>> Home()
    Home()
    """

    _esm = program("rummy-pages.js")
    _css = style("rummy-pages.css")

    VIEW = "home"
    ACCEPTS = HERO_MESSAGES | {"hello", "progress", "import", "reset"}

    def __init__(self, *, lang: str | None = None) -> None:
        self._stars: Mapping[str, Stars] = {}
        self._hero = hero()
        self._record = Record()
        super().__init__(lang)
        self._refresh()

    def __repr__(self) -> str:
        return "Home()"

    def _html(self) -> str:
        """The lessons as a list of links."""
        lessons = "".join(
            f'<li><a href="{_lesson(each)}">{escape(str(each.title))}</a>: {escape(str(each.summary))}</li>'
            for each in course().lessons
        )
        play, score = _page(PLAY), _page(SCORE)
        play = f'<p><a href="{play}">{escape(say("home-play"))}</a>: {escape(say("home-play-text"))}</p>'
        score = f'<p><a href="{score}">{escape(say("worth-title"))}</a> {escape(say("worth-about"))}</p>'
        title, about = escape(say("practice-title")), escape(say("practice-about"))
        practice = f'<p><a href="{_page(PRACTICE)}">{title}</a>: {about}</p>'
        asked = "".join(
            f'<li><a href="{class_way(topic)}">{escape(say("topic", topic=topic))}</a></li>'
            for topic in CLASS
        )
        taught = (
            f"<h2>{escape(say('home-class'))}</h2><p>{escape(say('home-class-text'))}</p><ol>{asked}</ol>"
        )
        return f"<h1>{escape(say('home-title'))}</h1><ol>{lessons}</ol>{play}{practice}{score}{taught}"

    def _handle(self, message: Message) -> None:
        match message.type:
            case "hello":
                return
            case "reset":
                only = message.fields.get("lesson")
                self._stars = {key: won for key, won in self._stars.items() if only not in (None, key)}
                self._record = self._record if only else Record()
                self._refresh()
                return
        if message.type in HERO_MESSAGES:
            self._hero = moved(self._hero, message)
            self._refresh()
            return
        stored = dict(message["stored"])
        if "practice" in stored:
            self._record = read_record(stored.pop("practice"))
        found, problems = read_all(stored, all_lessons())
        self._stars = {
            key: merged(self._stars.get(key, {}), found.get(key, {})) for key in {**self._stars, **found}
        }
        self._refresh()
        if problems:
            raise ProgressError("; ".join(problems))

    @spoken
    def _refresh(self) -> None:
        lessons = course().lessons
        finished = sum(done(each, self._stars.get(each.key, {})) for each in lessons)
        resume = course().resume(self._stars)
        shown = hero_view(self._hero.current)
        state: HomeState = {
            "said": shown["text"] if shown["won"] else "",
            "hero": shown,
            "games": [self._game(key, each) for key, each in all_courses().items()],
            "title": say("home-title"),
            "summary": say("home-summary", count=len(lessons), finished=finished),
            "known": self._known(),
            "today": _today(),
            "review": [
                {
                    "title": say("practice-skill", skill=skill.value),
                    "href": f"{_page(PRACTICE)}?skill={skill.value}",
                }
                for skill in self._record.needs_review
            ],
            "chapters": [self._chapter(each) for each in course().chapters],
            "resume": self._resume(resume),
            "know": self._know(resume),
            "finished": finished,
            "total": len(lessons),
            "rules": _page(RULES),
            "practice": {"title": say("practice-title"), "href": _page(PRACTICE)},
            "score": {"title": say("worth-title"), "href": _page(SCORE)},
            "play": {
                "title": say("home-play"),
                "text": say("home-play-text"),
                "resume": say("home-play-resume"),
                "href": _page(PLAY),
            },
            "classroom": {
                "title": say("home-class"),
                "text": say("home-class-text"),
                "pages": [{"title": say("topic", topic=topic), "href": class_way(topic)} for topic in CLASS],
            },
            "tongues": tongues(HOME),
            "progress": {key: cast(Stored, as_stored(stars)) for key, stars in self._stars.items()},
        }
        self._show(state)

    def _resume(self, resume: LessonData | None) -> Link | None:
        """Where the course goes on: at the first step of that lesson that is still open."""
        if resume is None:
            return None
        stars = self._stars.get(resume.key, {})
        step = next((each.key for each in resume.steps if not stars.get(each.key)), None)
        return {"title": str(resume.title), "href": _lesson(resume) + (f"?step={step}" if step else "")}

    def _done(self, lesson: LessonData) -> bool:
        return done(lesson, self._stars.get(lesson.key, {}))

    def _standing(self, lessons: tuple[LessonData, ...]) -> str:
        return say("home-standing", finished=sum(map(self._done, lessons)), count=len(lessons))

    def _known(self) -> str:
        """How many of the patterns somebody has learnt."""
        lessons = course().by_key
        known = sum(self._done(lessons[key]) for key in PATTERNS.values() if key in lessons)
        return say("home-known", known=known, count=len(PATTERNS))

    def _chapter(self, chapter: Chapter) -> shapes.Chapter:
        return {
            "key": chapter.key,
            "title": chapter.title,
            "lessons": [self._card(each) for each in chapter.lessons],
            "standing": self._standing(chapter.lessons),
            "done": all(map(self._done, chapter.lessons)),
        }

    def _game(self, key: str, lessons: Course) -> shapes.GameCard:
        """A game on the shelf; its course goes on where this browser left it."""
        onward = self._resume(lessons.resume(self._stars) or lessons.lessons[0]) if lessons.lessons else None
        return {
            "key": key,
            "title": say("home-game", game=key),
            "text": say("home-game-text", game=key),
            "standing": self._standing(lessons.lessons),
            "tiles": [tile_view(at, tile) for at, tile in enumerate(lessons.lessons[0].tiles)],
            "href": onward["href"] if onward else None,
            "current": key == PRO,
        }

    def _know(self, resume: LessonData | None) -> Link | None:
        """The way past what somebody knows who plays already, as long as it leads past anything."""
        first = next((each.lessons[0] for each in course().chapters if each.key == PRICES), None)
        if first is None or resume is None or resume.number >= first.number:
            return None
        return {"title": say("home-know"), "href": _lesson(first)}

    def _card(self, lesson: LessonData) -> Card:
        stars = self._stars.get(lesson.key, {})
        return {
            "key": lesson.key,
            "number": lesson.number,
            "title": str(lesson.title),
            "summary": str(lesson.summary),
            "href": _lesson(lesson),
            "tiles": [tile_view(number, tile) for number, tile in enumerate(lesson.tiles)],
            "stars": stars_of(lesson, stars),
            "done": done(lesson, stars),
            "started": any(stars.values()),
        }


def _today() -> shapes.Today:
    """The task of the day: the same for everybody, another skill each day."""
    day = date.today().toordinal()
    skill = list(Skill)[day % len(Skill)]
    return {
        "title": say("practice-skill", skill=skill.value),
        "text": say("practice-skill-about", skill=skill.value),
        "href": f"{_page(PRACTICE)}?skill={skill.value}&seed={day % MOST_SEED + 1}&band={Band.MIDDLE}",
    }


def _lesson(lesson: LessonData) -> str:
    return lesson_way(lesson, part=NOTEBOOKS)


def _page(page: str) -> str:
    return page_way(page, part=NOTEBOOKS)


class Rules(GuardedWidget):
    """Every clause of the game in our words, the score table and the glossary, to be searched.

    >>> Rules()
    Rules()
    """

    _esm = program("rummy-pages.js")
    _css = style("rummy-pages.css")

    VIEW = "rules"
    ACCEPTS = frozenset({"hello"})

    def __init__(self, *, lang: str | None = None) -> None:
        super().__init__(lang)
        self._refresh()

    def __repr__(self) -> str:
        return "Rules()"

    def _html(self) -> str:
        return rulebook_html()

    def _handle(self, message: Message) -> None:
        """Nothing but a greeting comes from this page."""

    @spoken
    def _refresh(self) -> None:
        state: RulesState = {**_book(), "home": _page(HOME), "tongues": tongues(RULES)}
        self._show(state)


def _book() -> RulesState:
    """The rules as the page takes them: as data, with tiles for the clauses that tiles can show."""
    book = rules_data()
    for section in book["sections"]:
        for each in section["clauses"]:
            each["examples"] = [_example(tiles, holds) for tiles, holds in EXAMPLES.get(each["id"], ())]
    return cast(RulesState, book)


def _example(tiles: str, holds: bool) -> Example:
    return {
        "tiles": [
            tile_view(at, tile, tile.stands_for if tile.joker else None)
            for at, tile in enumerate(parse_tiles(tiles))
        ],
        "holds": holds,
        "text": say("rules-example-good" if holds else "rules-example-bad"),
    }
