"""What was given out before the house knew five games goes on working: a collection of each kind of thing.

`before-five-games.json` was written by the last commit that knew one game, and is never written again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.app.moved import moved
from rummy_widget.app.server import is_page
from rummy_widget.engine.game.records import read_code
from rummy_widget.engine.tiles import spaced
from rummy_widget.tutor import LessonProgress, course, done
from rummy_widget.tutor.practice import practice

ROOT = Path(__file__).parents[2]
KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "before-five-games.json").read_text("utf-8"))


@pytest.mark.parametrize("name", KEPT["names"])
def test_every_public_name_is_there(name: str) -> None:
    assert name in rw.__all__
    assert getattr(rw, name) is not None


@pytest.mark.parametrize("kept", KEPT["records"], ids=lambda kept: kept["outcome"])
def test_every_record_replays_to_the_same_end(kept: dict[str, Any]) -> None:
    game = rw.read_record(kept["record"])
    assert game.over
    assert list(game.payments) == kept["payments"]
    assert str(game.result.outcome) == kept["outcome"]
    assert rw.read_record(rw.write_record(game)) == game


@pytest.mark.parametrize("kept", KEPT["codes"], ids=lambda kept: kept["code"])
def test_every_code_deals_the_same_tiles(kept: dict[str, Any]) -> None:
    seed, settings, first = read_code(kept["code"])
    assert (seed, settings.players, first) == (kept["seed"], kept["players"], kept["first"])
    game = rw.new_game(settings.players, seed, first=first, rules=settings.rules)
    assert [spaced(hand) for hand in game.deal.hands] == kept["hands"]


@pytest.mark.parametrize("kept", KEPT["practice"], ids=lambda kept: f"{kept['skill']} {kept['seed']}")
def test_every_practice_link_leads_to_the_same_task(kept: dict[str, Any]) -> None:
    step = practice(kept["skill"], kept["seed"], kept["band"])
    assert (str(step.kind), step.start.notation()) == (kept["kind"], kept["start"])


GONE: dict[str, frozenset[str]] = {
    "deal": frozenset({"bonus"}),
    "small": frozenset({"three"}),
    "monocolor": frozenset({"both-at-once"}),
    "payments": frozenset({"with-the-twin", "nobody-closed"}),
    "doubles": frozenset({"count", "refuse", "two-only"}),
    "minor-major": frozenset({"not-added"}),
}
"""Steps that the course has let go since then; every other step keeps its key, and so its stars."""


@pytest.mark.parametrize("lesson", KEPT["progress"])
def test_every_key_of_progress_is_known_or_let_go(lesson: str) -> None:
    there = {step.key for step in course().by_key[lesson].steps}
    assert set(KEPT["progress"][lesson]) - there == GONE.get(lesson, frozenset())


@pytest.mark.parametrize("lesson", KEPT["progress"])
def test_stars_of_before_are_read_and_those_of_steps_let_go_do_nothing(lesson: str) -> None:
    data = course().by_key[lesson]
    before = dict.fromkeys(KEPT["progress"][lesson], 3)
    walk = LessonProgress.begin(data, before)
    assert {step.key: 3 for step in data.steps if step.key in before}.items() <= walk.stars.items()
    assert [step.key for step in data.steps if step.key in GONE.get(lesson, ())] == []
    assert done(data, {lesson: {**before, **{step.key: 1 for step in data.steps if step.key not in before}}})


@pytest.mark.parametrize("page", KEPT["pages"])
def test_every_page_has_its_address(page: str) -> None:
    now = moved(ROOT, page) or page
    assert is_page(now)
    assert (ROOT / now).is_file()
    assert moved(ROOT, now) is None, "and stays there"
