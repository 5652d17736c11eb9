"""What the page is told of a table where melds are laid: only what the person's seat may know, until the end.

`shapes.spread` has the shapes.
"""

from __future__ import annotations

from collections import Counter

from ...engine.game.deal_codes import deal_code
from ...engine.reading.rack import read_rack
from ...engine.reading.table import read_tray
from ...engine.table_melds import Play, rows_of
from ...engine.table_melds.opening import opening_value
from ...engine.tiles import Tile
from ...text.sentences import (
    fault_sentence,
    rack_name,
    say_of,
    tile_name,
    tiles_names,
)
from ...text.sentences.steps import step_sentence
from ...text.sentences.tiles import of_cards
from ...text.words import say
from ..melds import spoken_first, trays_view
from ..seated import told_at
from ..shapes import racks as shapes
from ..shapes.spread import AdviceProps, MeterProps, OpenGameProps, OpenPhase, OpenTableProps, SeatTimeProps
from ..table.keeping import KeptView
from ..table.setup import SPEEDS
from ..views import rack_view, tile_view, verdict_of
from .actions import actions_view, asked, primary_of
from .desk import OpenDesk
from .felt import open_felt
from .help import GRADES
from .looking import replay_view
from .review import review_view, waiting_sentence
from .settlement import end_view, statistics_view
from .setup import setup_view
from .told import log_lines, news_lines, news_of
from .weighing import weighing_view

__all__ = ["open_view"]

_TOOLS: tuple[shapes.RackTool, ...] = ("undo", "redo", "sort-run", "sort-group", "size")


def open_view(
    desk: OpenDesk, kept: KeptView, *, notice: str | None = None, closing: str | None = None,
    left: int | None = None,
) -> OpenTableProps:  # fmt: skip
    """Everything that the page draws; *left* are the milliseconds of a turn that is timed."""
    with told_at(desk):
        return {
            "screen": "lobby" if desk.people and not desk.past else desk.screen,
            "setup": setup_view(desk.setup, kept=kept.ways, warning=kept.warning, closing=closing),
            "game": _game(desk, waits=not kept.stale, left=left) if desk.past else None,
            "settlement": end_view(desk) if desk.screen == "settled" else None,
            "replay": replay_view(desk) if desk.screen == "replay" else None,
            "statistics": statistics_view(desk),
            "notice": notice,
            "token": kept.token,
            "place": kept.place,
            "unfinished": kept.unfinished,
            "stale": kept.stale,
        }


def _game(desk: OpenDesk, *, waits: bool, left: int | None) -> OpenGameProps:
    position = desk.past[desk.index] if desk.screen == "replay" else desk.now
    playing = desk.screen == "play" and desk.open
    trying = desk.exercise or playing
    stopped = desk.stopped() if playing else None
    actions = actions_view(desk, stopped) if playing else []
    by_key = {each["key"]: each for each in actions}
    lying, kinds = desk.turn.present.arrangement(), desk.rules.tiles.kinds
    rack = rack_view(
        desk.turn.present, read_rack(lying, desk.rules), label=rack_name(lying, kinds),
        verdict=_verdict(desk) if trying else verdict_of("idle", ""),
        undo=bool(desk.turn.past), redo=bool(desk.turn.future), readonly=not trying, size=desk.size,
        tools=list(_TOOLS) if trying else [], new=desk.drawn if playing else None, cards=of_cards(kinds),
    )  # fmt: skip
    rack["trays"] = _trays(desk)
    costs = desk.costs if playing and desk.lays and desk.touched and stopped else 0
    return {
        "felt": open_felt(desk, position, by_key),
        "rack": rack,
        "asked": asked(desk),
        "phase": _phase(desk),
        "mine": desk.mine and playing,
        "trying": playing and not desk.lays,
        "actions": actions,
        "primary": primary_of(desk) if playing else "",
        "meter": _meter(desk) if playing else None,
        "done": stopped,
        "news": news_of(desk) if playing else None,
        "told": news_lines(desk) if playing else [],
        "penalty": say("open-penalty", count=costs, reason=stopped or "") if costs else None,
        "wait": SPEEDS[desk.setup.value("speed")] if waits and desk.waits else None,
        "time": _time(desk, left),
        "log": log_lines(desk),
        "advice": _advice(desk) if playing else None,
        "coach": weighing_view(desk) if playing else None,
        "after": desk.missed if playing else None,
        "review": review_view(desk.review) if playing and desk.review else None,
        "code": deal_code(desk.now) if desk.now.over else None,
    }


def _time(desk: OpenDesk, left: int | None) -> SeatTimeProps | None:
    """The time of the turn, where turns are timed."""
    if left is None or not desk.mine:
        return None
    return {"seconds": desk.setup.seconds, "left": left, "move": len(desk.now.moves)}


_PHASES: dict[str, OpenPhase] = {
    "refuse": "refuse", "draw": "draw", "discard": "discard", "play": "play", "over": "over",
}  # fmt: skip


def _phase(desk: OpenDesk) -> OpenPhase:
    return _PHASES[str(desk.now.phase)]


# ---- The table -------------------------------------------------------------------------------------


def _trays(desk: OpenDesk) -> list[shapes.TrayProps]:
    """Every meld on the table; those that others have touched since one's own last turn are marked."""
    layout = desk.turn.present
    since = [sorted(each.kind for each in row) for row in desk.since.melds]
    told = desk.screen == "play" and bool(since)
    return trays_view(
        layout,
        [read_tray(row, desk.rules) for row in rows_of(layout)],
        lambda row: told and sorted(each.kind for each in row) not in since,
    )


def _verdict(desk: OpenDesk) -> shapes.VerdictProps:
    """What the turn comes to as it lies."""
    if not desk.touched:
        return verdict_of("idle", "")
    found = desk.judged()
    if not isinstance(found, Play):
        first = spoken_first(found)
        return verdict_of("not-yet", fault_sentence(first), first.clause)
    if desk.screen == "play" and (stopped := desk.stopped()) is not None:
        return verdict_of("not-yet", stopped)
    return verdict_of("right", say_of(desk.rules.tiles.kinds, "open-stands", count=found.count))


def _meter(desk: OpenDesk) -> MeterProps | None:
    """How far the opening has come, while the person is not open."""
    game = desk.now
    opening = desk.rules.opening
    if opening is None or game.opened[desk.you] or not desk.lays:
        return None
    layout = desk.turn.present
    rows = [
        row for row, ids in zip(rows_of(layout), layout.trays, strict=True)
        if not any(id in layout.table for id in ids)
    ]  # fmt: skip
    melds = [meld for row in rows for meld in read_tray(row, desk.rules).melds]
    got = opening_value(melds, opening)
    return {"got": got, "wanted": opening.points, "text": say("open-meter", got=got, wanted=opening.points)}


# ---- What the coach says ----------------------------------------------------------------------------


def _advice(desk: OpenDesk) -> AdviceProps | None:
    """What was asked of the coach, no more than the grade that was asked for."""
    found, grade = desk.help, desk.grade
    if found is None or not grade:
        return None
    tiles: list[int] = []
    melds: list[list[shapes.TileProps]] = []
    steps: list[str] = []
    text = _counted(desk)
    if found.play is not None:
        ids = _ids(desk, found.tiles)
        if grade == 2:
            tiles = _ids(desk, found.tiles[:1])
            text = say("open-advice-tile", tile=tile_name(found.tiles[0]))
        if grade >= 3:
            tiles, text = ids, say("open-advice-all", tiles=tiles_names(found.tiles))
            text = f"{text} {say('open-advice-melds')}"
            melds = [[tile_view(at, each) for at, each in enumerate(row)] for row in _new_melds(found.play)]
        if grade >= GRADES:
            text = say("open-advice-steps", count=len(found.steps))
            steps = [step_sentence(each) for each in found.steps]
    left = len(found.steps) - desk.step
    return {
        "grade": grade,
        "most": found.most,
        "text": text,
        "tiles": tiles,
        "melds": melds,
        "steps": steps,
        "more": say_of(desk.rules.tiles.kinds, "open-deed-advise", grade=grade)
        if grade < found.most
        else None,
        "play": say("open-advice-show", left=left) if grade >= GRADES and left else None,
        "waiting": waiting_sentence(desk.now, desk.you),
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


def _counted(desk: OpenDesk) -> str:
    found, game = desk.help, desk.now
    assert found is not None
    if found.play is None:
        draws = "no" if game.has_discards else "yes" if game.stock_count else "pass"
        return say("open-advice-none", draw=draws)
    opens = "yes" if found.play.opens else "no"
    return say_of(game.settings.rules.tiles.kinds, "open-advice-count", count=found.count, opens=opens)


def _ids(desk: OpenDesk, tiles: tuple[Tile, ...]) -> list[int]:
    """Ids of these tiles among one's own."""
    layout, left = desk.turn.present, list(tiles)
    own = [id for shelf in layout.shelves for id in shelf if id is not None]
    found = []
    for id in (*own, *layout.laid):
        if layout.tiles[id].kind in left:
            left.remove(layout.tiles[id].kind)
            found.append(id)
    return found
