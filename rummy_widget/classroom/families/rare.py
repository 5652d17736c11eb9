"""Rare and rarer: variance, Poisson's steps, pigeonholes, three sets that overlap."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("hits-variance", Topic.RARE)
def scatter(draw: SeededDraw) -> FamilyDraw:
    """The variance of how often something happens in some deals."""
    rare, deals = draw.whole(5, 30), draw.whole(20, 90)
    part = Fraction(1, rare)
    return FamilyDraw(
        given={"rare": rare, "deals": deals, "less": rare - 1},
        formula=f"{deals} * 1/{rare} * {rare - 1}/{rare}",
        wrong={
            "mean-for-variance": deals * part,
            "one-deal-only": part * (1 - part),
            "count-squared": deals * deals * part * (1 - part),
            "one-less-forgotten": deals * part * part,
        },
    )


@family("poisson-step", Topic.RARE)
def step(draw: SeededDraw) -> FamilyDraw:
    """How many times as often as one fewer a rare thing happens, by Poisson."""
    rare, deals, hits = draw.whole(20, 90) * 10, draw.whole(11, 49) * 100, draw.whole(2, 6)
    mean = Fraction(deals, rare)
    return FamilyDraw(
        given={"rare": rare, "deals": deals, "hits": hits, "fewer": hits - 1},
        formula=f"{deals}/{rare}/{hits}",
        wrong={
            "step-not-divided": mean,
            "step-before": mean / (hits - 1),
            "upside-down": hits / mean,
            "mean-left-out": Fraction(1, hits),
        },
    )


@family("doubles-forced", Topic.RARE)
def forced(draw: SeededDraw) -> FamilyDraw:
    """From how many tiles on some doubles are certain."""
    colours, numbers = draw.whole(2, 4), draw.whole(5, 13)
    jokers, doubles = draw.whole(1, 3), draw.whole(2, 5)
    kinds = colours * numbers
    key = kinds + jokers + doubles
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers, "jokers": jokers, "doubles": doubles, "kinds": kinds,
               "fewer": doubles - 1},
        formula=f"{colours}*{numbers} + {jokers} + {doubles}",
        wrong={
            "fence-post": key - 1,
            "jokers-forgotten": kinds + doubles,
            "one-double-only": kinds + jokers + 1,
            "for-named-tiles": 2 * kinds + jokers,
        },
    )  # fmt: skip


@family("colour-lacking", Topic.RARE)
def lacking(draw: SeededDraw) -> FamilyDraw:
    """Racks that lack one of three colours, by adding and taking away."""
    numbers, size = draw.whole(4, 8), draw.whole(5, 8)
    two, one, all_racks = comb(4 * numbers, size), comb(2 * numbers, size), comb(6 * numbers, size)
    key = 3 * two - 3 * one
    return FamilyDraw(
        given={"numbers": numbers, "size": size, "two": 4 * numbers, "one": 2 * numbers},
        formula=f"3*C({4 * numbers}, {size}) - 3*C({2 * numbers}, {size})",
        wrong={
            "overlap-counted-twice": 3 * two,
            "overlap-added": 3 * two + 3 * one,
            "overlap-taken-twice": 3 * two - 6 * one,
            "one-colour-named": two,
            "opposite-racks": all_racks - key,
        },
    )
