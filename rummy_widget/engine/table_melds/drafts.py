"""A turn on the table while it is made: the layout in which tiles are moved, and what lies there so far."""

from __future__ import annotations

from dataclasses import dataclass

from ..layout import Arrangement, Layout
from ..tiles import Tile
from .melds_on_table import TableMelds, bound


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """What lies where while a turn is made, not judged yet.

    `after` is the spread as it would be, `left` the rack as it would stay. `laid` are the tiles that came
    from the rack in this turn, in the order of the table, and `new` their ids, to be marked until it ends.
    """

    after: TableMelds
    left: Arrangement
    laid: tuple[Tile, ...]
    new: tuple[int, ...]

    @property
    def held(self) -> tuple[Tile, ...]:
        """The tiles that the player held when the turn began."""
        return (*self.left.tiles, *self.laid)


def layout_of(spread: TableMelds, rack: Arrangement) -> Layout:
    """One layout of the rack and of the table, each meld in a tray: where a turn begins.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> layout_of(parse_table("r5 r6 * | b9 y9 k9"), parse_arrangement("r7 k1"))
    <Layout r7 k1 on r5 r6 *r7 | b9 y9 k9>
    """
    return Layout.of(rack, spread.melds)


def drafted(layout: Layout) -> DraftTurn:
    """What the turn has come to: `judge_play(before, draft.after, draft.held)` is its verdict.

    A Joker in a run stands for what its place says, wherever it stood before; in a group for what it did.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import judge_play, parse_table
    >>> before = parse_table("r5 r6 * | b9 y9 k9")
    >>> layout = layout_of(before, parse_arrangement("r7 k1"))
    >>> draft = drafted(layout.moved([0], shelf=2, slot=2).moved([4], shelf=3, slot=3))
    >>> draft.after, draft.left, draft.laid, draft.new
    (parse_table('r5 r6 r7 | b9 y9 k9 *'), parse_arrangement('_ k1'), (tile('r7'),), (0,))
    >>> judge_play(before, draft.after, draft.held, rules=RUMMIKUB).tiles
    (tile('r7'),)
    """
    return DraftTurn(
        TableMelds(rows_of(layout)),
        layout.arrangement(),
        tuple(layout.tiles[id].kind for id in layout.laid),
        layout.laid,
    )


def rows_of(layout: Layout) -> tuple[tuple[Tile, ...], ...]:
    """The rows of the table, tray by tray, their Jokers standing for what they would as they lie.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> layout = layout_of(parse_table("r5 r6 * | b9 b10 b11"), parse_arrangement("r7"))
    >>> [" ".join(map(str, row)) for row in rows_of(layout.moved([3], shelf=3, slot=3))]
    ['r5 r6', 'b9 b10 b11 *b12']
    """
    return tuple(map(_as_it_lies, layout.melds))


def _as_it_lies(row: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """A row with its Jokers bound: as the group that they say, or else by their places."""
    known = [each for each in row if each.colour is not None]
    colours, numbers = {each.colour for each in known}, {each.number for each in known}
    if len(numbers) == 1 and len(colours) == len(known) and any(each.joker for each in known):
        return row
    return bound(tuple(each.kind for each in row))
