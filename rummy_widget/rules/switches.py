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
