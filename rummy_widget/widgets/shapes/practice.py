"""Types of the data with which the practice page shows skills and tasks."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class SkillCardProps(TypedDict):
    """A skill that can be practised, with the learner's results.

    Attributes:
        key: the name of the skill in the code.
        title: its name on the page.
        about: a sentence about it.
        tiles: a few tiles as a picture of it.
        standing: the results as a text, such as "3 of 4 right · 2 of 5 in a row".
        mastered: the hardest level ("easy", "middle" or "hard") at which it is mastered; None if it isn't.
    """

    key: str
    title: str
    about: str
    tiles: list[TileProps]
    standing: str
    mastered: str | None


class SkillGroupProps(TypedDict):
    """A group of skills, of one game or of similar games, with the keys of its skills."""

    title: str
    skills: list[str]  # their keys


class PracticeTaskProps(TypedDict):
    """The practice task on the page: its skill, and the learner's results in it.

    Attributes:
        skill: the key of the skill.
        standing: the level and the results as a text, such as "hard · 3 of 4 right".
        row: how many tasks in a row were right without hints, at most `most`.
        most: how many have to be right in a row to master the skill.
        note: says that the task repeats a skill in which the learner made a mistake; None otherwise.
        query: the query string that opens this task if it follows the page's address.
        throws: whether the task is answered by discarding a tile.
        thrown: the tile that was the right discard; None before it is discarded.
    """

    skill: str
    standing: str
    row: int
    most: int
    note: str | None
    query: str
    throws: bool
    thrown: TileProps | None


class PracticeState(TaskPageState):
    """State of the view "practice": the skills, and the current task.

    Attributes:
        skills: all skills that can be practised.
        groups: the skills in groups, for the list of skills.
        band: the field in which the level is chosen, or that it adapts to the results.
        timed: whether the page shows how long a task takes; None if the learner can't choose that.
        review: the text of the button that repeats skills in which the learner made mistakes; None if there
            are none.
        streak: how many tasks in a row were right, such as "3 in a row"; None if fewer than two.
        task: the task on the page; None if no skill is chosen.
    """

    skills: list[SkillCardProps]
    groups: list[SkillGroupProps]
    band: SetupFieldProps
    timed: bool | None
    review: str | None
    streak: str | None
    task: PracticeTaskProps | None
