"""Tasks about the deal: find the Trump's stack, deal the stacks, and tell where the stock begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.settings import Settings
from ...engine.tiles import ALL_TILES
from ..steps import DealStart, StepData, StepKind
from .dealing import drill_task, number_from, pick


def _way(dealing: Dealing, phase: DealPhase) -> tuple[str, ...]:
    """The moves that lead to a phase."""
    made: list[str] = []
    while dealing.phase is not phase:
        made.append(dealing.legal_moves[0])
        dealing = dealing.after(made[-1])
    return tuple(made)


def _dealt(draw: Random, done: DealPhase, wanted: DealPhase) -> StepData:
    players, seed = number_from(draw, 2, 4), number_from(draw, 0, 99_999)
    begun = Dealing.begin(Settings(players), seed)
    before, all_moves = _way(begun, done), _way(begun, wanted)
    turn = DealStart(players=players, seed=seed, done=before)
    solution = ", ".join(all_moves[len(before) :])
    return drill_task(StepKind.ACT, "", solution, {"phase": str(wanted)}, judged=False, turn=turn)


def stack(draw: Random) -> StepData:
    """The whole beginning: the tile that is left over, its stack, and the tile that it replaced."""
    return _dealt(draw, DealPhase.PILED, DealPhase.MOVED)


def stacks(draw: Random) -> StepData:
    """All stacks from the one of eight on."""
    return _dealt(draw, DealPhase.MOVED, DealPhase.DEALT)


def _stock(draw: Random, players: int) -> StepData:
    """The Trump lies there: which stack is the first to be drawn from?"""
    trump = pick(draw, [tile for tile in ALL_TILES if not tile.joker])
    count = Settings(players).deal.stacks
    last = ((trump.number or 1) + 2 * players - 1) % count + 1
    first = last % count + 1
    return drill_task(StepKind.ANSWER, str(trump), str(first), {"number": first}, judged=False)


MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    "deal-stack": stack,
    "deal-stacks": stacks,
    "deal-stock-of-three": lambda draw: _stock(draw, 3),
    "deal-stock-of-four": lambda draw: _stock(draw, 4),
}
