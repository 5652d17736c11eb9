"""A live class without a browser: the teacher's page, students' places, what goes wrong, what is hostile."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import os
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.classroom import exercise, read_results, seed_of
from rummy_widget.rooms.classes import open_classes
from rummy_widget.rooms.classes.events import is_of_students
from rummy_widget.rooms.where import database
from rummy_widget.widgets.live import follow

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
    assert ask(work, "begin", code="7b maths", name="red 7") is None
    assert work.state["live"] is None
    assert list(tmp_path.iterdir()) == []


def test_answers_come_in_and_are_exported() -> None:
    teacher = opened(code="7b maths")
    red, blue = student(teacher, "red 7"), student(teacher, "blue 2", topic="racks")
    assert red.state["own"]["seed"] == seed_of("7b maths", "red 7")
    assert red.state["task"] is None
    assert [lead(teacher, "turn", 0), ask(red, "hello"), ask(blue, "hello")] == [None] * 3
    assert ask(red, "check", answer=right(red)) is None
    assert red.state["live"]["told"] == "All your answers are sent."
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
        assert ask(work, "hand", step=key, text=text) is None
    ask(teacher, "hello")
    lead(teacher, "look", 0)
    assert teacher.state["question"]["answers"][0]["text"] == "7"
    ask(work, "hello")
    assert work.state["task"]["key"] != key
    again = rw.Classwork()  # the page was loaded again: another kernel
    assert ask(again, "resume", token=work.state["live"]["kept"]) is None
    assert ask(again, "work", text=work.state["record"]) is None
    texts = [each["text"] for each in json.loads(again.state["record"])["exercises"][0]["answers"]]
    assert texts == ["5", "7"]
    assert ask(again, "hand", step="no-such", text="1") is not None


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
        assert ask(red, "hand", step="guess-joker", text=text) is None
    verdict = red.state["task"]["verdict"]
    assert (verdict["outcome"], verdict["word"], verdict["read_as"]) == ("guess", "Guessed", "1/3")
    assert (red.state["list"][0]["state"], red.state["list"][0]["label"]) == ("right", "1. A Joker: guessed")
    ask(teacher, "hello")
    (answer,) = teacher.state["question"]["answers"]
    assert (answer["outcome"], answer["text"], answer["note"]) == ("guess", "1 in 3", "33.3 %")
    assert lead(teacher, "tell"), "not before it is shown"
    assert ask(teacher, "size", size="projector") is None
    assert teacher.state["question"]["chart"] is None
    ask(blue, "hand", step="guess-joker", text="2 %")
    ask(teacher, "hello")
    assert lead(teacher, "show") is None
    chart = teacher.state["question"]["chart"]
    assert chart["text"] == "2 guesses, from 2 % to 33.3 %. The one in the middle is 2 %."
    assert [bar["count"] for bar in chart["bars"]] == ["1", "0", "0", "1"]
    assert not any(bar["good"] for bar in chart["bars"]), "the exact number is told apart"
    assert lead(teacher, "tell") is None
    ask(blue, "hello")
    shown = blue.state["live"]["shown"][0]
    assert shown == teacher.state["question"]["chart"]
    assert shown["text"].endswith("It is 24.8 %.")
    assert [bar["text"] for bar in shown["bars"] if bar["good"]] == ["20 % to 50 %"]
    again = rw.Classwork()  # loaded again
    assert ask(again, "resume", token=red.state["live"]["kept"]) is None
    assert again.state["task"]["typed"] == "1 in 3"
    assert ask(again, "work", text=red.state["record"]) is None
    assert again.state["task"]["verdict"]["outcome"] == "guess"


def test_a_guess_in_a_pause_waits_in_the_browser_too() -> None:
    teacher = opened("racks", family="guesses", pace="free")
    work = student(teacher, "red 7")
    lead(teacher, "pause")
    assert ask(work, "hand", step="guess-racks", text="10^9") is None
    assert work.state["live"]["pending"] == [{"key": "guess-racks", "text": "10^9"}]
    again = rw.Classwork()  # another kernel, to which the page gives what it kept
    ask(again, "resume", token=work.state["live"]["kept"])
    assert ask(again, "hand", step="guess-racks", text="10^9") is None
    lead(teacher, "go-on")
    for each in (again, work):
        ask(each, "hello")
        assert each.state["live"]["pending"] == []
    ask(teacher, "hello")
    assert teacher.state["question"]["answered"] == "1 of 1 answered"
    (handed,) = teacher._classes.session(teacher._mine.room).students
    assert [each.text for each in handed.given["guess-racks"]] == ["10^9"]


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
    assert "paused" in work.state["live"]["told"]
    lead(teacher, "go-on")
    ask(work, "hello")
    assert (work.state["live"]["unsent"], work.state["live"]["told"]) == (0, "All your answers are sent.")
    lead(teacher, "close")
    ask(work, "hello")
    assert "over" in work.state["live"]["told"]
    assert ask(rw.Classwork(), "begin", code=teacher.state["code"], name="late") == (
        "The class is over, so nothing more is taken."
    )


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


def test_a_mistyped_code_is_told_before_it_is_taken_for_one_of_paper() -> None:
    work = rw.Classwork()
    assert ask(work, "begin", code="GSBVZV", name="red 7") is not None
    assert work.state["own"] is None
    assert ask(work, "begin", code="GSBVZV", name="red 7") is None
    assert (work.state["live"], work.state["own"]["seed"]) == (None, seed_of("GSBVZV", "red 7"))


def test_who_leaves_may_come_back_under_the_same_name() -> None:
    teacher = opened(pace="free")
    work = student(teacher, "red 7")
    ask(work, "check", answer="5")
    assert ask(rw.Classwork(), "begin", code=teacher.state["code"], name="RED 7") == (
        "Somebody in the class has this pseudonym. Choose another, or ask your teacher to let it go."
    )
    assert ask(work, "leave") is None
    assert work.state["live"] is None
    again = student(teacher, "red 7")
    assert again.state["task"]["tries"] == "One answer so far"


@pytest.mark.parametrize("token", ["", "a.b", "a.b.c", "x" * 2000, f"{ROUGH}.GSBVZV.{'x' * 32}"])
def test_a_way_back_that_is_none_is_refused(token: str) -> None:
    for widget in (rw.LiveClass(), rw.Classwork()):
        assert ask(widget, "resume", token=token)
        assert widget.state["live" if widget.VIEW == "classwork" else "kept"] is None


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
    for kind, fields in (("hand", {"step": "outs-next", "text": "9" * 10**6}), ("check", {"answer": "1"}),
                         ("go", {"step": "outs-wait"}), ("hand", {"step": "outs-next"})):  # fmt: skip
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
    assert "only this computer" in teacher.state["link_note"]


def test_a_page_is_not_told_of_each_answer_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy_widget.widgets.live.follow._LOOKED", 600.0)
    classes = open_classes()
    mine = classes.open("waiting")
    one = classes.join(mine.code, "red 1")
    seen: list[int] = []

    class Shown:
        def news(self) -> None:
            seen.append(classes.store.version(mine.room))

    async def follows() -> None:
        page = Shown()
        asked = asyncio.Event()
        read = follow.Follower.new

        def new(self: Any, **how: Any) -> Any:
            found = read(self, **how)
            if found and is_of_students(found[0].event):
                asked.set()
            return found

        monkeypatch.setattr(follow.Follower, "new", new)
        there = follow.Following(
            classes, mine.room, 2, page.news, lambda each: not is_of_students(each.event)
        )
        classes.join(mine.code, "red 2")
        await asyncio.wait_for(asked.wait(), 60)  # it was heard
        classes.turn(mine, 0)
        while not seen:
            await asyncio.sleep(0.01)
        there.stop()

    with ThreadPoolExecutor(1) as elsewhere:  # a browser of other tests may have a loop in this thread
        elsewhere.submit(asyncio.run, follows()).result()
    assert seen == [classes.store.version(mine.room)] == [4]
    assert classes.seen(one).now == "outs-next"


def test_it_speaks_romanian() -> None:
    teacher = rw.LiveClass("waiting", lang="ro")
    assert (teacher.state["title"], teacher.state["labels"]["open"]) == ("Deschide o oră", "Deschide ora")


def test_no_such_topic() -> None:
    with pytest.raises(ValueError, match="no such topic"):
        rw.LiveClass("chess")
