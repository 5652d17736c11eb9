"""What a learner meets on the way to an answer: hints and "Show me", mistakes on the rack, another try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import Clicks, Drag, Hand, Keys
from browser.learner import answer, choose, move, solve
from browser.sight import Card, ids_of, seen, wait_for_focus
from parts import WHOLE, part_of
from rummy_widget import tutor
from rummy_widget.text.sentences.faults import fault_sentence
from rummy_widget.text.words import say
from rummy_widget.tutor import Attempt, StepKind, StepOutcome
from rummy_widget.tutor.hint import TOP
from rummy_widget.tutor.plan.lifts import Lift
from servers import App

RUNS = "lessons/pro/02-runs"
SORTS = {StepKind.ARRANGE, StepKind.CHOOSE, StepKind.ANSWER}


def begun(lesson: str, step: str) -> Attempt:
    return Attempt.begin(tutor.course().lesson(lesson).step(step))


def asked(hand: Hand, card: Card, attempt: Attempt) -> Attempt:
    """Take a hint, and see that the card tells it and the rack shows it."""
    written = hand.page.locator(card.button("hint")).text_content() or ""
    assert (say("tell-move") in written) == attempt.answer_next
    if attempt.hint_number:
        assert say("hint-of", grade=attempt.hint_number, count=attempt.hint_count) in written
    hand.press(card.button("hint"))
    attempt = attempt.hint()
    card.find(f".rw-hints:has(li:nth-child({len(attempt.hints)}))").wait_for()
    told = card.find(".rw-hint-text")
    assert told.all_text_contents() == [hint.text for hint in reversed(attempt.hints)]
    assert [each.is_visible() for each in told.all()].index(True) == 0, "the last is seen first"
    last = attempt.hints[-1]
    assert seen(card, ".rw-tile[data-hinted]", "id") == sorted(last.marked)
    drawn = sorted(slot for _, slot in last.slots)
    assert seen(card, ".rw-slot[data-hinted]", "slot") == drawn
    return attempt


@pytest.mark.whole
@pytest.mark.parametrize("way", [Keys], ids=[Keys.name])
def test_whoever_takes_all_hints_is_shown_the_way(
    course: App, visit: Callable[..., Any], way: type[Hand]
) -> None:
    page = visit()
    hand = way(page)
    page.goto(course.page(RUNS))
    # Arrange, choose, answer; every run asks in the first and the last.
    for key in part_of(("one-colour", "hole", "after-thirteen"), 2):
        attempt = begun("runs", key)
        card = Card.of(page, "runs", key).wait()
        while attempt.outcome is not StepOutcome.RIGHT:
            while not attempt.hints or attempt.hints[-1].grade < TOP:
                attempt = asked(hand, card, attempt)
            hand.press(card.button("show"))
            attempt = attempt.show()
            card.shows(attempt)
        assert attempt.stars == 1, "the answer was looked at"
        assert card.find("[data-act=hint]:not([aria-disabled=true])").count() == 0, "nothing is left to ask"
        card.says(say("feedback-looked"))
        hand.press(card.button("retry"))
        card.shows(attempt.retry())
        assert card.find(".rw-hints").count() == 0
        assert solve(hand, card, attempt.retry()).stars == 1, "having looked stays"
    if way is Keys:
        hand.kept_its_word()


def test_a_mistake_is_shown_on_the_rack_and_costs_nothing(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(RUNS))
    hand, card = Drag(page), Card.of(page, "runs", "first-run").wait()
    attempt = begun("runs", "first-run")
    (mistake,) = attempt.step.mistakes
    stranger, _ = ids_of(attempt.layout, "b7 r7")
    attempt = move(hand, card, attempt, Lift((stranger,), 0, 2))
    assert attempt.outcome is StepOutcome.WRONG
    assert seen(card, ".rw-tile[data-marked]", "id") == [stranger]
    assert card.find(".rw-seg[data-state=fault]").count() == 1
    card.says(str(mistake.text))
    why = card.find(".rw-verdict [data-act=why]")
    why.click()
    rule = card.find("> .rw-rack .rw-rule")
    assert "PRO-20" in rule.inner_text()
    assert rule.get_by_role("link").get_attribute("href").endswith("rules.ipynb#PRO-20")
    page.keyboard.press("Escape")
    rule.wait_for(state="hidden")
    # The focus goes back to what opened it.
    wait_for_focus(page, f"{card.css} .rw-verdict [data-act=why]")
    hand.press(card.button("undo"))
    attempt = attempt.undo()
    card.shows(attempt)
    assert solve(hand, card, attempt).stars == 3, "a wrong arrangement costs nothing, and undo gives it back"


def test_wrong_choices_are_shown_and_cost_once_each(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(RUNS))
    hand, card = Clicks(page), Card.of(page, "runs", "hole").wait()
    attempt = begun("runs", "hole")
    for mistake in attempt.step.mistakes[-1:] * 2:
        attempt = choose(hand, card, attempt, " ".join(map(str, mistake.tiles)))
        assert attempt.outcome is StepOutcome.WRONG
        card.says(str(mistake.text))
        assert seen(card, ".rw-tile[data-marked]", "id") == sorted(attempt.chosen)
    attempt = choose(hand, card, attempt, attempt.step.solution or "")
    assert attempt.stars == 2, "the same wrong choice costs once"
    card.shows(attempt)
    hand.press(card.button("retry"))
    attempt = attempt.retry()
    card.shows(attempt)
    undeclared = choose(hand, card, attempt, "k9")
    assert undeclared.fault is not None
    # A mistake that nobody foresaw has its reason too.
    card.says(fault_sentence(undeclared.fault))


def test_wrong_answers_say_why_and_what_cannot_be_meant_costs_nothing(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(course.page("lessons/pro/01-tiles"))
    hand, card = Clicks(page), Card.of(page, "tiles", "how-many").wait()
    attempt = begun("tiles", "how-many")
    hand.type(card, "a hundred")
    card.find(".rw-problem").wait_for()
    assert card.find(".rw-problem").inner_text() == say("answer-not-number", answer="a hundred")
    for given in ("104", "1 000"):
        attempt = answer(hand, card, attempt, given)
        said = attempt.mistake.text if attempt.mistake else say("answer-wrong", answer="1000")
        card.says(str(said))
        assert card.find(".rw-problem").count() == 0
    attempt = answer(hand, card, attempt, " 106 ")
    assert attempt.stars == 1
    card.shows(attempt)


@pytest.mark.whole
def test_another_one_deals_every_sort_of_task(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page("lessons/pro/03-groups"))
    hand, card = Clicks(page), Card.of(page, "groups", "drill").wait()
    attempt = begun("groups", "drill")
    assert attempt.step.drill is not None
    kinds = set()
    for _ in attempt.step.drill.variants:
        if not WHOLE and kinds == SORTS:
            break  # every run sees each sort once
        kinds.add(attempt.step.kind)
        assert say("drill-seed", seed=attempt.step.seed) in card.find(".rw-where").inner_text()
        attempt = solve(hand, card, attempt)
        hand.press(card.button("another"))
        attempt = attempt.another()
        card.shows(attempt)
        assert card.find(".rw-goal").inner_text() == str(attempt.step.goal)
        wait_for_focus(page, "[data-step=drill]")
    assert kinds == SORTS
