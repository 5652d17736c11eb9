"""What a learner has done in a step so far, as an immutable state, with a class for each kind of step.

Each class has its own fields, and a method for each action of the learner that returns the next state.
Another method judges the state. The rest is the same for all kinds of steps: `attempt_score` counts wrong
answers and hints, and `feedback` chooses the message to the learner.

>>> from rummy_widget.tutor import course
>>> [type(begin_step(course().lesson("turn").step(key))).__name__ for key in ("begin", "buried")]
['Acting', 'Answering']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..engine.faults import Fault, RulesError
from ..engine.game.deal.dealing import Dealing
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
    """What a learner has done in a step in which tiles are arranged.

    `history` stores where the tiles lie now, and where they lay before each move. `path` leads to the
    solution that the last hint was about, so that the next hint can be about the same one.
    """

    history: History
    path: tuple[Waypoint, ...] = ()

    @property
    def layout(self) -> Layout:
        """Where the tiles lie now."""
        return self.history.present

    @property
    def lifted(self) -> int:
        """The number of tiles moved so far; a tile that is moved twice counts twice.

        Undoing a move subtracts its tiles again.
        """
        return self.history.lifted

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return bool(self.history.future)

    def check_input(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return check_input_of(step, self.layout)

    def judge(self, step: StepData, score: Score) -> Score:
        """Judge where the tiles lie, and return the score after that.

        The outcome is right, not right yet, or wrong. It is wrong only if the tiles show one of the mistakes
        that the lesson lists. If they do not, and nothing has been moved yet, the step counts as not tried.
        """
        score = replace(score, over_par=step.par is not None and self.lifted > step.par)
        if step.check.holds(self.check_input(step)):
            return score.solved()
        mistake, fault = new_mistake(step, self.layout)
        not_yet = StepOutcome.NOT_YET if self.can_undo else StepOutcome.UNTRIED
        return score.with_outcome(not_yet if mistake is None else StepOutcome.WRONG, mistake, fault)

    def with_layout(self, layout: Layout, lifted: int) -> Arranging:
        """Return the state after a move that leads to *layout*; *lifted* is how many tiles were moved."""
        return replace(self, history=self.history.do(layout, lifted))

    def undo(self) -> Arranging:
        """Return the state with one move undone; the same state if there is no move to undo."""
        return replace(self, history=self.history.undo())

    def redo(self) -> Arranging:
        """Return the state with one move redone; the same state if there is no move to redo."""
        return replace(self, history=self.history.redo())


@dataclass(frozen=True, slots=True)
class Choosing:
    """What a learner has done in a step in which tiles are chosen.

    `layout` says where all tiles lie, and `chosen` contains the ids of the chosen ones.
    """

    layout: Layout
    chosen: tuple[int, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the tiles that can be chosen: all tiles on the rack, but none on the table."""
        return tuple(id for id in range(len(self.layout.tiles)) if id not in self.layout.table)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The chosen tiles."""
        return tuple(self.layout.tiles[id] for id in self.chosen)

    @property
    def answer_key(self) -> str:
        """The names of the chosen tiles, sorted, as one string.

        It is used to recognize a wrong answer that is repeated, even with other copies of the same tiles.
        """
        return " ".join(sorted(map(str, self.tiles)))

    def check_input(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, self.layout), chosen=self.tiles)

    def with_choice(self, ids: Sequence[int]) -> Choosing:
        """Return the state in which the tiles with these ids are chosen, instead of those chosen before.

        Raises AttemptError if one of the tiles is not on the rack, or if an id is given twice.
        """
        known = self.ids
        if len(set(ids)) != len(ids) or not all(type(id) is int and id in known for id in ids):
            raise AttemptError(words.say("choose-unknown"))
        return replace(self, chosen=tuple(ids))

    def judge(self, step: StepData, score: Score) -> Score:
        """Return the score after judging the chosen tiles: right or wrong, with the reason if it is known."""
        if step.check.holds(self.check_input(step)):
            return score.solved()
        return score.with_outcome(score.outcome).failed(self.answer_key, *mistake_in_choice(step, self.tiles))


@dataclass(frozen=True, slots=True)
class Answering:
    """What a learner has done in a step in which an answer is picked or typed.

    `answer` is the key of the option that was picked, or the string that was typed; "" if there is no answer
    yet. `layout` says where the tiles lie that belong to the question.
    """

    layout: Layout
    answer: str = ""

    @property
    def read(self) -> Answer | None:
        """The answer as a number or, if it is not a number, as a string; None if there is none yet."""
        return read_answer(self.answer) if self.answer else None

    @property
    def answer_key(self) -> str:
        """The answer as a string, which is the same for equal numbers, however they are written.

        It is used to recognize a wrong answer that is repeated.
        """
        return str(self.read)

    def check_input(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, self.layout), answer=self.read)

    def with_answer(self, step: StepData, typed: object) -> Answering:
        """Return the state with the answer that the learner has typed or picked.

        Raises AttemptError if the answer is not an option of *step* or, if *step* has no options, not a
        number.
        """
        return replace(self, answer=typed_answer(typed, {option.key for option in step.options}))

    def text(self, step: StepData) -> str | None:
        """Return the answer in readable form: the option's text, or the number; None if there is none yet."""
        if self.read is None:
            return None
        picked = (str(option.text) for option in step.options if option.key == self.answer)
        return next(picked, answer_text(self.read))

    def judge(self, step: StepData, score: Score) -> Score:
        """Return the score after judging the answer: right or wrong, as the checks of the step decide."""
        if step.check.holds(self.check_input(step)):
            return score.solved()
        return score.with_outcome(score.outcome).failed(self.answer_key, mistake_in_answer(step, self.read))


@dataclass(frozen=True, slots=True)
class Acting:
    """What a learner has done in a step in which moves of a game are made.

    `scenes` are the positions of the game from the start on, and `moves` the moves between them. `at` is the
    index of the current position in `scenes`; the moves after it were undone.
    """

    scenes: tuple[Scene, ...]
    moves: tuple[str, ...] = ()
    at: int = 0

    @property
    def scene(self) -> Scene:
        """The current position of the game."""
        return self.scenes[self.at]

    @property
    def made(self) -> tuple[str, ...]:
        """The moves that have been made and not undone."""
        return self.moves[: self.at]

    @property
    def layout(self) -> Layout:
        """Where the tiles lie now: those on the rack and, if the game has a table, those on the table."""
        spread = self.scene.felt.spread
        return Layout.of(self.scene.rack) if spread is None else layout_of(spread, self.scene.rack)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return self.at < len(self.moves)

    def arranged(self, layout: Layout) -> Acting:
        """Return the state with the rack arranged as in *layout*.

        The state stays the same during a deal by hand, because nobody has tiles yet.
        """
        if isinstance(self.scene, Dealing):
            return self  # nobody has tiles yet
        scene = replace(self.scene, rack=layout.arrangement())
        return replace(self, scenes=(*self.scenes[: self.at], scene, *self.scenes[self.at + 1 :]))

    def check_input(self, step: StepData) -> CheckInput:
        """Return the current state as input for the checks of the step."""
        return replace(check_input_of(step, Layout.of(self.scene.rack)), turn=self.scene, moves=self.made)

    def passes(self, step: StepData, turn: Scene, moves: Sequence[str]) -> bool:
        """Return whether the step would be solved after *moves*, which lead to the position *turn*."""
        return step.check.holds(replace(self.check_input(step), turn=turn, moves=(*self.made, *moves)))

    def after_move(self, move: str) -> Acting:
        """Return the state after a move; raises RulesError if the move is illegal."""
        scenes = (*self.scenes[: self.at + 1], self.scene.after(move))
        moves = (*self.made, move)
        return Acting(scenes, moves, len(moves))

    def undo(self) -> Acting:
        """Return the state with one move undone; the same state if there is no move to undo."""
        return replace(self, at=self.at - 1) if self.can_undo else self

    def redo(self) -> Acting:
        """Return the state with one move redone; the same state if there is no move to redo."""
        return replace(self, at=self.at + 1) if self.can_redo else self

    def replay(self, step: StepData) -> Acting:
        """Return the state after making the same moves again by the rules of *step*.

        The first move that they forbid is left out, and so are all moves after it.
        """
        first = step.first_scene()
        state = Acting(self.scenes[:1] if first is None else (first,))
        for move in self.made:
            if state.scene.refused(move) is not None:
                break
            state = state.after_move(move)
        return state

    def judge(self, step: StepData, score: Score) -> Score:
        """Judge the current position of the game, and return the score after that.

        The outcome is right or not right yet. Before the first move it is never right: the step counts as not
        tried.
        """
        if self.at and step.check.holds(self.check_input(step)):
            return score.solved()
        return score.with_outcome(StepOutcome.NOT_YET if self.at else StepOutcome.UNTRIED)

    def try_move(self, step: StepData, score: Score, move: str) -> tuple[Acting, Score]:
        """Return the state and the score after the learner tries to make a move.

        An illegal move counts as wrong and changes nothing. A legal move is made, but it also counts as wrong
        if the lesson lists it as a mistake or if it costs penalty tiles. If the last move was a legal move
        that counted as wrong, and *move* is illegal after it, the last move is undone and *move* is tried
        again.
        """
        try:
            move = step.turn.normalized(move) if step.turn is not None else move
            after = self.after_move(move)
        except RulesError as error:
            if self._last_move_was_wrong(score):
                before = self.undo()
                return before.try_move(step, before.judge(step, score), move)
            return self, score.failed(move, _mistake(step, move, error.fault), error.fault)
        judged, fault = after.judge(step, score), after.scene.felt.fault
        mistake = _mistake(step, move, fault)
        wrong = fault is not None or (mistake is not None and mistake.answer)
        if judged.outcome is StepOutcome.RIGHT or not wrong:
            return after, judged
        return after, judged.failed(move, mistake, fault)

    def _last_move_was_wrong(self, score: AttemptScore) -> bool:
        """Return whether the last move was legal but counted as wrong."""
        if score.outcome is not StepOutcome.WRONG or not self.made:
            return False
        if self.scene.felt.fault is not None:
            return True
        mistake = score.mistake if score.fault is None else None
        return mistake is not None and same_move(self.made[-1], mistake.answer)


def _mistake(step: StepData, move: str, fault: Fault | None) -> Mistake | None:
    """Return the mistake that the lesson lists for this move, or None if it lists none.

    *fault* is the rule that the move breaks, if any.
    """
    code = fault.code if fault else None
    fitting = [
        each
        for each in step.mistakes
        if (not each.answer or same_move(each.answer, move)) and each.fault in (None, code)
    ]
    # A mistake that names this very move is preferred to one that stands for any move with the same fault.
    return min(fitting, key=lambda each: each.answer == "", default=None)


StepState: TypeAlias = Arranging | Choosing | Answering | Acting


def begin_step(step: StepData) -> StepState:
    """Return the state of a step in which the learner has not done anything yet.

    Raises LessonError if the step asks for moves of a game, but its start is missing or impossible.
    """
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
