"""Live classes in a store: each request is checked inside the transaction that writes it.

All methods raise `RoomError`s, whose text is a sentence for the user, and change nothing then. They block for
milliseconds, and may be called from threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple, TypeVarTuple

from ..clients import address_of
from ..clock_jumps import DAY
from ..codes import hashed, new_token
from ..errors import NoSuchClass
from ..event_sourced import EventSourcedRooms
from ..events import StoredEvent
from . import class_commands
from .class_state import ClassState, Student, after, fold_class_events
from .events import Note, write_note
from .results_files import results_files
from .views import StudentView, TeacherView, student_view, teacher_view

if TYPE_CHECKING:
    from ..store import RoomSummary

KIND = "class"
OPENED = 30, 3_600.0
"""Number of classes that one address may open, and in how many seconds."""
OPENED_DAILY = 30, DAY
"""Number of classes that one address may open in a day."""
JOINED = 240, 600.0
"""Number of times that one address may join, and in how many seconds: enough for a school behind one."""

Asked = TypeVarTuple("Asked")


class ClassTicket(NamedTuple):
    """A teacher's or a student's access to a class: anyone who has the token has it."""

    room: str
    code: str
    token: str


class Classes(EventSourcedRooms[ClassState]):
    """All live classes of a store. *who* identifies the person asking, as `clients.visitor` returns it.

    Methods that change a class return its new version, unless they say otherwise.
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
        that is None. Raises Refusal if there are no such questions or the code is not valid, TooManyTries
        after too many classes, and RoomsFull if the database has too many rooms.
        """
        token = new_token()
        opened = class_commands.open_class(hashed(token), code, topic, families, each, paced is True)
        self.store.count_try(address_of(who), "open", *OPENED)
        self.store.count_try(address_of(who), "open-day", *OPENED_DAILY)
        about = self.store.create(KIND, opened.code or str(topic or ""), [write_note(opened)])
        return ClassTicket(about.room, about.code, token)

    def join(self, code: object, pseudonym: object, *, who: str = "") -> ClassTicket:
        """Return a new student's ticket.

        Raises Refusal if the pseudonym is refused or the class full or closed.
        """
        room = self.find(code, who=who)
        self.store.count_try(address_of(who), "join", *JOINED)
        token = new_token()
        self._changed(room, lambda session: class_commands.admit_student(session, hashed(token), pseudonym))
        return ClassTicket(room, self._room(room).code, token)

    # ---- Views -------------------------------------------------------------------------------------

    def student_view(self, mine: ClassTicket) -> StudentView:
        """Return what a student may see; raise NotYours if the ticket is not, or no longer, valid."""
        session = self.state(mine.room)
        return student_view(session, class_commands.student_of(session, hashed(mine.token)))

    def teacher_view(self, mine: ClassTicket) -> TeacherView:
        """Return what the teacher may see."""
        return teacher_view(self._taught(mine))

    def export(self, mine: ClassTicket) -> dict[str, str]:
        """Return the answers handed in as results files by name, which `rummy-widget grade` reads."""
        return results_files(self._taught(mine))

    # ---- Requests of a teacher ---------------------------------------------------------------------

    def turn(self, mine: ClassTicket, question: int) -> int:
        """Open a question by its number from 0; earlier ones still accept delayed answers."""
        return self._teach(mine, class_commands.open_question, question)

    def pause(self, mine: ClassTicket, on: bool = True) -> int:
        """Stop accepting answers for a while, or accept them again; return the new version."""
        return self._teach(mine, class_commands.set_paused, on is True)

    def close(self, mine: ClassTicket) -> int:
        """Close the class, so that it takes no more answers; return the new version."""
        return self._teach(mine, class_commands.close_class)

    def show(self, mine: ClassTicket, question: int, on: bool = True, *, early: bool = False) -> int:
        """Show everybody how the class answered; raise Refusal if some have not answered, unless *early*."""
        return self._teach(mine, class_commands.show_answers, question, on is True, early is True)

    def tell(self, mine: ClassTicket, question: int, on: bool = True) -> int:
        """Reveal to everybody the exact answer to a guess once the guesses are shown, or hide it again."""
        return self._teach(mine, class_commands.reveal_number, question, on is True)

    def pick(self, mine: ClassTicket, question: int, student: int, on: bool = True) -> int:
        """Mark a student's answer as picked for discussion, or unmark it; return the new version."""
        return self._teach(mine, class_commands.pick_answer, question, student, on is True)

    def free(self, mine: ClassTicket, student: int, *, gone: bool = False) -> int:
        """Free a pseudonym for another browser to continue under; with *gone* its answers no longer count."""
        return self._teach(mine, class_commands.free_pseudonym, student, gone is True)

    # ---- Requests of a student ---------------------------------------------------------------------

    def hand_in(self, mine: ClassTicket, question: str, text: str, *, key: str) -> int:
        """Hand in an answer as it was typed; it is stored only once per *key*, which the browser makes up."""
        return self._study(mine, class_commands.hand_in, question, text, key)

    def leave(self, mine: ClassTicket) -> int:
        """Leave the class: answers are kept, and the next to join under the pseudonym continues with them."""
        return self._study(
            mine, lambda here, student: class_commands.free_pseudonym(here, student.number, gone=False)
        )

    def deal(self, mine: ClassTicket, turn: int) -> tuple[int, ...]:
        """Deal the random racks of a student's turn; return how many racks have 0, 1, 2, ... doubles."""
        session = self.state(mine.room)
        return class_commands.counts_dealt(
            session, class_commands.student_of(session, hashed(mine.token)), turn
        )

    def hand_deals(self, mine: ClassTicket, turn: int, counts: Sequence[int]) -> int:
        """Hand in how many racks of a student's turn had 0, 1, 2, ... doubles.

        Raises Refusal if the counts are not those that `deal` returns.
        """
        return self._study(mine, class_commands.hand_in_counts, turn, counts)

    # ---- Inside --------------------------------------------------------------------------------------

    def _taught(self, mine: ClassTicket) -> ClassState:
        session = self.state(mine.room)
        class_commands.check_teacher(session, hashed(mine.token))
        return session

    def _teach(
        self, mine: ClassTicket, command: Callable[[ClassState, *Asked], Sequence[Note]], *asked: *Asked
    ) -> int:
        """Run a teacher's command, and return the new version of the class."""

        def judged(session: ClassState) -> Sequence[Note]:
            class_commands.check_teacher(session, hashed(mine.token))
            return command(session, *asked)

        return self._changed(mine.room, judged)

    def _study(
        self,
        mine: ClassTicket,
        command: Callable[[ClassState, Student, *Asked], Sequence[Note]],
        *asked: *Asked,
    ) -> int:
        """Run a student's command, and return the new version of the class."""

        def judged(session: ClassState) -> Sequence[Note]:
            return command(session, class_commands.student_of(session, hashed(mine.token)), *asked)

        return self._changed(mine.room, judged)

    def _changed(self, room: str, judge: Callable[[ClassState], Sequence[Note]]) -> int:
        return self._change(room, lambda session: [write_note(each) for each in judge(session)]).version

    def _room(self, room: str) -> RoomSummary:
        about = self.store.about(room)
        if about.kind != KIND:
            raise NoSuchClass
        return about

    def _on(self, room: str, state: ClassState | None, events: Sequence[StoredEvent]) -> ClassState:
        if state is None:
            return fold_class_events(events, self._room(room).code)
        return reduce(after, events, state)
