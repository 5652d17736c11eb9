"""A live class without a browser: the teacher's page, students' places, what goes wrong, what is hostile."""

from __future__ import annotations

import argparse
import asyncio
import base64
import dataclasses
import io
import json
import os
import random
import re
import sys
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from loops import run_in_thread
from rummy_widget.classroom import exercise, read_results, seed_of
from rummy_widget.command.rooms import list_or_delete
from rummy_widget.rooms import open_tables, room_follower
from rummy_widget.rooms.classes import open_classes
from rummy_widget.rooms.classes.events import (
    AnswerGiven,
    ClassOpened,
    StudentJoined,
    is_of_students,
    read_class_event,
)
from rummy_widget.rooms.locations import CLASS_DAYS, database
from rummy_widget.text.words import languages, say, speaking

DAY = 86_400
ROUGH = "<img src=x onerror=alert(1)>"


@pytest.fixture(autouse=True)
def _own_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_STATE", str(tmp_path))


def ask(widget: Any, kind: str, **fields: object) -> str | None:
    """Send a message as a page would; what is answered where it is refused."""
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)
    widget._handle_custom_msg({"type": kind, "seq": 1, **fields}, None)
    assert len(sent) == 1
    return None if sent[0]["ok"] else str(sent[0]["error"])


def lead(widget: Any, act: str, n: int | None = None) -> str | None:
    return ask(widget, "class", act=act, **({} if n is None else {"n": n}))


def opened(topic: str = "waiting", **settings: str) -> Any:
    teacher = rw.LiveClass(topic)
    for key, value in {"family": "sheet", **settings}.items():
        assert ask(teacher, "setup", key=key, value=value) is None
    assert lead(teacher, "open") is None
    return teacher


def student(teacher: Any, name: str, **made: Any) -> Any:
    work = rw.Classwork(**made)
    assert ask(work, "begin", code=teacher.state["code"].lower(), name=name) is None
    return work


def right(work: Any) -> str:
    return exercise(work.state["task"]["key"], work.state["own"]["seed"]).formula


def test_nothing_is_kept_before_a_class_is_opened(tmp_path: Path) -> None:
    rw.LiveClass()
    work = rw.Classwork()
    assert ask(work, "begin", code="7b maths", name="red 7") == say("live-no-such-class")
    assert ask(work, "begin-alone", code="7b maths", name="red 7") is None
    assert work.state["live"] is None
    assert list(tmp_path.iterdir()) == []


def test_answers_come_in_and_are_exported() -> None:
    teacher = opened(code="7b maths")
    red, blue = student(teacher, "red 7"), student(teacher, "blue 2", topic="racks")
    assert red.state["own"]["seed"] == seed_of("7b maths", "red 7")
    assert red.state["task"] is None
    assert [lead(teacher, "turn", 0), ask(red, "hello"), ask(blue, "hello")] == [None] * 3
    assert ask(red, "check", answer=right(red)) is None
    assert red.state["live"]["status"] == "All your answers have been sent."
    assert ask(teacher, "hello") is None
    (answer,) = teacher.state["question"]["answers"]
    assert (answer["outcome"], answer["name"]) == ("right", "")
    assert lead(teacher, "names") is None
    assert [each["name"] for each in teacher.state["students"]] == ["red 7", "blue 2"]
    assert lead(teacher, "show") == "One student hasn't answered yet."
    assert lead(teacher, "show-early") is None
    assert ask(blue, "hello") is None
    assert [each["count"] for each in blue.state["live"]["shown"][0]["bars"]] == ["1"]
    assert lead(teacher, "save") is None
    whole = zipfile.ZipFile(io.BytesIO(base64.b64decode(teacher.state["file"]["text"])))
    (name,) = whole.namelist()
    assert read_results(whole.read(name)).score == (1, 1, 1)


def test_what_was_typed_without_a_line_comes_in_once() -> None:
    teacher = opened()
    work = student(teacher, "red 7")
    lead(teacher, "turn", 0)
    ask(work, "hello")
    key = work.state["task"]["key"]
    lead(teacher, "turn", 1)  # which this page did not hear of
    for text in ("5", "7", "5", "7"):
        assert ask(work, "hand-in", step=key, text=text) is None
    ask(teacher, "hello")
    lead(teacher, "look", 0)
    assert teacher.state["question"]["answers"][0]["text"] == "7"
    ask(work, "hello")
    assert work.state["task"]["key"] != key
    again = rw.Classwork()  # the page was loaded again: another kernel
    assert ask(again, "resume", token=work.state["live"]["ticket"]) is None
    assert ask(again, "work", text=work.state["record"]) is None
    texts = [each["text"] for each in json.loads(again.state["record"])["exercises"][0]["answers"]]
    assert texts == ["5", "7"]
    assert ask(again, "hand-in", step="no-such", text="1") is not None


def test_a_class_guesses_before_it_counts() -> None:
    teacher = opened("jokers", family="")
    assert [each["title"] for each in teacher.state["questions"]][:2] == ["A Joker", "The twin of the Trump"]
    red, blue = student(teacher, "red 7"), student(teacher, "blue 2")
    lead(teacher, "turn", 0)
    for work in (red, blue):
        ask(work, "hello")
    assert red.state["task"]["guess"]
    assert red.state["standing"] == "0 of 3 right", "a guess is none of them"
    assert ask(red, "typed", text="30") is None
    assert "percent" in red.state["task"]["reading"]["problem"]
    for text in ("nothing", "1 in 3", "25 %", "1 in 3"):
        assert ask(red, "hand-in", step="guess-joker", text=text) is None
    verdict = red.state["task"]["verdict"]
    assert (verdict["outcome"], verdict["word"], verdict["read_as"]) == ("guess", "Guessed", "1/3")
    assert (red.state["list"][0]["state"], red.state["list"][0]["label"]) == ("right", "1. A Joker: guessed")
    ask(teacher, "hello")
    (answer,) = teacher.state["question"]["answers"]
    assert (answer["outcome"], answer["text"], answer["note"]) == ("guess", "1 in 3", "33.3%")
    assert lead(teacher, "tell"), "not before it is shown"
    assert ask(teacher, "size", size="projector") is None
    assert teacher.state["question"]["chart"] is None
    ask(blue, "hand-in", step="guess-joker", text="2 %")
    ask(teacher, "hello")
    assert lead(teacher, "show") is None
    chart = teacher.state["question"]["chart"]
    assert chart["text"] == "2 guesses, from 2% to 33.3%. The middle one is 2%."
    assert [bar["count"] for bar in chart["bars"]] == ["1", "0", "0", "1"]
    assert not any(bar["good"] for bar in chart["bars"]), "the exact number is told apart"
    assert lead(teacher, "tell") is None
    ask(blue, "hello")
    shown = blue.state["live"]["shown"][0]
    assert shown == teacher.state["question"]["chart"]
    assert shown["text"].endswith("The answer is 24.8%.")
    assert [bar["text"] for bar in shown["bars"] if bar["good"]] == ["20% to 50%"]
    again = rw.Classwork()  # loaded again
    assert ask(again, "resume", token=red.state["live"]["ticket"]) is None
    assert again.state["task"]["typed"] == "1 in 3"
    assert ask(again, "work", text=red.state["record"]) is None
    assert again.state["task"]["verdict"]["outcome"] == "guess"


def test_a_guess_in_a_pause_waits_in_the_browser_too() -> None:
    teacher = opened("racks", family="guesses", pace="free")
    work = student(teacher, "red 7")
    lead(teacher, "pause")
    assert ask(work, "hand-in", step="guess-racks", text="10^9") is None
    assert work.state["live"]["pending"] == [{"key": "guess-racks", "text": "10^9"}]
    again = rw.Classwork()  # another kernel, to which the page gives what it kept
    ask(again, "resume", token=work.state["live"]["ticket"])
    assert ask(again, "hand-in", step="guess-racks", text="10^9") is None
    lead(teacher, "go-on")
    for each in (again, work):
        ask(each, "hello")
        assert each.state["live"]["pending"] == []
    ask(teacher, "hello")
    assert teacher.state["question"]["answered"] == "1 of 1 answered"
    (handed,) = teacher._classes.state(teacher._mine.room).students
    assert [each.text for each in handed.answers["guess-racks"]] == ["10^9"]


@pytest.mark.parametrize(
    ("part", "first", "count"),
    [("", "guess-racks", 5), ("guesses", "guess-racks", 1), ("sheet", "racks-sized", 4)],
)
def test_a_teacher_chooses_what_of_a_notebook_is_asked(part: str, first: str, count: int) -> None:
    teacher = opened("racks", family=part)
    assert len(teacher.state["questions"]) == count
    assert teacher._seen.questions[0].question == first


def test_a_pause_keeps_answers_and_the_end_takes_none() -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    lead(teacher, "pause")
    assert ask(work, "check", answer="5") is None
    assert work.state["live"]["unsent"] == 1
    assert "paused" in work.state["live"]["status"]
    lead(teacher, "go-on")
    ask(work, "hello")
    assert (work.state["live"]["unsent"], work.state["live"]["status"]) == (
        0,
        "All your answers have been sent.",
    )
    lead(teacher, "close")
    ask(work, "hello")
    assert "over" in work.state["live"]["status"]
    assert ask(rw.Classwork(), "begin", code=teacher.state["code"], name="late") == say("live-class-over")


def test_the_database_goes_and_comes_back() -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    file = Path(database().removeprefix("sqlite:///"))
    work._place.classes.store.close()
    os.rename(file, f"{file}.away")
    file.mkdir()
    assert ask(work, "check", answer="5") is None
    assert work.state["live"]["unsent"] == 1
    file.rmdir()
    os.rename(f"{file}.away", file)
    ask(work, "hello")
    assert work.state["live"]["unsent"] == 0
    assert ask(teacher, "hello") is None
    assert len(teacher.state["question"]["answers"]) == 1


MISTYPED = (
    "GSBVZV",
    "gsbvz",
    "GSBVZVV",
    "GSB VZ?",
    "7b maths",
    "join",
    "https://school.example/x",
    "x" * 60,
    "ГДЛЖИЮ",
)


@pytest.mark.parametrize("code", MISTYPED)
def test_a_code_that_no_class_has_is_told_however_often_it_is_typed(code: str) -> None:
    opened()
    work = rw.Classwork()
    for _ in range(3):
        assert ask(work, "begin", code=code, name="red 7") == say("live-no-such-class")
        assert (work.state["own"], work.state["alone"]["code"]) == (None, code)
    assert ask(work, "begin-alone", code=code, name="red 7") is None
    assert (work.state["live"], work.state["own"]["seed"]) == (None, seed_of(code, "red 7"))
    assert work.state["alone"] is None
    ask(work, "leave")
    assert work.state["alone"] is None


ALIKE = {
    "S": "5Ѕ",
    "Z": "2Ζ",
    "G": "6",
    "B": "8В",
    "Q": "0OО",
    "V": "U",
    "H": "Н",
    "C": "С",
    "K": "К",
    "P": "Р",
}


def test_a_code_is_found_in_whatever_letters_it_is_typed() -> None:
    chance = random.Random(6)
    for _ in range(25):
        code = opened().state["code"]
        typed = ""
        for letter in code:
            each = chance.choice([letter, *ALIKE.get(letter, "")])
            each = chance.choice([each, each.lower()])
            if each.isascii() and chance.random() < 0.3:
                each = chr(ord(each) + 0xFEE0)  # full-width, as an input method may have it
            typed += each + chance.choice(["", "", " ", "-", "\u2011", "\u200b", "\xa0"])
        work = rw.Classwork()
        assert ask(work, "begin", code=typed, name="red 7") is None, typed
        assert work.state["live"] is not None


def prune_after(seconds: float) -> None:
    """Delete what is deleted if nobody has touched anything for so long."""
    store = open_tables().store
    with store.engine().begin() as here:
        here.exec_driver_sql(f"UPDATE rummy_rooms SET touched = {time.time() - seconds}")
    store.prune(sure=True)  # the rooms are made older here, not the clock later


def lost(how: str, teacher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a class be out of reach."""
    classes, mine = open_classes(), teacher._mine
    if how == "closed":
        classes.close(mine)
    elif how == "expired":
        prune_after(CLASS_DAYS * DAY + 60)
    elif how == "deleted":
        classes.store.delete_room(mine.room)
    elif how == "no database":
        monkeypatch.setenv("RUMMY_WIDGET_DATABASE", "sqlite:////proc/nowhere/rooms.db")
    elif how == "not installed":
        monkeypatch.setitem(sys.modules, "rummy_widget.rooms.store", None)
    elif how == "full":
        monkeypatch.setattr("rummy_widget.rooms.classes.class_commands.MOST_STUDENTS", 0)


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ("closed", "live-class-over"),
        ("expired", "live-no-such-class"),
        ("deleted", "live-no-such-class"),
        ("no database", "live-gone"),
        ("not installed", "live-not-here"),
        ("full", "live-class-full"),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_who_cannot_join_is_told_why(how: str, key: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    teacher = opened()
    lost(how, teacher, monkeypatch)
    work = rw.Classwork(lang=lang)
    for _ in range(2):
        with speaking(lang):  # as a message of the page does
            told = ask(work, "begin", code=teacher.state["code"], name="red 7")
            assert told == say(key, where="app", most=0)
        assert work.state["own"] is None
        assert (work.state["alone"] is not None) is (key in ("live-no-such-class", "live-not-here"))


@pytest.mark.parametrize("how", ["expired", "deleted", "no database", "not installed"])
def test_a_place_that_is_lost_is_told_and_kept_if_it_may_come_back(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = opened()
    student(teacher, "red 7")
    kept = student(teacher, "blue 2").state["live"]["ticket"]
    code = teacher.state["ticket"]
    with monkeypatch.context() as meanwhile:
        lost(how, teacher, meanwhile)
        work, again = rw.Classwork(), rw.LiveClass()
        for page, token in ((work, kept), (again, code)):
            refused = ask(page, "resume", token=token)
            assert (refused is None) is (how in ("no database", "not installed"))
            assert bool(page.state["unreachable"]) is (refused is None)
            assert refused or page.state["unreachable"]
        assert (work.state["own"], again.state["stage"]) == (None, "setup")
    if how in ("no database", "not installed"):
        assert ask(work, "resume", token=kept) is None
        assert ask(again, "resume", token=code) is None
        assert (work.state["own"] is not None, again.state["stage"]) == (True, "open")
        assert work.state["unreachable"] == again.state["unreachable"] == ""


@pytest.mark.parametrize("how", ["removed", "deleted"])
def test_who_is_removed_is_led_to_join_again(how: str) -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    if how == "removed":
        assert lead(teacher, "drop", 0) is None
    else:
        lost("deleted", teacher, pytest.MonkeyPatch())
    told = say("live-stranger") if how == "removed" else say("live-class-gone", who="student")
    for kind, fields in (("hello", {}), ("check", {"answer": "1/2"}), ("hello", {})):
        assert ask(work, kind, **fields) is None
        live = work.state["live"]
        assert (live["status"], live["rejoin"]) == (told, say("live-rejoin"))
        assert (live["waiting"], live["deal"]) == ("", None)
    assert ask(work, "start") == told
    assert ask(work, "leave") is None
    assert (work.state["own"], work.state["live"]) == (None, None)
    if how == "deleted":
        assert ask(teacher, "hello") is None
        assert teacher.state["status"] == say("live-class-gone", who="teacher")
        assert lead(teacher, "pause") == say("live-class-gone", who="teacher")
    else:
        assert student(teacher, "red 7").state["live"]["rejoin"] is None


def test_what_is_missing_is_asked_for() -> None:
    teacher = opened()
    work = rw.Classwork()
    assert ask(work, "begin", code=" ", name="red 7") == say("live-no-code")
    assert ask(work, "begin", code=teacher.state["code"], name=" ") == say("live-no-name")
    assert (work.state["own"], work.state["alone"]) == (None, None)


def test_of_the_site_a_code_that_looks_live_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("widgets.classwork.work", "widgets.live.place"):
        monkeypatch.setattr(f"rummy_widget.{module}.is_site", lambda: True)
    monkeypatch.setitem(sys.modules, "rummy_widget.rooms.store", None)
    work = rw.Classwork()
    assert ask(work, "begin", code="gsb-vzv", name="red 7") == say("live-not-here", where="site")
    assert work.state["own"] is None
    assert ask(work, "begin", code="7b maths", name="red 7") is None
    assert work.state["own"]["seed"] == seed_of("7b maths", "red 7")


# ---- What is kept


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("set_days", [None, "1", "7", "45"])
def test_how_long_answers_are_kept_is_told_before_one_joins(
    lang: str, set_days: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if set_days:
        monkeypatch.setenv("RUMMY_WIDGET_CLASS_DAYS", set_days)
    else:
        monkeypatch.delenv("RUMMY_WIDGET_CLASS_DAYS", raising=False)
    for told in (" ".join(rw.Classwork(lang=lang).state["stored"]), rw.LiveClass(lang=lang).state["stored"]):
        numbers = [int(each) for each in re.findall(r"\d+", told)]
        assert numbers == ([] if set_days == "1" else [int(set_days or CLASS_DAYS)])
    alone = rw.Classwork(code="7b maths", lang=lang).state["stored"]
    assert len(alone) == 1
    assert not re.search(r"\d|server", alone[0])


def test_what_is_kept_of_a_student_is_what_is_told() -> None:
    """Pseudonym, answers and times, nothing else, until the day that is told, and no longer."""
    teacher = opened(pace="free")
    work = student(teacher, "red seventeen")
    assert ask(work, "check", answer="12345/67890") is None
    store = open_tables().store

    def written() -> str:
        with store.engine().connect() as here:
            tables = list(
                here.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars()
            )
            return "\n".join(str([*here.exec_driver_sql(f"SELECT * FROM {each}")]) for each in tables)

    assert "red seventeen" in written()
    assert "12345/67890" in written()
    notes = [read_class_event(each.event) for each in store.read(teacher._mine.room)]
    kept = {type(each): {field.name for field in dataclasses.fields(each)} for each in notes}
    assert kept.pop(ClassOpened)
    assert kept == {
        StudentJoined: {"student", "token", "pseudonym"},
        AnswerGiven: {"student", "key", "question", "text"},
    }
    for late, there in ((-60, True), (60, False)):
        prune_after(CLASS_DAYS * DAY + late)
        assert ("red seventeen" in written()) is there
        assert ("12345/67890" in written()) is there


def test_the_command_that_is_told_deletes_a_class() -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    code = teacher.state["code"]
    assert "rummy-widget rooms --delete" in teacher.state["stored"]
    list_or_delete(argparse.Namespace(database=None, prune=False, delete=[code]))
    assert ask(rw.Classwork(), "resume", token=work.state["live"]["ticket"]) == (
        say("live-class-gone", who="student")
    )


def test_security_tells_how_long_a_class_is_kept() -> None:
    said = (Path(__file__).parents[2] / "SECURITY.md").read_text(encoding="utf-8")
    assert f"{CLASS_DAYS} days" in said


def test_who_leaves_may_come_back_under_the_same_name() -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    ask(work, "check", answer="5")
    assert ask(rw.Classwork(), "begin", code=teacher.state["code"], name="RED 7") == (
        "This pseudonym is taken. Choose another, or ask your teacher to make it available."
    )
    assert ask(work, "leave") is None
    assert work.state["live"] is None
    again = student(teacher, "red 7")
    assert again.state["task"]["tries"] == "One answer so far"


@pytest.mark.parametrize("token", ["", "a.b", "a.b.c", "x" * 2000, f"{ROUGH}.GSBVZV.{'x' * 32}"])
def test_a_way_back_that_is_none_is_refused(token: str) -> None:
    for widget in (rw.LiveClass(), rw.Classwork()):
        assert ask(widget, "resume", token=token)
        assert widget.state["live" if widget.VIEW == "classwork" else "ticket"] is None


def test_a_page_asks_for_what_there_is_not() -> None:
    teacher = opened()
    before = teacher.state["code"]
    work = student(teacher, ROUGH[:24])
    for act, n in (
        ("turn", 99),
        ("look", 99),
        ("pick", 0),
        ("pick", 99),
        ("free", 9),
        ("drop", 999),
        ("save", None),
    ):
        assert lead(teacher, act, n), act
    for fields in (
        {"act": "other"},
        {"act": "turn", "n": -1},
        {"act": "turn", "n": "0"},
        {"act": "here", "address": 7},
    ):
        assert ask(teacher, "class", **fields)
    for key, value in (
        ("topic", "none"),
        ("family", "outs-none"),
        ("pace", ""),
        ("code", "x" * 99),
        ("other", ""),
    ):
        assert ask(rw.LiveClass(), "setup", key=key, value=value)
    for kind, fields in (("hand-in", {"step": "outs-next", "text": "9" * 10**6}), ("check", {"answer": "1"}),
                         ("go", {"step": "outs-wait"}), ("hand-in", {"step": "outs-next"})):  # fmt: skip
        assert ask(work, kind, **fields)
    assert teacher.state["code"] == before
    assert ask(teacher, "class", act="here", address="javascript:alert(1)") is None
    assert (teacher.state["link"], teacher.state["square"]) == ("", None)


def test_the_link_has_a_code_for_cameras() -> None:
    teacher = opened()
    here = "https://school.example/voila/render/notebooks/live.ipynb"
    assert ask(teacher, "class", act="here", address=here) is None
    assert teacher.state["link"].endswith(f"/notebooks/join.ipynb?code={teacher.state['code']}")
    assert teacher.state["square"]["path"].startswith("M4 4h7v1h-7z"), "a finder, four modules from the edge"
    assert (
        ask(teacher, "class", act="here", address="http://127.0.0.1:8888/voila/render/notebooks/live.ipynb")
        is None
    )
    assert teacher.state["square"] is None
    assert "only on this computer" in teacher.state["link_note"]


def test_a_page_is_not_told_of_each_answer_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    classes = open_classes()
    mine = classes.open("waiting")
    one = classes.join(mine.code, "red 1")
    seen: list[int] = []

    class Shown:
        def news(self) -> None:
            seen.append(classes.store.summary(mine.room).events)

    async def follows() -> None:
        page = Shown()
        asked = asyncio.Event()
        read = room_follower.Follower.new

        def new(self: Any, **how: Any) -> Any:
            found = read(self, **how)
            if found and is_of_students(found[0].event):
                asked.set()
            return found

        monkeypatch.setattr(room_follower.Follower, "new", new)
        there = room_follower.RoomFollower(
            classes, mine.room, 2, page.news, lambda each: not is_of_students(each.event), idle=600.0
        )
        classes.join(mine.code, "red 2")
        await asyncio.wait_for(asked.wait(), 60)  # it was heard
        classes.open_question(mine, 0)
        while not seen:
            await asyncio.sleep(0.01)
        there.stop()

    run_in_thread(follows())
    assert seen == [classes.store.summary(mine.room).events] == [4]
    assert classes.student_view(one).now == "outs-next"


def test_it_speaks_romanian() -> None:
    teacher = rw.LiveClass("waiting", lang="ro")
    assert (teacher.state["title"], teacher.state["labels"]["open"]) == ("Deschide o oră", "Deschide ora")


def test_no_such_topic() -> None:
    with pytest.raises(ValueError, match="no such topic"):
        rw.LiveClass("chess")
