"""The records of a lesson: what a step asks, what answers it, and which mistakes it waits for.

Everything here is data. `attempt` plays it, `checks` judges it, `lessons` reads it from a file, and
`exercise` and `drills` make it in code.
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
"""The folder of Rummy PRO. Its lessons keep the bare keys that they had when it was the only game."""

KNOWN_MISTAKES = (
    "wrap-run", "two-reds", "fifth-tile", "joker-fifth-colour", "doubles-by-number", "group-in-bicolor",
    "major-without-one", "free-fits-pattern", "no-free-tile", "mosaic-cycle", "bonuses-added",
    "others-thrown", "full-price-with-jokers", "trump-wild", "trump-pays", "take-thrown-joker",
    "high-one-rummikub", "opens-with-29", "joker-thirty-in-opening", "adds-when-opening", "leaves-two",
    "takes-home", "middle-of-four", "group-of-three", "joker-not-replaced", "replaced-from-table",
    "joker-meld-broken", "freed-joker-in-old-meld", "fifth-on-group", "joker-wrong-tile",
    "one-worth-25-in-opening", "keeps-no-discard", "ace-high", "discards-taken", "keeps-melds",
)  # fmt: skip
"""The mistakes that learners are known to make, by name; each course says which of them it meets."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to pick from."""

    key: str
    text: Text


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that learners make here, with the fault that it must give and what is said to it.

    `tiles`: arrange: the tiles of one segment, in any order; choose: the tiles chosen; both empty: any with
    this fault. `answer`: answer: the answer given; act: the move made, empty: any with this fault; arrange,
    on a table: a spread that as a whole shows the fault, as others may. `known` is one of `KNOWN_MISTAKES`.
    """

    fault: FaultCode | None = None
    tiles: tuple[Tile, ...] = ()
    answer: str = ""
    text: Text | None = None
    known: str = ""  # which of the known mistakes it is


@dataclass(frozen=True, slots=True)
class Variant:
    """One sort of task in a drill: which maker deals it, and what is said."""

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
    """Endless tasks of a few sorts; the seed says which one. `rules` and `exam` are those of its lesson."""

    seed: int
    variants: tuple[Variant, ...]
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    exam: bool = False


@dataclass(frozen=True, slots=True)
class StepData:
    """One step of a lesson.

    `solution` and `also` (equally good answers) are notation: an arrangement, tiles, an answer, or moves with
    `, ` between, as `kind` says. The solution may be absent; hints then say what can be said. `par`: most
    tiles lifted for all stars. `judged` false: the rack keeps its judgement to itself, for words not yet
    taught and answers not to be given away.

    A step with a `spread` has a table: tiles are arranged on it and on the rack together, as in a turn that
    begins there, the checks look at the table's melds, and an answer is the spread after the turn. Where
    tiles are chosen or an answer is given the table is there to look at; a step to act has its own in `turn`.
    """

    key: str
    kind: StepKind
    title: Text
    goal: Text
    check: Check
    start: Arrangement
    text: Text | None = None
    why: Text | None = None  # the reason, said when the step is right
    solution: str | None = None
    also: tuple[str, ...] = ()
    hints: tuple[Text, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    par: int | None = None
    spare: int = 0  # lifts beyond the fewest that par allows, if many ways are as natural
    spread: TableMelds | None = None  # the melds on the table, where there is one
    opened: bool = True  # whether the learner is open by then
    options: tuple[Option, ...] = ()
    turn: Start | None = None  # act: what is played
    moves: tuple[str, ...] = ()  # act: what is offered; empty: the legal ones
    judged: bool = True
    thrown: int = 0  # Jokers that the learner has thrown before
    aim: Pattern | None = None  # what is being built on purpose, if it is no runs and groups
    clause: str | None = None
    drill: Drill | None = None
    seed: int | None = None  # of a drill: which of its tasks this is
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)
    same: tuple[tuple[str, str], ...] = ()  # steps of other courses that teach it too: lesson and step
    exam: bool = False  # part of an exam: no hint tells its answer

    @property
    def answers(self) -> tuple[str, ...]:
        """All right answers that are written down, the solution first."""
        return (self.solution, *self.also) if self.solution is not None else self.also

    @property
    def has_table(self) -> bool:
        """Whether melds lie on a table, be it only to look at."""
        return self.spread is not None or (self.turn is not None and self.turn.on_table)

    def layout(self) -> Layout:
        """How the tiles lie at the start: on the rack, and on the table where there is one."""
        return Layout.of(self.start) if self.spread is None else layout_of(self.spread, self.start)

    def first_scene(self) -> Scene | None:
        """What a step to act begins with; None for other steps. LessonError if it can't begin so."""
        return scene_of(self.turn, self.start, self.rules) if self.turn is not None else None


@dataclass(frozen=True, slots=True)
class LessonData:
    """A lesson: its steps in order, and what the course map shows of it.

    It is known, and its progress is kept, by its `key`: `runs` in Rummy PRO, `<game>/<lesson>` in the folder
    of another game. `number` is its file's, which stays; `place` is where it stands in the course: the same,
    if its file does not say otherwise. `tiles` are the few that stand for it on its card. `rules` are what is
    played in all of it.
    """

    key: str
    number: int
    chapter: str
    title: Text
    summary: Text
    tiles: tuple[Tile, ...]
    steps: tuple[StepData, ...]
    teaches: tuple[str, ...] = ()  # words of the glossary, by their ids
    place: float = 0.0
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    @property
    def game(self) -> str:
        """The folder of its game."""
        return self.key.rpartition("/")[0] or PRO

    @property
    def page(self) -> str:
        """Where the lesson's notebook lies in the folder of all lessons, in English.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page
        'pro/02-runs.ipynb'
        """
        return self.page_in(ENGLISH)

    def page_in(self, language: str) -> str:
        """Where its notebook in a language lies.

        >>> from rummy_widget.tutor import course
        >>> course().lesson("runs").page_in("ro")
        'pro/ro/02-runs.ipynb'
        """
        folder = self.game if language == ENGLISH else f"{self.game}/{language}"
        return f"{folder}/{self.number:02}-{self.key.rpartition('/')[2]}.ipynb"

    def index(self, key: str) -> int:
        """Place of a step, from 0; an unknown key raises LessonError."""
        with within(f"lesson {self.key!r}"):
            return index_of("step", key, self.steps)

    def step(self, key: str) -> StepData:
        return self.steps[self.index(key)]


def index_of(what: str, key: str, among: Sequence[StepData] | Sequence[LessonData]) -> int:
    """Place of the step or lesson with a key, from 0; LessonError if it is unknown."""
    keys = [each.key for each in among]
    if key not in keys:
        raise LessonError(unknown(what, key, keys))
    return keys.index(key)
