"""A learner at a step: immutable, and every function gives the attempt that comes after.

>>> from rummy_widget.tutor import course
>>> attempt = Attempt.begin(course().lesson("runs").step("first-run"))
>>> attempt.outcome
<Outcome.UNTRIED: 'untried'>
>>> attempt.hint().hints[0].text
"One more tile belongs to a run that you've begun."
>>> attempt = attempt.move([4], shelf=0, slot=2)
>>> attempt.layout, attempt.outcome, attempt.stars
(<Layout r5 r6 r7 _ _ k9 / b7>, <Outcome.RIGHT: 'right'>, 3)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from .. import words
from ..faults import Fault, RulesError
from ..layout import History, Layout, parse_arrangement
from ..reading.rack import RackReading
from .answers import answer_text, read_answer, typed_answer
from .checks import Shown
from .drills import vary
from .errors import AttemptError
from .feedback import feedback
from .hints import TOP, Hint, Waypoint, grades, ladder, waypoints
from .judge import new_mistake, reading_of, shown_by, slip
from .plan import moved_tiles
from .scenes import Scene, first_scene, offered_in, rack_of, spelled
from .stars import stars_for
from .steps import Mistake, Outcome, StepData, StepKind


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far a learner is with a step; `begin` starts one.

    `wrong` counts checked attempts that were not right, `asked` hints taken, `best` is the most stars won so
    far.
    """

    step: StepData
    history: History
    chosen: tuple[int, ...] = ()
    answer: str = ""
    turns: tuple[Scene, ...] = ()  # act: what is played, move by move
    moves: tuple[str, ...] = ()
    at: int = 0  # act: how many of the moves are made; the others were undone
    outcome: Outcome = Outcome.UNTRIED
    wrong: int = 0
    asked: int = 0
    grade: int = 0  # the highest computed hint so far
    hints: tuple[Hint, ...] = ()
    way: tuple[Waypoint, ...] = ()
    mistake: Mistake | None = None
    fault: Fault | None = None
    best: int = 0
    refused: frozenset[str] = frozenset()  # answers already found wrong: each costs once

    @classmethod
    def begin(cls, step: StepData, best: int = 0) -> Attempt:
        """A fresh attempt; `best` are stars won before."""
        turn = first_scene(step)
        return cls(step, History(Layout.of(step.start)), turns=(turn,) if turn else (), best=best)

    # -- how it stands ------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """Where the tiles lie; in a step to act, the rack as its turn has it."""
        return Layout.of(rack_of(self.turn)) if self.turn is not None else self.history.present

    @property
    def turn(self) -> Scene | None:
        return self.turns[self.at] if self.turns else None

    @property
    def reading(self) -> RackReading:
        """How the rack reads; to be kept from the learner where `step.judged` is false."""
        return reading_of(self.step, self.layout.arrangement())

    @property
    def shown(self) -> Shown:
        """What the checks look at."""
        return replace(
            shown_by(self.step, self.layout.arrangement()),
            chosen=tuple(self.layout.tiles[id] for id in self.chosen),
            answer=read_answer(self.answer) if self.answer else None,
            turn=self.turn,
            moves=self.moves[: self.at],
        )

    def passes_turn(self, turn: Scene, moves: Sequence[str]) -> bool:
        """Whether a turn would be right after these further moves."""
        shown = replace(self.shown, turn=turn, moves=(*self.moves[: self.at], *moves))
        return self.step.check.holds(shown)

    @property
    def lifted(self) -> int:
        """Tiles lifted so far; undo gives them back."""
        return self.history.lifted

    @property
    def over_par(self) -> bool:
        return self.step.par is not None and self.lifted > self.step.par

    @property
    def stars(self) -> int | None:
        """Stars won by this attempt, once it is right."""
        if self.outcome is not Outcome.RIGHT:
            return None
        return stars_for(wrong=self.wrong, hints=self.asked, over_par=self.over_par)

    @property
    def can_undo(self) -> bool:
        return self.at > 0 if self.turns else bool(self.history.past)

    @property
    def can_redo(self) -> bool:
        return self.at < len(self.moves) if self.turns else bool(self.history.future)

    @property
    def hints_left(self) -> int:
        """Hints that may still be asked for here: the author's, and the grades not yet reached."""
        if self.outcome is Outcome.RIGHT:
            return 0
        authored = max(0, len(self.step.hints) - self.asked)
        return authored + len(self._grades_left())

    @property
    def offered(self) -> tuple[str, ...]:
        """Act: the moves to choose from: those that the step names, else what its scene offers."""
        if self.turn is None or self.outcome is Outcome.RIGHT:
            return ()
        return self.step.moves or offered_in(self.turn)

    @property
    def answer_text(self) -> str | None:
        """What was answered, as it was understood."""
        if not self.answer:
            return None
        picked = (str(option.text) for option in self.step.options if option.key == self.answer)
        return next(picked, answer_text(read_answer(self.answer)))

    @property
    def feedback(self) -> str | None:
        """What to say to how it stands; None where there is nothing to say."""
        return feedback(self)

    @property
    def why(self) -> str | None:
        """The reason behind the step, said once it is right."""
        return str(self.step.why) if self.step.why is not None and self.outcome is Outcome.RIGHT else None

    # -- arrange ------------------------------------------------------------------------------

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Attempt:
        """Lift these tiles and put them down from this slot on; what cannot be raises RulesError."""
        self._only(StepKind.ARRANGE)
        layout = self.layout.moved(ids, shelf, slot)
        if layout == self.layout:
            return self
        return self._laid(self.history.do(layout, len(ids)))

    def sort(self, by: Literal["run", "group"]) -> Attempt:
        """Sort all tiles; each that changes its place was lifted."""
        self._only(StepKind.ARRANGE)
        layout = self.layout.sorted_by(by)
        return (
            self
            if layout == self.layout
            else self._laid(self.history.do(layout, moved_tiles(self.layout, layout)))
        )

    def undo(self) -> Attempt:
        """One move back; where there is none, the same attempt."""
        if not self.can_undo:
            return self
        return self._acted(self.at - 1) if self.turns else self._laid(self.history.undo())

    def redo(self) -> Attempt:
        """One undone move again; where there is none, the same attempt."""
        if not self.can_redo:
            return self
        return self._acted(self.at + 1) if self.turns else self._laid(self.history.redo())

    def restore(self, arrangement: str) -> Attempt:
        """Lay the tiles as a page that was left had them; any other tiles raise AttemptError."""
        self._only(StepKind.ARRANGE)
        layout = self.layout.relaid(parse_arrangement(arrangement))
        if layout is None:
            raise AttemptError(words.say("restore-other"))
        return (
            self
            if layout == self.layout
            else self._laid(self.history.do(layout, moved_tiles(self.layout, layout)))
        )

    def _laid(self, history: History) -> Attempt:
        return replace(self, history=history)._judged()

    # -- choose and answer --------------------------------------------------------------------

    def choose(self, ids: Sequence[int]) -> Attempt:
        """Choose these tiles, in place of those chosen before; nothing is checked yet."""
        self._only(StepKind.CHOOSE)
        if len(set(ids)) != len(ids) or not all(
            type(id) is int and 0 <= id < len(self.layout.tiles) for id in ids
        ):
            raise AttemptError(words.say("choose-unknown"))
        return replace(self, chosen=tuple(ids), outcome=Outcome.NOT_YET, mistake=None, fault=None)._unhinted()

    def check(self, answer: str | None = None, tiles: Sequence[int] | None = None) -> Attempt:
        """Check what is chosen or answered; only this can be wrong, and the same wrong answer costs once."""
        if self.step.kind is StepKind.CHOOSE:
            attempt = self if tiles is None else self.choose(tiles)
            if not attempt.chosen:
                raise AttemptError(words.say("choose-none"))
        else:
            self._only(StepKind.ANSWER)
            attempt = replace(self, answer=typed_answer(self.step, self.answer if answer is None else answer))
        given = attempt._given
        if attempt.step.check.holds(attempt.shown):
            return replace(attempt, mistake=None, fault=None)._won()
        mistake, fault = slip(self.step, attempt.shown)
        return replace(
            attempt._unhinted(),
            outcome=Outcome.WRONG,
            mistake=mistake,
            fault=fault,
            wrong=attempt.wrong + (given not in attempt.refused),
            refused=attempt.refused | {given},
        )

    @property
    def _given(self) -> str:
        """What is checked, in one text: the same answer twice is wrong once."""
        if self.step.kind is StepKind.CHOOSE:
            return " ".join(sorted(str(tile) for tile in self.shown.chosen))
        return str(self.shown.answer)

    # -- act ----------------------------------------------------------------------------------

    def act(self, move: str) -> Attempt:
        """Make a move of the game; one that the rules forbid is wrong, and changes nothing.

        A step that is right is done: no more moves are made in it until one is taken back.
        """
        self._only(StepKind.ACT)
        turn = self.turn
        if turn is None or self.outcome is Outcome.RIGHT:
            return self
        try:
            move = spelled(self.step.turn, move)
            after = turn.after(move)
        except RulesError as error:
            if self._strayed:  # what was wrong is taken back for another move
                return self._acted(self.at - 1).act(move)
            return self._slipped(move, error.fault)
        made = (*self.moves[: self.at], move)
        attempt = replace(
            self,
            turns=(*self.turns[: self.at + 1], after),
            moves=made,
            at=len(made),
            mistake=None,
            fault=None,
        )._unhinted()
        if attempt.step.check.holds(attempt.shown):
            return attempt._won()
        declared = any(m.answer == move and m.fault is None for m in self.step.mistakes)
        return attempt._slipped(move, None) if declared else replace(attempt, outcome=Outcome.NOT_YET)

    @property
    def _strayed(self) -> bool:
        """Whether the last move was allowed, and a declared mistake all the same."""
        last = self.moves[self.at - 1] if self.at else None
        return (
            self.outcome is Outcome.WRONG
            and self.fault is None
            and self.mistake is not None
            and self.mistake.answer == last
        )

    def _slipped(self, move: str, fault: Fault | None) -> Attempt:
        code = fault.code if fault else None
        told = [m for m in self.step.mistakes if m.answer in (move, "") and m.fault in (None, code)]
        mistake = min(told, key=lambda m: m.answer == "", default=None)  # this very move before any
        return replace(
            self,
            outcome=Outcome.WRONG,
            mistake=mistake,
            fault=fault,
            wrong=self.wrong + (move not in self.refused),
            refused=self.refused | {move},
        )

    def _acted(self, at: int) -> Attempt:
        attempt = replace(self, at=at, mistake=None, fault=None)._unhinted()
        if at and attempt.step.check.holds(attempt.shown):
            return attempt._won()
        return replace(attempt, outcome=Outcome.NOT_YET if at else Outcome.UNTRIED)

    # -- hints --------------------------------------------------------------------------------

    def hint(self) -> Attempt:
        """The next hint: the author's first, then one grade more than the last; nothing where all is said."""
        if self.outcome is Outcome.RIGHT:
            return self
        if self.asked < len(self.step.hints):
            said = Hint(0, str(self.step.hints[self.asked]))
            return replace(self, hints=(*self.hints, said), asked=self.asked + 1)
        left = self._grades_left()
        if not left:
            return self
        way = waypoints(self) if self.step.kind is StepKind.ARRANGE and self.step.answers else ()
        attempt = replace(self, way=way or self.way)
        told = next(hint for hint in ladder(attempt) if hint.grade == left[0])
        return replace(
            attempt, hints=(*self.hints, told), asked=self.asked + 1, grade=max(self.grade, told.grade)
        )

    def _grades_left(self) -> tuple[int, ...]:
        """The grades above what was said. Who was told the move before is told the next one at once."""
        all_grades = grades(self)
        seen = max((hint.grade for hint in self.hints), default=0)
        left = tuple(grade for grade in all_grades if grade > max(self.grade, seen))
        return left or tuple(grade for grade in all_grades[-1:] if grade > seen)

    def show(self) -> Attempt:
        """Make the move that the last hint says; AttemptError where none in sight says one."""
        told = next((hint for hint in reversed(self.hints) if hint.grade == TOP), None)
        if told is None:
            raise AttemptError(words.say("show-none"))
        if told.lift is not None:
            return self.move(told.lift.ids, told.lift.shelf, told.lift.slot)
        if self.step.kind is StepKind.CHOOSE:
            return self.choose(told.chosen).check()
        if self.step.kind is StepKind.ANSWER:
            return self.check(told.answer)
        return self.undo() if told.move == "undo" else self.act(told.move)

    # -- over again ---------------------------------------------------------------------------

    def retry(self) -> Attempt:
        """The same step from its start; the best result stays."""
        return Attempt.begin(self.step, self.best)

    def another(self, seed: int | None = None) -> Attempt:
        """Another task of a drill: that of this seed, or the next one."""
        step = self.step
        if step.drill is None or step.seed is None:
            raise AttemptError(words.say("another-none"))
        return Attempt.begin(
            vary(step.key, step.title, step.drill, step.seed + 1 if seed is None else seed), self.best
        )

    # -- judging ------------------------------------------------------------------------------

    def judged_anew(self, step: StepData) -> Attempt:
        """The attempt at the step under other rules. It costs nothing, and nor does what is right now.

        Moves of the game are made again, as far as the rules allow them.
        """
        fresh = replace(self, step=step, mistake=None, fault=None, way=())._unhinted()
        if step.kind is StepKind.ARRANGE:
            return fresh._judged()
        if step.kind is StepKind.ACT:
            return fresh._played_anew()
        if self.outcome not in (Outcome.RIGHT, Outcome.WRONG):
            return fresh
        checked = fresh.check()
        if checked.outcome is Outcome.WRONG:
            return replace(checked, wrong=self.wrong, refused=self.refused)
        refused = self.refused - {checked._given}
        return replace(checked, wrong=self.wrong - len(self.refused - refused), refused=refused)

    def _played_anew(self) -> Attempt:
        turn = first_scene(self.step)
        turns, moves = [turn] if turn else [], list[str]()
        for move in self.moves[: self.at]:
            if turns[-1].refused(move) is not None:
                break
            turns.append(turns[-1].after(move))
            moves.append(move)
        return replace(self, turns=tuple(turns), moves=tuple(moves))._acted(len(moves))

    def _only(self, kind: StepKind) -> None:
        if self.step.kind is not kind:
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))

    def _unhinted(self) -> Attempt:
        """Without the computed hints, which were for how it stood before; the author's stay."""
        return replace(self, hints=tuple(hint for hint in self.hints if hint.grade == 0))

    def _won(self) -> Attempt:
        won = replace(self._unhinted(), outcome=Outcome.RIGHT)
        return replace(won, best=max(won.best, won.stars or 0))

    def _judged(self) -> Attempt:
        """An arrangement is right, or not yet; it is wrong only where it shows a declared mistake."""
        attempt = replace(self._unhinted(), mistake=None, fault=None)
        if attempt.step.check.holds(attempt.shown):
            return attempt._won()
        mistake, fault = new_mistake(attempt.step, attempt.layout.arrangement())
        if mistake is not None:
            return replace(attempt, outcome=Outcome.WRONG, mistake=mistake, fault=fault)
        return replace(attempt, outcome=Outcome.NOT_YET if attempt.can_undo else Outcome.UNTRIED)
