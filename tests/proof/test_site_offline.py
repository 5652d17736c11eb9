"""The site after one visit, its server gone and the network cut: all of the course is there, and judges."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from browser.hands import Clicks
from browser.learner import solve
from browser.seat import Clicker
from browser.sight import Card
from browser.sitting import Dragger
from browser.test_open_games import DEALS
from browser.test_practice import play_drills
from browser.test_puzzles import test_a_puzzle_is_solved_and_kept as a_puzzle
from browser.test_score import BICOLOR, PRICE, tap
from browser.test_table import settlement
from proof import test_open_lessons as open_lessons
from proof.test_open_rounds import test_a_whole_round as a_whole_round
from rummy_widget.text.words import languages
from rummy_widget.tutor import Attempt, LessonData, StepKind, all_lessons
from rummy_widget.tutor.practice import Skill
from servers import Site, site_server
from visits import Visitor

KEPT = "() => navigator.serviceWorker.controller !== null"
MINUTES = 3 * 60_000
each_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(scope="module")
def away(
    browser: Any, whole_site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Site, Any]]:
    """The site that was, and the context of somebody who has been there once."""
    site = site_server(whole_site, tmp_path_factory.mktemp("away"))
    visitor = Visitor(browser)
    page = visitor.visit(site.page("notebooks/home"), viewport={"width": 1280, "height": 800})
    page.wait_for_function(KEPT, timeout=MINUTES)
    site.stop()
    page.context.set_offline(True)
    yield site, page
    visitor.leave()


@pytest.fixture
def page(away: tuple[Site, Any]) -> Iterator[Any]:
    """A page of theirs, with no stars yet."""
    page = away[1].context.new_page()
    page.goto(away[0].page("notebooks/home"), wait_until="commit")
    page.evaluate("localStorage.clear()")
    yield page
    page.close()


@pytest.fixture
def site(away: tuple[Site, Any]) -> Site:
    return away[0]


@each_language
@pytest.mark.parametrize("lesson", all_lessons().values(), ids=lambda lesson: lesson.key)
def test_every_lesson_judges(site: Site, page: Any, lesson: LessonData, language: str) -> None:
    open_lessons.opened(site, page, lesson, language)
    step = lesson.steps[0]
    card, hand = Card.of(page, lesson.key, step.key), Clicks(page)
    if step.kind is StepKind.ARRANGE and step.spread is not None:
        open_lessons.led(hand, card)
    else:
        solve(hand, card, Attempt.begin(step))
    assert page.get_attribute("html", "lang") == language


def test_practice(site: Site, page: Any) -> None:
    play_drills(site, page, Clicks, list(Skill))


def test_a_puzzle(site: Site, page: Any) -> None:
    a_puzzle(site, lambda *_, **__: page, Dragger)


@each_language
def test_the_score(site: Site, page: Any, language: str) -> None:
    page.goto(site.page(f"notebooks/{'' if language == 'en' else f'{language}/'}score"))
    page.wait_for_selector(".rw-palette")
    tap(page, BICOLOR)
    page.wait_for_selector(PRICE.format(500))


def test_a_whole_game_against_the_computer(site: Site, page: Any) -> None:
    player = Clicker(page)
    player.opens(site.page("notebooks/play"))
    player.begins()
    player.starts()
    player.plays(4)
    page.reload(wait_until="commit")
    player.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    player.plays()
    assert player.screen == "settled"
    assert sum(settlement(player)) == 0


@pytest.mark.parametrize(("rules", "game", "code"), DEALS, ids=[each[0].name for each in DEALS])
def test_a_whole_round_of_an_open_game(
    site: Site, page: Any, rules: rw.Ruleset, game: str, code: str
) -> None:
    a_whole_round(site, lambda *_, **__: page, rules, game, code, Dragger)
