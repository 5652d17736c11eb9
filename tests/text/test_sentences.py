"""What is said of tiles, segments and racks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.tiles import ALL_TILES, Tile, notation, parse_tiles
from rummy_widget.text.sentences.racks import (
    is_free,
    missing_tiles,
    rack_sentence,
    segment_label,
    segment_name,
    segment_reason,
    standing_tiles,
)
from rummy_widget.text.sentences.tiles import joined, tile_name, tiles_names


@pytest.mark.parametrize(
    ("tile", "name"),
    [("r7", "red 7"), ("y13", "yellow 13"), ("b1", "blue 1"), ("k2", "black 2"), ("*", "Joker"),
     ("*r6", "Joker for red 6")],
)  # fmt: skip
def test_a_tile_is_named_as_people_say_it(tile: str, name: str) -> None:
    assert tile_name(parse_tiles(tile)[0]) == name


@pytest.mark.parametrize(
    ("tiles", "names"),
    [
        ("", ""),
        ("r7", "red 7"),
        ("r7 b8", "red 7 and blue 8"),
        ("r7 b8 *", "red 7, blue 8 and Joker"),
        ("r7 r7 b8", "two red 7s and blue 8"),
        ("* *", "two Jokers"),
        ("* * * * *", "5 Jokers"),
    ],
)
def test_tiles_in_a_row(tiles: str, names: str) -> None:
    assert tiles_names(parse_tiles(tiles)) == names


def test_names_that_leave_a_choice() -> None:
    assert joined(["red 4", "red 7"], "list-or") == "red 4 or red 7"


SEGMENTS = [
    ("r5 r6 r7", "run", None, "run, red 5 to red 7"),
    ("k12 k13 k1", "run", None, "run, black 12 to black 1"),
    ("r7 * k7", "group", None, "group, red 7, yellow 7 and black 7, with Joker for yellow 7"),
    (
        "r5 r6 r7 r7 y7 b7",
        "run and group",
        None,
        "run, red 5 to red 7, then group, red 7, yellow 7 and blue 7",
    ),
    ("r5 r6", "needs red 4 or red 7", "Red 5 and red 6 need red 4 or red 7.", None),
    (
        "k12 k13",
        "needs black 1 or black 11",
        "Black 12 and black 13 need black 1 or black 11.",
        None,
    ),
    (
        "r7 b7",
        "needs yellow 7 or black 7",
        "Red 7 and blue 7 need yellow 7 or black 7.",
        None,
    ),
    ("r5 r7", "red 6 is missing", "A run has no gaps: red 6 is missing.", None),
    ("* *", "add a tile", "A meld needs at least one tile that isn't a Joker.", None),
    ("k13 k1 k2", "13 - 1 - 2: not a run", "Black 2 can't follow a 1 that ends a run.", None),
    ("b4", "", None, "loose, blue 4"),
]


@pytest.mark.parametrize(("tiles", "label", "reason", "name"), SEGMENTS)
def test_a_segment(tiles: str, label: str, reason: str | None, name: str | None) -> None:
    (segment,) = read_rack(tiles).segments
    assert segment_label(segment) == label
    assert segment_reason(segment) == reason
    state = "unfinished" if segment.state.value == "unfinished" else "not valid"
    assert segment_name(segment) == (name or f"{state}, {label}")
    assert len(label.split()) <= 8


def test_one_of_many_completions_is_not_picked_out() -> None:
    (segment,) = read_rack("r5 *").segments
    assert segment_label(segment) == "one tile short"
    assert segment_reason(segment) == "One more tile makes this a run or a group."


@pytest.mark.parametrize(
    ("tiles", "standing"),
    [
        ("r5 * r7", "r5 *r6 r7"),
        ("r8 * * r5", "r8 *r7 *r6 r5"),
        ("* r6 r5", "*r7 r6 r5"),
        ("r7 * k7", "r7 *y7 k7"),
        ("r7 k7 * *", "r7 k7 *y7 *b7"),
        ("* r2 * r4 | k1", "*r1 r2 *r3 r4"),
        ("r5 *r6 *", "r5 *r6 *r7"),
        ("r5 r6 r7 r7 * b7", "r5 r6 r7 r7 *y7 b7"),
        ("r5 y9 *", "r5 y9 *"),
    ],
)
def test_jokers_are_shown_for_what_they_stand_where_they_stand(tiles: str, standing: str) -> None:
    assert notation(standing_tiles(read_rack(tiles).segments[0])) == standing


MELDED = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 / r1 y1 k1"

RACKS = [
    ("", "The rack is empty."),
    ("r5", "One loose tile."),
    ("r5 | b9 | k1", "Three loose tiles. Put tiles side by side to make melds."),
    ("r5 r6 r7", "It's all one meld."),
    ("r5 r6 r7 | b9 y9 k9", "It's all in two melds."),
    ("r5 r6 r7 | b9", "One meld, one loose tile."),
    ("r5 r6 r7 | b9 y9 k9 / b1 | k1", "Two melds, two loose tiles."),
    ("r5 r6 | b9", "Red 5 and red 6 need red 4 or red 7."),
    (
        "r5 r6 | b9 y9",
        "Two melds aren't finished. Red 5 and red 6 need red 4 or red 7.",
    ),
    ("k13 k1 k2 | r5 r6", "Black 2 can't follow a 1 that ends a run."),
    ("k13 k1 k2 | r5 b9", "Black 2 can't follow a 1 that ends a run. One more part isn't valid."),
    (MELDED, "You've arranged all your tiles: leave one out as the free tile."),
    (f"{MELDED} k10", "Leave a gap next to black 10 to make it the free tile."),
    (f"{MELDED} | k10", "You can close now: Simple, 250 points."),
    ("r8 r8 | b10 b10 | k12 k12 | y10 y10 / r1 r1 | b2 b2 | y13 y13 | k11",
     "You can close now: Doubles, 1000 points."),
]  # fmt: skip


@pytest.mark.parametrize(("rack", "said"), RACKS)
def test_the_verdict_on_a_rack(rack: str, said: str) -> None:
    assert rack_sentence(read_rack(rack)) == said


def test_what_is_built_on_purpose_is_named() -> None:
    reading = read_rack("r8 r8 | b10 b10 k1 k1 | k12", aim=Pattern.DOUBLES)
    labels = [segment_label(segment, whole=Pattern.DOUBLES) for segment in reading.segments]
    assert labels == ["pair", "2 pairs", ""]
    assert segment_name(reading.segments[0], whole=Pattern.DOUBLES) == "pair, two red 8s"


@pytest.mark.parametrize(
    ("rack", "aim", "said"),
    [
        ("r8 r8 | b10 b10", Pattern.DOUBLES, "So far it all fits Doubles."),
        ("r8 | b10", Pattern.DOUBLES, "So far it all fits Doubles."),
        ("r1 y2 b3", Pattern.MOSAIC, "So far it all fits a Mosaic."),
        ("r8 y8 b8 r8", Pattern.GRAND_CARE, "So far it all fits a Grand Care."),
        ("r2 r3", Pattern.MOSAIC, "Among the first four tiles, red 2 and red 3 share a colour."),
        (
            "r1 y2 b3 * k5 y6 b7 / k8 r9 y10 b11 k12 r13 k1 | r5",
            Pattern.MOSAIC,
            "Joker and black 5 are neighbours and share a colour.",
        ),
        (
            "r1 y2 b3 k4 r5 y6 b7 / b8 r9 y10 b11 k12 r13 k1 | r5",
            Pattern.MOSAIC,
            "Blue 7 and blue 8 are neighbours and share a colour.",
        ),
        ("", Pattern.MOSAIC, "The rack is empty."),
    ],
)
def test_the_verdict_where_a_whole_is_built_on_purpose(rack: str, aim: Pattern, said: str) -> None:
    assert rack_sentence(read_rack(rack, aim=aim), aim) == said


def test_parts_are_said_also_where_the_aim_is_not_known() -> None:
    assert rack_sentence(read_rack("r8 r8 | b10 b10", aim=Pattern.DOUBLES)) == "So far, so good."


def test_the_free_tile_of_a_close_is_named() -> None:
    reading = read_rack(f"{MELDED} | k10")
    last = reading.segments[-1]
    assert is_free(last, reading)
    assert segment_label(last, free=True) == "free tile"
    assert segment_name(last, free=True) == "free tile, black 10"


@given(st.lists(st.sampled_from([each for each in ALL_TILES if not each.joker]), min_size=2, max_size=4))
def test_each_missing_tile_that_is_drawn_completes_its_row(row: list[Tile]) -> None:
    """Few tiles are drawn, each makes a meld of the row, and no other tile does where any is drawn."""
    reading = read_rack(" ".join(map(str, row)))
    for segment in reading.segments:
        drawn = missing_tiles(segment)
        if not drawn:
            continue
        fits = {
            tile for tile in ALL_TILES if not tile.joker
            for at in range(len(segment.tiles) + 1)
            if isinstance(read_meld([*segment.tiles[:at], tile, *segment.tiles[at:]]), Meld)
        }  # fmt: skip
        assert set(drawn) == fits
