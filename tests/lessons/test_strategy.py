"""What the lesson on strategy says of real games is what the coach finds there; its figures are counted."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rummy_widget.engine.game.coach import DiscardAdvice, advise
from rummy_widget.engine.game.round_scene import RoundScene
from rummy_widget.engine.tiles import JOKER, Tile, parse_tiles
from rummy_widget.tutor import StepData, course

STEPS = [pytest.param(step, id=step.key) for step in course().lesson("strategy").steps if step.drill is None]


def seat(step: StepData) -> RoundScene:
    assert step.turn is not None
    scene = step.turn.scene(step.start, step.rules)
    assert isinstance(scene, RoundScene)
    return scene


def advice(key: str) -> DiscardAdvice:
    return advise(seat(course().lesson("strategy").step(key)).view)


def tile(name: str) -> Tile:
    return parse_tiles(name)[0]


def discarded(move: str) -> Tile | None:
    """The tile that a move discards; None for a close."""
    verb, _, name = move.partition(" ")
    return {"throw": JOKER, "close": None}[verb] if not name else tile(name)


@pytest.mark.parametrize("step", STEPS)
def test_the_solution_is_what_the_coach_advises_and_a_mistake_costs(step: StepData) -> None:
    found = advise(seat(step).view)
    best = None if found.closing is not None and not found.waiting else found.best.tile
    assert discarded(step.solution or "") == best
    worst = max((found.cost(gone) for answer in step.answers if (gone := discarded(answer))), default=0)
    for mistake in step.mistakes:
        gone = discarded(mistake.answer)
        cost = found.gain if gone is None else -found.gain if best is None else found.cost(gone)
        assert cost > worst, mistake.answer


def copies(found: DiscardAdvice, name: str) -> int:
    return found.option(tile(name)).discard.outs.copies


def test_more_ways_home() -> None:
    found = advice("more-ways")
    assert (copies(found, "b3"), copies(found, "y13"), found.best.discard.outs.unseen) == (14, 10, 80)
    assert tile("b13") in found.option(tile("b3")).discard.outs
    assert tile("b13") not in found.option(tile("y13")).discard.outs


def test_the_dear_pattern_is_worth_more_than_a_tile_or_two() -> None:
    strangers = advice("strangers")
    assert copies(strangers, "r3") > copies(strangers, "k12")
    for key, gone, other in (("strangers", "k12", "r3"), ("break", "r8", "r3")):
        found = advice(key)
        dear, plain = (
            max(out.points for out in found.option(tile(name)).discard.outs.values())
            for name in (gone, other)
        )
        assert dear == 2 * plain, key


def test_what_the_next_player_took_is_what_a_discard_gives() -> None:
    view = seat(course().lesson("strategy").step("defend")).view
    assert tile("k8") in view.taken[1]
    found = advice("defend")
    blue, black = found.option(tile("b7")), found.option(tile("k7"))
    assert blue.discard.rank == black.discard.rank, "alike for oneself"
    assert (blue.gives < Fraction(1, 4), black.gives > Fraction(1, 2)) == (True, True)
    low = advice("break")
    assert low.option(tile("r12")).gives > 2 * low.option(tile("r8")).gives
    assert tile("b12") in seat(course().lesson("strategy").step("break")).view.taken[1]


def test_whatever_comes_one_can_close_again() -> None:
    waiting = advice("wait")
    assert waiting.closing is not None
    outs = waiting.best.discard.outs
    assert (waiting.closing.points, outs.chance) == (400, 1)
    assert {each: outs[tile(each)].points for each in ("y1", "b1")} == {"y1": 1000, "b1": 1000}
    closing = advice("close")
    assert closing.closing is not None
    outs = closing.best.discard.outs
    assert outs.chance == 1
    assert {each for each, out in outs.items() if out.points > closing.closing.points} == {JOKER}
