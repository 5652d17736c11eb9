"""Plays that lie before one's eyes: new melds, tiles that fit, ends and fourths taken, runs split, Jokers.

Not every play there is: whoever rearranges three melds at once sees more. Each is judged before it is given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice

from ...melds import MeldKind, meld_of
from ...melds.hand import lays, melds_in
from ...rules import Ruleset
from ...table_melds import Play, TableMelds
from ...table_melds.rearranging import RearrangingTurn
from ...tiles import JOKER, Tile

Row = tuple[Tile, ...]


def simple_plays(
    spread: TableMelds, hand: Sequence[Tile], rules: Ruleset, *, opened: bool, most: int = 200
) -> Iterator[Play]:
    """The plays that a player sees, one for each different set of tiles laid; at most so many are looked at.

    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> table, hand = parse_table("r3 r4 r5 r6 | b9 y9 k9"), parse_tiles("r7 r9 y3 k3")
    >>> for play in simple_plays(table, hand, RUMMIKUB, opened=True):
    ...     print(play.after.notation())
    r3 r4 r5 r6 r7 | y9 b9 k9
    r3 r4 r5 r6 | r9 y9 b9 k9
    r4 r5 r6 | y9 b9 k9 | r3 y3 k3
    """
    found: set[Row] = set()
    after: Iterator[TableMelds]
    if opened:
        kinds = (_melds, with_one_added, _taken, _split, _replaced)
        after = chain.from_iterable(seen(spread, hand, rules) for seen in kinds)
    else:
        openings = lays(hand, rules, rules.rearranging.opening, most)
        after = (spread.with_melds(each.tiles for each in melds) for melds in openings)
    turn = RearrangingTurn(spread, hand, rules, opened=opened)
    for each in islice(after, most):
        change = turn.change(each)
        if change.laid not in found and (play := turn.play(change)) is not None:
            found.add(play.tiles)
            yield play


def more_openings(hand: Sequence[Tile], rules: Ruleset, most: int) -> bool:
    """Whether there are more ways to open than so many."""
    return len(list(islice(lays(hand, rules, rules.rearranging.opening, most + 1), most + 1))) > most


def _melds(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    for meld in melds_in(hand, rules):
        yield spread.with_melds([meld.tiles])


def with_one_added(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the table with one tile of a hand added to a meld, for each that fits."""
    for place, row in enumerate(spread.melds):
        for tile in dict.fromkeys(hand):
            if longer := _grown(row, tile, rules):
                yield spread.with_meld_at(place, longer)


def _grown(row: Row, tile: Tile, rules: Ruleset) -> Row | None:
    """A meld with one tile more, or None where that is none."""
    near = row[0].colour is None or row[-1].colour is None or tile is JOKER
    if not near and tile.colour is not row[0].colour and tile.number != row[0].number:
        return None
    found = meld_of((*row, tile), rules)
    return found.tiles if found else None


def _loosened(row: Row, rules: Ruleset) -> Iterator[tuple[Tile, list[Row]]]:
    """Each tile that can be taken from a meld, with the melds that are left."""
    kind = _kind(row, rules)
    for place, tile in enumerate(row):
        below, above = row[:place], row[place + 1 :]
        left = [below + above] if kind is MeldKind.GROUP else [part for part in (below, above) if part]
        if all(meld_of(part, rules) for part in left):
            yield tile.kind, left


def _kind(row: Row, rules: Ruleset) -> MeldKind | None:
    found = meld_of(row, rules)
    return found.kind if found else None


def _without(spread: TableMelds, place: int, left: list[Row]) -> TableMelds:
    return TableMelds((*spread.melds[:place], *left, *spread.melds[place + 1 :]))


def _taken(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """A tile of the table with two or more of the rack, or added to another meld to make room for one."""
    for place, row in enumerate(spread.melds):
        if len(row) <= rules.runs.min_length:
            continue
        for tile, left in _loosened(row, rules):
            partners = _partners(tile, hand)
            if len(partners) < rules.runs.min_length - 1:
                continue
            rest = _without(spread, place, left)
            for meld in melds_in([*partners, tile], rules):
                kinds = [each.kind for each in meld.tiles]
                if tile in kinds and Counter(kinds) - Counter(hand) == Counter([tile]):
                    yield rest.with_melds([meld.tiles])


def _partners(tile: Tile, hand: Sequence[Tile]) -> list[Tile]:
    """The tiles of a hand that can lie in one meld with a tile."""
    if tile is JOKER:
        return list(hand)
    return [
        each for each in hand if each is JOKER or each.colour is tile.colour or each.number == tile.number
    ]


def _split(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """A run cut in two where a second copy of one of its tiles lets both halves be runs."""
    least = rules.runs.min_length
    for place, row in enumerate(spread.melds):
        if len(row) < 2 * least - 1 or _kind(row, rules) is not MeldKind.RUN:
            continue
        for at, here in enumerate(row):
            tile = here.stands_for
            if tile in hand and at >= least - 1 and len(row) - at >= least:
                assert tile is not None
                yield _without(spread, place, [(*row[:at], tile), row[at:]])


def _replaced(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """A Joker replaced by its tile, of the rack or of another meld, and used with the rack or added."""
    for place, row in enumerate(spread.melds):
        for at, joker in enumerate(row):
            if not joker.joker:
                continue
            for tile, freed in _in_place_of(spread, place, at, hand, rules):
                rest = list(hand)
                if tile in rest and freed.counts()[tile] > spread.counts()[tile]:
                    rest.remove(tile)
                yield from _joker_used(freed, rest, rules)


def _in_place_of(
    spread: TableMelds, place: int, at: int, hand: Sequence[Tile], rules: Ruleset
) -> Iterator[tuple[Tile, TableMelds]]:
    """The spread with a Joker taken out and its tile put in, for each such tile that is at hand."""
    row = spread.melds[place]
    joker = row[at]
    wanted = [joker.stands_for] if joker.colour is not None else _missing(row, rules)
    for tile in wanted:
        if tile is None:
            continue
        full = (*row[:at], tile, *row[at + 1 :])
        if tile in hand:
            yield tile, spread.with_meld_at(place, full)
        for other, its in enumerate(spread.melds):
            if other != place and tile in its:
                for loose, left in _loosened(its, rules):
                    if loose == tile:
                        yield tile, _without(spread.with_meld_at(place, full), other, left)


def _missing(row: Row, rules: Ruleset) -> list[Tile]:
    """The tiles that a Joker of a group may stand for."""
    number = next(each.number for each in row if each.number is not None)
    held = {each.colour for each in row}
    return [Tile(colour, number) for colour in rules.tiles.colours if colour not in held]


def _joker_used(spread: TableMelds, hand: list[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    for first, second in combinations(sorted(set(hand)), 2):
        found = meld_of((first, second, JOKER), rules)
        if found:
            yield spread.with_melds([found.tiles])
    for place, row in enumerate(spread.melds):
        if longer := _grown(row, JOKER, rules):
            yield spread.with_meld_at(place, longer)
