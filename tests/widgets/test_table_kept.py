"""Tables that are kept: a reload at each moment, and two tabs."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.widgets.table.save_files import SaveFolder, StaleSave
from widgets.pages import Page
from widgets.tables import dealt, desk, files, left, one_move, own, panel, played, reloaded, state

# ---- A reload at each moment -----------------------------------------------------------------------


def set_up(page: Page) -> None:
    for key, value in (("seats", "3"), ("seat-2", "strong"), ("multiplier", "5"), ("taking_limit", "no")):
        assert page.sends("setup", key=key, value=value)["ok"]


def deal_shown(page: Page) -> None:
    page.sends("setup", key="show", value="steps")
    page.sends("deal")
    for step in (1, 2, 3):
        assert page.sends("stage", index=step)["ok"]


def deal_runs(page: Page) -> None:
    page.sends("setup", key="show", value="yes")
    page.sends("deal")
    assert state(page)["deal"]["run"]


def asked_to_refuse(page: Page) -> None:
    page.sends("setup", key="code", value="2XYW-3TSM-A8TH")
    page.sends("deal")
    assert state(page)["game"]["phase"] == "refuse"


def to_draw(page: Page) -> None:
    page.sends("deal")
    while state(page)["game"]["phase"] != "draw":
        one_move(page)
    page.sends("sort", by="group")


def to_discard(page: Page) -> None:
    to_draw(page)
    one_move(page)


def others_play(page: Page) -> None:
    page.sends("setup", key="speed", value="slow")
    to_first_discard(page)
    one_move(page)
    if not state(page)["game"]["wait"]:  # somebody refused the deal, and the turn began with a draw
        one_move(page)
    assert state(page)["game"]["wait"]


def to_first_discard(page: Page) -> None:
    """A deal that nobody may refuse, and that begins with the person's discard."""
    page.sends("setup", key="code", value="2D2X-V0NB-98P2")
    page.sends("deal")
    assert state(page)["game"]["phase"] == "discard"


def discarded(page: Page) -> None:
    page.sends("setup", key="practice", value="yes")
    to_first_discard(page)
    if state(page)["game"]["phase"] == "draw":
        one_move(page)
    page.sends("discard", tile=own(page)[-1]["id"])
    assert state(page)["game"]["takeback"]


def settled(page: Page) -> None:
    page.sends("deal")
    played(page)
    assert state(page)["settlement"]


def broken_off(page: Page) -> None:
    """A game that ended soon."""
    to_first_discard(page)
    for _ in range(3):
        one_move(page)
    left(page)


def looked_back(page: Page) -> None:
    broken_off(page)
    page.sends("replay", index=3)


def tried_again(page: Page) -> None:
    broken_off(page)
    page.sends("replay", index=0)
    page.sends("exercise", index=desk(page).moments[-1].index)


def set_up_again(page: Page) -> None:
    broken_off(page)
    page.sends("to-setup")
    page.sends("setup", key="multiplier", value="3")


def second_game(page: Page) -> None:
    page.sends("deal")
    left(page)
    page.sends("next-game")
    assert panel(page, "statistics")


MOMENTS = [
    set_up, deal_shown, asked_to_refuse, to_draw, to_discard, others_play, discarded, settled, looked_back,
    tried_again, set_up_again, second_game,
]  # fmt: skip


def told(shown: Any) -> Any:
    """What a page shows, without what a reload may change: the notice, ids, what can be undone."""
    if isinstance(shown, dict):
        gone = {"id", "new", "marked", "undo", "redo", "notice"}  # ids are given anew
        return {key: told(value) for key, value in shown.items() if key not in gone}
    return [told(each) for each in shown] if isinstance(shown, list) else shown


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: each.__name__)
def test_a_reload_at_each_moment(keeper: SaveFolder, moment: Callable[[Page], None]) -> None:
    page = Page(rw.Table(saves=keeper))
    for key, value in (("seats", "2"), ("speed", "none"), ("show", "no")):
        page.sends("setup", key=key, value=value)
    moment(page)
    there = reloaded(page)
    assert told(state(there)) == told(state(page))
    assert desk(there).game == desk(page).game
    assert desk(there).match == desk(page).match
    assert desk(there).setup == desk(page).setup
    assert told(state(reloaded(there))) == told(state(page)), "and once more"


def test_after_a_reload_a_discard_is_taken_back(keeper: SaveFolder) -> None:
    page = dealt(keeper, practice="yes")
    page.sends("sort", by="group")
    before = desk(page)
    page.sends("discard", tile=own(page)[3]["id"])
    there = reloaded(page)
    assert panel(there, "coach")["text"].startswith(("Good: ", "Better: "))
    assert there.sends("takeback")["ok"]
    assert desk(there).game == before.game
    assert desk(there).turn.present.arrangement() == before.turn.present.arrangement()
    assert not there.sends("takeback")["ok"]
    there.sends("discard", tile=own(there)[0]["id"])
    assert reloaded(there).sends("go-on")["ok"]


def test_after_a_reload_the_match_goes_on(keeper: SaveFolder) -> None:
    page = dealt(keeper, seats=3)
    left(page)
    first = desk(page)
    there = reloaded(page)
    assert "Here's your last game" in state(there)["notice"]
    assert there.sends("next-game")["ok"]
    assert desk(there).game.first == 1  # type: ignore[union-attr]
    left(there)
    assert first.match is not None
    assert desk(there).match.finished[0] == first.match.finished[0]  # type: ignore[union-attr]
    again = reloaded(there)
    again.sends("same-deal")
    assert desk(again).game.deal == desk(there).game.deal  # type: ignore[union-attr]


def test_a_new_match_takes_the_place_of_the_old(keeper: SaveFolder) -> None:
    page = dealt(keeper, show="yes")
    page.sends("dealt")
    left(page)
    page.sends("to-setup")
    page.sends("deal")
    there = reloaded(page)
    assert state(there)["screen"] == "deal"
    assert panel(there, "statistics") is None
    assert len(files(keeper)) == 1


def test_a_long_match_keeps_its_sums(keeper: SaveFolder) -> None:
    page = dealt(keeper, seats=2)
    for _ in range(12):
        left(page)
        page.sends("next-game")
    there = reloaded(page)
    match, same = desk(page).match, desk(there).match
    assert match is not None
    assert same is not None
    assert (same.tallies, same.count) == (match.tallies, match.count)


def test_a_tab_without_a_table_goes_on_with_the_unfinished_game(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    token = state(page)["token"]
    other = Page(rw.Table(saves=keeper))
    other.sends("resume", token=token)
    assert desk(other).game == desk(page).game
    left(other)
    new = Page(rw.Table(saves=keeper))
    new.sends("resume", token=token)
    assert state(new)["screen"] == "settled", "where none is unfinished, the last"


def test_a_table_that_was_set_by_code_offers_the_game_first(keeper: SaveFolder) -> None:
    page = dealt(keeper, seats=4)
    there = reloaded(page, seats=2)
    assert desk(there).game is None
    (way,) = state(there)["setup"]["saved"]
    assert way["text"].startswith("4 players, ")
    there.sends("resume", token=state(page)["token"], key=way["key"])
    assert desk(there).game == desk(page).game
    beside = reloaded(page, seats=2)
    beside.sends("deal")
    assert state(beside)["save_key"] != state(page)["save_key"]
    assert desk(reloaded(page)).game == desk(page).game, "nothing was put away for it"


# ---- Two tabs --------------------------------------------------------------------------------------


def test_two_tabs_of_one_game(keeper: SaveFolder) -> None:
    """Who comes later is told, loses nothing that was kept, and goes on after loading."""
    page = dealt(keeper, practice="yes")
    other = reloaded(page)
    page.sends("discard", tile=own(page)[0]["id"])
    page.sends("go-on")
    ahead, kept = desk(page).game, files(keeper)
    before = desk(other)
    for _ in range(2):
        answer = other.sends("discard", tile=own(other)[1]["id"])
        assert not answer["ok"]
        assert "played on in another tab" in answer["error"]
        assert desk(other) is before
        assert state(other)["stale"]
        assert "Load the game" in state(other)["notice"]
    assert files(keeper) == kept
    other.sends("resume", token=state(other)["token"], key=state(other)["save_key"])
    assert not state(other)["stale"]
    assert desk(other).game == ahead
    other.sends("sort", by="group")
    assert not page.sends("sort", by="run")["ok"], "now this one is behind"
    assert page.sends("resume", token=state(page)["token"], key=state(page)["save_key"])["ok"]
    assert page.sends("play", move="draw")["ok"]


def test_opening_a_second_tab_puts_nobody_behind(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    reloaded(page)
    one_move(page)
    assert not state(page)["stale"]


def test_while_others_play_a_tab_that_is_behind_waits(keeper: SaveFolder) -> None:
    page = dealt(keeper, speed="slow")
    one_move(page)
    other = reloaded(page)
    page.widget._ticked = 0.0  # type: ignore[attr-defined]
    page.sends("tick")
    assert not other.sends("tick")["ok"]
    assert state(other)["game"]["wait"] is None
    assert state(page)["game"]["wait"]


def test_of_many_who_save_at_once_one_does(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    token, place, rev = state(page)["token"], state(page)["save_key"], page.widget._saver._rev  # type: ignore[attr-defined]
    done: list[str] = []
    start = threading.Barrier(8)

    def save() -> None:
        start.wait()
        try:
            keeper.write(token, place, rev, desk(page))
        except StaleSave:
            done.append("stale")
        else:
            done.append("saved")

    threads = [threading.Thread(target=save) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(done) == ["saved", *["stale"] * 7]
    assert len(files(keeper)) == 1
    assert keeper.read(token, place)[1] == rev + 1
