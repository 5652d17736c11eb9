"""The steps of plays: each moves tiles that are there, none visits the rack, and they end at the play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from opening.boards import small_boards
from rummy_widget.rules import DUTCH_RUMMY, PUP_RUMMY, RUMMIKUB, TILES_50, Ruleset
from rummy_widget.sentences.steps import step_sentence
from rummy_widget.solver.opening.best import best_play
from rummy_widget.solver.opening.found import BestPlay
from rummy_widget.solver.opening.steps import Technique
from rummy_widget.tiles import Tile
from rummy_widget.words import speaking


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


@pytest.mark.parametrize("rules", [PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, TILES_50])
def test_steps_lead_from_before_to_after(rules: Ruleset) -> None:
    seen: Counter[Technique] = Counter()
    for before, rack in small_boards(Random(f"steps {rules.name}"), rules, 20, tiles=15, rack=6):
        play = best_play(before, rack, rules=rules, effort=500)
        if play is not None:
            followed(play, rack)
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
        "Put red 7 in the Joker's place in red 5 to red 7.",
        "Add red 9 to yellow 9, blue 9 and black 9.",
        "Its tile lies there now, so take Joker from red 5, red 6, red 7 and Joker, and lay it with "
        "black 5 and black 6.",
    ]
