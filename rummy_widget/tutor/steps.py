"""The data of lessons: steps with their goals, answers and expected mistakes.

There is only data in this module. `attempt` lets a learner work through a step, `checks` judges it, `lessons`
reads steps from files, and `exercise` and `drills` create steps in code.
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
"""The folder of the lessons on Rummy PRO, whose keys do not begin with the name of the game."""

KNOWN_MISTAKES = (
    "wrap-run", "two-reds", "fifth-tile", "joker-fifth-colour", "doubles-by-number", "group-in-bicolor",
    "major-without-one", "free-fits-pattern", "no-free-tile", "mosaic-cycle", "bonuses-added",
    "others-thrown", "full-price-with-jokers", "trump-wild", "trump-pays", "take-thrown-joker",
    "high-one-rummikub", "opens-with-29", "joker-thirty-in-opening", "adds-when-opening", "leaves-two",
    "takes-home", "middle-of-four", "group-of-three", "joker-not-replaced", "replaced-from-table",
    "joker-meld-broken", "freed-joker-in-old-meld", "fifth-on-group", "joker-wrong-tile",
    "one-worth-25-in-opening", "keeps-no-discard", "ace-high", "discards-taken", "keeps-melds",
)  # fmt: skip
"""The names of mistakes that learners are known to make; each course lists the ones that it covers."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers that a learner can pick in a step: its key and its text."""

    key: str
    text: Text


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that the author of a lesson expects.

    `fault` is the fault that the rules find in it, and `text` the message for the learner.

    In a step to arrange tiles, `tiles` are tiles that lie side by side, in any order; in a step to choose
    tiles, they are the chosen ones. Without `tiles`, any tiles with this fault are meant.

    In a step to give an answer, `answer` is the wrong answer. In a step to make moves it is the wrong move;
    if it is empty, any move with this fault is meant. In a step to rearrange a table, it is an example of a
    whole table that has the fault.

    `known` is one of `KNOWN_MISTAKES`, or empty.
    """

    fault: FaultCode | None = None
    tiles: tuple[Tile, ...] = ()
    answer: str = ""
    text: Text | None = None
    known: str = ""  # which of the known mistakes it is, if any


@dataclass(frozen=True, slots=True)
class Variant:
    """One kind of task in a drill, a step that has a new task for each seed.

    `make` is the name of the function that deals such tasks; the other fields are the texts of the task, its
    options, its expected mistakes and the clause of the rules that it is about.
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
    """An endless series of tasks of a few kinds (`variants`), with one task for each seed.

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

    `solution` and `also` (other answers that are as good) are in notation: an arrangement, tiles, an answer,
    or moves separated by `, `, depending on `kind`. Without a solution there are fewer hints. `par` is the
    most tiles that a learner may move and still win all stars. If `judged` is false, the rack does not show
    which melds are right, because the learner does not know the terms yet or because it would give the answer
    away.

    A step with a `spread` (melds on the table) is arranged on table and rack together, as in a turn that
    starts there. The checks look at the melds of the table, and an answer is the whole table after the turn.
    If the step is to choose tiles or to give an answer, the table is only shown. A step to make moves has its
    own table in `turn`.
    """

    key: str
    kind: StepKind
    title: Text
    goal: Text
    check: Check
    start: Arrangement
    text: Text | None = None
    why: Text | None = None  # the explanation shown when the step is solved
    solution: str | None = None
    also: tuple[str, ...] = ()
    hints: tuple[Text, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    par: int | None = None
    spare: int = 0  # how many tiles more than needed a computed par allows to be lifted
    spread: TableMelds | None = None  # the melds on the table, if there is one
    opened: bool = True  # whether the learner has opened before the step starts
    options: tuple[Option, ...] = ()
    turn: Start | None = None  # Act steps: the turn, deal or game that is played
    moves: tuple[str, ...] = ()  # Act steps: the moves offered; if empty, all legal ones
    judged: bool = True
    thrown: int = 0  # Jokers that the learner threw earlier
    aim: Pattern | None = None  # the pattern that the learner is building, if not runs and groups
    clause: str | None = None
    drill: Drill | None = None
    seed: int | None = None  # the seed of a drill's task
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    same: tuple[tuple[str, str], ...] = ()  # (lesson, step) of each step elsewhere that teaches the same
    exam: bool = False  # part of an exam: no hint gives its answer

    @property
    def answers(self) -> tuple[str, ...]:
        """All right answers that the step lists in `solution` and `also`, the solution first."""
        return (self.solution, *self.also) if self.solution is not None else self.also

    @property
    def has_table(self) -> bool:
        """Whether the step shows melds on a table, even if the learner cannot move them."""
        return self.spread is not None or (self.turn is not None and self.turn.on_table)

    def layout(self) -> Layout:
        """Return where the tiles lie at the start of the step, on the rack and on the table, if any."""
        return Layout.of(self.start) if self.spread is None else layout_of(self.spread, self.start)

    def first_scene(self) -> Scene | None:
        """Return the position of the game at the start, or None if the step is not to make moves.

        Raises LessonError if the position is impossible.
        """
        return scene_of(self.turn, self.start, self.rules) if self.turn is not None else None


@dataclass(frozen=True, slots=True)
class LessonData:
    """A lesson: its steps in order, and what the map of the course shows about it.

    `key` identifies the lesson and the progress in it: `runs` in Rummy PRO, `<game>/<lesson>` in other games.
    `number` is the number in the name of its file and never changes. `place` determines its position in the
    course; it equals `number` unless the file says otherwise. `tiles` are shown on the card of the lesson.
    `rules` apply to the whole lesson. The explanations of its `recap_steps` are shown again at its end.
    """

    key: str
    number: int
    chapter: str
    title: Text
    summary: Text
    tiles: tuple[Tile, ...]
    steps: tuple[StepData, ...]
    teaches: tuple[str, ...] = ()  # ids of glossary terms
    recap_steps: tuple[str, ...] = ()  # keys of steps
    place: float = 0.0
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    @property
    def game(self) -> str:
        """The name of the lesson's game, which is also the name of its folder."""
        return self.key.rpartition("/")[0] or PRO

    @property
    def page(self) -> str:
        """The path of the lesson's English notebook in the folder of lessons.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page
        'pro/02-runs.ipynb'
        """
        return self.page_in(ENGLISH)

    def page_in(self, language: str) -> str:
        """Return the path of the lesson's notebook in a language, within the folder of lessons.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page_in("ro")
        'pro/ro/02-runs.ipynb'
        """
        folder = self.game if language == ENGLISH else f"{self.game}/{language}"
        return f"{folder}/{self.number:02}-{self.key.rpartition('/')[2]}.ipynb"

    def index(self, key: str) -> int:
        """Return the position of a step, from 0; raises LessonError if there is no such step."""
        with within(f"lesson {self.key!r}"):
            return index_of("step", key, self.steps)

    def step(self, key: str) -> StepData:
        """Return the step of this lesson with a key; raises LessonError if there is none."""
        return self.steps[self.index(key)]


def index_of(what: str, key: str, among: Sequence[StepData] | Sequence[LessonData]) -> int:
    """Return the position, from 0, of the step or lesson with a key; raises LessonError if there is none.

    *what* is "step" or "lesson", for the error message; *among* are the steps or lessons to look through.
    """
    keys = [each.key for each in among]
    if key not in keys:
        raise LessonError(unknown(what, key, keys))
    return keys.index(key)
