"""The choices that the rules leave open, one `StrEnum` each; a yes or no, or a number, is a plain field."""

from __future__ import annotations

from enum import StrEnum


class OneRule(StrEnum):
    """Where a 1 may stand in a run (PRO-20, RK-1)."""

    LOW = "low"  # 1-2-3 only
    LOW_OR_HIGH = "low_or_high"  # 1-2-3 and 12-13-1


class JokerTrump(StrEnum):
    """What is done with a Joker that is turned up as Trump (PRO-4)."""

    REDRAW = "redraw"  # it is put back and another tile is turned
    RESHUFFLE = "reshuffle"  # everything is shuffled again


class TakeDiscard(StrEnum):
    """Which discard may be taken instead of drawing (PRO-11)."""

    LAST = "last"
    NEVER = "never"


class ExtraJoker(StrEnum):
    """How an extra Joker comes to a player (PRO-8)."""

    OFF = "off"
    INSTEAD_OF_DRAW = "instead_of_draw"


class MosaicJokers(StrEnum):
    """Whether Jokers may stand in a Mosaic (PRO-41)."""

    REDUCED = "reduced"  # yes, at the reduced price of any pattern with Jokers
    NATURAL_ONLY = "natural_only"


class ThrownJoker(StrEnum):
    """What one thrown Joker makes of Bicolor, Minor and Major without a free one (PRO-46)."""

    BIG = "big"
    SPECIAL = "special"


class GrandCareRest(StrEnum):
    """What the tiles beside the eight of a Grand Care must be (PRO-50)."""

    FREE = "free"
    MELDS = "melds"


class JokerOverflow(StrEnum):
    """What more Jokers cost than the price table has columns for (PRO-53)."""

    CLAMP = "clamp"  # as much as the last column
    LINEAR = "linear"  # the last step again for each of them, never below nothing
    FORBID = "forbid"  # such an arrangement does not close


class Starter(StrEnum):
    """Who begins where no Trump says it (RK-7, BR-1)."""

    HIGHEST = "highest"  # who draws the highest tile
    LEFT_OF_DEALER = "left_of_dealer"


class Touch(StrEnum):
    """When a player who opens may touch what lies on the table (RK-8, R45-5)."""

    NEXT_TURN = "next_turn"
    SAME_TURN = "same_turn"


class InvalidTurn(StrEnum):
    """What becomes of a turn that cannot end as it lies (RK-9, TR-2)."""

    MEND = "mend"  # one is told why, and mends it or takes it back
    PENALTY = "penalty"  # it is taken back, and costs tiles


class PoolEnd(StrEnum):
    """Who wins where the stock is empty and nobody can play (RK-6)."""

    TILE_COUNT = "tile_count"
    VALUE = "value"


class JokerCounts(StrEnum):
    """How often a Joker on the table gives points (R45-8)."""

    ONCE = "once"
    EACH_TIME = "each_time"
