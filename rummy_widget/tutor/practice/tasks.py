"""A task as it is dealt, and the step that is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from ...engine.layout import parse_arrangement
from ...engine.tiles import Tile, notation, parse_tiles
from ..checks import Check
from ..proof import answer_passes
from ..steps import Mistake, StepData, StepKind
from ..texts import Text
from .sentences import text_for
from .skills import Skill


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A task as it is dealt: a step whose answers are still to be found.

    `wrong` says of an answer (of tiles chosen: their notation, in the order of the colours) why it is not
    right, and which of the known mistakes it is. So many tiles are chosen at most.
    """

    step: StepData
    wrong: Mapping[str, tuple[Text, str]]
    choose: int


def practice_task(
    kind: StepKind, start: str, goal: Text, check: Check, *,
    wrong: Mapping[str, tuple[Text, str]] | None = None, choose: int = 1, **more: Any,
) -> PracticeTask:  # fmt: skip
    """Return a dealt task; a solution is given if tiles are arranged, or a number is typed."""
    judged = kind is StepKind.ARRANGE
    step = StepData("", kind, goal, goal, check, parse_arrangement(start), judged=judged, **more)
    return PracticeTask(step, wrong or {}, choose)


def step_of(skill: Skill, task: PracticeTask, seed: int) -> StepData | None:
    """Return the step of a task; None if nothing answers it, or everything does."""
    title = text_for("practice-skill", skill=skill.value)
    step = replace(task.step, key=skill.value, title=title, seed=seed)
    if step.solution is not None:
        right = [step.solution]
    else:
        given = list(answers_to(step, task.choose))
        right = [each for each in given if answer_passes(step, each)]
        if not right or len(right) == len(given):
            return None
    right.sort(key=lambda each: "*" in each)  # what a hint leads to is done without a Joker
    step = replace(step, solution=right[0], also=tuple(right[1:]))
    return replace(step, mistakes=(*step.mistakes, *_mistakes(step, task.wrong)))


def answers_to(step: StepData, most: int = 1) -> Iterator[str]:
    """All that can be answered: the options, or so many tiles at most, each kind once."""
    if step.options:
        yield from (option.key for option in step.options)
    elif step.kind is StepKind.CHOOSE:
        tiles = sorted((each.kind for each in step.start.tiles), key=str)
        for count in range(1, most + 1):
            yield from dict.fromkeys(spelled(each) for each in combinations(tiles, count))


def spelled(tiles: Iterable[Tile]) -> str:
    """Tiles as an answer, always in the same order."""
    return notation(sorted((each.kind for each in tiles), key=str))


def _mistakes(step: StepData, wrong: Mapping[str, tuple[Text, str]]) -> Iterator[Mistake]:
    """What is said to wrong answers; an answer that is right is no mistake after all."""
    for answer, (text, known) in wrong.items():
        if answer_passes(step, answer):
            continue
        if step.kind is StepKind.CHOOSE:
            yield Mistake(tiles=parse_tiles(answer), text=text, known=known)
        else:
            yield Mistake(answer=answer, text=text, known=known)
