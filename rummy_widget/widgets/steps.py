"""Data with which the page shows a step of a lesson: plain JSON, made from the learner's attempt.

The answer is included only once the learner has found it or asked for it. The types are in `shapes.steps`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.layout import Layout
from ..engine.reading.table import read_tray
from ..engine.table_melds import rows_of
from ..text.sentences.racks import rack_name
from ..text.sentences.tiles import are_cards, say_of
from ..text.words import say
from ..tutor import Attempt, LessonProgress, StepData, StepKind, StepOutcome
from ..tutor.judge import sorting_solves
from .house import house_note
from .melds import table_verdict, trays_view
from .rack_view import plain_segments, rack_view, verdict_of, verdict_view
from .reasons import can_explain, reasons_view
from .scenes import announcement, moves_view, places_view, scene_view
from .shapes.racks import RackProps, RackTool, ReasonProps, Size, VerdictProps, VerdictStatus
from .shapes.steps import NextHintProps, StepProps, StepState

# The tool buttons for the rack of a step, by the kind of step.
STEP_TOOLS: Mapping[StepKind, tuple[RackTool, ...]] = {
    StepKind.ARRANGE: ("undo", "redo", "sort-run", "sort-group", "size"),
    StepKind.CHOOSE: ("size",),
    StepKind.ANSWER: ("size",),
    StepKind.ACT: ("undo", "redo", "size"),
}
# The status of the verdict for each outcome of an attempt. An unfinished attempt is not wrong: only a move or
# an answer can be.
STATUS: Mapping[StepOutcome, VerdictStatus] = {
    StepOutcome.UNTRIED: "idle", StepOutcome.NOT_YET: "idle",
    StepOutcome.WRONG: "wrong", StepOutcome.RIGHT: "right",
}  # fmt: skip


def tools_of(step: StepData) -> tuple[RackTool, ...]:
    """Return the tool buttons for the rack of a step.

    The buttons that sort are left out if the step gives no feedback, or if sorting alone would solve it.
    """
    may_sort = step.judged and not sorting_solves(step)
    return tuple(tool for tool in STEP_TOOLS[step.kind] if may_sort or not tool.startswith("sort"))


def may_explain(attempt: Attempt) -> bool:
    """Return whether the page may explain how many points the rack of a step is worth.

    That is allowed only after the step is solved, because the explanation could give the answer away. It is
    possible only if the player can close (end the round) with the rack, and the solver supports the rules.
    The result is always False for a step in which the learner makes moves of a game.
    """
    right = attempt.outcome is StepOutcome.RIGHT and attempt.step.kind is not StepKind.ACT
    return right and can_explain(attempt.reading, attempt.step.rules)


def allowed_reasons(attempt: Attempt) -> list[ReasonProps]:
    """Return sentences that explain how many points a step's rack is worth, and what would be worth more.

    Raises ValueError if the page may not show them now (see `may_explain`).
    """
    if not may_explain(attempt):
        raise ValueError(say("explain-not-yet"))
    return reasons_view(attempt.reading, attempt.step.rules)


def step_view(
    progress: LessonProgress, attempt: Attempt, *, alone: bool, size: Size,
    reasons: list[ReasonProps] | None = None,
) -> StepState:  # fmt: skip
    """Return the data with which the page shows a step and its rack.

    *progress* is the learner's progress in the lesson, and *attempt* is the attempt at this step. *alone*
    says whether the step is shown without the other steps of its lesson. *size* says how large the tiles are
    drawn. *reasons* explain how many points the rack is worth; they are None if the learner hasn't asked for
    that.
    """
    rack = _rack(progress, attempt, size) if attempt.layout.tiles or attempt.turn is not None else None
    step = _step(progress, attempt, alone, has_rack=rack is not None)
    if rack is not None:
        rack["house"] = step["house"]
        if may_explain(attempt):
            rack["reasons"] = reasons
    text = _announcement(progress, attempt, rack["verdict"]["text"] if rack else _feedback(progress, attempt))
    return {"said": announcement(attempt, text) if rack else text, "step": step, "rack": rack}


def _step(progress: LessonProgress, attempt: Attempt, alone: bool, *, has_rack: bool) -> StepProps:
    step, count = attempt.step, len(progress.lesson.steps)
    place = progress.lesson.index(step.key)
    return {
        "lesson": progress.lesson.key,
        "key": step.key,
        "number": place + 1,
        "count": count,
        "kind": step.kind.value,
        "title": str(step.title),
        "goal": str(step.goal),
        "text": str(step.text) if step.text is not None else None,
        "outcome": attempt.outcome.value,
        "stars": None if progress.switches else attempt.stars,
        "best": attempt.best,
        "par": step.par,
        "lifted": attempt.lifted,
        "made": attempt.at,
        "hints": [
            {
                "grade": hint.grade,
                "number": hint.number,
                "text": hint.text,
                "marked": list(hint.marked),
                "slots": [{"shelf": shelf, "slot": slot} for shelf, slot in hint.slots],
            }
            for hint in attempt.hints
        ],
        "next_hint": _next_hint(attempt),
        "looked": attempt.answer_shown,
        "feedback": None if has_rack else _feedback(progress, attempt) or None,
        "why": _why(progress, attempt),
        "options": [{"key": each.key, "text": str(each.text)} for each in step.options] or None,
        "numeric": step.kind is StepKind.ANSWER and not step.options,
        "answer": attempt.answer_text,
        "moves": moves_view(attempt),
        "places": places_view(attempt),
        "felt": scene_view(attempt),
        "drill": {"seed": step.seed} if step.drill is not None and step.seed is not None else None,
        "skipped": step.key in progress.skipped,
        "next": {"text": ""} if place + 1 < count or (alone and count > 1) else None,
        "alone": alone,
        "house": house_note(progress.switches),
    }


def _next_hint(attempt: Attempt) -> NextHintProps | None:
    if not attempt.hints_left:
        return None
    return {"number": attempt.hint_number, "count": attempt.hint_count, "answer": attempt.answer_next}


def _why(progress: LessonProgress, attempt: Attempt) -> str | None:
    """Return the explanation of a step's answer; None if the step isn't solved or house rules are in use.

    The explanations are written for the rules of the course, so they might be wrong under house rules.
    """
    return None if progress.switches else attempt.why


def _feedback(progress: LessonProgress, attempt: Attempt) -> str:
    """Return the feedback on an attempt at a step; '' if there is none.

    If the step is solved under house rules, the feedback says that no stars are won.
    """
    if progress.switches and attempt.outcome is StepOutcome.RIGHT:
        return say("house-right")
    return attempt.feedback or ""


def _announcement(progress: LessonProgress, attempt: Attempt, said: str) -> str:
    """Return what screen readers should read out about an attempt at a step.

    If the step is solved, the announcement first says so, and explains the answer. It ends with *said*, which
    is the verdict on the rack or, if the step has no rack, the feedback.
    """
    right = attempt.outcome is StepOutcome.RIGHT and not progress.switches
    word = f"{say('outcome', outcome=StepOutcome.RIGHT.value)}." if right else None
    return " ".join(filter(None, (word, _why(progress, attempt), said)))


def _rack(progress: LessonProgress, attempt: Attempt, size: Size) -> RackProps:
    step, layout = attempt.step, attempt.layout
    reading = attempt.reading if step.judged else None
    moves = step.kind in (StepKind.ARRANGE, StepKind.ACT)
    view = rack_view(
        layout,
        reading,
        verdict=_verdict(progress, attempt),
        aim=step.aim,
        undo=moves and attempt.can_undo,
        redo=moves and attempt.can_redo,
        readonly=step.kind is StepKind.ANSWER,
        choose=step.kind is StepKind.CHOOSE,
        chosen=list(attempt.chosen),
        size=size,
        tools=list(tools_of(step)),
    )
    if step.has_table:
        view["trays"] = trays_view(layout, [read_tray(row, step.rules) for row in rows_of(layout)])
        view["label"] = rack_name(layout.arrangement(), step.rules.tiles.kinds)
    view["cards"] = are_cards(step.rules.tiles.kinds)
    if step.kind is StepKind.CHOOSE:  # the rack shows which of the chosen tiles are wrong
        view["segments"] = plain_segments(layout, _wrongly_chosen(attempt, layout))
    return view


def _wrongly_chosen(attempt: Attempt, layout: Layout) -> list[int]:
    """Return the ids of the chosen tiles that make the answer wrong; [] if the answer isn't wrong."""
    if attempt.outcome is not StepOutcome.WRONG or attempt.fault is None:
        return []
    blamed = {tile.kind for tile in attempt.fault.tiles}
    return [each for each in attempt.chosen if layout.tiles[each].kind in blamed]


def _verdict(progress: LessonProgress, attempt: Attempt) -> VerdictProps:
    """Return the verdict on an attempt at a step: a word for its outcome, and a sentence.

    Once the answer is right or wrong, the sentence is the feedback on the answer. Before that, the sentence
    describes the melds on the rack or on the table, or says how many tiles are chosen. It is '' if the step
    gives no feedback before an answer, or asks a question.
    """
    step, status = attempt.step, STATUS[attempt.outcome]
    if attempt.outcome in (StepOutcome.RIGHT, StepOutcome.WRONG):
        cited = attempt.fault.clause if attempt.fault is not None else step.clause
        return verdict_of(status, _feedback(progress, attempt), cited)
    if step.kind is StepKind.CHOOSE:
        key, count = ("choose-chosen", len(attempt.chosen)) if attempt.chosen else ("choose-none", 0)
        return verdict_of(status, say_of(step.start.tiles, key, count=count))
    if not step.judged or step.kind is StepKind.ANSWER:
        return verdict_of(status, "")
    if (table := attempt.table) is not None:
        return {**table_verdict(table, step.rules), "status": status, "word": verdict_of(status, "")["word"]}
    shown = verdict_view(attempt.reading, step.rules, step.aim)
    return {
        **verdict_of(status, shown["text"]),
        "clause": shown["clause"] if shown["status"] == "fault" else None,
    }
