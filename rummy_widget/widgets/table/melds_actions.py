"""The buttons of an open game, each with the reason why it can't be pressed now; and which is the one."""

from __future__ import annotations

from ...engine.game.moves import Verb
from ...engine.game.phase import Phase
from ...engine.tiles import Tile
from ...text.sentences.faults import fault_sentence
from ...text.sentences.seats import seat_name
from ...text.sentences.tiles import say_of, tile_name
from ...text.words import say
from ..shapes.table import TableActionProps
from .state import ScreenState
from .turn_help import GRADES
from .turn_review import last_turn

HELP = ("coach", "advise", "review")
"""What would be unfair among people."""


def actions_view(state: ScreenState, stopped: str | None) -> list[TableActionProps]:
    """All that may be done in this kind of game; *stopped* is why the turn can't be ended as it lies."""
    game = state.now
    if game.over:
        return []
    if game.phase is Phase.REFUSE and state.mine:
        return [_action(key, say(f"deed-{key}"), None) for key in ("keep", "refuse")]
    found = []
    if game.has_discards:
        found.append(_move(state, Verb.DRAW, say("deed-draw")))
        take = say("deed-take", tile=tile_name(game.row[-1].tile)) if game.row else say("deed-take-none")
        found.append(_move(state, Verb.TAKE, take))
        if game.settings.turn.extra_joker != "off":
            found.append(_move(state, Verb.EXTRA, say("deed-extra")))
        found.append(_action("done", say("open-deed-lay"), _why_not_done(state, stopped)))
        discards = state.mine and game.phase is Phase.DISCARD
        found.append(_action("discard", say("deed-discard"), None if discards else _not_now(state)))
        found.append(_action("coach", say("open-deed-weigh"), None if discards else _not_now(state)))
    else:
        verb = Verb.DRAW if game.stock_count else Verb.PASS
        text = say("deed-draw" if game.stock_count else "open-deed-pass")
        found.append(_action(str(verb), text, None if state.lays else _not_now(state)))
        found.append(_action("done", say("open-deed-done"), _why_not_done(state, stopped)))
    found.append(
        _action(
            "revert", say("open-deed-revert"), None if state.touched else say("open-nothing-to-take-back")
        )
    )
    found.append(_action("sort-table", say("open-deed-sort"), None))
    grade = min(state.grade, GRADES - 1)
    found.append(
        _action(
            "advise",
            say_of(_kinds(state), "open-deed-advise", grade=grade),
            None if state.lays else _not_now(state),
        )
    )
    played = last_turn(state.past) is not None
    found.append(_action("review", say("open-review-title"), None if played else say("open-review-none")))
    leave = say("deed-leave-really" if state.leaving else "deed-leave")
    found.append(_action("leave", leave, None if state.mine or state.people else _not_now(state)))
    return [each for each in found if not (state.people and each["key"] in HELP)]


def primary_of(state: ScreenState) -> str:
    """The key of the one button of this moment."""
    game = state.now
    if game.phase is Phase.REFUSE:
        return "keep"
    if state.touched:
        return "done"
    if game.has_discards:
        return "draw" if game.phase is Phase.DRAW or not state.mine else "discard"
    return str(Verb.DRAW if game.stock_count else Verb.PASS)


def asked(state: ScreenState) -> str:
    """Whose turn it is, and what that player has to do."""
    game = state.now
    kinds = _kinds(state)
    if state.trying:
        return say("open-exercise")
    if game.over:
        return say("asked-over")
    who = seat_name(game.seat)
    if not state.mine:
        if game.phase is Phase.REFUSE:
            return say("asked-refuse-other", who=who)
        return say("open-asked-trying", who=who)
    if game.has_discards:
        if game.phase is Phase.REFUSE:
            return say("asked-refuse", doubles=0)
        if game.phase is Phase.DISCARD:
            return say_of(kinds, "open-asked-first" if game.beginning else "open-asked-lay")
        if game.refused(str(Verb.TAKE), state.you) is None:
            tile = tile_name(game.row[-1].tile)
            return say_of(kinds, "open-asked-take", tile=tile)
        return say_of(kinds, "open-asked-draw")
    if not game.stock_count:
        return say("open-asked-pass")
    opening = game.settings.rules.opening
    if opening and not game.opened[state.you]:
        return say("open-asked-open", wanted=opening.points)
    return say("open-asked-play")


def _why_not_done(state: ScreenState, stopped: str | None) -> str | None:
    if not state.lays:
        return _not_now(state)
    if not state.touched:
        return say_of(_kinds(state), "open-nothing-laid")
    return None if state.costs else stopped  # where it costs tiles it may be done, and is asked about


def _kinds(state: ScreenState) -> tuple[Tile, ...]:
    """What is played with, for what is said otherwise of cards."""
    return state.rules.tiles.kinds[:1]


def _not_now(state: ScreenState) -> str:
    return say("not-now") if state.mine else say("open-not-your-turn")


def _move(state: ScreenState, verb: Verb, text: str) -> TableActionProps:
    refused = state.now.refused(str(verb), state.you)
    return _action(str(verb), text, None if refused is None else fault_sentence(refused.fault))


def _action(key: str, text: str, why_not: str | None) -> TableActionProps:
    return {"key": key, "text": text, "enabled": why_not is None, "why": why_not}
