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
from typing import TypeVar

from ..engine.game.round_scene import Scene
from ..engine.layout import Layout, Order, parse_arrangement
from ..engine.reading.rack import RackReading
from ..engine.reading.table import TableReading
from ..engine.table_melds import parse_table
from ..engine.table_melds.trays import with_table
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
from .plan.lifts import apply_lifts, moved_tiles
from .step_state import Acting, Answering, Arranging, Choosing, StepState, begin_step
from .steps import StepData

Kind = TypeVar("Kind", Arranging, Choosing, Answering, Acting)


@dataclass(frozen=True, slots=True)
class Attempt(AttemptScore):
    """A learner's attempt at one step: what has been done, whether it is right, and the hints and mistakes.

    `begin` creates one. `state` records what the learner has done so far, in a form that depends on the kind
    of step. Every action returns a new attempt with a new `state`, judged again.
    """

    step: StepData = field(kw_only=True)
    state: StepState = field(kw_only=True)

    @classmethod
    def begin(cls, step: StepData, best: int = 0, *, answer_shown: bool = False) -> Attempt:
        """Return a new attempt at a step, in which nothing has been done yet.

        *best* is the most stars won in earlier attempts at this step, and *answer_shown* says whether a hint
        gave the answer in one of them.
        """
        return cls(best, answer_shown=answer_shown, step=step, state=begin_step(step))

    # -- state --------------------------------------------------------------------------------

    @property
    def feedback(self) -> str | None:
        """The message to the learner about the current state; None if there is nothing to say."""
        return feedback(self.step, self.state, self)

    @property
    def why(self) -> str | None:
        """The lesson's explanation of the answer; None if there is none or the step is not solved yet."""
        return str(self.step.why) if self.step.why is not None and self.outcome is StepOutcome.RIGHT else None

    # -- what has been done -------------------------------------------------------------------

    @property
    def layout(self) -> Layout:
        """The current places of the tiles on the rack and, if the step has one, on the table."""
        return self.state.layout

    @property
    def table(self) -> TableReading | None:
        """The melds that are on the table now, each judged by the rules.

        None if the step has no table on which the learner lays and rearranges melds.
        """
        return table_of(self.step, self.layout)

    @property
    def reading(self) -> RackReading:
        """The rack as the rules judge it: which rows of tiles are melds, and what is wrong with the others.

        The learner must not see this judgement if `step.judged` is false.
        """
        return reading_of(self.step, self.layout.arrangement())

    @property
    def lifted(self) -> int:
        """The number of tiles that the learner has moved; 0 if tiles cannot be moved in this step.

        A tile that is moved twice counts twice. Undoing a move subtracts its tiles again.
        """
        return self.state.lifted if isinstance(self.state, Arranging) else 0

    @property
    def chosen(self) -> tuple[int, ...]:
        """The ids of the tiles that the learner has chosen; empty in a step that doesn't ask for a choice."""
        return self.state.chosen if isinstance(self.state, Choosing) else ()

    @property
    def answer_text(self) -> str | None:
        """The learner's answer as readable text; None if there is none yet or the step asks for no answer."""
        return self.state.text(self.step) if isinstance(self.state, Answering) else None

    @property
    def turn(self) -> Scene | None:
        """The current position of the game; None if the learner makes no moves of a game in this step."""
        return self.state.scene if isinstance(self.state, Acting) else None

    @property
    def at(self) -> int:
        """The number of game moves that were made and not undone; 0 if the step does not ask for moves."""
        return self.state.at if isinstance(self.state, Acting) else 0

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves of the game that the learner can choose from, as strings such as "discard r7".

        They are the moves that the step lists. If it lists none, they are all legal moves. If it is a step in
        which the learner deals the tiles by hand, they are a mixture of right and wrong moves. The tuple is
        empty once the step is solved, and in a step that does not ask for moves.
        """
        if self.turn is None or self.outcome is StepOutcome.RIGHT:
            return ()
        return self.step.moves or self.turn.offered

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return isinstance(self.state, Arranging | Acting) and self.state.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return isinstance(self.state, Arranging | Acting) and self.state.can_redo

    def _state_as(self, kind: type[Kind]) -> Kind:
        """Return `state`, which must be of the class *kind*.

        Raises AttemptError if it is of another class, because the step is of another kind.
        """
        if not isinstance(self.state, kind):
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self.state

    # -- arrange ------------------------------------------------------------------------------

    def move(self, ids: Sequence[int], shelf: int, slot: int) -> Attempt:
        """Move the tiles with these ids to a shelf of the rack, or to a meld on the table.

        *shelf* is 0 for the upper shelf, 1 for the lower one, and 2 or more for a meld on the table. *slot*
        is the place for the first tile, from 0; the others are put after it. Raises RulesError if the tiles
        cannot be put there, and AttemptError if this is not a step in which tiles are moved. In a step that
        asks for moves of the game, only the tiles on the rack can be moved; this does not count as a move of
        the game.
        """
        if isinstance(self.state, Acting) and shelf < 2:
            return replace(self, state=self.state.arranged(self.layout.moved(ids, shelf, slot)))
        return self._with_layout(self._state_as(Arranging).layout.moved(ids, shelf, slot), len(ids))

    def sort(self, by: Order) -> Attempt:
        """Sort all tiles of the rack, so that possible runs, groups or pairs lie side by side.

        Each tile that changes its place counts as moved. Raises AttemptError if this is not a step in which
        tiles are arranged.
        """
        layout = self._state_as(Arranging).layout.sorted_by(by)
        return self._with_layout(layout, moved_tiles(self.layout, layout))

    def meld(self, ids: Sequence[int], gap: int) -> Attempt:
        """Lay the tiles with these ids on the table as a new meld.

        *gap* is the position, from 0, at which the new meld is inserted among the melds. Raises AttemptError
        if the step has no table on which melds can be laid.
        """
        return self._with_layout(self._table_layout().in_new_tray(ids, gap), len(ids))

    def fit(self, ids: Sequence[int]) -> Attempt:
        """Put the tiles with these ids at the only place on the table where they fit.

        Raises ValueError unless there is exactly one such place, and AttemptError (a kind of ValueError) if
        the step has no table on which tiles can be laid.
        """
        return self._with_layout(laid_where_it_fits(self._table_layout(), ids, self.step.rules), len(ids))

    def _table_layout(self) -> Layout:
        """Return the places of the tiles on the rack and the table.

        Raises AttemptError if the step has no table on which tiles can be laid.
        """
        if self.step.spread is None:
            raise AttemptError(words.say("not-this-kind", kind=self.step.kind))
        return self._state_as(Arranging).layout

    def _with_layout(self, layout: Layout, lifted: int) -> Attempt:
        """Return the attempt with the tiles placed as in *layout*; *lifted* is the number of moved tiles."""
        return self._with_state(self._state_as(Arranging).with_layout(layout, lifted))

    def restore(self, arrangement: str, spread: str = "") -> Attempt:
        """Put the tiles back as they were saved: *arrangement* on the rack, *spread* as melds on the table.

        Both are in notation, such as "r5 r6 _ b9" and "r5 r6 r7 | b9 y9 k9"; *spread* is empty if the step
        has no table. Raises NotationError if one of them cannot be read, and AttemptError if they do not
        contain exactly the tiles of the step.
        """
        before = self._state_as(Arranging).layout
        there = with_table(before, parse_table(spread)) if before.table or spread else before
        layout = there and there.relaid(parse_arrangement(arrangement))
        if layout is None:
            raise AttemptError(words.say("restore-other"))
        return self._with_layout(layout, moved_tiles(before, layout))

    def undo(self) -> Attempt:
        """Undo the last move; return the same attempt if there is no move to undo."""
        return self._with_state(self.state.undo()) if isinstance(self.state, Arranging | Acting) else self

    def redo(self) -> Attempt:
        """Redo the move that was undone last; return the same attempt if there is no move to redo."""
        return self._with_state(self.state.redo()) if isinstance(self.state, Arranging | Acting) else self

    def _with_state(self, state: StepState) -> Attempt:
        return self if state == self.state else self._judged(state)

    def _judged(self, state: StepState) -> Attempt:
        """Return the attempt with *state* as its new state, judged again."""
        return state.judge(self.step, replace(self, state=state))

    # -- choose and answer --------------------------------------------------------------------

    def choose(self, ids: Sequence[int]) -> Attempt:
        """Choose the tiles with these ids instead of the ones chosen before; nothing is checked yet.

        Raises AttemptError if a tile is not on the rack, or if the step does not ask the learner to choose
        tiles.
        """
        choosing = self._state_as(Choosing).with_choice(ids)
        return replace(self.with_outcome(StepOutcome.NOT_YET), state=choosing)

    def check(self, answer: str | None = None, tiles: Sequence[int] | None = None) -> Attempt:
        """Check the chosen tiles or the given answer, depending on what the step asks for.

        If *tiles* (as ids) or *answer* is given, it replaces the earlier choice or answer. A wrong answer
        costs stars only the first time it is given. Raises AttemptError if there is nothing to check, if the
        answer is not a possible one, or if the step asks for neither tiles nor an answer.
        """
        if isinstance(self.state, Choosing):
            choosing = self.state if tiles is None else self.state.with_choice(tiles)
            if not choosing.chosen:
                raise AttemptError(say_of(self.layout.tiles, "choose-none"))
            return self._judged(choosing)
        answering = self._state_as(Answering)
        return self._judged(answering.with_answer(self.step, answering.answer if answer is None else answer))

    # -- act ----------------------------------------------------------------------------------

    def act(self, move: str) -> Attempt:
        """Make a move of the game, given as a string such as `discard r7`.

        A forbidden move counts as wrong and changes nothing. Once the step is solved, further moves are
        ignored until a move is undone. Raises AttemptError if the step does not ask for moves.
        """
        acting = self._state_as(Acting)
        if self.outcome is StepOutcome.RIGHT:
            return self
        state, attempt = acting.try_move(self.step, self, move)
        return replace(attempt, state=state)

    # -- hints --------------------------------------------------------------------------------

    @property
    def hints_left(self) -> int:
        """The number of hints still to come, the author's and computed ones; 0 once the step is solved."""
        if self.outcome is StepOutcome.RIGHT:
            return 0
        authored = max(0, len(self.step.hints) - self.hints_used)
        return authored + len(remaining_grades(self.step, self.state, self))

    @property
    def hint_count(self) -> int:
        """The number of hints in this step that come before the one that gives the answer."""
        return hint_count(self.step)

    @property
    def hint_number(self) -> int | None:
        """The number of the next hint, from 1; None if no hint is left or the next one gives the answer."""
        if not self.hints_left or self.answer_next or self.numbered >= self.hint_count:
            return None
        return self.numbered + 1

    @property
    def answer_next(self) -> bool:
        """Whether the next hint gives the answer or, if the answer takes several moves, the next move."""
        if self.outcome is StepOutcome.RIGHT or self.hints_used < len(self.step.hints):
            return False
        return remaining_grades(self.step, self.state, self)[:1] == (TOP,)

    def hint(self) -> Attempt:
        """Show the next hint; return the same attempt if the step is solved.

        The author's hints come first, then computed hints that give away more and more. If no hint is left,
        nothing changes.
        """
        if self.outcome is StepOutcome.RIGHT:
            return self
        state, attempt = with_next_hint(self.step, self.state, self)
        return replace(attempt, state=state)

    def show(self) -> Attempt:
        """Carry out the latest hint that gives the answer or the next move.

        Depending on the kind of step, this makes the hint's move, chooses its tiles, or gives its answer.
        Raises AttemptError if none of the hints shown gives the answer or the next move.
        """
        last = next((hint for hint in reversed(self.hints) if hint.grade == TOP), None)
        if last is None:
            raise AttemptError(words.say("show-none"))
        match self.state:
            case Arranging() if last.lift is not None:
                return self._with_layout(apply_lifts(self.layout, [last.lift]), len(last.lift.ids))
            case Choosing():
                return self.choose(last.chosen).check()
            case Answering():
                return self.check(last.answer)
        return self.undo() if last.move == BACK else self.act(last.move)

    # -- start over ---------------------------------------------------------------------------

    def retry(self) -> Attempt:
        """Start the step again.

        The new attempt remembers the most stars won so far, and whether a hint has given the answer.
        """
        return Attempt.begin(self.step, self.best, answer_shown=self.answer_shown)

    def another(self, seed: int | None = None) -> Attempt:
        """Start another task of a drill, which is a step with a different random task for each seed.

        Without a *seed*, the seed after the present one is used. Raises AttemptError if the step isn't a
        drill.
        """
        step = self.step
        if step.drill is None or step.seed is None:
            raise AttemptError(words.say("another-none"))
        other = vary(step.key, step.title, step.drill, step.seed + 1 if seed is None else seed)
        return Attempt.begin(other, self.best)

    def rejudge(self, step: StepData) -> Attempt:
        """Replace the step with *step*, another version of the same step, and judge the attempt again.

        The other version may have other rules, for example. Judging again costs the learner no stars. If the
        last answer was wrong but is right in the other version, it no longer counts as wrong. Moves of the
        game are replayed as far as the rules of the other version allow.
        """
        fresh, state = replace(self.with_outcome(self.outcome), step=step), self.state
        match state:
            case Arranging():
                return fresh._judged(replace(state, path=()))
            case Acting():
                return fresh._judged(state.replay(step))
        if self.outcome not in (StepOutcome.RIGHT, StepOutcome.WRONG):
            return fresh
        judged = fresh._judged(state)
        if judged.outcome is StepOutcome.RIGHT:
            forgiven = {state.answer_key}
            return replace(
                judged, wrong=self.wrong - len(forgiven & self.refused), refused=self.refused - forgiven
            )
        return replace(judged, wrong=self.wrong, refused=self.refused)
