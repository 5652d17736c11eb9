"""Three hands that can do all that a learner can: by dragging, by clicking without any drag, by keys alone.

A hand does what it is told and looks where it must; what is right it does not know (see `learner`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from browser.everywhere import answered
from browser.sight import Card, Point, segment_of
from rummy_widget.engine.layout import Layout

MOST_KEYS = 300

# Tells Python of each press, each move with the button down, and each key.
WATCH = """
for (const type of ['pointerdown', 'touchstart', 'keydown']) {
  addEventListener(type, event => event.isTrusted && saw(type), true);
}
addEventListener('pointermove', event => event.isTrusted && saw(event.buttons ? 'drag' : 'hover'), true);
addEventListener('wheel', () => saw('wheel'), { capture: true, passive: true });
"""
FOCUS = """css => {
  const at = document.activeElement;
  if (at?.matches(css)) return 'here';
  const target = document.querySelector(css);
  if (!target) return 'none';
  return at && target.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
}"""
CLOSED = "css => document.querySelector(css).closest('details.rw-more:not([open])') !== null"
PLACE = """() => {
  const slot = document.activeElement?.closest('.rw-slot');
  return slot && [Number(slot.dataset.shelf), Number(slot.dataset.slot)];
}"""


_SEEN: WeakKeyDictionary[Any, Counter[str]] = WeakKeyDictionary()


def watched(page: Any) -> Counter[str]:
    """What a page sees of whoever works on it, counted; the same for all who ask."""
    if page not in _SEEN:
        _SEEN[page] = seen = Counter[str]()
        page.expose_binding("saw", lambda _, type: seen.update([type]))
        page.add_init_script(WATCH)
    return _SEEN[page]


class Hand:
    """What the three have in common: one works on one page, and what that sees of it is counted."""

    name = ""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.seen = watched(page)

    def can_carry(self, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> bool:
        """Whether it can move these tiles at once: one, or a whole segment."""
        return len(ids) == 1 or segment_of(layout, ids) is not None

    def move(self, card: Card, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> None:
        """Lift tiles and put them down at a place; `layout` is how they lie."""
        raise NotImplementedError

    def choose(self, card: Card, id: int) -> None:
        """Choose a tile, or let it go again."""
        raise NotImplementedError

    def press(self, css: str) -> None:
        """Press a button, or follow a link."""
        raise NotImplementedError

    def hidden(self, css: str) -> bool:
        """Whether it stands in a menu that is closed."""
        self.page.wait_for_selector(css, state="attached")
        return bool(self.page.evaluate(CLOSED, css))

    def pick(self, card: Card, option: str) -> None:
        """Pick an answer and check it; where a tap answers, tap it."""
        raise NotImplementedError

    def throw(self, card: Card, id: int, place: str) -> None:
        """Put a tile on the place on the felt that a selector finds."""
        raise NotImplementedError

    def tapped(self, card: Card, option: str) -> bool:
        """Whether an answer is a button, which is pressed then."""
        css = f'{card.css} [data-option="{option}"]'
        if card.find("[data-option]").count() == 0:
            return False
        self.press(css)
        return True

    def type(self, card: Card, answer: str) -> None:
        """Type an answer and check it."""
        raise NotImplementedError

    def kept_its_word(self) -> None:
        """Assert that it did nothing that its name denies."""
        raise NotImplementedError

    def _grip(self, card: Card, layout: Layout, ids: Sequence[int]) -> str:
        whole = segment_of(layout, ids) if len(ids) > 1 else None
        return card.bar(*whole) if whole else card.tile(ids[0])


class Mouse(Hand):
    """What drag and clicks share: buttons are clicked. A number has to be typed, whoever gives it."""

    def click_at(self, at: Point) -> None:
        """Click, or tap, on a point of the window."""
        self.page.mouse.click(*at)

    def click_on(self, css: str) -> None:
        """Click, or tap, on what a selector finds."""
        self.page.click(css)

    def choose(self, card: Card, id: int) -> None:
        at, _ = card.middles(card.tile(id), card.tile(id))
        self.click_at(at)

    def press(self, css: str) -> None:
        answered(self.page)
        if self.hidden(css):
            self.click_on(menu(css))
        self.click_on(css)

    def pick(self, card: Card, option: str) -> None:
        if self.tapped(card, option):
            return
        self.click_on(f'{card.css} .rw-option:has(input[value="{option}"])')
        self.press(card.button("check"))

    def type(self, card: Card, answer: str) -> None:
        self.press(f"{card.css} .rw-field")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(answer)
        self.press(card.button("check"))


class Drag(Mouse):
    """Drags tiles with the mouse."""

    name = "drag"
    moved = 0

    def move(self, card: Card, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> None:
        self.moved += 1
        start, end = card.middles(self._grip(card, layout, ids), card.slot(shelf, slot))
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=3)
        mouse.up()

    def throw(self, card: Card, id: int, place: str) -> None:
        self.moved += 1
        start, end = card.middles(card.tile(id), place)
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=3)
        mouse.up()

    def kept_its_word(self) -> None:
        assert self.moved == 0 or self.seen["drag"] > 0


class Clicks(Mouse):
    """Clicks a tile and then a place, and never drags."""

    name = "clicks"

    def can_carry(self, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> bool:
        return super().can_carry(layout, ids, shelf, slot) and not _under(layout, ids, shelf, slot)

    def move(self, card: Card, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> None:
        start, end = card.middles(self._grip(card, layout, ids), card.slot(shelf, slot))
        self.click_at(start)
        self.click_at(end)

    def throw(self, card: Card, id: int, place: str) -> None:
        self.choose(card, id)
        self.press(place)

    def kept_its_word(self) -> None:
        assert self.seen["pointerdown"] > 0
        assert self.seen["drag"] == 0


class Taps(Clicks):
    """Taps a tile and then a place, with a finger on a phone."""

    name = "taps"

    def click_at(self, at: Point) -> None:
        self.page.touchscreen.tap(*at)

    def click_on(self, css: str) -> None:
        self.page.tap(css)


class Keys(Hand):
    """Uses the keyboard alone: Tab and arrows to go, Enter to lift, to lay and to press."""

    name = "keys"

    def can_carry(self, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> bool:
        return super().can_carry(layout, ids, shelf, slot) and not _under(layout, ids, shelf, slot)

    def move(self, card: Card, layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> None:
        at = next((s, row.index(ids[0])) for s, row in enumerate(layout.shelves) if ids[0] in row)
        self._walk(card, at)
        self.page.keyboard.press("Shift+Enter" if len(ids) > 1 else "Enter")
        self._walk(card, (shelf, slot))
        self.page.keyboard.press("Enter")

    def throw(self, card: Card, id: int, place: str) -> None:
        self.choose(card, id)  # Enter picks it up
        self.press(place)

    def choose(self, card: Card, id: int) -> None:
        slot = card.page.eval_on_selector(
            card.tile(id),
            "tile => (({ shelf, slot }) => [Number(shelf), Number(slot)])(tile.parentElement.dataset)",
        )
        self._walk(card, tuple(slot))
        self.page.keyboard.press("Enter")

    def press(self, css: str) -> None:
        answered(self.page)
        if self.hidden(css):
            self._go(menu(css))
            self.page.keyboard.press("Enter")
        self._go(css)
        self.page.keyboard.press("Enter")

    def pick(self, card: Card, option: str) -> None:
        if self.tapped(card, option):
            return None
        wanted = f'{card.css} input[value="{option}"]'
        self._go(f"{card.css} .rw-option input")
        if self.page.evaluate(FOCUS, wanted) == "here":
            self.page.keyboard.press("Space")
        for _ in range(MOST_KEYS):
            if self.page.evaluate(FOCUS, wanted) == "here":
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach the answer {option!r}")

    def type(self, card: Card, answer: str) -> None:
        self._go(f"{card.css} .rw-field")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(answer)
        self.page.keyboard.press("Enter")

    def kept_its_word(self) -> None:
        assert self.seen["keydown"] > 0
        assert set(self.seen) == {"keydown"}, self.seen

    def _go(self, css: str) -> None:
        """Tab there, the nearer way round."""
        self.page.wait_for_selector(css, state="attached")
        for _ in range(MOST_KEYS):
            where = self.page.evaluate(FOCUS, css)
            if where == "here":
                return
            self.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
        raise AssertionError(f"Tab does not reach {css}")

    def _walk(self, card: Card, to: tuple[int, ...]) -> None:
        """Go to a place of the rack with the arrow keys."""
        self._go(f'{card.css} .rw-wood .rw-slot [tabindex="0"]:not(.rw-figure *)')
        for _ in range(MOST_KEYS):
            shelf, slot = self.page.evaluate(PLACE)
            if (shelf, slot) == to:
                return
            if shelf != to[0]:
                self.page.keyboard.press("ArrowDown" if shelf < to[0] else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if slot < to[1] else "ArrowLeft")
        raise AssertionError(f"the arrow keys do not reach {to}")


def menu(css: str) -> str:
    """What opens the menu that a button stands in."""
    within, _, button = css.rpartition(" ")
    return f"{within} details.rw-more:has({button}) > summary"


def _under(layout: Layout, ids: Sequence[int], shelf: int, slot: int) -> bool:
    """Whether a tile to be lifted lies where they are to go: there, a click means to put them back."""
    row = layout.shelves[shelf]
    return slot < len(row) and row[slot] in ids


HANDS: tuple[type[Hand], ...] = (Drag, Clicks, Keys)
