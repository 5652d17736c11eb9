"""The current task of the practice page; a task is answered with one click or by discarding a tile."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from ..engine.layout import History, Layout
from ..engine.rules import RUMMY_PRO
from ..engine.tiles import JOKER, parse_tiles
from ..text.sentences.tiles import joined
from ..text.words import say
from ..tutor import Attempt, LessonProgress, StepKind, StepOutcome, course
from ..tutor.practice import Difficulty, Skill, TaskResult, books_of, practice
from .messages import Message
from .orders import RACK_COMMANDS, Shelves, apply_command
from .rack_view import plain_segments, shelves_view, tile_view
from .session import lesson_of, progress_after
from .shapes.racks import RackProps, ReasonProps, Size, TileProps, TrayProps
from .shapes.steps import StepState
from .steps import step_view


@dataclass(frozen=True, slots=True)
class OpenTask:
    """The current task of the practice page, with the learner's progress; methods return a changed copy.

    Attributes:
        skill: the skill that the task practises.
        seed: the number that determines the tiles of the task.
        difficulty: the level of the task.
        progress: the learner's progress in the task, stored as if the task were a lesson with one step.
        history: the present arrangement of the rack, and earlier ones for undo. It is used only in tasks that
            are answered by discarding a tile; in them, the learner can move the tiles first.
        review: whether the task repeats a skill in which the learner has made a mistake.
        helped: whether the learner has used a hint.
        game: the name of the folder of a game's course, if tasks are restricted to that game; None if they
            aren't restricted.
    """

    skill: Skill
    seed: int
    difficulty: Difficulty
    progress: LessonProgress
    history: History
    review: bool = False
    helped: bool = False
    game: str | None = None

    @classmethod
    def of(
        cls, skill: Skill, seed: int, difficulty: Difficulty, game: str | None = None, *, review: bool = False
    ) -> OpenTask:
        """Return a new task that practises a skill; *seed* determines its tiles.

        *game* is the name of the folder of a game's course. If it is given, and there are tasks of this skill
        for that game, the task is about that game. *review* says whether the task repeats a skill in which
        the learner has made a mistake.
        """
        book = None if game is None else book_of(game)
        book = book if book in books_of(skill) and len(books_of(skill)) > 1 else None
        step = practice(skill, seed, difficulty, book)
        progress, history = LessonProgress.begin(lesson_of(step)), History(Layout.of(step.start))
        return cls(skill, seed, difficulty, progress, history, review, game=game if book else None)

    @property
    def attempt(self) -> Attempt:
        """The learner's attempt at the task."""
        return self.progress.current

    @property
    def query(self) -> str:
        """The query string that, appended to the page's address, opens this task."""
        asked = {"skill": self.skill.value, "seed": self.seed, "band": self.difficulty.value}
        return "?" + urlencode(asked if self.game is None else {**asked, "game": self.game})

    def result(self) -> TaskResult | None:
        """Return the result of the task; None until the learner has answered it or has been shown the answer.

        If the task is to arrange tiles, a wrong arrangement doesn't count as an answer, because the learner
        may still be moving the tiles.
        """
        attempt = self.attempt
        checked = attempt.step.kind is not StepKind.ARRANGE
        if attempt.answer_shown or (attempt.outcome is StepOutcome.WRONG and checked):
            return TaskResult(self.skill, self.seed, self.difficulty, right=False)
        if attempt.outcome is StepOutcome.RIGHT:
            hints = self.helped or attempt.over_par
            return TaskResult(self.skill, self.seed, self.difficulty, True, hints=hints)
        return None

    # -- answers ----------------------------------------------------------------------------------

    @property
    def throws(self) -> bool:
        """Whether the task is answered by discarding a tile; before that, the tiles can be moved freely."""
        return self.skill is Skill.WHICH_DISCARD

    def after(self, message: Message) -> OpenTask:
        """Return the task after a message from the page.

        If the learner chooses tiles, they are checked as soon as there are as many as in the right answer.
        """
        key = self.attempt.step.key
        if self.throws and message.type in RACK_COMMANDS:
            return replace(self, history=apply_command(Shelves(self.history, RUMMY_PRO, 0), message).history)
        if message.type == "choose":
            message = self._chosen(message)
        progress = progress_after(self.progress, key, message)
        if message.type == "choose" and len(progress.current.chosen) == self._wanted:
            progress = progress_after(progress, key, Message("check", {}))
        return replace(self, progress=progress, helped=self.helped or progress.current.hints_used > 0)

    @property
    def _wanted(self) -> int:
        """The number of tiles in the right answer; 0 if the task isn't answered by choosing tiles."""
        solution = self.attempt.step.solution
        return len(parse_tiles(solution)) if solution is not None else 0

    def _chosen(self, message: Message) -> Message:
        """Return *message*, which chooses tiles, without the tiles of a wrong answer.

        *message* contains all tiles that are chosen on the page. After a wrong answer, these include the
        tiles of that answer, which must not count again. If the last answer wasn't wrong, or if no other tile
        has been chosen since, *message* is returned unchanged.
        """
        if self.attempt.outcome is not StepOutcome.WRONG:
            return message
        fresh = [each for each in message["tiles"] if each not in self.attempt.chosen]
        return Message("choose", {"tiles": tuple(fresh)}) if fresh else message

    # -- to the page ------------------------------------------------------------------------------

    @property
    def thrown(self) -> TileProps | None:
        """The tile that the learner has discarded, if that was the right answer; otherwise None."""
        attempt = self.attempt
        if not self.throws or attempt.outcome is not StepOutcome.RIGHT or not attempt.chosen:
            return None
        (id,) = attempt.chosen
        return tile_view(id, attempt.layout.tiles[id])

    def view(self, size: Size, reasons: list[ReasonProps] | None) -> StepState:
        """Return the data with which the page shows this task and its rack.

        *size* says how large the tiles are drawn. *reasons* explain how many points the rack is worth; they
        are None until the learner asks for the explanation.
        """
        view = step_view(self.progress, self.attempt, alone=True, size=size, reasons=reasons)
        view["step"]["drill"] = {"seed": self.seed}
        attempt, rack = self.attempt, view["rack"]
        if rack is None:
            return view
        if attempt.step.kind is StepKind.CHOOSE:
            rack["single"] = self._wanted == 1
        if self.throws:
            view["rack"] = self._discard_rack(rack)
        if self.skill is Skill.WHAT_JOKER_IS and attempt.outcome is not StepOutcome.RIGHT:
            melds = enumerate(rack.get("trays") or [], 1)
            rack["trays"] = [_without_joker_values(number, each) for number, each in melds]
        return view

    def _discard_rack(self, rack: RackProps) -> RackProps:
        """Return the data for a rack on which the learner can move the tiles before discarding one.

        *rack* contains the data with which the page would show the same rack in any other kind of task.
        """
        attempt, history = self.attempt, self.history
        right = attempt.outcome is StepOutcome.RIGHT
        layout = history.present.without(*attempt.chosen) if self.thrown else history.present
        wrong = attempt.chosen if attempt.outcome is StepOutcome.WRONG else ()
        return {
            **rack,
            "shelves": shelves_view(layout, None),
            "segments": plain_segments(layout, wrong, movable=not right),
            "choose": False,
            "readonly": right,
            "chosen": [],
            "undo": bool(history.past) and not right,
            "redo": bool(history.future) and not right,
            "tools": ["undo", "redo", "sort-run", "sort-group", "size"],
        }


def book_of(game: str) -> str:
    """Return the key of a game's rule book, such as "PRO", with which the ids of its clauses begin.

    *game* is the name of the folder that contains the game's course. Raises LessonError if there is no such
    folder.
    """
    return course(game).outline.rules.book[0]


def _without_joker_values(number: int, tray: TrayProps) -> TrayProps:
    """Return the data for a meld on the table, without what they say about its Jokers.

    *tray* contains data that may say for which tile each Joker stands; the result doesn't. *number* is the
    number of the meld on the table, counted from 1.
    """
    tiles = [tile_view(each["id"], JOKER) if "stands" in each else each for each in tray["tiles"]]
    names = joined([each["name"] for each in tiles])
    return {**tray, "tiles": tiles, "label": "", "name": say("melds-tray", number=number, name=names)}
