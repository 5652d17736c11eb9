"""What a learner has done in a step so far: one small record for each kind of step.

Each has its own fields and its own verbs, which give the record that comes after, and judges what it holds.
What a try costs is said once for all kinds, by `AttemptScore`, and how it is told by `feedback`.

>>> from rummy_widget.tutor import course
>>> [type(begin_step(course().lesson("turn").step(key))).__name__ for key in ("begin", "buried")]
['Acting', 'Answering']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..engine.faults import Fault, RulesError
from ..engine.game.moves import same_move
from ..engine.game.round_scene import Scene
from ..engine.layout import History, Layout
from ..engine.table_melds import layout_of
from ..engine.tiles import Tile
from ..text import words
from .answers import Answer, answer_text, read_answer, typed_answer
from .attempt_score import AttemptScore, Score
from .checks import CheckInput
from .errors import AttemptError, LessonError
from .hint import Waypoint
from .judge import answer_slip, choice_slip, new_mistake, shown_in
from .kinds import StepKind, StepOutcome
from .steps import Mistake, StepData


@dataclass(frozen=True, slots=True)
class Arranging:
    """The rack with all that can be undone, and the way to an answer that the last hint pointed along."""

    history: History
    way: tuple[Waypoint, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where the tiles lie."""
        return self.history.present

    @property
    def lifted(self) -> int:
        """Tiles lifted so far; undo gives them back."""
        return self.history.lifted

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return bool(self.history.future)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return shown_in(step, self.layout)

    def judged(self, step: StepData, tries: Score) -> Score:
        """An arrangement is right, or not yet; it is wrong only where it shows a declared mistake."""
        tries = replace(tries, over_par=step.par is not None and self.lifted > step.par)
        if step.check.holds(self.shown(step)):
            return tries.won()
        mistake, fault = new_mistake(step, self.layout)
        not_yet = StepOutcome.NOT_YET if self.can_undo else StepOutcome.UNTRIED
        return tries.stands(not_yet if mistake is None else StepOutcome.WRONG, mistake, fault)

    def laid(self, layout: Layout, lifted: int) -> Arranging:
        """So many tiles lifted, so that they lie like this."""
        return replace(self, history=self.history.do(layout, lifted))

    def undone(self) -> Arranging:
        """One move back; where there is none, the same record."""
        return replace(self, history=self.history.undo())

    def redone(self) -> Arranging:
        """One undone move again; where there is none, the same record."""
        return replace(self, history=self.history.redo())


@dataclass(frozen=True, slots=True)
class Choosing:
    """The tiles chosen, by their ids."""

    layout: Layout
    chosen: tuple[int, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the rack, as its tiles lie: the only ones to choose from."""
        return tuple(id for id in range(len(self.layout.tiles)) if id not in self.layout.table)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles chosen."""
        return tuple(self.layout.tiles[id] for id in self.chosen)

    @property
    def given(self) -> str:
        """What is checked, in one text: the same tiles twice are wrong once."""
        return " ".join(sorted(map(str, self.tiles)))

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_in(step, self.layout), chosen=self.tiles)

    def choosing(self, ids: Sequence[int]) -> Choosing:
        """Choose these tiles, in place of those chosen before; AttemptError where they do not lie there."""
        known = self.ids
        if len(set(ids)) != len(ids) or not all(type(id) is int and id in known for id in ids):
            raise AttemptError(words.say("choose-unknown"))
        return replace(self, chosen=tuple(ids))

    def judged(self, step: StepData, tries: Score) -> Score:
        """A choice that is checked is right, or wrong, with the fault that the rules find in it."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, *choice_slip(step, self.tiles))


@dataclass(frozen=True, slots=True)
class Answering:
    """The answer as it was picked or typed; empty where there is none yet."""

    layout: Layout
    answer: str = ""

    @property
    def read(self) -> Answer | None:
        """The answer as it was understood."""
        return read_answer(self.answer) if self.answer else None

    @property
    def given(self) -> str:
        """What is checked, in one text: the same answer twice is wrong once, however it is written."""
        return str(self.read)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_in(step, self.layout), answer=self.read)

    def answering(self, step: StepData, typed: object) -> Answering:
        """Give this answer; AttemptError where it cannot be meant, which costs nothing."""
        return replace(self, answer=typed_answer(typed, {option.key for option in step.options}))

    def text(self, step: StepData) -> str | None:
        """What was answered, for people: the text of an option, or the number."""
        if self.read is None:
            return None
        picked = (str(option.text) for option in step.options if option.key == self.answer)
        return next(picked, answer_text(self.read))

    def judged(self, step: StepData, tries: Score) -> Score:
        """An answer that is checked is right, or wrong; the rules find no fault in it."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, answer_slip(step, self.read))


@dataclass(frozen=True, slots=True)
class Acting:
    """What is played, from its start on, and the moves between; after `at` of them the others were undone."""

    turns: tuple[Scene, ...]
    moves: tuple[str, ...] = ()
    at: int = 0

    @property
    def turn(self) -> Scene:
        """What is played, as it stands now."""
        return self.turns[self.at]

    @property
    def made(self) -> tuple[str, ...]:
        """The moves that have led here."""
        return self.moves[: self.at]

    @property
    def layout(self) -> Layout:
        """The rack as the turn has it, and the melds that lie on its table, where it has one."""
        spread = self.turn.felt.spread
        return Layout.of(self.turn.rack) if spread is None else layout_of(spread, self.turn.rack)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return self.at < len(self.moves)

    def shown(self, step: StepData) -> CheckInput:
        """What the checks look at."""
        return replace(shown_in(step, Layout.of(self.turn.rack)), turn=self.turn, moves=self.made)

    def passes(self, step: StepData, turn: Scene, moves: Sequence[str]) -> bool:
        """Return whether a turn would be right after these further moves."""
        return step.check.holds(replace(self.shown(step), turn=turn, moves=(*self.made, *moves)))

    def after(self, move: str) -> Acting:
        """Return the record after a move; one that the rules forbid raises RulesError."""
        turns = (*self.turns[: self.at + 1], self.turn.after(move))
        moves = (*self.made, move)
        return Acting(turns, moves, len(moves))

    def undone(self) -> Acting:
        """One move back; where there is none, the same record."""
        return replace(self, at=self.at - 1) if self.can_undo else self

    def redone(self) -> Acting:
        """One undone move again; where there is none, the same record."""
        return replace(self, at=self.at + 1) if self.can_redo else self

    def anew(self, step: StepData) -> Acting:
        """Return the same moves under the rules of a step, as far as these allow them."""
        first = step.first_scene()
        again = Acting(self.turns[:1] if first is None else (first,))
        for move in self.made:
            if again.turn.refused(move) is not None:
                break
            again = again.after(move)
        return again

    def judged(self, step: StepData, tries: Score) -> Score:
        """What is played is right, or not yet; never at its beginning."""
        if self.at and step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(StepOutcome.NOT_YET if self.at else StepOutcome.UNTRIED)

    def acted(self, step: StepData, tries: Score, move: str) -> tuple[Acting, Score]:
        """A move, and how the step stands after it; one that the rules forbid is wrong, and changes nothing.

        A move that they allow may be a declared mistake, or a turn that costs tiles: then it is wrong too,
        and taken back for another one that cannot be made after it.
        """
        try:
            move = step.turn.spelled(move) if step.turn is not None else move
            after = self.after(move)
        except RulesError as error:
            if self._strayed(tries):
                before = self.undone()
                return before.acted(step, before.judged(step, tries), move)
            return self, tries.slipped(move, _mistake(step, move, error.fault), error.fault)
        stands, fault = after.judged(step, tries), after.turn.felt.fault
        mistake = _mistake(step, move, fault)
        wrong = fault is not None or (mistake is not None and mistake.answer)
        if stands.outcome is StepOutcome.RIGHT or not wrong:
            return after, stands
        return after, stands.slipped(move, mistake, fault)

    def _strayed(self, tries: AttemptScore) -> bool:
        """Return whether the last move was allowed, and wrong all the same."""
        if tries.outcome is not StepOutcome.WRONG or not self.made:
            return False
        if self.turn.felt.fault is not None:
            return True
        mistake = tries.mistake if tries.fault is None else None
        return mistake is not None and same_move(self.made[-1], mistake.answer)


def _mistake(step: StepData, move: str, fault: Fault | None) -> Mistake | None:
    """The declared mistake that a move is, with the fault that the rules find in it, if they find one."""
    code = fault.code if fault else None
    told = [
        each
        for each in step.mistakes
        if (not each.answer or same_move(each.answer, move)) and each.fault in (None, code)
    ]
    return min(told, key=lambda each: each.answer == "", default=None)  # this very move before any


StepState: TypeAlias = Arranging | Choosing | Answering | Acting


def begin_step(step: StepData) -> StepState:
    """Return the record of a step in which nothing is done yet."""
    match step.kind:
        case StepKind.ARRANGE:
            return Arranging(History(step.layout()))
        case StepKind.CHOOSE:
            return Choosing(step.layout())
        case StepKind.ANSWER:
            return Answering(step.layout())
        case StepKind.ACT:
            scene = step.first_scene()
            if scene is None:
                raise LessonError("a step to act needs a turn, a deal or a game")
            return Acting((scene,))
