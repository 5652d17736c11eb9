"""What the page is told of a table where melds are laid: only what the person's seat may know, until the end.

`shapes.spread` has the shapes.
"""

from __future__ import annotations

from collections import Counter

from ...engine.game.deal_codes import deal_code
from ...engine.melds.hand import opening_value
from ...engine.reading.rack import read_rack
from ...engine.reading.table import read_tray
from ...engine.table_melds import Play, rows_of
from ...engine.tiles import Tile
from ...text.sentences.faults import fault_sentence
from ...text.sentences.racks import rack_name
from ...text.sentences.steps import step_sentence
from ...text.sentences.tiles import of_cards, say_of, tile_name, tiles_names
from ...text.words import say
from ..melds import spoken_first, trays_view
from ..seated import told_at
from ..shapes import racks as shapes
from ..shapes.spread import AdviceProps, MeterProps, OpenGameProps, OpenPhase, OpenTableProps, SeatTimeProps
from ..views import rack_view, tile_view, verdict_of
from .discard_weights import weighing_view
from .melds_actions import actions_view, asked, primary_of
from .melds_felt import melds_felt
from .melds_log import log_lines, news_lines, news_of
from .melds_replay import replay_view
from .melds_result import end_view, statistics_view
from .saving import KeptView
from .setup import SPEEDS, melds_setup_view
from .state import ScreenState
from .turn_help import GRADES
from .turn_review import review_view, waiting_sentence

_TOOLS: tuple[shapes.RackTool, ...] = ("undo", "redo", "sort-run", "sort-group", "size")


def melds_view(
    state: ScreenState, kept: KeptView, *, notice: str | None = None, closing: str | None = None,
    left: int | None = None,
) -> OpenTableProps:  # fmt: skip
    """Everything that the page draws; *left* are the milliseconds of a turn that is timed."""
    with told_at(state):
        return {
            "screen": "lobby" if state.people and not state.past else state.screen,  # type: ignore[typeddict-item]
            "setup": melds_setup_view(state.setup, kept=kept.ways, warning=kept.warning, closing=closing),
            "game": _game(state, waits=not kept.stale, left=left) if state.past else None,
            "settlement": end_view(state) if state.screen == "settled" else None,
            "replay": replay_view(state) if state.screen == "replay" else None,
            "statistics": statistics_view(state),
            "notice": notice,
            "token": kept.token,
            "place": kept.place,
            "unfinished": kept.unfinished,
            "stale": kept.stale,
        }


def _game(state: ScreenState, *, waits: bool, left: int | None) -> OpenGameProps:
    position = state.past[state.index] if state.screen == "replay" else state.now
    playing = state.screen == "play" and state.open
    trying = state.trying or playing
    stopped = state.why_not_done() if playing else None
    actions = actions_view(state, stopped) if playing else []
    by_key = {each["key"]: each for each in actions}
    lying, kinds = state.turn.present.arrangement(), state.rules.tiles.kinds
    rack = rack_view(
        state.turn.present, read_rack(lying, state.rules), label=rack_name(lying, kinds),
        verdict=_verdict(state) if trying else verdict_of("idle", ""),
        undo=bool(state.turn.past), redo=bool(state.turn.future), readonly=not trying, size=state.size,
        tools=list(_TOOLS) if trying else [], new=state.drawn if playing else None, cards=of_cards(kinds),
    )  # fmt: skip
    rack["trays"] = _trays(state)
    costs = state.costs if playing and state.lays and state.touched and stopped else 0
    return {
        "felt": melds_felt(state, position, by_key),
        "rack": rack,
        "asked": asked(state),
        "phase": _phase(state),
        "mine": state.mine and playing,
        "trying": playing and not state.lays,
        "actions": actions,
        "primary": primary_of(state) if playing else "",
        "meter": _meter(state) if playing else None,
        "done": stopped,
        "news": news_of(state) if playing else None,
        "told": news_lines(state) if playing else [],
        "penalty": say("open-penalty", count=costs, reason=stopped or "") if costs else None,
        "wait": SPEEDS[state.setup.value("speed")] if waits and state.waits else None,
        "time": _time(state, left),
        "log": log_lines(state),
        "advice": _advice(state) if playing else None,
        "coach": weighing_view(state) if playing else None,
        "after": state.missed if playing else None,
        "review": review_view(state.review) if playing and state.review else None,
        "code": deal_code(state.now) if state.now.over else None,
    }


def _time(state: ScreenState, left: int | None) -> SeatTimeProps | None:
    """The time of the turn, where turns are timed."""
    if left is None or not state.mine:
        return None
    return {"seconds": state.setup.seconds, "left": left, "move": len(state.now.moves)}


_PHASES: dict[str, OpenPhase] = {
    "refuse": "refuse", "draw": "draw", "discard": "discard", "play": "play", "over": "over",
}  # fmt: skip


def _phase(state: ScreenState) -> OpenPhase:
    return _PHASES[str(state.now.phase)]


# ---- The table -------------------------------------------------------------------------------------


def _trays(state: ScreenState) -> list[shapes.TrayProps]:
    """Every meld on the table; those that others have touched since one's own last turn are marked."""
    layout = state.turn.present
    since = [sorted(each.kind for each in row) for row in state.since.melds]
    told = state.screen == "play" and bool(since)
    return trays_view(
        layout,
        [read_tray(row, state.rules) for row in rows_of(layout)],
        lambda row: told and sorted(each.kind for each in row) not in since,
    )


def _verdict(state: ScreenState) -> shapes.VerdictProps:
    """What the turn comes to as it lies."""
    if not state.touched:
        return verdict_of("idle", "")
    found = state.judge()
    if not isinstance(found, Play):
        first = spoken_first(found)
        return verdict_of("not-yet", fault_sentence(first), first.clause)
    if state.screen == "play" and (stopped := state.why_not_done()) is not None:
        return verdict_of("not-yet", stopped)
    return verdict_of("right", say_of(state.rules.tiles.kinds, "open-stands", count=found.count))


def _meter(state: ScreenState) -> MeterProps | None:
    """How far the opening has come, while the person is not open."""
    game = state.now
    opening = state.rules.opening
    if opening is None or game.opened[state.you] or not state.lays:
        return None
    layout = state.turn.present
    rows = [
        row for row, ids in zip(rows_of(layout), layout.trays, strict=True)
        if not any(id in layout.table for id in ids)
    ]  # fmt: skip
    melds = [meld for row in rows for meld in read_tray(row, state.rules).melds]
    got = opening_value(melds, opening)
    return {"got": got, "wanted": opening.points, "text": say("open-meter", got=got, wanted=opening.points)}


# ---- What the coach says ----------------------------------------------------------------------------


def _advice(state: ScreenState) -> AdviceProps | None:
    """What was asked of the coach, no more than the grade that was asked for."""
    found, grade = state.help, state.grade
    if found is None or not grade:
        return None
    tiles: list[int] = []
    melds: list[list[shapes.TileProps]] = []
    steps: list[str] = []
    text = _counted(state)
    if found.play is not None:
        ids = _ids(state, found.tiles)
        if grade == 2:
            tiles = _ids(state, found.tiles[:1])
            text = say("open-advice-tile", tile=tile_name(found.tiles[0]))
        if grade >= 3:
            tiles, text = ids, say("open-advice-all", tiles=tiles_names(found.tiles))
            text = f"{text} {say('open-advice-melds')}"
            melds = [[tile_view(at, each) for at, each in enumerate(row)] for row in _new_melds(found.play)]
        if grade >= GRADES:
            text = say("open-advice-steps", count=len(found.steps))
            steps = [step_sentence(each) for each in found.steps]
    left = len(found.steps) - state.step
    return {
        "grade": grade,
        "most": found.most,
        "text": text,
        "tiles": tiles,
        "melds": melds,
        "steps": steps,
        "more": say_of(state.rules.tiles.kinds, "open-deed-advise", grade=grade)
        if grade < found.most
        else None,
        "play": say("open-advice-show", left=left) if grade >= GRADES and left else None,
        "waiting": waiting_sentence(state.now, state.you),
    }


def _new_melds(play: Play) -> list[tuple[Tile, ...]]:
    """The melds that are new or changed; a second one like another is new, too."""
    lying = Counter(tuple(sorted(each.kind for each in row)) for row in play.before.melds)
    found = []
    for row in play.after.melds:
        kinds = tuple(sorted(each.kind for each in row))
        if not lying[kinds]:
            found.append(row)
        lying[kinds] -= 1
    return found


def _counted(state: ScreenState) -> str:
    found, game = state.help, state.now
    assert found is not None
    if found.play is None:
        draws = "no" if game.has_discards else "yes" if game.stock_count else "pass"
        return say("open-advice-none", draw=draws)
    opens = "yes" if found.play.opens else "no"
    return say_of(game.settings.rules.tiles.kinds, "open-advice-count", count=found.count, opens=opens)


def _ids(state: ScreenState, tiles: tuple[Tile, ...]) -> list[int]:
    """Ids of these tiles among one's own."""
    layout, left = state.turn.present, list(tiles)
    own = [id for shelf in layout.shelves for id in shelf if id is not None]
    found = []
    for id in (*own, *layout.laid):
        if layout.tiles[id].kind in left:
            left.remove(layout.tiles[id].kind)
            found.append(id)
    return found
