"""The addresses of the course's pages in each language, as relative links from one page to another.

The English pages are in the folders `notebooks`, `notebooks/class` and, for each game, `lessons/<game>`. Such
a folder is called a *part* of the course. A page in another language is in a subfolder of its part, which is
named after the language.
"""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..text import words
from ..text.words import say

if TYPE_CHECKING:  # the server needs addresses, but not the engine
    from ..tutor import Course, LessonData
    from .shapes.steps import LanguageProps, LinkProps

LESSONS, NOTEBOOKS, CLASS_NOTEBOOKS = "lessons", "notebooks", "notebooks/class"
# The ending of all pages' addresses: ".ipynb" for notebooks, or ".html" on the static site.
ENDING = os.environ.get("RUMMY_WIDGET_PAGES", ".ipynb")
SITE_ENDING = ".html"
HOME, PLAY, TABLES, PRACTICE, PUZZLES, RULES, SCORE = (
    f"{NOTEBOOKS}/{name}.ipynb"
    for name in ("home", "play", "tables", "practice", "puzzles", "rules", "score")
)
LIVE, JOIN = (f"{NOTEBOOKS}/{name}.ipynb" for name in ("live", "join"))
"""The pages of a live class: LIVE is the teacher's page, JOIN the students' page."""
IN_CLASS, PROGRESS = (f"{NOTEBOOKS}/{name}.ipynb" for name in ("class", "progress"))
"""IN_CLASS lists everything for school classes, PROGRESS the stars that the learner has won."""

CLASS = {
    "racks": "01-how-many-racks",
    "jokers": "02-jokers-and-the-twin",
    "doubles": "03-doubles",
    "melds": "04-runs-and-groups",
    "closes": "05-dealt-a-close",
    "waiting": "06-outs-and-waiting",
    "laws": "07-many-deals",
    "prices": "08-is-the-price-right",
    "machine": "09-how-a-machine-counts",
    "holding": "10-what-do-they-hold",
    "race": "11-stop-or-wait",
    "rare": "12-rare-and-rarer",
    "opening": "13-can-i-open",
    "graph": "14-a-table-as-a-graph",
}
"""For each topic of the class notebooks: the name of its file in `notebooks/class`, without ".ipynb"."""

MISSING: dict[str, frozenset[str]] = {}
"""For each language: the topics without a class notebook in it; links lead to the English one instead."""


def is_site() -> bool:
    """Return whether this code runs on the static site, which has no server."""
    return ENDING == SITE_ENDING


def path_to(page: str, language: str, *, part: str, folder: str | None = None) -> str:
    """Return the address of a page in a language, as a relative link from another page of the course.

    *page* is the path of the English page. The page with the link is in the folder *part*, such as
    "notebooks", or in its subfolder for the language *folder*, such as "ro". If *folder* is None, the name of
    the working folder gives the language; it is English if the working folder isn't named after a language.

    >>> path_to("lessons/pro/02-runs.ipynb", "en", part="notebooks")
    '../lessons/pro/02-runs.ipynb'
    >>> path_to("lessons/pro/02-runs.ipynb", "ro", part="notebooks", folder="ro")
    '../../lessons/pro/ro/02-runs.ipynb'
    >>> path_to("notebooks/home.ipynb", "en", part="notebooks", folder="ro")
    '../home.ipynb'
    """
    to, name = posixpath.split(page)
    own = _folder(part, folder or words.folder_language() or words.ENGLISH)
    return posixpath.relpath(f"{_folder(to, language)}/{name.removesuffix('.ipynb')}{ENDING}", own)


def _folder(part: str, language: str) -> str:
    """Return the folder that contains the pages of a part of the course in a language."""
    return part if language == words.ENGLISH else f"{part}/{language}"


SESSION = "JPY_SESSION_NAME"
"""An environment variable that Jupyter's own server (for example JupyterLab's) sets for its kernels."""
_PAGE = re.compile(r"((?:\.\./)*[\w/-]+\.ipynb)(?:[?#].*)?")


def without_dead_links(state: Mapping[str, object]) -> dict[str, object]:
    """Return a copy of a widget's state in which '' replaces the address of each page that does not exist.

    The pages of the course may be missing if a user shows the widget in a notebook of their own in
    JupyterLab. In the app and on the static site, all pages exist, so the addresses aren't checked.
    """
    if SESSION not in os.environ:
        return dict(state)
    return {key: _without_dead_links(value) for key, value in state.items()}


def _without_dead_links(value: object) -> object:
    if isinstance(value, str):
        page = _PAGE.fullmatch(value)
        return "" if page and not os.path.isfile(page[1]) else value
    if isinstance(value, Mapping):
        return without_dead_links(value)
    if isinstance(value, (list, tuple)):
        return [_without_dead_links(each) for each in value]
    return value


def part_of(lesson: LessonData) -> str:
    """Return the folder of a lesson's page, such as "lessons/pro".

    >>> from rummy_widget.tutor import course
    >>> part_of(course().lesson("runs"))
    'lessons/pro'
    """
    return f"{LESSONS}/{lesson.game}"


def lesson_path(lesson: LessonData, *, part: str) -> str:
    """Return the address of a lesson in the current language, or in English if it is not translated.

    The address is a relative link from a page in the folder *part*, such as "notebooks".

    >>> from rummy_widget.tutor import course
    >>> lesson_path(course().lesson("runs"), part="lessons/pro")
    '02-runs.ipynb'
    """
    spoken = words.language()
    has = spoken if spoken in lesson.title.languages else words.ENGLISH
    return path_to(f"{LESSONS}/{lesson.page}", has, part=part)


def page_path(page: str, *, part: str = NOTEBOOKS) -> str:
    """Return the address of a page of the course, such as `HOME`, in the current language.

    The address is a relative link from a page in the folder *part*, such as "notebooks".

    >>> page_path(HOME, part="lessons/pro"), page_path(RULES, part="notebooks")
    ('../../notebooks/home.ipynb', 'rules.ipynb')
    """
    return path_to(page, words.language(), part=part)


def home_path(lesson: LessonData) -> str:
    """Return the address of the home page, as a relative link from a lesson's page.

    If the lesson is about a game other than Rummy PRO, the home page opens with the course of that game.

    >>> from rummy_widget.tutor import course
    >>> home_path(course().lesson("runs"))
    '../../notebooks/home.ipynb'
    """
    home, other = page_path(HOME, part=part_of(lesson)), lesson.key.rpartition("/")[0]
    return f"{home}?game={other}" if other else home


def play_now(course: Course, *, part: str) -> LinkProps:
    """Return the link to the page on which a course's game is played, with a title such as "Play ... now".

    The address is relative to a page in the folder *part*, such as "notebooks".

    >>> from rummy_widget.tutor import course
    >>> play_now(course(), part="notebooks")
    {'title': 'Play Rummy PRO now', 'href': 'play.ipynb'}
    """
    title = say("play-now", game=str(course.outline.title))
    rules = course.outline.rules
    if rules.close is not None:
        return {"title": title, "href": page_path(PLAY, part=part)}
    return {"title": title, "href": f"{page_path(TABLES, part=part)}?game={rules.name}"}


def has_class_notebook(topic: str, language: str) -> bool:
    """Return whether a topic has a class notebook in a language.

    >>> has_class_notebook("racks", "ro"), has_class_notebook("doubles", "en")
    (True, True)
    """
    return topic not in MISSING.get(language, ())


def class_path(topic: str, *, part: str = NOTEBOOKS, folder: str | None = None) -> str:
    """Return the address of a topic's class notebook, in English if the current language has none.

    The address is a relative link. *part* is the folder of the page that contains the link. *folder* is the
    language of that page, such as "ro"; if it isn't English, the page is in the subfolder of *part* for that
    language. If *folder* is None, the name of the working folder gives the language; it is English if the
    working folder isn't named after a language.

    >>> class_path("doubles"), class_path("melds", part=CLASS_NOTEBOOKS)
    ('class/03-doubles.ipynb', '04-runs-and-groups.ipynb')
    """
    spoken = words.language()
    has = spoken if has_class_notebook(topic, spoken) else words.ENGLISH
    return path_to(f"{CLASS_NOTEBOOKS}/{CLASS[topic]}.ipynb", has, part=part, folder=folder)


def languages_of(
    page: str, *, only: tuple[str, ...] | None = None, folder: str | None = None
) -> list[LanguageProps]:
    """Return the entries of a page's language menu: each language with its name and the page's address.

    The address of the current language is None. *page* is the path of the English page. *only* lists the
    languages in which the page exists; None means all. *folder* is the language of the page that shows the
    menu. If *folder* is None, the name of the working folder gives that language; it is English if the
    working folder isn't named after a language. The result is empty if the page exists in only one language.

    >>> [(each["code"], each["name"], each["href"]) for each in languages_of(HOME)]
    [('en', 'English', None), ('ro', 'Română', 'ro/home.ipynb')]
    """
    part = posixpath.dirname(page)
    found = [each for each in words.languages() if only is None or each in only]
    if len(found) < 2:
        return []
    return [
        {
            "code": each,
            "name": words.voice(each).say("language-name"),
            "href": None if each == words.language() else path_to(page, each, part=part, folder=folder),
        }
        for each in found
    ]
