"""The page of rules."""

from __future__ import annotations

from typing import cast

from ..rulebook import EXAMPLES, rulebook_html, rules_data
from ..tiles import parse_tiles
from ..words import say
from .base import GuardedWidget, program, spoken, style
from .messages import Message
from .places import HOME, NOTEBOOKS, RULES, page_way, tongues
from .shapes.pages import Example, RulesState
from .views import tile_view


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
        state: RulesState = {**_book(), "home": page_way(HOME, part=NOTEBOOKS), "tongues": tongues(RULES)}
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
