"""The `Practice` widget: short tasks that practise one skill at a time, always with fresh tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..engine.rules import check_type
from ..engine.tiles import parse_tiles
from ..text.words import say
from ..tutor import StepOutcome, course
from ..tutor.courses import all_courses
from ..tutor.practice import MOST_SEED, Difficulty, PracticeRecord, Skill, books_of, read_record
from ..tutor.practice.record import MASTERED
from ..tutor.steps import PRO
from .fields import pick_field
from .messages import Message
from .places import PRACTICE
from .rack_view import tiles_view
from .shapes.fields import SetupFieldProps
from .shapes.practice import PracticeState, PracticeTaskProps, SkillCardProps, SkillGroupProps
from .shapes.racks import ReasonProps
from .steps import allowed_reasons
from .task import OpenTask, book_of
from .task_page import FOLLOW, TaskPage, read_name, read_seed

# A few tiles as the picture of a skill on its card.
_TILES = {
    Skill.IS_RUN: "r5 r6 r8",
    Skill.COMPLETE_GROUP: "r7 y7 b7",
    Skill.PLACE_JOKER: "k9 * k11",
    Skill.SPOT_FAULT: "b3 b4 r5",
    Skill.NAME_PATTERN: "r13 r1 y13",
    Skill.PRICE_CLOSE: "y10 y10 *",
    Skill.WHAT_IS_MISSING: "k1 k2 b3",
    Skill.WHICH_DISCARD: "r9 b9 k4",
    Skill.WHO_PAYS_WHAT: "y12 y13 y1",
    Skill.WHAT_IT_COUNTS: "k12 * k1",
    Skill.DOES_IT_OPEN: "r10 r11 r12",
    Skill.WHICH_CAN_BE_LAID: "b7 b8 b9",
    Skill.WHAT_JOKER_IS: "r4 * r6",
    Skill.MAY_JOKER_BE_USED: "* k2 y2",
    Skill.WHAT_IS_CAUGHT: "y11 b3 *",
}


class Practice(TaskPage[OpenTask]):
    """A widget with tasks for practising fifteen skills.

    *skill* is the skill to begin with, such as "price-close", and *seed* is a number that selects one
    particular task of that skill. *difficulty* is "easy", "middle" or "hard"; None means that the difficulty
    adapts to the learner's results. *timed* says whether the page shows how long a task takes. If it is True
    or False, learners can switch the time on or off. If it is None, which is meant for classes, the page
    shows neither the time nor that switch. *game* restricts the tasks to one game; it is the name of the
    folder of the game's course, such as "pro". *lang* is the language; None means the language of the
    notebook's folder (see docs/languages.md).

    >>> Practice("price-close", seed=12, difficulty="hard")
    Practice('price-close', seed=12, difficulty='hard')

    Raises ValueError for an unknown skill, difficulty, seed or game, and for a seed without a skill.
    """

    BUNDLE = "rummy-practice"

    VIEW = "practice"
    ACCEPTS = TaskPage.ACCEPTS | {"choose", "check", "explain", "explain-off"}
    NAME, PAGE, NO_TASK = "practice", PRACTICE, "practice-none"

    def __init__(
        self, skill: str | None = None, seed: int | None = None, difficulty: str | None = None,
        timed: bool | None = False, *, game: str | None = None, lang: str | None = None,
    ) -> None:  # fmt: skip
        self._game = None if game is None else _game(game)
        self._record = PracticeRecord(chosen=_band(difficulty) if difficulty is not None else None)
        self._own = seed is not None  # whether the task was selected by its seed, so that it isn't replaced
        self._timed = timed
        self._streak = 0  # how many tasks in a row were right without hints, since the page was opened
        self._reasons: list[ReasonProps] | None = None
        super().__init__(lang)
        if seed is not None and skill is None:
            raise ValueError(say("practice-none"))
        if skill is not None:
            self._deal(_skill(skill), None if seed is None else _seed(seed))
        self._refresh()

    def __repr__(self) -> str:
        task = self._open
        told = [repr(task.skill.value)] if task else []
        if task is not None and self._own:
            told += [f"seed={task.seed}", f"difficulty={task.difficulty.value!r}"]
        told += [f"game={self._game!r}"] if self._game else []
        return f"Practice({', '.join(told)})"

    def _offered(self) -> Iterable[tuple[str, str]]:
        for each in Skill:
            yield say("practice-skill", skill=each), say("practice-skill-about", skill=each)

    # -- messages from the page ---------------------------------------------------------------

    def _another(self, seed: int | None) -> None:
        self._deal(self._task.skill, seed)

    def _review(self) -> None:
        waiting = self._record.needs_review
        if not waiting:
            raise ValueError(say("practice-nothing"))
        self._deal(waiting[0], review=True)

    def _reset(self) -> None:
        self._record = PracticeRecord(chosen=self._record.chosen)

    def _play(self, message: Message) -> None:
        """Handle a message about the current task, and record the result once the task is answered."""
        if message.type in ("explain", "explain-off"):
            wanted = message.type == "explain"
            self._reasons = allowed_reasons(self._task.attempt) if wanted else None
            return
        task = self._task
        self._reasons = None
        self._open = now = task.after(message)
        shown, result = self._record.open, now.result()
        asked = (now.skill, now.seed, now.difficulty)
        if result is not None and shown is not None and (shown.skill, shown.seed, shown.band) == asked:
            self._record = self._record.after(result)
            self._streak = self._streak + (not result.hints) if result.right else 0

    def _set(self, key: str, value: str) -> None:
        if key == "skill" and value:
            self._deal(_skill(value))
        elif key == "skill":
            self._open = None
        elif key == "band":
            self._record = self._record.choosing(None if value == FOLLOW else _band(value))
            if self._open is not None and self._record.band(self._open.skill) is not self._open.difficulty:
                self._deal(self._open.skill)
        elif key == "timed" and self._timed is not None and value in ("yes", "no"):
            self._timed = value == "yes"
        else:
            raise ValueError(say("practice-value", value=f"{key} {value}"[:40]))

    def _open_asked(self, asked: Mapping[str, str]) -> None:
        if "game" in asked:
            self._game = _game(asked["game"])
        if "skill" in asked:
            skill, band = _skill(asked["skill"]), asked.get("band")
            seed = _seed(asked["seed"]) if "seed" in asked else None
            self._deal(skill, seed, None if band is None else _band(band))

    def _deal(
        self, skill: Skill, seed: int | None = None, band: Difficulty | None = None, *, review: bool = False
    ) -> None:
        """Show a task of a skill: the task with this seed or, without a seed, a task never shown before.

        *band* is the level of difficulty; None means the level that the learner has chosen or, if the learner
        has chosen none, a level that suits the learner's results. *review* says whether the task repeats a
        skill in which the learner has made a mistake.
        """
        band = band or self._record.band(skill)
        seed = self._record.next_seed(skill) if seed is None else _seed(seed)
        self._open, self._reasons = OpenTask.of(skill, seed, band, self._game, review=review), None
        self._record = self._record.dealt(skill, seed, band)

    def _remember(self, stored: object) -> None:
        """Merge the practice record that the browser has stored with the one on the page.

        If the stored record says that the task on the page was shown before, and the learner has not begun
        the task, another task replaces it.
        """
        kept = read_record(stored)
        self._record = self._record.merged(kept)
        task = self._open
        if task is None or self._own or task.attempt.outcome is not StepOutcome.UNTRIED:
            return
        if kept.of(task.skill).was_dealt(task.seed):
            self._deal(task.skill)

    # -- to the page --------------------------------------------------------------------------

    def _state(self) -> PracticeState:
        task, waiting = self._open, self._record.needs_review
        view = None if task is None else task.view(self._size, self._reasons)
        if task and view and task.attempt.answer_shown and task.attempt.outcome is StepOutcome.RIGHT:
            self._remark(view, say("practice-looked"))
        return {
            **self._around(view, self._record.stored()),
            "skills": [self._card(skill) for skill in Skill],
            "groups": self._groups(),
            "band": self._field(),
            "timed": self._timed,
            "review": say("practice-review", count=len(waiting)) if waiting else None,
            "streak": say("practice-streak", count=self._streak) if self._streak > 1 else None,
            "task": None if task is None else self._task_props(task),
        }

    def _groups(self) -> list[SkillGroupProps]:
        """Return the skills in groups, each with a title.

        The skills of the chosen game come first or, if no game is chosen, those of Rummy PRO.
        """
        pro = book_of(PRO)
        own = book_of(self._game) if self._game else pro
        first = [each for each in Skill if own in books_of(each)]
        alone = [each for each in Skill if each not in first and pro in books_of(each)]
        table = [each for each in Skill if each not in first and pro not in books_of(each)]
        titled = (
            (str(course(self._game or PRO).outline.title), first),
            (say("practice-open-games"), table),
            (str(course(PRO).outline.title), alone),
        )
        return [{"title": title, "skills": [each.value for each in some]} for title, some in titled if some]

    def _card(self, skill: Skill) -> SkillCardProps:
        standing = self._record.of(skill)
        return {
            "key": skill.value,
            "title": say("practice-skill", skill=skill.value),
            "about": say("practice-skill-about", skill=skill.value),
            "tiles": tiles_view(parse_tiles(_TILES[skill])),
            "standing": self._standing(skill),
            "mastered": standing.mastered.value if standing.mastered else None,
        }

    def _standing(self, skill: Skill) -> str:
        """Return a short label with the learner's results in a skill, such as "3 of 4 right"."""
        standing = self._record.of(skill)
        parts = [say("practice-standing", tried=standing.tried, right=standing.right)]
        if standing.row:
            parts.append(say("practice-row", row=min(standing.row, MASTERED), most=MASTERED))
        if standing.mastered:
            parts.append(say("practice-mastered", band=standing.mastered.value))
        return " · ".join(parts)

    def _field(self) -> SetupFieldProps:
        """Return the settings field in which the learner chooses a difficulty, or lets the page adapt it."""
        chosen = self._record.chosen
        value = chosen.value if chosen else FOLLOW
        options = [(str(each), say("practice-band", band=each)) for each in (FOLLOW, *Difficulty)]
        about = say("practice-band-about", band=value)
        return {**pick_field("band", say("practice-hard"), value, options), "about": about}

    def _task_props(self, task: OpenTask) -> PracticeTaskProps:
        return {
            "skill": task.skill.value,
            "standing": f"{say('practice-band', band=task.difficulty.value)} · {self._standing(task.skill)}",
            "row": min(self._record.of(task.skill).row, MASTERED),
            "most": MASTERED,
            "note": say("practice-reviewing") if task.review else None,
            "query": task.query,
            "throws": task.throws,
            "thrown": task.thrown,
        }


def _skill(value: str) -> Skill:
    return read_name(Skill, value, "practice-no-skill")


def _band(value: str) -> Difficulty:
    return read_name(Difficulty, value, "practice-no-band")


def _seed(value: object) -> int:
    return read_seed(value, MOST_SEED, "practice-no-seed")


def _game(value: str) -> str:
    """Return *value* if it is the name of the folder of a game's course; otherwise raise ValueError."""
    check_type("game", value, str)
    if value not in all_courses():
        raise ValueError(say("practice-no-game", value=value[:40]))
    return value
