"""What a screen reader should read out when something has changed at a game table."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.tiles import JOKER
from ...text.sentences.tiles import tile_name
from ...text.words import say
from ..shapes.table import GameProps, TableProps
from .seat_screen import SeatScreen


def news_of(
    before: SeatScreen | None, screen: SeatScreen, view: TableProps, panels: Mapping[str, str], *, moved: bool
) -> str:
    """Return what a screen reader should read out after a change at the table.

    *before* is the screen before the last message, or None if the whole table is new; *screen* is the screen
    now. *view* contains the data with which the page shows *screen*. *panels* contains what to read out about
    each panel that has changed, by the panel's name. *moved* says whether new moves were made.
    """
    parts: list[str | None] = []
    if screen.screen == "setup":
        parts.append(view["setup"]["warning"])
    if moved and before is not None and screen.dealt and not screen.has_table:
        # Moves that weren't mentioned yet: other players' moves, and own moves that brought a tile.
        for each in screen.move_descriptions(screen.announced):
            parts += each.lines if each.seat != screen.you or each.brings else ()
    if view["settlement"]:
        ended = before is not None and before.screen != "settled"
        parts.append(view["settlement"]["title"] if ended else None)
    elif screen.screen == "play" and view["game"]:
        parts += _of_play(before, screen, view["game"], panels, moved=moved)
    elif replay := view["replay"]:
        exercise = replay["exercise"] or {"feedback": None, "text": ""}
        parts += [replay["text"], replay["cost"], exercise["feedback"] or exercise["text"]]
    elif before is not None and (deal := view["deal"]):
        if screen.runs and before.screen != "deal":
            trump, count = screen.view.trump or JOKER, len(screen.view.hand)
            parts.append(say("deal-runs", tile=tile_name(trump), count=count))
        elif before.stage != screen.stage:
            parts.append(deal["text"])
    return " ".join(filter(None, parts))


def _of_play(
    before: SeatScreen | None, screen: SeatScreen, game: GameProps, panels: Mapping[str, str], *, moved: bool
) -> list[str | None]:
    known = before is not None and before.dealt
    parts = [game["news"]] if known and moved and screen.announced < len(screen.view.moves) else []
    if screen.mine and (moved or (before is not None and before.screen == "deal")):
        parts.append(game["prompt"])
    parts += panels.values()
    if game["verdict"]:
        parts.append(game["verdict"]["text"])
    elif not panels and before is not None and before.turn is not screen.turn and screen.touched:
        parts.append(game["rack"]["verdict"]["text"])
    return parts
