"""A dealt task, and the step that is made from it."""

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
"""Why an answer is wrong, and which known mistake it is."""

Guess = tuple[int, Text, str]
"""A number that results from a mistake, an explanation, and which known mistake it is."""

MOST_OPTIONS = 4


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A dealt task: a step whose right answers are still to be computed.

    `wrong` explains for answers why they are wrong; chosen tiles are written in notation, in the order of
    `spelled`. At most *choose* tiles are chosen.
    """

    step: StepData
    wrong: Mapping[str, Wrong]
    choose: int


def practice_task(
    kind: StepKind, start: str, goal: Text, check: Check, *,
    wrong: Mapping[str, Wrong] | None = None, choose: int = 1, **more: Any,
) -> PracticeTask:  # fmt: skip
    """Return a dealt task; it has a solution if tiles are to be arranged or a number is to be typed."""
    judged = kind is StepKind.ARRANGE
    step = StepData("", kind, goal, goal, check, parse_arrangement(start), judged=judged, **more)
    return PracticeTask(step, wrong or {}, choose)


def options_for(key: str, place: str, answers: Iterable[str | int]) -> tuple[Option, ...]:
    """Return answers to choose from, each the message of *key* with the answer as its argument *place*."""
    return tuple(Option(str(each), text_for(key, **{place: each})) for each in answers)


def wrong_numbers(guesses: Iterable[Guess], right: int) -> dict[str, Wrong]:
    """Return the wrong numbers, the most likely first, each with the first mistake that leads to it."""
    found: dict[str, Wrong] = {}
    for number, told, known in guesses:
        if number != right:
            found.setdefault(str(number), (told, known))
    return found


def some_of(wrong: Mapping[str, Wrong], draw: Random) -> dict[str, Wrong]:
    """Return as many wrong numbers as there is space for; the most likely one is always included."""
    first, *others = wrong.items()
    return dict([first, *shuffled(others, draw)[: MOST_OPTIONS - 2]])


def number_options(right: int, wrong: Iterable[str]) -> tuple[Option, ...]:
    """Return points to choose from, in ascending order."""
    return options_for("practice-counts-points", "points", sorted([right, *map(int, wrong)]))


def step_of(skill: Skill, task: PracticeTask, seed: int, rules: Ruleset) -> StepData | None:
    """Return the step of a task, or None if no possible answer or every one is right."""
    title = text_for("practice-skill", skill=skill.value)
    step = replace(task.step, key=skill.value, title=title, seed=seed, rules=rules)
    right: Sequence[str] = step.answers
    if not right:
        possible = list(answers_to(step, task.choose))
        right = [each for each in possible if answer_passes(step, each)]
        if not right or len(right) == len(possible):
            return None
    first, *also = sorted(right, key=lambda each: "*" in each)  # hints prefer an answer without a Joker
    step = replace(step, solution=first, also=tuple(also))
    return replace(step, mistakes=(*step.mistakes, *_mistakes(step, task.wrong)))


def answers_to(step: StepData, most: int = 1) -> Iterator[str]:
    """Yield all possible answers: the options, or every choice of up to *most* tiles, each kind once."""
    if step.options:
        yield from (option.key for option in step.options)
    elif step.kind is StepKind.CHOOSE:
        tiles = sorted((each.kind for each in step.start.tiles), key=str)
        for count in range(1, most + 1):
            yield from dict.fromkeys(spelled(each) for each in combinations(tiles, count))


def spelled(tiles: Iterable[Tile]) -> str:
    """Return the notation of chosen tiles, always in the same order."""
    return notation(sorted((each.kind for each in tiles), key=str))


def _mistakes(step: StepData, wrong: Mapping[str, Wrong]) -> Iterator[Mistake]:
    """Yield the mistakes for wrong answers; answers that are right after all are left out."""
    for answer, (text, known) in wrong.items():
        if answer_passes(step, answer):
            continue
        if step.kind is StepKind.CHOOSE:
            yield Mistake(tiles=parse_tiles(answer), text=text, known=known)
        else:
            yield Mistake(answer=answer, text=text, known=known)
