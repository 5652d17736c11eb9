"""How rare each closing pattern is, in dealt racks and in played games, and what it should be worth.

A pattern is worth points, which each opponent pays to the player who closes with it, that is, who wins by
laying 14 tiles that form the pattern.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from ...engine.closes.prices import Pattern, price
from ...engine.odds import chance_closing, count_closing
from ...text.words import say
from ..played import Close, play_game
from .counting import one_by_one
from .sheets import Sheet, number, same
from .trials import wilson

__all__ = [
    "PATTERNS", "brings", "dealt_and_played", "of_104", "of_106", "one_in", "pattern_rows", "pays",
    "play_again", "price_by_games", "rarity_price", "rarity_text",
]  # fmt: skip

PATTERNS = ("simple", "grand_care", "mosaic", "bicolor", "minor", "major", "doubles", "monocolor")


def pattern_rows(names: Iterable[str | None], *cells: Callable[[Any], Any]) -> list[tuple[Any, ...]]:
    """Return a table row for each closing pattern: its name, and what the functions *cells* return for it.

    Each function is called with the pattern's name. Among the *names*, None stands for "any pattern".

    >>> pattern_rows(("grand_care", None), lambda name: 7)
    [('grand care', 7), ('any pattern', 7)]
    """
    return [(say("lab-pattern", pattern=name or "any"), *(cell(name) for cell in cells)) for name in names]


def one_in(chance: Fraction) -> int:
    """Return the whole number n such that *chance*, which must be above 0, is about one in n.

    >>> one_in(Fraction(2, 93))
    46
    """
    return round(1 / chance)


def of_104(pattern: str | None, size: int = 14) -> int:
    """Return the whole number n such that about one deal in n forms a closing pattern, without Jokers.

    The tiles are dealt from a box of 104 tiles without Jokers. *pattern* is the name of the pattern, or None
    for any pattern. A deal has *size* tiles: 14, or 15 of which one is left over.

    >>> of_104("simple"), of_104("simple", 15)
    (921157, 73578)
    """
    return _one_in(104, pattern, 0, size, Fraction(1))


def of_106(pattern: str | None, jokers: int | None = None, size: int = 14) -> int:
    """Return the whole number n such that about one deal in n, from all 106 tiles, forms a closing pattern.

    *pattern* is the name of the closing pattern (a kind of winning hand), or None for any of them. If
    *jokers* is given, only deals with exactly that many Jokers count. A deal has *size* tiles: 14, or 15 of
    which one is left over.

    >>> of_106("grand_care"), of_106("grand_care", 0), of_106("doubles", 2, size=15)
    (192092, 8771459, 1912500)
    """
    held = Fraction(1) if jokers is None else one_by_one(2, 104, size)[jokers]
    return _one_in(106, pattern, jokers, size, held)


def _one_in(tiles: int, pattern: str | None, jokers: int | None, size: int, held: Fraction) -> int:
    """Return the whole number n such that about one deal in n forms a closing pattern with *jokers* Jokers.

    *tiles* is the number of tiles in the box. *pattern* is the name of the pattern, or None for any pattern.
    *jokers* is the exact number of Jokers in the deal, or None for any number, and *held* is the chance that
    a deal has that many Jokers. *size* is the number of tiles dealt, 14 or 15; of 15 tiles, one is left over.
    The result is computed twice, from the number of racks and from the chance; ValueError is raised if the
    two differ.
    """
    count = count_closing(size, size - 14, jokers, pattern)
    chance = held * chance_closing(size, size - 14, jokers, pattern)
    return same(one_in(Fraction(count, comb(tiles, size))), one_in(chance))


def pays(pattern: str, jokers: int = 0) -> int:
    """Return the points that each opponent pays for a winning hand of a pattern with *jokers* Jokers.

    The winner has not discarded any Joker, and the tile left over is not a Joker.

    >>> [pays("simple", jokers) for jokers in range(3)]
    [250, 200, 150]
    """
    return price(Pattern(pattern), jokers)[1]


def brings(pattern: str) -> Fraction:
    """Return the points that a closing pattern earns on average, from one opponent, if 14 tiles are dealt.

    The tiles are dealt to the player at random. A rack that does not form the pattern earns 0. A rack with
    Jokers earns the points that the pattern is worth with that many Jokers.

    >>> round(float(brings("mosaic") * 10**6), 1)
    513.4
    """
    counts = (count_closing(14, jokers=jokers, pattern=pattern) for jokers in range(3))
    points = sum(count * pays(pattern, jokers) for jokers, count in enumerate(counts))
    chances = (
        held * chance_closing(14, jokers=jokers, pattern=pattern) * pays(pattern, jokers)
        for jokers, held in enumerate(one_by_one(2, 104, 14)[:3])
    )
    return same(Fraction(points, comb(106, 14)), sum(chances, Fraction()))


def rarity_price(pattern: str, jokers: bool = False) -> Fraction:
    """Return the points that a closing pattern would have to be worth to earn as much on average as Simple.

    Simple is the most common pattern. The points are those of a winning hand without Jokers. *jokers* says
    whether the box has Jokers; a winning hand that contains Jokers is worth less.

    >>> round(rarity_price("grand_care")), round(rarity_price("grand_care", jokers=True))
    (1791, 542)
    """
    if jokers:
        return pays(pattern) * brings("simple") / brings(pattern)
    simple, own = (count_closing(14, jokers=0, pattern=name) for name in ("simple", pattern))
    return Fraction(pays("simple") * simple, own)


# ---- Played games ----------------------------------------------------------------------------------

Games = Sequence[Close | None]
"""The winning hands of some games; None stands for a game that nobody closed."""


def play_again(games: int) -> Games:
    """Let computer players play the recorded games again, from the first on; return how each was closed.

    *games* is the number of games to play. A game that nobody closed is None in the result.
    """
    return [play_game(seed) for seed in range(games)]


def rarity_text(games: Games) -> str:
    """Return a phrase that says with which pattern each game was closed, and for how many points.

    For a game that nobody closed (None), it says "nobody".

    >>> rarity_text([Close("grand_care", 900), None])
    'grand care for 900, nobody'
    """
    return ", ".join(
        say("lab-nobody")
        if each is None
        else say("lab-closed", pattern=pattern_rows((each.pattern,))[0][0], points=str(each.points))
        for each in games
    )


def dealt_and_played(games: Games) -> Sheet:
    """Return a table that says, for each closing pattern, how often it is dealt and how often it is played.

    The first column names the pattern. The second gives its share among those racks of 14 tiles dealt at
    random that form any pattern, the third its share in the played games that were closed (ended with a
    winning hand), and the last the 95% confidence interval of the third. *games* contains None for each game
    that nobody closed; at least one of the games must have been closed.

    >>> dealt_and_played([Close("simple", 250), None, Close("simple", 200)]).rows[0]
    ('simple', '0.6157', '1', '0.3424 … 1')
    """
    patterns = [each.pattern for each in games if each]
    rows = []
    for name in PATTERNS:
        hits = patterns.count(name)
        interval = wilson(hits, len(patterns))
        dealt = float(chance_closing(14, pattern=name) / chance_closing(14))
        rows.append((name, dealt, hits / len(patterns), f"{number(interval.low)} … {number(interval.high)}"))
    headings = (say("lab-heading", what=what) for what in ("pattern", "dealt", "played"))
    return Sheet((*headings, "95 %"), [(*pattern_rows((name,))[0], *rest) for name, *rest in rows])


def price_by_games(pattern: str, games: Games) -> int | str:
    """Return the points that *pattern* must be worth to earn as much in *games* as the pattern Simple.

    Simple is the most common of the patterns with which players close (end the round). If nobody closed with
    *pattern*, a phrase that says so is returned.

    >>> price_by_games("mosaic", [Close("simple", 250), Close("mosaic", 250), Close("simple", 250)])
    500
    """
    simple, own = (sum(each.points for each in games if each and each.pattern == name)
                   for name in ("simple", pattern))  # fmt: skip
    return round(Fraction(pays(pattern) * simple, own)) if own else say("lab-never-closed")
