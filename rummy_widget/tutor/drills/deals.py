"""Tasks about the deal: find the Trump's stack, deal the stacks, and tell where the stock begins."""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.settings import Settings
from ...engine.tiles import ALL_TILES
from ..steps import DealStart, StepData, StepKind
from .dealing import drill_task, maker, number_from, pick


def _moves(dealing: Dealing, phase: DealPhase) -> tuple[str, ...]:
    """Return the moves that lead to a phase."""
    made: list[str] = []
    while dealing.phase is not phase:
        made.append(dealing.legal_moves[0])
        dealing = dealing.after(made[-1])
    return tuple(made)


def _dealt(draw: Random, done: DealPhase, wanted: DealPhase) -> StepData:
    """A deal that has come to one phase, and goes on to another."""
    players, seed = number_from(draw, 2, 4), number_from(draw, 0, 99_999)
    begun = Dealing.begin(Settings(players), seed)
    before = _moves(begun, done)
    solution = ", ".join(_moves(begun, wanted)[len(before) :])
    turn = DealStart(players=players, seed=seed, done=before)
    return drill_task(StepKind.ACT, "", solution, {"phase": str(wanted)}, judged=False, turn=turn)


def _stock(draw: Random, players: int) -> StepData:
    """The Trump lies there: which stack is the first to be drawn from?"""
    trump = pick(draw, [tile for tile in ALL_TILES if not tile.joker])
    count = Settings(players).deal.stacks
    last = ((trump.number or 1) + 2 * players - 1) % count + 1
    first = last % count + 1
    return drill_task(StepKind.ANSWER, str(trump), str(first), {"number": first}, judged=False)


maker(partial(_dealt, done=DealPhase.PILED, wanted=DealPhase.MOVED), "deal-stack")
maker(partial(_dealt, done=DealPhase.MOVED, wanted=DealPhase.DEALT), "deal-stacks")
maker(partial(_stock, players=3), "deal-stock-of-three")
maker(partial(_stock, players=4), "deal-stock-of-four")
