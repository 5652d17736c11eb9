"""Practice tasks as they are dealt, and the finished steps that are made from them."""

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
    """A dealt task, of which the right answers are not computed yet.

    `step` is the task without its solution. `wrong` maps wrong answers to the reasons why they are wrong; an
    answer that consists of tiles is written as by `spelled`. `choose` is the most tiles that may be chosen.
    """

    step: StepData
    wrong: Mapping[str, Wrong]
    choose: int


def practice_task(
    kind: StepKind, start: str, goal: Text, check: Check, *,
    wrong: Mapping[str, Wrong] | None = None, choose: int = 1, **more: Any,
) -> PracticeTask:  # fmt: skip
    """Return a dealt task; the fields of its step that are not named here can be passed as *more*.

    Only tasks to arrange tiles or to type a number are given a solution; otherwise `step_of` finds it.
    """
    judged = kind is StepKind.ARRANGE
    step = StepData("", kind, goal, goal, check, parse_arrangement(start), judged=judged, **more)
    return PracticeTask(step, wrong or {}, choose)


def options_for(key: str, place: str, answers: Iterable[str | int]) -> tuple[Option, ...]:
    """Return the options of a multiple-choice task, one for each of *answers*.

    The text of each is the message *key*, with the answer as its argument named *place*.
    """
    return tuple(Option(str(each), text_for(key, **{place: each})) for each in answers)


def wrong_numbers(guesses: Iterable[Guess], right: int) -> dict[str, Wrong]:
    """Return the guesses that are wrong as a mapping from the number to its explanation, the likeliest first.

    If several mistakes lead to the same number, the explanation is that of the first one.
    """
    found: dict[str, Wrong] = {}
    for number, told, known in guesses:
        if number != right:
            found.setdefault(str(number), (told, known))
    return found


def some_of(wrong: Mapping[str, Wrong], draw: Random) -> dict[str, Wrong]:
    """Return a choice of wrong numbers to offer: the likeliest one, and two random others."""
    first, *others = wrong.items()
    return dict([first, *shuffled(others, draw)[: MOST_OPTIONS - 2]])


def number_options(right: int, wrong: Iterable[str]) -> tuple[Option, ...]:
    """Return the right number of points and the wrong ones as options, in ascending order."""
    return options_for("practice-counts-points", "points", sorted([right, *map(int, wrong)]))


def step_of(skill: Skill, task: PracticeTask, seed: int, rules: Ruleset) -> StepData | None:
    """Return the finished step of a task, with its right answers computed.

    Returns None if no possible answer is right, or if all of them are.
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
    """Yield all possible answers: the keys of the options or, if there are none, choices of tiles.

    These are all choices of up to *most* tiles; equal tiles count as the same choice.
    """
    if step.options:
        yield from (option.key for option in step.options)
    elif step.kind is StepKind.CHOOSE:
        tiles = sorted((each.kind for each in step.start.tiles), key=str)
        for count in range(1, most + 1):
            yield from dict.fromkeys(spelled(each) for each in combinations(tiles, count))


def spelled(tiles: Iterable[Tile]) -> str:
    """Return the notation of chosen tiles, sorted so that it does not depend on the order of choosing."""
    return notation(sorted((each.kind for each in tiles), key=str))


def _mistakes(step: StepData, wrong: Mapping[str, Wrong]) -> Iterator[Mistake]:
    """Yield the mistakes of a step from wrong answers and their explanations.

    Answers that turn out to be right are left out.
    """
    for answer, (text, known) in wrong.items():
        if answer_passes(step, answer):
            continue
        if step.kind is StepKind.CHOOSE:
            yield Mistake(tiles=parse_tiles(answer), text=text, known=known)
        else:
            yield Mistake(answer=answer, text=text, known=known)
