"""The commands of a live class: each function checks one request and returns the events to store.

They are pure functions, called inside the transaction in which the events are stored. *session* is the state
of the class. Questions, students and batches of racks are numbered from 0. If a request isn't allowed, they
raise `Refusal` or another `RoomError`, whose message is a sentence for the user.
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
from .events import ClassEvent

MOST_STUDENTS = 104
"""The largest number of students in a class at a time; the program can suggest just as many pseudonyms."""
MOST_EVER = 3 * MOST_STUDENTS
"""The largest number of students who may ever join a class, including those who have been removed."""
MOST_QUESTIONS = 40
MOST_EACH = 150
"""The largest number of answers that one student may give to all questions together."""
LONGEST = 2_000
"""The largest number of characters of an answer that is accepted.

Only the first `MOST_TEXT` characters are stored, as in a results file.
"""
DEALS, TURNS = 300, 10
"""How many random racks a student deals in one batch, and the largest number of batches of a student."""
_KEY = re.compile(r"[A-Za-z0-9_-]{1,32}")


# ---- Who may do what -------------------------------------------------------------------------------


def check_teacher(session: ClassState, token_hash: str) -> None:
    """Raise NotYours unless *token_hash* is the hash of the class teacher's token."""
    if not is_one_of(token_hash, (session.teacher,)):
        raise NotYours


def student_of(session: ClassState, token_hash: str) -> Student:
    """Return the student of a class whose token has this hash; raise NotYours if there is none."""
    for each in session.present:
        if each.token and is_one_of(token_hash, (each.token,)):
            return each
    raise NotYours


# ---- A teacher -------------------------------------------------------------------------------------


def open_class(
    token: str, code: object, topic: object, families: object, each: int, paced: bool
) -> events.ClassOpened:
    """Return the event that opens a live class with the given questions, or with random ones.

    *families* are the keys of the questions: of exercise families, or of guesses (questions whose answers
    students guess before they are computed). If there are none, the questions are exercise families on
    *topic* or, if that is None, on every topic. *each* is the number of questions selected from each topic;
    the selection depends only on the class code (*code*). If *paced*, the teacher opens one question after
    the other; otherwise all questions are open from the start. *token* is the hash of the secret that lets
    the teacher control the class. Raises Refusal if the code isn't valid, or if there are no questions,
    unknown questions or too many questions.
    """
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


def open_question(session: ClassState, question: object) -> tuple[ClassEvent, ...]:
    """Return the event that opens a question, so that students can answer it.

    *question* is the number of the question, counted from 0. Returns no event if it is already the current
    question. Raises Refusal if the class is closed or has no such question.
    """
    _require_open(session)
    number = _check_question(session, question)
    return () if session.at == number and number in session.opened else (events.QuestionOpened(number),)


def set_paused(session: ClassState, on: bool) -> tuple[ClassEvent, ...]:
    """Return the event that pauses the class or, if *on* is false, resumes it.

    A paused class accepts no answers. Returns no event if nothing changes. Raises Refusal if the class is
    closed.
    """
    _require_open(session)
    return () if session.paused is on else (events.ClassPaused(on),)


def close_class(session: ClassState) -> tuple[ClassEvent, ...]:
    """Return the event that closes the class, so that it accepts no more answers.

    Returns no event if the class is closed already.
    """
    return () if session.closed else (events.ClassClosed(),)


def show_answers(session: ClassState, question: object, on: bool, early: bool) -> tuple[ClassEvent, ...]:
    """Return the event that shows everybody how the class answered a question or, if *on* is false, hides it.

    *question* is the number of the question, counted from 0. Returns no event if nothing changes. Raises
    Refusal if the question has not been opened, or if some students have not answered it yet. The second
    reason does not count if *early* is true or the class is closed.
    """
    number = _check_question(session, question)
    if on is (number in session.shown):
        return ()
    missing = sum(session.questions[number] not in each.answers for each in session.present)
    if on and missing and not early and not session.closed:
        raise refuse("live-not-all", count=missing)
    if on and number not in session.opened:
        raise refuse("live-not-open")
    return (events.AnswersShown(number, on),)


def reveal_number(session: ClassState, question: object, on: bool) -> tuple[ClassEvent, ...]:
    """Return the event that reveals the exact answer to a question whose answer students have guessed.

    If *on* is false, the event hides the answer again. *question* is the number of the question, counted from
    0. Returns no event if nothing changes. Raises Refusal if the question isn't one whose answer is guessed,
    or if the students' guesses are not shown yet.
    """
    number = _check_question(session, question)
    if session.questions[number] not in GUESSES:
        raise refuse("live-no-question")
    if on is (number in session.revealed):
        return ()
    if on and number not in session.shown:
        raise refuse("live-not-shown")
    return (events.NumberTold(number, on),)


def pick_answer(session: ClassState, question: object, number: object, on: bool) -> tuple[ClassEvent, ...]:
    """Return the event that picks a student's last answer for discussion or, if *on* is false, unpicks it.

    *question* is the number of the question, *number* the number of the student, both counted from 0. Returns
    no event if nothing changes. Raises Refusal if there is no such answer.
    """
    place = _check_question(session, question)
    student = _find_student(session, number)
    if session.questions[place] not in student.answers:
        raise refuse("live-no-answer")
    if on is ((place, student.number) in session.picked):
        return ()
    return (events.AnswerPicked(place, student.number, on),)


def free_pseudonym(session: ClassState, number: object, drop: bool) -> tuple[ClassEvent, ...]:
    """Return the event that frees the pseudonym of a student, so that another browser can continue under it.

    *number* is the student's number, counted from 0. With *drop*, the event removes the student instead, so
    that their answers no longer count. Returns no event if the pseudonym is free already. Raises Refusal if
    there is no such student.
    """
    student = _find_student(session, number)
    return (events.PseudonymFreed(student.number, drop),) if student.token or drop else ()


def _check_question(session: ClassState, question: object) -> int:
    if type(question) is not int or not 0 <= question < len(session.questions):
        raise refuse("live-no-question")
    return question


def _find_student(session: ClassState, number: object) -> Student:
    for each in session.present:
        if type(number) is int and each.number == number:
            return each
    raise refuse("live-no-student")


def _require_open(session: ClassState) -> None:
    if session.closed:
        raise refuse("live-closed")


# ---- A student -------------------------------------------------------------------------------------


def admit_student(session: ClassState, token: str, pseudonym: object) -> tuple[ClassEvent, ...]:
    """Return the event that records that a student joins the class.

    The student has a new pseudonym, or continues under one that has been freed. *token* is the hash of the
    student's token. Raises Refusal if the class is closed or full, or if the pseudonym isn't allowed, is
    taken or looks like another student's pseudonym.
    """
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
) -> tuple[ClassEvent, ...]:
    """Return the event that stores a student's answer to a question, as typed.

    *question* is the question's key and *text* the answer. *key* is a random string chosen by the browser, so
    that an answer sent twice is stored once. Returns no event if an answer with this key, or the same answer,
    is stored already. Raises Refusal if the class or the question accepts no answers, if the answer is empty
    or too long, or if there are too many answers.
    """
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise refuse("live-no-answer")
    if key in student.keys:
        return ()
    _require_open(session)
    if session.paused:
        raise refuse("live-paused")
    if not isinstance(question, str) or not session.is_open(question):
        raise refuse("live-not-open")
    if not isinstance(text, str) or not text.strip():
        raise refuse("live-no-answer")
    if len(text) > LONGEST:
        raise refuse("live-too-long", most=MOST_TEXT - 1)
    before = student.answers.get(question, ())
    if len(before) >= MOST_ANSWERS or student.count >= MOST_EACH:
        raise refuse("work-tries-full", most=min(MOST_ANSWERS, MOST_EACH))
    # Half of a surrogate pair, as a browser may send it, could not be stored as UTF-8.
    whole = text[:MOST_TEXT].encode("utf-8", "replace").decode("utf-8")
    # An answer that was given before is ignored, but a guess may be changed, and changed back.
    if any(each.text == whole for each in (before[-1:] if question in GUESSES else before)):
        return ()
    return (events.AnswerGiven(student.number, key, question, whole),)


def counts_dealt(session: ClassState, student: Student, turn: int) -> tuple[int, ...]:
    """Return how many racks of a student's batch of random racks contain 0, 1, 2, ... doubles.

    A double is a tile that a rack contains twice. A batch consists of `DEALS` racks, which depend only on the
    student's seed and on *turn*, the number of the batch, counted from 0.
    """
    return doubles_dealt(session.seed(student), turn, DEALS)


def hand_in_counts(
    session: ClassState, student: Student, turn: object, counts: object
) -> tuple[ClassEvent, ...]:
    """Return the event that stores a student's counts of doubles in a batch of random racks.

    A double is a tile that a rack contains twice. *counts* says how many of the racks contain 0, 1, 2, ...
    doubles, and *turn* is the number of the batch, counted from 0. Returns no event if the counts of the
    batch are stored already. Raises Refusal if the counts are wrong, if there is no such batch, or if the
    class is paused or closed.
    """
    _require_open(session)
    if session.paused:
        raise refuse("live-paused")
    if type(turn) is not int or not 0 <= turn < TURNS:
        raise refuse("live-dealt-all", count=TURNS * DEALS)
    found = counts_dealt(session, student, turn)
    if not isinstance(counts, (list, tuple)) or len(counts) != len(found) or tuple(counts) != found:
        raise refuse("live-counts-wrong")
    return () if turn in student.dealt else (events.RacksDealt(student.number, turn, found),)
