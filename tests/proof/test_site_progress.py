"""Stars go from the app to the site and back in their file, by the buttons that people press."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Clicks
from browser.test_progress import ALL_DONE, KEY, PROGRESS, RUNS, kept, solve_step, store
from rummy_widget import tutor
from rummy_widget.text.words import languages
from servers import App, Site

STARS = """all => Object.fromEntries(all.map(each =>
  [each.dataset.lesson, each.querySelector('.rw-stars').dataset.stars]))"""
BEGUN = '[data-lesson="groups"] [data-act=reset-lesson]'
CORNER = "key => JSON.parse(localStorage.getItem(key)).steps.corner"
COURSES = {
    lesson.key: {"v": 1, "steps": {step.key: {"stars": 1 + at % 3} for at, step in enumerate(lesson.steps)}}
    for lesson in tutor.all_lessons().values()
}


def saved(page: Any, file: Path) -> Path:
    """The file that *Save to a file* gives."""
    with page.expect_download() as download:
        page.click("[data-act=export]")
    download.value.save_as(file)
    assert download.value.suggested_filename == "rummy-progress.json"
    return file


def loaded(page: Any, course: App, file: Path, language: str = "en") -> None:
    """The page of progress, where that file is loaded from."""
    page.goto(course.page(PROGRESS.replace("/", "/" if language == "en" else f"/{language}/")))
    with page.expect_file_chooser() as chooser:
        page.click("[data-act=import]")
    chooser.value.set_files(file)


def shown(page: Any) -> dict[str, str]:
    """The stars of each lesson that the page of progress shows."""
    found: dict[str, str] = page.eval_on_selector_all(".rw-progress-each [data-lesson]", STARS)
    return found


@pytest.mark.parametrize("language", languages())
def test_there_and_back(
    course: App, offered: Site, visit: Callable[..., Any], tmp_path: Path, language: str
) -> None:
    app = visit()
    store(app, course, {**ALL_DONE, **COURSES, "runs": ALL_DONE["groups"] | {"steps": {}}})
    app.goto(course.page(RUNS))
    solve_step(Clicks(app))
    app.goto(course.page(PROGRESS))
    app.wait_for_selector(BEGUN)
    there = saved(app, tmp_path / "there.json")

    site = visit(service_workers="block")
    loaded(site, offered, there, language)
    site.wait_for_selector(BEGUN)
    assert kept(site) == kept(app)
    assert shown(site) == shown(app)
    site.goto(offered.page(RUNS))
    solve_step(Clicks(site), "corner")
    site.goto(offered.page(PROGRESS))
    site.wait_for_selector(BEGUN)
    back = saved(site, tmp_path / "back.json")
    assert kept(site)["runs"]["steps"] == {"first-run": {"stars": 3}, "corner": {"stars": 3}}

    loaded(app, course, back)
    app.wait_for_function(CORNER, arg=KEY + "runs")
    assert kept(app) == kept(site)
    assert shown(app) == shown(site)
    assert saved(app, tmp_path / "again.json").read_text() == back.read_text()
