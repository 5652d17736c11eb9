"""Tasks about the deal and about a turn.

In the deal, learners find the stack with the Trump (the tile turned up at the deal) and the stock. In a turn,
they take the latest discard or draw from the stock, and then discard.
"""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.settings import Settings
from ...engine.shuffle import shuffled
from ...engine.solver.closing.draws import best_discards
from ...engine.tiles import ALL_TILES, parse_tiles, tile
from ..steps import DealStart, StepData, StepKind, TurnStart
from .dealing import colours, melds, number_from, pick, run, unrelated_tiles
from .makers import drill_task, maker
from .rows import flat, in_box, rack_of

# -- The deal ------------------------------------------------------------------------------------------


def _moves_until(dealing: Dealing, phase: DealPhase) -> tuple[str, ...]:
    """Return the moves that bring *dealing* from its present phase to *phase*."""
    made: list[str] = []
    while dealing.phase is not phase:
        made.append(dealing.legal_moves[0])
        dealing = dealing.after(made[-1])
    return tuple(made)


def _deal_task(draw: Random, done: DealPhase, wanted: DealPhase) -> StepData:
    """Return a task in which the learner continues a random deal from the phase *done* up to *wanted*."""
    players, seed = number_from(draw, 2, 4), number_from(draw, 0, 99_999)
    dealing = Dealing.begin(Settings(players), seed)
    before = _moves_until(dealing, done)
    solution = ", ".join(_moves_until(dealing, wanted)[len(before) :])
    turn = DealStart(players=players, seed=seed, done=before)
    return drill_task(StepKind.ACT, "", solution, {"phase": str(wanted)}, judged=False, turn=turn)


def _stock_task(draw: Random, players: int) -> StepData:
    """Return a task that asks at which of the numbered stacks of tiles the stock begins.

    The task shows the Trump (the tile turned up at the deal). Its number decides at which stack the deal
    begins. Each of the *players* gets two stacks, and the stock begins at the stack after those.
    """
    trump = pick(draw, [tile for tile in ALL_TILES if not tile.joker])
    count = Settings(players).deal.stacks
    last = ((trump.number or 1) + 2 * players - 1) % count + 1
    first = last % count + 1
    return drill_task(StepKind.ANSWER, str(trump), str(first), {"number": first}, judged=False)


maker(partial(_deal_task, done=DealPhase.PILED, wanted=DealPhase.MOVED), "deal-stack")
maker(partial(_deal_task, done=DealPhase.MOVED, wanted=DealPhase.DEALT), "deal-stacks")
maker(partial(_stock_task, players=3), "deal-stock-of-three")
maker(partial(_stock_task, players=4), "deal-stock-of-four")


# -- The turn ------------------------------------------------------------------------------------------


def _nearly_melds(draw: Random) -> tuple[list[list[str]], list[str], str, list[str]]:
    """Return three melds, two tiles of a fourth meld, its missing tile, and two tiles that fit no meld.

    All tiles are in notation.
    """
    row = run(colours(draw, 1)[0], number_from(draw, 1, 11), 3)
    wanted = row.pop(number_from(draw, 0, 2))
    while True:
        rows = melds(draw, (4, 3, 3))
        held = flat([*rows, row])
        loose = unrelated_tiles(draw, [*held, wanted], 2)
        if len(loose) == 2 and held.count(wanted) < 2 and all(held.count(tile) < 3 for tile in held):
            return rows, row, wanted, loose


def _turn_task(draw: Random, *, taken: bool) -> StepData:
    """Return a task to take a tile that completes a meld, and then to discard a tile that fits no meld.

    The tile to take is the latest discard if *taken* is true, otherwise the next tile of the stock.
    """
    rows, pair, wanted, loose = _nearly_melds(draw)
    useless = "*" if draw.random() < 0.3 else pick(draw, loose)
    start = rack_of(rows[:2], [rows[2], pair, [loose[0]], [loose[1]]], gap=1)
    discard, stock = (wanted, pick(draw, loose)) if taken else (useless, wanted)
    turn = TurnStart(discard=tile(discard), stock=(tile(stock),))
    check = {"phase": "over", "holds": " ".join(flat([*rows, pair, [wanted]]))}
    begin = "take" if taken else "draw"
    solution, other = (f"{begin}, discard {each}" for each in shuffled(loose, draw))
    return drill_task(StepKind.ACT, start, solution, check, also=(other,), turn=turn)


# The latest discard completes a meld. The task is to take this tile, and then to discard. Good discards are
# the two tiles that fit no meld.
maker(partial(_turn_task, taken=True), "turn-take")
# The latest discard is useless or a Joker. The task is to draw from the stock instead, and then to discard.
# The tile drawn completes a meld. Good discards are the two tiles that fit no meld.
maker(partial(_turn_task, taken=False), "turn-stock")


@maker
def turn_which(draw: Random) -> StepData | None:
    """Deal three melds and two unfinished runs; the task is to choose the best discard.

    One of the unfinished runs has a gap, so that fewer tiles can complete it, and one of its tiles should be
    discarded. Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    low = number_from(draw, 2, 11)
    good, poor = colours(draw, 2)
    start = number_from(draw, 1, 11)
    pairs = [run(good, low, 2), [f"{poor}{start}", f"{poor}{start + 2}"]]
    rows = melds(draw, (4, 4, 3))
    tiles = flat([*rows, *pairs])
    if not in_box(tiles):
        return None
    found = best_discards(parse_tiles(" ".join(tiles)))
    least = (found[0].distance, found[0].chance)
    best, *also = [str(each.tile) for each in found if (each.distance, each.chance) == least]
    start_rack = rack_of(rows[:2], [rows[2], *shuffled(pairs, draw)], gap=1)
    return drill_task(StepKind.CHOOSE, start_rack, best, {"discard": {}}, also=tuple(also))
