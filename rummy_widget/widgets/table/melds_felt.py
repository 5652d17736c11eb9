"""What lies around the spread: who sits there, stock, Trump and discards; only what the person may know."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game.round import Round
from ...engine.rules import LaidScore
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.tiles import say_of, sentence, tile_name
from ...text.words import say
from ..felt import FeltAction, pile, row_of
from ..seated import kind_at, round_from, said_at
from ..shapes.felt import FeltProps, FeltSeatProps, PileProps
from ..shapes.table import TableActionProps
from ..views import tiles_view
from .state import ScreenState


def melds_felt(state: ScreenState, position: Round, actions: Mapping[str, TableActionProps]) -> FeltProps:
    """The table as the person sees it; what may be drawn or taken may be pointed at."""
    return {
        "kind": "game",
        "label": say("scene-label-table"),
        "told": [],
        "seats": [_seat(state, position, seat) for seat in round_from(state.you, position.settings.players)],
        "stacks": [],
        "piles": _piles(position, actions),
        "row": row_of(position.row, take=_deed(actions.get("take"))),
    }


def _piles(position: Round, actions: Mapping[str, TableActionProps]) -> list[PileProps]:
    kinds = position.settings.rules.tiles.kinds[:1]
    count = position.stock_count
    name = say_of(kinds, "open-stock", count=count)
    found = [pile("stock", name, count=count, deed=_deed(actions.get("draw")))]
    trump = position.trump
    if trump is not None:
        found.append(pile("trump", sentence(say("trump-label", tile=tile_name(trump))), tile=trump))
    return found


def _deed(action: TableActionProps | None) -> FeltAction | None:
    if action is None or not action["enabled"]:
        return None
    return FeltAction(action["key"], action["text"], title=action["text"])


def _seat(state: ScreenState, position: Round, seat: int) -> FeltSeatProps:
    kind = kind_at(state, seat)
    rules, name, count = position.settings.rules, player_name(seat), len(position.hands[seat])
    you = "yes" if seat == state.you else "no"
    notes = [say("note-first")] if position.first == seat else []
    if rules.opening and position.opened[seat]:
        notes.append(say("open-note-opened"))
    if isinstance(rules.score, LaidScore):
        notes.append(say("open-note-points", points=position.points[seat]))
    notes += said_at(state, seat)
    label = say_of(
        rules.tiles.kinds[:1], "open-seat-label", who=name, kind=kind, count=count, you=you,
        opened="yes" if position.opened[seat] else "no",
    )  # fmt: skip
    over = position.over and seat != state.you
    return {
        "seat": seat,
        "name": name,
        "kind": kind,
        "you": seat == state.you,
        "turn": position.seat == seat and not position.over,
        "first": position.first == seat,
        "tiles": count,
        "score": state.match.scores[seat] if state.match is not None else None,
        "thrown": tiles_view(tile for by, tile in position.row if by == seat),
        "known": [],
        "notes": notes,
        "hand": tiles_view(position.hands[seat]) if over else None,
        "label": sentence(label),
    }
