"""A simulation on the page: in slices between messages, stopped, gone on, the same by its seed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rummy_widget as rw
from engine.odds.simulated import simulate
from loops import run_in_thread
from rummy_widget.engine.odds.dealt import DealQuestion
from rummy_widget.widgets.classwork import simulation
from widgets.pages import Page


def state(page: Page) -> Any:
    return page.widget.state


def opened(*args: Any, **options: Any) -> Page:
    return Page(rw.Simulation(*args, **options))


async def until(page: Page, over: bool = True, seconds: float = 20) -> None:
    """Let the loop go round until all is dealt, or something is."""
    for _ in range(int(seconds / 0.01)):
        await asyncio.sleep(0.01)
        if state(page)["over"] or (not over and page.widget.tally.deals):
            return


def test_nothing_is_dealt_before_somebody_asks() -> None:
    page = opened("doubles", 1_000)
    page.sends("hello")
    assert page.widget.tally.deals == 0
    assert state(page)["rows"] == []
    assert not state(page)["running"]


def test_slices_leave_room_for_messages_and_give_what_one_go_gives() -> None:
    async def played() -> Page:
        page = opened("doubles", 6_000, seed=5)
        page.sends("start")
        assert state(page)["running"]
        assert page.widget.tally.deals == 0, "the answer does not wait for the deals"
        await until(page)
        return page

    page = run_in_thread(played())
    assert page.widget.tally == simulate("doubles", 6_000, seed=5)
    assert state(page)["over"]
    assert not state(page)["running"]
    assert state(page)["part"] == 1
    assert state(page)["said"].startswith("All racks are dealt")


def test_it_can_be_stopped_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "_SLICE", 0.0)

    async def played() -> Page:
        page = opened("doubles", 3_000, seed=5)
        page.sends("start")
        page.sends("start")
        await until(page, over=False)
        page.sends("stop")
        stood = page.widget.tally
        await asyncio.sleep(0.1)
        assert page.widget.tally == stood
        assert 0 < stood.deals < 3_000
        assert state(page)["rows"]
        page.sends("start")
        await until(page)
        return page

    assert run_in_thread(played()).widget.tally == simulate("doubles", 3_000, seed=5)


def test_what_is_set_anew_begins_anew() -> None:
    page = opened("doubles", 1_000, seed=5)
    page.widget.run()
    assert page.sends("setup", key="seed", value="6")["ok"]
    assert page.widget.tally.deals == 0
    assert page.sends("setup", key="deals", value="10000")["ok"]
    assert page.sends("setup", key="question", value="melded")["ok"]
    assert repr(page.widget) == "Simulation('melded', deals=10000, seed=6)"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "x"), ("seed", "-1"), ("seed", "9" * 11), ("seed", "٣"), ("deals", "0"), ("deals", "1e9"),
        ("deals", "99999999"), ("question", "why"), ("speed", "1"),
    ],
)  # fmt: skip
def test_what_cannot_be_set_is_refused(key: str, value: str) -> None:
    page = opened("doubles", 1_000, seed=5)
    before = repr(page.widget)
    answer = page.sends("setup", key=key, value=value)
    assert not answer["ok"]
    assert len(answer["error"]) > 10
    assert repr(page.widget) == before


def test_the_rows_have_estimate_band_and_the_exact_chance() -> None:
    page = opened("doubles", 20_000, seed=11)
    page.widget.run()
    doubles, closing = state(page)["rows"]
    found = simulate("doubles", 20_000, seed=11)
    assert doubles["count"] == str(found.found)
    assert doubles["estimate"] == simulation.percent(found.answer.chance)
    assert doubles["exact"] == "exactly 4.89\xa0%"
    assert closing["count"] == str(found.closed)
    assert closing["exact"] is None


def test_the_band_narrows_and_is_told_in_words() -> None:
    page = opened("doubles", 20_000, seed=11)
    page.widget.run()
    history = page.widget.history
    assert [each.deals for each in history] == [250, 500, 1_250, 2_500, 5_000, 12_500, 20_000]
    assert history[-1].high - history[-1].low < history[1].high - history[1].low
    chart = state(page)["chart"]
    assert len(chart["texts"]) == len(chart["points"]) == len(history)
    assert chart["texts"][0].startswith("After 250 racks: ")
    assert all(0 <= point[name] <= 1 for point in chart["points"] for name in point)


@pytest.mark.parametrize("question", DealQuestion)
def test_every_question_can_be_asked_in_both_languages(question: DealQuestion) -> None:
    titles = set()
    for lang in ("en", "ro"):
        page = opened(question.value, 100, lang=lang)
        page.widget.run()
        titles.add(state(page)["rows"][0]["text"])
    assert len(titles) == 2


@pytest.mark.parametrize("options", [{"question": "why"}, {"deals": 0}, {"deals": 10**9}, {"seed": -1}])
def test_what_there_is_not_is_refused(options: Any) -> None:
    with pytest.raises(ValueError, match="no such"):
        rw.Simulation(**options)
