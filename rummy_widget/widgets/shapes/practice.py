"""Types of what the practice page shows."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class SkillCardProps(TypedDict):
    """A skill that can be practised, with the learner's results."""

    key: str
    title: str
    about: str
    tiles: list[TileProps]
    standing: str  # "3 of 4 right · 2 of 5 in a row"
    mastered: str | None


class SkillGroupProps(TypedDict):
    """A group of skills, of one game or of similar games."""

    title: str
    skills: list[str]  # their keys


class PracticeTaskProps(TypedDict):
    """The practice task on the page: its skill, and the learner's results in it."""

    skill: str
    standing: str  # "hard · 3 of 4 right"
    row: int  # number of tasks in a row that were right at once
    most: int  # number with which the skill is mastered
    note: str | None
    query: str  # query that opens it, after the page's address
    throws: bool  # whether it is answered by discarding a tile
    thrown: TileProps | None  # the right discard, once it is made


class PracticeState(TaskPageState):
    """State of the view "practice": the skills, and the current task."""

    skills: list[SkillCardProps]
    groups: list[SkillGroupProps]
    band: SetupFieldProps  # easy, middle, hard, or adapted to the results
    timed: bool | None  # null: no choice is offered
    review: str | None  # button text, if a task that went wrong can be repeated
    streak: str | None  # "3 in a row"
    task: PracticeTaskProps | None
