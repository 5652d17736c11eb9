"""What is new at a table, in sentences for those who don't see it."""

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
    """Return what is told; *panels* is what was opened and is to be spoken, *moved*: there are new moves."""
    parts: list[str | None] = []
    if screen.screen == "setup":
        parts.append(view["setup"]["warning"])
    if moved and before is not None and screen.dealt and not screen.has_table:
        parts += _moves_that_bring(screen)
    if view["settlement"]:
        ended = before is not None and before.screen != "settled"
        parts.append(view["settlement"]["title"] if ended else None)
    elif screen.screen == "play" and view["game"]:
        parts += _of_play(before, screen, view["game"], panels, moved=moved)
    elif replay := view["replay"]:
        exercise = replay["exercise"] or {"feedback": None, "text": ""}
        parts += [replay["text"], replay["cost"], exercise["feedback"] or exercise["text"]]
    elif screen.screen == "deal" and before is not None:
        parts.append(_of_deal(before, screen, view))
    return " ".join(filter(None, parts))


def _moves_that_bring(screen: SeatScreen) -> list[str | None]:
    """Return the moves that were not told yet: those of the others, and own ones that brought a tile."""
    new = [each for each in screen.told_moves(screen.told) if each.seat != screen.you or each.brings]
    return [line for each in new for line in each.lines]


def _of_play(
    before: SeatScreen | None, screen: SeatScreen, game: GameProps, panels: Mapping[str, str], *, moved: bool
) -> list[str | None]:
    parts: list[str | None] = []
    if (
        screen.has_table
        and moved
        and before is not None
        and before.dealt
        and screen.told < len(screen.view.moves)
    ):
        parts.append(game["news"])
    begins = before is not None and before.screen == "deal"
    if screen.mine and (moved or begins):
        parts.append(game["asked"])
    parts += panels.values()
    if game["verdict"]:
        parts.append(game["verdict"]["text"])
    elif not panels and before is not None and before.turn is not screen.turn and screen.touched:
        parts.append(game["rack"]["verdict"]["text"])
    return parts


def _of_deal(before: SeatScreen, screen: SeatScreen, view: TableProps) -> str | None:
    if screen.runs and before.screen != "deal":
        return say("deal-runs", tile=tile_name(screen.view.trump or JOKER), count=len(screen.view.hand))
    return view["deal"]["text"] if view["deal"] and before.stage != screen.stage else None
