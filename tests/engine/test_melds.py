"""Reading melds: tables in notation, and everything there is against trying everything."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings

from engine import plain
from engine.hands import words
from parts import examples
from rummy_widget.engine.faults import Fault
from rummy_widget.engine.melds import Meld, MeldKind, completions, divide, read_meld
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, Ruleset
from rummy_widget.engine.tiles import ALL_TILES, notation, parse_tiles

GAMES = pytest.mark.parametrize(
    ("rules", "high", "per_joker", "adjacent"),
    [(RUMMY_PRO, True, 0, True), (RUMMIKUB, False, 0, True), (ROMANIAN_HOUSE, True, 2, False)],
    ids=repr,
)


def test_there_are_377_melds_and_329_where_a_1_is_only_low() -> None:
    for rules, high, count in ((RUMMY_PRO, True, 377), (RUMMIKUB, False, 329)):
        rows = {*plain.runs(True), *plain.groups()}
        read = (read_meld(row, rules) for row in rows)
        found = {tuple(map(str, meld.tiles)) for meld in read if isinstance(meld, Meld)}
        assert len(found) == count
        assert found == {*plain.runs(high), *plain.groups()}


@GAMES
def test_every_meld_with_jokers_in_place_of_any_tiles_has_just_its_readings(
    rules: Ruleset, high: bool, per_joker: int, adjacent: bool
) -> None:
    table = plain.readings(high, 3, per_joker, adjacent)
    for tiles, rows in table.items():
        meld = read_meld(tiles, rules)
        assert isinstance(meld, Meld), tiles
        found = [tuple(map(str, reading.tiles)) for reading in meld.readings]
        assert len(found) == len(set(found))
        assert set(found) == rows, tiles


@pytest.mark.whole
@GAMES
@given(tiles=words())
@settings(max_examples=examples(300))
def test_nothing_else_is_a_meld(
    rules: Ruleset, high: bool, per_joker: int, adjacent: bool, tiles: tuple[str, ...]
) -> None:
    expected = plain.bare(tiles) in plain.readings(high, 3, per_joker, adjacent)
    assert isinstance(read_meld(tiles, rules), Meld) == expected


@pytest.mark.whole
@given(tiles=words(most=5))
@settings(max_examples=examples(200))
def test_completions_are_the_tiles_that_make_it_a_meld(tiles: tuple[str, ...]) -> None:
    making = [each for each in ALL_TILES if isinstance(read_meld((*tiles, each)), Meld)]
    assert list(completions(tiles)) == making


@pytest.mark.whole
@given(tiles=words(most=5))
@settings(max_examples=examples(300))
@example(tiles=("r1", "*", "r13"))
def test_a_meld_reads_back_to_the_same_reading(tiles: tuple[str, ...]) -> None:
    meld = read_meld(tiles)
    if isinstance(meld, Meld):
        for reading in meld.readings:
            assert read_meld(reading.notation()) == reading
            assert eval(repr(reading), {"read_meld": read_meld}) == reading
            assert reading.kind is meld.kind or meld.jokers > len(tiles) - 2


@pytest.mark.parametrize(
    ("tiles", "first"),
    [
        ("r5 r6 r7", "r5 r6 r7"),
        ("r7 r5 r6", "r5 r6 r7"),
        ("* r5 r6", "*r4 r5 r6"),
        ("r5 r6 *", "r5 r6 *r7"),
        ("r5 * r7", "r5 *r6 r7"),
        ("r7 * r5", "r5 *r6 r7"),
        ("r6 r5 *", "*r4 r5 r6"),  # laid from high to low
        ("r5 * r6", "r5 r6 *r7"),  # fits nowhere in between: to the high end
        ("r12 r13 *", "r12 r13 *r1"),
        ("* r12 r13", "*r11 r12 r13"),
        ("r1 * r13", "*r12 r13 r1"),
        ("r12 r13 r1", "r12 r13 r1"),
        ("r1 r12 r13", "r12 r13 r1"),
        ("* * r5", "*r3 *r4 r5"),
        ("r5 * *", "r5 *r6 *r7"),
        ("* r5 *", "*r4 r5 *r6"),
        ("k7 r7 *", "r7 *y7 k7"),
        ("k7 y7 b7 r7", "r7 y7 b7 k7"),
        ("r7 *k7 y7", "r7 y7 *k7"),
        ("r5 *r4 r6", "*r4 r5 r6"),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13"),
        ("r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1", "r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1"),
    ],
)
def test_the_first_reading_fits_the_order_given(tiles: str, first: str) -> None:
    assert notation(read_meld(tiles)) == first  # type: ignore[arg-type]


def test_two_jokers_beside_one_tile_read_both_ways() -> None:
    meld = read_meld("r7 * *")
    assert isinstance(meld, Meld)
    assert [(reading.kind, reading.notation()) for reading in meld.readings] == [
        (MeldKind.RUN, "r7 *r8 *r9"),
        (MeldKind.GROUP, "r7 *y7 *b7"),
        (MeldKind.GROUP, "r7 *y7 *k7"),
        (MeldKind.GROUP, "r7 *b7 *k7"),
        (MeldKind.RUN, "*r5 *r6 r7"),
        (MeldKind.RUN, "*r6 r7 *r8"),
    ]


def test_rummikub_knows_no_high_one() -> None:
    fault = read_meld("r12 r13 r1", RUMMIKUB)
    assert isinstance(fault, Fault)
    assert (fault.code, fault.clause, notation(fault.tiles)) == ("one_only_low", "RK-1", "r1")
    assert isinstance(read_meld("r1 r2 r3", RUMMIKUB), Meld)
    assert [notation(reading) for reading in read_meld("r12 r13 *", RUMMIKUB).readings] == ["*r11 r12 r13"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("row", "melds"),
    [
        ("r5 r6 r7", ["r5 r6 r7"]),
        ("r5 r6 r7 r7 y7 b7", ["r5 r6 r7", "r7 y7 b7"]),
        ("r1 r2 r3 r4 r5 r6", ["r1 r2 r3 r4 r5 r6"]),
        ("r11 r12 r13 r1 r2 r3", ["r11 r12 r13", "r1 r2 r3"]),
        ("r10 r11 r12 r13 r1 r2 r3 r4", ["r10 r11 r12 r13 r1", "r2 r3 r4"]),
        ("r8 y8 b8 k8 k8 b8 y8 r8", ["r8 y8 b8 k8", "r8 y8 b8 k8"]),
        ("r7 y7 * b9 b10 *", ["r7 y7 *b7", "b9 b10 *b11"]),
        ("r5 r6 r7 b9 b10", None),
        ("r5 r6", None),
    ],
)
def test_a_row_divides_into_the_fewest_neighbouring_melds(row: str, melds: list[str] | None) -> None:
    found = divide(row)
    assert (None if found is None else [notation(meld) for meld in found]) == melds


@pytest.mark.whole
@given(tiles=words(most=9))
@settings(max_examples=examples(150))
def test_division_finds_the_fewest_if_there_are_any(tiles: tuple[str, ...]) -> None:
    def fewest(row: tuple[str, ...]) -> int | None:
        if not row:
            return 0
        found = [
            rest + 1
            for end in range(3, len(row) + 1)
            if isinstance(read_meld(row[:end]), Meld) and (rest := fewest(row[end:])) is not None
        ]
        return min(found, default=None)

    melds = divide(tiles)
    assert (None if melds is None else len(melds)) == fewest(tiles)
    if melds is not None:
        assert plain.bare(tuple(str(each) for meld in melds for each in meld.tiles)) == plain.bare(tiles)


def test_a_reading_can_be_chosen() -> None:
    meld = read_meld("r7 y7 *")
    assert isinstance(meld, Meld)
    chosen = meld.read_as(lambda each: "*k7" in notation(each))
    assert chosen is not None
    assert notation(chosen) == "r7 y7 *k7"
    assert set(chosen.readings) == set(meld.readings)
    assert meld.read_as(lambda each: each.kind is MeldKind.RUN) is None


@pytest.mark.parametrize(
    "row",
    [
        "* " * 60,
        "r1 * " * 30,
        "* * r1 r2 r3 " * 12,
        "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 * " * 4,
        "r7 " * 60,
    ],
)
def test_sixty_tiles_in_one_row_are_judged_without_search(row: str) -> None:
    """A search through all cuts or all Jokers would not come to an end here."""
    tiles = parse_tiles(row)
    assert isinstance(read_meld(tiles), Fault)
    melds = divide(tiles)
    assert melds is None or sum(len(meld.tiles) for meld in melds) == len(tiles)
