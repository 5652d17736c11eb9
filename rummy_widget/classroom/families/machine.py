"""How a machine counts: states, steps, and what a power of a matrix counts."""

from __future__ import annotations

from math import factorial

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("machine-step", Topic.MACHINE)
def step(draw: SeededDraw) -> FamilyDraw:
    """One more number: how many sets are still alive, at most one piece of each tile being taken."""
    none, one = draw.whole(20, 90), draw.whole(10, 60)
    two, three = draw.whole(10, 60), draw.whole(5, 40)
    return FamilyDraw(
        given={"none": none, "one": one, "two": two, "three": three},
        formula=f"3*{none} + 2*{one} + 2*{two} + 3*{three}",
        wrong={
            "second-copy-forgotten": 2 * none + one + two + 2 * three,
            "short-run-ended": 3 * (none + one + two + three),
            "tile-forced": 2 * (none + one + two + three),
            "long-run-goes-on": 3 * none + 2 * one + 2 * two + 2 * three,
        },
    )


@family("machine-runs", Topic.MACHINE)
def runs(draw: SeededDraw) -> FamilyDraw:
    """Sets of one colour that are one run, from both copies of each tile; the 1 low, or high as well."""
    numbers, size, high = draw.whole(6, 13), draw.whole(3, 5), draw.whole(0, 1)
    places = numbers - size + 1 + high
    return FamilyDraw(
        given={"numbers": numbers, "size": size, "one": "both" if high else "low", "places": places},
        formula=f"{places}*2^{size}",
        wrong={
            "second-copy-forgotten": places,
            "step-added": places * 2 * size,
            "high-one-misread": (places - 1 if high else places + 1) * 2**size,
            "wrapped-round": numbers * 2**size,
        },
    )


@family("machine-colourings", Topic.MACHINE)
def colourings(draw: SeededDraw) -> FamilyDraw:
    """A row that begins with every colour and then never stays (PRO-41, other boxes)."""
    colours, numbers = draw.whole(3, 6), draw.whole(6, 12)
    first, rest = factorial(colours), numbers - colours
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers, "first": first, "rest": rest, "others": colours - 1},
        formula=f"{colours}!*{colours - 1}^{rest}",
        wrong={
            "colour-stayed": first * colours**rest,
            "fence-post": first * (colours - 1) ** (rest - 1),
            "first-ones-free": colours * (colours - 1) ** (numbers - 1),
            "step-added": first * (colours - 1) * rest,
        },
    )
