"""The three kinds of play, which decide what a player can do in a turn, and the classes for their rules.

The kinds are `ClosingPlay` (nothing is laid on the table until a player lays the whole hand at once, which
ends the round), `LayingPlay` (melds are laid on the table and added to, and never taken apart) and
`RearrangingPlay` (any player may rearrange the melds on the table). A new game of one of these kinds needs a
new ruleset, but no new code.

Fields named `clause` or `..._clause` hold ids of clauses of the written rules, such as "RK-2".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from .switches import InvalidTurn, JokerCounts, PoolEnd, Starter, Touch
from .validation import Choices


@dataclass(frozen=True, slots=True)
class Values:
    """How many points each tile is worth, in a meld or in a hand.

    Attributes:
        numbers: the points of the tiles with the numbers 1 to 13.
        one_high: the points of a 1 that ends a run after the 13; None if it is worth as much as any other 1.
        one_in_group: the points of a 1 in a group; None if it is worth as much as any other 1.
        joker: the points of a Joker; None if it is worth as much as the tile that it stands for.
    """

    numbers: tuple[int, ...] = tuple(range(1, 14))
    one_high: int | None = None
    one_in_group: int | None = None
    joker: int | None = None


@dataclass(frozen=True, slots=True)
class HandDeal(Choices):
    """The rules of a deal in which each player gets a number of tiles, without stacks or a trump tile.

    Attributes:
        sizes: three numbers: how many tiles each player gets with two, three and four players.
        turned: how many tiles are turned face up beside the stock as the first discards.
        starter: how the player who starts is chosen.
        clause: the id of the clause of the written rules about the deal.
    """

    sizes: tuple[int, int, int] = (14, 14, 14)
    turned: int = 0
    starter: Starter = Starter.HIGHEST
    clause: str = "RK-1"


@dataclass(frozen=True, slots=True)
class Opening(Choices):
    """The rules for opening: what a player must lay from the rack before using the melds on the table.

    To open is to lay melds for the first time, all in one turn.

    Attributes:
        points: the least number of points that the first melds must be worth together.
        values: the points of each tile in the first melds.
        needs_run: whether one of the melds must be a run.
        touch: when a player who has opened may first use the melds on the table.
        clause: the id of the clause of the written rules about opening.
        touch_clause: the id of the clause for `touch`.
    """

    points: int = 30
    values: Values = Values()
    needs_run: bool = False
    touch: Touch = Touch.NEXT_TURN
    clause: str = "RK-2"
    touch_clause: str = "RK-8"


@dataclass(frozen=True, slots=True)
class TableJokers:
    """Four restrictions, called A to D, on what players may do with a Joker that lies on the table.

    Attributes:
        replaced: A: a Joker must be replaced by the tile that it stands for before it is used elsewhere.
        from_rack: B: the tile that replaces a Joker must come from the player's rack.
        meld_kept: C: no tile may be taken from a Joker's meld before the Joker is replaced.
        new_meld: D: a replaced Joker may only be used in a new meld, with tiles from the player's rack.
        clauses: the ids of the clauses of the written rules for A to D.
    """

    replaced: bool = False
    from_rack: bool = False
    meld_kept: bool = False
    new_meld: bool = False
    clauses: tuple[str, str, str, str] = ("TR-4", "TR-5", "TR-6", "TR-7")

    @property
    def in_force(self) -> tuple[bool, bool, bool, bool]:
        """Whether each of the four restrictions, A to D, on Jokers on the table is in force."""
        return self.replaced, self.from_rack, self.meld_kept, self.new_meld


@dataclass(frozen=True, slots=True)
class CaughtScore(Choices):
    """The scoring of a round in which the winner gains the points of the tiles left in the other hands.

    Attributes:
        values: the points of each tile.
        losers_pay: whether the other players lose the points that the winner gains from them; otherwise they
            keep their points.
        at_once: the factor by which the winner's points are multiplied if the winner laid the whole hand in
            one turn.
        pool_end: who wins if the stock is empty and nobody can play.
        targets: three numbers: the points that end a match with two, three and four players; 0 if a match is
            just one round.
        clause: the id of the clause of the written rules about the points.
        end_clause: the id of the clause about the end with an empty stock.
        at_once_clause: the id of the clause for `at_once`.
    """

    values: Values = Values(joker=30)
    losers_pay: bool = True
    at_once: int = 1
    pool_end: PoolEnd = PoolEnd.TILE_COUNT
    targets: tuple[int, int, int] = (0, 0, 0)
    clause: str = "RK-5"
    end_clause: str = "RK-6"
    at_once_clause: str = "BR-10"


@dataclass(frozen=True, slots=True)
class LaidScore(Choices):
    """The scoring of a round in which all players gain points for the tiles that they laid and added.

    Attributes:
        values: the points of each tile.
        close: the extra points for the player who ends the round by using up the hand.
        joker_counts: how often a Joker scores if it is taken from the table and laid again.
        deduct_hand: whether players lose the points of the tiles left in their hands.
        not_opened_penalty: the points lost by players who haven't opened (laid any melds).
        clause: the id of the clause of the written rules about the points for laid tiles.
        close_clause: the id of the clause for `close`.
        end_clause: the id of the clause about the end with an empty stock.
    """

    values: Values = Values((25, *(5,) * 8, *(10,) * 4), joker=50)
    close: int = 50
    joker_counts: JokerCounts = JokerCounts.ONCE
    deduct_hand: bool = False
    not_opened_penalty: int = 0
    clause: str = "R45-8"
    close_clause: str = "R45-10"
    end_clause: str = "R45-11"


@dataclass(frozen=True, slots=True)
class ClosingPlay:
    """The kind of play in which nothing is laid on the table until a player closes, which ends the round.

    To close is to lay the whole hand at once: all tiles but one in melds or in another pattern, and the one
    left over as the last discard. Games of this kind are called closing games.

    Attributes:
        opening: always None, as there is no rule about the first melds.
        score: always None, as `PriceRules` gives the points for closing.
        melded: how many tiles must be in melds or in the pattern.
        free: how many tiles are left over and discarded last.
        clause: the id of the clause of the written rules about closing.
    """

    opening: ClassVar[None] = None
    score: ClassVar[None] = None
    melded: int = 14
    free: int = 1
    clause: str = "PRO-30"

    @property
    def size(self) -> int:
        """How many tiles a player must hold to close (end the round): the sum of `melded` and `free`."""
        return self.melded + self.free


@dataclass(frozen=True, slots=True)
class LayingPlay:
    """The kind of play in which a player draws, may lay melds and add tiles to melds, and discards.

    Melds on the table are never taken apart.

    Attributes:
        opening: what players must lay first; None if they may lay any melds, and add tiles to melds, from
            their first turn on.
        replacing: whether players may take a Joker from the table by putting the tile that it stands for in
            its place.
        joker_at_once: whether a Joker taken from the table must be laid again in the same turn.
        first_discards: whether the first player begins with a discard and does nothing else in that turn.
        keep_one: whether a player must keep one tile for the last discard.
        taken_stays: whether a player who takes a discard may not discard it again in the same turn.
        reshuffles: how often the discards are shuffled into a new stock when the stock is empty.
        score: the rules for scoring.
        clause: the id of the clause of the written rules about a turn.
        lay_clause: the id of the clause about laying melds.
        add_clause: the id of the clause about adding tiles to melds.
        replace_clause: the id of the clause about replacing Jokers.
        out_clause: the id of the clause about going out, which is using up the hand.
        taken_clause: the id of the clause for `taken_stays`.
        stock_clause: the id of the clause about an empty stock.
        stalemate_clause: the id of the clause about a stalemate.
    """

    opening: Opening | None = None
    replacing: bool = False
    joker_at_once: bool = True
    first_discards: bool = False
    keep_one: bool = False
    taken_stays: bool = False
    reshuffles: int = 0
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
    """The kind of play in which a player either lays at least one tile or draws one.

    Players who lay tiles may rearrange all melds on the table.

    Attributes:
        opening: what players must lay first.
        jokers: the rules for Jokers on the table.
        invalid_turn: what happens if a player ends a turn that breaks a rule.
        penalty: how many tiles a player draws for an invalid turn if `invalid_turn` is PENALTY.
        timer: how many seconds a turn may last, 20 to 120; 0 if there is no limit.
        score: the rules for scoring.
        clause: the id of the clause of the written rules about a turn.
        timer_clause: the id of the clause for `timer`.
    """

    opening: Opening = Opening()
    jokers: TableJokers = TableJokers()
    invalid_turn: InvalidTurn = InvalidTurn.MEND
    penalty: int = 3
    timer: int = 0
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
        chosen = [name for name in ("from_rack", "meld_kept", "new_meld") if getattr(its, name)]
        if chosen and not its.replaced:  # B, C and D are about Jokers that are replaced as A demands
            raise ValueError(
                f"replaced is required by {' and '.join(chosen)}: a Joker must be replaced by its own tile "
                "before it is used elsewhere"
            )


Play: TypeAlias = ClosingPlay | LayingPlay | RearrangingPlay
"""The kind of play of a game: one of the three classes, which decide what a player can do in a turn."""
