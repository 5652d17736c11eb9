"""One sign for minus: what people read has "−"; a hyphen is for notation and code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.engine.rules.games import BASIC_RUMMY, RUMMIKUB, RUMMY_45
from rummy_widget.text.sentences.open_rounds import tell_game
from rummy_widget.text.words import FOLDER, Voice, languages, say, signed, speaking
from rummy_widget.widgets.table.save_files import SaveFolder
from text.test_open_rounds import played
from widgets.pages import Page
from widgets.tables import dealt, state
from widgets.tables import played as to_the_end

HYPHEN = re.compile(r"(?<![\w[-])-(?=\d)")  # not a choice of Fluent's: `[-1]`
CODE = {
    "code",
    "place",
    "token",
    "unfinished",
    "arrangement",
    "move",
    "query",
    "href",
    "lang",
    "key",
    "value",
    "record",
}


def read(shown: Any) -> Iterator[str]:
    """All texts of a state that people read."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        for key, each in shown.items():
            if key not in CODE:
                yield from read(each)
    elif isinstance(shown, list | tuple):
        for each in shown:
            yield from read(each)


def test_points_won_and_lost() -> None:
    assert [signed(points) for points in (300, 0, -300, -12_000)] == ["+300", "0", "−300", "−12000"]


@pytest.mark.parametrize("language", languages())
def test_a_number_below_nothing_is_said_with_it(language: str) -> None:
    with speaking(language):
        assert "−250" in say("note-bonus", points=-250)
        assert not HYPHEN.search(say("note-bonus", points=-250))
    voice = Voice(language, "lost = { $who }: { NUMBER($points, useGrouping: 0) } (AB-12, -x)")
    assert voice.say("lost", who="Ana", points=-250) == "Ana: −250 (AB-12, -x)"
    assert voice.say("lost", who="r5-7", points=250) == "r5-7: 250 (AB-12, -x)"


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_written_with_a_hyphen(language: str) -> None:
    found = [
        line
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and HYPHEN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("rules", [RUMMIKUB, RUMMY_45, BASIC_RUMMY], ids=lambda rules: str(rules.name))
@pytest.mark.parametrize("language", languages())
def test_games_are_told_with_it(rules: Any, language: str) -> None:
    with speaking(language):
        lines = [line for seed in range(4) for line in tell_game(played(rules, seed))]
    assert [line for line in lines if HYPHEN.search(line)] == []
    if rules is RUMMIKUB:
        assert any("−" in line for line in lines)


@pytest.mark.parametrize("language", languages())
def test_a_table_and_its_match_show_it(language: str, tmp_path: Path) -> None:
    page = dealt(SaveFolder(tmp_path / "tables"), seats=2, lang=language)
    seen: list[str] = []
    to_the_end(page)
    seen += read(page.widget.state)
    page.sends("replay", index=2)
    seen += read(page.widget.state)
    page.sends("next-game")
    seen += read(page.widget.state)
    assert [text for text in seen if HYPHEN.search(text)] == []
    assert any("−" in text for text in read(state(page)["panels"]["statistics"])), "somebody has lost"


@pytest.mark.parametrize("language", languages())
def test_the_score_page_shows_it(language: str) -> None:
    page = Page(rw.Score("r1 r2 r3 r4 b1 b2 b3 b4 / k5 k6 k7 y8 y9 y10", lang=language))
    page.sends("setup", key="twin", value="you")
    assert [text for text in read(page.widget.state) if HYPHEN.search(text)] == []
