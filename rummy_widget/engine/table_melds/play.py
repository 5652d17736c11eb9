"""A `Play`: a turn on the table that the rules allow, as what it came to."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..tiles import Tile
from .changes import changes
from .jokers import JokerOutcome
from .melds_on_table import TableMelds


@dataclass(frozen=True, slots=True)
class Play:
    """A turn on the table that the rules allow.

    `tiles` are those laid from the rack, `value` what they are worth there (RK-5) or, in the turn that opens,
    what the opening counts; `opens` says whether it is that turn. `fates` tell what became of each Joker that
    lay on the table.
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
        """How many melds of the table no longer lie together."""
        return len(changes(self.before, self.after).broken)

    @property
    def moved(self) -> int:
        """How many tiles of the table do not lie in the meld that continues theirs."""
        return changes(self.before, self.after).moved
