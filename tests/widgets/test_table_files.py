"""The files that tables are kept in: faults of the disk, hostile and foreign files, and bounds."""

from __future__ import annotations

import json
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.widgets.table import save_files
from rummy_widget.widgets.table.save_files import DAYS, MOST, MOST_OPEN, SaveFolder, UnreadableSave
from widgets.pages import Page
from widgets.tables import dealt, desk, files, left, one_move, reloaded, seated, state
from widgets.test_table_kept import discarded, looked_back


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


def faults(keeper: SaveFolder) -> dict[str, Any]:
    return {"full": full_disk(), "read-only": read_only(keeper.folder)}


@pytest.mark.parametrize("kind", ["full", "read-only"])
def test_one_failed_save_ends_nothing(keeper: SaveFolder, kind: str) -> None:
    """The token stays, what was kept stays, nothing half done lies around, the next move is kept again."""
    page = dealt(keeper)
    token, kept = state(page)["token"], files(keeper)
    with faults(keeper)[kind]:
        for way in ("group", "run"):
            assert page.sends("sort", by=way)["ok"], "the game goes on"
            assert "can't save this game" in state(page)["notice"]
        assert page.widget.state["said"].count("can't save") == 0, "said once"
    assert files(keeper) == kept
    assert state(page)["token"] == token
    assert page.sends("sort", by="group")["ok"]
    assert state(page)["notice"] == "I can save your game again."
    assert desk(reloaded(page)).game == desk(page).game
    assert len(files(keeper)) == 1


@pytest.mark.parametrize("kind", ["full", "read-only"])
def test_a_game_that_was_never_kept_is_kept_later(keeper: SaveFolder, kind: str) -> None:
    with faults(keeper)[kind]:
        page = dealt(keeper)
        assert "can't save this game" in state(page)["notice"]
        assert files(keeper) == []
    one_move(page)
    assert desk(reloaded(page)).game == desk(page).game


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    page = dealt(SaveFolder(tmp_path / "file"))
    assert "can't save this game" in state(page)["notice"]
    one_move(page)
    left(page)


def test_a_save_that_was_broken_off(keeper: SaveFolder) -> None:
    """A kernel was killed in the midst of it: the revision before is there, and the next one can be saved."""
    page = dealt(keeper)
    (file,) = files(keeper)
    place, rev, _ = file.name.split(".")
    (file.parent / f"{place}.{int(rev) + 1}.json").write_bytes(file.read_bytes()[:200])
    there = reloaded(page)
    assert desk(there).game == desk(page).game
    assert there.sends("sort", by="group")["ok"]
    assert len(files(keeper)) == 1


def test_a_game_too_long_for_a_record_says_so(keeper: SaveFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    page = dealt(keeper)
    monkeypatch.setattr("rummy_widget.widgets.table.save_format.MOST_EVENTS", 3)
    assert page.sends("sort", by="group")["ok"]
    assert "too long to save" in state(page)["notice"]


# ---- Hostile and foreign files ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "token", ["", "x", "../../etc/passwd", "A" * 32, "a/b" + "c" * 29, "é" * 32, "\ud800" * 32]
)
@pytest.mark.parametrize("place", ["", "00000000", "../x", "\0", "*"])
def test_an_unknown_token_or_place(keeper: SaveFolder, token: str, place: str) -> None:
    page = Page(rw.Table(saves=keeper))
    assert page.sends("resume", token=token, key=place)["ok"]
    assert state(page)["screen"] == "setup"
    assert "That game isn't here" in state(page)["notice"]
    assert files(keeper) == []


def test_a_token_of_which_nothing_is_kept_is_no_news(keeper: SaveFolder) -> None:
    page = Page(rw.Table(saves=keeper))
    assert page.sends("resume", token="A" * 32)["ok"]
    assert state(page)["notice"] is None
    page.sends("setup", key="seats", value="2")
    assert state(page)["token"] == "A" * 32


KIND = b'"v": 1, "kind": "closing"'
DAMAGE = [
    b"", b"{}", b"[]", b"null", b'{"v": 1}', b"\xff\xfe", b"[" * 100_000, b"x" * 2_000_000,
    b'{"v": 1e999}', b'{"v": ' + b"9" * 5000 + b"}", b"{" + KIND + b', "game": ""}',
    b"{" + KIND + b', "setup": ' + b'{"a":' * 50_000,
    b"{" + KIND + b', "setup": ' + b"[" * 900 + b"]" * 900 + b"}",
    b"{" + KIND + b', "setup": {"seats": "\\ud800"}}',
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda each: repr(each[:20]))
def test_a_damaged_file_is_a_sentence(keeper: SaveFolder, damage: bytes) -> None:
    page = dealt(keeper)
    (file,) = files(keeper)
    file.write_bytes(damage)
    there = reloaded(page)
    assert "damaged" in state(there)["notice"]
    assert state(there)["setup"]["saved"] == []
    there.sends("setup", key="show", value="no")
    assert there.sends("deal")["ok"], "and a new game can be dealt and kept"
    assert desk(reloaded(there)).game == desk(there).game


def test_a_file_of_another_version_is_a_sentence(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    (file,) = files(keeper)
    file.write_text(json.dumps({**json.loads(file.read_text()), "v": 3}))
    assert "Another version saved" in state(reloaded(page))["notice"]


def changes(value: object) -> list[object]:
    wrong = [None, -7, 10**30, "r1 r2", [[]], {"speed": "warp"}, True, float("nan"), "9" * 999]
    return [each for each in wrong if (each != value and type(each) is not type(value)) or each == "r1 r2"]


def test_a_file_that_was_changed_is_a_table_or_is_told(keeper: SaveFolder) -> None:
    """Every field of what is kept at a take-back and at a settlement, each changed to what it is not."""
    told = 0
    for moment in (discarded, looked_back):
        page = Page(rw.Table(saves=keeper))
        for key, value in (("seats", "2"), ("speed", "none"), ("show", "no")):
            page.sends("setup", key=key, value=value)
        moment(page)
        token, place = state(page)["token"], state(page)["save_key"]
        (file,) = [each for each in files(keeper) if each.name.startswith(place)]
        kept = json.loads(file.read_text())
        ways: list[dict[str, object]] = [
            {**kept, key: each} for key in kept.keys() - {"kind"} for each in changes(kept[key])
        ]
        ways += [
            {**kept, "events": [*kept["events"][:at], each, *kept["events"][at + 1 :]]}
            for at, event in enumerate(kept["events"])
            for each in [*changes(event), *([event[0], event[1], each] for each in changes(event[2]))]
        ]
        for each in ways:
            file.write_text(json.dumps(each))
            keeper.tables(token)
            try:
                found, _ = keeper.read(token, place)
            except UnreadableSave:
                told += 1
            else:
                assert found.screen in ("setup", "play", "replay")
    assert told > 100


# ---- Bounds ----------------------------------------------------------------------------------------


def visitor(keeper: SaveFolder, token: str, tables: int) -> list[Page]:
    """Somebody with so many unfinished games, the oldest first."""
    found = []
    for number in range(tables):
        page = Page(rw.Table(saves=keeper, seats=2, speed="none", show="no"))
        page.sends("resume", token=token)
        if state(page)["setup"]["warning"] is None:
            assert number < MOST_OPEN
        page.sends("deal")
        assert desk(page).open
        found.append(page)
        for file in files(keeper):
            if file.name.startswith(state(page)["save_key"]):
                os.utime(file, (time.time() - 1000 + number,) * 2)
    return found


def test_one_visitor_does_not_push_out_another(keeper: SaveFolder) -> None:
    other = visitor(keeper, "O" * 32, 1)[0]
    mine = visitor(keeper, "M" * 32, MOST_OPEN + 3)
    assert desk(reloaded(other)).game == desk(other).game
    assert len(keeper.tables("M" * 32)) == MOST_OPEN
    for page in mine[:3]:
        assert "That game isn't here" in state(reloaded(page))["notice"]
    for page in mine[3:]:
        assert desk(reloaded(page)).game == desk(page).game


def test_before_the_oldest_goes_it_is_said(keeper: SaveFolder) -> None:
    token = "M" * 32
    visitor(keeper, token, MOST_OPEN - 1)
    page = seated(keeper)
    page.sends("resume", token=token)
    assert state(page)["setup"]["warning"] is None
    assert len(state(page)["setup"]["saved"]) == MOST_OPEN - 1
    visitor(keeper, token, 1)
    assert page.sends("deal")["ok"], "in another tab one has come to it meanwhile"
    assert not desk(page).open
    assert len(keeper.tables(token)) == MOST_OPEN
    warning = state(page)["setup"]["warning"]
    oldest = state(page)["setup"]["saved"][-1]["text"]
    assert warning.startswith(f"You have {MOST_OPEN} unfinished games")
    assert oldest in warning
    page.sends("deal")
    assert desk(page).open
    assert len(keeper.tables(token)) == MOST_OPEN


def test_games_that_ended_go_first(keeper: SaveFolder) -> None:
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


def test_a_full_folder_says_so_and_pushes_nobody_out(
    keeper: SaveFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_files, "MOST_ALL", 3)
    others = [visitor(keeper, letter * 32, 1)[0] for letter in "ABC"]
    page = dealt(keeper)
    assert "too many saved games" in state(page)["notice"]
    one_move(page)
    for other in others:
        assert desk(reloaded(other)).game == desk(other).game
    left(others[0])
    for file in files(keeper):
        if state(others[0])["save_key"] in file.name:
            os.utime(file, (time.time() - 2 * 86_400,) * 2)
    one_move(page)
    assert "save your game again" in state(page)["notice"], "a game that ended days ago made room"
    for other in others[1:]:
        assert desk(reloaded(other)).game == desk(other).game


def test_what_nobody_touched_for_a_month_goes(keeper: SaveFolder) -> None:
    page = dealt(keeper)
    long_ago = time.time() - (DAYS + 1) * 86_400
    (file,) = files(keeper)
    old = keeper.folder / f"{'0' * 40}.1234.tmp"
    old.write_text("")
    for each in (file, old, file.parent):
        os.utime(each, (long_ago, long_ago))
    assert "That game isn't here" in state(reloaded(page))["notice"]
    dealt(keeper)
    assert file not in files(keeper)
    assert old not in files(keeper)
    assert not file.parent.exists()
