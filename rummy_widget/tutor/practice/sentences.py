"""Sentences of a practice task in every language at once, because the learner may change the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine.faults import Fault
from ...engine.rules import Ruleset
from ...engine.tiles import Tile
from ...text import words
from ...text.sentences.faults import fault_sentence
from ...text.sentences.tiles import tile_name, tiles_names
from ..texts import Text

Place = words.Said | Callable[[], words.Said]


def text_for(key: str, /, **places: Place) -> Text:
    """Return a message in every language; arguments that depend on the language are given as functions.

    >>> from rummy_widget.engine.tiles import tile
    >>> str(text_for("check-longest", value=4)), str(text_for("hint-tiles-think", tiles=named(tile("k2"))))
    ('Make a run or a group of 4 tiles or more.', 'Think about black 2.')
    """
    return in_each_language(
        lambda: words.say(key, **{name: it() if callable(it) else it for name, it in places.items()})
    )


def said_of(rules: Ruleset, key: str, /, **places: Place) -> Text:
    """Return a message in every language, about cards instead of tiles if the game is played with cards."""
    cards = f"{key}-cards"
    return text_for(cards if with_cards(rules) and words.has(cards) else key, **places)


def with_cards(rules: Ruleset) -> bool:
    """Return whether a game is played with cards."""
    return any(colour.suit for colour in rules.tiles.colours)


def in_each_language(say: Callable[[], str]) -> Text:
    """Call *say* once in each language, and return what it returned as one text."""
    sentences = []
    for language in words.languages():
        with words.speaking(language):
            sentences.append((language, say()))
    return Text(tuple(sentences))


def of_fault(fault: Fault) -> Text:
    """Return the sentence for a fault in every language."""
    return in_each_language(lambda: fault_sentence(fault))


def both(*texts: Text) -> Text:
    """Return several texts as one, joined by spaces."""
    return in_each_language(lambda: " ".join(map(str, texts)))


def named(tile: Tile) -> Callable[[], str]:
    """Return a function that returns the tile's name in the language that is current when it is called."""
    return lambda: tile_name(tile)


def all_named(tiles: Iterable[Tile], last: str = "list-two") -> Callable[[], str]:
    """Return a function that lists the tiles' names in the language that is current when it is called.

    *last* is "list-two" to join the last two names with "and", or "list-or" for "or".
    """
    held = tuple(tiles)
    return lambda: tiles_names(held, last)
