"""The labels and links in the header and footer of each class notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..text.words import languages, say, speaking
from .places import CLASS, CLASS_NOTEBOOKS, HOME, class_path, has_class_notebook, languages_of, path_to

if TYPE_CHECKING:  # the server needs no widgets
    from .shapes.steps import LanguageProps


class ClassPageLinks(TypedDict):
    """The labels and links in the header and footer of a class notebook.

    Attributes:
        where: the place of the notebook in the course, such as "In class, question 3 of 14".
        home: the address of the home page.
        next: the title of the next notebook; '' in the last notebook.
        href: the address of the next notebook; '' in the last notebook.
        languages: a link to each translation of the notebook.
    """

    where: str
    home: str
    next: str
    href: str
    languages: list[LanguageProps]


def class_page_links() -> dict[str, dict[str, ClassPageLinks]]:
    """Return the labels and links in the header and footer of each class notebook, by language and topic.

    >>> found = class_page_links()["en"]
    >>> found["doubles"]["where"].partition(" of ")[0], found["doubles"]["next"]
    ('In class, question 3', 'How many runs and groups?')
    >>> found["doubles"]["href"], list(found.values())[-1]["href"]
    ('04-runs-and-groups.ipynb', '')
    >>> class_page_links()["ro"]["racks"]["home"], class_page_links()["ro"]["racks"]["languages"]
    ('../../ro/home.ipynb', [{'code': 'en', 'name': 'English', 'href': '../01-how-many-racks.ipynb'}])
    """
    return {language: _links(language) for language in languages()}


def _links(language: str) -> dict[str, ClassPageLinks]:
    topics = list(CLASS)
    with speaking(language):
        return {
            topic: {
                "where": say("page-question", number=number, count=len(topics)),
                "home": path_to(HOME, language, part=CLASS_NOTEBOOKS, folder=language),
                "next": say("topic", topic=after) if after else "",
                "href": class_path(after, part=CLASS_NOTEBOOKS, folder=language) if after else "",
                "languages": _translations(topic, language),
            }
            for number, (topic, after) in enumerate(zip(topics, [*topics[1:], ""], strict=True), start=1)
            if has_class_notebook(topic, language)
        }


def _translations(topic: str, language: str) -> list[LanguageProps]:
    """Return the links from a topic's class notebook in one language to those in all other languages."""
    there = tuple(each for each in languages() if has_class_notebook(topic, each))
    found = languages_of(f"{CLASS_NOTEBOOKS}/{CLASS[topic]}.ipynb", only=there, folder=language)
    return [each for each in found if each["code"] != language]
