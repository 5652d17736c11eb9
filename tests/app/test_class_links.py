"""The link into a live class: for each way to start the app, and each address where its teacher may be."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from rummy_widget.app import server
from rummy_widget.app.address import network_address
from rummy_widget.command import main as launch
from rummy_widget.rooms.locations import SHARED
from rummy_widget.text.words import speaking
from rummy_widget.widgets.live.links import join_link
from servers import free_port

PAGES = {"en": "notebooks/live.ipynb", "ro": "notebooks/ro/live.ipynb"}
OWN = ["127.0.0.1", "localhost", "[::1]"]
ALONE: list[list[str]] = [[], ["--host", "localhost"], ["--host", "127.0.0.2"]]
SHARING = [["--host", "0.0.0.0"], ["--host", network_address()]]
BEHIND = [["--behind-proxy", "127.0.0.1"], ["--host", "0.0.0.0", "--behind-proxy", "10.0.0.0/8"]]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start the app with these words, up to where its server would answer; gives the port."""
    listening: list[socket.socket] = []

    def course_server(course: object, sockets: list[socket.socket], *_: object, **more: object) -> object:
        listening.extend(sockets)
        return SimpleNamespace(start=lambda: None)

    def started(words: list[str]) -> int:
        port = free_port()
        launch.main(["--no-browser", "--port", str(port), *words])
        return port

    monkeypatch.setattr(server, "course_server", course_server)
    monkeypatch.setitem(os.environ, SHARED, "")  # is put back at the end
    monkeypatch.setenv("RUMMY_WIDGET_TOKEN", "quiet-otter-72-lamps")
    yield started
    for each in listening:
        each.close()


def told(port: int, host: str, lang: str = "en") -> tuple[str, str]:
    with speaking(lang):
        return join_link(f"http://{host}:{port}/voila/render/{PAGES[lang]}", "GSBVZV", lang)


def reached(link: str) -> str:
    parts = urlsplit(link)
    with socket.create_connection((parts.hostname, parts.port), timeout=5) as line:
        return str(line.getpeername()[0])


@pytest.mark.parametrize("words", ALONE + SHARING + BEHIND, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "ro"])
def test_host_is_only_asked_for_where_it_was_not_given(words: list[str], lang: str, start: Any) -> None:
    port = start(words)
    notes = [told(port, host, lang)[1] for host in OWN]
    assert ["--host" in note for note in notes] == [words in ALONE] * len(OWN)
    assert all(notes) == (words not in SHARING), "and a link that leads nowhere is not given without a word"


@pytest.mark.parametrize("words", SHARING, ids=" ".join)
def test_the_link_leads_others_to_the_app(words: list[str], start: Any) -> None:
    port = start(words)
    for host in OWN:
        link, note = told(port, host)
        assert (urlsplit(link).port, note) == (port, "")
        assert urlsplit(link).hostname not in ("127.0.0.1", "localhost", "::1", "0.0.0.0")
        assert reached(link)


@pytest.mark.parametrize("words", ALONE + SHARING + BEHIND, ids=" ".join)
def test_an_address_that_others_have_stays_as_it_is(words: list[str], start: Any) -> None:
    start(words)
    link, note = told(443, "course.school.example")
    assert (urlsplit(link).netloc, note) == ("course.school.example:443", "")
