"""The `Puzzle` widget: a single puzzle about laying tiles on a table, or a series of puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from urllib.parse import urlencode

from ..engine.rules import GAMES, RUMMIKUB, Ruleset, check_inputs
from ..text.sentences.tiles import say_of
from ..text.words import say
from ..tutor import Attempt, LessonProgress, StepOutcome, puzzles
from ..tutor.puzzles import Mode, PuzzleBand, PuzzleRecord, ShownPuzzle, nearest, puzzle
from ..tutor.puzzles.step import KEY, goal_of, step_of
from .fields import pick_field
from .messages import Message
from .orders import TABLE_COMMANDS
from .places import PUZZLES
from .rack_view import tiles_view
from .session import lesson_of, progress_after
from .shapes.fields import SetupFieldProps
from .shapes.puzzles import PuzzleBoardProps, PuzzleModeProps, PuzzleState, PuzzleTaskProps
from .steps import step_view
from .task_page import FOLLOW, TaskPage, read_name, read_seed

_CHOSEN = (Mode.DAILY, Mode.SURVIVAL, Mode.ENDLESS)
"""The modes (ways to play puzzles) that can be chosen on the page."""


@dataclass(frozen=True, slots=True)
class _OpenPuzzle:
    """The puzzle on the page, with the learner's progress in it.

    Attributes:
        shown: the puzzle, and the mode in which it is played.
        predicted: the difficulty of the puzzle, as a rating on the same scale as the learner's rating.
        progress: the learner's progress, stored as if the puzzle were a lesson with one step.
        counts: whether the result counts for the learner's record; only the result of a first attempt does.
        gain: the change that the result has made to the learner's rating; 0 if there is no result yet.
    """

    shown: ShownPuzzle
    predicted: int
    progress: LessonProgress
    counts: bool
    gain: int = 0

    @property
    def attempt(self) -> Attempt:
        """The learner's attempt at the puzzle."""
        return self.progress.current

    @property
    def solved(self) -> bool:
        """Whether the learner has solved the puzzle."""
        return self.attempt.outcome is StepOutcome.RIGHT

    @property
    def query(self) -> str:
        """The query string that, appended to the page's address, opens this puzzle."""
        its = self.shown
        return "?" + urlencode({"game": its.rules, "band": its.band.value, "seed": its.seed})


class Puzzle(TaskPage[_OpenPuzzle]):
    """A widget with puzzles that show a table from a real game and ask which tiles you can lay on it.

    *seed* is a number that selects one particular puzzle. Without a seed, the page offers today's puzzle, a
    series that ends after three misses, and an endless series. *rules* are the rules of the game.
    *difficulty* is "easy", "middle", "hard" or "master"; None means that the difficulty adapts to the
    learner's results. If the game has no puzzles of that difficulty, the nearest difficulty is used. *lang*
    is the language; None means the language of the notebook's folder (see docs/languages.md).

    >>> Puzzle(seed=7, difficulty="middle")
    Puzzle(seed=7, rules=RUMMIKUB, difficulty='middle')

    Raises ValueError for an unknown seed or difficulty, and for rules of a game without puzzles.
    """

    BUNDLE = "rummy-practice"

    VIEW = "puzzle"
    ACCEPTS = TaskPage.ACCEPTS | TABLE_COMMANDS
    NAME, PAGE, NO_TASK = "puzzles", PUZZLES, "puzzle-choose"

    def __init__(
        self, seed: int | None = None, rules: Ruleset = RUMMIKUB, difficulty: str | None = None, *,
        lang: str | None = None,
    ) -> None:  # fmt: skip
        self._record = PuzzleRecord(chosen=None if difficulty is None else _band_named(difficulty))
        self._chooses = False  # whether the page shows the modes, with a picture of today's puzzle
        self._own = seed is not None  # whether the puzzle was selected by its seed in Python
        super().__init__(lang)
        self._record = replace(self._record, rules=_game_given(rules).name)
        if seed is not None:
            self._show_one(_seed(seed))
        self._refresh()

    def __repr__(self) -> str:
        if self._open is None or not self._own:
            return "Puzzle()"
        its = self._open.shown
        return f"Puzzle(seed={its.seed}, rules={its.rules.upper()}, difficulty={its.band.value!r})"

    def _offered(self) -> Iterable[tuple[str, str]]:
        for each in _CHOSEN:
            yield say("puzzle-mode", mode=each), say("puzzle-mode-about", mode=each)

    # -- messages from the page ---------------------------------------------------------------

    def _reset(self) -> None:
        self._record = PuzzleRecord(chosen=self._record.chosen, rules=self._record.rules)

    def _play(self, message: Message) -> None:
        """Handle a message about the puzzle on the page; if it decides the result, record the result.

        A puzzle counts as missed as soon as the learner asks for a hint.
        """
        was = self._task
        self._open = now = replace(was, progress=progress_after(was.progress, KEY, message))
        if now.solved and not was.solved:
            self._note(solved=True)
        elif now.attempt.hints_used and not was.attempt.hints_used and not was.solved:
            self._note(solved=False)

    def _note(self, *, solved: bool) -> None:
        """Record that the puzzle on the page was solved or, if *solved* is false, missed.

        Nothing is recorded if the learner's record names another puzzle as the current one. That can happen
        after it has been merged with the record of another page.
        """
        task = self._task
        mine = self._record.open
        if mine is not None and mine.key == task.shown.key and mine.mode is task.shown.mode:
            before = round(self._record.rating.rating)
            self._record = self._record.after(predicted=task.predicted, solved=solved)
            self._open = replace(task, gain=round(self._record.rating.rating) - before)

    def _set(self, key: str, value: str) -> None:
        if key == "mode":
            self._begin(value)
        elif key == "game":
            self._record = replace(self._record, rules=_game_named(value).name)
        elif key == "band":
            self._record = replace(self._record, chosen=None if value == FOLLOW else _band_named(value))
        else:
            raise ValueError(say("puzzle-value", value=f"{key} {value}"[:40]))

    def _begin(self, mode: str) -> None:
        """Show the next puzzle of the mode with this name, such as "daily".

        If *mode* is '', close the puzzle on the page and show the list of modes instead. Raises ValueError if
        there is no such mode.
        """
        if not mode:
            self._open, self._chooses = None, True
        elif mode == Mode.SURVIVAL:
            self._show_run()
        elif mode == Mode.ENDLESS:
            self._show_row()
        elif mode == Mode.DAILY:
            seed, band = puzzles.daily(day := _today())
            self._deal(ShownPuzzle(Mode.DAILY, self._record.rules, band, seed, day=day.toordinal()))
        else:
            raise ValueError(say("puzzle-value", value=mode[:40]))

    def _another(self, seed: int | None) -> None:
        """Show the puzzle with this seed or, if *seed* is None, the next puzzle of the current mode.

        A mode, such as "daily", determines which puzzles follow. If the learner goes on to the next puzzle
        without having solved the current one, the current one counts as missed.
        """
        task = self._task
        if seed is not None:
            self._show_one(_seed(seed))
            return
        if not task.solved and not task.attempt.hints_used:
            self._note(solved=False)
        match task.shown.mode:
            case Mode.SURVIVAL:
                if (run := self._record.run) is not None and run.over:
                    self._open, self._notice = None, say("puzzle-run-over", solved=run.solved)
                else:
                    self._show_run()
            case Mode.REVIEW if self._record.wrong:
                self._review()
            case Mode.SINGLE:
                self._show_one(task.shown.seed % puzzles.MOST_SEED + 1)
            case _:
                self._show_row()

    def _review(self) -> None:
        """Show the first puzzle in the queue of missed puzzles again, and move it to the end of the queue.

        Raises ValueError if no missed puzzles are left.
        """
        waiting = self._record.wrong
        if not waiting:
            raise ValueError(say("puzzle-nothing"))
        rules, band, seed = waiting[0]
        self._record = replace(self._record, wrong=(*waiting[1:], waiting[0]))
        self._deal(ShownPuzzle(Mode.REVIEW, rules, band, seed))

    def _show_one(self, seed: int) -> None:
        """Show the puzzle with this seed by itself, outside the modes that are series of puzzles.

        The game and the difficulty are those that are stored in the learner's record.
        """
        self._deal(ShownPuzzle(Mode.SINGLE, self._record.rules, self._wanted(self._record.band()), seed))

    def _show_row(self) -> None:
        """Show the next puzzle of the endless mode, in which one puzzle follows another.

        Its difficulty is the one that the learner has chosen. If the learner has chosen none, it is the one
        that suits the learner's record.
        """
        rules, chosen = self._record.rules, self._record.chosen
        band = self._wanted(chosen) if chosen else nearest(_game_named(rules), self._record.band())
        self._deal(ShownPuzzle(Mode.ENDLESS, rules, band, self._record.next_seed(rules, band)))

    def _wanted(self, band: PuzzleBand) -> PuzzleBand:
        """Return *band*, a level of difficulty, if the game has puzzles of this level.

        Otherwise, return the nearest level for which there are puzzles; a notice on the page then says so.
        """
        near = nearest(_game_named(self._record.rules), band)
        if near is not band:
            self._notice = _none_so_hard(self._record.rules, band, near)
        return near

    def _show_run(self) -> None:
        """Show the next puzzle of the mode Survival, a series that gets harder and ends after three misses.

        A new series begins if there is none, or if the last one is over.
        """
        run = self._record.run
        if run is None or run.over:
            run = puzzles.Survival(self._record.tried % puzzles.MOST_SEED + 1)
            self._record = replace(self._record, run=run)
        self._deal(ShownPuzzle(Mode.SURVIVAL, self._record.rules, run.band, run.puzzle_seed))

    def _deal(self, shown: ShownPuzzle) -> None:
        """Show the puzzle that *shown* names by its game, difficulty and seed.

        If the game has no puzzles of that difficulty, a puzzle of the nearest difficulty is shown.
        """
        rules = _game_named(shown.rules)
        shown = shown._replace(band=nearest(rules, shown.band))
        its = puzzle(shown.seed, rules, shown.band)
        self._record = self._record.dealt(shown)
        progress = LessonProgress.begin(lesson_of(step_of(its)))
        self._open = _OpenPuzzle(shown, its.measures.rating, progress, self._counts())

    def _open_asked(self, asked: Mapping[str, str]) -> None:
        if "mode" in asked:
            self._begin(asked["mode"])
        elif "seed" in asked:
            rules = _game_named(asked["game"]) if "game" in asked else RUMMIKUB
            band = _band_named(asked["band"]) if "band" in asked else self._record.band()
            seed = _seed(asked["seed"])
            self._record = replace(self._record, rules=rules.name)
            self._deal(ShownPuzzle(Mode.SINGLE, rules.name, self._wanted(band), seed))

    def _remember(self, stored: object) -> None:
        """Merge the puzzle record that the browser has stored with the one on the page.

        If the stored record says that the learner has seen the puzzle on the page before, the result of this
        puzzle won't change the learner's rating.
        """
        self._record = self._record.merged(puzzles.read_record(stored))
        task = self._open
        if task is not None and not task.attempt.hints_used and not task.solved:
            self._record = self._record.dealt(task.shown)
            self._open = replace(task, counts=self._counts())

    def _counts(self) -> bool:
        """Return whether the result of the puzzle on the page will change the learner's rating.

        See `PuzzleRecord.counts`; if the record names no current puzzle, the result is False.
        """
        kept = self._record.open
        return kept is not None and self._record.counts(kept)

    # -- to the page --------------------------------------------------------------------------

    def _state(self) -> PuzzleState:
        task, record = self._open, self._record
        view = None
        if task is not None:
            view = step_view(task.progress, task.attempt, alone=True, size=self._size)
            view["step"]["drill"] = {"seed": task.shown.seed}
            if task.solved and (remark := self._task_remark(task)):
                self._remark(view, remark)
            if task.shown.mode is not Mode.SINGLE:
                view["step"]["title"] = say("puzzle-mode", mode=task.shown.mode)
        its, waiting = record.rating, len(record.wrong)
        solved = "puzzle-solved" if record.tried else "puzzle-none-tried"
        return {
            **self._around(view, record.stored()),
            "modes": [self._mode(mode) for mode in _CHOSEN],
            "fields": _fields(record),
            "rating": {
                "now": round(its.rating),
                "width": round(2 * its.deviation),
                "standing": say(solved, solved=record.solved, tried=record.tried),
            },
            "board": self._board() if self._chooses and task is None else None,
            "review": say("puzzle-review", count=waiting) if waiting else None,
            "task": None if task is None else self._task_props(task),
        }

    def _board(self) -> PuzzleBoardProps:
        """Return the data with which the page shows the position of today's puzzle before it is opened.

        This takes up to a second.
        """
        seed, band = puzzles.daily(_today())
        rules = _game_named(self._record.rules)
        question = puzzle(seed, rules, nearest(rules, band)).question
        return {
            "melds": [tiles_view(meld) for meld in question.spread.melds],
            "rack": tiles_view(question.rack),
            "goal": str(goal_of(question)),
        }

    def _mode(self, mode: Mode) -> PuzzleModeProps:
        standing = None
        if mode is Mode.SURVIVAL and self._record.best_run:
            standing = say("puzzle-run-best", best=self._record.best_run)
        if mode is Mode.DAILY and self._record.days and self._record.day == _today().toordinal():
            standing = say("puzzle-days", days=self._record.days)
        return {
            "key": mode.value,
            "title": say("puzzle-mode", mode=mode),
            "about": say("puzzle-mode-about", mode=mode),
            "standing": standing,
        }

    def _task_props(self, task: _OpenPuzzle) -> PuzzleTaskProps:
        its = task.shown
        run = self._record.run if its.mode is Mode.SURVIVAL else None
        parts = [say("game-name", game=its.rules), say("puzzle-band", band=its.band)]
        if run is not None:
            parts.append(say("puzzle-run", solved=run.solved, misses=run.misses, most=puzzles.MISSES))
        parts += filter(None, [self._task_remark(task)])
        return {
            "mode": its.mode.value,
            "standing": " · ".join(parts),
            "note": self._task_note(task),
            "gain": f"{task.gain:+}".replace("-", "\N{MINUS SIGN}") if task.gain else None,
            "query": task.query,
        }

    def _task_remark(self, task: _OpenPuzzle) -> str | None:
        """Return a comment on the result of the puzzle on the page; None if it needs no comment.

        The comment says that the game of Survival (a series of puzzles until three are missed) is over, or
        that the puzzle counts as missed because the learner has used a hint.
        """
        run = self._record.run if task.shown.mode is Mode.SURVIVAL else None
        if run is not None and run.over:
            return say("puzzle-run-over", solved=run.solved)
        if task.counts and task.attempt.hints_used:
            return say("puzzle-missed" if task.solved else "puzzle-spoiled")
        return None

    def _task_note(self, task: _OpenPuzzle) -> str | None:
        """Return a sentence that says why the puzzle doesn't count for the rating; None if it counts."""
        if task.shown.mode is Mode.REVIEW:
            return say("puzzle-mode-about", mode=Mode.REVIEW)
        if not task.counts:
            return say("puzzle-day-done" if task.shown.mode is Mode.DAILY else "puzzle-again")
        return None


def _today() -> date:
    """Return today's date in UTC, so that it is the same for everybody."""
    return datetime.now(UTC).date()


def _seed(value: object) -> int:
    """Return *value* as the seed of a puzzle; raise ValueError if it isn't one."""
    return read_seed(value, puzzles.MOST_SEED, "puzzle-no-seed")


def _fields(record: PuzzleRecord) -> list[SetupFieldProps]:
    """Return the settings fields in which the game and the difficulty of the puzzles are chosen."""
    value = record.chosen.value if record.chosen else FOLLOW
    bands = [(str(each), say("puzzle-band", band=each)) for each in (FOLLOW, *PuzzleBand)]
    hard = pick_field("band", say("puzzle-hard"), value, bands)
    hard["about"] = _band_about(_game_named(record.rules), value)
    options = [(each.name, say("game-name", game=each.name)) for each in puzzles.games()]
    return [pick_field("game", say("puzzle-game"), record.rules, options), hard]


def _band_about(rules: Ruleset, value: str) -> str:
    """Return a sentence that says what the puzzles of the chosen difficulty are like in a game.

    *rules* are the rules of the game. *value* is the difficulty, or `FOLLOW` if the difficulty adapts to the
    learner's results. If the game has no puzzles of that difficulty, the sentence says so.
    """
    if value != FOLLOW and (near := nearest(rules, PuzzleBand(value))) is not PuzzleBand(value):
        return _none_so_hard(rules.name, PuzzleBand(value), near)
    if not rules.rearranges:
        return say_of(rules.tiles.kinds, "puzzle-band-laid", band=value)
    return say("puzzle-band-about", band=value)


def _none_so_hard(game: str, band: PuzzleBand, near: PuzzleBand) -> str:
    """Return a sentence that says that a game has no puzzles of one level, and which level is used instead.

    *game* is the name of the game, *band* the level without puzzles, and *near* the level used instead.
    """
    bands = {name: say("puzzle-band", band=each) for name, each in (("band", band), ("near", near))}
    return say("puzzle-band-none", game=say("game-name", game=game), **bands)


def _game_given(rules: Ruleset) -> Ruleset:
    """Return *rules* unchanged; raise ValueError if their game has no puzzles."""
    check_inputs(rules)
    if rules not in puzzles.games():
        raise ValueError(say("puzzle-no-game", value=rules.name[:40]))
    return rules


def _game_named(name: str) -> Ruleset:
    """Return the rules of the game with this name; raise ValueError if it has no puzzles."""
    if name not in GAMES:
        raise ValueError(say("puzzle-no-game", value=name[:40]))
    return _game_given(GAMES[name])


def _band_named(value: str) -> PuzzleBand:
    """Return the level of difficulty with this name; raise ValueError if there is none."""
    return read_name(PuzzleBand, value, "puzzle-no-band")
