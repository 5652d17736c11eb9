"""Progress that comes back is hostile: whatever it is, it is answered, and only our steps' stars pass."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rummy_widget.engine.typed_reading import ReadError
from rummy_widget.tutor import LessonProgress, course
from rummy_widget.tutor.progress import as_stored, merged, of_lesson, read_all, read_stored

RUNS = course().lesson("runs")
KEYS = [step.key for step in RUNS.steps]

leaves = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.binary(max_size=8)
    | st.sampled_from(["v", "steps", "stars", "first-run", "runs", "__proto__", "constructor", "9" * 400])
)
keys = st.sampled_from(
    ["v", "steps", "stars", "first-run", "high-one", "runs", "groups", "__proto__", ""]
) | st.text(max_size=12)
garbage: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=20,
)
nearly = st.fixed_dictionaries(
    {
        "v": st.just(1) | leaves,
        "steps": st.dictionaries(keys, st.fixed_dictionaries({"stars": leaves}) | leaves),
    }
)


@settings(max_examples=400)
@given(garbage | nearly)
@example(math.nan)
@example({"v": True, "steps": {}})
@example({"v": 1, "steps": {"first-run": {"stars": True}}})
@example({"v": 1, "steps": {"first-run": {"stars": 3.0}}})
@example({"v": 1, "steps": {"first-run": {"stars": math.inf}}})
@example({"v": 1, "steps": {"first-run": {"stars": 3, "more": 1}}})
@example("[" * 100_000)
@example("[" * 15_000)
@example('{"v": 1, "steps": {"first-run": {"stars": NaN}}}')
@example('{"v": 1, "steps": {"first-run": {"stars": ' + "9" * 10_000 + "}}}")
def test_garbage_gives_stars_or_one_clear_error(stored: Any) -> None:
    stars: dict[str, int] = {}
    answer = "stars"
    try:
        stars = read_stored(stored)
    except ReadError as error:
        answer = str(error)
    assert 0 < len(answer) < 300
    assert all(type(key) is str and type(count) is int and 0 <= count <= 3 for key, count in stars.items())


@settings(max_examples=100)
@given(garbage | st.dictionaries(st.sampled_from(["runs", "tiles", "groups", "x"]), garbage | nearly))
def test_no_lesson_spoils_another(stored: Any) -> None:
    good = {"v": 1, "steps": {KEYS[0]: {"stars": 2}}}
    try:
        found, problems = read_all(
            {**stored, "groups": good} if isinstance(stored, dict) else stored, course().by_key
        )
    except ReadError:
        assert not isinstance(stored, dict)
        return
    assert "groups" in found
    for key, stars in found.items():
        assert set(stars) <= {step.key for step in course().lesson(key).steps}
        assert all(1 <= count <= 3 for count in stars.values())
    assert all(problem.startswith("lesson ") for problem in problems)


def nested(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = {}
    for _ in range(depth):
        inner = {"v": 1, "steps": inner}
    return inner


@pytest.mark.parametrize(
    "stored",
    [None, 7, [], "", "null", "{}", {}, {"v": 2, "steps": {}}, {"v": 1}, nested(50_000), {1: 2}, object(),
     "x" * 10**6, {"v": 1, "steps": {f"s{n}": {"stars": 1} for n in range(100_000)}},
     {"v": 1, "steps": {"s" * 10_000: {"stars": 1}}}],
    ids=lambda stored: type(stored).__name__,
)  # fmt: skip
def test_what_is_no_progress_is_refused(stored: Any) -> None:
    with pytest.raises(ReadError):
        read_stored(stored)


def test_all_of_it_must_be_an_object() -> None:
    for stored in (None, [], "runs", 3, {str(n): {} for n in range(10_000)}):
        with pytest.raises(ReadError):
            read_all(stored, course().by_key)


@given(st.dictionaries(st.sampled_from(KEYS), st.integers(1, 3)))
def test_what_is_stored_reads_back(stars: dict[str, int]) -> None:
    assert read_stored(as_stored(stars)) == stars
    assert read_stored(json.dumps(as_stored(stars))) == stars
    assert of_lesson(stars, RUNS) == stars


@given(
    st.dictionaries(st.sampled_from(KEYS), st.integers(0, 3)),
    st.dictionaries(st.sampled_from(KEYS), st.integers(0, 3)),
)
def test_merging_takes_the_better_result(one: dict[str, int], other: dict[str, int]) -> None:
    both = merged(one, other)
    assert both == {key: max(one.get(key, 0), other.get(key, 0)) for key in both}
    assert set(both) == {*one, *other}
    assert merged(both, one) == both


def test_a_walk_keeps_the_better_of_what_it_has_and_what_is_stored() -> None:
    walk = LessonProgress.begin(RUNS, {"first-run": 2, "split": 1})
    walk = walk.with_stars({"first-run": 1, "split": 3, "no-such-step": 3})
    assert {key: stars for key, stars in walk.stars.items() if stars} == {"first-run": 2, "split": 3}
    assert walk.stored() == {"v": 1, "steps": {"first-run": {"stars": 2}, "split": {"stars": 3}}}


def test_stars_of_steps_that_the_course_let_go_do_nothing() -> None:
    stored = {**dict.fromkeys(KEYS, 3), "let-go": 3}
    walk = LessonProgress.begin(RUNS, of_lesson(stored, RUNS))
    assert walk.stars == dict.fromkeys(KEYS, 3)
