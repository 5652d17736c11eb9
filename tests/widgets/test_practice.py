"""Practice as a page has it: skills, tasks from seeds, links, what is kept, and what went wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.text.words import say
from rummy_widget.tutor import Attempt
from rummy_widget.tutor.practice import Difficulty, Skill, practice, read_record
from widgets.pages import Page


def opened(*args: Any, **options: Any) -> Page:
    return Page(rw.Practice(*args, **options))


def state(page: Page) -> Any:
    return page.widget.state


def task(page: Page) -> tuple[str, int, str]:
    """Skill, seed and band of the task in sight, as its link has them."""
    query = dict(each.split("=") for each in state(page)["task"]["query"].lstrip("?").split("&"))
    return query["skill"], int(query["seed"]), query["band"]


def skill_of(page: Page, skill: str) -> Any:
    return state(page)["record"]["skills"].get(skill)


def answer(page: Page, *, right: bool) -> None:
    """Answer the task in sight."""
    step = practice(*task(page))
    options = [each.key for each in step.options]
    given = step.answers[0] if right else next(each for each in options if each not in step.answers)
    assert page.sends("check", answer=given)["ok"]
    assert state(page)["step"]["outcome"] == ("right" if right else "wrong")


def test_it_begins_with_all_skills() -> None:
    page = opened()
    assert [each["key"] for each in state(page)["skills"]] == [each.value for each in Skill]
    assert state(page)["step"] is None
    assert state(page)["rack"] is None
    assert state(page)["review"] is None
    assert state(page)["band"]["value"] == "follow"


@pytest.mark.parametrize("skill", Skill)
def test_every_skill_can_be_chosen_and_has_a_name(skill: Skill) -> None:
    page = opened()
    assert page.sends("setup", key="skill", value=skill.value)["ok"]
    assert task(page) == (skill.value, 1, "easy")
    step = practice(skill, 1, Difficulty.EASY)
    assert state(page)["step"]["goal"] == str(step.goal)
    assert page.tiles().total() == len(step.start.tiles)
    page.sends("setup", key="skill", value="")
    assert state(page)["step"] is None


def test_what_answers_a_task_stays_with_python() -> None:
    for skill in Skill:
        page = opened(skill.value, seed=5, difficulty="hard")
        shown = json.dumps(state(page))
        step = practice(skill, 5, Difficulty.HARD)
        assert not any(str(each.text) in shown for each in step.mistakes)
        assert str(step.why) not in shown


def test_skills_stand_by_their_games() -> None:
    """Rummy PRO's first; from another game its own, and then those of the others."""
    groups = state(opened())["groups"]
    assert [each["title"] for each in groups] == ["Rummy PRO", say("practice-open-games")]
    for page in (opened(game="rummy-45"), opened()):
        page.sends("read", text="?game=rummy-45")
        titles = [each["title"] for each in state(page)["groups"]]
        assert titles == ["Rummy 45", say("practice-open-games"), "Rummy PRO"]
        skills = [skill for each in state(page)["groups"] for skill in each["skills"]]
        assert sorted(skills) == sorted(Skill)
        assert state(page)["groups"][0]["skills"] == [
            "what-it-counts", "does-it-open", "which-can-be-laid", "what-joker-is",
        ]  # fmt: skip


def test_a_game_is_kept_to_where_the_skill_is_of_it() -> None:
    page = opened(game="tile-rummy")
    assert repr(page.widget) == "Practice(game='tile-rummy')"
    page.sends("setup", key="skill", value="may-joker-be-used")
    assert state(page)["task"]["query"].endswith("&game=tile-rummy")
    assert state(page)["step"]["goal"] == str(practice("may-joker-be-used", 1, "easy", "TR").goal)
    page.sends("setup", key="skill", value="is-run")
    assert "game" not in state(page)["task"]["query"]


def test_a_game_that_is_none_is_named() -> None:
    page = opened()
    page.sends("read", text="?game=chess")
    assert "chess" in state(page)["notice"]
    with pytest.raises(ValueError, match="chess"):
        rw.Practice(game="chess")


def test_a_joker_that_is_asked_about_keeps_quiet_until_it_is_known() -> None:
    page = opened("what-joker-is", seed=3, difficulty="easy")
    step = practice("what-joker-is", 3, "easy")

    def tells() -> str:
        return json.dumps(state(page)["rack"]["trays"])

    assert '"stands"' not in tells()
    assert "Joker for" not in tells()
    ids = [at for at, each in enumerate(step.start.tiles) if str(each.kind) in step.answers]
    page.sends("choose", tiles=ids[:1])
    assert state(page)["step"]["outcome"] == "right"
    assert '"stands"' in tells()


def test_another_one_has_the_next_seed() -> None:
    page = opened("is-run")
    seen = [task(page)]
    for _ in range(3):
        page.sends("another")
        seen.append(task(page))
    assert [seed for _, seed, _ in seen] == [1, 2, 3, 4]
    page.sends("another", seed=77)
    assert task(page)[1] == 77
    page.sends("another")
    assert task(page)[1] == 5, "a task that came by its number is not the last one"


def test_a_link_opens_the_very_task() -> None:
    page = opened()
    page.sends("read", text="?skill=price-close&seed=123&band=hard")
    assert task(page) == ("price-close", 123, "hard")
    other = opened("price-close", seed=123, difficulty="hard")
    assert state(other)["rack"] == state(page)["rack"]
    page.sends("read", text="?skill=is-run")
    assert task(page) == ("is-run", 1, "easy")


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("?skill=is-red&seed=1", say("practice-no-skill", value="is-red")),
        ("?skill=is-run&seed=0", say("practice-no-seed", value="0", most=999999)),
        ("?skill=is-run&seed=1e9", say("practice-no-seed", value="1e9", most=999999)),
        ("?skill=is-run&seed=-3", say("practice-no-seed", value="-3", most=999999)),
        ("?skill=is-run&seed=12&band=steep", say("practice-no-band", value="steep")),
        ("?skill=" + "x" * 1000, say("practice-no-skill", value="x" * 40)),
    ],
)
def test_an_address_that_leads_nowhere_says_so(query: str, said: str) -> None:
    page = opened()
    assert page.sends("read", text=query)["ok"]
    assert state(page)["notice"] == said
    assert state(page)["said"] == said
    assert state(page)["step"] is None
    page.sends("setup", key="skill", value="is-run")
    assert state(page)["notice"] is None


def test_an_address_of_something_else_is_none_of_ours() -> None:
    page = opened()
    assert page.sends("read", text="?theme=dark&" + "&".join(f"x{each}=1" for each in range(9)))["ok"]
    assert state(page)["notice"] is None
    assert state(page)["step"] is None


def test_a_result_counts_once_and_only_the_first_answer() -> None:
    page = opened("is-run")
    answer(page, right=False)
    answer(page, right=True)
    assert skill_of(page, "is-run")["tried"] == 1
    assert skill_of(page, "is-run")["right"] == 0
    page.sends("retry")
    answer(page, right=True)
    assert skill_of(page, "is-run")["tried"] == 1
    page.sends("another")
    answer(page, right=True)
    assert skill_of(page, "is-run") | {"upto": 0} == {
        "tried": 2, "right": 1, "row": 1, "misses": 0, "at": "easy", "band": "easy", "mastered": None,
        "wrong": 0, "upto": 0, "ahead": [],
    }  # fmt: skip


def test_a_task_that_was_answered_before_does_not_count_again() -> None:
    page = opened("is-run")
    answer(page, right=True)
    page.sends("read", text="?skill=is-run&seed=1&band=easy")
    answer(page, right=True)
    assert skill_of(page, "is-run")["tried"] == 1


def test_a_hint_keeps_it_from_counting_towards_mastery_even_after_another_try() -> None:
    page = opened("is-run")
    page.sends("hint")
    page.sends("retry")
    answer(page, right=True)
    assert (skill_of(page, "is-run")["right"], skill_of(page, "is-run")["row"]) == (1, 0)


def test_mastery_is_told_quietly() -> None:
    page = opened("what-is-missing", difficulty="middle")
    for _ in range(5):
        answer(page, right=True)
        page.sends("another")
    card = next(each for each in state(page)["skills"] if each["key"] == "what-is-missing")
    assert card["mastered"] == "middle"
    assert card["standing"] == "5 of 5 right · 5 of 5 in a row · mastered: medium"


def test_the_band_follows_until_one_is_chosen() -> None:
    page = opened("is-run")
    for _ in range(3):
        answer(page, right=True)
        page.sends("another")
    assert task(page)[2] == "middle"
    page.sends("setup", key="band", value="hard")
    assert task(page)[2] == "hard", "another task at once"
    page.sends("setup", key="band", value="follow")
    assert task(page)[2] == "middle"
    assert not page.sends("setup", key="band", value="steep")["ok"]


def test_a_review_deals_other_tiles_of_the_skill_that_went_wrong_first() -> None:
    page = opened("who-pays-what")
    answer(page, right=False)
    wrong = state(page)["rack"]["shelves"]
    page.sends("setup", key="skill", value="is-run")
    answer(page, right=False)
    assert state(page)["review"] == say("practice-review", count=2)
    page.sends("review")
    assert task(page)[:2] == ("who-pays-what", 2)
    assert state(page)["rack"]["shelves"] != wrong
    assert state(page)["task"]["note"] == say("practice-reviewing")
    answer(page, right=True)
    page.sends("review")
    assert task(page)[0] == "is-run"
    answer(page, right=True)
    assert state(page)["review"] is None
    assert not page.sends("review")["ok"]


def test_what_the_browser_kept_is_taken_over_and_no_rack_comes_back() -> None:
    first = opened("is-run")
    for _ in range(4):
        answer(first, right=True)
        first.sends("another")
    kept = json.loads(json.dumps(state(first)["record"]))
    page = opened("is-run")
    assert task(page)[1] == 1
    assert page.sends("progress", stored={"practice": kept})["ok"]
    assert task(page)[1] == 6, "nobody has touched the first one yet"
    assert skill_of(page, "is-run")["tried"] == 4


def test_a_task_that_was_asked_for_by_its_seed_stays() -> None:
    kept = state(opened("is-run"))["record"]
    page = opened("is-run", seed=1)
    page.sends("progress", stored={"practice": kept})
    assert task(page)[1] == 1


@pytest.mark.parametrize("stored", [{}, {"practice": None}, {"practice": "[["}, {"practice": {"v": 9}}])
def test_what_cannot_be_read_changes_nothing(stored: object) -> None:
    page = opened("is-run")
    answer(page, right=True)
    before = state(page)["record"]
    assert not page.sends("progress", stored=stored)["ok"]
    assert state(page)["record"] == before


def test_forgetting_forgets_all() -> None:
    page = opened("is-run")
    answer(page, right=False)
    page.sends("reset")
    assert state(page)["record"]["skills"] == {}
    assert state(page)["review"] is None


def test_time_is_shown_where_it_is_wished_and_never_offered_in_class() -> None:
    page = opened()
    assert state(page)["timed"] is False
    page.sends("setup", key="timed", value="yes")
    assert state(page)["timed"] is True
    classroom = opened(timed=None)
    assert not classroom.sends("setup", key="timed", value="yes")["ok"]
    assert state(classroom)["timed"] is None


def test_stars_of_a_task_are_those_of_any_step() -> None:
    page = opened("spot-fault", seed=3, difficulty="easy")
    step = practice("spot-fault", 3, Difficulty.EASY)
    attempt = Attempt.begin(step)
    for _ in range(4):
        page.sends("hint")
        attempt = attempt.hint()
    page.sends("show")
    assert state(page)["step"]["stars"] == attempt.show().stars == 1


def told(page: Page) -> None:
    """Ask for hints until one tells the answer, or a part of it."""
    while not any(hint["grade"] == 4 for hint in state(page)["step"]["hints"]):
        assert page.sends("hint")["ok"]


@pytest.mark.parametrize("band", Difficulty)
@pytest.mark.parametrize("skill", Skill)
def test_a_task_that_its_own_hint_answers_is_not_solved(skill: Skill, band: Difficulty) -> None:
    page = opened(skill.value, seed=2, difficulty=band.value)
    step = state(page)["step"]
    while not step["next_hint"]["answer"]:
        assert page.sends("hint")["ok"]
        step = state(page)["step"]
        assert skill_of(page, skill)["tried"] == 0, "a hint that leaves something to find costs nothing here"
    told(page)
    for _ in range(20):
        if state(page)["step"]["outcome"] == "right":
            break
        told(page)
        assert page.sends("show")["ok"]
    assert state(page)["step"]["outcome"] == "right"
    found = skill_of(page, skill)
    assert (found["tried"], found["right"], found["row"], found["misses"]) == (1, 0, 0, 1)
    rack = state(page)["rack"]
    assert (rack["verdict"]["text"] if rack else state(page)["step"]["feedback"]) == say("practice-looked")
    assert state(page)["said"].endswith(say("practice-looked"))
    assert state(page)["streak"] is None
    page.sends("retry")
    told(page)
    page.sends("show")
    assert (skill_of(page, skill)["tried"], skill_of(page, skill)["right"]) == (1, 0)
    assert page.sends("another")["ok"]
    assert state(page)["task"]["note"] is None


@pytest.mark.parametrize("skill", ["spot-fault", "complete-group", "which-discard"])
def test_tiles_are_checked_as_soon_as_enough_of_them_are_chosen(skill: str) -> None:
    page = opened(skill, seed=5, difficulty="hard")
    step = practice(skill, 5, "hard")
    tiles = Attempt.begin(step).layout.tiles
    right = [tiles.index(each) for each in rw.parse_tiles(step.answers[0])]
    for count in range(1, len(right)):
        page.sends("choose", tiles=right[:count])
        assert state(page)["step"]["outcome"] == "not-yet"
    page.sends("choose", tiles=right)
    assert state(page)["step"]["outcome"] == "right"
    assert skill_of(page, skill)["right"] == 1


def test_after_a_wrong_tile_the_next_one_is_another_answer() -> None:
    page = opened("spot-fault", seed=3, difficulty="easy")
    step = practice("spot-fault", 3, Difficulty.EASY)
    tiles = Attempt.begin(step).layout.tiles
    (right,) = [tiles.index(each) for each in rw.parse_tiles(step.answers[0])]
    wrong = next(id for id in range(len(tiles)) if str(tiles[id]) not in step.answers)
    page.sends("choose", tiles=[wrong])
    assert state(page)["step"]["outcome"] == "wrong"
    page.sends("choose", tiles=[wrong, right])
    assert state(page)["step"]["outcome"] == "right"


def test_a_tile_is_thrown_from_a_rack_that_can_be_arranged() -> None:
    page = opened("which-discard", seed=5, difficulty="middle")
    step = practice("which-discard", 5, "middle")
    layout = Attempt.begin(step).layout
    right = next(id for id, tile in enumerate(layout.tiles) if str(tile) in step.answers)
    wrong = next(id for id, tile in enumerate(layout.tiles) if str(tile) not in step.answers)
    before = page.tiles()
    assert page.sends("move", tiles=[right], shelf=1, slot=13)["ok"]
    assert page.rack["shelves"][1][13]["id"] == right
    assert page.tiles() == before
    page.sends("undo")
    page.sends("choose", tiles=[wrong])
    assert state(page)["step"]["outcome"] == "wrong"
    assert state(page)["task"]["thrown"] is None
    assert page.tiles() == before, "it comes back"
    page.sends("choose", tiles=[right])
    assert state(page)["step"]["outcome"] == "right"
    assert state(page)["task"]["thrown"]["id"] == right
    assert right not in [each["id"] for shelf in page.rack["shelves"] for each in shelf if each]
    assert page.rack["readonly"]


def test_what_is_right_at_once_counts_in_a_row_until_something_is_wrong() -> None:
    page = opened("is-run")
    rows = []
    for right in (True, True, True, False, True, True):
        answer(page, right=right)
        rows.append(state(page)["streak"])
        page.sends("another")
    said = [say("practice-streak", count=count) for count in (2, 3)]
    assert rows == [None, said[0], said[1], None, None, said[0]]


def test_texts_of_itself() -> None:
    assert repr(rw.Practice()) == "Practice()"
    assert repr(rw.Practice("is-run")) == "Practice('is-run')"
    made = "Practice('is-run', seed=4, difficulty='hard')"
    assert repr(eval(made, {"Practice": rw.Practice})) == made
    assert "<h1>Practice</h1>" in rw.Practice()._html()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"skill": "is-red"}, "is-red"),
        ({"skill": "is-run", "difficulty": "steep"}, "steep"),
        ({"skill": "is-run", "seed": 0}, "999999"),
        ({"seed": 5}, "skill"),
    ],
)
def test_what_there_is_not_is_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        rw.Practice(**options)


def test_the_record_that_is_shown_can_be_read() -> None:
    page = opened("is-run")
    answer(page, right=False)
    assert read_record(state(page)["record"]).needs_review == (Skill.IS_RUN,)
