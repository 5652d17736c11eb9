"""Exercises that formulas cannot describe: on tiles that complete a rack, and on an opponent's likely plan.

A public function that returns a `FamilyDraw` makes the exercises of the family of the same name. A
`FamilyDraw` holds the right answer and some wrong ones. If the random numbers don't make a good exercise, one
of the wrong answers is made equal to the right one; this tells the caller (`Family`) to draw again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random

from ...engine.solver.closing.draws import outs
from ...engine.tiles import ALL_TILES, COLOURS, JOKER, Tile, notation
from ...tutor.drills.dealing import number_from, pick
from .records import FamilyDraw

PIECES = 106


def outs_next(rng: Random) -> FamilyDraw:
    """Draw an exercise that asks for the chance that the next tile drawn completes the rack shown.

    If the random rack is not suitable, the exercise returned has a wrong answer that equals the right one.
    The caller rejects such an exercise, and draws again.
    """
    rack = nearly_closing_rack(rng)
    found = outs(rack)
    copies = found.copies if found.distance == 1 and 2 < len(found) < 8 else 0
    jokers = found[JOKER].copies if JOKER in found else 0
    return FamilyDraw(
        given={"unseen": found.unseen, "good": copies, "kinds": len(found) - 1, "jokers": jokers},
        # A rack that needs more than one tile, or that too many or too few tiles complete, makes an unfair
        # exercise: two answers are made equal, so that another rack is drawn.
        formula=f"{copies}/{found.unseen}",
        rack=notation(rack),
        wrong={
            "second-copy-forgotten": Fraction(len(found), found.unseen) if copies else 0,
            "jokers-forgotten": Fraction(copies - jokers, found.unseen),
            "own-tiles-counted": Fraction(copies, PIECES),
            "complement": 1 - Fraction(copies, found.unseen),
        },
    )


def nearly_closing_rack(rng: Random) -> tuple[Tile, ...]:
    """Return a random rack of fourteen tiles in melds, with one tile replaced by another one at random.

    The rack has no Jokers, and contains no tile more than twice.
    """
    while True:
        tiles: list[Tile] = []
        for meld in islice(melds(rng), 40):
            if len(tiles) + len(meld) <= 14 and max(Counter((*tiles, *meld)).values()) <= 2:
                tiles += meld
        if len(tiles) == 14:
            break
    tiles.pop(number_from(rng, 0, 13))
    while len(tiles) < 14:
        other = pick(rng, ALL_TILES)
        if tiles.count(other) < 2:
            tiles.append(other)
    return tuple(sorted(tiles))


def melds(rng: Random) -> Iterator[list[Tile]]:
    """Yield random runs and groups, each as a list of tiles; the iterator never ends."""
    while True:
        number, colour = number_from(rng, 1, 13), pick(rng, COLOURS)
        if number_from(rng, 0, 1):
            last = min(13, number + number_from(rng, 2, 4))
            run = [Tile(colour, each) for each in range(number, last + 1)]
            if len(run) > 2:
                yield run
        else:
            yield [Tile(each, number) for each in COLOURS if each is not colour or number_from(rng, 0, 1)]


def which_plan(rng: Random) -> FamilyDraw:
    """Draw an exercise on how likely a player who takes a discarded tile is to collect runs, not groups.

    The student is told how many players collect runs and how many groups, and how often each kind of player
    takes the tile. If the random numbers are not suitable, one of the wrong answers is made equal
    to the right one, which tells the caller to draw again.
    """
    players, runs = number_from(rng, 5, 12), number_from(rng, 2, 10)
    one, other = number_from(rng, 2, 9), number_from(rng, 1, 8)
    if runs >= players or one <= other:
        # An unfair exercise: because these answers are equal, `Family` draws again.
        return FamilyDraw(given={}, formula="1/2", wrong={"complement": Fraction(1, 2)})
    both_one, both_other = runs * one, (players - runs) * other
    key = Fraction(both_one, both_one + both_other)
    return FamilyDraw(
        given={"players": players, "runs": runs, "groups": players - runs, "one": one, "other": other},
        formula=f"({runs}*{one})/({runs}*{one} + {players - runs}*{other})",
        wrong={
            "news-ignored": Fraction(runs, players),
            "base-rate-ignored": Fraction(one, one + other),
            "joint-for-conditional": Fraction(both_one, 10 * players),
            "turned-round": Fraction(one, 10),
            "complement": 1 - key,
        },
    )
