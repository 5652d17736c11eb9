"""A student's place in a live class, which is the membership that a student gets by joining the class.

The place sends the student's answers to the class. If an answer can't be sent, the place tries again later.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256

from ...classroom import FAMILIES, Answer, ExerciseWork, Results
from ...rooms.classes import open_classes
from ...rooms.classes.class_commands import DEALS, TURNS
from ...rooms.classes.classes import Classes, ClassTicket
from ...rooms.classes.views import StudentView
from ...rooms.clients import client_id
from ...rooms.codes import LENGTH, LETTERS, hash_token, read_code
from ...rooms.errors import DatabaseGone, NoSuchClass, NoSuchTable, NotInstalled, NotYours, Refusal, RoomError
from ...text.words import say
from ..places import is_site
from ..shapes.classwork import LivePlaceProps
from .charts import chart, dealt_bars


class ClassPlace:
    """A student's place (membership) in a live class: it sends answers, and gets what the student may see.

    Attributes:
        classes: the live classes of this server.
        mine: the student's ticket, which proves that the place belongs to this student.
        seen: what the student may see of the class, as of the last time the class could be reached.
        trouble: a sentence that says what went wrong in the last attempt to reach the class; '' if nothing
            did.
        lost: whether the place no longer exists: the class was deleted, or the student removed from it.
        pending: a pair for each answer that could not be sent yet: the key of the question, and the answer.
    """

    def __init__(self, classes: Classes, mine: ClassTicket) -> None:
        self.classes, self.mine = classes, mine
        self.seen: StudentView = classes.student_view(mine)
        self.trouble = ""
        self.lost = False
        self.pending: list[tuple[str, str]] = []

    def update(self) -> None:
        """Get what the student may see of the class now; if that fails, `trouble` says why."""
        try:
            self.seen, self.trouble = self.classes.student_view(self.mine), ""
        except RoomError as error:
            self._note(error)

    def results(self, kept: Results | None) -> Results:
        """Return all answers of this student: those that the class has received, and those in *kept*.

        *kept* contains the results that the browser has stored; None if it has stored none. An answer that is
        found in both places counts once. Guesses are left out.
        """
        begun = Results.begin(self.seen.code, self.seen.pseudonym)
        works = []
        own = {work.family: work.answers for work in kept.works if work.seed == begun.seed} if kept else {}
        for question in self.seen.questions:
            if question not in FAMILIES:
                continue
            texts: dict[str, Answer] = {}
            for answer in (*self.seen.answers.get(question, ()), *own.get(question, ())):
                texts.setdefault(answer.text, answer)
            if texts:
                works.append(ExerciseWork(question, begun.seed, tuple(texts.values())))
        lessons = kept.lessons if kept else {}
        return Results(begun.code, begun.pseudonym, begun.seed, tuple(works)).with_lessons(lessons)

    def guesses(self, question: str) -> tuple[str, ...]:
        """Return this student's guesses at *question* that have reached the class, in order, as typed."""
        return tuple(answer.text for answer in self.seen.answers.get(question, ()))

    def send(self, pupil: Results, guesses: Mapping[str, str]) -> None:
        """Send all answers and guesses that the live class has not received yet.

        *pupil* contains the student's answers, and *guesses* maps the key of each question whose answer is
        guessed to the student's last guess. Answers that can't be sent now are stored in `pending`.
        """
        given = {question: {each.text for each in answers} for question, answers in self.seen.answers.items()}
        missing = [
            (work.family, answer.text)
            for work in pupil.works
            for answer in work.answers
            if work.seed == self.seen.seed
            and work.family in self.seen.open
            and answer.text not in given.get(work.family, ())
        ]
        missing += [
            (guess, text)
            for guess, text in guesses.items()
            if guess in self.seen.open and self.guesses(guess)[-1:] != (text,)
        ]
        self.pending, before = list(missing), self.trouble
        for family, text in missing:
            turn = "" if family in FAMILIES else f"/{len(self.guesses(family))}"
            try:
                self.classes.hand_in(self.mine, family, text, key=answer_key(family + turn, text))
            except Refusal as error:  # this answer was refused, but others may be accepted
                self.trouble = str(error)
                continue
            except RoomError as error:
                self._note(error)
                break
            self.pending.remove((family, text))
        if len(missing) > len(self.pending):
            self.update()
            self.trouble = self.trouble or (before if self.pending else "")

    def leave(self) -> None:
        """Leave the class, for example so that another student can use this browser."""
        with suppress(RoomError):
            self.classes.leave(self.mine)

    def deal(self) -> None:
        """Deal the student's next random racks, and tell the class how many contain 0, 1, 2, ... doubles.

        A double is a pair of equal tiles. Raises ValueError if the class can't be reached, or if the student
        may deal no more racks.
        """
        turn = next((turn for turn in range(TURNS) if turn not in self.seen.turns), TURNS)
        try:
            self.classes.hand_in_counts(self.mine, turn, self.classes.deal_racks(self.mine, turn))
        except RoomError as error:
            self._note(error)
            raise ValueError(self.trouble) from None
        self.update()

    def view(self) -> LivePlaceProps:
        """Return the data with which the page shows the student's place in the class."""
        seen = self.seen
        deals = len(seen.turns) < TURNS and not (seen.closed or seen.paused or self.lost)
        return {
            "ticket": ".".join(self.mine),
            "status": self._status(),
            "unsent": len(self.pending),
            "pending": [{"key": question, "text": text} for question, text in self.pending],
            "waiting": self._waiting(),
            "rejoin": say("live-rejoin") if self.lost else None,
            "held": say("live-held"),
            "shown": [
                chart(question, shares, question in seen.revealed) for question, shares in seen.shown[::-1]
            ],
            "deal": say("live-deal", count=DEALS) if deals else None,
            "dealt": dealt_bars(seen.dealt) if seen.turns else None,
        }

    def _note(self, error: RoomError) -> None:
        """Set `trouble` and `lost` after an attempt to reach the class has failed with this error."""
        self.trouble = error_text(error)
        self.lost = isinstance(error, (NoSuchTable, NotYours))

    def _status(self) -> str:
        """Return a sentence on the state of the class or of the student's answers; '' if there is none."""
        if self.lost:
            return self.trouble
        if self.trouble and self.pending:
            return say("live-unsent", count=len(self.pending), why=self.trouble)
        if self.trouble:
            return self.trouble
        if self.seen.closed:
            return say("live-over")
        if self.seen.paused:
            return say("live-is-paused")
        return say("live-sent") if self.seen.answers else ""

    def _waiting(self) -> str:
        """Return a sentence that tells the student to wait for the next question; '' if none is to come."""
        if self.seen.closed or self.lost:
            return ""
        if not self.seen.open:
            return say("live-wait-first")
        more = len(self.seen.open) < len(self.seen.questions)
        return say("live-wait-next") if self.seen.paced and more else ""


def answer_key(question: str, text: str) -> str:
    """Return a short string that identifies an answer, so that the class can ignore it if it is sent twice.

    *question* is the key of the question. If students guess its answer, the caller appends the number of the
    student's earlier guesses to the key, such as "/2". *text* is the answer as it was typed.
    """
    return sha256(f"{question}/{text}".encode("utf-8", "replace")).hexdigest()[:32]


class NotLive(ValueError):
    """Raised if no live class has the code that a student has typed.

    The code may be mistyped, or be the class code on printed worksheets.
    """


class Unreachable(ValueError):
    """Raised if a live class that the student has joined can't be reached at the moment."""


def may_be_live_code(code: str) -> bool:
    """Return whether a code has the form of the code by which students join a live class.

    >>> may_be_live_code("gsb vzv"), may_be_live_code("7b maths")
    (True, False)
    """
    try:
        return bool(read_code(code))
    except NoSuchTable:
        return False


def join_class(code: str, name: str) -> ClassPlace:
    """Let a student join the live class with this code, and return the student's place (membership) in it.

    *name* is the student's pseudonym. Raises NotLive if there is no such class, and ValueError if the student
    can't join the class now, or can't join it under this name.
    """
    if not code.strip():
        raise ValueError(say("live-no-code"))
    if not name.strip():
        raise ValueError(say("live-no-name"))
    try:
        read_code(code)
        classes = open_classes()
        return ClassPlace(classes, classes.join(code, name, who=client_id()))
    except NoSuchTable:
        raise NotLive(say("live-no-such-class")) from None
    except NotInstalled:
        raise NotLive(say("live-not-here", where="site" if is_site() else "app")) from None
    except RoomError as error:
        raise ValueError(error_text(error)) from None


def read_ticket(kept: str) -> ClassTicket:
    """Return the ticket for a live class that is encoded in *kept*, a string that a browser has stored.

    A ticket proves that its owner is a certain student, or the teacher, of the class. Raises NoSuchClass if
    the string is malformed.
    """
    room, _, rest = kept.partition(".")
    code, _, token = rest.partition(".")
    if not hash_token(token) or len(room) > 64 or len(code) != LENGTH or set(code) - set(LETTERS):
        raise NoSuchClass
    return ClassTicket(room, code, token)


def resume_place(kept: str) -> ClassPlace:
    """Return the place in a live class that a student got by joining the class earlier.

    *kept* is the ticket for the place, as the browser has stored it. Raises Unreachable if the class can't be
    reached now; trying again later may then work. Raises ValueError if the place no longer exists.
    """
    try:
        return ClassPlace(open_classes(), read_ticket(kept))
    except (NoSuchTable, NotYours) as error:
        raise ValueError(error_text(error)) from None
    except RoomError as error:
        raise Unreachable(error_text(error)) from None


def error_text(error: RoomError, who: str = "student") -> str:
    """Return a sentence that tells a user of a live class what went wrong.

    *who* says whether the user is a "student" or the "teacher".
    """
    if isinstance(error, NoSuchTable):
        return say("live-class-gone", who=who)
    return say("live-gone") if type(error) is DatabaseGone else str(error)
