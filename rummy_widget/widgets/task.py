"""The task in sight on the page of practice: answered by one tap, or by a tile that is thrown."""

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
    """The task in sight: which it is, how far one is with it, and whether it was helped with."""

    skill: Skill
    seed: int
    band: Difficulty
    walk: LessonProgress
    lies: History  # how a rack lies whose tile is thrown: one looks through it first
    review: bool = False
    helped: bool = False
    game: str | None = None  # the folder of the game that it keeps to

    @classmethod
    def of(
        cls, skill: Skill, seed: int, band: Difficulty, game: str | None = None, *, review: bool = False
    ) -> OpenTask:
        """The task of a seed, in one game where that is wished and the skill is of it."""
        book = None if game is None else book_of(game)
        book = book if book in books_of(skill) and len(books_of(skill)) > 1 else None
        step = practice(skill, seed, band, book)
        walk, lies = LessonProgress.begin(lesson_of(step)), History(Layout.of(step.start))
        return cls(skill, seed, band, walk, lies, review, game=game if book else None)

    @property
    def attempt(self) -> Attempt:
        return self.walk.current

    @property
    def query(self) -> str:
        """What opens this task, after the page's address."""
        asked = {"skill": self.skill.value, "seed": self.seed, "band": self.band.value}
        return "?" + urlencode(asked if self.game is None else {**asked, "game": self.game})

    def result(self) -> TaskResult | None:
        """Return how it went, if that is known: it is once an answer is wrong or right, or was looked at."""
        attempt = self.attempt
        checked = attempt.step.kind is not StepKind.ARRANGE  # tiles on their way are never wrong
        if attempt.looked or (attempt.outcome is StepOutcome.WRONG and checked):
            return TaskResult(self.skill, self.seed, self.band, right=False)
        if attempt.outcome is StepOutcome.RIGHT:
            return TaskResult(self.skill, self.seed, self.band, True, hints=self.helped or attempt.over_par)
        return None

    # -- doing ------------------------------------------------------------------------------------

    @property
    def throws(self) -> bool:
        """Whether a tile is thrown: the others may be moved about before."""
        return self.skill is Skill.WHICH_DISCARD

    def after(self, message: Message) -> OpenTask:
        """The task once that is done. Tiles are checked as soon as so many are chosen as are asked for."""
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
        """How many tiles answer it."""
        solution = self.attempt.step.solution
        return len(parse_tiles(solution)) if solution is not None else 0

    def _chosen(self, message: Message) -> Message:
        """After a wrong answer the next tile begins another."""
        if self.attempt.outcome is not StepOutcome.WRONG:
            return message
        fresh = [each for each in message["tiles"] if each not in self.attempt.chosen]
        return Message("choose", {"tiles": tuple(fresh)}) if fresh else message

    # -- to the page ------------------------------------------------------------------------------

    @property
    def thrown(self) -> TileProps | None:
        """The tile that was thrown, and rightly."""
        attempt = self.attempt
        if not self.throws or attempt.outcome is not StepOutcome.RIGHT or not attempt.chosen:
            return None
        (id,) = attempt.chosen
        return tile_view(id, attempt.layout.tiles[id])

    def view(self, size: Size, reasons: list[ReasonProps] | None) -> StepState:
        """The step and its rack."""
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
        """A rack whose tiles are picked up, moved about, and one of them thrown."""
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
    """The first book of the rules of a game, by its folder; LessonError where there is no such game."""
    return course(game).outline.rules.book[0]


def _keeping_quiet(number: int, tray: TrayProps) -> TrayProps:
    """A meld of the table whose Jokers don't say what they stand for: that is what is asked."""
    tiles = [tile_view(each["id"], JOKER) if "stands" in each else each for each in tray["tiles"]]
    names = joined([each["name"] for each in tiles])
    return {**tray, "tiles": tiles, "label": "", "name": say("open-tray", number=number, name=names)}
