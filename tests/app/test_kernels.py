"""Kernels of pages that are gone are let go; those of pages that are open stay."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from rummy_widget.app.kernels import Kernels
from servers import App

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def ago(seconds: float) -> datetime:
    return NOW - timedelta(seconds=seconds)


@pytest.mark.parametrize(
    ("state", "pages", "used", "left", "left_open", "over"),
    [
        ("idle", 0, ago(30), None, 0, False),  # just made, its page is on its way
        ("idle", 0, ago(80), None, 0, False),
        ("idle", 0, ago(100), None, 0, True),  # made for a page that never came
        ("idle", 0, ago(5000), ago(30), 0, False),  # read for long, then the connection blinked
        ("idle", 0, ago(5000), ago(100), 0, True),  # read for long, then closed
        ("idle", 1, ago(90000), None, 0, False),  # open for a day on one's own machine
        ("idle", 1, ago(5000), None, 3600, True),  # left open on a machine that others need
        ("idle", 1, ago(3000), None, 3600, False),
        ("busy", 0, ago(100), None, 0, False),
        ("dead", 1, ago(1), None, 0, True),
    ],
)
def test_patience(
    state: str, pages: int, used: datetime, left: datetime | None, left_open: int, over: bool
) -> None:
    kernels = Kernels(cull_idle_timeout=60, cull_open_timeout=left_open, cull_awaited_timeout=90)
    kernels._kernels["k"] = SimpleNamespace(execution_state=state, last_activity=used)
    kernels._kernel_connections["k"] = pages
    if left:
        kernels._left["k"] = left
    assert kernels._is_over("k", NOW) is over


def test_a_page_that_is_left_gives_its_kernel_back(plain: App, visit: Callable[..., Any]) -> None:
    assert plain.wait_for_kernels(0) == 0
    page = visit(plain.page("lessons/pro/02-runs"))
    page.click(".ask")
    assert len(plain.kernels()) == 1
    page.get_by_role("link", name="Home").click()
    page.wait_for_url("**/notebooks/home.ipynb")
    page.click(".ask")
    assert plain.wait_for_kernels(1, seconds=3) == 1, "the first page's kernel went at once"
    page.close()
    assert plain.wait_for_kernels(0, seconds=3) == 0


def test_a_page_that_vanished_is_culled_and_an_open_one_is_not(
    plain: App, visit: Callable[..., Any], browser: Any
) -> None:
    plain.wait_for_kernels(0)
    stays = visit(plain.page("notebooks/home"))
    stays.click(".ask")
    gone = visit(plain.page("lessons/pro/02-runs"))
    gone.click(".ask")
    assert len(plain.kernels()) == 2
    # As when a browser crashes: no last message, only a connection that ends.
    gone.evaluate("navigator.sendBeacon = () => true")
    gone.close()
    assert plain.wait_for_kernels(1, seconds=15) == 1, "the one that was open as long stays"
    stays.click(".ask")
    stays.wait_for_function("document.querySelector('.answer').value === '2'")


def test_a_page_that_only_seems_to_be_left_keeps_its_kernel(plain: App, visit: Callable[..., Any]) -> None:
    page = visit(plain.page("lessons/pro/02-runs"))
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '1'")
    page.evaluate("window.dispatchEvent(new Event('beforeunload', { cancelable: true }))")
    page.click(".ask")
    page.wait_for_function("document.querySelector('.answer').value === '2'")


@pytest.mark.proof  # `never_come` in test_leaving.py is such a page
def test_a_kernel_whose_page_never_came_is_culled(plain: App) -> None:
    plain.wait_for_kernels(0)
    urllib.request.urlopen(plain.page("lessons/pro/02-runs"), timeout=60).close()
    assert plain.wait_for_kernels(1, seconds=5) == 1
    assert plain.wait_for_kernels(0, seconds=30) == 0


@pytest.mark.proof  # test_forks.py and test_service.py stop servers with open pages too
def test_stopping_the_server_ends_its_kernels(serve: Callable[..., App], plain_course: Any) -> None:
    app = serve(plain_course)
    urllib.request.urlopen(app.page("notebooks/home"), timeout=60).close()
    (kernel,) = app.kernels()
    app.stop()
    kernel.wait(10)
