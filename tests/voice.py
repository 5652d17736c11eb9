"""Find sentences that nobody would say at a table: `make check`.

`voice.toml` has the patterns, what to say instead, and an example for each. They are searched in all texts
that people read: the package's sentences, lessons, notebooks, documents, and docstrings of public names.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import rummy_widget
from rummy_widget.text import words
from text.test_all_sentences import texts
from text.written import of_file

ROOT = words.FOLDER.parents[2]  # of the package that is imported
LANGUAGES = ("en", "ro")
DOCUMENTS = ("*.md", "docs/*.md", "deploy/README.md")

DATA = Path(__file__).with_suffix(".toml")


class Pattern(NamedTuple):
    """What not to say, what to say instead, and a sentence that has it."""

    pattern: re.Pattern[str]
    say: str
    example: str


class Text(NamedTuple):
    """A text that people read: its file, its place in it, and its language."""

    file: str
    place: str
    language: str
    text: str


class Hit(NamedTuple):
    """A phrase that should be said differently."""

    text: Text
    phrase: str
    say: str


def patterns() -> dict[str, list[Pattern]]:
    """Return the patterns of `voice.toml` by language."""
    read = tomllib.loads(DATA.read_text(encoding="utf-8"))
    return {
        language: [
            Pattern(re.compile(each["pattern"], re.IGNORECASE), each["say"], each["example"])
            for each in read[language]
        ]
        for language in LANGUAGES
    }


def not_yet_rewritten() -> dict[str, list[str]]:
    """Return the class notebooks that still have such phrases, with those phrases in lower case."""
    found: dict[str, list[str]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["not_yet_rewritten"]
    return found


def phrases(text: str, among: Iterable[Pattern]) -> Iterator[tuple[str, str]]:
    """Yield each phrase of a text that a pattern finds, with what to say instead; sentence by sentence."""
    sentences = re.split(r"(?<=[.:;?!]) ", text)
    for each in among:
        for sentence in sentences:
            if found := each.pattern.search(sentence):
                yield found[0], each.say


def of_words(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the texts of a Fluent file, each with its key."""
    for key, pattern in of_file(path).items():
        for text in texts(pattern):
            yield key, text


def of_lesson(data: Any, language: str, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of a lesson's data in a language: the values of `en` or `ro` at any depth."""
    if isinstance(data, dict):
        for name, each in data.items():
            if name == language:
                yield from ((key, text) for text in ([each] if isinstance(each, str) else each))
            else:
                yield from of_lesson(each, language, f"{key}.{name}".lstrip("."))
    elif isinstance(data, list):
        for number, each in enumerate(data, 1):
            yield from of_lesson(each, language, f"{key}.{number}")


def of_notebook(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of a notebook's Markdown cells."""
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        if cell["cell_type"] == "markdown":
            yield from ((f"cell {number}", part) for part in paragraphs("".join(cell["source"])))


def of_document(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the paragraphs of a Markdown file."""
    for number, part in enumerate(paragraphs(path.read_text(encoding="utf-8")), 1):
        yield f"part {number}", part


def paragraphs(markdown: str) -> Iterator[str]:
    """Yield the paragraphs, headings, list items and table cells of a text, without code.

    >>> list(paragraphs("# Deal\\n\\n- Draw a\\n  tile.\\n- Type `x`."))
    ['Deal', 'Draw a tile.', 'Type code.']
    """
    prose = re.sub(r"^```.*?^```", "", markdown, flags=re.M | re.S)
    for part in re.split(r"\n{2,}|\n(?=\s*(?:[-*>#|]|\d+\.)\s)|\|", prose):
        plain = re.sub(r"`[^`]*`", "code", " ".join(part.split()))
        if plain := re.sub(r"^(?:[-*>#]+|\d+\.) ", "", plain):
            yield plain


def of_names() -> Iterator[tuple[str, str]]:
    """Yield the docstring of each public name, without its examples."""
    for name in rummy_widget.__all__:
        said = getattr(rummy_widget, name).__doc__ if not name.startswith("__") else ""
        prose = re.sub(r"^ *>>> .*?(?=\n *\n|\Z)", "", inspect.cleandoc(said or ""), flags=re.M | re.S)
        yield name, " ".join(prose.split())


def all_texts() -> Iterator[Text]:
    """Yield every text that people read."""
    for language in LANGUAGES:
        for path in sorted((words.FOLDER / language).glob("*.ftl")):
            yield from map(partial(_text, path, language), of_words(path))
        for path in sorted((ROOT / "lessons").rglob("*.toml")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            yield from map(partial(_text, path, language), of_lesson(data, language))
    for folder in ("lessons", "notebooks"):
        for path in sorted((ROOT / folder).rglob("*.ipynb")):
            if ".ipynb_checkpoints" not in path.parts:
                language = "ro" if "ro" in path.relative_to(ROOT).parts else "en"
                yield from map(partial(_text, path, language), of_notebook(path))
    for path in sorted(path for pattern in DOCUMENTS for path in ROOT.glob(pattern)):
        yield from map(partial(_text, path, "en"), of_document(path))
    yield from map(partial(_text, ROOT / "rummy_widget.__all__", "en"), of_names())


def _text(path: Path, language: str, said: tuple[str, str]) -> Text:
    return Text(path.relative_to(ROOT).as_posix(), said[0], language, said[1])


def hits() -> Iterator[Hit]:
    """Yield every phrase that should be said differently, except those known in class notebooks."""
    by_language, known = patterns(), not_yet_rewritten()
    for each in all_texts():
        for phrase, say in phrases(each.text, by_language[each.language]):
            if phrase.lower() not in known.get(each.file, ()):
                yield Hit(each, phrase, say)


if __name__ == "__main__":
    found = list(hits())
    for hit in found:
        print(f"{hit.text.file}: {hit.text.place}: “{hit.phrase[:70]}” → {hit.say}")
    sys.exit(bool(found))
