"""Long mixtures of everything that hands can do, faster than the answers come: no tile is lost or doubled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import START, Desk
from rummy_widget.layout import parse_arrangement
from servers import App

TILES = sorted(map(str, parse_arrangement(START).tiles))
DEEDS = 60


@pytest.fixture(scope="module")
def desk(racks: App, keep: Callable[..., Any]) -> Desk:
    return Desk(keep(racks.page("notebooks/rack")))


class Hands:
    """Somebody who does anything at all, the same for the same seed."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.chance = desk, random.Random(seed)

    def tile(self) -> Any:
        return self.desk.root.locator(".rw-tile").nth(self.chance.randrange(len(TILES)))

    def slot(self) -> Any:
        return self.desk.slot(self.chance.randrange(2), self.chance.randrange(14))

    def point(self, locator: Any) -> tuple[float, float]:
        """Somewhere on it, as it is at this moment."""
        while not (box := locator.bounding_box()):
            pass  # it is being drawn anew
        return box["x"] + box["width"] * self.chance.random(), box["y"] + box["height"] * self.chance.random()

    def do(self) -> str:
        """One thing; its name, for the report of a failure."""
        deed = self.chance.choice(
            ["drag", "drag", "drag", "click", "click", "segment", "keys", "keys", "tool"]
        )
        getattr(self, deed)()
        return deed

    def drag(self) -> None:
        mouse, start = self.desk.page.mouse, self.tile()
        mouse.move(*self.point(start))
        mouse.down()
        for _ in range(self.chance.randrange(1, 4)):
            mouse.move(*self.point(self.slot()), steps=2)
        if self.chance.random() < 0.15:
            self.desk.press(self.chance.choice(["Escape", "Control+z", "Enter"]))
        mouse.up()

    def click(self) -> None:
        for target in (self.tile(), self.slot()):
            self.desk.page.mouse.click(*self.point(target), click_count=self.chance.choice([1, 1, 1, 2]))

    def segment(self) -> None:
        lines = self.desk.root.locator("button.rw-bar")
        if count := lines.count():
            self.desk.page.mouse.click(*self.point(lines.nth(self.chance.randrange(count))))
            self.desk.page.mouse.click(*self.point(self.slot()))

    def keys(self) -> None:
        self.desk.root.locator(".rw-wood [tabindex='0']").focus()
        arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
        others = [
            "Enter",
            "Enter",
            " ",
            "s",
            "Shift+Enter",
            "Home",
            "End",
            "Escape",
            "Control+z",
            "Control+y",
        ]
        self.desk.press(*self.chance.choices(arrows + others, k=8))

    def tool(self) -> None:
        act = self.chance.choice(["undo", "undo", "redo", "sort-run", "sort-group"])
        self.desk.page.mouse.click(*self.point(self.desk.tool(act)))


@pytest.mark.parametrize("seed", [1, 2])
def test_no_tile_is_lost_or_doubled(desk: Desk, seed: int) -> None:
    desk.press("Escape")
    desk.anew()
    hands, done = Hands(desk, seed), []
    for number in range(DEEDS):
        done.append(hands.do())
        if number % 5 == 4:
            assert sorted(map(str, parse_arrangement(desk.settled()).tiles)) == TILES, done
            assert desk.stops() == 1, done
    desk.press("Escape")
    if undone := desk.python("str(len(rack._history.past))"):
        for _ in range(int(undone)):
            desk.tool("undo").click()
    desk.becomes(START)
