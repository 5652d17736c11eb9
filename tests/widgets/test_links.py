"""Links in JupyterLab: each leads to a page that lies there, from whichever folder a notebook runs in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.tutor.folder import course_folder
from rummy_widget.widgets.places import SESSION

COURSE = course_folder()
WIDGETS: dict[str, Callable[[], Any]] = {
    "home": rw.Home,
    "progress": rw.Progress,
    "topics": rw.ClassTopics,
    "rules": rw.Rules,
    "score": rw.Score,
    "closing": rw.Table,
    "rearranging": lambda: rw.Table(rules=rw.RUMMIKUB),
    "laying": lambda: rw.Table(rules=rw.RUMMY_45),
    "practice": rw.Practice,
    "puzzle": rw.Puzzle,
    "header": lambda: rw.Lesson("runs").header(),
    "footer": lambda: rw.Lesson("runs").footer(),
    "footer-open": lambda: rw.Lesson("rummikub/first-turn").footer(),
    "live": rw.LiveClass,
}
FOLDERS = {
    "own": None,
    "root": COURSE,
    "notebooks": COURSE / "notebooks",
    "romanian": COURSE / "notebooks" / "ro",
    "class": COURSE / "notebooks" / "class",
    "lesson": COURSE / "lessons" / "pro",
}


def addresses(value: object) -> Iterator[str]:
    """The addresses of pages in a state, however deep they lie."""
    if isinstance(value, dict):
        for each in value.values():
            yield from addresses(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from addresses(each)
    elif isinstance(value, str) and re.fullmatch(r"[^\s?#]+\.ipynb(?:[?#]\S*)?", value):
        yield value


def shown(widget: Any) -> list[str]:
    return [*addresses(widget.get_state())]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("kind", WIDGETS)
def test_no_link_in_jupyterlab_leads_to_a_missing_page(
    kind: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = FOLDERS[folder] or tmp_path
    monkeypatch.chdir(place)
    monkeypatch.setenv(SESSION, str(place / "mine.ipynb"))
    ways = shown(WIDGETS[kind]())
    assert [way for way in ways if not (place / re.split("[?#]", way)[0]).is_file()] == []
    if folder == "notebooks" and kind not in ("header", "footer", "footer-open", "live"):
        assert ways, "the course's own pages keep theirs"


@pytest.mark.parametrize("kind", ["home", "score", "footer"])
def test_some_pages_are_enough_for_the_links_to_them(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    everywhere = set(shown(WIDGETS[kind]()))
    monkeypatch.setenv(SESSION, str(tmp_path / "mine.ipynb"))
    kept = sorted(way for way in everywhere if not way.startswith(".."))[0]
    (tmp_path / re.split("[?#]", kept)[0]).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / re.split("[?#]", kept)[0]).write_text("{}")
    left = set(shown(WIDGETS[kind]()))
    assert {re.split("[?#]", way)[0] for way in left} == {re.split("[?#]", kept)[0]}
    assert left <= everywhere
