"""A learner at a step: immutable, and every verb returns the attempt that follows.

>>> from rummy_widget.tutor import course
>>> attempt = Attempt.begin(course().lesson("runs").step("first-run"))
>>> attempt.outcome
<StepOutcome.UNTRIED: 'untried'>
>>> attempt.hint().hints[0].text
"One more tile belongs to a run that you've begun."
>>> attempt = attempt.move([4], shelf=0, slot=2)
>>> attempt.layout, attempt.outcome, attempt.stars
(<Layout r5 r6 r7 _ _ k9 / b7>, <StepOutcome.RIGHT: 'right'>, 3)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

from ..engine.game.round_scene import Scene
from ..engine.layout import Layout, parse_arrangement
from ..engine.reading.rack import RackReading
from ..engine.reading.table import TableReading
from ..engine.table_melds import parse_table
from ..engine.table_melds.trays import laid_as
from ..text import words
from ..text.sentences.places import laid_where_it_fits
from ..text.sentences.tiles import say_of
from .attempt_score import AttemptScore
from .drills import vary
from .errors import AttemptError
from .feedback import feedback
from .hint import BACK, TOP
from .hints.asking import grades_left, hint_count, hinted
from .judge import reading_of, table_of
from .kinds import StepOutcome
from .plan.lifts import after, moved_tiles
from .step_state import Acting, Answering, Arranging, Choosing, StepState, begin_step
from .steps import StepData

Kind = TypeVar("Kind", Arranging, Choosing, Answering, Acting)


@dataclass(frozen=True, slots=True)
class Attempt(AttemptScore):
    """How far a learner is with a step: how it stands, what it has cost, and what has been done.

    `begin` starts one. `doing` holds what has been done, in the record for this kind of step; every verb
    here changes it and judges the step anew.
    """

    step: StepData = field(kw_only=True)
    doing: StepState = field(kw_only=True)

    @classmethod
    def begin(cls, step: StepData, best: int = 0, *, looked: bool = False) -> Attempt:
        """Return a fresh attempt.

        `best` is how many stars were won before, `looked` whether the answer was looked at before.
        """
        return cls(best, looked=looked, step=step, doing=begin_step(step))

    # -- how it stands ------------------------------------------------------------------------

    @property
    def feedback(self) -> str | None:
        """What to say about how it stands; None if there is nothing to say."""
        return feedback(self.step, self.doing, self)

    @property
    def why(self) -> str | None:
        """The reason behind the step, said once it is right."""
        return str(self.step.why) if self.step.why is not None and self.outcome is StepOutcome.RIGHT else None

    # -- what is done -------------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """Where the tiles lie; in a step to act, the rack as its turn has it."""
        return self.doing.layout

    @property
    def table(self) -> TableReading | None:
        """How the table reads, where there is one."""
        return table_of(self.step, self.layout)

    @property
    def reading(self) -> RackReading:
        """How the rack reads; to be kept from the learner where `step.judged` is false."""
        return reading_of(self.step, self.layout.arrangement())

    @property
    def lifted(self) -> int:
        """Arrange: tiles lifted so far; undo gives them back."""
        return self.doing.lifted if isinstance(self.doing, Arranging) else 0

    @property
    def chosen(self) -> tuple[int, ...]:
        """Choose: the tiles chosen, by their ids."""
        return self.doing.chosen if isinstance(self.doing, Choosing) else ()

    @property
    def answer_text(self) -> str | None:
        """Answer: what was answered, as it was understood."""
        return self.doing.text(self.step) if isinstance(self.doing, Answering) else None

    @property
    def turn(self) -> Scene | None:
        """Act: what is played, as it stands now."""
        return self.doing.turn if isinstance(self.doing, Acting) else None

    @property
    def at(self) -> int:
        """Act: how many of the moves are made; the others were undone."""
        return self.doing.at if isinstance(self.doing, Acting) else 0

    @property
    def offered(self) -> tuple[str, ...]:
        """Act: the moves to choose from: those that the step names, else what its scene offers."""
        if self.turn is None or self.outcome is StepOutcome.RIGHT:
            return ()
        return self.step.moves or self.turn.offered

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return isinstance(self.doing, Arranging | Acting) and self.doing.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone move to make again."""
        return isinstance(self.doing, Arranging | Acting) and self.doing.can_redo

    def _as(self, kind: type[Kind]) -> Kind:
        """What is done, if it is of this kind; AttemptError if the step is of another."""
        if not isinstance(self.doing, kind):
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self.doing

    # -- arrange ------------------------------------------------------------------------------

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Attempt:
        """Lift these tiles and put them down from this slot on; RulesError if that can't be done."""
        return self._laid(self._as(Arranging).layout.moved(ids, shelf, slot), len(ids))

    def sort(self, by: Literal["run", "group"]) -> Attempt:
        """Sort all tiles; each that changes its place was lifted."""
        layout = self._as(Arranging).layout.sorted_by(by)
        return self._laid(layout, moved_tiles(self.layout, layout))

    def meld(self, ids: Sequence[int], gap: int) -> Attempt:
        """Lay these tiles as a meld of their own, before meld number *gap* of the table."""
        return self._laid(self._table_layout().in_new_tray(ids, gap), len(ids))

    def fit(self, ids: Sequence[int]) -> Attempt:
        """Send tiles to the one place of the table where they fit; ValueError where that isn't one."""
        return self._laid(laid_where_it_fits(self._table_layout(), ids, self.step.rules), len(ids))

    def _table_layout(self) -> Layout:
        """Where the tiles lie, if they are arranged on a table; AttemptError if they aren't."""
        if self.step.spread is None:
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self._as(Arranging).layout

    def _laid(self, layout: Layout, lifted: int) -> Attempt:
        return self._changed(self._as(Arranging).laid(layout, lifted))

    def restore(self, arrangement: str, spread: str = "") -> Attempt:
        """Lay the tiles as they were when the page was left; AttemptError if they aren't the same tiles."""
        here = self._as(Arranging).layout
        there = laid_as(here, parse_table(spread)) if here.table or spread else here
        layout = there and there.relaid(parse_arrangement(arrangement))
        if layout is None:
            raise AttemptError(words.say("restore-other"))
        return self._laid(layout, moved_tiles(here, layout))

    def undo(self) -> Attempt:
        """Take one move back; the same attempt if there is none."""
        return self._changed(self.doing.undone()) if isinstance(self.doing, Arranging | Acting) else self

    def redo(self) -> Attempt:
        """Make one undone move again; the same attempt if there is none."""
        return self._changed(self.doing.redone()) if isinstance(self.doing, Arranging | Acting) else self

    def _changed(self, doing: StepState) -> Attempt:
        return self if doing == self.doing else self._judged(doing)

    def _judged(self, doing: StepState) -> Attempt:
        """Return the attempt with this done, and judged."""
        return doing.judged(self.step, replace(self, doing=doing))

    # -- choose and answer --------------------------------------------------------------------

    def choose(self, ids: Sequence[int]) -> Attempt:
        """Choose these tiles, in place of those chosen before; nothing is checked yet."""
        choosing = self._as(Choosing).choosing(ids)
        return replace(self.stands(StepOutcome.NOT_YET), doing=choosing)

    def check(self, answer: str | None = None, tiles: Sequence[int] | None = None) -> Attempt:
        """Check what is chosen or answered; only this can be wrong, and the same wrong answer costs once."""
        if isinstance(self.doing, Choosing):
            choosing = self.doing if tiles is None else self.doing.choosing(tiles)
            if not choosing.chosen:
                raise AttemptError(say_of(self.layout.tiles, "choose-none"))
            return self._judged(choosing)
        answering = self._as(Answering)
        return self._judged(answering.answering(self.step, answering.answer if answer is None else answer))

    # -- act ----------------------------------------------------------------------------------

    def act(self, move: str) -> Attempt:
        """Make a move in the game; a forbidden one is wrong, and changes nothing.

        Once a step is right it is done: no more moves are made until one is taken back.
        """
        acting = self._as(Acting)
        if self.outcome is StepOutcome.RIGHT:
            return self
        doing, attempt = acting.acted(self.step, self, move)
        return replace(attempt, doing=doing)

    # -- hints --------------------------------------------------------------------------------

    @property
    def hints_left(self) -> int:
        """Hints that may still be asked for here: the author's, and the grades not yet reached."""
        if self.outcome is StepOutcome.RIGHT:
            return 0
        authored = max(0, len(self.step.hints) - self.asked)
        return authored + len(grades_left(self.step, self.doing, self))

    @property
    def hint_count(self) -> int:
        """How many hints the step has before the one that tells the answer."""
        return hint_count(self.step)

    @property
    def hint_number(self) -> int | None:
        """The number of the next hint; None if there is none, or if the next one tells the answer."""
        if not self.hints_left or self.answer_next or self.numbered >= self.hint_count:
            return None
        return self.numbered + 1

    @property
    def answer_next(self) -> bool:
        """Whether the next hint tells the answer, or the next move of it."""
        if self.outcome is StepOutcome.RIGHT or self.asked < len(self.step.hints):
            return False
        return grades_left(self.step, self.doing, self)[:1] == (TOP,)

    def hint(self) -> Attempt:
        """The next hint: the author's first, then one grade higher each time, as long as there is one."""
        if self.outcome is StepOutcome.RIGHT:
            return self
        doing, attempt = hinted(self.step, self.doing, self)
        return replace(attempt, doing=doing)

    def show(self) -> Attempt:
        """Make the move that the last hint names; AttemptError if no hint in sight names one."""
        told = next((hint for hint in reversed(self.hints) if hint.grade == TOP), None)
        if told is None:
            raise AttemptError(words.say("show-none"))
        match self.doing:
            case Arranging() if told.lift is not None:
                return self._laid(after(self.layout, [told.lift]), len(told.lift.ids))
            case Choosing():
                return self.choose(told.chosen).check()
            case Answering():
                return self.check(told.answer)
        return self.undo() if told.move == BACK else self.act(told.move)

    # -- over again ---------------------------------------------------------------------------

    def retry(self) -> Attempt:
        """Return the step from its start; the best result stays, and so does having looked at the answer."""
        return Attempt.begin(self.step, self.best, looked=self.looked)

    def another(self, seed: int | None = None) -> Attempt:
        """Another task of a drill: that of this seed, or the next one."""
        step = self.step
        if step.drill is None or step.seed is None:
            raise AttemptError(words.say("another-none"))
        other = vary(step.key, step.title, step.drill, step.seed + 1 if seed is None else seed)
        return Attempt.begin(other, self.best)

    def judged_anew(self, step: StepData) -> Attempt:
        """The attempt judged under the rules of this step, which costs nothing; nor does what is right now.

        Moves of the game are made again, as far as the rules allow them.
        """
        fresh, doing = replace(self.stands(self.outcome), step=step), self.doing
        match doing:
            case Arranging():
                return fresh._judged(replace(doing, way=()))
            case Acting():
                return fresh._judged(doing.anew(step))
        if self.outcome not in (StepOutcome.RIGHT, StepOutcome.WRONG):
            return fresh
        judged = fresh._judged(doing)
        if judged.outcome is StepOutcome.RIGHT:
            forgiven = {doing.given}
            return replace(
                judged, wrong=self.wrong - len(forgiven & self.refused), refused=self.refused - forgiven
            )
        return replace(judged, wrong=self.wrong, refused=self.refused)
