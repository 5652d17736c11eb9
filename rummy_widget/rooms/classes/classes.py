"""Live classes in a database: each request is checked inside the transaction that stores it.

If a request is refused, its method raises a `RoomError`, whose message is a sentence for the user, and
changes nothing. The methods block for milliseconds, and may be called from threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple, TypeVarTuple

from ..clients import address_hash
from ..clock_jumps import DAY
from ..codes import hash_token, new_token
from ..errors import NoSuchClass
from ..event_sourced import EventSourcedRooms
from ..events import StoredEvent
from . import class_commands
from .class_state import ClassState, Student, after, fold_class_events
from .events import ClassEvent, write_class_event
from .results_files import results_files
from .views import StudentView, TeacherView, student_view, teacher_view

if TYPE_CHECKING:
    from ..store import RoomSummary

KIND = "class"
OPENED = 30, 3_600.0
"""How many classes one network address may open in a period, and the length of the period in seconds."""
OPENED_DAILY = 30, DAY
"""How many classes one network address may open in a day, and the length of a day in seconds."""
JOINED = 240, 600.0
"""How many students may join from one network address in a period, and the period's length in seconds.

It is enough for a school.
"""

Asked = TypeVarTuple("Asked")


class ClassTicket(NamedTuple):
    """A teacher's or student's access to a live class; anyone who has the token can use it.

    `room` is the id of the class, `code` the code that students type to join it.
    """

    room: str
    code: str
    token: str


class Classes(EventSourcedRooms[ClassState]):
    """The live classes in a database, with a method for each request that a teacher or student may make.

    Methods that change a class return its new version, the number of its events, unless they say otherwise.
    *who* identifies the page that makes a request (see `clients.client_id`), so that a page can't make too
    many requests.
    """

    kind = KIND
    most = 50
    unknown = NoSuchClass

    # ---- Opening and joining -----------------------------------------------------------------------

    def open(
        self, topic: str | None = None, families: Sequence[str] = (), *, code: str | None = None,
        each: int = 27, paced: bool = True, who: str = "",
    ) -> ClassTicket:  # fmt: skip
        """Open a live class and return the teacher's ticket.

        *families* are the keys of the questions: of exercise families, or of guesses (questions whose answers
        students guess before they are computed). Without them, the questions are exercise families on *topic*
        or, if that is None, on every topic. *each* is the number of questions selected from each topic; the
        selection depends only on the class code (*code*). If *paced*, the teacher opens one question after
        the other; otherwise all questions are open from the start. *who* identifies the page (see
        `clients.client_id`), so that the classes from its network address can be counted. Raises Refusal if
        there are no such questions or the code isn't valid, TooManyTries after too many classes, and
        RoomsFull if the database contains too many rooms.
        """
        token = new_token()
        opened = class_commands.open_class(hash_token(token), code, topic, families, each, paced is True)
        self.store.count_try(address_hash(who), "open", *OPENED)
        self.store.count_try(address_hash(who), "open-day", *OPENED_DAILY)
        about = self.store.create(KIND, opened.code or str(topic or ""), [write_class_event(opened)])
        return ClassTicket(about.room, about.code, token)

    def join(self, code: object, pseudonym: object, *, who: str = "") -> ClassTicket:
        """Let a student join a live class under a pseudonym, and return the student's ticket.

        *code* is the code that the student typed. *who* identifies the page (see `clients.client_id`), so
        that its wrong codes can be counted. Raises NoSuchClass if no class has this code, TooManyTries after
        too many wrong codes or if too many students have joined from one network address, and Refusal if the
        pseudonym isn't allowed or is taken, or if the class is full or closed.
        """
        room = self.find(code, who=who)
        self.store.count_try(address_hash(who), "join", *JOINED)
        token = new_token()
        self._changed(room, lambda state: class_commands.admit_student(state, hash_token(token), pseudonym))
        return ClassTicket(room, self._room(room).code, token)

    # ---- Views -------------------------------------------------------------------------------------

    def student_view(self, ticket: ClassTicket) -> StudentView:
        """Return the class as a student sees it.

        Raises NotYours if the ticket is not, or no longer, a student's.
        """
        session = self.state(ticket.room)
        return student_view(session, class_commands.student_of(session, hash_token(ticket.token)))

    def teacher_view(self, ticket: ClassTicket) -> TeacherView:
        """Return the class as its teacher sees it; raise NotYours if the ticket is not the teacher's."""
        return teacher_view(self._taught(ticket))

    def export(self, ticket: ClassTicket) -> dict[str, str]:
        """Return the contents of all students' results files, by file name.

        The command `rummy-widget grade` reads such files. Raises NotYours if the ticket is not the teacher's.
        """
        return results_files(self._taught(ticket))

    # ---- Requests of a teacher ---------------------------------------------------------------------

    def open_question(self, ticket: ClassTicket, question: int) -> int:
        """Open a question for answers, and return the new version of the class.

        *question* is the number of the question, counted from 0. Questions that were opened before still
        accept answers, which may arrive late. Raises Refusal if the class is closed or has no such question.
        """
        return self._teach(ticket, class_commands.open_question, question)

    def pause(self, ticket: ClassTicket, on: bool = True) -> int:
        """Pause the class, so that it accepts no answers; if *on* is false, resume it instead.

        Returns the new version of the class. Raises Refusal if the class is closed.
        """
        return self._teach(ticket, class_commands.set_paused, on is True)

    def close(self, ticket: ClassTicket) -> int:
        """Close the class for good, so that it accepts no more answers; return its new version."""
        return self._teach(ticket, class_commands.close_class)

    def show_answers(
        self, ticket: ClassTicket, question: int, on: bool = True, *, early: bool = False
    ) -> int:
        """Show everybody how the class answered a question or, if *on* is false, hide it again.

        *question* is the number of the question, counted from 0. Returns the new version of the class. Raises
        Refusal if the question has not been opened, or if some students have not answered it yet. The second
        reason does not count if *early* is true or the class is closed.
        """
        return self._teach(ticket, class_commands.show_answers, question, on is True, early is True)

    def reveal_number(self, ticket: ClassTicket, question: int, on: bool = True) -> int:
        """Reveal the exact answer that students had to guess or, if *on* is false, hide it again.

        *question* is the number of the question, counted from 0. Returns the new version of the class. Raises
        Refusal if the question isn't one whose answer students guess, or if the students' guesses are not
        shown yet.
        """
        return self._teach(ticket, class_commands.reveal_number, question, on is True)

    def pick_answer(self, ticket: ClassTicket, question: int, student: int, on: bool = True) -> int:
        """Pick a student's last answer to a question for discussion or, if *on* is false, unpick it.

        *question* is the number of the question, *student* the number of the student, both counted from 0.
        Returns the new version of the class. Raises Refusal if there is no such answer.
        """
        return self._teach(ticket, class_commands.pick_answer, question, student, on is True)

    def free_pseudonym(self, ticket: ClassTicket, student: int, *, drop: bool = False) -> int:
        """Free a student's pseudonym, so that the student can continue under it in another browser.

        *student* is the student's number. With *drop*, the student is removed instead: the answers given
        under the pseudonym no longer count. Returns the new version of the class. Raises Refusal if there is
        no such student.
        """
        return self._teach(ticket, class_commands.free_pseudonym, student, drop is True)

    # ---- Requests of a student ---------------------------------------------------------------------

    def hand_in(self, ticket: ClassTicket, question: str, text: str, *, key: str) -> int:
        """Hand in a student's answer to a question, as typed, and return the new version of the class.

        *question* is the key of a family of exercises, or of a question whose answer is guessed. *key* is
        chosen by the browser: an answer that is sent again with the same key is stored only once. Raises
        Refusal if the class or the question accepts no answers, or if the answer is empty or too long.
        """
        return self._study(ticket, class_commands.hand_in, question, text, key)

    def leave(self, ticket: ClassTicket) -> int:
        """Let a student leave the class, and return the new version of the class.

        The next person who joins under the same pseudonym continues with this student's answers.
        """
        return self._study(
            ticket, lambda here, student: class_commands.free_pseudonym(here, student.number, drop=False)
        )

    def deal_racks(self, ticket: ClassTicket, turn: int) -> tuple[int, ...]:
        """Deal a batch of random racks for a student; return how many contain 0, 1, 2, ... doubles.

        A double is a tile that a rack contains twice. *turn* is the number of the batch, counted from 0.
        Nothing is stored: the racks depend only on the student and on the number of the batch.
        """
        session = self.state(ticket.room)
        return class_commands.counts_dealt(
            session, class_commands.student_of(session, hash_token(ticket.token)), turn
        )

    def hand_in_counts(self, ticket: ClassTicket, turn: int, counts: Sequence[int]) -> int:
        """Hand in a student's counts of doubles in a batch of random racks.

        A double is a tile that a rack contains twice. *counts* says how many of the racks contain 0, 1, 2,
        ... doubles, as returned by `deal_racks` for the batch number *turn*, counted from 0. Returns the new
        version of the class. Raises Refusal if the counts are wrong.
        """
        return self._study(ticket, class_commands.hand_in_counts, turn, counts)

    # ---- Inside --------------------------------------------------------------------------------------

    def _taught(self, ticket: ClassTicket) -> ClassState:
        session = self.state(ticket.room)
        class_commands.check_teacher(session, hash_token(ticket.token))
        return session

    def _teach(
        self, ticket: ClassTicket, command: Callable[[ClassState, *Asked], Sequence[ClassEvent]],
        *asked: *Asked,
    ) -> int:  # fmt: skip
        """Run one of the teacher's `class_commands`, and return the new version of the class.

        *asked* are the arguments of *command* after the state of the class.

        Raises NotYours if the ticket is not the teacher's.
        """

        def judged(session: ClassState) -> Sequence[ClassEvent]:
            class_commands.check_teacher(session, hash_token(ticket.token))
            return command(session, *asked)

        return self._changed(ticket.room, judged)

    def _study(
        self, ticket: ClassTicket, command: Callable[[ClassState, Student, *Asked], Sequence[ClassEvent]],
        *asked: *Asked,
    ) -> int:  # fmt: skip
        """Run one of the students' `class_commands`, and return the new version of the class.

        *asked* are the arguments of *command* after the state of the class and the student.

        Raises NotYours if the ticket is not, or no longer, a student's.
        """

        def judged(session: ClassState) -> Sequence[ClassEvent]:
            return command(session, class_commands.student_of(session, hash_token(ticket.token)), *asked)

        return self._changed(ticket.room, judged)

    def _changed(self, room: str, judge: Callable[[ClassState], Sequence[ClassEvent]]) -> int:
        return self._change(room, lambda state: [write_class_event(each) for each in judge(state)]).version

    def _room(self, room: str) -> RoomSummary:
        about = self.store.summary(room)
        if about.kind != KIND:
            raise NoSuchClass
        return about

    def _on(self, room: str, state: ClassState | None, events: Sequence[StoredEvent]) -> ClassState:
        if state is None:
            return fold_class_events(events, self._room(room).code)
        return reduce(after, events, state)
