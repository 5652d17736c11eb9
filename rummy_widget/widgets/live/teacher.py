"""The `LiveClass` widget: the teacher's page of a live class, on which answers appear as they are given."""

from __future__ import annotations

import base64
from collections.abc import Collection, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from ...classroom import FAMILIES, Family, Topic, exercise
from ...classroom.guesses import GUESSES, Guess
from ...rooms.classes.marks import StudentWork
from ...rooms.classes.results_files import packed
from ...rooms.classes.views import TeacherView
from ...rooms.errors import NoSuchTable, NotYours, RoomError
from ...rooms.locations import days
from ...text.words import say
from ..base import PageWidget, read_choice
from ..fields import pick_field
from ..messages import Message
from ..rack_view import read_only_rack
from ..shapes.classwork import EntryProps, FileProps, MarkName, Standing
from ..shapes.fields import SetupFieldProps
from ..shapes.live import LiveAnswerProps, LiveQuestionProps, LiveState, LiveStudentProps, QrCodeProps
from .charts import chart, dealt_bars, number_text, slip_text, title_of
from .links import join_link, qr_code
from .place import error_text, read_ticket

if TYPE_CHECKING:
    from ...rooms.classes.classes import Classes, ClassTicket
    from ...rooms.room_follower import RoomFollower

LABELS = (
    "code", "open", "turn", "first-turn", "pause", "go-on", "close", "sure", "show", "show-early", "hide",
    "tell", "untell", "guessed",
    "pick", "unpick", "names", "names-off", "free-name", "drop", "save", "leave", "questions", "answers",
    "none-yet", "picked", "students", "square", "verdict",
)  # fmt: skip
"""The keys of the labels of the page's buttons and headings."""
QUESTIONS: Mapping[str, Guess | Family] = {**GUESSES, **FAMILIES}
"""All questions that can be asked in a live class, by key: guesses, and families of exercises.

A guess is a question whose answer students guess; the exercises of a family differ only in their numbers.
"""
NOT_OPEN = TeacherView(
    0, "", paced=False, at=0, paused=False, closed=False, questions=(), students=(), dealt=()
)
"""The state of a live class before the teacher has opened it."""
PACES = ("paced", "free")
"""The ways to open questions: the teacher opens them one by one ("paced"), or all are open ("free")."""
PARTS = ("", "guesses", "sheet")
"""The questions of a topic that can be chosen: all (''), only guesses, or only exercises ("sheet")."""


class LiveClass(PageWidget):
    """A widget that shows the teacher's page of a live class, which students join on their own devices.

    *topic* is the key of a topic. *code* is the class code that determines the numbers in everybody's
    exercises, as on printed worksheets; it isn't the code by which students join. Both can also be chosen on
    the page. *lang* is the language.

    >>> LiveClass("waiting")
    LiveClass('waiting')

    Raises ValueError for an unknown topic. No class is created, and no database opened, until the teacher
    opens the class on the page.
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "live"
    ACCEPTS = frozenset({"hello", "setup", "resume", "class", "size"})

    def __init__(self, topic: str | None = None, code: str | None = None, *, lang: str | None = None) -> None:
        super().__init__(lang)
        if topic is not None:
            read_choice(Topic, topic, "topic")
        self._given = topic
        self._set = {"topic": topic or Topic.WAITING.value, "family": "", "pace": "paced", "code": code or ""}
        self._address = ""
        self._reset()
        self._refresh()

    def __repr__(self) -> str:
        return f"LiveClass({self._given!r})" if self._given else "LiveClass()"

    def _html(self) -> str:
        """Return HTML that describes this page, to be shown where no kernel is running."""
        return f"<p><b>{escape(say('live-title'))}</b></p><p>{escape(say('live-about'))}</p>"

    def _reset(self) -> None:
        """Reset the page to its state before a class was opened."""
        self._classes: Classes | None = None
        self._mine: ClassTicket | None = None
        self._follow: RoomFollower | None = None
        self._seen = NOT_OPEN
        self._look, self._names, self._trouble, self._unreachable = 0, False, "", ""
        self._file: FileProps | None = None

    # -- messages from the page ---------------------------------------------------------------

    def _greet(self) -> None:
        if self._mine is not None:  # the page was disconnected
            self._update()
            self._refresh()

    def _handle(self, message: Message) -> None:
        self._file = None
        super()._handle(message)

    def _do(self, message: Message) -> None:
        try:
            match message.type:
                case "setup":
                    self._choose(message["key"], message["value"])
                case "resume":
                    self._resume(message["token"])
                case "class":
                    self._act(message["act"], message.fields)
        except RoomError as error:
            raise ValueError(error_text(error, "teacher")) from None

    def _choose(self, key: str, value: str) -> None:
        """Set *key*, a field of the form for a new class, to *value*; raise ValueError if it is invalid."""
        known: Mapping[str, Collection[str]] = {
            "topic": list(Topic), "family": [*PARTS, *self._questions()], "pace": PACES, "code": [value[:60]],
        }  # fmt: skip
        if value not in known.get(key, ()):
            raise ValueError(say("sim-value", value=value[:40]))
        self._set[key] = value
        if key == "topic":
            self._set["family"] = ""

    def _questions(self) -> list[str]:
        """Return the keys of the chosen topic's questions: first the guesses, then the exercises."""
        return [key for key, each in QUESTIONS.items() if each.topic == self._set["topic"]]

    def _chosen(self) -> list[str]:
        """Return the keys of the questions that the teacher has chosen for the class."""
        part, every = self._set["family"], self._questions()
        if part not in PARTS:
            return [part]
        return [each for each in every if not part or (each in GUESSES) is (part == "guesses")]

    def _open(self) -> None:
        """Open a live class with the questions and settings that the teacher has chosen."""
        from ...rooms.classes import open_classes
        from ...rooms.clients import client_id

        classes = open_classes()
        chosen = self._set
        paced, code = chosen["pace"] == "paced", chosen["code"]
        mine = classes.open(chosen["topic"], self._chosen(), code=code, paced=paced, who=client_id())
        self._begin(classes, mine)

    def _resume(self, kept: str) -> None:
        """Go back to the class that the teacher had opened in this browser before.

        *kept* is the teacher's ticket for the class, a secret string that the browser has stored. If the
        class can't be reached now, the page says so. Raises NoSuchTable if the class no longer exists, and
        NotYours if the ticket isn't that of its teacher.
        """
        from ...rooms.classes import open_classes

        if self._mine is not None:
            return
        self._unreachable = ""
        try:
            self._begin(open_classes(), read_ticket(kept))
        except (NoSuchTable, NotYours):
            raise
        except RoomError as error:  # the browser still has the ticket, and may try again
            self._unreachable = error_text(error)

    def _begin(self, classes: Classes, mine: ClassTicket) -> None:
        """Show an open class, and update the page when the class changes; *mine* is the teacher's ticket."""
        from ...rooms.room_follower import RoomFollower

        self._seen, self._unreachable = classes.teacher_view(mine), ""
        self._classes, self._mine = classes, mine
        self._look = max(0, self._seen.at)
        self._follow = RoomFollower(classes, mine.room, self._seen.version, self._update)

    def _act(self, act: str, fields: Mapping[str, Any]) -> None:
        """Do what the teacher asks for, then get the new state of the class.

        *act* is one of `CLASS_ACTS`, and *fields* contains all fields of the message.
        """
        n = fields.get("n", -1)
        if act == "here":
            self._address = str(fields.get("address", ""))[:300]
        elif act == "open":
            if self._mine is None:
                self._open()
        elif self._classes is not None and self._mine is not None:
            self._carry_out(self._classes, self._mine, act, n)
            self._seen, self._trouble = self._classes.teacher_view(self._mine), ""
        if act == "leave":
            if self._follow is not None:
                self._follow.stop()
            self._reset()

    def _carry_out(self, classes: Classes, mine: ClassTicket, act: str, n: int) -> None:
        """Do what the teacher of an open class asks for.

        *mine* is the teacher's ticket, and *act* is one of `CLASS_ACTS`. *n* is the number of the question or
        of the student that the action is about, counted from 0; it is ignored if the action is about neither.
        Raises ValueError or RoomError if the action is not possible.
        """
        now = self._look
        match act:
            case "turn":
                classes.open_question(mine, n)
                self._look = n
            case "look":
                if not 0 <= n < len(self._seen.questions):
                    raise ValueError(say("live-no-question"))
                self._look = n
            case "pause" | "go-on":
                classes.pause(mine, act == "pause")
            case "close":
                classes.close(mine)
            case "show" | "show-early":
                classes.show_answers(mine, now, early=act == "show-early")
            case "hide":
                classes.show_answers(mine, now, on=False)
            case "tell" | "untell":
                classes.reveal_number(mine, now, on=act == "tell")
            case "pick" | "unpick":
                classes.pick_answer(mine, now, n, act == "pick")
            case "names" | "names-off":
                self._names = act == "names"
            case "free" | "drop":
                classes.free_pseudonym(mine, n, drop=act == "drop")
            case "save":
                files = classes.export(mine)
                if not files:
                    raise ValueError(say("live-none-yet"))
                text = base64.b64encode(packed(files)).decode()
                self._file = {"name": f"class-{mine.code}.zip", "text": text}

    def _update(self) -> None:
        """Get the present state of the class, and update the page if something has changed."""
        if self._classes is None or self._mine is None:
            return
        before, trouble = self._seen, self._trouble
        try:
            self._seen, self._trouble = self._classes.teacher_view(self._mine), ""
        except RoomError as error:
            self._trouble = error_text(error, "teacher")
        if self._seen.version != before.version or self._trouble != trouble:
            self._file = None
            self._refresh()

    # -- to the page --------------------------------------------------------------------------

    def _state(self) -> LiveState:
        seen, room_code = self._seen, self._mine.code if self._mine else ""
        link, note = join_link(self._address, room_code, self.lang) if room_code else ("", "")
        if self._address and not link:
            note = say("live-lab")
        code: QrCodeProps | None = qr_code(link) if link and not note else None
        return {
            "stage": "setup" if self._mine is None else "closed" if seen.closed else "open",
            "title": self._title(),
            "about": say("live-about"),
            "stored": say("live-stored-teacher", days=days("class")),
            "unreachable": self._unreachable,
            "labels": {
                **{key: say(f"live-{key}") for key in LABELS},
                "saved": say("live-saved", file=self._file["name"]) if self._file else "",
            },
            "fields": [] if self._mine else self._fields(),
            "ticket": ".".join(self._mine) if self._mine else None,
            "code": room_code,
            "link": link,
            "link_note": note,
            "square": code,
            "standing": say("live-students-here", count=len(seen.students)),
            "status": self._status(),
            "paused": seen.paused,
            "questions": self._entries(),
            "question": self._question(),
            "onward": self._onward(),
            "names": self._names,
            "students": self._students() if self._names else [],
            "dealt": dealt_bars(seen.dealt),
            "file": self._file,
            "size": self._size,
        }

    def _fields(self) -> list[SetupFieldProps]:
        now = self._set
        parts = [(each, say("live-part", part=each or "all")) for each in PARTS]
        families = [*parts, *((key, title_of(key)) for key in self._questions())]
        topics = [(each.value, say("topic", topic=each)) for each in Topic]
        paces = [(each, say(f"live-{each}")) for each in PACES]
        return [
            pick_field("topic", say("live-topic"), now["topic"], topics),
            pick_field("family", say("live-family"), now["family"], families),
            pick_field("pace", say("live-pace"), now["pace"], paces),
            {
                **pick_field("code", say("live-class-code"), now["code"], []),
                "kind": "text",
                "about": say("live-class-code-about"),
            },
        ]

    def _title(self) -> str:
        if self._mine is None:
            return say("live-setup")
        topics = {QUESTIONS[each.question].topic for each in self._seen.questions}
        return say("topic", topic=topics.pop()) if len(topics) == 1 else say("live-title")

    def _status(self) -> str:
        if self._trouble:
            return self._trouble
        if self._seen.closed:
            return say("live-over-teacher")
        return say("live-paused-teacher") if self._seen.paused else ""

    def _entries(self) -> list[EntryProps]:
        """Return the data for the list of questions.

        In the teacher's list, the state of a question has another meaning than in a student's list: "open"
        means that the teacher has not opened the question yet, "wrong" that students can answer it, and
        "right" that its answers are shown.
        """
        found: list[EntryProps] = []
        for number, each in enumerate(self._seen.questions, 1):
            title = title_of(each.question)
            state = "shown" if each.shown else "opened" if each.opened else "waiting"
            label = say("live-entry", number=number, title=title, state=state)
            marked: Standing = "right" if each.shown else "wrong" if each.opened else "open"
            found.append(
                {"key": str(number - 1), "number": number, "title": title, "state": marked, "label": label}
            )
        return found

    def _onward(self) -> int | None:
        """Return the number, from 0, of the question that the teacher can open next.

        Returns None if no question is left, if the class is over, or if questions aren't opened one by one.
        """
        seen = self._seen
        if seen.closed or not seen.paced:
            return None
        return seen.at + 1 if seen.at + 1 < len(seen.questions) else None

    def _question(self) -> LiveQuestionProps | None:
        """Return the data for the question that the teacher is looking at; None if no class is open."""
        if self._mine is None:
            return None
        each, total = self._seen.questions[self._look], len(self._seen.questions)
        answers = [self._typed(answer, each.question) for answer in each.answers]
        guess = GUESSES.get(each.question)
        shares, wall = each.shares, self._size == "projector"
        may = each.shown or not wall
        return {
            "number": self._look,
            "title": title_of(each.question),
            "where": say("live-where", number=self._look + 1, of=total),
            "opened": each.opened,
            "shown": each.shown,
            "guess": guess is not None,
            "ask": guess.text if guess else "",
            **read_only_rack(guess.rack if guess else ""),
            "revealed": each.revealed and each.shown,
            "answered": say("live-answered", count=shares.answered, of=shares.students),
            "part": shares.answered / shares.students if shares.students else 0.0,
            "all": bool(shares.students) and not shares.missing,
            "chart": chart(each.question, shares, each.revealed) if may and each.opened else None,
            "answers": [] if wall else answers,
            "picked": [answer for answer in answers if answer["picked"]] if may else [],
        }

    def _typed(self, answer: StudentWork, question: str) -> LiveAnswerProps:
        """Return the data with which the page shows a student's last answer to a question.

        *answer* contains the student's answers, at least one, and *question* is the key of the question.
        """
        last, guess = answer.marks[-1], GUESSES.get(question)
        asked = exercise(question, answer.seed) if answer.picked and guess is None else None
        typed = answer.answers[-1].text
        outcome: MarkName = "guess" if last.outcome is None else last.outcome.value
        note = slip_text(last.misconception) if last.misconception else ""
        if guess is not None and last.guessed is not None:
            note = number_text(guess, last.guessed)
        return {
            "student": answer.student,
            "name": answer.pseudonym if self._names else "",
            "text": typed,
            "outcome": outcome,
            "word": say("work-word", outcome=outcome),
            "note": "" if _plain(note) == _plain(typed) else note,
            "ask": asked.text if asked else "",
            **read_only_rack(asked.rack if asked else ""),
            "picked": answer.picked,
        }

    def _students(self) -> list[LiveStudentProps]:
        return [
            {
                "student": each.student,
                "name": each.pseudonym,
                "text": say("live-standing", right=each.right, of=each.answered),
                "here": each.here,
            }
            for each in self._seen.students
        ]


def _plain(text: str) -> str:
    """Return *text* with all white space removed, even between words."""
    return "".join(text.split())
