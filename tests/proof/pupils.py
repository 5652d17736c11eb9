"""Scripted students of a live class: each has a page of the app, a kernel and a socket, and no browser."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import websocket

from lines import Line, Page
from servers import App

__all__ = ["Pupil", "attacks"]

HURRY, PATIENCE = 20.0, 150.0


class Pupil(threading.Thread):
    """Answers each question once it is open; what *typed* says, or less while the line is down.

    `sent` has the moment at which each first answer went out, `texts` all that was handed in, in its order.
    """

    def __init__(
        self, app: App, code: str, name: str, questions: tuple[str, ...],
        typed: Callable[[str], list[str]], *, away: int | None = None, seconds: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(daemon=True)
        self.app, self.code, self.pseudonym, self.questions, self.typed = app, code, name, questions, typed
        self.away, self.seconds = away, seconds
        self.page = Page(app, "notebooks/join")
        self.state: dict[str, Any] = {}
        self.sent: dict[str, float] = {}
        self.texts: dict[str, list[str]] = {}
        self.trouble: BaseException | None = None
        self.ended = threading.Event()
        self._seq = 0
        self._answers: dict[int, str | None] = {}
        self._chance = random.Random(name)
        self.line: Line
        self.open()

    def open(self) -> None:
        """A line to the page's kernel, which may have been there before."""
        self.line = self.page.line(f"s{self._seq}", timeout=60)
        states = self.line.states()
        self.widget, found = next(
            (key, each["state"]) for key, each in states.items() if each["state"].get("view") == "classwork"
        )
        self.state = found["state"]
        self.line.wire.settimeout(0.5)

    def begin(self) -> None:
        """Into the class."""
        assert self.ask(type="begin", code=self.code, name=self.pseudonym) is None
        assert self.state["live"]

    def run(self) -> None:
        try:
            for number, question in enumerate(self.questions):
                self.until(lambda: question in [each["key"] for each in self.state["list"]])  # noqa: B023
                time.sleep(self._chance.uniform(0.0, 2.0))
                if number == self.away:
                    self.without_a_line(question)
                else:
                    for text in self.typed(question):
                        self.hand(question, text)
            self.until(lambda: self.state["live"]["unsent"] == 0)
        except BaseException as trouble:  # told by whoever waits
            self.trouble = trouble
        finally:
            self.ended.set()
            while self.trouble is None and self.line.wire.connected:
                with suppress(OSError, websocket.WebSocketException):
                    self.listen()

    def without_a_line(self, question: str) -> None:
        """Typed while nobody is there: the browser keeps it, and sends it when the line is back."""
        self.line.drop()
        time.sleep(self.seconds)
        self.open()
        self.ask(type="hello")
        kept = self.typed(question)
        for text in (*kept, *kept):  # the answer to the first may have been lost on its way
            self.hand(question, text)

    def hand(self, question: str, text: str) -> None:
        self.sent.setdefault(question, time.time())
        if text not in self.texts.setdefault(question, []):
            self.texts[question].append(text)
        self.ask(type="hand", step=question, text=text)

    def ask(self, **content: Any) -> str | None:
        """What the widget answers, None where it did what was asked."""
        self._seq += 1
        seq = self._seq
        self.line.tell(self.widget, seq=seq, **content)
        self.until(lambda: seq in self._answers)
        return self._answers.pop(seq)

    def until(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{self.pseudonym} waits for ever"
            self.listen()

    def listen(self) -> None:
        """Whatever comes next, or half a second."""
        try:
            said = json.loads(self.line.wire.recv() or "{}")
        except websocket.WebSocketTimeoutException:
            return
        if said.get("msg_type") != "comm_msg" or said["content"]["comm_id"] != self.widget:
            return
        data = said["content"]["data"]
        if data.get("method") == "update":
            self.state = data["state"].get("state", self.state)
        elif data.get("method") == "custom":
            self._answers[data["content"]["answer"]] = data["content"]["error"]


def attacks(app: App, code: str, kept: str, turn: int) -> str:
    """One thing that nobody may do, from a page of its own; what came of it."""
    room, _, rest = kept.partition(".")
    page = Page(app, "notebooks/join")
    line = page.line(timeout=HURRY)
    states = line.states()
    widget = next(key for key, each in states.items() if each["state"].get("view") == "classwork")

    def asked(**content: Any) -> str:
        line.tell(widget, seq=1, **content)
        while True:
            data = line.hear("comm_msg")["data"]
            if data.get("method") == "custom" and data["content"].get("answer") == 1:
                return str(data["content"]["error"])

    deeds: list[Callable[[], str]] = [
        lambda: asked(type="hand", step="outs-next", text="9" * 10**6),
        lambda: asked(type="begin", code="x" * 10**6, name="x"),
        lambda: asked(type="begin", code=code, name="<b>" * 10**5),
        lambda: asked(type="resume", token=f"{room}.{rest.partition('.')[0]}.{'x' * 32}"),
        lambda: asked(type="resume", token=kept + "x"),
        lambda: " ".join(asked(type="begin", code=f"BCDFG{each}", name="x") for each in "BCDFGHJK"),
        lambda: asked(type="class", act="close"),
        lambda: asked(type="class", act="show-early"),
        lambda: asked(type="hand", step=["outs-next"], text={"a": 1}),
        lambda: flood(line, widget),
    ]
    try:
        return deeds[turn % len(deeds)]()
    except (OSError, websocket.WebSocketException):
        return "the server has hung up"
    finally:
        line.close()
        page.give_back()


def flood(line: Line, widget: str) -> str:
    """More than the server reads of anybody; the page is left before most of it is."""
    for number in range(3_000):
        line.tell(widget, seq=number, type="typed", text="1" * 500)
    return "nobody listens"
