"""Nothing leaves the machine: not while home, the rules and a lesson are used, and not behind the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import psutil
import pytest

from browser.desk import Desk
from browser.everywhere import DRAWN
from browser.sight import Card, unfold
from servers import App, Server
from visits import Visitor, leaves

AWAY = "http://elsewhere.invalid/"


def far_ends(server: Server) -> set[str]:
    """The machines that the server and its kernels are connected to at this moment."""
    processes = [psutil.Process(server.process.pid), *server.kernels()]
    return {
        line.raddr.ip
        for process in processes
        for line in process.net_connections("inet")
        if line.raddr and line.status != psutil.CONN_NONE
    }


def test_home_rules_and_a_lesson_are_used_without_the_network(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda opened: asked.append(opened.url))

    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.wait_for_function(DRAWN)
    unfold(page)
    page.locator(".rw-card[data-lesson='runs'] a").first.click()
    page.wait_for_url("**/lessons/pro/02-runs.ipynb")
    step = Desk(page, "[data-step='first-run'] > .rw-rack")
    Card.of(page, "runs", "first-run").wait()
    step.tool("hint").click()
    step.tile("r7").click()
    step.slot(0, 2).click()
    page.locator("[data-step='first-run'][data-outcome='right']").wait_for()
    Card.of(page, "runs", "corner").wait()
    fault = Desk(page, "[data-step='corner'] > .rw-rack")
    fault.tool("why").click()
    fault.root.locator(".rw-rule a").click()
    page.wait_for_url("**/notebooks/rules.ipynb#*")
    page.wait_for_function(DRAWN)
    page.get_by_role("searchbox").fill("joker")

    assert any(url.startswith("ws:") for url in asked), "the kernel is reached"
    assert len(asked) > 20
    assert [url for url in asked if leaves(url)] == []
    assert far_ends(course) <= {"127.0.0.1", "::1"}


@pytest.mark.parametrize("way", ["an image", "a script that fetches", "a socket"])
def test_a_page_that_asks_another_machine_fails_its_test(course: App, browser: Any, way: str) -> None:
    visitor = Visitor(browser)
    page = visitor.visit()
    if way == "an image":
        page.set_content(f"<img src='{AWAY}picture.png'>")
    elif way == "a script that fetches":
        page.evaluate(f"fetch('{AWAY}').catch(() => null)")
    else:
        page.evaluate(f"new Promise(done => new WebSocket('{AWAY.replace('http', 'ws')}').onerror = done)")
    page.wait_for_load_state()
    with pytest.raises(AssertionError, match="elsewhere"):
        visitor.leave()


def test_the_pages_own_policy_keeps_requests_here(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page("notebooks/home"))
    page.wait_for_function(DRAWN)
    refused = page.evaluate(f"fetch('{AWAY}').then(() => 'went out', () => 'refused')")
    assert refused == "refused"
