"""`Play`: a turn that the rules allow, and what it does to the melds on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..tiles import Tile
from .changes import changes
from .jokers import JokerOutcome
from .melds_on_table import TableMelds


@dataclass(frozen=True, slots=True)
class Play:
    """A turn that the rules allow: what it does to the melds on the table.

    Attributes:
        tiles: the tiles laid from the rack.
        before: the melds on the table before the turn.
        after: the melds on the table after the turn.
        value: the points of the tiles laid (RK-5); if the player opens in this turn, the points that count
            for opening.
        opens: whether the player opens in this turn, that is, lays melds for the first time.
        fates: what happened to each Joker on the table. Jokers in melds that didn't change may be left out;
            if the player opens in this turn, the tuple may be empty.
    """

    tiles: tuple[Tile, ...]
    before: TableMelds = field(repr=False)
    after: TableMelds
    value: int
    opens: bool = False
    fates: tuple[JokerOutcome, ...] = field(default=(), repr=False)

    @property
    def count(self) -> int:
        """The number of tiles of the rack that were laid in this turn."""
        return len(self.tiles)

    @property
    def broken(self) -> int:
        """How many melds from before the turn were broken: their tiles are no longer all in one meld."""
        return len(changes(self.before, self.after).broken)

    @property
    def moved(self) -> int:
        """How many tiles that were on the table are now in a different meld.

        A meld that only gained or lost some tiles is still the same meld, so the tiles that stayed in it
        haven't moved.
        """
        return changes(self.before, self.after).moved
