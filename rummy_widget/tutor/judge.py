"""Judge a step by the tiles that lie there or are chosen, regardless of how they got there."""

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

# Too few tiles can be a declared mistake as well, in a step about length; unfinished segments show it.
_SHOWING = (SegmentState.FAULT, SegmentState.UNFINISHED)


@lru_cache(maxsize=1024)
def _read(arrangement: Arrangement, rules: Ruleset, aim: Pattern | None, thrown: int) -> RackReading:
    return read_rack(arrangement, rules, aim=aim, jokers_thrown=thrown)


def reading_of(step: StepData, arrangement: Arrangement) -> RackReading:
    """Return how a rack is judged in a step: by its rules, and by the pattern aimed at if there is one."""
    return _read(arrangement, step.rules, step.aim, step.thrown)


def table_of(step: StepData, layout: Layout) -> TableReading | None:
    """Return how the table of a step is judged; None if it has none."""
    return None if step.spread is None else read_table(layout, step.spread, step.rules, opened=step.opened)


def check_input_of(step: StepData, layout: Layout) -> CheckInput:
    """Return the input for the checks of a step if its tiles lie on rack and table as in *layout*."""
    return CheckInput(
        reading_of(step, layout.arrangement()),
        thrown=step.thrown,
        rules=step.rules,
        table=table_of(step, layout),
        opened=step.opened,
    )


def input_at_start(step: StepData) -> CheckInput:
    """Return the input for the checks of a step before the learner has done anything."""
    return check_input_of(step, step.layout())


def passes(step: StepData, layout: Layout) -> bool:
    """Return whether a layout solves an Arrange step."""
    return step.check.holds(check_input_of(step, layout))


def sorting_solves(step: StepData) -> bool:
    """Return whether pressing Sort, by runs or by groups, would solve the step; then Sort is not offered.

    >>> from rummy_widget.tutor import course
    >>> [sorting_solves(course().lesson("runs").step(key)) for key in ("first-run", "corner")]
    [True, False]
    """
    start = step.layout()
    return step.kind is StepKind.ARRANGE and any(passes(step, start.sorted_by(by)) for by in ("run", "group"))


def shown_mistakes(step: StepData, layout: Layout) -> list[tuple[Mistake, Segment]]:
    """Return the declared mistakes that occur in a layout, each with the row of tiles that shows it."""
    return [
        (mistake, segment)
        for mistake in step.mistakes
        if not mistake.answer
        for segment in check_input_of(step, layout).segments
        if segment.state in _SHOWING
        and segment.fault is not None
        and segment.fault.code is mistake.fault
        and (not mistake.tiles or kinds(segment.tiles) == kinds(mistake.tiles))
    ]


def new_mistake(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """Return the first declared mistake that has been made since the start, and its fault.

    Both are None if there is no such mistake.
    """
    before = [kinds(segment.tiles) for _, segment in shown_mistakes(step, step.layout())]
    for mistake, segment in shown_mistakes(step, layout):
        if kinds(segment.tiles) not in before:
            return mistake, segment.fault
    return _wrong_turn(step, layout)


def _wrong_turn(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """Return the declared mistake of a turn as a whole, all of whose melds are valid, and the fault in it.

    Both are None if there is no such mistake, or if a meld is not valid.
    """
    table = table_of(step, layout)
    if table is None or any(tray.state is not SegmentState.VALID for tray in table.trays):
        return None, None
    turns = [mistake for mistake in step.mistakes if mistake.answer]
    found = ((each, fault) for fault in table.faults for each in turns if each.fault is fault.code)
    return next(found, (None, None))


def mistake_in_answer(step: StepData, answer: Answer | None) -> Mistake | None:
    """Return the declared mistake whose answer is the one given, or None if there is none."""
    return next((each for each in step.mistakes if read_answer(each.answer) == answer), None)


def mistake_in_choice(step: StepData, chosen: tuple[Tile, ...]) -> tuple[Mistake | None, Fault | None]:
    """Return the declared mistake that fits the chosen tiles, and the rule that they break.

    The first is None if no declared mistake fits, the second if the rules find no fault (`choice_fault`).
    """
    fault = choice_fault(step, chosen)
    for mistake in step.mistakes:
        same_fault = fault is not None and fault.code is mistake.fault
        if kinds(mistake.tiles) == kinds(chosen) if mistake.tiles else same_fault:
            return mistake, fault
    return None, fault


def choice_fault(step: StepData, chosen: tuple[Tile, ...]) -> Fault | None:
    """Return why the chosen tiles form no meld; None if they do, or if the step asks for no meld.

    A step may ask for a meld of the chosen tiles alone, or together with tiles that its check names.
    """
    for check in step.check.parts():
        if check.name in ("forms", "completes"):
            others = check.value if check.name == "completes" else ()
            found = read_meld(tuple(tile.kind for tile in (*others, *chosen)), step.rules)
            return found if isinstance(found, Fault) else None
    return None
