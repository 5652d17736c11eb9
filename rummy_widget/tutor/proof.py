"""Prove a step: find what is wrong with it before a learner sees it, and the way to a solution.

>>> from dataclasses import replace
>>> from rummy_widget.tutor import course
>>> step = course().lesson("runs").step("first-run")
>>> problems_of(step)
()
>>> problems_of(replace(step, par=0))
('par is 0, but 1 tiles are lifted on the way to the solution',)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ..engine.faults import FaultCode, RulesError
from ..engine.layout import Layout, parse_arrangement
from ..engine.melds import Meld, read_meld
from ..engine.table_melds import parse_table
from ..engine.table_melds.trays import laid_as
from ..engine.tiles import parse_tiles
from .answers import read_answer
from .judge import choice_fault, input_at_start, passes, table_of
from .plan import way, way_on_table
from .plan.lifts import Lift, lifted
from .scenes import Scene
from .steps import Mistake, StepData, StepKind


def problems_of(step: StepData) -> tuple[str, ...]:
    """Return a message for each problem that makes a step unfair or impossible; none for a good step."""
    return tuple(_problems(step))


def _problems(step: StepData) -> Iterator[str]:
    if step.check.holds(replace(input_at_start(step), turn=step.first_scene())):
        yield "the untouched start passes already"
    for place, answer in enumerate(step.answers):
        name = "solution" if place == 0 and step.solution is not None else "equally good answer"
        if not answer_passes(step, answer):
            yield f"the {name} {answer!r} does not pass"
    for mistake in step.mistakes:
        yield from _mistake_problems(step, mistake)
    if step.kind is StepKind.ARRANGE and step.solution is not None:
        needed = least_lifts(step)
        if needed is None:
            yield "no way leads from the start to the solution"
        elif step.par is not None and step.par < needed:
            yield f"par is {step.par}, but {needed} tiles are lifted on the way to the solution"


def answer_passes(step: StepData, answer: str) -> bool:
    """Return whether an answer, written as in a lesson file, solves the step."""
    match step.kind:
        case StepKind.ARRANGE:
            laid = answered(step, answer)
            return laid is not None and passes(step, laid)
        case StepKind.CHOOSE:
            return step.check.holds(replace(input_at_start(step), chosen=parse_tiles(answer)))
        case StepKind.ANSWER:
            return step.check.holds(replace(input_at_start(step), answer=read_answer(answer)))
        case StepKind.ACT:
            return _acts_well(step, answer)


def answered(step: StepData, answer: str) -> Layout | None:
    """Return the layout that an answer to an Arrange step describes.

    Returns None if it describes a table that cannot be laid with the tiles of the step.
    """
    if step.spread is None:
        return Layout.of(parse_arrangement(answer))
    return laid_as(step.layout(), parse_table(answer))


def _acts_well(step: StepData, answer: str) -> bool:
    """Return whether the moves of an answer are legal and solve the step with the last move, not earlier."""
    moves = tuple(move.strip() for move in answer.split(","))
    scenes = scenes_along(step, moves)
    right = [
        step.check.holds(replace(input_at_start(step), turn=scene, moves=moves[:made]))
        for made, scene in enumerate(scenes)
    ]
    return right == [*[False] * len(moves), True]


def scenes_along(step: StepData, moves: Sequence[str]) -> tuple[Scene, ...]:
    """Return the scenes of an Act step: the first one, and one after each move up to an illegal one."""
    scene = step.first_scene()
    scenes = [] if scene is None else [scene]
    with suppress(RulesError):
        for move in moves:
            scenes.append(scenes[-1].after(move))
    return tuple(scenes)


def solutions_of(step: StepData) -> tuple[str, ...]:
    """Return the answers that the engine finds for the step's check; none if only the author can give one."""
    if step.kind is StepKind.ACT:
        return ()
    return tuple(found for found in step.check.solutions(input_at_start(step)) if answer_passes(step, found))


def least_lifts(step: StepData) -> int | None:
    """Return how many tiles are lifted on the way from the start to a solution; None if no way is known."""
    found = nearest_way(step, step.layout())
    return None if found is None else lifted(found)


def with_par(step: StepData) -> StepData:
    """Return the step with a par, if it has none: the tiles lifted on the way to a solution plus `spare`."""
    if step.kind is not StepKind.ARRANGE or step.par is not None:
        return step
    needed = least_lifts(step)
    return step if needed is None else replace(step, par=needed + step.spare)


def mistake_fault(step: StepData, mistake: Mistake) -> FaultCode | None:
    """Return the fault that the rules find in a declared mistake, or None if they find none.

    If they find several, the one that the lesson declares is preferred.
    """
    found = tuple(_codes_found(step, mistake))
    return mistake.fault if mistake.fault in found else next(filter(None, found), None)


def _codes_found(step: StepData, mistake: Mistake) -> Iterator[FaultCode | None]:
    """Yield the codes of the faults that the rules find in a declared mistake, or None where they find none.

    In an Act step the mistake is tried at each point on the way to the solution. None means that it is a
    legal move there; a legal turn that costs penalty tiles yields the reason for these.
    """
    match step.kind:
        case StepKind.ARRANGE if mistake.answer:
            laid = answered(step, mistake.answer)
            table = table_of(step, laid) if laid else None
            yield from (fault.code for fault in (table.faults if table else ()))
        case StepKind.ARRANGE:
            read = read_meld(mistake.tiles, step.rules)
            yield None if isinstance(read, Meld) else read.code
        case StepKind.CHOOSE:
            fault = choice_fault(step, mistake.tiles)
            yield fault.code if fault else None
        case StepKind.ACT:
            moves = [move.strip() for move in (step.solution or "").split(",") if move.strip()]
            for scene in scenes_along(step, moves)[: len(moves) or 1]:
                for move in [mistake.answer] if mistake.answer else scene.offered:
                    refused = scene.refused(move)
                    fault = refused.fault if refused is not None else scene.after(move).felt.fault
                    yield fault.code if fault else None


def _mistake_problems(step: StepData, mistake: Mistake) -> Iterator[str]:
    name = " ".join(map(str, mistake.tiles)) or mistake.answer
    if not name and step.kind is not StepKind.ACT:
        return  # any tiles with this fault
    if mistake.fault is not None and (found := mistake_fault(step, mistake)) is not mistake.fault:
        yield f"the mistake {name!r} gives {found or 'no fault'}, not {mistake.fault}"
    if step.kind in (StepKind.CHOOSE, StepKind.ANSWER) and answer_passes(step, name):
        yield f"the mistake {name!r} passes"


# -- the way to the nearest solution --------------------------------------------------------------------


def nearest_way(step: StepData, layout: Layout) -> tuple[Lift, ...] | None:
    """Return the lifts that lead from a layout to a solution, or None if none is known.

    They are cached, because the par of a step, its proof and each hint need them.

    >>> from rummy_widget.tutor import course
    >>> step = course().lesson("runs").step("first-run")
    >>> len(nearest_way(step, Layout.of(step.start)))
    1
    """
    what = (id(step.check), step.answers, step.rules, step.aim, step.thrown, step.spread, step.opened)
    return _found(StepKey(what, step), layout)


@dataclass(frozen=True, slots=True)
class StepKey:
    """A key under which results for a step are cached.

    `what` has the parts of the step on which the result depends. Objects that cannot be hashed are
    represented by their `id`; `step` keeps them alive.
    """

    what: tuple[object, ...]
    step: StepData = field(compare=False)


@lru_cache(maxsize=256)
def _found(key: StepKey, layout: Layout) -> tuple[Lift, ...] | None:
    step = key.step
    if step.spread is not None:
        spreads = [parse_table(answer) for answer in step.answers]
        return way_on_table(layout, spreads, lambda there: passes(step, there))
    answers = [parse_arrangement(answer) for answer in step.answers]
    return way(layout, answers, lambda there: passes(step, there))
