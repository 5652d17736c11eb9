"""Data with which the page shows the deal of a round, step by step; they don't reveal face-down tiles."""

from __future__ import annotations

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.round import Round
from ...text.sentences.closing_rounds import DealStage, deal_stages
from ...text.words import say
from ..felt import dealt_seat, felt, pile, stack
from ..shapes.felt import StackProps
from ..shapes.table import DealShowProps, DealStepProps

_PHASES = {
    "stacks": DealPhase.PILED, "trump": DealPhase.TURNED, "find": DealPhase.FOUND, "swap": DealPhase.MOVED,
    "deal": DealPhase.DEALT, "done": DealPhase.DEALT,
}  # fmt: skip


def deal_view(game: Round, at: int, *, autorun: bool) -> DealShowProps:
    """Return the data with which the page shows a round's deal at step *at*, counted from 0.

    If *autorun* is true, the data contain all steps, and the page shows them one after another automatically.
    """
    steps = [_step(game, each) for each in deal_stages(game)]
    return {"at": at, "count": len(steps), **steps[at], "run": steps if autorun else []}


def _step(game: Round, stage: DealStage) -> DealStepProps:
    phase, players = _PHASES[stage.kind], game.settings.players
    dealt = phase is DealPhase.DEALT
    dealing = Dealing(game.settings, game.stacks, game.first, phase, 2 * players if dealt else 0)
    left_over = [] if dealing.eight_stack else [pile("apart", say("scene-left-over"), tile=dealing.trump)]
    seats = [
        dealt_seat(seat, len(hand) if dealt else 0, turn=False, first=seat == game.first)
        for seat, hand in enumerate(game.hands)
    ]
    stacks = [_stack(dealing, number) for number in range(1, game.settings.deal.stacks + 1)]
    shown = felt("deal", sentences=[stage.text], seats=seats, stacks=stacks, piles=left_over)
    return {"text": stage.text, "felt": shown}


def _stack(dealing: Dealing, number: int) -> StackProps:
    """Return the data with which the page shows one of the stacks of tiles that are dealt to the players.

    *number* is the number of the stack, counted from 1. One stack contains one more tile than the other
    stacks. The Trump, the tile turned up at the deal, is shown on the stack on which it was put.
    """
    eight, owner = dealing.eight_stack, dealing.owners.get(number)
    count, dealt = dealing.settings.deal.stack + (number == eight), dealing.phase is DealPhase.DEALT
    return stack(
        number,
        count,
        tile=dealing.trump if eight and number == dealing.trump_stack else None,
        owner=owner,
        note=None if dealt else str(count),
        marked=not dealt and number in (eight, dealing.trump_stack),
    )
