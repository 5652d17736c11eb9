"""The course map: where to go on, the way past what one knows, and stars that are forgotten."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget import tutor
from rummy_widget.classroom import Topic
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.game.replay import costliest, discards_with_advice
from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.tutor import LessonData
from rummy_widget.tutor.practice import Difficulty, PracticeRecord, Skill, TaskResult
from rummy_widget.widgets import home as first_page
from rummy_widget.widgets.hero import MOVED, TILES
from rummy_widget.widgets.lastgame import read_ended
from rummy_widget.widgets.places import CLASS
from widgets.pages import Page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def won(lesson: LessonData, stars: int = 3) -> dict[str, Any]:
    """All steps of a lesson, as a browser stores them."""
    return {"v": 1, "steps": {step.key: {"stars": stars} for step in lesson.steps}}


def card(page: Page, key: str) -> Any:
    cards = [each for chapter in page.widget.state["chapters"] for each in chapter["lessons"]]
    return next(each for each in cards if each["key"] == key)


def test_its_links_lead_to_pages() -> None:
    state = Page(rw.Home()).widget.state
    links = [state["rules"], state["score"]["href"], state["play"]["href"], state["resume"]["href"]]
    links += [state["today"]["href"], state["play"]["quick"]]
    links += [state["classroom"]["href"], state["progress_page"]["href"]]
    topics = Page(rw.ClassTopics()).widget.state
    links += [each["href"] for each in (*topics["pages"], topics["join"], topics["live"])]
    links += [each["href"] for chapter in state["chapters"] for each in chapter["lessons"]]
    assert [link for link in links if not (NOTEBOOKS / link.split("?")[0]).is_file()] == []


def test_progress_shows_the_stars_of_every_course() -> None:
    page = Page(rw.Progress())
    lessons = tutor.all_lessons()
    first, other = lessons["runs"], lessons["rummikub/first-turn"]
    page.sends("progress", stored={first.key: won(first), other.key: won(other, 2)})
    shown = {each["key"]: each for course in page.widget.state["courses"] for each in course["lessons"]}
    assert list(shown) == list(lessons)
    assert {key for key, each in shown.items() if each["started"]} == {first.key, other.key}
    assert (shown[first.key]["stars"], shown[other.key]["stars"]) == (3, 2)
    page.sends("reset", lesson=first.key)
    assert [*page.widget.state["progress"]] == [other.key]


def test_each_question_of_a_class_has_its_notebook() -> None:
    assert list(CLASS) == [topic.value for topic in Topic]
    assert sorted(f"{name}.ipynb" for name in CLASS.values()) == sorted(
        path.name for path in (NOTEBOOKS / "class").glob("*.ipynb")
    )


def test_who_knows_the_game_starts_at_scoring() -> None:
    worth = [lesson for lesson in tutor.course().lessons if lesson.chapter == "worth"]
    page = Page(rw.Home())
    know = page.widget.state["know"]
    if not worth:
        assert know is None
        return
    first = worth[0]
    assert know["href"].endswith(first.page)
    page.sends("progress", stored={first.key: {"v": 1, "steps": {first.steps[0].key: {"stars": 1}}}})
    assert page.widget.state["resume"]["href"].endswith(f"{first.page}?step={first.steps[1].key}")
    assert page.widget.state["know"] is None, "it leads past nothing any more"


@pytest.mark.parametrize("only", [True, False])
def test_stars_are_forgotten_of_one_lesson_or_of_all(only: bool) -> None:
    one, other = tutor.course().lessons[:2]
    page = Page(rw.Home())
    page.sends("progress", stored={one.key: won(one), other.key: won(other)})
    assert card(page, one.key)["stars"] == card(page, other.key)["stars"] == 3
    assert page.sends("reset", **({"lesson": one.key} if only else {}))["ok"]
    assert not card(page, one.key)["started"]
    assert card(page, other.key)["done"] is only
    assert set(page.widget.state["progress"]) == ({other.key} if only else set())


def test_a_lesson_that_there_is_not_is_nothing_to_forget() -> None:
    (one, *_) = tutor.course().lessons
    page = Page(rw.Home())
    page.sends("progress", stored={one.key: won(one)})
    page.sends("reset", lesson="no-such-lesson")
    assert card(page, one.key)["done"]


# -- the rack that is won at once -------------------------------------------------------------------


def home() -> tuple[Page, Any]:
    page = Page(rw.Home())
    return page, lambda: page.widget.state["hero"]


def test_one_tile_put_where_it_belongs_closes_and_is_paid() -> None:
    page, hero = home()
    start, end = parse_arrangement(TILES), parse_arrangement(MOVED)
    assert sorted(map(str, start.tiles)) == sorted(map(str, end.tiles))
    assert not hero()["won"]
    slot = next(at for at, tile in enumerate(end.shelves[0]) if tile and start.shelves[0][at] is None)
    (moved,) = [each["id"] for each in hero()["rack"]["shelves"][1] if each and each["name"] == "red 9"]
    assert page.sends("move", tiles=[moved], shelf=0, slot=slot)["ok"]
    best = rw.best_close([str(each) for each in end.tiles])
    assert best is not None
    assert hero()["won"]
    assert str(best.payment) in hero()["text"]
    assert page.widget.state["said"] == hero()["text"], "whoever does not see it is told"
    page.sends("retry")
    assert not hero()["won"]


def test_the_same_tile_elsewhere_does_not_close() -> None:
    page, hero = home()
    (moved,) = [each["id"] for each in hero()["rack"]["shelves"][1] if each and each["name"] == "red 9"]
    for slot in (7, 9):
        assert page.sends("move", tiles=[moved], shelf=1, slot=slot)["ok"]
        assert not hero()["won"]
    page.sends("undo")
    assert not page.sends("move", tiles=[99], shelf=0, slot=0)["ok"]


def test_the_rack_shows_every_tile_wherever_it_is_put() -> None:
    page, hero = home()
    for slot in range(6):
        page.sends("move", tiles=[8 + slot], shelf=0, slot=0)
        assert hero()["rack"]["most_slots"] >= max(map(len, hero()["rack"]["shelves"]))


# -- what there is to do ----------------------------------------------------------------------------


def test_it_goes_on_at_the_first_step_that_is_open() -> None:
    one = tutor.course().lessons[1]
    page = Page(rw.Home())
    solved = [one.steps[0].key, one.steps[2].key]
    page.sends("progress", stored={one.key: {"v": 1, "steps": {key: {"stars": 2} for key in solved}}})
    assert page.widget.state["resume"]["href"].endswith(f"{one.page}?step={one.steps[1].key}")


def test_every_pattern_is_learnt_somewhere_and_counted() -> None:
    lessons = tutor.course().by_key
    assert set(tutor.course().patterns) == set(Pattern)
    page = Page(rw.Home())
    assert page.widget.state["known"] == "You know 0 of 8 patterns."
    page.sends("progress", stored={"minor-major": won(lessons["minor-major"], 1)})
    assert page.widget.state["known"] == "You know 2 of 8 patterns."


def test_a_chapter_counts_its_lessons_and_is_done_with_the_last() -> None:
    chapter = tutor.course().chapters[0]
    page = Page(rw.Home())
    count = len(chapter.lessons)
    for at, lesson in enumerate(chapter.lessons, 1):
        page.sends("progress", stored={lesson.key: won(lesson)})
        shown = page.widget.state["chapters"][0]
        assert shown["standing"] == f"{at} of {count} lessons"
        assert shown["done"] is (at == count)


def test_each_game_with_a_course_stands_on_the_shelf() -> None:
    games = Page(rw.Home()).widget.state["games"]
    assert [each["key"] for each in games] == list(tutor.courses.all_courses())
    assert [each["key"] for each in games if each["current"]] == ["pro"]


ENDED = rw.play_out(1, players=("steady", "beginner", "steady", "strong")).record


def test_the_last_games_costly_discards_are_ways_to_try_them_again() -> None:
    page = Page(rw.Home())
    assert page.widget.state["last_game"] is None
    assert page.sends("ended", record=ENDED)["ok"]
    again = page.widget.state["last_game"]
    assert len(again["moments"]) == len(costliest(discards_with_advice(read_ended(ENDED)))) > 0
    for each in again["moments"]:
        index = int(each["href"].split("?moment=")[1])
        table = Page(rw.Table())
        assert table.sends("look", record=ENDED, index=index, token="")["ok"]
        replay = table.widget.state["table"]["replay"]
        assert (replay["index"], replay["exercise"]["tried"]) == (index, False)
        assert f"Move {index + 1}:" in each["title"]
    page.sends("reset", lesson="runs")
    assert page.widget.state["last_game"] is not None
    page.sends("reset")
    assert page.widget.state["last_game"] is None


def test_a_game_without_a_costly_discard_is_told_so() -> None:
    page = Page(rw.Home())
    record = rw.play_out(2, players=("steady", "beginner", "steady", "strong")).record
    page.sends("ended", record=record)
    assert page.widget.state["last_game"] == {
        "text": "Your last game: no costly discards",
        "moments": [],
    }


@pytest.mark.parametrize(
    "record", ["", "[[", ENDED[:120], ENDED.replace("seed 1", "seed x"), rw.write_record(rw.new_game(seed=7))]
)
def test_what_is_no_game_that_has_ended_is_refused(record: str) -> None:
    page, table = Page(rw.Home()), Page(rw.Table())
    assert not page.sends("ended", record=record)["ok"]
    assert page.widget.state["last_game"] is None
    answer = table.sends("look", record=record, index=0, token="")
    assert answer["error"] == "That move isn’t here any more."
    assert table.widget.state["table"]["screen"] == "setup"


def test_a_game_that_there_is_not_has_no_lessons_to_show() -> None:
    page = Page(rw.Home())
    assert not page.sends("game", key="rummikubb")["ok"]
    assert page.sends("game", key="pro")["ok"]


def test_the_task_of_the_day_is_the_same_all_day_and_another_the_next(monkeypatch: Any) -> None:
    seen = []
    for day in (1, 1, 2, 3):

        class Day(date):
            @classmethod
            def today(cls, day: int = day) -> Any:
                return date(2026, 5, day)

        monkeypatch.setattr(first_page, "date", Day)
        seen.append(Page(rw.Home()).widget.state["today"]["href"])
    assert seen[0] == seen[1]
    assert len(set(seen)) == 3
    for href in seen:
        practice = Page(rw.Practice())
        practice.sends("read", text="?" + href.split("?")[1])
        assert practice.widget.state["task"]["query"] == "?" + href.split("?")[1]


def test_what_went_wrong_in_practice_is_to_be_reviewed_until_it_is_forgotten() -> None:
    record = PracticeRecord().after(TaskResult(Skill.IS_RUN, 1, Difficulty.EASY, right=False))
    page = Page(rw.Home())
    assert page.widget.state["review"] == []
    assert page.sends("progress", stored={"practice": record.stored()})["ok"]
    (link,) = page.widget.state["review"]
    assert link["href"].endswith("practice.ipynb?skill=is-run")
    assert not page.sends("progress", stored={"practice": "[["})["ok"]
    page.sends("reset", lesson=tutor.course().lessons[0].key)
    assert len(page.widget.state["review"]) == 1
    page.sends("reset")
    assert page.widget.state["review"] == []
