"""Prices, house rules and the patterns of melds, against tables and against trying everything."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import plain
from engine.hands import KINDS
from parts import examples
from rummy_widget.engine.closes import Closing, Pattern, price, score_rows, score_whole
from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, Ruleset
from rummy_widget.engine.tiles import notation

SMALL, BIG, SPECIAL = [250, 200, 150], [500, 400, 300], [1000, 900, 800]


def house(**switches: object) -> Ruleset:
    assert RUMMY_PRO.prices is not None
    return replace(RUMMY_PRO, prices=replace(RUMMY_PRO.prices, **switches))  # type: ignore[arg-type]


def closing(found: Closing | Fault | None) -> Closing:
    assert isinstance(found, Closing)
    return found


@pytest.mark.parametrize(
    ("patterns", "thrown", "free", "points", "clause"),
    [
        ("simple mosaic", 0, False, SMALL, None),
        ("simple mosaic", 1, False, BIG, "PRO-45"),
        ("simple mosaic", 0, True, BIG, "PRO-45"),
        ("simple mosaic bicolor minor major", 1, True, SPECIAL, "PRO-47"),
        ("simple mosaic bicolor minor major", 2, False, SPECIAL, "PRO-48"),
        ("simple mosaic bicolor minor major", 3, False, SPECIAL, "PRO-48"),
        ("bicolor minor major", 0, False, BIG, None),
        ("bicolor minor major", 1, False, BIG, None),
        ("bicolor minor major", 0, True, SPECIAL, "PRO-46"),
        ("doubles grand_care monocolor", 0, False, SPECIAL, None),
        ("doubles grand_care monocolor", 2, True, SPECIAL, None),
    ],
)
def test_the_price_table(
    patterns: str, thrown: int, free: bool, points: list[int], clause: str | None
) -> None:
    for pattern in map(Pattern, patterns.split()):
        for jokers, expected in enumerate(points):
            _, found, clauses = price(pattern, jokers, thrown, free)
            assert found == expected
            assert clauses[1:] == ((clause,) if clause else ())
        assert price(pattern, 5, thrown, free)[1:] == (points[2], (*clauses, "PRO-53"))  # clamped


def test_one_thrown_joker_may_make_big_special() -> None:
    special = house(big_with_thrown_joker="special")
    assert price(Pattern.MINOR, 0, 1, False, special)[1] == 1000
    assert price(Pattern.SIMPLE, 0, 1, False, special)[1] == 500


@pytest.mark.parametrize(
    ("pattern", "points"),
    [("simple", [250, 200, 150, 100, 50, 0, 0]), ("major", [500, 400, 300, 200, 100, 0, 0]),
     ("doubles", [1000, 900, 800, 700, 600, 500, 400])],
)  # fmt: skip
def test_jokers_beyond_the_table_may_go_on_costing(pattern: str, points: list[int]) -> None:
    linear = house(joker_overflow="linear")
    assert [price(Pattern(pattern), jokers, 0, False, linear)[1] for jokers in range(7)] == points


def test_jokers_beyond_the_table_may_be_forbidden() -> None:
    text, forbid = "r2 r3 r4 * * | * b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", house(joker_overflow="forbid")
    assert closing(read_rack(text).closing).points == 150
    reading = read_rack(text, forbid)
    assert reading.closing is None
    assert reading.fault is not None
    assert (reading.fault.code, reading.fault.clause) == (FaultCode.TOO_MANY_JOKERS_IN_MELDS, "PRO-53")
    assert (reading.fault.count, reading.fault.wanted) == (3, 2)
    # In a Grand Care only the Jokers among the eight count.
    care = "r8 r8 y8 y8 b8 b8 k8 * * * * k13 r12 y10 ; b11"
    assert closing(read_rack(care, forbid).closing).points == 900


@pytest.mark.parametrize(
    ("text", "thrown", "points", "clauses"),
    [
        ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; *", 0, 500, ("PRO-40", "PRO-45")),
        ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", 1, 500, ("PRO-40", "PRO-45")),
        ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; *", 1, 900, ("PRO-40", "PRO-47")),
        ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", 2, 1000, ("PRO-40", "PRO-48")),
        ("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; *", 0, 1000, ("PRO-42", "PRO-46")),
        ("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; k8", 1, 500, ("PRO-42",)),
        ("r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; *", 2, 1000, ("PRO-51",)),
    ],
)
def test_jokers_thrown_and_free_raise_the_tier(
    text: str, thrown: int, points: int, clauses: tuple[str, ...]
) -> None:
    found = closing(read_rack(text, jokers_thrown=thrown).closing)
    assert (found.points, found.clauses) == (points, clauses)
    assert found.joker_free == text.endswith("*")


def test_the_table_multiplies() -> None:
    found = closing(read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1", multiplier=2).closing)
    assert (found.points, found.payment) == (500, 1000)


@pytest.mark.parametrize(
    "how", [{"jokers_thrown": -1}, {"jokers_thrown": True}, {"multiplier": 0}, {"multiplier": 1.5}]
)
def test_bad_numbers_are_refused(how: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(how))} must be"):
        read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1", **how)  # type: ignore[arg-type]


def test_a_pattern_goes_by_its_name() -> None:
    assert price("minor", 1) == price(Pattern.MINOR, 1)
    text = "r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 y13"
    assert closing(score_whole(text, "k11", "doubles")).points == 1000
    pairs = read_rack("r8 r8 | b1 b1", aim="doubles").segments
    assert [segment.state for segment in pairs] == ["part", "part"]
    for asked in (lambda: price("tricolor"), lambda: score_whole(text, "k1", "pairs")):
        with pytest.raises(ValueError, match=r"no such pattern: '.*'; expected simple, mosaic"):
            asked()
    with pytest.raises(ValueError, match="no such pattern"):
        read_rack("r5", aim="flush")


def test_a_game_without_prices_says_so() -> None:
    with pytest.raises(ValueError, match="expected a ruleset with"):
        score_rows(["r2 r3 r4"], "k1", rules=RUMMIKUB)
    with pytest.raises(ValueError, match="expected a ruleset with"):
        price(Pattern.SIMPLE, rules=RUMMIKUB)


def test_melds_that_are_no_fourteen_tiles_are_a_fault() -> None:
    melds = [read_meld("r2 r3 r4"), read_meld("b5 b6 b7")]
    found = score_rows(melds, "k1")  # type: ignore[arg-type]
    assert isinstance(found, Fault)
    assert (found.code, found.count, found.wanted) == (FaultCode.RACK_TOO_SMALL, 6, 14)
    assert isinstance(score_rows(["r2 r3 b4"], "k1"), Fault)


def test_of_equal_rows_the_last_one_counts() -> None:
    minor_too = closing(read_rack("r2 r3 r4 r5 r6 | r3 r4 r5 | b2 b3 b4 | b5 b6 b7 ; k1").closing)
    assert minor_too.pattern is Pattern.MINOR
    all_special = closing(
        read_rack("r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8", jokers_thrown=2).closing
    )
    assert all_special.pattern is Pattern.MONOCOLOR


# ---- Melds: all readings ---------------------------------------------------------------------------

ROWS = [*plain.runs(True), *plain.groups()]
BY_LENGTH = {length: [row for row in ROWS if len(row) == length] for length in range(3, 15)}
SHAPES = [row for count in (1, 2, 3, 4) for row in product(range(3, 15), repeat=count) if sum(row) == 14]


@st.composite
def melded(draw: st.DrawFn) -> list[tuple[str, ...]]:
    """Fourteen tiles in melds, up to six of them Jokers."""
    colours = draw(st.sampled_from(["rybk", "rb", "r"]))
    shape = draw(st.sampled_from(SHAPES))
    rows = []
    left = 6
    for length in shape:
        fitting = [row for row in BY_LENGTH[length] if {tile[0] for tile in row} <= set(colours)]
        row = draw(st.sampled_from(fitting))
        places = draw(st.sets(st.integers(0, length - 1), max_size=min(left, length - 1)))
        left -= len(places)
        rows.append(tuple("*" if place in places else tile for place, tile in enumerate(row)))
    return rows


def holds(pattern: Pattern, melds: tuple[tuple[str, ...], ...]) -> bool:
    """PRO-40 to PRO-51 for melds with all their Jokers read."""
    tiles = [tile.lstrip("*") for meld in melds for tile in meld]
    numbers = {int(tile[1:]) for tile in tiles}
    colours = {tile[0] for tile in tiles}
    only_runs = all(len({tile.lstrip("*")[0] for tile in meld}) == 1 for meld in melds)
    fulls = Counter(meld[0].lstrip("*")[1:] for meld in melds if len(meld) == 4 and not is_run(meld))
    return {
        Pattern.SIMPLE: True,
        Pattern.BICOLOR: only_runs and len(colours) <= 2,
        Pattern.MONOCOLOR: only_runs and len(colours) == 1,
        Pattern.MINOR: numbers <= set(range(1, 8)),
        Pattern.MAJOR: numbers <= {1, *range(8, 14)},
        Pattern.GRAND_CARE: max(fulls.values(), default=0) >= 2,
    }.get(pattern, False)


def is_run(meld: tuple[str, ...]) -> bool:
    return len({tile.lstrip("*")[0] for tile in meld}) == 1


@pytest.mark.whole
@pytest.mark.slow
@given(rows=melded())
@settings(max_examples=examples(150))
def test_the_best_of_all_readings_counts(rows: list[tuple[str, ...]]) -> None:
    found = closing(score_rows(rows, "k1"))
    table = plain.readings(True, 6)
    every = list(product(*(sorted(table[plain.bare(row)]) for row in rows)))
    for row in found.rows:
        assert row.holds == any(holds(row.pattern, melds) for melds in every), row
    assert holds(found.pattern, tuple(tuple(map(str, meld.tiles)) for meld in found.melds))
    tiles = tuple(tile for row in rows for tile in row)
    assert plain.bare(tuple(map(str, found.arranged))) == plain.bare(tiles)
    melds = [read_meld(row) for row in rows]
    assert all(isinstance(meld, Meld) for meld in melds)
    by_melds = closing(score_rows(melds, "k1"))  # type: ignore[arg-type]
    assert [row.points for row in by_melds.rows] == [row.points for row in found.rows]
    if all(tiles.count(tile) <= 2 for tile in KINDS) and "k1" not in tiles:
        again = closing(read_rack(notation(found)).closing)
        assert (again.points, again.pattern) == (found.points, found.pattern)
        assert notation(again) == notation(found)


@pytest.mark.whole
@given(rows=melded())
@settings(max_examples=examples(100))
def test_a_row_of_several_melds_is_cut_in_the_best_way(rows: list[tuple[str, ...]]) -> None:
    row = tuple(tile for some in rows for tile in some)
    if row.count("*") > 3 or isinstance(read_meld(row), Meld):
        return
    table = plain.readings(True, 6)

    def cuts(row: tuple[str, ...]) -> list[tuple[tuple[str, ...], ...]]:
        if not row:
            return [()]
        return [
            (meld, *rest)
            for end in range(3, len(row) + 1)
            for meld in table.get(plain.bare(row[:end]), ())
            for rest in cuts(row[end:])
        ]

    every = cuts(row)
    found = closing(score_rows([row], "k1"))
    for each in found.rows:
        if each.pattern is not Pattern.GRAND_CARE:  # which is looked for in the fewest melds only
            assert each.holds == any(holds(each.pattern, melds) for melds in every), each


def test_a_row_that_is_one_meld_stays_one() -> None:
    """As it lies: r1 to r7 and a Joker are a run up to 8, though r1 r2 r3 | r5 r6 r7 * would be Minor."""
    found = closing(score_rows(["r1 r2 r3 r4 r5 r6 r7 *", "b1 b2 b3", "k1 k2 k3"], "k1"))
    assert notation(found.melds[0]) == "r1 r2 r3 r4 r5 r6 r7 *r8"
    assert (found.points, found.pattern) == (200, Pattern.SIMPLE)
