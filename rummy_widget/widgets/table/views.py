"""What the page is told of a table: only what the person's seat may know, until the game has ended.

`js/src/types.ts` has the same shapes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ...closing import Closing
from ...game.closing.coach import Option, draw_advice, why
from ...game.closing.payments import bonus_points
from ...game.closing.position import ClosingPosition, seen_by
from ...game.closing.replay import costliest
from ...game.closing.telling import (
    asked,
    deal_stages,
    payments_told,
    player_name,
    settled_told,
    takeable,
    trump_told,
)
from ...game.closing.view import View
from ...game.outcome import Outcome
from ...game.phase import Phase
from ...game.records import deal_code
from ...rules import Ruleset
from ...sentences import dearer_line, fault_sentence, price_text, rack_sentence, sentence, tile_name
from ...solver.tiling.counts import Counts
from ...tiles import Tile
from ...words import language, say
from ..reasons import closing_reasons
from ..views import TOOLS, Json, clause_view, melds_view, rack_view, tile_view, verdict_of, verdict_view
from .desk import Desk
from .keeping import View as Kept
from .log import YOU, Logged
from .setup import SPEEDS, setup_view

__all__ = ["table_view"]

MOST_TOLD = 12
TIED = 0.05  # points: discards that differ by less are as good as each other
_END = {Outcome.EMPTY: "PRO-14", Outcome.LEFT: "PRO-15"}


def table_view(desk: Desk, kept: Kept, *, notice: str | None = None) -> Json:
    """Everything that the page draws."""
    settled, replay = desk.screen == "settled", desk.screen == "replay"
    return {
        "screen": desk.screen,
        "setup": setup_view(desk.setup, kept=kept.ways, warning=kept.warning),
        "game": None
        if desk.game is None
        else _replayed(desk)
        if replay
        else _game(desk, waits=not kept.stale),
        "deal": _deal(desk.game, desk.stage) if desk.game is not None and desk.screen == "deal" else None,
        "settlement": _settlement(desk) if settled else None,
        "replay": _replay(desk) if replay else None,
        "statistics": _statistics(desk),
        "notice": notice,
        "token": kept.token,
        "place": kept.place,
        "unfinished": kept.unfinished,
        "stale": kept.stale,
    }


# ---- The table as it stands ------------------------------------------------------------------------


def _game(desk: Desk, *, waits: bool) -> Json:
    position, view = desk.game, desk.view
    assert position is not None
    reading, layout = desk.reading, desk.rack.present
    rack = rack_view(
        layout, reading, verdict=verdict_view(reading, view.settings.rules), undo=bool(desk.rack.past),
        redo=bool(desk.rack.future), readonly=position.over, size=desk.size,
        tools=[] if position.over else list(TOOLS),
    )  # fmt: skip
    return {
        **_table(position, view, desk),
        "rack": rack,
        "asked": asked(view),
        "mine": desk.mine and desk.before is None,
        "actions": _actions(desk, view),
        "wait": SPEEDS[desk.setup.value("speed")] if waits and desk.waits else None,
        "log": _log(desk.log),
        "verdict": _verdict(desk),
        "coach": _coach(desk, view),
        "takeback": desk.before is not None,
    }


def _table(position: ClosingPosition, view: View, desk: Desk) -> Json:
    """What lies there for all to see; after the end the hands too."""
    over = desk.game is not None and desk.game.over
    return {
        "you": YOU,
        "seats": [_seat(position, view, seat, desk, over) for seat in range(view.settings.players)],
        "stock": {"count": view.stock_count, "label": say("stock-label", count=view.stock_count)},
        "trump": tile_view(0, view.trump),
        "trump_label": sentence(trump_told(view)),
        "row": _row(view),
        "phase": str(view.phase),
        "code": deal_code(desk.game) if desk.game is not None and over else None,
    }


def _tiles(tiles: Iterable[Tile]) -> list[Json]:
    return [tile_view(number, tile) for number, tile in enumerate(tiles)]


def _seat(position: ClosingPosition, view: View, seat: int, desk: Desk, over: bool) -> Json:
    kind = "you" if seat == YOU else desk.kinds[seat - 1]
    thrown = _thrown(position, seat)
    last = tile_name(thrown[-1]) if thrown else "none"
    named = {"who": player_name(seat), "kind": say("player-kind", kind=kind)}
    return {
        "seat": seat,
        "name": named["who"],
        "kind": named["kind"],
        "you": seat == YOU,
        "turn": view.turn == seat and view.phase is not Phase.OVER,
        "first": view.first == seat,
        "tiles": view.sizes[seat],
        "score": desk.match.scores[seat] if desk.match is not None else None,
        "thrown": _tiles(thrown),
        "known": [] if seat == YOU else _tiles(sorted(view.with_others[seat])),
        "notes": _notes(view, seat),
        "hand": _tiles(position.hands[seat].tiles()) if over and seat != YOU else None,
        "label": say("seat-label", **named, count=view.sizes[seat], last=last),
    }


def _thrown(position: ClosingPosition, seat: int) -> tuple[Tile, ...]:
    """What a seat has discarded in this deal and what still lies there, the oldest first."""
    return tuple(tile for by, tile in position.row if by == seat)


def _notes(view: View, seat: int) -> list[str]:
    notes = []
    if view.first == seat:
        notes.append(say("note-first"))
    if view.thrown[seat]:
        notes.append(say("note-thrown", count=view.thrown[seat]))
    if view.extra[seat]:
        notes.append(say("note-extra"))
    if view.bonus == seat:
        points = bonus_points(view.settings) * (view.settings.players - 1)
        notes.append(say("note-bonus", points=points))
    return notes


def _row(view: View) -> list[Json]:
    return [
        {
            "tile": tile_view(number, tile),
            "by": player_name(by),
            "seat": by,
            "label": sentence(say("discard-label", tile=tile_name(tile), who=say("payee-name", seat=by))),
            "last": number == len(view.row) - 1,
        }
        for number, (by, tile) in enumerate(view.row)
    ]


def _log(log: tuple[Logged, ...]) -> list[Json]:
    return [{"text": each.text, "mine": each.seat == YOU} for each in log[-MOST_TOLD:]]


def _verdict(desk: Desk) -> Json | None:
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


# ---- What may be done ------------------------------------------------------------------------------


def _actions(desk: Desk, view: View) -> list[Json]:
    """The buttons, each with the reason why it cannot be pressed now."""
    position = desk.game
    assert position is not None
    if position.over:
        return []
    if desk.before is not None:
        return [_action("go-on", say("deed-go-on"), None)]
    if view.phase is Phase.REFUSE and view.mine:
        return [_action(key, say(f"deed-{key}"), None) for key in ("keep", "refuse")]
    last = takeable(view)
    take = say("deed-take", tile=tile_name(last)) if last is not None and view.mine else say("deed-take-none")
    moves = {"draw": say("deed-draw"), "take": take}
    if view.settings.turn.extra_joker != "off":
        moves["extra"] = say("deed-extra")
    found = [_action(key, text, _why_not(position, key)) for key, text in moves.items()]
    not_now = None if desk.mine and view.phase is Phase.DISCARD else _why_not(position, "throw")
    found += [_action(key, say(f"deed-{key}"), not_now) for key in ("discard", "close")]
    found.append(_action("check", say("deed-check"), None if position.hands else say("not-now")))
    coached = desk.mine and view.phase in (Phase.DRAW, Phase.DISCARD)
    found.append(_action("coach", say("deed-coach"), None if coached else say("not-now")))
    leave = say("deed-leave-really" if desk.leaving else "deed-leave")
    found.append(_action("leave", leave, None if desk.mine else say("not-now")))
    return found


def _action(key: str, text: str, why_not: str | None) -> Json:
    return {"key": key, "text": text, "enabled": why_not is None, "why": why_not}


def _why_not(position: ClosingPosition, move: str) -> str | None:
    refused = position.refused(move, YOU)
    return None if refused is None else fault_sentence(refused.fault)


# ---- The coach -------------------------------------------------------------------------------------


def _coach(desk: Desk, view: View) -> Json | None:
    if desk.draw_advice:
        return {"title": say("coach-title"), "text": sentence(draw_advice(view)), "head": [], "rows": []}
    advice = desk.advice
    if advice is None:
        return None
    best = advice.best
    if desk.chosen is not None and advice.closing is not None and not advice.waiting:
        text = say("coach-chose-closing", tile=tile_name(desk.chosen), points=advice.closing.points)
    elif desk.chosen is not None:
        same = advice.cost(desk.chosen) < 1
        text = say("coach-chose", tile=tile_name(desk.chosen), same="yes" if same else "no",
                   best=tile_name(best.tile), why=why(best, advice))  # fmt: skip
    elif advice.closing is not None:
        key = "coach-close-wait" if advice.waiting else "coach-close"
        more = round(advice.gain, -1)  # an estimate: to the nearest ten
        text = say(key, points=advice.closing.points, tile=tile_name(best.tile), more=int(more))
    else:
        text = say("coach-best", tile=tile_name(best.tile), why=why(best, advice))
    others = view.next_seat
    head = [say(f"coach-head-{key}") for key in ("tile", "distance", "outs", "chance", "points")]
    head += [say("coach-head-gives", who=player_name(others)), say("coach-head-cost")]
    rows = [
        {
            "tile": tile_view(number, each.tile),
            "cells": [*_cells(each), str(round(advice.cost(each.tile)))],
            "why": why(each, advice),
            "best": advice.cost(each.tile) < TIED,
            "chosen": each.tile == desk.chosen,
        }
        for number, each in enumerate(advice.options)
    ]
    return {"title": say("coach-title"), "text": text, "head": head, "rows": rows}


def _cells(option: Option) -> list[str]:
    discard = option.discard
    return [
        str(discard.distance),
        str(discard.outs.copies),
        percent(float(discard.chance)),
        str(round(float(discard.expected))),
        percent(float(option.gives)),
    ]


def percent(chance: float) -> str:
    """A chance as people read it.

    >>> percent(0.0652), percent(0.0), percent(0.004)
    ('7 %', 'none', '0.4 %')
    """
    if not chance:
        return say("coach-chance-none")
    digits = f"{chance * 100:.1f}" if chance < 0.01 else f"{chance * 100:.0f}"
    return say("coach-chance", percent=digits)


# ---- The deal and the end --------------------------------------------------------------------------


def _deal(position: ClosingPosition, stage: int) -> Json:
    deal, settings = position.deal, position.settings
    after = (deal.trump_stack + 1) % settings.deal.stacks
    return {
        "at": stage,
        "steps": [{"kind": stage.kind, "text": stage.text} for stage in deal_stages(position)],
        "stacks": [settings.deal.stack] * settings.deal.stacks,
        "trump": tile_view(0, deal.trump),
        "trump_stack": deal.trump_stack,
        "moved_to": after,
        "put_back": deal.put_back,
        "dealt": [
            {"seat": player_name(seat), "stacks": list(stacks)} for seat, stacks in enumerate(deal.dealt)
        ],
    }


def _settlement(desk: Desk) -> Json:
    game, match = desk.game, desk.match
    assert game is not None
    assert match is not None
    title, text = settled_told(game)
    assert game.result is not None
    closing = game.result.closing
    return {
        "title": title,
        "text": text,
        "clause": clause_view(closing.clauses[0] if closing else _END[game.result.outcome]),
        "melds": [] if closing is None else melds_view(closing),
        "free": tile_view(0, closing.free) if closing else None,
        "points": closing.points if closing else None,
        "reasons": _reasons(game, closing),
        "payments": [
            {"text": said, "points": points, "clause": clause_view(clause)}
            for said, points, clause in payments_told(game)
        ],
        "totals": [
            {"name": player_name(seat), "game": game.payments[seat], "match": match.scores[seat]}
            for seat in range(game.settings.players)
        ],
        "code": deal_code(game),
        "can_again": True,
    }


def _reasons(game: ClosingPosition, closing: Closing | None) -> list[Json]:
    """Why the close that was paid is worth that, and what would have paid more."""
    if closing is None or game.result is None or game.result.seat is None:
        return []
    return _told(game.hands[game.result.seat], closing, game.settings.rules, language())


@lru_cache(maxsize=16)
def _told(rack: Counts, closing: Closing, rules: Ruleset, spoken: str) -> list[Json]:
    """The reasons, kept for each language that they were told in."""
    return closing_reasons(rack, closing, rules)


def _statistics(desk: Desk) -> Json | None:
    match = desk.match
    if match is None or not match.count:
        return None
    heads = ("player", "closes", "mean", "bonuses", "score")
    rows = []
    for seat, each in enumerate(match.tallies):
        mean = str(round(each.points / each.closes)) if each.closes else "–"
        score = f"{each.score:+d}" if each.score else "0"
        rows.append([player_name(seat), str(each.closes), mean, str(each.bonuses), score])
    title = say("statistics-title", count=match.count)
    return {"title": title, "head": [say(f"statistics-{key}") for key in heads], "rows": rows}


# ---- Looking back ----------------------------------------------------------------------------------


def _replayed(desk: Desk) -> Json:
    """The table at a moment of the game that has ended."""
    then = desk.then
    view = seen_by(then, YOU)
    trying = desk.exercise is not None
    layout = desk.exercise_rack
    chosen = [] if desk.tried is None else [next(
        id for id, each in enumerate(layout.tiles) if each.kind == desk.tried
    )]  # fmt: skip
    rack = rack_view(
        layout, None, verdict=verdict_of("idle", ""), readonly=not trying, choose=trying, chosen=chosen,
        size=desk.size, tools=[],
    )  # fmt: skip
    return {
        **_table(then, view, desk),
        "rack": rack,
        "asked": say("review-exercise") if trying else asked(view),
        "mine": trying,
        "actions": [],
        "wait": None,
        "log": _log(desk.log[: desk.index]),
        "verdict": None,
        "coach": None,
        "takeback": False,
    }


def _replay(desk: Desk) -> Json:
    game, moment = desk.game, desk.moment
    assert game is not None
    own = best = cost = None
    if moment is not None and desk.exercise is None:
        own = say("review-own", tile=tile_name(moment.tile))
        best = say("review-best", tile=tile_name(moment.advice.best.tile))
        cost = say("review-costs", points=round(moment.cost)) if moment.cost >= 1 else None
    return {
        "index": desk.index,
        "count": len(game.moves) + 1,
        "text": desk.log[desk.index].text if desk.index < len(desk.log) else say("asked-over"),
        "who": player_name(desk.then.seat),
        "own": own,
        "best": best,
        "cost": cost,
        "moments": [
            {
                "index": each.index,
                "text": say("review-moment", number=each.index + 1, own=tile_name(each.tile),
                            best=tile_name(each.advice.best.tile))
                + ": " + say("review-costs", points=round(each.cost)),
            }
            for each in costliest(desk.moments)
        ],
        "exercise": _exercise(desk),
    }  # fmt: skip


def _exercise(desk: Desk) -> Json | None:
    moment = desk.moment
    if desk.exercise is None or moment is None:
        return None
    feedback, right = None, False
    if desk.tried is not None:
        right = moment.advice.cost(desk.tried) < 1
        reason = why(moment.advice.option(desk.tried), moment.advice)
        feedback = say("review-right" if right else "review-wrong", why=reason)
    return {
        "text": say("review-exercise"),
        "tried": desk.tried is not None,
        "feedback": feedback,
        "right": right,
    }
