"""Practice."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class SkillCardProps(TypedDict):
    """A skill that can be practised."""

    key: str
    title: str
    about: str
    tiles: list[TileProps]
    standing: str  # "3 of 4 right · 2 of 5 in a row"
    mastered: str | None


class SkillGroupProps(TypedDict):
    """Skills of one game, or of games that are alike."""

    title: str
    skills: list[str]  # their keys


class PracticeTaskProps(TypedDict):
    """The task in sight."""

    skill: str
    standing: str  # "hard · 3 of 4 right"
    row: int  # right at once, one after another
    most: int  # so many, and the skill is mastered
    note: str | None
    query: str  # what opens it, after the page's address
    throws: bool  # it is answered by a tile that is thrown
    thrown: TileProps | None  # the right one, once it is


class PracticeState(TaskPageState):
    """The view "practice"."""

    skills: list[SkillCardProps]
    groups: list[SkillGroupProps]
    band: SetupFieldProps  # easy, middle, hard, or as it comes
    timed: bool | None  # null: no clock is offered
    review: str | None  # what went wrong waits to be practised again
    streak: str | None  # "3 in a row"
    task: PracticeTaskProps | None
