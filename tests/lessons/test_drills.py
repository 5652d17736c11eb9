"""Drills: endless, each task solvable, new, and not solved at the start; a seed always means the same one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest

from parts import WHOLE, part_of
from rummy_widget.engine.rules import RUMMIKUB
from rummy_widget.engine.solver.open_games.best_play import best_play
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.tutor import (
    Attempt,
    AttemptError,
    StepData,
    StepKind,
    StepOutcome,
    Text,
    all_lessons,
    course,
)
from rummy_widget.tutor.drills import MAKERS, TABLES, vary
from rummy_widget.tutor.judge import passes
from rummy_widget.tutor.proof import problems_of
from rummy_widget.tutor.steps import Drill, Variant

from .pointing import answered, ladder
from .test_hints import solved

DRILLS = [
    pytest.param(step, id=lesson.key)
    for lesson in all_lessons().values()
    for step in lesson.steps
    if step.drill
]
SEEDS = range(1, 61)
DEALT: dict[tuple[tuple[str, ...], str, int], StepData] = {}


def varied(step: StepData, seed: int) -> StepData:
    """The task of a seed. Tests that look at the same tasks deal them once: dealing proves each of them."""
    assert step.drill is not None
    sorts = tuple(variant.make for variant in step.drill.variants)
    its = sorts, step.rules.name, seed
    if its not in DEALT:
        DEALT[its] = vary(step.key, step.title, step.drill, seed)
    return DEALT[its]


def seeds_of(step: StepData) -> Sequence[int]:
    """A table takes longer to deal, and its solver to ask: fewer seeds; `make proof` has all."""
    if WHOLE:
        return SEEDS[:10] if step.has_table else SEEDS
    return SEEDS[:6] if step.has_table else SEEDS[:16]


@pytest.mark.whole
@pytest.mark.parametrize("step", DRILLS)
def test_every_seed_deals_a_fair_task(step: StepData) -> None:
    fair(step, seeds_of(step))


def fair(step: StepData, seeds: Iterable[int]) -> None:
    for seed in seeds:
        made = varied(step, seed)
        assert problems_of(made) == ()
        assert Attempt.begin(made).outcome is StepOutcome.UNTRIED
        assert all(len(shelf) <= 14 for shelf in made.start.shelves), made.start
        if made.kind is StepKind.ARRANGE:
            assert not passes(made, made.layout())
            assert made.par is not None
            assert 1 <= made.par <= 9


@pytest.mark.whole
@pytest.mark.parametrize("step", [each for each in DRILLS if not each.values[0].exam])
def test_every_seed_can_be_solved_by_its_hints(step: StepData) -> None:
    for seed in seeds_of(step)[:32] if not step.has_table else seeds_of(step)[:6]:
        attempt = Attempt.begin(varied(step, seed))
        assert [hint.grade for hint in ladder(attempt)][-1] == 4
        assert not solved(attempt).over_par


@pytest.mark.parametrize("step", DRILLS)
def test_tasks_differ(step: StepData) -> None:
    made = [varied(step, seed) for seed in seeds_of(step)]
    shown = {(each.goal, each.start.notation(), each.turn, each.spread) for each in made}
    assert len(shown) >= 0.9 * len(made), "where only one tile is to be seen, it comes again now and then"
    next_to_each_other = pairwise(made)
    assert all((one.goal, one.start) != (other.goal, other.start) for one, other in next_to_each_other)


@pytest.mark.parametrize("step", DRILLS)
def test_one_after_the_other_goes_through_all_sorts(step: StepData) -> None:
    assert step.drill is not None
    sorts = len(step.drill.variants)
    assert sorts >= 2
    goals = [varied(step, seed).goal for seed in range(1, sorts + 1)]
    assert len(set(goals)) == sorts
    assert sorts < 5 or len({varied(step, seed).kind for seed in range(1, sorts + 1)}) > 1


@pytest.mark.parametrize("step", DRILLS)
def test_another_one_keeps_the_best_result(step: StepData) -> None:
    attempt = answered(Attempt.begin(step))
    another = attempt.another()
    assert another.step.seed == (step.seed or 0) + 1
    assert (another.step.start, another.step.turn) != (step.start, step.turn)
    assert another.best == attempt.best > 0
    assert another.outcome is StepOutcome.UNTRIED
    assert another.another(step.seed).step == step


def test_a_step_without_a_drill_has_no_other_task() -> None:
    with pytest.raises(AttemptError, match="only one task"):
        Attempt.begin(course().lesson("runs").step("first-run")).another()


@pytest.mark.whole
@pytest.mark.parametrize("make", MAKERS)
def test_every_maker_deals_from_any_seed(make: str) -> None:
    drill = Drill(0, (Variant(make, Text.of("Try."), options=()),))
    starts = set()
    for seed in (*part_of(range(25), 3), 10**12, 2**63):
        step = vary("drill", Text.of("Drill"), drill, seed)
        starts.add((step.start.notation(), step.turn, step.solution))
        tiles = [tile.kind for tile in step.start.tiles]
        assert all(tiles.count(tile) <= 2 for tile in tiles)
    assert len(starts) >= (20 if WHOLE else 7)


@pytest.mark.whole
@pytest.mark.parametrize("make", TABLES)
def test_a_table_asks_for_just_what_it_was_dealt_for(make: str) -> None:
    """The tiles that go are those of the solution, and each other one stays, whatever is done."""
    drill = Drill(0, (Variant(make, Text.of("Try.")),), RUMMIKUB)
    for seed in range(5 if WHOLE else 2):
        step = vary("drill", Text.of("Drill"), drill, seed)
        assert step.spread is not None
        rack = tuple(each.kind for each in step.start.tiles)
        play = best_play(step.spread, rack, rules=RUMMIKUB, opened=step.opened)
        assert play is not None
        laid = parse_table(step.solution or "").counts() - step.spread.counts()
        assert Counter(play.tiles) == laid
        assert len(rack) > laid.total()
        assert step.opened is not make.startswith("table-open")


@pytest.mark.parametrize("make", [*MAKERS, *TABLES])
def test_every_maker_is_used(make: str) -> None:
    used = {
        variant.make
        for lesson in all_lessons().values()
        for variant in (lesson.steps[-1].drill or Drill(0, ())).variants
    }
    assert make in used


def test_a_seed_means_the_same_task_for_ever() -> None:
    pinned = {
        key: varied(course().lesson(key).steps[-1], 7).start.notation() for key in ("tiles", "runs", "groups")
    }
    assert pinned == {
        "tiles": "k8 k13 r8 y9 / r13 r7 k5 y4",
        "runs": "b11 b12 b13 b1 b2 / k9 k10 k11 _ _ b3",
        "groups": "b2 r2 k2 y2 / b2 _ _ b1 b3",
    }
