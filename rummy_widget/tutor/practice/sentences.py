"""Sentences of practice tasks, each in every language, as the learner may change the language later."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...engine.faults import Fault
from ...engine.rules import Ruleset
from ...engine.tiles import Tile
from ...text import words
from ...text.sentences.faults import fault_sentence
from ...text.sentences.tiles import tile_name, tiles_names
from ..texts import Text

TextArgument = words.Argument | Callable[[], words.Argument]
"""An argument of a message, or a function that returns it in the current language."""


def text_for(key: str, /, **args: TextArgument) -> Text:
    """Return the message with this key, in every language.

    *args* are its arguments. An argument that depends on the language is given as a function, which is called
    once for each language.

    >>> from rummy_widget.engine.tiles import tile
    >>> str(text_for("check-longest", value=4)), str(text_for("hint-tiles-think", tiles=named(tile("k2"))))
    ('Make a run or a group of 4 tiles or more.', 'Think about black 2.')
    """
    return in_each_language(
        lambda: words.say(key, **{name: it() if callable(it) else it for name, it in args.items()})
    )


def game_text(rules: Ruleset, key: str, /, **args: TextArgument) -> Text:
    """Return the message with this key, in every language, in words that fit the game.

    If the game is played with cards and there is a version of the message for cards, it is used. *args* are
    the arguments of the message, as for `text_for`.
    """
    cards = f"{key}-cards"
    return text_for(cards if with_cards(rules) and words.has(cards) else key, **args)


def with_cards(rules: Ruleset) -> bool:
    """Return whether a game is played with cards, not tiles."""
    return any(colour.suit for colour in rules.tiles.colours)


def in_each_language(say: Callable[[], str]) -> Text:
    """Return a `Text` with the sentence that the function *say* returns in each language."""
    sentences = []
    for language in words.languages():
        with words.speaking(language):
            sentences.append((language, say()))
    return Text(tuple(sentences))


def fault_text(fault: Fault) -> Text:
    """Return the sentence that explains a fault (a broken rule), in every language."""
    return in_each_language(lambda: fault_sentence(fault))


def both(*texts: Text) -> Text:
    """Return several sentences as one `Text`, joined by spaces."""
    return in_each_language(lambda: " ".join(map(str, texts)))


def named(tile: Tile) -> Callable[[], str]:
    """Return a function that returns the name of a tile in the current language."""
    return lambda: tile_name(tile)


def all_named(tiles: Iterable[Tile], last: str = "list-two") -> Callable[[], str]:
    """Return a function that returns the names of tiles in the current language, such as "red 5 and blue 6".

    *last* is the key of the message that joins the last two names: "list-two" for "and", "list-or" for "or".
    """
    held = tuple(tiles)
    return lambda: tiles_names(held, last)
