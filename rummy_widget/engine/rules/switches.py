"""Enums for rules with several named alternatives, such as the rules that players may choose.

There are no enums for rules whose values are yes and no, or numbers.
"""

from __future__ import annotations

from enum import StrEnum


class OneRule(StrEnum):
    """The places where a 1 may be in a run (PRO-20, RK-1).

    Attributes:
        LOW: before the 2 only, as in 1-2-3.
        LOW_OR_HIGH: before the 2 or after the 13, as in 1-2-3 and 12-13-1.
    """

    LOW = "low"
    LOW_OR_HIGH = "low_or_high"


class JokerTrump(StrEnum):
    """What happens if a Joker is turned up as the trump tile at the deal (PRO-4).

    The trump tile is turned up to decide which stack is dealt first.

    Attributes:
        REDRAW: the Joker is put back and another tile is turned up.
        RESHUFFLE: everything is shuffled again.
    """

    REDRAW = "redraw"
    RESHUFFLE = "reshuffle"


class TakeDiscard(StrEnum):
    """Which discard a player may take instead of drawing (PRO-11).

    Attributes:
        LAST: the tile that the previous player has just discarded.
        NEVER: no discard.
    """

    LAST = "last"
    NEVER = "never"


class ExtraJoker(StrEnum):
    """Whether a player may get one of the extra Jokers that aren't in the stock (PRO-8).

    Attributes:
        OFF: no.
        INSTEAD_OF_DRAW: yes, once in a game, instead of drawing a tile.
    """

    OFF = "off"
    INSTEAD_OF_DRAW = "instead_of_draw"


class MosaicJokers(StrEnum):
    """Whether a Mosaic, a pattern of 1 to 13 and another 1 in mixed colours, may contain Jokers (PRO-41).

    Attributes:
        REDUCED: it may contain Jokers; they lower the points, as in any pattern.
        NATURAL_ONLY: it may not contain Jokers.
    """

    REDUCED = "reduced"
    NATURAL_ONLY = "natural_only"


class ThrownJoker(StrEnum):
    """The tier of a Bicolor, Minor or Major if the player has discarded a Joker (PRO-46).

    Bicolor, Minor and Major are patterns with which a player can end the round. A tier is a row of the price
    table, which lists the points for patterns. The choice only matters if the player has discarded exactly
    one Joker in earlier turns, and the last discard, the free tile, isn't a Joker. If there are two such
    Jokers, every pattern has the tier special.

    Attributes:
        BIG: the tier big, as without a discarded Joker.
        SPECIAL: the tier special, which is worth more.
    """

    BIG = "big"
    SPECIAL = "special"


class GrandCareRest(StrEnum):
    """Which six tiles a Grand Care may contain besides its eight tiles of one number (PRO-50).

    A Grand Care is a pattern of fourteen tiles with which a player can end the round.

    Attributes:
        FREE: any tiles.
        MELDS: only tiles that form runs and groups.
    """

    FREE = "free"
    MELDS = "melds"


class JokerOverflow(StrEnum):
    """How many points a pattern is worth if it contains more Jokers than the price table covers (PRO-53).

    The price table lists the points of each pattern with 0, 1 and 2 Jokers.

    Attributes:
        CLAMP: as many points as with two Jokers.
        LINEAR: for each Joker after the second, the points drop by as much as from one Joker to two, but not
            below 0.
        FORBID: none, as a player can't end the round with such a pattern.
    """

    CLAMP = "clamp"
    LINEAR = "linear"
    FORBID = "forbid"


class Starter(StrEnum):
    """How the player who starts is chosen, in games without a trump tile (RK-7, BR-1).

    Attributes:
        HIGHEST: the player who draws the highest tile.
        LEFT_OF_DEALER: the player to the left of the dealer.
    """

    HIGHEST = "highest"
    LEFT_OF_DEALER = "left_of_dealer"


class Touch(StrEnum):
    """When a player who lays melds for the first time may use the melds on the table (RK-8, R45-5).

    Attributes:
        NEXT_TURN: from the next turn on.
        SAME_TURN: as soon as the first melds are laid.
    """

    NEXT_TURN = "next_turn"
    SAME_TURN = "same_turn"


class InvalidTurn(StrEnum):
    """What happens if a player ends a turn that breaks a rule (RK-9, TR-2).

    Attributes:
        MEND: the player learns what is wrong, and corrects the turn or takes it back.
        PENALTY: the turn is taken back, and the player draws tiles as a penalty.
    """

    MEND = "mend"
    PENALTY = "penalty"


class PoolEnd(StrEnum):
    """Who wins if the stock is empty and nobody can play (RK-6).

    Attributes:
        TILE_COUNT: the player with the fewest tiles.
        VALUE: the player whose tiles are worth least.
    """

    TILE_COUNT = "tile_count"
    VALUE = "value"


class JokerCounts(StrEnum):
    """How often a Joker scores if it is taken from the table and laid again (R45-8).

    Attributes:
        ONCE: only the first time it is laid, for the player who lays it then.
        EACH_TIME: each time it is laid.
    """

    ONCE = "once"
    EACH_TIME = "each_time"
