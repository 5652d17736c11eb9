"""The steps of plays: each moves tiles that are there, none visits the rack, and they end at the play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.open_games.boards import small_boards
from rummy_widget.engine.rules import DUTCH_RUMMY, PUP_RUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.solver.open_games.proved_play import BestPlay
from rummy_widget.engine.solver.open_games.steps import Technique, steps_between
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import Tile
from rummy_widget.text.sentences.steps import step_sentence
from rummy_widget.text.words import speaking


def kinds(rows: tuple[tuple[Tile, ...], ...]) -> list[tuple[Tile, ...]]:
    """Rows as what lies in them, in no order."""
    return sorted((tuple(sorted(each.kind for each in row)) for row in rows), key=str)


def followed(play: BestPlay, rack: list[Tile]) -> None:
    """Make the steps with tiles alone: each is of a meld that lies there, and of a rack that holds it."""
    lying = kinds(play.before.melds)
    held = Counter(rack)
    for step in play.steps:
        assert step.tiles or step.own
        own = Counter(step.own)
        assert not own - held
        held -= own
        for row in (step.source, step.target):
            if row:
                (whole,) = kinds((row,))
                lying.remove(whole)
        rest = Counter(each.kind for each in step.source)
        assert not Counter(step.tiles) - rest
        rest -= Counter(step.tiles)
        made = Counter(each.kind for each in step.target) + Counter(step.tiles) + own
        assert made == Counter(each.kind for each in step.makes)
        lying += [tuple(sorted(each.elements())) for each in (rest, made) if each]
        assert sorted(lying, key=str) == kinds(step.spread.melds)
    assert sorted(lying, key=str) == kinds(play.after.melds)
    assert Counter(rack) - held == Counter(play.tiles)
    assert len(play.steps) <= play.moved + play.count


def goes_together(row: tuple[Tile, ...]) -> bool:
    """Whether tiles may come to lie in one meld: a part of a group, or of a run."""
    naturals = [each for each in row if not each.joker]
    if len({each.colour for each in naturals}) < 2:
        return len(set(naturals)) == len(naturals)
    return (
        len({each.number for each in naturals}) == 1 and len(set(naturals)) == len(naturals) <= len(row) <= 4
    )


@pytest.mark.parametrize("rules", [PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, TILES_50])
def test_steps_lead_from_before_to_after(rules: Ruleset) -> None:
    seen: Counter[Technique] = Counter()
    for before, rack in small_boards(Random(f"steps {rules.name}"), rules, 20, tiles=15, rack=6):
        play = best_play(before, rack, rules=rules, effort=500)
        if play is not None:
            followed(play, rack)
            assert all(goes_together(row) for step in play.steps for row in step.spread.melds)
            seen.update(play.techniques)
            for language in ("en", "ro"):
                with speaking(language):
                    assert all(step_sentence(step).endswith(".") for step in play.steps)
    assert len(seen) >= 3


@pytest.mark.parametrize(
    ("before", "rack", "techniques"),
    [
        ("", "r4 r5 r6", "lay"),
        ("r3 r4 r5", "r6", "add"),
        ("r5 y5 b5 k5 | y2 y3 y4", "r3 r4", "take_fourth"),
        ("r4 r5 r6 r7", "y4 b4", "take_end"),
        ("r2 r3 r4 r5 r6 r7", "r4", "split"),
        ("r4 r5 r6 | y6 y7 y8 | r6 b6 k6", "y6", "add"),
        ("r5 r6 *r7", "r7 k5 k6", "add replace"),
        ("r5 b5 k5 | r6 r7 r8 r9", "y5 y6 b6", "add take_end"),
    ],
)
def test_each_technique_by_its_name(before: str, rack: str, techniques: str) -> None:
    play = best_play(before, rack)
    assert play is not None
    assert " ".join(play.techniques) == techniques


def test_steps_read_like_advice() -> None:
    play = best_play("r5 r6 *r7 | y9 b9 k9", "r7 k5 k6 r9")
    assert play is not None
    assert [step_sentence(step) for step in play.steps] == [
        "Put red 7 in the Joker's place in the red run 5 to 7.",
        "Add red 9 to the group of 9s.",
        "Take the Joker from the red run 5 to 7, which doesn't need it, and lay it with black 5 and black 6.",
    ]
    with speaking("ro"):
        assert [step_sentence(step) for step in play.steps] == [
            "Pune 7 roșu în locul jokerului din suita de roșu 5–7.",
            "Adaugă 9 roșu la grupul de 9.",
            "Ia jokerul din suita de roșu 5–7, unde nu mai e nevoie de el, și pune-l pe masă cu 5 negru și "
            "6 negru.",
        ]


def test_a_group_with_a_twin_is_told_by_its_tiles() -> None:
    (step,) = steps_between(parse_table("r3 y3 b3 | y3 b3 k3"), parse_table("r3 y3 b3 | r3 y3 b3 k3"))
    assert step_sentence(step) == "Add red 3 to the group yellow 3, blue 3 and black 3."


def test_what_is_left_of_a_meld_is_no_meld() -> None:
    before, after = "r7 y7 b7 | r4 r5 r6 | y8 y9 y10", "r4 r5 r6 r7 | y7 y8 y9 y10 | b7 b8 b9"
    assert [step_sentence(step) for step in steps_between(parse_table(before), parse_table(after))] == [
        "Break up the group of 7s: take red 7, and add it to the red run 4 to 6.",
        "Take yellow 7 from yellow 7 and blue 7, and add it to the yellow run 8 to 10.",
        "Add blue 8 and blue 9 to blue 7.",
    ]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # What continues a meld is one tile of it: the others leave before anything comes.
        ("b8 k8 y8 r8 | y6 y7 y8", "r5 r6 r7 r8 | y6 y7 y8 | y8 b8 k8"),
        ("y11 b11 k11 | k10 y10 b10", "y11 y12 y13 | b10 b11 b12 | k9 k10 k11 | y10 y9 y8"),
        # A step for each tile: those of the rack come along with others, so that a meld can begin anew.
        (
            "b5 * k5 | k2 k3 k4 | y2 y3 y4 | k3 y3 b3 | y4 k4 b4",
            "y3 y4 *y5 | k2 k3 k4 | y1 y2 y3 y4 | b2 b3 b4 b5 | k2 k3 k4 k5",
        ),
        # Two groups that give each other a tile: one meld begins in a free place.
        ("r12 b12 k12 | r11 b11 k11 y11", "r9 r10 r11 r12 | k10 k11 k12 | b11 b12 b13 | y11 y12 y13"),
    ],
)
def test_no_step_mixes_two_melds(before: str, after: str) -> None:
    steps = steps_between(parse_table(before), parse_table(after))
    assert sorted(kinds(steps[-1].spread.melds)) == sorted(kinds(parse_table(after).melds))
    assert all(map(goes_together, [row for step in steps for row in step.spread.melds]))
    assert len(steps) <= sum(len(step.tiles) + len(step.own) for step in steps)


def test_a_joker_that_is_taken_is_named_once() -> None:
    before, after = "y9 b9 r9 * | y9 b9 k9", "y9 b9 r9 | y9 b9 k9 | k1 k2 *k3"
    (step,) = steps_between(parse_table(before), parse_table(after))
    assert step_sentence(step) == (
        "Take the Joker from the group yellow 9, blue 9 and red 9, which doesn't need it, and lay it with "
        "black 1 and black 2."
    )
