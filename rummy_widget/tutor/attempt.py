"""The state of a learner at one step; it is immutable, and every action returns a new state.

>>> from rummy_widget.tutor import course
>>> attempt = Attempt.begin(course().lesson("runs").step("first-run"))
>>> attempt.outcome
<StepOutcome.UNTRIED: 'untried'>
>>> attempt.hint().hints[0].text
'One of your runs needs one more tile.'
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
from .hints.asking import hint_count, remaining_grades, with_next_hint
from .judge import reading_of, table_of
from .kinds import StepOutcome
from .plan.lifts import after, moved_tiles
from .step_state import Acting, Answering, Arranging, Choosing, StepState, begin_step
from .steps import StepData

Kind = TypeVar("Kind", Arranging, Choosing, Answering, Acting)


@dataclass(frozen=True, slots=True)
class Attempt(AttemptScore):
    """A learner's state at one step: what has been done, how it is judged, and what it has cost.

    `begin` creates one. `doing` records what the learner has done so far, in a form that depends on the kind
    of step. Every action returns a new attempt with `doing` changed and judged again.
    """

    step: StepData = field(kw_only=True)
    doing: StepState = field(kw_only=True)

    @classmethod
    def begin(cls, step: StepData, best: int = 0, *, looked: bool = False) -> Attempt:
        """Return a fresh attempt at a step.

        `best` is the number of stars won earlier, and `looked` says whether the answer was revealed earlier.
        """
        return cls(best, looked=looked, step=step, doing=begin_step(step))

    # -- state --------------------------------------------------------------------------------

    @property
    def feedback(self) -> str | None:
        """The message to the learner about the current state; None if there is nothing to say."""
        return feedback(self.step, self.doing, self)

    @property
    def why(self) -> str | None:
        """The explanation of the step, once it is solved."""
        return str(self.step.why) if self.step.why is not None and self.outcome is StepOutcome.RIGHT else None

    # -- what has been done -------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The current places of the tiles, on the rack and on the table if there is one."""
        return self.doing.layout

    @property
    def table(self) -> TableReading | None:
        """How the table is judged; None if the step has no table."""
        return table_of(self.step, self.layout)

    @property
    def reading(self) -> RackReading:
        """How the rack is judged; not to be shown to the learner if `step.judged` is false."""
        return reading_of(self.step, self.layout.arrangement())

    @property
    def lifted(self) -> int:
        """Arrange steps: the number of tiles lifted so far; undo subtracts them again."""
        return self.doing.lifted if isinstance(self.doing, Arranging) else 0

    @property
    def chosen(self) -> tuple[int, ...]:
        """Choose steps: the ids of the chosen tiles."""
        return self.doing.chosen if isinstance(self.doing, Choosing) else ()

    @property
    def answer_text(self) -> str | None:
        """Answer steps: the answer as it was understood."""
        return self.doing.text(self.step) if isinstance(self.doing, Answering) else None

    @property
    def turn(self) -> Scene | None:
        """Act steps: the current state of the game; otherwise None."""
        return self.doing.turn if isinstance(self.doing, Acting) else None

    @property
    def at(self) -> int:
        """Act steps: how many of the recorded moves count; all later ones were undone."""
        return self.doing.at if isinstance(self.doing, Acting) else 0

    @property
    def offered(self) -> tuple[str, ...]:
        """Act steps: the moves to choose from, as listed by the step or, if it lists none, by the game."""
        if self.turn is None or self.outcome is StepOutcome.RIGHT:
            return ()
        return self.step.moves or self.turn.offered

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return isinstance(self.doing, Arranging | Acting) and self.doing.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return isinstance(self.doing, Arranging | Acting) and self.doing.can_redo

    def _as(self, kind: type[Kind]) -> Kind:
        """Return `doing` if it has the type *kind*; raises AttemptError if the step is of another kind."""
        if not isinstance(self.doing, kind):
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self.doing

    # -- arrange ------------------------------------------------------------------------------

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Attempt:
        """Move these tiles to a shelf, from *slot* on; raises RulesError if that is impossible."""
        return self._laid(self._as(Arranging).layout.moved(ids, shelf, slot), len(ids))

    def sort(self, by: Literal["run", "group"]) -> Attempt:
        """Sort all tiles by runs or by groups; each tile that changes its place counts as lifted."""
        layout = self._as(Arranging).layout.sorted_by(by)
        return self._laid(layout, moved_tiles(self.layout, layout))

    def meld(self, ids: Sequence[int], gap: int) -> Attempt:
        """Lay these tiles on the table as a new meld, at position *gap* among the melds."""
        return self._laid(self._table_layout().in_new_tray(ids, gap), len(ids))

    def fit(self, ids: Sequence[int]) -> Attempt:
        """Put these tiles at the only place on the table where they fit.

        Raises ValueError unless there is exactly one such place.
        """
        return self._laid(laid_where_it_fits(self._table_layout(), ids, self.step.rules), len(ids))

    def _table_layout(self) -> Layout:
        """Return the layout of an Arrange step with a table; raises AttemptError in any other step."""
        if self.step.spread is None:
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self._as(Arranging).layout

    def _laid(self, layout: Layout, lifted: int) -> Attempt:
        return self._changed(self._as(Arranging).laid(layout, lifted))

    def restore(self, arrangement: str, spread: str = "") -> Attempt:
        """Restore a saved arrangement of the rack and, if the step has a table, its melds (*spread*).

        Both are in notation. Raises AttemptError if they do not consist of the tiles of the step.
        """
        here = self._as(Arranging).layout
        there = laid_as(here, parse_table(spread)) if here.table or spread else here
        layout = there and there.relaid(parse_arrangement(arrangement))
        if layout is None:
            raise AttemptError(words.say("restore-other"))
        return self._laid(layout, moved_tiles(here, layout))

    def undo(self) -> Attempt:
        """Undo one move; return the same attempt if there is none."""
        return self._changed(self.doing.undone()) if isinstance(self.doing, Arranging | Acting) else self

    def redo(self) -> Attempt:
        """Redo one undone move; return the same attempt if there is none."""
        return self._changed(self.doing.redone()) if isinstance(self.doing, Arranging | Acting) else self

    def _changed(self, doing: StepState) -> Attempt:
        return self if doing == self.doing else self._judged(doing)

    def _judged(self, doing: StepState) -> Attempt:
        """Return the attempt with *doing* as its new state, judged again."""
        return doing.judged(self.step, replace(self, doing=doing))

    # -- choose and answer --------------------------------------------------------------------

    def choose(self, ids: Sequence[int]) -> Attempt:
        """Choose these tiles instead of the ones chosen before; nothing is checked yet."""
        choosing = self._as(Choosing).choosing(ids)
        return replace(self.stands(StepOutcome.NOT_YET), doing=choosing)

    def check(self, answer: str | None = None, tiles: Sequence[int] | None = None) -> Attempt:
        """Check the tiles chosen in a Choose step, or the answer given in an Answer step.

        *tiles* (as ids) or *answer* replace the earlier choice or answer, if given. A wrong answer costs
        stars only the first time it is given.
        """
        if isinstance(self.doing, Choosing):
            choosing = self.doing if tiles is None else self.doing.choosing(tiles)
            if not choosing.chosen:
                raise AttemptError(say_of(self.layout.tiles, "choose-none"))
            return self._judged(choosing)
        answering = self._as(Answering)
        return self._judged(answering.answering(self.step, answering.answer if answer is None else answer))

    # -- act ----------------------------------------------------------------------------------

    def act(self, move: str) -> Attempt:
        """Make a move in the game; a forbidden one counts as wrong and changes nothing.

        Once the step is solved, nothing happens until a move is undone.
        """
        acting = self._as(Acting)
        if self.outcome is StepOutcome.RIGHT:
            return self
        doing, attempt = acting.acted(self.step, self, move)
        return replace(attempt, doing=doing)

    # -- hints --------------------------------------------------------------------------------

    @property
    def hints_left(self) -> int:
        """The number of hints still available: those of the author and the computed ones."""
        if self.outcome is StepOutcome.RIGHT:
            return 0
        authored = max(0, len(self.step.hints) - self.asked)
        return authored + len(remaining_grades(self.step, self.doing, self))

    @property
    def hint_count(self) -> int:
        """The number of hints of the step before the one that gives the answer."""
        return hint_count(self.step)

    @property
    def hint_number(self) -> int | None:
        """The number of the next hint, from 1; None if there is no further hint or it gives the answer."""
        if not self.hints_left or self.answer_next or self.numbered >= self.hint_count:
            return None
        return self.numbered + 1

    @property
    def answer_next(self) -> bool:
        """Whether the next hint gives the answer or, if that takes several moves, the next move."""
        if self.outcome is StepOutcome.RIGHT or self.asked < len(self.step.hints):
            return False
        return remaining_grades(self.step, self.doing, self)[:1] == (TOP,)

    def hint(self) -> Attempt:
        """Return the attempt with the next hint: first the author's, then ever stronger computed ones."""
        if self.outcome is StepOutcome.RIGHT:
            return self
        doing, attempt = with_next_hint(self.step, self.doing, self)
        return replace(attempt, doing=doing)

    def show(self) -> Attempt:
        """Carry out the last hint: make its move, choose its tiles, or give its answer.

        Raises AttemptError if none of the hints shown gives the answer or the next move.
        """
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

    # -- start over ---------------------------------------------------------------------------

    def retry(self) -> Attempt:
        """Start the step again, keeping the best result and the record of whether the answer was revealed."""
        return Attempt.begin(self.step, self.best, looked=self.looked)

    def another(self, seed: int | None = None) -> Attempt:
        """Start another task of a drill, with the given seed or the next one."""
        step = self.step
        if step.drill is None or step.seed is None:
            raise AttemptError(words.say("another-none"))
        other = vary(step.key, step.title, step.drill, step.seed + 1 if seed is None else seed)
        return Attempt.begin(other, self.best)

    def rejudge(self, step: StepData) -> Attempt:
        """Judge the attempt again under a changed version of the step, at no cost to the learner.

        A wrong answer that is right under the new version is no longer counted. Moves of the game are
        replayed as far as the rules allow.
        """
        fresh, doing = replace(self.stands(self.outcome), step=step), self.doing
        match doing:
            case Arranging():
                return fresh._judged(replace(doing, way=()))
            case Acting():
                return fresh._judged(doing.replayed(step))
        if self.outcome not in (StepOutcome.RIGHT, StepOutcome.WRONG):
            return fresh
        judged = fresh._judged(doing)
        if judged.outcome is StepOutcome.RIGHT:
            forgiven = {doing.given}
            return replace(
                judged, wrong=self.wrong - len(forgiven & self.refused), refused=self.refused - forgiven
            )
        return replace(judged, wrong=self.wrong, refused=self.refused)
