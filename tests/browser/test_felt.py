"""The felt: what is read on it stands out, by day and by night, and what is shown on it is seen without scrolling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN, FRAMES, screens
from browser.seat import Clicker
from browser.turns import long_game, plays_on, sits_down
from parts import WHOLE, part_of
from servers import App

# Each text on the felt that has less than 4.5:1 (3:1 where it is large) against any colour behind it. axe-core gives
# up where something behind is a gradient or a picture; here the worst colour of a gradient counts.
FAINT = r"""() => {
  const parse = text => {
    const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
    return text.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const light = colour => {
    const [r, g, b] = colour.map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const grounds = element => {
    const layers = [];
    const on = ground => layers.reduceRight((under, top) => over(top, under), ground);
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const stops = backgroundImage.match(/(rgba?|color)\([^)]*\)/g)?.map(parse).filter(each => each[3] === 1) ?? [];
      if (stops.length) return stops.map(on);
      const ground = parse(backgroundColor);
      if (ground[3] === 1) return [on(ground)];
      if (ground[3] > 0) layers.push(ground);
    }
    return [on([255, 255, 255, 1])];
  };
  const found = [];
  for (const felt of document.querySelectorAll('.rw-stage .rw-felt, .rw-hero, .rw-foot')) {
    const texts = document.createTreeWalker(felt, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode());) {
      const own = text.parentElement;
      if (!text.textContent.trim() || own.closest('.rw-visually-hidden, [aria-disabled=true]')) continue;
      if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().width < 2) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(own);
      const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.6 && fontWeight >= 700);
      const worst = Math.min(...grounds(own).map(each => ratio(over(parse(color), each), each)));
      if (worst < (large ? 3 : 4.5)) found.push(`${text.textContent.trim()}: ${worst.toFixed(2)}`);
    }
  }
  return found;
}"""
# By how much more lies on the felt than is seen.
HIDDEN = """() => Math.max(0, ...[...document.querySelectorAll('.rw-felt-main')].filter(each => each.checkVisibility())
  .map(each => each.scrollHeight - each.clientHeight))"""


def faint(page: Any) -> dict[str, list[str]]:
    """What is hard to read on this screen, in each of the two themes."""
    found = {}
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(FRAMES)
        found[scheme] = page.evaluate(FAINT)
    return {scheme: texts for scheme, texts in found.items() if texts}


def test_it_would_be_found(visit: Callable[..., Any]) -> None:
    page = visit()
    ground = "background: linear-gradient(rgb(30, 80, 60), rgb(150, 200, 170))"
    page.set_content(f"<div class=rw-hero style='{ground}; color: white'>white on pale green</div>")
    assert page.evaluate(FAINT) == ["white on pale green: 1.89"]


@pytest.mark.whole
@pytest.mark.parametrize(
    "lesson", part_of(["lessons/pro/10-bicolor", "lessons/pro/05-deal", "lessons/pro/18-strategy"], 3)
)
def test_what_a_lesson_shows_is_read_and_seen(course: App, visit: Callable[..., Any], lesson: str) -> None:
    page = visit(course.page(lesson), viewport={"width": 1280, "height": 800})
    page.wait_for_function(DRAWN)
    for at, where in enumerate(screens(page)):
        if not WHOLE and at % 3:
            continue  # every run looks at some of its screens
        assert faint(page) == {}, where
        assert page.evaluate(HIDDEN) <= 70, f"{where}: an example begins below the felt"


@pytest.mark.parametrize(
    "name",
    [
        "home",
        "practice?skill=which-discard&seed=5",
        # The felt of these is the same.
        pytest.param("score", marks=pytest.mark.proof),
        pytest.param("practice?skill=is-run&seed=4", marks=pytest.mark.proof),
    ],
)
def test_what_other_pages_show_is_read(course: App, visit: Callable[..., Any], name: str) -> None:
    page = visit(course.page(f"notebooks/{name.split('?')[0]}") + name[len(name.split("?")[0]) :])
    page.wait_for_selector(".rw-felt, .rw-hero")
    page.wait_for_function(DRAWN)
    assert faint(page) == {}


def test_what_lies_on_the_table_is_read(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    assert faint(page) == {}
    sits_down(player, long_game(4), show="steps")
    player.root.locator("[data-screen='deal']").wait_for()
    assert faint(page) == {}
    player.starts()
    plays_on(player, 3)
    assert faint(page) == {}
    player.press("do-draw")
    player.root.locator(".rw-wood [data-new]").wait_for()
    player.press("do-coach")
    player.root.locator(".rw-coach").wait_for()
    assert faint(page) == {}
    player.press("do-leave")
    player.root.get_by_text("Really leave?").first.wait_for()
    player.press("do-leave")
    player.root.locator("[data-screen='settled']").wait_for()
    assert faint(page) == {}
