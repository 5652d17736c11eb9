"""The panel with the results of the match so far."""

from __future__ import annotations

from ....text.sentences.closing_rounds import player_name
from ....text.words import say, signed
from ...shapes.table import RowsProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> RowsProps | None:
    """Return a table with the rounds won and the score of each player; None before a round has ended.

    In games in which a player closes with the whole rack, the table also shows how many points the player's
    winning hands were worth on average, and how many bonuses the player got.
    """
    match = screen.match
    if match is None or not match.count:
        return None
    table = screen.setup.has_table
    won = [say("melds-statistics-won")] if table else _heads("closes", "mean", "bonuses")
    rows = []
    for seat, each in enumerate(match.tallies):
        mean = str(round(each.points / each.closes)) if each.closes else "–"
        closing = [] if table else [mean, str(each.bonuses)]
        rows.append([player_name(seat), str(each.closes), *closing, signed(each.score)])
    head = [*_heads("player"), *won, *_heads("score")]
    return {"title": say("statistics-title", count=match.count), "head": head, "rows": rows}


def _heads(*columns: str) -> list[str]:
    return [say(f"statistics-{column}") for column in columns]
