"""What the page is told of a table: only what the person's seat may know, until the game has ended.

`shapes.table` has the shapes.
"""

from __future__ import annotations

from ...text.sentences import dearer_line, price_text, rack_sentence
from ...text.sentences.closing_rounds import turn_sentence
from ...text.words import say
from ..lastgame import ended_record
from ..seated import told_at
from ..shapes.table import BoardVerdictProps, GameTableProps, GameViewProps
from ..views import TOOLS, clause_view, rack_view, verdict_view
from .actions import actions_view
from .coach import coach_view
from .dealt import deal_view
from .desk import Desk
from .felt import code_of, game_felt, phase_of
from .keeping import KeptView
from .log import log_view
from .replay import replay_view, replayed_view
from .settlement import settlement_view, statistics_view
from .setup import SPEEDS, setup_view

__all__ = ["table_view"]


def table_view(desk: Desk, kept: KeptView, *, notice: str | None = None) -> GameTableProps:
    """Everything that the page draws."""
    settled, replay = desk.screen == "settled", desk.screen == "replay"
    with told_at(desk):
        return {
            "screen": "lobby" if desk.people and desk.game is None else desk.screen,
            "setup": setup_view(desk.setup, kept=kept.ways, warning=kept.warning),
            "game": None
            if desk.game is None
            else replayed_view(desk)
            if replay
            else _game(desk, waits=not kept.stale),
            "deal": deal_view(desk.game, desk.stage, runs=desk.runs)
            if desk.game is not None and desk.screen == "deal"
            else None,
            "settlement": settlement_view(desk) if settled else None,
            "replay": replay_view(desk) if replay else None,
            "statistics": statistics_view(desk),
            "notice": notice,
            "token": kept.token,
            "place": kept.place,
            "unfinished": kept.unfinished,
            "stale": kept.stale,
            "ended": ended_record(desk.game) if settled else None,
        }


def _game(desk: Desk, *, waits: bool) -> GameViewProps:
    position, view = desk.game, desk.view
    assert position is not None
    reading, layout = desk.reading, desk.rack.present
    rack = rack_view(
        layout, reading, verdict=verdict_view(reading, view.settings.rules), undo=bool(desk.rack.past),
        redo=bool(desk.rack.future), readonly=position.over, size=desk.size,
        tools=[] if position.over else list(TOOLS), new=desk.drawn,
    )  # fmt: skip
    actions = actions_view(desk, view)
    return {
        "felt": game_felt(desk, position, view, {each["key"]: each for each in actions}),
        "phase": phase_of(view),
        "code": code_of(desk),
        "rack": rack,
        "asked": turn_sentence(view),
        "mine": desk.mine and desk.before is None,
        "actions": actions,
        "wait": SPEEDS[desk.setup.value("speed")] if waits and desk.waits else None,
        "log": log_view(desk.log, desk.you),
        "verdict": _verdict(desk),
        "coach": coach_view(desk, view),
        "takeback": desk.before is not None,
    }


def _verdict(desk: Desk) -> BoardVerdictProps | None:
    """What "Check board" found."""
    reading = desk.checked
    if reading is None or desk.game is None:
        return None
    if reading.closing is None:
        fault = reading.fault
        clause = clause_view(fault.clause if fault else None)
        return {"text": rack_sentence(reading), "clause": clause, "holds": False}
    dearer, price = dearer_line(reading), price_text(reading.closing)
    text = say("board-closes", price=price)
    if dearer:
        text = say("board-closes-dearer", price=price, dearer=dearer.text)
    return {"text": text, "clause": clause_view(reading.closing.clauses[0]), "holds": True}
