"""What would pay more: asked of a rack that closes, answered into its state, gone when the rack changes."""

import pytest

import rummy_widget as rw
from rummy_widget.text.words import has
from rummy_widget.widgets.reasons import reasons_view
from widgets.pages import Page

BICOLOR = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"


def texts(reasons):
    return [text for each in reasons for text in (each["text"], *texts(each["children"]))]


def shown(page):
    return page.rack.get("reasons", "nothing to ask")


def test_a_rack_that_closes_is_asked_and_says_the_nearest_change():
    page = Page(rw.Rack(BICOLOR))
    assert shown(page) is None
    assert page.sends("explain")["ok"]
    assert "A Joker instead of the black 8: Bicolor with a Joker left over, 1000." in texts(shown(page))
    assert page.sends("explain-off")["ok"]
    assert shown(page) is None


def test_it_is_put_away_when_a_tile_moves_and_stays_when_none_does():
    page = Page(rw.Rack(BICOLOR))
    page.sends("explain")
    page.sends("size", size="projector")
    assert shown(page)
    page.sends("move", tiles=[14], shelf=1, slot=9)
    assert shown(page) is None


def test_a_rack_that_does_not_close_has_nothing_to_ask():
    page = Page(rw.Rack("r5 r6 r7 | k9"))
    assert shown(page) == "nothing to ask"
    answer = page.sends("explain")
    assert (answer["ok"], answer["error"]) == (False, "Close first, then see what would be worth more.")


def test_what_is_thrown_and_the_multiplier_count():
    page = Page(rw.Rack(BICOLOR, jokers_thrown=1, multiplier=3))
    page.sends("explain")
    assert "1500" in texts(shown(page))[0]


def test_a_rack_worth_more_as_something_else_says_that_first():
    page = Page(rw.Rack("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 / b5 b6 b7 b8 | k1"))
    page.sends("explain")
    assert texts(shown(page))[0].startswith("Worth more as Doubles, 1000")


def test_rules_without_closes_have_nothing_to_ask():
    page = Page(rw.Rack("r5 r6 r7", rules=rw.RUMMIKUB))
    assert shown(page) == "nothing to ask"
    assert not page.sends("explain")["ok"]


def test_an_example_is_asked_by_the_house_rule_that_stands():
    lesson = rw.Lesson("runs")
    page = Page(lesson.rack(BICOLOR, thrown=1))
    page.sends("explain")
    said = "A Joker as the free tile would make the close worth 1000, but the free tile is black 8."
    assert said in texts(shown(page))
    Page(lesson.house_rule("big_with_thrown_joker")).sends("house", value="special")
    assert shown(page) is None
    page.sends("explain")
    assert "1000" in texts(shown(page))[0]


def test_a_step_tells_it_only_when_it_is_right():
    step = rw.exercise(BICOLOR, "What is it worth?", worth={})
    page = Page(step)
    assert shown(page) == "nothing to ask"
    assert not page.sends("explain")["ok"]
    page.sends("check", answer="250")
    assert shown(page) == "nothing to ask"
    page.sends("check", answer="500")
    assert shown(page) is None
    assert page.sends("explain")["ok"]
    assert "A Joker instead of the black 8: Bicolor with a Joker left over, 1000." in texts(shown(page))
    page.sends("retry")
    assert shown(page) == "nothing to ask"


@pytest.mark.parametrize(
    "tiles",
    [
        "r2 r3 r4 * r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 * | k10",
        "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 / k3",
        "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 / b11",
    ],
)
def test_each_sentence_stands_and_cites_a_rule(tiles):
    def look(reasons):
        for each in reasons:
            assert each["text"].strip()
            assert has(each["clause"])
            look(each["children"])

    look(reasons_view(rw.read_rack(tiles)))
