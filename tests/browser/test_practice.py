"""Practice in Chromium: every drill by every hand, links, what is kept, what went wrong, the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.hands import HANDS, Clicks, Hand, Keys
from browser.learner import solve, throw
from browser.sight import Card, fits, wait_for_focus
from browser.test_access import SMALL
from browser.test_layout import OUTSIDE, OVERLAPPING, WIDER
from parts import part_of
from rummy_widget.text.words import say
from rummy_widget.tutor import Attempt, StepOutcome
from rummy_widget.tutor.practice import Difficulty, Skill, practice
from servers import App
from visits import MOVING

PRACTICE = "notebooks/practice"
NEXT = ".rw-tools-end [data-act=another]"
KEY = "rummy-widget:v1:practice"
KEPT = f"JSON.parse(localStorage.getItem('{KEY}') ?? 'null')"
TRIED = f"(skill) => {KEPT}?.skills?.[skill]?.tried"


def card(page: Any, skill: Skill) -> Card:
    return Card.of(page, "", skill.value)


MENU = ".rw-practice-menu > summary"


def arrive(page: Any, url: str) -> None:
    page.goto(url, wait_until="commit")
    page.wait_for_selector(".rw-practice")


def linked(course: App, skill: Skill, seed: int, band: Difficulty) -> str:
    return f"{course.page(PRACTICE)}?skill={skill}&seed={seed}&band={band}"


def kept(page: Any, skill: Skill, tried: int) -> Any:
    """What the browser keeps of a skill, once so many tasks are counted there."""
    page.wait_for_function(f"([skill, tried]) => ({TRIED})(skill) === tried", arg=[skill.value, tried])
    return page.evaluate(KEPT)["skills"][skill.value]


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(HANDS, 3), ids=lambda way: way.name)
def test_every_drill_can_be_played(course: App, visit: Callable[..., Any], way: type[Hand]) -> None:
    """Each by one hand; `make proof` has each by all of them."""
    play_drills(course, visit(), way, list(Skill)[HANDS.index(way) :: len(HANDS)])


def play_drills(course: App, page: Any, way: type[Hand], skills: Iterable[Skill]) -> None:
    """A task of each is answered, another one dealt, and the way back taken."""
    hand = way(page)
    arrive(page, course.page(PRACTICE))
    for skill in skills:
        hand.press(f'[data-skill="{skill}"]')
        own = card(page, skill).wait()
        wait_for_focus(page, own.css)
        assert solve(hand, own, Attempt.begin(practice(skill, 1, Difficulty.EASY))).best == 3
        assert kept(page, skill, 1)["row"] == 1
        wait_for_focus(page, NEXT)  # with less motion nothing goes on by itself, and the way on is at hand
        hand.press(own.button("another"))
        own.wait_for(Attempt.begin(practice(skill, 2, Difficulty.EASY)).layout)
        wait_for_focus(page, own.css)
        hand.press("[data-act=skills]")
        wait_for_focus(page, f'[data-skill="{skill}"]')
        assert "1 of 1 right" in page.inner_text(f".rw-skill:has([data-skill={skill}])")
    hand.kept_its_word()


def test_a_link_opens_the_very_task_and_the_next_one_is_fresh(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    arrive(page, linked(course, Skill.PRICE_CLOSE, 123, Difficulty.HARD))
    own, step = card(page, Skill.PRICE_CLOSE).wait(), practice("price-close", 123, "hard")
    own.shows(Attempt.begin(step))
    assert own.find(".rw-goal").inner_text() == str(step.goal)
    Clicks(page).press(own.button("another"))
    own.wait_for(Attempt.begin(practice("price-close", 1, Difficulty.EASY)).layout)


def test_the_link_that_is_copied_opens_it(course: App, visit: Callable[..., Any]) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    arrive(page, linked(course, Skill.SPOT_FAULT, 8, Difficulty.MIDDLE))
    card(page, Skill.SPOT_FAULT).wait()
    page.click(MENU)
    page.click("[data-act=link]")
    page.wait_for_selector("[data-act=link][data-done]")
    assert page.evaluate("navigator.clipboard.readText()") == linked(
        course, Skill.SPOT_FAULT, 8, Difficulty.MIDDLE
    )


@pytest.mark.whole
@pytest.mark.parametrize(
    "query", part_of(["?skill=is-run&seed=x", "?skill=is-red", "?skill=is-run&band=steep&seed=1"], 3)
)
def test_a_link_that_leads_nowhere_says_so(course: App, visit: Callable[..., Any], query: str) -> None:
    page = visit()
    arrive(page, course.page(PRACTICE) + query)
    page.wait_for_selector("[data-notice]")
    assert page.locator(".rw-skill").count() == len(Skill)
    page.wait_for_function("said.includes(document.querySelector('[data-notice]').innerText)")


def test_what_went_wrong_comes_back_with_other_tiles_after_a_reload_too(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit()
    hand = Clicks(page)
    arrive(page, course.page(PRACTICE))
    page.click('[data-skill="is-run"]')
    step, own = practice("is-run", 1, Difficulty.EASY), card(page, Skill.IS_RUN).wait()
    wrong = next(option.key for option in step.options if option.key not in step.answers)
    hand.pick(own, wrong)
    attempt = Attempt.begin(step).check(wrong)
    assert attempt.outcome is StepOutcome.WRONG
    own.shows(attempt)
    own.says(attempt.feedback or "")
    kept(page, Skill.IS_RUN, 1)
    arrive(page, course.page(PRACTICE))
    page.click("[data-act=review]")
    own.wait_for(Attempt.begin(practice("is-run", 2, Difficulty.EASY)).layout)
    assert page.get_by_text(say("practice-reviewing")).count() == 1
    solve(hand, own, Attempt.begin(practice("is-run", 2, Difficulty.EASY)))
    page.wait_for_selector("[data-act=review]", state="detached")
    assert kept(page, Skill.IS_RUN, 2)["wrong"] == 0


def test_how_hard_it_is_can_be_chosen(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    arrive(page, course.page(PRACTICE))
    page.select_option("select[name=band]", "hard")
    page.wait_for_function(f"{KEPT}?.band === 'hard'")
    page.click('[data-skill="name-pattern"]')
    card(page, Skill.NAME_PATTERN).wait().wait_for(Attempt.begin(practice("name-pattern", 1, "hard")).layout)
    page.click(MENU)
    page.select_option("select[name=band]", "middle")
    card(page, Skill.NAME_PATTERN).wait_for(Attempt.begin(practice("name-pattern", 2, "middle")).layout)
    arrive(page, course.page(PRACTICE))
    page.wait_for_function("document.querySelector('select[name=band]').value === 'middle'")


def test_seconds_are_shown_only_where_wished_and_stop_when_it_is_right(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit()
    arrive(page, linked(course, Skill.IS_RUN, 1, Difficulty.EASY))
    own = card(page, Skill.IS_RUN).wait()
    assert page.locator(".rw-clock").count() == 0
    page.click(MENU)
    page.check("[name=timed]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".rw-clock")
    page.wait_for_function("parseInt(document.querySelector('.rw-clock').textContent) >= 1")
    attempt = solve(Clicks(page), own, Attempt.begin(practice("is-run", 1, Difficulty.EASY)))
    assert attempt.best == 3, "time costs no star"
    shown = page.inner_text(".rw-clock")
    page.wait_for_timeout(1300)
    assert page.inner_text(".rw-clock") == shown


def test_a_class_is_not_offered_the_clock(scratch: Callable[..., str], visit: Callable[..., Any]) -> None:
    page = visit()
    cell = "import rummy_widget as rw\nrw.Practice('is-run', timed=None)"
    arrive(page, scratch("class-practice", cell))
    card(page, Skill.IS_RUN).wait()
    assert page.locator("[name=timed]").count() == 0


def test_garbage_in_the_storage_spoils_nothing_and_reset_forgets_what_is_kept(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit()
    page.add_init_script(
        f"if (!sessionStorage.seen) {{ sessionStorage.seen = 1; localStorage.setItem('{KEY}', '[[') }}"
    )
    arrive(page, course.page(PRACTICE))
    page.click('[data-skill="is-run"]')
    solve(Clicks(page), card(page, Skill.IS_RUN), Attempt.begin(practice("is-run", 1, Difficulty.EASY)))
    assert kept(page, Skill.IS_RUN, 1)["tried"] == 1
    assert page.evaluate(f"localStorage.getItem('{KEY}:kept')") == "[["
    # Forgetting all progress forgets practice too.
    page.goto(course.page("notebooks/progress"), wait_until="commit")
    page.click("[data-act=reset]")
    page.click("[data-act=reset-yes]")
    page.wait_for_function(f"localStorage.getItem('{KEY}') === null")


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(HANDS[::-1], 3), ids=lambda way: way.name)
def test_a_tile_is_thrown_by_every_hand_and_comes_back_if_it_was_the_wrong_one(
    course: App, visit: Callable[..., Any], way: type[Hand]
) -> None:
    page = visit()
    hand = way(page)
    arrive(page, linked(course, Skill.WHICH_DISCARD, 5, Difficulty.MIDDLE))
    step, own = practice("which-discard", 5, "middle"), card(page, Skill.WHICH_DISCARD).wait()
    attempt = Attempt.begin(step)
    own.shows(attempt)
    tiles = attempt.layout.tiles
    wrong = next(id for id, tile in enumerate(tiles) if str(tile) not in step.answers)
    right = next(id for id, tile in enumerate(tiles) if str(tile) in step.answers)
    attempt = throw(hand, own, attempt, wrong)
    assert attempt.outcome is StepOutcome.WRONG
    attempt = throw(hand, own, attempt, right)
    assert attempt.outcome is StepOutcome.RIGHT
    page.wait_for_selector("[data-thrown]")
    assert page.locator("[data-act=throw]").count() == 0
    hand.kept_its_word()


def test_a_right_answer_by_hand_goes_on_by_itself_and_counts_in_a_row(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(**MOVING)
    hand = Clicks(page)
    arrive(page, course.page(PRACTICE))
    page.click('[data-skill="is-run"]')
    own = card(page, Skill.IS_RUN)
    for seed in (1, 2):
        step = practice("is-run", seed, Difficulty.EASY)
        own.wait_for(Attempt.begin(step).layout)  # nobody has pressed Next
        hand.pick(own, step.answers[0])
    own.wait_for(Attempt.begin(practice("is-run", 3, Difficulty.EASY)).layout)
    page.wait_for_selector(f"[data-streak]:has-text('{say('practice-streak', count=2)}')")


def test_it_stays_where_that_is_wished(course: App, visit: Callable[..., Any]) -> None:
    page = visit(**MOVING)
    arrive(page, linked(course, Skill.IS_RUN, 1, Difficulty.EASY))
    own, step = card(page, Skill.IS_RUN).wait(), practice("is-run", 1, Difficulty.EASY)
    page.click(MENU)
    page.uncheck("[name=onward]")
    page.keyboard.press("Escape")
    Clicks(page).pick(own, step.answers[0])
    own.wait_for_outcome("right")
    wait_for_focus(page, NEXT)
    assert page.locator("[data-act=stay]").count() == 0


@pytest.mark.whole
def test_nothing_is_higher_than_the_window(course: App, visit: Callable[..., Any]) -> None:
    """Some skills; all of them, and other sizes: proof/test_all_screens.py."""
    nothing_is_higher(course, visit, 390, 664, "ro/", part_of([*Skill][1::2], 4))


def nothing_is_higher(
    course: App, visit: Callable[..., Any], width: int, height: int, lang: str, skills: Iterable[Skill] = Skill
) -> None:  # fmt: skip
    """The skills, and a task of each: asked, wrong with its reason open, right."""
    page = visit(viewport={"width": width, "height": height})
    hand = Clicks(page) if width > 1024 else Keys(page)  # keys bring what is beside the window into sight
    address = course.page(f"notebooks/{lang}practice")
    arrive(page, address)
    page.wait_for_function(DRAWN)
    fits(page, width, height)
    for skill in skills:
        arrive(page, f"{address}?skill={skill}&seed=4&band=hard")
        own, attempt = card(page, skill).wait(), Attempt.begin(practice(skill, 4, Difficulty.HARD))
        own.wait_for(attempt.layout)
        fits(page, width, height)
        for css in (".rw-option", "[data-act=throw]", ".rw-field"):
            for each in own.find(css).all():
                each.scroll_into_view_if_needed()
        options = [each.key for each in attempt.step.options if each.key not in attempt.step.answers]
        if options:
            hand.pick(own, options[0])
            attempt = attempt.check(options[0])
            own.shows(attempt)
            fits(page, width, height)
        solve(hand, own, attempt)
        fits(page, width, height)


@pytest.mark.whole
@pytest.mark.parametrize("scheme", part_of(["dark", "light"], 2))
@pytest.mark.parametrize(
    "skill", part_of([Skill.WHICH_CAN_BE_LAID, Skill.IS_RUN, Skill.PLACE_JOKER, Skill.PRICE_CLOSE], 4)
)
def test_a_task_is_for_everybody(course: App, visit: Callable[..., Any], skill: Skill, scheme: str) -> None:
    page = visit(viewport={"width": 320, "height": 700}, color_scheme=scheme)
    arrive(page, linked(course, skill, 4, Difficulty.HARD))
    card(page, skill).wait()
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    assert barriers(page) == []
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(SMALL) == []


def test_from_the_first_page_of_a_game_its_own_skills_come_first(
    course: App, visit: Callable[..., Any]
) -> None:
    """And their tasks are of that game alone, which the address keeps."""
    page = visit()
    page.goto(course.page("notebooks/home") + "?game=rummikub", wait_until="commit")
    page.click("[data-act=practice][href*='game=rummikub']")
    page.wait_for_selector(".rw-skill")
    page.wait_for_function(
        "document.querySelector('.rw-chapter-title')?.innerText.toLowerCase() === 'rummikub'"
    )
    skill = Skill.MAY_JOKER_BE_USED
    page.click(f'.rw-skill >> [data-skill="{skill}"]')
    step = practice(skill, 1, Difficulty.EASY, "RK")
    own = card(page, skill)
    own.wait_for(Attempt.begin(step).layout)
    wait_for_focus(page, own.css)
    assert own.find(".rw-goal").inner_text() == str(step.goal)
    solve(Clicks(page), own, Attempt.begin(step))


def test_a_joker_that_is_asked_about_does_not_say_what_it_is(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    arrive(page, linked(course, Skill.WHAT_JOKER_IS, 3, Difficulty.EASY))
    step, own = practice("what-joker-is", 3, "easy"), card(page, Skill.WHAT_JOKER_IS).wait()
    own.shows(Attempt.begin(step))
    assert own.find(".rw-spread .rw-face[data-stands]").count() == 0
    solve(Clicks(page), own, Attempt.begin(step))
    page.wait_for_selector(".rw-spread .rw-face[data-stands]")


def test_all_of_it_by_keys(course: App, visit: Callable[..., Any]) -> None:
    """Setting it, choosing, answering, another, back: nothing but keys."""
    page = visit()
    hand = Keys(page)
    arrive(page, course.page(PRACTICE))
    page.wait_for_function(DRAWN)
    assert barriers(page) == []
    hand._go("[name=timed]")
    page.keyboard.press("Space")
    hand.press('[data-skill="complete-group"]')
    wait_for_focus(page, ".rw-step")
    page.wait_for_selector(".rw-clock")
    solve(
        hand, card(page, Skill.COMPLETE_GROUP), Attempt.begin(practice("complete-group", 1, Difficulty.EASY))
    )
    assert kept(page, Skill.COMPLETE_GROUP, 1)["right"] == 1
    hand.kept_its_word()
