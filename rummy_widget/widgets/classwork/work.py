"""The `Classwork` widget: the exercises of a topic, for one student who works alone or in a live class."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar

from ...classroom import FAMILIES, Family, Results, Topic, export, families_of, read_results
from ...classroom.guesses import GUESSES
from ...classroom.seeds import MOST_NAME, check_name
from ...engine.typed_reading import ReadError
from ...rooms.locations import days
from ...text import words
from ...text.sentences.seats import same_name
from ...text.words import say
from ...tutor.progress import read_stored
from ..base import PageWidget, read_choice
from ..live.place import ClassPlace, NotLive, Unreachable, join_class, may_be_live_code, resume_place
from ..messages import Message
from ..places import is_site
from ..shapes.classwork import FileProps, StudentProps, WorkAloneProps, WorkState
from .answers import AskedExercise, Guessed
from .student import file_name, merge_results, with_answer
from .task_view import entry_view, task_view

if TYPE_CHECKING:
    from ...rooms.room_follower import RoomFollower


class Classwork(PageWidget):
    """A widget that shows the exercises of a topic, with different numbers for each student.

    The numbers are determined by the class code (*code*) and the student's pseudonym (*name*); the page asks
    for these if they aren't given. *topic* is the key of a topic; None means all topics. *each* is the number
    of exercises per topic, and the class code determines which exercises these are; None means all. The
    student's browser stores the answers, and can save them as a file for the teacher. *lang* is the language.

    >>> Classwork("waiting", code="7b maths")
    Classwork('waiting', code='7b maths')

    Raises ValueError for an unknown topic, for a code or name that isn't allowed, and for a name without a
    code.
    """

    BUNDLE = "rummy-class"

    VIEW: ClassVar[str] = "classwork"
    ACCEPTS = frozenset({
        "hello", "begin", "begin-alone", "leave", "work", "typed", "check", "go", "export", "size", "hand-in",
        "start", "resume",
    })  # fmt: skip

    def __init__(
        self, topic: str | None = None, code: str | None = None, name: str | None = None,
        each: int | None = None, *, lang: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(lang)
        self._file: FileProps | None = None
        self._pupil: Results | None = None
        self._asked: dict[str, AskedExercise | Guessed] = {}
        self._now = ""
        self._place: ClassPlace | None = None
        self._led: str | None = None  # the question that the teacher opened last
        self._not_live = ""  # the last typed code, if it is not a live class
        self._unreachable = ""
        self._follow: RoomFollower | None = None
        with words.speaking(self.lang):
            self._topics = tuple(Topic) if topic is None else (read_choice(Topic, topic, "topic"),)
            if each is not None and (type(each) is not int or not 1 <= each <= len(FAMILIES)):
                raise ValueError(f"no such number of families: {each!r:.40}; expected 1 or more")
            self._each = each
            self._code = None if code is None else check_name(code, "code")
            if name is not None:
                if self._code is None:
                    raise ValueError("Classwork() takes a name with a code")
                self._begin(self._code, name)
        self._refresh()

    def __repr__(self) -> str:
        given = [] if len(self._topics) > 1 else [repr(self._topics[0].value)]
        if self._code is not None:
            given.append(f"code={self._code!r}")
        return f"Classwork({', '.join(given)})"

    @property
    def results(self) -> Results | None:
        """The results of the student, with all answers so far; None before a student has begun."""
        return self._pupil

    def _html(self) -> str:
        """Return the list of exercises as HTML, for pages without a kernel."""
        named = "".join(f"<li>{escape(each.title)}</li>" for each in self._families(self._code or ""))
        return f"<p><b>{escape(self._title())}</b></p><ul>{named}</ul>"

    # -- messages from the page ---------------------------------------------------------------

    def _greet(self) -> None:
        if self._place is not None:  # after a reconnection: update what has changed meanwhile
            self._update()
            self._refresh()

    def _handle(self, message: Message) -> None:
        self._file = None
        super()._handle(message)

    def _do(self, message: Message) -> None:
        match message.type:
            case "begin":
                self._join_or_begin(self._code or message["code"], message["name"])
            case "begin-alone":
                self._begin(self._code or message["code"], message["name"])
            case "resume":
                self._resume(message["token"])
            case "hand-in":
                self._hand_in_late(message["step"], message["text"])
            case "start":
                self._own_place.deal()
            case "leave":
                if self._place is not None:
                    self._place.leave()
                self._give_up_place()
                self._pupil, self._asked, self._now = None, {}, ""
                self._not_live = self._unreachable = ""
            case "work":
                self._restore(message["text"])
            case "go":
                if message["step"] not in self._asked or not self._is_open(message["step"]):
                    raise ValueError(say("work-no-exercise"))
                self._now = message["step"]
            case "typed":
                self._asked[self._now] = self._open.typed(message["text"])
            case "check":
                self._grade(message.fields.get("answer", self._open.draft))
            case "export":
                self._file = self._results_file(message["stored"])

    @property
    def _open(self) -> AskedExercise | Guessed:
        """The question that the page shows now; raises ValueError if it shows none.

        The question is an exercise, or one whose answer students guess.
        """
        if self._now not in self._asked:
            raise ValueError(say("work-not-begun"))
        return self._asked[self._now]

    # -- a live class ---------------------------------------------------------------------------

    def _join_or_begin(self, code: str, name: str) -> None:
        """Join the live class with this code; begin to work alone if the code can't be that of a live class.

        *name* is the student's pseudonym. A code that is set in the notebook is never that of a live class.
        On the static site, the same is true of a code that doesn't have the form of a live class's code.
        With any other code, NotLive is raised if no live class has it.
        """
        self._not_live = self._unreachable = ""
        if self._code is not None or (is_site() and not may_be_live_code(code)):
            return self._begin(code, name)
        try:
            place = join_class(code, name)
        except NotLive:
            self._not_live = code
            raise
        self._take_place(place)

    def _resume(self, token: str) -> None:
        """Go back to the live class that the student had joined in this browser before.

        *token* is the student's ticket for the class, a secret string that the browser has stored. If the
        class can't be reached now, the page says so. Raises ValueError if the student is no longer a member
        of the class.
        """
        if self._pupil is not None:
            return
        self._unreachable = ""
        try:
            place = resume_place(token)
        except Unreachable as why:
            self._unreachable = str(why)
            return
        # If only one topic is worked on, a class that is over is ignored.
        if not (place.seen.closed and len(self._topics) == 1):
            self._take_place(place)

    def _take_place(self, place: ClassPlace) -> None:
        """Show the questions of a live class that the student has joined, and follow changes in the class."""
        from ...rooms.classes.events import is_of_students
        from ...rooms.room_follower import RoomFollower

        self._give_up_place()
        self._place, self._asked = place, {}
        self._deal(place.results(None))
        self._go_to_open()
        self._follow = RoomFollower(
            place.classes, place.mine.room, place.seen.version, self._update,
            lambda found: not is_of_students(found.event),
        )  # fmt: skip

    def _give_up_place(self) -> None:
        """Forget the student's place in a live class, if there is one, and stop following the class."""
        if self._follow is not None:
            self._follow.stop()
        self._place = self._follow = None

    @property
    def _own_place(self) -> ClassPlace:
        """The student's place (membership) in a live class; raises ValueError if there is none."""
        if self._place is None:
            raise ValueError(say("work-not-begun"))
        return self._place

    def _is_open(self, family: str) -> bool:
        """Return whether the question with this key may be answered now; always True without a live class."""
        return self._place is None or family in self._place.seen.open

    def _go_to_open(self) -> None:
        """Show the question that the teacher of the live class has opened most recently.

        If there is none, keep showing the current question if it may be answered; otherwise, show the first
        question that may be answered.
        """
        seen = self._own_place.seen
        self._led = seen.now
        self._now = seen.now or (self._now if self._now in seen.open else next(iter(seen.open), ""))

    def _update(self) -> None:
        """Get the current state of the live class, hand in answers not yet received, and update the page."""
        place = self._place
        if place is None or self._pupil is None:
            return
        before, now = place.view(), self._now
        place.update()
        if place.seen.now != self._led or self._now not in place.seen.open:
            self._go_to_open()
        self._hand_in()
        if place.view() != before or self._now != now:
            self._file = None
            self._refresh()

    def _hand_in_late(self, family: str, text: str) -> None:
        """Grade and hand in an answer in a live class, even one that was typed while the connection was lost.

        *family* is the key of the question. Raises ValueError if the student has no such question.
        """
        if self._own_place.seen and family not in self._asked:
            raise ValueError(say("work-no-exercise"))
        now, self._now = self._now, family
        try:
            self._grade(text)
        finally:
            self._now = now

    def _begin(self, code: str, name: str) -> None:
        """Begin to work alone, not in a live class, with a class code (*code*) and a pseudonym (*name*)."""
        pupil = Results.begin(code, name)  # first, because the student stays in the class if this fails
        self._give_up_place()
        self._deal(pupil)

    def _deal(self, pupil: Results) -> None:
        """Set up the exercises and guesses of a student, with all answers that the student has given before.

        *pupil* contains the student's results so far.
        """
        asked: dict[str, AskedExercise | Guessed] = {}
        for key in self._all_of(pupil.code):
            each = Guessed.of(key) if key in GUESSES else AskedExercise.of(key, pupil.seed)
            if isinstance(each, Guessed):
                before = self._asked.get(key)
                texts = self._own_place.guesses(key) + (before.texts if isinstance(before, Guessed) else ())
            else:
                own = (work.answers for work in pupil.works if (work.family, work.seed) == (key, pupil.seed))
                texts = tuple(answer.text for answer in next(own, ()))
            for text in filter(str.strip, texts):
                each = each.answered(text, proved=False)
            asked[key] = each
        self._pupil, self._asked = pupil, asked
        if self._now not in asked:
            self._now = next((key for key, each in asked.items() if not each.done), next(iter(asked)))

    def _hand_in(self) -> None:
        """Send the live class the answers that it has not received yet; without a live class, do nothing."""
        guesses = {
            key: each.texts[-1]
            for key, each in self._asked.items()
            if isinstance(each, Guessed) and each.texts
        }
        if self._place is not None and self._pupil is not None:
            self._place.send(self._pupil, guesses)

    def _restore(self, text: str) -> None:
        """Continue the student's earlier work, which the browser has stored.

        *text* is the content of a results file. Raises ValueError if it can't be read, or if it belongs to
        another student or another class.
        """
        kept = read_results(text)
        if self._place is not None:
            if kept.seed != self._place.seen.seed:
                raise ValueError(say("work-other-student"))
            now = self._now
            self._deal(self._place.results(kept))
            self._now = now
            self._hand_in()
            return
        if self._code is not None and not same_name(kept.code, self._code):
            raise ValueError(say("work-other-class"))
        own = Results.begin(self._code or kept.code, kept.pseudonym)
        if kept.seed != own.seed:
            raise ValueError(say("work-other-student"))
        self._deal(merge_results(self._pupil or own, kept))

    def _grade(self, text: str) -> None:
        """Grade the answer *text* to the exercise on the page, or record a guess.

        If the student has joined a live class, the answer or guess is also handed in to the class.
        """
        before = self._open
        if isinstance(before, Guessed):
            self._asked[self._now] = before.answered(text)
            return self._hand_in()
        if self._place is not None and any(each == text for each, _ in before.graded):
            self._asked[self._now] = before.typed(text)  # the same answer again does not count
            return self._hand_in()
        if before.answered(text, proved=False) is before or self._pupil is None:
            return
        self._pupil = with_answer(self._pupil, self._now, text)
        self._hand_in()  # before the answer is graded with a proof, which may take some time
        self._asked[self._now] = before.answered(text)

    def _results_file(self, stored: Mapping[str, Any]) -> FileProps:
        """Return the results file for the teacher: its name and its content.

        *stored* contains the stars that the student has won in lessons, as the browser has stored them; they
        are added to the file. Raises ValueError if no student has begun to work.
        """
        if self._pupil is None:
            raise ValueError(say("work-not-begun"))
        lessons = {}
        for key, each in stored.items():
            try:
                lessons[str(key)[:60]] = read_stored(each)
            except ReadError:
                continue  # stars that can't be read are left out
        self._pupil = self._pupil.with_lessons(lessons)
        return {"name": file_name(self._pupil), "text": export(self._pupil)}

    # -- to the page --------------------------------------------------------------------------

    def _all_of(self, code: str) -> tuple[str, ...]:
        """Return the keys of the student's questions.

        In a live class, they are the questions of the class; otherwise, the class code *code* selects them.
        """
        if self._place is not None:
            return self._place.seen.questions
        return tuple(each.key for each in self._families(code))

    def _families(self, code: str) -> tuple[Family, ...]:
        """Return the families of exercises that a class code selects from the topics of this widget."""
        return families_of(code, self._topics, len(FAMILIES) if self._each is None else self._each)

    def _title(self) -> str:
        return say("topic", topic=self._topics[0]) if len(self._topics) == 1 else say("work-title")

    def _stored(self) -> list[str]:
        """Return sentences that tell new students where their answers are stored, and who can see them."""
        if is_site() or self._code is not None:
            return [say("work-stored", live="no")]
        return [say("live-stored", days=days("class")), say("work-stored", live="yes")]

    def _alone(self) -> WorkAloneProps | None:
        """Return the data with which the page offers the student to work alone.

        The offer is made if no live class has the code that the student typed. Returns None if that isn't the
        case, or if the student is already working.
        """
        if not self._not_live or self._pupil is not None:
            return None
        label = say("live-alone", code=" ".join(self._not_live.split())[:MOST_NAME])
        return {"code": self._not_live, "text": say("live-alone-about"), "label": label}

    def _state(self) -> WorkState:
        pupil, order = self._pupil, [each for each in self._asked if self._is_open(each)]
        task = None
        if pupil is not None and self._now in order:
            place = order.index(self._now) + 1
            task = task_view(self._asked[self._now], number=place, of=len(self._asked))
        verdict = task and task["verdict"]
        graded = [each for each in self._asked.values() if isinstance(each, AskedExercise)]
        done = sum(each.right for each in graded)
        return {
            "said": f"{verdict['word']}. {verdict['text']}" if verdict else "",
            "title": self._title(),
            "about": say("work-about"),
            "stored": self._stored(),
            "code": self._code,
            "alone": self._alone(),
            "unreachable": self._unreachable,
            "own": None if pupil is None else _own_props(pupil),
            "standing": say("work-standing", right=done, of=len(graded)) if pupil and graded else "",
            "list": [entry_view(number, self._asked[each]) for number, each in enumerate(order, 1)],
            "task": task,
            "next": next((key for key in _others_after(order, self._now) if not self._asked[key].done), None),
            "record": None if pupil is None else export(pupil),
            "file": self._file,
            "live": self._place.view() if self._place else None,
            "size": self._size,
        }


def _own_props(pupil: Results) -> StudentProps:
    """Return the data with which the page shows a student's pseudonym and the seed of their exercises."""
    return {
        "text": say("work-own", code=pupil.code, name=pupil.pseudonym),
        "seed": pupil.seed,
        "shown": say("work-seed", seed=pupil.seed),
    }


def _others_after(order: list[str], now: str) -> list[str]:
    """Return the other keys of *order*, starting after *now* and continuing from the beginning.

    If *now* isn't in *order*, the keys after the first are returned.
    """
    at = order.index(now) if now in order else 0
    return order[at + 1 :] + order[:at]
