"""Pages for everybody: axe-core, contrast, every width, size of targets, no need of colour or motion."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import (
    COURSE,
    DRAWN,
    EACH_STEP,
    EVERYWHERE,
    FRAMES,
    RACKS,
    pages,
    screens,
)
from browser.test_layout import CUT, OUTSIDE, OVERLAPPING, WIDER
from parts import WHOLE
from servers import App

RACK_PAGES = tuple(f"{page}.ipynb" for page in RACKS)


# Of pages with no other test that shows them to axe-core, one of each kind in every run: the rules, a lesson (in another
# language, so that this is looked at too), a rack by itself. The others have a test in their own file.
EACH_RUN = ["notebooks/rules", "lessons/pro/ro/02-runs", "notebooks/rack"]


@pytest.fixture(
    scope="module",
    params=[pytest.param(page, marks=() if page in EACH_RUN else pytest.mark.proof) for page in EVERYWHERE],
)
def opened(request: Any, course: App, racks: App, keep: Callable[..., Any]) -> Iterator[Any]:
    app = course if request.param in COURSE else racks
    page = keep(viewport={"width": 1024, "height": 800})
    page.goto(app.page(request.param), wait_until="commit")
    page.wait_for_function(DRAWN)
    yield page
    page.context.close()


@pytest.mark.whole
def test_axe_finds_nothing(opened: Any) -> None:
    opened.emulate_media(color_scheme="light")
    opened.evaluate(FRAMES)
    # A rack by itself is no page: it brings no heading of its own.
    assert barriers(opened, without=["page-has-heading-one"] if opened.url.endswith(RACK_PAGES) else []) == []


@pytest.mark.whole
def test_all_can_be_read_in_the_dark(opened: Any) -> None:
    opened.emulate_media(color_scheme="dark")  # which changes the colours and nothing else
    opened.evaluate(FRAMES)
    assert barriers(opened, only=["color-contrast"]) == []


def blocked_on(page: Any, *, dark: bool = True) -> dict[str, list[str]]:
    """What axe-core finds on each screen of a page: all in the light, what can be read in the dark."""
    found = {}
    for where in screens(page):
        found[where] = barriers(page)
        if not dark:
            continue
        page.emulate_media(color_scheme="dark")
        page.evaluate(FRAMES)
        found[where] += [f"in the dark, {each}" for each in barriers(page, only=["color-contrast"])]
        page.emulate_media(color_scheme="light")
        page.evaluate(FRAMES)
    return {where: each for where, each in found.items() if each}


STEP_BY_STEP = [page for page in pages() if page.split("-", 1)[-1] in EACH_STEP]


@pytest.mark.whole
@pytest.mark.parametrize("lesson", STEP_BY_STEP)
def test_axe_finds_nothing_on_any_step(course: App, keep: Callable[..., Any], lesson: str) -> None:
    page = keep(viewport={"width": 1024, "height": 800}, color_scheme="light")
    page.goto(course.page(lesson), wait_until="commit")
    page.wait_for_function(DRAWN)
    assert page.locator("html[data-stage=lesson]").count() == 1, "its steps are screens"
    assert blocked_on(page, dark=WHOLE) == {}  # what is dark can be read (`test_felt.py`)


# 640 px is what is left of 1280 at a zoom of 200 %.
@pytest.mark.whole
@pytest.mark.parametrize("width", [320, 640, 1024, 1920])
def test_nothing_runs_out_of_the_page_or_over_anything_else(opened: Any, width: int) -> None:
    opened.set_viewport_size({"width": width, "height": 800})
    opened.evaluate(FRAMES)
    opened.wait_for_function(DRAWN)
    assert opened.evaluate(WIDER) <= 0, "the page scrolls sideways"
    assert opened.evaluate(OUTSIDE) == []
    assert opened.evaluate(OVERLAPPING) == []
    assert opened.evaluate(CUT) == []


def test_axe_would_find_something(visit: Callable[..., Any]) -> None:
    page = visit()
    page.set_content("<html><body><img src='x.png'><button></button></body></html>")
    assert len(barriers(page)) > 1
    assert [each.split(":")[0] for each in barriers(page, only=["image-alt"])] == ["image-alt"]


# Each numeral against every colour of its tile's ground: the worst of them counts.
CONTRASTS = r"""() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map(Number)
      .map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  return [...document.querySelectorAll('.rw-tile')].map(tile => {
    const ink = tile.querySelector('.rw-number');
    if (!ink) return null;
    let ground = '';
    for (let at = ink; at && !/rgb/.test(ground); at = at.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(at);
      const clear = /, 0\)/.test(backgroundColor);
      ground = backgroundImage !== 'none' ? backgroundImage : clear ? '' : backgroundColor;
    }
    const colours = ground.match(/rgba?\([^)]*\)/g);
    return [tile.dataset.colour, Math.min(...colours.map(each => ratio(getComputedStyle(ink).color, each)))];
  }).filter(Boolean);
}"""


def test_numerals_stand_out_on_their_tiles(racks: App, keep: Callable[..., Any]) -> None:
    page = keep(racks.page("notebooks/rack"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(FRAMES)
        found = page.evaluate(CONTRASTS)
        assert {colour for colour, _ in found} == {"red", "yellow", "blue", "black"}
        assert min(ratio for _, ratio in found) >= 4.5, found


# A narrow gap of a folded rack is reached by its neighbours: a tile put onto the next one pushes it on.
SMALL = """() => [...document.querySelectorAll('.rw button, .rw a, .rw input')]
  .filter(element => element.checkVisibility() && !element.closest('.rw-visually-hidden, [data-narrow]'))
  .map(element => element.closest('label') ?? element) // all of its label is a target
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => box.width && (box.width < 24 || box.height < 24))
  .map(([it, { width, height }]) => `${it.className} ${it.textContent} ${width} x ${height}`)"""


@pytest.mark.whole
def test_targets_are_large_enough_on_a_phone(opened: Any) -> None:
    opened.set_viewport_size({"width": 320, "height": 700})
    opened.evaluate(FRAMES)
    opened.wait_for_function(DRAWN)
    assert opened.evaluate(SMALL) == []


def test_a_full_shelf_is_among_what_was_measured(racks: App, keep: Callable[..., Any]) -> None:
    page = keep(racks.page("notebooks/looks"))
    assert page.locator(".rw").last.locator('.rw-slot[data-shelf="0"] .rw-tile').count() == 14


# A picture's grey values, as the browser itself reads them.
GREYS = """async (data) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data: dots } = canvas.getImageData(0, 0, picture.width, picture.height);
  return Array.from({ length: dots.length / 4 }, (_, i) => dots[4 * i]);
}"""


def marks_in_grey(page: Any, rack: str) -> dict[str, list[bool]]:
    """For a tile of each colour, which dots of its mark are dark in a picture without colour."""
    page.add_style_tag(content="html { filter: grayscale(1) }")
    page.evaluate(FRAMES)
    marks = {}
    for colour in ("red", "yellow", "blue", "black"):
        tile = page.locator(rack).locator(f'.rw-tile[data-colour="{colour}"]').first
        tile.scroll_into_view_if_needed()
        box = tile.bounding_box()
        # The middle of its lower half holds the mark alone: the numerals are the same, the wood is around it.
        shot = page.screenshot(
            clip={
                "x": round(box["x"] + 0.25 * box["width"]),
                "y": round(box["y"] + 0.6 * box["height"]),
                "width": round(0.5 * box["width"]),
                "height": round(0.3 * box["height"]),
            }
        )
        greys = page.evaluate(GREYS, base64.b64encode(shot).decode())
        middle = (max(greys) + min(greys)) / 2
        marks[colour] = [grey < middle for grey in greys]
    return marks


@pytest.mark.parametrize("width", [320, pytest.param(1024, marks=pytest.mark.proof)])
def test_a_lesson_is_read_without_colour(course: App, keep: Callable[..., Any], width: int) -> None:
    page = keep(viewport={"width": width, "height": 800}, device_scale_factor=2)
    page.goto(course.page("lessons/pro/01-tiles"), wait_until="commit")
    page.wait_for_function(DRAWN)
    sevens = ".rw-rack:has([data-readonly]) >> nth=0"  # the 7 in each colour
    assert any(page.locator(sevens).is_visible() for _ in screens(page)), "a step has it on its felt"
    assert page.locator(sevens).locator(".rw-number").all_inner_texts() == ["7"] * 4
    marks = marks_in_grey(page, sevens)
    for one in marks:
        assert sum(marks[one]) > 20, f"{one} has no mark"
        for other in marks:
            apart = sum(a != b for a, b in zip(marks[one], marks[other], strict=False))
            assert one == other or apart > 0.15 * sum(marks[one]), f"{one} and {other} look alike in grey"


@pytest.mark.parametrize("asked", ["reduce", "no-preference"])
def test_nothing_glides_where_less_motion_is_asked_for(
    racks: App, keep: Callable[..., Any], asked: str
) -> None:
    page = keep(racks.page("notebooks/rack"), reduced_motion=asked)
    page.evaluate(
        "window.glided = []; addEventListener('transitionrun', ({ target, propertyName }) =>"
        " glided.push(`${target.className} ${propertyName}`), true)"
    )
    page.evaluate(
        "void (window.moved = new Promise(done => new MutationObserver(() => requestAnimationFrame(() =>"
        " done(document.getAnimations().length))).observe(document.querySelector('.rw-wood'), "
        " { childList: true, subtree: true })))"
    )
    page.click("[data-act=sort-run]")
    moved = page.evaluate("moved")
    page.wait_for_function(DRAWN)
    assert (moved == 0) is (asked == "reduce")
    assert (page.evaluate("glided") == []) or asked != "reduce"


def test_borders_carry_everything_in_forced_colours(racks: App, keep: Callable[..., Any]) -> None:
    page = keep(racks.page("notebooks/rack"), forced_colors="active")
    edges = page.evaluate(
        "() => [...document.querySelectorAll('.rw-face')].map(it => getComputedStyle(it).borderTopStyle)"
    )
    assert edges
    assert all(edge != "none" for edge in edges)
    marked = page.locator(".rw-tile[data-marked]").first
    ring = marked.evaluate("it => getComputedStyle(it, '::before').borderTopStyle")
    plain = page.locator(".rw-tile:not([data-marked])").first
    assert ring == "double"
    assert plain.evaluate("it => getComputedStyle(it, '::before').borderTopStyle") != "double"
