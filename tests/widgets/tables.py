"""Somebody at a table, by messages alone: set up, dealt, played to its end, loaded anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.round import Round
from rummy_widget.widgets.table.save_files import SaveFolder
from rummy_widget.widgets.table.state import ScreenState
from widgets.pages import Page


def seated(keeper: SaveFolder, **options: Any) -> Page:
    """A page at a table, without waiting for anybody."""
    chosen = {"seats": 3, "seed": 7, "speed": "none", "show": "no", "saves": keeper, **options}
    return Page(rw.Table(**chosen))


def dealt(keeper: SaveFolder, **options: Any) -> Page:
    page = seated(keeper, **options)
    assert page.sends("deal")["ok"]
    if state(page)["game"]["phase"] == "refuse":
        page.sends("play", move="keep")
    return page


def state(page: Page) -> Any:
    return page.widget.state["table"]


def panel(page: Page, name: str) -> Any:
    """What a panel shows, None if there is nothing to be opened."""
    return page.widget.state["table"]["panels"].get(name)


def desk(page: Page) -> ScreenState:
    return page.widget._screen  # type: ignore[attr-defined, no-any-return]


def own(page: Page) -> list[Any]:
    return [tile for shelf in state(page)["game"]["rack"]["shelves"] for tile in shelf if tile]


def one_move(page: Page) -> None:
    """The person's next move: draw, or discard what the coach says; play every deal."""
    game = state(page)["game"]
    if game["phase"] == "refuse":
        assert page.sends("play", move="keep")["ok"]
    elif game["phase"] == "draw":
        assert page.sends("play", move="draw")["ok"]
    else:
        page.sends("coach")
        best = panel(page, "coach")["rows"][0]["tile"]["name"]
        assert page.sends("discard", tile=next(each["id"] for each in own(page) if each["name"] == best))[
            "ok"
        ]


def played(page: Page) -> None:
    for _ in range(200):
        if not desk(page).open:
            return
        one_move(page)
    pytest.fail("the game does not end")


def moment(here: ScreenState, game: Round, **more: Any) -> ScreenState:
    """The screen with another position of the round, as if that had been played."""
    assert here.room is not None
    past = (*here.room.past[:-1], game)
    room = replace(here.room, past=past, state=replace(here.room.state, game=game))
    return replace(here, past=past, room=room, **more).follow(past, here.match)


def with_hand(page: Page, hand: str) -> None:
    """Give the person other tiles, to see what a close does."""
    game = desk(page).now
    changed = replace(game, hands=(Hand.of(rw.parse_tiles(hand)), *game.hands[1:]))
    page.widget._screen = moment(desk(page), changed)  # type: ignore[attr-defined]


def reloaded(page: Page, **options: Any) -> Page:
    """The page loaded anew, with another kernel: it asks for what its tab had."""
    there = Page(rw.Table(saves=page.widget._saver._folder, **options))  # type: ignore[attr-defined]
    shown = state(page)
    assert there.sends("resume", token=shown["token"], key=shown["save_key"])["ok"]
    return there


def files(keeper: SaveFolder) -> list[Path]:
    """All that is kept."""
    return sorted(each for each in keeper.folder.rglob("*") if each.is_file())


def left(page: Page) -> None:
    """The game ended, quickly."""
    while desk(page).open:
        assert page.sends("play", move="leave")["ok"]
