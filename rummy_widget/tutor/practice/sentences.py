"""Sentences of a task, in every language at once: a task is data, and may be read in any of them."""

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
    """Return a sentence in every language; a part that is language itself is given as a function.

    >>> from rummy_widget.engine.tiles import tile
    >>> str(text_for("check-longest", value=4)), str(text_for("hint-tiles-think", tiles=named(tile("k2"))))
    ('Make a run or a group of at least 4 tiles.', 'Think about black 2.')
    """
    return spoken(
        lambda: words.say(key, **{name: it() if callable(it) else it for name, it in places.items()})
    )


def said_of(rules: Ruleset, key: str, /, **places: Place) -> Text:
    """A sentence as it is said of what a game is played with: of cards where that is said in other words."""
    cards = f"{key}-cards"
    return text_for(cards if with_cards(rules) and words.has(cards) else key, **places)


def with_cards(rules: Ruleset) -> bool:
    """Return whether cards are played with."""
    return any(colour.suit for colour in rules.tiles.colours)


def spoken(say: Callable[[], str]) -> Text:
    """What a function says, in each language."""
    sentences = []
    for language in words.languages():
        with words.speaking(language):
            sentences.append((language, say()))
    return Text(tuple(sentences))


def of_fault(fault: Fault) -> Text:
    """Return the reason that the rules give."""
    return spoken(lambda: fault_sentence(fault))


def both(*texts: Text) -> Text:
    """Sentences after one another."""
    return spoken(lambda: " ".join(map(str, texts)))


def named(tile: Tile) -> Callable[[], str]:
    """Return a tile's name, when it is said."""
    return lambda: tile_name(tile)


def all_named(tiles: Iterable[Tile], last: str = "list-two") -> Callable[[], str]:
    """Return the names of some tiles, when they are said."""
    held = tuple(tiles)
    return lambda: tiles_names(held, last)
