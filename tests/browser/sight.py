"""What is seen of a card: where its tiles lie, how it stands, and where on the screen things are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from browser.everywhere import FRAMES
from rummy_widget.engine.layout import Layout
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.tutor import Attempt

Point = tuple[float, float]

# The ids that lie on each shelf, without the empty slots at its end.
LYING = """css => [0, 1].map(shelf => {
  const slots = [...document.querySelectorAll(`${css} .rw-slot[data-shelf="${shelf}"]:not(.rw-figure *)`)];
  const ids = slots.map(slot => slot.querySelector('.rw-tile')?.dataset.id ?? null);
  while (ids.length && ids.at(-1) === null) ids.pop();
  return ids.map(id => id === null ? null : Number(id));
})"""
LIES = f"([css, shelves]) => JSON.stringify(({LYING})(css)) === JSON.stringify(shelves)"
CHOSEN = """([css, ids]) => {
  const chosen = [...document.querySelectorAll(`${css} .rw-tile[aria-pressed=true]:not(.rw-figure *)`)];
  const found = chosen.map(tile => Number(tile.dataset.id));
  return JSON.stringify(found.sort()) === JSON.stringify([...ids].sort());
}"""
# Two elements' middles, once nothing moves and both can be hit; scrolls only where it must.
MIDDLES = """async ([from, to]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const middle = css => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
  };
  const hit = css => {
    const at = middle(css);
    const under = at && document.elementFromPoint(...at);
    return under && (under.closest(css) || document.querySelector(css).contains(under));
  };
  const places = () => JSON.stringify([middle(from), middle(to)]);
  for (let turn = 0; turn < 300; turn++) {
    const before = places();
    await frame(); await frame();
    if (places() !== before) continue;
    if (hit(from) && hit(to)) return [middle(from), middle(to)];
    const target = document.querySelector(hit(from) ? to : from);
    (target?.closest('.rw-wood') ?? target)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  throw new Error(`cannot be reached: ${from} and ${to}`);
}"""

# In the app one step is seen at a time: its dot leads there.
TURN = """css => {
  const card = document.querySelector(css);
  const { step } = card.dataset;
  if (!card.checkVisibility() && step) document.querySelector(`[data-go="${step}"]`)?.click();
}"""


@dataclass(frozen=True)
class Card:
    """A step on a page, or anything else that holds one rack; `css` finds it."""

    page: Any
    css: str

    @classmethod
    def of(cls, page: Any, lesson: str, step: str) -> Card:
        return cls(page, f'.rw-step[data-lesson="{lesson}"][data-step="{step}"]')

    def find(self, css: str) -> Any:
        """What is found within it."""
        return self.page.locator(f"{self.css} {css}")

    def tile(self, id: int) -> str:
        return f'{self.css} .rw-tile[data-id="{id}"]:not(.rw-figure *)'

    def slot(self, shelf: int, slot: int) -> str:
        return f'{self.css} .rw-slot[data-shelf="{shelf}"][data-slot="{slot}"]:not(.rw-figure *)'

    def bar(self, shelf: int, start: int) -> str:
        """The line under a segment, by which all of it is moved."""
        return f'{self.css} .rw-seg[data-segment="{shelf}:{start}"]:not(.rw-figure *) .rw-bar'

    def button(self, act: str) -> str:
        return f'{self.css} [data-act="{act}"]'

    def wait(self) -> Card:
        """Until it is seen; a step that another one hides is gone to by its dot."""
        self.page.wait_for_selector(self.css, state="attached")
        self.page.evaluate(TURN, self.css)
        self.page.wait_for_selector(self.css, state="visible")
        return self

    @property
    def outcome(self) -> str:
        return str(self.page.get_attribute(self.css, "data-outcome"))

    @property
    def stars(self) -> int:
        """Stars won now, as they are drawn."""
        return int(self.find(".rw-won").get_attribute("data-stars"))

    def lying(self) -> list[list[int | None]]:
        found: list[list[int | None]] = self.page.evaluate(LYING, self.css)
        return found

    def wait_for(self, layout: Layout) -> None:
        """Until the tiles lie so; that is after Python has answered."""
        self.page.wait_for_function(LIES, arg=[self.css, [list(shelf) for shelf in layout.shelves]])

    def wait_for_chosen(self, ids: Sequence[int]) -> None:
        self.page.wait_for_function(CHOSEN, arg=[self.css, list(ids)])

    def wait_for_outcome(self, outcome: str) -> None:
        self.page.wait_for_selector(f'{self.css}[data-outcome="{outcome}"]', state="attached")

    def says(self, text: str) -> None:
        """Wait until its verdict says so; the same outcome may have been there before."""
        self.find(".rw-verdict").get_by_text(text).first.wait_for()

    def shows(self, attempt: Attempt) -> None:
        """Wait until it shows what Python's tutor says of this attempt, and compare the stars."""
        if attempt.layout.tiles:
            self.wait_for(attempt.layout)
        self.page.wait_for_selector(f'{self.css}[data-made="{attempt.at}"]', state="attached")
        self.wait_for_outcome(attempt.outcome)
        if attempt.stars is not None:
            assert self.stars == attempt.stars

    def middles(self, start: str, end: str) -> tuple[Point, Point]:
        """Where on the screen two elements are."""
        first, last = self.page.evaluate(MIDDLES, [start, end])
        return tuple(first), tuple(last)


def segment_of(layout: Layout, ids: Sequence[int]) -> tuple[int, int] | None:
    """Shelf and first slot of a whole segment; None where these tiles are not one."""
    for shelf, start, tiles in layout.arrangement().rows():
        row = layout.shelves[shelf][start : start + len(tiles)]
        if row == tuple(ids):
            return shelf, start
    return None


def ids_of(layout: Layout, text: str) -> list[int]:
    """Ids of tiles written in notation, each copy once."""
    found: list[int] = []
    for tile in parse_tiles(text):
        found.append(next(id for id, each in enumerate(layout.tiles) if each == tile and id not in found))
    return found


def wait_for_focus(page: Any, css: str) -> None:
    """Until the focus is on what `css` finds; it goes there a moment after Python's answer is drawn."""
    page.wait_for_function("css => document.activeElement?.matches(css)", arg=css)


def shows_done(page: Any, lesson: str, stars: int = 3) -> None:
    """Wait until the course map shows a lesson as finished, with so many stars."""
    css = f'.rw-card[data-lesson="{lesson}"][data-done][data-stars="{stars}"]'
    page.wait_for_selector(css, state="attached")


def unfold(page: Any) -> None:
    """Open all parts of a page that are folded, such as the chapters of home."""
    page.wait_for_selector(".rw-fold")
    page.eval_on_selector_all(".rw-fold", "all => all.forEach(each => { each.open = true })")


def seen(card: Card, css: str, name: str) -> list[int]:
    """The numbers that elements of a card carry in `data-<name>`, in order of size."""
    numbers: list[int] = card.find(css).evaluate_all(f"all => all.map(one => Number(one.dataset.{name}))")
    return sorted(numbers)


SIZE = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
# Parts of the stage that reach below the window.
LOW = """height => ['.rw-felt', '.rw-above', '.rw-wood', '.rw-tools'].filter(css =>
  [...document.querySelectorAll(css)].some(each => each.getBoundingClientRect().bottom > height))"""


def fits(page: Any, width: int, height: int) -> None:
    """The page is as large as the window, and no part of the stage reaches below it."""
    page.evaluate(FRAMES)
    assert page.evaluate(SIZE) == [width, height]
    low = page.evaluate(LOW, height)
    assert low == [], f"below the window: {low}"
