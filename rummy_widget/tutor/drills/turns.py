"""Tasks about the deal and about a turn: find the Trump's stack and the stock, take or draw, discard."""

from __future__ import annotations

from functools import partial
from random import Random

from ...engine.game.deal.dealing import Dealing, DealPhase
from ...engine.game.settings import Settings
from ...engine.shuffle import shuffled
from ...engine.solver.closing.draws import best_discards
from ...engine.tiles import ALL_TILES, parse_tiles, tile
from ..steps import DealStart, StepData, StepKind, TurnStart
from .dealing import colours, melds, number_from, pick, run, strangers
from .makers import drill_task, maker
from .rows import flat, in_box, laid

# -- The deal ------------------------------------------------------------------------------------------


def _moves(dealing: Dealing, phase: DealPhase) -> tuple[str, ...]:
    """Return the moves that bring *dealing* from its present phase to *phase*."""
    made: list[str] = []
    while dealing.phase is not phase:
        made.append(dealing.legal_moves[0])
        dealing = dealing.after(made[-1])
    return tuple(made)


def _dealt(draw: Random, done: DealPhase, wanted: DealPhase) -> StepData:
    """Return a task to continue a deal by hand: it has reached the phase *done* and must get to *wanted*."""
    players, seed = number_from(draw, 2, 4), number_from(draw, 0, 99_999)
    begun = Dealing.begin(Settings(players), seed)
    before = _moves(begun, done)
    solution = ", ".join(_moves(begun, wanted)[len(before) :])
    turn = DealStart(players=players, seed=seed, done=before)
    return drill_task(StepKind.ACT, "", solution, {"phase": str(wanted)}, judged=False, turn=turn)


def _stock(draw: Random, players: int) -> StepData:
    """Return a task to say, given the Trump, which stack (by its number) is the first one of the stock."""
    trump = pick(draw, [tile for tile in ALL_TILES if not tile.joker])
    count = Settings(players).deal.stacks
    last = ((trump.number or 1) + 2 * players - 1) % count + 1
    first = last % count + 1
    return drill_task(StepKind.ANSWER, str(trump), str(first), {"number": first}, judged=False)


maker(partial(_dealt, done=DealPhase.PILED, wanted=DealPhase.MOVED), "deal-stack")
maker(partial(_dealt, done=DealPhase.MOVED, wanted=DealPhase.DEALT), "deal-stacks")
maker(partial(_stock, players=3), "deal-stock-of-three")
maker(partial(_stock, players=4), "deal-stock-of-four")


# -- The turn ------------------------------------------------------------------------------------------


def _waiting(draw: Random) -> tuple[list[list[str]], list[str], str, list[str]]:
    """Return tiles that need one more tile to form four melds, and that tile.

    The result is three melds, two tiles of a run, the tile that completes it, and two that fit no meld.
    """
    row = run(colours(draw, 1)[0], number_from(draw, 1, 11), 3)
    wanted = row.pop(number_from(draw, 0, 2))
    while True:
        rows = melds(draw, (4, 3, 3))
        held = flat([*rows, row])
        loose = strangers(draw, [*held, wanted], 2)
        if len(loose) == 2 and held.count(wanted) < 2 and all(held.count(tile) < 3 for tile in held):
            return rows, row, wanted, loose


def _turn(draw: Random, *, taken: bool) -> StepData:
    rows, pair, wanted, loose = _waiting(draw)
    useless = "*" if draw.random() < 0.3 else pick(draw, loose)
    start = laid(rows[:2], [rows[2], pair, [loose[0]], [loose[1]]], gap=1)
    discard, stock = (wanted, pick(draw, loose)) if taken else (useless, wanted)
    turn = TurnStart(discard=tile(discard), stock=(tile(stock),))
    check = {"phase": "over", "holds": " ".join(flat([*rows, pair, [wanted]]))}
    begin = "take" if taken else "draw"
    solution, other = (f"{begin}, discard {each}" for each in shuffled(loose, draw))
    return drill_task(StepKind.ACT, start, solution, check, also=(other,), turn=turn)


@maker
def turn_take(draw: Random) -> StepData:
    """Deal a turn whose last discard completes a meld; the task is to take it and discard a useless tile."""
    return _turn(draw, taken=True)


@maker
def turn_stock(draw: Random) -> StepData:
    """Deal a turn whose last discard is useless or a Joker; the task is to draw and discard a useless tile.

    The tile drawn from the stock completes a meld.
    """
    return _turn(draw, taken=False)


@maker
def turn_which(draw: Random) -> StepData | None:
    """Deal three melds and two unfinished runs; the task is to choose the best discard.

    The run with a gap can be completed in fewer ways than the other, so one of its tiles should go.
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
    lies = laid(rows[:2], [rows[2], *shuffled(pairs, draw)], gap=1)
    return drill_task(StepKind.CHOOSE, lies, best, {"discard": {}}, also=tuple(also))
