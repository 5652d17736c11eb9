"""A turn that is half made at an open table: there again after a reload, a kernel that dies, and in JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser.labs import Notebook
from browser.sitting import NEW, Clicker, Dragger, Push, Sight, Typist, end
from servers import App, Lab

GAME, CODE = (
    "Rummikub",
    "3VNJ-220Z-QRB4",
)  # red, yellow and blue 13 open; then there are melds of another, too
OPEN = "red 13", "yellow 13", "blue 13"
WIDE = {"width": 1280, "height": 800}


def opens(sitter: Clicker | Dragger | Typist) -> None:
    """The first turn, whole."""
    sitter.aloud.until(lambda: sitter.may("Draw$"), "it is not one's turn")
    for name, to in zip(OPEN, (NEW, end(0), end(0)), strict=True):
        sitter.put(Push(name, None, to))
    sitter.ends("Done$")


def half_made(sitter: Clicker | Dragger | Typist) -> Sight:
    """A run of the table split, a tile of one's own beside it, another on the rack moved: a turn that can't be ended yet."""
    run = next(at for at, row in enumerate(sitter.looks().melds) if len(row) > 3)
    name = sitter.looks().melds[run][2]
    sitter.put(Push(name, (run, 2), NEW, count=2))
    own = sitter.looks().rack[0]
    sitter.put(Push(own, None, end(len(sitter.looks().melds) - 1)))
    assert sitter.aloud.find("button", rf"{own}, \d of \d, meld .*, laid by you this turn")
    assert sitter.may("Done$") is None
    assert marks(sitter), "what is wrong with it is marked"
    return sitter.looks()


def marks(sitter: Clicker | Dragger | Typist) -> list[list[str]]:
    """Melds that don't stand: how they are framed, which of their tiles are ringed or one's own, what is said of them."""
    found: list[list[str]] = sitter.page.evaluate(
        """() => [...document.querySelectorAll('.rw-tray:is([data-state=fault], [data-state=unfinished])')].map(it => [
          it.ariaLabel, it.dataset.state, it.querySelector('.rw-label')?.textContent.trim() ?? '',
          ...[...it.querySelectorAll('[data-own] .rw-tile, .rw-tile[data-marked]')].map(tile => tile.ariaLabel)])"""
    )
    return found


@pytest.mark.proof  # whoever wakes a dead kernel loads the page anew, too
def test_after_a_reload(course: App, visit: Callable[..., Any]) -> None:
    sitter = Dragger(visit(None, viewport=WIDE), rw.RUMMIKUB)
    sitter.sits_down(course.page("notebooks/tables"), GAME, CODE)
    opens(sitter)
    lies = half_made(sitter)
    speech, marked = sitter.speech(), marks(sitter)
    sitter.page.evaluate("window.old = true")
    sitter.page.reload(wait_until="commit")
    sitter.page.wait_for_function("!window.old")
    sitter.aloud.wait("list", "On the table: ")
    assert sitter.looks() == lies
    assert sitter.speech() == speech
    assert marks(sitter) == marked
    sitter.press("Take back the turn")
    sitter.aloud.until(
        lambda: (now := sitter.sight()) and len(now.rack) == len(lies.rack) + 1, "not taken back"
    )
    sitter.lays(sitter.thinks() or sitter.spread(lies))
    sitter.ends("Done$")


def test_when_the_kernel_dies(course: App, visit: Callable[..., Any]) -> None:
    sitter = Clicker(visit(None, viewport=WIDE), rw.RUMMIKUB)
    sitter.sits_down(course.page("notebooks/tables"), GAME, CODE)
    opens(sitter)
    lies = half_made(sitter)
    speech, marked = sitter.speech(), marks(sitter)
    for kernel in course.kernels():
        kernel.kill()
    wake = sitter.aloud.wait("button", "Reconnect|Load")
    assert sitter.looks() == lies, "it is still seen"
    assert sitter.may("Undo") is None, "and nothing can be done"
    sitter.page.evaluate("window.old = true")
    sitter.page.mouse.click(*sitter.aloud.middle(wake))
    sitter.page.wait_for_function("!window.old")
    sitter.aloud.wait("list", "On the table: ")
    assert sitter.looks() == lies
    assert (sitter.speech(), marks(sitter)) == (speech, marked)
    sitter.press("Take back the turn")
    sitter.aloud.until(
        lambda: (now := sitter.sight()) and len(now.rack) == len(lies.rack) + 1, "not taken back"
    )


@pytest.mark.proof
def test_in_jupyterlab_after_a_restart(lab: Lab, visit: Callable[..., Any]) -> None:
    """By keys alone; and what the page loads after the rest is there too."""
    page = visit(viewport={"width": 1280, "height": 900})
    notebook = Notebook(page, lab)
    notebook.open("notebooks/tables")
    notebook.run()
    sitter = Typist(page, rw.RUMMIKUB)
    page.locator(".rw-open-setup").wait_for()
    page.locator("[data-act='games']").focus()
    sitter.sets(GAME, CODE)
    opens(sitter)
    lies = half_made(sitter)
    notebook.restart()
    page.locator("[data-notice]").get_by_text("Here's your").wait_for()
    assert sitter.looks() == lies
    page.locator(".rw-wood .rw-tile").first.focus()
    sitter.press("What can I lay")
    sitter.aloud.wait("region", "What can I lay")
    notebook.close()


def test_the_address_names_a_game_and_home_goes_on_with_it(course: App, visit: Callable[..., Any]) -> None:
    sitter = Clicker(visit(None, viewport=WIDE), rw.RUMMY_45)
    page = sitter.page
    page.goto(f"{course.page('notebooks/tables')}?game=rummy_45", wait_until="commit")
    sitter.aloud.wait("DisclosureTriangle", "Rummy 45 .+Other games$")
    page.wait_for_function("location.search === ''")
    sitter.press("Play$")
    lies = sitter.aloud.until(lambda: (now := sitter.sight()) and now.rack and now, "no tiles")
    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.get_by_role("link", name="Back to your game").click()
    sitter.aloud.wait("list", "On the table")
    assert sitter.looks().rack == lies.rack
    page.goto(f"{course.page('notebooks/tables')}?game=rummikub", wait_until="commit")
    sitter.aloud.wait("DisclosureTriangle", "Rummikub .+Other games$")
    sitter.aloud.wait("button", "Back to: ")
