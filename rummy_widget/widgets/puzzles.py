"""The `Puzzle` widget: one rearrangement puzzle, a run, a row without end, or today's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from html import escape
from urllib.parse import parse_qs, urlencode

import traitlets

from ..engine.rules import RUMMIKUB, Ruleset
from ..text.words import say
from ..tutor import Attempt, LessonData, LessonProgress, ProgressError, StepOutcome
from ..tutor.puzzles import (
    MISSES,
    MOST_SEED,
    Mode,
    PuzzleBand,
    PuzzleRecord,
    ShownPuzzle,
    Survival,
    daily,
    nearest,
    puzzle,
    read_record,
)
from ..tutor.puzzles.step import KEY, step_of
from ..tutor.texts import Text
from .base import TABLE, GuardedWidget, part, program, spoken, style
from .messages import Message
from .orders import AT_TABLE
from .places import HOME, NOTEBOOKS, PUZZLES, page_way, tongues
from .puzzle_fields import FOLLOW, band_named, game_given, game_named, none_so_hard, puzzle_fields
from .session import played
from .shapes.puzzles import PuzzleModeProps, PuzzleState, PuzzleTaskProps
from .shapes.racks import Size
from .shapes.steps import StepState
from .steps import step_view

_STEP = frozenset({"move", "undo", "redo", "sort", "size", "hint", "show", "retry", "restore"}) | AT_TABLE
_CHOSEN = (Mode.DAILY, Mode.RUN, Mode.ROW)


@dataclass(frozen=True, slots=True)
class _Open:
    """The puzzle in sight: how it came, and how far one is with it."""

    shown: ShownPuzzle
    predicted: int
    walk: LessonProgress
    counts: bool  # whether this try counts

    @property
    def attempt(self) -> Attempt:
        return self.walk.current

    @property
    def solved(self) -> bool:
        return self.attempt.outcome is StepOutcome.RIGHT

    @property
    def query(self) -> str:
        """What opens this puzzle, after the page's address."""
        its = self.shown
        return "?" + urlencode({"game": its.rules, "band": its.band.value, "seed": its.seed})


class Puzzle(GuardedWidget):
    """Puzzles: a table from a real game, and the question what you can lay on it.

    *seed* opens that very puzzle of a game (*rules*) and a *band* (easy, middle, hard, master); without one
    there is a choice: today's puzzle, a run that three misses end, or one after another. *lang* says in which
    language; where it is not given, the place does. A game that has no puzzles of a band gives the nearest.

    >>> Puzzle(seed=7, band="middle")
    Puzzle(seed=7, rules=RUMMIKUB, band='middle')

    Raises ValueError for an unknown seed or band, and for rules that there are no puzzles of.
    """

    _esm = program("rummy-puzzles.js")
    _css = style("rummy-puzzles.css")

    VIEW = "puzzle"
    ACCEPTS = _STEP | {"hello", "another", "setup", "read", "review", "progress", "reset"}

    melds = traitlets.Unicode(read_only=True).tag(sync=True)  # what draws a table

    def __init__(
        self, seed: int | None = None, rules: Ruleset = RUMMIKUB, band: str | None = None, *,
        lang: str | None = None,
    ) -> None:  # fmt: skip
        self._record = PuzzleRecord(chosen=None if band is None else band_named(band))
        self._size: Size = "normal"
        self._open: _Open | None = None
        self._own = seed is not None  # a puzzle that was asked for by its seed stays
        self._notice: str | None = None
        self.set_trait("melds", part(TABLE))
        super().__init__(lang)
        self._record = replace(self._record, rules=game_given(rules).name)
        if seed is not None:
            self._show_one(_seed(str(seed)))
        self._refresh()

    def __repr__(self) -> str:
        if self._open is None or not self._own:
            return "Puzzle()"
        its = self._open.shown
        return f"Puzzle(seed={its.seed}, rules={its.rules.upper()}, band={its.band.value!r})"

    def _html(self) -> str:
        """What stands here where no kernel runs: the ways to be given puzzles."""
        modes = "".join(
            f"<li>{escape(say('puzzle-mode', mode=each))}: {escape(say('puzzle-mode-about', mode=each))}</li>"
            for each in _CHOSEN
        )
        return f"<h1>{escape(say('puzzles-title'))}</h1><p>{escape(say('puzzles-about'))}</p><ul>{modes}</ul>"

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        if message.type == "hello":
            return
        self._notice = None
        try:
            self._do(message)
        finally:
            self._refresh()

    def _do(self, message: Message) -> None:
        match message.type:
            case "setup":
                self._set(message["key"], message["value"])
            case "read":
                self._follow(message["text"])
            case "another":
                self._another(message.fields.get("seed"))
            case "review":
                self._review()
            case "progress":
                self._remember(message["stored"])
            case "reset":
                self._record = PuzzleRecord(chosen=self._record.chosen, rules=self._record.rules)
            case "size":
                self._size = message["size"]
            case _:
                self._play(message)

    @property
    def _task(self) -> _Open:
        if self._open is None:
            raise ValueError(say("puzzle-choose"))
        return self._open

    def _play(self, message: Message) -> None:
        """Do what is asked of the puzzle; it is solved when it is right, and missed once a hint is taken."""
        was = self._task
        self._open = now = replace(was, walk=played(was.walk, KEY, message))
        if now.solved and not was.solved:
            self._note(solved=True)
        elif now.attempt.asked and not was.attempt.asked and not was.solved:
            self._note(solved=False)

    def _note(self, *, solved: bool) -> None:
        """Write down how it went, where the record has this puzzle in sight."""
        task = self._task
        mine = self._record.open
        if mine is not None and mine.key == task.shown.key and mine.mode is task.shown.mode:
            self._record = self._record.after(predicted=task.predicted, solved=solved)

    def _set(self, key: str, value: str) -> None:
        if key == "mode":
            self._begin(value)
        elif key == "game":
            self._record = replace(self._record, rules=game_named(value).name)
        elif key == "band":
            self._record = replace(self._record, chosen=None if value == FOLLOW else band_named(value))
        else:
            raise ValueError(say("puzzle-value", value=f"{key} {value}"[:40]))

    def _begin(self, mode: str) -> None:
        """Begin one of the ways to be given puzzles; none: back to the choice."""
        if not mode:
            self._open = None
        elif mode == Mode.RUN:
            run = self._record.run
            if run is None or run.over:
                run = Survival(self._record.tried % MOST_SEED + 1)
            self._record = replace(self._record, run=run)
            self._show_run()
        elif mode == Mode.ROW:
            self._show_row()
        elif mode == Mode.DAILY:
            self._show_daily(_today())
        else:
            raise ValueError(say("puzzle-value", value=mode[:40]))

    def _another(self, seed: int | None) -> None:
        """The next one, as the mode has it; what is left unsolved is missed."""
        task = self._task
        if seed is not None:
            self._show_one(_seed(str(seed)))
            return
        if not task.solved and not task.attempt.asked:
            self._note(solved=False)
        match task.shown.mode:
            case Mode.RUN:
                if self._record.run is not None and self._record.run.over:
                    self._open = None
                    self._notice = say("puzzle-run-over", solved=self._record.run.solved)
                else:
                    self._show_run()
            case Mode.REVIEW if self._record.wrong:
                self._review()
            case Mode.ONE:
                self._show_one(task.shown.seed % MOST_SEED + 1)
            case _:
                self._show_row()

    def _review(self) -> None:
        """What went wrong first, once more; the others wait."""
        waiting = self._record.wrong
        if not waiting:
            raise ValueError(say("puzzle-nothing"))
        rules, band, seed = waiting[0]
        self._record = replace(self._record, wrong=(*waiting[1:], waiting[0]))
        self._deal(ShownPuzzle(Mode.REVIEW, rules, band, seed))

    def _show_one(self, seed: int) -> None:
        self._deal(ShownPuzzle(Mode.ONE, self._record.rules, self._wanted(self._record.band()), seed))

    def _show_row(self) -> None:
        rules, chosen = self._record.rules, self._record.chosen
        band = self._wanted(chosen) if chosen else nearest(game_named(rules), self._record.band())
        self._deal(ShownPuzzle(Mode.ROW, rules, band, self._record.next_seed(rules, band)))

    def _wanted(self, band: PuzzleBand) -> PuzzleBand:
        """The band, or the nearest that the game has puzzles of, with a word about it."""
        near = nearest(game_named(self._record.rules), band)
        if near is not band:
            self._notice = none_so_hard(self._record.rules, band, near)
        return near

    def _show_run(self) -> None:
        run = self._record.run
        assert run is not None
        self._deal(ShownPuzzle(Mode.RUN, self._record.rules, run.band, run.puzzle_seed))

    def _show_daily(self, day: date) -> None:
        seed, band = daily(day)
        self._deal(ShownPuzzle(Mode.DAILY, self._record.rules, band, seed, day=day.toordinal()))

    def _deal(self, shown: ShownPuzzle) -> None:
        """Show a puzzle; where a game has none so hard, of the nearest band."""
        rules = game_named(shown.rules)
        shown = shown._replace(band=nearest(rules, shown.band))
        its = puzzle(shown.seed, rules, shown.band)
        step = step_of(its)
        lesson = LessonData("", 0, "", step.title, Text.of(""), (), (step,))
        self._record = self._record.dealt(shown)
        kept = self._record.open
        counts = kept is not None and self._record.counts(kept)
        self._open = _Open(shown, its.measures.rating, LessonProgress.begin(lesson), counts)

    def _follow(self, query: str) -> None:
        """Open what an address asks for; one that cannot be meant gives a sentence."""
        try:
            asked = {
                name: values[-1] for name, values in parse_qs(query.lstrip("?"), max_num_fields=20).items()
            }
            if "mode" in asked:
                self._begin(asked["mode"])
                return
            if "seed" not in asked:
                return
            rules = game_named(asked["game"]) if "game" in asked else RUMMIKUB
            band = band_named(asked["band"]) if "band" in asked else self._record.band()
            seed = _seed(asked["seed"])
            self._record = replace(self._record, rules=rules.name)
            self._deal(ShownPuzzle(Mode.ONE, rules.name, self._wanted(band), seed))
        except ValueError as problem:
            self._open, self._notice = None, str(problem)

    def _remember(self, stored: object) -> None:
        """Take over what this browser has kept; a puzzle that it knows already counts no more."""
        if not isinstance(stored, dict) or "puzzles" not in stored:
            raise ProgressError("expected an object with puzzles")
        self._record = self._record.merged(read_record(stored["puzzles"]))
        task = self._open
        if task is not None and not task.attempt.asked and not task.solved:
            self._record = self._record.dealt(task.shown)
            kept = self._record.open
            self._open = replace(task, counts=kept is not None and self._record.counts(kept))

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _refresh(self) -> None:
        task, record = self._open, self._record
        view: StepState | None = None
        if task is not None:
            view = step_view(task.walk, task.attempt, alone=True, size=self._size)
            view["step"]["drill"] = {"seed": task.shown.seed}
        its = record.rating
        rating = say("puzzle-rating", rating=round(its.rating), width=round(2 * its.deviation))
        waiting = len(record.wrong)
        state: PuzzleState = {
            "said": view["said"] if view else self._notice or "",
            "step": view["step"] if view else None,
            "rack": view["rack"] if view else None,
            "title": say("puzzles-title"),
            "about": say("puzzles-about"),
            "home": page_way(HOME, part=NOTEBOOKS),
            "tongues": tongues(PUZZLES),
            "modes": [self._mode(mode) for mode in _CHOSEN],
            "fields": puzzle_fields(self._record),
            "rating": f"{rating} · {self._solved()}",
            "review": say("puzzle-review", count=waiting) if waiting else None,
            "notice": self._notice,
            "task": None if task is None else self._told(task),
            "record": record.stored(),
        }
        self._show(state)

    def _solved(self) -> str:
        its = self._record
        return (
            say("puzzle-solved", solved=its.solved, tried=its.tried)
            if its.tried
            else say("puzzle-none-tried")
        )

    def _mode(self, mode: Mode) -> PuzzleModeProps:
        standing = None
        if mode is Mode.RUN and self._record.best_run:
            standing = say("puzzle-run-best", best=self._record.best_run)
        if mode is Mode.DAILY and self._record.days and self._record.day == _today().toordinal():
            standing = say("puzzle-days", days=self._record.days)
        return {
            "key": mode.value,
            "title": say("puzzle-mode", mode=mode),
            "about": say("puzzle-mode-about", mode=mode),
            "standing": standing,
        }

    def _told(self, task: _Open) -> PuzzleTaskProps:
        its, run = task.shown, self._record.run
        parts = [say("game-name", game=its.rules), say("puzzle-band", band=its.band)]
        if its.mode is Mode.RUN and run is not None:
            parts.append(say("puzzle-run", solved=run.solved, misses=run.misses, most=MISSES))
        over = its.mode is Mode.RUN and run is not None and run.over
        return {
            "mode": its.mode.value,
            "standing": " · ".join(parts),
            "note": self._note_on(task),
            "query": task.query,
            "over": say("puzzle-run-over", solved=run.solved) if over and run is not None else None,
        }

    def _note_on(self, task: _Open) -> str | None:
        if task.shown.mode is Mode.REVIEW:
            return say("puzzle-mode-about", mode=Mode.REVIEW)
        if not task.counts:
            return say("puzzle-day-done" if task.shown.mode is Mode.DAILY else "puzzle-again")
        if task.attempt.asked:
            return say("puzzle-missed" if task.solved else "puzzle-spoiled")
        return None


def _today() -> date:
    """The day, the same for everybody."""
    return datetime.now(UTC).date()


def _seed(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 8 and 1 <= int(value) <= MOST_SEED):
        raise ValueError(say("puzzle-no-seed", value=value[:40], most=MOST_SEED))
    return int(value)
