"""Judge what a learner has done in a step.

Only the present state counts: where the tiles are, which tiles are chosen, or what the answer is. How the
learner got there does not matter.
"""

from __future__ import annotations

from functools import lru_cache

from ..engine.faults import Fault
from ..engine.layout import Arrangement, Layout
from ..engine.melds import read_meld
from ..engine.reading.rack import RackReading, Segment, SegmentState, read_rack
from ..engine.reading.table import TableReading, read_table
from ..engine.tiles import Tile
from .answers import Answer, read_answer
from .checks import CheckInput
from .counting import kinds
from .kinds import StepKind
from .steps import Mistake, StepData

# The states of a segment (a row of adjacent tiles) in which it can be a mistake that the lesson lists. An
# unfinished one has too few tiles, which is a mistake in steps about the length of melds.
_SHOWING = (SegmentState.FAULT, SegmentState.UNFINISHED)


_read = lru_cache(maxsize=1024)(read_rack)


def reading_of(step: StepData, arrangement: Arrangement) -> RackReading:
    """Return the melds on a rack and what is wrong with them, by the rules of a step.

    If the learner is building a closing pattern (a kind of hand with which a player can end the round), rows
    of tiles that belong to the pattern are not wrong.
    """
    return _read(arrangement, step.rules, aim=step.aim, jokers_thrown=step.thrown)


def table_of(step: StepData, layout: Layout) -> TableReading | None:
    """Return the melds that lie on the table in a layout, and what is wrong with them.

    Returns None if the step has no table on which the learner lays and rearranges melds.
    """
    return None if step.spread is None else read_table(layout, step.spread, step.rules, opened=step.opened)


def check_input_of(step: StepData, layout: Layout) -> CheckInput:
    """Return the input for the checks of a step when its tiles are placed as in *layout*."""
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
    """Return whether the checks of a step say that it is solved if its tiles are placed as in *layout*."""
    return step.check.holds(check_input_of(step, layout))


def sorting_solves(step: StepData) -> bool:
    """Return whether the step is solved by merely sorting its tiles by runs or by groups.

    Such a step does not offer the Sort buttons. The result is False if no tiles are arranged in the step.

    >>> from rummy_widget.tutor import course
    >>> [sorting_solves(course().lesson("runs").step(key)) for key in ("first-run", "corner")]
    [True, False]
    """
    start = step.layout()
    return step.kind is StepKind.ARRANGE and any(passes(step, start.sorted_by(by)) for by in ("run", "group"))


def shown_mistakes(step: StepData, layout: Layout) -> list[tuple[Mistake, Segment]]:
    """Return the mistakes listed in the lesson that occur when the tiles lie as in *layout*.

    Each mistake comes with its segment, which is the row of adjacent tiles in which it occurs.
    """
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
    """Return a mistake that occurs in *layout* but not at the start, and the fault that it causes.

    Only mistakes that the lesson lists are considered, and the first one that occurs is returned. Both values
    are None if no such mistake occurs.
    """
    before = [kinds(segment.tiles) for _, segment in shown_mistakes(step, step.layout())]
    for mistake, segment in shown_mistakes(step, layout):
        if kinds(segment.tiles) not in before:
            return mistake, segment.fault
    return _wrong_turn(step, layout)


def _wrong_turn(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """Return a mistake from the lesson's list that the learner made on the table, and the fault it causes.

    Both values are None if the learner made no mistake on the list, if the step has no table, or if a meld on
    the table is not valid.
    """
    table = table_of(step, layout)
    if table is None or any(tray.state is not SegmentState.VALID for tray in table.trays):
        return None, None
    turns = [mistake for mistake in step.mistakes if mistake.answer]
    found = ((each, fault) for fault in table.faults for each in turns if each.fault is fault.code)
    return next(found, (None, None))


def mistake_in_answer(step: StepData, answer: Answer | None) -> Mistake | None:
    """Return the mistake that the lesson lists for *answer*; None if it lists none, as for a right answer."""
    return next((each for each in step.mistakes if read_answer(each.answer) == answer), None)


def mistake_in_choice(step: StepData, chosen: tuple[Tile, ...]) -> tuple[Mistake | None, Fault | None]:
    """Return the mistake that the lesson lists for choosing these tiles, and why they are not a meld.

    The first value is None if the lesson lists no such mistake; the second is None if the tiles are a meld,
    or if the step does not ask for one.
    """
    fault = choice_fault(step, chosen)
    for mistake in step.mistakes:
        same_fault = fault is not None and fault.code is mistake.fault
        if kinds(mistake.tiles) == kinds(chosen) if mistake.tiles else same_fault:
            return mistake, fault
    return None, fault


def choice_fault(step: StepData, chosen: tuple[Tile, ...]) -> Fault | None:
    """Return the reason why the chosen tiles are not a meld.

    Returns None if they are a meld, or if the step does not ask for one. It may ask for a meld of the chosen
    tiles alone, or for a meld of the chosen tiles and other tiles that its check names.
    """
    for check in step.check.parts():
        if check.name in ("forms", "completes"):
            others = check.value if check.name == "completes" else ()
            found = read_meld(tuple(tile.kind for tile in (*others, *chosen)), step.rules)
            return found if isinstance(found, Fault) else None
    return None
