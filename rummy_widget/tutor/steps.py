"""The records of a lesson: what a step asks, what answers it, and which mistakes it waits for.

Everything here is data. `attempts` plays it, `checks` judges it, `lessons` reads it from a file, and
`exercise` and `drills` make it in code.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ..closing import Pattern
from ..faults import FaultCode
from ..layout import Arrangement
from ..rules import RUMMY_PRO, Ruleset
from ..tiles import Tile
from .texts import ENGLISH, Text

if TYPE_CHECKING:
    from .checks import Check

MOST_STARS = 3
PRO = "pro"
"""The folder of Rummy PRO. Its lessons keep the bare keys that they had when it was the only game."""

KNOWN_MISTAKES = (
    "wrap-run", "two-reds", "fifth-tile", "joker-fifth-colour", "doubles-by-number", "group-in-bicolor",
    "major-without-one", "free-fits-pattern", "no-free-tile", "mosaic-cycle", "bonuses-added",
    "others-thrown", "full-price-with-jokers", "trump-wild", "trump-pays", "take-thrown-joker",
)  # fmt: skip
"""Sixteen mistakes that learners of this game make; each is met by a step whose feedback names it."""


class StepKind(StrEnum):
    """What a learner does in a step."""

    ARRANGE = "arrange"  # move tiles; judged live
    CHOOSE = "choose"  # choose tiles, then check
    ANSWER = "answer"  # pick one of some answers, or give a number, then check
    ACT = "act"  # make moves of the game


class Outcome(StrEnum):
    """How a step stands."""

    UNTRIED = "untried"
    NOT_YET = "not-yet"
    WRONG = "wrong"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to pick from."""

    key: str
    text: Text


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that learners make here, with the fault that it must give and what is said to it.

    `tiles`: arrange: the tiles of one segment, in any order; choose: the tiles chosen; both empty: any with
    this fault. `answer`: answer: the answer given; act: the move made, empty: any with this fault. `known` is
    one of `KNOWN_MISTAKES`.
    """

    fault: FaultCode | None = None
    tiles: tuple[Tile, ...] = ()
    answer: str = ""
    text: Text | None = None
    known: str = ""  # which of the known mistakes it is


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where an *act* step begins, beside its rack: see `game.turn.Turn`."""

    phase: str = "draw"
    discard: Tile | None = None
    stock: tuple[Tile, ...] = ()
    thrown: int = 0


@dataclass(frozen=True, slots=True)
class DealStart:
    """Where an *act* step begins that is a deal by hand, the learner on seat 0: see `game.dealing`."""

    players: int = 4
    seed: int = 0
    first: int = 0
    switches: tuple[tuple[str, str], ...] = ()
    done: tuple[str, ...] = ()  # moves that are made before


@dataclass(frozen=True, slots=True)
class GameStart:
    """Where an *act* step begins that is a real game, the learner on seat 0: see `game.seat`.

    `done` are moves made before, by all seats in turn; at `others` the others play until it is the learner's
    turn.
    """

    players: int = 4
    seed: int = 0
    first: int = 0
    multiplier: int = 1
    switches: tuple[tuple[str, str], ...] = ()
    done: tuple[str, ...] = ()


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
    """Endless tasks of a few sorts; the seed says which one."""

    seed: int
    variants: tuple[Variant, ...]


@dataclass(frozen=True, slots=True)
class StepData:
    """One step of a lesson.

    `solution` and `also` (answers as good) are notation: an arrangement, tiles, an answer, or moves with `, `
    between, as `kind` says. The solution may be absent; hints then say what can be said. `par`: most tiles
    lifted for all stars. `judged` false: the rack keeps its judgement to itself, for words not yet taught and
    answers not to be given away.
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
    options: tuple[Option, ...] = ()
    turn: TurnStart | DealStart | GameStart | None = None  # act: what is played
    moves: tuple[str, ...] = ()  # act: what is offered; empty: the legal ones
    judged: bool = True
    thrown: int = 0  # Jokers that the learner has thrown before
    aim: Pattern | None = None  # what is being built on purpose, if it is no runs and groups
    clause: str | None = None
    drill: Drill | None = None
    seed: int | None = None  # of a drill: which of its tasks this is
    rules: Ruleset = field(default=RUMMY_PRO, repr=False)

    @property
    def answers(self) -> tuple[str, ...]:
        """All right answers that are written down, the solution first."""
        return (self.solution, *self.also) if self.solution is not None else self.also


@dataclass(frozen=True, slots=True)
class LessonData:
    """A lesson: its steps in order, and what the course map shows of it.

    It is known, and its progress is kept, by its `key`: `runs` in Rummy PRO, `<game>/<lesson>` in the folder
    of another game. `tiles` are the few that stand for it on its card.
    """

    key: str
    number: int
    chapter: str
    title: Text
    summary: Text
    tiles: tuple[Tile, ...]
    steps: tuple[StepData, ...]
    teaches: tuple[str, ...] = ()  # words of the glossary, by their ids

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
        from .errors import LessonError, unknown

        for place, step in enumerate(self.steps):
            if step.key == key:
                return place
        raise LessonError(unknown("step", key, (step.key for step in self.steps)), f"lesson {self.key!r}")

    def step(self, key: str) -> StepData:
        return self.steps[self.index(key)]
