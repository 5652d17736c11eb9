"""The best first lay of a rack: most tiles or most points, with enough points to open (RK-2, R45-4).

Numbers are read from 1 to 13. For each combination of open runs (runs that may still be continued) and Jokers
laid, all results are kept that no other one beats in tiles, in points and in having a run.
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
    """A partial result up to a number: tiles and points laid, and whether there is a run.

    `use` says how the tiles of that number are laid, `state` codes the runs that may be continued after it,
    and `previous` is the partial result before it.
    """

    tiles: int
    points: int
    run: bool
    use: TileUse | None = None
    state: int = 0
    previous: LayProgress | None = None


def first_lay(board: Board, opening: Opening, prefer: str) -> list[tuple[tuple[Kind, bool], ...]] | None:
    """Return the melds of the best first lay of a rack; None if the rack isn't enough to open.

    The best lay has the most tiles or, if *prefer* is "value", the most points. *opening* are the rules for
    opening. Each tile of a meld comes with whether it is a Joker.
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
        each for (state, _), reached in layer.items() if _closed(state) for each in reached
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
    """Return the open runs of all colours after tiles of a number join them; -1 if a run can't be completed.

    Open runs are those that may still be continued; *state* and the result are integers that code them.
    *runs* is how many tiles of each colour join them. *following* and *then* are the tiles at the next two
    numbers; *jokers* Jokers can stand for missing ones.
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


def _closed(state: int) -> bool:
    """Return whether no run is too short to end; *state* codes the runs that may still be continued."""
    return all(OPEN[state >> BITS * lane & MASK][:2] == (0, 0) for lane in LANES)


def _add(there: list[LayProgress], new: LayProgress) -> None:
    """Add the result *new* unless another is at least as good, and remove the results that it beats.

    *there* has the results so far. Results are compared in tiles, in points and in having a run.
    """
    for each in there:
        if each.tiles >= new.tiles and each.points >= new.points and each.run >= new.run:
            return
    there[:] = [
        each for each in there if each.tiles > new.tiles or each.points > new.points or each.run > new.run
    ]  # fmt: skip
    there.append(new)
