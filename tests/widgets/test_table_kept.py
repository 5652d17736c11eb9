"""Tables that are kept: a reload at each moment, two tabs, faults of the disk, hostile files, and bounds."""

from __future__ import annotations

import json
import os
import resource
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.game.records import write_record
from rummy_widget.widgets.table import keep, saved
from rummy_widget.widgets.table.keep import DAYS, MOST, MOST_OPEN, Keeper, Stale, Unreadable, _owner
from widgets.pages import Page
from widgets.tables import dealt, desk, one_move, own, played, reloaded, seated, state


def files(keeper: Keeper) -> list[Path]:
    return sorted(each for each in keeper.folder.rglob("*") if each.is_file())


def left(page: Page) -> None:
    """The game ended, quickly."""
    while desk(page).open:
        assert page.sends("play", move="leave")["ok"]


# ---- A reload at each moment -----------------------------------------------------------------------


def set_up(page: Page) -> None:
    for key, value in (("seats", "3"), ("seat-2", "strong"), ("multiplier", "5"), ("taking_limit", "no")):
        assert page.sends("setup", key=key, value=value)["ok"]


def deal_shown(page: Page) -> None:
    page.sends("setup", key="show", value="yes")
    page.sends("deal")
    for step in (1, 2, 3):
        assert page.sends("stage", index=step)["ok"]


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
    assert state(page)["game"]["wait"]


def to_first_discard(page: Page) -> None:
    page.sends("deal")
    while state(page)["game"]["phase"] == "refuse":
        one_move(page)


def discarded(page: Page) -> None:
    page.sends("setup", key="practice", value="yes")
    to_first_discard(page)
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
    to_first_discard(page)
    assert state(page)["statistics"]


MOMENTS = [
    set_up, deal_shown, asked_to_refuse, to_draw, to_discard, others_play, discarded, settled, looked_back,
    tried_again, set_up_again, second_game,
]  # fmt: skip


def told(shown: Any) -> Any:
    """What a page shows, without what a reload may change: the notice, ids, what can be undone."""
    if isinstance(shown, dict):
        gone = {"id", "undo", "redo", "notice"}
        return {key: told(value) for key, value in shown.items() if key not in gone}
    return [told(each) for each in shown] if isinstance(shown, list) else shown


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: each.__name__)
def test_a_reload_at_each_moment(keeper: Keeper, moment: Callable[[Page], None]) -> None:
    page = Page(rw.Table(keeper=keeper))
    for key, value in (("seats", "2"), ("speed", "none"), ("show", "no")):
        page.sends("setup", key=key, value=value)
    moment(page)
    there = reloaded(page)
    assert told(state(there)) == told(state(page))
    assert desk(there).game == desk(page).game
    assert desk(there).match == desk(page).match
    assert desk(there).setup == desk(page).setup
    assert told(state(reloaded(there))) == told(state(page)), "and once more"


def test_after_a_reload_a_discard_is_taken_back(keeper: Keeper) -> None:
    page = dealt(keeper, practice="yes")
    page.sends("sort", by="group")
    before = desk(page)
    page.sends("discard", tile=own(page)[3]["id"])
    there = reloaded(page)
    assert state(there)["game"]["coach"]["text"].startswith("You discarded ")
    assert there.sends("takeback")["ok"]
    assert desk(there).game == before.game
    assert desk(there).rack.present.arrangement() == before.rack.present.arrangement()
    assert not there.sends("takeback")["ok"]
    there.sends("discard", tile=own(there)[0]["id"])
    assert reloaded(there).sends("go-on")["ok"]


def test_after_a_reload_the_match_goes_on(keeper: Keeper) -> None:
    page = dealt(keeper, seats=3)
    left(page)
    first = desk(page)
    there = reloaded(page)
    assert "last game is here again" in state(there)["notice"]
    assert there.sends("next-game")["ok"]
    assert desk(there).game.first == 1  # type: ignore[union-attr]
    left(there)
    assert first.match is not None
    assert desk(there).match.finished[0] == first.match.finished[0]  # type: ignore[union-attr]
    again = reloaded(there)
    again.sends("same-deal")
    assert desk(again).game.deal == desk(there).game.deal  # type: ignore[union-attr]


def test_a_new_match_takes_the_place_of_the_old(keeper: Keeper) -> None:
    page = dealt(keeper, show="yes")
    page.sends("dealt")
    left(page)
    page.sends("to-setup")
    page.sends("deal")
    there = reloaded(page)
    assert state(there)["screen"] == "deal"
    assert state(there)["statistics"] is None
    assert len(files(keeper)) == 1


def test_a_long_match_keeps_its_sums(keeper: Keeper) -> None:
    page = dealt(keeper, seats=2)
    for _ in range(saved._MOST_GAMES + 3):
        left(page)
        page.sends("next-game")
    there = reloaded(page)
    match, same = desk(page).match, desk(there).match
    assert match is not None
    assert same is not None
    assert (same.tallies, same.count) == (match.tallies, match.count)
    assert len(same.finished) == saved._MOST_GAMES


def test_a_tab_without_a_table_goes_on_with_the_unfinished_game(keeper: Keeper) -> None:
    page = dealt(keeper)
    token = state(page)["token"]
    other = Page(rw.Table(keeper=keeper))
    other.sends("resume", token=token)
    assert desk(other).game == desk(page).game
    left(other)
    new = Page(rw.Table(keeper=keeper))
    new.sends("resume", token=token)
    assert state(new)["screen"] == "settled", "where none is unfinished, the last"


def test_a_table_that_was_set_by_code_offers_the_game_first(keeper: Keeper) -> None:
    page = dealt(keeper, seats=4)
    there = reloaded(page, seats=2)
    assert desk(there).game is None
    (way,) = state(there)["setup"]["kept"]
    assert way["text"].startswith("4 players, ")
    there.sends("resume", token=state(page)["token"], place=way["place"])
    assert desk(there).game == desk(page).game
    beside = reloaded(page, seats=2)
    beside.sends("deal")
    assert state(beside)["place"] != state(page)["place"]
    assert desk(reloaded(page)).game == desk(page).game, "nothing was put away for it"


# ---- Two tabs --------------------------------------------------------------------------------------


def test_two_tabs_of_one_game(keeper: Keeper) -> None:
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
        assert "went on in another tab" in answer["error"]
        assert desk(other) is before
        assert state(other)["stale"]
        assert "Load it" in state(other)["notice"]
    assert files(keeper) == kept
    other.sends("resume", token=state(other)["token"], place=state(other)["place"])
    assert not state(other)["stale"]
    assert desk(other).game == ahead
    other.sends("sort", by="group")
    assert not page.sends("sort", by="run")["ok"], "now this one is behind"
    assert page.sends("resume", token=state(page)["token"], place=state(page)["place"])["ok"]
    assert page.sends("play", move="draw")["ok"]


def test_opening_a_second_tab_puts_nobody_behind(keeper: Keeper) -> None:
    page = dealt(keeper)
    reloaded(page)
    one_move(page)
    assert not state(page)["stale"]


def test_while_others_play_a_tab_that_is_behind_waits(keeper: Keeper) -> None:
    page = dealt(keeper, speed="slow")
    one_move(page)
    other = reloaded(page)
    page.widget._ticked = 0.0  # type: ignore[attr-defined]
    page.sends("tick")
    assert not other.sends("tick")["ok"]
    assert state(other)["game"]["wait"] is None
    assert state(page)["game"]["wait"]


def test_of_many_who_save_at_once_one_does(keeper: Keeper) -> None:
    page = dealt(keeper)
    token, place, rev = state(page)["token"], state(page)["place"], page.widget._keeping._rev  # type: ignore[attr-defined]
    done: list[str] = []
    start = threading.Barrier(8)

    def save() -> None:
        start.wait()
        try:
            keeper.write(token, place, rev, desk(page))
        except Stale:
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


# ---- Faults of the disk ----------------------------------------------------------------------------


@contextmanager
def full_disk() -> Iterator[None]:
    """Files end after 300 bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody may write there; root is somebody else meanwhile."""
    folder.mkdir(exist_ok=True)
    folder.chmod(0o555)
    user, closed = os.geteuid(), dict[Path, int]()
    if user == 0:
        for each in folder.parents:
            if not (mode := each.stat().st_mode) & 0o001:
                closed[each] = mode
                each.chmod(mode | 0o011)
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o700)
        for each, mode in closed.items():
            each.chmod(mode)


def faults(keeper: Keeper) -> dict[str, Any]:
    return {"full": full_disk(), "read-only": read_only(keeper.folder)}


@pytest.mark.parametrize("kind", ["full", "read-only"])
def test_one_failed_save_ends_nothing(keeper: Keeper, kind: str) -> None:
    """The token stays, what was kept stays, nothing half done lies around, the next move is kept again."""
    page = dealt(keeper)
    token, kept = state(page)["token"], files(keeper)
    with faults(keeper)[kind]:
        for way in ("group", "run"):
            assert page.sends("sort", by=way)["ok"], "the game goes on"
            assert "can't be kept for later just now" in state(page)["notice"]
        assert page.widget.state["said"].count("can't be kept") == 0, "said once"
    assert files(keeper) == kept
    assert state(page)["token"] == token
    assert page.sends("sort", by="group")["ok"]
    assert state(page)["notice"] == "Your game is kept again."
    assert desk(reloaded(page)).game == desk(page).game
    assert len(files(keeper)) == 1


@pytest.mark.parametrize("kind", ["full", "read-only"])
def test_a_game_that_was_never_kept_is_kept_later(keeper: Keeper, kind: str) -> None:
    with faults(keeper)[kind]:
        page = dealt(keeper)
        assert "can't be kept for later just now" in state(page)["notice"]
        assert files(keeper) == []
    one_move(page)
    assert desk(reloaded(page)).game == desk(page).game


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    page = dealt(Keeper(tmp_path / "file"))
    assert "can't be kept for later just now" in state(page)["notice"]
    one_move(page)
    left(page)


def test_a_save_that_was_broken_off(keeper: Keeper) -> None:
    """A kernel was killed in the midst of it: the revision before is there, and the next one can be saved."""
    page = dealt(keeper)
    (file,) = files(keeper)
    place, rev, _ = file.name.split(".")
    (file.parent / f"{place}.{int(rev) + 1}.json").write_bytes(file.read_bytes()[:200])
    there = reloaded(page)
    assert desk(there).game == desk(page).game
    assert there.sends("sort", by="group")["ok"]
    assert len(files(keeper)) == 1


def test_a_game_too_long_for_a_record_says_so(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    page = dealt(keeper)
    monkeypatch.setattr("rummy_widget.game.records.LONGEST", 10)
    assert page.sends("sort", by="group")["ok"]
    assert "too long to be kept" in state(page)["notice"]


# ---- Hostile and foreign files ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "token", ["", "x", "../../etc/passwd", "A" * 32, "a/b" + "c" * 29, "é" * 32, "\ud800" * 32]
)
@pytest.mark.parametrize("place", ["", "00000000", "../x", "\0", "*"])
def test_an_unknown_token_or_place(keeper: Keeper, token: str, place: str) -> None:
    page = Page(rw.Table(keeper=keeper))
    assert page.sends("resume", token=token, place=place)["ok"]
    assert state(page)["screen"] == "setup"
    assert "isn't kept here" in state(page)["notice"]
    assert files(keeper) == []


def test_a_token_of_which_nothing_is_kept_is_no_news(keeper: Keeper) -> None:
    page = Page(rw.Table(keeper=keeper))
    assert page.sends("resume", token="A" * 32)["ok"]
    assert state(page)["notice"] is None
    page.sends("setup", key="seats", value="2")
    assert state(page)["token"] == "A" * 32


DAMAGE = [
    b"", b"{}", b"[]", b"null", b'{"v": 1}', b"\xff\xfe", b'{"v": 2, "game": ""}', b"[" * 100_000,
    b'{"v": 2, "setup": ' + b'{"a":' * 50_000, b'{"v": 2, "setup": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"v": 2, "setup": {"seats": "\\ud800"}}', b'{"v": 1e999}', b'{"v": ' + b"9" * 5000 + b"}",
    b"x" * 2_000_000,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda each: repr(each[:20]))
def test_a_damaged_file_is_a_sentence(keeper: Keeper, damage: bytes) -> None:
    page = dealt(keeper)
    (file,) = files(keeper)
    file.write_bytes(damage)
    there = reloaded(page)
    assert "damaged" in state(there)["notice"]
    assert state(there)["setup"]["kept"] == []
    there.sends("setup", key="show", value="no")
    assert there.sends("deal")["ok"], "and a new game can be dealt and kept"
    assert desk(reloaded(there)).game == desk(there).game


def test_a_file_of_another_version_is_a_sentence(keeper: Keeper) -> None:
    page = dealt(keeper)
    (file,) = files(keeper)
    file.write_text(json.dumps({**json.loads(file.read_text()), "v": 3}))
    assert "another version of this program" in state(reloaded(page))["notice"]


def changes(value: object) -> list[object]:
    wrong = [None, -7, 10**30, "r1 r2", [[]], {"speed": "warp"}, True, float("nan"), "9" * 999]
    return [each for each in wrong if (each != value and type(each) is not type(value)) or each == "r1 r2"]


def test_a_file_that_was_changed_is_a_table_or_is_told(keeper: Keeper) -> None:
    """Every field of what is kept at a take-back and at a settlement, each changed to what it is not."""
    told = 0
    for moment in (discarded, looked_back):
        page = Page(rw.Table(keeper=keeper))
        for key, value in (("seats", "2"), ("speed", "none"), ("show", "no")):
            page.sends("setup", key=key, value=value)
        moment(page)
        token, place = state(page)["token"], state(page)["place"]
        (file,) = [each for each in files(keeper) if each.name.startswith(place)]
        kept = json.loads(file.read_text())
        ways: list[dict[str, object]] = [{**kept, key: each} for key in kept for each in changes(kept[key])]
        ways += [
            {**kept, "match": {**kept["match"], key: each}}
            for key in kept["match"]
            for each in changes(kept["match"][key])
        ]
        for each in ways:
            file.write_text(json.dumps(each))
            keeper.tables(token)
            try:
                found, _ = keeper.read(token, place)
            except Unreadable:
                told += 1
            else:
                assert found.screen in ("setup", "play", "replay")
    assert told > 100


# ---- What was kept by an earlier version -----------------------------------------------------------


@pytest.mark.parametrize("place", [None, ""])
def test_a_game_of_the_first_version_is_there_again(keeper: Keeper, place: str | None) -> None:
    page = dealt(keeper, seats=3)
    for _ in range(3):
        one_move(page)
    there = desk(page)
    assert there.game is not None
    old = {
        "v": 1, "setup": dict(there.setup.values), "kinds": list(there.kinds), "first": 0, "seed": 7,
        "finished": [], "game": write_record(there.game),
        "rack": there.rack.present.arrangement().notation(),
    }  # fmt: skip
    token = "B" * 32
    (keeper.folder / f"{_owner(token)}.json").write_text(json.dumps(old))
    again = Page(rw.Table(keeper=keeper))
    again.sends("resume", token=token, **({} if place is None else {"place": place}))
    assert desk(again).game == there.game
    assert "unfinished game is here again" in state(again)["notice"]
    one_move(again)
    assert not (keeper.folder / f"{_owner(token)}.json").exists()
    assert desk(reloaded(again)).game == desk(again).game


# ---- Bounds ----------------------------------------------------------------------------------------


def visitor(keeper: Keeper, token: str, tables: int) -> list[Page]:
    """Somebody with so many unfinished games, the oldest first."""
    found = []
    for number in range(tables):
        page = Page(rw.Table(keeper=keeper, seats=2, speed="none", show="no"))
        page.sends("resume", token=token)
        if state(page)["setup"]["warning"] is None:
            assert number < MOST_OPEN
        page.sends("deal")
        assert desk(page).open
        found.append(page)
        for file in files(keeper):
            if file.name.startswith(state(page)["place"]):
                os.utime(file, (time.time() - 1000 + number,) * 2)
    return found


def test_one_visitor_does_not_push_out_another(keeper: Keeper) -> None:
    other = visitor(keeper, "O" * 32, 1)[0]
    mine = visitor(keeper, "M" * 32, MOST_OPEN + 3)
    assert desk(reloaded(other)).game == desk(other).game
    assert len(keeper.tables("M" * 32)) == MOST_OPEN
    for page in mine[:3]:
        assert "isn't kept here" in state(reloaded(page))["notice"]
    for page in mine[3:]:
        assert desk(reloaded(page)).game == desk(page).game


def test_before_the_oldest_goes_it_is_said(keeper: Keeper) -> None:
    token = "M" * 32
    visitor(keeper, token, MOST_OPEN - 1)
    page = seated(keeper)
    page.sends("resume", token=token)
    assert state(page)["setup"]["warning"] is None
    assert len(state(page)["setup"]["kept"]) == MOST_OPEN - 1
    visitor(keeper, token, 1)
    assert page.sends("deal")["ok"], "in another tab one has come to it meanwhile"
    assert not desk(page).open
    assert len(keeper.tables(token)) == MOST_OPEN
    warning = state(page)["setup"]["warning"]
    oldest = state(page)["setup"]["kept"][-1]["text"]
    assert warning.startswith(f"You've {MOST_OPEN} unfinished games")
    assert oldest in warning
    page.sends("deal")
    assert desk(page).open
    assert len(keeper.tables(token)) == MOST_OPEN


def test_games_that_ended_go_first(keeper: Keeper) -> None:
    token = "M" * 32
    unfinished = visitor(keeper, token, 2)
    for _ in range(MOST + 2):
        page = seated(keeper)
        page.sends("resume", token=token)
        page.sends("deal")
        left(page)
    assert len(keeper.tables(token)) <= MOST
    for page in unfinished:
        assert desk(reloaded(page)).game == desk(page).game


def test_a_full_folder_says_so_and_pushes_nobody_out(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "MOST_ALL", 3)
    others = [visitor(keeper, letter * 32, 1)[0] for letter in "ABC"]
    page = dealt(keeper)
    assert "too many games in this place" in state(page)["notice"]
    one_move(page)
    for other in others:
        assert desk(reloaded(other)).game == desk(other).game
    left(others[0])
    for file in files(keeper):
        if state(others[0])["place"] in file.name:
            os.utime(file, (time.time() - 2 * 86_400,) * 2)
    one_move(page)
    assert "kept again" in state(page)["notice"], "a game that ended days ago made room"
    for other in others[1:]:
        assert desk(reloaded(other)).game == desk(other).game


def test_what_nobody_touched_for_a_month_goes(keeper: Keeper) -> None:
    page = dealt(keeper)
    long_ago = time.time() - (DAYS + 1) * 86_400
    (file,) = files(keeper)
    old = keeper.folder / f"{'0' * 40}.1234.tmp"
    old.write_text("")
    for each in (file, old, file.parent):
        os.utime(each, (long_ago, long_ago))
    assert "isn't kept here" in state(reloaded(page))["notice"]
    dealt(keeper)
    assert file not in files(keeper)
    assert old not in files(keeper)
    assert not file.parent.exists()
