"""A judge of turns of laying, written apart: every order of laying, adding and replacing is tried.

It shares with the package nothing but the tiles, and with the other judge how a row is recognized. A turn is
allowed if some row of single moves leads from the table before to the table after it. Slow, and meant to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rummy_widget.engine.rules import LayingPlay, Ruleset
from rummy_widget.engine.tiles import JOKER, Tile

from .plain import Row, meanings_of, runs_of

# A meld as it lies: a run as its places, each with what stands there and whether a Joker does; a group as its
# number, its natural colours and how many Jokers it has.
Lie = tuple[object, ...]


class State(NamedTuple):
    """A moment within a turn."""

    table: tuple[Lie, ...]
    hand: tuple[Tile, ...]
    owed: int  # Jokers taken from melds and not used yet
    points: int  # laid so far, by who has not opened
    run: bool
    opened: bool


def allowed_laying(
    before: Sequence[Row], after: Sequence[Row], rack: Sequence[Tile], rules: Ruleset, *, opened: bool
) -> bool:
    """Whether a player may turn *before* into *after* in one turn."""
    play = rules.play
    assert isinstance(play, LayingPlay)
    if any(meanings_of(row, rules) is None for row in after):
        return False
    table = Counter(each.kind for row in before for each in row)
    there = Counter(each.kind for row in after for each in row)
    laid, gone = there - table, table - there
    own = Counter(each.kind for each in rack)
    if laid - own or set(gone) - {JOKER} or not laid:
        return False
    if play.keep_one and len(rack) - laid.total() + gone.total() < 1:
        return False
    # Natural tiles that lie there afterwards have to leave the hand, no others; a Joker may come and go.
    hand = [*(tile for tile in laid.elements() if tile is not JOKER), *[JOKER] * own[JOKER]]
    start = State(_sorted(lie(row, rules) for row in before), tuple(sorted(hand)), 0, 0, False,
                  opened or play.opening is None)  # fmt: skip
    goal = _sorted(lie(row, rules) for row in after)
    seen, todo = {start}, [start]
    while todo:
        state = todo.pop()
        if state.table == goal and state.opened and not (state.owed and play.joker_at_once):
            return True
        for following in _moves(state, rules, play):
            if following not in seen and all(
                any(_within(its, whole) for whole in goal) for its in following.table
            ):
                seen.add(following)
                todo.append(following)
    return False


def lie(row: Row, rules: Ruleset) -> Lie:
    """A valid row as it lies; runs from low to high."""
    naturals = [each for each in row if not each.joker]
    means = meanings_of(row, rules)
    assert means is not None
    if (means and len(means[0]) > 1) or (
        len({each.number for each in naturals}) == 1 and _grouped(row, means)
    ):
        colours = frozenset(each.colour for each in naturals)
        return ("group", naturals[0].number, colours, len(row) - len(naturals))
    seats = iter(means)
    places = tuple((next(iter(next(seats))), True) if each.joker else (each, False) for each in row)
    return ("run", *places)


def _grouped(row: Row, means: Sequence[frozenset[Tile]]) -> bool:
    number = next(each.number for each in row if not each.joker)
    return all(each.number == number for tiles in means for each in tiles)


def _within(part: Lie, whole: Lie) -> bool:
    """Whether a meld can still become another one: nothing that lies there is ever taken away."""
    if part[0] == "group" == whole[0]:
        return part[1] == whole[1] and part[2] <= whole[2]  # type: ignore[operator]
    return part[0] == whole[0] and {tile for tile, _ in part[1:]} <= {tile for tile, _ in whole[1:]}  # type: ignore[misc]


def _sorted(table) -> tuple[Lie, ...]:  # type: ignore[no-untyped-def]
    return tuple(sorted(table, key=_in_order))


def _in_order(meld: Lie) -> list[str]:
    """What melds are sorted by: equal sets of colours need not be spelled alike."""
    return [repr(sorted(part, key=repr) if isinstance(part, frozenset) else part) for part in meld]


def _moves(state: State, rules: Ruleset, play: LayingPlay) -> Iterator[State]:
    for chosen in {
        tiles for size in range(3, len(state.hand) + 1) for tiles in combinations(state.hand, size)
    }:
        for meld, worth in _new(chosen, rules, play):
            points = state.points + worth
            run = state.run or meld[0] == "run"
            opening = play.opening
            enough = opening is not None and points >= opening.points and (run or not opening.needs_run)
            yield State(_sorted([*state.table, meld]), _less(state.hand, chosen), _paid(state.owed, chosen),
                        0 if state.opened else points, run and not state.opened,
                        state.opened or enough)  # fmt: skip
    if not state.opened:
        return
    for at, meld in enumerate(state.table):
        others = [*state.table[:at], *state.table[at + 1 :]]
        for tile in set(state.hand):
            for grown in _grown(meld, tile, rules):
                yield state._replace(table=_sorted([*others, grown]), hand=_less(state.hand, [tile]),
                                     owed=_paid(state.owed, [tile]))  # fmt: skip
            if play.replacing and tile is not JOKER:
                for full in _freed(meld, tile, rules):
                    hand = tuple(sorted([*_less(state.hand, [tile]), JOKER]))
                    yield state._replace(table=_sorted([*others, full]), hand=hand, owed=state.owed + 1)


def _paid(owed: int, tiles: Sequence[Tile]) -> int:
    return max(0, owed - sum(each is JOKER for each in tiles))


def _less(hand: Sequence[Tile], tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    left = list(hand)
    for each in tiles:
        left.remove(each)
    return tuple(left)


def _new(tiles: Sequence[Tile], rules: Ruleset, play: LayingPlay) -> Iterator[tuple[Lie, int]]:
    """Every meld that some tiles of the hand are, and what it counts for an opening."""
    naturals = [each for each in tiles if each is not JOKER]
    jokers = len(tiles) - len(naturals)
    values = play.opening.values if play.opening else None
    if not naturals:
        return
    numbers, colours = {each.number for each in naturals}, {each.colour for each in naturals}
    if len(numbers) == 1 and len(colours) == len(naturals) and len(tiles) <= 4:
        number = naturals[0].number
        assert number is not None
        one = values.numbers[number - 1] if values else 0
        if values and number == 1 and values.one_in_group is not None:
            one = values.one_in_group
        yield ("group", number, frozenset(colours), jokers), one * len(tiles)
    if len(colours) == 1:
        for line in runs_of(tiles, rules):
            left, places = Counter(naturals), []
            for tile in line:
                places.append((tile, not left[tile]))
                left[tile] -= left[tile] > 0
            worth = 0
            for at, tile in enumerate(line):
                assert tile.number is not None
                high = tile.number == 1 and at > 0
                if values:
                    worth += values.one_high if high and values.one_high else values.numbers[tile.number - 1]
            yield ("run", *places), worth


def _grown(meld: Lie, tile: Tile, rules: Ruleset) -> Iterator[Lie]:
    if meld[0] == "group":
        _, number, colours, jokers = meld
        assert isinstance(colours, frozenset)
        assert isinstance(jokers, int)
        if len(colours) + jokers < 4:
            if tile is JOKER:
                yield ("group", number, colours, jokers + 1)
            elif tile.number == number and tile.colour not in colours:
                yield ("group", number, colours | {tile.colour}, jokers)
        return
    places = list(meld[1:])
    line = [place[0] for place in places]  # type: ignore[index]
    for longer in runs_of([*line, JOKER], rules):
        for new, rest, grown in (
            (longer[0], longer[1:], [(longer[0], tile is JOKER), *places]),
            (longer[-1], longer[:-1], [*places, (longer[-1], tile is JOKER)]),
        ):
            if rest == line and tile in (JOKER, new):
                yield ("run", *grown)


def _freed(meld: Lie, tile: Tile, rules: Ruleset) -> Iterator[Lie]:
    if meld[0] == "group":
        _, number, colours, jokers = meld
        assert isinstance(colours, frozenset)
        assert isinstance(jokers, int)
        if jokers and tile.number == number and tile.colour not in colours:
            yield ("group", number, colours | {tile.colour}, jokers - 1)
        return
    for at, place in enumerate(meld):
        if place == (tile, True):
            yield (*meld[:at], (tile, False), *meld[at + 1 :])
