"""The `ClassTopics` widget: the page with everything for school classes."""

from __future__ import annotations

from html import escape

from ..text.words import language, say
from . import places
from .base import PageWidget
from .shapes.pages import ClassTopicsState
from .shapes.steps import LinkProps


class ClassTopics(PageWidget):
    """A widget with links to all class notebooks, and to the pages of live classes.

    *lang* is the language; None means the language of the notebook's folder (see docs/languages.md).

    >>> ClassTopics()
    ClassTopics()
    """

    BUNDLE = "rummy-pages"

    VIEW = "topics"
    ACCEPTS = frozenset({"hello"})

    def __init__(self, *, lang: str | None = None) -> None:
        super().__init__(lang)
        self._refresh()

    def __repr__(self) -> str:
        return "ClassTopics()"

    def _html(self) -> str:
        """Return the links of the page as HTML, for pages without a kernel."""
        state = self._state()
        topics = "".join(f"<li>{_anchor(each)}</li>" for each in state["pages"])
        live = "".join(f"<p>{_anchor(state[key])}</p>" for key in ("join", "live"))
        return f"<h1>{escape(say('home-class'))}</h1><p>{escape(state['text'])}</p><ol>{topics}</ol>{live}"

    def _state(self) -> ClassTopicsState:
        return {
            "home": _page(places.HOME),
            "languages": places.languages_of(places.IN_CLASS),
            "text": say("home-class-text"),
            "pages": [_topic(each) for each in places.CLASS],
            "join": {"title": say("live-home"), "href": _page(places.JOIN)},
            "live": {"title": say("live-home-teacher"), "href": _page(places.LIVE)},
        }


def _topic(topic: str) -> LinkProps:
    """Return the link to a class notebook; if the notebook exists only in English, the title says so."""
    title = say("topic", topic=topic)
    if not places.has_class_notebook(topic, language()):
        title = say("home-class-english", title=title)
    return {"title": title, "href": places.class_path(topic)}


def _page(page: str) -> str:
    return places.page_path(page, part=places.NOTEBOOKS)


def _anchor(link: LinkProps) -> str:
    return f'<a href="{link["href"]}">{escape(link["title"])}</a>'
