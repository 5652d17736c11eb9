"""The addresses of the course's pages in each language, and the links from one to another.

The English pages are in `notebooks`, and in the folder of their game in `lessons`. Pages in another language
are in a subfolder named after it.
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
    from .shapes.steps import LinkProps, TongueProps

LESSONS, NOTEBOOKS, TAUGHT = "lessons", "notebooks", "notebooks/class"
# The end of a page's address: that of its notebook, or of the page that the site makes from it.
ENDING = os.environ.get("RUMMY_WIDGET_PAGES", ".ipynb")
SITE_ENDING = ".html"
HOME, PLAY, TABLES, PRACTICE, PUZZLES, RULES, SCORE = (
    f"{NOTEBOOKS}/{name}.ipynb"
    for name in ("home", "play", "tables", "practice", "puzzles", "rules", "score")
)
LIVE, JOIN = (f"{NOTEBOOKS}/{name}.ipynb" for name in ("live", "join"))
"""The pages of a live class: the teacher's and the students'."""

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
"""The class notebooks in `notebooks/class`, by topic."""

NOT_YET: dict[str, frozenset[str]] = {}
"""Topics whose notebook is missing in a language; links to them lead to the English one."""


def is_site() -> bool:
    """Return whether this code runs on the static site, which has no server."""
    return ENDING == SITE_ENDING


def way(page: str, language: str, *, part: str, folder: str | None = None) -> str:
    """Return the address of a page in a language, relative to a page in another part of the course.

    A part is a folder of English pages: `notebooks`, or the folder of a game in `lessons`. *folder* is the
    language of the folder from which the link leads; the default is the language of the current folder.


    >>> way("lessons/pro/02-runs.ipynb", "en", part="notebooks")
    '../lessons/pro/02-runs.ipynb'
    >>> way("lessons/pro/02-runs.ipynb", "ro", part="notebooks", folder="ro")
    '../../lessons/pro/ro/02-runs.ipynb'
    >>> way("notebooks/home.ipynb", "en", part="notebooks", folder="ro")
    '../home.ipynb'
    """
    to, name = posixpath.split(page)
    own = _folder(part, folder or words.folder_language() or words.ENGLISH)
    return posixpath.relpath(f"{_folder(to, language)}/{name.removesuffix('.ipynb')}{ENDING}", own)


def _folder(part: str, language: str) -> str:
    return part if language == words.ENGLISH else f"{part}/{language}"


SESSION = "JPY_SESSION_NAME"
"""An environment variable that Jupyter's own server, such as JupyterLab's, sets for notebooks' kernels."""
_PAGE = re.compile(r"((?:\.\./)*[\w/-]+\.ipynb)(?:[?#].*)?")


def without_dead_links(state: Mapping[str, object]) -> dict[str, object]:
    """Return a widget's state with '' for the address of each page that does not exist.

    A user's own notebook in JupyterLab rarely has the pages of the course beside it. In our app and on the
    site they all exist, and nothing is looked up.
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
    """Return the part of the course (a folder, see `way`) to which a lesson's page belongs.

    >>> from rummy_widget.tutor import course
    >>> part_of(course().lesson("runs"))
    'lessons/pro'
    """
    return f"{LESSONS}/{lesson.game}"


def lesson_way(lesson: LessonData, *, part: str) -> str:
    """Return the address of a lesson in the current language, or in English if it has no other.

    >>> from rummy_widget.tutor import course
    >>> lesson_way(course().lesson("runs"), part="lessons/pro")
    '02-runs.ipynb'
    """
    spoken = words.language()
    has = spoken if spoken in lesson.title.languages else words.ENGLISH
    return way(f"{LESSONS}/{lesson.page}", has, part=part)


def page_way(page: str, *, part: str) -> str:
    """Return the address of another page of the course, in the current language.

    >>> page_way(HOME, part="lessons/pro"), page_way(RULES, part="notebooks")
    ('../../notebooks/home.ipynb', 'rules.ipynb')
    """
    return way(page, words.language(), part=part)


def home_of(lesson: LessonData) -> str:
    """Return the address of the first page for a link from a lesson; its game is selected there.

    >>> from rummy_widget.tutor import course
    >>> home_of(course().lesson("runs"))
    '../../notebooks/home.ipynb'
    """
    home, other = page_way(HOME, part=part_of(lesson)), lesson.key.rpartition("/")[0]
    return f"{home}?game={other}" if other else home


def play_now(course: Course, *, part: str) -> LinkProps:
    """Return the link to play a course's game.

    >>> from rummy_widget.tutor import course
    >>> play_now(course(), part="notebooks")
    {'title': 'Play Rummy PRO now', 'href': 'play.ipynb'}
    """
    title = say("play-now", game=str(course.outline.title))
    rules = course.outline.rules
    if rules.close is not None:
        return {"title": title, "href": page_way(PLAY, part=part)}
    return {"title": title, "href": f"{page_way(TABLES, part=part)}?game={rules.name}"}


def is_taught(topic: str, language: str) -> bool:
    """Return whether a topic has its class notebook in a language.

    >>> is_taught("racks", "ro"), is_taught("doubles", "en")
    (True, True)
    """
    return topic not in NOT_YET.get(language, ())


def class_way(topic: str, *, part: str = NOTEBOOKS, folder: str | None = None) -> str:
    """Return the address of a class notebook, in the current language, or in English if it has no other.

    >>> class_way("doubles"), class_way("melds", part=TAUGHT)
    ('class/03-doubles.ipynb', '04-runs-and-groups.ipynb')
    """
    spoken = words.language()
    has = spoken if is_taught(topic, spoken) else words.ENGLISH
    return way(f"{TAUGHT}/{CLASS[topic]}.ipynb", has, part=part, folder=folder)


def tongues(
    page: str, *, only: tuple[str, ...] | None = None, folder: str | None = None
) -> list[TongueProps]:
    """Return the languages of a page for its language menu; the current one has no address.

    *only* are the languages in which the page exists, by default all. *folder* is the language of the folder
    from which the links lead. A page in one language has no menu: then the list is empty.

    >>> [(each["code"], each["name"], each["href"]) for each in tongues(HOME)]
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
            "href": None if each == words.language() else way(page, each, part=part, folder=folder),
        }
        for each in found
    ]
