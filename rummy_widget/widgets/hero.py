"""The rack at the top of the home page, which becomes a winning hand when the visitor moves one tile.

A winning hand is a hand with which a player can end the round.
"""

from __future__ import annotations

from ..engine.layout import parse_arrangement
from ..text.words import say
from ..tutor import Attempt, LessonProgress, StepKind
from ..tutor.checks import read_check
from ..tutor.steps import StepData
from ..tutor.texts import Text
from .messages import Message
from .rack_view import rack_view, verdict_of
from .session import lesson_of, progress_after
from .shapes.pages import HeroProps

TILES = "r5 r6 r7 r8 _ _ r2 y2 b2 k2 / b9 b10 b11 b12 b13 _ k6 _ r9"
"""The rack before the visitor moves a tile, in notation."""

MOVED = "r5 r6 r7 r8 r9 _ r2 y2 b2 k2 / b9 b10 b11 b12 b13 _ k6"
"""The solution: the red 9 has been added to the red run."""

HERO_MESSAGES = frozenset({"move", "undo", "redo", "retry"})
"""The types of messages from the page that the rack on the home page accepts."""

_STEP = StepData(
    key="one-to-go",
    kind=StepKind.ARRANGE,
    title=Text.of(""),
    goal=Text.of(""),
    check=read_check({"closes": True}, StepKind.ARRANGE),
    start=parse_arrangement(TILES),
    solution=MOVED,
    par=1,
)


def hero() -> LessonProgress:
    """Return the state of the rack on the home page before the visitor does anything.

    The rack is treated as a lesson with one step.
    """
    return LessonProgress.begin(lesson_of(_STEP))


def after_message(progress: LessonProgress, message: Message) -> LessonProgress:
    """Return the state of the rack on the home page after a message from the page.

    *progress* is the state before the message. The type of the message must be one of `HERO_MESSAGES`.
    """
    return progress_after(progress, _STEP.key, message)


def hero_view(attempt: Attempt) -> HeroProps:
    """Return the data with which the page shows the rack at the top of the home page.

    A sentence beside the rack says what to do or, once the tiles are a winning hand, how many points the
    other players would pay for it. *attempt* contains the tiles as the visitor has arranged them.
    """
    reading, layout = attempt.reading, attempt.layout
    closing = reading.closing
    text = say("hero-won", points=closing.payment) if closing else say("hero-goal")
    rack = rack_view(
        layout, reading, verdict=verdict_of("idle", ""), tools=[],
        undo=attempt.can_undo, redo=attempt.can_redo,
    )  # fmt: skip
    longest = max(len(shelf) for shelf in layout.shelves)
    rack["slots"] = rack["most_slots"] = max(len(_STEP.start.shelves[0]), longest)
    return {
        "title": say("hero-title", won="yes" if closing else "no"),
        "text": text,
        "won": closing is not None,
        "rack": rack,
    }
