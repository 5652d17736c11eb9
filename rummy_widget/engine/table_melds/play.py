"""`Play`: the result of a turn on the table that the rules allow."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..tiles import Tile
from .changes import changes
from .jokers import JokerOutcome
from .melds_on_table import TableMelds


@dataclass(frozen=True, slots=True)
class Play:
    """A turn on the table that the rules allow.

    Attributes:
        tiles: the tiles laid from the rack.
        before: the melds on the table before the turn.
        after: the melds on the table after it.
        value: the points of the tiles laid (RK-5), or of the opening if the player opens in this turn.
        opens: whether the player opens in this turn.
        fates: what happened to each Joker that lay on the table.
    """

    tiles: tuple[Tile, ...]
    before: TableMelds = field(repr=False)
    after: TableMelds
    value: int
    opens: bool = False
    fates: tuple[JokerOutcome, ...] = field(default=(), repr=False)

    @property
    def count(self) -> int:
        """How many tiles of the rack were laid."""
        return len(self.tiles)

    @property
    def broken(self) -> int:
        """How many of the melds before the turn were broken: their tiles are no longer all in one meld."""
        return len(changes(self.before, self.after).broken)

    @property
    def moved(self) -> int:
        """How many tiles changed melds: they are not in the meld that continues the one they were in."""
        return changes(self.before, self.after).moved
