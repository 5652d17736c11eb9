"""The buttons of an open game, each with the reason why it can't be pressed now; and which is the one."""

from __future__ import annotations

from ...engine.game.moves import Verb
from ...engine.game.phase import Phase
from ...engine.tiles import Tile
from ...text.sentences import fault_sentence, say_of, tile_name
from ...text.sentences.seats import seat_name
from ...text.words import say
from ..shapes.table import TableActionProps
from .desk import OpenDesk
from .help import GRADES
from .review import last_turn

__all__ = ["HELP", "actions_view", "asked", "primary_of"]

HELP = ("coach", "advise", "review")
"""What would be unfair among people."""


def actions_view(desk: OpenDesk, stopped: str | None) -> list[TableActionProps]:
    """All that may be done in this kind of game; *stopped* is why the turn can't be ended as it lies."""
    game = desk.now
    if game.over:
        return []
    if game.phase is Phase.REFUSE and desk.mine:
        return [_action(key, say(f"deed-{key}"), None) for key in ("keep", "refuse")]
    found = []
    if game.has_discards:
        found.append(_move(desk, Verb.DRAW, say("deed-draw")))
        take = say("deed-take", tile=tile_name(game.row[-1].tile)) if game.row else say("deed-take-none")
        found.append(_move(desk, Verb.TAKE, take))
        if game.settings.turn.extra_joker != "off":
            found.append(_move(desk, Verb.EXTRA, say("deed-extra")))
        found.append(_action("done", say("open-deed-lay"), _why_not_done(desk, stopped)))
        discards = desk.mine and game.phase is Phase.DISCARD
        found.append(_action("discard", say("deed-discard"), None if discards else _not_now(desk)))
        found.append(_action("coach", say("open-deed-weigh"), None if discards else _not_now(desk)))
    else:
        verb = Verb.DRAW if game.stock_count else Verb.PASS
        text = say("deed-draw" if game.stock_count else "open-deed-pass")
        found.append(_action(str(verb), text, None if desk.lays else _not_now(desk)))
        found.append(_action("done", say("open-deed-done"), _why_not_done(desk, stopped)))
    found.append(
        _action("revert", say("open-deed-revert"), None if desk.touched else say("open-nothing-to-take-back"))
    )
    found.append(_action("sort-table", say("open-deed-sort"), None))
    grade = min(desk.grade, GRADES - 1)
    found.append(
        _action(
            "advise",
            say_of(_kinds(desk), "open-deed-advise", grade=grade),
            None if desk.lays else _not_now(desk),
        )
    )
    played = last_turn(desk.past) is not None
    found.append(_action("review", say("open-review-title"), None if played else say("open-review-none")))
    leave = say("deed-leave-really" if desk.leaving else "deed-leave")
    found.append(_action("leave", leave, None if desk.mine or desk.people else _not_now(desk)))
    return [each for each in found if not (desk.people and each["key"] in HELP)]


def primary_of(desk: OpenDesk) -> str:
    """The key of the one button of this moment."""
    game = desk.now
    if game.phase is Phase.REFUSE:
        return "keep"
    if desk.touched:
        return "done"
    if game.has_discards:
        return "draw" if game.phase is Phase.DRAW or not desk.mine else "discard"
    return str(Verb.DRAW if game.stock_count else Verb.PASS)


def asked(desk: OpenDesk) -> str:
    """Whose turn it is, and what that player has to do."""
    game = desk.now
    kinds = _kinds(desk)
    if desk.exercise:
        return say("open-exercise")
    if game.over:
        return say("asked-over")
    who = seat_name(game.seat)
    if not desk.mine:
        if game.phase is Phase.REFUSE:
            return say("asked-refuse-other", who=who)
        return say("open-asked-trying", who=who)
    if game.has_discards:
        if game.phase is Phase.REFUSE:
            return say("asked-refuse", doubles=0)
        if game.phase is Phase.DISCARD:
            return say_of(kinds, "open-asked-first" if game.beginning else "open-asked-lay")
        if game.refused(str(Verb.TAKE), desk.you) is None:
            tile = tile_name(game.row[-1].tile)
            return say_of(kinds, "open-asked-take", tile=tile)
        return say_of(kinds, "open-asked-draw")
    if not game.stock_count:
        return say("open-asked-pass")
    opening = game.settings.rules.opening
    if opening and not game.opened[desk.you]:
        return say("open-asked-open", wanted=opening.points)
    return say("open-asked-play")


def _why_not_done(desk: OpenDesk, stopped: str | None) -> str | None:
    if not desk.lays:
        return _not_now(desk)
    if not desk.touched:
        return say_of(_kinds(desk), "open-nothing-laid")
    return None if desk.costs else stopped  # where it costs tiles it may be done, and is asked about


def _kinds(desk: OpenDesk) -> tuple[Tile, ...]:
    """What is played with, for what is said otherwise of cards."""
    return desk.rules.tiles.kinds[:1]


def _not_now(desk: OpenDesk) -> str:
    return say("not-now") if desk.mine else say("open-not-your-turn")


def _move(desk: OpenDesk, verb: Verb, text: str) -> TableActionProps:
    refused = desk.now.refused(str(verb), desk.you)
    return _action(str(verb), text, None if refused is None else fault_sentence(refused.fault))


def _action(key: str, text: str, why_not: str | None) -> TableActionProps:
    return {"key": key, "text": text, "enabled": why_not is None, "why": why_not}
