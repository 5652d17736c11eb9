"""A class whose answers come in live: thirty students, a line that goes down, two who are hostile."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import count
from pathlib import Path

import pytest

from rummy_widget.classroom import (
    FAMILIES,
    Results,
    class_table,
    exercise,
    grade_files,
    pseudonyms,
    read_folder,
    read_results,
)
from rummy_widget.engine.odds.dealt import doubles_chances, doubles_dealt
from rummy_widget.rooms.classes import class_commands, open_classes
from rummy_widget.rooms.classes.classes import KIND, Classes, ClassTicket
from rummy_widget.rooms.classes.events import AnswerGiven, ClassOpened, read_class_event, write_class_event
from rummy_widget.rooms.codes import LETTERS
from rummy_widget.rooms.errors import NoSuchClass, NotYours, OtherVersion, Refusal, RoomError, TooManyTries
from rummy_widget.rooms.events import ForeignEvent
from rummy_widget.rooms.followers import Follower
from rummy_widget.rooms.store import Store
from rummy_widget.text import words

QUESTIONS = (*tuple(FAMILIES)[::3][:9], "outs-wait")
OFFLINE = range(5)
HOSTILE = "<script>alert(1)</script>"


@pytest.fixture
def classes(tmp_path: Path) -> Iterator[Classes]:
    times = count(1_800_000_000)
    found = Classes(Store(f"sqlite:///{tmp_path / 'rooms.db'}", clock=lambda: float(next(times))))
    yield found
    found.store.close()


def elsewhere(classes: Classes) -> Classes:
    """The same database, as another process has it."""
    return Classes(Store(classes.store.url, clock=classes.store.clock))


def said(results: Results) -> dict[str, list[str]]:
    return {work.family: [answer.text for answer in work.answers] for work in results.works}


def typed(seed: int, question: str, student: int) -> list[str]:
    """What a scripted student types: right at once, right at last, a known slip, another number, nonsense."""
    asked = exercise(question, seed)
    slip = str(next(iter(asked.misconceptions.values()), "17"))
    ways = ([asked.formula], [slip, asked.formula], [slip], ["123456789"], ["no idea", "(("])
    return ways[(student + QUESTIONS.index(question)) % len(ways)]


def test_thirty_students_answer_ten_questions(classes: Classes, tmp_path: Path) -> None:
    teacher = classes.open(families=QUESTIONS, code="7b maths")
    desks = [elsewhere(classes) for _ in range(3)]  # three processes
    names = pseudonyms(30)
    passes = [desks[at % 3].join(teacher.code, name) for at, name in enumerate(names)]
    follower = Follower(classes.store, teacher.room)
    assert len(follower.new()) == 31
    kept: list[tuple[int, str, str, str]] = []  # what five of them could not send yet
    wanted = [Results.begin("7b maths", name) for name in names]
    for place, question in enumerate(QUESTIONS):
        classes.open_question(teacher, place)
        for at, mine in enumerate(passes):
            desk = desks[at % 3]
            seed = desk.student_view(mine).seed
            for number, text in enumerate(typed(seed, question, at)):
                key = f"{question}-{number}"
                wanted[at] = wanted[at].answered(question, text, "2027-01-15T08:00:00Z")
                if at in OFFLINE and 2 <= place <= 6:
                    kept.append((at, question, text, key))
                    continue
                desk.hand_in(mine, question, text, key=key)
                desk.hand_in(mine, question, text, key=key)  # sent again, since the answer to it was lost
        if place == 7:  # the line is back: all that was kept comes in, some of it twice
            before = classes.state(teacher.room).version
            for at, asked, text, key in (*kept, *kept[::2]):
                desks[at % 3].hand_in(passes[at], asked, text, key=key)
            assert classes.state(teacher.room).version == before + len(kept)
        for bad in passes[28:]:
            hostile(desks[0], bad, teacher, question)

    seen = classes.teacher_view(teacher)
    assert [each.shares.answered for each in seen.questions] == [30] * 10
    answers = sum(len(work.answers) for each in wanted for work in each.works)
    assert len(follower.new(look=True)) == len(QUESTIONS) + answers

    # The files hold what each student typed, answer for answer, and `grade` finds the score that they state.
    files = classes.export(teacher)
    for text, own in zip(files.values(), wanted, strict=True):
        assert said(read_results(text)) == said(own)
    graded = grade_files({name: text.encode() for name, text in files.items()})
    assert graded.code == "7b maths"
    assert not graded.with_remarks
    rows = list(csv.reader(io.StringIO(class_table(graded))))
    assert [len(rows), {row[4] for row in rows[1:]}] == [31, {"10"}]
    # And what the teacher's page says is what `grade` finds.
    for place, question in enumerate(QUESTIONS):
        works = [each.work_on(question) for each in graded.students]
        found = seen.questions[place].shares
        assert found.right == sum(work.right for work in works if work)
        assert found.first == sum(work.first for work in works if work)
        assert found.right + sum(n for _, n in found.slips) + found.wrong + found.unread == 30
    slips = sum(many for each in seen.questions for _, many in each.shares.ever)
    assert slips == sum(
        len({answer.misconception for answer in work.graded} - {None})
        for each in graded.students for work in each.works
    )  # fmt: skip
    raw = sqlite3.connect(tmp_path / "rooms.db")
    bodies = "".join(each for (each,) in raw.execute("select body from rummy_events"))
    raw.close()
    assert not any(mine.token in bodies for mine in (teacher, *passes)), "tokens are not written down"


def hostile(desk: Classes, mine: ClassTicket, teacher: ClassTicket, question: str) -> None:
    """All that nobody may do: refused, and nothing has changed."""
    before = desk.store.summary(mine.room).events
    others = mine._replace(token="x" * 32), mine._replace(token=""), mine._replace(token=None)  # type: ignore[arg-type]
    refused = [
        lambda: desk.hand_in(mine, question, "1" * 10**6, key="k"),
        lambda: desk.hand_in(mine, question, "   ", key="k"),
        lambda: desk.hand_in(mine, question, None, key="k"),  # type: ignore[arg-type]
        lambda: desk.hand_in(mine, "no-such", "1", key="k"),
        lambda: desk.hand_in(mine, question, "1", key=HOSTILE),
        lambda: desk.hand_in(mine, question, "1", key="k" * 10**6),
        lambda: desk.hand_in_counts(mine, 0, (300, 0, 0, 0, 0, 0, 0, 0)),
        lambda: desk.hand_in_counts(mine, 10**9, (300, 0, 0, 0, 0, 0, 0, 0)),
        lambda: desk.hand_in_counts(mine, 0, "x" * 8),
        lambda: desk.open_question(mine, 0),
        lambda: desk.pause(mine),
        lambda: desk.close(mine),
        lambda: desk.show_answers(mine, 0, early=True),
        lambda: desk.free_pseudonym(mine, 0, drop=True),
        lambda: desk.teacher_view(mine),
        lambda: desk.export(mine),
        lambda: desk.student_view(teacher),
        *(lambda other=other: desk.hand_in(other, question, "1", key="k") for other in others),
        *(lambda other=other: desk.teacher_view(other) for other in others),
    ]
    for each in refused:
        with pytest.raises(RoomError) as error:
            each()
        assert 10 < len(str(error.value)) < 120
        with words.speaking("ro"):
            assert str(error.value)
    assert desk.store.summary(mine.room).events == before


def test_names_hold_what_people_type_and_are_taken_once(classes: Classes) -> None:
    teacher = classes.open("waiting")
    ana = classes.join(teacher.code.lower(), " <b>Ana</b> ")
    assert classes.student_view(ana).pseudonym == "<b>Ana</b>"
    for name in ("<B>ana</B>", "", "x" * 10**6, "a\nb\x00", None, 7):
        with pytest.raises(Refusal):
            classes.join(teacher.code, name)
    classes.free_pseudonym(teacher, 0)  # the browser lost its token: another goes on
    with pytest.raises(NotYours):
        classes.student_view(ana)
    again = classes.join(teacher.code, "<b>Ana</b>")
    assert len(classes.teacher_view(teacher).students) == 1
    classes.free_pseudonym(teacher, 0, drop=True)
    with pytest.raises(NotYours):
        classes.student_view(again)
    assert classes.teacher_view(teacher).students == ()
    classes.join(teacher.code, "<b>Ana</b>")


def test_a_class_is_full_at_last(classes: Classes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(class_commands, "MOST_STUDENTS", 3)
    teacher = classes.open("waiting")
    for name in ("a", "b", "c"):
        classes.join(teacher.code, name)
    with pytest.raises(Refusal, match="class is full"):
        classes.join(teacher.code, "d")


def test_codes_cannot_be_guessed(classes: Classes) -> None:
    teacher = classes.open("waiting")
    with pytest.raises(NoSuchClass):
        classes.join("A" * 10**6, "a", who="192.0.2.1")
    for wrong in range(11):
        with pytest.raises(NoSuchClass):
            classes.find(f"BCDFG{LETTERS[wrong]}", who="192.0.2.1")
    with pytest.raises(TooManyTries):
        classes.join(teacher.code, "a", who="192.0.2.1")
    classes.join(teacher.code, "a", who="192.0.2.2")
    for number in range(40):  # right codes are no guesses
        classes.join(teacher.code, f"b{number}", who="192.0.2.3")


def test_a_table_is_no_class_and_a_class_no_table(classes: Classes) -> None:
    from rummy_widget.rooms import open_tables

    tables = open_tables(classes.store.url)
    teacher, table = classes.open("waiting"), tables.make("rummikub")
    with pytest.raises(NoSuchClass):
        classes.join(table.code, "a")
    with pytest.raises(RoomError):
        tables.join(teacher.code)
    with pytest.raises(NoSuchClass):
        classes.teacher_view(ClassTicket(table.room, table.code, table.token))
    assert [each.kind for each in classes.store.rooms()].count(KIND) == 1
    tables.store.close()


def test_the_teacher_leads_pauses_and_ends(classes: Classes) -> None:
    teacher = classes.open("waiting")
    one, two = (classes.join(teacher.code, name) for name in ("red 1", "red 2"))
    first, second = classes.student_view(one).questions[:2]
    assert classes.student_view(one).now is None
    with pytest.raises(Refusal, match="isn't open"):
        classes.hand_in(one, first, "1", key="a")
    classes.open_question(teacher, 0)
    assert classes.student_view(one).now == first
    classes.hand_in(one, first, "1", key="a")
    with pytest.raises(Refusal, match="One student hasn't"):
        classes.show_answers(teacher, 0)
    assert classes.student_view(two).shown == ()
    classes.hand_in(two, first, "2", key="a")
    classes.show_answers(teacher, 0)
    assert [(key, each.answered) for key, each in classes.student_view(two).shown] == [(first, 2)]
    classes.show_answers(teacher, 0, on=False)
    assert classes.student_view(two).shown == ()
    classes.pick_answer(teacher, 0, 1)
    assert [each.picked for each in classes.teacher_view(teacher).questions[0].answers] == [False, True]
    classes.open_question(teacher, 1)
    classes.hand_in(one, first, "3", key="late")  # held up on its way: it still comes in
    classes.pause(teacher)
    with pytest.raises(Refusal, match="paused"):
        classes.hand_in(one, second, "1", key="b")
    with pytest.raises(Refusal, match="paused"):
        classes.hand_in_counts(one, 0, classes.deal_racks(one, 0))
    classes.pause(teacher, on=False)
    classes.hand_in(one, second, "1", key="b")
    classes.close(teacher)
    classes.hand_in(one, second, "1", key="b")  # which is there already
    for late in (
        lambda: classes.hand_in(one, second, "2", key="c"),
        lambda: classes.open_question(teacher, 2),
    ):
        with pytest.raises(Refusal, match="over"):
            late()
    with pytest.raises(Refusal, match="over"):
        classes.join(teacher.code, "red 3")
    assert len(classes.export(teacher)) == 2


def test_a_class_guesses_and_sees_how_far_apart_it_was(classes: Classes, tmp_path: Path) -> None:
    teacher = classes.open(families=("guess-twin", "outs-next"), code="7b")
    one, two, three = (classes.join(teacher.code, name) for name in ("red 1", "red 2", "=red 3"))
    classes.open_question(teacher, 0)
    for mine, text in ((one, "1 in 10"), (two, "50 %"), (three, HOSTILE), (one, "12 %"), (one, "1 in 10")):
        classes.hand_in(mine, "guess-twin", text, key=str(classes.store.summary(teacher.room).events))
    classes.hand_in(one, "guess-twin", "1 in 10", key="sent-twice")
    assert [each.text for each in classes.student_view(one).answers["guess-twin"]] == [
        "1 in 10",
        "12 %",
        "1 in 10",
    ]
    found = classes.teacher_view(teacher).questions[0]
    assert found.shares.guessed == (Fraction(1, 10), Fraction(1, 2))
    assert (found.shares.answered, found.shares.unread, found.shares.right) == (3, 1, 0)
    with pytest.raises(Refusal, match="First show what"):
        classes.reveal_number(teacher, 0)
    with pytest.raises(Refusal):
        classes.reveal_number(teacher, 1)
    classes.show_answers(teacher, 0)  # all have guessed, though one can't be read
    assert dict(classes.student_view(three).shown)["guess-twin"].guessed == found.shares.guessed
    assert classes.student_view(three).revealed == frozenset()
    classes.reveal_number(teacher, 0)
    assert classes.student_view(three).revealed == {"guess-twin"}
    classes.show_answers(teacher, 0, on=False)
    assert classes.student_view(three).revealed == frozenset(), "what is hidden is hidden whole"
    classes.open_question(teacher, 1)
    classes.hand_in(two, "outs-next", "1/2", key="a")
    assert [each.answered for each in classes.teacher_view(teacher).students] == [0, 1, 0]

    # Guesses are saved beside the files, which hold exercises alone, and are not graded.
    files = classes.export(teacher)
    assert [name for name in files if name.endswith(".json")] == ["002-7b-red-2.json"]
    rows = list(csv.reader(io.StringIO(files["guesses.csv"])))
    assert [row[1] for row in rows[1:]] == ["1 in 10", "50 %", f"'{HOSTILE}", "2/15 ≈ 0.1333"]
    assert rows[3][0] == "'=red 3", "no spreadsheet takes a name for a formula"
    for name, text in files.items():
        (tmp_path / "in").mkdir(exist_ok=True)
        (tmp_path / "in" / name).write_text(text, encoding="utf-8")
    graded = grade_files(read_folder(tmp_path / "in"))
    assert (len(graded.students), graded.others) == (1, ())


def test_without_pace_all_questions_are_open(classes: Classes) -> None:
    teacher = classes.open("doubles", paced=False)
    mine = classes.join(teacher.code, "red 1")
    seen = classes.student_view(mine)
    assert seen.open == seen.questions
    assert seen.code == teacher.code, "without a class code the room's own draws the numbers"
    for question in seen.questions:
        classes.hand_in(mine, question, exercise(question, seen.seed).formula, key=question)
    (sitting,) = classes.teacher_view(teacher).students
    assert (sitting.right, sitting.answered) == (len(seen.questions),) * 2


def test_the_class_deals_and_its_histogram_grows(classes: Classes) -> None:
    teacher = classes.open("doubles", code="7b")
    passes = [classes.join(teacher.code, name) for name in pseudonyms(30)]
    for mine in passes:
        for turn in (0, 1):
            classes.hand_in_counts(mine, turn, classes.deal_racks(mine, turn))
        classes.hand_in_counts(mine, 0, classes.deal_racks(mine, 0))  # again, which counts once
    dealt = classes.teacher_view(teacher).dealt
    assert sum(dealt) == 30 * 2 * class_commands.DEALS
    for found, chance in zip(dealt, doubles_chances(), strict=True):
        assert abs(found / sum(dealt) - float(chance)) < 0.02
    with pytest.raises(Refusal, match="don't match the racks"):
        classes.hand_in_counts(passes[0], 2, classes.deal_racks(passes[1], 2))
    assert sum(doubles_dealt(5, 0, 77)) == 77


def test_a_student_cannot_fill_the_room(classes: Classes) -> None:
    teacher = classes.open(families=QUESTIONS, paced=False)
    mine = classes.join(teacher.code, "red 1")
    for question in QUESTIONS[:4]:
        for number in range(55):
            with suppress(Refusal):
                classes.hand_in(mine, question, str(number), key=f"{question}-{number}")
    (student,) = classes.state(teacher.room).students
    assert [len(each) for each in student.answers.values()] == [50, 50, 50]
    assert student.count == class_commands.MOST_EACH


@pytest.mark.parametrize(
    "note",
    [
        ForeignEvent("class_opened", "{}"),
        ForeignEvent("answer_given", '{"student":"1","key":"k","question":"q","text":"t"}'),
        ForeignEvent("other", "{}"),
        ForeignEvent("racks_dealt", '{"student":1,"turn":0,"counts":[1,"2"]}'),
        ForeignEvent("racks_dealt", '{"student":1,"turn":0,"counts":"12"}'),
        ForeignEvent("answers_shown", "["),
        ForeignEvent("answers_shown", '{"question":true,"on":true}'),
        ForeignEvent("class_paused", '{"on":1}'),
        ForeignEvent("class_paused", '{"on":true,"by":"ana"}'),
        ForeignEvent("class_paused", "7"),
    ],
)  # fmt: skip
def test_notes_of_another_version_are_told(note: ForeignEvent) -> None:
    with pytest.raises(OtherVersion):
        read_class_event(note)


def test_notes_are_read_as_they_were_written() -> None:
    for note in (ClassOpened("t", "", ("outs-wait",), False), AnswerGiven(1, "k", "q", HOSTILE)):
        assert read_class_event(write_class_event(note)) == note


def test_nothing_is_opened_before_it_is_needed(tmp_path: Path) -> None:
    open_classes(f"sqlite:///{tmp_path / 'none' / 'rooms.db'}")
    assert not list(tmp_path.iterdir())
