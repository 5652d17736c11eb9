"""The projector as Python sees it: the other widgets of the kernel become large, and small again."""

from __future__ import annotations

import pytest

import rummy_widget as rw
from rummy_widget.widgets.base import open_widgets
from widgets.pages import Page


def sizes(*widgets: rw.Exercise) -> list[str]:
    return [widget.state["size"] for widget in widgets]


@pytest.mark.slow
def test_all_widgets_that_have_a_size_take_it() -> None:
    rack = rw.Rack("r5 r6 r7", readonly=True)
    chances = rw.Chances("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 / y1 k1 k10")
    asked, work = rw.Exercise("outs-next", seed=5), rw.Classwork("waiting")
    deals = rw.Simulation("doubles", deals=500)
    before = dict(deals.state)
    page = Page(rw.Projector())
    for size in ("projector", "normal"):
        assert page.sends("size", size=size)["ok"]
        assert [rack.size, chances.size, *sizes(asked, work)] == [size] * 4
        assert rack.state["rack"]["size"] == size
    assert deals.state == before, "a simulation has no size, and nothing is dealt anew"


def test_another_size_is_refused_and_changes_nothing() -> None:
    asked, page = rw.Exercise("outs-next", seed=5), Page(rw.Projector())
    assert not page.sends("size", size="huge")["ok"]
    assert sizes(asked) == ["normal"]


def test_one_that_could_not_be_made_is_asked_nothing() -> None:
    with pytest.raises(ValueError, match="a seed, or a code") as kept:  # and with it the half-made widget
        rw.Exercise("outs-next", seed=5, code="7b", name="red 7")
    assert Page(rw.Projector()).sends("size", size="projector")["ok"]
    assert kept


def test_each_goes_on_in_its_own_language() -> None:
    asked = rw.Exercise("outs-next", seed=5, lang="ro")
    before = asked.state["task"]["text"]
    Page(rw.Projector(lang="en")).sends("size", size="projector")
    assert asked.state["task"]["text"] == before
    assert before != rw.Exercise("outs-next", seed=5, lang="en").state["task"]["text"]


def test_a_widget_that_was_closed_is_asked_nothing() -> None:
    closed = rw.Exercise("outs-next", seed=5)
    closed.close()
    assert closed not in open_widgets()
    Page(rw.Projector()).sends("size", size="projector")
    assert sizes(closed) == ["normal"]


@pytest.mark.parametrize(("lang", "word"), [("en", "projector"), ("ro", "proiector")])
def test_without_a_kernel_its_cell_says_what_it_is_for(lang: str, word: str) -> None:
    data, _ = rw.Projector(lang=lang)._repr_mimebundle_()
    assert data["text/plain"] == "Projector()"
    assert word in data["text/html"]


def test_one_that_fails_keeps_none_of_the_others_small(monkeypatch: pytest.MonkeyPatch) -> None:
    broken, asked = rw.Exercise("outs-next", seed=6), rw.Exercise("outs-next", seed=5)
    monkeypatch.setattr(broken, "_handle", lambda message: 1 / 0)
    assert Page(rw.Projector()).sends("size", size="projector")["ok"]
    assert sizes(asked) == ["projector"]
