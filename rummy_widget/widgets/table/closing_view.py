"""What the page is told of a table: only what the person's seat may know, until the game has ended.

`shapes.table` has the shapes.
"""

from __future__ import annotations

from ...text.sentences.closing_rounds import turn_sentence
from ...text.sentences.closings import dearer_line, price_text
from ...text.sentences.racks import rack_sentence
from ...text.words import say
from ..lastgame import ended_record
from ..seated import told_at
from ..shapes.table import BoardVerdictProps, GameTableProps, GameViewProps
from ..views import TOOLS, clause_view, rack_view, verdict_view
from .closing_actions import actions_view
from .closing_coach import coach_view
from .closing_felt import closing_felt, code_of, phase_of
from .closing_replay import replay_view, replayed_view
from .closing_result import settlement_view, statistics_view
from .deal_show import deal_view
from .move_log import log_view
from .saving import KeptView
from .setup import SPEEDS, closing_setup_view
from .state import ScreenState


def closing_view(state: ScreenState, kept: KeptView, *, notice: str | None = None) -> GameTableProps:
    """Everything that the page draws."""
    settled, replay = state.screen == "settled", state.screen == "replay"
    with told_at(state):
        return {
            "screen": "lobby" if state.people and state.game is None else state.screen,
            "setup": closing_setup_view(state.setup, kept=kept.ways, warning=kept.warning),
            "game": None
            if state.game is None
            else replayed_view(state)
            if replay
            else _game(state, waits=not kept.stale),
            "deal": deal_view(state.game, state.stage, runs=state.runs)
            if state.game is not None and state.screen == "deal"
            else None,
            "settlement": settlement_view(state) if settled else None,
            "replay": replay_view(state) if replay else None,
            "statistics": statistics_view(state),
            "notice": notice,
            "token": kept.token,
            "place": kept.place,
            "unfinished": kept.unfinished,
            "stale": kept.stale,
            "ended": ended_record(state.game) if settled else None,
        }


def _game(state: ScreenState, *, waits: bool) -> GameViewProps:
    position, view = state.game, state.view
    assert position is not None
    reading, layout = state.reading, state.turn.present
    rack = rack_view(
        layout, reading, verdict=verdict_view(reading, view.settings.rules), undo=bool(state.turn.past),
        redo=bool(state.turn.future), readonly=position.over, size=state.size,
        tools=[] if position.over else list(TOOLS), new=state.drawn,
    )  # fmt: skip
    actions = actions_view(state, view)
    return {
        "felt": closing_felt(state, position, view, {each["key"]: each for each in actions}),
        "phase": phase_of(view),
        "code": code_of(state),
        "rack": rack,
        "asked": turn_sentence(view),
        "mine": state.mine and state.before is None,
        "actions": actions,
        "wait": SPEEDS[state.setup.value("speed")] if waits and state.waits else None,
        "log": log_view(state.past, state.you),
        "verdict": _verdict(state),
        "coach": coach_view(state, view),
        "takeback": state.before is not None,
    }


def _verdict(state: ScreenState) -> BoardVerdictProps | None:
    """What "Check board" found."""
    reading = state.checked
    if reading is None or state.game is None:
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
