"""Nothing runs out of the page or over anything else, on a phone, on a laptop and on a projector."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN
from parts import part_of
from servers import App

WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SEEN = """element => {
  const box = element.getBoundingClientRect();
  const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return shown && !element.closest('.rw-visually-hidden') && box.width > 1 && box.height > 1;
}"""
# What is seen of it: a box within a felt or a shelf that scrolls is seen as far as that is.
BOX = """(element, hiding = true) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box = { left, right, top, bottom };
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(up);
    const clips = way => /auto|scroll/.test(way) || hiding && /hidden|clip/.test(way);
    const frame = up.getBoundingClientRect();
    if (clips(overflowX)) {
      box.left = Math.max(box.left, frame.left);
      box.right = Math.min(box.right, frame.right);
    }
    if (clips(overflowY)) {
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    if (position === 'fixed') break;
  }
  return box;
}"""
NAME = "element => `${element.className} ${element.textContent.trim().slice(0, 24)}`"
OUTSIDE = f"""() => [...document.querySelectorAll(
    '.rw-tile, .rw-label, .rw button, .rw summary, .rw a, .rw p, .rw input, main p, main a')]
  .filter({SEEN})
  .filter(element => {{
    const {{ left, right }} = ({BOX})(element, false);
    return right > left && (left < -0.5 || right > innerWidth + 0.5);
  }})
  .map({NAME})"""
# Things that are apart in the tree must be apart on the screen. The handle of a segment is a thin line in a
# larger target, so it is left out.
OVERLAPPING = f"""() => {{
  const found = [...document.querySelectorAll(
      '.rw-tile, .rw-label, .rw button:not(.rw-bar), .rw a, .rw-verdict-text, .rw-goal')]
    .filter({SEEN})
    .flatMap(element => {{
      const box = ({BOX})(element);
      if (getComputedStyle(element).display !== 'inline') return [[element, box]];
      // What flows around others in its line is where its lines are.
      return [...element.getClientRects()].map(line => [element, {{
        left: Math.max(line.left, box.left), right: Math.min(line.right, box.right),
        top: Math.max(line.top, box.top), bottom: Math.min(line.bottom, box.bottom) }}]);
    }})
    .sort((a, b) => a[1].top - b[1].top);
  const within = (one, other) => one.contains(other) || Boolean(one.closest('.rw-slot')?.contains(other));
  const clashes = [];
  for (const [i, [one, a]] of found.entries()) {{
    for (let j = i + 1; j < found.length && found[j][1].top < a.bottom; j++) {{
      const [other, b] = found[j];
      if (within(one, other) || within(other, one)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1.5 && high > 1.5) clashes.push([one, other].map({NAME}).join(' over '));
    }}
  }}
  return clashes;
}}"""

# Text that its own box cuts off, or one that it stands in. The speech line may do so: all of it is behind "More".
CUT = f"""() => [...document.querySelectorAll('.rw *, main *')]
  .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter({SEEN})
  .filter(element => !(element.matches('.rw-verdict *')
    && element.closest('.rw-verdict').querySelector('[data-act=more]')?.checkVisibility()))
  .filter(element => {{
    const {{ overflowX, overflowY }} = getComputedStyle(element);
    const hidden = element.closest('.rw-verdict-main');
    const [own, frame] = [element, hidden ?? element].map(each => each.getBoundingClientRect());
    if (own.top < frame.top - 3 || own.bottom > frame.bottom + 3) return true;
    const hides = way => way === 'hidden' || way === 'clip';
    return hides(overflowX) && element.scrollWidth > element.clientWidth + 1
      || hides(overflowY) && element.scrollHeight > element.clientHeight + 3;
  }})
  .map({NAME})"""


TILES = """() => [...document.querySelectorAll('.rw-wood .rw-tile')]
  .map(tile => tile.getBoundingClientRect().width)"""


@pytest.mark.whole
@pytest.mark.parametrize(
    ("width", "least", "most"), part_of([(320, 30, 44), (1024, 48, 64), (1920, 52, 70)], 2)
)
def test_tiles_are_of_a_size_to_read_and_to_hit(
    racks: App, keep: Callable[..., Any], width: int, least: int, most: int
) -> None:
    page = keep(racks.page("notebooks/rack"), viewport={"width": width, "height": 800})
    page.wait_for_function(DRAWN)
    widths = page.evaluate(TILES)
    assert widths
    assert all(least <= each <= most for each in widths)


def test_a_projector_gets_large_tiles(racks: App, keep: Callable[..., Any]) -> None:
    page = keep(racks.page("notebooks/rack"), viewport={"width": 1920, "height": 1000})
    page.click("[data-act=size]")
    page.wait_for_function("document.querySelector('.rw-tile').getBoundingClientRect().width >= 64")
    assert page.evaluate(WIDER) <= 0
