"""A turn in progress: where the player has moved the tiles, and what that would do to the table."""

from __future__ import annotations

from dataclasses import dataclass

from ..layout import Arrangement, Layout
from ..tiles import Tile
from .melds_on_table import TableMelds, bind_jokers


@dataclass(frozen=True, slots=True)
class DraftTurn:
    """The table and the rack in the middle of a turn, before it is judged.

    Attributes:
        after: the melds on the table if the turn ended now.
        left: the tiles left on the rack if the turn ended now.
        laid: the tiles laid from the rack in this turn, in the order of the table.
        new: the ids that the laid tiles have in the `Layout`.
    """

    after: TableMelds
    left: Arrangement
    laid: tuple[Tile, ...]
    new: tuple[int, ...]

    @property
    def held(self) -> tuple[Tile, ...]:
        """The tiles that the player had on the rack when the turn began."""
        return (*self.left.tiles, *self.laid)


def layout_of(spread: TableMelds, rack: Arrangement) -> Layout:
    """Return the layout at the beginning of a turn: the places of all tiles of a rack and of the table.

    *spread* are the melds on the table, each of which gets a row of its own.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> layout_of(parse_table("r5 r6 * | b9 y9 k9"), parse_arrangement("r7 k1"))
    <Layout r7 k1 on r5 r6 *r7 | b9 y9 k9>
    """
    return Layout.of(rack, spread.melds)


def draft_of(layout: Layout) -> DraftTurn:
    """Return the unfinished turn that a layout shows: which tiles are laid, and which are still on the rack.

    `judge_play(before, draft.after, draft.held)` decides whether the turn could end in this way.

    A Joker in a run stands for the tile that belongs in its place in the run, even if the Joker was in
    another place before. A Joker in a group stands for the same tile as before.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> from rummy_widget.engine.table_melds import judge_play, parse_table
    >>> before = parse_table("r5 r6 * | b9 y9 k9")
    >>> layout = layout_of(before, parse_arrangement("r7 k1"))
    >>> draft = draft_of(layout.moved([0], shelf=2, slot=2).moved([4], shelf=3, slot=3))
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
    """Return the tiles of each row on the table; a Joker is given with the tile that it stands for now.

    >>> from rummy_widget.engine.layout import parse_arrangement
    >>> from rummy_widget.engine.table_melds import parse_table
    >>> layout = layout_of(parse_table("r5 r6 * | b9 b10 b11"), parse_arrangement("r7"))
    >>> [" ".join(map(str, row)) for row in rows_of(layout.moved([3], shelf=3, slot=3))]
    ['r5 r6', 'b9 b10 b11 *b12']
    """
    return tuple(map(_with_current_meanings, layout.melds))


def _with_current_meanings(row: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return a row of tiles that may have been moved, with the meanings of its Jokers brought up to date.

    A Joker in a group keeps the tile that it stood for. A Joker in a run stands for the tile that belongs in
    its place. In any other row a Joker may stand for any tile.
    """
    known = [each for each in row if each.colour is not None]
    colours, numbers = {each.colour for each in known}, {each.number for each in known}
    if len(numbers) == 1 and len(colours) == len(known) and any(each.joker for each in known):
        return row
    return bind_jokers(tuple(each.kind for each in row))
