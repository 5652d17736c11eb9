"""All that is said to people is said in one voice: spoken, to you, verbs first.

`STIFF` has what nobody says at a table, with a word why.
"""

from __future__ import annotations

import inspect
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import rummy_widget
from rummy_widget.text import words
from text.test_all_sentences import texts
from text.written import of_file

ROOT = words.FOLDER.parents[2]
Texts: TypeAlias = "Callable[[], Iterable[tuple[str, str]]]"

STIFF = {
    "en": {
        r"\b(is|are|was|were|be) told\b(?! off)": "say who says it, or say it",
        r"\btold to (be|have)\b": "the rack calls it so",
        r"\b(is|are) to (be|close|play|bring|make|complete|match|look)\b": "an order: make, close, look",
        r"\b(has|have|had) to be\b": "must be, or an order to you",
        r"\b(stands?|lies?|lie) otherwise\b|\botherwise than\b": "in another way",
        r"\bthat there (is|are) not\b": "that isn't there",
        r"\bit is said\b|\bis said (which|what|that)\b": "we say, I'll name",
        r"\b(is|are) wanted\b|\b(is|are) asked for\b": "make it; you're after it",
        r"\bhas to (lie|stand|move|take|come|stay|miss)\b": "an order to you",
        r"\b(can|may|could|need)( not)? be (asked|undone|set|made|moved)\b": "you can, you don't have to",
        r"\b(can|may|could|need)( not)? be (picked up|typed|loaded|dragged)\b": "you can",
        r"\b(?:can)not\b|\b(?:do|does|did) not\b": "can't, don't, doesn't, didn't",
        r"\b(if|when|whatever|as) one (simply )?(aims|deals|draws|finds|likes|sees|takes|wants)\b": "you",
        r"^One (draws|holds|may|takes)\b": "you",
        r"\bso many as\b|\bas (is|are) named\b": "“three or more” includes three",
        r"\bcomes? about\b": "happens, leads to",
        r"\bat the nearest\b": "the nearest way",
        r"\bone single\b": "one",
        r"\banother pattern is there\b": "look again: there's a better-paid pattern",
        r"\bwhat has to\b": "what you",
    },
    "ro": {
        r"\bse numără de la\b": "se numerotează",
        r"\bnu se (pune|numără) niciodată\b|\bnu s-a pus\b": "nu se socotește",
        r"\b(piesă|piese) trebuie să fie al": "mai trebuie schimbată",
        r"\bo bucată\b": "o piesă de joc",
        r"\bpunere la loc\b": "extragere cu revenire",
        r"\bopusului\b|\bopusul numărat\b": "evenimentul contrar",
        r"\bpartea lor\b": "proporția lor",
        r"\bbanda (de 95|de la)\b|\bbandă\b": "interval de încredere",
        r"\bțint[aă]\b": "cerința",
        r"îndemân": "ce exersezi",
        r"\bi se plătește\b": "cine închide ia puncte",
        r"\bse uită la (culori|numere)\b": "la Bicolor contează culorile",
        r"\baltfel decât toate\b": "aparte",
        r"\baruncatul\b": "aruncarea",
        r"\broată după roată\b|\bmerge roată\b": "tură după tură",
        r"\bjoacă împărțirea\b|\bjoci împărțirea\b": "joc cu piesele astea",
        r"\bsuit\w*( (este|sunt|acum))* pe (roșu|galben|albastru|negru)\b": "suită de roșu",
        r"\bumple ce lipsește\b|\bîntregeș": "completează",
        r"\btable de \w+ piese se împart\b": "se extrag la întâmplare câte",
        r"\bse cere? (o|un)\b|\bse cer \w+ (suite|grupuri)\b": "fă",
        r"\b(poate|pot|putut) fi (citit|ales|tras|împărțit|mutat|arătat|schimbat|reluat)": "poți, pot",
        r"\btrebuie (ales|mutat|scăzut|egalat|folosit)": "alege, mută, scade",
    },
}


"""Lessons that are written anew; each leaves the list when nothing stiff is left in it."""


def of_words(path: Path) -> Iterator[tuple[str, str]]:
    for key, pattern in of_file(path).items():
        for text in texts(pattern):
            yield key, text


def of_lesson(data: Any, language: str, key: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a lesson's file in a language: what stands under `en` or `ro`, however deep."""
    if isinstance(data, dict):
        for name, each in data.items():
            if name == language:
                yield from ((key, text) for text in ([each] if isinstance(each, str) else each))
            else:
                yield from of_lesson(each, language, f"{key}.{name}".lstrip("."))
    elif isinstance(data, list):
        for number, each in enumerate(data, 1):
            yield from of_lesson(each, language, f"{key}.{number}")


def of_lesson_file(path: Path, language: str) -> Iterator[tuple[str, str]]:
    return of_lesson(tomllib.loads(path.read_text(encoding="utf-8")), language)


def of_notebook(path: Path) -> Iterator[tuple[str, str]]:
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        if cell["cell_type"] == "markdown":
            yield f"cell {number}", "".join(cell["source"])


def of_page(path: Path) -> Iterator[tuple[str, str]]:
    """A page of prose without its sessions and quoted code, paragraph by paragraph."""
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    for number, part in enumerate(re.split(r"\n{2,}", prose), 1):
        yield f"part {number}", re.sub(r"`[^`]*`", "…", " ".join(part.split()))


def of_names() -> Iterator[tuple[str, str]]:
    """What `help` says of each public name, without its examples."""
    for name in rummy_widget.__all__:
        said = getattr(rummy_widget, name).__doc__ if not name.startswith("__") else ""
        prose = re.sub(r"^ *>>> .*?(?=\n *\n|\Z)", "", inspect.cleandoc(said or ""), flags=re.M | re.S)
        yield name, " ".join(prose.split())


def pages() -> Iterator[tuple[str, str, Texts]]:
    """Everything said to people: its place, its language, and what gives its texts."""
    for language in STIFF:
        for path in sorted((words.FOLDER / language).glob("*.ftl")):
            yield f"text/words/{language}/{path.name}", language, partial(of_words, path)
        for path in sorted((ROOT / "lessons").rglob("*.toml")):
            yield f"{path.relative_to(ROOT)}:{language}", language, partial(of_lesson_file, path, language)
    for folder in ("lessons", "notebooks"):
        for path in sorted((ROOT / folder).rglob("*.ipynb")):
            if ".ipynb_checkpoints" not in path.parts:
                language = "ro" if "ro" in path.relative_to(ROOT).parts else "en"
                yield str(path.relative_to(ROOT)), language, partial(of_notebook, path)
    yield "README.md", "en", partial(of_page, ROOT / "README.md")
    yield "rummy_widget.__all__", "en", of_names


def stiff(language: str, said: Iterable[tuple[str, str]]) -> list[tuple[str, str, str]]:
    """Where a stiff phrase stands, the phrase, and what to say instead."""
    found = []
    for key, text in said:
        for pattern, why in STIFF[language].items():
            for sentence in re.split(r"(?<=[.:;?!]) ", text):
                hit = re.search(pattern, sentence, re.IGNORECASE)
                if hit:
                    found.append((key, hit[0], why))
    return found


@pytest.mark.parametrize(
    ("place", "language", "said"),
    [pytest.param(*page, id=page[0]) for page in pages()],
)
def test_it_is_said_as_people_speak(place: str, language: str, said: Texts) -> None:
    assert stiff(language, said()) == []


@pytest.mark.parametrize(
    ("language", "sentence", "phrase"),
    [
        ("en", "What would pay more is told once this step is right.", "is told"),
        ("en", "13, 1, 2 are told to be no run.", "told to be"),
        ("en", "Two tiles have to be others.", "have to be"),
        ("en", "House rules stand otherwise than in the course.", "stand otherwise"),
        ("en", "With fourteen it is said which tile is missing.", "it is said"),
        ("en", "So many as are named are enough.", "So many as"),
        ("en", "Two colours are to be seen among the fourteen.", "are to be"),
        ("en", "Now one single tile is another one.", "one single"),
        ("en", "It comes about k+1 times.", "comes about"),
        ("en", "One draws from the stock.", "One draws"),
        ("ro", "Stivele se numără de la 1 la 15.", "se numără de la"),
        ("ro", "Celui care închide i se plătește.", "i se plătește"),
        ("ro", "Iată o suită pe roșu.", "suită pe roșu"),
        ("ro", "Alege o îndemânare.", "îndemân"),
        ("ro", "Jokerul umple ce lipsește.", "umple ce lipsește"),
    ],
)
def test_what_is_stiff_is_found(language: str, sentence: str, phrase: str) -> None:
    assert phrase in [hit for _, hit, _ in stiff(language, [("", sentence)])]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Swap two tiles and it closes."),
        ("en", "If only these rules stop a meld, the rack says so."),
        ("en", "You've changed some house rules."),
        ("en", "Which one draws the next tile?"),
        ("ro", "Astfel crește valoarea închiderii."),
        ("ro", "Cauți o suită de roșu."),
    ],
)
def test_what_people_say_is_let_be(language: str, sentence: str) -> None:
    assert stiff(language, [("", sentence)]) == []
