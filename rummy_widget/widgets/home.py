"""The `Home` widget: the home page, with a rack to try out, the lessons, and links to games and practice."""

from __future__ import annotations

from datetime import date
from html import escape

from ..engine.game.round import Round
from ..text.sentences.games import FEATURES, game_features
from ..text.words import say
from ..tutor import Chapter, Course, LessonData, course, courses, stars_of
from ..tutor.practice import MOST_SEED, Difficulty, PracticeRecord, Skill, read_record
from ..tutor.steps import PRO
from . import places
from .base import link_html
from .hero import HERO_MESSAGES, after_message, hero, hero_view
from .lastgame import costly_moments, read_ended
from .messages import Message
from .own_tables import own_tables
from .places import page_path
from .rack_view import tiles_view
from .shapes import pages as shapes
from .shapes.pages import CardProps, HomeState
from .shapes.people import OwnTableProps
from .shapes.steps import LinkProps
from .stars_page import StarsPage


class Home(StarsPage):
    """A widget that shows the home page: every lesson with the stars won in it, and where to continue.

    *lang* is the language; None means the language of the notebook's folder (see docs/languages.md).

    >>> Home()
    Home()
    """

    VIEW = "home"
    ACCEPTS = StarsPage.ACCEPTS | HERO_MESSAGES | {"ended", "game", "own-tables"}

    def __init__(self, *, lang: str | None = None) -> None:
        self._hero = hero()
        self._record = PracticeRecord()
        self._ended: Round | None = None
        self._game = PRO
        self._own_tables: list[OwnTableProps] = []
        super().__init__(lang=lang)

    def __repr__(self) -> str:
        return "Home()"

    def _html(self) -> str:
        """Return the lessons and pages as lists of links in HTML, for pages without a kernel."""
        lessons = "".join(
            f"<li>{link_html(_lesson(each), str(each.title))}: {escape(str(each.summary))}</li>"
            for each in course().lessons
        )
        pages = (
            f"<p>{link_html(page_path(places.PLAY), say('home-play'))}: {escape(say('home-play-text'))}</p>"
            f"<p>{link_html(_practice(PRO), say('practice-title'))}: {escape(say('practice-about'))}</p>"
            f"<p>{link_html(page_path(places.SCORE), say('worth-title'))} {escape(say('worth-about'))}</p>"
        )
        classroom = link_html(page_path(places.IN_CLASS), say("home-class"))
        promise = escape(str(course().outline.promise))
        about = escape(say("home-class-text"))
        return f"<h1>{promise}</h1><ol>{lessons}</ol>{pages}<p>{classroom}: {about}</p>"

    def _do(self, message: Message) -> None:
        match message.type:
            case "ended":
                self._ended = read_ended(message["record"])
            case "game":
                course(message["key"])  # raises LessonError for an unknown game
                self._game = message["key"]
            case "own-tables":
                self._own_tables = own_tables(dict(message["stored"]))
            case type if type in HERO_MESSAGES:
                self._hero = after_message(self._hero, message)
            case _:
                super()._do(message)

    def _reset(self, lesson: str | None) -> None:
        super()._reset(lesson)
        if lesson is None:
            self._record, self._ended = PracticeRecord(), None

    def _merge_progress(self, stored: dict[str, object]) -> None:
        if "practice" in stored:
            self._record = read_record(stored.pop("practice"))
        super()._merge_progress(stored)

    def _state(self) -> HomeState:
        shown, lessons = course(self._game), course(self._game).lessons
        finished = sum(map(self._done, lessons))
        resume = shown.resume(self._stars)
        rack = hero_view(self._hero.current)
        return {
            "said": rack["text"] if rack["won"] else "",
            "hero": rack,
            "games": [self._game_card(key, each) for key, each in courses.all_courses().items()],
            "title": str(shown.outline.promise),
            "summary": say("home-summary", count=len(lessons), finished=finished),
            "known": self._known(shown),
            "now": places.play_now(shown, part=places.NOTEBOOKS),
            "differs": _differences(self._game),
            "today": _today(),
            "puzzle": _puzzle(),
            "puzzles": {"title": say("puzzles-title"), "href": page_path(places.PUZZLES)},
            "review": [_skill(skill) for skill in self._record.needs_review],
            "last_game": None if self._ended is None else _review_props(self._ended),
            "tables": {
                "title": say("people-own"),
                "remove": say("people-remove"),
                "tables": self._own_tables,
            },
            "chapters": [self._chapter(each) for each in shown.chapters],
            "resume": self._resume(resume),
            "know": self._skip_link(shown, resume),
            "finished": finished,
            "total": len(lessons),
            "rules": _book(shown),
            "practice": {"title": say("practice-title"), "href": _practice(self._game)},
            "score": _score_link(shown),
            "play": {
                "title": say("home-play"),
                "text": say("home-play-text"),
                "resume": say("home-play-resume"),
                "href": page_path(places.PLAY),
                "quick": f"{page_path(places.PLAY)}?quick",
                "others": {"title": say("home-others"), "href": page_path(places.TABLES)},
                "people": {"title": say("people-title"), "href": f"{page_path(places.TABLES)}?people"},
            },
            "classroom": {
                "title": say("home-class"),
                "text": say("home-class-text"),
                "href": page_path(places.IN_CLASS),
            },
            "progress_page": {
                "title": say("progress"),
                "text": say("progress-about"),
                "href": page_path(places.PROGRESS),
            },
            "languages": places.languages_of(places.HOME),
            "progress": self._stored(),
        }

    def _resume(self, resume: LessonData | None) -> LinkProps | None:
        """Return the link to the first unsolved step of the lesson with which the learner should continue.

        *resume* is that lesson. Returns None if *resume* is None, which means that all lessons are finished.
        """
        if resume is None:
            return None
        step = next((each.key for each in courses.unsolved_steps(resume, self._stars)), None)
        return {"title": str(resume.title), "href": _lesson(resume) + (f"?step={step}" if step else "")}

    def _known(self, shown: Course) -> str:
        """Return a sentence that says how many of a game's patterns the learner knows.

        A pattern is a kind of winning hand: a hand with which a player can end the round. *shown* is the
        course of the game. Returns '' if the game has no patterns.
        """
        taught = shown.patterns.values()
        return say("home-known", known=sum(map(self._done, taught)), count=len(taught)) if taught else ""

    def _chapter(self, chapter: Chapter) -> shapes.ChapterProps:
        return {
            "key": chapter.key,
            "title": str(chapter.title),
            "lessons": [self._card(each) for each in chapter.lessons],
            "standing": self._standing(chapter.lessons),
            "done": all(map(self._done, chapter.lessons)),
        }

    def _game_card(self, key: str, shown: Course) -> shapes.GameCardProps:
        """Return the data with which the page shows a game that has a course.

        *key* is the name of the course's folder, and *shown* is the course. The data include the keys of all
        lessons, with which the browser looks up the learner's results.
        """
        return {
            "key": key,
            "title": str(shown.outline.title),
            "text": str(shown.outline.summary),
            "standing": self._standing(shown.lessons),
            "tiles": tiles_view(shown.lessons[0].tiles),
            "lies": "table" if shown.outline.rules.has_table else "rack",
            "lessons": list(shown.by_key),
            "current": key == self._game,
        }

    def _skip_link(self, shown: Course, resume: LessonData | None) -> LinkProps | None:
        """Return the link with which learners who already know the basics can skip the lessons on them.

        *shown* is the course, and *resume* is the lesson with which the learner would continue. The link
        leads to the first lesson after the basics. Returns None if *resume* doesn't come before that lesson.
        """
        known = shown.outline.entry_chapter
        first = next((each.lessons[0] for each in shown.chapters if each.key == known), None)
        if first is None or resume is None or resume.place >= first.place:
            return None
        return {"title": say("home-know"), "href": _lesson(first)}

    def _card(self, lesson: LessonData) -> CardProps:
        stars = self._stars.get(lesson.key, {})
        return {
            "key": lesson.key,
            "number": course(lesson.game).number(lesson.key),
            "title": str(lesson.title),
            "summary": str(lesson.summary),
            "href": _lesson(lesson),
            "tiles": tiles_view(lesson.tiles),
            "stars": stars_of(lesson, stars),
            "done": self._done(lesson),
            "started": any(stars.values()),
        }


def _book(shown: Course) -> str:
    """Return the address of the rules page, opened at the game that the course *shown* teaches."""
    rules = shown.outline.rules
    return (
        page_path(places.RULES) if rules.close is not None else f"{page_path(places.RULES)}#{rules.book[0]}-1"
    )


def _score_link(shown: Course) -> LinkProps | None:
    """Return the link to the score page, which shows how many points a winning hand is worth, and why.

    *shown* is the course on the home page. Returns None if, in its game, players don't end the round by
    laying their whole hand in one move.
    """
    rules = shown.outline.rules
    return {"title": say("worth-title"), "href": page_path(places.SCORE)} if rules.close is not None else None


def _differences(game: str) -> shapes.DifferencesProps | None:
    """Return a comparison of a game with all other games that have a course; None if no other game has one.

    *game* is the name of the folder that contains the game's course.
    """
    sides = {key: _compared_game(key, each) for key, each in courses.all_courses().items()}
    own = sides.pop(game)
    if not sides:
        return None
    asked = [say("game-asked", what=each) for each in FEATURES]
    title = say("game-differs", game=own["title"])
    return {"title": title, "questions": asked, "own": own, "others": list(sides.values())}


def _compared_game(key: str, shown: Course) -> shapes.ComparedGameProps:
    """Return the data for one game in a comparison of games: its name, and a short answer for each feature.

    *key* is the name of the folder that contains the game's course, and *shown* is the course.
    """
    answers = game_features(shown.outline.rules)
    return {"key": key, "title": str(shown.outline.title), "answers": [answers[each] for each in FEATURES]}


def _today() -> shapes.TodayProps:
    """Return the link to the practice task of the day, which is the same for everybody.

    The skill that the task practises changes from day to day.
    """
    day = date.today().toordinal()
    skill = list(Skill)[day % len(Skill)]
    return {
        "title": say("practice-skill", skill=skill.value),
        "text": say("practice-skill-about", skill=skill.value),
        "href": f"{_skill(skill)['href']}&seed={day % MOST_SEED + 1}&band={Difficulty.MIDDLE}",
    }


def _puzzle() -> shapes.TodayProps:
    """Return the link to the puzzle of the day, which is the same for everybody."""
    return {
        "title": say("puzzle-mode", mode="daily"),
        "text": say("puzzles-about"),
        "href": f"{page_path(places.PUZZLES)}?mode=daily",
    }


def _lesson(lesson: LessonData) -> str:
    """Return the address of a lesson's page."""
    return places.lesson_path(lesson, part=places.NOTEBOOKS)


def _practice(game: str) -> str:
    """Return the address of the practice page with the skills of one game listed first.

    *game* is the name of the folder that contains the game's course.
    """
    return page_path(places.PRACTICE) if game == PRO else f"{page_path(places.PRACTICE)}?game={game}"


def _skill(skill: Skill) -> LinkProps:
    """Return the link to the practice page, opened at a task of this skill."""
    title = say("practice-skill", skill=skill.value)
    return {"title": title, "href": f"{page_path(places.PRACTICE)}?skill={skill.value}"}


def _review_props(ended: Round) -> shapes.LastGameProps:
    """Return the data with which the page shows the most costly discards of *ended*, the last game."""
    found = costly_moments(ended)
    return {"text": say("home-last", count=len(found)), "moments": found}
