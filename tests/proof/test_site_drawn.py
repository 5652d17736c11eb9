"""What was drawn when the site was made is what its living page shows: the same parts, and the same picture.

Each step of each lesson at its first state, and the other pages, in all languages; by day and by night.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from PIL import Image

from browser.everywhere import BESIDE, DRAWN, FRAMES, pages
from rummy_widget.text.words import languages
from servers import Site

SIZE = {"width": 1280, "height": 800}
THEMES = ("light", "dark")
READY = "html[data-python=ready]"
# A dot is another one where its colour is more than this apart, of 255; so many dots may be, of a million:
# the edges of letters lie on other parts of a dot where a line has been measured anew.
APART = 24
MOST = 400
LESSONS = [name for language in languages() for name in pages(language) if name.startswith("lessons/")]
OTHERS = [
    f"notebooks/{'' if at == 'en' else f'{at}/'}{name}" for at in languages() for name in (*BESIDE, "tables")
]

# A part of the page as text: what is random in it (ids), what is measured in the window (sizes of tiles, the
# empty places of a shelf, whether the felt scrolls) and what says that an answer is awaited is left out.
# What is told before a step stands on its felt, in the cells it was written in or without them.
OWN = r"""
const empty = node => node.matches('.rw-slot:not(:has(.rw-tile))');
const around = node => node.parentElement?.closest('.rw-figure') && node.matches('.jp-Cell, .lm-Widget');
const own = ({ attributes: all }, scrolls) => [...all].map(({ name, value }) => {
  if (name === 'data-asking' || name === 'data-rw-cell' || name === 'tabindex' && scrolls) return '';
  if (name === 'style') value = value.replace(/--rw-[\w-]+:[^;]*;?/g, '').replace(/\s+/g, '');
  else value = value.replace(/\brw-\w+-(\w+-)*?\d+(?=-|$|\s)/g, '#').trim();
  return value || name !== 'style' && name !== 'class' ? `${name}=${value}` : '';
});
const tidy = root => {
  const lines = [];
  const write = (node, deep) => {
    if (node.nodeType !== Node.ELEMENT_NODE || empty(node)) return;
    const within = around(node) ? 0 : 1;
    const scrolls = node.matches('.rw-felt-main, .rw-spread');
    const said = [node.localName, ...own(node, scrolls).filter(Boolean).sort()].join(' ');
    if (within) lines.push(' '.repeat(deep) + said);
    let text = '';  // a sentence is one, in however many pieces it was put there
    const tell = () => {
      text = text.replace(/\s+/g, ' ').trim();
      if (text) lines.push(' '.repeat(deep + within) + text);
      text = '';
    };
    for (const each of node.childNodes) {
      if (each.nodeType === Node.TEXT_NODE) text += each.textContent;
      if (each.nodeType !== Node.ELEMENT_NODE) continue;
      tell();
      write(each, deep + within);
    }
    tell();
  };
  write(root, 0);
  return lines;
};
const parts = root => [root, ...root.querySelectorAll('*')]
  .filter(each => !around(each) && !each.closest('.rw-slot:not(:has(.rw-tile))'));
const lines = root => [...root.querySelectorAll('.rw-line')];
"""
STEP = f"css => {{{OWN} return tidy(document.querySelector(css)); }}"
WIDGETS = f"""() => {{{OWN}
  const all = [...document.querySelectorAll('[data-rw-cell]:not([data-rw-cell] *)')];
  return Object.fromEntries(all.map(each => [each.dataset.rwCell, tidy(each)]));
}}"""
# What the window has made of a living part: each style, and how many places each shelf has.
MEASURED = f"""css => {{{OWN}
  const root = document.querySelector(css);
  const slots = lines(root).map(each => each.querySelectorAll('.rw-slot').length);
  return [parts(root).map(each => each.getAttribute('style')), slots];
}}"""
# The same put upon the part as it was drawn; its tiles and words stay.
FITTED = f"""([css, [styles, slots]]) => {{{OWN}
  const root = document.querySelector(css);
  parts(root).forEach((each, at) => styles[at] === null ? each.removeAttribute('style')
    : each.setAttribute('style', styles[at]));
  lines(root).forEach((line, at) => {{
    const there = [...line.querySelectorAll('.rw-slot')];
    for (const each of there.slice(slots[at])) each.remove();
    for (let slot = there.length; slot < slots[at]; slot++) {{
      const more = there.findLast(empty).cloneNode(true);
      more.style.gridColumn = slot + 1;
      there[there.length - 1].after(more);
      there.push(more);
    }}
  }});
}}"""
# Of a page that is drawn and does not live, this step is the first.
FIRST = """step => {
  const main = document.querySelector('#page');
  main.innerHTML = window.whole ??= main.innerHTML;
  for (const cell of [...main.children]) {
    const own = cell.querySelector('.rw-step');
    if (own && own.dataset.step !== step) cell.remove();
  }
}"""


def alive(page: Any, address: str, ready: str = READY) -> Any:
    page.goto(address, wait_until="commit")
    page.wait_for_selector(ready, state="attached")
    page.wait_for_function(DRAWN)
    return page


def still(page: Any, address: str) -> Any:
    """The page as it is before its programs have come."""
    page.route("**/shell.js", lambda route: route.abort())
    page.goto(address)
    page.evaluate("document.querySelector('#site-types').remove()")  # that programs have not come
    return page


def picture(page: Any, css: str) -> tuple[dict[str, float], Any]:
    """Where a part of the page lies, and how it looks."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement?.blur()")
    page.evaluate(FRAMES)
    box = page.locator(css).first.bounding_box()
    shot = page.screenshot(clip=box, animations="disabled")
    return box, np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(int)


def look_alike(one: Any, other: Any, css: str, where: str) -> None:
    for theme in THEMES:
        for page in (one, other):
            page.emulate_media(color_scheme=theme)
        (at, drawn), (there, lives) = picture(one, css), picture(other, css)
        assert at == there, f"{where} lies elsewhere, {theme}"
        apart = (abs(drawn - lives).max(axis=2) > APART).sum()
        assert apart <= MOST * drawn.shape[0] * drawn.shape[1] / 1e6, f"{where}, {theme}: {apart} dots"


def steps_of(page: Any) -> Iterator[str]:
    """Each step of a living lesson, as it is turned to."""
    for step in page.eval_on_selector_all(".rw-dot", "all => all.map(dot => dot.dataset.go)"):
        page.click(f'.rw-dot[data-go="{step}"]')
        page.wait_for_selector(f'.rw-step[data-step="{step}"]')
        page.wait_for_function(DRAWN)
        yield step


def both(site: Site, visit: Callable[..., Any], name: str, ready: str = READY) -> tuple[Any, Any]:
    """A page as it was drawn, and as it lives."""
    drawn, lives = (visit(viewport=SIZE, service_workers="block") for _ in range(2))
    return still(drawn, site.page(name)), alive(lives, site.page(name), ready)


def same_parts(drawn: Any, lives: Any, step: str) -> str:
    """A step, which is turned to in the living page; what finds it."""
    drawn.evaluate(FIRST, step)
    css = f'.rw-step[data-step="{step}"]'
    assert drawn.evaluate(STEP, css) == lives.evaluate(STEP, css), step
    return css


def the_same(drawn: Any, lives: Any, step: str) -> None:
    """Its parts, and how it looks."""
    css = same_parts(drawn, lives, step)
    drawn.evaluate(FITTED, [css, lives.evaluate(MEASURED, css)])
    look_alike(drawn, lives, css, step)


@pytest.mark.parametrize("name", LESSONS)
def test_each_step(offered: Site, visit: Callable[..., Any], name: str) -> None:
    drawn, lives = both(offered, visit, name)
    for step in steps_of(lives):
        the_same(drawn, lives, step)


@pytest.mark.parametrize("name", OTHERS)
def test_other_pages(offered: Site, visit: Callable[..., Any], name: str) -> None:
    drawn, lives = both(offered, visit, name)
    assert drawn.evaluate(WIDGETS) == lives.evaluate(WIDGETS)
    drawn.evaluate(FITTED, ["#page", lives.evaluate(MEASURED, "#page")])
    look_alike(drawn, lives, "#page", name)
