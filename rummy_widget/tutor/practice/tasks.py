"""A task as it is dealt, and the step that is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from ...engine.layout import parse_arrangement
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.tiles import Tile, notation, parse_tiles
from ..checks import Check
from ..proof import answer_passes
from ..steps import Mistake, Option, StepData, StepKind
from ..texts import Text
from .sentences import text_for
from .skills import Skill

Wrong = tuple[Text, str]
"""Why an answer is not right, and which of the known mistakes it is."""

Guess = tuple[int, Text, str]
"""A number that is found by a mistake, and what is wrong with it."""

MOST_OPTIONS = 4


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A task as it is dealt: a step whose answers are still to be found.

    `wrong` says of an answer (of tiles chosen: their notation, in the order of the colours) why it is not
    right. So many tiles are chosen at most.
    """

    step: StepData
    wrong: Mapping[str, Wrong]
    choose: int


def practice_task(
    kind: StepKind, start: str, goal: Text, check: Check, *,
    wrong: Mapping[str, Wrong] | None = None, choose: int = 1, **more: Any,
) -> PracticeTask:  # fmt: skip
    """Return a dealt task; a solution is given if tiles are arranged, or a number is typed."""
    judged = kind is StepKind.ARRANGE
    step = StepData("", kind, goal, goal, check, parse_arrangement(start), judged=judged, **more)
    return PracticeTask(step, wrong or {}, choose)


def options_for(key: str, place: str, answers: Iterable[str | int]) -> tuple[Option, ...]:
    """Answers to pick from, each said by a sentence that has a place for it."""
    return tuple(Option(str(each), text_for(key, **{place: each})) for each in answers)


def wrong_numbers(guesses: Iterable[Guess], right: int) -> dict[str, Wrong]:
    """The numbers that are not right, the likeliest first, each with the first mistake that leads to it."""
    found: dict[str, Wrong] = {}
    for number, told, known in guesses:
        if number != right:
            found.setdefault(str(number), (told, known))
    return found


def some_of(wrong: Mapping[str, Wrong], draw: Random) -> dict[str, Wrong]:
    """As many as there is room for beside the right one; the likeliest is always there."""
    first, *others = wrong.items()
    return dict([first, *shuffled(others, draw)[: MOST_OPTIONS - 2]])


def number_options(right: int, wrong: Iterable[str]) -> tuple[Option, ...]:
    """Points to pick from, the least first."""
    return options_for("practice-counts-points", "points", sorted([right, *map(int, wrong)]))


def step_of(skill: Skill, task: PracticeTask, seed: int, rules: Ruleset) -> StepData | None:
    """Return the step of a task; None if nothing answers it, or everything does."""
    title = text_for("practice-skill", skill=skill.value)
    step = replace(task.step, key=skill.value, title=title, seed=seed, rules=rules)
    right: Sequence[str] = step.answers
    if not right:
        possible = list(answers_to(step, task.choose))
        right = [each for each in possible if answer_passes(step, each)]
        if not right or len(right) == len(possible):
            return None
    first, *also = sorted(right, key=lambda each: "*" in each)  # a hint leads to one without a Joker
    step = replace(step, solution=first, also=tuple(also))
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


def _mistakes(step: StepData, wrong: Mapping[str, Wrong]) -> Iterator[Mistake]:
    """What is said to wrong answers; an answer that is right is no mistake after all."""
    for answer, (text, known) in wrong.items():
        if answer_passes(step, answer):
            continue
        if step.kind is StepKind.CHOOSE:
            yield Mistake(tiles=parse_tiles(answer), text=text, known=known)
        else:
            yield Mistake(answer=answer, text=text, known=known)
