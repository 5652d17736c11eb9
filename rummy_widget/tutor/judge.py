"""Judging what lies or is chosen in a step, apart from who did it and how."""

from __future__ import annotations

from functools import lru_cache

from ..engine.closes import Pattern
from ..engine.faults import Fault
from ..engine.layout import Arrangement, Layout
from ..engine.melds import read_meld
from ..engine.reading.rack import RackReading, Segment, SegmentState, read_rack
from ..engine.reading.table import TableReading, read_table
from ..engine.rules import Ruleset
from ..engine.tiles import Tile
from .answers import Answer, read_answer
from .checks import CheckInput
from .counting import kinds
from .kinds import StepKind
from .steps import Mistake, StepData

# Too few tiles can be a declared mistake too, where a step is about length; unfinished segments then show it.
_SHOWING = (SegmentState.FAULT, SegmentState.UNFINISHED)


@lru_cache(maxsize=1024)
def _read(arrangement: Arrangement, rules: Ruleset, aim: Pattern | None, thrown: int) -> RackReading:
    return read_rack(arrangement, rules, aim=aim, jokers_thrown=thrown)


def reading_of(step: StepData, arrangement: Arrangement) -> RackReading:
    """How a rack reads under the rules and with the aim of a step."""
    return _read(arrangement, step.rules, step.aim, step.thrown)


def table_of(step: StepData, layout: Layout) -> TableReading | None:
    """How the table of a step reads; None where it has none."""
    return None if step.spread is None else read_table(layout, step.spread, step.rules, opened=step.opened)


def shown_in(step: StepData, layout: Layout) -> CheckInput:
    """What the checks look at where the tiles of a step lie so, on the rack and on a table."""
    return CheckInput(
        reading_of(step, layout.arrangement()),
        thrown=step.thrown,
        rules=step.rules,
        table=table_of(step, layout),
        opened=step.opened,
    )


def at_start(step: StepData) -> CheckInput:
    """What the checks look at before anything is done."""
    return shown_in(step, step.layout())


def passes(step: StepData, layout: Layout) -> bool:
    """Return whether tiles that lie so are a right answer to a step to arrange."""
    return step.check.holds(shown_in(step, layout))


def sorting_solves(step: StepData) -> bool:
    """Whether one press of Sort, by runs or by groups, would lay a right answer: then it is not offered.

    >>> from rummy_widget.tutor import course
    >>> [sorting_solves(course().lesson("runs").step(key)) for key in ("first-run", "corner")]
    [True, False]
    """
    start = step.layout()
    return step.kind is StepKind.ARRANGE and any(passes(step, start.sorted_by(by)) for by in ("run", "group"))


def shown_mistakes(step: StepData, layout: Layout) -> list[tuple[Mistake, Segment]]:
    """The declared mistakes that lie on a rack, or on its table, each with the segment that shows it."""
    return [
        (mistake, segment)
        for mistake in step.mistakes
        if not mistake.answer
        for segment in shown_in(step, layout).segments
        if segment.state in _SHOWING
        and segment.fault is not None
        and segment.fault.code is mistake.fault
        and (not mistake.tiles or kinds(segment.tiles) == kinds(mistake.tiles))
    ]


def new_mistake(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """The first declared mistake that lies there and did not lie there at the start, with its fault."""
    before = [kinds(segment.tiles) for _, segment in shown_mistakes(step, step.layout())]
    for mistake, segment in shown_mistakes(step, layout):
        if kinds(segment.tiles) not in before:
            return mistake, segment.fault
    return _wrong_turn(step, layout)


def _wrong_turn(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """Return the declared mistake that a turn is as a whole, where each of its melds stands."""
    table = table_of(step, layout)
    if table is None or any(tray.state is not SegmentState.VALID for tray in table.trays):
        return None, None
    turns = [mistake for mistake in step.mistakes if mistake.answer]
    found = ((each, fault) for fault in table.faults for each in turns if each.fault is fault.code)
    return next(found, (None, None))


def answer_slip(step: StepData, answer: Answer | None) -> Mistake | None:
    """Return the declared mistake that an answer is, if it is one."""
    return next((each for each in step.mistakes if read_answer(each.answer) == answer), None)


def choice_slip(step: StepData, chosen: tuple[Tile, ...]) -> tuple[Mistake | None, Fault | None]:
    """The declared mistake that chosen tiles are, if they are one, and the fault that the rules find."""
    fault = choice_fault(step, chosen)
    for mistake in step.mistakes:
        same_fault = fault is not None and fault.code is mistake.fault
        if kinds(mistake.tiles) == kinds(chosen) if mistake.tiles else same_fault:
            return mistake, fault
    return None, fault


def choice_fault(step: StepData, chosen: tuple[Tile, ...]) -> Fault | None:
    """What the rules find wrong in the tiles chosen, where they were to make a meld, alone or with others."""
    for check in step.check.parts():
        if check.name in ("forms", "completes"):
            others = check.value if check.name == "completes" else ()
            found = read_meld(tuple(tile.kind for tile in (*others, *chosen)), step.rules)
            return found if isinstance(found, Fault) else None
    return None
