"""What tests share: a browser that may not leave the machine, servers of the course, and no skipping.

Fixtures: `chromium` (its path), `browser`, `visit` (opens pages; fails the test where a page asked another
machine for something or threw an error), `page` (one such page), `course` (the app on the real course), `lab`
(JupyterLab on a copy of it), `sheets` (the app on a copy to write into), `serve` (the app on any folder).
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import chromium as chromium_finder
from parts import WHOLE
from rummy_widget.app.lab import trust
from servers import App, Lab, lab_server, own_server
from visits import Visitor

ROOT = Path(__file__).parents[1]
# Examples prove what is right, not how quick it is: a busy machine fails no test.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
_left_out: list[str] = []
FAILED = pytest.StashKey[bool]()
# What `make quick` does without: whatever opens a page or starts a server.
WITH_PAGES = "tests/app/", "tests/browser/"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="one case of each test, none slow, none of pages")
    parser.addoption("--forked-kernels", action="store_true", help="notebooks run in forks, as in the app")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--nbval", default=False):  # some runs load no plugin but ours
        from notebook_kernels import NotebookKernels

        config.pluginmanager.register(NotebookKernels(config.getoption("--forked-kernels")))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the long proofs what is theirs, and to the whole suite what a quick look does without."""
    chosen = [item for item in items if WHOLE or not item.get_closest_marker("proof")]
    if config.getoption("--quick"):
        first = {item.nodeid.split("[")[0]: item for item in reversed(chosen)}
        chosen = [
            item
            for item in chosen
            if first[item.nodeid.split("[")[0]] is item
            and not item.nodeid.startswith(WITH_PAGES)
            and not item.get_closest_marker("slow")
        ]
    if len(chosen) < len(items):
        kept = set(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = chosen


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped or hasattr(report, "wasxfail"):
        _left_out.append(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.skipped:
        _left_out.append(report.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    # A test that is left out proves nothing: the run fails.
    if _left_out and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for nodeid in _left_out:
        terminalreporter.write_line(f"LEFT OUT, which counts as a failure: {nodeid}", red=True)


@pytest.fixture(scope="session", autouse=True)
def _games_kept_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Unfinished games of tests are no business of whoever runs them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RUMMY_WIDGET_STATE", str(tmp_path_factory.mktemp("games")))
        yield


@pytest.fixture(scope="session")
def chromium() -> str:
    path = chromium_finder.find()
    assert path, "no Chromium: run `.venv/bin/python tests/chromium.py`"
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=chromium_finder.ARGUMENTS, headless=True
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Any, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """`visit(url, **context options)` gives a page; all its requests must stay on this machine."""
    visitor = Visitor(browser)
    yield visitor.visit
    if request.node.stash.get(FAILED, False):
        visitor.tell()
    visitor.leave()


@pytest.fixture
def page(visit: Callable[..., Any]) -> Any:
    return visit()


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., App]]:
    """`serve(folder, closed=..., token=...)` starts the app on a folder, as `own_server` does."""
    started: list[App] = []

    def start(folder: Path, **words: Any) -> App:
        started.append(own_server(folder, tmp_path_factory.mktemp("app"), **words))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def course(serve: Callable[..., App]) -> App:
    """The app on the course of this checkout."""
    return serve(ROOT)


@pytest.fixture(scope="session")
def sheets(serve: Callable[..., App], tmp_path_factory: pytest.TempPathFactory) -> tuple[App, Path]:
    """The app on a copy of the course, for pages that tests write themselves; and the folder of that copy."""
    folder = tmp_path_factory.mktemp("sheets")
    for part in ("lessons", "notebooks"):
        shutil.copytree(ROOT / part, folder / part)
    return serve(folder), folder


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on a signed copy of the course, so that no test writes into the checkout."""
    copy = tmp_path_factory.mktemp("lab-course")
    for part in ("lessons", "notebooks"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    scratch = tmp_path_factory.mktemp("lab")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_DATA_DIR", str(scratch / "data"))  # where that server looks for signatures
        trust(copy)
    server = lab_server(copy, scratch)
    yield server
    server.stop()
