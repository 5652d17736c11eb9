"""A learner's results in the practice of each skill, and the form in which the browser stores them.

Data from the browser is always checked.

>>> record = PracticeRecord().after(TaskResult(Skill.IS_RUN, seed=1, band=Difficulty.EASY, right=True))
>>> record.of("is-run").row, record.next_seed("is-run")
(1, 2)
>>> read_record(record.stored()) == record
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from ...engine.typed_reading import Limits, ReadError, read_as
from .skills import Difficulty, Skill

VERSION = 1
MASTERED = 5
"""The number of tasks that must be right in a row, at one level and without hints, to master that level."""

MOST_SEED = 999_999
"""The highest seed of a task."""

_UP, _DOWN = 3, 2  # how many right (or wrong) answers in a row lead to the next harder (or easier) level
_MOST_AHEAD = 40  # see `Standing.ahead`
Count: TypeAlias = Annotated[int, Limits(0, 10_000_000)]
Seed: TypeAlias = Annotated[int, Limits(0, MOST_SEED)]


@dataclass(frozen=True, slots=True)
class ShownTask:
    """A practice task that was shown to the learner: its skill, its seed and its level of difficulty."""

    skill: Skill
    seed: int
    band: Difficulty


@dataclass(frozen=True, slots=True)
class TaskResult(ShownTask):
    """The result of a practice task that the learner has answered.

    `right` says whether the first answer was right, `hints` whether a hint was used before it.
    """

    right: bool
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner's results in one skill.

    Attributes:
        tried: The number of tasks that the learner has answered.
        right: The number of tasks that the learner solved on the first try.
        row: The number of consecutive right answers without hints at the level `at`, up to the latest
            answer. It is 0 again after a change to a harder level.
        misses: The number of consecutive wrong answers, up to the latest answer. It is 0 again after a
            change to an easier level.
        at: The level of the latest task.
        band: The level of the next task, as it follows from the results.
        mastered: The hardest level that the learner has mastered, or None.
        wrong: 0 if there is no mistake to review, otherwise a number by which the skills are sorted: the
            later the mistake was made, the higher it is.
        upto: The seed up to which the learner has been dealt every task.
        ahead: Higher seeds whose tasks the learner has been dealt, too.
    """

    tried: Count = 0
    right: Count = 0
    row: Count = 0
    misses: Count = 0
    at: Difficulty = Difficulty.EASY
    band: Difficulty = Difficulty.EASY
    mastered: Difficulty | None = None
    wrong: Count = 0
    upto: Seed = 0
    ahead: Annotated[tuple[Seed, ...], Limits(most=_MOST_AHEAD)] = ()

    def was_dealt(self, seed: int) -> bool:
        """Return whether the learner has already been dealt the task for this seed."""
        return seed <= self.upto or seed in self.ahead

    def dealt(self, seed: int) -> Standing:
        """Return these results with the task for this seed marked as dealt."""
        if self.was_dealt(seed):
            return self
        upto, ahead = self.upto, sorted({*self.ahead, seed})
        while ahead and ahead[0] <= upto + 1:
            upto = max(upto, ahead.pop(0))
        return replace(self, upto=upto, ahead=tuple(ahead[-_MOST_AHEAD:]))


@dataclass(frozen=True, slots=True)
class PracticeRecord:
    """The results of a learner in all skills that can be practised; immutable.

    `standings` holds the results in each skill that was practised. `chosen` is the level that the learner has
    chosen, if any. `open` is the task that was shown and waits for the learner's first answer, or None.
    """

    standings: Mapping[Skill, Standing] = field(default_factory=dict)
    chosen: Difficulty | None = None
    open: ShownTask | None = None

    def of(self, skill: Skill | str) -> Standing:
        """Return the learner's results in a skill; raises ValueError if there is no such skill."""
        return self.standings.get(Skill(skill), Standing())

    def band(self, skill: Skill | str) -> Difficulty:
        """Return the level of the next task of a skill.

        It is the level that the learner has chosen, otherwise the one that follows from the results.
        """
        return self.chosen or self.of(skill).band

    def next_seed(self, skill: Skill | str) -> int:
        """Return the seed of the next task of a skill, one that the learner has not been dealt yet.

        After the highest seed, the seeds start from 1 again.
        """
        seed = self.of(skill).upto + 1
        return seed if seed <= MOST_SEED else 1

    def choosing(self, band: Difficulty | None) -> PracticeRecord:
        """Return the record with *band* as the level of all tasks.

        If *band* is None, the level follows from the results again.
        """
        return replace(self, chosen=band)

    def dealt(self, skill: Skill | str, seed: int, band: Difficulty | str) -> PracticeRecord:
        """Return the record after the task of *skill* for *seed* was shown at the level *band*.

        If the learner has not been dealt this task before, it becomes the open task, the one that waits for
        an answer. If it is the open task already, it stays so. Otherwise, the record has no open task
        afterwards.

        >>> record = PracticeRecord().dealt("is-run", 1, "easy")
        >>> record.open, record.after(TaskResult(Skill.IS_RUN, 1, Difficulty.EASY, right=True)).open
        (ShownTask(skill=<Skill.IS_RUN: 'is-run'>, seed=1, band=<Difficulty.EASY: 'easy'>), None)
        """
        shown, was = ShownTask(Skill(skill), seed, Difficulty(band)), self.of(skill)
        still = shown == self.open or not was.was_dealt(seed)
        return replace(self._with(shown.skill, was.dealt(seed)), open=shown if still else None)

    def after(self, result: TaskResult) -> PracticeRecord:
        """Return the record after a task was answered; this may also change the level of the next task.

        >>> record = PracticeRecord()
        >>> for seed in (1, 2, 3):
        ...     record = record.after(TaskResult(Skill.SPOT_FAULT, seed, Difficulty.EASY, right=True))
        >>> record.band("spot-fault")
        <Difficulty.MIDDLE: 'middle'>
        >>> record = record.after(TaskResult(Skill.SPOT_FAULT, 4, Difficulty.MIDDLE, right=False))
        >>> record.needs_review
        (<Skill.SPOT_FAULT: 'spot-fault'>,)
        """
        was = self.of(result.skill).dealt(result.seed)
        clean = result.right and not result.hints
        row = (was.row if result.band is was.at else 0) + 1 if clean else 0
        misses = 0 if result.right else was.misses + 1
        mastered = was.mastered
        if row >= MASTERED:
            mastered = max(result.band, mastered or result.band, key=list(Difficulty).index)
        wrong = was.wrong
        if not result.right:
            wrong = wrong or 1 + max((each.wrong for each in self.standings.values()), default=0)
        elif clean:
            wrong = 0
        band = was.band
        if self.chosen is None and result.band is band:
            if row >= _UP and band.harder is not band:
                band, row = band.harder, 0
            elif misses >= _DOWN:
                band, misses = band.easier, 0
        now = replace(
            was, tried=was.tried + 1, right=was.right + result.right, row=row, misses=misses,
            at=result.band, band=band, mastered=mastered, wrong=wrong,
        )  # fmt: skip
        return replace(self._with(result.skill, now), open=None)

    @property
    def needs_review(self) -> tuple[Skill, ...]:
        """The skills in which the learner should review a mistake, the oldest mistake first.

        A mistake no longer needs review once a later task of the skill has been solved without hints.
        """
        waiting = [skill for skill in Skill if self.of(skill).wrong]
        return tuple(sorted(waiting, key=lambda skill: self.of(skill).wrong))

    def merged(self, other: PracticeRecord) -> PracticeRecord:
        """Return this record merged with the record that the same learner has on another page.

        For each skill, the results are taken from the record with more answered tasks in this skill. Tasks
        dealt on either page count as dealt.
        """
        both = {}
        for skill in dict.fromkeys((*self.standings, *other.standings)):
            mine, theirs = self.of(skill), other.of(skill)
            further = mine if mine.tried >= theirs.tried else theirs
            both[skill] = replace(further, upto=max(mine.upto, theirs.upto))
            for seed in (*mine.ahead, *theirs.ahead):
                both[skill] = both[skill].dealt(seed)
        return PracticeRecord(both, self.chosen or other.chosen, self.open or other.open)

    def _with(self, skill: Skill, standing: Standing) -> PracticeRecord:
        return replace(self, standings={**self.standings, skill: standing})

    def stored(self) -> dict[str, Any]:
        """Return the record as plain data for the browser to store."""
        return {
            "v": VERSION,
            "band": self.chosen.value if self.chosen else None,
            "open": [self.open.skill.value, self.open.seed, self.open.band.value] if self.open else None,
            "skills": {
                skill.value: {name: _plain(value) for name, value in asdict(each).items()}
                for skill, each in self.standings.items()
            },
        }


def _plain(value: object) -> object:
    """Return a level as a string, a tuple as a list, and any other value as it is."""
    return value.value if isinstance(value, Difficulty) else [*value] if isinstance(value, tuple) else value


# -- reading what was stored ----------------------------------------------------------------------


class _Stored(TypedDict):
    v: Literal[1]
    band: Difficulty | None
    open: tuple[Skill, Seed, Difficulty] | None
    skills: dict[Skill, Standing]


def read_record(stored: object) -> PracticeRecord:
    """Return the record that the browser stored.

    Raises ReadError if it does not have the form that `PracticeRecord.stored` returns.

    >>> read_record({"v": 1, "band": "steep", "open": None, "skills": {}})
    Traceback (most recent call last):
    rummy_widget.engine.typed_reading.ReadError: 'band': expected one of easy, middle, hard, not 'steep'
    """
    found = read_as(_Stored, stored)
    for each in found["skills"].values():
        if each.right > each.tried or each.row > each.right:
            raise ReadError("expected no more right than tried, nor more in a row than right")
    shown = found["open"]
    return PracticeRecord(found["skills"], found["band"], None if shown is None else ShownTask(*shown))
