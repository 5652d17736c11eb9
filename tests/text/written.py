"""The texts of the words, read from their files once, when they are first asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from rummy_widget.text import words


@cache
def of_file(path: Path) -> dict[str, ast.Pattern]:
    """Every text of a file: messages under their key, attributes under `key.name`."""
    return {
        f"{entry.id.name}{'.' + name if name else ''}": pattern
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
        for name, pattern in [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
        if pattern is not None
    }


@cache
def of_language(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language."""
    files = sorted((words.FOLDER / language).glob("*.ftl"))
    return {key: pattern for path in files for key, pattern in of_file(path).items()}
