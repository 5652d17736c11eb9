"""Pages at a table of people lose their lines, their kernels and their server, and come back by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.cuts import lines_of
from browser.gathering import HTML, Gathering
from servers import App

PATIENT = 40.0
"""Seconds in which every seat is back here, however busy the machine is; the proof allows three."""
CUT = 1.5
# One of each kind in every run (that a server is told to end is in the other test), more of them in `make proof`.
FOUR = [("reload", [0]), ("kernel", [1]), ("line", [3]), ("server", [0])]
EIGHT = [("reload", [0, 1, 2]), ("kernel", [0, 1, 2]), ("line", [3]), ("server", [0])]
THIRTY = [
    *[("reload", [0, 1, 2, 3])] * 3, *[("kernel", [0, 1, 2, 3])] * 3, *[("line", [seat]) for seat in (1, 2, 3)],
    *[("server", [0])] * 2, ("restart", [0]),
]  # fmt: skip
STARTS = "The server is restarting. Your table will come back."
CUT_SAID = "Connection lost. Reconnecting…"
BACK = "Connected again."
LONG = 10**6


@pytest.mark.parametrize(
    "faults",
    [
        pytest.param(FOUR, id="four"),
        pytest.param(EIGHT, id="eight", marks=pytest.mark.proof),
        pytest.param(THIRTY, id="thirty", marks=pytest.mark.proof),
    ],
)
def test_many_faults_at_one_table_of_four_browsers(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[tuple[str, list[int]]]
) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{tmp_path / 'rooms.db'}")
    gathering = Gathering(browser, tmp_path, "rummikub")
    try:
        for page in gathering.pages:
            assert page.locator("img").count() == 0
        assert gathering.pages[0].get_by_text(HTML).count()
        what_is_too_long_changes_nothing(gathering)
        for page in gathering.pages:
            page.evaluate("window.old = true")
        for kind, seats in Random(7).sample(faults, len(faults)):
            gathering.goes_on(1)
            gathering.fault(kind, seats, CUT)
        gathering.goes_on(4)
        gathering.all_right()
        assert gathering.slowest < PATIENT, gathering.back
    finally:
        gathering.leave()


def what_is_too_long_changes_nothing(gathering: Gathering) -> None:
    version = gathering.referee.store.summary(gathering.room).events
    for said in (
        {"type": "play", "move": "x" * LONG},
        {"type": "room", "act": "say", "text": "x" * LONG},
        {"type": "room", "act": "join", "text": "x" * LONG},
    ):
        answer = gathering.pages[2].evaluate("(said) => ask(said, 10000)", said)
        assert answer["ok"] is False
        assert len(answer["error"]) < 300
    assert gathering.referee.store.summary(gathering.room).events == version


def test_what_has_gone_is_told_and_what_is_drawn_stays(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    lines = lines_of(page)
    page.goto(course.page("notebooks/tables"), wait_until="commit")
    page.click("[data-act=people]")
    page.click("[data-act=people-make]")
    page.click("[data-act=people-fill] >> nth=0")
    page.click("[data-act=people-deal]:not([aria-disabled])")
    page.wait_for_selector("[data-screen=play]")
    page.evaluate("window.old = true")

    lines[-1].close(code=1012, reason="restart")  # a server that is being started anew says so
    page.wait_for_function("([told, back]) => said.includes(told) && said.includes(back)", arg=[STARTS, BACK])
    assert len(lines) == 2, "the kernel was still there"

    for kernel in course.kernels():
        kernel.kill()
    page.wait_for_function("(told) => said.includes(told)", arg=CUT_SAID)
    assert page.locator("[data-act=wake] >> visible=true").count() == 0
    page.wait_for_function("document.querySelector('.rw-banner').hidden")
    page.wait_for_selector("[data-screen=play]")
    assert page.evaluate("window.old"), "nothing was loaded anew"
    tiles = page.locator(".rw-wood .rw-tile").count()
    page.click("[data-act=do-draw]:not([aria-disabled])")
    page.wait_for_function("(had) => document.querySelectorAll('.rw-wood .rw-tile').length > had", arg=tiles)
