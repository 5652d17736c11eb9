"""Every text field has a visible label, and the count on a tile does not cover the mark of its colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN, FRAMES
from parts import WHOLE
from rummy_widget.text.words import languages
from servers import App

SIZES = [(390, 664), (1280, 800), (360, 640), (820, 1180), (320, 568)]
PAGES = ["score", "join", "live", "play", "tables", "practice", "puzzles", "home"]
PLACES = [f"notebooks/{'' if lang == 'en' else f'{lang}/'}{name}" for name in PAGES for lang in languages()]
# Fields that are seen and have no label that is seen, too.
UNLABELLED = """() => {
  const seen = it => {
    if (!it?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = it.getBoundingClientRect();
    return width > 8 && height > 8 && !/inset\\(50%/.test(getComputedStyle(it).clipPath);
  };
  const named = it => [...(it.labels ?? []), ...(it.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id))]
    .some(each => seen(each) && each.innerText.trim());
  const typed = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), textarea, select';
  return [...document.querySelectorAll(typed)].filter(it => seen(it) && !named(it)).map(it => it.outerHTML.slice(0, 120));
}"""
# Marks of a colour that something of the same tile lies over.
COVERED = """() => [...document.querySelectorAll('.rw-stock')].filter(it => it.checkVisibility()).filter(it => {
  const [mark, count] = ['.rw-mark', '.rw-stock-left'].map(name => it.querySelector(name)?.getBoundingClientRect());
  return mark && count && count.width && Math.min(mark.right, count.right) - Math.max(mark.left, count.left) > 0.5
    && Math.min(mark.bottom, count.bottom) - Math.max(mark.top, count.top) > 0.5;
}).map(it => it.getAttribute('aria-label'))"""


@pytest.mark.whole
@pytest.mark.parametrize("place", PLACES if WHOLE else PLACES[:1])
def test_every_field_has_a_label_that_is_seen(place: str, course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(place))
    page.wait_for_function(DRAWN)
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        found[width] = (page.evaluate(UNLABELLED), page.evaluate(COVERED))
        if place.endswith("score"):
            assert page.locator(".rw-stock .rw-mark").count() == 52
    assert found == dict.fromkeys(found, ([], []))
