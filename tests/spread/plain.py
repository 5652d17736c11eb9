"""A judge of plays written apart: every tile is a piece of its own, every way to move the pieces is tried.

It shares nothing with the package but the tiles: melds are recognized from their definition, and a play is
allowed if some way of telling equal pieces apart, some fate for each Joker and some choice of the tiles that
replaced them keeps every rule. Slow, and meant to be: small spreads only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

from rummy_widget.rules import RearrangingPlay, Ruleset
from rummy_widget.tiles import JOKER, Colour, Tile

Row = tuple[Tile, ...]
Piece = tuple[str, int, int]  # where it lay ("table" or "rack"), its row, its place


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


def allowed(before: Sequence[Row], after: Sequence[Row], rack: Sequence[Tile], rules: Ruleset) -> bool:
    """Whether an open player may turn *before* into *after* with tiles of the rack. Runs lie in order."""
    play = rules.play
    assert isinstance(play, RearrangingPlay)
    old = [meanings_of(row, rules) for row in before]
    new = [meanings_of(row, rules) for row in after]
    if any(each is None for each in new):
        return False
    table = Counter(each.kind for row in before for each in row)
    there = Counter(each.kind for row in after for each in row)
    laid = there - table
    if table - there or not laid or laid - Counter(each.kind for each in rack):
        return False
    pieces: dict[Tile, list[Piece]] = {}
    for at, row in enumerate(before):
        for place, each in enumerate(row):
            pieces.setdefault(each.kind, []).append(("table", at, place))
    for number, each in enumerate(laid.elements()):
        pieces.setdefault(each, []).append(("rack", 0, number))
    spots: dict[Tile, list[tuple[int, int]]] = {}
    for at, row in enumerate(after):
        for place, each in enumerate(row):
            spots.setdefault(each.kind, []).append((at, place))
    kinds = sorted(pieces)
    for chosen in product(*(permutations(spots[kind]) for kind in kinds)):
        where = {
            piece: spot
            for kind, row in zip(kinds, chosen, strict=True)
            for piece, spot in zip(pieces[kind], row, strict=True)
        }
        if _explained(before, after, old, new, pieces, where, play):
            return True
    return False


def _explained(before, after, old, new, pieces, where, play) -> bool:  # type: ignore[no-untyped-def]
    """Whether with these pieces in these spots every Joker of the table has a fate that the rules allow."""
    jokers = [piece for piece in pieces.get(JOKER, []) if piece[0] == "table"]
    rules = play.jokers
    stories = []
    for _, at, place in jokers:
        number = [p for p, each in enumerate(before[at]) if each.joker].index(place)
        means = old[at][number]
        spot = where["table", at, place]
        now = new[spot[0]][[p for p, each in enumerate(after[spot[0]]) if each.joker].index(spot[1])]
        fates: list[tuple[str, Piece | None]] = []
        if means & now:
            fates.append(("kept", None))
        if not rules.replaced:
            fates.append(("moved", None))
        fates += [("replaced", piece) for tile in means for piece in pieces.get(tile, [])]
        stories.append(fates)
    for told in product(*stories):
        by = [piece for _, piece in told if piece is not None]
        if len(set(by)) == len(by) and _keeps(before, jokers, told, where, pieces, rules):
            return True
    return False


def _keeps(before, jokers, told, where, pieces, rules) -> bool:  # type: ignore[no-untyped-def]
    every = [piece for row in pieces.values() for piece in row]
    locked = {at for (_, at, _), (fate, _) in zip(jokers, told, strict=True) if fate != "replaced"}
    for joker, (fate, by) in zip(jokers, told, strict=True):
        target = where[joker][0]
        if fate == "replaced":
            if rules.from_rack and by[0] != "rack":
                return False
            if rules.meld_kept and by[0] == "table" and by[1] in locked:
                return False  # taken from a meld whose Joker is not replaced
            if rules.new_meld:
                beside = [piece for piece in every if where[piece][0] == target and piece != joker]
                if any(piece[0] == "table" for piece in beside):
                    return False
        elif rules.meld_kept:
            mine = [("table", joker[1], place) for place in range(len(before[joker[1]]))]
            gone = {other for other, (its, _) in zip(jokers, told, strict=True) if its == "replaced"}
            put = [its for other, (_, its) in zip(jokers, told, strict=True)
                   if its is not None and other[1] == joker[1]]  # fmt: skip
            if any(where[piece][0] != target for piece in [*mine, *put] if piece not in gone):
                return False
    return True


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
