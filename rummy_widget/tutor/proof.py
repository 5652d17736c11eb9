"""Check a step before a learner sees it: find its problems, and a path from its start to a solution.

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
from ..engine.table_melds.trays import with_table
from ..engine.tiles import parse_tiles
from .answers import read_answer
from .judge import choice_fault, input_at_start, passes, table_of
from .plan import find_path, find_table_path
from .plan.lifts import Lift, tiles_lifted
from .scenes import Scene
from .steps import Mistake, StepData, StepKind


def problems_of(step: StepData) -> tuple[str, ...]:
    """Return a message for each problem that makes a step unfair or impossible; empty if there is none."""
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
        needed = tiles_to_lift(step)
        if needed is None:
            yield "no way leads from the start to the solution"
        elif step.par is not None and step.par < needed:
            yield f"par is {step.par}, but {needed} tiles are lifted on the way to the solution"


def answer_passes(step: StepData, answer: str) -> bool:
    """Return whether *answer*, written as in a lesson file, solves the step."""
    match step.kind:
        case StepKind.ARRANGE:
            laid = answer_layout(step, answer)
            return laid is not None and passes(step, laid)
        case StepKind.CHOOSE:
            return step.check.holds(replace(input_at_start(step), chosen=parse_tiles(answer)))
        case StepKind.ANSWER:
            return step.check.holds(replace(input_at_start(step), answer=read_answer(answer)))
        case StepKind.ACT:
            return _moves_solve(step, answer)


def answer_layout(step: StepData, answer: str) -> Layout | None:
    """Return a layout (which tile lies where) in which a step's tiles are arranged as in *answer*.

    *answer* is in notation. If the step has a table, it gives the melds on the table; otherwise it gives the
    tiles on the rack. Returns None if *answer* cannot be laid with the tiles of the step.
    """
    if step.spread is None:
        return Layout.of(parse_arrangement(answer))
    return with_table(step.layout(), parse_table(answer))


def _moves_solve(step: StepData, answer: str) -> bool:
    """Return whether the moves in *answer*, separated by commas, are all legal and solve the step.

    If the step is already solved before the last of these moves, the result is False.
    """
    moves = tuple(move.strip() for move in answer.split(","))
    scenes = scenes_along(step, moves)
    right = [
        step.check.holds(replace(input_at_start(step), turn=scene, moves=moves[:made]))
        for made, scene in enumerate(scenes)
    ]
    return right == [*[False] * len(moves), True]


def scenes_along(step: StepData, moves: Sequence[str]) -> tuple[Scene, ...]:
    """Return the scenes of a step, which are positions of the game: at the start, and after each of *moves*.

    The result ends before the first illegal move, and is empty if the step does not ask for moves.
    """
    scene = step.first_scene()
    scenes = [] if scene is None else [scene]
    with suppress(RulesError):
        for move in moves:
            scenes.append(scenes[-1].after(move))
    return tuple(scenes)


def solutions_of(step: StepData) -> tuple[str, ...]:
    """Return the right answers that the engine finds for a step, in notation; empty if it finds none."""
    if step.kind is StepKind.ACT:
        return ()
    return tuple(found for found in step.check.solutions(input_at_start(step)) if answer_passes(step, found))


def tiles_to_lift(step: StepData) -> int | None:
    """Return the number of tiles that have to be moved to get from the start of a step to a solution.

    It is the number of tiles moved on the shortest path found; a tile that is moved twice counts twice.
    Returns None if no path is found.
    """
    found = nearest_path(step, step.layout())
    return None if found is None else tiles_lifted(found)


def with_par(step: StepData) -> StepData:
    """Return the step with a computed par: the most tiles that a learner may move and still win all stars.

    The par is the number of tiles that have to be moved, plus the extra ones that the step allows (`spare`).
    The step is returned unchanged if it already has a par, if the learner arranges no tiles in it, or if no
    path to a solution is found.
    """
    if step.kind is not StepKind.ARRANGE or step.par is not None:
        return step
    needed = tiles_to_lift(step)
    return step if needed is None else replace(step, par=needed + step.spare)


def mistake_fault(step: StepData, mistake: Mistake) -> FaultCode | None:
    """Return the code of the fault that the rules find in a mistake listed in a lesson; None if it has none.

    If there are several faults, the one that the lesson gives for this mistake is preferred.
    """
    found = tuple(_codes_found(step, mistake))
    return mistake.fault if mistake.fault in found else next(filter(None, found), None)


def _codes_found(step: StepData, mistake: Mistake) -> Iterator[FaultCode | None]:
    """Yield the codes of the faults that the rules find in a mistake, a wrong answer listed in a lesson.

    None stands for no fault, for example because the tiles of the mistake are a valid meld.

    If the step asks for moves, the mistake is tried in each position of the game on the way to the solution.
    If it is a legal move in such a position but costs penalty tiles, the code is the reason for the penalty.
    """
    match step.kind:
        case StepKind.ARRANGE if mistake.answer:
            laid = answer_layout(step, mistake.answer)
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
        return  # the mistake stands for any tiles with this fault, so there are none to try
    if mistake.fault is not None and (found := mistake_fault(step, mistake)) is not mistake.fault:
        yield f"the mistake {name!r} gives {found or 'no fault'}, not {mistake.fault}"
    if step.kind in (StepKind.CHOOSE, StepKind.ANSWER) and answer_passes(step, name):
        yield f"the mistake {name!r} passes"


# -- the path to the nearest solution -------------------------------------------------------------------


def nearest_path(step: StepData, layout: Layout) -> tuple[Lift, ...] | None:
    """Return the moves of tiles that lead from a layout to the nearest solution, or None if none are found.

    Each of these moves is a lift: it picks up adjacent tiles and puts them down together somewhere else. The
    result is cached, because it is needed repeatedly.

    >>> from rummy_widget.tutor import course
    >>> step = course().lesson("runs").step("first-run")
    >>> len(nearest_path(step, Layout.of(step.start)))
    1
    """
    parts = (id(step.check), step.answers, step.rules, step.aim, step.thrown, step.spread, step.opened)
    return _cached_path(StepKey(parts, step), layout)


@dataclass(frozen=True, slots=True)
class StepKey:
    """A key under which a result that was computed for a step is cached.

    `parts` are the values of the step on which the result depends. A value that cannot be hashed is replaced
    by its `id()`. `step` keeps these values alive, so that no other object can get the same id.
    """

    parts: tuple[object, ...]
    step: StepData = field(compare=False)


@lru_cache(maxsize=256)
def _cached_path(key: StepKey, layout: Layout) -> tuple[Lift, ...] | None:
    step = key.step
    if step.spread is not None:
        spreads = [parse_table(answer) for answer in step.answers]
        return find_table_path(layout, spreads, lambda there: passes(step, there))
    answers = [parse_arrangement(answer) for answer in step.answers]
    return find_path(layout, answers, lambda there: passes(step, there))
