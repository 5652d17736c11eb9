"""What holds for everything said to people, wherever it is said."""

import re
from functools import cache

import pytest
from fluent.syntax import ast

from rummy_widget.text import words
from text.written import of_language

FILES = sorted((words.FOLDER / "en").glob("*.ftl"))
# The command is typed by somebody who writes notation, and the terminal quotes it.
NOTATION_IS_FINE = {"cli-about-tiles", "score-help-text", "typed-tile", "typed-card"}
NOTATION = re.compile(r"(?<![\w-])\*?[rybk]\d{1,2}\b")
OF_CARDS = "♠"
JARGON = re.compile(r"\b(card|suit|rank|hand|board|combo|sequence|wildcard|win|leftover|error|oops)\b", re.I)


def texts(pattern: ast.SyntaxNode) -> list[str]:
    """The texts that a message can become, each variant by itself, with a mark where something is put in.

    What is said of cards begins with a mark of its own.
    """
    said = [""]
    for element in getattr(pattern, "elements", ()):
        if isinstance(element, ast.TextElement):
            said = [text + element.value for text in said]
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [
                (OF_CARDS if isinstance(variant.key, ast.Identifier) and variant.key.name == "cards" else "")
                + text
                for variant in element.expression.variants
                for text in texts(variant.value)
            ]
            said = [text + variant for text in said for variant in variants]
        else:
            said = [text + "…" for text in said]
    return said


@cache
def said() -> list[tuple[str, str]]:
    """Each text that English can become, under its key."""
    return [
        (f"{key}{'-cards' * (OF_CARDS in text)}", text)
        for key, pattern in of_language("en").items()
        for text in texts(pattern)
    ]


def test_people_read_no_notation() -> None:
    assert [key for key, text in said() if NOTATION.search(text) and key not in NOTATION_IS_FINE] == []


def test_sentences_are_of_a_sensible_length() -> None:
    rules = re.compile(r"(PRO|RK|TR|R45|BR)-\d+\.")
    long = [
        key for key, text in said() if not rules.match(key) and max(map(len, re.split(r"[.:] ", text))) > 120
    ]
    assert long == []


def test_the_tone_is_calm() -> None:
    assert [key for key, text in said() if "!" in text] == []
    assert [
        (key, found[0])
        for key, text in said()
        if (found := JARGON.search(text)) and key not in ALLOWED and not SPOKEN_OF_CARDS.match(key)
    ] == []


# The published rules call a rack a board, which the glossary tells, and so does a button of the table.
ALLOWED = {"term-rack", "action-check", "typed-card"}
# Where cards are played with, they are called so.
SPOKEN_OF_CARDS = re.compile(r"BR-\d+\.|card-|.*-cards(\.|$)")


def test_labels_of_faults_are_short_as_written() -> None:
    labels = [(key, text) for key, text in said() if key.startswith("fault-") and "." not in key]
    assert [key for key, text in labels if len(text.split()) > 8 or text.endswith(".")] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_says_what_it_is_for(path: object) -> None:
    assert path.read_text(encoding="utf-8").startswith("### ")  # type: ignore[attr-defined]


def test_every_choice_has_a_way_out() -> None:
    """Where a number decides, what is said of any other number has to be the default."""
    for path in FILES:
        for plural in re.findall(r"\[one\].*?\*\[(\w+)\]", path.read_text(encoding="utf-8"), re.S):
            assert plural == "other", path.stem
