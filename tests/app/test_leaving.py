"""Pages that come and go in every order leave nothing behind: no kernel, no descriptor, no busy loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from lines import Page
from servers import App


def shut_then_close(page: Page) -> None:
    """A page that is left: its last message comes first, its line's end a moment later."""
    line = page.line()
    line.states()
    page.give_back_soon()
    line.close()


def shut_then_close_late(page: Page) -> None:
    line = page.line()
    line.states()
    page.give_back_soon()
    time.sleep(0.1)
    line.close()


def close_then_shut(page: Page) -> None:
    line = page.line()
    line.states()
    line.close()
    page.give_back()


def shut_and_never_close(page: Page) -> None:
    line = page.line()
    line.states()
    page.give_back()
    line.drop()


def drop(page: Page) -> None:
    line = page.line()
    line.states()
    line.drop()


def close(page: Page) -> None:
    line = page.line()
    line.states()
    line.close()


def never_come(page: Page) -> None:
    """Whoever fetches the page's text and nothing else."""


def come_and_go_and_come(page: Page) -> None:
    """A line that blinks, and holds again."""
    for _ in range(3):
        line = page.line()
        line.states()
        line.drop()
    page.give_back()


def come_twice(page: Page) -> None:
    """The same name twice: the first line is closed for the second."""
    first, second = page.line("same"), page.line("same")
    second.states()
    page.give_back()
    first.drop()
    second.close()


def drop_before_it_stands(page: Page) -> None:
    page.knock()
    page.give_back()


def shut_while_it_opens(page: Page) -> None:
    page.knock(leave=page.give_back_soon)


def shut_twice(page: Page) -> None:
    line = page.line()
    page.give_back_soon()
    page.give_back()
    line.close()


def lose_its_kernel(page: Page) -> None:
    line = page.line()
    line.states()
    for kernel in page.app.kernels():
        kernel.kill()
    line.hear("status")
    line.close()
    page.give_back()


ORDERS = (
    shut_then_close, shut_then_close_late, close_then_shut, shut_and_never_close, drop, close, never_come,
    come_and_go_and_come, come_twice, drop_before_it_stands, shut_while_it_opens, shut_twice, lose_its_kernel,
)  # fmt: skip


def held(app: App) -> int:
    """Its descriptors, once they have not changed for a while."""
    server = psutil.Process(app.process.pid)
    assert app.wait_for_kernels(0, 40) == 0
    seen = [server.num_fds()]
    while len(seen) < 20 and seen[-4:] != seen[-1:] * 4:
        time.sleep(0.3)
        seen.append(server.num_fds())
    return seen[-1]


def leaves(app: App, before: int) -> int:
    """How many more it holds than before, when there was time to let them go."""
    end = time.monotonic() + 20
    while (more := held(app) - before) > 0 and time.monotonic() < end:
        pass
    return more


@pytest.fixture(scope="module")
def left(serve: Callable[..., App], plain_course: Path) -> App:
    """A server that has had its first page; pages that are gone are forgotten after a second."""
    app = serve(plain_course, closed=1, every=1, awaited=2)
    close_then_shut(Page(app))
    held(app)
    return app


def test_pages_that_are_left_leave_nothing(left: App) -> None:
    before = held(left)
    for order in ORDERS:
        order(Page(left))
    assert leaves(left, before) <= 0


def test_a_server_without_pages_rests(left: App) -> None:
    held(left)
    server = psutil.Process(left.process.pid)
    before = server.cpu_times()
    time.sleep(2)
    after = server.cpu_times()
    assert after.user + after.system - before.user - before.system < 0.4


def test_a_kernel_that_has_died_is_told_at_once_and_is_nobodys_any_more(left: App) -> None:
    before = held(left)
    page = Page(left)
    line = page.line()
    line.states()
    for kernel in left.kernels():
        kernel.kill()
    while line.hear("status")["execution_state"] != "dead":
        pass
    assert page.ask("GET", f"/api/kernels/{page.kernel}")[0] == 404
    line.close()
    assert not left.kernels(), "no other one takes its place, which would know nothing of the page"
    assert leaves(left, before) <= 0
