"""Sentences about a multiplayer table: its settings, players' phrases, and who has joined or left.

>>> phrase_text("nice")
'Nice move'
"""

from __future__ import annotations

from ..engine.rules import GAMES, switches_of
from ..text.sentences.games import switch_name, switch_value
from ..text.sentences.seats import safe_name
from ..text.sentences.tiles import sentence
from ..text.words import say
from .events import Terms
from .views import SeatView, TableView


def phrase_text(phrase: str) -> str:
    """Return the sentence or emoji of a phrase that players can say, given by its key in `events.PHRASES`."""
    return say(f"phrase-{phrase}")


def turn_time(terms: Terms) -> str:
    """Return a short text on how much time a player has for a turn.

    >>> turn_time(Terms("rummikub"))
    'Time for a turn: no limit'
    """
    value = switch_value("timer", str(terms.settings.rules.timer), closing=False)
    return f"{switch_name('timer', closing=False)}: {value}"


def term_sentences(terms: Terms) -> list[str]:
    """Return sentences about a table's terms (its settings): the game, the number of seats, house rules etc.

    A house rule is mentioned only if it differs from the game's usual rules.
    """
    game, closing = GAMES[terms.game], not GAMES[terms.game].has_table
    found = [say("game-name", game=terms.game), say("people-seats", count=terms.seats)]
    if terms.multiplier > 1:
        found.append(say("setup-multiplier-value", value=terms.multiplier))
    for name, value in switches_of(terms.settings.rules, game).items():
        found.append(f"{switch_name(name, closing=closing)}: {switch_value(name, value, closing=closing)}")
    return [*found, say("people-hold-value", seconds=terms.hold_after)]


def has_left(before: SeatView, now: SeatView) -> bool:
    """Return whether a person has left a seat between two views of it, *before* and *now*."""
    return before.person and (now.left or not now.name)


def presence_sentences(before: TableView, now: TableView) -> list[str]:
    """Return sentences that say which players have joined, gone away, come back or left.

    *before* and *now* are two views of the same table, as one player sees it. This player isn't mentioned.
    """
    found = []
    for was, seat in zip(before.seats, now.seats, strict=False):
        if seat.mine or not (seat.person or was.person):
            continue
        key = (
            "came" if not was.name and seat.name
            else "left" if has_left(was, seat)
            else "held" if seat.held and not was.held
            else "away" if seat.away is not None and was.away is None
            else "back" if seat.away is None and was.away is not None
            else None
        )  # fmt: skip
        if key:
            found.append(say("people-news", what=key, who=safe_name(sentence(seat.name or was.name))))
    return found
