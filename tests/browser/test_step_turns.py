"""Steps at a table where melds lie, in Chromium: turns acted out, and questions asked, by every way of input."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import nbformat
import pytest

import rummy_widget as rw
from browser.barriers import barriers
from browser.desk import notebook
from browser.everywhere import FRAMES, screens
from browser.sitting import Clicker, Sitter, Typist
from browser.test_layout import CUT, OUTSIDE, OVERLAPPING, WIDER
from browser.test_step_tables import PHONE, WIDE, WIRE
from lessons.turned import COURSES, write_courses
from parts import WHOLE, part_of
from rummy_widget.tutor.lessons import parse_lesson
from servers import App

# The whole step is in the window, and so is a first row of melds.
SEEN = """() => {
  const step = [...document.querySelectorAll('.rw-step')].find(it => it.offsetHeight);
  const box = it => it.getBoundingClientRect();
  const table = box(step.querySelector('.rw-spread'));
  const tiles = [...step.querySelectorAll('.rw-spread .rw-tile')].map(box);
  return { whole: box(step).bottom <= innerHeight + 1, tiles: tiles.some(it => it.bottom <= table.bottom), least: Math.min(...tiles.map(it => it.width)) };
}"""
# Who is to draw or take sees where, and what is asked stays in sight whatever is said to a move.
REACHED = """() => {
  const step = [...document.querySelectorAll('.rw-step')].find(it => it.offsetHeight);
  const piles = [...step.querySelectorAll('.rw-scene button.rw-pile')].map(it => [it, it.getBoundingClientRect()]);
  const over = piles.filter(([it, { x, y, width, height }]) => !it.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
  const top = it => step.querySelector(it)?.getBoundingClientRect().top ?? 0;
  return [...over.map(([it]) => it.textContent.trim()), ...(top('.rw-goal') < top('.rw-verdict') ? ['the goal'] : [])];
}"""
LESSONS = {game: f"{game}/{parse_lesson(text, name).key}" for game, (_, name, text) in COURSES.items()}


@pytest.fixture(scope="module")
def turned(serve: Callable[..., App], tmp_path_factory: pytest.TempPathFactory) -> App:
    """The app on lessons of open games: their pages, and each in one place."""
    kept, folder = tmp_path_factory.mktemp("kept"), tmp_path_factory.mktemp("turned")
    write_courses(kept)
    (folder / "notebooks").mkdir()
    for game, (_, name, text) in COURSES.items():
        lesson = WIRE.format(folder=str(kept)) + f"lesson = rw.Lesson({LESSONS[game]!r})"
        steps = [f"lesson.step({step.key!r})" for step in parse_lesson(text, name).steps]
        (folder / "lessons" / game).mkdir(parents=True)
        pages = {
            f"lessons/{game}/{name}": [lesson, "lesson.header()", *steps, "lesson.footer()"],
            f"notebooks/{game}": [lesson, "lesson"],
        }
        for path, cells in pages.items():
            page = notebook(*cells)
            for cell in page.cells:
                cell["id"] = "header" if "header()" in cell["source"] else cell["id"]
            nbformat.write(page, folder / f"{path}.ipynb")
    return serve(folder)


def melds(sitter: Sitter) -> list[tuple[str, ...]]:
    """What lies on the table, as it is read aloud."""
    sight = sitter.sight()
    return list(sight.melds) if sight is not None else []


# By keys every run makes moves at other tables (`test_manipulations.py`, `test_puzzles.py`); the second turn, which takes
# a Joker, is made in `make proof`.
@pytest.mark.whole
@pytest.mark.parametrize("way", [Clicker, pytest.param(Typist, marks=pytest.mark.proof)])
def test_turns_are_acted_and_questions_answered(
    turned: App, visit: Callable[..., Any], way: type[Sitter]
) -> None:
    sitter = way(visit(None, viewport=WIDE), rw.RUMMY_45)
    aloud = sitter.aloud
    sitter.page.goto(turned.page("notebooks/rummy-45"), wait_until="commit")
    aloud.wait("list", "On the table: ")
    sitter.press("Take black 13")
    aloud.wait("button", "Discard here")
    sitter.press("Lay red 5, red 6 and red 7; black 10, black 11, black 12 and black 13")
    aloud.until(lambda: len(melds(sitter)) == 4, "nothing is laid")
    assert sitter.says("You opened with 55 points")
    sitter.throw(sitter.held("blue 3"))
    aloud.until(lambda: sitter.may("Next step"), "the turn is not right")
    if WHOLE:
        takes_a_joker(sitter)
        sitter.press("Next step")
    else:
        sitter.page.click(".rw-dot >> nth=2")
    aloud.until(lambda: sitter.says("Choose the tile that fits"), "no step to choose")
    sitter.press("red 8, upper shelf")
    aloud.until(lambda: aloud.find("button", "red 8, .*").pressed, "it is not chosen")
    sitter.press("Check these tiles")
    aloud.until(lambda: sitter.may("Next step"), "the choice is not right")
    sitter.press("Next step")
    aloud.until(lambda: sitter.says("May you add a red 9"), "no step to answer")
    assert melds(sitter)[1] == ("red 9", "blue 9", "yellow 9", "black 9")
    picks(sitter, "No, it's complete")
    sitter.press("Check$")
    aloud.until(lambda: sitter.may("Next step"), "the answer is not right")
    sitter.press("Next step")
    aloud.until(lambda: sitter.says("How many tiles lie"), "no step with a number")
    assert len(melds(sitter)) == 2
    sitter.types("A number", "6")
    sitter.press("Check$")
    aloud.until(lambda: sitter.says("Three and three"), "the number is not right")
    sitter.kept_its_word()


def takes_a_joker(sitter: Sitter) -> None:
    """The second turn."""
    aloud = sitter.aloud
    sitter.press("Next step")
    aloud.until(lambda: sitter.says("Take the Joker and use it"), "no next step")
    sitter.press("Swap black 5 for the Joker in meld 1")
    aloud.until(lambda: sitter.says("You take a Joker by giving exactly the tile"), "it is not refused")
    sitter.press("Swap red 3 for the Joker in meld 1")
    aloud.until(lambda: melds(sitter)[:1] == [("red 2", "red 3", "red 4")], "no Joker was taken")
    sitter.press("Lay black 5, black 6 and Joker")
    aloud.until(lambda: len(melds(sitter)) == 2, "it is not laid")
    sitter.throw(sitter.held("blue 8"))
    aloud.until(lambda: sitter.may("Next step"), "the second turn is not right")


def picks(sitter: Sitter, answer: str) -> None:
    """Choose one of some answers."""
    if not isinstance(sitter, Typist):
        sitter.page.mouse.click(*sitter.aloud.middle(sitter.aloud.wait("radio", answer)))
        return
    sitter.tab("radio", "")
    sitter.page.keyboard.press("ArrowDown")
    sitter.aloud.until(lambda: sitter.aloud.focus.name == answer, f"{answer} is not picked")


@pytest.mark.parametrize("size", [PHONE], ids=("390",))
@pytest.mark.whole
@pytest.mark.parametrize("game", part_of([*COURSES], 4))
def test_each_step_has_room_and_is_for_everybody(
    turned: App, visit: Callable[..., Any], game: str, size: dict[str, int]
) -> None:
    page = visit(None, viewport=size, color_scheme="light")
    page.goto(turned.page(f"lessons/{game}/{COURSES[game][1]}"), wait_until="commit")
    page.wait_for_selector(".rw-stage .rw-spread .rw-tile:visible")
    steps = parse_lesson(COURSES[game][2], game).steps
    for step in islice(screens(page), len(steps)):
        fair(page, step)
        if take := page.query_selector(f'.rw-step[data-step="{step}"] [data-move=take]'):
            take.click()
            page.wait_for_selector(f'.rw-step[data-step="{step}"][data-made="1"]')
            fair(page, f"{step}, taken", dark=WHOLE)


def fair(page: Any, where: str, *, dark: bool = True) -> None:
    """Everything of a step is for everybody, and it is all in the window."""
    assert barriers(page) == [], where
    assert page.evaluate(WIDER) <= 0, where
    for found in (OUTSIDE, OVERLAPPING, CUT):
        assert page.evaluate(found) == [], where
    seen = page.evaluate(SEEN)
    assert (seen["whole"], seen["tiles"]) == (True, True), f"{where}: {seen}"
    if not dark:
        return
    page.emulate_media(color_scheme="dark")
    page.evaluate(FRAMES)
    assert barriers(page, only=["color-contrast"]) == [], where
    page.emulate_media(color_scheme="light")
    page.evaluate(FRAMES)


@pytest.mark.whole
@pytest.mark.parametrize("folder", part_of(["ro/", ""], 2))
def test_on_a_phone_the_piles_stay_above_many_moves_and_the_goal_above_what_is_said(
    course: App, visit: Callable[..., Any], folder: str
) -> None:
    page = visit(None, viewport=PHONE)
    page.goto(course.page(f"lessons/basic-rummy/{folder}01-turn") + "?step=whole-turn", wait_until="commit")
    page.wait_for_selector('.rw-step[data-step="whole-turn"] .rw-spread .rw-tile:visible')
    page.evaluate(FRAMES)
    assert page.evaluate(REACHED) == []
    page.click('.rw-step[data-step="whole-turn"] [data-move=draw]')
    page.wait_for_selector('.rw-step[data-step="whole-turn"] .rw-verdict[data-status="wrong"]')
    page.evaluate(FRAMES)
    assert page.evaluate(REACHED) == []
