"""The current task of the practice page: answered with one click, or by discarding a tile."""

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
from .orders import ORDERS, Shelves, apply_command
from .rack_view import plain_segments, shelves_view, tile_view
from .session import lesson_of, played
from .shapes.racks import RackProps, ReasonProps, Size, TileProps, TrayProps
from .shapes.steps import StepState
from .steps import step_view


@dataclass(frozen=True, slots=True)
class OpenTask:
    """The current practice task: which one it is, the learner's progress, and whether help was used."""

    skill: Skill
    seed: int
    band: Difficulty
    walk: LessonProgress
    lies: History  # arrangements of the rack, if a tile is to be discarded: one sorts it first
    review: bool = False
    helped: bool = False
    game: str | None = None  # the folder of the game to which the tasks are restricted

    @classmethod
    def of(
        cls, skill: Skill, seed: int, band: Difficulty, game: str | None = None, *, review: bool = False
    ) -> OpenTask:
        """Return the task of a skill that a seed determines, without any answer yet.

        If *game* is given and has tasks of this skill, the task is one of that game.
        """
        book = None if game is None else book_of(game)
        book = book if book in books_of(skill) and len(books_of(skill)) > 1 else None
        step = practice(skill, seed, band, book)
        walk, lies = LessonProgress.begin(lesson_of(step)), History(Layout.of(step.start))
        return cls(skill, seed, band, walk, lies, review, game=game if book else None)

    @property
    def attempt(self) -> Attempt:
        """The state of the learner's try."""
        return self.walk.current

    @property
    def query(self) -> str:
        """The query that opens this task, after the page's address."""
        asked = {"skill": self.skill.value, "seed": self.seed, "band": self.band.value}
        return "?" + urlencode(asked if self.game is None else {**asked, "game": self.game})

    def result(self) -> TaskResult | None:
        """Return the result of the task; None until the answer is right, wrong or shown.

        An arrangement that is not right yet doesn't count as wrong.
        """
        attempt = self.attempt
        checked = attempt.step.kind is not StepKind.ARRANGE  # an unfinished arrangement is not wrong
        if attempt.looked or (attempt.outcome is StepOutcome.WRONG and checked):
            return TaskResult(self.skill, self.seed, self.band, right=False)
        if attempt.outcome is StepOutcome.RIGHT:
            return TaskResult(self.skill, self.seed, self.band, True, hints=self.helped or attempt.over_par)
        return None

    # -- answers ----------------------------------------------------------------------------------

    @property
    def throws(self) -> bool:
        """Whether the task is answered by discarding a tile; until then, the tiles can be moved freely."""
        return self.skill is Skill.WHICH_DISCARD

    def after(self, message: Message) -> OpenTask:
        """Return the task after a message.

        Chosen tiles are checked as soon as there are as many as the answer has.
        """
        key = self.attempt.step.key
        if self.throws and message.type in ORDERS:
            return replace(self, lies=apply_command(Shelves(self.lies, RUMMY_PRO, 0), message).history)
        if message.type == "choose":
            message = self._chosen(message)
        walk = played(self.walk, key, message)
        if message.type == "choose" and len(walk.current.chosen) == self._wanted:
            walk = played(walk, key, Message("check", {}))
        return replace(self, walk=walk, helped=self.helped or walk.current.asked > 0)

    @property
    def _wanted(self) -> int:
        """The number of tiles in the answer."""
        solution = self.attempt.step.solution
        return len(parse_tiles(solution)) if solution is not None else 0

    def _chosen(self, message: Message) -> Message:
        """Return a "choose" message; after a wrong answer, start afresh by leaving out that answer's tiles.

        *message* is returned unchanged if the answer wasn't wrong, or if no other tiles are chosen.
        """
        if self.attempt.outcome is not StepOutcome.WRONG:
            return message
        fresh = [each for each in message["tiles"] if each not in self.attempt.chosen]
        return Message("choose", {"tiles": tuple(fresh)}) if fresh else message

    # -- to the page ------------------------------------------------------------------------------

    @property
    def thrown(self) -> TileProps | None:
        """The tile that the learner has discarded; None unless it was the right one."""
        attempt = self.attempt
        if not self.throws or attempt.outcome is not StepOutcome.RIGHT or not attempt.chosen:
            return None
        (id,) = attempt.chosen
        return tile_view(id, attempt.layout.tiles[id])

    def view(self, size: Size, reasons: list[ReasonProps] | None) -> StepState:
        """Return the state of the step and its rack."""
        view = step_view(self.walk, self.attempt, alone=True, size=size, reasons=reasons)
        view["step"]["drill"] = {"seed": self.seed}
        attempt, rack = self.attempt, view["rack"]
        if rack is None:
            return view
        if attempt.step.kind is StepKind.CHOOSE:
            rack["single"] = self._wanted == 1
        if self.throws:
            view["rack"] = self._to_throw_from(rack)
        if self.skill is Skill.WHAT_JOKER_IS and attempt.outcome is not StepOutcome.RIGHT:
            rack["trays"] = [_keeping_quiet(at, each) for at, each in enumerate(rack.get("trays") or [], 1)]
        return view

    def _to_throw_from(self, rack: RackProps) -> RackProps:
        """Return the props of a task's rack, changed so that tiles can be moved and one can be discarded."""
        attempt, lies = self.attempt, self.lies
        right = attempt.outcome is StepOutcome.RIGHT
        layout = lies.present.without(*attempt.chosen) if self.thrown else lies.present
        wrong = attempt.chosen if attempt.outcome is StepOutcome.WRONG else ()
        return {
            **rack,
            "shelves": shelves_view(layout, None),
            "segments": plain_segments(layout, wrong, movable=not right),
            "choose": False,
            "readonly": right,
            "chosen": [],
            "undo": bool(lies.past) and not right,
            "redo": bool(lies.future) and not right,
            "tools": ["undo", "redo", "sort-run", "sort-group", "size"],
        }


def book_of(game: str) -> str:
    """Return the prefix of the clauses of a game's own rules, such as "PRO".

    *game* is the folder of the game's course. Raises LessonError if there is no such game.
    """
    return course(game).outline.rules.book[0]


def _keeping_quiet(number: int, tray: TrayProps) -> TrayProps:
    """Return *tray*, the props of a meld on the table, without what its Jokers stand for."""
    tiles = [tile_view(each["id"], JOKER) if "stands" in each else each for each in tray["tiles"]]
    names = joined([each["name"] for each in tiles])
    return {**tray, "tiles": tiles, "label": "", "name": say("melds-tray", number=number, name=names)}
