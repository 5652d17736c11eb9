"""A student's place in a live class, which sends each answer until the class has received it."""

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
    """A student's place in a live class: it sends answers, and has the student's view of the class.

    *mine* is the student's ticket for the class. `seen` is the view as last read. `pending` are the answers
    that could not be sent yet, as pairs of a question and a text; `trouble` says why. `lost` says that the
    place does not exist any more. Methods raise ValueError, with a sentence for the student, if something
    can't be done.
    """

    def __init__(self, classes: Classes, mine: ClassTicket) -> None:
        self.classes, self.mine = classes, mine
        self.seen: StudentView = classes.student_view(mine)
        self.trouble = ""
        self.lost = False
        self.pending: list[tuple[str, str]] = []

    def update(self) -> None:
        """Read the student's view of the class again; if that fails, only note the error in `trouble`."""
        try:
            self.seen, self.trouble = self.classes.student_view(self.mine), ""
        except RoomError as error:
            self._note(error)

    def results(self, kept: Results | None) -> Results:
        """Return all answers of this student: those received by the class, and those only in *kept*.

        *kept* are the results that the browser has stored, None if there are none. An answer that is in both
        counts once. Guesses are left out.
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
        """Send the class all answers and guesses that it has not received.

        *pupil* has the student's answers, *guesses* the last guess at each question. What can't be sent now
        is kept in `pending`.
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
            except Refusal as error:  # of this answer only: others may be accepted
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
        """Leave the class in this browser, for example to let another student use it."""
        with suppress(RoomError):
            self.classes.leave(self.mine)

    def deal(self) -> None:
        """Deal this student's next racks, and send the class how many have 0, 1, 2, ... doubles.

        Doubles are equal tiles on a rack. Raises ValueError if that fails.
        """
        turn = next((turn for turn in range(TURNS) if turn not in self.seen.turns), TURNS)
        try:
            self.classes.hand_in_counts(self.mine, turn, self.classes.deal_racks(self.mine, turn))
        except RoomError as error:
            self._note(error)
            raise ValueError(self.trouble) from None
        self.update()

    def view(self) -> LivePlaceProps:
        """Return what the page shows of the student's place in the class."""
        seen = self.seen
        left = TURNS - len(seen.turns)
        deals = left and not (seen.closed or seen.paused or self.lost)
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
        self.trouble = error_text(error)
        self.lost = isinstance(error, (NoSuchTable, NotYours))

    def _status(self) -> str:
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
        if self.seen.closed or self.lost:
            return ""
        if not self.seen.open:
            return say("live-wait-first")
        more = len(self.seen.open) < len(self.seen.questions)
        return say("live-wait-next") if self.seen.paced and more else ""


def answer_key(family: str, text: str) -> str:
    """Return the key of an answer, by which the class recognizes an answer that is sent twice.

    *family* is the question, *text* the answer as typed.
    """
    return sha256(f"{family}/{text}".encode("utf-8", "replace")).hexdigest()[:32]


class NotLive(ValueError):
    """No live class has this code: it may be mistyped, or be the class code of worksheets."""


class Unreachable(ValueError):
    """The student's place in a live class can't be reached now, but perhaps later."""


def may_be_live_code(code: str) -> bool:
    """Return whether a code has the form of a live class's code.

    >>> may_be_live_code("gsb vzv"), may_be_live_code("7b maths")
    (True, False)
    """
    try:
        return bool(read_code(code))
    except NoSuchTable:
        return False


def join_class(code: str, name: str) -> ClassPlace:
    """Let a student join the live class with this code, and return the student's place in it.

    *name* is the student's pseudonym. Raises NotLive if there is no such class, and ValueError if it can't be
    joined now or under this name.
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
    """Return the ticket for a live class that a browser has stored as text.

    Raises NoSuchClass if the text is malformed.
    """
    room, _, rest = kept.partition(".")
    code, _, token = rest.partition(".")
    if not hash_token(token) or len(room) > 64 or len(code) != LENGTH or set(code) - set(LETTERS):
        raise NoSuchClass
    return ClassTicket(room, code, token)


def resume_place(kept: str) -> ClassPlace:
    """Return a student's place in a live class; *kept* is its ticket, as the browser has stored it.

    Raises Unreachable if it may be reached later, and ValueError if it does not exist any more.
    """
    try:
        return ClassPlace(open_classes(), read_ticket(kept))
    except (NoSuchTable, NotYours) as error:
        raise ValueError(error_text(error)) from None
    except RoomError as error:
        raise Unreachable(error_text(error)) from None


def error_text(error: RoomError, who: str = "student") -> str:
    """Return the sentence that tells a user of a live class about an error.

    *who* is the user, "student" or "teacher".
    """
    if isinstance(error, NoSuchTable):
        return say("live-class-gone", who=who)
    return say("live-gone") if type(error) is DatabaseGone else str(error)
