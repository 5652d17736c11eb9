"""A rack on a page as a test sees and handles it, and a wire into the kernel behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import nbformat

from rummy_widget.engine.layout import parse_arrangement

# Two segments and a loose tile above; a run that goes round the corner and a Joker below.
START = "r5 r6 | r7 | b9 b10 / k12 k13 k1 k2 | y4 *"

# Lets a test run Python in the page's kernel: a message after the rack's own, answered after theirs.
WIRE = '''\
import anywidget
import rummy_widget as rw


class Wire(anywidget.AnyWidget):
    _esm = """
    export default { render({ model }) {
      const open = new Map();
      model.on('msg:custom', ({ number, value }) => open.get(number)?.(value));
      window.python = (code) => new Promise((answer) => {
        open.set(open.size, answer);
        model.send({ number: open.size - 1, code });
      });
    } };
    """

    def __init__(self):
        super().__init__()
        self.on_msg(self.run)

    def run(self, _, message, __):
        try:
            value = eval(message["code"], globals())
        except SyntaxError:
            value = exec(message["code"], globals())
        self.send({"number": message["number"], "value": value if isinstance(value, str) else repr(value)})


Wire()
'''

# Tiles in notation, as they are drawn.
WORD = """(tile) => !tile ? '_' : tile.dataset.colour === 'joker' ? '*'
  : { red: 'r', yellow: 'y', blue: 'b', black: 'k' }[tile.dataset.colour]
    + tile.querySelector('.rw-number').textContent"""
FIND = f"""(root, [wanted, copy]) =>
  [...root.querySelectorAll('.rw-tile')].filter((tile) => ({WORD})(tile) === wanted)[copy].dataset.id"""
SHELF = f"""(root, shelf) => [...root.querySelectorAll('.rw-slot')]
  .filter((slot) => slot.dataset.shelf === shelf).sort((a, b) => a.dataset.slot - b.dataset.slot)
  .map((slot) => ({WORD})(slot.querySelector('.rw-tile'))).join(' ')"""
LIES = f"(root) => ['0', '1'].map((shelf) => ({SHELF})(root, shelf)).join(' / ')"


def notebook(*cells: str) -> Any:
    """A notebook of these code cells."""
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return made


class Desk:
    """One rack on a page; tiles are named in notation, `"r7"`, and the second of twins `"r7", 1`."""

    def __init__(self, page: Any, within: str = ".rw", name: str = "rack") -> None:
        self.page, self.name = page, name
        self.root = page.locator(within).first

    # -- what lies there ----------------------------------------------------------------------

    def lies(self) -> str:
        """What is seen on the shelves."""
        return parse_arrangement(self.root.evaluate(LIES)).notation()

    def python(self, code: str) -> str:
        """Run that in the kernel; its value as text."""
        value: str = self.page.evaluate("(code) => window.python(code)", code)
        return value

    def settled(self) -> str:
        """What lies there once nothing is on its way: the page and the kernel say the same, twice.

        Twice, because the page sends what was typed ahead only when the answer before has come.
        """
        before = known = None
        for _ in range(200):
            before, known = known, self.python(f"{self.name}.arrangement")
            if (
                known == before == self.lies()
                and self.root.locator("[data-parked]").count() == 0
                and not self.root.evaluate("it => it.closest('[data-asking]') !== null")
            ):
                return known
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the page shows {self.lies()!r}, the kernel has {known!r}")

    def becomes(self, arrangement: str) -> None:
        """Wait until just that lies there, for the page and for the kernel."""
        wanted = parse_arrangement(arrangement).notation()
        for _ in range(200):
            if self.lies() == wanted:
                break
            self.page.wait_for_timeout(10)
        assert self.settled() == wanted

    def anew(self, arrangement: str = START) -> None:
        """Begin anew: other tiles, no history, nothing in hand, nothing said."""
        for text in ("", arrangement):
            self.python(f"{self.name}.arrangement = {text!r}")
        self.becomes(arrangement)
        self.page.evaluate("window.said.length = 0")

    def said(self) -> list[str]:
        """What screen readers have been told since the desk was laid anew."""
        lines: list[str] = self.page.evaluate("window.said")
        return lines

    # -- where things are ---------------------------------------------------------------------

    def slot(self, shelf: int, slot: int) -> Any:
        return self.root.locator(f'.rw-slot[data-shelf="{shelf}"][data-slot="{slot}"]')

    def tile(self, word: str, copy: int = 0) -> Any:
        """A tile, wherever it comes to lie."""
        number = self.root.evaluate(FIND, [word, copy])
        return self.root.locator(f'.rw-tile[data-id="{number}"]')

    def handle(self, segment: int) -> Any:
        """The line under a segment, counted from 0."""
        return self.root.locator(".rw-seg").nth(segment).locator(".rw-bar")

    def tool(self, act: str) -> Any:
        return self.root.locator(f'[data-act="{act}"]').first

    def middle(self, locator: Any) -> tuple[float, float]:
        """The middle of something, in the window."""
        locator.scroll_into_view_if_needed()
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lifted(self) -> int:
        """How many tiles are in hand."""
        return int(self.root.locator(".rw-tile[data-lifted]").count())

    def focused(self) -> str:
        """The accessible name of what has the focus; "" where it is nothing in this rack."""
        inside = "(root) => root.contains(document.activeElement)"
        if not self.root.evaluate(inside):
            return ""
        name: str = self.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        )
        return name.strip()

    def stops(self) -> int:
        """How many places of the wood the Tab key reaches: it must always be one."""
        return int(self.root.locator(".rw-wood :is(.rw-tile, .rw-place)[tabindex='0']").count())

    # -- ways of input ------------------------------------------------------------------------

    def drag(self, what: Any, to: Any, *, steps: int = 4, drop: bool = True) -> None:
        """With the mouse: press, move, release."""
        mouse = self.page.mouse
        start, end = self.middle(what), self.middle(to)
        start = self.middle(what)  # the second may have scrolled
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=steps)
        if drop:
            mouse.up()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


class Finger:
    """A finger, or a pen, on the glass: the browser's own input events, not made-up ones of the page."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: Sequence[tuple[float, float]]) -> None:
        self.line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def down(self, at: tuple[float, float]) -> None:
        self._send("touchStart", [at])

    def move(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        for step in range(1, steps + 1):
            part = step / steps
            self._send(
                "touchMove",
                [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)],
            )

    def up(self) -> None:
        self._send("touchEnd", [])

    def pen(self, kind: str, at: tuple[float, float], pressed: bool = True) -> None:
        """One event of a pen: mousePressed, mouseMoved or mouseReleased."""
        self.line.send(
            "Input.dispatchMouseEvent",
            {
                "type": kind,
                "x": at[0],
                "y": at[1],
                "button": "left",
                "buttons": int(pressed),
                "clickCount": 1,
                "pointerType": "pen",
            },
        )
