"""Every score explained: what would pay more, by which tiles, and none of them missed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import rummy_widget as rw
from engine.solver.plain_changes import random_close, reached, reached_plainly, told
from engine.solver.racks import RULES, closable, dealt, exchanged
from engine.solver.verify_explained import verify_explanation
from parts import part_of
from rummy_widget.engine.closes import PatternRow
from rummy_widget.engine.faults import Fault, FaultCode, RulesError
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, switched
from rummy_widget.engine.solver.closing.explain import Explanation, explain
from rummy_widget.engine.solver.closing.higher_prices import HigherKind, HigherPrice
from rummy_widget.engine.tiles import notation, parse_tiles
from rummy_widget.text.sentences.explained import Branch, explained_lines

EXTRA = switched(RUMMY_PRO, {"extra_joker": "instead_of_draw"})
NAMES = sorted(RULES)

# The published racks: what they are worth, and each row that an exchange of one tile reaches.
PUBLISHED = [
    ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", 250, {"joker_free": "k10 > *: 500"}),
    ("r2 r3 r4 *  r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; k10", 150,
     {"joker_free": "k10 > r5: 400, k10 > b1: 400, k10 > k1: 400",
      "fewer_jokers": "* > r5: 200, * > b1: 200, * > k1: 200"}),
    ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 ; k3", 250, {"joker_free": "k3 > *: 500"}),
    ("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; k8", 500, {"joker_free": "k8 > *: 1000"}),
    ("r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r7 y7 b7 k7 ; k12", 500, {"joker_free": "k12 > *: 1000"}),
    ("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 | r13 y13 b13 k13 ; k11", 500, {"joker_free": "k11 > *: 1000"}),
    ("r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 ; k11", 1000, {}),
    ("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 ; b11", 1000, {}),
    ("r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8", 1000, {}),
]  # fmt: skip


def by_aim(explanation: Explanation) -> dict[str, str]:
    """The changes in notation, by the row that they reach."""
    return {
        str(higher.row.pattern if higher.kind is HigherKind.PATTERN else higher.kind): ", ".join(
            f"{notation(each.given)} > {notation(each.received)}: {each.points}" for each in higher.changes
        )
        for higher in explanation.higher
        if higher.changes
    }


@pytest.mark.parametrize(("rack", "points", "reached"), PUBLISHED)
def test_what_would_pay_more_than_the_published_racks(
    rack: str, points: int, reached: dict[str, str]
) -> None:
    found = rw.explain(rack)
    assert found.closing is not None
    assert (found.closing.points, found.distance) == (points, 0)
    assert by_aim(found) == reached
    assert verify_explanation(found) is None


# A rack, the pattern that it does not show, how many exchanges reach it, and the first of them.
NEAR = [
    ("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 | k5 k6 k7 k8 ; r8", "minor", 14, "r8 > r1: 500"),
    ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 | b11 b12 b13 ; r12", "monocolor", 165, "b11 b12 > r1 r13: 1000"),
    ("r2 r2 r3 r3 r4 r4 | b5 b5 b6 b6 b7 b7 | b8 r5 ; k1", "doubles", 9, "k1 > r5: 1000"),
    ("r8 y8 b8 k8 r8 y8 b8 | k9 k10 k11 | b2 b3 b4 b5 ; k1", "grand_care", 16, "k1 > k8: 1000"),
]


@pytest.mark.parametrize(("rack", "pattern", "count", "first"), NEAR)
def test_a_pattern_that_is_near_names_what_is_missing(
    rack: str, pattern: str, count: int, first: str
) -> None:
    changes = by_aim(explain(rack, two=True))[pattern].split(", ")
    assert (len(changes), changes[0]) == (count, first)


def test_a_change_may_make_the_rack_worth_still_more_than_its_row() -> None:
    found = explain(NEAR[-1][0])
    (change,) = found.higher[-1].changes
    assert (change.received, change.points, change.row.pattern) == (parse_tiles("*"), 500, "simple")
    assert (change.closing.points, change.closing.pattern) == (900, "grand_care")
    last = explained_lines(found)[-1].children[0].text
    worth = "Simple with a Joker left over, 500, or even 900 as Grand Care."
    assert last == f"A Joker instead of the black 1: {worth}"


@pytest.mark.whole
@pytest.mark.parametrize("seed", part_of(range(40), 5))
def test_all_exchanges_of_a_tile_that_pay_more_are_told_and_no_others(seed: int) -> None:
    rng = random.Random(f"explained {seed}")
    rules = RULES[NAMES[seed % len(NAMES)]]
    if seed % 3 == 0:
        rules = switched(rules, {"extra_joker": "instead_of_draw"})
    rack, thrown = random_close(rng, rules)
    found = explain(rack, jokers_thrown=thrown, rules=rules)
    assert found.closing is not None
    assert verify_explanation(found, rules, jokers_thrown=thrown) is None
    assert told(found) == reached(found.closing, rack, rules)


# The exchanges above are all tried too, and the engine that judges them has brute forces of its own.
@pytest.mark.proof
def test_the_brute_force_that_knows_nothing_of_the_engine_agrees() -> None:
    rng = random.Random("plainly explained")
    rack, thrown = random_close(rng, RUMMY_PRO)
    found = explain(rack, jokers_thrown=thrown)
    assert found.closing is not None
    assert told(found) == reached_plainly(found.closing, rack, RUMMY_PRO)


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.parametrize("seed", part_of(range(11, -1, -1), 4))
def test_two_tiles_are_tried_where_one_will_not_do(seed: int) -> None:
    rng = random.Random(f"two {seed}")
    rack, thrown = random_close(rng, RUMMY_PRO)
    one, two = (explain(rack, jokers_thrown=thrown, two=each) for each in (False, True))
    assert (one.tried, two.tried) == (1, 2)
    assert verify_explanation(two, jokers_thrown=thrown) is None
    for near, far in zip(one.higher, two.higher, strict=True):
        if near.changes:
            assert near == far
        assert all(len(each.received) == 2 for each in far.changes) or near.changes


def test_the_box_has_two_copies_and_two_jokers() -> None:
    two = "r2 r3 r4 * r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; k10"
    changes = [each for higher in explain(two).higher for each in higher.changes]
    assert not any(each.received == parse_tiles("*") for each in changes)
    assert "k10 > *: 300" in by_aim(explain(two, rules=EXTRA))["joker_free"]
    thrown = explain(PUBLISHED[0][0], jokers_thrown=1)
    assert by_aim(thrown)["joker_free"] == "k10 > *: 1000"
    assert by_aim(explain(PUBLISHED[0][0], jokers_thrown=2)) == {}


def test_a_close_as_it_lies_is_explained_if_it_pays_as_much() -> None:
    rack = "r1 r2 r3 | r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 | k8"
    lies = read_rack(rack).closing
    assert lies is not None
    found = explain(rack, closing=lies)
    assert found.closing is not None
    assert found.closing.melds == lies.melds != explain(rack).closing.melds  # type: ignore[union-attr]
    cheap = read_rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1").closing
    assert explain(DEAR, closing=cheap) == explain(DEAR)


DEAR = "r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1"


# ---- What does not close ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_what_makes_tiles_close_is_told_dearest_first(seed: int) -> None:
    rng = random.Random(f"far {seed}")
    rack = exchanged(rng, closable(rng, rng.randrange(2)), 1 + seed % 2)
    found = explain(rack, two=True)
    assert found.distance == rw.distance(rack)
    if found.closing is None:
        assert verify_explanation(found) is None
        assert found.changes
        assert {len(each.received) for each in found.changes} == {found.distance}
        points = [each.points for each in found.changes]
        assert points == sorted(points, reverse=True)


def test_tiles_that_are_far_or_few() -> None:
    far = explain(dealt(random.Random("far"), 0))
    assert far.closing is None
    assert far.changes == ()
    assert far.distance == len(far.missing)
    few = explain("r5 r6 r7 k9")
    assert (few.distance, few.changes) == (10, ())
    assert explain("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k13 k1").distance == 0


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(RulesError):
        explain("r5 r5 r5")
    with pytest.raises(ValueError, match="closing"):
        explain("r5", rules=RUMMIKUB)


# ---- Verifying -------------------------------------------------------------------------------------

TOLD = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k7 ; k9")
MINOR = next(each for each in TOLD.higher if each.row.pattern == "minor")
MAJOR = next(each for each in TOLD.higher if each.row.pattern == "major")


def lies() -> list[HigherPrice]:
    """Rows that are not as they are told."""
    first, *others = MINOR.changes
    assert MAJOR.row.fault is not None
    joker = TOLD.higher[-1].changes[0]
    cheaper = replace(first.row, points=250)
    return [
        replace(MINOR, points=1000),
        replace(MINOR, clause="PRO-44"),
        replace(MINOR, changes=(first, first)),
        replace(MINOR, changes=(replace(first, given=parse_tiles("r13")),)),
        replace(MINOR, changes=(replace(first, received=parse_tiles("y2"), given=parse_tiles("y3")),)),
        replace(MINOR, changes=(replace(first, row=cheaper),)),
        replace(MINOR, changes=(replace(first, row=joker.row),)),
        replace(MINOR, changes=(replace(first, closing=others[-1].closing),)),
        replace(MINOR, changes=(joker,)),
        replace(MINOR, row=MAJOR.row),
        replace(
            MAJOR, row=PatternRow(MAJOR.row.pattern, False, fault=Fault(FaultCode.NOT_MELDS, clause="PRO-44"))
        ),
        replace(MAJOR, row=replace(MAJOR.row, fault=replace(MAJOR.row.fault, tiles=parse_tiles("k9")))),
    ]


@pytest.mark.parametrize("lie", lies())
def test_whatever_is_told_wrongly_is_refused(lie: HigherPrice) -> None:
    assert verify_explanation(replace(TOLD, higher=(lie,))) is not None


def test_a_false_close_or_count_is_refused() -> None:
    assert TOLD.closing is not None
    assert verify_explanation(replace(TOLD, holds=())) is not None
    assert verify_explanation(replace(TOLD, closing=replace(TOLD.closing, points=500))) is not None
    near = explain("r2 r3 r4 | y2 y3 y4 y5 | b5 b6 b7 b8 | k5 k6 k13 ; k9")
    assert verify_explanation(near) is None
    assert verify_explanation(replace(near, distance=2)) is not None
    assert verify_explanation(replace(near, changes=near.changes[:1] * 2)) is not None


# ---- Said ------------------------------------------------------------------------------------------


def flat(branches: tuple[Branch, ...]) -> list[Branch]:
    return [each for branch in branches for each in (branch, *flat(branch.children))]


def test_the_tree_says_the_price_first_then_what_would_pay_more() -> None:
    price, *higher = explained_lines(TOLD)
    assert (price.text, price.holds) == ("Simple, Small: 250 points from each player", True)
    assert [each.text for each in price.children[0].children] == [
        "Run, yellow 2 to yellow 5", "Run, blue 5 to blue 8", "Run, red 2 to red 4",
        "Run, black 5 to black 7", "Black 9 is free.",
    ]  # fmt: skip
    assert not any(each.holds for each in higher)
    minor = higher[1]
    assert (minor.text, minor.clause) == ("Minor, 500: blue 8 is above 7.", "PRO-43")
    assert [each.text for each in minor.children] == [
        "A red 1 instead of the black 9: Minor, 500.", "A red 5 instead of the black 9: Minor, 500.",
        "A yellow 1 instead of the black 9: Minor, 500.", "11 more swaps work, too.",
    ]  # fmt: skip
    assert (
        higher[-1].children[0].text == "A Joker instead of the black 9: Simple with a Joker left over, 500."
    )


@pytest.mark.parametrize("seed", range(10))
def test_every_branch_has_words_and_a_clause(seed: int) -> None:
    rng = random.Random(f"said {seed}")
    rules = RULES[NAMES[seed % len(NAMES)]]
    rack, thrown = random_close(rng, rules)
    found = explain(rack, jokers_thrown=thrown, rules=rules, two=seed % 2 == 0, multiplier=2)
    for branch in flat(explained_lines(found, rules)):
        assert branch.text[0].isupper() or branch.text[0].isdigit()
        assert branch.clause.startswith("PRO-")


SAID = [
    ("r5 r6 r7 k9", "You need 15 tiles to close, and there are 4.|At best, you still need 10 tiles."),
    ("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k13 k1",
     "You need 15 tiles to close, and there are 14.|Fourteen of the tiles already fit together."),
    ("r2 r3 r4 y2 y3 y4 y5 b5 b6 b7 b8 k5 k6 k13 k9",
     "Not yet. Swap one tile and it closes.|At best, you still need black 4."),
]  # fmt: skip


@pytest.mark.parametrize(("rack", "said"), SAID)
def test_what_does_not_close_says_how_far_it_is(rack: str, said: str) -> None:
    assert [each.text for each in explained_lines(explain(rack))][:2] == said.split("|")
