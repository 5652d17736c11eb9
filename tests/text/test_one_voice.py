"""The patterns of `voice.toml` find what nobody would say, and leave alone what people do say."""

from __future__ import annotations

from pathlib import Path

import pytest

import voice

ROOT = Path(__file__).parents[2]
PATTERNS = voice.patterns()
CASES = [pytest.param(each, id=each.example) for language in PATTERNS for each in PATTERNS[language]]


@pytest.mark.parametrize("pattern", CASES)
def test_a_pattern_finds_its_example(pattern: voice.Pattern) -> None:
    assert list(voice.phrases(pattern.example, [pattern]))
    assert pattern.say


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Swap two tiles and it closes."),
        ("en", "If only these rules stop a meld, the rack says so."),
        ("en", "You've changed some house rules."),
        ("en", "Which one draws the next tile?"),
        ("en", "Put the red 9 after the red 8."),
        ("en", "Run it behind a proxy."),
        ("en", "There is no red 8 on the table, and it is no longer your turn."),
        ("en", "Where does the red 8 go?"),
        ("en", "Who pays whom?"),
        ("en", "Who pays whom"),
        ("en", "Somebody else, then you."),
        ("en", "Your rack needs one more tile."),
        ("ro", "Astfel crește valoarea închiderii."),
        ("ro", "Cauți o suită de roșu."),
    ],
)
def test_what_people_say_is_left_alone(language: str, sentence: str) -> None:
    assert list(voice.phrases(sentence, PATTERNS[language])) == []


def test_all_kinds_of_text_are_read() -> None:
    read = {(each.language, Path(each.file).suffix) for each in voice.all_texts()}
    assert read == {
        ("en", ".ftl"), ("ro", ".ftl"), ("en", ".toml"), ("ro", ".toml"), ("en", ".ipynb"), ("ro", ".ipynb"),
        ("en", ".md"), ("en", ".__all__"),
    }  # fmt: skip


def test_only_class_notebooks_may_wait() -> None:
    named = voice.not_yet_rewritten()
    assert [file for file in named if not file.startswith("notebooks/class/")] == []
    assert [file for file in named if not (ROOT / file).is_file()] == []
