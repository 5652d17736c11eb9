"""The current task of the practice page, which is answered with one click or by discarding a tile."""

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

    `seed` determines its tiles. `history` are the arrangements of the rack in a task that is answered by
    discarding a tile, because the tiles can be sorted first. `review` says that the task repeats a skill in
    which a task went wrong, `helped` that help was used. `game` is the folder of the game to which the tasks
    are restricted, if any.
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
        """Return the task of a skill that a seed determines, without an answer.

        If *game* (the folder of a course) is given and has tasks of this skill, the task is one of that game.
        *review* says that it repeats a skill in which a task went wrong.
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
        """The query string that opens this task if it follows the page's address."""
        asked = {"skill": self.skill.value, "seed": self.seed, "band": self.difficulty.value}
        return "?" + urlencode(asked if self.game is None else {**asked, "game": self.game})

    def result(self) -> TaskResult | None:
        """Return the result of the task; None until the answer is right, wrong or shown.

        An arrangement that is not right yet doesn't count as wrong.
        """
        attempt = self.attempt
        checked = attempt.step.kind is not StepKind.ARRANGE  # an unfinished arrangement is not wrong
        if attempt.answer_shown or (attempt.outcome is StepOutcome.WRONG and checked):
            return TaskResult(self.skill, self.seed, self.difficulty, right=False)
        if attempt.outcome is StepOutcome.RIGHT:
            hints = self.helped or attempt.over_par
            return TaskResult(self.skill, self.seed, self.difficulty, True, hints=hints)
        return None

    # -- answers ----------------------------------------------------------------------------------

    @property
    def throws(self) -> bool:
        """Whether the task is answered by discarding a tile; until then, the tiles can be moved freely."""
        return self.skill is Skill.WHICH_DISCARD

    def after(self, message: Message) -> OpenTask:
        """Return the task after a message from the page.

        Chosen tiles are checked as soon as there are as many as the answer has.
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
        """The number of tiles in the right answer; 0 if it has no tiles."""
        solution = self.attempt.step.solution
        return len(parse_tiles(solution)) if solution is not None else 0

    def _chosen(self, message: Message) -> Message:
        """Return a message that chooses tiles, without the tiles of a wrong answer before.

        After a wrong answer, the learner starts again with the tiles chosen since. *message* is returned
        unchanged if the last answer wasn't wrong, or if no other tiles are chosen.
        """
        if self.attempt.outcome is not StepOutcome.WRONG:
            return message
        fresh = [each for each in message["tiles"] if each not in self.attempt.chosen]
        return Message("choose", {"tiles": tuple(fresh)}) if fresh else message

    # -- to the page ------------------------------------------------------------------------------

    @property
    def thrown(self) -> TileProps | None:
        """The tile that the learner has discarded as the answer; None unless it was the right one."""
        attempt = self.attempt
        if not self.throws or attempt.outcome is not StepOutcome.RIGHT or not attempt.chosen:
            return None
        (id,) = attempt.chosen
        return tile_view(id, attempt.layout.tiles[id])

    def view(self, size: Size, reasons: list[ReasonProps] | None) -> StepState:
        """Return the part of the page's state that describes this task and its rack.

        *reasons* say why the rack is worth its price; they are None until the learner asks for them.
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
        """Return what the page shows of a rack on which tiles can be moved and one can be discarded.

        *rack* is what it would show otherwise.
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
    """Return the prefix that the ids of a game's own rules have, such as "PRO".

    *game* is the folder of the game's course. Raises LessonError if there is no such course.
    """
    return course(game).outline.rules.book[0]


def _without_joker_values(number: int, tray: TrayProps) -> TrayProps:
    """Return what the page shows of a meld on the table (*tray*), without what its Jokers stand for.

    *number* counts the melds from 1.
    """
    tiles = [tile_view(each["id"], JOKER) if "stands" in each else each for each in tray["tiles"]]
    names = joined([each["name"] for each in tiles])
    return {**tray, "tiles": tiles, "label": "", "name": say("melds-tray", number=number, name=names)}
