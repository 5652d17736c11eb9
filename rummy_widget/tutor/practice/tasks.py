"""A task as it is dealt, and the step that is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from ...engine.layout import parse_arrangement
from ...engine.rules import RUMMY_PRO, Ruleset
from ...engine.table_melds import TableMelds
from ...engine.tiles import Tile, notation, parse_tiles
from ..checks import Check
from ..proof import answer_passes
from ..steps import Mistake, Option, StepData, StepKind
from ..texts import Text
from .sentences import text_for
from .skills import Skill


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """All of a task but its answers, which are found.

    `wrong` says of an answer (of tiles chosen: their notation, in the order of the colours) why it is not
    right, and which of the known mistakes it is.
    """

    kind: StepKind
    start: str
    goal: Text
    check: Check
    text: Text | None = None
    why: Text | None = None
    options: tuple[Option, ...] = ()
    wrong: Mapping[str, tuple[Text, str]] | None = None
    mistakes: tuple[Mistake, ...] = ()
    solution: str | None = None  # to be given where tiles are arranged, or a number is typed
    choose: int = 1  # so many tiles are chosen at most
    thrown: int = 0
    par: int | None = None
    clause: str | None = None
    rules: Ruleset = RUMMY_PRO
    spread: TableMelds | None = None  # the melds on the table, where there is one


def step_of(skill: Skill, task: PracticeTask, seed: int) -> StepData | None:
    """The step of a task; None where nothing answers it, or everything does."""
    step = StepData(
        key=skill.value,
        kind=task.kind,
        title=text_for("practice-skill", skill=skill.value),
        goal=task.goal,
        check=task.check,
        start=parse_arrangement(task.start),
        text=task.text,
        why=task.why,
        options=task.options,
        mistakes=task.mistakes,
        judged=task.kind is StepKind.ARRANGE,
        thrown=task.thrown,
        par=task.par,
        solution=task.solution,
        clause=task.clause,
        seed=seed,
        rules=task.rules,
        spread=task.spread,
    )
    if task.solution is not None:
        right = [task.solution]
    else:
        given = list(answers_to(step, task.choose))
        right = [each for each in given if answer_passes(step, each)]
        if not right or len(right) == len(given):
            return None
    right.sort(key=lambda each: "*" in each)  # what a hint leads to is done without a Joker
    step = replace(step, solution=right[0], also=tuple(right[1:]))
    mistakes = (*task.mistakes, *_mistakes(step, task.wrong or {}))
    return replace(step, mistakes=mistakes)


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
