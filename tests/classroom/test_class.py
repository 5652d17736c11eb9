"""A class of thirty: right marks, bad files named, none of the others lost."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
import unicodedata
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from classroom.pupils import BEGIN, CODE, stamp, the_class, typed, work_of, wrong_answer
from rummy_widget.classroom import (
    FAMILIES,
    ClassWork,
    Results,
    SheetScore,
    Topic,
    check,
    class_table,
    exercises_for,
    export,
    grade_files,
    read_folder,
    seed_of,
)
from rummy_widget.classroom.csv_table import cell, table_text
from rummy_widget.classroom.numbers import decimal
from rummy_widget.formulas.proofs import prove
from rummy_widget.text.words import languages, say, speaking

ALL = len(Topic)
NAMED = {
    "03-results.json": f"The file says {ALL} of {ALL} right. Checking its answers gives RIGHT of {ALL}.",
    "07-results.json": "The seed doesn't match this class code and red 7, so these exercises don't count. "
    f"Checked with the seed in the file: 0 of {ALL} right.",
    "11-results.json": "The file breaks off in the middle. Ask for it again.",
}


def named(scores: dict[str, SheetScore]) -> dict[str, str]:
    """What is odd, with the number that the third one has right."""
    return {file: said.replace("RIGHT", str(scores["red 3"].right)) for file, said in NAMED.items()}


@pytest.fixture(scope="module")
def graded() -> tuple[ClassWork, dict[str, SheetScore]]:
    files, scores = the_class()
    return grade_files(files), scores


def test_marks_are_what_the_answers_deserve(graded: tuple[ClassWork, dict[str, SheetScore]]) -> None:
    work, scores = graded
    assert work.code == CODE
    assert {each.pseudonym: each.score for each in work.students} == scores
    assert len(work.students) == 29
    assert len({score.right for score in scores.values()}) > 5, "some were wrong"


def test_bad_files_are_named_and_no_others(graded: tuple[ClassWork, dict[str, SheetScore]]) -> None:
    work, scores = graded
    assert {each.file: " ".join(each.remarks) for each in work.with_remarks} == named(scores)
    assert [each.file for each in work.others] == ["11-results.json"]


def test_the_table_has_everybody(graded: tuple[ClassWork, dict[str, SheetScore]]) -> None:
    work, scores = graded
    rows = list(csv.DictReader(io.StringIO(class_table(work))))
    assert len(rows) == 30
    by_name = {row["Pseudonym"]: row for row in rows}
    assert by_name["'=cmd|' /C calc'!A0"]["Right"] == str(scores["=cmd|' /C calc'!A0"].right)
    assert by_name["red 3"]["Remarks"] == named(scores)["03-results.json"]
    assert by_name[""]["File"] == "11-results.json"
    assert not [value for row in rows for value in row.values() if starts_formula(value)]


def test_students_stand_in_their_order(graded: tuple[ClassWork, dict[str, SheetScore]]) -> None:
    work, _ = graded
    names = [each.pseudonym for each in work.students if each.pseudonym.startswith("red")]
    assert names == [f"red {number}" for number in range(1, 14) if number != 11]


STARTERS = frozenset("=+-@|%\t\r\n")
"""What begins a formula, or may lead to one."""
LOOK_ALIKES = (
    "\u02d7\u06d4\u1173\u1400\u1429\u1540\u16ed\u174d\u1bc7\u1bf3\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212"
    "\u2214\u2238\u2250\u2251\u2255\u2257\u2259\u225a\u225e\u2500\u2501\u2795\u2796\u2a22\u2a23\u2a24\u2a25\u2a26"
    "\u2a27\u2a29\u2a2a\u2a66\u2a6e\u2a75\u2a76\u2b96\u2cb2\u2cb3\u2cba\u2cbb\u2e1a\u2e40\u2f00\u30a0\u30fc\u3161"
    "\u3192\u31d0\u4e00\ua4fe\ua4ff\ua60c\ua78a\ua7f7\uaa7d\ufb29\ufe58\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d"
    "\uff20\uff70\uffda\U00010190\U00010191\U0001029b\U0001104b\U00011053\U00011055\U00016869\U0001e6e9"
)
"""Confusables of = + - @, and of the full-width hyphen, in Unicode's confusables.txt of 2026-08-06."""
NEGATIVE = re.compile(r"-[0-9]+([.,][0-9]+)?(e[-+]?[0-9]+)?")
UNSEEN = (
    "\u034f\u115f\u1160\u17b4\u180b\u2800\u3164\ufe0f\uffa0\U000e0100 \t\r\n\xa0\xad\u200b\u2028\u2060\ufeff"
)
"""Signs that nobody sees: default-ignorable ones, and blanks."""


def starts_formula(text: str) -> bool:
    """Whether a spreadsheet, or whoever looks at the text, might take it for a formula."""
    seen = text.lstrip(UNSEEN)
    plain = unicodedata.normalize("NFKC", seen).lstrip(UNSEEN)
    return bool(seen) and (seen[0] in LOOK_ALIKES or bool({seen[0], plain[:1]} & STARTERS))


def test_no_cell_begins_with_a_sign_that_begins_a_formula() -> None:
    every = map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1)))
    starters = [
        each for each in every if starts_formula(each) or unicodedata.normalize("NFKC", each)[:1] in STARTERS
    ]
    assert len(starters) > 90, "more than the plain ones"
    for sign, unseen in product(starters, ("", *UNSEEN)):
        for text in (f"{unseen}{sign}1+1", f"{sign}{unseen}cmd", f"{unseen}{unseen}{sign}A1"):
            made = cell(text)
            assert not starts_formula(made), (text, made)
            (read,) = csv.reader(io.StringIO(table_text([["red 7", f"a;{text}"]])), delimiter=";")
            assert not any(map(starts_formula, read)), (text, read)


@given(st.text(max_size=30))
def test_no_text_becomes_a_formula(text: str) -> None:
    made = cell(text)
    assert not starts_formula(made) or NEGATIVE.fullmatch(made)
    assert "\n" not in made
    assert "\r" not in made


@pytest.mark.parametrize("value", [0, 7, -3, 2.5, -0.5, -1e-07, 1e300])
def test_numbers_stay_numbers(value: float) -> None:
    assert float(cell(value)) == float(cell(str(value))) == value


@pytest.mark.parametrize("lang", languages())
def test_numbers_as_people_write_them_stay_numbers(lang: str) -> None:
    with speaking(lang):
        for tenths in range(-25, 26):
            made = cell(decimal(Fraction(tenths, 10), 1))
            assert float(made.replace(",", ".")) == tenths / 10


@pytest.mark.parametrize("text", ["red 7", "Ștefan", "Zoë", "李", "٣ red", "½ red", "first; second", ""])
def test_plain_text_stays_as_it_is(text: str) -> None:
    assert cell(text) == text


def results_of(pseudonym: str, answers: dict[int, str], at: str = stamp(BEGIN)) -> Results:
    """With answers to some of the exercises, by their place."""
    results = Results.begin(CODE, pseudonym)
    for place, exercise in enumerate(exercises_for(CODE, pseudonym)):
        if place in answers:
            text = {"right": exercise.formula, "wrong": wrong_answer(exercise)}.get(
                answers[place], answers[place]
            )
            results = results.answered(exercise.family, text, at)
    return results


def graded_files(**files: str) -> ClassWork:
    return grade_files({f"{name}.json": text.encode() for name, text in files.items()}, CODE)


def remarks(work: ClassWork) -> dict[str, str]:
    return {each.file.removesuffix(".json"): " ".join(each.remarks) for each in work.with_remarks}


def test_the_same_file_twice_counts_once() -> None:
    text = export(work_of("red 1")[0])
    work = graded_files(a=text, b=text)
    assert len(work.students) == 1
    assert remarks(work) == {"b": "The same as a.json. It counts once."}


def test_of_two_files_the_better_counts() -> None:
    early, late = results_of("red 1", {0: "wrong"}), results_of("red 1", {0: "right", 1: "right"})
    work = graded_files(a=export(early), b=export(late))
    assert [each.score.right for each in work.students] == [2]
    assert remarks(work) == {"a": "b.json is also from red 1. The better one counts."}


def test_answers_copied_under_another_name() -> None:
    own = export(work_of("red 1")[0])
    copied = own.replace('"red 1"', '"red 2"')
    work = graded_files(own=own, copied=copied)
    assert len(work.students) == 2
    assert "same answers at the same times as in own.json" in remarks(work)["copied"]
    assert "The seed doesn't match this class code and red 2" in remarks(work)["copied"]
    assert remarks(work)["own"] == "The same answers at the same times as in copied.json."


def test_answers_copied_with_the_right_seed() -> None:
    """Whoever has typed in another's answers, at other times."""
    texts = {0: "12", 1: "0.125", 2: "3/8", 3: "40"}
    later = stamp(BEGIN.replace(hour=11))
    work = graded_files(a=export(results_of("red 1", texts)), b=export(results_of("red 2", texts, later)))
    assert remarks(work) == {
        "a": "The same answers as in b.json, word for word.",
        "b": "The same answers as in a.json, word for word.",
    }


def test_one_answer_alike_is_chance() -> None:
    work = graded_files(
        a=export(results_of("red 1", {0: "12"})),
        b=export(results_of("red 2", {0: "12"}, stamp(BEGIN.replace(hour=10)))),
    )
    assert work.with_remarks == ()


def test_another_class_and_other_things() -> None:
    work = graded_files(
        mine=export(work_of("red 1")[0]), theirs=export(work_of("red 2", "8c")[0]), notes="Hello!"
    )
    assert [each.pseudonym for each in work.students] == ["red 1"]
    assert remarks(work) == {
        "theirs": "The file is from another class, 8c.",
        "notes": "This isn't a results file.",
    }


def test_exercises_of_another_seed_do_not_count() -> None:
    """An easier one, put in by hand beside the own ones."""
    results = results_of("red 1", {0: "right", 1: "wrong"})
    table = json.loads(export(results))
    table["exercises"][1]["seed"] = seed_of(CODE, "red 2")
    table["score"] = {"right": 1, "first": 1, "of": 1}
    work = graded_files(a=json.dumps(table))
    assert [each.score for each in work.students] == [SheetScore(1, 1, 1)]
    assert "The seed doesn't match" in remarks(work)["a"]


def test_first_answers_that_were_not() -> None:
    exercise = exercises_for(CODE, "red 1")[0]
    results = Results.begin(CODE, "red 1").answered(exercise.family, wrong_answer(exercise), stamp(BEGIN))
    results = results.answered(exercise.family, exercise.formula, stamp(BEGIN))
    work = graded_files(a=export(results, SheetScore(1, 1, 1)))
    assert remarks(work) == {"a": "The file says 1 right on the first try. Checking its answers gives 0."}


def test_a_misconception_is_named() -> None:
    exercise = exercises_for(CODE, "red 1")[0]
    name, value = next(iter(exercise.misconceptions.items()))
    work = graded_files(a=export(results_of("red 1", {0: typed(value)})))
    assert [graded.misconception for each in work.students[0].works for graded in each.graded] == [name]


def test_hostile_answers_are_wrong_or_unreadable() -> None:
    texts = (
        "__import__('os').system('x')",
        "9**9**9**9",
        "(" * 200,
        "factorial(10**9)",
        "=cmd|' /C calc'!A0",
    )
    results = Results.begin(CODE, "red 1")
    for exercise, text in zip(exercises_for(CODE, "red 1"), texts, strict=False):
        results = results.answered(exercise.family, text, stamp(BEGIN))
    (student,) = graded_files(a=export(results)).students
    assert student.score == SheetScore(0, 0, len(texts))


@pytest.mark.parametrize("language", languages())
def test_what_is_said_is_in_the_language_spoken_now(language: str) -> None:
    wrong = str(FAMILIES["outs-wait"].exercise(3).misconceptions["fence-post"])
    english = check("outs-wait", 3, wrong).sentence
    with speaking(language):
        assert check("outs-wait", 3, wrong).sentence == say("mistake-fence-post.hint")
        assert (check("outs-wait", 3, wrong).sentence == english) == (language == "en")


TYPED = st.text(max_size=60) | st.text(alphabet="0123456789.,%+-*/^!()nkCAP ·×", max_size=60)


@given(st.sampled_from(sorted(FAMILIES)), st.integers(0, 3), TYPED)
def test_whatever_is_typed_is_graded(family: str, seed: int, text: str) -> None:
    graded = check(family, seed, text, proved=False)
    assert graded.outcome in ("right", "wrong", "unreadable")
    assert graded.sentence


@pytest.mark.parametrize("family", [key for key, each in FAMILIES.items() if each.exercise(0).symbols])
def test_a_proof_changes_no_mark(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove.__self__, "seconds", 60)  # however busy the machine is
    asked = FAMILIES[family].exercise(3)
    other = f"({asked.formula}) + n - n"
    assert check(family, 3, other).how == "proved"
    assert check(family, 3, other, proved=False).outcome == check(family, 3, other).outcome == "right"


def test_a_folder_as_it_comes(tmp_path: Path) -> None:
    (tmp_path / "red 1").mkdir()
    (tmp_path / "red 1" / "results.json").write_bytes(b"{}")
    (tmp_path / ".DS_Store").write_bytes(b"x")
    (tmp_path / "class.csv").write_bytes(b"x")
    (tmp_path / "huge.json").write_bytes(b"[" * 3_000_000)
    (tmp_path / "link.json").symlink_to("/etc/passwd")
    found = read_folder(tmp_path)
    assert list(found) == ["huge.json", "link.json", "red 1/results.json"]
    assert len(found["huge.json"] or b"") < 500_000
    assert found["link.json"] is None, "a link may lead anywhere"
    assert remarks(grade_files(found))["huge"] == "The file is too large to be a results file."


def test_nobody_has_handed_in_anything() -> None:
    assert grade_files({}) == ClassWork("", (), ())
