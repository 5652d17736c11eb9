"""House rules on a lesson's page: one switch re-judges everything there, and no star is won by it."""

import pytest

import rummy_widget as rw
from rummy_widget.engine.layout import Layout, parse_arrangement
from rummy_widget.engine.rules import EVERY_SWITCH, SWITCHES
from rummy_widget.tutor import (
    Attempt,
    LessonData,
    LessonError,
    LessonProgress,
    StepData,
    StepKind,
    all_lessons,
    exercise,
    find_lesson,
)
from rummy_widget.tutor.lesson_progress import under_rules
from rummy_widget.tutor.texts import Text
from rummy_widget.widgets.lesson import Step
from rummy_widget.widgets.session import Session
from widgets.pages import Page

MOSAIC = "r1 y2 b3 k4 r5 * b7 k8 r9 y10 b11 k12 r13 y1 | k3"


@pytest.fixture
def lesson():
    return rw.Lesson("runs")


def session(*steps: StepData) -> Session:
    return Session(LessonData("own", 1, "melds", Text.of("Own"), Text.of(""), (), steps))


def two_jokers(**more) -> StepData:
    return exercise("r5 * _ r8 / *", "Make one run.", run="r5 * * r8", solution="r5 * * r8", **more)


# -- the card ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SWITCHES)
def test_a_card_shows_the_ruling_and_every_value(lesson, name):
    card = lesson.house_rule(name)
    rule = card.state["rule"]
    assert rule["clause"]["id"] == SWITCHES[name].clause
    assert rule["ruling"] in rule["clause"]["text"]
    assert [option["key"] for option in rule["options"]] == list(SWITCHES[name].values)
    assert [option["key"] for option in rule["options"] if option["about"]] == [rule["value"]]
    assert rule["house"] is None
    assert repr(card) == f"Lesson('runs').house_rule({name!r})"
    page = Page(card)
    for value in (*SWITCHES[name].values[1:], SWITCHES[name].values[0]):
        assert page.sends("house", value=value)["ok"]
        assert card.state["rule"]["value"] == value
        assert bool(card.state["rule"]["house"]) == (value != SWITCHES[name].values[0])


def test_where_no_kernel_runs_a_card_can_be_read(lesson):
    data, _ = lesson.house_rule("mosaic_jokers")._repr_mimebundle_()
    assert "PRO-41" in data["text/html"]
    assert "at the reduced price (as in the course)" in data["text/html"]


def test_an_unknown_switch_is_named(lesson):
    with pytest.raises(LessonError, match="did you mean 'mosaic_jokers'"):
        lesson.house_rule("mosaic_joker")


@pytest.mark.parametrize("value", ["never", "", "reduced ", 3, None, ["reduced"], "x" * 3000])
def test_a_value_that_there_is_not_changes_nothing(lesson, value):
    card = lesson.house_rule("mosaic_jokers")
    before = card.state
    answer = Page(card).sends("house", value=value)
    assert not answer["ok"]
    assert card.state == before


# -- racks ------------------------------------------------------------------------------------


def test_a_switch_re_judges_every_example_of_its_own_lesson_and_no_other(lesson):
    card, rack, other = (
        lesson.house_rule("mosaic_jokers"),
        lesson.rack(MOSAIC),
        rw.Lesson("runs").rack(MOSAIC),
    )
    assert rack.reading.closing.points == 200
    Page(card).sends("house", value="natural_only")
    assert rack.reading.closing is None
    assert rack.state["rack"]["house"] == "Your house rule applies. Jokers in a Mosaic: none."
    assert other.reading.closing.points == 200
    assert other.state["rack"]["house"] is None
    assert Page(rack).sends("house-off")["ok"]
    assert rack.reading.closing.points == 200
    assert card.state["rule"]["value"] == "reduced"


def test_a_rack_that_is_made_later_follows_too(lesson):
    Page(lesson.house_rule("jokers_adjacent")).sends("house", value="no")
    assert lesson.rack("r5 * * r8").reading.segments[0].fault is not None


def test_several_switches_are_said_together(lesson):
    Page(lesson.house_rule("jokers_adjacent")).sends("house", value="no")
    Page(lesson.house_rule("naturals_per_joker")).sends("house", value="2")
    said = lesson.rack("r5 * r7").state["rack"]["house"]
    assert said == "Your house rules apply. Other tiles per Joker: 2; Jokers may touch: no."


def test_an_example_is_looked_at_and_not_moved(lesson):
    rack = lesson.rack("r5 r6 | b9")
    page = Page(rack)
    assert not page.sends("move", tiles=[0], shelf=1, slot=3)["ok"]
    assert page.sends("size", size="projector")["ok"]
    assert rack.arrangement == "r5 r6 | b9"
    assert rack.state["rack"]["tools"] == []


def test_an_example_says_how_to_make_it(lesson):
    assert repr(lesson.rack("r5 r6|b9")) == "Lesson('runs').rack('r5 r6 | b9')"
    rack = lesson.rack("r5 r5 | k3 k3", thrown=1, aim="doubles")
    assert repr(rack) == "Lesson('runs').rack('r5 r5 | k3 k3', thrown=1, aim='doubles')"
    assert [each["state"] for each in rack.state["rack"]["segments"]] == ["part", "part"]
    assert rack._repr_mimebundle_()[0]["image/svg+xml"].startswith("<svg")
    with pytest.raises(rw.RulesError):
        lesson.rack("r5 r5 r5")


# -- steps ------------------------------------------------------------------------------------


def test_a_step_is_judged_by_the_house_and_wins_nothing_there():
    own = session(two_jokers())
    step = Step(own, "exercise")
    page = Page(step)
    own.switch("jokers_adjacent", "no")
    page.sends("move", tiles=[3], shelf=0, slot=2)
    assert step.outcome == "not-yet"
    own.switch("naturals_per_joker", "2")
    own.switch("jokers_adjacent", "yes")
    assert step.outcome == "not-yet"
    page.sends("house-off")
    assert (step.outcome, step.stars) == ("right", 3)


def test_what_is_right_by_the_house_is_said_so_and_gives_no_star():
    own = session(two_jokers(why="Because."))
    step = Step(own, "exercise")
    own.switch("mosaic_jokers", "natural_only")
    Page(step).sends("move", tiles=[3], shelf=0, slot=2)
    told = step.state["step"]
    assert (step.outcome, step.stars, told["stars"], told["best"]) == ("right", 0, None, 0)
    assert step.state["rack"]["verdict"]["text"].startswith(
        "Right, by your house rules. You earn stars only with"
    )
    assert told["house"].endswith("You earn stars only with the course's own rules.")
    assert (told["feedback"], told["why"]) == (None, None)
    assert own.progress.stored()["steps"] == {}


def test_stars_that_were_won_stay():
    own = session(two_jokers())
    step = Step(own, "exercise")
    Page(step).sends("move", tiles=[3], shelf=0, slot=2)
    own.switch("jokers_adjacent", "no")
    assert (step.outcome, step.stars, all(own.progress.stars.values())) == ("not-yet", 3, True)


def test_an_answer_is_checked_again_and_costs_nothing_for_it():
    own = session(exercise(MOSAIC, "What is it worth?", worth={}))
    step = Step(own, "exercise")
    page = Page(step)
    page.sends("check", answer="200")
    assert (step.outcome, step.stars) == ("right", 3)
    own.switch("mosaic_jokers", "natural_only")
    assert step.outcome == "wrong"
    page.sends("check", answer="0")
    assert step.outcome == "right"
    page.sends("check", answer="200")
    page.sends("house-off")
    assert (step.outcome, own.progress.attempt("exercise").wrong) == ("right", 0)


def test_a_turn_is_played_again_as_far_as_the_house_allows():
    turn = {"phase": "draw", "discard": "r8", "stock": "b3"}
    own = session(exercise("r5 r6 r7 | k1", "Take the red 8.", turn=turn, did="take"))
    step = Step(own, "exercise")
    page = Page(step)
    page.sends("act", move="take")
    assert step.outcome == "right"
    own.switch("take_discard", "never")
    assert step.outcome == "untried"
    page.sends("act", move="take")
    assert (step.outcome, step.state["rack"]["verdict"]["clause"]["id"]) == ("wrong", "PRO-11")


def test_house_rules_outlive_a_reset_and_another_task(lesson):
    Page(lesson.house_rule("jokers_adjacent")).sends("house", value="no")
    page = Page(lesson.step("drill"))
    page.sends("another")
    assert page.widget._attempt.step.rules.jokers.adjacent is False
    page.sends("reset")
    assert lesson.step("first-run").state["step"]["house"]


# -- every step of the course -----------------------------------------------------------------

ALL = [(key, name) for key, lesson in all_lessons().items() for name in lesson.rules.switches]
# Lessons with three switches, but for that whose hints take long; `make proof` looks at all under every one.
TRIED = [each for at, each in enumerate(ALL) if at % 5 == 0 and each[0] != "strategy"]


@pytest.mark.parametrize(("key", "name"), TRIED)
def test_every_step_of_the_course_goes_under_a_house_rule_and_comes_back(key, name):
    goes_and_comes_back(key, name)


def goes_and_comes_back(key, name):
    begun = LessonProgress.begin(find_lesson(key))
    house = begun.with_switch(name, EVERY_SWITCH[name].values[-1])
    for data in begun.lesson.steps:
        attempt = house.attempt(data.key)
        assert all(
            answer in data.answers or data.kind is not StepKind.ARRANGE for answer in attempt.step.answers
        )
        for _ in range(attempt.hints_left):
            attempt = attempt.hint()
        assert house.with_attempt(attempt).stars[data.key] == 0
    assert house.with_course_rules() == begun


def test_the_way_back_from_a_solved_step_is_the_step_solved():
    step = two_jokers()
    solved = Attempt.begin(step).restore("r5 * * r8")
    house = rw.ROMANIAN_HOUSE
    assert under_rules(under_rules(solved, house, step), step.rules, step).outcome is solved.outcome
    assert Layout.of(parse_arrangement("r5 * * r8")).arrangement() == solved.layout.arrangement()
