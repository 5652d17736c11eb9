"""Tiles and their notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hands import KINDS
from rummy_widget.engine.faults import NotationError
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Colour, Tile, as_tiles, notation, parse_tiles, tile

EVERY = [*ALL_TILES, JOKER, *(Tile(each.colour, each.number, joker=True) for each in ALL_TILES)]


def test_there_are_fifty_two_kinds_in_the_order_of_the_colours() -> None:
    assert [str(each) for each in ALL_TILES] == KINDS
    assert sorted([JOKER, *reversed(ALL_TILES)]) == [*ALL_TILES, JOKER]


@pytest.mark.parametrize("each", EVERY, ids=str)
def test_every_tile_reads_back(each: Tile) -> None:
    assert tile(str(each)) == each
    assert eval(repr(each), {"tile": tile}) == each
    assert hash(tile(notation(each))) == hash(each)


@given(st.lists(st.sampled_from(EVERY)))
def test_every_row_of_tiles_reads_back(tiles: list[Tile]) -> None:
    assert parse_tiles(notation(tiles)) == tuple(tiles) == as_tiles(tiles)


def test_a_joker_is_a_joker_whatever_it_stands_for() -> None:
    bound = tile("*r6")
    assert (bound.kind, bound.stands_for) == (JOKER, tile("r6"))
    assert (JOKER.kind, JOKER.stands_for) == (JOKER, None)
    assert (tile("r6").kind, tile("r6").stands_for) == (tile("r6"), tile("r6"))
    assert bound != tile("r6")


def test_the_marks_of_a_rack_mean_nothing_where_only_tiles_count() -> None:
    assert parse_tiles("r5 r6|r7 _ b9/ k1;*") == parse_tiles("r5 r6 r7 b9 k1 *")
    assert parse_tiles("  \n ") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("r5 x9 b1", "'x9' (word 2)"),
        ("r14", "'r14' (word 1)"),
        ("r0", "'r0'"),
        ("R7", "'R7'"),
        ("r07", "'r07'"),
        ("r7,b9", "'r7,b9'"),
        ("r²", "'r²'"),
        ("r٧", "'r٧'"),
        ("7r", "'7r'"),
        ("r-7", "'r-7'"),
        ("**", "'**'"),
        ("*r14", "'*r14'"),
        ("\x00", r"'\x00'"),
    ],
)
def test_bad_text_is_quoted_with_its_place(text: str, said: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(text)
    assert said in str(caught.value)
    assert "expected" in str(caught.value)


@pytest.mark.parametrize("text", ["r7 " * 10**6, "x" * 10**6, "_" * 10**6, "(" * 10**5])
def test_huge_text_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [None, 7, 7.5, object(), [None], [["r7"]], {"r7": 1, 2: 3}, b"r7"])
def test_what_is_no_tiles_is_refused(value: object) -> None:
    with pytest.raises(NotationError):
        as_tiles(value)  # type: ignore[arg-type]


def test_tiles_without_end_are_refused() -> None:
    def endless() -> object:
        while True:
            yield JOKER

    with pytest.raises(NotationError, match="more than 1000"):
        as_tiles(endless())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("colour", "number", "joker"),
    [
        (None, None, False),
        (Colour.RED, None, True),
        (None, 7, True),
        (Colour.RED, 0, False),
        (Colour.RED, 14, False),
        (Colour.RED, True, False),
        ("r", 7, False),
        (Colour.RED, 7.0, False),
    ],
)
def test_there_is_no_such_tile(colour: Colour, number: int, joker: bool) -> None:
    with pytest.raises(ValueError, match="no such tile"):
        Tile(colour, number, joker)
