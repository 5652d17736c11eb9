"""The three kinds of play, which decide what can be done in a turn, and the records that they are made of.

The kinds are `ClosingPlay` (nothing is laid on the table until somebody closes), `LayingPlay` (melds are laid
and added to, and never taken apart) and `RearrangingPlay` (any player may rearrange the melds on the table).
A new game of one of these kinds needs a new ruleset, but no new code.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from .switches import InvalidTurn, JokerCounts, PoolEnd, Starter, Touch
from .validation import Choices


@dataclass(frozen=True, slots=True)
class Values:
    """How many points each tile is worth, in a meld or in a hand."""

    numbers: tuple[int, ...] = tuple(range(1, 14))  # of the tiles with the numbers 1 to 13
    one_high: int | None = None  # of a 1 that ends a run after 13; None: the same as any 1
    one_in_group: int | None = None  # of a 1 in a group; None: the same as any 1
    joker: int | None = None  # of a Joker; None: the points of the tile that it stands for


@dataclass(frozen=True, slots=True)
class HandDeal(Choices):
    """The rules of a deal in which each player gets a number of tiles, without stacks or a trump tile."""

    sizes: tuple[int, int, int] = (14, 14, 14)  # tiles for each of two, three or four players
    turned: int = 0  # tiles turned up beside the stock, the first discards
    starter: Starter = Starter.HIGHEST
    clause: str = "RK-1"


@dataclass(frozen=True, slots=True)
class Opening(Choices):
    """What a player must lay from the rack, in one turn, before they may use the melds on the table."""

    points: int = 30  # the least that the melds laid must be worth
    values: Values = Values()  # what the tiles are worth for this
    needs_run: bool = False  # whether one of the melds must be a run
    touch: Touch = Touch.NEXT_TURN  # when the player may first use the melds on the table
    clause: str = "RK-2"
    touch_clause: str = "RK-8"


@dataclass(frozen=True, slots=True)
class TableJokers:
    """Four restrictions, A to D, on what may be done with a Joker that lies on the table."""

    replaced: bool = False  # A: a Joker must be replaced by its tile before it is used elsewhere
    from_rack: bool = False  # B: the tile that replaces it must come from the rack
    meld_kept: bool = False  # C: no tile may be taken from its meld before it is replaced
    new_meld: bool = False  # D: a replaced Joker may only be used in a new meld of own tiles
    clauses: tuple[str, str, str, str] = ("TR-4", "TR-5", "TR-6", "TR-7")


@dataclass(frozen=True, slots=True)
class CaughtScore(Choices):
    """The scoring of a round in which the winner gains the worth of the tiles left in the other hands."""

    values: Values = Values(joker=30)
    losers_pay: bool = True  # whether the others lose what the winner gains
    at_once: int = 1  # the factor for a winner who laid everything in one turn, and nothing before it
    pool_end: PoolEnd = PoolEnd.TILE_COUNT  # who wins if the stock is empty and nobody can play
    targets: tuple[int, int, int] = (0, 0, 0)  # of a match, for two, three and four players; 0: one round
    clause: str = "RK-5"
    end_clause: str = "RK-6"
    at_once_clause: str = "BR-10"


@dataclass(frozen=True, slots=True)
class LaidScore(Choices):
    """The scoring of a round in which each player gains points for the tiles that they laid and added."""

    values: Values = Values((25, *(5,) * 8, *(10,) * 4), joker=50)
    close: int = 50  # extra points for the player who ends the round
    joker_counts: JokerCounts = JokerCounts.ONCE
    deduct_hand: bool = False  # whether players lose the worth of the tiles left in their hand
    not_opened_penalty: int = 0  # points that a player loses for not having opened
    clause: str = "R45-8"
    close_clause: str = "R45-10"
    end_clause: str = "R45-11"


@dataclass(frozen=True, slots=True)
class ClosingPlay:
    """The kind of play in which nothing is laid on the table until a player ends the round.

    The player ends it, or closes, with a whole rack of melds or of another pattern, and one more tile to
    discard.
    """

    opening: ClassVar[None] = None
    score: ClassVar[None] = None  # the price table says what a close is worth
    melded: int = 14  # tiles that must lie in melds
    free: int = 1  # tiles that are left over; they are the last discard
    clause: str = "PRO-30"

    @property
    def size(self) -> int:
        """How many tiles a player holds who ends the round: those in melds and those left over."""
        return self.melded + self.free


@dataclass(frozen=True, slots=True)
class LayingPlay:
    """The kind of play in which a turn is: draw, lay melds or add to melds on the table, then discard.

    Melds on the table are never taken apart.
    """

    opening: Opening | None = None  # None: players may lay and add from the first turn on
    replacing: bool = False  # whether a Joker may be taken by putting its tile in its place
    joker_at_once: bool = True  # whether such a Joker must be laid again in the same turn
    first_discards: bool = False  # whether the first player's first turn is only a discard
    keep_one: bool = False  # whether a player must keep one tile for the last discard
    taken_stays: bool = False  # whether a discard that was taken must stay in hand for this turn
    reshuffles: int = 0  # how often the discards are shuffled into a new stock when it is empty
    score: LaidScore | CaughtScore = LaidScore()
    clause: str = "R45-2"
    lay_clause: str = "R45-3"
    add_clause: str = "R45-5"
    replace_clause: str = "R45-6"
    out_clause: str = "R45-10"
    taken_clause: str = "BR-5"
    stock_clause: str = "R45-11"
    stalemate_clause: str = "BR-8"


@dataclass(frozen=True, slots=True)
class RearrangingPlay(Choices):
    """The kind of play in which a turn is: lay a tile or more, rearranging all melds freely, or draw one."""

    opening: Opening = Opening()
    jokers: TableJokers = TableJokers()
    invalid_turn: InvalidTurn = InvalidTurn.MEND
    penalty: int = 3  # tiles to draw for an invalid turn, if `invalid_turn` is PENALTY
    timer: int = 0  # seconds for a turn, 20 to 120; 0: no limit
    score: CaughtScore = CaughtScore()
    clause: str = "RK-3"
    timer_clause: str = "TR-3"

    @property
    def invalid_cost(self) -> int:
        """How many tiles a player draws for an invalid turn; 0 if there is no such penalty."""
        return self.penalty if self.invalid_turn is InvalidTurn.PENALTY else 0

    def __post_init__(self) -> None:
        Choices.__post_init__(self)
        if type(self.timer) is not int or (self.timer and not 20 <= self.timer <= 120):
            raise ValueError(f"timer must be 0 or 20 to 120 seconds, not {self.timer!r:.40}")
        its = self.jokers
        later = {"from_rack": its.from_rack, "meld_kept": its.meld_kept, "new_meld": its.new_meld}
        chosen = [name for name, on in later.items() if on]
        if chosen and not its.replaced:  # B, C and D are about Jokers that are replaced as A demands
            raise ValueError(
                f"replaced is required by {' and '.join(chosen)}: a Joker must be replaced by its own tile "
                "before it is used elsewhere"
            )


Play: TypeAlias = ClosingPlay | LayingPlay | RearrangingPlay
"""The kind of play of a game, which decides what can be done in a turn: one of three kinds."""
