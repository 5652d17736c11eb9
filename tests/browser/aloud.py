"""A page as a screen reader has it: roles, names and states, read from Chromium's accessibility tree alone.

Where something lies in the window is asked only to point at it with the mouse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from browser.everywhere import FRAMES

MOST_LOOKS = 600  # frames in which something awaited is to be so


@dataclass(slots=True)
class Thing:
    """Something that has a role and a name; `element` is only good for pointing at it."""

    role: str
    name: str
    disabled: bool = False
    pressed: bool = False
    focused: bool = False
    value: str = ""
    element: int = 0
    inside: tuple[Thing, ...] = field(default=(), repr=False)

    def within(self, role: str) -> Thing | None:
        """What it stands in, by its role: the nearest."""
        return next((each for each in reversed(self.inside) if each.role == role), None)


class Aloud:
    """What is read aloud of one page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def all(self) -> list[Thing]:
        """Everything on the page, as one reads."""
        nodes = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in nodes}
        found: list[Thing] = []

        def walk(node: Any, inside: tuple[Thing, ...]) -> None:
            if not node.get("ignored"):
                thing = _thing(node, inside)
                found.append(thing)
                inside = (*inside, thing)
            for child in node.get("childIds", ()):
                if child in by_id:
                    walk(by_id[child], inside)

        for each in nodes:
            if "parentId" not in each:
                walk(each, ())
        return found

    def each(self, role: str, name: str = "") -> Iterator[Thing]:
        """Everything of a role whose name matches."""
        return (each for each in self.all() if each.role == role and re.match(name, each.name))

    def find(self, role: str, name: str = "") -> Thing | None:
        """The first of a role whose name matches."""
        return next(self.each(role, name), None)

    def until(self, what: Callable[[], Any], wanted: str) -> Any:
        """What it gives, as soon as that is something; frames go by meanwhile."""
        for _ in range(MOST_LOOKS):
            if found := what():
                return found
            self.page.evaluate(FRAMES)
        raise AssertionError(f"{wanted}; the page says:\n" + "\n".join(
            f"{each.role} {each.name!r}" for each in self.all() if each.name and each.role != "InlineTextBox"))  # fmt: skip

    def wait(self, role: str, name: str = "") -> Thing:
        """The first of a role whose name matches, once it is there."""
        thing: Thing = self.until(lambda: self.find(role, name), f"no {role} {name!r}")
        return thing

    @property
    def focus(self) -> Thing:
        """What has the focus."""
        found = self.line.send("Runtime.evaluate", {"expression": "document.activeElement"})
        node = self.line.send(
            "Accessibility.getPartialAXTree",
            {"objectId": found["result"]["objectId"], "fetchRelatives": False},
        )["nodes"][0]
        return _thing(node, ())

    def box(self, thing: Thing) -> tuple[float, float, float, float]:
        """Where it lies in the window, scrolled there: left, top, width, height."""
        which = {"backendNodeId": thing.element}
        self.line.send("DOM.scrollIntoViewIfNeeded", which)
        left, top, right, _, _, bottom = self.line.send("DOM.getBoxModel", which)["model"]["border"][:6]
        return left, top, right - left, bottom - top

    def middle(self, thing: Thing) -> tuple[float, float]:
        """The point of the window in its middle."""
        left, top, width, height = self.box(thing)
        return left + width / 2, top + height / 2


def _thing(node: Any, inside: tuple[Thing, ...]) -> Thing:
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return Thing(
        node.get("role", {}).get("value", ""),
        str(node.get("name", {}).get("value", "")),
        disabled=states.get("disabled") is True,
        pressed=states.get("pressed") == "true",
        focused=states.get("focused") is True,
        value=str(node.get("value", {}).get("value", "")),
        element=node.get("backendDOMNodeId", 0),
        inside=inside,
    )
