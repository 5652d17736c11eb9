"""A judge of plays written apart: the turn is played with the hands, every way to move the tiles is tried.

It shares nothing with the package but the tiles: melds are recognized from their definition. What may be
taken up is taken up, Jokers are replaced one after another, and a play is allowed if after some of that
everything can be laid down as the table looks then. Slow, and meant to be: small spreads only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from rummy_widget.engine.rules import RearrangingPlay, Ruleset, TableJokers
from rummy_widget.engine.tiles import JOKER, Colour, Tile

Row = tuple[Tile, ...]


def runs_of(row: Sequence[Tile], rules: Ruleset) -> Iterator[list[Tile]]:
    """Each way in which tiles are a run: what stands on each place."""
    naturals = [each for each in row if each.colour is not None]
    ends = [*range(1, 14), 1] if rules.runs.one == "low_or_high" else [*range(1, 14)]
    for colour in {each.colour for each in naturals}:
        assert colour is not None
        for start in range(len(ends) - len(row) + 1):
            line = [Tile(colour, number) for number in ends[start : start + len(row)]]
            left = Counter(line)
            left.subtract(Counter(Tile(each.colour, each.number) for each in naturals))
            if min(left.values(), default=0) >= 0:
                yield line


def meanings_of(row: Sequence[Tile], rules: Ruleset) -> list[frozenset[Tile]] | None:
    """What each Joker of a valid row stands for, in the order of the row; None where it is no meld."""
    if len(row) < 3 or all(each.joker for each in row):
        return None
    naturals = [each for each in row if not each.joker]
    jokers = [each for each in row if each.joker]
    if len({each.number for each in naturals}) == 1 and all(
        each.colour is None or each.number == naturals[0].number for each in jokers
    ):
        colours = {each.colour for each in naturals}
        if len(colours) == len(naturals) and len(row) <= min(4, rules.groups.max_length):
            bound_as_run = any(each.colour in colours for each in jokers if each.colour is not None)
            if not bound_as_run:
                missing = [colour for colour in rules.tiles.colours if colour not in colours]
                return [frozenset(Tile(colour, naturals[0].number) for colour in missing)] * len(jokers)
    if len({each.colour for each in row if each.colour is not None}) > 1:
        return None
    for line in runs_of(row, rules):
        if any(here.colour is not None and (here.colour, here.number) != (there.colour, there.number)
               for here, there in zip(row, line, strict=True)):  # fmt: skip
            continue
        return [frozenset([there]) for here, there in zip(row, line, strict=True) if here.joker]
    return None


# ---- Moving the tiles ------------------------------------------------------------------------------


class Natural(NamedTuple):
    """A natural tile in a player's hands: whether it came from the rack, and whether it replaced a Joker."""

    tile: Tile
    own: bool
    spent: bool = False


class Holder(NamedTuple):
    """A meld that holds Jokers not replaced yet: its tiles that lie fast, and what each Joker may be."""

    naturals: tuple[Natural, ...]
    jokers: tuple[frozenset[Tile], ...]

    @property
    def tiles(self) -> set[Tile]:
        return {each.tile for each in self.naturals}


class Moment(NamedTuple):
    """A moment of the turn: what nobody may take up yet, and what is in the player's hands."""

    holders: tuple[Holder, ...]
    hand: tuple[Natural, ...]
    replaced: int = 0  # Jokers that their tile has replaced
    free: int = 0  # Jokers of a game in which they are never bound


def allowed(before: Sequence[Row], after: Sequence[Row], rack: Sequence[Tile], rules: Ruleset) -> bool:
    """Whether an open player may turn *before* into *after* with tiles of the rack. Runs lie in order."""
    means = [meanings_of(row, rules) for row in after]
    table = Counter(each.kind for row in before for each in row)
    there = Counter(each.kind for row in after for each in row)
    laid = there - table
    if None in means or table - there or not laid or laid - Counter(each.kind for each in rack):
        return False
    return any(
        _laid_down(moment, after, means, jokers_of(rules))
        for moment in moments(tuple(map(tuple, before)), tuple(sorted(laid.elements())), rules)
    )


def jokers_of(rules: Ruleset) -> TableJokers:
    play = rules.play
    assert isinstance(play, RearrangingPlay)
    return play.jokers


@lru_cache(maxsize=4_000)
def moments(before: tuple[Row, ...], laid: Row, rules: Ruleset) -> frozenset[Moment]:
    """Every moment that taking tiles up and replacing Jokers one after another can lead to."""
    its = jokers_of(rules)
    assert its.replaced or not its.meld_kept, "what C means without A is not said"
    holders = list[Holder]()
    hand = [Natural(each, own=True) for each in laid if not each.joker]
    free = 0
    for row in before:
        means = meanings_of(row, rules)
        assert means is not None
        naturals = [Natural(each, own=False) for each in row if not each.joker]
        if not its.replaced:
            free += len(means)
        if its.replaced and means:
            holders.append(Holder(tuple(naturals) if its.meld_kept else (), tuple(means)))
        if not (means and its.meld_kept):
            hand += naturals
    start = Moment(tuple(holders), tuple(sorted(hand)), free=free)
    found, left = {start}, [start]
    while left:
        for after in _replacing(left.pop(), its):
            if after not in found:
                found.add(after)
                left.append(after)
    return frozenset(found)


def _replacing(moment: Moment, its: TableJokers) -> Iterator[Moment]:
    """The moments after a tile of the hand has replaced one more Joker (TR-4, TR-5, TR-8)."""
    for at, holder in enumerate(moment.holders):
        for number, means in enumerate(holder.jokers):
            others = (*holder.jokers[:number], *holder.jokers[number + 1 :])
            for natural in set(moment.hand):
                tile = natural.tile
                fits = tile in means and tile not in holder.tiles and not natural.spent
                if not fits or (its.from_rack and not natural.own):
                    continue
                if not one_each([each - {*holder.tiles, tile} for each in others]):
                    continue
                hand = list(moment.hand)
                hand.remove(natural)
                fast = [*holder.naturals, natural._replace(spent=True)]
                if not (its.meld_kept and others):  # beside the other Joker it would lie fast (TR-6)
                    hand += fast
                    fast = []
                left = list(moment.holders)
                left[at : at + 1] = [Holder(tuple(fast), others)] if others else []
                yield Moment(tuple(left), tuple(sorted(hand)), moment.replaced + 1)


def one_each(choices: Sequence[frozenset[Tile]]) -> bool:
    """Whether each can have one of its tiles so that no two have the same."""
    return any(len(set(some)) == len(some) for some in product(*choices))


def _laid_down(
    moment: Moment, after: Sequence[Row], means: Sequence[Sequence[frozenset[Tile]] | None], its: TableJokers
) -> bool:
    """Whether all that is in the hands can be laid so that the table looks like this."""
    things: list[Holder | str] = ["replaced"] * moment.replaced + ["free"] * moment.free
    for holder in moment.holders:
        things += [holder] if its.meld_kept else [Holder((), (each,)) for each in holder.jokers]
    return any(
        _lies_so(
            moment,
            [
                [each for each, spot in zip(things, places, strict=True) if spot == at]
                for at in range(len(after))
            ],
            after,
            means,
            its,
        )
        for places in product(range(len(after)), repeat=len(things))
    )


def _lies_so(  # type: ignore[no-untyped-def]
    moment, things, after, means, its
) -> bool:
    """The same with each meld that stays together, each Joker replaced and each free one in a certain row."""
    own = Counter(each.tile for each in moment.hand if each.own)
    for row, here, meanings in zip(after, things, means, strict=True):
        naturals = Counter(each for each in row if not each.joker)
        holders = [each for each in here if isinstance(each, Holder)]
        jokers = [each for holder in holders for each in holder.jokers]
        if len(jokers) + len(here) - len(holders) > len(meanings):
            return False
        if Counter(each.tile for holder in holders for each in holder.naturals) - naturals:
            return False
        there = frozenset[Tile]().union(*meanings)
        if not one_each([each & there for each in jokers]):
            return False
        if its.new_meld and "replaced" in here:  # with own tiles, and no other Joker of the table (TR-7)
            if len(here) > 1 or naturals - own:
                return False
            own -= naturals
    return True


# ---- Melds to try ----------------------------------------------------------------------------------


def melds_of(tiles: Sequence[Tile], rules: Ruleset) -> Iterator[tuple[Tile, ...]]:
    """Rows of three or four of some tiles that are a meld, each run in its order and its Jokers bound."""
    held = Counter(each.kind for each in tiles)
    for row in _rows(tuple(rules.tiles.colours), rules.runs.one == "low_or_high"):
        short = [at for at, each in enumerate(row) if not held[each]]
        if len(short) <= min(held[JOKER], len(row) - 1):
            grouped = row[0].number == row[1].number
            yield tuple(
                each if at not in short else JOKER if grouped and len(row) - len(short) > 1
                else Tile(each.colour, each.number, joker=True)
                for at, each in enumerate(row)
            )  # fmt: skip


@cache
def _rows(colours: tuple[Colour, ...], high: bool) -> list[tuple[Tile, ...]]:
    """Every run and group of three or four, without Jokers."""
    ends = [*range(1, 14), *([1] if high else [])]
    runs = [
        tuple(Tile(colour, number) for number in ends[start : start + size])
        for colour in colours
        for size in (3, 4)
        for start in range(len(ends) - size + 1)
    ]
    groups = [
        tuple(Tile(colour, number) for colour in chosen)
        for number in range(1, 14)
        for size in (3, 4)
        for chosen in combinations(colours, size)
    ]
    return runs + groups
