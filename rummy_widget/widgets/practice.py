"""The `Practice` widget: one skill at a time, with fresh tiles for as long as one likes."""

from __future__ import annotations

from html import escape
from urllib.parse import parse_qs

import traitlets

from ..engine.rules import check_type
from ..engine.tiles import parse_tiles
from ..text.words import say
from ..tutor import ProgressError, StepOutcome, course
from ..tutor.courses import all_courses
from ..tutor.practice import MOST_SEED, Difficulty, PracticeRecord, Skill, books_of, read_record
from ..tutor.practice.record import MASTERED
from ..tutor.steps import PRO
from .base import TABLE, GuardedWidget, part, program, spoken, style
from .fields import pick_field
from .messages import Message
from .places import HOME, NOTEBOOKS, PRACTICE, page_way, tongues
from .reasons import reasons_view
from .shapes.fields import SetupFieldProps
from .shapes.practice import PracticeState, PracticeTaskProps, SkillCardProps, SkillGroupProps
from .shapes.racks import ReasonProps, Size
from .shapes.steps import StepState
from .steps import may_explain
from .task import OpenTask, book_of
from .views import tiles_view

FOLLOW = "follow"  # the band that results lead to
_STEP = frozenset(
    {"move", "undo", "redo", "sort", "size", "choose", "check", "hint", "show", "retry", "restore"}
)

# The few tiles that stand for a skill on its card.
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


class Practice(GuardedWidget):
    """Tasks of one skill after another: fifteen skills, each easy, middle or hard, or as results lead.

    *skill* begins with that skill, *seed* with that very task; *band* keeps to easy, middle or hard, *game*
    to one game, by the folder of its course. *timed* shows the seconds, False leaves that to the learner,
    and None, for a class, leaves it out. *lang* says in which language; where it isn't given, the place does.

    >>> Practice("price-close", seed=12, band="hard")
    Practice('price-close', seed=12, band='hard')

    Raises ValueError for an unknown skill, band, seed or game.
    """

    _esm = program("rummy-practice.js")
    _css = style("rummy-practice.css")

    VIEW = "practice"
    ACCEPTS = _STEP | {
        "hello",
        "another",
        "setup",
        "read",
        "review",
        "explain",
        "explain-off",
        "progress",
        "reset",
    }

    melds = traitlets.Unicode(read_only=True).tag(sync=True)  # what draws a table, for who asks for it

    def __init__(
        self, skill: str | None = None, seed: int | None = None, band: str | None = None,
        timed: bool | None = False, *, game: str | None = None, lang: str | None = None,
    ) -> None:  # fmt: skip
        self._game = None if game is None else _game(game)
        self._record = PracticeRecord(chosen=_band(band) if band is not None else None)
        self._own = seed is not None  # a task that was asked for by its seed stays
        self._timed = timed
        self._size: Size = "normal"
        self._open: OpenTask | None = None
        self._streak = 0  # tasks right at once, one after another, since the page was opened
        self._notice: str | None = None
        self._reasons: list[ReasonProps] | None = None
        self.set_trait("melds", part(TABLE))
        super().__init__(lang)
        if seed is not None and skill is None:
            raise ValueError(say("practice-none"))
        if skill is not None:
            self._deal(_skill(skill), None if seed is None else _seed(str(seed)))
        self._refresh()

    def __repr__(self) -> str:
        task = self._open
        told = [repr(task.skill.value)] if task else []
        if task is not None and self._own:
            told += [f"seed={task.seed}", f"band={task.band.value!r}"]
        told += [f"game={self._game!r}"] if self._game else []
        return f"Practice({', '.join(told)})"

    def _html(self) -> str:
        """What stands here where no kernel runs: what can be practised."""
        skills = "".join(
            f"<li>{escape(say('practice-skill', skill=each.value))}: "
            f"{escape(say('practice-skill-about', skill=each.value))}</li>"
            for each in Skill
        )
        return (
            f"<h1>{escape(say('practice-title'))}</h1><p>{escape(say('practice-about'))}</p><ul>{skills}</ul>"
        )

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
                self._deal(self._task.skill, message.fields.get("seed"))
            case "review":
                waiting = self._record.needs_review
                if not waiting:
                    raise ValueError(say("practice-nothing"))
                self._deal(waiting[0], review=True)
            case "progress":
                self._remember(message["stored"])
            case "reset":
                self._record = PracticeRecord(chosen=self._record.chosen)
            case "size":
                self._size = message["size"]
            case "explain":
                attempt = self._task.attempt
                if not may_explain(attempt):
                    raise ValueError(say("explain-not-yet"))
                self._reasons = reasons_view(attempt.reading, attempt.step.rules)
            case "explain-off":
                self._reasons = None
            case _:
                self._play(message)

    @property
    def _task(self) -> OpenTask:
        if self._open is None:
            raise ValueError(say("practice-none"))
        return self._open

    def _play(self, message: Message) -> None:
        """Do what is asked of the task, and note how it went once it is answered."""
        task = self._task
        self._reasons = None
        self._open = now = task.after(message)
        shown, result = self._record.open, now.result()
        asked = (now.skill, now.seed, now.band)
        if result is not None and shown is not None and (shown.skill, shown.seed, shown.band) == asked:
            self._record = self._record.after(result)
            self._streak = self._streak + (not result.hints) if result.right else 0

    def _set(self, key: str, value: str) -> None:
        if key == "skill":
            if value:
                self._deal(_skill(value))
            else:
                self._open = None
        elif key == "band":
            self._record = self._record.choosing(None if value == FOLLOW else _band(value))
            if self._open is not None and self._record.band(self._open.skill) is not self._open.band:
                self._deal(self._open.skill)
        elif key == "timed" and self._timed is not None and value in ("yes", "no"):
            self._timed = value == "yes"
        else:
            raise ValueError(say("practice-value", value=f"{key} {value}"[:40]))

    def _follow(self, query: str) -> None:
        """Open the task that an address asks for; one that cannot be meant gives a sentence."""
        try:
            asked = {
                name: values[-1] for name, values in parse_qs(query.lstrip("?"), max_num_fields=20).items()
            }
            if "game" in asked:
                self._game = _game(asked["game"])
            if "skill" not in asked:
                return
            skill = _skill(asked["skill"])
            seed = _seed(asked["seed"]) if "seed" in asked else None
            band = _band(asked["band"]) if "band" in asked else None
        except ValueError as problem:
            self._open, self._notice = None, str(problem)
            return
        self._deal(skill, seed, band)

    def _deal(
        self, skill: Skill, seed: int | None = None, band: Difficulty | None = None, *, review: bool = False
    ) -> None:
        """Show a task: that of this seed, or one that was never shown."""
        band = band or self._record.band(skill)
        seed = self._record.next_seed(skill) if seed is None else _seed(str(seed))
        self._open, self._reasons = OpenTask.of(skill, seed, band, self._game, review=review), None
        self._record = self._record.dealt(skill, seed, band)

    def _remember(self, stored: object) -> None:
        """Take over what this browser has kept; a task that nobody has touched makes way for a fresh one."""
        if not isinstance(stored, dict) or "practice" not in stored:
            raise ProgressError("expected an object with practice")
        mine, kept = self._record, read_record(stored["practice"])
        self._record = mine.merged(kept)
        task = self._open
        if task is None or self._own or task.attempt.outcome is not StepOutcome.UNTRIED:
            return
        if kept.of(task.skill).saw(task.seed):
            self._deal(task.skill)

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _refresh(self) -> None:
        task, record = self._open, self._record
        view: StepState | None = None
        if task is not None:
            view = task.view(self._size, self._reasons)
        waiting = record.needs_review
        state: PracticeState = {
            "said": view["said"] if view else self._notice or "",
            "step": view["step"] if view else None,
            "rack": view["rack"] if view else None,
            "title": say("practice-title"),
            "about": say("practice-about"),
            "home": page_way(HOME, part=NOTEBOOKS),
            "tongues": tongues(PRACTICE),
            "skills": [self._card(skill) for skill in Skill],
            "groups": self._groups(),
            "band": self._field(),
            "timed": self._timed,
            "review": say("practice-review", count=len(waiting)) if waiting else None,
            "notice": self._notice,
            "streak": say("practice-streak", count=self._streak) if self._streak > 1 else None,
            "task": None if task is None else self._told(task),
            "record": record.stored(),
        }
        self._show(state)

    def _groups(self) -> list[SkillGroupProps]:
        """First the skills of the game that is kept to; without one, those of Rummy PRO."""
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
        """How far one is with a skill, in a few words."""
        standing = self._record.of(skill)
        parts = [say("practice-standing", tried=standing.tried, right=standing.right)]
        if standing.row:
            parts.append(say("practice-row", row=min(standing.row, MASTERED), most=MASTERED))
        if standing.mastered:
            parts.append(say("practice-mastered", band=standing.mastered.value))
        return " · ".join(parts)

    def _field(self) -> SetupFieldProps:
        chosen = self._record.chosen
        value = chosen.value if chosen else FOLLOW
        options = [(str(each), say("practice-band", band=each)) for each in (FOLLOW, *Difficulty)]
        about = say("practice-band-about", band=value)
        return {**pick_field("band", say("practice-hard"), value, options), "about": about}

    def _told(self, task: OpenTask) -> PracticeTaskProps:
        return {
            "skill": task.skill.value,
            "standing": f"{say('practice-band', band=task.band.value)} · {self._standing(task.skill)}",
            "row": min(self._record.of(task.skill).row, MASTERED),
            "most": MASTERED,
            "note": self._note_on(task),
            "query": task.query,
            "throws": task.throws,
            "thrown": task.thrown,
        }

    def _note_on(self, task: OpenTask) -> str | None:
        if task.attempt.looked:
            return say("practice-looked")
        return say("practice-reviewing") if task.review else None


def _skill(value: str) -> Skill:
    try:
        return Skill(value)
    except ValueError:
        raise ValueError(say("practice-no-skill", value=str(value)[:40])) from None


def _game(value: str) -> str:
    """The folder of a game that has tasks; ValueError where there is none."""
    check_type("game", value, str)
    if value not in all_courses():
        raise ValueError(say("practice-no-game", value=value[:40]))
    return value


def _band(value: str) -> Difficulty:
    try:
        return Difficulty(value)
    except ValueError:
        raise ValueError(say("practice-no-band", value=str(value)[:40])) from None


def _seed(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 8 and 1 <= int(value) <= MOST_SEED):
        raise ValueError(say("practice-no-seed", value=value[:40], most=MOST_SEED))
    return int(value)
