"""Data with which the page shows a game table; until the round has ended, only what the player may know.

The types are in `shapes.table`. All data except those of the deal, the result and the replay are made from a
`SeatScreen`, which contains no hidden tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...engine.game.phase import Phase
from ...engine.reading.rack import read_rack
from ...engine.reading.table import opening_points, read_tray
from ...engine.table_melds import Play, rows_of
from ...text.sentences.closings import board_sentence
from ...text.sentences.move_log import moves_of_others, news_lines, turn_texts
from ...text.sentences.racks import rack_name
from ...text.sentences.tiles import are_cards
from ...text.words import say
from ..felt import FeltAction, felt, piles_of, row_of, seat_of
from ..lastgame import ended_record
from ..melds import trays_view, turn_verdict
from ..rack_view import DRAWN_SLOT, TOOLS, clause_view, rack_view, verdict_of, verdict_view
from ..seated import addressing, kind_at, round_from, said_at
from ..shapes import table as shapes
from ..shapes.felt import FeltProps, FeltSeatProps
from ..shapes.racks import RackProps, RackTool, TrayProps, VerdictProps
from .actions import actions_view, main_action_key, prompt
from .deal_show import deal_view
from .panels import panels_view
from .replay import exercise_rack, replay_view
from .result import settlement_view
from .saving import SavedGamesView
from .seat_screen import SeatScreen
from .setup import SPEEDS, setup_view
from .state import ScreenState

_MELD_TOOLS: tuple[RackTool, ...] = ("undo", "redo", "sort-run", "sort-group", "size")


def table_view(
    state: ScreenState, saved: SavedGamesView, *, notice: str | None = None, elsewhere: str | None = None,
    left: int | None = None,
) -> shapes.TableProps:  # fmt: skip
    """Return all data with which the page shows a game table.

    *saved* contains the data about saved games, and *notice* is a sentence to show, if any. *elsewhere* is
    the address of the page for the games that can't be played on this page; None if no link to it is
    offered. *left* is the number of milliseconds left for the current turn; None if the turn isn't timed.
    """
    settled, replay = state.screen == "settled", state.screen == "replay"
    with addressing(state):
        return {
            "screen": "lobby" if state.people and not state.dealt else state.screen,
            "setup": setup_view(state.setup, state.screen == "setup", saved.tables, saved.warning, elsewhere),
            "game": _game(state, waits=not saved.stale, left=left) if state.dealt else None,
            "deal": deal_view(state.now, state.stage, autorun=state.runs) if state.screen == "deal" else None,
            "settlement": settlement_view(state) if settled else None,
            "replay": replay_view(state) if replay else None,
            "panels": panels_view(state),
            "notice": notice,
            "token": saved.token,
            "save_key": saved.key,
            "unfinished": saved.unfinished,
            "stale": saved.stale,
            "ended": ended_record(state.game) if settled and not state.has_table else None,
        }


def _game(screen: SeatScreen, *, waits: bool, left: int | None) -> shapes.GameProps:
    replay, playing = screen.screen == "replay", screen.playing
    stopped = screen.why_unfinished() if playing and screen.has_table else None
    actions = [] if replay or not screen.open else actions_view(screen, stopped)
    rack = _rack(screen)
    checked = _checked(screen)
    closes = rack["verdict"]["status"] == "closes" or (checked is not None and checked["holds"])
    costs = screen.costs if playing and screen.lays and screen.touched and stopped else 0
    others = moves_of_others(screen.move_descriptions(), screen.you, mine=screen.mine) if playing else []
    return {
        "felt": _felt(screen, {each["key"]: each for each in actions}),
        "rack": rack,
        "phase": cast(shapes.TablePhase, screen.view.phase.value),
        "prompt": prompt(screen),
        "mine": screen.trying if replay else screen.mine and not screen.may_take_back,
        "trying": playing and screen.has_table and not screen.lays,
        "actions": actions,
        "primary": main_action_key(screen, actions, closes=closes) if actions else "",
        "takeback": screen.may_take_back,
        "verdict": checked,
        "meter": _meter(screen) if playing else None,
        "done": stopped,
        "news": " ".join(news_lines(others, whole=screen.has_table)) or None,
        "turns": turn_texts(others),
        "after": screen.missed if playing else None,
        "penalty": say("melds-penalty", count=costs, reason=stopped or "") if costs else None,
        "wait": SPEEDS[screen.setup.value("speed")] if waits and screen.computers_turn else None,
        "time": _time(screen, left),
        "code": screen.code,
    }


def _time(screen: SeatScreen, left: int | None) -> shapes.SeatTimeProps | None:
    """Return the data with which the page shows how much time the player has left for the turn.

    *left* is the number of milliseconds left; None if turns aren't timed. Returns None in that case, or if it
    is another player's turn.
    """
    if left is None or not screen.mine:
        return None
    return {"seconds": screen.setup.seconds, "left": left, "move": len(screen.view.moves)}


# ---- The felt --------------------------------------------------------------------------------------


def _felt(screen: SeatScreen, actions: Mapping[str, shapes.TableActionProps]) -> FeltProps:
    """Return the data with which the page shows the felt (the playing area).

    A click on the stock performs the action "draw", and a click on the last discard the action "take".
    *actions* contains the player's actions, by key.
    """
    view = screen.view
    return felt(
        "game",
        seats=[_seat(screen, seat) for seat in round_from(screen.you, view.settings.players)],
        piles=piles_of(view, draw=_pointed(screen, actions.get("draw")), drawn_trump=True),
        row=row_of(view.row, take=_pointed(screen, actions.get("take"))),
    )


def _pointed(screen: SeatScreen, action: shapes.TableActionProps | None) -> FeltAction | None:
    """Return the data for a click that performs *action*, on a pile or a discard; None if it does nothing.

    A click does nothing if *action* is None or, in a game with melds on the table, if the action isn't
    possible now. In other games, the data for an action that isn't possible now say why it isn't.
    """
    if action is None or (screen.has_table and not action["enabled"]):
        return None
    text, why = action["text"], action["why"]
    return FeltAction(action["key"], text, why=why, title=why or text)


def _seat(screen: SeatScreen, seat: int) -> FeltSeatProps:
    shown = screen.hands and seat != screen.you
    return seat_of(
        screen.view, seat, kind=kind_at(screen, seat), score=_score(screen, seat), says=said_at(screen, seat),
        hand=screen.hands[seat].tiles() if shown else None,
    )  # fmt: skip


def _score(screen: SeatScreen, seat: int) -> int | None:
    """Return a player's points in the match as of the position on the screen; None if there is no match."""
    match = screen.match
    if match is None:
        return None
    settled = screen.open or screen.view.phase is Phase.OVER
    return (match if settled else match.before_last).scores[seat]


# ---- Rack and table --------------------------------------------------------------------------------


def _rack(screen: SeatScreen) -> RackProps:
    """Return the data with which the page shows the player's rack and the melds on the table."""
    if screen.screen == "replay" and not screen.has_table:
        return exercise_rack(screen)
    turn, kinds = screen.turn, screen.rules.tiles.kinds
    lying = turn.present.arrangement()
    if screen.has_table:
        active, tools, reading = screen.trying or screen.playing, _MELD_TOOLS, read_rack(lying, screen.rules)
        verdict = _turn_verdict(screen) if active else verdict_of("idle", "")
    else:
        active, tools, reading = screen.open, TOOLS, screen.reading
        verdict = verdict_view(reading, screen.rules)
    rack = rack_view(
        turn.present, reading, verdict=verdict, label=rack_name(lying, kinds), undo=bool(turn.past),
        redo=bool(turn.future), readonly=not active, size=screen.size, tools=[*tools] if active else [],
        new=screen.drawn,
    )  # fmt: skip
    rack["slots"] = DRAWN_SLOT + 1
    if screen.has_table:
        rack["cards"], rack["trays"] = are_cards(kinds), _trays(screen)
    return rack


def _trays(screen: SeatScreen) -> list[TrayProps]:
    """Return the data with which the page shows the melds on the table.

    Melds that have been laid or changed since the player's last turn are marked.
    """
    layout = screen.turn.present
    since = [sorted(each.kind for each in row) for row in screen.since.melds]
    told = screen.screen == "play" and bool(since)
    trays = [read_tray(row, screen.rules) for row in rows_of(layout)]
    return trays_view(layout, trays, lambda row: told and sorted(each.kind for each in row) not in since)


def _turn_verdict(screen: SeatScreen) -> VerdictProps:
    """Return the verdict on the unfinished turn.

    The sentence of the verdict is '' if the player hasn't changed the melds on the table in this turn.
    """
    if not screen.touched:
        return verdict_of("idle", "")
    found = screen.judge()
    if isinstance(found, Play) and screen.screen == "play":
        stopped = screen.why_unfinished()
        if stopped is not None:
            return verdict_of("not-yet", stopped)
    return turn_verdict(found, screen.rules)


def _meter(screen: SeatScreen) -> shapes.MeterProps | None:
    """Return the data that say how far the player is from opening.

    To open is to lay first melds that are worth enough points. Returns None if the player has opened already
    or can't lay tiles now, or if the game has no such rule.
    """
    opening = screen.rules.opening
    if opening is None or not screen.lays or screen.view.opened[screen.you]:
        return None
    got = opening_points(screen.turn.present, opening, screen.rules)
    return {"got": got, "wanted": opening.points, "text": say("melds-meter", got=got, wanted=opening.points)}


def _checked(screen: SeatScreen) -> shapes.BoardVerdictProps | None:
    """Return the result of the button *Check board*; None if it wasn't pressed, or in a replay."""
    reading = screen.checked
    if reading is None or screen.screen == "replay":
        return None
    closing, fault = reading.closing, reading.fault
    clause = closing.clauses[0] if closing else fault.clause if fault else None
    return {"text": board_sentence(reading), "clause": clause_view(clause), "holds": closing is not None}
