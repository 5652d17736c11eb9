"""A long game of somebody who throws what was drawn, and what the page did meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from browser.seat import Clicker
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import move_of
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.tiles import JOKER

SEATS = 3


def throws(game: Round) -> Iterator[Round]:
    """The game of somebody who throws what was drawn, against beginners, after each own discard."""
    while not game.over:
        if game.seat != 0:
            game = game.after(move_of(game, "beginner"), game.seat)
        elif game.phase is Phase.DRAW:
            game = game.after("draw", 0)
        else:
            tile = (game.got or game.hands[0].tiles()[0]).kind
            if tile is JOKER:
                return
            game = game.after(f"discard {tile}", 0)
            yield game


def long_game(rounds: int, seats: int = SEATS) -> Round:
    """A deal in which that goes on for long enough."""
    games = (new_game(seats, seed) for seed in range(1, 4000))
    return next(
        game
        for game in games
        if game.phase is Phase.DISCARD and game.seat == 0 and sum(1 for _ in throws(game)) > rounds
    )


def sits_down(player: Clicker, game: Round, *, speed: str = "none", show: str = "no") -> None:
    """Deal that game at a table with beginners."""
    player.own_table()
    player.choose("Players", str(game.settings.players))
    for seat in range(1, game.settings.players):
        player.root.locator(f"select[name='seat-{seat}']").select_option("beginner")
    player.choose("How fast the computers play", speed)
    player.choose("The deal", show)
    player.types("Deal code", deal_code(game))
    player.press("deal")


def plays_on(
    player: Clicker, turns: int, *, look: Callable[[], Any] = lambda: None, first: bool = True
) -> None:
    """So many turns: draw by the first button, and throw what was drawn; `look` between the steps."""
    one = player.root.locator(".rw-the-one")
    for turn in range(turns):
        if turn or not first:
            player.root.locator(".rw-the-one[data-act='do-draw']").wait_for()
            look()
            one.click()
            player.root.locator(".rw-wood [data-new]").wait_for()
            look()
        drawn = player.root.locator(".rw-wood [data-new]")
        (drawn if turn or not first else player.root.locator(".rw-wood .rw-tile").first).click()
        player.root.locator(".rw-the-one[data-act='do-discard']:not([aria-disabled])").wait_for()
        look()
        one.click()
        player.root.locator(".rw-the-one:not([data-act='do-discard'])").wait_for()
        look()
