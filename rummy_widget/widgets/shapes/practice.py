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
        standing: the learner's results in the skill, as a label such as "3 of 4 right · 2 of 5 in a row".
        mastered: the hardest level ("easy", "middle" or "hard") at which the learner has mastered it, if any.
    """

    key: str
    title: str
    about: str
    tiles: list[TileProps]
    standing: str
    mastered: str | None


class SkillGroupProps(TypedDict):
    """A group of skills of one game, or of similar games: its title, and the keys of the skills."""

    title: str
    skills: list[str]


class PracticeTaskProps(TypedDict):
    """The practice task on the page: its skill, and the learner's results in it.

    Attributes:
        skill: the key of the skill.
        standing: the level of the task and the learner's results in the skill, as a label such as "hard · 3
            of 4 right".
        row: how many tasks of the skill in a row the learner has got right without hints, at most `most`.
        most: how many tasks in a row the learner must get right to master the skill.
        note: a note that says that the task repeats a skill in which the learner made a mistake, if it does.
        query: the query string that, appended to the page's address, opens this task.
        throws: whether the task is answered by discarding a tile.
        thrown: the tile that the learner has discarded, if that was the right answer.
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
    """State of the view "practice": the skills to choose from, and the current task.

    Attributes:
        skills: all skills that can be practised.
        groups: the skills in groups, for the list of skills.
        band: the field in which the learner chooses a level of difficulty, or lets the page adapt the level
            to the results.
        timed: whether the page shows how long a task takes, which learners can switch on or off. None, meant
            for classes, means that the page shows neither the time nor that switch.
        review: the label of the button that repeats skills in which the learner made mistakes, if there are
            any.
        streak: a label such as "3 in a row", if two or more tasks in a row were right.
        task: the task on the page, if a skill is chosen.
    """

    skills: list[SkillCardProps]
    groups: list[SkillGroupProps]
    band: SetupFieldProps
    timed: bool | None
    review: str | None
    streak: str | None
    task: PracticeTaskProps | None
