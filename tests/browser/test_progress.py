"""Stars are kept in the learner's browser: at once, on all open pages, in files, whatever stands there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Clicks, Hand
from browser.learner import solve
from browser.sight import Card, unfold
from parts import part_of
from rummy_widget import tutor
from rummy_widget.tutor import Attempt
from servers import App

KEY = "rummy-widget:v1:lesson:"
HOME, PROGRESS, RUNS = "notebooks/home", "notebooks/progress", "lessons/pro/02-runs"
# Leaves for home in the very moment in which the step is seen to be right.
LEAVE = """address => {
  const card = document.querySelector('[data-step="first-run"]');
  new MutationObserver(() => {
    if (card.dataset.outcome === 'right') location.href = address;
  }).observe(card, { attributes: true });
}"""
ALL_DONE = {
    lesson.key: {"v": 1, "steps": {step.key: {"stars": 2} for step in lesson.steps}}
    for lesson in tutor.course().lessons
}


def solve_step(hand: Hand, step: str = "first-run") -> None:
    """Solve a step of the lesson on runs."""
    begun = Attempt.begin(tutor.course().lesson("runs").step(step))
    solve(hand, Card.of(hand.page, "runs", step), begun)


def kept(page: Any) -> dict[str, Any]:
    """What this browser keeps, by lesson."""
    found = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {name.removeprefix(KEY): json.loads(text) for name, text in found.items() if name.startswith(KEY)}


def store(page: Any, course: App, lessons: dict[str, Any]) -> None:
    """Put that into the browser; text as it stands."""
    page.goto(course.page("lessons/pro/99-nothing"))  # a page of this address that needs no kernel
    texts = {KEY + key: each if isinstance(each, str) else json.dumps(each) for key, each in lessons.items()}
    page.evaluate("texts => Object.entries(texts).forEach(each => localStorage.setItem(...each))", texts)


def card_of(page: Any, lesson: str, more: str = "") -> Any:
    return page.locator(f'.rw-card[data-lesson="{lesson}"]{more}')


def test_whoever_leaves_at_once_keeps_the_stars(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(RUNS))
    card = Card.of(page, "runs", "first-run").wait()
    page.evaluate(LEAVE, course.page(HOME))
    attempt = Attempt.begin(tutor.course().lesson("runs").step("first-run"))
    hand = Clicks(page)
    hand.move(card, attempt.layout, [4], 0, 2)
    page.wait_for_url("**/notebooks/home.ipynb")
    card_of(page, "runs").wait_for(state="attached")
    page.get_by_text(ui("lesson-started"), exact=True).wait_for(state="attached")
    assert kept(page) == {"runs": {"v": 1, "steps": {"first-run": {"stars": 3}}}}


def test_pages_that_are_open_follow_each_other(course: App, visit: Callable[..., Any]) -> None:
    home = visit(course.page(HOME))
    unfold(home)
    stars, one, other = (home.context.new_page() for _ in range(3))
    stars.goto(course.page(PROGRESS))
    for page in (one, other):
        page.goto(course.page(RUNS))
        Card.of(page, "runs", "first-run").wait()
    done = '.rw-dot[data-go="first-run"][data-state=right]'
    one.bring_to_front()  # a page behind another one hardly draws
    solve_step(Clicks(one))
    for page in (one, other):
        page.wait_for_selector(done)
    home.get_by_text(ui("lesson-started"), exact=True).wait_for(state="attached")
    onward = home.get_attribute("[data-act=continue]", "href")
    assert onward.split("?")[0].endswith("02-runs.ipynb")

    stars.bring_to_front()
    stars.locator('[data-lesson="runs"] [data-act=reset-lesson]').wait_for()
    stars.click("[data-act=reset]")
    stars.click("[data-act=reset-no]")
    assert kept(home)["runs"]["steps"] == {"first-run": {"stars": 3}}
    stars.click("[data-act=reset]")
    stars.click("[data-act=reset-yes]")
    for page in (one, other):
        page.wait_for_selector(done, state="detached")
        page.wait_for_selector('.rw-foot[data-stars="0"]', state="attached")
    assert kept(home) == {}
    home.bring_to_front()
    home.get_by_text(ui("lesson-started"), exact=True).first.wait_for(state="detached")
    other.bring_to_front()
    solve_step(Clicks(other))
    one.wait_for_selector(done)
    assert kept(home) == {"runs": {"v": 1, "steps": {"first-run": {"stars": 3}}}}


def test_one_lesson_is_forgotten_and_the_others_stay(course: App, visit: Callable[..., Any]) -> None:
    home = visit()
    store(home, course, ALL_DONE)
    home.goto(course.page(HOME))
    home.wait_for_selector('.rw-card[data-lesson="runs"][data-done]', state="attached")
    lesson = home.context.new_page()
    lesson.goto(course.page(RUNS))
    lesson.wait_for_selector(".rw-foot[data-done]", state="attached")
    row = '.rw-progress-each [data-lesson="runs"]'
    stars = home.context.new_page()
    stars.goto(course.page(PROGRESS))
    stars.click(f"{row} [data-act=reset-lesson]")
    stars.click(f"{row} [data-act=reset-no]")
    assert set(kept(home)) == set(ALL_DONE)
    stars.click(f"{row} [data-act=reset-lesson]")
    stars.click(f"{row} [data-act=reset-yes]")
    home.bring_to_front()
    home.wait_for_selector('.rw-card[data-lesson="runs"]:not([data-done])', state="attached")
    lesson.wait_for_selector('.rw-foot[data-stars="0"]', state="attached")
    assert set(kept(home)) == set(ALL_DONE) - {"runs"}
    assert home.locator('.rw-card[data-lesson="groups"][data-done]').count() == 1


def test_progress_travels_in_a_file(course: App, visit: Callable[..., Any], tmp_path: Path) -> None:
    page = visit()
    store(page, course, ALL_DONE)
    page.goto(course.page(PROGRESS))
    page.wait_for_selector('[data-lesson="groups"] [data-act=reset-lesson]')
    with page.expect_download() as download:
        page.click("[data-act=export]")
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    assert download.value.suggested_filename == "rummy-progress.json"
    assert json.loads(file.read_text())["lessons"] == ALL_DONE

    elsewhere = visit()
    better = {"v": 1, "steps": {"first-run": {"stars": 3}, "hole": {"stars": 1}}}
    store(elsewhere, course, {"runs": better})
    elsewhere.goto(course.page(PROGRESS))
    elsewhere.wait_for_selector('[data-lesson="runs"] [data-act=reset-lesson]')
    elsewhere.set_input_files("input[type=file]", file)
    elsewhere.wait_for_selector('[data-lesson="groups"] [data-stars="2"]')
    merged = {**ALL_DONE["runs"]["steps"], "first-run": {"stars": 3}}
    assert kept(elsewhere) == {**ALL_DONE, "runs": {"v": 1, "steps": merged}}, "the better result stays"
    assert f"loaded for {len(ALL_DONE)} lessons" in elsewhere.inner_text(".rw-progress-said")
    elsewhere.set_input_files("input[type=file]", file)
    elsewhere.wait_for_selector(".rw-progress-said:has-text('No better results in that file')")

    before = kept(elsewhere)
    for bad in ("no JSON", "[]", '{"lessons": 7}', '{"lessons": {"runs": {"v": 9, "steps": []}}}'):
        file.write_text(bad)
        elsewhere.set_input_files("input[type=file]", file)
        elsewhere.wait_for_selector(".rw-progress-said")
    assert kept(elsewhere) == before
    elsewhere.goto(course.page(HOME))
    elsewhere.wait_for_selector('.rw-card[data-lesson="runs"][data-done]', state="attached")


@pytest.mark.parametrize(
    ("blocked", "said"),
    [
        ("Object.defineProperty(window, 'localStorage', { get() { throw refusal; } })", "storage-blocked"),
        # What is said then is seen in every run in `keep.test.ts`.
        pytest.param(
            "Storage.prototype.setItem = () => { throw refusal; }",
            "storage-full",
            marks=pytest.mark.proof,
        ),
    ],
    ids=["blocked", "full"],
)
def test_where_nothing_can_be_stored_stars_last_for_the_session(
    course: App, visit: Callable[..., Any], blocked: str, said: str
) -> None:
    page = visit()
    error = "SecurityError" if said == "storage-blocked" else "QuotaExceededError"
    page.add_init_script(f"const refusal = new DOMException('no', '{error}'); {blocked};")
    hand = Clicks(page)
    page.goto(course.page(RUNS))
    if said == "storage-blocked":  # found out as soon as the page asks what is kept
        page.wait_for_selector(".rw-note")
    solve_step(hand)
    page.wait_for_selector('.rw-dot[data-go="first-run"][data-state=right]')
    page.wait_for_selector(".rw-note")
    assert page.locator(".rw-note").all_inner_texts() == [ui(said)], "said once on a page of ten cards"
    where = page.locator(".rw:has(.rw-note)")
    if said == "storage-full":  # found out when the first star is to be kept
        assert where.locator("[data-step=first-run]").count() == 1, "said where the learner is at work"
    else:
        assert where.get_attribute("data-view") == "header"
    solve_step(hand, "one-colour")
    page.wait_for_selector('.rw-foot[data-stars="6"]', state="attached")
    assert page.locator(".rw-note").count() == 1


def ui(key: str) -> str:
    """A sentence that the page says by itself."""
    from fluent.runtime import FluentBundle, FluentResource

    from rummy_widget.text.words import ui_text

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(ui_text("en")))
    text, _ = bundle.format_pattern(bundle.get_message(key).value)
    return str(text)


DEEP = '{"v": 1, "steps": ' + "[" * 5000 + "]" * 5000 + "}"
HOSTILE = [
    "",
    "not JSON",
    "null",
    "[]",
    "1e999",
    '"<img src=x onerror=alert(1)>"',
    '{"v": 2, "steps": {"first-run": {"stars": 3}}}',
    '{"v": 1, "steps": {"first-run": {"stars": 99}}}',
    '{"v": 1, "steps": {"first-run": {"stars": -1}, "hole": {"stars": 1.5}, "split": {"stars": "3"}}}',
    '{"v": 1, "steps": {"__proto__": {"stars": 3}, "constructor": 3, "<b>": {"stars": 3}}}',
    '{"v": 1, "steps": {"first-run": {"stars": null}}, "more": {"a": 1}}',
    '{"v": true, "steps": {"first-run": {"stars": true}}}',
    DEEP,
    "x" * 300_000,
]


@pytest.mark.whole
@pytest.mark.parametrize("nasty", part_of(HOSTILE[::4], 4), ids=len)
def test_nonsense_in_the_storage_counts_for_nothing(
    course: App, visit: Callable[..., Any], nasty: str
) -> None:
    page = visit()
    other = HOSTILE[HOSTILE.index(nasty) + 1]
    lessons = {"runs": nasty, "groups": other, "../../etc": nasty, "no-such-lesson": other}
    store(page, course, {**lessons, "tiles": ALL_DONE["tiles"]})
    page.goto(course.page(HOME))
    page.wait_for_selector('.rw-card[data-lesson="tiles"][data-done]', state="attached")
    for lesson in ("runs", "groups"):
        assert card_of(page, lesson).get_attribute("data-stars") == "0"
        assert card_of(page, lesson, "[data-done]").count() == 0
    assert page.evaluate("localStorage.length") == len(lessons) + 1, "nothing of it is touched"


@pytest.mark.whole
@pytest.mark.parametrize("nasty", part_of([DEEP, HOSTILE[1], HOSTILE[6]], 3), ids=len)
def test_stars_are_kept_where_nonsense_stood(course: App, visit: Callable[..., Any], nasty: str) -> None:
    page = visit()
    hand = Clicks(page)
    store(page, course, {"runs": nasty, "no-such-lesson": nasty})
    page.goto(course.page(RUNS))
    solve_step(hand, "split")
    page.wait_for_selector('.rw-foot[data-stars="3"]', state="attached")
    found = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert json.loads(found[KEY + "runs"]) == {"v": 1, "steps": {"split": {"stars": 3}}}
    assert found[KEY + "runs:kept"] == nasty, "what could not be read is set aside, not lost"
    assert found[KEY + "no-such-lesson"] == nasty, "what belongs to another course is left alone"


@pytest.mark.proof  # every run reads such in `progress.test.ts`
def test_results_that_can_be_read_among_nonsense_count(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    mixed = {"first-run": {"stars": 3}, "hole": {"stars": 1.5}, "no-such-step": {"stars": 3}, "__proto__": 7}
    store(page, course, {"runs": {"v": 1, "steps": mixed}})
    page.goto(course.page(RUNS))
    page.wait_for_selector('.rw-foot[data-stars="3"]', state="attached")
    assert page.locator(".rw-dot[data-state=right]").count() == 1
