"""The widgets that are pages of their own: the course map, and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from ..rulebook import EXAMPLES, rulebook_html, rules_data
from ..tiles import parse_tiles
from ..tutor import LessonData, ProgressError, all_lessons, course, done, stars_of
from ..tutor.progress import as_stored, merged, read_all
from ..words import say
from .base import GuardedWidget, program, spoken, style
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
from .views import Json, tile_view

PRICES = "worth"
"""The chapter that somebody who knows the game may begin with."""


class Home(GuardedWidget):
    """The course map: every lesson with its stars, and where to go on.

    >>> Home()
    Home()
    """

    _esm = program("rummy-pages.js")
    _css = style("rummy-pages.css")

    VIEW = "home"
    ACCEPTS = frozenset({"hello", "progress", "import", "reset"})

    def __init__(self, *, lang: str | None = None) -> None:
        self._stars: Mapping[str, Mapping[str, int]] = {}
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
                self._refresh()
                return
        found, problems = read_all(message["stored"], all_lessons())
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
        self._show(
            {
                "title": say("home-title"),
                "summary": say("home-summary", count=len(lessons), finished=finished),
                "chapters": [
                    {
                        "key": chapter.key,
                        "title": chapter.title,
                        "lessons": [self._card(each) for each in chapter.lessons],
                    }
                    for chapter in course().chapters
                ],
                "resume": {"title": str(resume.title), "href": _lesson(resume)} if resume else None,
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
                "class": {
                    "title": say("home-class"),
                    "text": say("home-class-text"),
                    "pages": [
                        {"title": say("topic", topic=topic), "href": class_way(topic)} for topic in CLASS
                    ],
                },
                "tongues": tongues(HOME),
                "progress": {key: as_stored(stars) for key, stars in self._stars.items()},
            }
        )

    def _know(self, resume: LessonData | None) -> Json | None:
        """The way past what somebody knows who plays already, as long as it leads past anything."""
        first = next((each.lessons[0] for each in course().chapters if each.key == PRICES), None)
        if first is None or resume is None or resume.number >= first.number:
            return None
        return {"title": say("home-know"), "href": _lesson(first)}

    def _card(self, lesson: LessonData) -> Json:
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
        self._show({**_book(), "home": _page(HOME), "tongues": tongues(RULES)})


def _book() -> Json:
    """The rules as the page takes them: as data, with tiles for the clauses that tiles can show."""
    book = rules_data()
    for section in book["sections"]:
        for each in section["clauses"]:
            each["examples"] = [_example(tiles, holds) for tiles, holds in EXAMPLES.get(each["id"], ())]
    return book


def _example(tiles: str, holds: bool) -> Json:
    return {
        "tiles": [
            tile_view(at, tile, tile.stands_for if tile.joker else None)
            for at, tile in enumerate(parse_tiles(tiles))
        ],
        "holds": holds,
        "text": say("rules-example-good" if holds else "rules-example-bad"),
    }
