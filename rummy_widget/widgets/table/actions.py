"""Data with which the page shows the buttons of a game table.

They say what the player can do now. If a move is impossible now, they say why.
"""

from __future__ import annotations

from ...engine.game.moves import Verb
from ...engine.game.phase import Phase
from ...engine.game.turn_review import GRADES
from ...engine.game.view import View, takeable
from ...text.sentences.closing_rounds import turn_sentence
from ...text.sentences.open_rounds import table_turn_sentence
from ...text.sentences.tiles import say_of, tile_name
from ...text.words import say
from ..shapes.table import TableActionProps
from .seat_screen import SeatScreen

_HELP = ("coach", "advise", "review")
"""Keys of the actions that are left out at a multiplayer table, because the coach's help would be unfair."""


def actions_view(screen: SeatScreen, stopped: str | None) -> list[TableActionProps]:
    """Return the data for the player's actions; an action that isn't possible now comes with the reason.

    *stopped* is a sentence that says why the unfinished turn can't end yet; None if it can. Returns [] once
    the round has ended.
    """
    view = screen.view
    if view.phase is Phase.OVER:
        return []
    if screen.may_take_back:
        return [_action("go-on", say("action-go-on"))]
    if view.phase is Phase.REFUSE and view.mine:
        return [_action(key, say(f"action-{key}")) for key in ("keep", "refuse")]
    rules = view.settings.rules
    found = [*(_draw_actions(screen, view) if rules.has_discards else [_pass_action(screen, view)])]
    found += _meld_actions(screen, view, stopped) if rules.has_table else _close_actions(screen, view)
    leave = say("action-leave-really" if screen.leaving else "action-leave")
    found.append(_action("leave", leave, None if screen.mine or screen.people else _not_now(screen)))
    return [each for each in found if not (screen.people and each["key"] in _HELP)]


def _draw_actions(screen: SeatScreen, view: View) -> list[TableActionProps]:
    last = takeable(view) if view.mine or screen.has_table else None
    take = say("action-take", tile=tile_name(last)) if last is not None else say("action-take-none")
    moves = {"draw": say("action-draw"), "take": take}
    if view.settings.turn.extra_joker != "off":
        moves["extra"] = say("action-extra")
    return [_action(key, text, screen.why_refused(key)) for key, text in moves.items()]


def _pass_action(screen: SeatScreen, view: View) -> TableActionProps:
    """Return the data for the action that ends a turn without laying tiles.

    The action is to draw a tile or, if the stock is empty, to pass.
    """
    text = say("action-draw" if view.stock_count else "melds-action-pass")
    return _action(str(view.drawing.verb), text, None if screen.lays else _not_now(screen))


def _close_actions(screen: SeatScreen, view: View) -> list[TableActionProps]:
    not_now = None if screen.discards else screen.why_refused("throw")
    coached = screen.mine and view.phase in (Phase.DRAW, Phase.DISCARD)
    return [
        *(_action(key, say(f"action-{key}"), not_now) for key in ("discard", "close")),
        _action("check", say("action-check")),
        _action("coach", say("action-coach"), None if coached else say("not-now")),
    ]


def _meld_actions(screen: SeatScreen, view: View, stopped: str | None) -> list[TableActionProps]:
    rules, lays, touched = screen.rules, screen.lays, screen.touched
    kinds = rules.tiles.kinds[:1]
    not_done = stopped
    if not lays:
        not_done = _not_now(screen)
    elif not touched:
        not_done = say_of(kinds, "melds-nothing-laid")
    elif screen.costs:  # it is possible, but the page asks the player to confirm it
        not_done = None
    done = "melds-action-lay" if screen.rules.has_discards else "melds-action-done"
    found = [_action("done", say(done), not_done)]
    if screen.rules.has_discards:
        not_now = None if screen.discards else _not_now(screen)
        found.append(_action("discard", say("action-discard"), not_now))
        found.append(_action("coach", say("melds-action-weigh"), not_now))
    grade, why_not = min(screen.grade, GRADES - 1), None if lays else _not_now(screen)
    untouched = None if touched else say("melds-nothing-to-take-back")
    found += [
        _action("revert", say("melds-action-revert"), untouched),
        _action("sort-table", say("melds-action-sort")),
        _action("advise", say_of(kinds, "melds-action-advise", grade=grade), why_not),
        _action("review", say("melds-review-title"), None if screen.may_review else say("melds-review-none")),
    ]
    return found


def _not_now(screen: SeatScreen) -> str:
    return say("not-now") if screen.mine or not screen.has_table else say("melds-not-your-turn")


def _action(key: str, text: str, why_not: str | None = None) -> TableActionProps:
    return {"key": key, "text": text, "enabled": why_not is None, "why": why_not}


def main_action_key(screen: SeatScreen, actions: list[TableActionProps], *, closes: bool) -> str:
    """Return the key of the action of the main button; '' if the main button has no action now.

    *actions* are the player's actions, as `actions_view` returns them. *closes* says whether the player can
    close (end the round) with the rack as it is arranged.
    """
    able = {each["key"] for each in actions if each["enabled"]}
    if screen.has_table:
        if screen.view.phase is Phase.REFUSE:
            return "keep"
        if screen.touched:
            return "done"
        if not screen.rules.has_discards:
            return str(screen.view.drawing.verb)
        return "draw" if screen.view.phase is Phase.DRAW or not screen.mine else "discard"
    wanted = [*(["close"] if closes else []), "go-on", "keep", "draw", "take"]
    found = next((key for key in wanted if key in able), None)
    offered = screen.mine and any(each["key"] == "discard" for each in actions)
    return found or ("discard" if offered else "")


def prompt(screen: SeatScreen) -> str:
    """Return a sentence that says whose turn it is, and what that player must do."""
    if screen.trying:
        return say("melds-exercise" if screen.has_table else "review-exercise")
    if not screen.has_table:
        return turn_sentence(screen.view)
    taking = screen.mine and screen.why_refused(Verb.TAKE) is None
    return table_turn_sentence(screen.view, first=screen.discard_only, taking=taking)
