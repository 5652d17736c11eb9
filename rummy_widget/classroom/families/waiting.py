"""Outs and waiting: drawing without putting back, the next tile, some tiles, until it comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import comb

from ...engine.solver.closing.draws import outs
from ...engine.tiles import ALL_TILES, COLOURS, JOKER, Tile, notation
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family

PIECES = 106


@family("outs-next", Topic.WAITING)
def next_draw(draw: SeededDraw) -> FamilyDraw:
    """The chance that the next tile closes a rack that is shown."""
    rack = near(draw)
    found = outs(rack)
    copies = found.copies if found.distance == 1 and 2 < len(found) < 8 else 0
    jokers = found[JOKER].copies if JOKER in found else 0
    return FamilyDraw(
        given={"unseen": found.unseen, "good": copies, "kinds": len(found) - 1, "jokers": jokers},
        # A rack that is farther away, or waits for too many, is not fair: its answers come out the same.
        formula=f"{copies}/{found.unseen}",
        rack=notation(rack),
        wrong={
            "second-copy-forgotten": Fraction(len(found), found.unseen) if copies else 0,
            "jokers-forgotten": Fraction(copies - jokers, found.unseen),
            "own-tiles-counted": Fraction(copies, PIECES),
            "complement": 1 - Fraction(copies, found.unseen),
        },
    )


@family("outs-within", Topic.WAITING)
def within(draw: SeededDraw) -> FamilyDraw:
    """The chance of a good tile within some draws."""
    unseen, good, draws = draw.whole(30, 90), draw.whole(3, 8), draw.whole(3, 6)
    none = Fraction(comb(unseen - good, draws), comb(unseen, draws))
    part = Fraction(good, unseen)
    return FamilyDraw(
        given={"unseen": unseen, "good": good, "draws": draws, "bad": unseen - good},
        formula=f"1 - C({unseen - good}, {draws})/C({unseen}, {draws})",
        wrong={
            "with-replacement": 1 - (1 - part) ** draws,
            "chances-added": draws * part,
            "one-draw-only": part,
            "exactly-for-at-least": Fraction(good * comb(unseen - good, draws - 1), comb(unseen, draws)),
            "complement": none,
        },
    )


@family("outs-wait", Topic.WAITING)
def wait(draw: SeededDraw) -> FamilyDraw:
    """How many draws it takes on average until the first good tile."""
    unseen, good = draw.whole(30, 90), draw.whole(3, 9)
    return FamilyDraw(
        given={"unseen": unseen, "good": good, "bad": unseen - good, "parts": good + 1},
        formula=f"{unseen + 1}/{good + 1}",
        wrong={
            "with-replacement": Fraction(unseen, good),
            "fence-post": Fraction(unseen, good + 1),
            "last-draw-forgotten": Fraction(unseen - good, good + 1),
            "upside-down": Fraction(good + 1, unseen + 1),
        },
    )


def near(draw: SeededDraw) -> tuple[Tile, ...]:
    """Fourteen natural tiles, all but one or two of them in melds."""
    while True:
        tiles: list[Tile] = []
        for meld in islice(melds(draw), 40):
            if len(tiles) + len(meld) <= 14 and max(Counter((*tiles, *meld)).values()) <= 2:
                tiles += meld
        if len(tiles) == 14:
            break
    tiles.pop(draw.whole(0, 13))
    while len(tiles) < 14:
        other = draw.one_of(ALL_TILES)
        if tiles.count(other) < 2:
            tiles.append(other)
    return tuple(sorted(tiles))


def melds(draw: SeededDraw) -> Iterator[list[Tile]]:
    """Runs and groups as they come."""
    while True:
        number, colour = draw.whole(1, 13), draw.one_of(COLOURS)
        if draw.whole(0, 1):
            last = min(13, number + draw.whole(2, 4))
            run = [Tile(colour, each) for each in range(number, last + 1)]
            if len(run) > 2:
                yield run
        else:
            yield [Tile(each, number) for each in COLOURS if each is not colour or draw.whole(0, 1)]
