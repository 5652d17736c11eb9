"""A look at every page and state: each control is reached, what opens lies in sight, and no text is cut off.

A part of it runs every time, all of it in `make proof`: each state that `walks.py` leads to, through five windows, in each
language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest

from browser.looking import WINDOWS, EnoughSeenError, Finding, Looker, look
from browser.walks import LANGUAGES, WALKS, Visits
from parts import WHOLE
from servers import App

PHONE, SMALL = WINDOWS[3:]
DESK, LAPTOP, TABLET = WINDOWS[:3]
LISTED = 40


@dataclass(frozen=True)
class Part:
    """What of a walk every run looks at: in one language, through some windows, at some of its states."""

    walk: str
    language: str
    windows: Sequence[tuple[int, int]] = WINDOWS
    states: tuple[str, ...] = ("*",)
    steps: tuple[str, ...] | None = None


# Each must prove something of its own: the page menu at every window, what stands over a rack on a phone, a felt after
# closing, menus and drawers of a table, a form that is longer than a phone.
EACH_RUN = [
    Part("home", "ro", WINDOWS, ("at first",)),
    Part("progress", "ro", (SMALL,)),
    Part("rules", "en", (PHONE,), ("all",)),
    Part("lesson rummikub/first-turn", "en", (SMALL, DESK), steps=("last-tile",)),
    Part("lesson first-win", "ro", (PHONE, LAPTOP), ("*solved", "*start"), ("what-it-pays",)),
    Part("play", "ro", (SMALL, TABLET), ("the set-up", "dealt", "the end")),
    Part("tables Rummikub", "ro", (PHONE,), ("the set-up", "dealt", "the end")),
    Part("score", "ro", (SMALL,), ("empty", "the example jokers")),
    Part("puzzles", "en", (PHONE,), ("the modes",)),
]
WHOLE_WALK = [Part(walk, language) for walk in WALKS for language in LANGUAGES]


def told(findings: Sequence[Finding]) -> str:
    """Findings as lines to read, the first of them."""
    more = [f"and {len(findings) - LISTED} more"] if len(findings) > LISTED else []
    return "\n".join(["", *map(str, findings[:LISTED]), *more])


@pytest.mark.whole
@pytest.mark.parametrize(
    "part", WHOLE_WALK if WHOLE else EACH_RUN, ids=lambda part: f"{part.walk} ({part.language})"
)
def test_everything_is_seen_and_reached(course: App, visit: Callable[..., Any], part: Part) -> None:
    lookers: list[Looker] = []
    visits = Visits(course, visit, part.language, part.windows, part.states, part.steps, lookers)
    with suppress(EnoughSeenError):
        WALKS[part.walk].go(visits)
    assert sum(each.states for each in lookers) > 0, "nothing was looked at"
    found = [each for looker in lookers for each in looker.findings]
    assert not found, told(found)


# What is wrong with it, and a page with nothing else on it.
FAULTS = {
    "covered": "<button>A</button><div style='position:absolute;inset:0;background:#fff'></div>",
    "out of sight": "<div style='overflow:hidden;height:20px'><button aria-label=A style='margin-top:40px'></button></div>",
    "cut text": "<p style='width:60px;overflow:hidden;white-space:nowrap'>A long sentence</p>",
    "text ends in dots": "<p style='width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>A long sentence</p>",
    "scrolls sideways without a cue": "<p style='width:60px;overflow:auto;white-space:nowrap'>A long sentence</p>",
    "scrolls without a cue": "<div style='height:50px;overflow:auto'><p>One</p><p>Two</p><p>Three</p></div>",
    "page scrolls sideways": "<div style='width:3000px'>Wide</div>",
}
SOUND = """<button>A</button><p style='width:60px'>A long sentence</p>
  <details><summary>More</summary><div style='position:absolute;background:#fff'><button>B</button></div></details>
  <div data-scrolling aria-describedby='cue' style='height:50px;overflow:auto'><p>One</p><p>Two</p><button>C</button></div>
  <p id='cue'>Two more below</p>
  <span class='rw-label' title='A long sentence' style='display:flex;flex-wrap:wrap;width:60px;height:20px;line-height:20px;overflow:hidden'>
    <i>+</i><b style='white-space:nowrap'>A long sentence</b></span>
  <div style='height:4000px'></div><button>D</button>"""
NAMED = (
    "<section aria-describedby=goal><p id=goal>Put the red 7 here.</p><div style='position:relative;overflow:hidden;height:60px'>"
    "<i role=img aria-label='red 7, upper shelf' data-colour=red style='position:absolute;top:{}px;width:40px;height:40px'></i></div></section>"
)
MENUS = {
    "menu outside": "position:absolute;left:-80px;width:200px",
    "menu covered": "position:absolute;z-index:-1;width:200px;height:200px",
}


def page_of(body: str) -> str:
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>A</title><body style='background:#fff'>{body}"


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_found(visit: Callable[..., Any], kind: str) -> None:
    page = visit()
    page.set_content(page_of(FAULTS[kind]))
    assert {each["kind"] for each in look(page)} == {kind}


@pytest.mark.parametrize("kind", MENUS)
def test_a_menu_that_opens_out_of_sight_is_found(visit: Callable[..., Any], kind: str) -> None:
    page = visit()
    menu = f"<details><summary>Menu</summary><div style='{MENUS[kind]}'><button>A</button></div></details>"
    page.set_content(page_of(f"{menu}<main style='background:#eee;height:300px'>Page</main>"))
    looker = Looker(page, "menu", windows=(DESK,))
    looker.at("at first")
    assert kind in {each.kind for each in looker.findings}


@pytest.mark.parametrize(("top", "kinds"), [(10, []), (80, ["named tile out of sight"])])
def test_a_tile_that_a_goal_names_has_to_be_seen(
    visit: Callable[..., Any], top: int, kinds: list[str]
) -> None:
    page = visit()
    page.set_content(page_of(NAMED.format(top)))
    assert [each["kind"] for each in look(page)] == kinds


def test_what_moves_when_something_opens_over_the_page_is_found(visit: Callable[..., Any]) -> None:
    page = visit()
    more = "<style>details[open]{margin-bottom:20px}</style><details><summary>More</summary><div style='position:absolute;background:#fff'>Text</div></details>"
    page.set_content(page_of(f"{more}<main><button>A</button></main>"))
    looker = Looker(page, "moves", windows=(DESK,))
    looker.at("at first")
    assert [each.kind for each in looker.findings] == ["moved"]


def test_nothing_is_found_on_a_sound_page(visit: Callable[..., Any]) -> None:
    page = visit()
    page.set_content(page_of(SOUND))
    looker = Looker(page, "sound", windows=(DESK, SMALL))
    looker.at("at first")
    assert looker.findings == []
