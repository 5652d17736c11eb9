"""The notebooks of a class in other languages: the same code but for its words, and the same numbers."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from rummy_widget.text import words
from rummy_widget.text.words import speaking
from rummy_widget.widgets.class_page_links import class_page_links
from rummy_widget.widgets.places import CLASS, MISSING, class_path, has_class_notebook

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FOLDERS = (NOTEBOOKS / "class", NOTEBOOKS / "class" / "teacher")
OTHERS = [
    path for folder in FOLDERS for each in words.languages()[1:] for path in sorted(folder.glob(f"{each}/*"))
]
SAME_CALLS = re.compile(r"rw\.|symbols$|lab\.(without|pairs_for|answers|slips|asked)$")
"""Calls whose strings are no words for people: tiles, topics, letters of a formula."""

each_other = pytest.mark.parametrize(
    "path", OTHERS, ids=lambda path: path.relative_to(NOTEBOOKS / "class").as_posix()
)


class Wordless(ast.NodeTransformer):
    """Code without what it says to people: its strings, and the names that `lab.agree` shows."""

    def visit_Call(self, node: ast.Call) -> Any:
        called = ast.unparse(node.func)
        if SAME_CALLS.match(called):
            return node
        if called == "lab.agree":
            for number, each in enumerate(node.keywords):
                each.arg = f"way_{number}"
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> Any:
        return ast.Constant("…") if isinstance(node.value, str) else node


def wordless(source: str) -> str:
    return ast.unparse(Wordless().visit(ast.parse(source)))


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def pairs(path: Path) -> list[tuple[Any, Any]]:
    """Each cell beside the English one."""
    other, english = read(path).cells, read(path.parents[1] / path.name).cells
    assert [(cell.id, cell.cell_type) for cell in other] == [(cell.id, cell.cell_type) for cell in english]
    return list(zip(english, other, strict=True))


def numbers(text: str) -> set[str]:
    """The numbers of a text, with a point for the sign of each language, and nothing between threes."""
    text = text.replace("{,}", ",")  # as TeX has it
    plain = re.sub(r"(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))", "", text)
    return {each.rstrip(".,").replace(",", ".") for each in re.findall(r"\d[\d.,]*", plain)}


@each_other
def test_code_is_the_same_but_for_its_words(path: Path) -> None:
    for english, other in pairs(path):
        if english.cell_type == "code":
            assert wordless(other.source) == wordless(english.source), other.id


@each_other
def test_what_is_told_has_the_same_numbers_and_is_told_anew(path: Path) -> None:
    for english, other in pairs(path):
        if english.cell_type == "markdown":
            assert numbers(other.source) == numbers(english.source), other.id
            assert other.source != english.source
            assert other.source.count("$") == english.source.count("$") or "C_n^k" in other.source, other.id
            assert other.source.count("\n#") == english.source.count("\n#"), other.id


@each_other
def test_what_its_cells_gave_has_the_same_numbers(path: Path) -> None:
    """And none with a point for a comma."""
    for english, other in pairs(path):
        shown = ["\n".join(each.data.get("text/plain", "") for each in cell.get("outputs", ()))
                 for cell in (english, other)]  # fmt: skip
        assert numbers(shown[1]) == numbers(shown[0]), other.id
        assert re.findall(r"\d\.\d", shown[1]) == [], other.id


@each_other
def test_it_says_what_it_is(path: Path) -> None:
    book, english = read(path).metadata, read(path.parents[1] / path.name).metadata
    assert book.lang == path.parent.name
    assert book.title != english.title
    assert {key: book.get(key) for key in ("bundle", "topic")} == {
        key: english.get(key) for key in ("bundle", "topic")
    }
    if "topic" in book:
        with speaking(book.lang):
            assert book.title == words.say("topic", topic=book.topic)


@pytest.mark.parametrize("language", words.languages()[1:])
def test_each_topic_is_there_or_is_named_as_not_yet(language: str) -> None:
    there = {topic for topic, name in CLASS.items() if (FOLDERS[0] / language / f"{name}.ipynb").is_file()}
    assert there == {topic for topic in CLASS if has_class_notebook(topic, language)}
    assert MISSING.get(language, frozenset()) <= set(CLASS)


@pytest.mark.parametrize("language", words.languages())
def test_ways_lead_from_home_to_each_question_on_to_the_next_and_to_the_same_in_others(language: str) -> None:
    folder = "" if language == words.ENGLISH else language
    with speaking(language):
        for topic in CLASS:
            assert (NOTEBOOKS / folder / class_path(topic, folder=language)).resolve().is_file()
    for topic, found in class_page_links()[language].items():
        own = NOTEBOOKS / "class" / folder
        ways = [found["home"], *(each["href"] for each in found["languages"])]
        ways += [found["href"]] if found["href"] else []
        assert [each for each in ways if not (own / each).resolve().is_file()] == [], topic
        assert (own / found["home"]).resolve() == NOTEBOOKS / folder / "home.ipynb"
        assert {each["code"] for each in found["languages"]} == {
            other for other in words.languages() if other != language and has_class_notebook(topic, other)
        }


def test_a_number_is_the_same_however_it_is_written() -> None:
    assert (
        numbers("13,4 % din 20\u202f000, sau 7.")
        == numbers("13.4% of 20 000, or 7")
        == {"13.4", "20000", "7"}
    )


SAID_IN_ROMANIAN = [
    *sorted((NOTEBOOKS / "class" / "ro").glob("*.ipynb")),
    *sorted((NOTEBOOKS / "class" / "teacher" / "ro").glob("*.ipynb")),
    *(words.FOLDER / "ro" / f"{name}.ftl" for name in ("classroom", "exercises", "class", "guesses", "live")),
]


@pytest.mark.parametrize("path", SAID_IN_ROMANIAN, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_a_number_is_called_as_a_romanian_school_does(path: Path) -> None:
    """A chance is `probabilitate`; `șansă` is for a guess, in the plain question “Ce șansă …?”."""
    said = path.read_text(encoding="utf-8")
    assert [
        found for found in re.findall(r".{0,12}șans\w+", said, re.I) if not found.lower().endswith("ce șansă")
    ] == []
