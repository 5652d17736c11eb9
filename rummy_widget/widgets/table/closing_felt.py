"""What lies on the felt of the table, and what pointing at it does; after the end the hands too."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game.deal_codes import deal_code
from ...engine.game.phase import Phase
from ...engine.game.round import Round
from ...engine.game.view import View
from ...text.words import say
from ..felt import FeltAction, piles_of, row_of, seat_of
from ..seated import kind_at, round_from, said_at
from ..shapes.felt import FeltProps, FeltSeatProps
from ..shapes.table import TableActionProps, TablePhase
from .state import ScreenState


def closing_felt(
    state: ScreenState,
    position: Round,
    view: View,
    actions: Mapping[str, TableActionProps] | None = None,
) -> FeltProps:
    """The table as the person sees it; what may be drawn or taken by *actions* may be pointed at."""
    draw, take = ((actions or {}).get(key) for key in ("draw", "take"))
    return {
        "kind": "game",
        "label": say("scene-label-table"),
        "told": [],
        "seats": [
            _seat(state, position, view, seat) for seat in round_from(state.you, view.settings.players)
        ],
        "stacks": [],
        "piles": piles_of(view, draw=_deed(draw), drawn_trump=True),
        "row": row_of(view.row, take=_deed(take)),
    }


def code_of(state: ScreenState) -> str | None:
    """The code of the deal, once the game is over."""
    return deal_code(state.game) if state.game is not None and state.game.over else None


TABLE_PHASES: Mapping[Phase, TablePhase] = {
    Phase.REFUSE: "refuse", Phase.DRAW: "draw", Phase.DISCARD: "discard", Phase.OVER: "over",
}  # fmt: skip


def phase_of(view: View) -> TablePhase:
    """What the seat to play has to do; nobody plays melds out at this table."""
    return TABLE_PHASES[view.phase]


def _deed(action: TableActionProps | None) -> FeltAction | None:
    if action is None:
        return None
    text, why = action["text"], action["why"]
    return FeltAction(action["key"], text, why=why, title=why or text)


def _seat(state: ScreenState, position: Round, view: View, seat: int) -> FeltSeatProps:
    over = state.game is not None and state.game.over
    found = seat_of(
        view,
        seat,
        kind=kind_at(state, seat),
        score=_score(state, position, seat),
        hand=position.hands[seat].tiles() if over and seat != state.you else None,
    )
    return {**found, "notes": [*found["notes"], *said_at(state, seat)]}


def _score(state: ScreenState, position: Round, seat: int) -> int | None:
    """The points in the match at that moment: those of a game come when it has ended."""
    match = state.match
    if match is None:
        return None
    settled = state.open or position.over
    return (match if settled else match.before_last).scores[seat]
