"""Somebody new picks a game on the home page: when the first tile lies right, and when a game is over.

They wait as people do, a glance before each thing that they touch. What it comes to is printed, for
`FIGURES.md`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from bench.minute import GLANCE
from browser.sitting import Dragger, Push, Thing, Where, end
from rummy_widget import tutor
from servers import App

GAMES = {"rummikub": "red 8", "tile-rummy": "red 8", "rummy-45": "red 8", "basic-rummy": "8 of hearts"}
"""Each game's course, and the tile that its first step asks for."""

FIRST_TILE = 20.0  # seconds from asking for the home page


class Newcomer(Dragger):
    """Somebody with a mouse who looks before they touch."""

    def glances(self) -> None:
        self.page.wait_for_timeout(GLANCE * 1000)

    def press(self, name: str) -> None:
        self.glances()
        super().press(name)

    def carry(self, what: Thing, to: Where, whole: bool) -> None:
        self.glances()
        super().carry(what, to, whole)

    def throw(self, what: Thing) -> None:
        self.glances()
        super().throw(what)

    def comes(self, app: App, game: str) -> None:
        """Home, where the card of a game is picked."""
        self.page.goto(app.page("notebooks/home"), wait_until="commit")
        self.press(f"{tutor.course(game).outline.title}$")
        self.page.wait_for_selector(f"[data-game={game}][data-current]")

    def follows(self, link: str) -> None:
        self.glances()
        self.page.locator(f"[data-act={link}] >> visible=true").first.click()


def newcomer(visit: Callable[..., Any], game: str) -> Newcomer:
    return Newcomer(visit(None, viewport={"width": 1280, "height": 800}), tutor.course(game).outline.rules)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tile_lies_right_soon(course: App, visit: Callable[..., Any], game: str) -> None:
    who, began = newcomer(visit, game), time.monotonic()
    who.comes(course, game)
    who.follows("continue")
    who.aloud.wait("list", "On the table: ")
    who.put(Push(GAMES[game], None, end(0)))
    who.page.wait_for_selector(".rw-step[data-outcome=right]")
    seconds = time.monotonic() - began
    print(f"\n{game}: the first tile lies right after {seconds:.1f} s")
    assert seconds < FIRST_TILE


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_first_game(course: App, visit: Callable[..., Any], game: str) -> None:
    who, began = newcomer(visit, game), time.monotonic()
    who.comes(course, game)
    who.follows("now")
    who.press("First game")
    who.press("Play$")
    who.aloud.wait("list", "On the table")
    who.plays()
    assert who.over
    print(f"\n{game}: a whole game after {(time.monotonic() - began) / 60:.1f} min")
