"""The position of each class notebook among the others, for the page around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..text.words import languages, say, speaking
from .places import CLASS, HOME, TAUGHT, class_way, is_taught, tongues, way

if TYPE_CHECKING:  # the server needs no widgets
    from .shapes.steps import TongueProps


class ClassPageLinks(TypedDict):
    """The header and footer of a class notebook: its position, and links onward, home and to translations."""

    where: str
    home: str
    next: str
    href: str
    tongues: list[TongueProps]


def questions() -> dict[str, dict[str, ClassPageLinks]]:
    """Return the links of each class notebook, by language and by the topic in its metadata.

    >>> found = questions()["en"]
    >>> found["doubles"]["where"].partition(" of ")[0], found["doubles"]["next"]
    ('In class, question 3', 'How many runs and groups?')
    >>> found["doubles"]["href"], list(found.values())[-1]["href"]
    ('04-runs-and-groups.ipynb', '')
    >>> questions()["ro"]["racks"]["home"], questions()["ro"]["racks"]["tongues"]
    ('../../ro/home.ipynb', [{'code': 'en', 'name': 'English', 'href': '../01-how-many-racks.ipynb'}])
    """
    return {language: _questions(language) for language in languages()}


def _questions(language: str) -> dict[str, ClassPageLinks]:
    topics = list(CLASS)
    with speaking(language):
        return {
            topic: {
                "where": say("page-question", number=number, count=len(topics)),
                "home": way(HOME, language, part=TAUGHT, folder=language),
                "next": say("topic", topic=after) if after else "",
                "href": class_way(after, part=TAUGHT, folder=language) if after else "",
                "tongues": _others(topic, language),
            }
            for number, (topic, after) in enumerate(zip(topics, [*topics[1:], ""], strict=True), start=1)
            if is_taught(topic, language)
        }


def _others(topic: str, language: str) -> list[TongueProps]:
    there = tuple(each for each in languages() if is_taught(topic, each))
    found = tongues(f"{TAUGHT}/{CLASS[topic]}.ipynb", only=there, folder=language)
    return [each for each in found if each["code"] != language]
