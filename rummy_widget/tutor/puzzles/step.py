"""Turn a puzzle into a step of a lesson, with its goal in words and the solutions to which hints lead.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> from rummy_widget.tutor.puzzles import puzzle
>>> from rummy_widget.engine.table_melds import judge_play
>>> step = step_of(puzzle(3, RUMMIKUB, "easy"))
>>> step.kind, step.key, step.rules is RUMMIKUB, len(step.answers) >= 1
(<StepKind.ARRANGE: 'arrange'>, 'puzzle', True, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...engine.layout import parse_arrangement
from ...engine.tiles import Tile
from ...text.sentences.tiles import say_of, tile_name
from ..checks import Check
from ..drills.rows import scattered
from ..kinds import StepKind
from ..practice.sentences import in_each_language, text_for
from ..proof import with_par
from ..steps import StepData
from ..texts import Text
from .dealing import PuzzleData
from .question import PuzzleGoal, PuzzleQuestion

KEY = "puzzle"
"""The key of the step for any puzzle."""


@lru_cache(maxsize=64)
def step_of(puzzle: PuzzleData) -> StepData:
    """Return a puzzle as a step in which tiles are arranged; hints can lead to each of its solutions.

    The par of the step (the most tiles that a player may move and still win all stars) is the number of tiles
    moved on the shortest path found to any of these solutions.
    """
    question = puzzle.question
    first, *also = dict.fromkeys(each.notation() for each in (puzzle.least, puzzle.solution))
    return with_par(
        StepData(
            key=KEY,
            kind=StepKind.ARRANGE,
            title=text_for("puzzle-title"),
            goal=goal_of(question),
            why=_why(puzzle),
            check=_check(question),
            start=parse_arrangement(_shelves(question.rack)),
            spread=question.spread,
            solution=first,
            also=tuple(also),
            seed=puzzle.seed,
            rules=question.rules,
        )
    )


ON_A_SHELF = 4
"""The number of tiles with gaps between them that fit on one shelf on a phone; more are put on two."""


def _shelves(rack: Sequence[Tile]) -> str:
    """Return the notation of a rack on which these tiles lie apart from each other, with gaps between them.

    They lie on one shelf if there are at most `ON_A_SHELF` of them, otherwise on both shelves.
    """
    return scattered(rack, gap=1) if len(rack) > ON_A_SHELF else " _ ".join(map(str, rack))


def goal_of(question: PuzzleQuestion) -> Text:
    """Return the sentence that tells the player what to do in a puzzle, in every language."""
    close = question.goal is PuzzleGoal.ALL and question.count < len(question.rack)
    goal, tile = "close" if close else question.goal.value, question.rack[0]
    return in_each_language(lambda: say_of(question.rack, "puzzle-goal", ask=goal, tile=tile_name(tile)))


def _why(puzzle: PuzzleData) -> Text:
    """Return the explanation shown when a puzzle is solved.

    It says how many tiles had to be moved or, in games in which melds are never taken apart, which technique
    was needed.
    """
    if not puzzle.question.rules.rearranges:
        skill = puzzle.measures.needs[-1].value
        return in_each_language(lambda: say_of(puzzle.question.rack, "puzzle-why", skill=skill))
    return text_for("puzzle-moved", moved=puzzle.measures.moved)


def _check(question: PuzzleQuestion) -> Check:
    """Return the check of a puzzle: it accepts every legal turn that reaches the goal."""
    if question.goal is PuzzleGoal.TILE:
        return Check("laid", question.must)
    return Check("points" if question.goal is PuzzleGoal.POINTS else "lays", question.count)
