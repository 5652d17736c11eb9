"""Practice tasks as they are dealt, and how they become steps of a lesson, complete with right answers."""

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

WhyWrong = tuple[Text, str]
"""The reason why an answer is wrong, and the name of the mistake.

The name is "" unless it is one of the `KNOWN_MISTAKES`.
"""

Guess = tuple[int, Text, str]
"""A number that a learner may give as a wrong answer, why it is wrong, and the name of the mistake.

The name is "" unless it is one of the `KNOWN_MISTAKES`.
"""

MOST_OPTIONS = 4
"""The greatest number of options of a task whose answer is a number."""


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A practice task that has been dealt, but whose right answers are not computed yet.

    `step` is the task as a step of a lesson, without its solution. `wrong` maps wrong answers to the reasons
    why they are wrong; an answer that consists of tiles is in the form that `spelled` returns. `choose` is
    the greatest number of tiles that may be chosen.
    """

    step: StepData
    wrong: Mapping[str, WhyWrong]
    choose: int


def practice_task(
    kind: StepKind, start: str, goal: Text, check: Check, *,
    wrong: Mapping[str, WhyWrong] | None = None, choose: int = 1, **more: Any,
) -> PracticeTask:  # fmt: skip
    """Return a practice task that has been dealt, but whose right answers are not computed yet.

    Args:
        kind: The kind of its step.
        start: The rack at the start, in notation.
        goal: The sentence that says what to do.
        check: The check of the answer.
        wrong: Wrong answers with the reasons why they are wrong.
        choose: The greatest number of tiles that may be chosen.
        **more: Other attributes of `StepData`. A solution is needed only if tiles are arranged or a number is
            typed; for other tasks `step_of` finds it.
    """
    judged = kind is StepKind.ARRANGE
    step = StepData("", kind, goal, goal, check, parse_arrangement(start), judged=judged, **more)
    return PracticeTask(step, wrong or {}, choose)


def options_for(key: str, placeholder: str, answers: Iterable[str | int]) -> tuple[Option, ...]:
    """Return the options of a multiple-choice task, one for each of *answers*.

    The text of each option is the message with this *key*. The message contains a placeholder, whose name is
    *placeholder*, for the answer.
    """
    return tuple(Option(str(each), text_for(key, **{placeholder: each})) for each in answers)


def wrong_numbers(guesses: Iterable[Guess], right: int) -> dict[str, WhyWrong]:
    """Return the wrong numbers among *guesses*, in the same order, each with the reason why it is wrong.

    *right* is the right number. If several guesses have the same number, the reason of the first one is used.
    """
    found: dict[str, WhyWrong] = {}
    for number, explanation, known in guesses:
        if number != right:
            found.setdefault(str(number), (explanation, known))
    return found


def pick_wrong(wrong: Mapping[str, WhyWrong], draw: Random) -> dict[str, WhyWrong]:
    """Return the wrong numbers to offer as options: the first one, and two others picked at random.

    *wrong* maps numbers to the reasons why they are wrong, and begins with the likeliest mistake.
    """
    first, *others = wrong.items()
    return dict([first, *shuffled(others, draw)[: MOST_OPTIONS - 2]])


def number_options(right: int, wrong: Iterable[str]) -> tuple[Option, ...]:
    """Return numbers of points to choose from, the lowest first: the *right* number and the *wrong* ones."""
    return options_for("practice-counts-points", "points", sorted([right, *map(int, wrong)]))


def step_of(skill: Skill, task: PracticeTask, seed: int, rules: Ruleset) -> StepData | None:
    """Return a practice task as a step of a lesson, complete with its title and the right answers.

    Returns None if none of the possible answers is right, or if all of them are.
    """
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
    """Yield all possible answers to a task: the keys of its options or, if it has none, choices of tiles.

    A choice contains from one to *most* tiles; which copy of a tile is chosen makes no difference. Nothing is
    yielded for a task with neither options nor tiles to choose, for example one that asks for a number.
    """
    if step.options:
        yield from (option.key for option in step.options)
    elif step.kind is StepKind.CHOOSE:
        tiles = sorted((each.kind for each in step.start.tiles), key=str)
        for count in range(1, most + 1):
            yield from dict.fromkeys(spelled(each) for each in combinations(tiles, count))


def spelled(tiles: Iterable[Tile]) -> str:
    """Return the notation of chosen tiles, sorted so that the order of choosing makes no difference."""
    return notation(sorted((each.kind for each in tiles), key=str))


def _mistakes(step: StepData, wrong: Mapping[str, WhyWrong]) -> Iterator[Mistake]:
    """Yield the mistakes that a learner may make in a task: one for each answer in *wrong*.

    *wrong* maps the answers to the reasons why they are wrong. Answers that are in fact right are left out.
    """
    for answer, (text, known) in wrong.items():
        if answer_passes(step, answer):
            continue
        if step.kind is StepKind.CHOOSE:
            yield Mistake(tiles=parse_tiles(answer), text=text, known=known)
        else:
            yield Mistake(answer=answer, text=text, known=known)
