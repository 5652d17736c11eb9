"""Lessons, steps and exercises as widgets: one walk, many views, and nothing that gives an answer away."""

import json

import pytest

import rummy_widget as rw
from rummy_widget.tutor import LessonError, StepKind, all_lessons, course, find_lesson
from widgets.pages import Page


def test_a_step_and_its_lesson_share_one_walk():
    lesson = rw.Lesson("runs")
    step, twin, header = lesson.step("first-run"), lesson.step("first-run"), lesson.header()
    page = Page(step)
    moved = next(
        tile["id"] for shelf in page.rack["shelves"] for tile in shelf if tile and tile["name"] == "red 7"
    )
    page.sends("move", tiles=[moved], shelf=0, slot=2)
    assert (step.outcome, step.stars, twin.outcome) == ("right", 3, "right")
    assert lesson.state["step"]["outcome"] == "right"
    assert header.state["lesson"]["steps"][0] == {
        "key": "first-run", "title": "Your first run", "stars": 3, "outcome": "right", "current": False,
        "same": [],
    }  # fmt: skip
    assert header.state["progress"]["runs"]["steps"] == {"first-run": {"stars": 3}}


def test_what_a_step_is_for_is_told_apart_from_the_praise_and_announced_before_it():
    """Under a house rule the reason may be untrue, and is not said."""
    lesson = rw.Lesson("runs")
    page, why = Page(lesson.step("first-run")), str(course().lesson("runs").step("first-run").why)
    page.sends("move", tiles=[id_of(page, "red 7")], shelf=0, slot=2)
    assert page.widget.state["step"]["why"] == why
    assert page.rack["verdict"]["text"] == "All three stars."
    assert page.widget.state["said"] == f"Right. {why} All three stars."
    assert Page(lesson.house_rule("jokers_adjacent")).sends("house", value="no")["ok"]
    assert page.widget.state["step"]["why"] is None
    assert why not in page.widget.state["said"]
    assert page.rack["verdict"]["status"] == "right"


def test_a_view_of_another_step_is_left_alone():
    lesson = rw.Lesson("runs")
    first, second = lesson.step("first-run"), lesson.step("one-colour")
    before = second.state["rev"]
    Page(first).sends("hint")
    assert second.state["rev"] == before


def test_two_lessons_are_two_walks():
    one, other = rw.Lesson("runs"), rw.Lesson("runs")
    Page(one).sends("hint")
    assert one.state["step"]["hints"]
    assert not other.state["step"]["hints"]


def test_the_stepper_goes_on_back_and_anywhere():
    lesson = rw.Lesson("tiles")
    page = Page(lesson)
    keys = [step["key"] for step in lesson.state["lesson"]["steps"]]
    page.sends("next")
    assert lesson.state["step"]["key"] == keys[1]
    page.sends("back")
    page.sends("skip")
    assert lesson.state["step"]["key"] == keys[1]
    page.sends("back")
    assert lesson.state["step"]["skipped"]
    page.sends("go", step=keys[-1])
    assert lesson.state["step"]["next"] is None
    assert not page.sends("go", step="nowhere")["ok"]


def test_stored_stars_come_in_and_the_better_result_stays():
    lesson = rw.Lesson("runs")
    page = Page(lesson)
    page.sends(
        "progress", stored={"runs": {"v": 1, "steps": {"first-run": {"stars": 2}, "gone": {"stars": 3}}}}
    )
    assert lesson.state["lesson"]["steps"][0]["stars"] == 2
    page.sends("progress", stored={"runs": {"v": 1, "steps": {"first-run": {"stars": 1}}}})
    assert lesson.state["lesson"]["steps"][0]["stars"] == 2
    page.sends("reset")
    assert lesson.state["lesson"]["stars"] == 0


@pytest.mark.parametrize("key", all_lessons())
def test_no_state_gives_an_answer_away(key):
    lesson = rw.Lesson(key)
    for data in find_lesson(key).steps:
        told = json.dumps(lesson.step(data.key).state)
        for answer in data.answers:
            asked = data.kind in (
                StepKind.ANSWER,
                StepKind.ACT,
            )  # among what is offered
            assert asked or json.dumps(answer) not in told
        for mistake in data.mistakes:
            assert mistake.text is None or json.dumps(str(mistake.text))[1:-1] not in told


def test_a_wrong_choice_is_shown_on_the_rack():
    step = rw.exercise("r5 r6 | r7 b7", "Choose the run.", forms="run", solution="r5 r6 r7")
    page = Page(step)
    wrong = [id_of(page, name) for name in ("red 5", "red 6", "blue 7")]
    answer = page.sends("check", tiles=wrong)
    assert answer["ok"]
    assert step.outcome == "wrong"
    marked = [each for segment in page.rack["segments"] for each in segment["marked"]]
    assert marked == [id_of(page, "blue 7")]
    assert page.rack["verdict"]["clause"]["id"] == "PRO-20"


def test_a_number_is_answered_and_echoed():
    step = rw.exercise(goal="How many tiles are in the box?", number=106)
    page = Page(step)
    assert step.state["rack"] is None
    assert not page.sends("check", answer="many")["ok"]
    page.sends("check", answer="105")
    assert (step.outcome, step.state["step"]["answer"]) == ("wrong", "105")
    page.sends("check", answer=" 106 ")
    assert (step.outcome, step.stars) == ("right", 2)


def test_a_turn_is_played():
    step = rw.exercise(
        "r5 r6 r7 | k1", "Take the red 8.", turn={"phase": "draw", "discard": "r8", "stock": "b3"}, did="take"
    )
    page = Page(step)
    felt = step.state["step"]["felt"]
    assert [pile["text"] for pile in (*felt["piles"], *felt["row"])] == [
        "Draw",
        "Take red 8",
    ]
    page.sends("act", move="discard k1")
    assert step.outcome == "wrong"
    page.sends("act", move="take")
    assert step.outcome == "right"


def test_exercises_say_what_they_lack():
    with pytest.raises(LessonError, match="goal"):
        rw.exercise("r5 r6 r7")
    with pytest.raises(LessonError, match="did you mean 'runs'"):
        rw.exercise("r5 r6 | r7", "Make a run.", rums=1)


def test_unknown_lessons_and_steps_are_named():
    with pytest.raises(LessonError, match="did you mean 'runs'"):
        rw.Lesson("rums")
    with pytest.raises(LessonError, match="did you mean 'first-run'"):
        rw.Lesson("runs").step("frist-run")


def test_reprs_are_stable_and_say_how_to_make_it():
    lesson = rw.Lesson("runs")
    assert [repr(each) for each in (lesson, lesson.step("first-run"), lesson.header(), lesson.footer())] == [
        "Lesson('runs')",
        "Lesson('runs').step('first-run')",
        "Lesson('runs').header()",
        "Lesson('runs').footer()",
    ]


def test_the_end_shows_what_was_learned_in_the_steps_that_are_solved():
    lesson = rw.Lesson("runs")
    foot = lesson.footer()
    assert (foot.state["won"], foot.state["recap"]) == (0, [])
    stars = {step.key: {"stars": 3} for step in course().lesson("runs").steps}
    page = Page(foot)
    some = {key: stars[key] for key in ("one-colour", "joker")}
    assert page.sends("progress", stored={"runs": {"v": 1, "steps": some}})["ok"]
    assert [each["text"] for each in foot.state["recap"]] == [
        "A run has only one colour.",
        "Between 6 and 8, the Joker is the yellow 7.",
    ]
    assert [tile["name"] for tile in foot.state["recap"][0]["tiles"]] == ["blue 8", "blue 9", "blue 10"]
    assert foot.state["won"] == 0, "stars are those of the whole lesson"
    assert page.sends("progress", stored={"runs": {"v": 1, "steps": stars}})["ok"]
    assert (foot.state["won"], len(foot.state["recap"])) == (3, 3)
    assert Page(lesson.house_rule("jokers_adjacent")).sends("house", value="no")["ok"]
    assert lesson.footer().state["recap"] == [], "it may be untrue under a house rule"


def test_a_woken_step_gets_its_tiles_back():
    step = rw.Lesson("runs").step("first-run")
    page = Page(step)
    start = course().lesson("runs").step("first-run").start.notation()
    assert page.sends("restore", arrangement=start + " _ _")["ok"]
    assert not page.sends("restore", arrangement="r5 r6 r7")["ok"]


def test_home_counts_what_is_finished_and_where_to_go_on():
    home = rw.Home()
    page = Page(home)
    assert home.state["resume"]["href"] == "../lessons/pro/00-first-win.ipynb?step=one-tile"
    stars = {step.key: {"stars": 3} for step in course().lesson("tiles").steps}
    page.sends("progress", stored={"tiles": {"v": 1, "steps": stars}})
    assert (home.state["finished"], home.state["resume"]["title"]) == (1, "Runs")
    card = home.state["chapters"][0]["lessons"][1]
    assert (card["stars"], card["done"]) == (3, True)
    page.sends("reset")
    assert home.state["finished"] == 0


def test_the_course_map_is_a_list_without_a_kernel():
    data, _ = rw.Home()._repr_mimebundle_()
    assert '<a href="../lessons/pro/02-runs.ipynb">Runs</a>' in data["text/html"]


def test_the_rules_of_another_game_are_one_message_away():
    page = Page(rw.Rules())
    assert (page.widget.state["book"], page.widget.state["title"]) == ("PRO", "The rules of Rummy PRO")
    assert page.sends("book", book="BR")["ok"]
    assert page.widget.state["title"] == "The rules of Basic Rummy"
    assert page.widget.state["prices"] is None
    answer = page.sends("book", book="chess")
    assert "PRO, RK, TR, R45, BR" in answer["error"]
    assert rw.Rules(rules=rw.TILES_50).state["book"] == "TR"
    with pytest.raises(TypeError, match="must be a Ruleset"):
        rw.Rules(rules="rummikub")


def test_the_rules_stand_as_a_page_without_a_kernel():
    data, _ = rw.Rules()._repr_mimebundle_()
    assert 'id="PRO-20"' in data["text/html"]


def id_of(page, name):
    return next(
        tile["id"] for shelf in page.rack["shelves"] for tile in shelf if tile and tile["name"] == name
    )


def test_a_drill_at_a_table_has_another_table_each_time():
    lesson = rw.Lesson("rummikub/splitting")
    page = Page(lesson.step("drill"))
    shown = [json.dumps(page.rack["trays"])]
    for _ in range(3):
        assert page.sends("another")["ok"]
        shown.append(json.dumps(page.rack["trays"]))
    assert len(set(shown)) == 4
    assert page.widget.state["step"]["drill"] == {"seed": 4}
