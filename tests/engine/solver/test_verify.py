"""The proof of a close, checked without what found it: true ones pass, and whatever is changed is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.solver.test_best import SEEDS, closable
from rummy_widget.engine.closes import Closing, Pattern, Tier
from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.melds import Meld, MeldKind
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, JokerRules, PriceRules, Ruleset
from rummy_widget.engine.solver.closing.best import best_close, best_closes
from rummy_widget.engine.solver.closing.verify import verify_closing
from rummy_widget.engine.tiles import ALL_TILES, Tile

RACKS = [
    "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10",
    "r2 r3 r4 * r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; k10",
    "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 ; k3",
    "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; k8",
    "r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r7 y7 b7 k7 ; k12",
    "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 | r13 y13 b13 k13 ; k11",
    "r8 r8 | b10 b10 | k12 k12 | y10 * | r1 r1 | b2 b2 | y13 y13 ; k11",
    "r8 r8 y8 y8 b8 b8 k8 * r1 y2 b3 k13 r12 y10 ; b11",
    "r8 y8 b8 k8 | r8 y8 b8 k8 | r1 r2 r3 | k11 k12 k13 ; b11",
    "r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; *",
]


@pytest.mark.parametrize("rack", RACKS)
def test_a_close_as_it_lies_passes(rack: str) -> None:
    closing = read_rack(rack).closing
    assert closing is not None
    assert verify_closing(closing, rack) is None


def shown(rack: str) -> Closing:
    closing = read_rack(rack).closing
    assert closing is not None
    return closing


LIES: list[tuple[FaultCode, Callable[[Closing], Closing]]] = [
    (FaultCode.WRONG_PRICE, lambda it: replace(it, points=it.points + 50)),
    (FaultCode.WRONG_PRICE, lambda it: replace(it, clauses=())),
    (FaultCode.WRONG_PRICE, lambda it: replace(it, rows=it.rows[1:])),
    (FaultCode.WRONG_PRICE, lambda it: replace(it, jokers_in_combination=it.jokers_in_combination + 1)),
    (FaultCode.WRONG_PRICE, lambda it: replace(it, jokers_thrown=1)),
    (FaultCode.WRONG_PRICE, lambda it: replace(it, multiplier=0)),
    (FaultCode.NOT_HELD, lambda it: replace(it, free=Tile(it.arranged[0].colour, 7))),
    (FaultCode.RACK_TOO_SMALL, lambda it: replace(it, arranged=it.arranged[1:])),
]


@pytest.mark.parametrize("rack", RACKS)
@pytest.mark.parametrize(("code", "lie"), LIES)
def test_what_is_claimed_must_be_so(rack: str, code: FaultCode, lie: Callable[[Closing], Closing]) -> None:
    closing = shown(rack)
    found = verify_closing(lie(closing), rack)
    assert found is not None
    assert found.code is code


@pytest.mark.parametrize("rack", RACKS)
def test_no_other_pattern_can_be_claimed(rack: str) -> None:
    closing = shown(rack)
    for row in closing.rows:
        if row.pattern is closing.pattern:
            continue
        lie = replace(closing, pattern=row.pattern)
        assert verify_closing(lie, rack) is not None
        if not row.holds:  # not even with all figures that belong to it
            of = {Tier.SMALL: (250, "PRO-40"), Tier.BIG: (500, "PRO-42"), Tier.SPECIAL: (1000, "PRO-49")}
            true = replace(row, holds=True, points=of[Tier.BIG][0], tier=Tier.BIG, fault=None)
            rows = tuple(true if each is row else each for each in closing.rows)
            assert verify_closing(replace(lie, rows=rows), rack) is not None


@pytest.mark.parametrize(
    ("code", "kind", "tiles"),
    [
        (FaultCode.GAP, "run", "k13 k1 k2"),
        (FaultCode.GAP, "run", "k3 k5 k6"),
        (FaultCode.WRONG_COLOUR, "run", "k3 k4 b5"),
        (FaultCode.TOO_FEW, "run", "k3 k4"),
        (FaultCode.REPEATED_COLOUR, "group", "k3 r3 k3"),
        (FaultCode.WRONG_NUMBER, "group", "k3 r3 b4"),
        (FaultCode.TOO_FEW, "group", "k3 r3"),
        (FaultCode.JOKER_NO_PLACE, "group", "k3 r3 *"),
        (FaultCode.JOKERS_TOO_MANY, "run", "*k3 *k4 *k5"),
    ],
)
def test_each_meld_must_be_one(code: FaultCode, kind: str, tiles: str) -> None:
    closing = shown(RACKS[0])
    laid = tuple(map(_tile, tiles.split()))
    melds = (*closing.melds[:-1], Meld(MeldKind(kind), laid))
    arranged = tuple(each for meld in melds for each in meld.tiles)[:14]
    lie = replace(closing, melds=melds, arranged=arranged)
    codes = set()
    rack = (*arranged, closing.free)
    from rummy_widget.engine.solver.closing import verify

    codes = {each.code for each in verify._faults(lie, rack, RUMMY_PRO, 0)}
    assert code in codes


def _tile(text: str) -> Tile:
    from rummy_widget.engine.tiles import tile

    return tile(text)


def test_jokers_must_lie_as_the_house_wants() -> None:
    closing = shown("r2 * * r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10")
    rack = (*closing.arranged, closing.free)
    assert verify_closing(closing, rack) is None
    apart = replace(RUMMY_PRO, jokers=JokerRules(adjacent=False))
    assert _code(verify_closing(closing, rack, apart)) is FaultCode.JOKERS_TOUCH
    assert _code(verify_closing(closing, rack, ROMANIAN_HOUSE)) is FaultCode.JOKERS_TOO_MANY
    dear = replace(RUMMY_PRO, prices=PriceRules(small=(300, 200, 100)))
    assert _code(verify_closing(closing, rack, dear)) is FaultCode.WRONG_PRICE
    with pytest.raises(ValueError, match="no closing in"):
        verify_closing(closing, rack, RUMMIKUB)


def _code(fault: Fault | None) -> FaultCode | None:
    return fault and fault.code


# ---- Properties ------------------------------------------------------------------------------------


@settings(max_examples=80)
@given(SEEDS, st.integers(0, 4), st.integers(0, 2), st.sampled_from([RUMMY_PRO, ROMANIAN_HOUSE]))
def test_what_the_solver_says_passes(seed: int, jokers: int, thrown: int, rules: Ruleset) -> None:
    rack = closable(random.Random(seed), jokers)
    for closing in best_closes(rack, jokers_thrown=thrown, rules=rules)[:20]:
        assert verify_closing(closing, rack, rules, jokers_thrown=thrown) is None


@settings(max_examples=150)
@given(SEEDS, st.integers(0, 2))
def test_one_tile_changed_anywhere_is_refused(seed: int, jokers: int) -> None:
    rng = random.Random(seed)
    rack = closable(rng, jokers)
    closing = best_close(rack)
    if closing is None:
        return
    place = rng.randrange(14)
    old, new = closing.arranged[place], rng.choice(ALL_TILES)
    if (old.colour, old.number) == (new.colour, new.number) or old.colour is None:
        return
    if old.joker:  # the same Joker is said to stand for something else
        new = Tile(new.colour, new.number, joker=True)
    tiles = list(closing.arranged)
    tiles[place] = new
    melds, rest = [], list(tiles)
    for meld in closing.melds:
        melds.append(Meld(meld.kind, tuple(rest[: len(meld.tiles)])))
        del rest[: len(meld.tiles)]
    lie = replace(closing, arranged=tuple(tiles), melds=tuple(melds))
    found = verify_closing(lie, rack)
    if (
        found is None
    ):  # only a Joker of a meld may have more than one place, or lie beside a Grand Care's eight
        assert old.joker
        assert closing.melds or closing.pattern is Pattern.GRAND_CARE
