"""Many racks in one notebook, one rack shown twice, and Python that lays tiles: all stay in step."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import PAGES
from browser.desk import START, Desk
from browser.jupyter import command, open_lab, open_notebook, run_all
from servers import App, Lab
from visits import MOVING, wait_until_said

COUNT = "(count) => document.querySelectorAll('.rw-rack').length === count"
TILES = "(all) => all.map((it) => it.querySelectorAll('.rw-tile').length)"
CLOSE = """[...jupyterapp.shell.widgets('main')]
  .find((it) => it.node.querySelector('.jp-LinkedOutputView')).close()"""
DONE = "r5 r6 r7 _ _ b9 b10 / k12 k13 k1 k2 | y4 *"


class Twins:
    """A page with `rack` shown twice and `other` once."""

    def __init__(self, page: Any, views: int = 2) -> None:
        page.wait_for_function(COUNT, arg=views + 1)
        self.page = page
        seen = page.locator(".rw").evaluate_all(TILES)
        of_rack = [number for number, tiles in enumerate(seen) if tiles == 11]
        self.views = [Desk(page, f".rw >> nth={number}") for number in of_rack]
        (number,) = (number for number, tiles in enumerate(seen) if tiles == 3)
        self.other = Desk(page, f".rw >> nth={number}", "other")
        assert len(self.views) == views

    def become(self, arrangement: str) -> None:
        for view in self.views:
            view.becomes(arrangement)


@pytest.fixture(scope="module")
def under_voila(racks: App, keep: Callable[..., Any]) -> Twins:
    return Twins(keep(racks.page("notebooks/many"), viewport={"width": 1024, "height": 1400}, **MOVING))


@pytest.fixture(scope="module")
def in_lab(lab: Lab, keep: Callable[..., Any]) -> Twins:
    page = keep(viewport={"width": 1600, "height": 1400})
    open_lab(page, lab)
    open_notebook(page, "many.ipynb", *PAGES["many"])
    run_all(page)
    page.wait_for_function(COUNT, arg=3)
    page.evaluate("panel.content.activeCellIndex = 1")
    command(page, "notebook:create-output-view")
    return Twins(page, views=3)


@pytest.fixture(params=["under_voila", pytest.param("in_lab", marks=pytest.mark.proof)])
def twins(request: pytest.FixtureRequest) -> Twins:
    twins: Twins = request.getfixturevalue(request.param)
    twins.page.keyboard.press("Escape")
    twins.views[0].anew()
    twins.other.anew("y1 y2 | b3")
    return twins


def test_what_is_done_in_one_view_is_seen_in_all(twins: Twins) -> None:
    first, last = twins.views[0], twins.views[-1]
    first.drag(first.tile("r7"), first.slot(0, 2))
    twins.become(DONE)
    for view in twins.views:
        assert view.root.locator(".rw-seg").first.get_attribute("data-state") == "valid"
    last.tool("undo").click()
    twins.become(START)
    last.tile("r7").focus()
    twins.page.keyboard.press("Enter")
    assert last.lifted() == 1
    assert first.lifted() == 0, "what is in hand is in one hand"
    twins.page.keyboard.press("ArrowLeft")
    twins.page.keyboard.press("Enter")
    twins.become(DONE)


def test_a_rack_shown_twice_speaks_once(twins: Twins) -> None:
    last = twins.views[-1]
    last.tile("r7").click()
    last.slot(0, 2).click()
    twins.become(DONE)
    wait_until_said(last.page, "red 7 put down")
    said = last.said()
    assert sorted(said) == sorted(set(said))


def test_another_rack_of_the_page_stays_as_it_is(twins: Twins) -> None:
    twins.views[0].tool("sort-group").click()
    twins.views[0].settled()
    twins.views[-1].tile("k2").click()
    assert twins.other.settled() == "y1 y2 | b3"
    twins.other.tile("b3").click()
    twins.other.slot(1, 0).click()
    twins.other.becomes("y1 y2 / b3")
    twins.page.keyboard.press("Escape")


def test_python_lays_tiles_and_all_views_follow(twins: Twins) -> None:
    view = twins.views[0]
    view.python(f"rack.arrangement = {DONE!r}")
    twins.become(DONE)
    view.tool("undo").click()
    twins.become(START)
    view.python("rack.arrangement = 'y3 b3 k3 | *'")
    twins.become("y3 b3 k3 | *")
    assert view.tool("undo").get_attribute("aria-disabled") == "true", "other tiles begin anew"


def test_observers_are_told_of_every_move(twins: Twins) -> None:
    view = twins.views[0]
    view.python("heard.clear()")
    view.tile("k2").click()
    view.slot(1, 9).click()
    view.settled()
    view.tool("undo").click()
    view.becomes(START)
    heard = ast.literal_eval(view.python("heard"))
    assert [new for name, new in heard if name == "arrangement"] == [
        "r5 r6 | r7 | b9 b10 / k12 k13 k1 _ _ y4 * _ _ k2",
        START,
    ]
    assert [new for name, new in heard if name == "verdict"][
        -1
    ] == "Black 2 can't follow a 1 that ends a run."


@pytest.mark.proof
def test_a_view_that_is_closed_leaves_the_others(in_lab: Twins) -> None:
    in_lab.views[0].anew()
    in_lab.page.evaluate(CLOSE)
    left = Twins(in_lab.page)
    left.views[1].drag(left.views[1].tile("r7"), left.views[1].slot(0, 2))
    left.become(DONE)
