"""JupyterLite beside the site: lessons and a class's notebooks with their cells, by the real anywidget.

The site has three pages and no Python of its own, JupyterLite is whole; where it isn't installed yet it is
installed here, in a Python of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from proof.sites import carry, make_without_python, run_all
from rummy_widget.site.lite import FOLDER, lite_python
from servers import Site, site_server

ROOT = Path(__file__).parents[2]
RUNS, CLASS = "lessons/pro/02-runs", "notebooks/class"
LESSONS = (RUNS, "lessons/pro/ro/02-runs")
TOPICS = sorted(path.stem for path in (ROOT / CLASS).glob("[0-9]*.ipynb"))
STEP = ".rw-step[data-step=first-run]"


@pytest.fixture(scope="module")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python that has JupyterLite."""
    if found := lite_python():
        return found
    place = tmp_path_factory.mktemp("lite") / "python"
    subprocess.run([ROOT / ".ci/venv", sys.executable, place], check=True)
    subprocess.run([place / "bin/python", "-m", "pip", "install", "-q", "-e", f"{ROOT}[lite]"], check=True)
    return place / "bin/python"


@pytest.fixture(scope="module")
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if there := os.environ.get("RUMMY_SITE"):
        return Path(there)
    lite = request.getfixturevalue("lite")
    out = tmp_path_factory.mktemp("made") / "site"
    return make_without_python(out, (*LESSONS, f"{CLASS}/{TOPICS[0]}"), str(lite))


@pytest.fixture(scope="module")
def site(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    server = site_server(made, tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def asking_nobody(visit: Callable[..., Any]) -> Callable[..., Any]:
    """Visits on a machine without a network: `visit` tells what was asked for all the same."""

    def come() -> Any:
        page = visit(viewport={"width": 1280, "height": 900})
        page.context.route(lambda url: "//127.0.0.1:" not in url, lambda route: route.abort())
        page.set_default_timeout(120_000)
        return page

    return come


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_opens_as_a_notebook_and_is_judged(
    site: Site, asking_nobody: Callable[..., Any], name: str, made: Path
) -> None:
    page = asking_nobody()
    page.goto(site.page(name))
    page.wait_for_selector("html[data-live]", state="attached")
    began = time.monotonic()
    page.click(".rw-page-menu summary")
    page.click(".rw-page-menu a[data-act=menu-notebook]")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    opened = time.monotonic()
    run_all(page)
    page.wait_for_selector(f"{STEP} .rw-wood .rw-tile")
    seen = time.monotonic()
    size = sum(path.stat().st_size for path in (made / FOLDER).rglob("*") if path.is_file())
    print(f"{name}: cells {opened - began:.1f} s, a tile {seen - began:.1f} s; {size / 1e6:.1f} MB")
    assert size < 65e6
    carry(page)
    page.wait_for_selector(f"{STEP}[data-outcome=right]")
    kept = page.evaluate("localStorage.getItem('rummy-widget:v1:lesson:runs')")
    assert "first-run" in json.loads(kept)["steps"], "its stars are those of the site"
    lang = page.locator(STEP).evaluate("(one) => one.closest('[lang]').lang")
    assert lang == ("ro" if "/ro/" in name else "en")


@pytest.mark.parametrize("topic", TOPICS)
def test_all_cells_of_a_class_run(site: Site, asking_nobody: Callable[..., Any], topic: str) -> None:
    """The last is there only if none before it failed. A plot is its table: matplotlib is not there."""
    page = asking_nobody()
    page.goto(f"{site.url}{site.where}/{FOLDER}/lab/index.html?path={CLASS}/{topic}.ipynb")
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    run_all(page)
    page.wait_for_selector(".jp-CodeCell .rw[data-view=classwork]", timeout=300_000)
