"""What a learner has done in a step so far, as a small record for each kind of step.

Each record has its own fields and actions, which return the next record, and judges its content.
`AttemptScore` computes what a try costs, for all kinds, and `feedback` the message about it.

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
from .judge import check_input_of, mistake_in_answer, mistake_in_choice, new_mistake
from .kinds import StepKind, StepOutcome
from .steps import Mistake, StepData


@dataclass(frozen=True, slots=True)
class Arranging:
    """The state of an Arrange step: the layout with its history, for undo and redo.

    `way` is the way to a solution that the last hint used, so that the next hint can continue it.
    """

    history: History
    way: tuple[Waypoint, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where the tiles lie."""
        return self.history.present

    @property
    def lifted(self) -> int:
        """The number of tiles lifted so far; undo subtracts them again."""
        return self.history.lifted

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return bool(self.history.future)

    def shown(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return check_input_of(step, self.layout)

    def judged(self, step: StepData, tries: Score) -> Score:
        """Return the score after judging the layout: right, not yet right, or wrong if it shows a mistake."""
        tries = replace(tries, over_par=step.par is not None and self.lifted > step.par)
        if step.check.holds(self.shown(step)):
            return tries.won()
        mistake, fault = new_mistake(step, self.layout)
        not_yet = StepOutcome.NOT_YET if self.can_undo else StepOutcome.UNTRIED
        return tries.stands(not_yet if mistake is None else StepOutcome.WRONG, mistake, fault)

    def laid(self, layout: Layout, lifted: int) -> Arranging:
        """Return the state with a new layout, reached by lifting *lifted* tiles."""
        return replace(self, history=self.history.do(layout, lifted))

    def undone(self) -> Arranging:
        """Return the state with one move undone, or the same if there is none."""
        return replace(self, history=self.history.undo())

    def redone(self) -> Arranging:
        """Return the state with one move redone, or the same if there is none."""
        return replace(self, history=self.history.redo())


@dataclass(frozen=True, slots=True)
class Choosing:
    """The state of a Choose step: the ids of the chosen tiles."""

    layout: Layout
    chosen: tuple[int, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the tiles on the rack, which are the only ones to choose from."""
        return tuple(id for id in range(len(self.layout.tiles)) if id not in self.layout.table)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The chosen tiles."""
        return tuple(self.layout.tiles[id] for id in self.chosen)

    @property
    def given(self) -> str:
        """The chosen tiles as text, by which a repeated wrong choice is recognized."""
        return " ".join(sorted(map(str, self.tiles)))

    def shown(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, self.layout), chosen=self.tiles)

    def choosing(self, ids: Sequence[int]) -> Choosing:
        """Return the state with other tiles chosen; raises AttemptError if they are not on the rack."""
        known = self.ids
        if len(set(ids)) != len(ids) or not all(type(id) is int and id in known for id in ids):
            raise AttemptError(words.say("choose-unknown"))
        return replace(self, chosen=tuple(ids))

    def judged(self, step: StepData, tries: Score) -> Score:
        """Return the score after judging the choice: right, or wrong with the fault that the rules find."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, *mistake_in_choice(step, self.tiles))


@dataclass(frozen=True, slots=True)
class Answering:
    """The state of an Answer step: the answer as it was picked or typed, "" if there is none."""

    layout: Layout
    answer: str = ""

    @property
    def read(self) -> Answer | None:
        """The answer as it was understood."""
        return read_answer(self.answer) if self.answer else None

    @property
    def given(self) -> str:
        """The answer as text, by which a repeated wrong answer is recognized however it is written."""
        return str(self.read)

    def shown(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, self.layout), answer=self.read)

    def answering(self, step: StepData, typed: object) -> Answering:
        """Return the state with the answer that was typed or picked.

        One that is impossible raises AttemptError, which costs the learner nothing.
        """
        return replace(self, answer=typed_answer(typed, {option.key for option in step.options}))

    def text(self, step: StepData) -> str | None:
        """Return the answer for people: the text of an option, or the number."""
        if self.read is None:
            return None
        picked = (str(option.text) for option in step.options if option.key == self.answer)
        return next(picked, answer_text(self.read))

    def judged(self, step: StepData, tries: Score) -> Score:
        """Return the score after judging the answer: right or wrong."""
        if step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(tries.outcome).slipped(self.given, mistake_in_answer(step, self.read))


@dataclass(frozen=True, slots=True)
class Acting:
    """The state of an Act step.

    `turns` are all scenes and `moves` the moves between them. The scene at position `at` is the current one;
    the moves after it were undone.
    """

    turns: tuple[Scene, ...]
    moves: tuple[str, ...] = ()
    at: int = 0

    @property
    def turn(self) -> Scene:
        """The current scene."""
        return self.turns[self.at]

    @property
    def made(self) -> tuple[str, ...]:
        """The moves that led to the current scene."""
        return self.moves[: self.at]

    @property
    def layout(self) -> Layout:
        """The rack of the scene, and the melds on its table if it has one."""
        spread = self.turn.felt.spread
        return Layout.of(self.turn.rack) if spread is None else layout_of(spread, self.turn.rack)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return self.at < len(self.moves)

    def shown(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, Layout.of(self.turn.rack)), turn=self.turn, moves=self.made)

    def passes(self, step: StepData, turn: Scene, moves: Sequence[str]) -> bool:
        """Return whether the step would be solved if *moves* were made now and led to the scene *turn*."""
        return step.check.holds(replace(self.shown(step), turn=turn, moves=(*self.made, *moves)))

    def after(self, move: str) -> Acting:
        """Return the state after a move; raises RulesError if the move is illegal."""
        turns = (*self.turns[: self.at + 1], self.turn.after(move))
        moves = (*self.made, move)
        return Acting(turns, moves, len(moves))

    def undone(self) -> Acting:
        """Return the state with one move undone, or the same if there is none."""
        return replace(self, at=self.at - 1) if self.can_undo else self

    def redone(self) -> Acting:
        """Return the state with one move redone, or the same if there is none."""
        return replace(self, at=self.at + 1) if self.can_redo else self

    def replayed(self, step: StepData) -> Acting:
        """Return the state with its moves replayed under the rules of *step*, as far as they are legal."""
        first = step.first_scene()
        again = Acting(self.turns[:1] if first is None else (first,))
        for move in self.made:
            if again.turn.refused(move) is not None:
                break
            again = again.after(move)
        return again

    def judged(self, step: StepData, tries: Score) -> Score:
        """Return the score after judging the current scene: right or not yet right.

        Before the first move it is never right.
        """
        if self.at and step.check.holds(self.shown(step)):
            return tries.won()
        return tries.stands(StepOutcome.NOT_YET if self.at else StepOutcome.UNTRIED)

    def acted(self, step: StepData, tries: Score, move: str) -> tuple[Acting, Score]:
        """Return the state and the score after a move.

        An illegal move counts as wrong and changes nothing. A legal move is wrong too if the step declares it
        as a mistake, or if it costs penalty tiles. If the next move is illegal only because of such a wrong
        move, the wrong move is undone first.
        """
        try:
            move = step.turn.spelled(move) if step.turn is not None else move
            after = self.after(move)
        except RulesError as error:
            if self._last_move_was_wrong(tries):
                before = self.undone()
                return before.acted(step, before.judged(step, tries), move)
            return self, tries.slipped(move, _mistake(step, move, error.fault), error.fault)
        stands, fault = after.judged(step, tries), after.turn.felt.fault
        mistake = _mistake(step, move, fault)
        wrong = fault is not None or (mistake is not None and mistake.answer)
        if stands.outcome is StepOutcome.RIGHT or not wrong:
            return after, stands
        return after, stands.slipped(move, mistake, fault)

    def _last_move_was_wrong(self, tries: AttemptScore) -> bool:
        """Return whether the last move was legal but wrong."""
        if tries.outcome is not StepOutcome.WRONG or not self.made:
            return False
        if self.turn.felt.fault is not None:
            return True
        mistake = tries.mistake if tries.fault is None else None
        return mistake is not None and same_move(self.made[-1], mistake.answer)


def _mistake(step: StepData, move: str, fault: Fault | None) -> Mistake | None:
    """Return the declared mistake of the step that fits a move and its fault, or None."""
    code = fault.code if fault else None
    told = [
        each
        for each in step.mistakes
        if (not each.answer or same_move(each.answer, move)) and each.fault in (None, code)
    ]
    return min(told, key=lambda each: each.answer == "", default=None)  # prefers exactly this move


StepState: TypeAlias = Arranging | Choosing | Answering | Acting


def begin_step(step: StepData) -> StepState:
    """Return the state of a step in which nothing has been done."""
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
