"""Classes in a store: what is asked is judged inside the transaction that writes it, committed, then seen.

All methods raise `RoomError`s, of which each says itself in a sentence, and change nothing then. They block
for milliseconds, and may be called from threads.
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
from .views import StudentView, TeacherView, overseen, seen_by

if TYPE_CHECKING:
    from ..store import RoomSummary

KIND = "class"
OPENED = 30, 3_600.0
"""Classes that one address may open in so many seconds."""
OPENED_DAILY = 30, DAY
"""Classes that one address may open in a day."""
JOINED = 240, 600.0
"""So many times may one join: a school behind one address gets in."""

Asked = TypeVarTuple("Asked")


class ClassTicket(NamedTuple):
    """The way into a class, as its teacher or as a student: whoever has the token has it."""

    room: str
    code: str
    token: str


class Classes(EventSourcedRooms[ClassState]):
    """Classes whose answers come in live. *who* is whoever asks, as `clients.visitor` has it."""

    kind = KIND
    most = 50
    unknown = NoSuchClass

    # ---- Coming ------------------------------------------------------------------------------------

    def open(
        self, topic: str | None = None, families: Sequence[str] = (), *, code: str | None = None,
        each: int = 27, paced: bool = True, who: str = "",
    ) -> ClassTicket:  # fmt: skip
        """A class with the exercises of a topic, or guesses and families by name; *code* is its class code.

        Refusal where there are no such questions or no such code, Slow after too many classes, Crowded.
        """
        token = new_token()
        opened = class_commands.open_class(hashed(token), code, topic, families, each, paced is True)
        self.store.count_try(address_of(who), "open", *OPENED)
        self.store.count_try(address_of(who), "open-day", *OPENED_DAILY)
        about = self.store.create(KIND, opened.code or str(topic or ""), [write_note(opened)])
        return ClassTicket(about.room, about.code, token)

    def join(self, code: object, pseudonym: object, *, who: str = "") -> ClassTicket:
        """A student's place; Refusal where the pseudonym will not do, the class is full or closed."""
        room = self.find(code, who=who)
        self.store.count_try(address_of(who), "join", *JOINED)
        token = new_token()
        self._changed(room, lambda session: class_commands.join(session, hashed(token), pseudonym))
        return ClassTicket(room, self._room(room).code, token)

    # ---- Seeing ------------------------------------------------------------------------------------

    def seen(self, mine: ClassTicket) -> StudentView:
        """What a student sees; NotYours where the token is nobody's (any more)."""
        session = self.state(mine.room)
        return seen_by(session, class_commands.student_of(session, hashed(mine.token)))

    def overseen(self, mine: ClassTicket) -> TeacherView:
        """What the teacher sees."""
        return overseen(self._taught(mine))

    def export(self, mine: ClassTicket) -> dict[str, str]:
        """What was handed in, as files by name that `rummy-widget grade` reads."""
        return results_files(self._taught(mine))

    # ---- What a teacher asks -----------------------------------------------------------------------

    def turn(self, mine: ClassTicket, question: int) -> int:
        """Open a question by its number from 0; those before stay open for answers that were held up."""
        return self._teach(mine, class_commands.turn, question)

    def pause(self, mine: ClassTicket, on: bool = True) -> int:
        """Take no answers for a while, or again."""
        return self._teach(mine, class_commands.pause, on is True)

    def close(self, mine: ClassTicket) -> int:
        """Take no answers any more."""
        return self._teach(mine, class_commands.close)

    def show(self, mine: ClassTicket, question: int, on: bool = True, *, early: bool = False) -> int:
        """Show everybody how the class answered; Refusal before all have, unless *early*."""
        return self._teach(mine, class_commands.show, question, on is True, early is True)

    def tell(self, mine: ClassTicket, question: int, on: bool = True) -> int:
        """Tell everybody the exact number of a guess, once they see what was guessed; or no more."""
        return self._teach(mine, class_commands.tell, question, on is True)

    def pick(self, mine: ClassTicket, question: int, student: int, on: bool = True) -> int:
        """Keep a student's answer to talk about, or no more."""
        return self._teach(mine, class_commands.pick, question, student, on is True)

    def free(self, mine: ClassTicket, student: int, *, gone: bool = False) -> int:
        """Let go of a pseudonym: another browser may go on with it; with *gone* its answers go too."""
        return self._teach(mine, class_commands.free, student, gone is True)

    # ---- What a student asks -----------------------------------------------------------------------

    def hand_in(self, mine: ClassTicket, question: str, text: str, *, key: str) -> int:
        """An answer as it was typed; *key* is the browser's own name for it, and it is kept once."""
        return self._study(mine, class_commands.hand_in, question, text, key)

    def leave(self, mine: ClassTicket) -> int:
        """Get up: what was handed in stays, and whoever comes under this pseudonym goes on with it."""
        return self._study(mine, lambda here, student: class_commands.free(here, student.number, gone=False))

    def deal(self, mine: ClassTicket, turn: int) -> tuple[int, ...]:
        """What the racks of a student's turn hold: how many have 0, 1, 2, ... doubles."""
        session = self.state(mine.room)
        return class_commands.deals_of(session, class_commands.student_of(session, hashed(mine.token)), turn)

    def hand_deals(self, mine: ClassTicket, turn: int, counts: Sequence[int]) -> int:
        """What a student counted; Refusal where the seed deals something else."""
        return self._study(mine, class_commands.hand_deals, turn, counts)

    # ---- Inside --------------------------------------------------------------------------------------

    def _taught(self, mine: ClassTicket) -> ClassState:
        session = self.state(mine.room)
        class_commands.teaches(session, hashed(mine.token))
        return session

    def _teach(
        self, mine: ClassTicket, command: Callable[[ClassState, *Asked], Sequence[Note]], *asked: *Asked
    ) -> int:
        """Have a teacher's command judged, and return the class's new version."""

        def judged(session: ClassState) -> Sequence[Note]:
            class_commands.teaches(session, hashed(mine.token))
            return command(session, *asked)

        return self._changed(mine.room, judged)

    def _study(
        self,
        mine: ClassTicket,
        command: Callable[[ClassState, Student, *Asked], Sequence[Note]],
        *asked: *Asked,
    ) -> int:
        """Have a student's command judged, and return the class's new version."""

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
