"""Attempts put where a test wants them, answered or not, and the hints there, without asking for them."""

from __future__ import annotations

from rummy_widget.engine.layout import History, Layout
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.tutor import Attempt, StepKind, proof
from rummy_widget.tutor.hint import Hint, Waypoint
from rummy_widget.tutor.hints import arrange, asking
from rummy_widget.tutor.step_state import Arranging


def laid(attempt: Attempt, layout: Layout) -> Attempt:
    """The attempt with its tiles moved so, by lifting one."""
    return attempt._judged(Arranging(History(attempt.layout).do(layout, 1)))


def answered(attempt: Attempt) -> Attempt:
    """Return the attempt after the answer that is written down, given without a hint."""
    step = attempt.step
    answer = step.answers[0]
    match step.kind:
        case StepKind.ARRANGE:
            layout = proof.answer_layout(step, answer)
            assert layout is not None
            return laid(attempt, layout)
        case StepKind.CHOOSE:
            left = list(enumerate(tile.kind for tile in attempt.layout.tiles))
            for tile in parse_tiles(answer):
                left.remove(next(each for each in left if each[1] == tile))
            unchosen = {id for id, _ in left}
            return attempt.check(tiles=[id for id in range(len(attempt.layout.tiles)) if id not in unchosen])
        case StepKind.ANSWER:
            return attempt.check(answer)
    for move in answer.split(","):
        attempt = attempt.act(move.strip())
    return attempt


def ladder(attempt: Attempt) -> tuple[Hint, ...]:
    """The computed hints, by grade."""
    return asking.computed_hints(attempt.step, attempt.state, attempt)


def grades(attempt: Attempt) -> tuple[int, ...]:
    """Their grades, as they are found without the hints."""
    return asking.hint_grades(attempt.step, attempt.state, attempt)


def waypoints(attempt: Attempt) -> tuple[Waypoint, ...]:
    """The way from here to the nearest answer."""
    assert isinstance(attempt.state, Arranging)
    return arrange.waypoints(attempt.step, attempt.state)
