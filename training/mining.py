"""Mine puzzles from tables that computer players reach, until every level of difficulty has enough.

For each game a few tables are examined, with every tile that is not in sight there, and with the players'
racks. A puzzle is kept only if it is proved: solved by the techniques of its level but not by easier ones,
with the least disturbance of the table known, and unlike every puzzle kept before.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from random import Random

from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.rules import LaidScore, LayingPlay, Ruleset
from rummy_widget.engine.solver.open_games.best_play import best_play, most_tiles
from rummy_widget.engine.table_melds.melds_on_table import TableMelds
from rummy_widget.engine.tiles import ALL_TILES, Tile
from rummy_widget.tutor.puzzles.bands import PuzzleBand
from rummy_widget.tutor.puzzles.likeness import Likeness, likeness
from rummy_widget.tutor.puzzles.measures import MeasuredPosition, measure
from rummy_widget.tutor.puzzles.question import PuzzleGoal, PuzzleQuestion
from rummy_widget.tutor.puzzles.restricted import SearchLimitReached
from rummy_widget.tutor.puzzles.store import StoredPuzzle

MELDS = range(4, 11)
"""The numbers of melds that a table may have: more are hard to see on a phone."""
MELDS_LAID = range(3, 11)
"""The same in games where melds are never taken apart."""

TABLES = 3
"""How many tables of one game are examined."""

NODES = 500
"""The effort with which a question is measured (see `measure`)."""

PLAYERS = ("steady",) * 3


def mine(
    rules: Ruleset, first: int, each_band: int, seconds: float,
    tell: Callable[[str], None] = lambda _: None, there: Iterable[StoredPuzzle] = (),
) -> tuple[StoredPuzzle, ...]:  # fmt: skip
    """Return puzzles of a ruleset, from games of the seeds from *first* on; *there* are kept as well.

    It stops after *seconds*, or once every level has *each_band* puzzles; *tell* is called with a summary.
    """
    found = list(there)
    known: set[Likeness] = {likeness(each.question, each.touched) for each in found}
    counts = Counter(each.measures.band for each in found)
    until = time.process_time() + seconds
    seed = first
    bare = not rules.rearranges and not rules.laying.replacing  # no Joker to be freed
    bands = (PuzzleBand.EASY, PuzzleBand.MIDDLE) if bare else tuple(PuzzleBand)
    while time.process_time() < until and any(counts[band] < each_band for band in bands):
        rng = Random(seed)
        for place, spread, racks in _tables(rules, seed, rng):
            enough = [band for band in PuzzleBand if counts[band] >= each_band]
            for asked in _questions(rules, spread, racks, rng):
                position = _measured(asked, enough)
                if position is None or counts[position.measures.band] >= each_band:
                    continue
                like = likeness(asked, position.touched)
                if like not in known:
                    known.add(like)
                    counts[position.measures.band] += 1
                    found.append(StoredPuzzle(place, asked, position.touched, position.measures))
        seed += 1
    tell(f"{rules.name}: {seed - first} games, " + ", ".join(f"{counts[band]} {band}" for band in PuzzleBand))
    return tuple(found)


def _tables(
    rules: Ruleset, seed: int, rng: Random
) -> Iterator[tuple[str, TableMelds, list[tuple[Tile, ...]]]]:
    """Yield some tables of a game, each with its place in the game and the racks of open players."""
    game = positions(seed, PLAYERS, rules=rules)
    sizes = MELDS if rules.rearranges else MELDS_LAID
    good = [
        (move, each)
        for move, each in enumerate(game)
        if not each.over and len(each.spread.melds) in sizes and any(each.opened)
    ]
    for move, each in sorted(rng.sample(good, min(TABLES, len(good))), key=lambda at: at[0]):
        racks = [hand.tiles() for hand, is_open in zip(each.hands, each.opened, strict=True) if is_open]
        yield f"{seed}.{move}", each.spread, racks


def _questions(
    rules: Ruleset, spread: TableMelds, racks: list[tuple[Tile, ...]], rng: Random
) -> Iterator[PuzzleQuestion]:
    if not rules.rearranges:
        yield from _to_lay(rules, rules.laying, spread, rng)
        return
    there, ask = spread.counts(), partial(PuzzleQuestion.of, rules, spread)
    unseen = [each for each in ALL_TILES if there[each] < rules.tiles.copies]
    for tile in unseen:
        if most_tiles(spread, (tile,), rules=rules).count:
            rack = rng.choice(racks)
            others = [each for each in rack if each != tile and not each.joker]
            rng.shuffle(others)
            yield ask((tile, *_within(others, there, rules)[:2]), PuzzleGoal.TILE)
    for rack in (*racks, *(tuple(rng.sample(unseen, 6)) for _ in range(2))):
        best = best_play(spread, rack, rules=rules)
        if best is None or not 2 <= best.count <= 5:
            continue
        yield ask(best.tiles, PuzzleGoal.ALL)
        rest = list(best.keep)
        rng.shuffle(rest)
        if rest:
            yield ask(tuple(sorted((*best.tiles, *rest[:3]))), PuzzleGoal.MOST, best.count)


RACKS = 30
"""How many racks are tried on a table in games where melds are never taken apart."""


def _to_lay(rules: Ruleset, play: LayingPlay, spread: TableMelds, rng: Random) -> Iterator[PuzzleQuestion]:
    """Yield questions with racks made for a table: most of their tiles are near its melds."""
    there, ask = spread.counts(), partial(PuzzleQuestion.of, rules, spread)
    unseen = [each for each in rules.tiles.kinds if there[each] < rules.tiles.copies]
    near = [each for each in unseen if any(_near(each, row) for row in spread.melds)]
    most = PuzzleGoal.POINTS if isinstance(play.score, LaidScore) else PuzzleGoal.MOST
    for _ in range(RACKS if near else 0):
        chosen = [rng.choice(near if rng.random() < 0.6 else unseen) for _ in range(rng.randint(3, 6))]
        rack = tuple(dict.fromkeys(chosen))
        best = best_play(spread, rack, rules=rules)
        if best is None or best.count < 2:
            continue
        tile = rng.choice(best.tiles)
        if rng.random() < 0.3:
            yield ask((tile, *(each for each in rack if each != tile)), PuzzleGoal.TILE)
        elif best.count == len(rack) - play.keep_one:
            yield ask(rack, PuzzleGoal.ALL)
        else:
            count = best.value if most is PuzzleGoal.POINTS else best.count
            yield ask(tuple(sorted(rack)), most, count)


def _near(tile: Tile, row: tuple[Tile, ...]) -> bool:
    """Return whether a tile has the number of a meld, or is at most two away from it in its colour."""
    return any(
        each.number == tile.number
        or (each.colour == tile.colour and abs((each.number or 99) - (tile.number or 0)) <= 2)
        for each in row
    )


def _within(others: list[Tile], there: Counter[Tile], rules: Ruleset) -> list[Tile]:
    """Return the tiles of *others* of which the box has enough copies besides those on the table."""
    found: list[Tile] = []
    for each in others:
        if found.count(each) < rules.tiles.copies - there[each]:
            found.append(each)
    return found


def _measured(asked: PuzzleQuestion, enough: Collection[PuzzleBand]) -> MeasuredPosition | None:
    """Return the measures of a question if it is a puzzle of a level that has not enough yet, or None."""
    try:
        return measure(asked, NODES, enough)
    except SearchLimitReached:
        return None
