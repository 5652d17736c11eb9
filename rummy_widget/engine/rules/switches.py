"""Enums for the rules that players may choose; choices of yes or no, or of a number, are plain fields."""

from __future__ import annotations

from enum import StrEnum


class OneRule(StrEnum):
    """The places where a 1 may stand in a run (PRO-20, RK-1)."""

    LOW = "low"  # 1-2-3 only
    LOW_OR_HIGH = "low_or_high"  # 1-2-3 and 12-13-1


class JokerTrump(StrEnum):
    """What happens if a Joker is turned up as the trump tile at the deal (PRO-4)."""

    REDRAW = "redraw"  # it is put back and another tile is turned
    RESHUFFLE = "reshuffle"  # everything is shuffled again


class TakeDiscard(StrEnum):
    """Which discard a player may take instead of drawing (PRO-11)."""

    LAST = "last"  # the one that the previous player has just discarded
    NEVER = "never"


class ExtraJoker(StrEnum):
    """How a player may get one of the extra Jokers that aren't in the stock (PRO-8)."""

    OFF = "off"
    INSTEAD_OF_DRAW = "instead_of_draw"


class MosaicJokers(StrEnum):
    """Whether Jokers may stand in a Mosaic, a pattern of 1 to 13 and another 1 in mixed colours (PRO-41)."""

    REDUCED = "reduced"  # yes, at the reduced price of any pattern with Jokers
    NATURAL_ONLY = "natural_only"


class ThrownJoker(StrEnum):
    """The row of the price table for Bicolor, Minor and Major if the player has discarded a Joker (PRO-46).

    These are patterns that a rack can show. It applies to one discarded Joker, and only if the tile left over
    is no Joker.
    """

    BIG = "big"
    SPECIAL = "special"


class GrandCareRest(StrEnum):
    """What the other tiles of a Grand Care, the pattern with eight tiles of one number, must be (PRO-50)."""

    FREE = "free"  # any tiles
    MELDS = "melds"  # runs and groups


class JokerOverflow(StrEnum):
    """How to price a rack with more Jokers than the price table covers (PRO-53)."""

    CLAMP = "clamp"  # by the last column
    LINEAR = "linear"  # each further Joker lowers the price by the last step again, but not below 0
    FORBID = "forbid"  # the round can't be ended with it


class Starter(StrEnum):
    """How the player who starts is chosen, in games without a trump tile (RK-7, BR-1)."""

    HIGHEST = "highest"  # the player who draws the highest tile
    LEFT_OF_DEALER = "left_of_dealer"


class Touch(StrEnum):
    """When a player who lays melds for the first time may use the melds on the table (RK-8, R45-5)."""

    NEXT_TURN = "next_turn"
    SAME_TURN = "same_turn"


class InvalidTurn(StrEnum):
    """What happens if a player ends a turn that breaks a rule (RK-9, TR-2)."""

    MEND = "mend"  # the player is told why, and corrects the turn or takes it back
    PENALTY = "penalty"  # the turn is taken back, and the player draws tiles as a penalty


class PoolEnd(StrEnum):
    """Who wins if the stock is empty and nobody can play (RK-6)."""

    TILE_COUNT = "tile_count"  # the player with the fewest tiles
    VALUE = "value"  # the player whose tiles are worth least


class JokerCounts(StrEnum):
    """How often a Joker gives points if it is taken from the table and laid again (R45-8)."""

    ONCE = "once"  # only to the player who laid it first
    EACH_TIME = "each_time"  # each time it is laid
