"""What the page is told of a table: only what the person's seat may know, until the round has ended.

`shapes.table` has the shapes. All but the deal, the result and the replay is made of a `SeatScreen`, which
holds no hidden tile.
"""

from __future__ import annotations

from itertools import takewhile
from typing import cast

from ...engine.melds.hand import opening_value
from ...engine.reading.rack import read_rack
from ...engine.reading.table import read_tray
from ...engine.table_melds import Play, rows_of
from ...text.sentences.closings import dearer_line, price_text
from ...text.sentences.faults import fault_sentence
from ...text.sentences.racks import rack_name, rack_sentence
from ...text.sentences.tiles import of_cards, say_of
from ...text.words import say
from ..lastgame import ended_record
from ..melds import spoken_first, trays_view
from ..rack_view import TOOLS, clause_view, rack_view, verdict_of, verdict_view
from ..seated import told_at
from ..shapes.racks import RackProps, RackTool, TrayProps, VerdictProps
from ..shapes.table import (
    BoardVerdictProps,
    GameProps,
    MeterProps,
    SeatTimeProps,
    TablePhase,
    TableProps,
)
from .actions import actions_view, asked, primary_of
from .deal_show import deal_view
from .panels import panels_view
from .replay import exercise_rack, replay_view
from .result import settlement_view
from .saving import KeptView
from .seat_screen import SeatScreen, ToldMove
from .setup import SPEEDS, setup_view
from .state import ScreenState
from .table_felt import table_felt

_MELD_TOOLS: tuple[RackTool, ...] = ("undo", "redo", "sort-run", "sort-group", "size")


def table_view(
    state: ScreenState, kept: KeptView, *, notice: str | None = None, elsewhere: str | None = None,
    left: int | None = None,
) -> TableProps:  # fmt: skip
    """Return everything that the page draws.

    *elsewhere* is the page of the games that are not played here, *left* the milliseconds of a turn that is
    timed.
    """
    settled, replay = state.screen == "settled", state.screen == "replay"
    with told_at(state):
        return {
            "screen": "lobby" if state.people and not state.dealt else state.screen,
            "setup": setup_view(state.setup, kept=kept.ways, warning=kept.warning, elsewhere=elsewhere),
            "game": _game(state, waits=not kept.stale, left=left) if state.dealt else None,
            "deal": deal_view(state.now, state.stage, runs=state.runs) if state.screen == "deal" else None,
            "settlement": settlement_view(state) if settled else None,
            "replay": replay_view(state) if replay else None,
            "panels": panels_view(state),
            "notice": notice,
            "token": kept.token,
            "place": kept.place,
            "unfinished": kept.unfinished,
            "stale": kept.stale,
            "ended": ended_record(state.game) if settled and not state.has_table else None,
        }


def _game(screen: SeatScreen, *, waits: bool, left: int | None) -> GameProps:
    replay, playing = screen.screen == "replay", screen.playing
    stopped = screen.why_not_done() if playing and screen.has_table else None
    actions = [] if replay or not screen.open else actions_view(screen, stopped)
    rack = _melds_rack(screen) if screen.has_table else _rack(screen)
    checked = _checked(screen)
    closes = rack["verdict"]["status"] == "closes" or (checked is not None and checked["holds"])
    costs = screen.costs if playing and screen.lays and screen.touched and stopped else 0
    others = _others_moves(screen) if playing and screen.has_table else []
    return {
        "felt": table_felt(screen, {each["key"]: each for each in actions}),
        "rack": rack,
        "phase": cast(TablePhase, screen.phase.value),
        "asked": asked(screen),
        "mine": screen.trying if replay else screen.mine and not screen.may_take_back,
        "trying": playing and screen.has_table and not screen.lays,
        "actions": actions,
        "primary": primary_of(screen, actions, closes=closes) if actions else "",
        "takeback": screen.may_take_back,
        "verdict": checked,
        "meter": _meter(screen) if playing else None,
        "done": stopped,
        "news": " ".join(line for move in others for line in move.lines) or None,
        "told": _by_turns(others),
        "after": screen.missed if playing else None,
        "penalty": say("open-penalty", count=costs, reason=stopped or "") if costs else None,
        "wait": SPEEDS[screen.setup.value("speed")] if waits and screen.waits else None,
        "time": _time(screen, left),
        "code": screen.code,
    }


def _time(screen: SeatScreen, left: int | None) -> SeatTimeProps | None:
    """Return the time of the turn, if turns are timed."""
    if left is None or not screen.mine:
        return None
    return {"seconds": screen.setup.seconds, "left": left, "move": len(screen.view.moves)}


# ---- What the others did ---------------------------------------------------------------------------


def _others_moves(screen: SeatScreen) -> list[ToldMove]:
    """Return the moves of the others since the person's last one."""
    others = takewhile(lambda move: move.seat != screen.you, reversed(screen.told_moves()))
    return [*others][::-1]


def _by_turns(moves: list[ToldMove]) -> list[str]:
    """Return a text for each seat: its moves, and what it says of them."""
    turns: dict[int, list[str]] = {}
    for move in moves:
        turns.setdefault(move.seat, []).extend(move.lines)
    remarks = {move.seat: move.remark for move in moves if move.remark}
    return [" ".join([*lines, *filter(None, [remarks.get(seat)])]) for seat, lines in turns.items()]


# ---- Rack and table --------------------------------------------------------------------------------


def _rack(screen: SeatScreen) -> RackProps:
    """Return the rack of a game of closes, read as it lies; of a replay the own one at that moment."""
    if screen.screen == "replay":
        return exercise_rack(screen)
    reading, over = screen.reading, not screen.open
    return rack_view(
        screen.turn.present, reading, verdict=verdict_view(reading, screen.rules),
        undo=bool(screen.turn.past), redo=bool(screen.turn.future), readonly=over, size=screen.size,
        tools=[] if over else list(TOOLS), new=screen.drawn,
    )  # fmt: skip


def _melds_rack(screen: SeatScreen) -> RackProps:
    """Return the rack of a game with melds on the table, and those melds."""
    layout, kinds = screen.turn.present, screen.rules.tiles.kinds
    tries, lying = screen.trying or screen.playing, layout.arrangement()
    rack = rack_view(
        layout, read_rack(lying, screen.rules), label=rack_name(lying, kinds),
        verdict=_turn_verdict(screen) if tries else verdict_of("idle", ""),
        undo=bool(screen.turn.past), redo=bool(screen.turn.future), readonly=not tries, size=screen.size,
        tools=list(_MELD_TOOLS) if tries else [], new=screen.drawn if screen.playing else None,
        cards=of_cards(kinds),
    )  # fmt: skip
    rack["trays"] = _trays(screen)
    return rack


def _trays(screen: SeatScreen) -> list[TrayProps]:
    """Return every meld on the table; those that others have touched since the own last turn are marked."""
    layout = screen.turn.present
    since = [sorted(each.kind for each in row) for row in screen.since.melds]
    told = screen.screen == "play" and bool(since)
    trays = [read_tray(row, screen.rules) for row in rows_of(layout)]
    return trays_view(layout, trays, lambda row: told and sorted(each.kind for each in row) not in since)


def _turn_verdict(screen: SeatScreen) -> VerdictProps:
    """Return what the turn comes to as it lies."""
    if not screen.touched:
        return verdict_of("idle", "")
    found = screen.judge()
    if not isinstance(found, Play):
        first = spoken_first(found)
        return verdict_of("not-yet", fault_sentence(first), first.clause)
    if screen.screen == "play" and (stopped := screen.why_not_done()) is not None:
        return verdict_of("not-yet", stopped)
    return verdict_of("right", say_of(screen.rules.tiles.kinds, "open-stands", count=found.count))


def _meter(screen: SeatScreen) -> MeterProps | None:
    """Return how far the opening has come, while the person is not open."""
    opening = screen.rules.opening
    if opening is None or not screen.lays or screen.view.opened[screen.you]:
        return None
    layout = screen.turn.present
    rows = [
        row for row, ids in zip(rows_of(layout), layout.trays, strict=True)
        if not any(id in layout.table for id in ids)
    ]  # fmt: skip
    melds = [meld for row in rows for meld in read_tray(row, screen.rules).melds]
    got = opening_value(melds, opening)
    return {"got": got, "wanted": opening.points, "text": say("open-meter", got=got, wanted=opening.points)}


def _checked(screen: SeatScreen) -> BoardVerdictProps | None:
    """Return what *Check board* found."""
    reading = screen.checked
    if reading is None or screen.screen == "replay":
        return None
    if reading.closing is None:
        fault = reading.fault
        clause = clause_view(fault.clause if fault else None)
        return {"text": rack_sentence(reading), "clause": clause, "holds": False}
    dearer, price = dearer_line(reading), price_text(reading.closing)
    closes = say("board-closes", price=price)
    text = say("board-closes-dearer", price=price, dearer=dearer.text) if dearer else closes
    return {"text": text, "clause": clause_view(reading.closing.clauses[0]), "holds": True}
