"""The eight patterns that the tiles of a close can form, and their points (PRO-40 to PRO-54)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from ..rules import RUMMY_PRO, ClosingPlay, JokerOverflow, PriceRules, Ruleset, ThrownJoker, check_choice


class Pattern(StrEnum):
    """The eight patterns that the tiles of a close can form, in the order of the written rules.

    To close is to end the round with fourteen tiles that form one of these patterns and to discard the
    fifteenth.
    """

    SIMPLE = "simple"
    MOSAIC = "mosaic"
    BICOLOR = "bicolor"
    MINOR = "minor"
    MAJOR = "major"
    DOUBLES = "doubles"
    GRAND_CARE = "grand_care"
    MONOCOLOR = "monocolor"


class Tier(StrEnum):
    """A row of the price table, which says how many points a player gets for closing with each pattern.

    All patterns in the same row are worth the same points.
    """

    SMALL = "small"
    BIG = "big"
    SPECIAL = "special"


CLAUSES: Mapping[Pattern, str] = {
    Pattern.SIMPLE: "PRO-40",
    Pattern.MOSAIC: "PRO-41",
    Pattern.BICOLOR: "PRO-42",
    Pattern.MINOR: "PRO-43",
    Pattern.MAJOR: "PRO-44",
    Pattern.DOUBLES: "PRO-49",
    Pattern.GRAND_CARE: "PRO-50",
    Pattern.MONOCOLOR: "PRO-51",
}
"""The id of the clause of the written rules that defines each pattern."""

# The row of each pattern, unless Jokers raise it to a higher one; patterns left out are in the row SPECIAL.
_BASE = {Pattern.SIMPLE: Tier.SMALL, Pattern.MOSAIC: Tier.SMALL,
         Pattern.BICOLOR: Tier.BIG, Pattern.MINOR: Tier.BIG, Pattern.MAJOR: Tier.BIG}  # fmt: skip


def pattern_of(pattern: Pattern | str) -> Pattern:
    """Return the pattern with a name such as "minor"; a `Pattern` is returned as it is.

    Raises ValueError if there is no such pattern.

    >>> pattern_of("minor")
    <Pattern.MINOR: 'minor'>
    """
    check_choice("pattern", pattern, Pattern)
    return Pattern(pattern)


def price(
    pattern: Pattern | str, jc: int = 0, jt: int = 0, jf: bool = False, rules: Ruleset = RUMMY_PRO
) -> tuple[Tier, int, tuple[str, ...]]:
    """Return a pattern's row of the price table, its points, and the ids of the clauses that say so.

    Args:
        pattern: the pattern that the fourteen tiles of a close form, or its name.
        jc: how many Jokers are among the tiles of the pattern; each lowers the points.
        jt: how many Jokers the player has discarded during the round; they can raise the pattern to a higher
            row.
        jf: whether the free tile (the fifteenth, which is discarded last) is a Joker; a free Joker can also
            raise the pattern to a higher row.
        rules: the rules of the game.

    Raises:
        ValueError: if the game has no price table, or no pattern has that name.

    >>> price(Pattern.SIMPLE, jc=1, jt=1)
    (<Tier.BIG: 'big'>, 400, ('PRO-40', 'PRO-45'))
    """
    prices, pattern = price_rules(rules), pattern_of(pattern)
    tier, clauses = _BASE.get(pattern, Tier.SPECIAL), [CLAUSES[pattern]]
    raised = _raise(tier, jt, jf, prices)
    if raised is not None:
        tier, why = raised
        clauses.append(why)
    table = {Tier.SMALL: prices.small, Tier.BIG: prices.big, Tier.SPECIAL: prices.special}[tier]
    over = jc - (len(table) - 1)
    if over <= 0:
        return tier, table[jc], tuple(clauses)
    step = table[-2] - table[-1] if prices.joker_overflow is JokerOverflow.LINEAR else 0
    return tier, max(0, table[-1] - over * step), (*clauses, "PRO-53")


def _raise(tier: Tier, jt: int, jf: bool, prices: PriceRules) -> tuple[Tier, str] | None:
    """Return the tier to which Jokers raise a pattern, and the id of the clause (written rule) that says so.

    A tier is a row of the price table: small, big or special. *tier* is the usual tier of the pattern, *jt*
    the number of Jokers that the player has discarded during the round, and *jf* whether the free tile, the
    last discard, is a Joker. Returns None if the pattern stays in its usual tier.
    """
    if tier is Tier.SPECIAL:
        return None
    if jt and jf:
        return Tier.SPECIAL, "PRO-47"
    if jt > 1:
        return Tier.SPECIAL, "PRO-48"
    if tier is Tier.SMALL:
        return (Tier.BIG, "PRO-45") if jt or jf else None
    special = jf or (jt and prices.big_with_thrown_joker is ThrownJoker.SPECIAL)
    return (Tier.SPECIAL, "PRO-46") if special else None


def price_rules(rules: Ruleset) -> PriceRules:
    """Return a game's rules for the points of a close; raise ValueError if it has no price table."""
    if rules.prices is None:
        raise ValueError(f"no price table in {rules!r}; expected a ruleset with prices, such as RUMMY_PRO")
    return rules.prices


def jokers_allowed(rules: Ruleset) -> int | None:
    """Return the largest number of Jokers allowed in a pattern; None if there is no limit (PRO-53).

    Raises ValueError if the game has no price table.
    """
    prices = price_rules(rules)
    return len(prices.small) - 1 if prices.joker_overflow is JokerOverflow.FORBID else None


def close_rules(rules: Ruleset) -> ClosingPlay:
    """Return a game's rules for closing, that is, for ending the round with fourteen tiles in a pattern.

    Raises ValueError if players don't close in this game.
    """
    if rules.close is None:
        raise ValueError(f"no closing in {rules!r}; expected a ruleset with closes, such as RUMMY_PRO")
    return rules.close
