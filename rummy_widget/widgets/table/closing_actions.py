"""The buttons of the table, each with the reason why it can't be pressed now."""

from __future__ import annotations

from ...engine.game.phase import Phase
from ...engine.game.view import View, takeable
from ...text.sentences.faults import fault_sentence
from ...text.sentences.tiles import tile_name
from ...text.words import say
from ..shapes.table import TableActionProps
from .state import ScreenState


def actions_view(state: ScreenState, view: View) -> list[TableActionProps]:
    """The buttons, each with the reason why it cannot be pressed now."""
    position = state.game
    assert position is not None
    if position.over:
        return []
    if state.before is not None:
        return [_action("go-on", say("deed-go-on"), None)]
    if view.phase is Phase.REFUSE and view.mine:
        return [_action(key, say(f"deed-{key}"), None) for key in ("keep", "refuse")]
    last = takeable(view)
    take = say("deed-take", tile=tile_name(last)) if last is not None and view.mine else say("deed-take-none")
    moves = {"draw": say("deed-draw"), "take": take}
    if view.settings.turn.extra_joker != "off":
        moves["extra"] = say("deed-extra")
    found = [_action(key, text, _why_not(state, key)) for key, text in moves.items()]
    not_now = None if state.mine and view.phase is Phase.DISCARD else _why_not(state, "throw")
    found += [_action(key, say(f"deed-{key}"), not_now) for key in ("discard", "close")]
    found.append(_action("check", say("deed-check"), None if position.hands else say("not-now")))
    coached = state.mine and view.phase in (Phase.DRAW, Phase.DISCARD)
    if not state.people:  # help would be unfair
        found.append(_action("coach", say("deed-coach"), None if coached else say("not-now")))
    leave = say("deed-leave-really" if state.leaving else "deed-leave")
    found.append(_action("leave", leave, None if state.mine or state.people else say("not-now")))
    return found


def _action(key: str, text: str, why_not: str | None) -> TableActionProps:
    return {"key": key, "text": text, "enabled": why_not is None, "why": why_not}


def _why_not(state: ScreenState, move: str) -> str | None:
    assert state.game is not None
    refused = state.game.refused(move, state.you)
    return None if refused is None else fault_sentence(refused.fault)
