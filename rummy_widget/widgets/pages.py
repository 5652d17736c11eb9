"""The `Rules` widget: the page with the rules of the games."""

from __future__ import annotations

from typing import cast

from ..engine.rules import RUMMY_PRO, Ruleset, check_inputs
from ..engine.tiles import parse_tiles
from ..text.rulebook import EXAMPLES, rulebook_html, rules_data
from ..text.words import say
from .base import PageWidget
from .messages import Message
from .places import HOME, RULES, languages_of, page_path
from .rack_view import tiles_view
from .shapes.pages import ExampleProps, RulesState


class Rules(PageWidget):
    """A widget that shows the rules page: every clause of a game's rules, its glossary, and a search.

    For Rummy PRO, the page also shows how many points each kind of winning hand is worth. *rules* are the
    rules that are shown first, by default those of Rummy PRO; the page has buttons for the other games.
    *lang* is the language; None means the language of the notebook's folder (see docs/languages.md).

    >>> from rummy_widget.engine.rules import RUMMY_45
    >>> Rules(), Rules(rules=RUMMY_45)
    (Rules(), Rules(rules='rummy_45'))
    """

    BUNDLE = "rummy-pages"

    VIEW = "rules"
    ACCEPTS = frozenset({"hello", "book"})

    def __init__(self, *, rules: Ruleset | None = None, lang: str | None = None) -> None:
        given = RUMMY_PRO if rules is None else rules
        check_inputs(given)
        super().__init__(lang)
        self._rules, self._book = rules, given.book[0]
        self._refresh()

    def __repr__(self) -> str:
        return "Rules()" if self._rules is None else f"Rules(rules={self._rules.name!r})"

    def _html(self) -> str:
        """Return the rules as HTML, for pages without a kernel."""
        return rulebook_html(self._book)

    def _do(self, message: Message) -> None:
        """Show the rules of the game that the message names."""
        self._book = message["book"]

    def _state(self) -> RulesState:
        home, languages = page_path(HOME), languages_of(RULES)
        return {**_book(self._book), "home": home, "languages": languages}


def _book(key: str) -> RulesState:
    """Return the data with which the page shows the rules of a game, with example tiles for some clauses.

    *key* is the key of the game's rule book, such as "PRO".
    """
    book = rules_data(key)
    for section in book["sections"]:
        for each in section["clauses"]:
            each["examples"] = [_example(tiles, holds) for tiles, holds in EXAMPLES.get(each["id"], ())]
    return cast(RulesState, book)


def _example(tiles: str, holds: bool) -> ExampleProps:
    """Return the data for an example of a rule.

    *tiles* are the tiles in notation, and *holds* says whether they obey the rule.
    """
    return {
        "tiles": tiles_view(parse_tiles(tiles), standing=True),
        "holds": holds,
        "text": say("rules-example-good" if holds else "rules-example-bad"),
    }
