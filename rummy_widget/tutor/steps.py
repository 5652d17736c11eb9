"""The data of lessons: steps with their goals, their answers and the mistakes that learners may make.

This module contains only data. In other modules, `attempt` lets a learner work through a step, `checks`
judges it, `lessons` reads steps from files, and `exercise` and `drills` create steps in code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..engine.closes import Pattern
from ..engine.faults import FaultCode
from ..engine.layout import Arrangement, Layout
from ..engine.rules import RUMMY_PRO, Ruleset
from ..engine.table_melds import TableMelds, layout_of
from ..engine.tiles import Tile
from .checks import Check
from .errors import LessonError, unknown, within
from .kinds import StepKind as StepKind
from .scenes import DealStart as DealStart
from .scenes import Scene, Start, scene_of
from .scenes import TurnStart as TurnStart
from .texts import ENGLISH, Text

PRO = "pro"
"""The name of the folder with the lessons on Rummy PRO.

The keys of all other lessons begin with the name of their folder, such as `rummikub/end`.
"""

KNOWN_MISTAKES = (
    "wrap-run", "two-reds", "fifth-tile", "joker-fifth-colour", "doubles-by-number", "group-in-bicolor",
    "major-without-one", "free-fits-pattern", "no-free-tile", "mosaic-cycle", "bonuses-added",
    "others-thrown", "full-price-with-jokers", "trump-wild", "trump-pays", "take-thrown-joker",
    "high-one-rummikub", "opens-with-29", "joker-thirty-in-opening", "adds-when-opening", "leaves-two",
    "takes-home", "middle-of-four", "group-of-three", "joker-not-replaced", "replaced-from-table",
    "joker-meld-broken", "freed-joker-in-old-meld", "fifth-on-group", "joker-wrong-tile",
    "one-worth-25-in-opening", "keeps-no-discard", "ace-high", "discards-taken", "keeps-melds",
)  # fmt: skip
"""The names of mistakes that learners often make; each course lists the ones that it covers."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers that a learner can pick in a step: its key and its text."""

    key: str
    text: Text


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that learners may make in a step; the author of the lesson has listed it there.

    Attributes:
        fault: The rule that the mistake breaks; None if it breaks no rule.
        tiles: The wrong tiles. In a step in which tiles are arranged, the mistake is to put these tiles side
            by side, in any order; in a step in which tiles are chosen, it is to choose them. If empty, any
            tiles with `fault` are the mistake.
        answer: The wrong answer, in a step that asks for an answer. In a step in which moves are made, the
            wrong move, or "" for any move with `fault`. In a step in which a table is rearranged, the melds
            of a whole table that is an example of the mistake.
        text: The message for the learner; without it, a sentence about `fault` is shown.
        known: Which of `KNOWN_MISTAKES` it is; "" if it is none of them.
    """

    fault: FaultCode | None = None
    tiles: tuple[Tile, ...] = ()
    answer: str = ""
    text: Text | None = None
    known: str = ""


@dataclass(frozen=True, slots=True)
class Variant:
    """One kind of task in a drill, which is a step that has a different random task for each seed.

    Attributes:
        make: The name of the function that creates such tasks.
        goal: A sentence that says what to do.
        text: An introduction.
        why: The explanation shown when the task is solved.
        hints: The author's hints.
        options: The answers to pick from, if any.
        mistakes: The mistakes that learners are likely to make.
        clause: The id of the clause of the rules that the task is about.
    """

    make: str
    goal: Text
    text: Text | None = None
    why: Text | None = None
    hints: tuple[Text, ...] = ()
    options: tuple[Option, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    clause: str | None = None


@dataclass(frozen=True, slots=True)
class Drill:
    """An endless series of random tasks of a few kinds (`variants`), with one task for each seed.

    `seed` is the seed of the first task. `rules` are the rules of the lesson, and `exam` says whether the
    lesson is an exam.
    """

    seed: int
    variants: tuple[Variant, ...]
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    exam: bool = False


@dataclass(frozen=True, slots=True)
class StepData:
    """One step of a lesson: what the learner sees at the start and has to do, and which answers are right.

    If there are melds on a table (`spread`) and the learner arranges tiles, the step is a turn at this table:
    the checks look at the melds on the table, and `solution` is the whole table after the turn. If the
    learner chooses tiles or gives an answer, the table is only shown. If the learner makes moves of a game,
    the table is part of `turn`.

    Attributes:
        key: Its key, which is unique in the lesson.
        kind: Whether the learner arranges tiles, chooses tiles, gives an answer, or makes moves of a game.
        title: Its title.
        goal: A sentence that says what to do.
        check: What must be true for the step to be solved.
        start: The tiles on the rack at the start.
        text: An introduction.
        why: The explanation shown when the step is solved.
        solution: The right answer in notation: arranged tiles, chosen tiles, an answer, or moves separated by
            commas, depending on `kind`. Without it there are fewer hints.
        also: Other answers that are as good.
        hints: The author's hints.
        mistakes: The mistakes that learners are likely to make.
        par: The most tiles that a learner may move and still win all stars; None for no limit.
        spare: How many more tiles than necessary may be moved for all stars, where the limit is computed.
        spread: The melds on the table at the start, or None.
        opened: Whether the learner has already laid first melds in an earlier turn.
        options: The answers to pick from, if any.
        turn: The turn, deal or game in which the learner makes moves, or None.
        moves: The moves offered to the learner; if empty, all legal ones.
        judged: Whether the rack shows which melds are right and wrong. It does not if that would give the
            answer away, or if the learner does not know yet what a run and a group are.
        thrown: The number of Jokers that the learner has discarded before the step starts.
        aim: The closing pattern that the learner is building (a kind of hand with which a player can end the
            round); None for ordinary runs and groups.
        clause: The id of the clause of the rules that the step is about.
        drill: The drill of which the step is one task, or None.
        seed: The seed of that task.
        rules: The rules of the game.
        same: The keys (lesson, step) of steps in other courses that teach the same thing.
        exam: Whether the lesson is an exam, in which no hint gives an answer.
    """

    key: str
    kind: StepKind
    title: Text
    goal: Text
    check: Check
    start: Arrangement
    text: Text | None = None
    why: Text | None = None
    solution: str | None = None
    also: tuple[str, ...] = ()
    hints: tuple[Text, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    par: int | None = None
    spare: int = 0
    spread: TableMelds | None = None
    opened: bool = True
    options: tuple[Option, ...] = ()
    turn: Start | None = None
    moves: tuple[str, ...] = ()
    judged: bool = True
    thrown: int = 0
    aim: Pattern | None = None
    clause: str | None = None
    drill: Drill | None = None
    seed: int | None = None
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    same: tuple[tuple[str, str], ...] = ()
    exam: bool = False

    @property
    def answers(self) -> tuple[str, ...]:
        """The correct answers that the step lists: its `solution` first, then those in `also`."""
        return (self.solution, *self.also) if self.solution is not None else self.also

    @property
    def has_table(self) -> bool:
        """Whether the step shows melds on a table, even if the learner cannot move them."""
        return self.spread is not None or (self.turn is not None and self.turn.on_table)

    def layout(self) -> Layout:
        """Return where the tiles lie at the start of the step, on the rack and (if any) on the table."""
        return Layout.of(self.start) if self.spread is None else layout_of(self.spread, self.start)

    def first_scene(self) -> Scene | None:
        """Return the scene (the position of the game) at the start; None if the step asks for no moves.

        Raises LessonError if the position is impossible.
        """
        return scene_of(self.turn, self.start, self.rules) if self.turn is not None else None


@dataclass(frozen=True, slots=True)
class LessonData:
    """A lesson: its steps in order, and what the home page shows about it.

    Attributes:
        key: Its key, such as `runs` for a lesson on Rummy PRO, or `rummikub/end` for one on another game. The
            learner's progress is stored under this key.
        number: The number in the name of its file, which never changes.
        chapter: The key of its chapter.
        title: Its title.
        summary: A sentence on what it is about.
        tiles: The tiles shown on its card on the home page.
        steps: Its steps, in order.
        teaches: The ids of the glossary terms that it introduces.
        recap_steps: The keys of the steps whose explanations are shown again at the end of the lesson.
        place: A number by which the lessons of a course are sorted; `number` unless the file says otherwise.
        rules: The rules of the game, which apply to all steps that have no rules of their own.
    """

    key: str
    number: int
    chapter: str
    title: Text
    summary: Text
    tiles: tuple[Tile, ...]
    steps: tuple[StepData, ...]
    teaches: tuple[str, ...] = ()
    recap_steps: tuple[str, ...] = ()
    place: float = 0.0
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    @property
    def game(self) -> str:
        """The name of the lesson's game, which is also the name of its folder."""
        return self.key.rpartition("/")[0] or PRO

    @property
    def page(self) -> str:
        """The path of the lesson's English notebook, relative to the folder of lessons.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page
        'pro/02-runs.ipynb'
        """
        return self.page_in(ENGLISH)

    def page_in(self, language: str) -> str:
        """Return the path of the lesson's notebook in a language, relative to the folder of lessons.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page_in("ro")
        'pro/ro/02-runs.ipynb'
        """
        folder = self.game if language == ENGLISH else f"{self.game}/{language}"
        return f"{folder}/{self.number:02}-{self.key.rpartition('/')[2]}.ipynb"

    def index(self, key: str) -> int:
        """Return the position, from 0, of the step that has this key; raises LessonError if there is none."""
        with within(f"lesson {self.key!r}"):
            return index_of("step", key, self.steps)

    def step(self, key: str) -> StepData:
        """Return the step that has this key; raises LessonError if there is none."""
        return self.steps[self.index(key)]


def index_of(what: str, key: str, among: Sequence[StepData] | Sequence[LessonData]) -> int:
    """Return the position, from 0, of the step or lesson in *among* that has this key.

    *what* is "step" or "lesson", for the error message. Raises LessonError if there is none.
    """
    keys = [each.key for each in among]
    if key not in keys:
        raise LessonError(unknown(what, key, keys))
    return keys.index(key)
