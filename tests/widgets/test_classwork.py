"""Exercises of a class as a page has them: typed, read back, graded, kept, and saved for the teacher."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.classroom import (
    FAMILIES,
    Results,
    Topic,
    exercise,
    exercises_for,
    export,
    read_results,
    seed_of,
)
from rummy_widget.widgets.classwork.student import merge_results
from widgets.pages import Page


def state(page: Page) -> Any:
    return page.widget.state


def exercise_page(family: str = "outs-wait", seed: int = 7, **options: Any) -> Page:
    return Page(rw.Exercise(family, seed, **options))


def work_page(topic: str | None = "waiting", **options: Any) -> Page:
    return Page(rw.Classwork(topic, **{"code": "7b maths", "name": "red 7", **options}))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_exercise_takes_its_own_formula_and_names_each_slip(family: str) -> None:
    page, asked = exercise_page(family), exercise(family, 7)
    assert state(page)["task"]["text"] == asked.text
    assert state(page)["task"]["solution"] is None
    for name, wrong in asked.misconceptions.items():
        page.sends("check", answer=str(wrong))
        verdict = state(page)["task"]["verdict"]
        assert (verdict["outcome"], verdict["misconception"]) == ("wrong", name)
    page.sends("check", answer=asked.formula)
    verdict = state(page)["task"]["verdict"]
    assert verdict["outcome"] == "right"
    assert verdict["how"]
    assert verdict["typeset"].startswith("<math")
    assert state(page)["task"]["solution"]["text"] == asked.solution


def test_what_is_typed_is_read_back_before_it_is_graded() -> None:
    page = exercise_page()
    assert page.sends("typed", text="C(52,5)/4")["ok"]
    task = state(page)["task"]
    assert task["reading"]["text"] == "C(52, 5)/4"
    assert task["reading"]["typeset"].startswith("<math")
    assert task["verdict"] is None
    assert task["tries"] == ""


def test_what_cannot_be_read_costs_nothing_and_its_place_is_shown() -> None:
    page = exercise_page()
    page.sends("typed", text="3 * 1,000")
    reading = state(page)["task"]["reading"]
    assert "two numbers" in reading["problem"]
    assert reading["place"] == ("3 * ", "1,000", "")
    page.sends("check", answer="3 * 1,000")
    task = state(page)["task"]
    assert task["verdict"]["outcome"] == "unreadable"
    assert task["verdict"]["place"] == ("3 * ", "1,000", "")
    assert task["tries"] == ""


def test_an_empty_answer_is_no_answer() -> None:
    page = exercise_page()
    answer = page.sends("check", answer="  ")
    assert not answer["ok"]
    assert answer["error"] == "You haven't typed anything yet."
    assert state(page)["task"]["tries"] == ""


def test_a_verdict_goes_once_something_else_is_typed() -> None:
    page = exercise_page()
    page.sends("check", answer="7")
    assert state(page)["task"]["verdict"]["outcome"] == "wrong"
    page.sends("typed", text="71")
    assert state(page)["task"]["verdict"] is None
    assert state(page)["task"]["tries"] == "One answer so far"


def test_the_solution_is_shown_on_request_or_with_the_right_answer() -> None:
    page = exercise_page()
    assert state(page)["task"]["may_show"]
    page.sends("show")
    task = state(page)["task"]
    assert not task["may_show"]
    assert task["solution"]["text"] == exercise("outs-wait", 7).solution


def test_other_numbers_are_those_of_the_next_seed() -> None:
    page = exercise_page()
    page.sends("another")
    assert state(page)["task"]["text"] == exercise("outs-wait", 8).text
    page.sends("another", seed=100)
    assert repr(page.widget) == "Exercise('outs-wait', seed=100)"


def test_a_student_has_a_seed_of_their_own() -> None:
    page = Page(rw.Exercise("outs-wait", code="7B maths", name="Red 7"))
    assert state(page)["task"]["seed"] == seed_of("7b maths", "red 7")


@pytest.mark.parametrize(
    ("family", "options"),
    [
        ("runs", {}),
        ("outs-wait", {"seed": -1}),
        ("outs-wait", {"code": "7b"}),
        ("outs-wait", {"code": "7b", "name": "red 7", "seed": 3}),
        ("outs-wait", {"code": " ", "name": "red 7"}),
    ],
)
def test_what_there_is_not_is_refused(family: str, options: Any) -> None:
    with pytest.raises(ValueError, match=r"^.{10,}$"):
        rw.Exercise(family, **options)


def test_an_exercise_speaks_romanian() -> None:
    page = exercise_page(lang="ro")
    page.sends("check", answer="7")
    english = exercise_page()
    english.sends("check", answer="7")
    assert state(page)["task"]["verdict"]["word"] == "Încă nu"
    assert state(page)["task"]["text"] != state(english)["task"]["text"]
    assert state(page)["task"]["verdict"]["text"] != state(english)["task"]["verdict"]["text"]


def test_tiles_are_shown_where_an_exercise_has_them() -> None:
    task = state(exercise_page("outs-next"))["task"]
    assert len(task["tiles"]) == 14
    assert task["tiles_label"].startswith("red ")


# -- the work of a student


def test_it_begins_with_code_and_pseudonym() -> None:
    page = Page(rw.Classwork("waiting"))
    assert state(page)["own"] is None
    assert state(page)["task"] is None
    answer = page.sends("begin-alone", code="7b maths", name=" ")
    assert not answer["ok"]
    assert "1 to 60 characters" in answer["error"]
    assert page.sends("begin-alone", code="7b maths", name="red 7")["ok"]
    assert state(page)["own"]["seed"] == seed_of("7b maths", "red 7")
    assert [each["key"] for each in state(page)["list"]] == ["outs-next", "outs-within", "outs-wait"]


def test_the_code_of_the_class_is_not_asked_for() -> None:
    page = Page(rw.Classwork("waiting", code="7b maths"))
    page.sends("begin", code="another class", name="red 7")
    assert state(page)["own"]["seed"] == seed_of("7b maths", "red 7")


def test_the_exercises_are_those_of_the_worksheet() -> None:
    page = work_page(None, each=1)
    sheet = exercises_for("7b maths", "red 7")
    assert [each["key"] for each in state(page)["list"]] == [each.family for each in sheet]
    for each in sheet:
        page.sends("go", step=each.family)
        assert state(page)["task"]["text"] == each.text


def test_a_right_answer_leads_on() -> None:
    page = work_page()
    seed = seed_of("7b maths", "red 7")
    for family in ("outs-next", "outs-within", "outs-wait"):
        assert state(page)["task"]["key"] == family
        assert not state(page)["task"]["may_show"]
        page.sends("check", answer=exercise(family, seed).formula)
        assert state(page)["task"]["right"]
        if state(page)["next"]:
            page.sends("go", step=state(page)["next"])
    assert state(page)["next"] is None
    assert state(page)["standing"] == "3 of 3 right"


def test_the_file_for_the_teacher_is_what_was_answered() -> None:
    page = work_page()
    right = exercise("outs-next", seed_of("7b maths", "red 7")).formula
    for answer in ("1,000", "7", right, right):
        page.sends("check", answer=answer)
    stars = {"runs": {"v": 1, "steps": {"first-run": {"stars": 2}}}, "tiles": {"v": "x"}}
    assert page.sends("export", stored=stars)["ok"]
    file = state(page)["file"]
    assert file["name"] == "results-7b-maths-red-7.json"
    results = read_results(file["text"])
    assert [each.text for each in results.works[0].answers] == ["1,000", "7", right]
    assert results.lessons == {"runs": {"first-run": 2}}
    assert results.score == (1, 0, 1)
    page.sends("typed", text="8")
    assert state(page)["file"] is None


def test_work_that_the_browser_kept_goes_on() -> None:
    before = work_page()
    before.sends("check", answer="7")
    page = Page(rw.Classwork("waiting", code="7b maths"))
    assert page.sends("work", text=state(before)["record"])["ok"]
    assert [each["state"] for each in state(page)["list"]] == ["wrong", "open", "open"]
    assert state(page)["record"] == state(before)["record"]


def test_work_of_other_topics_stays_in_the_file() -> None:
    before = work_page("racks")
    before.sends("check", answer="7")
    page = work_page("waiting")
    page.sends("work", text=state(before)["record"])
    page.sends("check", answer="7")
    families = [work.family for work in read_results(state(page)["record"]).works]
    assert families == ["racks-sized", "outs-next"]


def altered(**changes: Any) -> str:
    return json.dumps({**json.loads(export(Results.begin("7b maths", "red 7"))), **changes})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("{}", "results file"),
        (export(Results.begin("7b maths", "red 8")), "another student"),
        (export(Results.begin("7c", "red 7")), "another class"),
        (altered(seed=12), "another student"),
        (altered(pseudonym="red 7 "), None),
    ],
)
def test_work_that_is_not_this_student_s_is_refused(text: str, reason: str | None) -> None:
    page = work_page()
    record = state(page)["record"]
    answer = page.sends("work", text=text)
    assert answer["ok"] == (reason is None)
    if reason:
        assert reason in answer["error"]
    assert state(page)["record"] == record


def test_fifty_answers_to_an_exercise_are_kept() -> None:
    page = work_page()
    for number in range(50):
        assert page.sends("check", answer=str(number + 2))["ok"]
    answer = page.sends("check", answer="1")
    assert not answer["ok"]
    assert answer["error"].startswith("You can give at most 50 answers")
    assert len(read_results(state(page)["record"]).works[0].answers) == 50


def test_merged_work_has_each_answer_once() -> None:
    one = Results.begin("7b", "red 7").answered("outs-wait", "7", at="2026-01-30T09:00:00Z")
    two = one.answered("outs-wait", "8", at="2026-01-30T08:00:00Z").answered(
        "outs-next", "1/2", at="2026-01-30T08:30:00Z"
    )
    both = merge_results(one, two)
    assert [answer.text for answer in both.works[0].answers] == ["8", "7"]
    assert merge_results(both, one).works == both.works
    assert read_results(export(both)) == both
    with pytest.raises(ValueError, match="another student"):
        merge_results(one, Results.begin("7b", "red 8"))


def test_another_student_begins_with_nothing() -> None:
    page = work_page()
    page.sends("check", answer="7")
    page.sends("leave")
    assert state(page)["record"] is None
    assert not page.sends("check", answer="7")["ok"]
    page.sends("begin-alone", code="7b maths", name="red 8")
    assert [each["state"] for each in state(page)["list"]] == ["open", "open", "open"]


@pytest.mark.parametrize("topic", [*Topic, None])
def test_every_topic_has_its_work(topic: str | None) -> None:
    page = work_page(topic)
    assert len(state(page)["list"]) == len(
        [each for each in FAMILIES.values() if topic in (None, each.topic)]
    )


@pytest.mark.parametrize("options", [{"topic": "runs"}, {"each": 0}, {"code": None}])
def test_what_classwork_does_not_take_is_refused(options: Any) -> None:
    with pytest.raises(ValueError, match=r"^.{10,}$"):
        work_page(**{"topic": "racks", **options})
