"""Plays that a player notices easily, such as a new meld, an added tile, a split run or a replaced Joker.

Other plays, such as those that rearrange three melds at once, aren't searched for. Each play found is checked
against the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, islice

from ...melds import MeldKind, completions, meld_of
from ...melds.hand import melds_in, openings_in
from ...rules import Ruleset
from ...table_melds import Play, TableMelds
from ...table_melds.rearranging import RearrangingTurn
from ...tiles import JOKER, Tile

Row = tuple[Tile, ...]


def simple_plays(
    spread: TableMelds, hand: Sequence[Tile], rules: Ruleset, *, opened: bool, most: int = 200
) -> Iterator[Play]:
    """Yield plays that are easy to find, one for each combination of tiles laid.

    *spread* is the table, *hand* holds the player's tiles, and *most* is the largest number of plays to try.
    *opened* says whether the player has opened already (has laid melds before); otherwise each play lays new
    melds that are worth enough points to open.

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
        kinds = (_with_new_meld, with_one_added, _with_tile_taken, _with_run_split, _with_joker_replaced)
        after = chain.from_iterable(seen(spread, hand, rules) for seen in kinds)
    else:
        openings = openings_in(hand, rules, rules.rearranging.opening, most)
        after = (spread.with_melds(each.tiles for each in melds) for melds in openings)
    turn = RearrangingTurn(spread, hand, rules, opened=opened)
    for each in islice(after, most):
        change = turn.change(each)
        if change.laid not in found and (play := turn.play(change)) is not None:
            found.add(play.tiles)
            yield play


def more_openings(hand: Sequence[Tile], rules: Ruleset, most: int) -> bool:
    """Return whether the number of ways in which a player can open from a hand is larger than *most*.

    Opening means laying a player's first melds, which must be worth enough points. A way to open is a
    combination of melds.
    """
    return len(list(islice(openings_in(hand, rules, rules.rearranging.opening, most + 1), most + 1))) > most


def _with_new_meld(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the table *spread* with one new meld made of tiles of the hand, for each such meld."""
    for meld in melds_in(hand, rules):
        yield spread.with_melds([meld.tiles])


def with_one_added(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the table *spread* with one tile of the hand added to a meld, for each tile that fits."""
    kinds = dict.fromkeys(hand)
    for place, row in enumerate(spread.melds):
        longer = _longer_rows(row, rules)
        if not longer.keys().isdisjoint(kinds):
            for tile in kinds:
                if tile in longer:
                    yield spread.with_meld_at(place, longer[tile])


@lru_cache(maxsize=8_000)
def _longer_rows(row: Row, rules: Ruleset) -> dict[Tile, Row]:
    """Return each tile that can be added to the meld *row*, with the meld after that.

    A meld stays on the table for many turns, so results are cached.
    """
    longer = {tile: meld_of((*row, tile), rules) for tile in (*completions(row, rules), JOKER)}
    return {tile: meld.tiles for tile, meld in longer.items() if meld}


@lru_cache(maxsize=8_000)
def _removable_tiles(row: Row, rules: Ruleset) -> tuple[tuple[Tile, list[Row]], ...]:
    """Return each tile that can be taken from the meld *row*, with the one or two melds that are left."""
    kind = _kind(row, rules)
    found = []
    for place, tile in enumerate(row):
        below, above = row[:place], row[place + 1 :]
        left = [below + above] if kind is MeldKind.GROUP else [part for part in (below, above) if part]
        if all(meld_of(part, rules) for part in left):
            found.append((tile.kind, left))
    return tuple(found)


def _kind(row: Row, rules: Ruleset) -> MeldKind | None:
    """Return whether a row of tiles is a run or a group; None if it isn't a meld."""
    found = meld_of(row, rules)
    return found.kind if found else None


def _without(spread: TableMelds, place: int, left: list[Row]) -> TableMelds:
    """Return the table *spread* with the meld at index *place* replaced by *left*, what remains of it."""
    return TableMelds((*spread.melds[:place], *left, *spread.melds[place + 1 :]))


def _with_tile_taken(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield each table that results if one tile of the table and two or more of the hand form a new meld.

    *spread* is the table before the change.
    """
    held = Counter(hand)
    partners_of: dict[Tile, list[Tile]] = {}
    for place, row in enumerate(spread.melds):
        if len(row) <= rules.runs.min_length:
            continue
        for tile, left in _removable_tiles(row, rules):
            partners = partners_of.get(tile)
            if partners is None:
                partners = partners_of[tile] = _partners(tile, hand)
            if len(partners) < rules.runs.min_length - 1:
                continue
            rest = _without(spread, place, left)
            for meld in melds_in([*partners, tile], rules):
                kinds = [each.kind for each in meld.tiles]
                if tile in kinds and held[tile] < kinds.count(tile):
                    yield rest.with_melds([meld.tiles])


def _partners(tile: Tile, hand: Sequence[Tile]) -> list[Tile]:
    """Return the tiles of a hand that might be in one meld with *tile*.

    These are the Jokers, and the tiles with the colour or the number of *tile*; if *tile* is a Joker, they
    are the whole hand.
    """
    if tile is JOKER:
        return list(hand)
    return [
        each for each in hand if each is JOKER or each.colour is tile.colour or each.number == tile.number
    ]


def _with_run_split(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the tables that result if a run is cut in two with a second copy of one of its tiles.

    *spread* is the table before the run is cut, and the second copy comes from *hand*.
    """
    least = rules.runs.min_length
    for place, row in enumerate(spread.melds):
        if len(row) < 2 * least - 1 or _kind(row, rules) is not MeldKind.RUN:
            continue
        for at, here in enumerate(row):
            tile = here.stands_for
            if tile in hand and at >= least - 1 and len(row) - at >= least:
                assert tile is not None
                yield _without(spread, place, [(*row[:at], tile), row[at:]])


def _with_joker_replaced(spread: TableMelds, hand: Sequence[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the tables that result if a Joker is replaced by a tile and used in another meld.

    *spread* is the table before the replacement. The tile is one for which the Joker may stand; it comes from
    *hand* or from another meld.
    """
    for place, row in enumerate(spread.melds):
        for at, joker in enumerate(row):
            if not joker.joker:
                continue
            for tile, freed in _joker_replaced_by(spread, place, at, hand, rules):
                rest = list(hand)
                if tile in rest and freed.counts()[tile] > spread.counts()[tile]:
                    rest.remove(tile)
                yield from _with_joker_used(freed, rest, rules)


def _joker_replaced_by(
    spread: TableMelds, place: int, at: int, hand: Sequence[Tile], rules: Ruleset
) -> Iterator[tuple[Tile, TableMelds]]:
    """Yield each tile that can replace a certain Joker, with the table after the replacement.

    The Joker is at index *at* of the meld at index *place* of the table *spread*. The tile comes from *hand*
    or from another meld.
    """
    row = spread.melds[place]
    joker = row[at]
    wanted = [joker.stands_for] if joker.colour is not None else _missing(row, rules)
    for tile in wanted:
        if tile is None:
            continue
        full = (*row[:at], tile, *row[at + 1 :])
        if tile in hand:
            yield tile, spread.with_meld_at(place, full)
        for other, other_row in enumerate(spread.melds):
            if other != place and tile in other_row:
                for loose, left in _removable_tiles(other_row, rules):
                    if loose == tile:
                        yield tile, _without(spread.with_meld_at(place, full), other, left)


def _missing(row: Row, rules: Ruleset) -> list[Tile]:
    """Return the tiles that a Joker of the group *row* may stand for."""
    number = next(each.number for each in row if each.number is not None)
    held = {each.colour for each in row}
    return [Tile(colour, number) for colour in rules.tiles.colours if colour not in held]


def _with_joker_used(spread: TableMelds, hand: list[Tile], rules: Ruleset) -> Iterator[TableMelds]:
    """Yield the tables that result if a Joker makes a meld with two tiles of the hand, or is added to a meld.

    *spread* is the table before the Joker is used; the Joker is neither on it nor in *hand*.
    """
    for first, second in combinations(sorted(set(hand)), 2):
        found = meld_of((first, second, JOKER), rules)
        if found:
            yield spread.with_melds([found.tiles])
    for place, row in enumerate(spread.melds):
        if longer := _longer_rows(row, rules).get(JOKER):
            yield spread.with_meld_at(place, longer)
