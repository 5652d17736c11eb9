"""Judge a step by the present places of its tiles or by the chosen tiles, not by the moves made before."""

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

# Segments in which a declared mistake can occur. An unfinished one has too few tiles, which is a mistake in
# steps about the length of melds.
_SHOWING = (SegmentState.FAULT, SegmentState.UNFINISHED)


@lru_cache(maxsize=1024)
def _read(arrangement: Arrangement, rules: Ruleset, aim: Pattern | None, thrown: int) -> RackReading:
    return read_rack(arrangement, rules, aim=aim, jokers_thrown=thrown)


def reading_of(step: StepData, arrangement: Arrangement) -> RackReading:
    """Return which melds a rack has and what is wrong with it, by the rules of a step.

    If the step is about a closing pattern, the rack is read with this pattern in mind.
    """
    return _read(arrangement, step.rules, step.aim, step.thrown)


def table_of(step: StepData, layout: Layout) -> TableReading | None:
    """Return which melds the table has in a layout and what is wrong with them.

    Returns None if the step has no table to arrange.
    """
    return None if step.spread is None else read_table(layout, step.spread, step.rules, opened=step.opened)


def check_input_of(step: StepData, layout: Layout) -> CheckInput:
    """Return what the checks of a step need to know when its tiles are placed as in *layout*."""
    return CheckInput(
        reading_of(step, layout.arrangement()),
        thrown=step.thrown,
        rules=step.rules,
        table=table_of(step, layout),
        opened=step.opened,
    )


def input_at_start(step: StepData) -> CheckInput:
    """Return what the checks of a step need to know before the learner has done anything."""
    return check_input_of(step, step.layout())


def passes(step: StepData, layout: Layout) -> bool:
    """Return whether the checks of a step are met when its tiles are placed as in *layout*."""
    return step.check.holds(check_input_of(step, layout))


def sorting_solves(step: StepData) -> bool:
    """Return whether the step is solved by merely sorting its tiles by runs or by groups.

    Such a step does not offer the Sort buttons. Always false if the step is not to arrange tiles.

    >>> from rummy_widget.tutor import course
    >>> [sorting_solves(course().lesson("runs").step(key)) for key in ("first-run", "corner")]
    [True, False]
    """
    start = step.layout()
    return step.kind is StepKind.ARRANGE and any(passes(step, start.sorted_by(by)) for by in ("run", "group"))


def shown_mistakes(step: StepData, layout: Layout) -> list[tuple[Mistake, Segment]]:
    """Return the mistakes that the lesson expects and that occur in *layout*.

    Each comes with the row of adjacent tiles that shows it.
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
    """Return the first mistake that the lesson expects and that occurs in *layout* but not at the start.

    It comes with the rule that is broken. Both are None if there is no such mistake.
    """
    before = [kinds(segment.tiles) for _, segment in shown_mistakes(step, step.layout())]
    for mistake, segment in shown_mistakes(step, layout):
        if kinds(segment.tiles) not in before:
            return mistake, segment.fault
    return _wrong_turn(step, layout)


def _wrong_turn(step: StepData, layout: Layout) -> tuple[Mistake | None, Fault | None]:
    """Return an expected mistake in a turn at a table whose melds are all valid, and the broken rule.

    Both are None if there is no such mistake, if the step has no table, or if a meld is not valid.
    """
    table = table_of(step, layout)
    if table is None or any(tray.state is not SegmentState.VALID for tray in table.trays):
        return None, None
    turns = [mistake for mistake in step.mistakes if mistake.answer]
    found = ((each, fault) for fault in table.faults for each in turns if each.fault is fault.code)
    return next(found, (None, None))


def mistake_in_answer(step: StepData, answer: Answer | None) -> Mistake | None:
    """Return the expected mistake whose wrong answer is *answer*, or None if the lesson expects none."""
    return next((each for each in step.mistakes if read_answer(each.answer) == answer), None)


def mistake_in_choice(step: StepData, chosen: tuple[Tile, ...]) -> tuple[Mistake | None, Fault | None]:
    """Return an expected mistake that fits the chosen tiles, and the reason why they form no meld.

    The first is None if the lesson expects no such mistake; the second is None if the tiles do form a meld,
    or if the step asks for no meld.
    """
    fault = choice_fault(step, chosen)
    for mistake in step.mistakes:
        same_fault = fault is not None and fault.code is mistake.fault
        if kinds(mistake.tiles) == kinds(chosen) if mistake.tiles else same_fault:
            return mistake, fault
    return None, fault


def choice_fault(step: StepData, chosen: tuple[Tile, ...]) -> Fault | None:
    """Return the reason why the chosen tiles form no meld.

    Returns None if they form one, or if the step asks for no meld. It may ask for a meld of the chosen tiles
    alone, or of these together with tiles that its check names.
    """
    for check in step.check.parts():
        if check.name in ("forms", "completes"):
            others = check.value if check.name == "completes" else ()
            found = read_meld(tuple(tile.kind for tile in (*others, *chosen)), step.rules)
            return found if isinstance(found, Fault) else None
    return None
