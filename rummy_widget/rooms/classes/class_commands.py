"""What is asked in a class, judged: each function gives the notes that follow, or raises with a sentence.

They are pure, and are called inside the transaction in which the notes are written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...classroom import FAMILIES
from ...classroom.guesses import GUESSES
from ...classroom.results import MOST_ANSWERS, MOST_TEXT
from ...classroom.seeds import check_name as check_class_name
from ...classroom.seeds import families_of
from ...engine.odds.dealt import doubles_dealt
from ...text.sentences.seats import same_name
from ..codes import is_one_of
from ..errors import NotYours, Refusal, refuse
from ..names import check_name, look_alike
from . import events
from .class_state import ClassState, Student
from .events import Note

MOST_STUDENTS = 104
"""As many as there are pseudonyms."""
MOST_EVER = 3 * MOST_STUDENTS
MOST_QUESTIONS = 40
MOST_EACH = 150
"""Answers of one student to all questions together."""
LONGEST = 2_000
"""Signs of an answer that is looked at at all; the first are kept, as a results file does."""
DEALS, TURNS = 300, 10
"""So many racks are dealt at a time, so many times a student."""
_KEY = re.compile(r"[A-Za-z0-9_-]{1,32}")


# ---- Who may what ----------------------------------------------------------------------------------


def teaches(session: ClassState, token: str) -> None:
    """Raise NotYours if a token's hash is not the teacher's."""
    if not is_one_of(token, (session.teacher,)):
        raise NotYours


def student_of(session: ClassState, token: str) -> Student:
    """Return the student of a token's hash; NotYours if it is nobody's, or nobody's any more."""
    for each in session.present:
        if each.token and is_one_of(token, (each.token,)):
            return each
    raise NotYours


# ---- A teacher -------------------------------------------------------------------------------------


def open_class(
    token: str, code: object, topic: object, families: object, each: int, paced: bool
) -> events.ClassOpened:
    """A class, its questions being guesses and *families* by name, or those the code chooses of a topic."""
    try:
        named = "" if code in (None, "") else check_class_name(code, "code")
    except ValueError as wrong:
        raise Refusal(str(wrong)) from None
    if isinstance(families, Sequence) and not isinstance(families, str) and families:
        questions = tuple(dict.fromkeys(families))
    else:
        those = [family for family in FAMILIES.values() if topic in (None, family.topic)]
        topics = tuple(dict.fromkeys(family.topic for family in those))
        questions = tuple(family.key for family in families_of(named, topics, each)) if topics else ()
    if not 0 < len(questions) <= MOST_QUESTIONS or any(
        each not in {*FAMILIES, *GUESSES} for each in questions
    ):
        raise refuse("live-no-questions")
    return events.ClassOpened(token, named, questions, paced)


def turn(session: ClassState, question: object) -> tuple[Note, ...]:
    """The teacher opens a question."""
    _goes_on(session)
    number = _question(session, question)
    return () if session.at == number and number in session.opened else (events.QuestionOpened(number),)


def pause(session: ClassState, on: bool) -> tuple[Note, ...]:
    """No answers for a while, or again."""
    _goes_on(session)
    return () if session.paused is on else (events.ClassPaused(on),)


def close(session: ClassState) -> tuple[Note, ...]:
    """No answers any more; what was handed in stays."""
    return () if session.closed else (events.ClassClosed(),)


def show(session: ClassState, question: object, on: bool, early: bool) -> tuple[Note, ...]:
    """What the class answered is shown to all: once everybody has answered, sooner only if that is meant."""
    number = _question(session, question)
    if on is (number in session.shown):
        return ()
    missing = sum(session.questions[number] not in each.given for each in session.present)
    if on and missing and not early and not session.closed:
        raise refuse("live-not-all", count=missing)
    if on and number not in session.opened:
        raise refuse("live-not-open")
    return (events.AnswersShown(number, on),)


def tell(session: ClassState, question: object, on: bool) -> tuple[Note, ...]:
    """The exact number of a guess is told to all, once everybody sees what was guessed."""
    number = _question(session, question)
    if session.questions[number] not in GUESSES:
        raise refuse("live-no-question")
    if on is (number in session.told):
        return ()
    if on and number not in session.shown:
        raise refuse("live-not-shown")
    return (events.NumberTold(number, on),)


def pick(session: ClassState, question: object, number: object, on: bool) -> tuple[Note, ...]:
    """A student's last answer is kept to talk about, or no more."""
    place = _question(session, question)
    student = _student(session, number)
    if session.questions[place] not in student.given:
        raise refuse("live-no-answer")
    if on is ((place, student.number) in session.picked):
        return ()
    return (events.AnswerPicked(place, student.number, on),)


def free(session: ClassState, number: object, gone: bool) -> tuple[Note, ...]:
    """A pseudonym may be taken by another browser, which goes on with it, or with *gone* begins anew."""
    student = _student(session, number)
    return (events.PseudonymFreed(student.number, gone),) if student.token or gone else ()


def _question(session: ClassState, question: object) -> int:
    if type(question) is not int or not 0 <= question < len(session.questions):
        raise refuse("live-no-question")
    return question


def _student(session: ClassState, number: object) -> Student:
    for each in session.present:
        if type(number) is int and each.number == number:
            return each
    raise refuse("live-no-student")


def _goes_on(session: ClassState) -> None:
    if session.closed:
        raise refuse("live-closed")


# ---- A student -------------------------------------------------------------------------------------


def join(session: ClassState, token: str, pseudonym: object) -> tuple[Note, ...]:
    """A student comes under a pseudonym that nobody has, or goes on with one that was let go."""
    if session.closed:
        raise refuse("live-class-over")
    plain = check_name(pseudonym)
    for each in session.present:
        if same_name(each.pseudonym, plain):
            if each.token:
                raise refuse("live-name-taken")
            return (events.StudentJoined(each.number, token, each.pseudonym),)
    if any(look_alike(each.pseudonym, plain) for each in session.present):
        raise refuse("live-name-taken")
    if len(session.present) >= MOST_STUDENTS or len(session.students) >= MOST_EVER:
        raise refuse("live-class-full", most=MOST_STUDENTS)
    return (events.StudentJoined(len(session.students), token, plain),)


def hand_in(
    session: ClassState, student: Student, question: object, text: object, key: object
) -> tuple[Note, ...]:
    """An answer as it was typed. One that came already, by its *key*, is not kept again."""
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise refuse("live-no-answer")
    if key in student.keys:
        return ()
    _goes_on(session)
    if session.paused:
        raise refuse("live-paused")
    if not isinstance(question, str) or not session.is_open(question):
        raise refuse("live-not-open")
    if not isinstance(text, str) or not text.strip():
        raise refuse("live-no-answer")
    if len(text) > LONGEST:
        raise refuse("live-too-long", most=MOST_TEXT - 1)
    before = student.given.get(question, ())
    if len(before) >= MOST_ANSWERS or student.count >= MOST_EACH:
        raise refuse("work-tries-full", most=min(MOST_ANSWERS, MOST_EACH))
    # Half of a pair of signs, as a browser may send it, could not be written down.
    whole = text[:MOST_TEXT].encode("utf-8", "replace").decode("utf-8")
    # The same answer again is no other answer, and may have been sent twice; a guess may be changed and back.
    if any(each.text == whole for each in (before[-1:] if question in GUESSES else before)):
        return ()
    return (events.AnswerGiven(student.number, key, question, whole),)


def deals_of(session: ClassState, student: Student, turn: int) -> tuple[int, ...]:
    """How many of the racks that a student deals in a turn have 0, 1, 2, ... doubles."""
    return doubles_dealt(session.seed(student), turn, DEALS)


def hand_deals(session: ClassState, student: Student, turn: object, counts: object) -> tuple[Note, ...]:
    """What a student counted, believed only if the same seed deals it again."""
    _goes_on(session)
    if session.paused:
        raise refuse("live-paused")
    if type(turn) is not int or not 0 <= turn < TURNS:
        raise refuse("live-dealt-all", count=TURNS * DEALS)
    found = deals_of(session, student, turn)
    if not isinstance(counts, (list, tuple)) or len(counts) != len(found) or tuple(counts) != found:
        raise refuse("live-counts-wrong")
    return () if turn in student.dealt else (events.RacksDealt(student.number, turn, found),)
