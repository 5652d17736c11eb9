"""The results file: round trips, and all that may come in its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from classroom.pupils import CODE, work_of
from rummy_widget.classroom import (
    Results,
    ResultsError,
    SheetScore,
    exercises_for,
    export,
    read_results,
    score_of,
)
from rummy_widget.classroom.marks import grade_work
from rummy_widget.classroom.results import FORMAT, MOST_ANSWERS, MOST_BYTES

AT = "2026-01-30T09:12:05Z"


def table(**changes: Any) -> dict[str, Any]:
    """A file with one answer, and something changed."""
    begun = Results.begin(CODE, "red 7").answered("outs-wait", "7", AT)
    return {**json.loads(export(begun)), **changes}


@pytest.mark.parametrize("pseudonym", ["red 1", "=cmd|' /C calc'!A0", "Zoë 🀄", "<script>", 'O\'Neill "x"'])
def test_a_file_says_what_was_done(pseudonym: str) -> None:
    results, score = work_of(pseudonym)
    read = read_results(export(results).encode())
    assert read == results
    assert read.score == score == score_of(results)
    assert len(export(results)) < 10_000


def test_a_file_from_an_editor_of_windows() -> None:
    results, _ = work_of("red 2")
    assert read_results(b"\xef\xbb\xbf" + export(results).replace("\n", "\r\n").encode()) == results


def test_answers_that_cannot_be_read_cost_nothing() -> None:
    (exercise, *_) = exercises_for(CODE, "red 7")
    results = Results.begin(CODE, "red 7")
    for text in ("3 * 1,000", "C(5", "", exercise.formula):
        results = results.answered(exercise.family, text, AT)
    assert score_of(results) == SheetScore(right=1, first=1, of=1)


def test_further_exercises_are_practice() -> None:
    (exercise, *_) = exercises_for(CODE, "red 7")
    results = (
        Results.begin(CODE, "red 7")
        .answered(exercise.family, "5", AT)
        .answered(exercise.family, "5", AT, turn=1)
    )
    assert [work.seed - results.seed for work in results.works] == [0, 1]
    assert score_of(results).of == 1


def test_an_answer_that_is_too_long_does_not_become_another() -> None:
    (exercise, *_) = exercises_for(CODE, "red 7")
    results = Results.begin(CODE, "red 7").answered(exercise.family, f"{exercise.formula}{' ' * 200}", AT)
    assert [graded.outcome for graded in grade_work(results.works[0]).graded] == ["unreadable"]


def test_too_much_to_be_one_students() -> None:
    works = [{**WORK, "seed": seed, "answers": [ANSWER] * 50} for seed in range(21)]
    with pytest.raises(ResultsError, match="too large"):
        read_results(json.dumps(table(exercises=works)))


def test_what_is_too_long_is_kept_short() -> None:
    results = Results.begin(CODE, "red 7")
    for _ in range(MOST_ANSWERS + 5):
        results = results.answered("outs-wait", "9" * 1000, AT)
    assert read_results(export(results)) == results


ANSWER = {"text": "7", "at": AT}
WORK = {"family": "outs-wait", "seed": 5, "answers": [ANSWER]}
WRONG: list[tuple[object, str]] = [
    ("", "The file is empty."),
    ("  \n", "The file is empty."),
    ("hello", "This isn't a results file."),
    ("[1, 2]", "This isn't a results file."),
    ("{}", "This isn't a results file."),
    (b"\x89PNG\r\n\x1a\n", "This isn't a results file."),
    ('{"format": NaN}', "This isn't a results file."),
    ('{"format": 1e999}', "This isn't a results file."),
    ("{" + ",".join(f'"{key}":0' for key in range(30_000)) + "}", "This isn't a results file."),
    ('{"format": 1, "format": 2}', "Something in the file was changed after it was saved. Ask for it again."),
    ('{"format": "\\ud83c"}', "The file contains broken characters. Ask for it again."),
    ("[" * 100_000, "This isn't a results file."),
    ('{"a":' * 60_000, "This isn't a results file."),
    ("9" * 10_000, "This isn't a results file."),
    ("x" * (MOST_BYTES + 1), "The file is too large to be a results file."),
    (table(version=2), "The file comes from another version of rummy_widget."),
    (table(version=True), "The file comes from another version of rummy_widget."),
    (table(format="other"), "This isn't a results file."),
    (table(code=""), "A class code has 1 to 60 characters."),
    (table(pseudonym=["red 7"]), "A pseudonym has 1 to 60 characters."),
    (table(pseudonym="\x1b]0;x\x07"), "A pseudonym has 1 to 60 characters."),
    (
        table(exercises=[{**WORK, "family": "rm -rf"}]),
        "The file has an exercise that this version doesn't know.",
    ),
]
CHANGED: list[dict[str, Any]] = [
    {"seed": -1},
    {"seed": 1.5},
    {"seed": "5"},
    {"seed": 10**400},
    {"seed": True},
    {"more": 1},
    {"exercises": {}},
    {"exercises": [WORK, WORK]},
    {"exercises": [{**WORK, "points": 9}]},
    {"exercises": [{**WORK, "answers": "7"}]},
    {"exercises": [{**WORK, "answers": [ANSWER] * 51}]},
    {"exercises": [{**WORK, "answers": [{**ANSWER, "at": "yesterday"}]}]},
    {"exercises": [{**WORK, "answers": [{**ANSWER, "at": "2026-13-45T99:00:00Z"}]}]},
    {"exercises": [{**WORK, "answers": [{**ANSWER, "text": "7" * 202}]}]},
    {"exercises": [{**WORK, "answers": [{**ANSWER, "text": 7}]}]},
    {"exercises": [WORK] * 201},
    {"lessons": {"runs": {"v": 1, "steps": {"first-run": {"stars": 99}}}}},
    {"lessons": {"x" * 61: {"v": 1, "steps": {}}}},
    {"score": {"right": 1}},
    {"score": None},
    {"score": {"right": -1, "first": 0, "of": 1}},
]


@pytest.mark.parametrize(("content", "sentence"), WRONG)
def test_what_is_no_results_file(content: object, sentence: str) -> None:
    text = content if isinstance(content, str | bytes) else json.dumps(content)
    with pytest.raises(ResultsError) as refused:
        read_results(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("change", CHANGED, ids=lambda change: str(change)[:50])
def test_what_has_been_changed(change: dict[str, Any]) -> None:
    with pytest.raises(ResultsError, match="changed after it was saved"):
        read_results(json.dumps(table(**change)))


@pytest.mark.parametrize("place", ["code", "pseudonym", "text", "at", "family", "lesson", "key"])
def test_half_a_pair_of_signs_is_refused_wherever_it_stands(place: str) -> None:
    whole = export(work_of("red 7")[0])
    half = "\\ud800"
    changed = {
        "text": whole.replace('"text": "', f'"text": "{half}', 1),
        "at": whole.replace('"at": "', f'"at": "{half}', 1),
        "family": whole.replace('"family": "', f'"family": "{half}', 1),
        "lesson": whole.replace('"runs"', f'"runs{half}"'),
        "key": whole.replace('"score"', f'"score{half}"'),
    }.get(place, whole.replace(f'"{place}": "', f'"{place}": "{half}'))
    assert changed != whole
    with pytest.raises(ResultsError, match="broken characters"):
        read_results(changed)


def test_an_answer_that_is_sent_with_half_a_pair_can_be_handed_in() -> None:
    results = Results.begin(CODE, "red 7").answered("outs-wait", "7\ud83c", AT)
    assert read_results(export(results)).works[0].answers == ((("7?"), AT),)


def test_a_file_that_breaks_off() -> None:
    whole = export(work_of("red 7")[0])
    for end in range(60, len(whole) - 2, 97):
        with pytest.raises(ResultsError, match="breaks off"):
            read_results(whole[:end])


json_like = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(sorted(table())), json_like)
def test_whatever_a_part_is_it_is_read_or_refused(part: str, value: object) -> None:
    try:
        read = read_results(json.dumps({**table(), part: value}))
    except ResultsError:
        return
    assert read_results(export(read, read.score)) == read


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_whatever_a_file_is_it_is_refused(content: str | bytes) -> None:
    with pytest.raises(ResultsError):
        read_results(content)


def test_the_format_is_named() -> None:
    assert table()["format"] == FORMAT == "rummy_widget results"
