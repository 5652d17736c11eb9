"""The `ClassTopics` widget: the page with everything for school classes."""

from __future__ import annotations

from html import escape

from ..text.words import language, say
from . import places
from .base import PageWidget, link_html
from .places import page_path
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
        topics = "".join(f"<li>{link_html(each['href'], each['title'])}</li>" for each in state["pages"])
        ways = (state["join"], state["live"])
        live = "".join(f"<p>{link_html(each['href'], each['title'])}</p>" for each in ways)
        return f"<h1>{escape(say('home-class'))}</h1><p>{escape(state['text'])}</p><ol>{topics}</ol>{live}"

    def _state(self) -> ClassTopicsState:
        return {
            "home": page_path(places.HOME),
            "languages": places.languages_of(places.IN_CLASS),
            "text": say("home-class-text"),
            "pages": [_topic(each) for each in places.CLASS],
            "join": {"title": say("live-home"), "href": page_path(places.JOIN)},
            "live": {"title": say("live-home-teacher"), "href": page_path(places.LIVE)},
        }


def _topic(topic: str) -> LinkProps:
    """Return the link to a class notebook; if the notebook exists only in English, the title says so."""
    title = say("topic", topic=topic)
    if not places.has_class_notebook(topic, language()):
        title = say("home-class-english", title=title)
    return {"title": title, "href": places.class_path(topic)}
