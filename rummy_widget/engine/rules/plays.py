"""How a game is played: one of three kinds, and the records that they are made of.

What is done in a turn follows from the kind alone, so a new game of a known kind is a new expression and no
new code: `ClosingPlay` (nothing is laid on the table until somebody closes), `LayingPlay` (melds are laid and
added to, and never taken apart), `RearrangingPlay` (the melds on the table are everybody's to rearrange).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from .switches import InvalidTurn, JokerCounts, PoolEnd, Starter, Touch
from .validation import Choices


@dataclass(frozen=True, slots=True)
class Values:
    """What tiles are worth, by number; a Joker by itself, or as the tile that it stands for (None)."""

    numbers: tuple[int, ...] = tuple(range(1, 14))
    one_high: int | None = None  # a 1 that ends a run after 13, where it differs
    one_in_group: int | None = None  # a 1 in a group, where it differs
    joker: int | None = None


@dataclass(frozen=True, slots=True)
class HandDeal(Choices):
    """So many tiles to everybody, one by one; no stacks and no Trump."""

    sizes: tuple[int, int, int] = (14, 14, 14)  # for two, three and four players
    turned: int = 0  # tiles turned up beside the stock, which begin the discards
    starter: Starter = Starter.HIGHEST
    clause: str = "RK-1"


@dataclass(frozen=True, slots=True)
class Opening(Choices):
    """What a player has to lay at once, of their own tiles, before anything else on the table is theirs."""

    points: int = 30
    values: Values = Values()
    needs_run: bool = False
    touch: Touch = Touch.NEXT_TURN  # when the rest of the table may be touched
    clause: str = "RK-2"
    touch_clause: str = "RK-8"


@dataclass(frozen=True, slots=True)
class TableJokers:
    """What may become of a Joker that lies on the table, as four restrictions; none of them: anything."""

    replaced: bool = False  # A: used elsewhere only once its own tile has replaced it
    from_rack: bool = False  # B: and that tile comes from the rack
    meld_kept: bool = False  # C: until then nothing is taken from its meld
    new_meld: bool = False  # D: and then it serves only in a new meld with the player's own tiles
    clauses: tuple[str, str, str, str] = ("TR-4", "TR-5", "TR-6", "TR-7")


@dataclass(frozen=True, slots=True)
class CaughtScore(Choices):
    """The tiles left in the other hands are what a round is about: the winner gains what they are worth."""

    values: Values = Values(joker=30)
    losers_pay: bool = True  # whether the others lose what the winner gains
    at_once: int = 1  # how many times that counts for going out in one turn, with nothing laid before
    pool_end: PoolEnd = PoolEnd.TILE_COUNT  # who wins where the stock is empty and nobody can play
    targets: tuple[int, int, int] = (0, 0, 0)  # of a match, for two, three and four players; 0: one round
    clause: str = "RK-5"
    end_clause: str = "RK-6"
    at_once_clause: str = "BR-10"


@dataclass(frozen=True, slots=True)
class LaidScore(Choices):
    """Points for what one laid and added; nobody pays for anybody else."""

    values: Values = Values((25, *(5,) * 8, *(10,) * 4), joker=50)
    close: int = 50  # extra, for the player who closes
    joker_counts: JokerCounts = JokerCounts.ONCE
    deduct_hand: bool = False
    not_opened_penalty: int = 0
    clause: str = "R45-8"
    close_clause: str = "R45-10"
    end_clause: str = "R45-11"


@dataclass(frozen=True, slots=True)
class ClosingPlay:
    """Nothing is laid until somebody closes: so many tiles melded, so many left over as the last discard."""

    opening: ClassVar[None] = None
    score: ClassVar[None] = None  # a close has its price
    melded: int = 14
    free: int = 1
    clause: str = "PRO-30"

    @property
    def size(self) -> int:
        """The tiles of a rack that closes."""
        return self.melded + self.free


@dataclass(frozen=True, slots=True)
class LayingPlay:
    """Draw, lay melds and add to them, discard. What lies is never taken apart."""

    opening: Opening | None = None  # None: one may lay and add from the first turn on
    replacing: bool = False  # whether a Joker may be taken for the tile that it stands for
    joker_at_once: bool = True  # and then has to be used in the same turn
    first_discards: bool = False  # whether the first player's first turn is only a discard
    keep_one: bool = False  # whether one tile has to be left for the last discard
    taken_stays: bool = False  # whether the tile just taken may not be discarded in the same turn
    reshuffles: int = 0  # how often the discards become the stock when it is empty
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
    """Play at least one tile and rearrange the table freely, or draw one."""

    opening: Opening = Opening()
    jokers: TableJokers = TableJokers()
    invalid_turn: InvalidTurn = InvalidTurn.MEND
    penalty: int = 3  # tiles that an invalid turn costs, where it costs any
    timer: int = 0  # seconds a turn, 20 to 120; 0: none
    score: CaughtScore = CaughtScore()
    clause: str = "RK-3"
    timer_clause: str = "TR-3"

    @property
    def invalid_cost(self) -> int:
        """The tiles that an invalid turn costs; 0 if it costs none."""
        return self.penalty if self.invalid_turn is InvalidTurn.PENALTY else 0

    def __post_init__(self) -> None:
        Choices.__post_init__(self)
        if type(self.timer) is not int or (self.timer and not 20 <= self.timer <= 120):
            raise ValueError(f"no such timer: {self.timer!r:.40}; expected 0 or 20 to 120 seconds")
        its = self.jokers
        later = {"B": its.from_rack, "C": its.meld_kept, "D": its.new_meld}
        held = [letter for letter, on in later.items() if on]
        if held and not its.replaced:  # all three speak of the Joker that A has replaced
            raise ValueError(
                f"no such Jokers: restriction {' and '.join(held)} without A; expected A as well: a Joker is "
                "replaced by its own tile before it is used elsewhere"
            )


Play: TypeAlias = ClosingPlay | LayingPlay | RearrangingPlay
"""The three kinds."""
