"""Puzzles as a page has them: by seed, in a run, one after another, today's, and again what went wrong."""

from __future__ import annotations

from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.text.words import say
from rummy_widget.tutor.puzzles import (
    Mode,
    PuzzleBand,
    PuzzleRecord,
    ShownPuzzle,
    Survival,
    puzzle,
    read_record,
)
from rummy_widget.tutor.puzzles.step import step_of
from widgets.pages import Page


def opened(*args: Any, **options: Any) -> Page:
    return Page(rw.Puzzle(*args, **options))


def state(page: Page) -> Any:
    return page.widget.state


def query(page: Page) -> dict[str, str]:
    """Game, band and seed of the puzzle in sight, as its link has them."""
    return dict(each.split("=") for each in state(page)["task"]["query"].lstrip("?").split("&"))


def record(page: Page) -> PuzzleRecord:
    return read_record(state(page)["record"])


def remark(page: Page) -> str:
    """What is said of the solved puzzle, in its line and aloud."""
    text: str = state(page)["rack"]["verdict"]["text"]
    assert state(page)["said"].endswith(text)
    return text


def solve(page: Page) -> None:
    """Solve the puzzle in sight by hand: the tiles are laid as the answer has them."""
    its = query(page)
    step = step_of(puzzle(int(its["seed"]), getattr(rw, its["game"].upper()), its["band"]))
    laid = step.solution or ""
    rack = list(step.start.tiles)
    there = laid.replace("|", " ").split()
    before = [str(each.kind) for row in step.spread.melds for each in row] if step.spread else []
    own = [str(rw.parse_tiles(each)[0].kind) for each in there]
    for each in before:
        own.remove(each)
    for each in own:
        rack.remove(next(tile for tile in rack if str(tile.kind) == each))
    said = page.sends("restore", arrangement=" _ ".join(map(str, rack)), spread=laid)
    assert said["ok"], said
    assert state(page)["step"]["outcome"] == "right"


def miss(page: Page) -> None:
    """Give it up: on to the next one."""
    assert page.sends("another")["ok"]


def test_it_begins_with_a_choice() -> None:
    page = opened()
    assert [each["key"] for each in state(page)["modes"]] == ["daily", "run", "row"]
    assert [each["key"] for each in state(page)["fields"]] == ["game", "band"]
    assert state(page)["step"] is None
    assert state(page)["review"] is None


def test_todays_position_is_shown_once_the_page_asks_for_the_modes() -> None:
    page = opened()
    assert state(page)["board"] is None, "it takes its time"
    assert page.sends("setup", key="mode", value="")["ok"]
    board = state(page)["board"]
    assert page.sends("setup", key="mode", value="daily")["ok"]
    assert state(page)["board"] is None
    assert board["goal"] == state(page)["step"]["goal"]
    names = [[tile["name"] for tile in tray["tiles"]] for tray in state(page)["rack"]["trays"]]
    assert [[tile["name"] for tile in meld] for meld in board["melds"]] == names
    laid = [tile["name"] for shelf in state(page)["rack"]["shelves"] for tile in shelf if tile]
    assert sorted(tile["name"] for tile in board["rack"]) == sorted(laid)


def test_a_puzzle_says_what_it_has_changed_and_not_its_number() -> None:
    page = opened(difficulty="easy")
    page.sends("setup", key="mode", value="row")
    assert state(page)["step"]["title"] == say("puzzle-mode", mode="row")
    before = state(page)["rating"]["now"]
    assert state(page)["task"]["gain"] is None
    solve(page)
    assert state(page)["task"]["gain"] == f"+{state(page)['rating']['now'] - before}"
    page.sends("another")
    before = state(page)["rating"]["now"]
    page.sends("hint")
    assert state(page)["task"]["gain"] == f"\N{MINUS SIGN}{before - state(page)['rating']['now']}"
    assert state(opened(seed=7))["step"]["title"] == say("puzzle-title")


def test_a_seed_opens_that_puzzle() -> None:
    page = opened(seed=7, rules=rw.RRRUMMY, difficulty="hard")
    assert query(page) == {"game": "rrrummy", "band": "hard", "seed": "7"}
    step = step_of(puzzle(7, rw.RRRUMMY, "hard"))
    assert state(page)["step"]["goal"] == str(step.goal)
    assert len(state(page)["rack"]["trays"]) == len(step.spread.melds) if step.spread else False
    assert (
        eval(repr(page.widget), {"Puzzle": rw.Puzzle, "RRRUMMY": rw.RRRUMMY}).state["task"]
        == state(page)["task"]
    )


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"seed": 0}, "from 1 to 999999, not “0”"), ({"seed": 1_000_000}, "not “1000000”"),
        ({"seed": "x"}, "not “x”"), ({"difficulty": "steep"}, "no level “steep”"),
        ({"difficulty": 7}, "no level “7”"),
        ({"seed": 3, "rules": rw.RUMMY_PRO}, "no puzzles for “rummy_pro”"),
        ({"rules": rw.RUMMY_PRO}, "no puzzles for “rummy_pro”"),
    ],
)  # fmt: skip
def test_what_there_is_no_puzzle_of_is_refused(options: Any, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        rw.Puzzle(**options)


def test_a_puzzle_that_is_solved_counts_once() -> None:
    page = opened(difficulty="easy")
    page.sends("setup", key="mode", value="row")
    assert query(page)["band"] == "easy"
    solve(page)
    assert (record(page).tried, record(page).solved) == (1, 1)
    assert record(page).rating.rating > 1500
    page.sends("undo")
    page.sends("redo")
    assert record(page).tried == 1
    page.sends("another")
    assert query(page)["seed"] == "2"


def test_a_hint_makes_it_a_miss_that_waits_for_another_look() -> None:
    page = opened()
    page.sends("setup", key="mode", value="row")
    page.sends("hint")
    assert (record(page).tried, record(page).solved) == (1, 0)
    assert say("puzzle-spoiled") in state(page)["task"]["standing"]
    assert state(page)["task"]["note"] is None, "nothing new pushes the table down"
    assert state(page)["review"] == say("puzzle-review", count=1)
    solve(page)
    assert (record(page).tried, record(page).solved) == (1, 0)
    before = record(page).rating
    page.sends("review")
    assert state(page)["task"]["note"] == say("puzzle-mode-about", mode="review")
    solve(page)
    assert record(page).rating == before
    assert state(page)["review"] is None


@pytest.mark.parametrize("mode", ["daily", "run", "row", "single", "review"])
def test_a_puzzle_that_its_own_hint_answers_is_not_solved(mode: str) -> None:
    page = opened(seed=3, difficulty="easy") if mode in ("single", "review") else opened(difficulty="easy")
    if mode == "review":
        miss(page)
        assert page.sends("review")["ok"]
    elif mode != "single":
        assert page.sends("setup", key="mode", value=mode)["ok"]
    before = record(page)
    for _ in range(60):
        if state(page)["step"]["outcome"] == "right":
            break
        assert page.sends("hint")["ok"]
        page.sends("show")
    assert state(page)["step"]["outcome"] == "right"
    assert state(page)["step"]["stars"] == 1
    if mode != "review":
        assert remark(page) == say("puzzle-missed")
    now = record(page)
    assert now.solved == before.solved
    if mode == "review":
        assert (now.tried, now.rating, now.wrong) == (before.tried, before.rating, before.wrong)
    else:
        assert now.tried == before.tried + 1
        assert now.rating.rating < before.rating.rating
        assert now.wrong != before.wrong
        assert (now.run.misses if mode == "run" and now.run else 1) == 1
        assert now.days == 0


def test_a_run_ends_with_the_third_miss() -> None:
    page = opened()
    page.sends("setup", key="mode", value="run")
    solve(page)
    page.sends("another")
    miss(page)
    assert say("puzzle-run", solved=1, misses=1, most=3) in state(page)["task"]["standing"]
    miss(page)
    page.sends("hint")
    assert say("puzzle-run-over", solved=1) in state(page)["task"]["standing"]
    solve(page)
    assert remark(page) == say("puzzle-run-over", solved=1)
    page.sends("another")
    assert state(page)["task"] is None
    assert state(page)["notice"] == say("puzzle-run-over", solved=1)
    assert state(page)["modes"][1]["standing"] == say("puzzle-run-best", best=1)
    assert page.sends("setup", key="mode", value="run")["ok"]
    assert say("puzzle-run", solved=0, misses=0, most=3) in state(page)["task"]["standing"]


def test_todays_puzzle_counts_once() -> None:
    page = opened()
    page.sends("setup", key="mode", value="daily")
    first = query(page)
    solve(page)
    page.sends("setup", key="mode", value="")
    assert state(page)["modes"][0]["standing"] == say("puzzle-days", days=1)
    page.sends("setup", key="mode", value="daily")
    assert query(page) == first
    assert state(page)["task"]["note"] == say("puzzle-day-done")


def test_game_and_difficulty_are_chosen() -> None:
    page = opened()
    page.sends("setup", key="game", value="tiles_50")
    page.sends("setup", key="band", value="master")
    page.sends("setup", key="mode", value="row")
    assert query(page) == {"game": "tiles_50", "band": "master", "seed": "1"}
    page.sends("setup", key="mode", value="")
    page.sends("setup", key="band", value="follow")
    assert record(page).chosen is None


@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY], ids=lambda rules: rules.name)
def test_games_of_laying_have_puzzles(rules: rw.Ruleset) -> None:
    page = opened(rules=rules, difficulty="middle")
    about = state(page)["fields"][1]["about"]
    assert about == say(
        "puzzle-band-laid-cards" if rules is rw.BASIC_RUMMY else "puzzle-band-laid", band="middle"
    )
    for _ in range(3):
        page.sends("setup", key="mode", value="row")
        solve(page)
    assert (record(page).tried, record(page).solved) == (3, 3)


def test_a_band_that_a_game_has_none_of_gives_the_nearest_and_says_so() -> None:
    page = opened(rules=rw.BASIC_RUMMY, difficulty="master")
    said = "Basic Rummy has no “master” puzzles. Here's one that's “medium”."
    assert state(page)["fields"][1]["about"] == said
    page.sends("setup", key="mode", value="row")
    assert query(page) == {"game": "basic_rummy", "band": "middle", "seed": "1"}
    assert state(page)["notice"] == said
    page.sends("another")
    assert query(page)["seed"] == "2"
    other = opened()
    other.sends("read", text="?game=basic_rummy&band=hard&seed=5")
    assert query(other) == {"game": "basic_rummy", "band": "middle", "seed": "5"}
    assert "“hard”" in state(other)["notice"]


def test_a_run_and_todays_puzzle_of_a_game_without_hard_ones_go_on() -> None:
    kept = PuzzleRecord(rules="basic_rummy", run=Survival(7, solved=13))
    page = opened(rules=rw.BASIC_RUMMY)
    page.widget._record = kept
    page.sends("setup", key="mode", value="run")
    assert query(page)["band"] == "middle"
    assert state(page)["notice"] is None
    page.sends("setup", key="mode", value="daily")
    assert query(page)["game"] == "basic_rummy"


@pytest.mark.parametrize(
    ("key", "value"),
    [("mode", "now"), ("game", "rummy_pro"), ("game", "x" * 500), ("band", "steep"), ("speed", "fast")],
)
def test_what_cannot_be_chosen_is_said(key: str, value: str) -> None:
    answer = opened().sends("setup", key=key, value=value)
    assert not answer["ok"]
    assert len(answer["error"]) < 200


@pytest.mark.parametrize("kind", ["another", "hint", "undo", "review"])
def test_nothing_is_done_before_a_puzzle_is_there(kind: str) -> None:
    assert not opened().sends(kind)["ok"]


@pytest.mark.parametrize(
    ("asked", "opens"),
    [("?game=tiles_50&band=hard&seed=5", True), ("?seed=5", True), ("?mode=run", True), ("?x=1", False),
     ("?seed=0", False), ("?seed=5&band=steep", False), ("?seed=5&game=rummy_pro", False),
     ("?mode=" + "x" * 900, False)],
)  # fmt: skip
def test_an_address_opens_a_puzzle_or_says_why_not(asked: str, opens: bool) -> None:
    page = opened()
    assert page.sends("read", text=asked)["ok"]
    assert (state(page)["task"] is not None) == opens
    assert opens or asked == "?x=1" or state(page)["notice"]


def test_what_the_browser_kept_is_taken_over() -> None:
    kept = PuzzleRecord()
    for seed in (1, 2, 3):
        kept = kept.dealt(ShownPuzzle(Mode.ENDLESS, "rummikub", PuzzleBand.EASY, seed)).after(
            predicted=1400, solved=seed < 3
        )
    page = opened()
    assert page.sends("progress", stored={"puzzles": kept.stored()})["ok"]
    assert record(page).stored() == {**kept.stored(), "open": None} | {"open": kept.stored()["open"]}
    page.sends("setup", key="mode", value="row")
    assert query(page)["seed"] == "4"
    page.sends("reset")
    assert record(page).tried == 0


def test_a_puzzle_that_the_browser_knows_counts_no_more() -> None:
    kept = (
        PuzzleRecord()
        .dealt(ShownPuzzle(Mode.SINGLE, "rummikub", PuzzleBand.EASY, 7))
        .after(predicted=1400, solved=True)
    )
    page = opened(seed=7, difficulty="easy")
    page.sends("progress", stored={"puzzles": kept.stored()})
    assert state(page)["task"]["note"] == say("puzzle-again")
    solve(page)
    assert record(page).tried == 1


@pytest.mark.parametrize(
    "stored", [{}, {"puzzles": None}, {"puzzles": "[["}, {"puzzles": {"v": 9}}, {"practice": 1}]
)
def test_a_record_of_anybody_else_is_refused(stored: Any) -> None:
    page = opened(seed=7, difficulty="easy")
    before = state(page)["record"]
    assert not page.sends("progress", stored=stored)["ok"]
    assert state(page)["record"] == before


def test_no_answer_goes_to_the_page() -> None:
    page = opened(seed=7, difficulty="hard")
    its = puzzle(7, rw.RUMMIKUB, "hard")
    assert its.solution.notation() not in str(state(page))


def test_it_shows_something_without_a_kernel() -> None:
    assert "<h1>Puzzles</h1>" in rw.Puzzle()._html()
    assert repr(rw.Puzzle()) == "Puzzle()"
