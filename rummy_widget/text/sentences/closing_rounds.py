"""Sentences about a round of Rummy PRO: its moves, whose turn it is, how it ended and what is paid."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.game.deal.stacks import doubles
from ...engine.game.moves import Move, Verb
from ...engine.game.phase import Outcome, Phase
from ...engine.game.round import Round
from ...engine.game.settlement import Payment, bonus_points
from ...engine.game.view import View, takeable
from ...engine.tiles import JOKER, Tile
from ..words import say
from .closings import price_text
from .seats import current_audience, payee_name, seat_name
from .tiles import sentence, tile_name


def player_name(seat: int) -> str:
    """Return the name of the player in a seat, or "You" for the person whom the sentences address.

    Seats are counted from 0. The sentences address the player in seat 0, unless `addressed_to` has set
    another person.

    >>> player_name(0), player_name(1)
    ('You', 'Ana')
    """
    return seat_name(seat)


def _yours(seat: int) -> str:
    audience = current_audience()
    return "yes" if seat == (0 if audience is None else audience.seat) else "no"


def move_sentence(move: Move, seat: int, *, took: Tile | None = None) -> str:
    """Return a sentence about a move that the player in a seat (counted from 0) has made.

    *took* is the tile that was drawn or taken; None if the move took no tile, or if the reader must not know
    which tile it was. The sentence addresses the reader as "You" (see `addressed_to`), by default seat 0.

    >>> from rummy_widget.engine.game.moves import read_move
    >>> move_sentence(read_move("discard k3"), 1), move_sentence(read_move("draw"), 0, took=JOKER)
    ('Ana discarded black 3.', 'You drew Joker.')
    """
    who = player_name(seat if move.seat is None else move.seat)
    match move.verb:
        case Verb.DRAW if took is not None:
            return say("log-draw-own", tile=tile_name(took))
        case Verb.TAKE:
            return say("log-take", who=who, tile=tile_name(took or JOKER))
        case Verb.DISCARD:
            return say("log-discard", who=who, tile=tile_name(move.tile or JOKER))
        case Verb.KEEP:
            return say("log-keep", who=who, you=_yours(seat))
    return say(f"log-{move.verb}", who=who)


def turn_sentence(view: View) -> str:
    """Return a sentence that says whose turn it is and what that player must do.

    *view* is the round as the reader of the sentence sees it.
    """
    who = player_name(view.turn)
    if view.phase is Phase.OVER:
        return say("turn-over")
    if not view.mine:
        return say("turn-refuse-other" if view.phase is Phase.REFUSE else "turn-other", who=who)
    if view.phase is Phase.REFUSE:
        return say("turn-refuse", doubles=doubles(view.hand.tiles()))
    if view.phase is Phase.DISCARD:
        return say("turn-discard")
    last = takeable(view)
    return say("turn-draw") if last is None else say("turn-draw-take", tile=tile_name(last))


# ---- The end ---------------------------------------------------------------------------------------


def settlement_sentences(position: Round) -> tuple[str, str]:
    """Return a title that says how a round ended, and a sentence that adds details.

    Raises ValueError if the round has not ended.
    """
    result = position.result
    if result is None:
        raise ValueError("this game goes on; expected one that has ended")
    if result.closing is not None and result.seat is not None:
        price = price_text(result.closing)
        title = say("result-closed", who=player_name(result.seat), you=_yours(result.seat), price=price)
        return title, sentence(say("result-closed-text", free=tile_name(result.closing.free)))
    if result.outcome is Outcome.LEFT and result.seat is not None:
        return say("result-left", who=player_name(result.seat)), say("result-left-text")
    return say(f"result-{'taken' if position.stock_count else 'empty'}"), say("result-empty-text")


def _payment(payment: Payment) -> str:
    """Return a phrase that says who pays whom, and what for; the points are shown next to the phrase.

    >>> _payment(Payment(0, 1, 100, "PRO-5"))
    "You pay Ana for the Trump's twin"
    """
    whom = payee_name(payment.payee)
    base = say("pays", who=player_name(payment.payer), you=_yours(payment.payer), whom=whom)
    return say("pays-clause", clause="away" if payment.away else payment.clause, base=base)


def payment_sentences(position: Round) -> tuple[tuple[str, int, str], ...]:
    """Return the payments at the end of a round, each as (sentence, number of points, id of a clause).

    The clause is the part of the written rules that requires the payment. The result is empty if the round
    has not ended.
    """
    payments = position.result.payments if position.result else ()
    return tuple((_payment(each), each.points, each.clause) for each in payments)


# ---- The deal, step by step ------------------------------------------------------------------------


class DealStage(NamedTuple):
    """A step of dealing the tiles: a key for the kind of step, and the sentence that describes it."""

    kind: str
    text: str


def deal_stages(position: Round) -> tuple[DealStage, ...]:
    """Return the steps in which the tiles of a round were dealt, each with a sentence (PRO-2 to PRO-4)."""
    deal, first, settings = position.stacks, position.first, position.settings
    number, next_stack = deal.trump_stack + 1, (deal.trump_stack + 1) % settings.deal.stacks + 1
    stages = [DealStage("stacks", say("deal-stacks"))]
    if deal.put_back:
        stages.append(DealStage("trump", say("deal-put-back", count=deal.put_back)))
    done = "deal-done" if settings.deal.trump_in_stock else "deal-done-without"
    stages += [
        DealStage("trump", sentence(say("deal-trump", tile=tile_name(deal.trump)))),
        DealStage("find", say("deal-find", number=number)),
        DealStage("swap", say("deal-swap", next=next_stack)),
        DealStage("deal", say("deal-deal", next=next_stack, who=player_name(first), you=_yours(first))),
        DealStage("done", say(done, count=len(deal.stock))),
    ]
    return tuple(stages)


def trump_sentence(view: View) -> str:
    """Return a sentence about the Trump, the tile turned up at the deal.

    If a player was paid for holding the other copy of the tile, the sentence says who.
    """
    tile, settings = tile_name(view.trump or JOKER), view.settings
    if view.trump_drawn:
        return say("trump-label-drawn", tile=tile)
    if view.bonus is None:
        return say("trump-label", tile=tile)
    return say("trump-label-paid", tile=tile, who=player_name(view.bonus), you=_yours(view.bonus),
               points=bonus_points(settings))  # fmt: skip
