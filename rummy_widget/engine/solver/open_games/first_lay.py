"""The best melds to open with: most tiles or most points, and enough points to open (RK-2, R45-4).

Opening means laying a player's first melds. The search goes through the numbers from 1 to 13. For each
combination of open runs (runs that may still be continued) and Jokers laid, it stores the partial results. A
partial result is dropped if another one has at least as many tiles and points, and contains a run if the
dropped one does.
"""

from __future__ import annotations

from typing import NamedTuple

from ...rules import Opening
from .board import Board, Kind
from .column import NO_TILES, column_uses, full_use, runs_of
from .open_runs import BITS, LANES, MASK, NEXT, OPEN, Vector
from .rebuild import rebuild_melds
from .task import LayTask, layable_tiles
from .tile_uses import TileUse


class LayProgress(NamedTuple):
    """What the search for the first melds of a player has laid so far, from number 1 up to some number.

    Attributes:
        tiles: the number of tiles laid.
        points: their points.
        run: whether a run is among the melds.
        use: the way in which the tiles of the last number are laid; None before the first number.
        state: an integer that encodes the runs that may be continued after the last number.
        previous: the progress before the last number; None before the first number.
    """

    tiles: int
    points: int
    run: bool
    use: TileUse | None = None
    state: int = 0
    previous: LayProgress | None = None


def first_lay(board: Board, opening: Opening, prefer: str) -> list[tuple[tuple[Kind, bool], ...]] | None:
    """Return the best melds with which a player can open; None if the rack isn't enough to open.

    Opening means laying a player's first melds. The best ones have the most tiles or, if *prefer* is "value",
    the most points. *opening* gives the rules for opening. A meld is a tuple of pairs: a kind of tile, and
    whether a Joker stands for it.
    """
    values, held, jokers = opening.values, board.held, board.jokers
    loose = [(held[0, n], held[1, n], held[2, n], held[3, n]) for n in range(1, 14)]
    task = LayTask((NO_TILES,) * 13, tuple(loose), values.numbers, sizes=board.sizes)
    columns = layable_tiles(task, jokers)
    layer: dict[tuple[int, int], list[LayProgress]] = {(0, 0): [LayProgress(0, 0, False)]}
    for number, high in enumerate(columns, 1):
        following: dict[tuple[int, int], list[LayProgress]] = {}
        grouped = worth = values.numbers[number - 1]
        if number == 1 and values.one_in_group is not None:
            grouped = values.one_in_group
        following_tiles, then = [*columns, NO_TILES, NO_TILES][number : number + 2]
        uses = column_uses(NO_TILES, high, jokers, (), board.sizes)
        for (state, wild), reached in layer.items():
            for use in uses:
                short, more = use[:2]
                if wild + more > jokers:
                    continue
                runs = runs_of(use)
                after = _after(state, runs, following_tiles, then, jokers - wild - more)
                if after < 0:
                    continue
                tiles, in_runs = sum(high) - short + more, sum(runs)
                points = worth * in_runs + grouped * (tiles - in_runs)
                if values.joker is not None:
                    points += more * (values.joker - worth)
                there = following.setdefault((after, wild + more), [])
                for each in reached:
                    _add(there, LayProgress(each.tiles + tiles, each.points + points,
                                        each.run or in_runs > 0, use, after, each))  # fmt: skip
        layer = following
    done = [
        each for (state, _), reached in layer.items() if _all_can_end(state) for each in reached
        if each.tiles and each.points >= opening.points and (each.run or not opening.needs_run)
    ]  # fmt: skip
    if not done:
        return None
    step: LayProgress | None = max(
        done, key=lambda each: (each.points, each.tiles) if prefer == "value" else (each.tiles, each.points)
    )
    path = []
    for high in reversed(columns):
        assert step is not None
        assert step.use is not None
        path.append((full_use(NO_TILES, high, step.use, (), board.sizes), step.state))
        step = step.previous
    return [tuple(each.row) for each in rebuild_melds(path[::-1])]


def _after(state: int, runs: Vector, following: Vector, then: Vector, jokers: int) -> int:
    """Return what the open runs of all colours become when tiles of a number join them; -1 if impossible.

    Open runs are those that may still be continued; *state* and the result are integers that encode them.
    *runs* is how many tiles of each colour join the runs. *following* and *then* are how many tiles of each
    colour there are at the next number and at the number after it; up to *jokers* Jokers can stand for
    missing tiles. The result is -1 if a run can't be completed.
    """
    found = missing = 0
    for lane in LANES:
        place = NEXT[state >> BITS * lane & MASK][runs[lane]]
        if place < 0:
            return -1
        ones, twos, _ = OPEN[place]
        missing += max(0, ones + twos - following[lane]) + max(0, ones - then[lane])
        if missing > jokers:
            return -1
        found |= place << BITS * lane
    return found


def _all_can_end(state: int) -> bool:
    """Return whether all open runs (those that may be continued) are long enough to end.

    *state* is an integer that encodes these runs.
    """
    return all(OPEN[state >> BITS * lane & MASK][:2] == (0, 0) for lane in LANES)


def _add(there: list[LayProgress], new: LayProgress) -> None:
    """Add the partial result *new* to the list *there* unless the list has one that is at least as good.

    Results in the list that are no better than *new* are removed. A result is at least as good as another if
    it has at least as many tiles and points, and contains a run if the other does.
    """
    for each in there:
        if each.tiles >= new.tiles and each.points >= new.points and each.run >= new.run:
            return
    there[:] = [
        each for each in there if each.tiles > new.tiles or each.points > new.points or each.run > new.run
    ]  # fmt: skip
    there.append(new)
