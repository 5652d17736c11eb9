"""A game of cards speaks of cards: all that the page is told during rounds of it, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from parts import WHOLE
from rummy_widget.widgets.table.save_files import SaveFolder

from .pages import Page
from .test_open_table import dealt, screen, turn

TILES = {"en": re.compile(r"\btiles?\b", re.I), "ro": re.compile(r"\bpies(ă|a|e|ei|ele|elor)\b", re.I)}
EMPTY = {"en": "Rack with no cards", "ro": "Tablă: nicio carte"}
DRAWN = 60  # moves of a round; by then all of its sentences have come


def strings(held: Any) -> Iterator[str]:
    if isinstance(held, str):
        yield held
    elif isinstance(held, dict):
        for each in held.values():
            yield from strings(each)
    elif isinstance(held, list | tuple):
        for each in held:
            yield from strings(each)


@pytest.mark.whole
@pytest.mark.parametrize("language", TILES)
def test_a_game_of_cards_never_speaks_of_tiles(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = set[str]()
    plain = Page.sends

    def sends(page: Page, *args: Any, **more: Any) -> Any:
        answer = plain(page, *args, **more)
        game = page.widget.state["table"]["game"]
        assert game is None or game["rack"]["cards"], "also where none is left"
        said.update(strings(answer), strings(game))
        return answer

    monkeypatch.setattr(Page, "sends", sends)
    for seed in (1, 2, 3, 9, 14) if WHOLE else (1, 9):
        keeper = SaveFolder(tmp_path / f"games-{seed}")
        table = rw.Table(rules=rw.BASIC_RUMMY, saves=keeper, seats=2, speed="none", seed=seed, lang=language)
        page = Page(table)
        dealt(page)
        for _ in range(DRAWN):
            if screen(page) == "play":
                turn(page)
    assert EMPTY[language] in said, "a rack on which nothing is left has been seen too"
    assert [each for each in sorted(said) if TILES[language].search(each)] == []
