"""Long mixtures of everything that hands can do, faster than the answers come: no tile is lost or doubled."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import START, Desk
from parts import WHOLE
from rummy_widget.engine.layout import parse_arrangement
from servers import App
from visits import MOVING

TILES = sorted(map(str, parse_arrangement(START).tiles))
DEEDS = 40 if WHOLE else 20
KEYS = (
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"),
    *("Enter", "Enter", " ", "s", "Shift+Enter", "Escape", "Control+z", "Control+y"),
)


@pytest.fixture(scope="module")
def desk(racks: App, keep: Callable[..., Any]) -> Desk:
    return Desk(keep(racks.page("notebooks/rack"), **MOVING))


# A place on one of the elements found, all at one moment: others may be there in the next.
POINT = """(root, [css, which, across, down]) => {
  const found = [...root.querySelectorAll(css)];
  const box = found[Math.floor(which * found.length)]?.getBoundingClientRect();
  return box && [box.x + box.width * across, box.y + box.height * down];
}"""


class Hands:
    """Somebody who does anything at all, much the same for the same seed."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.chance = desk, random.Random(seed)

    def somewhere(self, css: str) -> Any:
        """A point on any of these, as they are at this moment; None where there is none."""
        return self.desk.root.evaluate(POINT, [css, *(self.chance.random() for _ in range(3))])

    def click_at(self, css: str, count: int = 1) -> None:
        if at := self.somewhere(css):
            self.desk.page.mouse.click(*at, click_count=count)

    def do(self) -> str:
        """One thing; its name, for the report of a failure."""
        deed = self.chance.choice(
            ["drag", "drag", "drag", "click", "click", "segment", "keys", "keys", "tool"]
        )
        getattr(self, deed)()
        return deed

    def drag(self) -> None:
        mouse = self.desk.page.mouse
        mouse.move(*self.somewhere(".rw-tile"))
        mouse.down()
        for _ in range(self.chance.randrange(1, 4)):
            mouse.move(*self.somewhere(".rw-slot"), steps=2)
        if self.chance.random() < 0.15:
            self.desk.press(self.chance.choice(["Escape", "Control+z", "Enter"]))
        mouse.up()

    def click(self) -> None:
        for css in (".rw-tile", ".rw-slot"):
            self.click_at(css, self.chance.choice([1, 1, 1, 2]))

    def segment(self) -> None:
        self.click_at("button.rw-bar")
        self.click_at(".rw-slot")

    def keys(self) -> None:
        self.desk.root.evaluate("root => root.querySelector('.rw-wood [tabindex=\"0\"]').focus()")
        self.desk.press(*self.chance.choices(KEYS, k=8))

    def tool(self) -> None:
        act = self.chance.choice(["undo", "undo", "redo", "sort-run", "sort-group"])
        self.click_at(f'.rw-button[data-act="{act}"]')


def mix(desk: Desk, seed: int, deeds: int) -> None:
    """Do that many things, look every now and then, and take everything back."""
    desk.press("Escape")
    desk.anew()
    hands, done = Hands(desk, seed), []
    for number in range(deeds):
        done.append(hands.do())
        if number % 5 == 4:
            assert sorted(map(str, parse_arrangement(desk.settled()).tiles)) == TILES, done
            assert desk.stops() == 1, done
    desk.press("Escape")
    for _ in range(int(desk.python("str(len(rack._history.past))"))):
        desk.tool("undo").click()
    desk.becomes(START)


@pytest.mark.whole
@pytest.mark.parametrize("seed", [1])
def test_no_tile_is_lost_or_doubled(desk: Desk, seed: int) -> None:
    mix(desk, seed, DEEDS)
