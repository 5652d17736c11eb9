"""Live classes in a store: each request is checked inside the transaction that stores it.

If a request is refused, its method raises a `RoomError`, whose text is a sentence for the user, and changes
nothing. The methods block for milliseconds, and may be called from threads.
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
"""Number of classes that may be opened from one address, and in how many seconds."""
OPENED_DAILY = 30, DAY
"""Number of classes that may be opened from one address in a day."""
JOINED = 240, 600.0
"""Number of students who may join from one address, and in how many seconds: enough for a school."""

Asked = TypeVarTuple("Asked")


class ClassTicket(NamedTuple):
    """A teacher's or a student's access to a class: anyone who has the token has it."""

    room: str
    code: str
    token: str


class Classes(EventSourcedRooms[ClassState]):
    """All live classes of a store, with the requests of their teachers and students.

    *who* is the client that makes a request, as `clients.client_id` returns it. Methods that change a class
    return its new version, unless they say otherwise.
    """

    kind = KIND
    most = 50
    unknown = NoSuchClass

    # ---- Opening and joining -----------------------------------------------------------------------

    def open(
        self, topic: str | None = None, families: Sequence[str] = (), *, code: str | None = None,
        each: int = 27, paced: bool = True, who: str = "",
    ) -> ClassTicket:  # fmt: skip
        """Open a class and return the teacher's ticket.

        Its questions are those named in *families* (exercise families and guesses). Without *families*, the
        class code (*code*) selects exercise families: *each* is how many from *topic*, or from every topic if
        that is None. If *paced*, the teacher opens one question after the other; otherwise all are open.
        Raises Refusal if there are no such questions or the code is not valid, TooManyTries after too many
        classes, and RoomsFull if the database has too many rooms.
        """
        token = new_token()
        opened = class_commands.open_class(hash_token(token), code, topic, families, each, paced is True)
        self.store.count_try(address_hash(who), "open", *OPENED)
        self.store.count_try(address_hash(who), "open-day", *OPENED_DAILY)
        about = self.store.create(KIND, opened.code or str(topic or ""), [write_class_event(opened)])
        return ClassTicket(about.room, about.code, token)

    def join(self, code: object, pseudonym: object, *, who: str = "") -> ClassTicket:
        """Return the ticket of a student who joins the class with this code under a pseudonym.

        Raises Refusal if the pseudonym is not allowed or taken, or if the class is full or closed.
        """
        room = self.find(code, who=who)
        self.store.count_try(address_hash(who), "join", *JOINED)
        token = new_token()
        self._changed(room, lambda state: class_commands.admit_student(state, hash_token(token), pseudonym))
        return ClassTicket(room, self._room(room).code, token)

    # ---- Views -------------------------------------------------------------------------------------

    def student_view(self, ticket: ClassTicket) -> StudentView:
        """Return a student's view of the class; raise NotYours if the ticket is not, or no longer, valid."""
        session = self.state(ticket.room)
        return student_view(session, class_commands.student_of(session, hash_token(ticket.token)))

    def teacher_view(self, ticket: ClassTicket) -> TeacherView:
        """Return the teacher's view of the class; raise NotYours if the ticket is not the teacher's."""
        return teacher_view(self._taught(ticket))

    def export(self, ticket: ClassTicket) -> dict[str, str]:
        """Return the answers handed in as results files, by file name; `rummy-widget grade` reads them."""
        return results_files(self._taught(ticket))

    # ---- Requests of a teacher ---------------------------------------------------------------------

    def open_question(self, ticket: ClassTicket, question: int) -> int:
        """Open a question by its number, from 0; earlier ones still accept delayed answers."""
        return self._teach(ticket, class_commands.open_question, question)

    def pause(self, ticket: ClassTicket, on: bool = True) -> int:
        """Stop accepting answers for a while or, if *on* is false, accept them again."""
        return self._teach(ticket, class_commands.set_paused, on is True)

    def close(self, ticket: ClassTicket) -> int:
        """Close the class, so that it accepts no more answers."""
        return self._teach(ticket, class_commands.close_class)

    def show_answers(
        self, ticket: ClassTicket, question: int, on: bool = True, *, early: bool = False
    ) -> int:
        """Show everybody how the class answered a question or, if *on* is false, hide it again.

        Raises Refusal if some students have not answered yet, unless *early*.
        """
        return self._teach(ticket, class_commands.show_answers, question, on is True, early is True)

    def reveal_number(self, ticket: ClassTicket, question: int, on: bool = True) -> int:
        """Reveal the exact answer to a guess to everybody or, if *on* is false, hide it again.

        Raises Refusal if the guesses are not shown yet.
        """
        return self._teach(ticket, class_commands.reveal_number, question, on is True)

    def pick_answer(self, ticket: ClassTicket, question: int, student: int, on: bool = True) -> int:
        """Pick a student's last answer for discussion or, if *on* is false, unpick it."""
        return self._teach(ticket, class_commands.pick_answer, question, student, on is True)

    def free_pseudonym(self, ticket: ClassTicket, student: int, *, drop: bool = False) -> int:
        """Free a pseudonym, so that another browser can continue under it.

        With *drop*, remove the student instead: the answers given under the pseudonym no longer count.
        """
        return self._teach(ticket, class_commands.free_pseudonym, student, drop is True)

    # ---- Requests of a student ---------------------------------------------------------------------

    def hand_in(self, ticket: ClassTicket, question: str, text: str, *, key: str) -> int:
        """Hand in an answer to a question, as typed; it is stored once per *key*, chosen by the browser."""
        return self._study(ticket, class_commands.hand_in, question, text, key)

    def leave(self, ticket: ClassTicket) -> int:
        """Leave the class; whoever joins under the same pseudonym next continues with its answers."""
        return self._study(
            ticket, lambda here, student: class_commands.free_pseudonym(here, student.number, drop=False)
        )

    def deal_racks(self, ticket: ClassTicket, turn: int) -> tuple[int, ...]:
        """Deal the random racks of a student's turn; return how many of them have 0, 1, 2, ... doubles."""
        session = self.state(ticket.room)
        return class_commands.counts_dealt(
            session, class_commands.student_of(session, hash_token(ticket.token)), turn
        )

    def hand_in_counts(self, ticket: ClassTicket, turn: int, counts: Sequence[int]) -> int:
        """Hand in how many racks of a student's turn had 0, 1, 2, ... doubles.

        Raises Refusal if *counts* are not those that `deal_racks` returns.
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
        """Run a teacher's command, and return the new version of the class."""

        def judged(session: ClassState) -> Sequence[ClassEvent]:
            class_commands.check_teacher(session, hash_token(ticket.token))
            return command(session, *asked)

        return self._changed(ticket.room, judged)

    def _study(
        self, ticket: ClassTicket, command: Callable[[ClassState, Student, *Asked], Sequence[ClassEvent]],
        *asked: *Asked,
    ) -> int:  # fmt: skip
        """Run a student's command, and return the new version of the class."""

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
