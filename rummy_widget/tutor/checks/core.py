"""Checks, which decide whether a learner has solved a step: their data, and functions that use them.

A check is data: a name and a value. The functions read checks, judge what the learner did, and find answers
that pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...engine.closes import Closing
from ...engine.game.round_scene import Scene
from ...engine.melds import Meld, MeldKind
from ...engine.reading.rack import RackReading, Segment
from ...engine.reading.table import TableReading
from ...engine.rules import RUMMY_PRO, Ruleset
from ...engine.table_melds import Play
from ...engine.tiles import Tile
from ...text import words
from ..answers import Answer
from ..errors import LessonError, unknown, within
from ..kinds import StepKind


@dataclass(frozen=True, slots=True)
class CheckInput:
    """The input of a check; which attributes are set depends on what the learner has to do in the step.

    Attributes:
        reading: The melds on the rack, and what is wrong with the rack.
        chosen: The tiles that the learner has chosen.
        answer: The answer that the learner has given.
        turn: The current position of the game in which the learner makes moves.
        moves: The moves that led to this position.
        thrown: The number of Jokers that the learner has discarded before the step.
        rules: The rules of the game.
        table: The melds on the table, and what is wrong with them.
        opened: Whether the learner has already laid first melds in an earlier turn; some moves are only
            allowed after that.
    """

    reading: RackReading | None = None
    chosen: tuple[Tile, ...] = ()
    answer: Answer | None = None
    turn: Scene | None = None
    moves: tuple[str, ...] = ()
    thrown: int = 0
    rules: Ruleset = RUMMY_PRO
    table: TableReading | None = None
    opened: bool = True

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the rack."""
        return self.reading.arrangement.tiles if self.reading else ()

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The rows of adjacent tiles: on the table if the step has a table, otherwise on the rack."""
        if self.table is not None:
            return self.table.trays
        return self.reading.segments if self.reading else ()

    @property
    def closing(self) -> Closing | None:
        """How the rack, as it is arranged, closes (ends the round), with the points; None if it does not."""
        return self.reading.closing if self.reading else None

    @property
    def play(self) -> Play | None:
        """The turn that the learner has played by moving tiles on the table, or None if it is not legal."""
        return self.table.play if self.table else None

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The valid melds: those on the table if the step has a table, otherwise those on the rack."""
        return tuple(meld for segment in self.segments for meld in segment.melds)


@dataclass(frozen=True, slots=True)
class Check:
    """A named check with its value, such as `runs` with the value 2.

    The checks `all` and `any` combine several other checks, and `not` reverses one other check. Their values
    are the checks that they combine or reverse.
    """

    name: str
    value: Any

    def holds(self, state: CheckInput) -> bool:
        """Return whether what the learner has done (*state*) passes the check."""
        return _REGISTRY[self.name].judge(state, self.value)

    def unmet(self, state: CheckInput) -> tuple[Check, ...]:
        """Return the parts of the check that are not passed yet; *state* is what the learner has done.

        >>> check = read_check({"runs": 1, "loose": 0}, StepKind.ARRANGE)
        >>> from rummy_widget.engine.reading.rack import read_rack
        >>> [part.name for part in check.unmet(CheckInput(read_rack("r3 r4 r5 | b9")))]
        ['loose']
        """
        if self.name == "all":
            return tuple(unmet for part in self.value for unmet in part.unmet(state))
        return () if self.holds(state) else (self,)

    def parts(self) -> tuple[Check, ...]:
        """Return the single checks that this check combines by `all` and `any`.

        A `not` counts as a single check. If this check combines nothing, the result is the check itself.
        """
        if self.name in ("all", "any"):
            return tuple(part for each in self.value for part in each.parts())
        return (self,)

    def solutions(self, state: CheckInput) -> tuple[str, ...]:
        """Return answers, in notation, that pass the check; empty if the engine cannot find any.

        *state* is the state of the step before the learner has done anything.

        >>> from rummy_widget.engine.reading.rack import read_rack
        >>> rack = read_rack("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8")
        >>> read_check({"worth": {"multiplier": 2}}, StepKind.ANSWER).solutions(CheckInput(rack))
        ('1000',)
        """
        if self.name == "all":
            found = (part.solutions(state) for part in self.value)
            return next((each for each in found if each), ())
        solve = _REGISTRY[self.name].solve
        return solve(state, self.value) if solve else ()

    def unmet_goal(self, state: CheckInput) -> str:
        """Return a sentence that says what the learner still has to do to pass the check.

        *state* is what the learner has done. The sentence is about a part of the check that is not passed
        yet; if no such part has a sentence, it tells the learner to think again.
        """
        goals = (part.goal_sentence() for part in self.unmet(state))
        return next(filter(None, goals), words.say("hint-nudge-think"))

    def goal_sentence(self) -> str | None:
        """Return a sentence that says what the check asks for, without giving the solution.

        Returns None if there is no such sentence for this check.
        """
        key = f"check-{self.name}"
        return words.say(key, value=self.value if type(self.value) is int else 0) if words.has(key) else None


Judge = Callable[[CheckInput, Any], bool]
"""A function that returns whether what the learner has done passes a check with this value."""

Solve = Callable[[CheckInput, Any], tuple[str, ...]]
"""A function that returns answers, in notation, that pass a check with this value; empty if it finds none."""


@dataclass(frozen=True, slots=True)
class RegisteredCheck:
    """The functions that are registered under the name of a check, and the kinds of steps that may use it.

    `read` converts the value in a lesson to the value of the check, `judge` returns whether the check is
    passed, and `solve`, if it is not None, returns answers that pass it.
    """

    kinds: frozenset[StepKind]
    read: Callable[[Any], Any]
    judge: Judge
    solve: Solve | None = None


_REGISTRY: dict[str, RegisteredCheck] = {}


def check_names(kind: StepKind | None = None) -> tuple[str, ...]:
    """Return the names of all checks or, if *kind* is given, of the checks for this kind of step.

    >>> check_names(StepKind.ANSWER)[:5]
    ('all', 'any', 'not', 'worth', 'settled')
    """
    return tuple(name for name, check in _REGISTRY.items() if kind is None or kind in check.kinds)


def read_check(table: object, kind: StepKind) -> Check:
    """Read a check from a dict of names and values (a table in a lesson file).

    *kind* is the kind of step that the check is for. Raises LessonError if the check is not valid.

    >>> read_check({"run": 1}, StepKind.ARRANGE)
    Traceback (most recent call last):
    rummy_widget.tutor.errors.LessonError: check 'run': expected tiles in notation, like "r5 r6 r7", not 1
    """
    if not isinstance(table, Mapping) or not table:
        raise LessonError(f"expected a table of checks, like {{ runs = 1 }}, not {table!r}")
    parts = tuple(_read_one(name, value, kind) for name, value in table.items())
    return parts[0] if len(parts) == 1 else Check("all", parts)


def _read_one(name: str, value: object, kind: StepKind) -> Check:
    """Return the check with this name and value; raises LessonError if it is not valid for this *kind*."""
    if name not in _REGISTRY:
        raise LessonError(unknown("check", name, check_names(kind)))
    registered = _REGISTRY[name]
    if kind not in registered.kinds:
        raise LessonError(
            f"check {name!r} is not for a step to {kind}: expected one of {', '.join(check_names(kind))}"
        )
    with within(f"check {name!r}"):
        if name in ("all", "any"):
            return Check(name, tuple(read_check(each, kind) for each in nonempty_list(value)))
        return Check(name, read_check(value, kind) if name == "not" else registered.read(value))


def register(
    name: str, read: Callable[[Any], Any], *kinds: StepKind, solve: Solve | None = None
) -> Callable[[Judge], Judge]:
    """Return a decorator that registers a check for use in lessons.

    The decorated function returns whether the check is passed. It takes two arguments: what the learner has
    done (a `CheckInput`), and the value of the check.

    Args:
        name: The name that lessons use.
        read: A function that converts the value in a lesson, or raises ValueError if it is not valid.
        kinds: The kinds of steps that may use the check; all kinds if none are given.
        solve: A function that returns the solution, in notation, and any other answers that are just as good;
            None if the engine cannot compute answers to this check.
    """

    def add(judge: Judge) -> Judge:
        _REGISTRY[name] = RegisteredCheck(frozenset(kinds or StepKind), read, judge, solve)
        return judge

    return add


def nonempty_list(value: object) -> Sequence[object]:
    """Return *value* if it is a list or tuple with at least one item; raises LessonError otherwise."""
    if not isinstance(value, list | tuple) or not value:
        raise LessonError(f"expected a list, not {value!r}")
    return value


register("all", nonempty_list)(lambda state, checks: all(check.holds(state) for check in checks))
register("any", nonempty_list)(lambda state, checks: any(check.holds(state) for check in checks))
register("not", nonempty_list)(lambda state, check: not check.holds(state))


def is_a(meld: Meld, kind: MeldKind) -> bool:
    """Return whether a meld is of this kind (a run or a group); with Jokers, it can be of both kinds."""
    return any(reading.kind is kind for reading in meld.readings)
