"""Every key that is said exists, and every key that exists is said, by Python, page or message."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rummy_widget.text import words
from together import together

PACKAGE = words.FOLDER.parents[1]
FILES = sorted((words.FOLDER / "en").glob("*.ftl"))
PYTHON = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if not {"course", "js"} & {*path.relative_to(PACKAGE).parts}  # wherever the checkout lies
]
PAGE = sorted((PACKAGE / "js" / "src").rglob("*.ts"))

# Read as a whole: by id, or as a list.
LISTED = re.compile(r"(PRO|RK|TR|R45|BR)-\d+|term-.*")
HOLE = "\0"


@cache
def said_in_python(path: Path) -> list[tuple[str, bool]]:
    """Texts in a module, and whether each is surely a key, said; a hole stands for what is computed."""
    return [*_said_in(path)]


def _said_in(path: Path) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) == "say":
            yield from ((text, True) for text in texts(node.args[0]))
        elif isinstance(node, ast.Constant | ast.JoinedStr):
            yield from ((text, False) for text in texts(node))


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)


def said_on_the_page(path: Path) -> Iterator[tuple[str, bool]]:
    source = path.read_text(encoding="utf-8")
    for call, quote, text in re.findall(r"(\bt\(\s*)?([\"'`])([a-z][\w${}()./ -]*?)\2", source):
        yield re.sub(r"\$\{[^}]*\}", HOLE, text), bool(call) and quote != "'"


@cache
def pattern(text: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9_-]+".join(re.escape(part) for part in text.split(HOLE)))


@cache
def exists(text: str) -> bool:
    name = text.partition(".")[0]
    return (
        any(pattern(name).fullmatch(key) for key in words.voice("en").keys)
        if HOLE in name
        else words.has(name)
    )


@together("path", PYTHON)
def test_what_python_says_exists(path: Path) -> None:
    assert [text for text, surely in said_in_python(path) if surely and not exists(text)] == []


@together("path", PAGE)
def test_what_the_page_says_exists_among_its_own_words(path: Path) -> None:
    own = words.Voice("en", words.ui_text())
    keys = [text for text, surely in said_on_the_page(path) if surely]
    assert [key for key in keys if not any(pattern(key).fullmatch(known) for known in own.keys)] == []


def test_what_is_said_of_cards_is_said_of_tiles_too() -> None:
    keys = words.voice("en").keys
    assert [key for key in keys if key.endswith("-cards") and key.removesuffix("-cards") not in keys] == []


def test_no_key_is_left_unsaid() -> None:
    said = {text.partition(".")[0] for path in PYTHON for text, _ in said_in_python(path)}
    said |= {text for path in PAGE for text, _ in said_on_the_page(path)}
    referred = {
        key for path in FILES for key in re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text(encoding="utf-8"))
    }
    # A hole at the start could be anything, so it says nothing of what is used.
    computed = [pattern(text) for text in said if HOLE in text and len(text.split(HOLE)[0]) > 3]
    unsaid = [
        key
        for key in words.voice("en").keys
        if key.removesuffix("-cards") not in said | referred  # which `say_of` chooses
        and key not in said
        and not LISTED.fullmatch(key)
        and not any(made.fullmatch(key) for made in computed)
    ]
    assert unsaid == []
