"""The static picture: small, well-formed, told in words, and its colours told apart without colour."""

from xml.etree import ElementTree

import pytest

from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.rules import BASIC_RUMMY
from rummy_widget.text.svg import INKS, MARKS, STYLES, SUITS, YELLOW_FACE, Style, rack_svg, tiles_svg

SVG = "{http://www.w3.org/2000/svg}"

RACKS = [
    "",
    "r5 r6 r7 | b9",
    "r5 r6 r7 | b9 b10 | y13 b13 k13 r13 / k12 k13 k1 k2 | * | y4",
    "r2 r3 r4 * r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 * | k10",
    "r8 r8 | b10 b10 | k12 k12 | y10 y10 / r1 r1 | b2 b2 | y13 y13 | k11",
    "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 | k3",
    "*r6 | _ _ _ / _ _ *",
]


@pytest.mark.parametrize("rack", RACKS)
def test_a_picture_is_small_and_well_formed(rack: str) -> None:
    for picture in (rack_svg(rack), rack_svg(rack, read_rack(rack))):
        assert len(picture.encode()) < 15_000
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")  # nothing is fetched


def test_a_picture_says_what_it_shows() -> None:
    picture = ElementTree.fromstring(rack_svg(RACKS[2], read_rack(RACKS[2])))
    assert picture.findtext(f"{SVG}title") == "Rack with 15 tiles"
    described = picture.findtext(f"{SVG}desc") or ""
    assert described.startswith("Black 2 can't follow a 1 that ends a run.")
    assert "run, red 5 to red 7." in described
    labels = [text.text for text in picture.iter(f"{SVG}tspan")]
    assert {"run", "group", "13 - 1 - 2: not a run"} <= set(labels)


def test_each_state_has_its_own_line() -> None:
    valid, unfinished, fault = (
        rack_svg(tiles, read_rack(tiles)) for tiles in ("r5 r6 r7", "r5 r6", "k13 k1 k2")
    )
    assert "stroke-dasharray" in unfinished
    assert "stroke-dasharray" not in valid + fault
    assert "M20 105" in fault or fault.count('stroke-width="2"') == 1  # two thin lines in one path


def test_offenders_are_lifted_and_ringed() -> None:
    picture = rack_svg("k13 k1 k2", read_rack("k13 k1 k2"))
    lifted = [use.get("y") for use in ElementTree.fromstring(picture).iter(f"{SVG}use")]
    assert lifted == ["20", "20", "11"]
    assert picture.count('stroke="#c8201a"') == 1
    assert "#c8201a" not in rack_svg("r5 r6 r7", read_rack("r5 r6 r7"))


def test_colours_are_told_by_their_marks_too() -> None:
    assert len(set(MARKS.values())) == 4


def test_suits_are_told_by_their_shapes_and_ranks_by_their_letters() -> None:
    assert len(set(SUITS.values())) == 4
    for suit, ink in zip("hdcs", ("red", "red", "black", "black"), strict=True):
        picture = tiles_svg(f"{suit}q {suit}10 {suit}a")
        ElementTree.fromstring(picture)
        drawn = [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
        assert drawn == ["Q", "10", "A"]
        shape = SUITS[{"h": "hearts", "d": "diamonds", "c": "clubs", "s": "spades"}[suit]]
        assert picture.count(shape) == 6  # at the corner, and large
        assert picture.count(f'fill="{INKS[ink]}"') == 3
    assert "queen of clubs" in tiles_svg("cq")


def test_a_rack_of_cards_is_a_picture_too() -> None:
    picture = rack_svg("h5 h6 h7 | dq / ca", read_rack("h5 h6 h7 | dq / ca", BASIC_RUMMY))
    root = ElementTree.fromstring(picture)
    assert root.findtext(f"{SVG}title") == "Rack with 5 cards"
    assert "run, 5 of hearts to 7 of hearts." in (root.findtext(f"{SVG}desc") or "")
    assert len(picture.encode()) < 15_000


def test_a_joker_in_a_meld_shows_what_it_stands_for() -> None:
    assert ">6</text>" in rack_svg("r5 * r7", read_rack("r5 * r7"))
    assert ">6</text>" not in rack_svg("r5 | * | r7")


def test_the_same_rack_gives_the_same_picture() -> None:
    assert rack_svg(RACKS[1]) == rack_svg(RACKS[1])
    assert tiles_svg("r7 *") == tiles_svg("r7 *")


def luminance(ink: str) -> float:
    parts = [int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("style", STYLES.values(), ids=lambda style: style.ink)
def test_labels_and_lines_can_be_seen(style: Style) -> None:
    assert contrast(style.ink, style.ground) >= 4.5
    assert contrast(style.line, "#b27f4f") >= 1.7  # a light line on the lightest wood


def test_numerals_can_be_read_on_the_darkest_ivory() -> None:
    assert {name: contrast(ink, "#f1ead8") >= 4.5 for name, ink in INKS.items()} == dict.fromkeys(INKS, True)


def test_yellow_is_bright_on_its_face_and_its_mark_and_dark_where_it_is_read() -> None:
    yellow, blue = tiles_svg("y7"), tiles_svg("b7")
    assert yellow.count(YELLOW_FACE) == 1
    assert 'fill="#ffc414" stroke="#7a5100"' in yellow
    assert YELLOW_FACE not in blue + tiles_svg("*y7"), "a Joker has its own face"
    assert contrast(INKS["yellow"], YELLOW_FACE) >= 4.5, "darker than the face ever gets"
