"""Tiles as people type them are read; what can't be meant is said in the language spoken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.engine.tiles import ALL_TILES, JOKER, NotationError, parse_tiles, spaced
from rummy_widget.text.sentences.typed import in_notation, notation_sentence
from rummy_widget.text.words import languages, speaking
from rummy_widget.widgets.score.tray import ScoreTray

WRITTEN = [
    ("R5 R6 R7", "r5 r6 r7"),
    ("r5,r6, r7", "r5 r6 r7"),
    ("r5r6r7", "r5 r6 r7"),
    ("r 5 r 6", "r5 r6"),
    ("red 5", "r5"),
    ("5 Red, 6 blue", "r5 b6"),
    ("roșu 5 ROSU 6", "r5 r6"),
    ("7 albastru | 12 negru", "b7 | k12"),
    ("5 red 6 blue 10 galbenă", "r5 b6 y10"),
    ("joker Joli *", "* * *"),
    ("*r6 r7", "*r6 r7"),
    ("r5r6/k9;*", "r5 r6 / k9 ; *"),
    ("H5 dq s10", "h5 dq s10"),
]


@pytest.mark.parametrize(("typed", "meant"), WRITTEN)
def test_what_people_type_is_read(typed: str, meant: str) -> None:
    assert parse_arrangement(in_notation(typed)) == parse_arrangement(meant)


@given(
    st.lists(st.sampled_from([*ALL_TILES, JOKER]), max_size=15),
    st.sampled_from([str.upper, str.lower, str.title]),
)
def test_notation_stays_what_it_is(tiles: list[object], spelled: object) -> None:
    text = spaced(tiles)  # type: ignore[arg-type]
    for each in (text, spelled(text), text.replace(" ", ",")):  # type: ignore[operator]
        assert list(parse_tiles(in_notation(each))) == tiles


@pytest.mark.parametrize("text", ["x9", "r14", "h99", "a / b / c", "r1 / r2 / r3", "r1 " * 100, "r1 " * 5000])
def test_what_is_wrong_is_said_in_the_language_spoken(text: str) -> None:
    said = set()
    for language in languages():
        with speaking(language), pytest.raises(NotationError) as error:
            parse_arrangement(in_notation(text))
        with speaking(language):
            said.add(notation_sentence(error.value))
            assert str(error.value) not in said
    assert len(said) == len(languages())


def test_the_score_page_reads_them() -> None:
    assert ScoreTray().read("red 5, 6 red R7") == ScoreTray().read("r5 r6 r7")
