"""Stop or wait? Who is first, what a round of waiting brings, and when it is as good as stopping."""

from __future__ import annotations

from fractions import Fraction

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("race-won", Topic.RACE)
def won(draw: SeededDraw) -> FamilyDraw:
    """How likely your tile comes before the others close, who are first in each round."""
    tile, others = draw.whole(4, 15), draw.whole(6, 25)
    hit, close = Fraction(1, tile), Fraction(1, others)
    first = (1 - close) * hit
    ends = 1 - (1 - close) * (1 - hit)
    key = first / ends
    return FamilyDraw(
        given={"tile": tile, "others": others, "less": others - 1, "miss": tile - 1},
        formula=f"({others - 1}/{others} * 1/{tile})/(1 - {others - 1}/{others} * {tile - 1}/{tile})",
        wrong={
            "turns-ignored": hit / (hit + close),
            "first-round-only": first,
            "you-are-first": hit / ends,
            "complement": 1 - key,
        },
    )


@family("wait-a-round", Topic.RACE)
def a_round(draw: SeededDraw) -> FamilyDraw:
    """What it brings on average to wait one round."""
    unseen, good = draw.whole(70, 91), draw.whole(6, 20)
    stop, others, lose = 50 * draw.whole(2, 8), draw.whole(4, 25), 50 * draw.whole(2, 8)
    more = 2 * stop
    hit, close = Fraction(good, unseen), Fraction(others, 100)
    drawn = hit * more + (1 - hit) * stop
    return FamilyDraw(
        given={"unseen": unseen, "good": good, "bad": unseen - good, "stop": stop, "more": more,
               "others": others, "left": 100 - others, "lose": lose},
        formula=f"{100 - others}/100*({good}/{unseen}*{more} + {unseen - good}/{unseen}*{stop}) "
        f"- {others}/100*{lose}",
        wrong={
            "loss-forgotten": (1 - close) * drawn,
            "others-forgotten": drawn,
            "all-or-nothing": (1 - close) * hit * more - close * lose,
            "loss-added": (1 - close) * drawn + close * lose,
        },
    )  # fmt: skip


@family("as-good-as-stopping", Topic.RACE)
def as_good(draw: SeededDraw) -> FamilyDraw:
    """How likely others may close in a round for waiting to be as good as stopping."""
    unseen, good = draw.whole(70, 91), draw.whole(6, 20)
    stop, lose = 50 * draw.whole(2, 8), 50 * draw.whole(2, 8)
    more = stop + 50 * draw.whole(2, 10)
    hit = Fraction(good, unseen)
    gain = hit * (more - stop)
    return FamilyDraw(
        given={"unseen": unseen, "good": good, "stop": stop, "more": more, "lose": lose, "gain": more - stop},
        formula=f"({good}/{unseen}*({more} - {stop}))/({stop} + {lose} + {good}/{unseen}*({more} - {stop}))",
        wrong={
            "loss-forgotten": gain / (stop + gain),
            "gain-against-loss": gain / (stop + lose),
            "stop-not-lost": gain / (lose + gain),
            "whole-for-gain": hit * more / (stop + lose + hit * more),
        },
    )
